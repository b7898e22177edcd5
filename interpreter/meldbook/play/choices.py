"""What may I do? Every listed action has been judged, so what is listed is accepted, and asking changes nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from meldbook.play import cards, layout
from meldbook.play import game as g
from meldbook.play.finish import can_finish, closing_moves
from meldbook.play.groups import Holding, bundles, first_groups
from meldbook.play.judge import State, ask_rules, attempt, chosen_attempt
from meldbook.play.work import FIRST_RULES, Group, Move, Refused, Work

MOST_TRIED = 300        # sets of groups tried for one witness


def list_moves(game: g.Game, state: State, lean: bool = False) -> list[Move]:
    """Actions that the seat in turn may do now. Groups are listed one by one; several together only as one witness, where a
    rule binds them together. `lean`: enough for programs that play (openings of smallest and largest size, additions)."""
    return [move for action in reachable(game, state) for move in moves_of(game, state, action, lean)]


def reachable(game: g.Game, state: Sequence[Any]) -> list[g.Action]:
    """The actions of the steps that are open."""
    if state[layout.PHASE] >= len(game.phases) or state[layout.WINNERS] is not None:
        return []
    phase = game.phases[state[layout.PHASE]]
    return [action for action in phase.actions
            if action.step >= state[layout.STEP] and all(skip for _, skip in phase.steps[state[layout.STEP]:action.step])]


def moves_of(game: g.Game, state: State, action: g.Action, lean: bool) -> list[Move]:
    """What may be chosen with one action; nothing if its first rules forbid it."""
    seat = state[layout.SEAT]
    if forbidden(game, state, seat, action) is not None:
        return []
    if action.selection.what == "groups":
        return _group_moves(game, state, seat, action, lean)
    if action.selection.what == "card":
        return _card_moves(game, state, seat, action)
    words: Sequence[str | None] = action.selection.words or (None,)
    moves = [Move(action.name, word=word, answer=answer) for word in words for answer in (action.asks.answers if action.asks else (None,))]
    if action.asks is not None:
        return moves if all(_accepted(game, state, seat, action, move) for move in moves) else []
    return [move for move in moves if _accepted(game, state, seat, action, move)]


def forbidden(game: g.Game, state: Sequence[Any], seat: int, action: g.Action) -> str | None:
    """The id of the first rule that forbids an action whatever is chosen, or None."""
    try:
        ask_rules(Work(game, state, seat), action.first_rules, FIRST_RULES)
    except Refused as refused:
        return refused.refusal.rule
    return None


def _accepted(game: g.Game, state: State, seat: int, action: g.Action, move: Move) -> bool:
    """Steps 3 to 8, the first two being done."""
    return _tried(game, state, seat, action, move) == ""


def _tried(game: g.Game, state: State, seat: int, action: g.Action, move: Move) -> str:
    """Nothing if steps 3 to 8 pass, else the rule that refuses, or `unfinishable`."""
    try:
        work = chosen_attempt(Work(game, state, seat), action, move)
    except Refused as refused:
        return refused.refusal.rule
    if work.turn_ended or work.revealed or work.v[layout.PHASE] != state[layout.PHASE] or can_finish(game, work.v, seat):
        return ""
    return "unfinishable"


def _card_moves(game: g.Game, state: State, seat: int, action: g.Action) -> list[Move]:
    """Each card that may be chosen; cards that no rule tells apart are judged once."""
    closing = action.step == len(game.phases[action.phase].steps) - 1
    zone = game.layout.zones[action.selection.zone]
    held = cards.kinds(state[zone.of_seat[seat] + zone.held])
    if not closing:
        return [move for card in held for move in [Move(action.name, card)] if _accepted(game, state, seat, action, move)]
    allowed = {game.alike[move.card] for move in closing_moves(game, state, seat, action) if move.card is not None and _accepted(game, state, seat, action, move)}
    return [Move(action.name, card) for card in held if game.alike[card] in allowed]


def _group_moves(game: g.Game, state: State, seat: int, action: g.Action, lean: bool) -> list[Move]:
    holding = Holding(game, state, seat, action)
    firsts = first_groups(holding, lean)
    due = _together_due(game, state, seat, action)
    if due and not _enough(game, state, seat, action, due, holding):
        return []
    found, bound_together = [], False
    judged: dict[tuple[Any, ...], str] = {}
    for group in firsts:
        if due and not _pleases(state, seat, game, due, cards.gather(group.cards) + (cards.ONE[holding.top] if holding.top is not None else 0)):
            bound_together = True
            continue
        move = Move(action.name, groups=(group,))
        key = (group.onto, tuple([game.same[card] for card in group.cards]))
        refusal = judged.get(key)
        if refusal is None:
            refusal = judged[key] = _tried(game, state, seat, action, move)
        if not refusal:
            found.append(move)
        elif refusal in action.choice_rules.bound:
            bound_together = True
    if not found and bound_together:
        witness = _witness(game, state, seat, action, holding, firsts)
        if witness is not None:
            found.append(witness)
    return found


class _Laid:
    """A choice of which rules ask only what is laid."""

    __slots__ = ("laid",)

    def __init__(self, laid: int) -> None:
        self.laid = laid


def _together_due(game: g.Game, state: Sequence[Any], seat: int, action: g.Action) -> list[g.Rule]:
    """The rules that ask for more of all that is laid and are due now."""
    side = game.layout.side_of[seat]
    return [rule for rule in action.choice_rules.together if rule.when is None or rule.when.ask(state, seat, side, None, None)]


def _pleases(state: Sequence[Any], seat: int, game: g.Game, due: list[g.Rule], laid: int) -> bool:
    side = game.layout.side_of[seat]
    return all(rule.needs.ask(state, seat, side, _Laid(laid), None) for rule in due)


def _enough(game: g.Game, state: Sequence[Any], seat: int, action: g.Action, due: list[g.Rule], holding: Holding) -> bool:
    """Could everything that fits anywhere, laid at once, please the rules that ask for more? If not, nothing can."""
    covered = 0
    for _, mask in bundles(holding, holding.top if holding.with_top else None, True):
        covered |= mask
    if holding.with_top:
        top, holding.top, holding.with_top = holding.top, None, False
        for _, mask in bundles(holding, None, True):
            covered |= mask
        holding.top, holding.with_top = top, True
    laid = (holding.held & covered) + (cards.ONE[holding.top] if holding.top is not None else 0)
    return _pleases(state, seat, game, due, laid)


def _witness(game: g.Game, state: State, seat: int, action: g.Action, holding: Holding, firsts: list[Group]) -> Move | None:
    """Disjoint groups that together pass, the most valuable first; or None."""
    others = firsts
    if holding.with_top:
        holding.with_top = False
        others = [group for bundle, _ in bundles(holding, None, True) for group in bundle]
    search = _Together(game, state, seat, action, sorted(others, key=lambda group: -_points(game, group)), holding.held)
    for group in sorted(firsts, key=lambda group: -_points(game, group)) if others is not firsts else [None]:
        found = search.found((group,) if group else (), 0, cards.gather(group.cards) if group else 0)
        if found is not None:
            return found
    return None


def _points(game: g.Game, group: Group) -> int:
    return sum(game.worth.get(card, 0) for card in group.cards)


class _Together:
    """Looks for groups to be laid in one action."""

    def __init__(self, game: g.Game, state: State, seat: int, action: g.Action, groups: list[Group], held: int) -> None:
        self.game, self.state, self.seat, self.action, self.groups, self.held = game, state, seat, action, groups, held
        self.tried = 0
        self.rules = action.choice_rules.bound

    def found(self, chosen: tuple[Group, ...], start: int, used: int) -> Move | None:
        """The first set of groups from `start` on that passes together with those chosen."""
        for number in range(start, len(self.groups)):
            group = self.groups[number]
            cards_used = used + cards.gather(group.cards)
            if self.tried >= MOST_TRIED:
                return None
            if not cards.holds(self.held, cards_used) or not _apart(self.game, chosen, group):
                continue
            self.tried += 1
            move = Move(self.action.name, groups=(*chosen, group))
            refusal = _tried(self.game, self.state, self.seat, self.action, move)
            if not refusal:
                return move
            if refusal in self.rules:
                deeper = self.found(move.groups, number + 1, cards_used)
                if deeper is not None:
                    return deeper
        return None


def _apart(game: g.Game, chosen: tuple[Group, ...], group: Group) -> bool:
    """Two new melds of the same own rank are one too many for most rules, and never needed in a witness."""
    ranks = {card >> 2 for card in group.cards if card != cards.JOKER and not any(cards.ONE[card] & shape.stand_in for shape in game.shapes)}
    return group.onto is not None or not any(ranks & {card >> 2 for card in one.cards} and one.onto is None for one in chosen)


# --- for finishing a turn ---


def finishing_moves(game: g.Game, v: Sequence[Any], seat: int) -> Iterator[Move]:
    """Moves that could bring a turn nearer to its end."""
    if v[layout.PHASE] >= len(game.phases):
        return
    last = len(game.phases[v[layout.PHASE]].steps) - 1
    for action in reachable(game, v):
        if action.asks is not None or action.step == last:
            continue
        if action.selection.what != "groups":
            yield from ([Move(action.name)] if action.selection.what == "nothing" else [])
        elif forbidden(game, v, seat, action) is None:
            yield from _finishing_groups(game, v, seat, action)


def _finishing_groups(game: g.Game, v: Sequence[Any], seat: int, action: g.Action) -> Iterator[Move]:
    holding = Holding(game, v, seat, action)
    groups = first_groups(holding, False)
    yield from (Move(action.name, groups=(group,)) for group in groups)
    if not holding.with_top:
        yield from together(game, v, seat, action, holding, groups)


def together(game: g.Game, v: Sequence[Any], seat: int, action: g.Action, holding: Holding, groups: list[Group]) -> Iterator[Move]:
    """Several groups at once, where a rule binds them together and one alone does not pass."""
    due = _together_due(game, v, seat, action)
    if due and groups and not any(_pleases(v, seat, game, due, cards.gather(group.cards)) for group in groups):
        witness = _witness(game, tuple(v), seat, action, holding, groups)
        if witness is not None:
            yield witness


def can(game: g.Game, v: Sequence[Any], seat: int, action: str) -> bool:
    """Do an action's own rules allow it now, in some way? (`can(ACTION)`)"""
    found = game.actions[action]
    if forbidden(game, v, seat, found) is not None:
        return False
    if found.selection.what != "groups":
        return True
    for group in first_groups(Holding(game, v, seat, found), True):
        try:
            attempt(game, v, seat, Move(action, groups=(group,)))
            return True
        except Refused:
            continue
    return False


__all__ = ["can", "finishing_moves", "forbidden", "list_moves", "moves_of", "reachable", "together"]
