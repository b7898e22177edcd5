"""Where each part of a state lies: a state is one tuple, and this says which place of it holds what.

Only what some expression reads is kept: a note, a count or the turn a meld was begun in that nobody asks for has no place.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

PHASE, SEAT, STEP, TURN_OVER, DEALER, SCORES, DEALS, TURN, WINNERS, DONE, TURNS, RESULT, ENDED_BY, FIXED = range(14)
MOST_SEATS = 16


@dataclass(frozen=True, slots=True)
class ZoneSlots:
    """The places of a zone: the first, how many each owner has, and how many owners there are. A `stack` has its order
    (a tuple, the top last) and the same cards without order; `cards` and `melds` and `stacks` have one place. `of_seat`: for
    each seat the first place of what is its own, its side's, or the table's."""

    name: str
    kind: str
    owner: str
    first: int
    width: int
    owners: int
    number: int
    of_seat: tuple[int, ...]

    @property
    def held(self) -> int:
        """How far behind the first place the cards without order lie."""
        return self.width - 1


@dataclass(frozen=True, slots=True)
class NoteSlots:
    """The places of a note: one for the table, or one for each side or seat."""

    first: int
    owner: str
    period: str
    owners: int


@dataclass
class Layout:
    """Seats, sides, and the places of a state."""

    seats: int
    sides: int
    clockwise: bool
    zones: dict[str, ZoneSlots] = field(default_factory=dict)
    notes: dict[str, NoteSlots] = field(default_factory=dict)
    things: dict[str, int] = field(default_factory=dict)
    deal_counts: dict[str, int] = field(default_factory=dict)
    match_counts: dict[str, int] = field(default_factory=dict)
    last_times: dict[str, int] = field(default_factory=dict)
    length: int = FIXED
    ages: bool = False

    def __post_init__(self) -> None:
        self.side_of = tuple(seat % self.sides for seat in range(self.seats))
        self.seats_of = tuple(tuple(range(side, self.seats, self.sides)) for side in range(self.sides))
        self.partners = tuple(tuple(s for s in self.seats_of[self.side_of[seat]] if s != seat) for seat in range(self.seats))
        self.next_seat = tuple((seat + 1) % self.seats for seat in range(self.seats))

    def _take(self, number: int) -> int:
        first, self.length = self.length, self.length + number
        return first

    def owners(self, owner: str) -> int:
        """How many there are of an owner: table, side, seat."""
        return {"table": 1, "side": self.sides, "seat": self.seats}[owner]

    def add_zone(self, name: str, kind: str, owner: str, number: int) -> None:
        """Gives a zone its places."""
        width, owners = 2 if kind == "stack" else 1, self.owners(owner)
        first = self._take(width * owners)
        owner_of = {"table": (0,) * self.seats, "side": self.side_of, "seat": tuple(range(self.seats))}[owner]
        self.zones[name] = ZoneSlots(name, kind, owner, first, width, owners, number, tuple(first + width * one for one in owner_of))

    def add_note(self, word: str, owner: str, period: str) -> None:
        """Gives a note its places, once."""
        if word not in self.notes:
            self.notes[word] = NoteSlots(self._take(self.owners(owner)), owner, period, self.owners(owner))

    def add_count(self, thing: str, period: str) -> None:
        """Gives the count of a thing its places: one for each seat. What happened this turn stands in DONE."""
        counts = self.match_counts if period == "this_match" else self.deal_counts
        if period != "this_turn" and thing not in counts:
            counts[thing] = self._take(self.seats)

    def add_last_time(self, thing: str) -> None:
        """Gives the last time of a thing its places: one for each side."""
        if thing not in self.last_times:
            self.last_times[thing] = self._take(self.sides)

    def empty(self) -> list[Any]:
        """A state before anything has happened: no cards anywhere, no score."""
        made: list[Any] = [None] * self.length
        made[PHASE], made[SEAT], made[STEP], made[TURN_OVER], made[DEALER] = 0, 0, 0, False, self.seats - 1
        made[ENDED_BY] = ""
        made[SCORES], made[DEALS], made[TURN], made[DONE], made[TURNS] = (0,) * self.sides, 0, 0, (), (0,) * self.seats
        self.empty_deal(made)
        for first in self.match_counts.values():
            made[first : first + self.seats] = [0] * self.seats
        return made

    def empty_deal(self, made: list[Any]) -> None:
        """What is new with each deal."""
        made[TURN], made[DONE], made[TURNS], made[RESULT], made[TURN_OVER], made[STEP], made[ENDED_BY] = (
            0,
            (),
            (0,) * self.seats,
            None,
            False,
            0,
            "",
        )
        for zone in self.zones.values():
            nothings: dict[str, list[Any]] = {"stack": [(), 0], "cards": [0], "melds": [()], "stacks": [((),) * zone.number]}
            made[zone.first : zone.first + zone.width * zone.owners] = nothings[zone.kind] * zone.owners
        for first in self.deal_counts.values():
            made[first : first + self.seats] = [0] * self.seats
        for first in self.last_times.values():
            made[first : first + self.sides] = [None] * self.sides
        self.forget(made, "turn", "deal")

    def forget(self, made: list[Any], *periods: str) -> None:
        """Notes whose time is over are nothing again."""
        for note in self.notes.values():
            if note.period in periods:
                made[note.first : note.first + note.owners] = [None] * note.owners

    def counted(self) -> dict[str, tuple[int, tuple[int, ...], int | None]]:
        """For each thing: how it stands in DONE (for the first seat), the first places of its counts, and of its last time."""
        return {
            thing: (
                number * MOST_SEATS,
                tuple(counts[thing] for counts in (self.deal_counts, self.match_counts) if thing in counts),
                self.last_times.get(thing),
            )
            for thing, number in self.things.items()
        }

    def happened(self, thing: str, seat: int) -> int:
        """How something that a seat did this turn stands in DONE."""
        return self.things[thing] * MOST_SEATS + seat
