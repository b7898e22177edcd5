"""Which house reading an implementation plays where it differs: an option value at which the rules answer as it does.

A case that fails because the implementation plays another value of one option, everywhere where that can be told, is no failure: it is
unsupported, and the report says which value would have to be declared.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from meldbook.conformance.case import Case
from meldbook.conformance.driver import game_table
from meldbook.conformance.engine import GameTable, table
from meldbook.conformance.grade import grade
from meldbook.conformance.mirror import mirrored
from meldbook.conformance.outcome import FAIL, PASS, UNSUPPORTED, Result
from meldbook.conformance.report import Graded, Report
from meldbook.errors import InputError
from meldbook.loading.diagnostics import RuleFileError
from meldbook.loading.merge import texts

MOST_FAILURES = 40
"""Failures of a variant beyond which no single reading can be the reason."""


@dataclass(frozen=True, slots=True)
class Reading:
    """A value of an option at which the rules answer as the implementation does."""

    variant: str
    option: str
    value: str
    cases: tuple[str, ...]
    """Failed cases that it answers so."""
    against: tuple[str, ...] = ()
    """Cases that it answers by another value."""

    @property
    def told(self) -> str:
        """`plays pile.onto_meld: yes`, with how sure that is."""
        number = len(self.cases)
        if not self.against:
            return f"{self.variant}: plays `{self.option}: {self.value}` in each of the {number} cases that tell it apart"
        return f"{self.variant}: answers as with `{self.option}: {self.value}` in {number} of {number + len(self.against)} cases"


def with_readings(report: Report) -> Report:
    """The report with what can be said of the option values that are played. Never raises."""
    found = [reading for variant in sorted({one.case.variant for one in report.results}) for reading in _of_variant(report, variant)]
    played = {id_: reading for reading in found if not reading.against for id_ in reading.cases}
    results = tuple(_as_played(graded, played.get(graded.case.id)) for graded in report.results)
    return replace(report, results=results, readings=tuple(reading.told for reading in found))


def _as_played(graded: Graded, reading: Reading | None) -> Graded:
    if reading is None:
        return graded
    message = f"it plays `{reading.option}: {reading.value}`, which its option profile does not declare"
    return replace(graded, result=Result(UNSUPPORTED, graded.result.steps, message=message))


def _of_variant(report: Report, variant: str) -> Iterator[Reading]:
    own = [graded for graded in report.results if graded.case.variant == variant]
    failed = [graded for graded in own if graded.result.outcome == FAIL and graded.answer is not None]
    passed = [graded.case for graded in own if graded.result.outcome == PASS]
    if not failed or len(failed) > min(MOST_FAILURES, len(passed)) or not isinstance(game_table(variant, {}), GameTable):
        return
    left = {graded.case.id for graded in failed}
    for reading in sorted(_candidates(variant, failed, passed), key=lambda one: (bool(one.against), -len(one.cases))):
        if left & set(reading.cases):
            left -= set(reading.cases) if not reading.against else set()
            yield reading


def _candidates(variant: str, failed: list[Graded], passed: list[Case]) -> Iterator[Reading]:
    for option, (id_, values) in _choices(variant).items():
        for value in values:
            alike = tuple(graded.case.id for graded in failed if _answers_so(graded, option, value))
            if alike:
                against = [graded.case for graded in failed if graded.case.id not in alike] + passed
                yield Reading(variant, id_, value, alike, tuple(case.id for case in against if _tells_apart(case, option, value)))


def _choices(variant: str) -> Mapping[str, tuple[str, tuple[str, ...]]]:
    entries = table(variant, {}).game.resolved.entries.values()
    return {entry.key: (entry.id, texts(entry.fields["choice"])) for entry in entries if entry.verb == "choice"}


def _at(case: Case, option: str, value: str) -> tuple[Case, GameTable] | None:
    """The case as the rules answer it at this value; None if it is played at it anyway, or cannot be."""
    options = {name: str(held) for name, held in case.options.items()}
    try:
        if table(case.variant, options).options.get(option) == value:
            return None
        board = table(case.variant, {**options, option: value})
        other = mirrored(replace(case, options={**options, option: value}), board)
    except (InputError, RuleFileError):
        return None
    return None if other is None else (other, board)


def _answers_so(graded: Graded, option: str, value: str) -> bool:
    found = _at(graded.case, option, value)
    if found is None or graded.answer is None:
        return False
    other, board = found
    return other.steps != graded.case.steps and grade(other, graded.answer, board).outcome == PASS


def _tells_apart(case: Case, option: str, value: str) -> bool:
    """Whether the rules answer the case in another way at this value, in what it compares."""
    found = _at(case, option, value)
    if found is None:
        return False
    other, _ = found
    return any(("refused" in now.expect) != ("refused" in then.expect) for now, then in zip(other.steps, case.steps, strict=True))
