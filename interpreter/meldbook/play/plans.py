"""Effects made ready: each effect of a rule file as a plan that `effects.py` carries out."""

from __future__ import annotations

from dataclasses import dataclass

from meldbook.language import entries as e
from meldbook.language import tree as t
from meldbook.language.names import Names
from meldbook.play import game as g


@dataclass
class Planner:
    """Makes plans. `questions` holds the compiled questions by the identity of their texts, `read_notes` the notes that some rule
    reads: others are not kept."""

    names: Names
    phases: tuple[str, ...]
    questions: dict[int, g.Question]
    read_notes: set[str]

    def question(self, text: e.Text | None) -> g.Question | None:
        """The question of a text that may be missing."""
        return None if text is None else self.questions[id(text)]

    def sure(self, text: e.Text) -> g.Question:
        """The question of a text."""
        return self.questions[id(text)]

    def plans(self, effects: tuple[e.Effect, ...]) -> tuple[g.Plan, ...]:
        """Of some effects, those that do something."""
        made = [getattr(self, f"_plan_{type(effect).__name__.lower()}")(effect) for effect in effects]
        return tuple(plan for plan in made if plan is not None)

    def _plan_move(self, effect: e.Move) -> g.Plan:
        source, next_stack = self._end_of_move(effect.source)
        target, _ = self._end_of_move(effect.target)
        amount = effect.amount if isinstance(effect.amount, str) else self.sure(effect.amount)
        picked: int | g.Question | None = None
        if effect.cards is not None:
            question = self.questions[id(effect)]
            picked = question.bound.data if question.bound.constant else question
        zone = self.names.found[source[0]].entry
        assert isinstance(zone, e.Zone)
        return g.MovePlan(amount, source, target, next_stack, picked, effect.each, self.question(effect.when), zone.seen == "nobody")

    def _end_of_move(self, text: e.Text) -> tuple[tuple[str, str], bool]:
        """Zone and owner that a move names; whether it is the next of several stacks."""
        tree = text.tree
        if isinstance(tree, t.OfOne):
            return (tree.inside.name, "player"), True
        if isinstance(tree, t.Owned):
            return (tree.name, tree.who), False
        assert isinstance(tree, t.Word)
        return (tree.name, "player"), False

    def _plan_lay(self, effect: e.Lay) -> g.Plan:
        return g.LayPlan(effect.row)

    def _plan_note(self, effect: e.Note) -> g.Plan | None:
        return g.NotePlan(effect.word, self.sure(effect.value), self.question(effect.when)) if effect.word in self.read_notes else None

    def _plan_ask(self, effect: e.Ask) -> g.Plan:
        return g.AskPlan(effect.word, effect.answers, effect.word in self.read_notes)

    def _plan_paynow(self, effect: e.PayNow) -> g.Plan:
        return g.PayPlan(self.sure(effect.amount), effect.to, self.question(effect.when))

    def _plan_score(self, _effect: e.Score) -> g.Plan:
        return g.ScorePlan()

    def _plan_shuffle(self, _effect: e.Shuffle) -> None:
        """A shuffle is an input: the deck comes in its order."""

    def _plan_end(self, effect: e.End) -> g.Plan:
        phase = None if effect.what in ("turn", "match") else self.phases.index(effect.what)
        return g.EndPlan("phase" if phase is not None else effect.what, phase, effect.won_by)
