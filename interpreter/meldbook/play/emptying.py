"""The deep question behind finishing a turn: can the whole hand go down, all but perhaps the card that closes the turn?

Asked where a duty is due that only an empty hand meets (bonus cards laid for going out, a partner's yes). It is an exact cover,
solved one card at a time: the card with the fewest places lies in one of them, or is the one that is kept for the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from meldbook.play import cards, layout
from meldbook.play import game as g
from meldbook.play.groups import Holding, bundles
from meldbook.play.quick import with_cards_left
from meldbook.play.rules import parts
from meldbook.play.work import Group, Move, Refused, Work

MOST_NODES = 1500


def needs_empty_hand(game: g.Game, v: Sequence[Any], seat: int) -> str | None:
    """The zone that a duty due at the end of the turn wants to be empty, or None."""
    side = game.layout.side_of[seat]
    for rule in game.turn_end.live:
        needs = rule.needs.bound
        if needs.op == "empty" and needs.kids[0].op == "zone" and needs.kids[0].data[1] == "player" and (
                rule.when is None or rule.when.ask(v, seat, side, None, None)):
            return str(needs.kids[0].data[0])
    return None


def forbidden_for_good(game: g.Game, v: Sequence[Any], seat: int, zone: str) -> bool:
    """Is all that an empty hand sets off forbidden by rules that nothing in this turn can change: answers and counts of
    questions asked?"""
    side = game.layout.side_of[seat]
    due = [trigger for trigger in game.phases[v[layout.PHASE]].triggers if with_cards_left(trigger.condition.bound, zone) is False]
    asking = {action.name for action in game.actions.values() if action.asks is not None}
    return bool(due) and all(any(_settled(rule, asking) and not rule.allows(v, seat, side, None, None) for rule in trigger.rules.live) for trigger in due)


def _settled(rule: g.Rule, asking: set[str]) -> bool:
    quiet = {"constant", "note", "and", "or", "not", "=", "!=", "<", "<=", ">", ">="}
    return all(bound.op in quiet or (bound.op == "times" and set(bound.data[0]) <= asking) for bound in parts(rule.when, rule.needs))


class Emptying:
    """One search. `nodes` counts the actions tried."""

    def __init__(self, game: g.Game, seat: int, zone: str) -> None:
        self.game, self.seat, self.zone = game, seat, zone
        self.nodes = 0
        self.bounded = False
        self.dead: set[tuple[Any, ...]] = set()
        self.stand_ins = 0
        for shape in game.shapes:
            self.stand_ins |= shape.stand_in

    def possible(self, v: Sequence[Any], kept: int | None = None) -> bool:
        """Can all cards but the one kept be laid, and the turn then end?"""
        key = (kept, *v)
        if key in self.dead:
            return False
        found = self._tries(v, kept)
        if not found:
            self.dead.add(key)
        return found

    def _tries(self, v: Sequence[Any], kept: int | None) -> bool:
        from meldbook.play.choices import reachable, together
        from meldbook.play.finish import closes

        place = self.game.layout.zones[self.zone]
        held = v[place.of_seat[self.seat] + place.held] - (0 if kept is None else cards.ONE[kept])
        if not held:
            return closes(self.game, v, self.seat)
        last = len(self.game.phases[v[layout.PHASE]].steps) - 1
        for action in reachable(self.game, v):
            if action.selection.what != "groups" or action.step == last or action.selection.top_of is not None or action.selection.zone != self.zone:
                continue
            holding = Holding(self.game, v, self.seat, action)
            holding.held = held
            found = list(bundles(holding, None, False))
            groups = [group for bundle, _ in found for group in bundle]
            card, misfits = self._scarcest(held, found, groups)
            if misfits > (kept is None):
                return False
            moves = [Move(action.name, groups=(group,)) for group in groups if card in group.cards]
            if any(self._leads_on(v, kept, move) for move in [*moves, *together(self.game, v, self.seat, action, holding, groups)]):
                return True
            if kept is None and self.possible(v, card):
                return True
        return False

    def _scarcest(self, held: int, found: list[tuple[tuple[Group, ...], int]], groups: list[Group]) -> tuple[int, int]:
        """The card with the fewest places, cards that stand in last (they may have to wait for others); and how many fit nowhere."""
        covered = 0
        for _, mask in found:
            covered |= mask
        misfits = held & ~covered
        if misfits:
            return cards.kinds(misfits)[0], cards.size(misfits)
        places: dict[int, int] = {}
        for group in groups:
            for card in set(group.cards):
                places[card] = places.get(card, 0) + 1
        return min(cards.kinds(held), key=lambda card: (bool(cards.ONE[card] & self.stand_ins), places[card])), 0

    def _leads_on(self, v: Sequence[Any], kept: int | None, move: Move) -> bool:
        from meldbook.play.judge import attempt

        self.nodes += 1
        if self.nodes > MOST_NODES:
            self.bounded = True
            return False
        try:
            work = attempt(self.game, v, self.seat, move)
        except Refused:
            return False
        return over(work, v) or self.possible(work.v, kept)


def over(work: Work, before: Sequence[Any]) -> bool:
    """Is the turn, the phase or the match over, or did cards come in that nobody could know?"""
    return bool(work.turn_ended or work.revealed or work.v[layout.PHASE] != before[layout.PHASE] or work.v[layout.WINNERS] is not None)
