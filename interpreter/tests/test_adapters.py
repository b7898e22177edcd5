"""What somebody without Python starts from: the skeletons, the grader in JavaScript, the shell form; and the plugin for pytest."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from meldbook import data
from meldbook.command import main
from meldbook.conformance import proof
from meldbook.conformance.calls import corpus_for
from meldbook.conformance.driver import run
from meldbook.conformance.run import Options

ROOT = Path(str(data.root()))
ADAPTERS = ROOT / "conformance" / "adapters"
PYTHON = shlex.join([sys.executable, str(ADAPTERS / "python" / "adapter.py")])
NODE = pytest.mark.skipif(shutil.which("node") is None, reason="there is no node here")
JAVASCRIPT = f"node {ADAPTERS / 'javascript' / 'adapter.js'}"
GRADER = ["node", str(ADAPTERS / "javascript" / "grade.js"), str(ROOT / "conformance" / "corpus.json")]
PYTHON_SERVES, JAVASCRIPT_SERVES = (sys.executable, "serve.py"), ("node", "serve.js")
FIRST = Options(level=1, variants=("canasta",), check_protocol=True)


@pytest.mark.parametrize("impl", [PYTHON, pytest.param(JAVASCRIPT, marks=NODE)], ids=["python", "javascript"])
def test_a_skeleton_is_right_in_what_it_answers_and_says_what_it_cannot(impl: str) -> None:
    report = run(corpus_for(FIRST), impl, FIRST)
    assert set(report.counts) and report.counts["fail"] == report.counts["error"] == 0
    assert report.counts["pass"] > 15 and report.counts["unsupported"] > 15 and report.notes == ()


def graded(variant: str, level: int, *command: str) -> tuple[int, dict[str, int], str]:
    ended = subprocess.run([*GRADER, variant, str(level), *command], capture_output=True, text=True, timeout=120, check=False)
    found = re.search(r"(\{.*\}) of \d+$", ended.stdout.strip())
    return ended.returncode, json.loads(found[1]) if found else {}, ended.stdout + ended.stderr


@NODE
@pytest.mark.parametrize(
    ("variant", "command"),
    [
        ("canasta", [sys.executable, str(ADAPTERS / "python" / "adapter.py")]),
        ("canasta", ["node", str(ROOT / "conformance" / "engines" / "javascript_canasta" / "serve.js")]),
        ("tranca", ["node", str(ROOT / "conformance" / "engines" / "javascript_tranca" / "serve.js")]),
        ("samba", [sys.executable, "-m", "meldbook", "serve"]),
        *((name, [sys.executable, str(ROOT / "conformance" / "fakes" / f"{fake}.py")]) for name in ("tranca", "samba") for fake in ("always_legal", "always_refuse", "echo")),
    ],
)  # fmt: skip
def test_the_grader_in_javascript_counts_what_the_driver_counts(variant: str, command: list[str]) -> None:
    options = Options(variants=(variant,))
    report = run(corpus_for(options), shlex.join(command), options)
    status, counts, said = graded(variant, 5, *command)
    assert counts == {key: report.counts[key] for key in ("pass", "fail", "error")} | {"unsupported": counts["unsupported"]}, said
    assert status == report.exit_code


@NODE
@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["corpus.json", "canasta", "0", "false"], "no hello: it ended"),
        (["corpus.json", "canasta", "0", "no_such_program"], "no hello: it cannot be started"),
        (["corpus.json", "rummy", "0", "false"], "there is no variant rummy; there are: bolivia, "),
        (["corpus.json", "canasta", "9", "false"], "node grade.js CORPUS.json VARIANT LEVEL COMMAND..."),
        (["corpus.json", "canasta", "0"], "node grade.js CORPUS.json VARIANT LEVEL COMMAND..."),
        ([], "node grade.js CORPUS.json VARIANT LEVEL COMMAND..."),
        (["none.json", "canasta", "0", "false"], "none.json cannot be read"),
        (["VERSION", "canasta", "0", "false"], "VERSION cannot be read"),
        (["fakes/caught.json", "canasta", "0", "false"], "fakes/caught.json is not a corpus"),
    ],
)
def test_the_grader_says_when_nothing_is_graded_and_why(words: list[str], said: str) -> None:
    command = ["node", str(ADAPTERS / "javascript" / "grade.js"), *words]
    ended = subprocess.run(command, cwd=ROOT / "conformance", capture_output=True, text=True, timeout=60, check=False)
    assert (ended.returncode, ended.stdout) == (2, "") and ended.stderr.startswith(said) and len(ended.stderr.splitlines()) == 1, (
        ended.stderr
    )


@NODE
def test_the_grader_does_not_wait_for_what_is_silent() -> None:
    assert graded("canasta", 0, "sleep", "600")[0] == 2


# --- the engines of the project ---

ENGINES = {"python_bolivia": PYTHON_SERVES, "javascript_canasta": JAVASCRIPT_SERVES, "javascript_tranca": JAVASCRIPT_SERVES}


def test_every_engine_has_a_claim() -> None:
    assert sorted(path.name for path in (ROOT / "conformance" / "engines").iterdir() if path.is_dir()) == sorted(proof.implementations())


@pytest.mark.parametrize("name", proof.implementations())
def test_what_an_engine_of_the_project_claims_is_true(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    program, file = ENGINES[name]
    if shutil.which(program) is None:
        pytest.skip(f"there is no {program} here")
    command = shlex.join([program, str(ROOT / "conformance" / "engines" / name / file)])
    claim = str(ROOT / "conformance" / "claims" / f"{name}.yaml")
    assert main.run(["conform", "--impl", command, "--claim", claim, "--strict"]) == 0, capsys.readouterr().out


def test_the_shell_form_answers_one_message_a_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    engine = tmp_path / "engine.sh"
    engine.write_text('[ "$1 $2 $3 $4" = "meld 9S 9H 9D" ] && echo 30\n', "utf-8")
    monkeypatch.setenv("MY_ENGINE", f"sh {engine}")
    options = Options(level=0, variants=("canasta",), spawn=True)
    report = run(corpus_for(options), f"sh {ADAPTERS / 'shell' / 'adapter.sh'}", options)
    one = next(graded for graded in report.results if graded.case.id == "three_equal_cards_are_a_meld")
    assert one.result.difference is not None and one.result.difference.at == "pattern"  # its points alone are not the whole answer


# --- pytest ---


def pytest_run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    environ = os.environ | {"PYTHONPATH": str(ROOT / "interpreter")}
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-q", *words, "."]
    return subprocess.run(command, cwd=folder, env=environ, capture_output=True, text=True, timeout=120, check=False)


def test_pytest_has_a_test_for_each_case_and_skips_what_is_not_declared(tmp_path: Path) -> None:
    (tmp_path / "test_own.py").write_text("def test_own(): pass\n", "utf-8")
    ended = pytest_run(tmp_path, "--meldbook-impl", PYTHON, "--meldbook-variant", "canasta", "--meldbook-level", "0")
    assert ended.returncode == 0 and "3 passed, 2 skipped" in ended.stdout, ended.stdout


def test_pytest_tells_a_failure_as_to_a_person(tmp_path: Path) -> None:
    impl = shlex.join([sys.executable, str(ROOT / "conformance" / "fakes" / "always_legal.py")])
    ended = pytest_run(tmp_path, "--meldbook-impl", impl, "--meldbook-variant", "canasta", "--meldbook-level", "0")
    assert ended.returncode == 1 and "Refused by rule turn.play: " in ended.stdout and "Traceback" not in ended.stdout
    assert "FAILED meldbook::canasta/no_discard_before_the_draw" in ended.stdout


def test_pytest_without_the_flag_is_as_ever(tmp_path: Path) -> None:
    (tmp_path / "test_own.py").write_text("import sys\ndef test_own(): assert 'meldbook.conformance' not in sys.modules\n", "utf-8")
    ended = pytest_run(tmp_path)
    assert ended.returncode == 0 and "1 passed" in ended.stdout


def test_pytest_wants_a_command(tmp_path: Path) -> None:
    ended = pytest_run(tmp_path, "--meldbook-impl", "")
    assert ended.returncode == 4 and "name the command that starts the implementation" in ended.stdout + ended.stderr


def test_pytest_says_when_there_is_no_hello(tmp_path: Path) -> None:
    assert pytest_run(tmp_path, "--meldbook-impl", "false", "--meldbook-variant", "samba").returncode == 2
