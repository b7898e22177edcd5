"""The cases, many to a page: each drawn and played, with its twin, its YAML and how to run it again."""

from __future__ import annotations

import json
from collections.abc import Iterator

from meldbook.book import faces
from meldbook.book.edition import Edition, Volume
from meldbook.book.markup import Content, Heading, Html, Page, join, link, listed, tag, way
from meldbook.book.said import say
from meldbook.book.scene import Scene
from meldbook.conformance.case import Case, as_json
from meldbook.teller import Teller


def shown(edition: Edition, volume: Volume) -> dict[str, list[Case]]:
    """The cases that have their place with this game, by chapter."""
    found: dict[str, list[Case]] = {}
    for case in volume.own if edition.whole else (*volume.own, *volume.inherited):
        found.setdefault(case.chapter, []).append(case)
    return {chapter: found[chapter] for chapter in edition.chapters(f"{name}." for name in found)}


def case_pages(edition: Edition, volume: Volume, lang: str) -> Iterator[Page]:
    """A page for each chapter of a game."""
    teller = Teller(volume.game, lang)
    for chapter, cases in shown(edition, volume).items():
        path = f"cases/{volume.name}-{chapter}.html"
        title = say(lang, "cases.of", game=teller.title(), chapter=teller.heading(chapter))
        parts: list[Heading | Html] = [Heading(1, title, "top"), faces.symbols(), tag("p", say(lang, "cases.lead"), class_="mb-quiet")]
        for case in cases:
            parts += [Heading(2, case.id, case.id, small=True), _case(edition, volume, case, lang, path)]
        yield Page(path, title, say(lang, "cases.lead"), tuple(parts), searched=False, kind="cases")


def _case(edition: Edition, volume: Volume, case: Case, lang: str, path: str) -> Html:
    root = way(path, "index.html").removesuffix("index.html")
    parts: list[Content] = [tag("p", case.title, lang="en", class_="mb-title"), Scene(volume, case, lang, root).whole()]
    parts.append(_rules(volume, case, lang, root))
    if case.twin and case.twin in edition.cases:
        parts.append(_twin(edition, volume, edition.cases[case.twin], lang, path, root))
    parts.append(_english(case, lang))
    return tag("section", *parts, class_="mb-case")


def _rules(volume: Volume, case: Case, lang: str, root: str) -> Html:
    """The rules that the case tests, with what the first says."""
    teller = Teller(volume.game, lang)
    rows = [
        join([link(rule, f"{root}r/{rule}.html", class_="mb-ref"), " ", teller.sentence(rule)])
        for rule in case.rules
        if rule in volume.entries
    ]
    return tag("div", tag("p", tag("b", say(lang, "cases.rules"))), listed(rows), class_="mb-tests")


def _twin(edition: Edition, volume: Volume, twin: Case, lang: str, path: str, root: str) -> Html:
    """The case that comes out the other way, folded in."""
    label = tag("summary", say(lang, "cases.twin"))
    where = tag("p", link(twin.id, way(path, edition.place_of(twin)), class_="mb-ref"))
    return tag("details", label, Scene(volume, twin, lang, root).whole(), where, class_="mb-twin")


def _english(case: Case, lang: str) -> Html:
    """Why it is there, where it comes from, its YAML and the command, for who runs the corpus."""
    said: list[Content] = [tag("p", case.why, lang="en")] if case.why else []
    said.append(tag("p", tag("b", say(lang, "cases.from")), " ", tag("span", case.source, lang="en")))
    said.append(tag("pre", tag("code", yaml_of(case)), lang="en", tabindex="0"))
    said.append(tag("p", say(lang, "cases.again"), " ", tag("code", f'meldbook conform --impl "meldbook serve" --case {case.id}')))
    return tag("details", tag("summary", say(lang, "cases.more")), *said, class_="mb-yaml")


def yaml_of(case: Case) -> str:
    """The case as YAML that can be read back, a line for each field. A field that holds more than text is written as JSON, which is YAML too."""
    lines = []
    for key, value in as_json(case).items():
        written = value if isinstance(value, int) else json.dumps(value, ensure_ascii=False)
        if key == "steps" and isinstance(value, list):
            lines.append("  steps:")
            lines += [f"    - {json.dumps(step, ensure_ascii=False)}" for step in value]
        else:
            lines.append(f"  {key}: {written}")
    # Blank lines would end the block it stands in; there are none.
    return "- " + "\n".join(lines).lstrip()


def cases_index(edition: Edition, lang: str) -> Page:
    """All pages of cases."""
    parts: list[Heading | Html] = [
        Heading(1, say(lang, "cases.title"), "top"),
        tag("p", say(lang, "cases.index_lead", count=len(edition.cases))),
    ]
    for volume in edition.volumes.values():
        teller = Teller(volume.game, lang)
        rows = [
            join([link(teller.heading(chapter), f"{volume.name}-{chapter}.html"), f" · {say(lang, 'rule.cases', count=len(cases))}"])
            for chapter, cases in shown(edition, volume).items()
        ]
        if rows:
            parts += [Heading(2, teller.title(), f"of-{volume.name}"), listed(rows)]
    return Page(
        "cases/index.html", say(lang, "cases.title"), say(lang, "cases.index_lead", count=len(edition.cases)), tuple(parts), searched=False
    )
