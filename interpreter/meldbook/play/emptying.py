"""The deep question behind finishing a turn: can the whole hand go down, all but perhaps the card that closes the turn?

Asked where a duty is due that only an empty hand meets (bonus cards laid for going out, a partner's yes). It is an exact cover,
solved one card at a time: the card with the fewest places lies in one of them, or is the one that is kept for the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from meldbook.play import cards, layout
from meldbook.play import game as g
from meldbook.play.groups import Bundle, Holding, bundles
from meldbook.play.melds import Meld
from meldbook.play.reach import hopeless
from meldbook.play.work import Group, Move, Refused, Work

MOST_NODES = 1500


def needs_empty_hand(game: g.Game, v: Sequence[Any], seat: int) -> str | None:
    """The zone that a duty due at the end of the turn wants to be empty, or None."""
    side = game.layout.side_of[seat]
    for rule in game.turn_end.live:
        needs = rule.needs.bound
        if (
            needs.op == "empty"
            and needs.kids[0].op == "zone"
            and needs.kids[0].data[1] == "player"
            and (rule.when is None or rule.when.ask(v, seat, side, None, None))
        ):
            return str(needs.kids[0].data[0])
    return None


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
        # Where cards lie in order, one that fits nowhere may fit once its neighbour lies: then every first step is tried.
        self.growing = any(shape.form == "in_order" for shape in game.shapes)

    def possible(self, v: Sequence[Any], kept: int | None = None) -> bool:
        """Can all cards but the one kept be laid, and the turn then end?"""
        if not self.nodes:
            return self._tries(v, kept)  # the first question comes once
        key = (kept, *v)
        if key in self.dead:
            return False
        found = self._tries(v, kept)
        if not found:
            self.dead.add(key)
        return found

    def _tries(self, v: Sequence[Any], kept: int | None) -> bool:
        from meldbook.play.choices import possible, together
        from meldbook.play.finish import closes

        place = self.game.layout.zones[self.zone]
        held = v[place.of_seat[self.seat] + place.held] - (0 if kept is None else cards.ONE[kept])
        if not held:
            return closes(self.game, v, self.seat)
        last = len(self.game.phases[v[layout.PHASE]].steps) - 1
        if hopeless(self.game, v, self.seat, self.zone, held):
            return False
        for action in possible(self.game, v):
            if (
                action.selection.what != "groups"
                or action.step == last
                or action.selection.top_of is not None
                or action.selection.zone != self.zone
            ):
                continue
            holding = Holding(self.game, v, self.seat, action)
            holding.held = held
            at_once = plan(holding, self.stand_ins)
            if at_once is not None and self._leads_on(v, kept, at_once):
                return True
            found = bundles(holding, None, False)
            card, misfits = self._scarcest(held, found)
            if misfits > (kept is None) and not self.growing:
                return False
            one = cards.ONE[card]
            moves = [move for bundle in found if bundle.cover & one for move in bundle.moves if card in move.groups[0].cards]
            if any(self._leads_on(v, kept, move) for move in [*moves, *together(self.game, v, self.seat, action, holding, found)]):
                return True
            if kept is None and self.possible(v, card):
                return True
            if self.growing and any(self._leads_on(v, kept, move) for bundle in found for move in bundle.moves if move not in moves):
                return True
        return False

    def _scarcest(self, held: int, found: list[Bundle]) -> tuple[int, int]:
        """The card with the fewest places, cards that stand in last (they may have to wait for others); and how many fit nowhere."""
        covered = 0
        for bundle in found:
            covered |= bundle.cover
        misfits = held & ~covered
        if misfits:
            return cards.kinds(misfits)[0], cards.size(misfits)
        places: dict[int, int] = {}
        for bundle in found:
            for move in bundle.moves:
                for card in set(move.groups[0].cards):
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


def plan(holding: Holding, stand_ins: int) -> Move | None:
    """A guess at one action that lays all cards, or all but one: each where it fits first, then what stands in. None if that
    leaves more; judging tells whether the guess is right."""
    natural, groups = holding.held & ~stand_ins, _onto_melds(holding, stand_ins)
    for group in groups:
        natural -= group.held
    for shape in holding.game.shapes:
        for picked, _useful in shape.lanes:
            own = natural & picked
            if own % cards.FIELD >= 2:
                groups.append(Group(tuple(cards.spread(own))))
                natural -= own
    if natural % cards.FIELD > 1:
        return None
    for card in cards.spread(holding.held & stand_ins):
        if not _stands_in(holding, groups, card):
            return None
    return Move(holding.action.name, groups=tuple(groups)) if groups else None


def _onto_melds(holding: Holding, stand_ins: int) -> list[Group]:
    """Every card that does not stand in, added to the meld that takes it (of several the one that lies first)."""
    groups: list[Group] = []
    left = holding.held & ~stand_ins
    for at, meld in enumerate(holding.row):
        added = left & meld.usable
        if added:
            groups.append(Group(tuple(cards.spread(added)), (), at))
            left -= added
    return groups


def _stands_in(holding: Holding, groups: list[Group], card: int) -> bool:
    """Puts a card that stands in into one of the groups, the too small before the others, or onto a meld."""
    waiting = [number for number, group in enumerate(groups) if group.onto is None and _lies(holding, group) is None]
    tried = [*waiting, *(number for number in range(len(groups)) if number not in waiting)]
    for number in tried:
        group = Group((*groups[number].cards, card), (), groups[number].onto)
        if number in waiting or _lies(holding, group) is not None:
            groups[number] = group
            return True
    taken = {group.onto for group in groups}
    for at in range(len(holding.row)):
        group = Group((card,), (), at)
        if at not in taken and _lies(holding, group) is not None:
            groups.append(group)
            return True
    return False


def _lies(holding: Holding, group: Group) -> Meld | None:
    """The meld that a group makes, if it fits and has no fault of its own."""
    before = None if group.onto is None else holding.row[group.onto]
    meld = holding.game.meld_of(group, group.cards, (), before, 0)
    return meld if meld is not None and not meld.faults else None


def over(work: Work, before: Sequence[Any]) -> bool:
    """Is the turn, the phase or the match over, or did cards come in that nobody could know?"""
    return bool(work.turn_ended or work.revealed or work.v[layout.PHASE] != before[layout.PHASE] or work.v[layout.WINNERS] is not None)
