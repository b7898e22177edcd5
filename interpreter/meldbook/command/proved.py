"""What the cases prove, in the words and numbers of the page of proof."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from meldbook.book.coverage_page import changes_told
from meldbook.book.said import say
from meldbook.command.told import columns, strong
from meldbook.conformance import proof
from meldbook.conformance.text import clean
from meldbook.play.game import Game
from meldbook.teller import Teller


def games_told(proofs: Sequence[proof.GameProof], games: Mapping[str, Game], lang: str) -> Iterator[str]:
    """The games with their numbers, then who else plays them."""
    titles = {name: Teller(game, lang).title() for name, game in games.items()}
    head = [say(lang, f"table.{name}") for name in ("game", "rules", "cases", "inherited", *proof.CHANGES)]
    rows = [[titles[one.variant], *map(str, (len(one.rules), one.own, one.inherited)), *changes_told(one.changes, lang)] for one in proofs]
    yield from columns([head, *rows])
    found = [
        [
            clean(claim.name or file),
            say(lang, "coverage.level", game=titles[variant], level=claim.level),
            say(lang, "coverage.limited", count=len(claim.options.get(variant, ()))),
        ]
        for file, claim in proof.implementations().items()
        for variant in claim.variants
        if variant in titles
    ]
    if found:
        yield from ("", strong(say(lang, "coverage.engines")), *columns(found))


def rules_told(proofs: Sequence[proof.GameProof], lang: str) -> list[str]:
    """Each rule with its numbers."""
    head = [say(lang, f"table.{name}") for name in ("game", "rule", "cases", "allowed", "refused", *proof.CHANGES)]
    rows = [
        [one.variant, rule.rule, *map(str, (rule.cases, rule.allowed, rule.refused or "—")), *changes_told(rule.changes, lang)]
        for one in proofs
        for rule in one.rules
    ]
    return columns([head, *rows]) if rows else []


def as_data(proofs: Sequence[proof.GameProof]) -> dict[str, Any]:
    """The same for another program."""
    return {
        "games": [
            {
                "variant": one.variant,
                "cases": one.own,
                "inherited": one.inherited,
                **one.changes,
                "rules": [
                    {"rule": rule.rule, "cases": rule.cases, "allowed": rule.allowed, "refused": rule.refused, **rule.changes}
                    for rule in one.rules
                ],
            }
            for one in proofs
        ],
        "implementations": [
            {"name": claim.name or file, "corpus": claim.corpus, "variants": list(claim.variants), "level": claim.level}
            for file, claim in proof.implementations().items()
        ],
    }
