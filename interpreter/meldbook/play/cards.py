"""Cards, and how many of each lie somewhere: the one module that knows how cards are held.

A card is a number: four times its rank plus its suit, the joker last; copies of a card are the same card. Some cards
without an order are one integer with a field of ten bits for each card (the top bit stays free, for borrowing), so
adding and taking away are `+` and `-`, and how many there are is the remainder by 1023, the digit sum to that base.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache

from meldbook.errors import InputError

RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
SUITS = ("clubs", "diamonds", "hearts", "spades")
COLOURS = {"black": (0, 3), "red": (1, 2)}
JOKER = 52
CARDS = 53
MOST_CARDS = 1000  # in a whole pack, so that the remainder by FIELD is their number

WIDTH = 10
FIELD = (1 << WIDTH) - 1
ONE = tuple(1 << (WIDTH * card) for card in range(CARDS))
MASK = tuple(FIELD << (WIDTH * card) for card in range(CARDS))
EVERY = sum(MASK)
GUARD = sum(1 << (WIDTH * card + WIDTH - 1) for card in range(CARDS))

NAMES = (*tuple(rank + suit for rank in RANKS for suit in "CDHS"), "JK")
_BY_NAME = {name: card for card, name in enumerate(NAMES)}
_SIGNS = {"♣": "C", "♦": "D", "♥": "H", "♠": "S", "♧": "C", "♢": "D", "♡": "H", "♤": "S"}


def read(text: str) -> int:
    """One card as people write it (`10s`, `TS`, `10♠`, `jk`). Raises InputError."""
    plain = text.strip().replace("\ufe0f", "").replace("\ufe0e", "")
    for sign, letter in _SIGNS.items():
        plain = plain.replace(sign, letter)
    plain = plain.upper()
    plain = {"JOKER": "JK", "*": "JK"}.get(plain, plain)
    if plain.startswith("T") and len(plain) == 2:
        plain = "10" + plain[1]
    card = _BY_NAME.get(plain)
    if card is None:
        raise InputError(f"`{text}` is not a card; a card is a rank and a suit, such as 7S, 10H, QD, or JK for a joker")
    return card


def read_all(text: str) -> list[int]:
    """Cards with spaces or commas between them. Raises InputError."""
    return [read(part) for part in re.split(r"[\s,]+", text.strip()) if part]


def rank(card: int | None) -> int | None:
    """The rank as a number from 0 (the two) to 12 (the ace); a joker has none."""
    return None if card is None or card == JOKER else card >> 2


def suit(card: int | None) -> int | None:
    """The suit as a number, clubs first; a joker has none."""
    return None if card is None or card == JOKER else card & 3


def gather(cards: Iterable[int]) -> int:
    """The cards without their order."""
    held = 0
    for card in cards:
        held += ONE[card]
    return held


def mask(cards: Iterable[int]) -> int:
    """What picks these cards out of some cards, by `&`."""
    return sum(MASK[card] for card in set(cards))


RANK_MASK = tuple(mask(4 * rank + suit for suit in range(4)) for rank in range(len(RANKS)))
SUIT_MASK = tuple(mask(4 * rank + suit for rank in range(len(RANKS))) for suit in range(len(SUITS)))


def size(held: int) -> int:
    """How many cards."""
    return held % FIELD


def copies(held: int, card: int) -> int:
    """How many copies of one card."""
    return (held >> (WIDTH * card)) & FIELD


def holds(held: int, wanted: int) -> bool:
    """Are all the wanted cards among those held?"""
    return ((held | GUARD) - wanted) & GUARD == GUARD


@lru_cache(maxsize=1 << 16)
def kinds(held: int) -> tuple[int, ...]:
    """The different cards, in canonical order: by rank from the two to the ace, then by suit, the joker last."""
    found = []
    while held:
        card = ((held & -held).bit_length() - 1) // WIDTH
        found.append(card)
        held &= ~MASK[card]
    return tuple(found)


def spread(held: int) -> Iterator[int]:
    """Every card, copies one by one, in canonical order."""
    for card in kinds(held):
        for _ in range(copies(held, card)):
            yield card


def is_one(card: int | None, picked: int) -> bool:
    """Is there a card, and does this mask pick it?"""
    return card is not None and (ONE[card] & picked) != 0


def pack(packs: int, jokers: int) -> int:
    """The whole deck."""
    return sum(one * packs for one in ONE[:JOKER]) + ONE[JOKER] * jokers


def names(held: int) -> list[str]:
    """The cards as texts, in canonical order."""
    return [NAMES[card] for card in spread(held)]


# What generated functions say about cards; `held` is a piece of such a function.


def code_count(held: str, picked: int) -> str:
    """How many cards a mask picks."""
    return f"({held} % {FIELD})" if picked == EVERY else f"(({held} & {picked}) % {FIELD})"


def code_some(held: str, picked: int) -> str:
    """Is there one that a mask picks?"""
    return f"({held} != 0)" if picked == EVERY else f"(({held} & {picked}) != 0)"


def code_every(held: str, picked: int) -> str:
    """Is there none that a mask leaves?"""
    return f"(({held} & {EVERY & ~picked}) == 0)"


def code_total(held: str, worth: dict[int, int]) -> str:
    """The sum of a number for each card; cards of equal worth are counted together."""
    alike: dict[int, int] = {}
    for card, number in worth.items():
        alike[number] = alike.get(number, 0) | MASK[card]
    parts = [f"{number} * (({held} & {picked}) % {FIELD})" for number, picked in alike.items() if number]
    return "(" + (" + ".join(parts) or "0") + ")"
