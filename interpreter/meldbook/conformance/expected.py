"""What a case expects, in the words of the protocol: lists instead of texts, so that another program can compare it as it stands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from meldbook.conformance import wire, written
from meldbook.conformance.case import Step
from meldbook.conformance.table import Table, Zone, zones_by_key
from meldbook.conformance.values import Json, Value, is_list, thaw


def expected(step: Step, table: Table) -> Json:
    """What must come of a step; empty if nothing is compared."""
    expect = step.expect
    if "refused" in expect or "ok" in expect:
        return dict(thaw(expect))
    if step.ask == "actions":
        return {key: [wire.action(str(text), table) for text in texts] for key, texts in expect.items() if is_list(texts)}
    if step.ask is not None and step.ask != "view":
        return dict(thaw(expect))
    zones = zones_by_key(table)
    return {key: _zone(value, zones[key]) if key in zones else thaw(value) for key, value in expect.items()}


def _zone(value: Value, zone: Zone) -> Any:
    if zone.owner != "table" and isinstance(value, Mapping):
        return {owner: _content(held, zone) for owner, held in value.items()}
    return _content(value, zone)


def _content(value: Value, zone: Zone) -> Any:
    if zone.kind == "melds":
        return [_meld(item) for item in written.items(value, ())]
    if is_list(value):
        return [_content(item, zone) for item in value]
    return value.split() if isinstance(value, str) else thaw(value)


def _meld(value: Value) -> Json:
    meld = written.meld(value, ())
    return {"cards": list(meld.cards)} | ({"pattern": meld.pattern} if meld.pattern else {})
