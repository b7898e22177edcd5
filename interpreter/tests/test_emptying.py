"""Can the whole hand go down this turn? The search is exact: it says what trying every parting of the hand says.

The hands are small, made of what fits the melds on the table and of stray cards, so that both answers are common.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from meldbook.play import cards, situation
from meldbook.play import game as g
from meldbook.play.compile import load
from meldbook.play.emptying import Emptying, needs_empty_hand, over
from meldbook.play.finish import closes
from meldbook.play.judge import State, attempt
from meldbook.play.melds import Meld
from meldbook.play.work import Group, Move, Refused

TABLES: list[tuple[str, dict[str, str], int]] = [
    ("bolivia", {"players": "4"}, 150),
    ("bolivia", {"players": "4", "joining": "yes", "final_discard": "required"}, 60),
    ("samba", {"players": "4"}, 100),
    ("canasta", {"players": "4"}, 100),
    ("canasta", {"players": "4", "one_each": "no"}, 60),
]
MOST_CARDS = 6

# Bolivia with runs in which a wild card may stand in, and a canasta of wild runs that goes for one without.
WILD_RUNS = """
language: 1
variant: wild_runs
extends: bolivia
melds:
  run: {meld: "3 to 9 cards, one suit in order from 4 to A, wild standing in", moves: %s}
  few: {to: run, needs: stand_ins <= 1}
complete:
  pure_run:  {when: size >= 7 and stand_ins = 0}
  dirty_run: {kind: canasta, of: run, when: size >= 7, pays: 100}
"""


def test_a_set_may_take_cards_of_any_suits() -> None:
    assert empties("bolivia", "4H 5H 6H 6H 6S 6S 7H 8H 9H 10H", ["10C 10D 10D 10H 10S 2S JK"], done=["draw", "lay", "black_meld"]), (
        "the run takes one of the two sixes of hearts, the set the other"
    )


def test_three_cards_may_join_two_runs_at_once() -> None:
    table = ["6S 7S 8S 9S 10S JS QS", "8H 9H 10H JH", "KC KC KD KH KS KS KH"]
    assert empties("bolivia", "5H 6H 7H", table, done=["draw", "lay", "black_meld"]), "the run of four becomes one of seven"


def test_an_opening_is_found_though_no_part_of_it_reaches_the_minimum() -> None:
    # 4C 4D 4S, 5C to JC, AC AC AC AD AD AH AS, the joker with either: 15 + 55 + 140 + 50 points; no single meld but the aces counts 50
    assert empties("bolivia", "4C 4D 4S 5C 6C 7C 8C 9C 10C JC AC AC AC AD AD AH AS JK", [], done=["draw", "ask"])


def test_two_melds_put_together_make_the_canasta_that_is_missing() -> None:
    table = ["KC KD KH KS", "KH KS KS", "QC QC QC QD QD QD QH"]
    assert empties("samba", "KC KD 9C", table, done=["draw", "ask"])
    assert not empties("samba", "KC KD 9C", ["KC KD KH KS", "QC QC QC QD QD QD QH"], done=["draw", "ask"]), "six kings are no canasta"


@pytest.mark.parametrize(("variant", "options", "number"), TABLES, ids=lambda value: str(value))
def test_the_search_is_exact(variant: str, options: dict[str, str], number: int) -> None:
    exact(load(variant, options), Random(f"{variant} {options}"), number)


@pytest.mark.parametrize("moves", ["never", "freely", "displaced to the low end"])
def test_the_search_is_exact_where_wild_cards_stand_in_runs(moves: str, tmp_path: Path) -> None:
    file = tmp_path / "wild_runs.yaml"
    file.write_text(WILD_RUNS % moves)
    exact(load(file, {}), Random(moves), 80)


def exact(game: g.Game, rng: Random, number: int) -> None:
    """As many hands as are said: the search answers as trying everything does."""
    yes = no = 0
    for hand, melds in hands(game, rng, number):
        table = [[cards.NAMES[place.card] for place in meld.places] for meld in melds]
        state = made(game, [cards.NAMES[card] for card in hand], table, ["draw", "ask"])
        search = Emptying(game, 0, str(needs_empty_hand(game, state, 0)))
        expected = parted(game, state, cards.gather(hand), True, (), (1 << len(table)) - 1)
        assert search.possible(state) == expected, (cards.names(cards.gather(hand)), table)
        assert not search.bounded
        yes, no = yes + expected, no + (not expected)
    assert min(yes, no) >= number // 10, (yes, no)


# --- situations ---


def empties(variant: str, hand: str, table: list[str], done: list[str]) -> bool:
    game = load(variant, {"players": "4"})
    state = made(game, hand.split(), [meld.split() for meld in table], done)
    return Emptying(game, 0, str(needs_empty_hand(game, state, 0))).possible(state)


def made(game: g.Game, hand: list[str], table: list[list[str]], done: list[str]) -> State:
    """The first seat's turn, with what it has done in it; a partner who was asked said yes."""
    given: dict[str, Any] = {
        "hands": {"1": hand},
        "melds": {"1": [{"cards": meld} for meld in table], "2": []},
        "done": done,
        "noted": {"permission": "yes"},
        "step": "middle",
    }
    return situation.read(game, given)


def hands(game: g.Game, rng: Random, number: int) -> Iterator[tuple[list[int], list[Meld]]]:
    """Tables with two to four melds, mostly large, and hands that nearly fit them."""
    found = 0
    while found < number:
        deck = list(cards.spread(game.deck & ~cards.RANK_MASK[1]))
        rng.shuffle(deck)
        table: list[Meld] = []
        for size in (7, rng.choice((6, 7)), rng.choice((3, 4, 6)), rng.choice((3, 4))):
            meld = some_meld(game, rng, deck, size)
            if meld is not None:
                table.append(meld)
        hand = wanted(game, rng, deck, table)
        if hand:
            found += 1
            yield hand, table


def some_meld(game: g.Game, rng: Random, deck: list[int], size: int) -> Meld | None:
    """A meld of the cards of the deck, taken out of it."""
    for _ in range(30):
        shape = rng.choice([shape for shape in game.shapes if shape.name != "black_meld"])
        lanes = shape.lanes
        own = lanes[rng.randrange(len(lanes))][0]
        chosen = [card for card in deck if cards.ONE[card] & own]
        if shape.form == "in_order":
            start = rng.randrange(max(1, len(shape.ranks) - size + 1))
            chosen = [card for card in dict.fromkeys(chosen) if card >> 2 in shape.ranks[start : start + size]]
        standing = [card for card in deck if cards.ONE[card] & shape.stand_in][: rng.choice((0, 0, 1, 2))]
        picked = (*standing, *chosen[: size - len(standing)])
        meld = game.meld(shape.index, tuple(sorted(picked)))
        if meld is not None and not meld.faults and all(picked.count(card) <= deck.count(card) for card in picked):
            for card in picked:
                deck.remove(card)
            return meld
    return None


def wanted(game: g.Game, rng: Random, deck: list[int], table: list[Meld]) -> list[int]:
    """Cards for the table, perhaps a meld of their own, perhaps strays."""
    hand: list[int] = []
    if rng.random() < 0.5:
        meld = some_meld(game, rng, deck, rng.choice((3, 4)))
        hand += [place.card for place in meld.places] if meld is not None else []
    fitting = [card for card in deck if any(cards.ONE[card] & meld.usable for meld in table)]
    for card in [*fitting[: rng.choice((1, 2, 3))], *deck[-rng.choice((0, 1, 1, 2)) :]]:
        if card in deck and len(hand) < MOST_CARDS:
            deck.remove(card)
            hand.append(card)
    return hand


# --- the long way ---


def parted(game: g.Game, state: State, left: int, may_keep: bool, groups: tuple[Group, ...], open_to: int) -> bool:
    """Tries every parting of the cards into groups, each a new meld, onto a meld, or (where that is allowed) onto melds put
    together; the one action that lays them all is judged."""
    if (not left or (may_keep and left % cards.FIELD == 1)) and ends(game, state, groups, open_to):
        return True
    if not left:
        return False
    first, *others = list(cards.spread(left))
    for chosen in {(first, *some) for some in subsets(others)}:
        rest = left - cards.gather(chosen)
        for group, taken in groups_of(game, state, chosen, open_to):
            if parted(game, state, rest, may_keep, (*groups, group), open_to & ~taken):
                return True
    return may_keep and parted(game, state, left - cards.ONE[first], False, groups, open_to)


def subsets(things: Sequence[int]) -> Iterator[tuple[int, ...]]:
    for number in range(1 << len(things)):
        yield tuple(thing for at, thing in enumerate(things) if number >> at & 1)


def groups_of(game: g.Game, state: State, chosen: tuple[int, ...], open_to: int) -> Iterator[tuple[Group, int]]:
    action = game.actions["lay"]
    row = state[action.row_of[0]]
    for shape in game.shapes:
        if game.meld(shape.index, chosen) is not None:
            yield Group(chosen, (), None, shape.index), 0
    for at, meld in enumerate(row):
        if open_to >> at & 1:
            if game.meld(meld.pattern, chosen, (), meld) is not None:
                yield Group(chosen, (), at), 1 << at
            yield from (
                (Group(chosen, (), at, None, (other,)), 1 << at | 1 << other)
                for other in range(len(row))
                if action.joining is not None
                and other != at
                and open_to >> other & 1
                and row[other].pattern == meld.pattern == action.joining
            )


def ends(game: g.Game, state: State, groups: tuple[Group, ...], open_to: int) -> bool:
    """Laid as one action, with or without two melds of the rest put together."""
    row = state[game.actions["lay"].row_of[0]]
    joins = [
        Group((), (), at, None, (other,))
        for at in range(len(row))
        for other in range(at)
        if game.actions["lay"].joining is not None and open_to >> at & 1 and open_to >> other & 1
    ]
    for joined in [(), *((join,) for join in joins)]:
        if not groups and not joined:
            if closes(game, state, 0):
                return True
            continue
        try:
            work = attempt(game, state, 0, Move("lay", groups=(*groups, *joined)))
        except Refused:
            continue
        if over(work, state) or closes(game, work.v, 0):
            return True
    return False
