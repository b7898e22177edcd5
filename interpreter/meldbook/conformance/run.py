"""What a run is asked to do, and which cases that selects."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from meldbook.conformance.case import Case, Corpus, digest
from meldbook.conformance.lines import LINE_LIMIT


@dataclass(frozen=True, slots=True)
class Options:
    """How to run. The defaults run everything."""

    level: int = 5
    """Levels 0 to this one."""
    variants: tuple[str, ...] = ()
    """Only cases of these variants; none means all."""
    files: tuple[str, ...] = ()
    """The files of these variants that are not published, as they were asked for."""
    cases: tuple[str, ...] = ()
    """Only these ids; none means all."""
    rules: tuple[str, ...] = ()
    """Only cases that test one of these rules, or a rule of one of these chapters; none means all."""
    strict: bool = False
    """Compare the ids of refusals too."""
    known: Mapping[str, str] = field(default_factory=dict)
    """Known failures: id -> reason."""
    timeout: float = 10.0
    """Seconds for the answer to one case."""
    hello_timeout: float = 10.0
    """Seconds for the hello, the start of the program included."""
    restarts: int = 5
    """How often the program is started again after a crash or silence."""
    line_limit: int = LINE_LIMIT
    """Bytes of a line."""
    spawn: bool = False
    """Start the program for every case: the case on its input, the answer on its output."""
    jobs: int = 1
    """How many of the program run side by side."""
    check_protocol: bool = False
    """Check every message of both directions against the protocol's schema."""

    def asks_for(self, case: Case) -> bool:
        """Whether a case is among those that are to be run."""
        return (
            case.level <= self.level
            and (not self.variants or case.variant in self.variants)
            and (not self.cases or case.id in self.cases)
            and (not self.rules or any(rule in self.rules or rule.split(".")[0] in self.rules for rule in case.rules))
        )


def as_corpus(cases: Corpus | Sequence[Case]) -> Corpus:
    """A corpus from a plain list of cases, too."""
    return cases if isinstance(cases, Corpus) else Corpus(tuple(cases), "unversioned", digest(cases))


def select(corpus: Corpus, options: Options) -> list[Case]:
    """The cases that the options ask for, in the order of the corpus."""
    return [case for case in corpus.cases if options.asks_for(case)]
