"""The deep question behind finishing a turn: can the whole hand go down, all but perhaps the card that closes the turn?

Asked where a duty is due that only an empty hand meets (bonus cards laid for going out, a partner's yes). It is an exact cover:
the card with the fewest places lies in one of them, or is the one that is kept for the end; then the next. What covers the hand
is judged as one action, and group by group where rules to the choice or to a pattern forbid that.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import Any

from meldbook.play import cards, layout
from meldbook.play import game as g
from meldbook.play.crowding import crowding_of
from meldbook.play.fits import Fit, Target, fits, targets, told_apart
from meldbook.play.groups import lanes
from meldbook.play.melds import Meld, Shape
from meldbook.play.reach import hopes_of, least_size, named, out_of_reach, settled_against
from meldbook.play.work import TRIGGERS, Group, Move, Refused, Work

MOST_NODES = 3000


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
    """One question. `nodes` counts groups and covers tried, `bounded` says that there were too many."""

    def __init__(self, game: g.Game, seat: int, zone: str) -> None:
        self.game, self.seat, self.zone = game, seat, zone
        self.nodes = 0
        self.bounded = False

    def possible(self, v: Sequence[Any]) -> bool:
        """Can all cards be laid, or all but one, and the turn then end?"""
        from meldbook.play.choices import forbidden, possible

        place = self.game.layout.zones[self.zone]
        held = v[place.of_seat[self.seat] + place.held]
        hopes = hopes_of(self.game, v[layout.PHASE], self.zone)
        if settled_against(self.game, hopes, v, self.seat):
            return False
        last = len(self.game.phases[v[layout.PHASE]].steps) - 1
        for action in possible(self.game, v):
            chosen = action.selection
            if chosen.what != "groups" or action.step == last or chosen.top_of is not None or chosen.zone != self.zone:
                continue
            row_at = action.row_of[self.seat]
            if forbidden(self.game, v, self.seat, action) is not None or out_of_reach(
                self.game, hopes, v, self.seat, v[row_at], row_at, held
            ):
                continue
            if _Covers(self, v, action).found(held):
                return True
        return False

    def ends(self, v: Sequence[Any], action: g.Action, groups: Sequence[Group]) -> bool:
        """Does the turn end if these groups are laid, all at once or, where a rule forbids just that, one after another?"""
        if not groups:
            return self._closes(v)
        work, stage = self._laid(v, action, groups)
        if work is not None:
            return over(work, v) or self._closes(work.v)
        if stage >= TRIGGERS or len(groups) == 1:
            return False
        for number, group in enumerate(groups):
            work, _stage = self._laid(v, action, (group,))
            if work is not None and not group.joins and not self.spent():
                rest = [*groups[:number], *groups[number + 1 :]]
                if over(work, v) or self.ends(work.v, action, rest):
                    return True
        return False

    def spent(self) -> bool:
        """One step more: is that too many?"""
        self.nodes += 1
        self.bounded = self.bounded or self.nodes > MOST_NODES
        return self.bounded

    def _laid(self, v: Sequence[Any], action: g.Action, groups: Sequence[Group]) -> tuple[Work | None, int]:
        from meldbook.play.judge import attempt

        try:
            return attempt(self.game, v, self.seat, Move(action.name, groups=tuple(groups))), 0
        except Refused as refused:
            return None, refused.stage

    def _closes(self, v: Sequence[Any]) -> bool:
        from meldbook.play.finish import closes

        return closes(self.game, v, self.seat)


class _Covers:
    """All ways to part the cards of a hand into groups that one action lays, one card at most left over."""

    def __init__(self, emptying: Emptying, v: Sequence[Any], action: g.Action) -> None:
        self.emptying, self.v, self.action = emptying, v, action
        self.game, self.seat = emptying.game, emptying.seat
        self.row: tuple[Meld, ...] = v[action.row_of[self.seat]]
        self.targets: list[Target] = targets(self.game, self.row, action.joining)
        self.hopes = hopes_of(self.game, v[layout.PHASE], emptying.zone)
        self.dead: set[tuple[Any, ...]] = set()
        self.crowding = crowding_of(self.game, action)
        self.stand_ins = self.game.stand_ins
        self.apart = 0

    def found(self, held: int) -> bool:
        """Is there one with which the turn ends?"""
        self.apart = told_apart(self.game, self.row, held)
        return self._go_on(held, True, (1 << len(self.targets)) - 1, ())

    def _go_on(self, left: int, may_keep: bool, open_to: int, chosen: tuple[Fit, ...]) -> bool:
        if not left % cards.FIELD or (may_keep and left % cards.FIELD == 1):
            groups = [fit.group for fit in chosen]
            if any(self.emptying.ends(self.v, self.action, [*groups, *joins]) for joins in self._joined(open_to)):
                return True
            if not left:
                return False
        row = self._row(chosen)
        key = (left, may_keep, open_to, self._told(chosen), named(self.hopes, row))
        if key in self.dead or (
            chosen and out_of_reach(self.game, self.hopes, self.v, self.seat, row, self.action.row_of[self.seat], left)
        ):
            return False
        self.dead.add(key)
        naming = self._naming(row, left, open_to)
        if naming is not None:
            return self._any(naming, left, may_keep, open_to, chosen)
        card, places = self._scarcest(left, open_to)
        if places and self._any(fits(self.game, self.targets, open_to, left, card, self.apart), left, may_keep, open_to, chosen):
            return True
        return may_keep and self._go_on(left - cards.ONE[card], False, open_to, chosen)

    def _any(self, tried: Iterable[Fit], left: int, may_keep: bool, open_to: int, chosen: tuple[Fit, ...]) -> bool:
        """Does one of these groups lead on?"""
        for fit in tried:
            if self.emptying.spent():
                return False
            if self.crowding.breaks(self.v, self.seat, self._row((*chosen, fit)), fit.meld):
                continue
            if self._go_on(left - fit.group.held, may_keep, self._still_open(open_to, fit), (*chosen, fit)):
                return True
        return False

    def _naming(self, row: list[Meld], left: int, open_to: int) -> list[Fit] | None:
        """Where a name is missing that only melds in order can bear: all groups that make one, for it must be one of them."""
        for wanted, borne in zip(self.hopes.wanted, named(self.hopes, row), strict=True):
            bearing = [shape for shape in self.game.shapes if least_size(self.game, shape, wanted.tag) is not None]
            if borne < wanted.number and all(shape.form == "in_order" for shape in bearing):
                found: dict[tuple[Any, ...], Fit] = {}
                for card in cards.kinds(left):
                    for fit in fits(self.game, self.targets, open_to, left, card, self.apart, bearing):
                        if fit.meld.tags & wanted.tag:
                            found.setdefault((fit.target, fit.group.held), fit)
                return list(found.values())
        return None

    def _told(self, chosen: tuple[Fit, ...]) -> frozenset[Any]:
        """What rules may ask of the melds chosen so far beside their names and the cards that are left."""
        signs = [(fit.target, self.crowding.sign(fit.meld)) for fit in chosen]
        return frozenset(Counter([sign for sign in signs if sign[1] is not None]).items())

    def _row(self, chosen: tuple[Fit, ...]) -> list[Meld]:
        """The melds of the row as they will lie."""
        row: list[Meld | None] = list(self.row)
        for fit in chosen:
            if fit.target is None:
                row.append(fit.meld)
                continue
            target = self.targets[fit.target]
            row[target.at] = fit.meld
            for number in target.joins:
                row[number] = None
        return [meld for meld in row if meld is not None]

    def _still_open(self, open_to: int, fit: Fit) -> int:
        """The targets without those that share a meld with the one that is added to."""
        if fit.target is None:
            return open_to
        taken = {self.targets[fit.target].at, *self.targets[fit.target].joins}
        return sum([1 << n for n, target in enumerate(self.targets) if open_to >> n & 1 and not taken & {target.at, *target.joins}])

    def _joined(self, open_to: int) -> Iterator[tuple[Group, ...]]:
        """Whole melds that are put together besides, with no card added: none first."""
        joins = [target for number, target in enumerate(self.targets) if target.joins and open_to >> number & 1]
        for number in range(len(joins) + 1):
            for some in combinations(joins, number):
                places = [place for target in some for place in (target.at, *target.joins)]
                if len(places) == len(set(places)):
                    yield tuple([Group((), (), target.at, None, target.joins) for target in some])

    def _scarcest(self, left: int, open_to: int) -> tuple[int, int]:
        """The card with the fewest places at a first look, and how many; what stands in comes last, for it may have to wait."""
        melds = [target.meld for number, target in enumerate(self.targets) if open_to >> number & 1]
        best: tuple[tuple[bool, int], int] | None = None
        begun = [(shape, self._begun(shape, left)) for shape in self.game.shapes]
        for card in cards.kinds(left):
            one = cards.ONE[card]
            in_order = bool(one & (self.apart | self.stand_ins))
            places = sum([1 for meld in melds if one & meld.usable and (meld.start is None or in_order)])
            for shape, holds in begun:
                if shape.form != "in_order" or in_order:
                    places += sum([1 for useful in holds if one & useful])
            if not places:
                return card, 0
            rated = bool(one & self.stand_ins), places
            if best is None or rated < best[0]:
                best = rated, card
        assert best is not None
        return best[1], best[0][1]

    def _begun(self, shape: Shape, left: int) -> list[int]:
        """What the new melds can hold that these cards could begin."""
        return [
            useful
            for _lane, picked, useful, fewest in lanes(self.game, shape)
            if (left & picked) % cards.FIELD >= fewest and (left & useful) % cards.FIELD >= shape.least
        ]


def over(work: Work, before: Sequence[Any]) -> bool:
    """Is the turn, the phase or the match over, or did cards come in that nobody could know?"""
    return bool(work.turn_ended or work.revealed or work.v[layout.PHASE] != before[layout.PHASE] or work.v[layout.WINNERS] is not None)
