"""Whole deals played by simple policies: for measuring, for tests, for anyone who wants states that really occur.

A policy chooses one of the listed moves. The chance is that of the generator handed in, so a seed says everything.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random

from meldbook.errors import Impossible
from meldbook.play import game as g
from meldbook.play import layout, setup
from meldbook.play.choices import list_moves
from meldbook.play.decks import shuffled
from meldbook.play.judge import State, judge
from meldbook.play.work import Move, Refusal

Policy = Callable[[g.Game, Random, "list[Move]"], Move]


def uniform(_game: g.Game, rng: Random, moves: list[Move]) -> Move:
    """Any move, each as likely."""
    return rng.choice(moves)


def aims_at_out(game: g.Game, rng: Random, moves: list[Move]) -> Move:
    """Wants an empty hand: lays as much as it can, and seldom takes cards that it need not take."""
    lays = [move for move in moves if move.groups and game.actions[move.action].selection.top_of is None]
    if lays:
        return max(lays, key=lambda move: (sum(len(group.cards) for group in move.groups), rng.random()))
    plain = [move for move in moves if not move.groups and game.actions[move.action].asks is None]
    return rng.choice(plain if plain and rng.random() < 0.9 else moves)


POLICIES: dict[str, Policy] = {"uniform": uniform, "aims at going out": aims_at_out}


def decisions(game: g.Game, rng: Random, policy: Policy, dealer: int = 0, scores: Sequence[int] = ()) -> Iterator[tuple[State, list[Move]]]:
    """One deal: each state in which a seat is to act, with the moves that were listed; at last the state after the deal, with none."""
    state = setup.first_deal(game, shuffled(game, rng), dealer, scores)
    while state[layout.PHASE] < len(game.phases) and state[layout.WINNERS] is None:
        moves = list_moves(game, state, lean=True)
        yield state, moves
        judged = judge(game, state, state[layout.SEAT], policy(game, rng, moves))
        if isinstance(judged, Refusal):
            raise Impossible(f"a listed move is refused by {judged.rule}")
        state = judged
    yield state, []
