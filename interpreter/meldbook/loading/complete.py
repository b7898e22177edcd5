"""What can only be asked once an entry is merged: that it has every key its verb needs, and none of another verb's."""

from __future__ import annotations

from collections.abc import Mapping as Dictionary

from meldbook.loading.entries import Entry
from meldbook.loading.nodes import Mapping
from meldbook.loading.schema import Shape, schema
from meldbook.loading.shape import Checker
from meldbook.loading.suggest import listed


def check(before: Dictionary[str, Entry], after: Dictionary[str, Entry], checker: Checker) -> None:
    """Note the faults of every entry that was changed and had none in its own file."""
    for rule, entry in after.items():
        if before.get(rule) is not entry and entry.place not in checker.faulty:
            _entry(entry, schema().entries[entry.verb], checker)


def _entry(entry: Entry, shape: Shape, checker: Checker) -> None:
    for name, node in entry.fields.items():
        place = entry.places[name]
        slot = shape.properties.get(name)
        if slot is None:
            message = f"`{name}` does not belong to `{entry.id}`, whose verb is `{entry.verb}`"
            checker.fault("E207", message, place, help=f"possible: {listed(shape.properties, 24)}")
            continue
        # A key that changes an entry was checked without knowing its verb (`of` a zone is not `of` a kind).
        checker.check(node, slot, name, place)
        if isinstance(node, Mapping):
            _exactly_one(entry, name, node, slot, checker)
    for name in shape.complete:
        if name not in entry.fields:
            message = f"`{entry.id}` has no `{name}`, which `{entry.verb}` needs"
            checker.fault("E206", message, entry.place, help=f"add `{name}:`")


def _exactly_one(entry: Entry, name: str, node: Mapping, slot: Shape, checker: Checker) -> None:
    for shape in slot.alternatives or (slot,):
        present = [key for key, _ in node.pairs if key.text in shape.one_of]
        if not shape.one_of or len(present) == 1:
            continue
        place = present[1].place if present else entry.places[name]
        message = f"`{name}` of `{entry.id}` must have one of {listed(shape.one_of)}"
        checker.fault("E215", message, place, label="one too many" if present else "none of them is there")
