"""The typed tree of the three small languages: selectors of cards, meld patterns, rule expressions.

Every node carries its `span`, the first and last column of the text it was read from, so that a fault or an
explanation can point at it. Nothing here knows what a name means.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

Span: TypeAlias = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Tree:
    """What every node has: the columns it spans in its text, counted from 0, the end excluded."""

    span: Span = field(compare=False)


# --- selectors: classes of cards (in a row of melds: of melds) ---


@dataclass(frozen=True, slots=True)
class Rank(Tree):
    rank: str


@dataclass(frozen=True, slots=True)
class Ranks(Tree):
    """A stretch of ranks, upwards; the ace comes after the king."""

    low: str
    high: str


@dataclass(frozen=True, slots=True)
class Colour(Tree):
    colour: str


@dataclass(frozen=True, slots=True)
class Suit(Tree):
    suit: str


@dataclass(frozen=True, slots=True)
class Joker(Tree):
    pass


@dataclass(frozen=True, slots=True)
class Any(Tree):
    pass


@dataclass(frozen=True, slots=True)
class Like(Tree):
    """Equal in rank and suit to the card that a word holds."""

    name: str


@dataclass(frozen=True, slots=True)
class Named(Tree):
    name: str


@dataclass(frozen=True, slots=True)
class Both(Tree):
    left: Selector
    right: Selector


@dataclass(frozen=True, slots=True)
class Either(Tree):
    left: Selector
    right: Selector


@dataclass(frozen=True, slots=True)
class Without(Tree):
    left: Selector
    right: Selector


Selector: TypeAlias = Rank | Ranks | Colour | Suit | Joker | Any | Like | Named | Both | Either | Without


# --- meld patterns ---


@dataclass(frozen=True, slots=True)
class OneRank(Tree):
    ranks: Selector | None


@dataclass(frozen=True, slots=True)
class OneCard(Tree):
    """All of one rank and one suit."""


@dataclass(frozen=True, slots=True)
class InOrder(Tree):
    low: str
    high: str


@dataclass(frozen=True, slots=True)
class Only(Tree):
    cards: Selector


Shape: TypeAlias = OneRank | OneCard | InOrder | Only


@dataclass(frozen=True, slots=True)
class Role(Tree):
    """One class of cards, or a bracket of roles, with `+`, `*`, `?` or nothing behind it."""

    inside: str | tuple[Role, ...]
    repeat: str


@dataclass(frozen=True, slots=True)
class Pattern(Tree):
    """`most` is None where there is no limit."""

    least: int
    most: int | None
    shape: Shape
    standing_in: Selector | None
    order: tuple[Role, ...]
    no_end: Selector | None


# --- expressions ---


@dataclass(frozen=True, slots=True)
class Number(Tree):
    value: int


@dataclass(frozen=True, slots=True)
class Truth(Tree):
    value: bool


@dataclass(frozen=True, slots=True)
class Word(Tree):
    name: str


@dataclass(frozen=True, slots=True)
class Owned(Tree):
    """`hand of partner`"""

    name: str
    who: str


@dataclass(frozen=True, slots=True)
class OfOne(Tree):
    """`top(pile)`, `size(hand)`"""

    name: str
    inside: Reference


Reference: TypeAlias = Word | Owned | OfOne


@dataclass(frozen=True, slots=True)
class Choose(Tree):
    then: Expression
    test: Expression
    other: Expression


@dataclass(frozen=True, slots=True)
class Logic(Tree):
    """`and`, `or`"""

    sign: str
    left: Expression
    right: Expression


@dataclass(frozen=True, slots=True)
class Not(Tree):
    inside: Expression


@dataclass(frozen=True, slots=True)
class Compare(Tree):
    sign: str
    left: Expression
    right: Expression


@dataclass(frozen=True, slots=True)
class Empty(Tree):
    inside: Expression
    wanted: bool


@dataclass(frozen=True, slots=True)
class Is(Tree):
    inside: Expression
    selector: Selector
    wanted: bool


@dataclass(frozen=True, slots=True)
class Arithmetic(Tree):
    """`+ - * div`"""

    sign: str
    left: Expression
    right: Expression


@dataclass(frozen=True, slots=True)
class Negative(Tree):
    inside: Expression


@dataclass(frozen=True, slots=True)
class Over(Tree):
    """`count`, `some` and `every` over a place."""

    sign: str
    selector: Selector
    place: Reference
    where: Expression | None


@dataclass(frozen=True, slots=True)
class Total(Tree):
    """`sum(points of cards in hand)`"""

    word: str
    selector: Selector
    place: Reference
    where: Expression | None


@dataclass(frozen=True, slots=True)
class Extreme(Tree):
    """`most` and `least`"""

    sign: str
    word: str
    place: Reference
    where: Expression | None


@dataclass(frozen=True, slots=True)
class Times(Tree):
    """How often things happened. `period`: `this_turn`, `this_deal`, `this_match`, `before`."""

    things: tuple[str, ...]
    who: str
    period: str


Expression: TypeAlias = (
    Number
    | Truth
    | Word
    | Owned
    | OfOne
    | Choose
    | Logic
    | Not
    | Compare
    | Empty
    | Is
    | Arithmetic
    | Negative
    | Over
    | Total
    | Extreme
    | Times
)
