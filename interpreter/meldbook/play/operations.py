"""What each operation of a rule means, on values: the table that folding and explaining share.

A value that is not there is None, called *nothing*: 0 in a sum, in no class, equal to nothing and to no card, name or
number. A yes or no that is not there is no. Functions take the operation's data first, then the values of its parts.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from meldbook.play import cards


def equal(left: Any, right: Any) -> bool:
    """Nothing equals nothing at all."""
    return left is not None and right is not None and left == right


def less(left: int | None, right: int | None) -> bool:
    """Nothing is neither less nor more."""
    return left is not None and right is not None and left < right


def at_most(left: int | None, right: int | None) -> bool:
    """Nothing is neither less nor more."""
    return left is not None and right is not None and left <= right


def divided(left: int | None, right: int | None) -> int:
    """Whole numbers, rounded down; by nothing or by zero it is 0, so that every question has an answer."""
    return (left or 0) // right if right else 0


def from_table(firsts: tuple[int | None, ...], by: int | None, *values: Any) -> Any:
    """The row of a table with bands that a number falls into."""
    found = 0
    for number, first in enumerate(firsts):
        if first is None or first <= (by or 0):
            found = number
    return values[found]


def mask_like(card: int | None) -> int:
    """Picks the cards equal to a card."""
    return 0 if card is None else cards.MASK[card]


PURE: dict[str, Callable[..., Any]] = {
    "choose": lambda _, test, then, other: then if test else other,
    "and": lambda _, left, right: bool(left and right),
    "or": lambda _, left, right: bool(left or right),
    "not": lambda _, inside: not inside,
    "=": lambda _, left, right: equal(left, right),
    "!=": lambda _, left, right: not equal(left, right),
    "<": lambda _, left, right: less(left, right),
    "<=": lambda _, left, right: at_most(left, right),
    ">": lambda _, left, right: less(right, left),
    ">=": lambda _, left, right: at_most(right, left),
    "+": lambda _, left, right: (left or 0) + (right or 0),
    "-": lambda _, left, right: (left or 0) - (right or 0),
    "*": lambda _, left, right: (left or 0) * (right or 0),
    "div": lambda _, left, right: divided(left, right),
    "negative": lambda _, inside: -(inside or 0),
    "table": from_table,
    "among": lambda among, asked: asked in among,
    "card_is": lambda _, card, picked: cards.is_one(card, picked),
    "like": lambda _, card: mask_like(card),
    "mask_both": lambda _, left, right: left & right,
    "mask_either": lambda _, left, right: left | right,
    "mask_without": lambda _, left, right: left & ~right,
    "worth": lambda worth, card: worth.get(card, 0),
}
