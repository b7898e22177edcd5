"""The driver: sends every case, grades every answer, and ends with a report whatever the other side does."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TypeAlias

from meldbook.conformance import nulls, wire
from meldbook.conformance.case import Case, Corpus
from meldbook.conformance.channel import AnswerFunction, Call, Channel, GaveUp, Stdio, Unanswered
from meldbook.conformance.grade import grade
from meldbook.conformance.hello import Hello, NoHello
from meldbook.conformance.outcome import ERROR, NOT_RUN, TIMEOUT, UNSUPPORTED, Result, with_known
from meldbook.conformance.protocol_check import Checker
from meldbook.conformance.report import Graded, Report
from meldbook.conformance.run import Options, as_corpus, select
from meldbook.conformance.table import Table, Tables
from meldbook.conformance.text import clean
from meldbook.conformance.values import Json
from meldbook.errors import InputError
from meldbook.loading.diagnostics import RuleFileError

Watcher: TypeAlias = Callable[[Graded], None]


def run(
    corpus: Corpus | Sequence[Case],
    impl_command: str,
    options: Options | None = None,
    tables: Tables | None = None,
    watch: Watcher | None = None,
) -> Report:
    """Runs the selected cases against a program. `watch` is told each result as it comes."""
    chosen = options or Options()
    channel = Stdio(impl_command, chosen.timeout, chosen.hello_timeout, chosen.restarts, chosen.line_limit)
    driver = _Driver(as_corpus(corpus), channel, chosen, tables, watch)
    report = replace(driver.report(), command=impl_command)
    try:
        return replace(report, nulls=driver.null_scores()) if report.hello is not None else report
    except KeyboardInterrupt:  # what was found out stands without them
        return report


def run_in_process(
    corpus: Corpus | Sequence[Case],
    answer_function: AnswerFunction,
    options: Options | None = None,
    tables: Tables | None = None,
    watch: Watcher | None = None,
) -> Report:
    """The same against a function of this process, without null scores."""
    return _Driver(as_corpus(corpus), Call(answer_function), options or Options(), tables, watch).report()


class CachedTables:
    """Tables by variant and options; each is built once."""

    def __init__(self, tables: Tables | None = None) -> None:
        self._tables = tables or game_table
        self._built: dict[tuple[str, tuple[tuple[str, str], ...]], Table] = {}

    def __call__(self, variant: str, options: Mapping[str, str]) -> Table:
        """The table of this variant with these options."""
        key = (variant, tuple(sorted(options.items())))
        if key not in self._built:
            self._built[key] = self._tables(variant, options)
        return self._built[key]


def game_table(variant: str, options: Mapping[str, str]) -> Table:
    """The table of the interpreter's own game."""
    # By name, since the package imports this module's neighbours when it is loaded.
    table: Table = importlib.import_module("meldbook.conformance.engine").table(variant, options)
    return table


class _Driver:
    def __init__(self, corpus: Corpus, channel: Channel, options: Options, tables: Tables | None, watch: Watcher | None) -> None:
        self.corpus = corpus
        self.cases = select(corpus, options)
        self.channel = channel
        self.options = options
        self.tables = CachedTables(tables)
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

    def null_scores(self) -> dict[str, int]:
        """What the null implementations pass of the same cases."""
        if self.stopped == "interrupted" or not self.cases:
            return {}
        options = replace(self.options, known={}, check_protocol=False)
        corpus = replace(self.corpus, cases=tuple(self.cases))
        functions = nulls.functions([case.variant for case in self.cases])
        return {name: run_in_process(corpus, answer, options, self.tables).passed for name, answer in functions.items()}

    def _all(self, hello: Hello) -> None:
        for seq, case in enumerate(self.cases, 1):
            try:
                result = self._one(case, hello, seq)
            except GaveUp as error:
                self.stopped = str(error)
                return
            graded = Graded(case, with_known(result, case.id, self.options.known))
            self.graded.append(graded)
            self.watch(graded)

    def _one(self, case: Case, hello: Hello, seq: int) -> Result:
        total = len(case.steps)
        try:
            # Before its table is built: a variant that is not asked for need not be loaded.
            why = hello.unsupported(case, case.options)
            if why is None:
                table = self.tables(case.variant, case.options)
                why = hello.unsupported(case, table.options)
            if why is not None:
                return Result(UNSUPPORTED, total, message=why)
            message = wire.message(case, table, seq)
        except (InputError, RuleFileError) as error:
            return Result(ERROR, total, message=f"the case itself is faulty: {clean(str(error))}")
        try:
            answer = self._ask(message, seq)
        except Unanswered as error:
            return Result(TIMEOUT if error.timeout else ERROR, total, message=str(error))
        return grade(case, answer, table, self.options.strict)

    def _ask(self, message: Json, seq: int) -> Json:
        answer = self.channel.ask(message, seq)
        if self.checker is not None:
            self.checker.message(message, seq)
            self.checker.answer(answer, seq)
        return answer

    def _rest_not_run(self, why: str) -> None:
        for case in self.cases[len(self.graded) :]:
            self.graded.append(Graded(case, Result(NOT_RUN, len(case.steps), message=why)))
