"""The report for programs: one JSON object a line. A header, one record a case, a footer; no footer, no result.

`spec/schema/report.schema.json` describes it. Every text of the implementation is shown in its safe form.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from meldbook.conformance.report import Graded, Report
from meldbook.conformance.text import clean, show

FORMAT = 1
_LONGEST = 2000


def write(report: Report) -> Iterator[str]:
    """The lines of the report, without line ends."""
    for record in records(report):
        yield json.dumps(record, ensure_ascii=False, separators=(",", ":"))


def records(report: Report) -> Iterator[dict[str, Any]]:
    """The same as objects."""
    yield header(report)
    yield from (case(graded) for graded in report.results)
    yield footer(report)


def header(report: Report) -> dict[str, Any]:
    """What was run: corpus, implementation, selection."""
    corpus, options, said = report.corpus, report.options, report.hello
    named = None if said is None else {"name": said.name, "version": said.version, "language": said.language, "url": said.url}
    return {
        "type": "header",
        "report": FORMAT,
        "corpus": {
            "version": corpus.version,
            "digest": corpus.digest,
            "cases": len(corpus.cases),
            "asked": len(report.results),
        },
        "implementation": named,
        "command": clean(report.command, _LONGEST),
        "level": options.level,
        "strict": options.strict,
        "variants": list(options.variants),
        "cases": list(options.cases),
        "rules": list(options.rules),
    }


def case(graded: Graded) -> dict[str, Any]:
    """What came of one case."""
    one, result = graded.case, graded.result
    record: dict[str, Any] = {
        "type": "case",
        "id": one.id,
        "variant": one.variant,
        "level": one.level,
        "rules": list(one.rules),
        "outcome": result.outcome,
        "passed": result.passed,
        "steps": result.steps,
    }
    if result.step is not None:
        record |= {"step": result.step, "rule": result.rule}
    if result.difference is not None:
        wrong = result.difference
        record |= {"at": clean(wrong.at), "expected": show(wrong.expected, _LONGEST), "got": show(wrong.got, _LONGEST)}
    if result.message:
        record["message"] = clean(result.message, _LONGEST)
    if result.codes:
        record["codes"] = [{"expected": show(code.expected), "got": show(code.got)} for code in result.codes]
    return record


def footer(report: Report) -> dict[str, Any]:
    """The sums, and how the run ended."""
    return {
        "type": "footer",
        "counts": report.counts,
        "nulls": dict(report.nulls),
        "readings": list(report.readings),
        "interrupted": report.interrupted,
        "problem": clean(report.problem, _LONGEST),
        "notes": [clean(note, _LONGEST) for note in report.notes],
        "errors": list(report.errors),
        "exit": report.exit_code,
    }
