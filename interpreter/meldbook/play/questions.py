"""Questions about a situation that change nothing: is this a meld, what is a word worth, may this be done, what does the
table score, who has won."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from meldbook.errors import InputError
from meldbook.language import entries as e
from meldbook.language import tree as t
from meldbook.play import actions, cards, choices, judge, layout, situation
from meldbook.play import game as g
from meldbook.play.effects import nearest
from meldbook.play.judge import State
from meldbook.play.melds import Meld
from meldbook.play.work import EFFECTS, Choice, Move, Refusal, Trace, Work

Answer = dict[str, Any]


def meld(game: g.Game, text: str | Sequence[str], pattern: str | None = None, trace: Trace | None = None) -> Answer | Refusal:
    """Is this a meld, alone on an empty table? Raises InputError."""
    texts = text.split() if isinstance(text, str) else list(text)
    data: dict[str, Any] = {"cards": texts}
    if pattern is not None:
        data["pattern"] = pattern
    if not game.shapes:
        raise InputError("nothing is laid in this game")
    group = actions._read_group(game, data)
    if not group.cards:
        raise InputError("write some cards: `9S 9H 2C`")
    if not cards.holds(game.deck, cards.gather(group.cards)):
        extra = next(card for card in group.cards if group.cards.count(card) > cards.copies(game.deck, card))
        raise InputError(f"the pack has {cards.NAMES[extra]} {cards.copies(game.deck, extra)} times")
    v = game.layout.empty()
    v[layout.PHASE] = game.first_turns
    shapes = game.shapes if group.pattern is None else (game.shapes[group.pattern],)
    found = next((made for shape in shapes if (made := game.meld(shape.index, group.cards, group.meant)) is not None), None)
    if found is None:
        asked = game.shape_ids[group.pattern] if group.pattern is not None else nearest(game, cards.gather(group.cards))
        if trace is not None:
            trace.add(asked, "does not fit")
        return Refusal(asked, EFFECTS)
    return _answered(game, v, 0, found, None, trace)


def extend(game: g.Game, state: State, seat: int, onto: int, texts: Sequence[str], trace: Trace | None = None) -> Answer | Refusal:
    """The same for a meld of the seat's side (numbered from 1) after cards are added. Raises InputError."""
    group = actions._read_group(game, {"cards": list(texts), "onto": onto})
    place = _row(game).of_seat[seat]
    row = state[place]
    if group.onto is None or group.onto >= len(row):
        raise InputError(f"the side has no meld {onto}")
    before = row[group.onto]
    found = game.meld(before.pattern, group.cards, group.meant, before)
    if found is None:
        if trace is not None:
            trace.add(game.shape_ids[before.pattern], "does not fit")
        return Refusal(game.shape_ids[before.pattern], EFFECTS)
    return _answered(game, list(state), seat, found, group.onto, trace)


def _row(game: g.Game) -> layout.ZoneSlots:
    action = next((action for action in game.actions.values() if action.row), None)
    if action is None:
        raise InputError("nothing is laid in this game")
    return game.layout.zones[action.row]


def _answered(game: g.Game, v: list[Any], seat: int, found: Meld, at: int | None, trace: Trace | None) -> Answer | Refusal:
    """Asks the rules to the pattern, the meld lying in the row. Nothing is known of an action but the meld that it makes."""
    place = _row(game).of_seat[seat]
    row = list(v[place])
    chosen = Choice(Move(""), "")
    chosen.new, chosen.meld, chosen.onto = [found], found, None if at is None else row[at]
    chosen.laid = found.cards - (chosen.onto.cards if chosen.onto is not None else 0)
    if at is None:
        row.append(found)
    else:
        row[at] = found
    v[place] = tuple(row)
    side = game.layout.side_of[seat]
    if trace is not None:
        trace.add(game.shape_ids[found.pattern], "fits")
    for rule in game.meld_rules[found.pattern]:
        allowed = rule.allows(v, seat, side, chosen, found)
        if trace is not None:
            trace.add(rule.id, "allows" if allowed else "refuses")
        if not allowed:
            return Refusal(rule.id, EFFECTS)
    kinds = [game.kinds[number] for number in found.kinds]
    if trace is not None:
        for kind in game.kinds:
            trace.add(kind.id, "fits" if kind in kinds else "does not fit")
    bonus = sum(kind.pays.ask(v, seat, side, None, found) or 0 for kind in kinds if kind.pays is not None)
    return {
        "pattern": game.shapes[found.pattern].name,
        "kinds": [kind.name for kind in kinds],
        "points": sum(game.worth.get(place.card, 0) for place in found.places),
        "bonus": bonus,
    }


def word(game: g.Game, state: State, seat: int, name: str, trace: Trace | None = None) -> Answer:
    """The value of a word for a seat: a number, true or false, a text, or None. Raises InputError."""
    found = game.names.found.get(name)
    entry = found.entry if found is not None else None
    if found is None or not isinstance(entry, e.Is | e.Table | e.Choice) or found.what != "word":
        near = game.names.instead(name)
        raise InputError(f"there is no word `{name[:40]}`" + (f"; {near}" if near else ""))
    if trace is not None:
        trace.add(entry.id, "asked")
    question = game.word_question(name)
    value = question.ask(state, seat, game.layout.side_of[seat], Choice(Move(name), ""), None)  # nothing is chosen
    return {"value": value}


def may(game: g.Game, state: State, seat: int, do: Mapping[str, Any], trace: Trace | None = None) -> Answer | Refusal:
    """Would this action be accepted? Nothing is changed. Raises InputError."""
    judged = judge.judge(game, state, seat, actions.read(game, do), trace)
    return judged if isinstance(judged, Refusal) else {}


def actions_of(game: g.Game, state: State) -> Answer:
    """What the seat in turn may do, as actions in JSON."""
    return {"actions": [actions.write(game, move) for move in choices.list_moves(game, state)]}


def score(game: g.Game, state: State, trace: Trace | None = None) -> Answer:
    """The count of a finished deal, item by item. Raises InputError if the play is not over."""
    if state[layout.PHASE] <= game.first_turns:
        raise InputError("the play is not over; a table is counted in the phase after it")
    work = Work(game, state, state[layout.SEAT], trace)
    judge.run_scripted(work)
    if work.v[layout.RESULT] is None:
        raise InputError("nothing was counted")
    return situation.write_result(tuple(work.v))


def winner(game: g.Game, state: State, trace: Trace | None = None) -> Answer:
    """Is the match over with these scores, and who has won? Asked as after a deal that was counted."""
    v = list(state)
    v[layout.PHASE] = len(game.phases) - 1
    v[layout.DEALS] = max(1, v[layout.DEALS])
    v[layout.WINNERS] = None
    work = Work(game, v, v[layout.SEAT], trace)
    judge.settle(work)
    winners = work.v[layout.WINNERS]
    return {"over": False} if winners is None else {"over": True, "winners": [side + 1 for side in winners]}


__all__ = ["actions_of", "extend", "may", "meld", "score", "t", "winner", "word"]
