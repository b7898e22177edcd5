"""Short cuts change nothing: at states of random deals every quick answer is that of plain judging.

A second game of the same rules has no short cuts (each card its own class, no closing known beforehand); lists and
answers of the two must be equal, and what is listed must be what judging accepts, candidate by candidate.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from meldbook.loading.variants import resolve
from meldbook.play import cards, choices, finish, layout, playout
from meldbook.play import game as g
from meldbook.play.compile import compile_game, load
from meldbook.play.groups import Holding, first_moves
from meldbook.play.judge import State, judge
from meldbook.play.work import Group, Move, Refusal

TABLES: list[dict[str, str]] = [
    {"players": "2"},
    {"players": "3"},
    {"players": "4"},
    {"players": "4", "one_each": "no", "onto_meld": "yes"},
    {"players": "2", "last_red": "deal_ends", "from_pile": "yes", "whole_hand_exempt": "yes"},
    {"players": "4", "own_canasta": "yes", "own_melds": "yes", "final_discard": "required"},
]
DEALS = 6
tables = pytest.mark.parametrize("options", TABLES, ids=lambda options: " ".join(options.values()))


def without_short_cuts(options: dict[str, str]) -> g.Game:
    """The same game the long way."""
    game = compile_game(resolve("canasta"), options)
    game.quick.clear()
    game.quick_lays.clear()
    game.alike = game.same = tuple(range(cards.CARDS))
    return game


def states(game: g.Game, options: dict[str, str], share: float) -> Iterator[State]:
    """Some of the states of some deals, by each policy in turn."""
    policies = list(playout.POLICIES.values())
    for number in range(DEALS):
        rng = Random(f"{sorted(options.items())} {number}")
        scores = [rng.choice((0, -200, 1500, 3000)) for _ in range(game.layout.sides)]
        for state, moves in playout.decisions(game, rng, policies[number % len(policies)], number % game.layout.seats, scores):
            if moves and rng.random() < share:
                yield state


def accepted(game: g.Game, state: State, move: Move) -> bool:
    return not isinstance(judge(game, state, state[layout.SEAT], move), Refusal)


@tables
def test_lists_are_the_same_without_short_cuts(options: dict[str, str]) -> None:
    game, plain = load("canasta", options), without_short_cuts(options)
    for state in states(game, options, 0.2):
        for lean in (True, False):
            assert choices.list_moves(game, state, lean) == choices.list_moves(plain, state, lean)


@tables
def test_a_listed_move_leads_where_judging_leads(options: dict[str, str]) -> None:
    game, plain = load("canasta", options), without_short_cuts(options)
    for state in states(game, options, 0.1):
        seat = state[layout.SEAT]
        for move in choices.list_moves(game, state, lean=True):
            once, again = judge(game, state, seat, move), judge(game, state, seat, move)
            assert once == again == judge(plain, state, seat, move)
            assert not isinstance(once, Refusal)


@tables
def test_a_card_is_listed_if_judging_it_alone_accepts_it(options: dict[str, str]) -> None:
    game, plain = load("canasta", options), without_short_cuts(options)
    for state in states(game, options, 0.2):
        for action in choices.reachable(game, state):
            if action.selection.what == "card":
                held = state[game.layout.zones[action.selection.zone].of_seat[state[layout.SEAT]]]
                moves = [Move(action.name, card) for card in cards.kinds(held)]
                assert choices.moves_of(game, state, action, False) == [move for move in moves if accepted(plain, state, move)]


@tables
def test_a_group_is_listed_if_judging_it_alone_accepts_it(options: dict[str, str]) -> None:
    game, plain = load("canasta", options), without_short_cuts(options)
    for state in states(game, options, 0.1):
        for action in choices.reachable(game, state):
            if action.selection.what == "groups":
                moves = first_moves(Holding(plain, state, state[layout.SEAT], action), False)
                listed = choices.moves_of(game, state, action, False)
                assert [move for move in listed if len(move.groups) == 1] == [move for move in moves if accepted(plain, state, move)]


@tables
def test_whether_a_turn_can_close_is_known_as_judging_knows_it(options: dict[str, str]) -> None:
    game, plain = load("canasta", options), without_short_cuts(options)
    for state in states(game, options, 0.5):
        assert finish.closes(game, state, state[layout.SEAT]) == finish.closes(plain, state, state[layout.SEAT])


def test_a_group_behind_one_that_fits_nothing_does_no_harm() -> None:
    game = load("canasta", {"players": "4"})
    first, _ = next(playout.decisions(game, Random(1), playout.uniform))
    seat, state = first[layout.SEAT], list(first)
    state[game.layout.zones["hand"].of_seat[seat]] = cards.gather(cards.read_all("AC AD AH 7S KC 9C"))
    state[layout.STEP] = 1
    misfit, good = Group(tuple(cards.read_all("7S KC"))), Group(tuple(cards.read_all("AC AD AH")))
    judged = judge(game, tuple(state), seat, Move("lay", groups=(misfit, good)))
    assert isinstance(judged, Refusal) and judged.rule == "melds.set"
