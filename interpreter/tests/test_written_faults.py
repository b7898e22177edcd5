"""A fault in a written situation or a case names the file, the line and the step."""

from __future__ import annotations

import io
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from test_command import CommandLine, cli, written

__all__ = ["cli"]

HEAD = "variant: canasta\ngiven: {hands: {1: 9S 9H 4C 5D 6H}, pile: 4D 9D}\nsteps:\n  - {by: 1, do: draw}\n"

# a second step, the message it ends with, and where the fault is told
STEPS = [
    ("{by: 1, do: discrd 4C}", "step 2: there is no action `discrd`", "5:17"),
    ("{by: 1, do: discard 4X}", "step 2: `4X` is not a card", "5:17"),
    ("{by: 1, do: lay 9S 9H 99C}", "step 2: `99C` is not a card", "5:17"),
    ("{by: 1, ask: {may: disc 4C}}", "step 2: there is no action `disc`", "5:18"),
    ("{by: 1, ask: {word: nonsense}}", "step 2: there is no word `nonsense`", "5:18"),
    ("{by: 7, do: draw}", "step 2: there is no seat 7", "5:5"),
]


@pytest.mark.parametrize(("step", "message", "place"), STEPS)
def test_judge_names_the_step_and_its_line(cli: CommandLine, tmp_path: Path, step: str, message: str, place: str) -> None:
    path = written(tmp_path, "mine.yaml", f"{HEAD}  - {step}\n")
    status, _, err = cli("judge", path)
    assert status == 2
    assert f": {message}" in err and f"--> {path}:{place}\n" in err and f"5 |   - {step}\n" in err


@pytest.mark.parametrize(("step", "message", "place"), STEPS)
def test_check_names_the_step_and_its_line(cli: CommandLine, tmp_path: Path, step: str, message: str, place: str) -> None:
    case = "- {id: mine, title: It is so, variant: canasta, level: 2, rules: [turn.draw], from: by hand,\n   given: {hands: {1: 9S 9H}},\n   steps: [\n"
    expected = "{refused: turn.kept_back}" if "may:" in step else "{value: 2}" if "word:" in step else "{seat: 2}"
    step = f"{step[:-1]}, expect: {expected}}}"
    path = written(tmp_path, "cases.yaml", f"{case}    {{by: 1, do: draw}},\n    {step}]}}\n")
    (fault,) = cli.answer("check", path)
    assert fault["message"].startswith(message)
    assert f"{fault['line']}:{fault['column']}" == place


def test_a_situation_that_cannot_be_is_told_at_its_place(cli: CommandLine, tmp_path: Path) -> None:
    path = written(tmp_path, "mine.yaml", "variant: canasta\ngiven: {hands: {7: 9S}}\nsteps: [{do: draw}]\n")
    assert f"--> {path}:2:20\n" in cli("judge", path).err
    path = written(tmp_path, "deal.yaml", "hands: {7: 4S}\n")
    assert f"--> {path}:1:12\n" in cli("score", "canasta", path).err


def test_json_with_tabs_keeps_its_lines(cli: CommandLine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = '{\n\t"variant":\t"canasta",\n\t"given": {"hands": {"1": "9S 9X"}},\n\t"steps": [{"by": 1, "do": "draw", "x": true}]\n}\n'
    path = written(tmp_path, "mine.json", text)
    err = cli("judge", path).err
    assert f"--> {path}:3:27\n" in err and f"--> {path}:4:36\n" in err
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(text.encode())))
    err = cli("judge", "-").err
    assert "--> standard input:3:27\n" in err and '3 |     "given"' in err


def test_json_that_no_yaml_reader_takes_keeps_its_file(cli: CommandLine, tmp_path: Path) -> None:
    text = '{"variant": "canasta", "given": {"hands": {"1": "9S 9X"}}, "steps": [{"by": 1, "do": "draw"}], "why": "\\ud83c\\udca1"}'
    path = written(tmp_path, "mine.json", text)
    assert f"--> {path}:1:" in cli("judge", path).err
