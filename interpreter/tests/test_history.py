"""What a situation tells of earlier turns: what came with the end of a turn is told apart from what came within one."""

from __future__ import annotations

from typing import Any

import pytest

from meldbook import load
from meldbook.play import cards, judge, layout, questions, situation
from meldbook.play import game as g
from meldbook.play.work import Move

GAME = """\
language: 1
variant: home
extends: base
melds:
  row: {meld: "3 or more cards, one rank from 4 to A"}
bag:
  bags:   {zone: stacks, of: table, number: 2, seen: nobody}
  refill: {whenever: hand is empty and stacks(bags) >= 1, do: [{move: all, from: next(bags), to: hand}]}
  idle:   {is: turns_since(refill) = 0}
out:
  out: {whenever: hand is empty and stacks(bags) = 0}
score:
  unplayed: {pays: 0 - 100, when: idle}
"""


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> g.Game:
    path = tmp_path_factory.mktemp("home") / "home.yaml"
    path.write_text(GAME, encoding="utf-8")
    return load(path)


def idle(game: g.Game, state: Any, seat: int) -> object:
    return questions.word(game, state, seat, "idle")["value"]


@pytest.mark.parametrize(
    ("before", "answer"),
    [
        ([], False),
        (["refill"], False),
        (["discard", "refill"], True),
        (["lay", "discard", "refill"], True),
        (["discard", "refill", "draw"], False),
        (["refill", "discard"], False),
        (["lay", "refill"], False),
    ],
)
def test_what_stands_behind_a_closing_action_came_with_the_end_of_the_last_turn(game: g.Game, before: list[str], answer: bool) -> None:
    given = {"phase": "play", "seat": 2, "hands": {"1": ["4C"], "2": ["5C"]}, "stock": ["6C"], "before": {"1": before}}
    assert idle(game, situation.read(game, given), 0) is answer


def test_in_the_counting_the_last_turn_itself_tells_it(game: g.Game) -> None:
    given = {"phase": "counting", "seat": 1, "hands": {"1": ["4C"]}, "done": ["draw", "discard", "refill"]}
    assert idle(game, situation.read(game, given), 0) is True
    assert idle(game, situation.read(game, given | {"done": ["draw", "refill", "discard"]}), 0) is False


def test_it_is_written_and_read_back_until_the_next_turn(game: g.Game) -> None:
    given = {
        "phase": "play", "seat": 1, "step": "middle", "done": ["draw"], "hands": {"1": ["4C"], "2": ["5C", "5D"], "3": ["6C"], "4": ["7C"]},
        "stock": ["8C", "8D", "8H", "8S", "9C"], "bags": [["10C", "10D"]],
    }  # fmt: skip
    state = situation.read(game, given)
    state = done(game, state, Move("discard", cards.read("4C")))
    again = situation.read(game, situation.write(game, state))
    assert situation.write(game, again)["before"] == {"1": ["discard", "refill"]}
    assert (idle(game, state, 0), idle(game, again, 0)) == (True, True)
    for _ in range(3):
        again = done(game, again, Move("draw"))
        held = again[game.layout.zones["hand"].of_seat[again[layout.SEAT]]]
        again = done(game, again, Move("discard", cards.kinds(held)[0]))
    assert again[layout.SEAT] == 0
    assert idle(game, again, 0) is False


def done(game: g.Game, state: Any, move: Move) -> Any:
    judged = judge.judge(game, state, state[layout.SEAT], move)
    assert isinstance(judged, tuple), judged
    return judged
