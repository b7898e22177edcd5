"""What is proved: every rule with its cases both ways, what became of changed rules, and who else plays the same."""

from __future__ import annotations

from meldbook import texts
from meldbook.book.choosing import allows, refuses
from meldbook.book.edition import Edition, Volume
from meldbook.book.guide_pages import guide_pages
from meldbook.book.markup import Content, Heading, Html, Page, link, listed, table, tag
from meldbook.book.said import say
from meldbook.teller import Teller

# Where the pages of other implementations stand among the guides.
ENGINES = "guide/engines/"


def coverage_page(edition: Edition, lang: str) -> Page:
    """The page of proof."""
    parts: list[Heading | Html] = [Heading(1, say(lang, "coverage.title"), "top"), tag("p", say(lang, "coverage.lead"))]
    parts.append(_summary(edition, lang))
    engines = [(page.title, page.path) for page in guide_pages(edition, lang) if page.path.startswith(ENGINES)]
    if engines:
        parts += [Heading(2, say(lang, "coverage.engines"), "engines"), tag("p", say(lang, "coverage.engines_said"))]
        parts.append(listed(link(tag("span", title, lang="en"), path) for title, path in engines))
    for volume in edition.volumes.values():
        parts += [Heading(2, Teller(volume.game, lang).title(), f"of-{volume.name}"), _rules(edition, volume, lang)]
    return Page("coverage.html", say(lang, "coverage.title"), say(lang, "coverage.lead"), tuple(parts), searched=False)


def _summary(edition: Edition, lang: str) -> Html:
    rows: list[list[Content]] = []
    for volume in edition.volumes.values():
        changed = edition.mutation.get(volume.name, {})
        numbers = [len(volume.entries), len(volume.own), len(volume.heirs)]
        told = [texts.number(int(changed[key]), lang) if key in changed else "—" for key in ("mutants", "killed", "equivalent", "open")]
        rows.append([Teller(volume.game, lang).title(), *map(str, numbers), *told])
    names = ("game", "rules", "cases", "inherited", "mutants", "killed", "equivalent", "open")
    return table([say(lang, f"table.{name}") for name in names], rows, say(lang, "coverage.mutants"))


def _rules(edition: Edition, volume: Volume, lang: str) -> Html:
    rows: list[list[Content]] = []
    for chapter in edition.chapters(volume.entries):
        for rule in (one for one in volume.entries if one.partition(".")[0] == chapter):
            cases = [case for case in volume.proof if rule in case.rules]
            no = sum(refuses(case, rule) for case in cases)
            yes = sum(allows(case) for case in cases)
            rows.append([link(rule, f"r/{rule}.html", class_="mb-ref"), str(len(cases)), str(yes), str(no) if no else "—"])
    head = [say(lang, f"table.{name}") for name in ("rule", "cases", "allowed", "refused")]
    return tag("details", tag("summary", say(lang, "coverage.rules", count=len(rows))), table(head, rows))
