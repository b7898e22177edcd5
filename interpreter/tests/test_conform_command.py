"""What `conform` can do beside running: side by side, once for each case, against an earlier report, in other forms, for a claim; and how
a failure is told and made smaller."""

from __future__ import annotations

import json
import os
import shlex
import sys
from pathlib import Path
from xml.etree import ElementTree as Xml

import pytest

from meldbook import data
from meldbook.command import main
from meldbook.conformance import badge, claims, junit, markdown, minimise, since
from meldbook.conformance.driver import run
from meldbook.conformance.reading import read_cases
from meldbook.conformance.report import Report
from meldbook.conformance.run import Options
from meldbook.errors import InputError
from meldbook.loading.diagnostics import RuleFileError
from test_conformance_driver import QUICK, fake, outcomes, wrecked
from test_conformance_report import a_report
from test_conformance_toys import a_case, lenient_cases, some_cases, toy_tables

ROOT = Path(str(data.root()))
TOY = shlex.join([sys.executable, str(Path(__file__).with_name("test_conformance_serve.py"))])
SERVED = shlex.join([sys.executable, "-m", "meldbook", "serve"])
LEGAL = fake("always_legal")
REFUSED = "card_and_wild_leave_frozen_pile"


def conform(capsys: pytest.CaptureFixture[str], *words: str | Path, impl: str = LEGAL) -> tuple[int, str]:
    status = main.run(["conform", "--impl", impl, *map(str, words)])
    return status, capsys.readouterr().out


# --- side by side, and one process a case ---


@pytest.mark.parametrize("jobs", [2, 3, 8])
def test_several_side_by_side_give_the_report_of_one(jobs: int) -> None:
    alone, together = (run(some_cases(7), TOY, Options(jobs=number), toy_tables) for number in (1, jobs))
    assert [graded.case.id for graded in together.results] == [graded.case.id for graded in alone.results]
    assert outcomes(together) == ["pass"] * 7 and together.nulls == alone.nulls


def test_side_by_side_a_fault_costs_the_case_of_its_own_program() -> None:
    report = run(lenient_cases(6), fake("wrecker", "garbage", "toy"), Options(jobs=2, timeout=1.0), toy_tables)
    assert outcomes(report) == ["pass", "pass", "error", "error", "pass", "pass"]


def test_side_by_side_without_a_hello_nothing_is_graded() -> None:
    report = run(some_cases(4), "false", Options(jobs=2), toy_tables)
    assert report.exit_code == 2 and report.problem and outcomes(report) == ["not_run"] * 4


def test_a_program_may_be_started_for_each_case() -> None:
    report = run(some_cases(3), TOY, Options(spawn=True), toy_tables)
    assert outcomes(report) == ["pass"] * 3


@pytest.mark.parametrize(
    ("answer", "outcome", "said"),
    [
        ('{"steps": [{"ok": {}}]}', "pass", ""),
        ('{"seq": 99, "steps": []}', "error", "it answered seq 99"),
        ("nonsense", "error", "not JSON"),
        ("", "error", "it ended with exit status 0"),
        ("$(sleep 30)", "timeout", "no answer in 1 s"),
    ],
)
def test_started_for_each_case_a_fault_is_that_of_its_case(tmp_path: Path, answer: str, outcome: str, said: str) -> None:
    hello = '{"hello": {"protocol": 1, "name": "sh", "supports": {"variants": ["toy"], "levels": [2]}}}'
    written = f'"{answer}"' if answer.startswith("$") else f"'{answer}'"
    program = tmp_path / "once.sh"
    program.write_text(f"read -r line\ncase $line in *hello*) echo '{hello}';; *) printf '%s' {written}; echo;; esac\n", "utf-8")
    report = run(lenient_cases(2), f"sh {program}", Options(spawn=True, timeout=1.0), toy_tables)
    assert outcomes(report) == [outcome] * 2
    assert said in report.results[0].result.message


# --- an earlier report ---


def test_only_what_has_changed_since_a_report_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    before = tmp_path / "before.ndjson"
    assert conform(capsys, "--smoke", "--variant", "canasta", "--ndjson", before)[0] == 1
    status, out = conform(capsys, "--smoke", "--variant", "canasta", "--only-changed", before)
    assert status == 1 and "0 of 4 cases come out otherwise" in out and "FAIL" not in out
    status, out = conform(capsys, "--smoke", "--variant", "canasta", "--only-changed", before, impl=SERVED)
    assert status == 0 and "  need_at_nought: fail -> pass" in out


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "is not a report"),
        ("{}", "is not a report"),
        ("[", "is not a report"),
        ('{"type": "header"}\n{"type": "case"}', "the report has no end"),
        *((f'{{"type": "header"}}\n{line}\n{{"type": "footer"}}', "is not a report") for line in ("[1]", "{}", "null", "5")),
        ('{"type": "header"}\n{"type": "case", "id": 5}\n{"type": "footer"}', "not a report of this form"),
    ],
)
def test_a_file_that_is_no_whole_report_is_told(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "report"
    path.write_text(text, "utf-8")
    with pytest.raises(InputError, match=said):
        since.read(path)


def test_a_pipe_is_no_report_and_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(InputError, match="is not a file"):
        since.read(tmp_path / "pipe")


# --- forms ---


def test_the_report_for_build_servers_counts_and_names_what_failed() -> None:
    root = Xml.fromstring(junit.write(a_report()))
    assert (root.get("tests"), root.get("failures"), root.get("errors"), root.get("skipped")) == ("5", "2", "0", "1")
    tests = {test.get("name"): test for test in root.iter("testcase")}
    assert list(tests) == ["case_1", "case_2", "case_3", "case_4", "case_5"]
    failure = tests["case_2"].find("failure")
    assert failure is not None and failure.get("message") == "step 2 of 2: expected 4C in hands.1, got 9S 9H 5C 6C (rule pile.top)"
    assert "--case case_2" in (failure.text or "")
    assert tests["case_4"].find("skipped") is not None


def test_the_sums_of_a_run_without_a_hello_are_those_of_its_suites() -> None:
    root = Xml.fromstring(junit.write(run([a_case(1)], "false", tables=toy_tables)))
    for key in ("tests", "failures", "errors", "skipped"):
        assert int(root.get(key, "")) == sum(int(suite.get(key, "")) for suite in root), key
    assert root.get("errors") == "1"


@pytest.mark.parametrize("way", ["control", "surrogate", "invalid_utf8", "strange_answers", "crash", "garbage", "die"])
def test_whatever_is_sent_every_form_is_sound(way: str) -> None:
    report = wrecked(way, 3)
    assert len(list(Xml.fromstring(junit.write(report)).iter("testcase"))) == 3
    for text in (junit.write(report), markdown.write(report), badge.write(report)):
        assert all(sign == "\n" or sign >= " " for sign in text) and "\u202e" not in text
        text.encode("utf-8")
    assert json.loads(badge.write(report))["schemaVersion"] == 1


def test_markdown_from_an_implementation_means_nothing() -> None:
    assert markdown.plain("<b>a|b</b> `x` [y](z) & *w*") == r"\<b\>a\|b\</b\> \`x\` \[y\](z) &amp; \*w\*"
    text = markdown.write(a_report())
    assert "| toy | 2 | 2 | 0 | 0 | 0 | 0 | 0 | 2 |" in text and "| case\\_2 | pile.top | 4C | 9S 9H 5C 6C |" in text


def test_a_badge_says_levels_and_sums() -> None:
    report = run(some_cases(2), TOY, QUICK, toy_tables)
    assert json.loads(badge.write(report))["message"] == "toy: levels 0 to 2; 2 of 2 passed"
    assert json.loads(badge.write(report))["color"] == "brightgreen"
    failed = json.loads(badge.write(a_report()))
    assert failed["color"] == "red" and "2 of 5 passed" in failed["message"] and "no level whole" in failed["message"]
    assert json.loads(badge.write(run(some_cases(1), "false", QUICK, toy_tables)))["message"] == "nothing graded"


def test_reports_are_written_beside_the_one_that_is_shown(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    files = {form: tmp_path / form for form in ("ndjson", "junit", "markdown", "badge")}
    words = [word for form, file in files.items() for word in (f"--{form}", str(file))]
    assert conform(capsys, "--case", REFUSED, *words, impl=SERVED)[0] == 0
    assert all(file.stat().st_size for file in files.values())
    assert conform(capsys, "--case", REFUSED, "--junit", "/no/such/folder/a.xml")[0] == 2


# --- a failure as to a person ---


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "Refused by rule pile.natural_pair: While the pile is frozen"), ("pt", "Com o lixo congelado")]
)
def test_a_failure_is_told_with_its_table_its_rule_and_what_came_instead(capsys: pytest.CaptureFixture[str], lang: str, said: str) -> None:
    _, out = conform(capsys, "--case", REFUSED, "--lang", lang)
    assert "4D 2C 9D" in out and "take 9S JK" in out and "CAN-PILE-2: " in out and said in out
    assert ("What came instead: Allowed." in out) == (lang == "en")
    assert "\x1b" not in out


# --- smaller ---


def test_a_disagreement_is_made_smaller_and_waits_for_a_person(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    status, out = conform(capsys, "--minimise", REFUSED)
    assert status == 0
    assert '"9S JK"' in out and "melds" not in out.split("given:")[1], "nothing that is not needed is left"
    path = tmp_path / "smaller.yaml"
    path.write_text(out, "utf-8")
    assert main.run(["check", str(path)]) == 1
    told = capsys.readouterr().out
    assert "`expect` must be" in told and "`from` must be a text" in told and told.count("error[") == 2
    path.write_text(out.replace("expect: }", "expect: {refused: pile.natural_pair}}").replace("from:", "from: CAN-PILE-2"), "utf-8")
    assert main.run(["check", str(path)]) == 0


def test_what_is_left_still_holds_the_same_disagreement() -> None:
    cases, _ = read_cases((ROOT / "conformance" / "cases" / "canasta" / "pile.yaml").read_text("utf-8"), "pile.yaml")
    case = next(one for one in cases if one.id == REFUSED)
    found = minimise.shrunk(
        case, lambda one: minimise.Disagreement(1, "x") if "9S" in str(one.steps[0].do) and one.given.get("pile") else None
    )
    assert found is not None and list(found.given) == ["pile"] and found.given["pile"] in ("4D", "2C", "9D")


def test_where_both_agree_there_is_nothing_to_make_smaller(capsys: pytest.CaptureFixture[str]) -> None:
    assert conform(capsys, "--minimise", REFUSED, impl=SERVED) == (1, "")
    assert conform(capsys, "--minimise", REFUSED, impl="false")[0] == 2


def test_a_shrinking_run_writes_no_report(tmp_path: Path) -> None:
    words = ["conform", "--impl", "false", "--minimise", REFUSED, "--junit", str(tmp_path / "report.xml")]
    assert main.run(words) == 2 and not (tmp_path / "report.xml").exists()


def test_a_known_failure_that_is_no_case_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "known.yaml").write_text("need_at_nougth: not yet\n", "utf-8")
    assert main.run(["conform", "--impl", "false", "--smoke", "--known-failures", str(tmp_path / "known.yaml")]) == 2
    assert "there is no case `need_at_nougth`; did you mean `need_at_nought`?" in capsys.readouterr().err


# --- a claim ---

VERSION = (ROOT / "conformance" / "VERSION").read_text("utf-8").strip()
ENGINE = shlex.join([sys.executable, str(ROOT / "conformance" / "adapters" / "python" / "adapter.py")])


def claim(tmp_path: Path, **changes: str) -> Path:
    fields = {"corpus": VERSION, "variants": "[canasta]", "levels": "[0]"} | changes
    path = tmp_path / "claim.yaml"
    path.write_text("".join(f"{key}: {value}\n" for key, value in fields.items() if value), "utf-8")
    return path


def test_a_claim_that_holds_is_true_and_has_its_row(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    status, out = conform(capsys, "--claim", claim(tmp_path), impl=SERVED)
    assert status == 0 and f"The claim is true: level 0 of canasta, corpus {VERSION}." in out
    assert out.rstrip().splitlines()[-1].startswith("| meldbook ")


def test_what_is_claimed_and_not_declared_makes_it_false(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    status, out = conform(capsys, "--claim", claim(tmp_path), impl=ENGINE)
    assert status == 1 and "The claim is not true" in out and "no_discard_before_the_draw: unsupported" in out


def test_known_failures_of_a_claim_must_fail(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = claim(tmp_path, known_failures="{need_at_nought: not yet}")
    status, out = conform(capsys, "--claim", path, impl=SERVED)
    assert status == 1 and "need_at_nought: unexpected_pass" in out


def test_an_option_profile_narrows_a_claim(tmp_path: Path) -> None:
    found = claims.read(claim(tmp_path, options="{canasta: {players: [4], onto_meld: [no]}}"))
    assert found.options == {"canasta": {"players": frozenset({"4"}), "onto_meld": frozenset({"no"})}}


def test_a_claim_of_another_engine_is_not_true(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    status, out = conform(capsys, "--claim", claim(tmp_path, name="plain"), impl=SERVED)
    assert status == 1 and "The claim is not true" in out and "It is of plain, and this engine calls itself meldbook." in out
    assert conform(capsys, "--claim", claim(tmp_path, name="meldbook"), impl=SERVED)[0] == 0


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"levels": "[1, 2]"}, "from 0 on without a gap"),
        ({"corpus": "9.9.9"}, "the claim is of corpus 9.9.9"),
        ({"known_failures": "{no_such_case: why}"}, "there is no case `no_such_case`"),
        ({"variants": "[canasta, rummy]"}, "the claim names `rummy`"),
        ({"options": "{canasta: {playerz: [4]}}"}, "the claim names the option `playerz`"),
        ({"options": "{canasta: {players: [4, 77]}}"}, "the claim names `players: 77`; there is 2, 3, 4"),
        ({"options": "{canasta: {onto_meld: [yes]}}"}, "no case is within the claim"),
    ],
)
def test_a_claim_that_cannot_be_checked_is_told(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, changes: dict[str, str], said: str
) -> None:
    assert main.run(["conform", "--impl", "false", "--claim", str(claim(tmp_path, **changes))]) == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize("changes", [{"corpus": "new"}, {"variants": ""}, {"levels": "[7]"}, {"more": "1"}, {"options": "5"}])
def test_a_claim_of_another_form_is_told_with_its_place(tmp_path: Path, changes: dict[str, str]) -> None:
    with pytest.raises(RuleFileError):
        claims.read(claim(tmp_path, **changes))


def test_a_report_keeps_what_was_answered_only_where_it_failed() -> None:
    report: Report = a_report()
    assert [graded.answer is not None for graded in report.results] == [graded.result.outcome == "fail" for graded in report.results]
