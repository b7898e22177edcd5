"""Cards are read as people write them and printed one way; packed cards add, take away and count like the cards themselves."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from meldbook.errors import InputError
from meldbook.play import cards

READ = [
    ("7S", "7S"),
    ("10H", "10H"),
    ("JK", "JK"),
    ("AC", "AC"),
    ("2D", "2D"),
    ("10s", "10S"),
    ("TS", "10S"),
    ("ts", "10S"),
    ("10♠", "10S"),
    ("T♠", "10S"),
    ("q♥", "QH"),
    ("K♦", "KD"),
    ("A♣", "AC"),
    ("9♡", "9H"),
    ("9♤", "9S"),
    ("9♢", "9D"),
    ("9♧", "9C"),
    ("9♥\ufe0f", "9H"),
    ("9♥\ufe0e", "9H"),
    ("jk", "JK"),
    ("Jk", "JK"),
    ("joker", "JK"),
    ("Joker", "JK"),
    ("*", "JK"),
    (" 7S ", "7S"),
]
NOT_CARDS = [
    "",
    " ",
    "1S",
    "0S",
    "11S",
    "T",
    "S",
    "7",
    "7SS",
    "77S",
    "S7",
    "JKR",
    "J",
    "K",
    "JS S",
    "7 S",
    "7X",
    "10",
    "TK",
    "T*",
    "7S,",
    "♠",
    "١S",
    "ⅦS",
    "7\u0000S",
]


@pytest.mark.parametrize(("written", "printed"), READ)
def test_a_card_is_read_leniently_and_printed_one_way(written: str, printed: str) -> None:
    assert cards.NAMES[cards.read(written)] == printed


@pytest.mark.parametrize("written", NOT_CARDS)
def test_what_is_no_card_is_refused(written: str) -> None:
    with pytest.raises(InputError, match="is not a card"):
        cards.read(written)


def test_every_card_is_read_back() -> None:
    assert [cards.read(name) for name in cards.NAMES] == list(range(cards.CARDS))
    assert len(set(cards.NAMES)) == cards.CARDS == 53


def test_several_cards_stand_between_spaces_or_commas() -> None:
    assert cards.read_all("7S, 8s\tJK,10H\n") == [cards.read(name) for name in ("7S", "8S", "JK", "10H")]
    assert cards.read_all("") == cards.read_all(" , ") == []


def test_the_order_is_by_rank_then_suit_and_the_joker_last() -> None:
    assert cards.names(cards.gather(cards.read_all("JK AS AC KD 10H 2S 2C"))) == ["2C", "2S", "10H", "KD", "AC", "AS", "JK"]


@pytest.mark.parametrize(("name", "rank", "suit"), [("2C", 0, 0), ("10D", 8, 1), ("KH", 11, 2), ("AS", 12, 3), ("JK", None, None)])
def test_a_joker_has_no_rank_and_no_suit(name: str, rank: int | None, suit: int | None) -> None:
    card = cards.read(name)
    assert (cards.rank(card), cards.suit(card)) == (rank, suit)


def test_nothing_has_no_rank_no_suit_and_is_in_no_class() -> None:
    assert cards.rank(None) is None
    assert cards.suit(None) is None
    assert not cards.is_one(None, cards.EVERY)


def test_a_pack_has_every_card_as_often_as_there_are_packs() -> None:
    deck = cards.pack(2, 4)
    assert cards.size(deck) == 108
    assert Counter(cards.spread(deck)) == Counter({**dict.fromkeys(range(52), 2), cards.JOKER: 4})


# --- packed arithmetic, against plain counters ---


def held(chance: random.Random) -> Counter[int]:
    """Some cards, now and then very many copies, as far as a pack can go."""
    most = chance.choice((1, 2, 4, 18))
    return Counter({card: chance.randint(0, most) for card in chance.sample(range(cards.CARDS), chance.randint(0, 53))})


def packed(counter: Counter[int]) -> int:
    return cards.gather(counter.elements())


@pytest.mark.parametrize("seed", range(200))
def test_packed_cards_are_cards(seed: int) -> None:
    chance = random.Random(seed)
    one, other = held(chance), held(chance)
    both = packed(one) + packed(other)
    assert Counter(cards.spread(both)) == one + other
    assert cards.size(packed(one)) == one.total()
    assert both - packed(other) == packed(one)
    assert cards.kinds(packed(one)) == tuple(sorted(+one))
    assert all(cards.copies(packed(one), card) == one[card] for card in range(cards.CARDS))
    assert list(cards.spread(packed(one))) == sorted(one.elements())


@pytest.mark.parametrize("seed", range(200))
def test_one_holds_another_if_it_has_as_many_of_each(seed: int) -> None:
    chance = random.Random(seed)
    one, other = held(chance), held(chance)
    part = Counter({card: chance.randint(0, number) for card, number in one.items()})
    assert cards.holds(packed(one), packed(part))
    assert cards.holds(packed(one), packed(other)) == (other <= one)


@pytest.mark.parametrize("seed", range(50))
def test_a_mask_picks_all_copies_of_its_cards(seed: int) -> None:
    chance = random.Random(seed)
    one, wanted = held(chance), set(chance.sample(range(cards.CARDS), 20))
    mask = cards.mask([*wanted, *wanted])  # a card named twice is picked once
    assert Counter(cards.spread(packed(one) & mask)) == +Counter({card: number for card, number in one.items() if card in wanted})
    assert packed(one) & cards.EVERY == packed(one)
    assert all(cards.is_one(card, mask) == (card in wanted) for card in range(cards.CARDS))


def test_the_largest_deck_is_counted_right() -> None:
    assert cards.size(cards.pack(18, 64)) == cards.MOST_CARDS == 1000
    assert cards.copies(cards.ONE[7] * 511, 7) == 511


@pytest.mark.parametrize("seed", range(30))
def test_generated_pieces_say_the_same(seed: int) -> None:
    chance = random.Random(seed)
    one, mask = held(chance), cards.mask(chance.sample(range(cards.CARDS), 25))
    worth = {card: chance.randint(-5, 50) for card in chance.sample(range(cards.CARDS), 40)}
    picked = [card for card in one.elements() if cards.is_one(card, mask)]
    names = {"h": packed(one)}
    assert eval(cards.code_count("h", mask), names) == len(picked)
    assert eval(cards.code_count("h", cards.EVERY), names) == one.total()
    assert eval(cards.code_some("h", mask), names) == bool(picked)
    assert eval(cards.code_every("h", mask), names) == (len(picked) == one.total())
    assert eval(cards.code_total("h", worth), names) == sum(worth.get(card, 0) for card in one.elements())
    assert eval(cards.code_total("h", {}), names) == 0
