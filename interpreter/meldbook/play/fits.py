"""Where one card of a hand could go: every group that holds it, for a new meld or for one that lies there.

Exact, but for this: of cards that lie in order nowhere and that no rule tells apart, so many are taken and not which; of stand-ins
likewise. Rules that read the melds beside it, or the choice, are not asked here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import NamedTuple

from meldbook.play import cards
from meldbook.play import game as g
from meldbook.play.melds import Meld, Shape
from meldbook.play.work import Group


class Target(NamedTuple):
    """A meld that cards can be added to: its place in the row, the places of whole melds that it takes up (or none), and the
    meld that these make."""

    at: int
    joins: tuple[int, ...]
    meld: Meld


class Fit(NamedTuple):
    """A group, and the meld it makes: of the target with this number, or a new one (None)."""

    group: Group
    meld: Meld
    target: int | None


def targets(game: g.Game, row: tuple[Meld, ...], joining: int | None) -> list[Target]:
    """The melds of a row, and what whole melds of the pattern that may be joined make."""
    found = [Target(at, (), meld) for at, meld in enumerate(row)]
    alike: dict[tuple[int | None, int | None], list[int]] = {}
    for at, meld in enumerate(row):
        if meld.pattern == joining:
            alike.setdefault((meld.rank, meld.suit), []).append(at)
    for places in alike.values():
        for number in range(2, len(places) + 1):
            for first, *others in combinations(places, number):
                taken_up = tuple([place.card for other in others for place in row[other].places])
                made = game.meld(row[first].pattern, taken_up, (), row[first])
                if made is not None and not made.faults:
                    found.append(Target(first, tuple(others), made))
    return found


def told_apart(game: g.Game, row: tuple[Meld, ...], held: int) -> int:
    """A mask of the cards held that could lie in order somewhere, or are asked for one by one: those must be told apart."""
    if any(shape.form == "one_card" for shape in game.shapes):
        return cards.EVERY
    found = 0
    for shape in game.shapes:
        if shape.form == "in_order":
            spare = cards.size(held & shape.stand_in)
            for suit in range(4):
                lying = [meld for meld in row if meld.pattern == shape.index and meld.suit == suit]
                found |= _in_order(shape, suit, held, lying, spare)
    return found


def _in_order(shape: Shape, suit: int, held: int, lying: list[Meld], spare: int) -> int:
    """The same for one suit."""
    stretch = [cards.MASK[4 * rank + suit] for rank in shape.ranks]
    if lying:
        return sum(set(stretch))
    have = [1 if held & place else 0 for place in stretch]
    found, inside = 0, sum(have[: shape.least])
    for start in range(len(stretch) - shape.least + 1):
        if inside + spare >= shape.least:
            for place in stretch[start : start + shape.least]:
                found |= place
        inside += (have[start + shape.least] if start + shape.least < len(have) else 0) - have[start]
    return found


def fits(
    game: g.Game, melds: list[Target], open_to: int, left: int, card: int, apart: int, shapes: Sequence[Shape] | None = None
) -> Iterator[Fit]:
    """Every group of the cards `left` that holds the card: onto the targets whose bit is set in `open_to`, then new melds; larger
    groups first. `apart`: a mask of the cards told apart; `shapes`: the patterns that count, if not all."""
    one = cards.ONE[card]
    shapes = game.shapes if shapes is None else shapes
    for number, target in enumerate(melds):
        shape = game.shapes[target.meld.pattern]
        if open_to >> number & 1 and one & target.meld.usable and shape in shapes:
            for chosen in _added(game, shape, target.meld, left, card, apart):
                meld = game.meld(shape.index, chosen, (), target.meld)
                if meld is not None and not meld.faults:
                    yield Fit(Group(chosen, (), target.at, None, target.joins), meld, number)
    for shape in shapes:
        for lane, (picked, useful) in enumerate(shape.lanes):
            if one & useful and left & picked and (left & useful) % cards.FIELD >= shape.least:
                for chosen in _new(game, shape, lane, left, card, apart):
                    meld = game.meld(shape.index, chosen)
                    if meld is not None and not meld.faults:
                        yield Fit(Group(chosen, (), None, shape.index), meld, None)


def _added(game: g.Game, shape: Shape, meld: Meld, left: int, card: int, apart: int) -> Iterator[tuple[int, ...]]:
    if shape.form != "in_order":
        own = meld.usable & ~shape.stand_in if shape.form != "only" else shape.only
        most = None if shape.most is None else shape.most - meld.size
        yield from _alike(game, left & own, left & meld.usable & ~own, card, apart, (1, most))
        return
    assert meld.suit is not None and meld.start is not None
    lies = {place.card if place.stands_for is None else place.stands_for for place in meld.places}
    if shape.moves != "never":
        lies = {place.card for place in meld.places if place.stands_for is None}
    last = meld.start + meld.size
    for start in range(meld.start + 1) if shape.moves == "never" else range(len(shape.ranks)):
        for end in range(last if shape.moves == "never" else start + meld.size + 1, len(shape.ranks) + 1):
            stretch = [4 * rank + meld.suit for rank in shape.ranks[start:end]]
            if lies <= set(stretch):
                missing = [place for place in stretch if place not in lies]
                spare = 0 if shape.moves == "never" else meld.stand_ins
                yield from _stretch(shape, missing, left, card, spare)


def _new(game: g.Game, shape: Shape, lane: int, left: int, card: int, apart: int) -> Iterator[tuple[int, ...]]:
    if shape.form != "in_order":
        own = shape.lanes[lane][0]
        yield from _alike(game, left & own, left & shape.stand_in & ~own, card, apart, (shape.least, shape.most))
        return
    for size in range(min(shape.most or len(shape.ranks), len(shape.ranks)), shape.least - 1, -1):
        for start in range(len(shape.ranks) - size + 1):
            yield from _stretch(shape, [4 * rank + lane for rank in shape.ranks[start : start + size]], left, card, 0)


def _stretch(shape: Shape, places: list[int], left: int, card: int, spare: int) -> Iterator[tuple[int, ...]]:
    """Cards for these places, each its own or one that stands in, with the card among them; `spare` places are filled by what
    lies there already."""
    standing = cards.kinds(left & shape.stand_in)
    if card not in standing and card not in places:
        return
    own = [number for number, place in enumerate(places) if left & cards.MASK[place]]
    most = cards.size(left & shape.stand_in)
    for filled in range(max(0, len(places) - len(own)), min(len(places), most + spare) + 1):
        if filled and not (standing or spare):
            return
        for chosen in combinations(own, len(places) - filled):
            lying = tuple([places[number] for number in chosen])
            new = filled - spare
            if new < 0 or (not lying and not new):
                continue
            for extra in _stand_ins(left - cards.gather(lying), standing, new) if new else [()]:
                if card in lying or card in extra:
                    yield (*lying, *extra)


def _stand_ins(left: int, kinds: tuple[int, ...], number: int) -> Iterator[tuple[int, ...]]:
    """Ways to choose so many of these kinds."""
    if not number:
        yield ()
    elif kinds:
        first, *others = kinds
        for taken in range(min(number, cards.copies(left, first)), -1, -1):
            for rest in _stand_ins(left, tuple(others), number - taken):
                yield (*[first] * taken, *rest)


def _alike(game: g.Game, own: int, stand_ins: int, card: int, apart: int, sizes: tuple[int, int | None]) -> Iterator[tuple[int, ...]]:
    """So many of each class of cards, the card among them: few that stand in first, and many that do not. Sizes: the least, the
    most."""
    least, most = sizes
    room = cards.size(own + stand_ins) if most is None else most
    one = cards.ONE[card]
    standing = _classes(game, stand_ins - one if stand_ins & cards.MASK[card] else stand_ins, apart)
    lying = _classes(game, own - one if own & cards.MASK[card] else own, apart)
    numbers = [*(range(len(kind) + 1) for kind in standing), *(range(min(len(kind), room - 1), -1, -1) for kind in lying)]
    for chosen in product(*numbers):
        if least <= sum(chosen) + 1 <= room:
            yield (card, *[held for kind, number in zip((*standing, *lying), chosen, strict=True) for held in kind[:number]])


def _classes(game: g.Game, held: int, apart: int) -> list[list[int]]:
    """The cards in classes of which it only counts how many are taken."""
    found: dict[int, list[int]] = {}
    for card in cards.spread(held):
        found.setdefault(card if cards.ONE[card] & apart else cards.CARDS + game.same_in_sets[card], []).append(card)
    return list(found.values())
