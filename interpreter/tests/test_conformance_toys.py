"""Toys for the tests of the corpus: a small table, small cases, and an engine that knows next to nothing."""

from __future__ import annotations

import importlib.util
import sys
import types
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest

from meldbook.conformance import wire
from meldbook.conformance.case import Case
from meldbook.conformance.channel import AnswerFunction
from meldbook.conformance.reading import read_cases
from meldbook.conformance.serve import answer
from meldbook.errors import InputError

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")


@dataclass(frozen=True)
class ToyZone:
    name: str
    kind: str
    owner: str


ZONES = (
    ToyZone("stock", "stack", "table"),
    ToyZone("pile", "stack", "table"),
    ToyZone("hand", "cards", "seat"),
    ToyZone("melds", "melds", "side"),
    ToyZone("aside", "cards", "side"),
    ToyZone("spare", "stacks", "table"),
)


@dataclass(frozen=True)
class ToyTable:
    """Two packs with four jokers; red threes are moved at once; a row of one suit is in order."""

    seats: int = 4
    sides: int = 2
    options: Mapping[str, str] = field(default_factory=lambda: {"players": "4", "limit": "no"})
    zones: Sequence[ToyZone] = ZONES
    laying: Sequence[str] = ("lay", "take")
    patterns: Sequence[str] = ("same", "row")
    choosing: Mapping[str, str] = field(default_factory=lambda: {"discard": "card", "draw": "nothing"})
    pack: Mapping[str, int] = field(default_factory=lambda: {rank + suit: 2 for rank in RANKS for suit in "CDHS"} | {"JK": 4})

    def moved_at_once(self, card: str) -> bool:
        return card in ("3D", "3H")

    def pattern_of(self, cards: Sequence[str]) -> str | None:
        ranks = {card[:-1] for card in cards if card != "JK" and "=" not in card}
        return None if not cards else "same" if len(ranks) <= 1 else "row"

    def in_order(self, pattern: str) -> bool:
        return pattern == "row"


def toy_parse(text: str, choosing: Mapping[str, str] | None = None) -> dict[str, Any]:
    name, _, card = text.partition(" ")
    return {"action": name, "card": card} if card else {"action": name}


# The texts of actions are read by the part that plays. Without it, the toys' two actions are all there is.
if importlib.util.find_spec("meldbook.play.actions") is None:
    stub = types.ModuleType("meldbook.play.actions")
    stub.parse = toy_parse  # type: ignore[attr-defined]
    sys.modules["meldbook.play.actions"] = stub

TABLE = ToyTable()


def toy_tables(variant: str, options: Mapping[str, str]) -> ToyTable:
    if variant not in ("toy", "other"):
        raise InputError(f"there is no variant `{variant}`")
    return ToyTable(options={**TABLE.options, **options})


class ToySession:
    """Draws and discards; anything else is refused."""

    def __init__(self, given: dict[str, Any]) -> None:
        self.given = given

    def act(self, by: int | None, do: dict[str, Any]) -> dict[str, Any]:
        seat = str(by or self.given["seat"])
        if do.get("action") == "draw":
            self.given["hands"][seat].append(self.given["stock"].pop(0))
            return {"ok": {"hands": self.given["hands"], "stock": self.given["stock"], "seat": self.given["seat"]}}
        if do.get("action") == "discard" and do["card"] in self.given["hands"][seat]:
            self.given["hands"][seat].remove(do["card"])
            self.given["pile"].append(do["card"])
            return {"ok": {"hands": self.given["hands"], "pile": self.given["pile"]}}
        return {"refused": "turn." + do.get("action", "nothing")}

    def ask(self, by: int | None, ask: dict[str, Any]) -> dict[str, Any]:
        if ask["what"] == "word":
            return {"ok": {"value": 50}}
        if ask["what"] == "boom":
            raise ZeroDivisionError("boom\n\x1b[31m")
        if ask["what"] == "view":
            raise InputError("no views here")
        return {"unsupported": "only words"}


class ToyEngine:
    def supports(self) -> dict[str, Any]:
        return {"variants": ["toy"], "levels": [0, 1, 2, 3], "options": {"toy": {"players": ["4"]}}}

    def start(self, variant: str, options: Mapping[str, str], given: dict[str, Any]) -> ToySession:
        if variant != "toy":
            raise InputError(f"there is no variant `{variant}`")
        return ToySession(given)


def toy_answer() -> AnswerFunction:
    engine = ToyEngine()
    return lambda message: answer(message, engine)


def case_text(number: int = 1, /, **changes: str) -> str:
    """A case in YAML; each change replaces a field's text or adds one, empty removes it."""
    fields = {
        "id": f"case_{number}",
        "title": "A card is drawn",
        "variant": "toy",
        "level": "2",
        "rules": "[turn.draw]",
        "given": "{hands: {1: 9S 9H}, stock: 5C 6C}",
        "steps": "[{do: draw, expect: {hands: {1: 9S 9H 5C}, stock: 6C}}]",
        "from": "by hand",
    }
    lines = [f"{key}: {value}" for key, value in (fields | changes).items() if value]
    return "- " + "\n  ".join(lines) + "\n"


def a_case(number: int = 1, /, **changes: str) -> Case:
    cases, faults = read_cases(case_text(number, **changes), "toy.yaml")
    assert not faults, faults
    return cases[0]


def some_cases(number: int) -> list[Case]:
    return [a_case(one) for one in range(1, number + 1)]


def lenient_cases(number: int) -> list[Case]:
    """Cases that the always-legal implementation passes, so that only a broken protocol can fail them."""
    return [a_case(one, steps="[{do: draw, expect: {ok: yes}}]") for one in range(1, number + 1)]


@pytest.mark.parametrize(("text", "action"), [("draw", {"action": "draw"}), ("discard 5H", {"action": "discard", "card": "5H"})])
def test_the_texts_of_actions_that_the_toys_use_are_read(text: str, action: dict[str, Any]) -> None:
    assert wire.action(text, TABLE) == action


def test_the_toy_table_finds_no_other_variant() -> None:
    with pytest.raises(InputError):
        toy_tables("nothing", {})
