"""`--check-protocol`: every message of both directions against `spec/schema/protocol.schema.json`."""

from __future__ import annotations

import json
from typing import Any

from meldbook import data
from meldbook.conformance.text import show
from meldbook.conformance.values import Json

MOST = 20
"""Faults that are noted; one adapter's fault is in every answer."""


class Checker:
    """Collects what does not fit the schema."""

    def __init__(self) -> None:
        import jsonschema  # costs more than the whole driver, and is asked for rarely

        schema: dict[str, Any] = json.loads(data.text("spec", "schema", "protocol.schema.json"))
        self._sides = {side: jsonschema.Draft202012Validator({**schema, "$ref": f"#/$defs/{side}"}) for side in ("request", "answer")}
        self.notes: list[str] = []

    def message(self, message: Json, seq: int) -> None:
        """A message of the driver."""
        self._check("request", message, seq)

    def answer(self, answer: Json, seq: int) -> None:
        """A message of the implementation."""
        self._check("answer", answer, seq)

    def _check(self, side: str, message: Json, seq: int) -> None:
        if len(self.notes) >= MOST:
            return
        for error in self._sides[side].iter_errors(message):
            at = "/".join(str(part) for part in error.absolute_path) or "the whole"
            self.notes.append(f"seq {seq}, {side}: {show(at, 80)}: {show(error.message, 200)}")
            if len(self.notes) >= MOST:
                return
