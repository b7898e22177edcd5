"""Can this turn still be finished? Answered from the rules and the player's own cards, never from hidden ones.

Nearly always the first closing action passes. The search behind it is needed with a nearly empty hand or an open duty;
it is bounded, and beyond the bound the answer is *no*, which is safe: the player keeps the move before.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from meldbook.play import cards, layout
from meldbook.play import game as g
from meldbook.play.emptying import Emptying, needs_empty_hand, over
from meldbook.play.work import Move, Refusal, Refused

MOST_TRIED = 1500  # actions, before the search for the end of a turn is given up
MOST_ACTIONS = 100  # one after another in one turn, before the search for its end is given up


class Counter:
    """How finishability questions were answered, for measuring."""

    asked = judged = searched = bounded = 0


def finishable(game: g.Game, v: Sequence[Any], seat: int) -> Refusal | None:
    """None if the turn can be finished; else the refusal, among those of the closing actions in this state, that got
    furthest; of equals the first."""
    return None if can_finish(game, v, seat) else _close(game, v, seat)


def can_finish(game: g.Game, v: Sequence[Any], seat: int) -> bool:
    """The same without the refusal."""
    Counter.asked += 1
    if closes(game, v, seat):
        return True
    Counter.searched += 1
    zone = needs_empty_hand(game, v, seat)
    if zone is None:
        return _Search(game, seat).ends(v)
    search = Emptying(game, seat, zone)
    possible = search.possible(v)
    Counter.bounded += search.bounded
    return possible


def closes(game: g.Game, v: Sequence[Any], seat: int) -> bool:
    """Does some closing action pass now? Asks the short cuts first."""
    phase = game.phases[v[layout.PHASE]]
    if not phase.open(v[layout.STEP]):
        return False
    unknown = []
    for action in phase.closing:
        test = game.quick.get(action.name)
        passing = None if test is None else test(v, seat)
        if passing:
            return True
        if passing is None and not action.never:
            unknown.append(action)
    Counter.judged += 1
    return any(_passes(game, v, seat, move) for action in unknown for move in closing_moves(game, v, seat, action))


def _passes(game: g.Game, v: Sequence[Any], seat: int, move: Move) -> bool:
    from meldbook.play.judge import attempt

    try:
        attempt(game, v, seat, move)
    except Refused:
        return False
    return True


def _close(game: g.Game, v: Sequence[Any], seat: int) -> Refusal:
    """No closing action passes: the refusal that got furthest."""
    from meldbook.play.judge import attempt

    furthest: Refusal | None = None
    for action in closing_actions(game, v):
        for move in closing_moves(game, v, seat, action):
            try:
                attempt(game, v, seat, move)
            except Refused as refused:
                if furthest is None or refused.refusal.stage > furthest.stage:
                    furthest = refused.refusal
    return furthest or Refusal(game.phases[v[layout.PHASE]].id)


def closing_actions(game: g.Game, v: Sequence[Any]) -> Sequence[g.Action]:
    """Actions of the last step."""
    phase: g.Phase = game.phases[v[layout.PHASE]]
    return phase.closing


def closing_moves(game: g.Game, v: Sequence[Any], seat: int, action: g.Action) -> list[Move]:
    """Every choice that rules can tell apart: one card of each class that no rule divides."""
    if action.selection.what == "card":
        tried: dict[int, int] = {}
        for card in cards.kinds(v[action.hand_of[seat]]):
            tried.setdefault(game.alike[card], card)
        return [Move(action.name, card) for card in tried.values()]
    if action.selection.what == "word":
        return [Move(action.name, word=word) for word in action.selection.words]
    return [Move(action.name)] if action.selection.what == "nothing" and action.asks is None else []


class _Search:
    """Tries what the turn still allows, one action after another."""

    def __init__(self, game: g.Game, seat: int) -> None:
        self.game, self.seat, self.nodes = game, seat, 0
        self.dead: set[tuple[Any, ...]] = set()

    def ends(self, v: Sequence[Any], depth: int = 0) -> bool:
        """Can the turn be ended from here? What has not been found after very many actions is not looked for any more."""
        from meldbook.play.choices import finishing_moves
        from meldbook.play.judge import attempt

        key = tuple(v)
        if key in self.dead:
            return False
        for move in finishing_moves(self.game, v, self.seat):
            self.nodes += 1
            if self.nodes > MOST_TRIED or depth > MOST_ACTIONS:
                Counter.bounded += 1
                return False
            try:
                work = attempt(self.game, v, self.seat, move)
            except Refused:
                continue
            if over(work, v) or closes(self.game, work.v, self.seat) or self.ends(work.v, depth + 1):
                return True
        self.dead.add(key)
        return False
