"""Single groups that could be laid, by kind of card and never by subsets.

For a pattern of one rank: so many own cards and so many stand-ins, a two and a joker told apart, suits in canonical order. For a
pattern in order: stretches of a suit. For each meld of the side: single cards. Whether a rule allows them is not asked here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import Any

from meldbook.play import cards
from meldbook.play import game as g
from meldbook.play.melds import Meld, Shape
from meldbook.play.work import Group

Bundle = tuple[tuple[Group, ...], int]

RANK_MASK = tuple(cards.mask(4 * rank + suit for suit in range(4)) for rank in range(13))
SUIT_MASK = tuple(cards.mask(4 * rank + suit for rank in range(13)) for suit in range(4))
MOST_REMEMBERED = 100_000
MOST_STAND_INS = 4      # in one opening; more are added card by card


class Holding:
    """What a seat could lay from: the cards it holds, its row of melds, and the top card of a pile where one is used."""

    def __init__(self, game: g.Game, v: Sequence[Any], seat: int, action: g.Action) -> None:
        zones = game.layout.zones
        self.game, self.action = game, action
        selection = action.selection
        self.held = 0
        if selection.zone != "none":
            zone = zones[selection.zone]
            self.held = v[zone.of_seat[seat] + zone.held]
        self.row: tuple[Meld, ...] = v[zones[action.row].of_seat[seat]]
        self.top: int | None = None
        if selection.top_of is not None:
            order = v[zones[selection.top_of].of_seat[seat]]
            self.top = order[-1] if order else None
        self.with_top = selection.top_of is not None


def first_groups(holding: Holding, lean: bool) -> list[Group]:
    """Groups that an action can begin with: with the top card if it uses one. `lean`: of openings only the smallest and the
    largest. Every group is named without the top card. A group that no table could allow is left out."""
    if holding.with_top and holding.top is None:
        return []
    top = holding.top if holding.with_top else None
    return [group for groups, _ in bundles(holding, top, lean) for group in groups]


def bundles(holding: Holding, top: int | None, lean: bool) -> Iterator[Bundle]:
    """All groups, in bundles that were made together, each with a mask of the cards that it covers."""
    yield from additions(holding, top)
    for shape in holding.game.shapes:
        yield from openings(holding, shape, top, lean)


def additions(holding: Holding, top: int | None) -> Iterator[Bundle]:
    """One card onto each meld; with a top card, that card alone, or with one card or a pair from the hand."""
    for at, meld in enumerate(holding.row):
        shape = holding.game.shapes[meld.pattern]
        usable = _usable(shape, meld)
        if top is None:
            yield _remembered(holding, ("add", at, meld, holding.held & usable), lambda m=meld, u=usable, n=at: _single(holding, m, u, n))
        elif cards.ONE[top] & usable:
            groups = tuple(_with_top(holding, meld, usable, at))
            yield groups, _cover(groups)


def _remembered(holding: Holding, key: tuple[Any, ...], make: Callable[[], Iterator[Group]]) -> Bundle:
    """Groups depend on few cards of the hand, so they are made once for those."""
    memo = holding.game.groups
    found = memo.get(key)
    if found is None:
        if len(memo) > MOST_REMEMBERED:
            memo.clear()
        groups = tuple(make())
        found = memo[key] = groups, _cover(groups)
    return found


def _cover(groups: tuple[Group, ...]) -> int:
    return cards.mask(card for group in groups for card in group.cards)


def _single(holding: Holding, meld: Meld, usable: int, at: int) -> Iterator[Group]:
    for card in cards.kinds(holding.held & usable):
        if holding.game.meld(meld.pattern, (card,), (), meld) is not None:
            yield Group((card,), (), at)


def _with_top(holding: Holding, meld: Meld, usable: int, at: int) -> Iterator[Group]:
    yield Group((), (), at)
    joining = list(cards.spread(holding.held & usable))
    for card in dict.fromkeys(joining):
        yield Group((card,), (), at)
    if len(joining) >= 2:
        own = [card for card in joining if meld.rank is not None and cards.rank(card) == meld.rank]
        yield Group(tuple((own if len(own) >= 2 else joining)[:2]), (), at)


def _usable(shape: Shape, meld: Meld) -> int:
    """Cards that could be added at all: a quick look before the pattern is asked."""
    if shape.form == "one_rank":
        return shape.stand_in | (RANK_MASK[meld.rank] if meld.rank is not None else 0)
    if shape.form == "only":
        return shape.only | shape.stand_in
    if shape.form == "one_card":
        return cards.MASK[meld.places[0].card] | shape.stand_in
    return shape.stand_in | (SUIT_MASK[meld.suit] if meld.suit is not None else 0)


def openings(holding: Holding, shape: Shape, top: int | None, lean: bool) -> Iterator[Bundle]:
    """New melds of one pattern."""
    if shape.form == "in_order":
        yield _remembered(holding, ("run", shape.index, holding.held, top, lean), lambda: _stretches(holding, shape, top, lean))
        return
    held = holding.held if top is None else holding.held + cards.ONE[top]
    spare = holding.held & shape.stand_in
    for picked in _classes(shape, held):
        yield _remembered(holding, ("new", shape.index, picked, holding.held & picked, spare, top, lean),
                               lambda own=picked: _alike(holding, shape, own, top, lean))


def _classes(shape: Shape, held: int) -> Iterator[int]:
    """Masks of the cards that would lie in their own places, for each rank (or card) at hand."""
    if shape.form == "only":
        if held & shape.only:
            yield shape.only
    elif shape.form == "one_card":
        yield from (cards.MASK[card] for card in cards.kinds(held))
    else:
        for rank in shape.ranks:
            if held & RANK_MASK[rank]:
                yield RANK_MASK[rank]


def _alike(holding: Holding, shape: Shape, picked: int, top: int | None, lean: bool) -> Iterator[Group]:
    """So many own cards and so many stand-ins, the top card among one or the other."""
    own = list(cards.spread(holding.held & picked))
    top_is_own = top is not None and bool(cards.ONE[top] & picked)
    if top is not None and not top_is_own and not cards.ONE[top] & shape.stand_in:
        return
    kinds = _kinds_of_stand_ins(holding.game, holding.held & shape.stand_in & ~picked)
    least = max(0, shape.least - (top is not None))
    most_own = len(own) if shape.most is None else min(len(own), shape.most - (top is not None))
    for number in _numbers(most_own, least, top_is_own, lean):
        for chosen in _stand_ins(kinds, max(0, least - number), lean, shape, number + (top is not None)):
            written = (*own[:number], *chosen)
            meld = holding.game.meld(shape.index, written if top is None else (top, *written))
            if meld is not None and not meld.faults:
                yield Group(written)


def _numbers(most: int, least: int, top_is_own: bool, lean: bool) -> Iterator[int]:
    """How many own cards: all first, then fewer."""
    first = 0 if top_is_own else 1
    for number in range(most, first - 1, -1):
        if not lean or number in (most, least) or number == min(2, most):
            yield number


def _kinds_of_stand_ins(game: g.Game, spare: int) -> list[list[int]]:
    """Stand-ins of equal worth and class are one kind; of each kind the cards in canonical order."""
    found: dict[tuple[int, int], list[int]] = {}
    for card in cards.spread(spare):
        key = (game.worth.get(card, 0), card >> 2)
        found.setdefault(key, []).append(card)
    return list(found.values())


def _stand_ins(kinds: list[list[int]], needed: int, lean: bool, shape: Shape, own: int) -> Iterator[tuple[int, ...]]:
    """Ways to choose stand-ins, at least so many; lean: as few as possible, and one more where none is needed."""
    if not shape.stand_in:
        if needed == 0:
            yield ()
        return
    for numbers in product(*(range(min(len(kind), MOST_STAND_INS) + 1) for kind in kinds)):
        total = sum(numbers)
        if total < needed or total > MOST_STAND_INS or (lean and total > max(needed, 1)) or (shape.most is not None and own + total > shape.most):
            continue
        yield tuple(card for kind, number in zip(kinds, numbers, strict=True) for card in kind[:number])


def _stretches(holding: Holding, shape: Shape, top: int | None, lean: bool) -> Iterator[Group]:
    """Stretches of each suit, gaps filled by stand-ins; the longest, and (unless lean) every part of it."""
    held = holding.held if top is None else holding.held + cards.ONE[top]
    for suit in range(4):
        for start in range(len(shape.ranks)):
            longest = min(len(shape.ranks), start + (shape.most or len(shape.ranks)))
            for end in range(start + shape.least, longest + 1):
                group = _stretch(shape, held, suit, start, end, top)
                if group is not None and not (lean and shape.least < end - start and _stretch(shape, held, suit, start, end + 1, top) is not None and end < longest):
                    yield group


def _stretch(shape: Shape, held: int, suit: int, start: int, end: int, top: int | None) -> Group | None:
    """The cards for one stretch of places; at most one stand-in is used, where its own card is missing."""
    chosen: list[int] = []
    spare = [card for card in cards.spread(held & shape.stand_in)]
    stand_ins = 0
    if end > len(shape.ranks):
        return None
    for number in range(start, end):
        card = 4 * shape.ranks[number] + suit
        if cards.copies(held, card) > chosen.count(card):
            chosen.append(card)
        else:
            free = next((one for one in spare if cards.copies(held, one) > chosen.count(one)), None)
            stand_ins += 1
            if free is None or stand_ins > 1:
                return None
            chosen.append(free)
    if stand_ins == len(chosen):
        return None
    if top is not None:
        if top not in chosen:
            return None
        chosen.remove(top)
    return Group(tuple(chosen))
