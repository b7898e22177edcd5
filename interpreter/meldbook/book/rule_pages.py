"""A page for each rule that stays where it is: its sentence in every game, and all its cases. A rule that is gone keeps a page too."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from meldbook.book.edition import Edition
from meldbook.book.markup import Content, Heading, Html, Page, join, link, listed, tag
from meldbook.book.said import listing, say
from meldbook.book.variant_page import path_of
from meldbook.teller import Teller, meanings


def rule_page(edition: Edition, rule: str, lang: str) -> Page:
    """The page of a rule."""
    games = edition.rules[rule]
    said_by = meanings((Teller(edition.volumes[name].game, lang) for name in games), rule)
    chapter = Teller(edition.volumes[games[0]].game, lang).heading(rule.partition(".")[0])
    parts: list[Heading | Html] = [Heading(1, rule, rule, small=True), tag("p", chapter, class_="mb-quiet")]
    for said, names in said_by.items():
        where = [link(Teller(edition.volumes[name].game, lang).title(), f"../{path_of(name)}#{rule}") for name in names]
        parts.append(tag("section", tag("p", said, class_="mb-says"), tag("p", join(where, " · "), class_="mb-foot"), class_="mb-rule"))
    parts += _cases(edition, rule, lang)
    return Page(f"r/{rule}.html", rule, next(iter(said_by)), tuple(parts), searched=False, kind="rule")


def _cases(edition: Edition, rule: str, lang: str) -> list[Heading | Html]:
    """Every case that tests the rule, by game."""
    parts: list[Heading | Html] = []
    for name in edition.rules[rule]:
        volume = edition.volumes[name]
        cases = [case for case in volume.cases_of.get(rule, ()) if edition.place_of(case)]
        if cases:
            items = [link(tag("span", case.title, lang="en"), f"../{edition.place_of(case)}") for case in cases]
            label = tag("b", Teller(volume.game, lang).title(), f" · {say(lang, 'rule.cases', count=len(cases))}")
            parts += [tag("p", label), listed(items)]
    return [Heading(2, say(lang, "rule.all_cases"), "cases"), *parts] if parts else []


def retired_page(rule: str, row: Mapping[str, Any], lang: str) -> Page:
    """What is left of a rule that nobody has any more."""
    said: list[Content] = [say(lang, "retired.said")]
    now = [link(other, f"{other}.html", class_="mb-ref") for other in row.get("now", ())]
    said += [" ", say(lang, "retired.now"), " ", join(now, ", ")] if now else []
    parts: tuple[Heading | Html, ...] = (Heading(1, rule, rule, small=True), tag("p", *said))
    return Page(f"r/{rule}.html", rule, say(lang, "retired.said"), parts, searched=False, kind="rule")


def manifest(edition: Edition, retired: Iterable[str]) -> dict[str, Any]:
    """The ids of all rules: each has a page for ever. What another edition of this file must still hold."""
    return {
        "generated_by": "tools/site --manifest",
        "rules": {rule: list(games) for rule, games in sorted(edition.rules.items())},
        "retired": sorted(retired),
    }


def lost(before: Mapping[str, Any], edition: Edition, retired: Iterable[str]) -> list[str]:
    """The ids that an earlier manifest has and this book has no page for."""
    known = {*edition.rules, *retired}
    return sorted({*before.get("rules", {}), *before.get("retired", ())} - known)


def index_page(edition: Edition, lang: str) -> Page:
    """All ids, by chapter."""
    parts: list[Heading | Html] = [Heading(1, say(lang, "ids.title"), "top"), tag("p", say(lang, "ids.lead"))]
    for chapter in edition.chapters(edition.rules):
        here = [rule for rule in edition.rules if rule.partition(".")[0] == chapter]
        told = Teller(edition.volumes[edition.rules[here[0]][0]].game, lang)
        rows = [
            join([link(rule, f"{rule}.html", class_="mb-ref"), " ", tag("span", _games(edition, rule, lang), class_="mb-quiet")])
            for rule in here
        ]
        parts += [Heading(2, told.heading(chapter), f"chapter-{chapter}"), listed(rows, class_="mb-ids")]
    return Page("r/index.html", say(lang, "ids.title"), say(lang, "ids.lead"), tuple(parts), searched=False)


def _games(edition: Edition, rule: str, lang: str) -> str:
    return listing(lang, [Teller(edition.volumes[name].game, lang).title() for name in edition.rules[rule]])
