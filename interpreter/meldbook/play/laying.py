"""When does laying one group surely pass, or surely not? A short cut for what is listed most.

With cards left that the turn can be closed with, a group changes little: its cards, its row, and counts. Where what is asked
afterwards (triggers, the closing, duties) reads none of that, it was answered before the group was laid; only the rules to its
pattern remain. `quick_lay` works out from the rules, when the game is made, whether that is so. No copy of a state is made.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from meldbook.play import cards, layout
from meldbook.play import game as g
from meldbook.play.finish import Counter
from meldbook.play.quick import duties_due, only_fewer, reads, with_cards_left
from meldbook.play.rules import parts
from meldbook.play.work import Move

Answer = Callable[[Move], "bool | None"]  # None: not known, judge it
Test = Callable[[Any, int], "Answer | None"]
Read = tuple[str, ...]

CHOSEN = {"laid", "used", "new", "onto", "card", "word"}
ANYTHING: Read = ("zone", "")  # what `reads` says of a question that may look anywhere


def quick_lay(game: g.Game, action: g.Action, phase: g.Phase) -> Test | None:
    """A test of (state, seat) that answers for moves of one group; None where the rules are of another form."""
    hand = action.selection.zone
    step = action.step if phase.steps[action.step][1] else action.step + 1
    if not _only_lays(game, action) or not phase.open(step):
        return None
    changed: set[Read] = {ANYTHING, ("zone", hand), ("zone", action.row), ("thing", action.name)}
    patterns = {shape.index: ("thing", shape.name) for shape in game.shapes}
    every = changed | set(patterns.values())
    for trigger in phase.triggers:
        condition = trigger.condition.bound
        if with_cards_left(condition, hand) is not False and not only_fewer(condition, hand) and reads(condition) & every:
            return None
    closing = [
        game.quick[one.name]
        for one in phase.closing
        if one.name in game.quick and one.selection.zone == hand and not _read(one.first_rules.live) & every
    ]
    known = frozenset(
        index
        for index, thing in patterns.items()
        if duties_due(game.turn_end, hand, changed | {thing}) is not None
        and _rules_read_only_row(game, index, (changed | {thing}) - {("zone", action.row)})
    )
    whens = [rule.when for rule in action.choice_rules.live if rule.when is not None and not _chosen((rule,), whens_only=True)]
    if not closing or len(whens) < len(action.choice_rules.live):
        return None
    return _test(game, action, phase, known, closing[0], tuple(when.ask for when in whens))


def _only_lays(game: g.Game, action: g.Action) -> bool:
    """Does the action lay groups of cards of a seat, and nothing else?"""
    if action.selection.what != "groups" or action.top_of or action.selection.zone == "none":
        return False
    zone = game.layout.zones[action.selection.zone]
    return zone.kind == "cards" and zone.owner == "seat" and [type(plan) for plan in action.plans] == [g.LayPlan]


def _read(rules: Iterable[g.Rule]) -> set[Read]:
    return {read for rule in rules for question in (rule.when, rule.needs) if question is not None for read in reads(question.bound)}


def _chosen(rules: Iterable[g.Rule], whens_only: bool = False) -> bool:
    """Do rules read what was chosen?"""
    return any(bound.op in CHOSEN for rule in rules for bound in parts(rule.when, None if whens_only else rule.needs))


def _rules_read_only_row(game: g.Game, pattern: int, changed: set[Read]) -> bool:
    """Do the rules to a pattern read, of what laying changes, the row alone?"""
    rules = [rule for rule in game.meld_rules[pattern] if not rule.fixed]
    return not _chosen(rules) and not _read(rules) & changed


def _test(
    game: g.Game, action: g.Action, phase: g.Phase, known: frozenset[int], closing: Callable[[Any, int], int | None], whens: Sequence[g.Ask]
) -> Test:
    side_of, fails = game.layout.side_of, game.pattern_fails

    def test(v: Any, seat: int) -> Answer | None:
        side = side_of[seat]
        passing = closing(v, seat)
        if not passing or phase.first_due(v, seat, side, None, None) >= 0:
            return None
        for when in whens:
            if when(v, seat, side, None, None):
                return None
        held, row, row_at = v[action.hand_of[seat]], v[action.row_of[seat]], action.row_of[seat]
        begun = v[layout.TURN] if game.layout.ages else 0
        after = list(v)

        def answer(move: Move) -> bool | None:
            group = move.groups[0]
            left = held - group.held
            if group.joins or not left & passing or left % cards.FIELD < 2:
                return None
            at = group.onto
            meld = game.meld_of(group, group.cards, group.meant, None if at is None else row[at], begun)
            if meld is None or meld.pattern not in known:
                return None
            Counter.asked += 1
            after[row_at] = (*row, meld) if at is None else (*row[:at], meld, *row[at + 1 :])
            return bool(fails[meld.pattern](after, seat, side, None, meld) < 0)

        return answer

    return test
