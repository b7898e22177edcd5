"""When does a closing action surely pass? A short cut for the question asked most: can this turn still be finished.

A turn nearly always ends by laying off one card of several. What that sets off is then known beforehand: with a card left,
whatever asks for an empty hand does not happen. `quick_close` works this out from the rules when the game is made; it
gives a test that says which cards pass only where judging would, and is not there where the rules are of another form.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from meldbook.language.bind import Bound
from meldbook.play import cards
from meldbook.play import game as g
from meldbook.play.operations import PURE
from meldbook.play.rules import allowed_cards

Test = Callable[[Any, int], "int | None"]  # None: not known, judge it


def quick_close(action: g.Action, phase: g.Phase, turn_end: g.Rules, layout: Any) -> Test | None:
    """A test of (state, seat): the cards that can surely be laid off with this action, as some of those held; 0 if there is none."""
    zone = _moved_from(action, layout)
    if zone is None:
        return None
    changed = {("zone", action.selection.zone), ("thing", action.name), ("turn_over",), *_targets(action)}
    calm: list[g.Question] = []
    for trigger in phase.triggers:
        if with_cards_left(trigger.condition.bound, zone.name) is not False:
            if trigger.rules.all:
                return None
            if any(isinstance(plan, g.EndPlan) for plan in trigger.plans):
                continue
            if not only_fewer(trigger.condition.bound, zone.name):
                return None
            calm.append(trigger.condition)
    duties = duties_due(turn_end, zone.name, changed)
    allowed = allowed_cards(action.choice_rules)
    if duties is None or allowed is None:
        return None
    return _test(action.first_rules, allowed, zone, tuple(calm), duties, layout.side_of)


def _moved_from(action: g.Action, layout: Any) -> Any:
    """The zone of a seat that the one chosen card leaves, if the action does just that and ends the turn."""
    if action.selection.what != "card" or action.asks is not None:
        return None
    moves = [plan for plan in action.plans if isinstance(plan, g.MovePlan)]
    rest = [plan for plan in action.plans if not isinstance(plan, g.MovePlan)]
    if len(moves) != 1 or moves[0].amount != "card" or moves[0].when is not None or moves[0].target[0] == action.selection.zone:
        return None
    if len(rest) != 1 or not isinstance(rest[0], g.EndPlan) or rest[0].what != "turn":
        return None
    zone = layout.zones[action.selection.zone]
    return zone if zone.kind == "cards" and zone.owner == "seat" else None


def _targets(action: g.Action) -> Iterator[tuple[str, ...]]:
    for plan in action.plans:
        if isinstance(plan, g.MovePlan):
            yield "zone", plan.target[0]


def duties_due(turn_end: g.Rules, zone: str, changed: set[tuple[str, ...]]) -> tuple[g.Question, ...] | None:
    """What must not hold now for each rule to the end of the turn to pass; None if a rule is of another form."""
    found = []
    for rule in turn_end.live:
        needs = with_cards_left(rule.needs.bound, zone)
        if needs is True:
            continue
        if needs is not False or rule.when is None or reads(rule.when.bound) & changed:
            return None
        found.append(rule.when)
    return tuple(found)


def _test(
    first_rules: g.Rules, allowed: int, zone: Any, calm: tuple[g.Question, ...], duties: tuple[g.Question, ...], side_of: tuple[int, ...]
) -> Test:
    first = zone.first
    calm_asks, duty_asks = tuple(question.ask for question in calm), tuple(question.ask for question in duties)

    refuses = first_rules.first_failing

    def passes(v: Any, seat: int) -> int | None:
        held: int = v[first + seat]
        if held % cards.FIELD < 2:
            return None
        side = side_of[seat]
        for ask in calm_asks:
            if ask(v, seat, side, None, None):
                return None
        for ask in duty_asks:
            if ask(v, seat, side, None, None):
                return 0
        return 0 if refuses(v, seat, side, None, None) >= 0 else held & allowed

    return passes


# --- what a condition is worth with a card left ---


def with_cards_left(bound: Bound, zone: str) -> bool | None:
    """Yes or no if that follows from cards being left in the zone of the player; else None."""
    if bound.constant:
        return bool(bound.data)
    if bound.op == "empty" and bound.kids[0].op == "zone" and bound.kids[0].data == (zone, "player"):
        return False
    if bound.op == "not":
        inside = with_cards_left(bound.kids[0], zone)
        return None if inside is None else not inside
    if bound.op in ("and", "or"):
        decided = bound.op == "or"
        parts = [with_cards_left(kid, zone) for kid in bound.kids]
        if decided in parts:
            return decided
        return None if None in parts else not decided
    return None


def only_fewer(bound: Bound, zone: str) -> bool:
    """`some(... in hand)`, perhaps with `and not turn_over`: taking a card away and ending the turn cannot make it true, so it is
    enough that it does not hold now."""
    if bound.op == "and":
        rest = [kid for kid in bound.kids if not only_fewer(kid, zone)]
        return len(rest) < len(bound.kids) and all(kid.op == "not" and kid.kids[0].op == "turn_over" for kid in rest)
    return (
        bound.op == "some_cards"
        and len(bound.kids) == 2
        and bound.kids[0].op == "zone"
        and bound.kids[0].data == (zone, "player")
        and bound.kids[1].constant
    )


def reads(bound: Bound) -> set[tuple[str, ...]]:
    """Zones, things and the like that an expression reads."""
    found: set[tuple[str, ...]] = set()
    stack = [bound]
    while stack:
        one = stack.pop()
        if one.op in ("zone", "top", "next", "stacks"):
            found.add(("zone", one.data[0]))
        elif one.op == "times":
            found |= {("thing", thing) for thing in one.data[0]}
        elif one.op == "turn_over":
            found.add(("turn_over",))
        elif not one.constant and one.op not in PURE and one.op not in QUIET:
            found |= {("zone", ""), ("turn_over",)} if one.op in ("can", "turns_since") else set()
        stack.extend(one.kids)
    return found


QUIET = {"note", "score", "deals", "turns", "rounds", "sides", "each", "meld"}
