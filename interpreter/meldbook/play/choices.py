"""What may I do? Every listed action has been judged, so what is listed is accepted, and asking changes nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from meldbook.play import cards, layout
from meldbook.play import game as g
from meldbook.play.finish import can_finish, closing_moves
from meldbook.play.groups import Bundle, Holding, bundles, covered, first_bundles, first_moves
from meldbook.play.judge import State, attempt, chosen_attempt
from meldbook.play.work import Group, Move, Refused, Work

MOST_TRIED = 300  # sets of groups tried for one witness


def list_moves(game: g.Game, state: State, lean: bool = False) -> list[Move]:
    """Actions that the seat in turn may do now. Groups are listed one by one; several together only as one witness, where a
    rule binds them together. `lean`: enough for programs that play (openings of smallest and largest size, additions)."""
    game.listed.begin(state)
    return [move for action in possible(game, state) for move in moves_of(game, state, action, lean)]


def reachable(game: g.Game, state: Sequence[Any]) -> Sequence[g.Action]:
    """The actions of the steps that are open."""
    phase = _in_play(game, state)
    return phase.reachable[state[layout.STEP]] if phase is not None else ()


def possible(game: g.Game, state: Sequence[Any]) -> Sequence[g.Action]:
    """The same without those that the options have forbidden for good."""
    phase = _in_play(game, state)
    return phase.possible[state[layout.STEP]] if phase is not None else ()


def _in_play(game: g.Game, state: Sequence[Any]) -> g.Phase | None:
    over = state[layout.PHASE] >= len(game.phases) or state[layout.WINNERS] is not None
    return None if over else game.phases[state[layout.PHASE]]


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
    failing = action.first_rules.first_failing(state, seat, game.layout.side_of[seat], None, None)
    return action.first_rules.live[failing].id if failing >= 0 else None


def _accepted(game: g.Game, state: State, seat: int, action: g.Action, move: Move) -> bool:
    """Steps 3 to 8, the first two being done."""
    return _tried(game, state, seat, action, move) == ""


def _tried(game: g.Game, state: State, seat: int, action: g.Action, move: Move) -> str:
    """Nothing if steps 3 to 8 pass, else the rule that refuses, or `unfinishable`."""
    try:
        work = chosen_attempt(Work(game, state, seat), action, move)
    except Refused as refused:
        return refused.rule
    if work.turn_ended or work.v[layout.PHASE] != state[layout.PHASE] or work.v[layout.WINNERS] is not None:
        game.listed.works[id(move)] = move, work
        return ""
    if can_finish(game, work.v, seat):
        if action.asks is None:  # who asks another seat must be able to finish after every answer: judged as a whole
            game.listed.works[id(move)] = move, work
        return ""
    return "" if work.revealed else "unfinishable"


def _card_moves(game: g.Game, state: State, seat: int, action: g.Action) -> list[Move]:
    """Each card that may be chosen; cards that no rule tells apart are judged once, and where the rules say beforehand what
    surely passes none is."""
    held = state[action.hand_of[seat]]
    test = game.quick.get(action.name)
    passing = None if test is None else test(state, seat)
    if passing is not None:
        return [Move(action.name, card) for card in cards.kinds(passing)]
    moves = [Move(action.name, card) for card in cards.kinds(held)]
    if action.step != len(game.phases[action.phase].steps) - 1:
        return [move for move in moves if _accepted(game, state, seat, action, move)]
    allowed = {
        game.alike[move.card]
        for move in closing_moves(game, state, seat, action)
        if move.card is not None and _accepted(game, state, seat, action, move)
    }
    return [move for move in moves if move.card is not None and game.alike[move.card] in allowed]


def _group_moves(game: g.Game, state: State, seat: int, action: g.Action, lean: bool) -> list[Move]:
    holding = Holding(game, state, seat, action)
    firsts = first_bundles(holding, lean)
    due = _together_due(game, state, seat, action)
    if due and not _enough(game, state, seat, action, due, holding, firsts):
        return []
    found, bound_together = [], False
    judged: dict[tuple[Any, ...], str] = {}
    top = cards.ONE[holding.top] if holding.top is not None else 0
    quick = game.quick_lays.get(action.name)
    answers = None if quick is None or due else quick(state, seat)
    for bundle in firsts:
        for move, sign in zip(bundle.moves, bundle.signs, strict=True):
            if due and not _pleases(state, seat, game, due, move.groups[0].held + top):
                bound_together = True
                continue
            refusal = judged.get(sign)
            if refusal is None:
                passes = None if answers is None else answers(move)
                refusal = judged[sign] = _tried(game, state, seat, action, move) if passes is None else "" if passes else "refused"
            if not refusal:
                found.append(move)
            elif refusal in action.choice_rules.bound:
                bound_together = True
    if not found and bound_together:
        witness = _witness(game, state, seat, action, holding, [move.groups[0] for bundle in firsts for move in bundle.moves])
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


def _enough(
    game: g.Game, state: Sequence[Any], seat: int, action: g.Action, due: list[g.Rule], holding: Holding, firsts: list[Bundle]
) -> bool:
    """Could everything that fits anywhere, laid at once, please the rules that ask for more? If not, nothing can."""
    cover = covered(holding, True)
    for bundle in firsts:
        cover |= bundle.cover
    laid = (holding.held & cover) + (cards.ONE[holding.top] if holding.top is not None else 0)
    return _pleases(state, seat, game, due, laid)


def _witness(game: g.Game, state: State, seat: int, action: g.Action, holding: Holding, firsts: list[Group]) -> Move | None:
    """Disjoint groups that together pass, the most valuable first; or None."""
    others = firsts
    if holding.with_top:
        others = [move.groups[0] for bundle in bundles(holding, None, True) for move in bundle.moves]
    search = _Together(game, state, seat, action, sorted(others, key=lambda group: -_points(game, group)), holding)
    for group in sorted(firsts, key=lambda group: -_points(game, group)) if others is not firsts else [None]:
        found = search.found((group,) if group else (), 0, group.held if group else 0)
        if found is not None:
            return found
    return None


def _points(game: g.Game, group: Group) -> int:
    return sum(game.worth.get(card, 0) for card in group.cards)


class _Together:
    """Looks for groups to be laid in one action."""

    def __init__(self, game: g.Game, state: State, seat: int, action: g.Action, groups: list[Group], holding: Holding) -> None:
        self.game, self.state, self.seat, self.action, self.groups, self.held = game, state, seat, action, groups, holding.held
        self.tried = 0
        self.rules = action.choice_rules.bound
        self.top = cards.ONE[holding.top] if holding.with_top and holding.top is not None else 0
        # the rules that ask for more are asked without judging, if one of them is what judging would ask first
        first = action.choice_rules.live[:1]
        self.first = [rule for rule in _together_due(game, state, seat, action) if rule in first]

    def refusal(self, move: Move, used: int) -> str:
        """What refuses these groups together; nothing if they pass."""
        if self.first and not _pleases(self.state, self.seat, self.game, self.first, used + self.top):
            return self.first[0].id
        return _tried(self.game, self.state, self.seat, self.action, move)

    def found(self, chosen: tuple[Group, ...], start: int, used: int) -> Move | None:
        """The first set of groups from `start` on that passes together with those chosen."""
        for number in range(start, len(self.groups)):
            group = self.groups[number]
            cards_used = used + group.held
            if self.tried >= MOST_TRIED:
                return None
            if not cards.holds(self.held, cards_used) or not _apart(self.game, chosen, group):
                continue
            self.tried += 1
            move = Move(self.action.name, groups=(*chosen, group))
            refusal = self.refusal(move, cards_used)
            if not refusal:
                return move
            if refusal in self.rules:
                deeper = self.found(move.groups, number + 1, cards_used)
                if deeper is not None:
                    return deeper
        return None


def _apart(game: g.Game, chosen: tuple[Group, ...], group: Group) -> bool:
    """Two new melds of the same own rank are one too many for most rules, and never needed in a witness."""
    ranks = {card >> 2 for card in group.cards if card != cards.JOKER and not cards.ONE[card] & game.stand_ins}
    return group.onto is not None or not any(ranks & {card >> 2 for card in one.cards} and one.onto is None for one in chosen)


# --- for finishing a turn ---


def finishing_moves(game: g.Game, v: Sequence[Any], seat: int) -> Iterator[Move]:
    """Moves that could bring a turn nearer to its end."""
    if v[layout.PHASE] >= len(game.phases):
        return
    last = len(game.phases[v[layout.PHASE]].steps) - 1
    for action in possible(game, v):
        if action.asks is not None or action.step == last:
            continue
        if action.selection.what != "groups":
            yield from ([Move(action.name)] if action.selection.what == "nothing" else [])
        elif forbidden(game, v, seat, action) is None:
            yield from _finishing_groups(game, v, seat, action)


def _finishing_groups(game: g.Game, v: Sequence[Any], seat: int, action: g.Action) -> Iterator[Move]:
    holding = Holding(game, v, seat, action)
    found = first_bundles(holding, False)
    yield from (move for bundle in found for move in bundle.moves)
    if not holding.with_top:
        yield from together(game, v, seat, action, holding, found)


def together(game: g.Game, v: Sequence[Any], seat: int, action: g.Action, holding: Holding, found: list[Bundle]) -> Iterator[Move]:
    """Several groups at once, where a rule binds them together and one alone does not pass."""
    due = _together_due(game, v, seat, action)
    if not due:
        return
    groups = [move.groups[0] for bundle in found for move in bundle.moves]
    if groups and not any(_pleases(v, seat, game, due, group.held) for group in groups):
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
    for move in first_moves(Holding(game, v, seat, found), True):
        try:
            attempt(game, v, seat, move)
            return True
        except Refused:
            continue
    return False


__all__ = ["can", "finishing_moves", "forbidden", "list_moves", "moves_of", "possible", "reachable", "together"]
