"""The report as Markdown, for a pull request or a page: what was run, the sums by variant and level, what failed."""

from __future__ import annotations

import re
from collections.abc import Iterator

from meldbook.conformance.outcome import BAD
from meldbook.conformance.report import Graded, Report, count
from meldbook.conformance.terminal import COLUMNS, again, said
from meldbook.conformance.text import clean

MOST = 50
_SIGNS = re.compile(r"([\\`*_{}\[\]<>#|~])")


def write(report: Report) -> str:
    """The document."""
    return "\n".join(_lines(report)) + "\n"


def plain(text: str) -> str:
    """A foreign text that means nothing to Markdown or HTML."""
    return _SIGNS.sub(r"\\\1", clean(text)).replace("&", "&amp;")


def _lines(report: Report) -> Iterator[str]:
    corpus = report.corpus
    if report.hello is None:
        yield f"No valid hello: {plain(report.problem)}"
        return
    yield f"### {plain(f'{report.hello.name} {report.hello.version}'.strip())}: levels 0 to {report.options.level}"
    yield ""
    strict = "refusal ids compared" if report.options.strict else "refusal ids not compared"
    yield f"Corpus {corpus.version}, digest `{corpus.digest}`, {len(corpus.cases)} cases, {len(report.results)} asked; {strict}."
    yield ""
    yield "| variant | level | " + " | ".join(COLUMNS) + " | of |"
    yield "|---|--:|" + "--:|" * (len(COLUMNS) + 1)
    for variant, level in sorted({(graded.case.variant, graded.case.level) for graded in report.results}):
        own = [graded for graded in report.results if (graded.case.variant, graded.case.level) == (variant, level)]
        yield _row(f"{variant} | {level}", own)
    yield _row("**all** | ", list(report.results))
    if report.nulls:
        yield ""
        yield (
            "Passed without knowing a rule: "
            + ", ".join(f"{name.replace('_', ' ')} {number}" for name, number in report.nulls.items())
            + "."
        )
    yield from _failures(report)


def _row(name: str, results: list[Graded]) -> str:
    counts = count(results)
    sums = [str(sum(counts[outcome] for outcome in outcomes)) for outcomes in COLUMNS.values()]
    return f"| {name} | {' | '.join(sums)} | {len(results)} |"


def _failures(report: Report) -> Iterator[str]:
    wrong = [graded for graded in report.results if graded.result.outcome in BAD]
    if report.readings:
        yield ""
        yield from (f"- {reading}" for reading in report.readings)
    if wrong:
        yield ""
        yield "| case | rule | expected | got |"
        yield "|---|---|---|---|"
    for graded in wrong[:MOST]:
        result = graded.result
        wanted, got = (said(result.difference.expected), said(result.difference.got)) if result.difference else ("", result.message)
        yield f"| {plain(graded.case.id)} | {plain(result.rule or graded.case.rules[0])} | {plain(wanted)} | {plain(got)} |"
    if wrong:
        yield ""
        yield f"One again: `{again(report, wrong[0].case.id).replace('`', ' ')}`" + (f" (of {len(wrong)})" if len(wrong) > MOST else "")
