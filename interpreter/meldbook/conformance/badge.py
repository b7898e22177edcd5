"""The report as a badge, in the form that shields.io reads (`endpoint`): levels and sums, never a bare percentage."""

from __future__ import annotations

import json

from meldbook.conformance.outcome import BAD, KNOWN_FAILURE, NOT_RUN, PASS, UNSUPPORTED
from meldbook.conformance.report import Report

GREEN, YELLOW, RED, GREY = "brightgreen", "yellow", "red", "lightgrey"


def write(report: Report) -> str:
    """The file."""
    message, color = _said(report)
    label = f"meldbook corpus {report.corpus.version}"
    return json.dumps({"schemaVersion": 1, "label": label, "message": message, "color": color, "cacheSeconds": 3600}, indent=1) + "\n"


def _said(report: Report) -> tuple[str, str]:
    counts = report.counts
    graded = [one for one in report.results if one.result.outcome not in (UNSUPPORTED, NOT_RUN)]
    if report.hello is None or not graded:
        return "nothing graded", GREY
    variants = ", ".join(sorted({one.case.variant for one in graded}))
    level = held_level(report)
    reached = f"levels 0 to {level}" if level > 0 else "level 0" if level == 0 else "no level whole"
    message = f"{variants}: {reached}; {counts[PASS]} of {len(report.results)} passed"
    bad = sum(counts[outcome] for outcome in (*BAD, NOT_RUN))
    return message, RED if bad else YELLOW if counts[KNOWN_FAILURE] or counts[UNSUPPORTED] else GREEN


def held_level(report: Report) -> int:
    """The highest level such that every case of it and of those below passed or is outside of what is declared; -1 if there is none."""
    held = -1
    for level in sorted({graded.case.level for graded in report.results}):
        outcomes = {graded.result.outcome for graded in report.results if graded.case.level == level}
        if outcomes & {*BAD, NOT_RUN, KNOWN_FAILURE} or PASS not in outcomes:
            break
        held = level
    return held
