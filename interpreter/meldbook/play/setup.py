"""Setting up a deal from a deck that is given in its order: there is no chance in here, a shuffle is an input."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from meldbook.errors import InputError
from meldbook.play import cards, layout
from meldbook.play import game as g
from meldbook.play.judge import State, run_scripted
from meldbook.play.work import Trace, Work


def first_deal(
    game: g.Game,
    deck: Sequence[int],
    dealer: int,
    scores: Sequence[int] = (),
    deals: int = 0,
    trace: Trace | None = None,
    first: int | None = None,
) -> State:
    """The state in which the first player is to act. `deck` has the top card first and may be a part of the pack; `dealer`
    counts from 0; `first` is who was drawn where the first player is drawn by lot (without it, or where he is not drawn, the
    seat after the dealer begins). Raises InputError."""
    v = game.layout.empty()
    if scores:
        if len(scores) != game.layout.sides:
            raise InputError(f"there are {game.layout.sides} sides, so {game.layout.sides} scores")
        v[layout.SCORES] = tuple(scores)
    v[layout.DEALS] = deals
    return _dealt(game, v, deck, dealer, trace, first)


def next_deal(game: g.Game, state: State, deck: Sequence[int], dealer: int, trace: Trace | None = None, first: int | None = None) -> State:
    """The next deal of a match. Raises InputError if the deal before is not over, or the match is."""
    if state[layout.WINNERS] is not None:
        raise InputError("the match is over")
    if state[layout.PHASE] < len(game.phases):
        raise InputError("this deal is not over")
    v = list(state)
    game.layout.empty_deal(v)
    v[layout.PHASE] = 0
    return _dealt(game, v, deck, dealer, trace, first)


def next_dealer(game: g.Game, state: State, lot: int = 0) -> int:
    """Who deals next; `lot` is used where it is drawn."""
    if game.settings["next_dealer"] == "by_lot":
        return lot % game.layout.seats
    dealer: int = state[layout.DEALER]
    return game.layout.next_seat[dealer]


def _dealt(game: g.Game, v: list[Any], deck: Sequence[int], dealer: int, trace: Trace | None, first: int | None) -> State:
    if not 0 <= dealer < game.layout.seats:
        raise InputError(f"there is no seat {dealer + 1}")
    held = cards.gather(deck)
    if not cards.holds(game.deck, held):
        extra = next(card for card in cards.kinds(held) if cards.copies(held, card) > cards.copies(game.deck, card))
        raise InputError(
            f"the deck has {cards.copies(held, extra)} times {cards.NAMES[extra]}, the pack only {cards.copies(game.deck, extra)}"
        )
    v[layout.DEALER] = dealer
    drawn = first is not None and game.settings["first_player"] == "by_lot"
    v[layout.SEAT] = first if drawn else game.layout.next_seat[dealer]
    zone = game.layout.zones[game.deck_zone]
    v[zone.first], v[zone.first + 1] = tuple(reversed(deck)), held
    work = Work(game, v, v[layout.SEAT], trace)
    run_scripted(work)
    return tuple(work.v)
