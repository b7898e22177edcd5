"""What came of a case."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

PASS, FAIL, ERROR, UNSUPPORTED, TIMEOUT = "pass", "fail", "error", "unsupported", "timeout"
KNOWN_FAILURE, UNEXPECTED_PASS, NOT_RUN = "known_failure", "unexpected_pass", "not_run"
OUTCOMES = (PASS, FAIL, ERROR, UNSUPPORTED, TIMEOUT, KNOWN_FAILURE, UNEXPECTED_PASS, NOT_RUN)
BAD = (FAIL, ERROR, TIMEOUT, UNEXPECTED_PASS)
"""The outcomes that make a run fail."""


@dataclass(frozen=True, slots=True)
class Difference:
    """An expectation that was not met: where in the answer, what was to be there, what was."""

    at: str
    expected: object
    got: object


@dataclass(frozen=True, slots=True)
class Result:
    """The outcome of one case.

    `passed` of `steps` were as expected before the first that was not, which is `step` (from 1). `codes` are refusals
    under another id than expected; without `strict` they do not count against the case.
    """

    outcome: str
    steps: int
    passed: int = 0
    step: int | None = None
    difference: Difference | None = None
    rule: str = ""
    message: str = ""
    codes: Sequence[Difference] = ()

    @property
    def credit(self) -> str:
        """`7 of 9 steps`."""
        return f"{self.passed} of {self.steps} steps"


def with_known(result: Result, case_id: str, known: Mapping[str, str]) -> Result:
    """The result, seen with the list of known failures: a known one that passes is as wrong as any other surprise."""
    if case_id not in known or result.outcome in (UNSUPPORTED, NOT_RUN):
        return result
    if result.outcome == PASS:
        return replace(result, outcome=UNEXPECTED_PASS, message=f"listed as a known failure: {known[case_id]}")
    return replace(result, outcome=KNOWN_FAILURE, message=known[case_id])
