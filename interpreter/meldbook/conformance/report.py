"""What a run found out. Rendering for people is `terminal.py`, for programs `ndjson.py`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from meldbook.conformance.case import Case, Corpus
from meldbook.conformance.hello import Hello
from meldbook.conformance.outcome import BAD, NOT_RUN, OUTCOMES, PASS, UNSUPPORTED, Result
from meldbook.conformance.run import Options
from meldbook.conformance.values import Json


@dataclass(frozen=True, slots=True)
class Graded:
    """A case and what came of it."""

    case: Case
    result: Result
    answer: Json | None = field(default=None, compare=False, repr=False)
    """What was answered, where the case failed."""


@dataclass(frozen=True, slots=True)
class Report:
    """A whole run. Every selected case is among the results, `not_run` included."""

    corpus: Corpus
    options: Options
    hello: Hello | None
    results: tuple[Graded, ...]
    problem: str = ""
    """Why there was no valid hello; empty if there was one."""
    interrupted: bool = False
    notes: tuple[str, ...] = ()
    errors: tuple[str, ...] = ()
    """The last lines of the implementation's standard error."""
    command: str = ""
    readings: tuple[str, ...] = ()
    """Option values at which the rules answer as the implementation does."""
    nulls: Mapping[str, int] = field(default_factory=dict)
    """What the null implementations pass of the same cases."""

    @property
    def counts(self) -> dict[str, int]:
        """How many cases had each outcome."""
        return count(self.results)

    @property
    def passed(self) -> int:
        """How many cases passed."""
        return self.counts[PASS]

    @property
    def uncompared(self) -> int:
        """Refusals under another id than expected, in all cases."""
        return sum(len(graded.result.codes) for graded in self.results)

    @property
    def exit_code(self) -> int:
        """0 every graded case passed, 1 something failed or the run was cut short, 2 nothing could be graded."""
        counts = self.counts
        graded = len(self.results) - counts[UNSUPPORTED] - counts[NOT_RUN]
        if self.problem or not graded:
            return 2
        return 1 if any(counts[outcome] for outcome in (*BAD, NOT_RUN)) else 0


def count(results: Iterable[Graded]) -> dict[str, int]:
    """How many of these had each outcome, every outcome named."""
    found = Counter(graded.result.outcome for graded in results)
    return {outcome: found[outcome] for outcome in OUTCOMES}
