"""The report for people: a table by rule chapter and by level, every failure with its step, and how to see it again.

Never a bare percentage: what passed stands beside all that was asked. Plain text unless colour is asked for.
"""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, TextIO, TypeAlias

from meldbook.conformance.outcome import (
    ERROR,
    FAIL,
    KNOWN_FAILURE,
    NOT_RUN,
    PASS,
    TIMEOUT,
    UNEXPECTED_PASS,
    UNSUPPORTED,
)
from meldbook.conformance.report import Graded, Report, count
from meldbook.conformance.since import changed
from meldbook.conformance.text import clean, show

COLUMNS: dict[str, tuple[str, ...]] = {
    "passed": (PASS,),
    "failed": (FAIL, UNEXPECTED_PASS),
    "errored": (ERROR, TIMEOUT),
    "known": (KNOWN_FAILURE,),
    "unsupported": (UNSUPPORTED,),
    "not run": (NOT_RUN,),
}
SHOWN_FAILURES = 20
DRAWN_FAILURES = 3
Paint: TypeAlias = Callable[[str, str], str]
Tell: TypeAlias = Callable[[Graded], Iterable[str]]
_RED, _GREEN, _BOLD, _PLAIN = "\x1b[31m", "\x1b[32m", "\x1b[1m", "\x1b[0m"
_WORDS = {FAIL: "FAIL", ERROR: "ERROR", TIMEOUT: "TIMEOUT", UNEXPECTED_PASS: "UNEXPECTED PASS"}


def wants_color(stream: TextIO, environ: Mapping[str, str]) -> bool:
    """Colour only on a terminal, and not where NO_COLOR says no."""
    return stream.isatty() and not environ.get("NO_COLOR") and environ.get("TERM") != "dumb"


def render(
    report: Report, color: bool = False, most: int = SHOWN_FAILURES, tell: Tell | None = None, before: Mapping[str, str] | None = None
) -> str:
    """The whole report. `most` failures are told, the first few of them by `tell` too, as to a person. With `before`, the outcomes of an
    earlier run, only what has changed is told."""
    paint = _painter(color)
    parts = [*_head(report)]
    if report.hello is not None:
        parts += ["", *_table(report, paint), "", *_nulls(report), *(f"note: {reading}" for reading in report.readings)]
        parts += [*(_failures(report, paint, most, tell) if before is None else _changes(report, before, paint, most, tell))]
    parts += _tail(report)
    return "\n".join(parts) + "\n"


def again(report: Report, case_id: str) -> str:
    """The command that runs one case again."""
    impl = f" --impl {shlex.quote(clean(report.command))}" if report.command else ""
    options = report.options
    flags = (" --strict" * options.strict + " --spawn" * options.spawn) if report.command else ""
    return f"meldbook conform{impl}{_files(report)} --case {case_id}{flags}"


def _files(report: Report) -> str:
    return "".join(f" --variant {shlex.quote(clean(file))}" for file in report.options.files)


def _painter(color: bool) -> Paint:
    return (lambda text, sign: f"{sign}{text}{_PLAIN}") if color else (lambda text, sign: text)


def _head(report: Report) -> Iterator[str]:
    corpus, options = report.corpus, report.options
    if report.hello is None:
        yield f"No valid hello: {report.problem or 'the run was interrupted'}."
    else:
        said = report.hello
        language = f" ({said.language})" if said.language else ""
        yield f"{said.name} {said.version}".strip() + language
    size = f"{len(corpus.cases)} cases; asked: {len(report.results)}, levels 0 to {options.level}"
    yield f"corpus {corpus.version}, digest {corpus.digest}, {size}"
    if report.hello is not None:
        yield (
            "refusal ids compared (strict)"
            if options.strict
            else f"refusal ids not compared ({report.uncompared} differ; --strict compares them)"
        )


def _table(report: Report, paint: Paint) -> Iterator[str]:
    chapters = _grouped(report.results, lambda graded: graded.case.chapter)
    levels = _grouped(report.results, lambda graded: f"level {graded.case.level}")
    columns = [name for name in COLUMNS if name != "known" or report.counts[KNOWN_FAILURE]]
    width = max(map(len, [*chapters, *levels, "rule chapter"]))
    yield paint("rule chapter".ljust(width) + "".join(f"  {name:>{_room(name)}}" for name in columns) + f"  {'of':>5}", _BOLD)
    for group in (chapters, dict(sorted(levels.items())), {"all": list(report.results)}):
        for name, results in group.items():
            yield _row(name.ljust(width), results, columns)
        if group is not levels and "all" not in group:
            yield ""


def _row(name: str, results: Sequence[Graded], columns: Sequence[str]) -> str:
    counts = count(results)
    sums = [sum(counts[outcome] for outcome in COLUMNS[column]) for column in columns]
    cells = "".join(f"  {number:>{_room(column)}}" for column, number in zip(columns, sums, strict=True))
    return f"{name}{cells}  {len(results):>5}"


def _room(column: str) -> int:
    return max(6, len(column))


def _grouped(results: Sequence[Graded], key: Callable[[Graded], str]) -> dict[str, list[Graded]]:
    groups: dict[str, list[Graded]] = {}
    for graded in results:
        groups.setdefault(key(graded), []).append(graded)
    return groups


def _nulls(report: Report) -> Iterator[str]:
    if report.nulls:
        scores = ", ".join(f"{name} {passed}" for name, passed in report.nulls.items())
        yield f"passed without knowing a rule, of the same {len(report.results)}: {scores}"


def _failures(report: Report, paint: Paint, most: int, tell: Tell | None) -> Iterator[str]:
    wrong = [graded for graded in report.results if graded.result.outcome in _WORDS]
    yield from _each(report, wrong, paint, most, tell)
    known = [graded.case.id for graded in report.results if graded.result.outcome == KNOWN_FAILURE]
    if known:
        yield "\nknown failures: " + ", ".join(known)


def _each(report: Report, wrong: Sequence[Graded], paint: Paint, most: int, tell: Tell | None) -> Iterator[str]:
    for number, graded in enumerate(wrong[:most]):
        yield ""
        yield from _failure(report, graded, paint, tell if number < DRAWN_FAILURES else None)
    if len(wrong) > most:
        yield f"\n... and {len(wrong) - most} more; --json names every one"


def _changes(report: Report, before: Mapping[str, str], paint: Paint, most: int, tell: Tell | None) -> Iterator[str]:
    found = changed(report.results, before)
    yield ""
    yield f"{len(found)} of {len(report.results)} cases come out otherwise than in the earlier report" + (":" if found else "")
    yield from (f"  {graded.case.id}: {old} -> {graded.result.outcome}" for graded, old in found[: most * 5])
    yield from (f"  ... and {len(found) - most * 5} more" for _ in range(len(found) > most * 5))
    yield from _each(report, [graded for graded, _ in found if graded.result.outcome in _WORDS], paint, most, tell)


def _failure(report: Report, graded: Graded, paint: Paint, tell: Tell | None) -> Iterator[str]:
    case, result = graded.case, graded.result
    yield f"{paint(_WORDS[result.outcome], _RED)}  {paint(case.id, _BOLD)}: {clean(case.title)}"
    if result.step is not None:
        yield f"  tests     {result.rule}"
        yield f"  step      {result.step} of {result.steps} differs; credit {result.credit}"
    if result.difference is not None:
        at = "" if result.difference.at == "step" else f"  (in {clean(result.difference.at)})"
        yield f"  expected  {said(result.difference.expected)}{at}"
        yield f"  got       {said(result.difference.got)}"
    if result.message:
        yield f"  reason    {clean(result.message)}"
    if tell is not None:
        yield from (f"  {line}".rstrip() for line in tell(graded))
    yield f"  again     {again(report, case.id)}"
    yield f"  the case  meldbook corpus show {case.id}{_files(report)}"


def said(value: Any) -> str:
    """A value of a difference, on one safe line."""
    if isinstance(value, Mapping) and list(value) == ["refused"]:
        return f"refused by {show(value['refused'])}"
    if isinstance(value, list | tuple) and value and all(isinstance(item, str) for item in value):
        return clean(" ".join(value))
    return "(nothing)" if value == "" else show(value)


def _tail(report: Report) -> Iterator[str]:
    stopped = {graded.result.message for graded in report.results if graded.result.outcome == NOT_RUN}
    if report.interrupted:
        yield f"\nInterrupted: {report.counts[NOT_RUN]} cases were not run."
    elif stopped and report.hello is not None:
        yield f"\n{report.counts[NOT_RUN]} cases were not run: {'; '.join(sorted(map(clean, stopped)))}"
    for note in report.notes:
        yield f"note: {clean(note)}"
    failed = report.problem or any(report.counts[outcome] for outcome in (ERROR, TIMEOUT, NOT_RUN))
    if report.errors and failed:
        yield "the end of its standard error:"
        yield from (f"  | {clean(line)}" for line in report.errors)
