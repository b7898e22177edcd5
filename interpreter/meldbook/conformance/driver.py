"""The driver: sends every case, grades every answer, and ends with a report whatever the other side does."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from dataclasses import replace
from itertools import zip_longest
from threading import Event, Lock
from typing import TypeAlias

from meldbook.conformance import nulls, wire
from meldbook.conformance.case import Case, Corpus
from meldbook.conformance.channel import AnswerFunction, Call, Channel, GaveUp, Spawn, Stdio, Unanswered
from meldbook.conformance.grade import grade
from meldbook.conformance.hello import Hello, NoHello
from meldbook.conformance.outcome import ERROR, FAIL, NOT_RUN, TIMEOUT, UNSUPPORTED, Difference, Result, with_known
from meldbook.conformance.protocol_check import Checker
from meldbook.conformance.report import Graded, Report
from meldbook.conformance.run import Options, as_corpus, select
from meldbook.conformance.table import Table, Tables
from meldbook.conformance.text import clean, show
from meldbook.conformance.values import Json, within
from meldbook.errors import InputError
from meldbook.loading.diagnostics import RuleFileError

Watcher: TypeAlias = Callable[[Graded], None]
LARGEST_KEPT = 50_000
"""An answer of more characters and values than this is graded and not kept."""


def run(
    corpus: Corpus | Sequence[Case],
    impl_command: str,
    options: Options | None = None,
    tables: Tables | None = None,
    watch: Watcher | None = None,
) -> Report:
    """Runs the selected cases against a program. `watch` is told each result as it comes."""
    chosen, whole, found = options or Options(), as_corpus(corpus), CachedTables(tables)
    cases = select(whole, chosen)
    stop = Event()
    kind = Spawn if chosen.spawn else Stdio
    shares = [cases[number :: chosen.jobs] for number in range(min(chosen.jobs, max(len(cases), 1)))]
    drivers = [Driver(whole, share, kind(impl_command, chosen, stop), chosen, found, watch) for share in shares]
    reports = [drivers[0].report()] if len(drivers) == 1 else _side_by_side(drivers, stop)
    report = replace(_joined(reports), command=impl_command)
    try:
        return replace(report, nulls=_null_scores(report, found)) if report.hello is not None else report
    except KeyboardInterrupt:  # what was found out stands without them
        return report


def _side_by_side(drivers: Sequence[Driver], stop: Event) -> list[Report]:
    """Several at once, each with a program and a share of the cases of its own; an interrupt ends them all."""
    with ThreadPoolExecutor(len(drivers)) as pool:
        waiting = [pool.submit(driver.report) for driver in drivers]
        try:
            wait(waiting)
        except KeyboardInterrupt:
            stop.set()
        return [one.result() for one in waiting]


def _joined(reports: Sequence[Report]) -> Report:
    """One report from those of several shares, with the cases in the order of the corpus."""
    if len(reports) == 1:
        return reports[0]
    rows = zip_longest(*(report.results for report in reports))
    hello = next((report.hello for report in reports if report.hello is not None), None)
    return replace(
        reports[0],
        hello=hello,
        results=tuple(graded for row in rows for graded in row if graded is not None),
        problem="" if hello is not None else reports[0].problem,
        interrupted=any(report.interrupted for report in reports),
        notes=tuple(dict.fromkeys(note for report in reports for note in report.notes)),
        errors=tuple(dict.fromkeys(line for report in reports for line in report.errors)),
    )


def _null_scores(report: Report, tables: Tables) -> dict[str, int]:
    """What the null implementations pass of the same cases."""
    cases = [graded.case for graded in report.results]
    if report.interrupted or not cases:
        return {}
    options = replace(report.options, known={}, check_protocol=False)
    corpus = replace(report.corpus, cases=tuple(cases))
    functions = nulls.functions([case.variant for case in cases])
    return {name: run_in_process(corpus, answer, options, tables).passed for name, answer in functions.items()}


def run_in_process(
    corpus: Corpus | Sequence[Case],
    answer_function: AnswerFunction,
    options: Options | None = None,
    tables: Tables | None = None,
    watch: Watcher | None = None,
) -> Report:
    """The same against a function of this process, without null scores."""
    chosen, whole = options or Options(), as_corpus(corpus)
    return Driver(whole, select(whole, chosen), Call(answer_function), chosen, CachedTables(tables), watch).report()


def _bounded(result: Result) -> Result:
    """A result that holds nothing large of what was answered: a run may have thousands of them."""
    found = None if result.difference is None else _short(result.difference)
    return replace(result, difference=found, codes=tuple(map(_short, result.codes)))


def _short(difference: Difference) -> Difference:
    return difference if within(difference.got, LARGEST_KEPT) else replace(difference, got=show(difference.got))


class CachedTables:
    """Tables by variant and options; each is built once."""

    def __init__(self, tables: Tables | None = None) -> None:
        self._tables = tables or game_table
        self._built: dict[tuple[str, tuple[tuple[str, str], ...]], Table] = {}
        self._lock = Lock()

    def __call__(self, variant: str, options: Mapping[str, str]) -> Table:
        """The table of this variant with these options."""
        key = (variant, tuple(sorted(options.items())))
        with self._lock:
            if key not in self._built:
                self._built[key] = self._tables(variant, options)
            return self._built[key]


def game_table(variant: str, options: Mapping[str, str]) -> Table:
    """The table of the interpreter's own game."""
    # By name, since the package imports this module's neighbours when it is loaded.
    table: Table = importlib.import_module("meldbook.conformance.engine").table(variant, options)
    return table


class Driver:
    """Asks one implementation a share of the cases and grades what it answers."""

    def __init__(
        self, corpus: Corpus, cases: Sequence[Case], channel: Channel, options: Options, tables: Tables, watch: Watcher | None = None
    ) -> None:
        self.corpus, self.cases, self.channel, self.options, self.tables = corpus, cases, channel, options, tables
        self.watch = watch or (lambda graded: None)
        self.checker = Checker() if options.check_protocol else None
        self.graded: list[Graded] = []
        self.stopped = ""

    def report(self) -> Report:
        """Runs everything; whatever happens, what is finished is in the report."""
        hello, problem, interrupted = None, "", False
        try:
            hello = self.channel.hello()
            self._all(hello)
        except NoHello as error:
            problem = str(error)
        except KeyboardInterrupt:
            interrupted, self.stopped = True, "interrupted"
        finally:
            self.channel.close()
        self._rest_not_run(problem or self.stopped)
        protocol = self.checker.notes if self.checker else []
        return Report(
            corpus=self.corpus,
            options=self.options,
            hello=hello,
            results=tuple(self.graded),
            problem=problem,
            interrupted=interrupted,
            notes=(*self.channel.notes, *protocol),
            errors=tuple(clean(line) for line in self.channel.errors.splitlines()[-20:]),
        )

    def _all(self, hello: Hello) -> None:
        for seq, case in enumerate(self.cases, 1):
            try:
                graded = self.one(case, hello, seq)
            except GaveUp as error:
                self.stopped = str(error)
                return
            self.graded.append(graded)
            self.watch(graded)

    def one(self, case: Case, hello: Hello, seq: int) -> Graded:
        """Asks and grades one case. GaveUp: nothing more can be asked."""
        result, answer = self._asked(case, hello, seq)
        kept = answer if result.outcome == FAIL and within(answer, LARGEST_KEPT) else None
        return Graded(case, with_known(_bounded(result), case.id, self.options.known), kept)

    def _asked(self, case: Case, hello: Hello, seq: int) -> tuple[Result, Json | None]:
        total = len(case.steps)
        try:
            # Before its table is built: a variant that is not asked for need not be loaded.
            why = hello.unsupported(case, case.options)
            if why is None:
                table = self.tables(case.variant, case.options)
                why = hello.unsupported(case, table.options)
            if why is not None:
                return Result(UNSUPPORTED, total, message=why), None
            message = wire.message(case, table, seq)
        except (InputError, RuleFileError) as error:
            return Result(ERROR, total, message=f"the case itself is faulty: {clean(str(error))}"), None
        try:
            answer = self._ask(message, seq)
        except Unanswered as error:
            return Result(TIMEOUT if error.timeout else ERROR, total, message=str(error)), None
        return grade(case, answer, table, self.options.strict), answer

    def _ask(self, message: Json, seq: int) -> Json:
        answer = self.channel.ask(message, seq)
        if self.checker is not None:
            self.checker.message(message, seq)
            self.checker.answer(answer, seq)
        return answer

    def _rest_not_run(self, why: str) -> None:
        for case in self.cases[len(self.graded) :]:
            self.graded.append(Graded(case, Result(NOT_RUN, len(case.steps), message=why)))
