"""Decks for random deals: any order, and an order in which hands fit, so that deals end by going out as well."""

from __future__ import annotations

from random import Random

from meldbook.play import cards, setup
from meldbook.play import game as g

FOUR, ACE = 2, 12  # ranks: where runs of the family begin and end


def shuffled(game: g.Game, dice: Random) -> list[int]:
    """The whole pack in any order."""
    deck = list(cards.spread(game.deck))
    dice.shuffle(deck)
    return deck


def fitting(game: g.Game, dice: Random) -> list[int]:
    """Cards that lie well together come to one hand; the stock may be short, so it may be a part of the pack."""
    pieces = _pieces(game, dice)
    dice.shuffle(pieces)
    order = [card for piece in pieces for card in piece]
    seats = game.layout.seats
    apart, size = _dealt(game, order)
    first, order = order[:apart], order[apart:]
    hands = [order[size * seat : size * (seat + 1)] for seat in range(seats)]
    rest = order[size * seats :]
    if dice.random() < 0.5:
        dice.shuffle(rest)
    dealt = [hand[number] for number in range(size) for hand in hands]
    return first + dealt + rest[: dice.choice((len(rest), len(rest), 40, dice.randint(20, 60)))]


def _dealt(game: g.Game, deck: list[int]) -> tuple[int, int]:
    """How many cards are set apart before the hands are dealt, and how many a hand has."""
    state = setup.first_deal(game, deck, 0)
    apart = [state[zone.first] for zone in game.layout.zones.values() if zone.kind == "stacks"]
    hand = max(
        (zone for zone in game.layout.zones.values() if zone.owner == "seat"), key=lambda zone: cards.size(state[zone.first + zone.held])
    )
    return sum(len(stack) for stacks in apart for stack in stacks), cards.size(state[hand.first + hand.held])


def _pieces(game: g.Game, dice: Random) -> list[list[int]]:
    """The pack in pieces: runs, cards of one rank, and what never lies in a run."""
    pieces, loose = [], []
    for suit in range(4):
        for _ in range(cards.copies(game.deck, 4 * FOUR + suit)):
            row = [4 * rank + suit for rank in range(FOUR, ACE + 1)]
            at, long = dice.randint(0, 4), dice.choice((0, 0, 5, 6, 7, 7))
            pieces.append(row[at : at + long])
            loose += row[:at] + row[at + long :]
    loose += [card for card in cards.spread(game.deck) if card < 4 * FOUR or card == cards.JOKER]
    loose.sort(key=lambda card: (0 if card == cards.JOKER else card >> 2, dice.random()))
    while loose:
        size = dice.randint(1, 6)
        pieces.append(loose[:size])
        loose = loose[size:]
    return pieces
