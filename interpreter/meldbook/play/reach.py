"""What an empty hand surely sets off, and whether its rules can still be met this turn: bounds that spare a search.

The bounds are generous: they count how many melds could at best come to bear a name if every card of the hand helped where it
fits, each stand-in once. Where the rules are of another form they say nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import combinations_with_replacement
from typing import Any, NamedTuple

from meldbook.language.bind import Bound
from meldbook.play import cards
from meldbook.play import game as g
from meldbook.play.melds import Meld, Shape
from meldbook.play.quick import only_fewer
from meldbook.play.rules import parts

MOST_TRIED = 14  # cards in a meld that is tried for its names
NEVER = cards.FIELD  # more cards than anybody holds
MOST_STAND_INS = 4  # in a meld in order that is tried for its names


def surely_set_off(phase: g.Phase, zone: str) -> g.Trigger | None:
    """The trigger that an empty zone sets off whatever else is the case: nothing before it can fill the zone or end the phase."""
    for trigger in phase.triggers:
        condition = trigger.condition.bound
        if condition.op == "empty" and condition.kids[0].op == "zone" and condition.kids[0].data == (zone, "player"):
            return trigger if trigger.anyone is None else None
        if not only_fewer(condition, zone):
            return None
    return None


class Wanted(NamedTuple):
    """So many melds of a row (its places in the state by seat) must bear one of these names, given as a mask."""

    tag: int
    of_seat: tuple[int, ...]
    number: int


class Hopes:
    """The rules to what an empty zone surely sets off, sorted out once: `settled` can be asked beforehand, `wanted` say how many
    melds must bear a name."""

    def __init__(self, game: g.Game, phase: g.Phase, zone: str) -> None:
        trigger = surely_set_off(phase, zone)
        rules = trigger.rules.live if trigger is not None else ()
        asking = {action.name for action in game.actions.values() if action.asks is not None}
        self.settled = [rule for rule in rules if _settled(rule, asking)]
        self.wanted = [wanted for rule in rules if rule.when is None for wanted in _wanted(game, rule.needs.bound)]
        self.joining = {action.joining for action in game.actions.values()} - {None}


def hopes_of(game: g.Game, phase: int, zone: str) -> Hopes:
    """Worked out once for a phase and a zone of seats."""
    found = game.hopes.get((phase, zone))
    if found is None:
        found = game.hopes[phase, zone] = Hopes(game, game.phases[phase], zone)
    assert isinstance(found, Hopes)
    return found


def settled_against(game: g.Game, hopes: Hopes, v: Sequence[Any], seat: int) -> bool:
    """Does a rule forbid going on that nothing in this turn can change?"""
    side = game.layout.side_of[seat]
    return any(not rule.allows(v, seat, side, None, None) for rule in hopes.settled)


def out_of_reach(game: g.Game, hopes: Hopes, v: Sequence[Any], seat: int, row: Sequence[Meld], row_at: int, held: int) -> bool:
    """Can too few melds come to bear a name that is asked for? `row` are the melds that lie at `row_at`, `held` the cards to be laid."""
    return any(
        wanted.of_seat[seat] == row_at and not _can_be_named(game, hopes, row, held, wanted.tag, wanted.number) for wanted in hopes.wanted
    )


def named(hopes: Hopes, row: Sequence[Meld]) -> tuple[int, ...]:
    """How many melds of a row bear each name that is asked for, as far as it counts."""
    return tuple([min(wanted.number, sum([1 for meld in row if meld.tags & wanted.tag])) for wanted in hopes.wanted])


def _settled(rule: g.Rule, asking: set[str]) -> bool:
    """Does it read only what nothing in this turn can change: answers, and counts of questions asked?"""
    quiet = {"constant", "note", "and", "or", "not", "=", "!=", "<", "<=", ">", ">="}
    return all(bound.op in quiet or (bound.op == "times" and set(bound.data[0]) <= asking) for bound in parts(rule.when, rule.needs))


# --- names that melds must bear ---


def _wanted(game: g.Game, needs: Bound) -> Iterator[Wanted]:
    """`count(NAMES in ROW) >= number`, `some(NAMES in ROW)`, and such joined by `and`; nothing for any other form."""
    if needs.op == "and":
        for kid in needs.kids:
            yield from _wanted(game, kid)
        return
    row, number = needs, 1
    if needs.op == ">=" and needs.kids[0].op == "count_row" and needs.kids[1].constant:
        row, number = needs.kids[0], needs.kids[1].data
    elif needs.op != "some_row":
        return
    if len(row.kids) == 2 and row.kids[0].op == "zone" and row.kids[0].data[1] == "player":
        tag = _tag(game, row.kids[1].data)
        if tag is not None:
            yield Wanted(tag, game.layout.zones[row.kids[0].data[0]].of_seat, number)


def _tag(game: g.Game, asked: Any) -> int | None:
    """The mask of the names asked for, more rather than fewer; None for what is no name."""
    if asked[0] == "name":
        return game.tags[asked[1]]
    if asked[0] == "any":
        return None
    left, right = _tag(game, asked[1]), _tag(game, asked[2])
    if asked[0] == "either":
        return None if left is None or right is None else left | right
    return right if left is None and asked[0] == "both" else left


def _can_be_named(game: g.Game, hopes: Hopes, row: Sequence[Meld], held: int, tag: int, wanted: int) -> bool:
    """Can so many melds come to bear one of the names?"""
    wanted -= sum([1 for meld in row if meld.tags & tag])
    if wanted <= 0:
        return True
    plain = held & ~game.stand_ins
    missing: list[int] = []
    for shape in game.shapes:
        least = least_size(game, shape, tag)
        if least is None:
            continue
        lying = [meld for meld in row if meld.pattern == shape.index and not meld.tags & tag]
        if shape.form == "in_order":
            missing += _missing_in_order(shape, least, lying, held, wanted)
            continue
        missing += [least - meld.size - (plain & meld.usable) % cards.FIELD for meld in lying]
        if shape.index in hopes.joining:
            missing += _missing_joined(least, lying, plain)
        for picked, _useful in shape.lanes:
            if held & picked:
                missing += _missing_new((plain & picked) % cards.FIELD, least)
    missing.sort()
    return len(missing) >= wanted and sum([max(0, number) for number in missing[:wanted]]) <= (held & game.stand_ins) % cards.FIELD


def _missing_new(own: int, least: int) -> Iterator[int]:
    """What is missing to each of the melds that these own cards could begin."""
    for _ in range(max(1, own // max(1, least))):
        yield least - own
        own -= least
    if own > 0:
        yield least - own


def _missing_joined(least: int, lying: list[Meld], plain: int) -> Iterator[int]:
    """What is missing to melds of one rank put together."""
    for rank in {meld.rank for meld in lying}:
        alike = [meld for meld in lying if meld.rank == rank]
        if len(alike) > 1:
            yield least - sum([meld.size for meld in alike]) - (plain & alike[0].usable) % cards.FIELD


def _missing_in_order(shape: Shape, least: int, lying: list[Meld], held: int, wanted: int) -> Iterator[int]:
    """What is missing to melds in order of that length in each suit; where nothing stands in, nothing may be missing."""
    for suit in range(4):
        have = _places_held(shape.ranks, suit, held & cards.SUIT_MASK[suit])
        best = _best(shape, least, have, 0)
        if best <= 0 or shape.stand_in:
            yield from [best] * wanted
        for meld in lying:
            if meld.suit == suit:
                best = _best(shape, least, have, _places_taken(shape, meld))
                if best <= 0 or (shape.stand_in and best < NEVER):
                    yield best - (0 if shape.moves == "never" else meld.stand_ins)


@lru_cache(maxsize=1 << 14)
def _places_held(ranks: tuple[int, ...], suit: int, mine: int) -> int:
    """A bit for each place of a stretch whose own card is among these."""
    return sum([1 << number for number, rank in enumerate(ranks) if mine & cards.MASK[4 * rank + suit]])


def _places_taken(shape: Shape, meld: Meld) -> int:
    """A bit for each place that cards of a meld hold for good."""
    assert meld.start is not None
    return sum([1 << (meld.start + n) for n, place in enumerate(meld.places) if shape.moves == "never" or place.stands_for is None])


def _best(shape: Shape, least: int, have: int, taken: int) -> int:
    """How many places are empty in the best stretch of that length over those taken; very many if there is none."""
    lying = have | taken
    return min([(places & ~lying).bit_count() for places in _stretches(len(shape.ranks), least) if not taken & ~places], default=NEVER)


@cache
def _stretches(places: int, least: int) -> tuple[int, ...]:
    """Every stretch of that length, a bit for each place."""
    return tuple([((1 << least) - 1) << start for start in range(places - least + 1)])


# --- the fewest cards of a meld that bears a name ---


def least_size(game: g.Game, shape: Shape, tag: int) -> int | None:
    """The fewest cards of a meld of this pattern that bears one of the names, as far as it is found by trying: never too many.
    None if none can."""
    key = (shape.index, tag)
    if key not in game.least_sizes:
        game.least_sizes[key] = _least(game, shape, tag)
    return game.least_sizes[key]


def _least(game: g.Game, shape: Shape, tag: int) -> int | None:
    if not any(kind.tag & tag or game.tags[kind.group] & tag for kind in game.kinds if shape.index in kind.of) and not tag & (
        1 << shape.index
    ):
        return None
    for size in range(shape.least, min(shape.most or MOST_TRIED, MOST_TRIED) + 1):
        if any(meld is not None and meld.tags & tag for meld in _samples(game, shape, size)):
            return size
    return None if shape.most is not None and shape.most <= MOST_TRIED else MOST_TRIED


def _samples(game: g.Game, shape: Shape, size: int) -> Iterator[Meld | None]:
    """Melds of so many cards, one for each mixture that rules can tell apart."""
    stand_ins = sorted({game.same_in_sets[card] for card in cards.kinds(shape.stand_in)})
    for standing in range(min(size - 1, MOST_STAND_INS if shape.form == "in_order" else size) + 1):
        for chosen in combinations_with_replacement(stand_ins, standing):
            for own in _own_cards(game, shape, size - standing):
                yield game.meld(shape.index, (*own, *chosen))


def _own_cards(game: g.Game, shape: Shape, number: int) -> Iterator[tuple[int, ...]]:
    if shape.form == "in_order":
        for suit in range(4):
            for start in range(len(shape.ranks) - number + 1):
                yield tuple([4 * rank + suit for rank in shape.ranks[start : start + number]])
        return
    for picked, _useful in shape.lanes:
        classes = sorted({game.same_in_sets[card]: card for card in cards.kinds(picked)}.values())
        yield from combinations_with_replacement(classes, number)
