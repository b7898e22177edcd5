"""The report as JUnit XML, as build servers read it: a suite for each variant, a test for each case."""

from __future__ import annotations

from collections.abc import Sequence
from xml.etree import ElementTree as Xml

from meldbook.conformance.outcome import BAD, ERROR, FAIL, PASS, TIMEOUT, UNEXPECTED_PASS
from meldbook.conformance.report import Graded, Report
from meldbook.conformance.terminal import again, said
from meldbook.conformance.text import clean

_LONG = 2000


def write(report: Report) -> str:
    """The document. Whatever the implementation sent, it is well-formed: every text of it is in its safe form."""
    counts = report.counts
    greeted = bool(counts[PASS]) or not report.problem
    root = Xml.Element(
        "testsuites", _sums([graded.result.outcome for graded in report.results] + [ERROR] * (not greeted)), name=_name(report)
    )
    for variant in sorted({graded.case.variant for graded in report.results}):
        own = [graded for graded in report.results if graded.case.variant == variant]
        suite = Xml.SubElement(root, "testsuite", _sums([graded.result.outcome for graded in own]), name=variant)
        _properties(suite, report)
        for graded in own:
            _case(suite, graded, report)
    if not greeted:
        suite = Xml.SubElement(root, "testsuite", _sums([ERROR]), name="hello")
        test = Xml.SubElement(suite, "testcase", classname="hello", name="hello")
        Xml.SubElement(test, "error", message=clean(report.problem, _LONG))
    Xml.indent(root)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + Xml.tostring(root, encoding="unicode") + "\n"


def _name(report: Report) -> str:
    return clean(report.hello.name if report.hello is not None else report.command)


def _properties(suite: Xml.Element, report: Report) -> None:
    holder = Xml.SubElement(suite, "properties")
    for name, value in (("corpus", report.corpus.version), ("digest", report.corpus.digest), ("command", clean(report.command, _LONG))):
        Xml.SubElement(holder, "property", name=name, value=value)


def _sums(outcomes: Sequence[str]) -> dict[str, str]:
    failures = sum(outcome in (FAIL, UNEXPECTED_PASS) for outcome in outcomes)
    errors = sum(outcome in (ERROR, TIMEOUT) for outcome in outcomes)
    skipped = len(outcomes) - failures - errors - outcomes.count(PASS)
    return {"tests": str(len(outcomes)), "failures": str(failures), "errors": str(errors), "skipped": str(skipped)}


def _case(suite: Xml.Element, graded: Graded, report: Report) -> None:
    case, result = graded.case, graded.result
    test = Xml.SubElement(suite, "testcase", classname=f"{case.variant}.{case.chapter}", name=case.id)
    if result.outcome == PASS:
        return
    if result.outcome not in BAD:
        Xml.SubElement(test, "skipped", message=clean(f"{result.outcome}: {result.message}", _LONG))
        return
    kind = "error" if result.outcome in (ERROR, TIMEOUT) else "failure"
    found = Xml.SubElement(test, kind, type=result.outcome, message=_message(graded))
    found.text = clean(f"{case.title}. Run it again: {again(report, case.id)}", _LONG)


def _message(graded: Graded) -> str:
    result = graded.result
    if result.difference is None:
        return clean(result.message, _LONG)
    at = "" if result.difference.at == "step" else f" in {clean(result.difference.at)}"
    step = f"step {result.step} of {result.steps}: expected {said(result.difference.expected)}{at}"
    return clean(f"{step}, got {said(result.difference.got)} (rule {result.rule})", _LONG)
