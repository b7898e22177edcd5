"""Rules to patterns that more melds can only break: at most so many melds of a kind, one for each rank, and the like.

A search that lays meld after meld leaves a row as soon as such a rule forbids it, and it need not remember more of the melds laid
than these rules ask for.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from meldbook.language.bind import Bound
from meldbook.play import game as g
from meldbook.play.melds import Meld
from meldbook.play.rules import parts

PLAIN = {"=", "and", "or", "not", "constant", "count_row", "zone", "meld", "each", "rank"}  # what tells melds apart by rank alone


class Crowding:
    """The rules of one game, sorted out. `others`: are there rules to patterns of another form, or to the action that ask for the
    melds it makes?"""

    def __init__(self, game: g.Game, action: g.Action) -> None:
        self.game, self.action = game, action
        open_rules = [[rule for rule in rules if not rule.fixed] for rules in game.meld_rules]
        self.rules = [[rule for rule in rules if _at_most(rule)] for rules in open_rules]
        asked = {bound.op for rule in action.choice_rules.live for bound in parts(rule.when, rule.needs)}
        self.others = bool(asked & {"new", "onto", "meld"}) or any(not _at_most(rule) for rules in open_rules for rule in rules)
        self.by_rank = all(bound.op in PLAIN for rules in self.rules for rule in rules for bound in parts(rule.needs))

    def sign(self, meld: Meld) -> Any:
        """What the rules may ask of a meld beside the names that are counted anyhow."""
        if self.others:
            return meld.key
        return ((meld.pattern, meld.rank) if self.by_rank else meld.key) if self.rules[meld.pattern] else None

    def breaks(self, v: Sequence[Any], seat: int, row: Sequence[Meld], meld: Meld) -> bool:
        """Does a rule forbid a meld in this row, whatever else will lie there?"""
        if not self.rules[meld.pattern]:
            return False
        alone = _with_row(v, self.action.row_of[seat], (meld,))
        together = _with_row(v, self.action.row_of[seat], tuple(row))
        side = self.game.layout.side_of[seat]
        return any(
            not rule.allows(together, seat, side, None, meld) and (rule.needs.bound.op != "=" or rule.allows(alone, seat, side, None, meld))
            for rule in self.rules[meld.pattern]
        )


def crowding_of(game: g.Game, action: g.Action) -> Crowding:
    """Worked out once for an action."""
    found = game.crowding.get(action.name)
    if found is None:
        found = game.crowding[action.name] = Crowding(game, action)
    assert isinstance(found, Crowding)
    return found


def _at_most(rule: g.Rule) -> bool:
    """`count(... in a row) <= number`, or `=`: where the meld alone makes the number up, every other is one too many."""
    needs: Bound = rule.needs.bound
    return (
        (rule.when is None or rule.when.bound.constant)
        and needs.op in ("=", "<", "<=")
        and needs.kids[0].op == "count_row"
        and needs.kids[0].kids[0].op == "zone"
        and needs.kids[1].constant
    )


def _with_row(v: Sequence[Any], at: int, row: tuple[Meld, ...]) -> list[Any]:
    after = list(v)
    after[at] = row
    return after
