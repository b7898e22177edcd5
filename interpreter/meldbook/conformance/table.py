"""What the corpus needs to know of a game, and nothing more: its table.

The interpreter's game implements this. Whoever grades without the interpreter can build it from the exported corpus.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol, TypeAlias


class Zone(Protocol):
    """A place for cards."""

    @property
    def name(self) -> str:
        """Its name in the variant."""

    @property
    def kind(self) -> str:
        """`stack`, `stacks`, `cards` or `melds`."""

    @property
    def owner(self) -> str:
        """`table`, `side` or `seat`."""


class Table(Protocol):
    """A game's table, at one setting of its options."""

    @property
    def options(self) -> Mapping[str, str]:
        """Every option with its value, resolved."""

    @property
    def seats(self) -> int:
        """Number of seats."""

    @property
    def sides(self) -> int:
        """Number of sides; seat n belongs to side (n - 1) mod sides + 1."""

    @property
    def pack(self) -> Mapping[str, int]:
        """Text of each card -> how many of it the deck holds."""

    @property
    def zones(self) -> Sequence[Zone]:
        """Every zone, in the order of the file."""

    @property
    def laying(self) -> Sequence[str]:
        """Names of the actions that lay melds, in the order of the file."""

    @property
    def choosing(self) -> Mapping[str, str]:
        """Name of each action -> what it chooses: `card`, `groups`, `word` or `nothing`."""

    @property
    def patterns(self) -> Sequence[str]:
        """Names of the patterns of melds, in the order of the file."""

    def moved_at_once(self, card: str) -> bool:
        """Whether a trigger would move this card away from a hand or the pile at once."""

    def pattern_of(self, cards: Sequence[str]) -> str | None:
        """Name of the first pattern that these cards fit as they are written, or None."""

    def in_order(self, pattern: str) -> bool:
        """Whether the places of a pattern have an order."""


Tables: TypeAlias = Callable[[str, Mapping[str, str]], Table]
"""Finds the table of a variant with these options; InputError if there is none."""

HAND, MELDS, PILE, STOCK = "hand", "melds", "pile", "stock"
"""The four zones that a case knows by name whatever the variant is."""


def key_of(zone: Zone) -> str:
    """The key under which `given` and `expect` speak of a zone."""
    return "hands" if zone.name == HAND else zone.name


def zones_by_key(table: Table) -> dict[str, Zone]:
    """Every zone under its key."""
    return {key_of(zone): zone for zone in table.zones}


def owners(table: Table, zone: Zone) -> list[str]:
    """The owners of a zone as keys: seats or sides from 1; none for a zone of the table."""
    number = {"seat": table.seats, "side": table.sides}.get(zone.owner, 0)
    return [str(owner) for owner in range(1, number + 1)]


def side_of(table: Table, seat: int) -> int:
    """The side that a seat belongs to."""
    return (seat - 1) % table.sides + 1
