"""Melds: which cards lie in which places of a pattern, and what a meld then is.

A pattern gives places; a card lies in its own place or stands in (the language, part 6). A `Meld` is an immutable value
with all that rules ask of it worked out once: own cards, stand-ins, rank, suit, ends, and its kinds as `tags`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import Any

from meldbook.play import cards


@dataclass(frozen=True, slots=True)
class Place:
    """One card in a meld. `stands_for` is the card whose place it holds, or None if the place is its own."""

    card: int
    stands_for: int | None


@cache  # at most one for each two cards
def place_of(card: int, stands_for: int | None) -> Place:
    """The place of a card: always the same object."""
    return Place(card, stands_for)


@dataclass(slots=True, eq=False)
class Meld:
    """A meld as it lies; nobody changes one. `low` and `high` are ranks of its ends (only in order); `begun` is the turn it was
    begun in, or 0 where no rule asks; `tags` has a bit for its pattern, each kind and each group. `usable`: cards that could
    be added, at a first look. `grown` and `additions` remember what came of adding cards, so that nobody has to hash a meld
    to ask."""

    pattern: int
    cards: int
    places: tuple[Place, ...]
    size: int
    own: int
    stand_ins: int
    rank: int | None
    suit: int | None
    start: int | None
    low: int | None
    high: int | None
    begun: int
    key: tuple[object, ...]
    usable: int
    tags: int = 0
    kinds: tuple[int, ...] = ()
    faults: tuple[int, ...] = ()
    grown: dict[Any, Meld | None] = field(default_factory=dict, repr=False)
    additions: dict[Any, Any] = field(default_factory=dict, repr=False)

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Meld) and self.key == other.key)

    def __hash__(self) -> int:
        return hash(self.key)


@dataclass(frozen=True)
class Shape:
    """A pattern with its classes worked out. `form`: `one_rank`, `one_card`, `in_order`, `only`. `ranks` are the ranks of
    the stretch in order (an ace may stand at both ends), or those allowed; `stand_in`, `only` and `no_end` are masks."""

    index: int
    name: str
    form: str
    least: int
    most: int | None
    ranks: tuple[int, ...]
    only: int
    stand_in: int
    no_end: int
    roles: tuple[object, ...]
    moves: str

    def fits_size(self, size: int) -> bool:
        """Is this a number of cards the pattern allows?"""
        return self.least <= size and (self.most is None or size <= self.most)

    def usable(self, rank: int | None, suit: int | None, card: int) -> int:
        """Cards that could be added to a meld of this rank and suit (or, of one card, of that card) at all."""
        if self.form == "one_rank":
            return self.stand_in | (cards.RANK_MASK[rank] if rank is not None else 0)
        if self.form == "only":
            return self.stand_in | self.only
        if self.form == "one_card":
            return self.stand_in | cards.MASK[card]
        return self.stand_in | (cards.SUIT_MASK[suit] if suit is not None else 0)

    @cached_property
    def lanes(self) -> tuple[tuple[int, int], ...]:
        """Where new melds can begin: for each rank, suit or card the mask of what would lie in its own place, and of all that
        such a meld can hold."""
        if self.form == "only":
            own: list[int] = [self.only]
        elif self.form == "one_card":
            own = list(cards.MASK)
        elif self.form == "one_rank":
            own = [cards.RANK_MASK[rank] for rank in self.ranks]
        else:
            own = [cards.mask(4 * rank + suit for rank in self.ranks) for suit in range(4)]
        return tuple((picked, picked | self.stand_in) for picked in own)

    def near(self, held: int) -> int:
        """How many of these cards could lie in their own places, size and gaps aside."""
        if self.form == "only":
            return cards.size(held & self.only)
        if self.form == "one_card":
            return max((cards.copies(held, card) for card in cards.kinds(held)), default=0)
        counts: dict[int, int] = {}
        for card in cards.kinds(held):
            if card != cards.JOKER and card >> 2 in self.ranks:
                key, number = (card & 3, 1) if self.form == "in_order" else (card >> 2, cards.copies(held, card))
                counts[key] = counts.get(key, 0) + number
        return max(counts.values(), default=0)


def placed(
    shape: Shape, written: Sequence[int], meant: Sequence[int | None], before: Meld | None
) -> tuple[tuple[Place, ...], int | None] | None:
    """The places of these cards under a pattern, and the number of the first place (only in order); None if they do not fit.

    `written` are the new cards in the order they were named, `meant` for each the card it is said to stand for; `before` is
    the meld that they are added to.
    """
    size = len(written) + (before.size if before else 0)
    if not shape.fits_size(size):
        return None
    if shape.form == "in_order":
        found = _in_order(shape, written, meant, before)
    else:
        found = _alike(shape, written, before)
        if found is not None and any(card is not None for card in meant):
            found = None
    if found is None or not _ends_fit(shape, found[0]) or not _roles_fit(shape, found[0]):
        return None
    return found


def _alike(shape: Shape, written: Sequence[int], before: Meld | None) -> tuple[tuple[Place, ...], int | None] | None:
    """Of one rank, of one card, or all of a class: places have no order."""
    everything = sorted([*written, *(place.card for place in before.places)] if before else written)
    best: tuple[int, tuple[Place, ...]] | None = None
    for own in _candidates(shape, everything, before):
        rest = [card for card in everything if not cards.ONE[card] & own]
        if len(rest) < len(everything) and all(cards.ONE[card] & shape.stand_in for card in rest) and (best is None or len(rest) < best[0]):
            inside = [card for card in everything if cards.ONE[card] & own]
            best = len(rest), tuple([place_of(card, None) for card in inside] + [place_of(card, inside[0]) for card in rest])
    return (best[1], None) if best else None


def _candidates(shape: Shape, everything: list[int], before: Meld | None) -> Iterator[int]:
    """Masks of the cards that would lie in their own places."""
    if shape.form == "only":
        yield shape.only
    elif shape.form == "one_card":
        kept = [place.card for place in before.places if place.stands_for is None] if before else everything
        yield from (cards.MASK[card] for card in sorted(set(kept)) if card != cards.JOKER)
    else:
        ranks = [before.rank] if before and before.rank is not None else sorted({card >> 2 for card in everything if card != cards.JOKER})
        yield from (cards.RANK_MASK[rank] for rank in ranks if rank in shape.ranks)


# --- in order ---


def _in_order(
    shape: Shape, written: Sequence[int], meant: Sequence[int | None], before: Meld | None
) -> tuple[tuple[Place, ...], int | None] | None:
    suits = [before.suit] if before else sorted({card & 3 for card in written if card != cards.JOKER})
    found = None
    for suit in suits:
        assert suit is not None
        found = _better(found, _in_suit(shape, suit, written, meant, before))
    return found


Placing = tuple[tuple[Place, ...], int]


def _better(one: Placing | None, other: Placing | None) -> Placing | None:
    """The placing with more cards in their own places; of equals the first."""
    if one is None or other is None:
        return one or other
    return other if _own(other[0]) > _own(one[0]) else one


def _own(places: Sequence[Place]) -> int:
    return sum(place.stands_for is None for place in places)


def _in_suit(shape: Shape, suit: int, written: Sequence[int], meant: Sequence[int | None], before: Meld | None) -> Placing | None:
    if before is not None and shape.moves != "freely":
        return _added(shape, suit, written, meant, before)
    if before is not None:
        return _from_bag(shape, suit, sorted([*written, *(place.card for place in before.places)]), [])
    as_written = None
    for start in range(len(shape.ranks) - len(written) + 1):
        as_written = _better(as_written, _at(shape, suit, written, meant, start))
    if as_written is not None:
        return as_written
    return _from_bag(shape, suit, list(written), [card for card in meant if card is not None])


def _at(shape: Shape, suit: int, written: Sequence[int], meant: Sequence[int | None], start: int) -> Placing | None:
    """The cards in the written order from one place on, if each may lie there."""
    places = []
    for offset, (card, said) in enumerate(zip(written, meant, strict=True)):
        asked = 4 * shape.ranks[start + offset] + suit
        if said is not None and said != asked:
            return None
        if card == asked and said is None:
            places.append(place_of(card, None))
        elif cards.ONE[card] & shape.stand_in:
            places.append(place_of(card, asked))
        else:
            return None
    return (tuple(places), start) if _own(places) else None


def _from_bag(shape: Shape, suit: int, bag: list[int], meant: list[int]) -> Placing | None:
    """As many cards as possible in their own places; what stands in fills gaps first, then the high end, then the low."""
    if meant:
        return None
    best: Placing | None = None
    for span in range(1, 2 if len(shape.ranks) == len(set(shape.ranks)) else 3):
        best = _better(best, _stretch(shape, suit, bag, prefer_high=span == 1))
    return best


def _stretch(shape: Shape, suit: int, bag: list[int], prefer_high: bool) -> Placing | None:
    held: dict[int, int] = {}
    spare: list[int] = []
    for card in bag:
        numbers = [n for n, rank in enumerate(shape.ranks) if card != cards.JOKER and card == 4 * rank + suit and n not in held]
        if numbers:
            held[numbers[-1] if prefer_high else numbers[0]] = card
        else:
            spare.append(card)
    return _filled(shape, suit, held, spare) or _with_twins_spared(shape, suit, held, spare)


def _with_twins_spared(shape: Shape, suit: int, held: dict[int, int], spare: list[int]) -> Placing | None:
    """A card that may stand in leaves its own place where it keeps the others from meeting (a low two far from a high run)."""
    for number in sorted(held):
        if cards.ONE[held[number]] & shape.stand_in and len(held) > 1:
            fewer = {n: card for n, card in held.items() if n != number}
            found = _filled(shape, suit, fewer, [*spare, held[number]])
            if found is not None:
                return found
    return None


def _filled(shape: Shape, suit: int, held: dict[int, int], spare: list[int]) -> Placing | None:
    """Fills gaps, then the high end, then the low, with what stands in."""
    if not held or not all(cards.ONE[card] & shape.stand_in for card in spare):
        return None
    low, high = min(held), max(held)
    waiting = list(spare)
    places: dict[int, Place] = {n: place_of(card, None) for n, card in held.items()}
    for number in range(low, high + 1):
        if number not in places:
            if not waiting:
                return None
            places[number] = place_of(waiting.pop(0), 4 * shape.ranks[number] + suit)
    while waiting:
        if high + 1 < len(shape.ranks):
            high += 1
            number = high
        elif low > 0:
            low -= 1
            number = low
        else:
            return None
        places[number] = place_of(waiting.pop(0), 4 * shape.ranks[number] + suit)
    return tuple(places[number] for number in range(low, high + 1)), low


def _added(shape: Shape, suit: int, written: Sequence[int], meant: Sequence[int | None], before: Meld) -> Placing | None:
    """Cards added to a meld: those that may stand in lie in their own places if the meld reaches there, else they stand in."""
    twins = [card for card in dict.fromkeys(written) if cards.ONE[card] & shape.stand_in and card != cards.JOKER and card & 3 == suit]
    tries = [(), *((card,) for card in twins), tuple(twins)]
    return next(filter(None, (_added_to(shape, suit, written, meant, before, spared) for spared in dict.fromkeys(tries))), None)


def _added_to(
    shape: Shape, suit: int, written: Sequence[int], meant: Sequence[int | None], before: Meld, spared: tuple[int, ...]
) -> Placing | None:
    """Cards added to a meld that keeps its places, but for a stand-in whose own card comes (`displaced to ...`). Those
    `spared` do not look for their own places."""
    assert before.start is not None
    places = {before.start + n: place for n, place in enumerate(before.places)}
    spare: list[tuple[int, int | None]] = []
    freed: list[int] = []
    for card, said in zip(written, meant, strict=True):
        numbers = (
            []
            if said is not None or card in spared
            else [n for n, rank in enumerate(shape.ranks) if card != cards.JOKER and card == 4 * rank + suit]
        )
        free = [n for n in numbers if n not in places]
        taken = [n for n in numbers if n in places and places[n].stands_for is not None]
        if free and (not taken or shape.moves == "never"):
            places[_closest(free, places)] = place_of(card, None)
        elif taken and shape.moves != "never":
            freed.append(places[taken[0]].card)
            places[taken[0]] = place_of(card, None)
        else:
            spare.append((card, said))
    for card, said in spare:
        if not cards.ONE[card] & shape.stand_in or not _stand(shape, suit, places, card, said, "high"):
            return None
    for card in freed:
        if not _move(shape, suit, places, card, before.start, "low" if "low" in shape.moves else "high"):
            return None
    low, high = min(places), max(places)
    if len(places) != high - low + 1 or not shape.fits_size(len(places)):
        return None
    return tuple(places[number] for number in range(low, high + 1)), low


def _closest(free: list[int], places: dict[int, Place]) -> int:
    return min(free, key=lambda n: min(abs(n - other) for other in places))


def _stand(shape: Shape, suit: int, places: dict[int, Place], card: int, said: int | None, end: str) -> bool:
    """Puts a stand-in into a gap, else at an end (the other, if that is full), or where it is said to stand."""
    low, high = min(places), max(places)
    gaps = [n for n in range(low, high + 1) if n not in places]
    ends = [high + 1, low - 1] if end == "high" else [low - 1, high + 1]
    for number in [*gaps, *ends]:
        if 0 <= number < len(shape.ranks) and (said is None or said == 4 * shape.ranks[number] + suit):
            places[number] = place_of(card, 4 * shape.ranks[number] + suit)
            return True
    return False


def _move(shape: Shape, suit: int, places: dict[int, Place], card: int, start: int, end: str) -> bool:
    """Puts a stand-in at the end of the meld that began at `start`, before what else is added there (the other end, if that is full)."""
    up = next((n for n in range(start, len(shape.ranks)) if n not in places), None)
    down = next((n for n in range(start, -1, -1) if n not in places), None)
    number = next((n for n in ((up, down) if end == "high" else (down, up)) if n is not None), None)
    if number is None:
        return False
    places[number] = place_of(card, 4 * shape.ranks[number] + suit)
    return True


# --- clauses ---


def _ends_fit(shape: Shape, places: Sequence[Place]) -> bool:
    return not shape.no_end or not any(cards.ONE[place.card] & shape.no_end for place in (places[0], places[-1]))


def _roles_fit(shape: Shape, places: Sequence[Place]) -> bool:
    return not shape.roles or len(places) in _after(shape.roles, places, {0})


def _after(roles: tuple[object, ...], places: Sequence[Place], starts: set[int]) -> set[int]:
    """Where one can be after these roles, beginning at any of `starts`. A role is (mask or roles, repeat)."""
    for role in roles:
        assert isinstance(role, tuple)
        inside, repeat = role
        reached = set(starts) if repeat in ("*", "?") else set()
        frontier = set(starts)
        while frontier:
            frontier = _once(inside, places, frontier) - reached
            reached |= frontier
            if repeat in ("", "?"):
                break
        starts = reached
    return starts


def _once(inside: object, places: Sequence[Place], starts: set[int]) -> set[int]:
    if isinstance(inside, tuple):
        return _after(inside, places, starts)
    assert isinstance(inside, int)
    return {n + 1 for n in starts if n < len(places) and cards.ONE[places[n].card] & inside}
