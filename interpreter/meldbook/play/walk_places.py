"""Walking: what is asked of cards and melds, and over the places where they lie. One function for each operation."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from meldbook.language.bind import Bound
from meldbook.play import cards, layout
from meldbook.play.answer import Answer, Asking
from meldbook.play.game import Game
from meldbook.play.melds import Meld


def empty(asking: Asking, bound: Bound) -> Answer:
    """A place without cards; a value that is not there."""
    is_place = {"cards": lambda place: not place, "row": lambda place: not place, "stacks": lambda place: not any(place)}
    return asking.made(bound, is_place.get(bound.kids[0].type, lambda value: value is None))


def cards_of(asking: Asking, bound: Bound) -> Answer:
    """The cards of a meld, of a row of melds, of stacks."""
    of_type: dict[str, Callable[[Any], int]] = {
        "row": lambda row: sum(one.cards for one in row),
        "stacks": lambda stacks: sum(map(cards.gather, stacks)),
        "meld": lambda one: one.cards if one is not None else 0,
    }
    return asking.made(bound, of_type[bound.kids[0].type])


def size(asking: Asking, bound: Bound) -> Answer:
    """How many cards."""
    of_type: dict[str, Callable[[Any], int]] = {
        "cards": cards.size,
        "row": lambda row: sum(len(one.places) for one in row),
        "stacks": lambda stacks: sum(map(len, stacks)),
        "meld": lambda one: len(one.places) if one is not None else 0,
    }
    return asking.made(bound, of_type[bound.kids[0].type])


def _of_meld(asking: Asking, bound: Bound, value: Callable[[Meld], int | None], missing: int | None = None) -> Answer:
    return asking.made(bound, lambda one: missing if one is None else value(one))


def own(asking: Asking, bound: Bound) -> Answer:
    """Cards in their own places."""
    return _of_meld(asking, bound, lambda one: sum(place.stands_for is None for place in one.places), 0)


def stand_ins(asking: Asking, bound: Bound) -> Answer:
    """Cards that stand in for others."""
    return _of_meld(asking, bound, lambda one: sum(place.stands_for is not None for place in one.places), 0)


def low(asking: Asking, bound: Bound) -> Answer:
    """The rank of the low end."""
    return _of_meld(asking, bound, lambda one: one.low)


def high(asking: Asking, bound: Bound) -> Answer:
    """The rank of the high end."""
    return _of_meld(asking, bound, lambda one: one.high)


def age(asking: Asking, bound: Bound) -> Answer:
    """Turns of the table since it was begun."""
    return _of_meld(asking, bound, lambda one: asking.v[layout.TURN] - one.begun, 0)


def rank(asking: Asking, bound: Bound) -> Answer:
    """Of a card, or of a meld of one rank."""
    return asking.made(bound, lambda one: one.rank if isinstance(one, Meld) else cards.rank(one))


def suit(asking: Asking, bound: Bound) -> Answer:
    """Of a card, or of a meld in one suit."""
    return asking.made(bound, lambda one: one.suit if isinstance(one, Meld) else cards.suit(one))


def meld_is(asking: Asking, bound: Bound) -> Answer:
    """Is it of this pattern, kind or group?"""
    return asking.made(bound, lambda one: one is not None and _is(asking.game, one, bound.data))


def _is(game: Game, one: Meld, asked: tuple[Any, ...]) -> bool:
    if asked[0] == "name":
        kinds = [game.kinds[number] for number in one.kinds]
        return asked[1] in {game.shapes[one.pattern].name, *(kind.name for kind in kinds), *(kind.group for kind in kinds)}
    if asked[0] == "any":
        return True
    left, right = _is(game, one, asked[1]), _is(game, one, asked[2])
    return {"either": left or right, "both": left and right, "without": left and not right}[asked[0]]


# --- over places ---


@dataclass(frozen=True, slots=True)
class Things:
    """What of a place passed, each with its number (copies of a card), and all that was answered on the way."""

    passed: list[tuple[Any, int]]
    parts: tuple[Answer, ...]


def _things(asking: Asking, bound: Bound, where: int, of_class: bool = True) -> Things:
    """Those of a place that are of its class (or are not), and that the `where` lets through, if there is one."""
    place, picked = asking.walk(bound.kids[0]), asking.walk(bound.kids[1])
    tests = bound.kids[where : where + 1]
    passed, parts = [], [place, picked]
    for thing, number in _spread(place):
        if _picks(asking.game, picked.value, thing, place.type) != of_class:
            continue
        answers = [_of(asking, thing, test) for test in tests]
        parts += answers
        if all(answer.value for answer in answers):
            passed.append((thing, number))
    return Things(passed, tuple(parts))


def _spread(place: Answer) -> list[tuple[Any, int]]:
    if place.type == "cards":
        return [(card, cards.copies(place.value, card)) for card in cards.kinds(place.value)]
    return [(thing, 1) for thing in place.value]


def _picks(game: Game, picked: Any, thing: Any, place: str) -> bool:
    if place == "cards":
        return cards.is_one(thing, picked)
    return place == "sides" or _is(game, thing, picked)


def count(asking: Asking, bound: Bound) -> Answer:
    """How many there are."""
    found = _things(asking, bound, 2)
    return Answer(sum(number for _, number in found.passed), bound, found.parts)


def some(asking: Asking, bound: Bound) -> Answer:
    """Is there one?"""
    found = _things(asking, bound, 2)
    return Answer(bool(found.passed), bound, found.parts)


def every(asking: Asking, bound: Bound) -> Answer:
    """Is there none that is not of the class?"""
    found = _things(asking, bound, 2, of_class=False)
    return Answer(not found.passed, bound, found.parts)


def total_cards(asking: Asking, bound: Bound) -> Answer:
    """The sum of what cards are worth."""
    found = _things(asking, bound, 2)
    return Answer(sum(bound.data.get(card, 0) * number for card, number in found.passed), bound, found.parts)


def total_row(asking: Asking, bound: Bound) -> Answer:
    """The sum of a word over melds."""
    found = _things(asking, bound, 3)
    values = tuple(_of(asking, thing, bound.kids[2]) for thing, _ in found.passed)
    return Answer(sum(value.value or 0 for value in values), bound, found.parts + values)


def most(asking: Asking, bound: Bound) -> Answer:
    """The highest value there is."""
    return _extreme(asking, bound, max)


def least(asking: Asking, bound: Bound) -> Answer:
    """The lowest value there is."""
    return _extreme(asking, bound, min)


def _extreme(asking: Asking, bound: Bound, pick: Callable[[list[int]], int]) -> Answer:
    place = asking.walk(bound.kids[0])
    passed, parts = [], [place]
    for thing in place.value:
        answers = [_of(asking, thing, test) for test in bound.kids[2:]]
        parts += answers
        if all(answer.value for answer in answers):
            passed.append(thing)
    values = tuple(_of(asking, thing, bound.kids[1]) for thing in passed)
    known = [value.value for value in values if value.value is not None]
    return Answer(pick(known) if known else None, bound, (*parts, *values))


def _of(asking: Asking, thing: Any, bound: Bound) -> Answer:
    """An expression asked of one thing of a place."""
    return replace(replace(asking, x=thing).walk(bound), thing=thing)
