"""A case as the message that an implementation is sent. What is expected stays here: it never leaves the driver."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from meldbook.conformance import given, written
from meldbook.conformance.case import Case, Step
from meldbook.conformance.shapes import SITUATION, close_to
from meldbook.conformance.table import Table, owners, zones_by_key
from meldbook.conformance.values import Json, Path, Value, is_whole
from meldbook.errors import InputError
from meldbook.loading.diagnostics import Diagnostic

PROTOCOL = 1
HELLO: Json = {"hello": {"protocol": PROTOCOL}}
_PARTS = ("ok", "refused", "scores", "seat", "step", "phase", "deals", "totals", "items", "winners")


def message(case: Case, table: Table, seq: int) -> Json:
    """The whole message of a case. InputError if its situation or an action in it cannot be."""
    situation = given.fill(case.given, table)
    for number, step in enumerate(case.steps):
        _check_expected(step, table, ("steps", str(number), "expect"))
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
        try:
            one = _asked(step, table, path) if step.do is None else _done(step, table, path)
        except InputError as error:
            raise in_step(error, number, step) from None
        seat = step.by or (turn if not isinstance(step.do, Mapping) else None)
        sent.append(one if seat is None else {"by": _seat(seat, table, path), **one})
        if step.do is not None:
            turn = None
    return sent


def diagnose(case: Case, table: Table) -> list[Diagnostic]:
    """What only the game can tell to be wrong with a case, at its place."""
    try:
        message(case, table, 1)
    except InputError as error:
        return [at_place(case, error)]
    return []


def at_place(case: Case, error: InputError) -> Diagnostic:
    """What is wrong with the situation or a step of a case, where it stands in its file."""
    said: Path = getattr(error, "path", ())
    path = said if said[:1] == ("steps",) else ("given", *said)
    while path and path not in case.places:
        path = path[:-1]
    return Diagnostic(SITUATION, str(error), case.places.get(path, case.place))


def in_step(error: InputError, number: int, step: Step) -> written.SituationError:
    """What is wrong with an action or a question, with the number of its step (from 0) and the way to it."""
    if isinstance(error, written.SituationError):
        return error
    path = ("steps", str(number), "ask" if step.do is None else "do")
    return written.SituationError(f"{_said(path)}: {error}", path)


def action(text: str, table: Table) -> Json:
    """The action of a text, as JSON; what its one card is (chosen, or a group) the game tells. InputError."""
    # Only here is anything of play needed; grading without actions does without it.
    from meldbook.play import actions

    return dict(actions.parse(text, table.choosing))


def _check_expected(step: Step, table: Table, path: Path) -> None:
    """Whether the game has the zones and owners that are compared; a slip must not count against an implementation."""
    if step.do is None and step.ask != "view":
        return
    zones = zones_by_key(table)
    for key, value in step.expect.items():
        if key not in zones and key not in _PARTS:
            near = close_to(key, [*zones, *_PARTS])
            message = f"{_said(path)} expects `{key}`, which this game does not have"
            raise written.SituationError(message + (f"; {near}" if near else ""), (*path, key))
        known = owners(table, zones[key]) if key in zones else []
        for owner in value if known and isinstance(value, Mapping) else ():
            if owner not in known:
                raise written.SituationError(f"{_said(path)} expects `{key}` of {owner}, which is not there", (*path, key, owner))


def _seat(seat: int, table: Table, path: Path) -> int:
    if not 1 <= seat <= table.seats:
        raise written.SituationError(f"{_said(path)}: there is no seat {seat}; there are {table.seats}", path)
    return seat


def _done(step: Step, table: Table, path: Path) -> Json:
    if not isinstance(step.do, Mapping):
        return {"do": action(str(step.do), table)}
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
        return {"what": "may", "do": action(str(ask["may"]), table)}
    raise InputError(f"{_said(path)}: not a question")


def _known(cards: list[str], table: Table, path: Path) -> list[str]:
    for card in cards:
        if written.bare(card) not in table.pack:
            raise written.SituationError(f"{_said(path)}: there is no card `{card}` in this game", path)
    return cards


def _said(path: Path) -> str:
    return f"step {int(path[1]) + 1}" if len(path) > 1 else written.where(path)
