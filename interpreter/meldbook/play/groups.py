"""Single groups that could be laid, by kind of card and never by subsets.

For a pattern of one rank: so many own cards and so many stand-ins, a two and a joker told apart, suits in canonical order. For a
pattern in order: stretches of a suit. For each meld of the side: single cards. Whether a rule allows them is not asked here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations_with_replacement, product
from typing import Any

from meldbook.play import cards
from meldbook.play import game as g
from meldbook.play.melds import Meld, Shape
from meldbook.play.work import Group, Move

MOST_STAND_INS = 4  # in one opening; more are added card by card


class Bundle:
    """Groups made together, each as a move of its own: `signs` are equal where no rule tells the groups apart, `cover` is a
    mask of the cards in them."""

    __slots__ = ("cover", "moves", "signs")

    def __init__(self, game: g.Game, name: str, groups: Iterable[Group]) -> None:
        same = game.same
        made = tuple(groups)
        self.moves = tuple([Move(name, groups=(group,)) for group in made])
        self.signs = tuple([(group.onto, group.joins, *[same[card] for card in group.cards]) for group in made])
        self.cover = 0
        for group in made:
            for card in group.cards:
                self.cover |= cards.MASK[card]
        game.remembers_more()


class Holding:
    """What a seat could lay from: the cards it holds, its row of melds, and the top card of a pile where one is used."""

    def __init__(self, game: g.Game, v: Sequence[Any], seat: int, action: g.Action) -> None:
        self.game, self.action = game, action
        self.held: int = v[action.hand_of[seat]] if action.hand_of else 0
        self.row: tuple[Meld, ...] = v[action.row_of[seat]]
        self.with_top = bool(action.top_of)
        order = v[action.top_of[seat]] if action.top_of else ()
        self.top: int | None = order[-1] if order else None


def first_bundles(holding: Holding, lean: bool) -> list[Bundle]:
    """Groups that an action can begin with: with the top card if it uses one. `lean`: of openings only the smallest and the
    largest. Every group is named without the top card. A group that no table could allow is left out."""
    if holding.with_top and holding.top is None:
        return []
    return bundles(holding, holding.top if holding.with_top else None, lean)


def first_moves(holding: Holding, lean: bool) -> list[Move]:
    """The same, one by one."""
    return [move for bundle in first_bundles(holding, lean) for move in bundle.moves]


def covered(holding: Holding, lean: bool) -> int:
    """A mask of all cards that fit somewhere without a top card."""
    cover = 0
    for bundle in bundles(holding, None, lean):
        cover |= bundle.cover
    return cover


def bundles(holding: Holding, top: int | None, lean: bool) -> list[Bundle]:
    """All groups. They depend on few cards of the hand (those of a rank and the stand-ins), so they are remembered for these:
    additions with the meld, new melds with the game. Onto each meld goes one card; with a top card that card alone, or with
    one card or a pair from the hand."""
    game, held, name = holding.game, holding.held, holding.action.name
    found: list[Bundle] = []
    for at, meld in enumerate(holding.row):
        usable, known = held & meld.usable, meld.additions
        if top is not None and not cards.ONE[top] & meld.usable:
            continue
        for added in cards.kinds(usable) if top is None else (usable,):
            sort = (name, at, added, top)
            bundle = known.get(sort)
            if bundle is None:
                bundle = known[sort] = Bundle(
                    game, name, _single(holding, meld, added, at) if top is None else _with_top(holding, meld, at)
                )
            if bundle.moves:
                found.append(bundle)
    memo = game.groups
    extra = 0 if top is None else cards.ONE[top]
    for shape in game.shapes:
        for lane, picked, useful, fewest in lanes(game, shape):
            own = (held + extra) & picked
            if own and own % cards.FIELD >= fewest and (not extra or extra & useful):
                key = (name, shape.index, lane, held & useful, top, lean)
                bundle = memo.get(key)
                if bundle is None:
                    bundle = memo[key] = Bundle(game, name, _new(holding, shape, lane, top, lean))
                if bundle.moves:
                    found.append(bundle)
    if top is None and holding.action.joining is not None:
        found += _joinings(holding)
    return found


def _joinings(holding: Holding) -> list[Bundle]:
    """Two melds of the side put together, where the action lets whole melds be taken up and both make one."""
    game, action = holding.game, holding.action
    alike = [(at, meld) for at, meld in enumerate(holding.row) if meld.pattern == action.joining]
    pairs = [
        (at, other)
        for number, (at, one) in enumerate(alike)
        for other, two in alike[number + 1 :]
        if (made := game.meld(one.pattern, tuple([place.card for place in two.places]), (), one)) is not None and not made.faults
    ]
    groups = [Group((), (), at, None, (other,)) for at, other in pairs]
    return [Bundle(game, action.name, groups)] if groups else []


def lanes(game: g.Game, shape: Shape) -> tuple[tuple[int, int, int, int], ...]:
    """The lanes of a pattern with their numbers, and how many own cards a new meld needs at least, whatever stands in: with
    fewer at hand nobody need look for one."""
    found = game.lanes.get(shape.index)
    if found is None:
        found = game.lanes[shape.index] = tuple(
            [(lane, picked, useful, _fewest(game, shape, picked)) for lane, (picked, useful) in enumerate(shape.lanes)]
        )
    return found


def _fewest(game: g.Game, shape: Shape, picked: int) -> int:
    """Found by trying, with one card for each class that no rule tells apart; 1 where that would not be all."""
    own = cards.kinds(picked)
    if shape.form != "one_rank" or picked & shape.stand_in or len({game.same_in_sets[card] for card in own}) != 1:
        return 1
    stand_ins = sorted({game.same_in_sets[card] for card in cards.kinds(shape.stand_in)})
    for number in range(1, shape.least):
        for size in range(shape.least - number, MOST_STAND_INS + 1):
            for chosen in combinations_with_replacement(stand_ins, size):
                meld = game.meld(shape.index, (*[own[0]] * number, *chosen))
                if meld is not None and not meld.faults:
                    return number
    return shape.least


def _new(holding: Holding, shape: Shape, lane: int, top: int | None, lean: bool) -> Iterator[Group]:
    """New melds of one pattern in one of its lanes."""
    if shape.form == "in_order":
        return _stretches(holding, shape, lane, top, lean)
    return _alike(holding, shape, shape.lanes[lane][0], top, lean)


def _single(holding: Holding, meld: Meld, card: int, at: int) -> Iterator[Group]:
    if holding.game.meld(meld.pattern, (card,), (), meld) is not None:
        yield Group((card,), (), at)


def _with_top(holding: Holding, meld: Meld, at: int) -> Iterator[Group]:
    yield Group((), (), at)
    joining = list(cards.spread(holding.held & meld.usable))
    for card in dict.fromkeys(joining):
        yield Group((card,), (), at)
    if len(joining) >= 2:
        own = [card for card in joining if meld.rank is not None and cards.rank(card) == meld.rank]
        yield Group(tuple((own if len(own) >= 2 else joining)[:2]), (), at)


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
        if (
            total < needed
            or total > MOST_STAND_INS
            or (lean and total > max(needed, 1))
            or (shape.most is not None and own + total > shape.most)
        ):
            continue
        yield tuple(card for kind, number in zip(kinds, numbers, strict=True) for card in kind[:number])


def _stretches(holding: Holding, shape: Shape, suit: int, top: int | None, lean: bool) -> Iterator[Group]:
    """Stretches of a suit, at most one place filled by what stands in; the longest, and (unless lean) every part of it."""
    held = holding.held if top is None else holding.held + cards.ONE[top]
    places = [4 * rank + suit for rank in shape.ranks]
    for start in range(len(places)):
        reached = _reached(shape, held, places[start : start + (shape.most or len(places))])
        for size in range(shape.least, reached + 1):
            group = _stretch(shape, held, places[start : start + size], top)
            if group is not None and not (
                lean and shape.least < size < reached and _stretch(shape, held, places[start : start + size + 1], top) is not None
            ):
                yield group


def _reached(shape: Shape, held: int, places: list[int]) -> int:
    """How far a stretch can reach: up to the second place whose own card is missing, or the first if nothing stands in."""
    gaps = 1 if held & shape.stand_in else 0
    for number, place in enumerate(places):
        if not held & cards.MASK[place]:
            if not gaps:
                return number
            gaps -= 1
    return len(places)


def _stretch(shape: Shape, held: int, places: list[int], top: int | None) -> Group | None:
    """The cards for one stretch of places; at most one stand-in is used, where its own card is missing."""
    chosen: list[int] = []
    spare = list(cards.spread(held & shape.stand_in))
    stand_ins = 0
    for card in places:
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
