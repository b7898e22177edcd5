"""What is proved: every rule with its cases both ways, what became of changed rules, and who else plays the same."""

from __future__ import annotations

from collections.abc import Mapping

from meldbook import texts
from meldbook.book.edition import Edition
from meldbook.book.guide_pages import guide_pages
from meldbook.book.markup import Content, Heading, Html, Page, link, table, tag
from meldbook.book.said import say
from meldbook.conformance import proof
from meldbook.teller import Teller

# Where the pages of other implementations stand among the guides, by the names of their claims.
ENGINES = "guide/engines/"


def coverage_page(edition: Edition, lang: str) -> Page:
    """The page of proof."""
    proofs = [proof.of(volume.name, edition.ordered(volume.entries), volume.proof) for volume in edition.volumes.values()]
    parts: list[Heading | Html] = [Heading(1, say(lang, "coverage.title"), "top"), tag("p", say(lang, "coverage.lead"))]
    parts.append(_summary(edition, proofs, lang))
    parts += [Heading(2, say(lang, "coverage.engines"), "engines"), tag("p", say(lang, "coverage.engines_said"))]
    parts.append(_engines(edition, lang))
    for one in proofs:
        title = Teller(edition.volumes[one.variant].game, lang).title()
        parts += [Heading(2, title, f"of-{one.variant}"), _rules(one, lang)]
    return Page("coverage.html", say(lang, "coverage.title"), say(lang, "coverage.lead"), tuple(parts), searched=False)


def _summary(edition: Edition, proofs: list[proof.GameProof], lang: str) -> Html:
    rows: list[list[Content]] = [
        [edition.title(one.variant, lang), *map(str, (len(one.rules), one.own, one.inherited)), *changes_told(one.changes, lang)]
        for one in proofs
    ]
    names = ("game", "rules", "cases", "inherited", *proof.CHANGES)
    return table([say(lang, f"table.{name}") for name in names], rows, say(lang, "coverage.mutants"))


def changes_told(changes: Mapping[str, int], lang: str) -> list[str]:
    """What became of changed rules; dashes where none were tried."""
    return [texts.number(changes[key], lang) if changes.get("mutants") else "—" for key in proof.CHANGES]


def _engines(edition: Edition, lang: str) -> Html:
    pages = {page.path for page in guide_pages(edition, lang)}
    rows: list[list[Content]] = []
    for file, claim in proof.implementations().items():
        path, name = f"{ENGINES}{file}.html", tag("span", claim.name or file, lang="en")
        for variant in claim.variants:
            limited = len(claim.options.get(variant, {}))
            rows.append(
                [
                    link(name, path) if path in pages else name,
                    say(lang, "coverage.level", game=edition.title(variant, lang), level=claim.level),
                    say(lang, "coverage.limited", count=limited),
                ]
            )
    return table([say(lang, f"table.{name}") for name in ("engine", "claim", "values")], rows)


def _rules(one: proof.GameProof, lang: str) -> Html:
    rows: list[list[Content]] = [
        [
            link(rule.rule, f"r/{rule.rule}.html", class_="mb-ref"),
            *map(str, (rule.cases, rule.allowed, rule.refused or "—")),
            *changes_told(rule.changes, lang),
        ]
        for rule in one.rules
    ]
    head = [say(lang, f"table.{name}") for name in ("rule", "cases", "allowed", "refused", *proof.CHANGES)]
    return tag("details", tag("summary", say(lang, "coverage.rules", count=len(rows))), table(head, rows))
