"""What one game changes against another: by heading, then rule by rule, and the cases that come out differently."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

from meldbook import difference
from meldbook.book.edition import Edition, Volume
from meldbook.book.markup import Content, Heading, Html, Page, join, link, listed, table, tag
from meldbook.book.said import say
from meldbook.book.variant_page import path_of
from meldbook.teller import Teller


def pairs(edition: Edition) -> list[tuple[Volume, Volume]]:
    """Every two games, each way: who knows one of them asks what is new in the other."""
    return list(permutations(edition.volumes.values(), 2))


def difference_page(edition: Edition, one: Volume, other: Volume, lang: str) -> Page:
    """The page of two games."""
    before, after = Teller(one.game, lang), Teller(other.game, lang)
    title = _title(one, other, lang)
    changes = difference.told_changes(before, after)
    parts: list[Heading | Html] = [Heading(1, title, "top")]
    where = [link(teller.title(), f"../{path_of(volume.name)}") for teller, volume in ((before, one), (after, other))]
    where.append(link(_title(other, one, lang), f"{other.name}-{one.name}.html"))
    parts.append(tag("p", join(where, " · ")))
    parts += [Heading(2, say(lang, "compare.by_heading"), "headings"), _by_heading(one, other, before, after)]
    parts += [Heading(2, say(lang, "compare.by_rule"), "rules"), tag("p", before.say("rules-count", count=len(changes)))]
    for change in changes:
        parts += _change(before, after, change)
    parts += _cases(edition, one, other, lang)
    return Page(f"compare/{one.name}-{other.name}.html", title, title, tuple(parts), searched=False, kind="compare")


def _title(one: Volume, other: Volume, lang: str) -> str:
    return say(lang, "compare.pair", one=Teller(one.game, lang).title(), other=Teller(other.game, lang).title())


def _by_heading(one: Volume, other: Volume, before: Teller, after: Teller) -> Html:
    rows: list[list[Content]] = []
    for row in difference.rows(one.game.resolved, other.game.resolved, difference.headings()):
        if not row.before and not row.after:
            continue
        old, new = (
            " ".join(teller.sentences(rules)) or teller.say("not-there") for teller, rules in ((before, row.before), (after, row.after))
        )
        same = old == new
        mark = tag("span", say(before.lang, "compare.same" if same else "compare.differs"), class_="mb-same" if same else "mb-differs")
        rows.append([join([before.row_heading(row.id), " ", mark]), old, new])
    head = [say(before.lang, "table.heading"), before.title(), after.title()]
    return table(head, rows, say(before.lang, "compare.by_heading"))


def _change(before: Teller, after: Teller, change: difference.Change) -> Iterator[Heading | Html]:
    """One rule: what it said, what it says."""
    old = before.settled(change.rule) if change.how != "added" else ""
    new = after.settled(change.rule) if change.how != "removed" else ""
    yield Heading(3, change.rule, change.rule, small=True)
    label = tag("p", tag("span", say(before.lang, f"compare.{change.how}"), class_=f"mb-mark mb-{change.how}"))
    said = (
        [tag("del", old), tag("ins", new)]
        if old and new and old != new
        else [tag("del", old)]
        if not new
        else [tag("ins", new)]
        if not old
        else [tag("span", new)]
    )
    keys = [tag("p", tag("code", ", ".join(change.keys)), class_="mb-quiet")] if old == new and change.keys else []
    yield tag("section", label, *(tag("p", one) for one in said), *keys, class_="mb-change")


def _cases(edition: Edition, one: Volume, other: Volume, lang: str) -> Iterator[Heading | Html]:
    """The cases of a parent that its child decides otherwise."""
    if other.parent != one.name:
        return
    held = {case.id for case in other.inherited}
    different = [case for case in one.own if case.id not in held]
    yield Heading(2, say(lang, "compare.cases"), "cases")
    yield tag("p", Teller(one.game, lang).say("cases-differ", count=len(different), all=len(one.own)))
    yield listed(link(tag("span", case.title, lang="en"), f"../{edition.place_of(case)}") for case in different)


def compare_index(edition: Edition, lang: str) -> Page:
    """All pairs: a row for each game that one knows, a column for each that one asks about."""
    volumes = list(edition.volumes.values())
    titles = [Teller(volume.game, lang).title() for volume in volumes]
    rows = [[title, *(_way(one, other, lang) for other in volumes)] for title, one in zip(titles, volumes, strict=True)]
    grid = table([say(lang, "table.game"), *titles], rows, say(lang, "compare.grid"))
    parts = (Heading(1, say(lang, "compare.title"), "top"), tag("p", say(lang, "compare.lead")), grid)
    return Page("compare/index.html", say(lang, "compare.title"), say(lang, "compare.lead"), parts, searched=False)


def _way(one: Volume, other: Volume, lang: str) -> Html:
    if one is other:
        return tag("span", "·", aria_hidden="true")
    arrow = tag("span", "→", aria_hidden="true")
    return link(join([arrow, tag("span", _title(one, other, lang), class_="mb-hidden")]), f"{one.name}-{other.name}.html")
