"""Effects: what an action, a trigger or a scripted phase does. One function for each kind, found in `DO`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from meldbook.play import cards, layout
from meldbook.play import game as g
from meldbook.play.melds import Meld
from meldbook.play.work import EFFECTS, Laying, Refused, Work

MOST_NOTED = 10**9


def perform(work: Work, plans: tuple[g.Plan, ...], seat: int) -> None:
    """Does effects one after another, for a seat. Raises Refused."""
    for plan in plans:
        DO[type(plan)](work, plan, seat)


def happen(work: Work, thing: str, seat: int) -> None:
    """Counts that something happened. What is counted is fixed with the game."""
    v = work.v
    done, counts, last = work.game.counted[thing]
    v[layout.DONE] = (*v[layout.DONE], done + seat)
    for first in counts:
        v[first + seat] += 1
    if last is not None:
        v[last + work.game.layout.side_of[seat]] = (seat, v[layout.TURNS][seat] - (0 if v[layout.TURN_OVER] else 1))


def _asked(work: Work, question: g.Question | None, seat: int) -> Any:
    return None if question is None else question.ask(work.v, seat, work.game.layout.side_of[seat], work.c, None)


def _guarded(work: Work, when: g.Question | None, seat: int) -> bool:
    return when is None or bool(_asked(work, when, seat))


# --- moving cards ---


def do_move(work: Work, plan: g.MovePlan, seat: int) -> None:
    """`{move: N, from: ZONE, to: ZONE}`, once, for each seat, or for each stack. Seats are dealt to one card at a time, round
    the table from the first player on."""
    if plan.each == "seat":
        _deal_round(work, plan)
    elif plan.each == "stack":
        for number in range(work.game.layout.zones[plan.target[0]].number):
            _move_once(work, plan, seat, number)
    else:
        _move_once(work, plan, seat, None)


def _deal_round(work: Work, plan: g.MovePlan) -> None:
    due = {seat: _amount(work, plan, seat) for seat in turn_order(work) if _guarded(work, plan.when, seat)}
    picked = _picked(work, plan, work.v[layout.SEAT])
    for number in range(max(due.values(), default=0)):
        for seat, amount in due.items():
            moved = _take(work, plan, seat, 1, picked) if number < amount else []
            if moved:
                _put(work, plan.target, seat, moved, None)


def _amount(work: Work, plan: g.MovePlan, seat: int) -> int:
    return cards.MOST_CARDS if isinstance(plan.amount, str) else max(0, min(cards.MOST_CARDS, _asked(work, plan.amount, seat) or 0))


def _picked(work: Work, plan: g.MovePlan, seat: int) -> int:
    if plan.picked is None:
        return cards.EVERY
    return plan.picked if isinstance(plan.picked, int) else int(_asked(work, plan.picked, seat))


def turn_order(work: Work) -> Iterator[int]:
    """Seats in turn order, beginning with the player in turn (before the first turn: with the first player)."""
    first, seats = work.v[layout.SEAT], work.game.layout.seats
    return ((first + n) % seats for n in range(seats))


def _move_once(work: Work, plan: g.MovePlan, seat: int, number: int | None) -> None:
    if not _guarded(work, plan.when, seat):
        return
    if plan.amount == "card":
        assert work.c is not None and work.c.card is not None
        _take_card(work, plan.source, seat, work.c.card)
        _put(work, plan.target, seat, [work.c.card], number)
        return
    moved = _take(work, plan, seat, _amount(work, plan, seat), _picked(work, plan, seat))
    if moved:
        _put(work, plan.target, seat, moved, number)
        if plan.reveals:
            work.revealed = True


def place_of(work: Work, zone: layout.ZoneSlots, who: str, seat: int) -> int:
    """The first place of a zone in the state, for its owner."""
    if who == "player":
        return zone.of_seat[seat]
    places = work.game.layout
    if who == "partner":
        partners = places.partners[seat]
        seat = partners[0] if partners else seat
    elif who == "next_player":
        seat = places.next_seat[seat]
    elif who == "dealer":
        seat = work.v[layout.DEALER]
    return zone.of_seat[seat]


def _take(work: Work, plan: g.MovePlan, seat: int, amount: int, picked: int) -> list[int]:
    """Takes cards away from a zone: the top ones of a stack, or those of a class."""
    zone = work.game.layout.zones[plan.source[0]]
    at = place_of(work, zone, plan.source[1], seat)
    if zone.kind == "stack":
        return _from_stack(work, zone.name, at, amount, picked)
    if zone.kind == "stacks":
        return _from_stacks(work, at)
    chosen = list(cards.spread(work.v[at] & picked))[:amount]
    work.v[at] -= cards.gather(chosen)
    return chosen


def _from_stack(work: Work, name: str, at: int, amount: int, picked: int) -> list[int]:
    v = work.v
    moved: list[int] = []
    while amount and v[at]:
        order = v[at]
        if picked == cards.EVERY:
            taken, rest = order[-amount:][::-1], order[:-amount]
        else:
            taken = tuple(card for card in reversed(order) if cards.ONE[card] & picked)[:amount]
            rest = _without(order, taken)
        if not taken:
            break
        moved += taken
        amount -= len(taken)
        v[at], v[at + 1] = rest, v[at + 1] - cards.gather(taken)
        if rest or not _refill(work, name, at):
            break
    return moved


def _without(order: tuple[int, ...], taken: tuple[int, ...]) -> tuple[int, ...]:
    """A stack without some of its cards, the upper copies first."""
    left = list(reversed(order))
    for card in taken:
        left.remove(card)
    return tuple(reversed(left))


def _refill(work: Work, name: str, at: int) -> bool:
    """The moment a stack is empty the next stack of another zone becomes it, where the variant says so."""
    other = work.game.refills.get(name)
    if other is None:
        return False
    place = work.game.layout.zones[other].first
    stack = next((stack for stack in work.v[place] if stack), None)
    if stack is None:
        return False
    entry = work.game.names.found[name].entry
    if work.trace is not None and entry is not None:
        work.trace.add(entry.id, "refilled")
    number = work.v[place].index(stack)
    work.v[place] = tuple(() if n == number else one for n, one in enumerate(work.v[place]))
    work.v[at], work.v[at + 1] = stack, cards.gather(stack)
    return True


def _from_stacks(work: Work, at: int) -> list[int]:
    stack = next((stack for stack in work.v[at] if stack), ())
    number = work.v[at].index(stack) if stack else -1
    work.v[at] = tuple(() if n == number else one for n, one in enumerate(work.v[at]))
    return list(reversed(stack))


def _take_card(work: Work, source: tuple[str, str], seat: int, card: int) -> None:
    zone = work.game.layout.zones[source[0]]
    at = place_of(work, zone, source[1], seat)
    if zone.kind == "stack":
        work.v[at], work.v[at + 1] = _without(work.v[at], (card,)), work.v[at + 1] - cards.ONE[card]
    else:
        work.v[at] -= cards.ONE[card]


def _put(work: Work, target: tuple[str, str], seat: int, moved: list[int], number: int | None) -> None:
    zone = work.game.layout.zones[target[0]]
    at, v = place_of(work, zone, target[1], seat), work.v
    if zone.kind == "stack":
        v[at], v[at + 1] = (*v[at], *moved), v[at + 1] + cards.gather(moved)
    elif zone.kind == "stacks":
        at_number = number or 0
        v[at] = tuple((*stack, *moved) if n == at_number else stack for n, stack in enumerate(v[at]))
    else:
        v[at] += cards.gather(moved)


# --- melds ---


def do_lay(work: Work, plan: g.LayPlan, seat: int) -> None:
    """Lays the chosen groups, then asks the rules to each group's pattern, as written."""
    game, v, c = work.game, work.v, work.c
    assert c is not None
    at = game.layout.zones[plan.row].of_seat[seat]
    row = _laid_row(v[at], c.layings)
    joined = {number for laying in c.layings if laying.meld is not None for number in laying.group.joins}
    v[at] = tuple([meld for number, meld in enumerate(row) if number not in joined]) if joined else tuple(row)
    _take_laid(work)
    with_top = c.onto
    for laying in c.layings:
        if laying.meld is None:
            raise Refused(unfit(work, laying), EFFECTS)
        c.onto = laying.before  # in a rule to a meld, that meld before the action
        _ask_pattern(work, row[laying.at], seat)
    c.onto = with_top


def _laid_row(before: tuple[Meld, ...], layings: list[Laying]) -> list[Meld]:
    """The row with all groups that fit."""
    row = list(before)
    for laying in layings:
        if laying.meld is not None:
            if laying.at < len(row):
                row[laying.at] = laying.meld
            else:
                row.append(laying.meld)  # behind a group that fits nothing its number is too high; that group refuses first
    return row


def _take_laid(work: Work) -> None:
    """The laid cards leave the zone they are chosen from, and the top card its pile."""
    c, v = work.c, work.v
    assert c is not None
    for laying in c.layings:
        if laying.top is not None:
            v[c.top_at], v[c.top_at + 1] = v[c.top_at][:-1], v[c.top_at + 1] - cards.ONE[laying.top]
    if c.held:
        v[c.hand_at] -= c.held


def _ask_pattern(work: Work, meld: Meld, seat: int) -> None:
    game, v, s, c = work.game, work.v, work.game.layout.side_of[seat], work.c
    happen(work, game.shapes[meld.pattern].name, seat)
    rules = game.meld_rules[meld.pattern]
    if work.trace is None:
        failing = game.pattern_fails[meld.pattern](v, seat, s, c, meld)
        if failing >= 0:
            raise Refused(rules[failing].id, EFFECTS)
        return
    for rule in rules:
        allowed = rule.number not in meld.faults if rule.fixed else rule.allows(v, seat, s, c, meld)
        work.trace.add(rule.id, "allows" if allowed else "refuses")
        if not allowed:
            raise Refused(rule.id, EFFECTS)


def unfit(work: Work, laying: Any) -> str:
    """The id that answers a group which fits nothing: of the meld's pattern, of the action, or of the nearest pattern."""
    game, group = work.game, laying.group
    if laying.before is not None:
        return str(game.shape_ids[laying.before.pattern])
    if laying.top is not None:
        return work.c.action_id if work.c is not None else ""
    if group.pattern is not None:
        return str(game.shape_ids[group.pattern])
    return nearest(game, cards.gather(group.cards))


def nearest(game: g.Game, held: int) -> str:
    """The pattern in which most of these cards could lie in their own places; of equals the first."""
    return game.shape_ids[max(game.shapes, key=lambda shape: (shape.near(held), -shape.index)).index]


# --- notes, questions, points, endings ---


def do_note(work: Work, plan: g.NotePlan, seat: int) -> None:
    """Remembers a value."""
    if _guarded(work, plan.when, seat):
        value = _asked(work, plan.value, seat)
        # A number that doubles with every turn must not grow without bound.
        kept = max(-MOST_NOTED, min(MOST_NOTED, value)) if type(value) is int else value
        work.v[note_place(work, plan.word, seat)] = kept


def note_place(work: Work, word: str, seat: int) -> int:
    """Where a note lies: the table's, or that of the seat or its side."""
    note = work.game.layout.notes[word]
    return note.first + {"table": 0, "seat": seat, "side": work.game.layout.side_of[seat]}[note.owner]


def do_ask(work: Work, plan: g.AskPlan, seat: int) -> None:
    """Notes the other seat's answer, which came with the action."""
    if plan.kept:
        assert work.c is not None
        answer = work.c.answer
        work.v[note_place(work, plan.word, seat)] = {"yes": True, "no": False}.get(answer or "", answer)


def do_pay(work: Work, plan: g.PayPlan, seat: int) -> None:
    """Points at once, outside the count."""
    if _guarded(work, plan.when, seat):
        side = work.game.layout.side_of[seat]
        amount = _asked(work, plan.amount, seat) or 0
        scores = work.v[layout.SCORES]
        paid = {side} if plan.to == "side" else set(range(len(scores))) - {side}
        work.v[layout.SCORES] = tuple(score + (amount if n in paid else 0) for n, score in enumerate(scores))


def do_score(work: Work, _plan: g.ScorePlan, _seat: int) -> None:
    """Works out every line for each side and adds it to the score."""
    from meldbook.play.score import count_deal

    count_deal(work)


def do_end(work: Work, plan: g.EndPlan, _seat: int) -> None:
    """Ends the turn, a phase, or the match."""
    if plan.what == "turn":
        work.v[layout.TURN_OVER] = True
        work.turn_ended = True
    elif plan.what == "phase":
        work.ended = plan.phase
    else:
        scores = work.v[layout.SCORES]
        best = max(scores)
        winners = tuple(side for side, score in enumerate(scores) if score == best)
        work.v[layout.WINNERS] = winners if plan.won_by == "score" and len(winners) == 1 else ()


DO: dict[type, Callable[[Work, Any, int], None]] = {
    g.MovePlan: do_move,
    g.LayPlan: do_lay,
    g.NotePlan: do_note,
    g.AskPlan: do_ask,
    g.PayPlan: do_pay,
    g.ScorePlan: do_score,
    g.EndPlan: do_end,
}
