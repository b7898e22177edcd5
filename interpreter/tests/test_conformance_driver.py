"""Runs against programs that behave and programs that do not: clear reports, bounded time, no process left."""

from __future__ import annotations

import _thread
import shlex
import signal
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from meldbook import data
from meldbook.conformance.driver import run, run_in_process
from meldbook.conformance.reading import read_cases
from meldbook.conformance.report import Report
from meldbook.conformance.run import Options
from meldbook.conformance.terminal import render
from meldbook.conformance.values import within
from test_conformance_toys import a_case, case_text, lenient_cases, some_cases, toy_answer, toy_tables

FAKES = Path(str(data.place("conformance", "fakes")))
TOY_SERVER = Path(__file__).with_name("test_conformance_serve.py")
QUICK = Options(timeout=1.0, hello_timeout=10.0, restarts=2)


def fake(name: str, *words: str) -> str:
    return shlex.join([sys.executable, str(FAKES / f"{name}.py"), *words])


def wrecked(way: str, cases: int = 4, options: Options = QUICK) -> Report:
    began = time.monotonic()
    report = run(lenient_cases(cases), fake("wrecker", way, "toy"), options, toy_tables)
    assert time.monotonic() - began < 30
    assert "\x1b" not in render(report) and "\x07" not in render(report)
    return report


def outcomes(report: Report) -> list[str]:
    return [graded.result.outcome for graded in report.results]


def messages(report: Report) -> str:
    return " / ".join(graded.result.message for graded in report.results)


def alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text("utf-8").rsplit(")", 1)[1].split()[0]
    except OSError:
        return False
    return state != "Z"  # a zombie has ended; nobody has asked for its status yet


def test_the_toy_engine_passes_its_cases() -> None:
    report = run_in_process(some_cases(5), toy_answer(), tables=toy_tables)
    assert outcomes(report) == ["pass"] * 5
    assert (report.exit_code, report.passed) == (0, 5)
    assert report.hello is not None and report.hello.name == "meldbook"


@pytest.mark.parametrize("word", ["refused", "ok"])
def test_nothing_large_of_an_answer_is_kept(word: str) -> None:
    large = "x" * 1_000_000 if word == "refused" else {"seat": ["x" * 1_000_000]}

    playing = toy_answer()

    def answer(message: Any) -> Any:
        return playing(message) if "hello" in message else {**playing(message), "steps": [{word: large}]}

    report = run_in_process([a_case(1)], answer, Options(strict=True), tables=toy_tables)
    assert outcomes(report) == ["fail"]
    [graded] = report.results
    assert graded.answer is None and within(repr(graded), 10_000)


def test_what_is_not_declared_is_unsupported() -> None:
    cases = [a_case(1, level="5"), a_case(2, variant="other"), a_case(3, options="{players: 2}"), a_case(4)]
    report = run_in_process(cases, toy_answer(), tables=toy_tables)
    assert outcomes(report) == ["unsupported"] * 3 + ["pass"]
    assert messages(report).startswith("level 5 is not declared / variant other is not declared / players = 2 is not")


def test_nothing_graded_is_no_success() -> None:
    assert run_in_process([a_case(level="5")], toy_answer(), tables=toy_tables).exit_code == 2
    assert run_in_process([], toy_answer(), tables=toy_tables).exit_code == 2


def test_a_faulty_case_is_told_and_the_run_goes_on() -> None:
    report = run_in_process([a_case(1, given="{pile: 9S 9S 9S}"), a_case(2)], toy_answer(), tables=toy_tables)
    assert outcomes(report) == ["error", "pass"]
    assert "the case itself is faulty: pile: `9S` occurs 3 times" in messages(report)


def test_a_selection_is_by_level_variant_rule_and_id() -> None:
    cases = [a_case(1), a_case(2, level="0"), a_case(3, rules="[pile.top, turn.draw]"), a_case(4, variant="other")]

    def chosen(**options: Any) -> list[str]:
        report = run_in_process(cases, toy_answer(), Options(**options), toy_tables)
        return [graded.case.id for graded in report.results]

    assert chosen(level=0) == ["case_2"]
    assert chosen(variants=("other",)) == ["case_4"]
    assert chosen(rules=("pile",)) == ["case_3"]
    assert chosen(rules=("turn.draw",), level=2) == ["case_1", "case_2", "case_3", "case_4"]
    assert chosen(cases=("case_3", "case_1")) == ["case_1", "case_3"]


def test_known_failures_do_not_fail_a_run_but_a_known_failure_that_passes_does() -> None:
    cases = [a_case(1, steps="[{do: draw, expect: {stock: 5}}]"), a_case(2)]
    known = Options(known={"case_1": "not yet"})
    assert run_in_process(cases, toy_answer(), known, toy_tables).exit_code == 0
    surprise = run_in_process(cases, toy_answer(), Options(known={"case_1": "x", "case_2": "x"}), toy_tables)
    assert (outcomes(surprise), surprise.exit_code) == (["known_failure", "unexpected_pass"], 1)


def test_null_scores_stand_beside_the_result() -> None:
    text = case_text(1) + case_text(2, steps="[{do: fly, expect: {refused: turn.fly}}]")
    cases, _ = read_cases(text + case_text(3, steps="[{do: draw, expect: {ok: yes}}]"), "toy")
    report = run(cases, fake("always_legal", "toy"), QUICK, toy_tables)
    assert dict(report.nulls) == {"always_legal": 1, "always_refuse": 1, "echo": 1}
    assert outcomes(report) == ["fail", "fail", "pass"]
    strict = run(cases, fake("always_refuse", "toy"), Options(strict=True), toy_tables)
    assert dict(strict.nulls)["always_refuse"] == strict.passed == 0


@pytest.mark.parametrize("name", ["always_legal", "always_refuse", "echo"])
def test_a_null_implementation_says_hello_and_is_caught(name: str) -> None:
    report = run(some_cases(2), fake(name, "toy"), QUICK, toy_tables)
    assert report.hello is not None and report.hello.name == name.replace("_", " ")
    assert outcomes(report) == ["fail", "fail"]


def test_off_by_one_is_caught_where_a_number_is_compared() -> None:
    number = a_case(1, steps="[{ask: {word: need}, expect: {value: 50}}]")
    server = shlex.join([sys.executable, str(FAKES / "off_by_one.py"), sys.executable, str(TOY_SERVER)])
    report = run([number, a_case(2)], server, QUICK, toy_tables)
    assert report.hello is not None and report.hello.name == "off by one"
    assert outcomes(report) == ["fail", "pass"]
    assert report.results[0].result.difference is not None and report.results[0].result.difference.got == 51


def noisy(tmp_path: Path, noise: str) -> str:
    """A program that writes this between its hello and its first answer, and then answers as the toy does."""
    program = tmp_path / "noisy.py"
    program.write_text(
        "import subprocess, sys\n"
        f"child = subprocess.Popen([{sys.executable!r}, {str(TOY_SERVER)!r}], stdin=subprocess.PIPE, stdout=subprocess.PIPE)\n"
        "for number, line in enumerate(sys.stdin.buffer):\n"
        "    child.stdin.write(line); child.stdin.flush()\n"
        f"    sys.stdout.buffer.write(child.stdout.readline() + ({noise.encode()!r} if number == 0 else b''))\n"
        "    sys.stdout.buffer.flush()\n",
        "utf-8",
    )
    return shlex.join([sys.executable, str(program)])


@pytest.mark.parametrize("noise", ["ready\n", '{"hello": {"protocol": 1}}\n', "[1, 2]\n"])
def test_a_stray_line_before_a_case_costs_that_case_only(tmp_path: Path, noise: str) -> None:
    report = run(some_cases(4), noisy(tmp_path, noise), Options(restarts=0), toy_tables)
    assert outcomes(report) == ["error", "pass", "pass", "pass"]


def test_blank_lines_cost_nothing(tmp_path: Path) -> None:
    assert outcomes(run(some_cases(3), noisy(tmp_path, "\n \r\n\n"), Options(restarts=0), toy_tables)) == ["pass"] * 3


@pytest.mark.parametrize("command", ["cat", "false", "true", "no_such_program_here", "", "'", "sleep 60", "yes"])
def test_without_a_valid_hello_nothing_is_graded(command: str) -> None:
    began = time.monotonic()
    report = run(some_cases(2), command, Options(hello_timeout=0.5), toy_tables)
    assert time.monotonic() - began < 5
    assert report.exit_code == 2 and report.problem
    assert outcomes(report) == ["not_run", "not_run"]
    assert render(report).startswith("No valid hello: ")


def test_silence_costs_one_case_and_the_run_goes_on() -> None:
    report = wrecked("hang")
    assert outcomes(report) == ["pass", "pass", "timeout", "pass"]
    assert "no answer in 1 s" in messages(report)


def test_a_crash_costs_one_case_and_its_last_words_are_kept() -> None:
    report = wrecked("crash", 12)
    assert outcomes(report) == ["pass"] * 9 + ["error"] + ["pass"] * 2
    assert "it ended with exit status 3" in messages(report)


def test_the_last_words_of_a_program_that_is_gone_are_shown_without_control_characters() -> None:
    report = wrecked("crash", 10)
    assert "| wrecked [31mat the tenth case" in render(report)


def test_restarts_are_bounded_and_what_is_left_is_not_run() -> None:
    report = wrecked("die", 6)
    assert outcomes(report) == ["error"] * 3 + ["not_run"] * 3
    assert report.exit_code == 1
    assert "3 cases were not run: it failed too often" in render(report)


@pytest.mark.parametrize(
    ("way", "second", "said"),
    [
        ("garbage", "error", "not JSON"),
        ("half_line", "timeout", "no answer in 1 s"),
        ("half_end", "error", "its last line has no end"),
        ("drip", "timeout", "no answer in 1 s"),
        ("invalid_utf8", "error", "not UTF-8"),
        ("endless_line", "error", "a line of more than 8388608 bytes"),
        ("not_a_number", "error", "NaN is no JSON"),
        ("huge_number", "error", "a number of 100000 digits"),
        ("deep", "error", "JSON of too many levels"),
        ("surrogate", "error", "half of it [2J"),
        ("wrong_seq", "error", "it answered seq 99; asked was 2"),
        ("late", "timeout", "no answer in 1 s"),
        ("closes", "error", "it closed its output"),
        ("flood", "timeout", "no answer in 1 s"),
    ],
)
def test_a_broken_second_answer_costs_one_case(way: str, second: str, said: str) -> None:
    report = wrecked(way)
    assert outcomes(report) == ["pass", second, "pass", "pass"]
    assert said in messages(report)
    assert report.exit_code == 1


def test_answers_that_come_twice_are_noted_and_do_no_harm() -> None:
    report = wrecked("twice")
    assert outcomes(report) == ["pass"] * 4
    assert any("came late or twice" in note for note in report.notes)


def test_an_answer_before_its_question_spoils_the_case_that_was_asked_and_no_more_than_that() -> None:
    report = wrecked("early")
    assert set(outcomes(report)) <= {"pass", "error"} and len(report.results) == 4
    assert all("it answered seq" in graded.result.message for graded in report.results if graded.result.outcome == "error")


def test_an_answer_without_seq_is_no_answer() -> None:
    assert outcomes(wrecked("no_seq")) == ["error"] * 4


def test_a_program_that_reads_no_more_is_silent() -> None:
    assert outcomes(wrecked("deaf", 2)) == ["pass", "timeout"]


def test_megabytes_of_complaints_block_nothing() -> None:
    assert outcomes(wrecked("shouts")) == ["pass"] * 4


def test_strange_answers_are_errors_or_failures_and_never_a_traceback() -> None:
    report = wrecked("strange_answers", 16)
    assert set(outcomes(report)) <= {"error", "fail", "pass"}
    assert len(report.results) == 16


def test_control_characters_never_reach_the_terminal() -> None:
    report = wrecked("control")
    assert report.hello is not None and report.hello.name == "[31mred[0m name next"
    assert all(character == "\n" or character >= " " for character in render(report))


@pytest.mark.parametrize("way", ["children", "orphans"])
def test_children_left_behind_are_ended_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: str) -> None:
    pids = tmp_path / "pids"
    monkeypatch.setenv("WRECKER_PIDS", str(pids))
    report = wrecked(way, 2)
    assert outcomes(report) == ["pass", "pass"]
    left = [int(word) for word in pids.read_text("utf-8").split()]
    assert len(left) == 3
    until = time.monotonic() + 5
    while any(map(alive, left)) and time.monotonic() < until:
        time.sleep(0.05)
    assert not any(map(alive, left))


def test_an_interrupt_ends_with_what_is_finished() -> None:
    seen: list[str] = []
    timer = threading.Timer(1.5, _thread.interrupt_main, (signal.SIGINT,))
    timer.start()
    slow = Options(timeout=60)
    report = run(lenient_cases(6), fake("wrecker", "hang", "toy"), slow, toy_tables, lambda one: seen.append(one.case.id))
    timer.cancel()
    assert report.interrupted and seen == ["case_1", "case_2"]
    assert outcomes(report) == ["pass", "pass", *["not_run"] * 4]
    assert report.exit_code == 1
    assert "Interrupted: 4 cases were not run." in render(report)


def test_both_directions_are_checked_against_the_schema_when_asked() -> None:
    good = run_in_process(some_cases(2), toy_answer(), Options(check_protocol=True), toy_tables)
    assert good.notes == ()
    bad = wrecked("control", 2, Options(check_protocol=True))
    assert bad.notes == ()
    strange = wrecked("strange_answers", 8, Options(check_protocol=True))
    assert any("answer" in note for note in strange.notes)
