"""What must hold in every state holds on random deals. A bounded share of `tools/fuzz play`."""

from __future__ import annotations

import pytest

import meldbook
from meldbook.conformance.engine import playable
from meldbook.language.entries import Choice
from meldbook.play.invariants import any_move, eager, try_deals


def tables() -> list[tuple[str, str]]:
    """Every variant at every number of players."""
    return [(variant, players) for variant in playable() for players in values(variant, "players")]


def values(variant: str, option: str) -> list[str]:
    """What an option may be."""
    entry = next(entry for entry in meldbook.load(variant).typed.values() if isinstance(entry, Choice) and entry.name == option)
    return [scalar.text for scalar in entry.values]


def readings() -> list[tuple[str, str, str]]:
    """Every value of an option that is not the default."""
    found = []
    for variant in playable():
        game = meldbook.load(variant)
        for option, default in game.options.items():
            if option != "players":
                found += [(variant, option, value) for value in values(variant, option) if value != default]
    return found


@pytest.mark.parametrize(("variant", "players"), tables())
@pytest.mark.parametrize("policy", [any_move, eager])
def test_nothing_is_broken_in_random_deals(variant: str, players: str, policy: object) -> None:
    game = meldbook.load(variant, {"players": players})
    found = try_deals(game, 1500, 11, policy)  # type: ignore[arg-type]
    assert found.broken == []
    assert found.decisions >= 1500 and len(found.refused) >= 5  # a game with an open pile refuses little


@pytest.mark.parametrize(("variant", "option", "value"), readings())
def test_nothing_is_broken_with_another_reading(variant: str, option: str, value: str) -> None:
    assert try_deals(meldbook.load(variant, {option: value}), 300, 5, eager).broken == []


@pytest.mark.parametrize("variant", playable())
def test_deals_end_in_every_way(variant: str) -> None:
    game = meldbook.load(variant)
    ended = try_deals(game, 2500, 3, eager).ended_by + try_deals(game, 2500, 3, any_move).ended_by
    assert ended["out.out"] > 0
    assert ended.total() > ended["out.out"]
