"""Bad input of every sort: one clear message, exit status 2, nothing written, never a traceback."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from meldbook.command import main
from meldbook.command.verbs import VERBS
from test_command import HOUSE, CommandLine, cli, written

__all__ = ["cli"]

COMMAND = [sys.executable, "-m", "meldbook"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["variant"], "did you mean `variants`?"),
        (["corpus", "lst"], "did you mean `list`?"),
        (["xyzzy"], "there are: variants, show"),
        (["meld", "canasta", "9S", "--jso"], "--json"),
        (["meld", "canasta"], "CARDS"),
        (["meld", "canastra", "9S"], "Did you mean “canasta”?"),
        (["meld", "base", "9S"], "is not a game"),
        (["meld", "../no_such_folder/x", "9S"], "there is no such file"),
        (["meld", "", "9S"], "neither the name of a variant"),
        (["meld", "canasta", ""], "write some cards"),
        (["meld", "canasta", "9Z"], "`9Z` is not a card"),
        (["meld", "canasta", " ".join(["9S"] * 3)], "the pack has 9S 2 times"),
        (["meld", "canasta", "9S 9H 9D", "--as", "sat"], "there is no pattern `sat`"),
        (["meld", "canasta", "9S", "--set", "players"], "is not of the form OPTION=VALUE"),
        (["meld", "canasta", "9S", "--set", "playrs=2"], "Did you mean “players”?"),
        (["meld", "canasta", "9S", "--set", "players=7"], "it takes: 2, 3, 4"),
        (["meld", "canasta", "9S", "--set", "players=2", "--set", "players=3"], "set twice"),
        (["meld", "canasta", "9S", "--lang", "de"], "'de'"),
        (["show", "canasta", "pile.natral_pair"], "Did you mean “pile.natural_pair”?"),
        (["show", "canasta", "pile.take", "--options"], "about the whole variant"),
        (["show", "canasta", "x" * 5000], "canasta has no rule called “xxx"),
        (["explain", "plie.take"], "Did you mean “pile.take”?"),
        (["explain", "E999"], "E999"),
        (["corpus", "show", "pair_take_frozen_pile"], "did you mean `pair_takes_frozen_pile`?"),
        (["corpus", "list", "--variant", "canastra"], "Did you mean “canasta”?"),
        (["corpus", "list", "--level", "6"], "6 is not in the range"),
        (["corpus", "export", "-o", "/no/such/folder/file"], "cannot be written"),
        (["conform", "--case", "nope"], "there is no case `nope`"),
        (["conform", "--impl", "cat", "--case", "nope"], "there is no case `nope`"),
        (["conform", "--impl", "cat", "--variant", "nope"], "nope"),
        (["conform", "--impl", "cat", "--known-failures", "/no/such/file"], "there is no such file"),
        (["conform", "--impl", "cat", "--timeout", "nan"], "nan"),
        (["score", "canasta"], "FILE"),
        (["check"], "FILES"),
    ],
)
def test_what_cannot_be_understood_is_said_in_one_message(cli: CommandLine, words: list[str], said: str) -> None:
    status, out, err = cli(*words)
    assert (status, out) == (2, "")
    assert said in err
    assert err.startswith("error: ")
    assert len(err.splitlines()) <= 2


@pytest.mark.parametrize(("lang", "said"), [("it", "Volevi dire «canasta»?"), ("pt", "canasta"), ("es", "canasta")])
def test_a_mistake_is_told_in_the_language_of_the_answers(cli: CommandLine, lang: str, said: str) -> None:
    _, _, err = cli("show", "canastra", "--lang", lang)
    assert said in err
    assert "There is no variant" not in err


BAD = {
    "binary.yaml": os.urandom(3000) + b"\0",
    "latin.yaml": b"variant: canasta\nsteps: [{do: \xff\xfe}]\n",
    "empty.yaml": b"",
    "huge.yaml": b"a: " + b"9" * 2_000_000,
    "deep.yaml": b"[" * 50_000,
    "deep.json": b'{"a":' * 50_000,
    "tabs.yaml": b"variant: canasta\n\tsteps: []\n",
    "bomb.yaml": b"a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]\n",
    "twice.json": b'{"variant": "canasta", "variant": "canasta", "steps": [{"do": "draw"}]}',
    "controls.yaml": b"variant: canasta\x1b[31m\nsteps: [{do: draw}]\n",
    "scalar.yaml": b"canasta\n",
    "list.yaml": b"- 1\n- 2\n",
}


@pytest.mark.parametrize("name", BAD)
@pytest.mark.parametrize("verb", [["judge"], ["score", "canasta"], ["check"]])
def test_a_file_that_is_none_is_refused(cli: CommandLine, tmp_path: Path, verb: list[str], name: str) -> None:
    path = tmp_path / name
    path.write_bytes(BAD[name])
    status, out, err = cli(*verb, path)
    assert status == (1 if verb == ["check"] else 2)
    told = out if verb == ["check"] else err
    assert told.startswith("error")
    assert "fault of meldbook" not in err
    assert not any(sign in out + err for sign in "\x1b\x00")


@pytest.mark.parametrize("name", ["binary.yaml", "latin.yaml", "empty.yaml", "deep.yaml", "list.yaml", "huge.yaml"])
def test_known_failures_that_are_none_are_refused(cli: CommandLine, tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_bytes(BAD[name])
    status, out, err = cli("conform", "--impl", "cat", "--known-failures", tmp_path / name)
    assert (status, out) == (2, "")
    assert err.startswith("error[E")


@pytest.mark.parametrize("verb", [["judge"], ["score", "canasta"], ["check"], ["meld"]])
def test_a_path_that_leads_to_no_file_is_refused(cli: CommandLine, tmp_path: Path, verb: list[str]) -> None:
    (tmp_path / "folder.yaml").mkdir()
    (tmp_path / "endless.yaml").symlink_to("/dev/zero")
    for name in ("none.yaml", "folder.yaml", "endless.yaml"):
        status, out, err = cli(*verb, tmp_path / name, *(["9S"] if verb == ["meld"] else []))
        assert (status, out) == (2, "")
        assert err.startswith("error: ")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("steps: [{do: draw}]", "`the situation` has no `variant`"),
        ("variant: canasta", "`the situation` has no `steps`"),
        ("variant: canasta\nsteps: []", "a list that is not empty"),
        ("variant: canasta\nsteps: [{by: 1}]", "either `do` or `ask`"),
        ("variant: canasta\nsteps: [{do: draw, ask: actions}]", "either `do` or `ask`"),
        ("variant: canasta\nsteps: [{do: draw, foo: 1}]", "has no key `foo`"),
        ("variant: canasta\nstps: [{do: draw}]", "did you mean `steps`?"),
        ("variant: canasta\nsteps: [{by: 9, do: draw}]", "there is no seat 9"),
        ("variant: canasta\nsteps: [{do: drow}]", "there is no action `drow`"),
        ("variant: canasta\nsteps: [{do: discard 9Z}]", "`9Z` is not a card"),
        ("variant: canasta\nsteps: [{do: {deal: 4C 5C}}]", "not over"),
        ("variant: canasta\nsteps: [{ask: {word: nonsense}}]", "no word `nonsense`"),
        ("variant: canasta\nsteps: [{ask: {extend: 3, cards: 4C}}]", "no meld 3"),
        ("variant: canasta\noptions: {playrs: 2}\nsteps: [{do: draw}]", "Did you mean “players”?"),
        ("variant: canasta\ngiven: {hands: {1: 4C 4C 4C}}\nsteps: [{do: draw}]", "occurs 3 times"),
        ("variant: canasta\ngiven: {melds: {1: [4C 5C 6C]}}\nsteps: [{do: draw}]", "4C 5C 6C"),
        ("variant: canasta\ngiven: {nonsense: 4C}\nsteps: [{do: draw}]", "nonsense"),
        ("variant: base\nsteps: [{do: draw}]", "is not a game"),
        ("variant: ./none.yaml\nsteps: [{do: draw}]", "there is no such file"),
    ],
)
def test_a_situation_that_cannot_be_is_refused(cli: CommandLine, tmp_path: Path, text: str, said: str) -> None:
    status, out, err = cli("judge", written(tmp_path, "a.yaml", text + "\n"))
    assert (status, out) == (2, "")
    assert said in err
    assert "fault of meldbook" not in err


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("deck: 4C 5C", "not a deck"),
        ("steps: [{do: draw}]\nvariant: canasta", "no `given`"),
        ("phase: play", "the play is not over"),
        ("melds: {3: [KC KD KH]}", "no side 3"),
        ("seat: five", "seat"),
    ],
)
def test_a_deal_that_cannot_be_counted_is_refused(cli: CommandLine, tmp_path: Path, text: str, said: str) -> None:
    status, out, err = cli("score", "canasta", written(tmp_path, "a.yaml", text + "\n"))
    assert (status, out) == (2, "")
    assert said in err


def test_a_faulty_variant_is_told_with_its_faults_whatever_the_verb(cli: CommandLine, tmp_path: Path) -> None:
    path = written(tmp_path, "house.yaml", HOUSE.replace("pays", "pay"))
    asked: list[list[str | Path]] = [
        ["show", path],
        ["meld", path, "9S"],
        ["score", path, path],
        ["explain", "pile.take", "--variant", path],
    ]
    for words in asked:
        status, out, err = cli(*words)
        assert (status, out) == (2, "")
        assert err.startswith("error[E101]")


def test_a_fault_of_the_program_is_owned_up_to(cli: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> list[str]:
        raise ZeroDivisionError("oh")

    monkeypatch.setattr("meldbook.loading.files.variant_names", broken)
    status, out, err = cli("variants")
    assert (status, out) == (main.OWN_FAULT, "")
    assert err.startswith("error: a fault of meldbook itself, not of what was asked: ZeroDivisionError: oh")


# --- streams ---


def run(*words: str, **more: object) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run([*COMMAND, *words], timeout=60, check=False, **more)  # type: ignore[call-overload,no-any-return]


def test_a_reader_that_goes_away_is_no_fault() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    ended = run("show", "canasta", stdout=writing, stderr=subprocess.PIPE)
    os.close(writing)
    assert (ended.returncode, ended.stderr) == (main.NO_READER, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full")
def test_output_that_cannot_be_written_is_told() -> None:
    with open("/dev/full", "wb") as full:
        ended = run("variants", stdout=full, stderr=subprocess.PIPE)
    assert ended.returncode == 2
    assert ended.stderr.startswith(b"error: ")
    assert len(ended.stderr.splitlines()) == 1


def test_closed_streams_are_no_fault() -> None:
    shell = f"{COMMAND[0]} -m meldbook meld canasta 9S"
    assert subprocess.run(["sh", "-c", f"{shell} >&- 2>&- <&-"], timeout=60, check=False).returncode == 1


def test_a_terminal_without_the_signs_gets_others_in_their_place() -> None:
    ended = run("show", "canasta", "melds", "--lang", "pt", env={**os.environ, "PYTHONIOENCODING": "latin-1"}, capture_output=True)
    assert ended.returncode == 0
    assert "três" in ended.stdout.decode("latin-1")


def test_an_interrupt_at_any_moment_of_the_start_leaves_no_traceback() -> None:
    # The sleep comes where the imports of the program begin, which alone are too quick to be met.
    slow = "import time; print('here', flush=True); time.sleep(60)"
    program = "import sys, types; from meldbook import __main__ as m; f = type('F', (), {'find_spec': lambda s, n, *a: exec(slow) if n == 'click' else None}); "
    with subprocess.Popen(
        [sys.executable, "-c", f"slow = {slow!r}; {program}sys.meta_path.insert(0, f()); m.start()"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as child:
        assert child.stdout is not None and child.stdout.readline() == b"here\n"
        child.send_signal(signal.SIGINT)
        _, err = child.communicate(timeout=30)
    assert (child.returncode, err) == (-signal.SIGINT, b"")


@pytest.mark.parametrize("words", [["serve"], ["conform", "--impl", "sleep 60"], ["judge", "-"]])
def test_an_interrupt_ends_the_command(words: list[str]) -> None:
    with subprocess.Popen([*COMMAND, *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as child:
        time.sleep(5)  # long enough to be past its imports on a busy machine
        child.send_signal(signal.SIGINT)
        _, err = child.communicate(timeout=30)
    assert (child.returncode, err.strip()) == (130, b"")


def test_what_is_shrunk_is_ended_with_its_command(tmp_path: Path) -> None:
    program = tmp_path / "sleeper.py"
    program.write_text(f"import os, time\nopen({str(tmp_path / 'pid')!r}, 'w').write(str(os.getpid()))\ntime.sleep(600)\n", "utf-8")
    words = [*COMMAND, "conform", "--impl", f"{sys.executable} {program}", "--minimise", "pair_takes_frozen_pile"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as child:
        number = started(tmp_path / "pid")
        child.send_signal(signal.SIGTERM)
        child.communicate(timeout=30)
    assert child.returncode == 128 + signal.SIGTERM
    with pytest.raises(ProcessLookupError):
        os.kill(number, 0)


def started(file: Path) -> int:
    """The number of a program that writes it into a file, as soon as it has."""
    for _ in range(600):
        time.sleep(0.1)
        if file.is_file() and file.read_text("utf-8"):
            break
    return int(file.read_text("utf-8"))


@pytest.mark.parametrize(("number", "again"), [(signal.SIGTERM, 0), (signal.SIGHUP, 0), (signal.SIGTERM, 3), (signal.SIGINT, 1)])
def test_a_run_that_is_told_to_end_reports_what_it_has_and_leaves_nothing_behind(
    tmp_path: Path, number: signal.Signals, again: int
) -> None:
    program = tmp_path / "sleeper.py"
    program.write_text(f"import os, time\nopen({str(tmp_path / 'pid')!r}, 'w').write(str(os.getpid()))\ntime.sleep(600)\n", "utf-8")
    words = [*COMMAND, "conform", "--impl", f"{sys.executable} {program}"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as child:
        program_number = started(tmp_path / "pid")
        child.send_signal(number)
        for _ in range(again):
            time.sleep(0.1)
            child.send_signal(number)
        out, _ = child.communicate(timeout=30)
    assert child.returncode == 128 + number
    assert b"interrupted" in out
    with pytest.raises(ProcessLookupError):
        os.kill(program_number, 0)


@pytest.mark.parametrize("verb", VERBS)
def test_nothing_is_coloured_where_no_terminal_is(cli: CommandLine, verb: str) -> None:
    assert "\x1b" not in cli(verb, "--help").out


def test_arguments_that_are_no_text_are_refused() -> None:
    for words in ([b"meld", b"\xff", b"9S"], [b"meld", b"canasta", b"\xff"], [b"show", b"canasta", b"\xff"], [b"\xff"]):
        ended = subprocess.run([*(word.encode() for word in COMMAND), *words], capture_output=True, timeout=60, check=False)
        assert (ended.returncode, ended.stdout) == (2, b"")
        assert ended.stderr.startswith(b"error: ")
