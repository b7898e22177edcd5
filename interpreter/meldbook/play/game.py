"""A game: the rules of one variant with its options set, ready to be played. Immutable once made.

Here is only what a game holds. `compile.py` makes it from the typed entries; `judge.py` and its neighbours play it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from meldbook.language.bind import Binder, Bound
from meldbook.language.entries import Selection, Typed
from meldbook.language.names import Names
from meldbook.loading.variants import Resolved
from meldbook.play import cards
from meldbook.play.layout import Layout
from meldbook.play.melds import Meld, Place, Shape, placed

Ask = Callable[..., Any]


@dataclass(frozen=True, slots=True)
class Question:
    """An expression, both ways: the function that answers it, and the bound tree that explains it."""

    ask: Ask
    bound: Bound
    id: str
    field: str


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule to something. `number` is its place in the order of the file; `fixed` means it reads the meld alone."""

    id: str
    number: int
    when: Question | None
    needs: Question
    reads_choice: bool
    fixed: bool

    def allows(self, v: Any, p: int, s: int, c: Any, m: Meld | None) -> bool:
        """Does it let the thing pass?"""
        when = self.when
        return bool((when is not None and not when.ask(v, p, s, c, m)) or self.needs.ask(v, p, s, c, m))


@dataclass(frozen=True, slots=True)
class Rules:
    """Rules to one thing, in the order of the file. `live` leaves out those that the options have made to always allow; a
    trace names all. `together` are those that ask all that is laid only for more of it (`sum(...) >= need`), and `bound`
    the ids of all that read what several groups lay."""

    all: tuple[Rule, ...]
    live: tuple[Rule, ...]
    together: tuple[Rule, ...] = ()
    bound: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class MovePlan:
    """`amount` is a question, `all` or `card`. Zones by name and owner; `picked` is a mask, or a question, or None."""

    amount: Question | str
    source: tuple[str, str]
    target: tuple[str, str]
    next_stack: bool
    picked: int | Question | None
    each: str
    when: Question | None
    reveals: bool


@dataclass(frozen=True, slots=True)
class NotePlan:
    word: str
    value: Question
    when: Question | None


@dataclass(frozen=True, slots=True)
class LayPlan:
    row: str


@dataclass(frozen=True, slots=True)
class AskPlan:
    word: str
    answers: tuple[str, ...]
    kept: bool


@dataclass(frozen=True, slots=True)
class PayPlan:
    amount: Question
    to: str
    when: Question | None


@dataclass(frozen=True, slots=True)
class ScorePlan:
    pass


@dataclass(frozen=True, slots=True)
class EndPlan:
    """`phase` is the number of the phase that ends; None for `turn` and `match`."""

    what: str
    phase: int | None
    won_by: str


Plan = MovePlan | NotePlan | LayPlan | AskPlan | PayPlan | ScorePlan | EndPlan


@dataclass(frozen=True, slots=True)
class Action:
    id: str
    name: str
    phase: int
    step: int
    selection: Selection
    first_rules: Rules
    choice_rules: Rules
    plans: tuple[Plan, ...]
    row: str
    asks: AskPlan | None


@dataclass(frozen=True, slots=True)
class Trigger:
    """`anyone` (only `for: everyone`) asks at once whether the condition holds for any seat."""

    id: str
    name: str
    condition: Question
    anyone: Ask | None
    rules: Rules
    plans: tuple[Plan, ...]


@dataclass(frozen=True, slots=True)
class Phase:
    id: str
    name: str
    plans: tuple[Plan, ...]
    steps: tuple[tuple[str, bool], ...]
    triggers: tuple[Trigger, ...]
    actions: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class Kind:
    id: str
    name: str
    group: str
    of: tuple[int, ...]
    when: Question | None
    pays: Question | None
    tag: int


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the score sheet: a `pays` entry, or the `pays` of a kind."""

    id: str
    amount: Question
    when: Question | None
    by_seat: bool
    kind: Kind | None


@dataclass
class Game:
    """The rules of one variant, options set."""

    name: str
    resolved: Resolved
    options: dict[str, str]
    typed: dict[str, Typed]
    names: Names
    layout: Layout
    phases: tuple[Phase, ...]
    actions: dict[str, Action]
    shapes: tuple[Shape, ...]
    shape_ids: tuple[str, ...]
    meld_rules: tuple[tuple[Rule, ...], ...]
    kinds: tuple[Kind, ...]
    tags: dict[str, int]
    turn_end: Rules
    lines: tuple[Line, ...]
    words: dict[str, Question]
    reads: dict[str, frozenset[str]]
    settings: dict[str, Any]
    deck: int
    deck_zone: str
    worth: dict[int, int]
    refills: dict[str, str]
    seen: dict[str, str]
    alike: tuple[int, ...]
    same: tuple[int, ...]
    binder: Binder
    compile_word: Callable[[str], Question]
    quick: dict[str, Callable[[Any, int], bool | None]] = field(default_factory=dict)
    groups: dict[tuple[Any, ...], tuple[tuple[Any, ...], int]] = field(default_factory=dict)
    _melds: dict[tuple[Any, ...], Meld | None] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.counted = self.layout.counted()

    @property
    def first_turns(self) -> int:
        """The number of the first phase with turns."""
        return next(number for number, phase in enumerate(self.phases) if phase.steps)

    def meld(self, pattern: int, written: tuple[int, ...], meant: tuple[int | None, ...] = (), before: Meld | None = None, begun: int = 0) -> Meld | None:
        """These cards under a pattern, alone or added to a meld; None if they do not fit. Remembered."""
        key = (pattern, written, meant, before, begun)
        try:
            return self._melds[key]
        except KeyError:
            if len(self._melds) > 200_000:
                self._melds.clear()
            found = self._melds[key] = self._new_meld(pattern, written, meant or (None,) * len(written), before, begun)
            return found

    def _new_meld(self, pattern: int, written: tuple[int, ...], meant: tuple[int | None, ...], before: Meld | None, begun: int) -> Meld | None:
        found = placed(self.shapes[pattern], written, meant, before)
        if found is None:
            return None
        return self.finished_meld(pattern, found[0], found[1], before.begun if before else begun)

    def finished_meld(self, pattern: int, places: tuple[Place, ...], start: int | None, begun: int) -> Meld:
        """A meld with its rank, ends, kinds and fixed faults worked out."""
        shape = self.shapes[pattern]
        own = [place.card for place in places if place.stands_for is None]
        in_order = shape.form == "in_order"
        rank = None if in_order or shape.form == "only" else cards.rank(own[0])
        suit = cards.suit(own[0]) if in_order or shape.form == "one_card" else None
        low, high = (shape.ranks[start], shape.ranks[start + len(places) - 1]) if start is not None else (None, None)
        held = cards.gather(place.card for place in places)
        bare = Meld(pattern, held, places, len(places), len(own), len(places) - len(own), rank, suit, start, low, high, begun)
        return self._told_apart(bare, begun)

    def _told_apart(self, bare: Meld, begun: int) -> Meld:
        """The same with kinds, tags and faults."""
        tags, kinds, groups = 1 << bare.pattern, [], set()
        for number, kind in enumerate(self.kinds):
            if bare.pattern in kind.of and kind.group not in groups and (kind.when is None or kind.when.ask(None, 0, 0, None, bare)):
                groups.add(kind.group)
                kinds.append(number)
                tags |= kind.tag | self.tags[kind.group]
        faults = tuple(rule.number for rule in self.meld_rules[bare.pattern] if rule.fixed and not rule.allows(None, 0, 0, None, bare))
        key = (bare.pattern, bare.places if bare.start is not None else bare.cards, bare.start, begun)
        return Meld(bare.pattern, bare.cards, bare.places, bare.size, bare.own, bare.stand_ins, bare.rank, bare.suit, bare.start, bare.low, bare.high,
                    begun, tags, tuple(kinds), faults, key)

    def word_question(self, name: str) -> Question:
        """The question that a word is, compiled on first use."""
        found = self.words.get(name)
        if found is None:
            found = self.words[name] = self.compile_word(name)
        return found

    def slots(self, rule_id: str) -> dict[str, int | str]:
        """The numbers and words that the sentence of an entry may name."""
        from meldbook.language.slots import slots

        return slots(self, rule_id)
