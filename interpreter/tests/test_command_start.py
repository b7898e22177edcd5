"""How the command starts: what it imports, how soon it is there, what a shell can complete, when it uses colour."""

from __future__ import annotations

import os
import pty
import subprocess
import sys

import pytest

from test_command import CommandLine, cli

__all__ = ["cli"]

COMMAND = [sys.executable, "-m", "meldbook"]
HEAVY = {"yaml", "lark", "rich", "jsonschema", "babel", "fluent", "difflib"}


def imported(*words: str) -> set[str]:
    """The packages that a run of the command imports."""
    ended = subprocess.run(
        [sys.executable, "-X", "importtime", *COMMAND[1:], *words], capture_output=True, text=True, timeout=60, check=True
    )
    return {line.rpartition("|")[2].strip().split(".")[0] for line in ended.stderr.splitlines() if line.startswith("import time:")}


@pytest.mark.parametrize(
    ("words", "allowed"),
    [
        (["--help"], set()),
        (["--version"], set()),
        (["meld", "--help"], set()),
        (["conform", "--help"], set()),
        (["meld", "canasta", "9S 9H 9D", "--json"], {"yaml", "lark", "difflib"}),
        (["variants"], {"yaml", "fluent", "babel"}),
        (["check", "interpreter/tests/none.yaml", "--help"], set()),
    ],
)
def test_only_what_is_needed_is_imported(words: list[str], allowed: set[str]) -> None:
    assert not imported(*words) & HEAVY - allowed


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("meldbook ex", {"explain"}),
        ("meldbook corpus e", {"export"}),
        ("meldbook show can", {"canasta", "canasta_classic"}),
        ("meldbook show canasta pile.n", {"pile.natural_pair"}),
        ("meldbook explain pile.na", {"pile.natural_pair"}),
        ("meldbook meld canasta 9S --set onto", {"onto_meld=no", "onto_meld=yes"}),
        ("meldbook conform --rule pile.na", {"pile.natural_pair"}),
        ("meldbook show canasta --lang i", {"it"}),
        ("meldbook show nonsense x", set()),
    ],
)
def test_a_shell_completes(line: str, expected: set[str]) -> None:
    words = line.split()
    environ = {**os.environ, "_MELDBOOK_COMPLETE": "bash_complete", "COMP_WORDS": line, "COMP_CWORD": str(len(words) - 1)}
    ended = subprocess.run(COMMAND, env=environ, capture_output=True, text=True, timeout=60, check=False)
    assert {answer.partition(",")[2] for answer in ended.stdout.split()} == expected
    assert ended.stderr == ""


def on_a_terminal(*words: str, **environ: str) -> str:
    """What the command writes to a terminal."""
    leader, follower = pty.openpty()
    kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "TERM")}
    with subprocess.Popen([*COMMAND, *words], stdout=follower, stderr=follower, env={**kept, "TERM": "xterm", **environ}):
        os.close(follower)
        said = b""
        try:
            while piece := os.read(leader, 1 << 16):
                said += piece
        except OSError:
            pass  # the other end is closed
    os.close(leader)
    return said.decode()


def test_a_terminal_gets_colour_unless_it_says_no() -> None:
    assert "\x1b[" in on_a_terminal("variants")
    assert "\x1b[" not in on_a_terminal("variants", NO_COLOR="1")
    assert "\x1b[" not in on_a_terminal("variants", TERM="dumb")
    assert "\x1b[" in on_a_terminal("meld", "nonsense", "9S")
    assert "\x1b[" not in on_a_terminal("meld", "nonsense", "9S", NO_COLOR="1")


def test_a_terminal_gets_lines_that_fit() -> None:
    assert max(map(len, on_a_terminal("show", "canasta", NO_COLOR="1").splitlines())) <= 100


def test_a_shell_that_does_not_say_what_to_complete_is_told_so(cli: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("_MELDBOOK_COMPLETE", "bash_complete")
    monkeypatch.setenv("COMP_WORDS", "meldbook ")
    monkeypatch.setenv("COMP_CWORD", "x")
    status, out, err = cli()
    assert (status, out) == (2, "")
    assert "COMP_CWORD" in err
