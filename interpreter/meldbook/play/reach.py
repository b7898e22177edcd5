"""What an empty hand surely sets off, and whether its rules can still be met this turn: bounds that spare a search.

The bound is generous: it counts how many melds could at best come to bear a name if every card of the hand helped where it
fits, each stand-in once. Where the rules are of another form it says nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement
from typing import Any

from meldbook.language.bind import Bound
from meldbook.play import cards, layout
from meldbook.play import game as g
from meldbook.play.melds import Meld, Shape
from meldbook.play.quick import only_fewer
from meldbook.play.rules import parts

MOST_TRIED = 14  # cards in a meld that is tried for its names


def surely_set_off(phase: g.Phase, zone: str) -> g.Trigger | None:
    """The trigger that an empty zone sets off whatever else is the case: nothing before it can fill the zone or end the phase."""
    for trigger in phase.triggers:
        condition = trigger.condition.bound
        if condition.op == "empty" and condition.kids[0].op == "zone" and condition.kids[0].data == (zone, "player"):
            return trigger if trigger.anyone is None else None
        if not only_fewer(condition, zone) or trigger.anyone is not None:
            return None
    return None


class Hopes:
    """The rules to what an empty zone surely sets off, sorted out once: `settled` can be asked beforehand, `named` say how many
    melds of a row must bear a name: (name, places of the row, how many)."""

    def __init__(self, game: g.Game, phase: g.Phase, zone: str) -> None:
        trigger = surely_set_off(phase, zone)
        rules = trigger.rules.live if trigger is not None else ()
        asking = {action.name for action in game.actions.values() if action.asks is not None}
        self.settled = [rule for rule in rules if _settled(rule, asking)]
        found = [_names_asked(game, rule.needs.bound) for rule in rules if rule.when is None]
        self.named = [asked for asked in found if asked is not None]


def hopeless(game: g.Game, v: Sequence[Any], seat: int, zone: str, held: int) -> bool:
    """Can the hand not be emptied this turn because a rule to what that sets off cannot be met? `held`: the cards to be laid."""
    phase = v[layout.PHASE]
    hopes = game.hopes.get((phase, zone))
    if hopes is None:
        hopes = game.hopes[phase, zone] = Hopes(game, game.phases[phase], zone)
    side = game.layout.side_of[seat]
    for rule in hopes.settled:
        if not rule.allows(v, seat, side, None, None):
            return True
    return any(not _can_be_named(game, v[row_of[seat]], held, name, wanted) for name, row_of, wanted in hopes.named)


def _settled(rule: g.Rule, asking: set[str]) -> bool:
    """Does it read only what nothing in this turn can change: answers, and counts of questions asked?"""
    quiet = {"constant", "note", "and", "or", "not", "=", "!=", "<", "<=", ">", ">="}
    return all(bound.op in quiet or (bound.op == "times" and set(bound.data[0]) <= asking) for bound in parts(rule.when, rule.needs))


def _names_asked(game: g.Game, needs: Bound) -> tuple[str, tuple[int, ...], int] | None:
    """`count(NAME in ROW) >= number` in its parts; None for any other form."""
    if needs.op != ">=" or needs.kids[0].op != "count_row" or not needs.kids[1].constant or len(needs.kids[0].kids) != 2:
        return None
    row, asked = needs.kids[0].kids
    if row.op != "zone" or row.data[1] != "player" or asked.data[0] != "name":
        return None
    return asked.data[1], game.layout.zones[row.data[0]].of_seat, needs.kids[1].data


def _can_be_named(game: g.Game, row: Sequence[Meld], held: int, name: str, wanted: int) -> bool:
    """Can so many melds come to bear the name?"""
    tag = game.tags[name]
    wanted -= sum([1 for meld in row if meld.tags & tag])
    if wanted <= 0:
        return True
    least, stand_in = least_size(game, name), 0
    for shape in game.shapes:
        stand_in |= shape.stand_in
    plain = held & ~stand_in
    missing = [least - meld.size - (plain & meld.usable) % cards.FIELD for meld in row if not meld.tags & tag]
    for shape in game.shapes:
        for picked, _useful in shape.lanes:
            own = plain & picked
            if own:
                missing += _new_melds(own % cards.FIELD, least)
    missing.sort()
    return len(missing) >= wanted and sum([max(0, number) for number in missing[:wanted]]) <= (held & stand_in) % cards.FIELD


def _new_melds(own: int, least: int) -> Iterator[int]:
    """What is missing to each of the melds that these own cards could begin."""
    for _ in range(max(1, own // max(1, least))):
        yield least - own
        own -= least
    if own > 0:
        yield least - own


def least_size(game: g.Game, name: str) -> int:
    """The fewest cards of a meld that bears a name (1 where it is not found out)."""
    known = game.least_sizes.get(name)
    if known is None:
        known = game.least_sizes[name] = min(_least(game, shape, game.tags[name]) for shape in game.shapes)
    return known


def _least(game: g.Game, shape: Shape, tag: int) -> int:
    if not any(kind.tag & tag or game.tags[kind.group] & tag for kind in game.kinds if shape.index in kind.of) and not tag & (
        1 << shape.index
    ):
        return MOST_TRIED  # never, however large
    if shape.form != "one_rank" or any(
        picked & shape.stand_in or len({game.same[card] for card in cards.kinds(picked)}) != 1 for picked, _ in shape.lanes
    ):
        return 1
    stand_ins = sorted({game.same[card] for card in cards.kinds(shape.stand_in)})
    for size in range(shape.least, MOST_TRIED):
        for own in range(1, size + 1):
            for chosen in combinations_with_replacement(stand_ins, size - own):
                for picked, _ in shape.lanes:
                    meld = game.meld(shape.index, (*[cards.kinds(picked)[0]] * own, *chosen))
                    if meld is not None and meld.tags & tag:
                        return size
    return MOST_TRIED
