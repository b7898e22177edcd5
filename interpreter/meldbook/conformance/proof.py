"""How much of the rules the corpus pins down: for each rule its cases both ways and what became of changes to it, for each game also who
else plays it. The command and the site tell what stands here."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from meldbook import data
from meldbook.conformance import claims, mutation
from meldbook.conformance.case import MARK, Case

FOLDER = ("conformance", "claims")
CHANGES = ("mutants", mutation.KILLED, mutation.EQUIVALENT, mutation.OPEN)
"""What is counted of changed rules: all that were tried, and what became of them."""


@dataclass(frozen=True, slots=True)
class RuleProof:
    """A rule: how many cases test it, how many of them are allowed, how many it refuses itself; and what became of changes to it, a number
    for each of `CHANGES`."""

    rule: str
    cases: int
    allowed: int
    refused: int
    changes: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class GameProof:
    """A game: its own cases, those it inherits, and its rules. `changes` is empty where none were tried."""

    variant: str
    own: int
    inherited: int
    rules: tuple[RuleProof, ...]
    changes: Mapping[str, int]


def refuses(case: Case, rule: str) -> bool:
    """Is the end of the case a refusal by this rule?"""
    return case.steps[-1].expect.get("refused") == rule


def allows(case: Case) -> bool:
    """Is nothing refused, and something done, or a meld accepted?"""
    acts = any(step.do is not None or (isinstance(step.ask, dict) or hasattr(step.ask, "keys")) for step in case.steps)
    return acts and not any("refused" in step.expect for step in case.steps)


def of(variant: str, rules: Iterable[str], cases: Sequence[Case]) -> GameProof:
    """What the cases, inherited ones too, prove of the rules of a game."""
    part = _table().get(variant)
    results = part.results if part is not None else {}
    changed: dict[str, list[mutation.Result]] = {}
    for id_, result in results.items():
        changed.setdefault(id_.partition(" ")[0], []).append(result)
    proofs = tuple(_of_rule(rule, [case for case in cases if rule in case.rules], changed.get(rule, ())) for rule in rules)
    inherited = sum(case.variant != variant or MARK in case.id for case in cases)
    return GameProof(variant, len(cases) - inherited, inherited, proofs, mutation.counts(results.values()) if results else {})


def _of_rule(rule: str, cases: Sequence[Case], changed: Iterable[mutation.Result]) -> RuleProof:
    return RuleProof(rule, len(cases), sum(map(allows, cases)), sum(refuses(case, rule) for case in cases), mutation.counts(changed))


@cache
def _table() -> Mapping[str, mutation.Part]:
    return mutation.table()


def implementations() -> dict[str, claims.Claim]:
    """Who else plays, by the names of their files in `conformance/claims/`; the tests try each claim."""
    files = [name for name in data.names(*FOLDER) if name.endswith(".yaml")]
    return {name.removesuffix(".yaml"): claims.read(Path(str(data.place(*FOLDER, name)))) for name in files}
