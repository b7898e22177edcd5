"""The README tells the truth: each command in it is run, in a fresh folder, and answers what stands there.

A block `yaml` whose first line is a comment with a name is a file; a block `console` holds commands and their output, in which
`...` stands for anything.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def commands(text: str) -> Iterator[tuple[str, str]]:
    """The commands of a block, each with the output that stands under it."""
    for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
        command, _, output = part.partition("\n")
        yield command, output


def fits(wanted: str, said: str) -> bool:
    return re.fullmatch(".*".join(map(re.escape, wanted.split("..."))), said, re.DOTALL) is not None


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with the command on its path, and of the clone only what the README names."""
    command = tmp_path / "bin" / "meldbook"
    command.parent.mkdir()
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m meldbook "$@"\n', "utf-8")
    command.chmod(0o755)
    (tmp_path / "bin" / "python3").symlink_to(sys.executable)
    home = tmp_path / "home"
    home.mkdir()
    shutil.copytree(ROOT / "conformance", home / "conformance")
    return home


def answers_what_stands_there(page: Path, folder: Path, commands_folder: Path) -> int:
    """Writes the files of a page and runs its commands; how many."""
    environ = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
    environ |= {"PATH": f"{commands_folder}:{environ['PATH']}", "PYTHONPATH": str(ROOT / "interpreter")}
    tried = 0
    for kind, text in BLOCK.findall(page.read_text("utf-8")):
        if kind == "yaml":
            named = re.match(r"# (\S+)\n", text)
            assert named, "a file begins with its name"
            (folder / named[1]).write_text(text, "utf-8")
        for command, output in commands(text) if kind == "console" else ():
            ended = subprocess.run(command, shell=True, cwd=folder, env=environ, capture_output=True, text=True, timeout=300, check=False)
            assert fits(output, ended.stdout + ended.stderr), f"$ {command}\n{ended.stdout}{ended.stderr}"
            tried += 1
    return tried


def test_every_command_of_the_readme_answers_what_stands_there(folder: Path) -> None:
    assert answers_what_stands_there(ROOT / "README.md", folder, folder.parent / "bin") >= 7


def test_the_files_that_the_readme_names_are_there() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    named = (
        re.findall(r"\]\(([\w./-]+)\)", text)
        + re.findall(r"^tools/\w+", text, re.MULTILINE)
        + re.findall(r"^\| `(\w+/)`", text, re.MULTILINE)
    )
    assert len(named) > 8
    assert [name for name in named if not (ROOT / name).exists()] == []
