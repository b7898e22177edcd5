"""What may I do? Every listed action has been judged, so what is listed is accepted, and asking changes nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from meldbook.play import cards, layout
from meldbook.play import game as g
from meldbook.play.effects import unfit
from meldbook.play.finish import can_finish, closing_moves
from meldbook.play.groups import Bundle, Holding, bundles, first_groups
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
    found, bound_together = [], False
    firsts = first_groups(holding, lean)
    rules = {rule.id for rule in action.choice_rules if reads_all(rule)}
    for group in firsts:
        move = Move(action.name, groups=(group,))
        refusal = _tried(game, state, seat, action, move)
        if not refusal:
            found.append(move)
        elif refusal in rules:
            bound_together = True
    if not found and bound_together:
        witness = _witness(game, state, seat, action, holding, firsts)
        if witness is not None:
            found.append(witness)
    return found


def reads_all(rule: g.Rule) -> bool:
    """Does a rule read all that is laid, so that several groups can pass where one does not?"""
    stack = [question.bound for question in (rule.when, rule.needs) if question is not None]
    while stack:
        bound = stack.pop()
        if bound.op in ("laid", "new"):
            return True
        stack.extend(bound.kids)
    return False


def _witness(game: g.Game, state: State, seat: int, action: g.Action, holding: Holding, firsts: list[Group]) -> Move | None:
    """Disjoint groups that together pass, the most valuable first; or None."""
    others = firsts
    if holding.with_top:
        holding.with_top = False
        others = [group for bundle, _ in bundles(holding, None, True) for group in bundle]
    if not _enough(game, state, seat, action, [*firsts, *others]):
        return None
    search = _Together(game, state, seat, action, sorted(others, key=lambda group: -_points(game, group)), holding.held)
    for group in sorted(firsts, key=lambda group: -_points(game, group)) if others is not firsts else [None]:
        found = search.found((group,) if group else (), 0, cards.gather(group.cards) if group else 0)
        if found is not None:
            return found
    return None


def _points(game: g.Game, group: Group) -> int:
    return sum(game.worth.get(card, 0) for card in group.cards)


def _enough(game: g.Game, state: State, seat: int, action: g.Action, groups: list[Group]) -> bool:
    """Could everything that fits anywhere, laid at once, pass the rules that read all that is laid? A rule that only asks for
    more (`>=` over what is laid) and fails even then cannot pass."""
    from meldbook.play.work import Choice

    work = Work(game, state, seat)
    c = Choice(Move(action.name), action.id)
    most: dict[int, int] = {}
    for group in groups:
        for card in group.cards:
            most[card] = max(most.get(card, 0), group.cards.count(card))
    holding = Holding(game, state, seat, action)
    c.laid = sum(cards.ONE[card] * min(cards.copies(holding.held, card), 9) for card in most)
    if holding.top is not None:
        c.laid += cards.ONE[holding.top]
    return all(rule.allows(work.v, seat, work.s, c, None) for rule in action.choice_rules if _asks_for_more(rule))


def _asks_for_more(rule: g.Rule) -> bool:
    """`sum(points of cards in laid) >= ...`, with nothing else read of the choice."""
    needs = rule.needs.bound
    if needs.op != ">=" or needs.kids[0].op not in ("total_cards", "count_cards") or needs.kids[0].kids[0].op != "laid":
        return False
    rest = [needs.kids[1], *([rule.when.bound] if rule.when else [])]
    while rest:
        bound = rest.pop()
        if bound.op in ("laid", "used", "new", "onto", "meld", "card"):
            return False
        rest.extend(bound.kids)
    return True


class _Together:
    """Looks for groups to be laid in one action."""

    def __init__(self, game: g.Game, state: State, seat: int, action: g.Action, groups: list[Group], held: int) -> None:
        self.game, self.state, self.seat, self.action, self.groups, self.held = game, state, seat, action, groups, held
        self.tried = 0
        self.rules = {rule.id for rule in action.choice_rules if reads_all(rule)}

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
    """Moves that could bring a turn nearer to its end. Where only an empty hand will do, those of the two cards with the fewest
    places: of any two cards one at least must be laid."""
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
    if holding.with_top:
        yield from (Move(action.name, groups=(group,)) for group in first_groups(holding, False))
        return
    found = list(bundles(holding, None, False))
    must_empty = needs_empty_hand(game, v, seat)
    if must_empty and _misfits(holding, found):
        return
    groups = [group for bundle, _ in found for group in bundle]
    if must_empty:
        groups = _of_scarcest(holding, groups)
    yield from (Move(action.name, groups=(group,)) for group in groups)
    if groups and all(_refused_for_more(game, v, seat, action, group) for group in groups[:3]):
        witness = _witness(game, tuple(v), seat, action, holding, groups)
        if witness is not None:
            yield witness


def _misfits(holding: Holding, found: list[Bundle]) -> bool:
    """Do two or more cards fit nowhere, so that one at least stays in the hand?"""
    covered = 0
    for _, mask in found:
        covered |= mask
    return cards.size(holding.held & ~covered) >= 2


def _refused_for_more(game: g.Game, v: Sequence[Any], seat: int, action: g.Action, group: Group) -> bool:
    try:
        attempt(game, v, seat, Move(action.name, groups=(group,)))
    except Refused as refused:
        return any(refused.refusal.rule == rule.id and reads_all(rule) for rule in action.choice_rules)
    return False


def needs_empty_hand(game: g.Game, v: Sequence[Any], seat: int) -> bool:
    """Is a rule to the end of the turn due that only an empty hand satisfies?"""
    side = game.layout.side_of[seat]
    for rule in game.turn_end:
        needs = rule.needs.bound
        if needs.op == "empty" and needs.kids[0].op == "zone" and (rule.when is None or rule.when.ask(v, seat, side, None, None)):
            return True
    return False


def _of_scarcest(holding: Holding, groups: list[Group]) -> list[Group]:
    """The groups that hold one of two cards: those with the fewest places, and before all others the cards that stand in
    nowhere, since a stand-in may have to wait for them but they wait for nothing."""
    places: dict[int, int] = {}
    for group in groups:
        for card in set(group.cards):
            places[card] = places.get(card, 0) + 1
    stands_in = 0
    for shape in holding.game.shapes:
        stands_in |= shape.stand_in
    few = sorted(cards.spread(holding.held), key=lambda card: (bool(cards.ONE[card] & stands_in), places.get(card, 0)))[:2]
    return [group for group in groups if not set(few).isdisjoint(group.cards)]


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


__all__ = ["can", "finishing_moves", "forbidden", "list_moves", "moves_of", "needs_empty_hand", "reachable", "unfit"]
