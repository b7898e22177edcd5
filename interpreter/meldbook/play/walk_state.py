"""Walking: what is read of the state and of the choice. One function for each operation."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from meldbook.language.bind import Bound
from meldbook.play import cards, choices, layout
from meldbook.play.answer import Answer, Asking, Walk


def at(place: int) -> Walk:
    """One place of the state."""
    return lambda asking, bound: Answer(asking.v[place], bound)


def score(asking: Asking, bound: Bound) -> Answer:
    """Of the side in question."""
    return Answer(asking.v[layout.SCORES][asking.s], bound)


def score_each(asking: Asking, bound: Bound) -> Answer:
    """Of each side in turn."""
    return Answer(asking.v[layout.SCORES][asking.x], bound)


def turns(asking: Asking, bound: Bound) -> Answer:
    """Turns this player has begun."""
    return Answer(asking.v[layout.TURNS][asking.p], bound)


def rounds(asking: Asking, bound: Bound) -> Answer:
    """Rounds of the table begun."""
    return Answer(max(asking.v[layout.TURNS]), bound)


def note(asking: Asking, bound: Bound) -> Answer:
    """A note; nothing if it is not set, or if no rule reads it."""
    slots = asking.game.layout.notes.get(bound.data)
    if slots is None:
        return Answer(None, bound)
    return Answer(asking.v[slots.first + {"table": 0, "side": asking.s, "seat": asking.p}[slots.owner]], bound)


def _seats(asking: Asking, who: str) -> tuple[int, ...]:
    """The seats that a word such as `partner` means."""
    places = asking.game.layout
    everyone = tuple(range(places.seats))
    of_side = tuple(seat for seat in everyone if places.side_of[seat] == (asking.x if who == "each" else asking.s))
    return {
        "player": (asking.p,),
        "side": of_side,
        "each": of_side,
        "everyone": everyone,
        "partner": tuple(seat for seat in of_side if seat != asking.p),
        "opponents": tuple(seat for seat in everyone if seat not in of_side),
        "dealer": (asking.v[layout.DEALER],),
        "next_player": ((asking.p + 1) % places.seats,),
    }[who]


def _owned(asking: Asking, named: tuple[str, str], held: bool) -> list[Any]:
    """What lies in a zone, for each of its owners meant. `held`: of a stack the cards without their order."""
    (name, who), side_of = named, asking.game.layout.side_of
    zone = asking.game.layout.zones[name]
    if zone.owner == "table":
        owners = [0]
    elif zone.owner == "seat":
        owners = list(_seats(asking, who))
    elif who in ("player", "side"):
        owners = [asking.s]
    else:
        owners = list(dict.fromkeys(side_of[seat] for seat in _seats(asking, who)))
    return [asking.v[zone.first + zone.width * owner + (zone.held if held else 0)] for owner in owners]


def zone(asking: Asking, bound: Bound) -> Answer:
    """Cards, a row of melds, or stacks: of several owners all together."""
    found = _owned(asking, bound.data, held=True)
    return Answer(sum(found) if bound.type == "cards" else tuple(one for some in found for one in some), bound)


def top(asking: Asking, bound: Bound) -> Answer:
    """The top card of a stack; of several the first that has one."""
    return Answer(next((order[-1] for order in _owned(asking, bound.data, held=False) if order), None), bound)


def next_stack(asking: Asking, bound: Bound) -> Answer:
    """The first stack that is not empty."""
    return Answer(next(map(cards.gather, _left(asking, bound)), 0), bound)


def stacks_left(asking: Asking, bound: Bound) -> Answer:
    """How many stacks are not empty."""
    return Answer(len(list(_left(asking, bound))), bound)


def _left(asking: Asking, bound: Bound) -> Iterator[tuple[int, ...]]:
    return (stack for stacks in _owned(asking, bound.data, held=True) for stack in stacks if stack)


def times(asking: Asking, bound: Bound) -> Answer:
    """How often things happened."""
    things, who, period = bound.data
    return Answer(sum(_times(asking, thing, seat, period) for thing in things for seat in _seats(asking, who)), bound)


def _times(asking: Asking, thing: str, seat: int, period: str) -> int:
    places = asking.game.layout
    this_turn = sum(1 for done in asking.v[layout.DONE] if divmod(done, layout.MOST_SEATS) == (places.things[thing], seat))
    if period == "this_turn":
        return this_turn
    first = (places.match_counts if period == "this_match" else places.deal_counts).get(thing)
    counted = this_turn if first is None else asking.v[first + seat]
    return int(counted - this_turn if period == "before" else counted)


def turns_since(asking: Asking, bound: Bound) -> Answer:
    """Turns begun since by the one who did it last."""
    first = asking.game.layout.last_times.get(bound.data)
    last = None if first is None else asking.v[first + asking.s]
    return Answer(None if last is None else asking.v[layout.TURNS][last[0]] - last[1], bound)


def can(asking: Asking, bound: Bound) -> Answer:
    """Do the own rules of an action allow it now, in some way?"""
    return Answer(choices.can(asking.game, asking.v, asking.p, bound.data), bound)


# --- the choice and the one in question ---


def chosen(asking: Asking, bound: Bound) -> Answer:
    """A word of the choice; nothing where nothing was chosen."""
    if asking.c is None:
        return Answer({"cards": 0, "row": ()}.get(bound.type), bound)
    return Answer(getattr(asking.c, bound.op), bound)


def meld(asking: Asking, bound: Bound) -> Answer:
    """The meld in question."""
    return Answer(asking.m, bound)


def each(asking: Asking, bound: Bound) -> Answer:
    """The one in turn."""
    return Answer(asking.x, bound)


def sides(asking: Asking, bound: Bound) -> Answer:
    """All sides."""
    return Answer(tuple(range(asking.game.layout.sides)), bound)
