"""Explains: why a rule let an action pass or did not, and what a word is now, down to the parts it was written with.

Nothing is decided here. An action is judged again while a listener walks the rule each time it is asked. What the seat
cannot see stays out of the answers.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from meldbook.errors import InputError
from meldbook.language import entries as e
from meldbook.language.bind import Bound
from meldbook.loading.nodes import Scalar
from meldbook.play import game as g
from meldbook.play import layout
from meldbook.play.answer import Answer
from meldbook.play.choices import reachable
from meldbook.play.effects import turn_order
from meldbook.play.explain_lines import lines, named, veiled, words_by_source
from meldbook.play.finish import closing_actions, closing_moves
from meldbook.play.judge import State, ask_rules, chosen_attempt
from meldbook.play.melds import Meld
from meldbook.play.walk import walk
from meldbook.play.work import FIRST_RULES, Move, Refused, Trace, Work

__all__ = ["explain_rule", "explain_word", "lines"]


def explain_rule(game: g.Game, state: State, seat: int, move: Move, rule_id: str) -> list[Answer]:
    """The answers of a rule (its `when`, then its `needs` if it applies) or of a trigger's condition, each time judging
    this action asks it; empty if it is never asked. InputError: no such action, an id that is neither."""
    listener = _listened(game, state, seat, move, rule_id)
    work = listener.work
    if work is None or listener.answers or listener.refused or work.turn_ended:
        return listener.answers
    for before, later in _to_come(game, state, tuple(work.v), seat, move):
        answers = _listened(game, before, seat, later, rule_id).answers
        if answers and not answers[-1].value:
            return answers
    return []


def _to_come(game: g.Game, state: State, after: State, seat: int, move: Move) -> Iterator[tuple[State, Move]]:
    """What an action is also refused for: how the turn might end, after every answer that another seat might give."""
    yield from ((after, closing) for closing in _closings(game, after, seat))
    asks = game.actions[move.action].asks
    for answer in asks.answers if asks is not None else ():
        if answer != move.answer:
            work = _listened(game, state, seat, replace(move, answer=answer), "").work
            if work is not None:
                yield from ((tuple(work.v), closing) for closing in _closings(game, tuple(work.v), seat))


def _closings(game: g.Game, state: State, seat: int) -> Iterator[Move]:
    """How the turn might end: what is asked where an action is refused because the turn could not be finished."""
    if state[layout.PHASE] < len(game.phases):
        for action in closing_actions(game, state):
            yield from closing_moves(game, state, seat, action)


def _listened(game: g.Game, state: State, seat: int, move: Move, id_: str) -> _Listener:
    """Judges an action, steps 2 to 7, while one rule is listened for."""
    action = game.actions.get(move.action)
    if action is None:
        raise InputError(f"there is no action `{move.action}`; the actions are {', '.join(game.actions)}")
    listener = _Listener(game, action, id_, seat)
    if state[layout.SEAT] != seat or action not in reachable(game, state):
        return listener
    work = listener.work = Work(game, state, seat, listener)
    try:
        ask_rules(work, action.first_rules, FIRST_RULES)
        chosen_attempt(work, action, move)
    except Refused:
        listener.refused = True
    return listener


class _Listener(Trace):
    """Hears when an entry is asked, and walks it there and then."""

    def __init__(self, game: g.Game, action: g.Action, id_: str, viewer: int) -> None:
        super().__init__()
        self.game, self.action, self.id, self.viewer = game, action, id_, viewer
        self.rule = next((rule for rule in rules_of(game) if rule.id == id_), None)
        self.triggers = {trigger.id: trigger for phase in game.phases for trigger in phase.triggers}
        if id_ and self.rule is None and id_ not in self.triggers:
            raise InputError(f"`{id_}` is no rule to anything and no trigger")
        self.work: Work | None = None
        self.answers: list[Answer] = []
        self.refused = False
        self.asked, self.last, self.denied, self.seat = 0, "", 0, viewer

    def add(self, id_: str, outcome: str) -> None:
        """Told of every entry asked, by judging."""
        if id_ in self.triggers:
            self._turn_to_seat(id_, outcome)
        if id_ != self.id:
            return
        if self.rule is None:
            self._answer(self.triggers[id_].condition, "whenever", None)
            return
        meld = self._meld(self.rule)
        when = self.rule.when
        if when is None or self._answer(when, "when", meld):
            self._answer(self.rule.needs, "needs", meld)
        self.asked += 1

    def _turn_to_seat(self, id_: str, outcome: str) -> None:
        """A trigger is asked for one seat after the other, or for the player in turn alone."""
        assert self.work is not None
        denied = self.denied if id_ == self.last else 0
        everyone = self.triggers[id_].anyone is not None
        self.seat = list(turn_order(self.work))[denied] if everyone else self.work.v[layout.SEAT]
        self.last, self.denied = ("", 0) if outcome == "holds" else (id_, denied + 1)

    def _meld(self, rule: g.Rule) -> Meld | None:
        """The meld in question: first that of the choice, in a rule to the action; then those laid, as they lie."""
        assert self.work is not None
        c, asked = self.work.c, self.asked
        if c is None:
            return None
        if rule in self.action.first_rules.all or rule in self.action.choice_rules.all:
            if asked == 0:
                return c.meld
            asked -= 1
        row = self.work.v[self.game.layout.zones[self.action.row].of_seat[self.work.p]] if self.action.row else ()
        laid = [row[laying.at] for laying in c.layings if laying.at < len(row)]
        due = [meld for meld in laid if rule in self.game.meld_rules[meld.pattern]]
        return due[asked] if asked < len(due) else None

    def _answer(self, question: g.Question, slot: str, meld: Meld | None) -> bool:
        work = self.work
        assert work is not None
        answer = walk(self.game, question.bound, work.v, self.seat, self.game.layout.side_of[self.seat], work.c, meld)
        self.answers.append(_for_reader(self.game, answer, f"{self.id}  {slot} ", self.seat, self.viewer))
        return bool(answer.value)


def rules_of(game: g.Game) -> Iterator[g.Rule]:
    """Every rule of a game, once for each thing it is a rule to."""
    for action in game.actions.values():
        yield from (*action.first_rules.all, *action.choice_rules.all)
    for rules in game.meld_rules:
        yield from rules
    for phase in game.phases:
        for trigger in phase.triggers:
            yield from trigger.rules.all
    yield from game.turn_end.all


def _for_reader(game: g.Game, answer: Answer, head: str, asked: int, viewer: int) -> Answer:
    """With the names of words, without what the viewer cannot see."""
    found = named(veiled(answer, game, asked, viewer), words_by_source(game), None)
    return replace(found, name=head + found.name)


# --- words ---


def explain_word(game: g.Game, state: State, seat: int, word: str) -> Answer:
    """What a word or a note is now, for a seat that has chosen nothing. InputError: there is no such word."""
    named_word = game.names.found.get(word)
    if named_word is None or named_word.what not in ("word", "note"):
        close = game.names.instead(word)
        raise InputError(f"there is no word `{word[:40]}`" + (f"; {close}" if close else ""))
    if isinstance(named_word.entry, e.Table) and named_word.entry.by is None:
        raise InputError(f"`{word}` is asked of a card, not of a seat")
    if named_word.what == "note":
        source = Scalar(word, named_word.place, offset=-1)
        bound = Bound("note", game.binder.note_types.get(word, "yesno"), data=word, maybe=True, span=(0, len(word)), source=source)
    else:
        bound = game.word_question(word).bound
    answer = _for_reader(game, walk(game, bound, state, seat, game.layout.side_of[seat], None, None), "", seat, seat)
    return answer if answer.name == f"{word}:" or answer.text == word else replace(answer, name=f"{word}: {answer.name}".strip())
