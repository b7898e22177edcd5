"""A case as the message that an implementation is sent. What is expected stays here: it never leaves the driver."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from meldbook.conformance import given, written
from meldbook.conformance.case import Case, Step
from meldbook.conformance.table import Table
from meldbook.conformance.values import Json, Path, Value, is_whole
from meldbook.errors import InputError

PROTOCOL = 1
HELLO: Json = {"hello": {"protocol": PROTOCOL}}


def message(case: Case, table: Table, seq: int) -> Json:
    """The whole message of a case. InputError if its situation or an action in it cannot be."""
    situation = given.fill(case.given, table)
    body = {"seq": seq, "id": case.id, "variant": case.variant, "options": dict(table.options), "level": case.level}
    return {"case": body | {"given": situation, "steps": steps(case, table, situation)}}


def steps(case: Case, table: Table, situation: Mapping[str, Any]) -> list[Json]:
    """The steps of a case.

    A step without `by` is done by the seat in turn. Who that is is known until the first action has been done; after
    that the step goes without `by`, and the implementation knows.
    """
    sent = []
    turn = situation.get("seat")
    for number, step in enumerate(case.steps):
        path: Path = ("steps", str(number))
        one = _asked(step, table, path) if step.do is None else _done(step, table, path)
        seat = step.by or (turn if not isinstance(step.do, Mapping) else None)
        sent.append(one if seat is None else {"by": _seat(seat, table, path), **one})
        if step.do is not None:
            turn = None
    return sent


def action(text: str) -> Json:
    """The action of a text, as JSON. InputError."""
    # Only here is anything of play needed; grading without actions does without it.
    from meldbook.play import actions

    return dict(actions.parse(text))


def _seat(seat: int, table: Table, path: Path) -> int:
    if not 1 <= seat <= table.seats:
        raise written.SituationError(f"{_said(path)}: there is no seat {seat}; there are {table.seats}", path)
    return seat


def _done(step: Step, table: Table, path: Path) -> Json:
    if not isinstance(step.do, Mapping):
        return {"do": action(str(step.do))}
    dealer = step.do.get("dealer")
    dealt = {"action": "deal", "deck": given.deck(step.do["deal"], table, (*path, "do", "deal"))}
    return {"do": dealt | ({"dealer": dealer} if is_whole(dealer) else {})}


def _asked(step: Step, table: Table, path: Path) -> Json:
    if not isinstance(step.ask, Mapping):
        return {"ask": {"what": str(step.ask)}}
    return {"ask": question(step.ask, table, (*path, "ask"))}


def question(ask: Mapping[str, Value], table: Table, path: Path) -> Json:
    """A question with something chosen in it."""
    if "meld" in ask:
        meld = written.meld(ask["meld"], path)
        pattern = ask.get("pattern", meld.pattern)
        named = {} if pattern is None else {"pattern": pattern}
        return {"what": "meld", "cards": _known(list(meld.cards), table, path), **named}
    if "extend" in ask:
        return {
            "what": "extend",
            "onto": ask["extend"],
            "cards": _known(written.cards(ask["cards"], path), table, path),
        }
    if "word" in ask:
        return {"what": "word", "word": ask["word"]}
    if "may" in ask:
        return {"what": "may", "do": action(str(ask["may"]))}
    raise InputError(f"{_said(path)}: not a question")


def _known(cards: list[str], table: Table, path: Path) -> list[str]:
    for card in cards:
        if written.bare(card) not in table.pack:
            raise written.SituationError(f"{_said(path)}: there is no card `{card}` in this game", path)
    return cards


def _said(path: Path) -> str:
    return f"step {int(path[1]) + 1}" if len(path) > 1 else written.where(path)
