"""What must hold in every state holds on random deals. A bounded share of `tools/fuzz play`."""

from __future__ import annotations

import pytest

import meldbook
from meldbook.play.invariants import any_move, eager, try_deals


@pytest.mark.parametrize("players", ["2", "3", "4"])
@pytest.mark.parametrize("policy", [any_move, eager])
def test_nothing_is_broken_in_random_deals(players: str, policy: object) -> None:
    game = meldbook.load("canasta", {"players": players})
    found = try_deals(game, 2500, 11, policy)  # type: ignore[arg-type]
    assert found.broken == []
    assert found.decisions >= 2500 and len(found.refused) > 5


@pytest.mark.parametrize(
    "option",
    [
        "plays_on=no",
        "last_red=deal_ends",
        "onto_meld=yes",
        "one_each=no",
        "final_discard=required",
        "own_canasta=yes",
        "own_melds=yes",
        "from_pile=yes",
        "whole_hand_exempt=yes",
        "point_table=ten_each",
    ],
)
def test_nothing_is_broken_with_another_reading(option: str) -> None:
    name, value = option.split("=")
    found = try_deals(meldbook.load("canasta", {name: value}), 800, 5, eager)
    assert found.broken == []


def test_deals_end_in_every_way() -> None:
    game = meldbook.load("canasta", {"players": "4"})
    ended = try_deals(game, 2500, 3, eager).ended_by + try_deals(game, 2500, 3, any_move).ended_by
    assert ended["out.out"] > 5 and ended["stock.stop"] > 0
