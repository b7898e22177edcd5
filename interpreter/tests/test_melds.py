"""Which cards lie in which places (LANGUAGE.md, part 6): every expected placing is worked out by hand from the text.

A placing is written `7H JK=8H 9H`: in each place the card, and the card whose place it is where it stands in. Melds of one
rank have no order, so there only the number of stand-ins and their cards are told: `QH QS | 2C`.
"""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest

from meldbook.play import cards
from meldbook.play import game as g
from meldbook.play.compile import load
from meldbook.play.judge import judge
from meldbook.play.melds import Meld
from meldbook.play.setup import first_deal
from meldbook.play.work import Group, Move, Refusal

Write: TypeAlias = Callable[..., g.Game]


@pytest.fixture
def melds(tmp_path: Path) -> Write:
    """A game whose only melds are those given, by name: the pattern, and how stand-ins move."""

    def write(moves: str = "never", **patterns: str) -> g.Game:
        entries = "".join(f'  {name}: {{meld: "{pattern}", moves: {moves}}}\n' for name, pattern in patterns.items())
        path = tmp_path / "small.yaml"
        path.write_text(f"language: 1\nvariant: small\nextends: base\ncards:\n  plain: {{cards: natural}}\nmelds:\n{entries}")
        return load(path)

    return write


def read(text: str) -> tuple[tuple[int, ...], tuple[int | None, ...]]:
    """Cards, and for each the card it is said to stand for."""
    pairs = [part.split("=") for part in text.split()]
    return tuple(cards.read(pair[0]) for pair in pairs), tuple(cards.read(pair[1]) if len(pair) > 1 else None for pair in pairs)


def meld(game: g.Game, written: str, onto: Meld | None = None, pattern: int = 0) -> Meld | None:
    return game.meld(pattern, *read(written), onto)


def shown(found: Meld | None) -> str | None:
    """A placing as text."""
    if found is None:
        return None
    if found.start is not None:
        return " ".join(
            cards.NAMES[place.card] + (f"={cards.NAMES[place.stands_for]}" if place.stands_for is not None else "")
            for place in found.places
        )
    own = sorted(place.card for place in found.places if place.stands_for is None)
    others = sorted(place.card for place in found.places if place.stands_for is not None)
    return " ".join(cards.NAMES[card] for card in own) + ("" if not others else " | " + " ".join(cards.NAMES[card] for card in others))


# --- one rank, one card, all of a class ---

SET = "3 or more cards, one rank from 4 to A, wild standing in"
SETS = [
    (SET, "QH QS QD", "QD QH QS"),
    (SET, "QH QS QH", "QH QH QS"),  # two packs: the same card twice
    (SET, "QH QS 2C", "QH QS | 2C"),
    (SET, "2C QH QS", "QH QS | 2C"),  # order says nothing
    (SET, "QH 2C JK", "QH | 2C JK"),  # limits are rules of their own
    (SET, "QH QS", None),  # two cards are too few
    (SET, "QH QS KD", None),  # a stranger that may not stand in
    (SET, "2C 2D JK", None),  # stand-ins alone show no rank
    (SET, "3H 3S 3D", None),  # not a rank of the pattern
    (SET, "3H QS QD", None),
    (SET, "JK JK JK", None),
    ("3 or more cards, one rank, wild standing in", "2C 2D 2H", "2C 2D 2H"),  # twos lie in their own place in a meld of twos
    ("3 or more cards, one rank, wild standing in", "2C 2D JK", "2C 2D | JK"),
    ("3 or more cards, one rank, wild standing in", "2C 2D QH", "QH | 2C 2D"),  # the queen cannot stand in, so she is in her own place
    ("3 or more cards, one rank, wild standing in", "JK JK 2D", "2D | JK JK"),
    ("3 or more cards, one rank, wild standing in", "JK JK JK", None),
    ("3 or more cards, one rank", "QH QS 2C", None),  # nobody stands in
    ("3 or more cards, one rank from red", "QH QD QH", "QD QH QH"),  # ranks of which some card is of the class
    ("3 to 4 cards, one rank, wild standing in", "QH QS QD QC", "QC QD QH QS"),
    ("3 to 4 cards, one rank, wild standing in", "QH QS QD QC QC", None),
    ("4 cards, one rank", "QH QS QD", None),
    ("2 or more cards, one rank and one suit", "QH QH", "QH QH"),
    ("2 or more cards, one rank and one suit", "QH QS", None),
    ("2 or more cards, one rank and one suit, wild standing in", "QH QH JK", "QH QH | JK"),
    ("2 or more cards, one rank and one suit, wild standing in", "2H 2H 2S", "2H 2H | 2S"),
    ("2 or more cards, one rank and one suit, wild standing in", "QH 2S JK", "QH | 2S JK"),
    ("3 or more cards, all wild", "2C JK 2H", "2C 2H JK"),
    ("3 or more cards, all wild", "2C JK QH", None),
    ("3 or more cards, all 3", "3C 3S 3H", "3C 3H 3S"),
    ("3 or more cards, all 3, joker standing in", "3C 3S JK", "3C 3S | JK"),
    ("3 or more cards, all 3, joker standing in", "JK JK JK", None),
]


@pytest.mark.parametrize(("pattern", "written", "placing"), SETS, ids=[f"{written} in {pattern}" for pattern, written, _ in SETS])
def test_cards_without_an_order_lie_in_their_own_places_or_stand_in(melds: Write, pattern: str, written: str, placing: str | None) -> None:
    game = melds(first=pattern)
    for order in set(itertools.permutations(written.split())):
        assert shown(meld(game, " ".join(order))) == placing


def test_what_is_said_to_stand_for_a_card_needs_an_order(melds: Write) -> None:
    assert meld(melds(first=SET), "QH QS 2C=QD") is None


def test_cards_added_to_a_set_keep_its_rank(melds: Write) -> None:
    game = melds(first="3 or more cards, one rank, wild standing in")
    queens = meld(game, "QH QS JK")
    assert shown(meld(game, "QD 2C", queens)) == "QD QH QS | 2C JK"
    assert meld(game, "KD", queens) is None
    twos = meld(game, "2H 2S JK")
    assert shown(meld(game, "2D", twos)) == "2D 2H 2S | JK"
    assert meld(game, "QD", twos) is None  # it stays a meld of twos


TWINS = "2 or more cards, one rank and one suit, wild standing in"
JOKERS = [
    (TWINS, "JK JK", None),  # stand-ins alone show no rank and no suit
    (TWINS, "2H JK JK", "2H | JK JK"),  # so it is the two that lies in its own place
    ("2 or more cards, one rank and one suit", "JK JK", None),
]


@pytest.mark.parametrize(("pattern", "written", "placing"), JOKERS, ids=[f"{written} in {pattern}" for pattern, written, _ in JOKERS])
def test_a_joker_is_of_no_rank_and_no_suit(melds: Write, pattern: str, written: str, placing: str | None) -> None:
    assert shown(meld(melds(first=pattern), written)) == placing


def test_a_meld_of_one_card_stays_one_of_that_card(melds: Write) -> None:
    game = melds(first=TWINS)
    assert shown(meld(game, "2S 2S 2S", meld(game, "2H 2H 2S"))) == "2H 2H | 2S 2S 2S 2S"


# --- in order: as written ---

RUN = "3 or more cards, one suit in order from A to A, wild standing in"
SHORT = "3 or more cards, one suit in order from 4 to A, wild standing in"
WRITTEN = [
    (RUN, "7H 8H 9H", "7H 8H 9H"),
    (RUN, "7H JK 9H", "7H JK=8H 9H"),
    (RUN, "7H JK=8H 9H", "7H JK=8H 9H"),
    (RUN, "JK 8H 9H", "JK=7H 8H 9H"),  # the written order decides: at the low end, not the high
    (RUN, "8H 9H JK", "8H 9H JK=10H"),
    (RUN, "JK=7H 8H 9H", "JK=7H 8H 9H"),
    (RUN, "7H JK=10H 9H", None),  # what it is said to be must agree with its neighbours
    (RUN, "JK=7S 8H 9H", None),
    (RUN, "7H JK JK 10H", "7H JK=8H JK=9H 10H"),
    (RUN, "AH 2H 3H", "AH 2H 3H"),  # the ace at the low end, the two in its own place
    (RUN, "QH KH AH", "QH KH AH"),  # and at the high end
    (RUN, "KH AH 2H", "2H=QH KH AH"),  # nothing comes after the high ace; the two is far from its own place, so it stands in
    (RUN, "AH JK 3H", "AH JK=2H 3H"),
    (RUN, "AH 2S 3H", "AH 2S=2H 3H"),  # a two of another suit stands in
    (RUN, "2H 3H 4H", "2H 3H 4H"),
    (RUN, "2H 4H 5H", "2H=3H 4H 5H"),  # written where the three belongs
    (RUN, "7H 2H 9H", "7H 2H=8H 9H"),
    (RUN, "2H 3H 2H 5H", "2H 3H 2H=4H 5H"),  # natural in its own place, and wild in the same run
    (RUN, "AH 2H 2H 4H", "AH 2H 2H=3H 4H"),
    (RUN, "JK 2H 3H", "JK=AH 2H 3H"),
    (RUN, "QH KH JK", "QH KH JK=AH"),
    (RUN, "KH AH JK", "JK=QH KH AH"),  # the same with a joker
    (RUN, "7H 8S 9H", None),
    (RUN, "7H 8H", None),
    (RUN, "7H 7H 8H", None),
    (RUN, "2S 2H JK", "2S=AH 2H JK=3H"),  # one in its own place is enough
    (RUN, "JK JK JK", None),
    (SHORT, "JK 4H 5H", "4H 5H JK=6H"),  # below the four there is no place, so the order cannot be kept
    (SHORT, "AH 2H 3H", None),  # the ace is high here
    (SHORT, "QH KH AH", "QH KH AH"),
    (SHORT, "2H 5H 6H", "2H=4H 5H 6H"),  # no place of its own here: it can only stand in
    (SHORT, "3H 4H 5H", None),
    ("3 to 4 cards, one suit in order from 4 to A", "4H 5H 6H 7H 8H", None),
    ("3 or more cards, one suit in order from 4 to A", "4H 2H 6H", None),
    ("3 or more cards, one suit in order from A to K", "AH 2H 3H", "AH 2H 3H"),
    ("3 or more cards, one suit in order from A to K", "QH KH AH", None),
    ("14 cards, one suit in order from A to A", "AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH", "AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH"),
    ("3 or more cards, one suit in order from A to A, wild standing in", "JK=AH 2H 3H", "JK=AH 2H 3H"),
]


@pytest.mark.parametrize(
    ("pattern", "written", "placing"), WRITTEN, ids=[f"{written} in {pattern[-40:]}" for pattern, written, _ in WRITTEN]
)
def test_the_written_order_decides_if_every_card_may_lie_where_it_is_written(
    melds: Write, pattern: str, written: str, placing: str | None
) -> None:
    assert shown(meld(melds(first=pattern), written)) == placing


# --- in order: without an order that can be kept ---

BAGS = [
    (RUN, "9H 7H 8H", "7H 8H 9H"),
    (RUN, "9H JK 7H", "7H JK=8H 9H"),  # gaps first
    (RUN, "9H 8H JK", "8H 9H JK=10H"),  # then the high end
    (RUN, "AH KH JK", "JK=QH KH AH"),  # the high end is full: then the low
    (RUN, "10H JK 7H JK 9H", "7H JK=8H 9H 10H JK=JH"),
    (RUN, "KH AH QH", "QH KH AH"),
    (RUN, "3H AH 2H", "AH 2H 3H"),
    (RUN, "3H AH JK", "AH JK=2H 3H"),
    (RUN, "4H 2H 3H", "2H 3H 4H"),
    (RUN, "5H 2H 3H 2S", "2H 3H 2S=4H 5H"),  # a two in its own place beside one that stands in
    (RUN, "9H 2H 7H", "7H 2H=8H 9H"),  # in its own place it would be too far away
    (RUN, "5H 2H 4H", "4H 5H 2H=6H"),  # the same: nothing fills the gap to its own place
    (RUN, "9H 7H", None),
    (RUN, "9H 5H JK", None),  # one stand-in cannot fill three gaps
    (RUN, "JK 9H 2S 5H JK", "5H JK=6H 2S=7H JK=8H 9H"),
    (SHORT, "5H JK 4H", "4H 5H JK=6H"),
    (SHORT, "AH KH JK JK", "JK=JH JK=QH KH AH"),
    (RUN, "9H 9H 8H 7H", None),
]


@pytest.mark.parametrize(("pattern", "written", "placing"), BAGS, ids=[written for _, written, _ in BAGS])
def test_without_an_order_gaps_are_filled_then_the_high_end_then_the_low(
    melds: Write, pattern: str, written: str, placing: str | None
) -> None:
    assert shown(meld(melds(first=pattern), written)) == placing


# --- adding ---


def grown(game: g.Game, first: str, *added: str) -> str | None:
    """A meld with more cards added, one addition after the other."""
    found = meld(game, first)
    assert found is not None
    for cards_added in added:
        found = meld(game, cards_added, found)
    return shown(found)


NEVER = [
    ("7H 8H 9H", "10H", "7H 8H 9H 10H"),
    ("7H 8H 9H", "6H", "6H 7H 8H 9H"),
    ("7H 8H 9H", "10H 6H", "6H 7H 8H 9H 10H"),
    ("7H 8H 9H", "JH 10H", "7H 8H 9H 10H JH"),
    ("7H 8H 9H", "JH", None),  # a gap
    ("7H 8H 9H", "JH JK", "7H 8H 9H JK=10H JH"),  # filled by what comes with it
    ("7H 8H 9H", "JK", "7H 8H 9H JK=10H"),
    ("7H 8H 9H", "JK=6H", "JK=6H 7H 8H 9H"),
    ("7H 8H 9H", "JK=10H", "7H 8H 9H JK=10H"),
    ("7H 8H 9H", "JK=5H", None),
    ("7H 8H 9H", "8H", None),
    ("7H 8H 9H", "10S", None),
    ("7H JK 9H", "8H", None),  # the joker keeps its place
    ("7H JK 9H", "10H", "7H JK=8H 9H 10H"),
    ("7H 8H JK", "10H", "7H 8H JK=9H 10H"),
    ("QH KH AH", "JK", "JK=JH QH KH AH"),  # the high end is full
    ("3H 4H 5H", "2H", "2H 3H 4H 5H"),  # a two comes into its own place
    ("AH 2H 3H", "4H", "AH 2H 3H 4H"),
    ("2H 3H 4H", "AH", "AH 2H 3H 4H"),
    ("JH QH KH", "AH", "JH QH KH AH"),
    ("AH 2S 3H", "2H", "AH 2S=2H 3H 2H=4H"),  # its own place is taken and stays so: it can only stand in
]


@pytest.mark.parametrize(("first", "added", "placing"), NEVER, ids=[f"{first} + {added}" for first, added, _ in NEVER])
def test_a_meld_keeps_its_places(melds: Write, first: str, added: str, placing: str | None) -> None:
    assert grown(melds(first=RUN), first, added) == placing


@pytest.mark.parametrize("moves", ["never", "displaced to the low end"])
@pytest.mark.parametrize(
    ("first", "placing"), [("7H 8H 9H", "7H 8H 9H 2H=10H"), ("7H 8H 9H 10H JH QH KH AH", "2H=6H 7H 8H 9H 10H JH QH KH AH")]
)
def test_a_two_whose_own_place_is_far_away_stands_in(melds: Write, moves: str, first: str, placing: str) -> None:
    assert grown(melds(moves, first=RUN), first, "2H") == placing


DISPLACED = [
    ("the low end", "7H JK 9H", "8H", "JK=6H 7H 8H 9H"),
    ("the high end", "7H JK 9H", "8H", "7H 8H 9H JK=10H"),
    ("the low end", "7H 8H JK", "9H", "JK=6H 7H 8H 9H"),
    ("the high end", "7H 8H JK", "9H", "7H 8H 9H JK=10H"),
    ("the high end", "QH JK AH", "KH", "JK=JH QH KH AH"),  # the other end, if that end is full
    ("the low end", "AH JK 3H", "2H", "AH 2H 3H JK=4H"),
    ("the low end", "7H JK 9H", "10H", "7H JK=8H 9H 10H"),  # only for the card whose place it is
    ("the high end", "7H JK 9H", "6H", "6H 7H JK=8H 9H"),
    ("the low end", "AH 2S 3H", "2H", "AH 2H 3H 2S=4H"),  # a two of another suit is displaced by the two of the suit
    ("the high end", "7H JK 2S 10H", "9H", "7H JK=8H 9H 10H 2S=JH"),
    ("the low end", "7H JK 9H", "8H 6H", "JK=5H 6H 7H 8H 9H"),
    ("the high end", "7H JK 9H", "8S", None),
    ("either end", "7H JK 9H", "8H", "7H 8H 9H JK=10H"),  # nothing written says which: the high end, as everywhere
    ("the low end", "7H 2S 9H", "8H", "2S=6H 7H 8H 9H"),
]


@pytest.mark.parametrize(
    ("end", "first", "added", "placing"), DISPLACED, ids=[f"{first} + {added} to {end}" for end, first, added, _ in DISPLACED]
)
def test_a_stand_in_leaves_its_place_only_for_the_card_whose_place_it_is(
    melds: Write, end: str, first: str, added: str, placing: str | None
) -> None:
    assert grown(melds(f"displaced to {end}", first=RUN), first, added) == placing


FREELY = [
    ("7H JK 9H", "8H", "7H 8H 9H JK=10H"),
    ("7H 8H JK", "6H", "6H 7H 8H JK=9H"),
    ("7H 8H JK", "10H", "7H 8H JK=9H 10H"),
    ("JK 8H 9H", "JH", "8H 9H JK=10H JH"),
    ("7H JK 9H", "JH", None),
    ("7H JK 9H", "JH JK", "7H JK=8H 9H JK=10H JH"),
    ("QH KH JK", "AH", "JK=JH QH KH AH"),
    ("AH 2S 3H", "2H", "AH 2H 3H 2S=4H"),
]


@pytest.mark.parametrize(("first", "added", "placing"), FREELY, ids=[f"{first} + {added}" for first, added, _ in FREELY])
def test_freely_is_any_placing_that_fits(melds: Write, first: str, added: str, placing: str | None) -> None:
    assert grown(melds("freely", first=RUN), first, added) == placing


# --- held equal to trying every place ---


def every_place(ranks: tuple[int, ...], suit: int, new: list[int], before: dict[int, int], written: bool) -> tuple[int, int] | None:
    """How many of the new cards can lie in their own places at most, and where the meld then begins (as high as it can);
    `before` has the places that are kept. `written`: the new cards lie in the order given."""
    best = None
    size = len(new) + len(before)
    for start in range(len(ranks) - size + 1):
        free = [at for at in range(start, start + size) if at not in before]
        if len(free) != len(new):
            continue
        left = Counter(new)
        own = 0
        for at, card in zip(free, new, strict=True):
            place = 4 * ranks[at] + suit
            if card == place if written else left[place] > 0:
                left[place] -= 1
                own += 1
        better = best is None or own > best[0] or (own == best[0] and not written)
        if (own or before) and better and all(card < 4 or card == cards.JOKER for card in left.elements()):
            best = own, start
    return best


@pytest.mark.parametrize("pattern", [RUN, SHORT, RUN.replace("A to A", "A to K"), RUN.replace("A to A", "2 to A")])
def test_no_placing_has_more_cards_in_their_own_places(melds: Write, pattern: str) -> None:
    game, chance = melds(first=pattern), random.Random(pattern)
    ranks = game.shapes[0].ranks
    for _ in range(4000):
        low = chance.randrange(13)
        near = [4 * ((low + at) % 13) + 2 for at in range(7)]
        new = [chance.choice([*near, *cards.read_all("JK JK 2H 2H 2C")]) for _ in range(chance.randint(3, 7))]
        suits = sorted({card & 3 for card in new if card != cards.JOKER})
        found = [every_place(ranks, suit, new, {}, True) or every_place(ranks, suit, new, {}, False) for suit in suits]
        most = max((one for one in found if one is not None), key=lambda one: one[0], default=None)
        placing = game.meld(0, tuple(new))
        assert (None if placing is None else (placing.own, placing.start)) == most, " ".join(cards.NAMES[card] for card in new)


def test_what_is_added_lies_where_it_can_beside_what_is_kept(melds: Write) -> None:
    game, chance = melds(first=SHORT), random.Random(7)
    ranks = game.shapes[0].ranks
    for _ in range(4000):
        low = chance.randrange(8)
        first = game.meld(0, tuple(4 * ranks[low + at] + 2 if chance.random() < 0.8 else cards.JOKER for at in range(3)))
        if first is None or first.start is None:
            continue
        new = [chance.choice([*(4 * rank + 2 for rank in ranks), *cards.read_all("JK 2H 2C")]) for _ in range(chance.randint(1, 3))]
        kept = {first.start + at: place.card for at, place in enumerate(first.places)}
        found = every_place(ranks, 2, new, kept, False)
        placing = game.meld(0, tuple(new), (), first)
        assert (None if placing is None else (placing.own - first.own, placing.start)) == found


# --- clauses ---

NO_END = f"{RUN}, no wild at an end"
ORDER = f"{RUN}, in the order natural+ (wild natural+)*"
CLAUSES = [
    (NO_END, "7H JK 9H", "7H JK=8H 9H"),
    (NO_END, "7H 8H JK", None),
    (NO_END, "JK 8H 9H", None),
    (NO_END, "2H 3H 4H", None),  # a two is a wild card wherever it lies
    (f"{RUN}, no joker at an end", "2H 3H 4H", "2H 3H 4H"),
    (f"{RUN}, no joker at an end", "2S 4H 5H", "2S=3H 4H 5H"),
    (f"{RUN}, no 2 or joker at an end", "5H 6H JK", None),
    (ORDER, "7H 8H 9H", "7H 8H 9H"),
    (ORDER, "7H JK 9H", "7H JK=8H 9H"),
    (ORDER, "7H JK 9H JK JH", "7H JK=8H 9H JK=10H JH"),
    (ORDER, "7H JK JK 10H", None),  # two side by side
    (ORDER, "7H 8H JK", None),
    (ORDER, "JK 8H 9H", None),
    (f"{RUN}, in the order natural natural+ wild?", "7H 8H JK", "7H 8H JK=9H"),
    (f"{RUN}, in the order natural natural+ wild?", "7H JK 9H", None),
    (f"{RUN}, in the order natural natural+ wild?", "7H 8H 9H", "7H 8H 9H"),
    (f"{RUN}, in the order (natural wild)+ plain", "7H JK 9H JK JH", "7H JK=8H 9H JK=10H JH"),
    (f"{RUN}, in the order (natural wild)+ plain", "7H 8H 9H", None),
    (f"{RUN}, in the order (natural* wild)* natural", "7H 8H 9H", None),  # the last natural has nothing before it but whole rounds
    (f"{RUN}, in the order (natural* wild)* natural", "7H 8H JK 10H", "7H 8H JK=9H 10H"),
    (f"{RUN}, in the order (natural* wild*)* natural", "7H 8H 9H", "7H 8H 9H"),  # a round that may be empty ends all the same
]


@pytest.mark.parametrize(
    ("pattern", "written", "placing"), CLAUSES, ids=[f"{written} in {pattern[68:]}" for pattern, written, _ in CLAUSES]
)
def test_clauses_ask_of_the_cards_as_they_lie(melds: Write, pattern: str, written: str, placing: str | None) -> None:
    assert shown(meld(melds(first=pattern), written)) == placing


def test_clauses_are_asked_again_when_cards_are_added(melds: Write) -> None:
    game = melds("displaced to the high end", first=NO_END)
    assert grown(game, "7H JK 9H", "10H") == "7H JK=8H 9H 10H"
    assert grown(game, "7H JK 9H", "8H") is None  # the joker would go to an end
    assert grown(game, "7H JK 9H", "8H JH") == "7H 8H 9H JK=10H JH"


# --- what a meld is ---


def test_a_meld_knows_its_rank_its_suit_and_its_ends(melds: Write) -> None:
    game = melds(first=SET, run=RUN, twins="2 or more cards, one rank and one suit, wild standing in", wilds="3 or more cards, all wild")

    def known(pattern: int, written: str) -> tuple[str | None, str | None, str | None, str | None, int, int]:
        found = meld(game, written, None, pattern)
        assert found is not None
        rank, low, high = (None if one is None else cards.RANKS[one] for one in (found.rank, found.low, found.high))
        return rank, None if found.suit is None else cards.SUITS[found.suit], low, high, found.own, found.stand_ins

    assert known(0, "QH QS 2C") == ("Q", None, None, None, 2, 1)
    assert known(1, "JK 8H 9H") == (None, "hearts", "7", "9", 2, 1)
    assert known(1, "AH 2H 3H") == (None, "hearts", "A", "3", 3, 0)
    assert known(1, "QH KH AH") == (None, "hearts", "Q", "A", 3, 0)
    assert known(2, "QH QH JK") == ("Q", "hearts", None, None, 2, 1)
    assert known(3, "2C 2C JK") == (None, None, None, None, 3, 0)


def test_melds_of_the_same_cards_in_the_same_places_are_equal(melds: Write) -> None:
    game = melds(first=RUN)
    assert meld(game, "7H JK 9H") == meld(game, "9H JK 7H")
    assert meld(game, "7H 8H JK") != meld(game, "JK=6H 7H 8H")
    assert len({meld(game, "7H JK 9H"), meld(game, "9H JK 7H"), meld(game, "7H 8H JK")}) == 2


# --- the pattern that fits, and the nearest ---

NEAREST = [
    ("QH QS KD", "melds.first"),
    ("7H 9H JH", "melds.run"),  # three of one suit, apart
    ("8C 9C", "melds.run"),  # a run too short
    ("8C 8D 9S", "melds.first"),  # a set with a stranger
    ("3H 3S", "melds.run"),  # one card of a suit, but none of a rank from four on
    ("2C 2D", "melds.wilds"),
    ("JK JK", "melds.wilds"),
]


@pytest.mark.parametrize(("written", "nearest"), NEAREST, ids=[written for written, _ in NEAREST])
def test_a_group_that_fits_nothing_is_refused_by_the_nearest_pattern(melds: Write, written: str, nearest: str) -> None:
    game = melds(first=SET, run=RUN, wilds="3 to 7 cards, all wild")
    group, _ = read(written)
    rest = list(cards.spread(game.deck - cards.gather(group)))
    deck = [
        card for at in range(11) for card in ((group[at] if at < len(group) else rest.pop()), rest.pop(), rest.pop(), rest.pop())
    ] + rest
    state = judge(game, first_deal(game, deck, 3), 0, Move("draw"))
    assert isinstance(state, tuple)
    outcome = judge(game, state, 0, Move("lay", groups=(Group(group),)))
    assert isinstance(outcome, Refusal)
    assert outcome.rule == nearest
