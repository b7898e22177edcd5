"""Reports: what is read by people, and what is read by programs."""

from __future__ import annotations

import io
import json
import shlex
import sys
from dataclasses import replace
from pathlib import Path

import jsonschema
import pytest

from meldbook import data
from meldbook.conformance import calls, ndjson
from meldbook.conformance.driver import run_in_process
from meldbook.conformance.report import Report
from meldbook.conformance.run import Options, as_corpus
from meldbook.conformance.terminal import again, render, wants_color
from meldbook.conformance.text import clean, show
from meldbook.errors import InputError
from test_conformance_toys import a_case, case_text, toy_answer, toy_tables

SCHEMA = json.loads(data.text("spec", "schema", "report.schema.json"))


def a_report(strict: bool = False) -> Report:
    cases = [
        a_case(1),
        a_case(2, rules="[pile.top]", steps="[{do: draw}, {do: draw, expect: {hands: {1: 4C}}}]", level="3"),
        a_case(3, steps="[{do: fly, expect: {refused: turn.soar}}]"),
        a_case(4, level="5"),
        a_case(5, rules="[pile.top]", steps="[{ask: {word: need}, expect: {value: 60}}]", level="1"),
    ]
    report = run_in_process(cases, toy_answer(), Options(strict=strict), toy_tables)
    return replace(report, command="./my engine --fast", nulls={"echo": 1})


def test_the_table_counts_by_chapter_and_level_over_the_whole() -> None:
    lines = [line.split() for line in render(a_report()).splitlines()]
    assert ["rule", "chapter", "passed", "failed", "errored", "unsupported", "not", "run", "of"] in lines
    assert ["turn", "2", "0", "0", "1", "0", "3"] in lines
    assert ["pile", "0", "2", "0", "0", "0", "2"] in lines
    assert ["level", "2", "2", "0", "0", "0", "0", "2"] in lines
    assert ["all", "2", "2", "0", "1", "0", "5"] in lines


def test_a_failure_is_told_with_step_rule_and_the_command_that_runs_it_again() -> None:
    text = render(a_report())
    told = text[text.index("FAIL  case_2") :].splitlines()[:7]
    assert told == [
        "FAIL  case_2: A card is drawn",
        "  tests     pile.top",
        "  step      2 of 2 differs; credit 1 of 2 steps",
        "  expected  4C  (in hands.1)",
        "  got       9S 9H 5C 6C",
        "  again     meldbook conform --impl './my engine --fast' --case case_2",
        "  the case  meldbook corpus show case_2",
    ]
    assert again(a_report(strict=True), "case_2").endswith("--case case_2 --strict")


def test_the_head_names_corpus_and_what_was_not_compared() -> None:
    text = render(a_report())
    assert "corpus unversioned, digest" in text and "5 cases; asked: 5, levels 0 to 5" in text
    assert "refusal ids not compared (1 differ; --strict compares them)" in text
    assert "passed without knowing a rule, of the same 5: echo 1" in text
    assert "%" not in text
    assert "turn.soar" in render(a_report(strict=True))


def test_many_failures_are_counted_not_told() -> None:
    assert "... and 1 more" in render(a_report(), most=1)


def test_colour_is_for_terminals_that_want_it() -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    assert wants_color(Terminal(), {})
    assert not wants_color(Terminal(), {"NO_COLOR": "1"})
    assert not wants_color(io.StringIO(), {})
    assert "\x1b[31m" in render(a_report(), color=True)
    assert "\x1b" not in render(a_report())


@pytest.mark.parametrize("strict", [True, False])
def test_every_line_for_programs_fits_the_schema(strict: bool) -> None:
    records = [json.loads(line) for line in ndjson.write(a_report(strict=strict))]
    assert [record["type"] for record in records] == ["header", *["case"] * 5, "footer"]
    for record in records:
        jsonschema.validate(record, SCHEMA)
    assert records[-1]["counts"]["pass"] == (1 if strict else 2)
    assert records[2]["step"] == 2 and records[2]["at"] == "hands.1"


def test_a_report_without_hello_fits_the_schema_too() -> None:
    report = replace(a_report(), hello=None, problem="there was \x1b[2J none")
    for record in ndjson.records(report):
        jsonschema.validate(record, SCHEMA)
    assert report.exit_code == 2


def test_foreign_text_is_one_safe_line() -> None:
    assert clean("a\x1b[31mb\r\nc\td\u202e\ud800e\x00") == "a[31mb c de"
    assert len(clean("x" * 10_000_000)) == 300
    assert clean("carte à jouer ♠") == "carte à jouer ♠"
    assert show({"a": ("b", None)}) == '{"a": ["b", null]}'
    deep: list[object] = []
    for _ in range(5000):
        deep = [deep]
    assert show(deep)


def test_the_command_line_has_one_function_to_call(tmp_path: Path) -> None:
    folder = tmp_path / "cases"
    folder.mkdir()
    (folder / "toy.yaml").write_text(case_text(1) + case_text(2), "utf-8")
    server = shlex.join([sys.executable, str(Path(__file__).with_name("test_conformance_serve.py"))])
    out = io.StringIO()
    assert calls.conform(server, Options(), out, root=tmp_path, tables=toy_tables) == 0
    assert out.getvalue().startswith("meldbook ")
    out = io.StringIO()
    assert calls.conform(server, Options(cases=("case_2",)), out, shown=calls.Shown(as_lines=True), root=tmp_path, tables=toy_tables) == 0
    assert [json.loads(line)["type"] for line in out.getvalue().splitlines()] == ["header", "case", "footer"]
    with pytest.raises(InputError, match="there is no case `case_3`; did you mean `case_"):
        calls.conform(server, Options(cases=("case_3",)), io.StringIO(), root=tmp_path, tables=toy_tables)


def test_the_corpus_is_listed_by_level() -> None:
    corpus = as_corpus([a_case(2), a_case(1, level="0")])
    assert list(calls.listed(corpus, Options(level=0))) == ["case_1  toy  level 0  turn.draw  A card is drawn"]


def test_known_failures_are_read_from_a_file(tmp_path: Path) -> None:
    (tmp_path / "known.yaml").write_text("case_1: it does not draw yet\n", "utf-8")
    assert calls.known_failures(tmp_path / "known.yaml") == {"case_1": "it does not draw yet"}
    with pytest.raises(InputError):
        calls.known_failures(tmp_path / "nothing.yaml")
