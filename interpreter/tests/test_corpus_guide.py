"""The guide and the protocol tell the truth: their commands are run, their messages held against the schema and the driver."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from meldbook import data
from meldbook.conformance import claims
from meldbook.conformance.hello import read
from meldbook.conformance.outcome import ERROR
from test_conformance_toys import a_case
from test_readme import commands, fits

ROOT = Path(str(data.root()))
GUIDE = (ROOT / "conformance" / "README.md").read_text("utf-8")
PROTOCOL = (ROOT / "conformance" / "PROTOCOL.md").read_text("utf-8")
BLOCK = re.compile(r"^ *```(\w+)\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
SCHEMA = json.loads(data.text("spec", "schema", "protocol.schema.json"))
MESSAGES: list[dict[str, Any]] = [json.loads(text) for kind, text in BLOCK.findall(PROTOCOL) if kind == "json"]


def part(side: str) -> jsonschema.Draft202012Validator:
    return jsonschema.Draft202012Validator({**SCHEMA, "$ref": f"#/$defs/{side}"})


@pytest.mark.parametrize("message", MESSAGES, ids=[json.dumps(message)[:40] for message in MESSAGES])
def test_a_message_of_the_protocol_fits_its_schema(message: dict[str, Any]) -> None:
    sides = [side for side in ("request", "answer") if part(side).is_valid(message)]
    assert sides, [error.message for error in part("request" if "case" in message else "answer").iter_errors(message)]


def test_every_question_and_every_form_of_an_answer_has_its_example() -> None:
    sent = json.dumps(MESSAGES)
    for what in ("meld", "extend", "word", "may", "actions", "score", "winner", "view"):
        assert f'"what": "{what}"' in sent
    for word in ('"ok"', '"refused"', '"unsupported"', '"error"', '"hello"', '"deck"', '"action": "deal"'):
        assert word in sent


def test_steps_in_the_table_fit_the_schema() -> None:
    rows = [json.loads(text) for text in re.findall(r'^\| `(\{"(?:by|do)".*?\})` ', PROTOCOL, re.MULTILINE)]
    assert len(rows) >= 10
    for row in rows:
        case = {"seq": 1, "id": "x", "variant": "x", "options": {}, "level": 2, "given": MESSAGES[2]["case"]["given"], "steps": [row]}
        part("request").validate({"case": case})


def test_the_driver_takes_the_hello_and_the_answers_of_the_examples() -> None:
    from meldbook.conformance.grade import grade
    from test_conformance_toys import toy_tables

    hello = next(message for message in MESSAGES if "name" in message.get("hello", {}))
    assert read(hello).levels == {0, 1, 2}
    answers = [message for message in MESSAGES if "seq" in message]
    assert len(answers) == 3
    for message in answers:
        steps = ", ".join("{ask: {word: need}, expect: {value: 50}}" for _ in message.get("steps", [1]))
        result = grade(a_case(1, steps=f"[{steps}]"), message, toy_tables("toy", {}))
        assert (result.outcome == ERROR) == ("error" in message)


def test_every_command_of_the_guide_answers_what_stands_there(tmp_path: Path) -> None:
    command = tmp_path / "bin" / "meldbook"
    command.parent.mkdir()
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m meldbook "$@"\n', "utf-8")
    command.chmod(0o755)
    environ = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
    environ |= {"PATH": f"{command.parent}:{environ['PATH']}", "PYTHONPATH": str(ROOT / "interpreter")}
    tried = 0
    for kind, text in BLOCK.findall(GUIDE):
        for said, output in commands(re.sub(r"^ +", "", text, flags=re.MULTILINE)) if kind == "console" else ():
            if said.startswith("node ") and shutil.which("node") is None:
                continue
            ended = subprocess.run(said, shell=True, cwd=ROOT, env=environ, capture_output=True, text=True, timeout=120, check=False)
            wanted = re.sub(r" +", " ", output)
            assert fits(wanted, re.sub(r" +", " ", ended.stdout + ended.stderr)), f"$ {said}\n{ended.stdout}{ended.stderr}"
            tried += 1
    assert tried >= 1


def test_the_claim_of_the_guide_can_be_read(tmp_path: Path) -> None:
    text = next(text for kind, text in BLOCK.findall(GUIDE) if kind == "yaml")
    path = tmp_path / "claim.yaml"
    path.write_text(text.replace("VERSION", "1.2.3"), "utf-8")
    assert claims.read(path).corpus == "1.2.3"


def test_the_files_that_the_guide_names_are_there() -> None:
    for name in re.findall(r"^\| `?\[?([\w./]+)", GUIDE, re.MULTILINE):
        assert (ROOT / "conformance" / name).exists(), name
