"""Serving: whatever the request is, the answer is a line, and the next request is read.

Run as a program, this serves the toy engine.
"""

from __future__ import annotations

import io
import json
import sys
from typing import Any

import jsonschema
import pytest

from meldbook import data
from meldbook.conformance import wire
from meldbook.conformance.serve import answer, serve
from test_conformance_toys import ToyEngine, a_case, toy_tables

SCHEMA = json.loads(data.text("spec", "schema", "protocol.schema.json"))
ANSWER = jsonschema.Draft202012Validator({**SCHEMA, "$ref": "#/$defs/answer"})


def served(data: bytes, limit: int = 1 << 20) -> list[dict[str, Any]]:
    out = io.BytesIO()
    serve(ToyEngine(), io.BytesIO(data), out, limit)
    return [json.loads(line) for line in out.getvalue().splitlines()]


def message(seq: int = 1, **changes: str) -> dict[str, Any]:
    return wire.message(a_case(**changes), toy_tables("toy", {}), seq)


def with_ask(what: str) -> dict[str, Any]:
    whole = message()
    whole["case"]["steps"] = [{"by": 1, "ask": {"what": what}}]
    return whole


def test_hello_and_a_case_are_answered_as_the_schema_says() -> None:
    hello, case = served(b'{"hello": {"protocol": 1}}\n' + json.dumps(message(7)).encode() + b"\n")
    ANSWER.validate(hello)
    ANSWER.validate(case)
    assert case["seq"] == 7
    assert case["steps"][0]["ok"]["hands"]["1"] == ["9S", "9H", "5C"]


BAD = [
    b"hello",
    b"\xff\xfe",
    b"[1, 2]",
    b"NaN",
    b"{}",
    b'{"hello": {"protocol": 2}}',
    b'{"hello": 1}',
    b'{"case": 5}',
    b'{"case": {}}',
    b'{"case": {"seq": true}}',
    b'{"case": {"seq": 1}}',
    b'{"case": {"seq": 1, "variant": "toy", "options": {}, "given": {}, "steps": 3}}',
    b'{"case": {"seq": 1, "variant": "toy", "options": {}, "given": {}, "steps": [null]}}',
    b'{"case": {"seq": 1, "variant": "toy", "options": {}, "given": {}, "steps": [{"do": {}, "ask": {}}]}}',
    b'{"case": {"seq": 1, "variant": "toy", "options": {}, "given": {}, "steps": [{"do": {}, "by": "me"}]}}',
    b'{"case": {"seq": 1, "variant": "moon", "options": {}, "given": {}, "steps": []}}',
    b'{"case": {"seq": 1, "variant": "toy", "options": {}, "given": {}, "steps": [{"do": {"action": "draw"}}]}}',
    b"[" * 100_000,
    b"9" * 50_000,
    b"x" * 2_000_000,
]


@pytest.mark.parametrize("line", BAD, ids=[bad[:40].decode("latin-1") for bad in BAD])
def test_a_bad_request_is_told_and_the_next_is_answered(line: bytes) -> None:
    replies = served(line + b"\n" + b'{"hello": {"protocol": 1}}\n')
    assert len(replies) == 2
    assert "error" in replies[0] and "Traceback" not in replies[0]["error"]
    assert replies[1]["hello"]["name"] == "meldbook"


def test_an_input_that_cannot_be_is_an_error_of_the_case() -> None:
    assert answer(with_ask("view"), ToyEngine()) == {"seq": 1, "error": "step 1: no views here"}


def test_a_fault_of_the_engine_is_told_without_its_traceback() -> None:
    assert answer(with_ask("boom"), ToyEngine()) == {"seq": 1, "error": "internal error: ZeroDivisionError: boom [31m"}


def test_an_answer_that_cannot_be_written_is_told() -> None:
    class Odd(ToyEngine):
        def supports(self) -> dict[str, Any]:
            return {"variants": {"a", "set"}}

    out = io.BytesIO()
    serve(Odd(), io.BytesIO(b'{"hello": {"protocol": 1}}\n'), out)
    assert "internal error" in json.loads(out.getvalue())["error"]


def test_empty_lines_and_a_last_line_without_an_end_are_no_trouble() -> None:
    assert len(served(b'\n\n{"hello": {"protocol": 1}}')) == 1


if __name__ == "__main__":
    serve(ToyEngine(), sys.stdin.buffer, sys.stdout.buffer)
