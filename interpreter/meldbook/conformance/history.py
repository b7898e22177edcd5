"""What was done before a situation, in the words of a case: which seat did what in its earlier turns."""

from __future__ import annotations

from collections.abc import Mapping

from meldbook.conformance.table import Table, key_of, side_of
from meldbook.conformance.values import Value
from meldbook.conformance.written import SituationError, names


def before(given: Mapping[str, Value], table: Table, seat: int, done: list[str], melds: set[int]) -> dict[str, list[str]]:
    """What each seat did in earlier turns; melds that nobody is said to have laid, every seat of the side has laid."""
    said = given.get("before", {})
    if not isinstance(said, Mapping):
        raise SituationError("before: written by seat, such as `{1: [...]}`", ("before",))
    for key in said:
        if key not in map(str, range(1, table.seats + 1)):
            raise SituationError(f"before: there is no seat {key}; there are {table.seats}", ("before", key))
    did = {number: names(said.get(str(number), ()), ("before", str(number))) for number in range(1, table.seats + 1)}
    for side in melds:
        seats = [number for number in did if side_of(table, number) == side]
        told = [name for number in seats for name in did[number] + (done if number == seat else [])]
        if table.laying and not set(told) & set(table.laying):
            for number in seats:
                did[number] = [table.laying[0], *did[number]]
    return {str(number): names for number, names in did.items() if names}


def sides_with_melds(zones: Mapping[str, object], table: Table) -> set[int]:
    """The sides that have melds on the table."""
    rows = [zones[key_of(zone)] for zone in table.zones if zone.kind == "melds" and zone.owner == "side"]
    return {int(side) for row in rows if isinstance(row, dict) for side, melds in row.items() if melds}
