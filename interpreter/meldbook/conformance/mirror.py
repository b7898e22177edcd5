"""The interpreter's answer as an expectation: the same parts that a case compares, with what the interpreter says of them.

It serves to set two answers side by side (`profile.py`, `minimise.py`). It never becomes a case: expected values come from the rules, by
hand.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from meldbook.conformance import wire
from meldbook.conformance.case import Case, Step
from meldbook.conformance.engine import GameTable, InterpreterEngine
from meldbook.conformance.grade import listed
from meldbook.conformance.serve import answer
from meldbook.conformance.table import Table, Zone, zones_by_key
from meldbook.conformance.values import Value, is_list, is_whole
from meldbook.errors import InputError


def mirrored(case: Case, table: GameTable) -> Case | None:
    """The case with what the interpreter answers in the place of what it expects; None where it cannot answer. InputError for a
    situation that cannot be."""
    reply = answer(wire.message(case, table, 1), InterpreterEngine(games=lambda _variant, _options: table.game))
    entries = reply.get("steps")
    if not is_list(entries) or len(entries) != len(case.steps):
        return None
    try:
        return replace(case, steps=tuple(_step(step, entry, table) for step, entry in zip(case.steps, entries, strict=True)))
    except (KeyError, TypeError, InputError):
        return None  # a part that only the case has, such as the winners of a match that goes on here


def _step(step: Step, entry: Mapping[str, Any], table: Table) -> Step:
    if not step.expect:
        return step if "ok" in entry else replace(step, expect={"refused": entry["refused"]})
    return replace(step, expect=_expect(step, entry, table))


def _expect(step: Step, entry: Mapping[str, Any], table: Table) -> Mapping[str, Value]:
    if "refused" in entry:
        return {"refused": str(entry["refused"])}
    ok = entry["ok"]
    wanted = {key: value for key, value in step.expect.items() if key not in ("refused", "ok")}
    if not wanted:
        return {"ok": True}
    if step.ask == "actions":
        return _actions(wanted, ok["actions"], table)
    if step.ask is not None and step.ask != "view":
        return {key: ok[key] for key in wanted}
    zones = zones_by_key(table)
    return {key: _zone(value, ok[key], zones[key]) if key in zones else _same_keys(value, ok[key]) for key, value in wanted.items()}


def _actions(wanted: Mapping[str, Value], found: Sequence[Any], table: Table) -> Mapping[str, Value]:
    texts = [str(text) for value in wanted.values() if is_list(value) for text in value]
    there = [text for text in texts if listed(text, found, table)]
    return {"includes": tuple(there), "excludes": tuple(text for text in texts if text not in there)}


def _same_keys(wanted: Value, held: Any) -> Any:
    if isinstance(wanted, Mapping) and isinstance(held, Mapping):
        return {key: _same_keys(value, held.get(key, {} if isinstance(value, Mapping) else 0)) for key, value in wanted.items()}
    return held


def _zone(wanted: Value, held: Any, zone: Zone) -> Any:
    if zone.owner != "table" and isinstance(wanted, Mapping):
        return {owner: _content(value, held[owner], zone) for owner, value in wanted.items()}
    return _content(wanted, held, zone)


def _content(wanted: Value, held: Any, zone: Zone) -> Any:
    if zone.kind == "melds":
        return [_meld(meld) for meld in held]
    if is_whole(wanted):
        return len(held) if is_list(held) else held
    if zone.kind == "stacks" and is_list(held):
        return [" ".join(stack) if is_list(stack) else stack for stack in held]
    return " ".join(held) if is_list(held) else held


def _meld(meld: Mapping[str, Any]) -> str:
    named = f"{meld['pattern']}: " if meld.get("pattern") else ""
    return named + " ".join(meld["cards"])
