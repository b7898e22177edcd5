"""Judging an action: the new situation, or the rule that forbids it, always with the trace of rules consulted.

The steps are those of the language, part 7, in their order: the turn; rules to the action that read nothing of the choice;
the choice; rules that read it; effects; triggers; rules to the end of the turn; and whether the turn can still be finished.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from meldbook.errors import Impossible, InputError
from meldbook.loading.diagnostics import Diagnostic, RuleFileError
from meldbook.play import cards, layout
from meldbook.play import game as g
from meldbook.play.effects import happen, perform, turn_order
from meldbook.play.melds import Meld
from meldbook.play.work import (
    CHOICE,
    CHOICE_RULES,
    FIRST_RULES,
    TRIGGERS,
    TURN,
    TURN_END,
    Choice,
    Group,
    Laying,
    Move,
    Refusal,
    Refused,
    Trace,
    Work,
)

State = tuple[Any, ...]
MOST_TRIGGERS = 2000  # in a row; a file whose triggers go on longer is wrong


def judge(game: g.Game, state: State, seat: int, move: Move, trace: Trace | None = None) -> State | Refusal:
    """What comes of an action. `seat` counts from 0. Raises InputError for an action the game does not have, or one
    whose choice is of another kind."""
    try:
        work = game.listed.take(state, move) if trace is None and seat == state[layout.SEAT] else None
        if work is None:
            work = attempt(game, state, seat, move, trace)
            _still_finishable(work, state, seat, move)
    except Refused as refused:
        return refused.refusal
    return settled(work)


def settled(work: Work) -> State:
    """The state after an action, with the scripted phases that follow done."""
    run_scripted(work)
    return tuple(work.v)


def _still_finishable(work: Work, state: State, seat: int, move: Move) -> None:
    """The last step: raises Refused if the turn goes on and cannot end."""
    from meldbook.play.finish import finishable

    game = work.game
    if work.turn_ended or work.v[layout.PHASE] != state[layout.PHASE] or work.v[layout.WINNERS] is not None:
        return
    asks = game.actions[move.action].asks
    if asks is not None:
        for answer in asks.answers:
            if answer != move.answer:
                _every_answer(game, state, seat, Move(move.action, move.card, move.word, move.groups, answer))
    refusal = finishable(game, work.v, seat)
    if refusal is None:
        return
    if not work.revealed:
        raise Refused(refusal.rule, refusal.stage)
    _ends_by_itself(work)


def _every_answer(game: g.Game, state: State, seat: int, move: Move) -> None:
    from meldbook.play.finish import finishable

    work = attempt(game, state, seat, move)
    refusal = None if work.turn_ended else finishable(game, work.v, seat)
    if refusal is not None:
        raise Refused(refusal.rule, refusal.stage)


def _ends_by_itself(work: Work) -> None:
    """A turn that cannot be finished after cards nobody could know: it is over, and its end is not asked."""
    work.v[layout.TURN_OVER] = True
    work.turn_ended = True
    try:
        settle(work)
    except Refused:
        pass
    close_turn(work, asked=False)


# --- one action, steps 1 to 7 ---


def attempt(game: g.Game, state: Sequence[Any], seat: int, move: Move, trace: Trace | None = None) -> Work:
    """Steps 1 to 7. Raises Refused."""
    action = game.actions.get(move.action)
    if action is None:
        raise InputError(f"there is no action `{move.action}`; the actions are {', '.join(game.actions)}")
    work = Work(game, state, seat, trace)
    if trace is not None:
        trace.add(game.phases[action.phase].id, "asked")
        trace.add(action.id, "asked")
    _the_turn(work, action)
    ask_rules(work, action.first_rules, FIRST_RULES)
    return chosen_attempt(work, action, move)


def chosen_attempt(work: Work, action: g.Action, move: Move) -> Work:
    """Steps 3 to 7, the first two being done. Raises Refused."""
    choice = choose(work, action, move)
    ask_rules(work, action.choice_rules, CHOICE_RULES, work.p, choice.meld)
    happen(work, action.name, work.p)
    work.v[layout.STEP] = action.step + (0 if work.game.phases[action.phase].steps[action.step][1] else 1)
    perform(work, action.plans, work.p)
    if work.ended is None:
        settle(work)
    else:
        end_phase(work, action.id)
    if work.turn_ended:
        close_turn(work, asked=True)
    return work


def _the_turn(work: Work, action: g.Action) -> None:
    v, game = work.v, work.game
    if v[layout.PHASE] != action.phase or v[layout.WINNERS] is not None:
        raise Refused(v[layout.ENDED_BY] or game.phases[action.phase].id, TURN)
    if v[layout.SEAT] != work.p:
        raise Refused(game.phases[action.phase].id, TURN)
    steps = game.phases[action.phase].steps
    if action.step < v[layout.STEP]:
        raise Refused(_done_by(work, action), TURN)
    if not all(skippable for _, skippable in steps[v[layout.STEP] : action.step]):
        raise Refused(game.phases[action.phase].id, TURN)


def _done_by(work: Work, action: g.Action) -> str:
    """The action that did a step already done."""
    numbers = {number: name for name, number in work.game.layout.things.items()}
    for happened in work.v[layout.DONE]:
        done = work.game.actions.get(numbers[happened // layout.MOST_SEATS])
        if done is not None and done.step == action.step:
            return done.id
    return work.game.phases[action.phase].id


def ask_rules(work: Work, rules: g.Rules, stage: int, seat: int | None = None, m: Meld | None = None) -> None:
    """Asks rules in the order of the file, for a seat (the one that acts, if none is named). Raises Refused with the first
    that fails."""
    seat = work.p if seat is None else seat
    v, s, c = work.v, work.game.layout.side_of[seat], work.c
    if work.trace is None:
        failing = rules.first_failing(v, seat, s, c, m)
        if failing >= 0:
            raise Refused(rules.live[failing].id, stage)
        return
    for rule in rules.all:
        allowed = rule.allows(v, seat, s, c, m)
        work.trace.add(rule.id, "allows" if allowed else "refuses")
        if not allowed:
            raise Refused(rule.id, stage)


# --- the choice ---


def choose(work: Work, action: g.Action, move: Move) -> Choice:
    """Step 3: what is named must be there. Raises Refused with the action, InputError for a choice of another kind."""
    what = action.selection.what
    if (
        (move.card is not None) != (what == "card")
        or bool(move.groups) != (what == "groups")
        or (move.word is not None) != (what == "word")
    ):
        raise InputError(f"`{action.name}` chooses {_says(what)}")
    if action.asks is not None and move.answer not in action.asks.answers:
        raise InputError(f"`{action.name}` needs the answer: {' or '.join(action.asks.answers)}")
    c = work.c = Choice(move, action.id)
    if what == "word" and move.word not in action.selection.words:
        raise InputError(f"`{move.word}` is not one of {', '.join(action.selection.words)}")
    if what == "card":
        if not work.v[action.hand_of[work.p]] & cards.MASK[move.card or 0]:
            raise Refused(action.id, CHOICE)
    elif what == "groups":
        _choose_groups(work, action, move.groups, c)
    return c


def _says(what: str) -> str:
    return {"nothing": "nothing", "card": "one card", "groups": "groups of cards", "word": "a word"}[what]


def _choose_groups(work: Work, action: g.Action, groups: tuple[Group, ...], c: Choice) -> None:
    v = work.v
    if action.hand_of:
        c.hand_at = action.hand_of[work.p]
    top = _top_card(work, action, c) if action.top_of else None
    for group in groups:
        c.held += group.held
    if c.held and (c.hand_at < 0 or not cards.holds(v[c.hand_at], c.held)):
        raise Refused(action.id, CHOICE)
    row: list[Meld | None] = list(v[action.row_of[work.p]])
    layings = c.layings
    for group in groups:
        layings.append(_laying(work, action, group, None if layings else top, row))
    c.laid = c.held if top is None else c.held + cards.ONE[top]
    c.new = [meld for at in dict.fromkeys([laying.at for laying in layings]) if (meld := row[at]) is not None]
    if top is not None:
        with_top = layings[0]
        c.used, c.onto, c.meld = with_top.group.held, with_top.before, with_top.meld


def _top_card(work: Work, action: g.Action, c: Choice) -> int:
    c.top_at = action.top_of[work.p]
    order = work.v[c.top_at]
    if not order:
        raise Refused(action.id, CHOICE)
    top = order[-1]
    assert isinstance(top, int)
    return top


def _joined(action: g.Action, group: Group, row: list[Meld | None], there: int) -> list[int]:
    """The cards of the whole melds that a group takes up, of those `there` before; they leave their places. Raises Refused."""
    found: list[int] = []
    for number in group.joins:
        meld = row[number] if number < there and number != group.onto else None
        if meld is None or action.joining is None or meld.pattern != action.joining:
            raise Refused(action.id, CHOICE)
        found += [place.card for place in meld.places]
        row[number] = None
    return found


def _laying(work: Work, action: g.Action, group: Group, top: int | None, row: list[Meld | None]) -> Laying:
    """Where a group would lie; the row is changed as if it lay there."""
    game = work.game
    begun = work.v[layout.TURN] if game.layout.ages else 0
    written = group.cards if top is None else (top, *group.cards)
    meant = group.meant if top is None or not group.meant else (None, *group.meant)
    if not written and not group.joins:
        raise InputError("a new meld needs cards" if group.onto is None else f"name the cards that m{group.onto + 1} gets")
    if group.onto is not None:
        # What is named must lie there before; a meld that the same action makes has no number yet.
        if group.onto >= len(work.v[action.row_of[work.p]]):
            raise Refused(action.id, CHOICE)
        before = row[group.onto]
        if before is None and work.c is not None and any(laying.at == group.onto for laying in work.c.layings):
            return Laying(group, top, group.onto, None, None)  # the group before this one does not fit there, and is the answer
        if before is None:
            raise Refused(action.id, CHOICE)
        if group.joins:
            written = (*written, *_joined(action, group, row, len(work.v[action.row_of[work.p]])))
            meant = (*meant, *(None,) * (len(written) - len(meant))) if meant else ()
        meld = game.meld_of(group, written, meant, before, begun)
        row[group.onto] = meld
        return Laying(group, top, group.onto, before, meld)
    meld = game.meld_of(group, written, meant, None, begun, top is not None)
    row.append(meld)
    return Laying(group, top, len(row) - 1, None, meld)


# --- triggers, ends, scripted phases ---


def settle(work: Work) -> None:
    """Triggers, in the order of the file, until none holds or the phase or the match is over. Raises Refused."""
    count = 0
    while _one_trigger(work):
        count += 1
        if count > MOST_TRIGGERS:
            raise _runaway(work)


def _runaway(work: Work) -> RuleFileError:
    names = {number: name for name, number in work.game.layout.things.items()}
    last = work.game.names.found[names[work.v[layout.DONE][-1] // layout.MOST_SEATS]]
    return RuleFileError(
        [
            Diagnostic(
                "E344",
                "this trigger never stops: it still holds after it has happened",
                last.place,
                help="let its effects change what it asks about",
            )
        ]
    )


def _one_trigger(work: Work) -> bool:
    """Does the first trigger that holds; False if none does, or nothing more is to be tried."""
    v, game = work.v, work.game
    if v[layout.PHASE] >= len(game.phases) or v[layout.WINNERS] is not None:
        return False
    side_of, c, trace = game.layout.side_of, work.c, work.trace
    phase, player = game.phases[v[layout.PHASE]], v[layout.SEAT]
    first = 0
    if trace is None:
        first = phase.first_due(v, player, side_of[player], c, None)
        if first < 0:
            return False
    for trigger in phase.triggers[first:]:
        for seat in turn_order(work) if trigger.anyone is not None else (player,):
            holds = trigger.condition.ask(v, seat, side_of[seat], c, None)
            if trace is not None:
                trace.add(trigger.id, "holds" if holds else "does not hold")
            if holds:
                return _set_off(work, trigger, seat)
    return False


def _set_off(work: Work, trigger: g.Trigger, seat: int) -> bool:
    ask_rules(work, trigger.rules, TRIGGERS, seat)
    happen(work, trigger.name, seat)
    perform(work, trigger.plans, seat)
    if work.ended is not None:
        end_phase(work, trigger.id)
        return False
    return True


def end_phase(work: Work, by: str) -> None:
    """The phase is over; `by` is the trigger or action that ended it."""
    assert work.ended is not None
    work.v[layout.PHASE] = work.ended + 1
    work.v[layout.ENDED_BY] = by
    work.ended = None


def close_turn(work: Work, asked: bool) -> None:
    """Step 7: rules to the end of the turn, then the next seat begins. Raises Refused."""
    if asked:
        ask_turn_end(work)
    v = work.v
    phase = v[layout.PHASE]
    if phase < len(work.game.phases) and work.game.phases[phase].steps and v[layout.WINNERS] is None and not v[layout.ENDED_BY]:
        begin_turn(work, work.game.layout.next_seat[v[layout.SEAT]])


def ask_turn_end(work: Work) -> None:
    """The rules to `turn_end`. Raises Refused."""
    c, work.c = work.c, None
    ask_rules(work, work.game.turn_end, TURN_END)
    work.c = c


def begin_turn(work: Work, seat: int) -> None:
    """The next seat's counts and notes of the turn are new, and its first step is open."""
    v, places = work.v, work.game.layout
    v[layout.SEAT], v[layout.STEP], v[layout.TURN_OVER], v[layout.DONE] = seat, 0, False, ()
    v[layout.TURN] += 1
    turns = v[layout.TURNS]
    v[layout.TURNS] = (*turns[:seat], turns[seat] + 1, *turns[seat + 1 :])
    places.forget(v, "turn")


def run_scripted(work: Work) -> None:
    """Does the scripted phases that are due, up to a phase with turns or the end of the deal. A phase with turns that is entered begins
    with the seat after the dealer; where the variant does not say so, with the seat after the one that played last."""
    v, game = work.v, work.game
    while v[layout.PHASE] < len(game.phases) and not game.phases[v[layout.PHASE]].steps and v[layout.WINNERS] is None:
        _run_phase(work, v[layout.PHASE])
    if v[layout.PHASE] < len(game.phases) and v[layout.WINNERS] is None:
        if v[layout.TURN] == 0:
            begin_turn(work, v[layout.SEAT])
        elif v[layout.ENDED_BY]:
            first = v[layout.DEALER] if game.settings["first_player"] == "after_dealer" else v[layout.SEAT]
            v[layout.ENDED_BY] = ""
            begin_turn(work, game.layout.next_seat[first])


def _run_phase(work: Work, number: int) -> None:
    phase = work.game.phases[number]
    if work.trace is not None:
        work.trace.add(phase.id, "done")
    work.c = None
    _settle_scripted(work)
    for plan in phase.plans:
        if work.v[layout.PHASE] != number or work.v[layout.WINNERS] is not None:
            return
        perform(work, (plan,), work.v[layout.SEAT])
        _settle_scripted(work)
    if work.v[layout.PHASE] == number:
        work.v[layout.PHASE] = number + 1


def _settle_scripted(work: Work) -> None:
    try:
        settle(work)
    except Refused as refused:
        raise Impossible(f"a rule forbids what nobody chose: {refused.refusal.rule}") from None
