"""Walks a bound expression: the same questions as the generated functions answer, with the answer of every part.

This is the second execution of the tree, held equal to `code.py` by the tests. It shares with it what operations mean on
values (`operations.PURE`) and how a state is laid out, nothing else. It is for explaining, so it takes its time; parts
that are not asked (the right of an `and` whose left is no) have no answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from meldbook.language.bind import Bound
from meldbook.play import layout
from meldbook.play import walk_places as places
from meldbook.play import walk_state as state
from meldbook.play.answer import Answer, Asking, Walk
from meldbook.play.game import Game
from meldbook.play.melds import Meld
from meldbook.play.operations import PURE


def walk(game: Game, bound: Bound, v: Sequence[Any], p: int, s: int, c: Any, m: Meld | None, x: Any = None) -> Answer:
    """The answer of an expression and of its parts. The arguments are those of a generated function."""
    return Asking(game, OPERATIONS, v, p, s, c, m, x).walk(bound)


def constant(_asking: Asking, bound: Bound) -> Answer:
    """Known when the table was set."""
    return Answer(bound.data, bound)


def pure(asking: Asking, bound: Bound) -> Answer:
    """Works on values alone."""
    return asking.made(bound, lambda *values: PURE[bound.op](bound.data, *values))


# --- what asks only some of its parts ---


def both(asking: Asking, bound: Bound) -> Answer:
    """`and`: the right is asked if the left is yes."""
    return _in_turn(asking, bound, True)


def either(asking: Asking, bound: Bound) -> Answer:
    """`or`: the right is asked if the left is not."""
    return _in_turn(asking, bound, False)


def _in_turn(asking: Asking, bound: Bound, goes_on: bool) -> Answer:
    left = asking.walk(bound.kids[0])
    parts = (left, asking.walk(bound.kids[1])) if bool(left.value) == goes_on else (left,)
    return Answer(PURE[bound.op](None, left.value, parts[-1].value), bound, parts)


def choose(asking: Asking, bound: Bound) -> Answer:
    """`A if B else C`."""
    test = asking.walk(bound.kids[0])
    chosen = asking.walk(bound.kids[1 if test.value else 2])
    return Answer(chosen.value, bound, (test, chosen))


def table(asking: Asking, bound: Bound) -> Answer:
    """The one row that counts."""
    by, *rows = bound.kids
    asked = asking.walk(by)
    row = asking.walk(rows[PURE["table"](bound.data, asked.value, *range(len(rows)))])
    return Answer(row.value, bound, (asked, row))


# --- every operation of a bound expression ---

OPERATIONS: dict[str, Walk] = {
    **dict.fromkeys(PURE, pure),
    "constant": constant,
    "and": both,
    "or": either,
    "choose": choose,
    "table": table,
    # the state
    "turn_over": state.at(layout.TURN_OVER),
    "deals": state.at(layout.DEALS),
    "score": state.score,
    "score_each": state.score_each,
    "turns": state.turns,
    "rounds": state.rounds,
    "note": state.note,
    "zone": state.zone,
    "top": state.top,
    "next": state.next_stack,
    "stacks": state.stacks_left,
    "times": state.times,
    "turns_since": state.turns_since,
    "can": state.can,
    "sides": state.sides,
    # the choice, the meld in question, the one in turn
    "laid": state.chosen,
    "used": state.chosen,
    "new": state.chosen,
    "onto": state.chosen,
    "card": state.chosen,
    "word": state.chosen,
    "meld": state.meld,
    "each": state.each,
    # cards and melds
    "empty": places.empty,
    "cards_of": places.cards_of,
    "size": places.size,
    "own": places.own,
    "stand_ins": places.stand_ins,
    "rank": places.rank,
    "suit": places.suit,
    "low": places.low,
    "high": places.high,
    "age": places.age,
    "meld_is": places.meld_is,
    # over places
    "count_cards": places.count,
    "count_row": places.count,
    "count_sides": places.count,
    "some_cards": places.some,
    "some_row": places.some,
    "some_sides": places.some,
    "every_cards": places.every,
    "every_row": places.every,
    "every_sides": places.every,
    "total_cards": places.total_cards,
    "total_row": places.total_row,
    "most": places.most,
    "least": places.least,
}
