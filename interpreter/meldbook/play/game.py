"""A game: the rules of one variant with its options set, ready to be played. Immutable once made.

Here is only what a game holds. `compile.py` makes it from the typed entries; `judge.py` and its neighbours play it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any

from meldbook.language.bind import Binder, Bound
from meldbook.language.entries import Selection, Typed
from meldbook.language.names import Names
from meldbook.loading.variants import Resolved
from meldbook.play import cards
from meldbook.play.layout import Layout
from meldbook.play.melds import Meld, Place, Shape, placed

if TYPE_CHECKING:
    from meldbook.play.work import Group

Ask = Callable[..., Any]
MOST_REMEMBERED = 150_000  # melds, and bundles of groups


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


def none_fails(_v: Any, _p: int, _s: int, _c: Any, _m: Meld | None) -> int:
    """What a list of rules or triggers answers before its function is compiled."""
    return -1


@dataclass(slots=True)
class Rules:
    """Rules to one thing, in the order of the file. `live` leaves out those that the options have made to always allow; a
    trace names all. `first_failing` answers with the number of the first live rule that refuses, or -1. `together` are those that ask all that is laid only for more of it (`sum(...) >= need`), and `bound`
    the ids of all that read what several groups lay."""

    all: tuple[Rule, ...]
    live: tuple[Rule, ...]
    together: tuple[Rule, ...] = ()
    bound: frozenset[str] = frozenset()
    first_failing: Ask = none_fails


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
    """`hand_of`, `row_of` and `top_of`: for each seat where the cards it chooses from, its row of melds and the pile with the top
    card lie in a state (none where the action has no such thing). `joining` is the pattern whose whole melds a group may take up."""

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
    hand_of: tuple[int, ...]
    row_of: tuple[int, ...]
    top_of: tuple[int, ...]
    joining: int | None

    @property
    def never(self) -> bool:
        """Do the options forbid it for good?"""
        return any(rule.when is None and rule.needs.bound.constant and not rule.needs.bound.data for rule in self.first_rules.live)


@dataclass(frozen=True, slots=True)
class Trigger:
    """`anyone` (only `for: everyone`) asks at once whether the condition holds for any seat."""

    id: str
    name: str
    condition: Question
    anyone: Ask | None
    rules: Rules
    plans: tuple[Plan, ...]


@dataclass(slots=True)
class Phase:
    """`first_due` answers with the number of the first trigger that holds for any seat it is asked for, or -1. `closing` are the
    actions of the last step, `reachable` those that can be done with a step open, skipping what may be skipped, and `possible` leaves out
    those that the options have forbidden for good."""

    id: str
    name: str
    plans: tuple[Plan, ...]
    steps: tuple[tuple[str, bool], ...]
    triggers: tuple[Trigger, ...]
    actions: tuple[Action, ...]
    first_due: Ask = none_fails
    closing: tuple[Action, ...] = field(init=False)
    reachable: tuple[tuple[Action, ...], ...] = field(init=False)  # for each step that may be open
    possible: tuple[tuple[Action, ...], ...] = field(init=False)

    def __post_init__(self) -> None:
        self.closing = tuple(action for action in self.actions if action.step == len(self.steps) - 1)
        self.reachable = tuple(
            tuple(action for action in self.actions if action.step >= step and self._skippable(step, action.step))
            for step in range(len(self.steps) + 1)
        )
        self.possible = tuple(tuple(action for action in actions if not action.never) for actions in self.reachable)

    def _skippable(self, step: int, to: int) -> bool:
        return all(skippable for _, skippable in self.steps[step:to])

    def open(self, step: int) -> bool:
        """Can the last step be done now, this one being open?"""
        return self._skippable(step, len(self.steps) - 1)


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


class Listed:
    """What became of the moves listed last, so that judging one of them need not do it again: for each move (this very
    object) the work that it led to. Taken out when used, for what comes after changes it."""

    def __init__(self) -> None:
        self.state: Any = None
        self.works: dict[int, tuple[Any, Any]] = {}

    def begin(self, state: Any) -> None:
        """Moves in another state are listed from here on."""
        if self.state is not state:
            self.state, self.works = state, {}

    def take(self, state: Any, move: Any) -> Any:
        """The work of a move listed in this state, or None."""
        if self.state is not state:
            return None
        found = self.works.get(id(move))
        return self.works.pop(id(move))[1] if found is not None and found[0] is move else None


@dataclass
class Game:
    """The rules of one variant, options set. `resolved` has what the options change laid over it; `written` has not."""

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
    same_in_sets: tuple[int, ...]
    binder: Binder
    compile_word: Callable[[str], Question]
    pattern_fails: tuple[Ask, ...] = ()
    listed: Listed = field(default_factory=Listed)
    quick: dict[str, Callable[[Any, int], int | None]] = field(default_factory=dict)
    groups: dict[tuple[Any, ...], Any] = field(default_factory=dict)
    quick_lays: dict[str, Callable[[Any, int], Callable[[Any], bool | None] | None]] = field(default_factory=dict)
    lanes: dict[int, tuple[tuple[int, int, int, int], ...]] = field(default_factory=dict)
    hopes: dict[tuple[int, str], Any] = field(default_factory=dict)
    crowding: dict[str, Any] = field(default_factory=dict)
    least_sizes: dict[tuple[int, int], int | None] = field(default_factory=dict)
    others: dict[frozenset[tuple[str, str]], Game] = field(default_factory=dict)
    remembered: int = 0
    _melds: dict[tuple[Any, ...], Meld | None] = field(default_factory=dict)
    _known: dict[tuple[object, ...], Meld] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.written = self.resolved
        self.counted = self.layout.counted()
        self.fixed_rules = tuple(tuple(rule for rule in rules if rule.fixed) for rules in self.meld_rules)

    @cached_property
    def stand_ins(self) -> int:
        """A mask of the cards that may stand in for others in some pattern."""
        found = 0
        for shape in self.shapes:
            found |= shape.stand_in
        return found

    @property
    def first_turns(self) -> int:
        """The number of the first phase with turns."""
        return next(number for number, phase in enumerate(self.phases) if phase.steps)

    def meld(
        self, pattern: int, written: tuple[int, ...], meant: tuple[int | None, ...] = (), before: Meld | None = None, begun: int = 0
    ) -> Meld | None:
        """These cards under a pattern, alone or added to a meld; None if they do not fit. Remembered."""
        memo = self._melds if before is None else before.grown
        key = (pattern, written, meant, begun)
        try:
            return memo[key]
        except KeyError:
            self.remembers_more()
            found = memo[key] = self._new_meld(pattern, written, meant or (None,) * len(written), before, begun)
            return found

    def meld_of(
        self, group: Group, written: tuple[int, ...], meant: tuple[int | None, ...], before: Meld | None, begun: int, with_top: bool = False
    ) -> Meld | None:
        """The meld that a group makes of these cards: of the one it is added to, else of the first pattern that they fit."""
        if before is not None:
            return self.meld(before.pattern, written, meant, before)
        for shape in self.shapes if group.pattern is None else (self.shapes[group.pattern],):
            meld = self.meld(shape.index, written, meant, None, begun)
            if with_top and shape.form == "in_order":
                meld = self._with_top(shape, written, meant, begun)
            if meld is not None:
                return meld
        return None

    def _with_top(self, shape: Shape, written: tuple[int, ...], meant: tuple[int | None, ...], begun: int) -> Meld | None:
        """In order with a first card whose place nobody wrote: its own place if it has one, else the highest that fits the order
        of the others; where they are in no order, all by rank."""
        top, *others = written
        said = meant[1:] or (None,) * len(others)
        tried = [
            self.meld(shape.index, (*others[:at], top, *others[at:]), (*said[:at], None, *said[at:]) if any(said) else (), None, begun)
            for at in range(len(others), -1, -1)
        ]
        found = [meld for meld in tried if meld is not None]
        if not found and not any(said):
            by_rank = self.meld(shape.index, tuple(sorted(written)), (), None, begun)
            found = [by_rank] if by_rank is not None else []
        return max(found, key=lambda meld: meld.own, default=None)

    def remembers_more(self) -> None:
        """To be told of each thing remembered: when it is too much, all is forgotten, and with the melds what they remember."""
        self.remembered += 1
        if self.remembered > MOST_REMEMBERED:
            self.remembered = 0
            self.groups.clear()
            self._known.clear()
            self._melds.clear()

    def _new_meld(
        self, pattern: int, written: tuple[int, ...], meant: tuple[int | None, ...], before: Meld | None, begun: int
    ) -> Meld | None:
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
        held = cards.gather([place.card for place in places])
        key = (pattern, held if start is None else places, start, rank, suit, begun)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = Meld(
                pattern,
                held,
                places,
                len(places),
                len(own),
                len(places) - len(own),
                rank,
                suit,
                start,
                low,
                high,
                begun,
                key,
                shape.usable(rank, suit, places[0].card),
            )
            self._tell_apart(known)
        return known

    def _tell_apart(self, meld: Meld) -> None:
        """Works out kinds, their tags, and faults of a meld just made."""
        groups: set[str] = set()
        meld.tags = 1 << meld.pattern
        for number, kind in enumerate(self.kinds):
            if meld.pattern in kind.of and kind.group not in groups and (kind.when is None or kind.when.ask(None, 0, 0, None, meld)):
                groups.add(kind.group)
                meld.kinds += (number,)
                meld.tags |= kind.tag | self.tags[kind.group]
        meld.faults = tuple([rule.number for rule in self.fixed_rules[meld.pattern] if not rule.allows(None, 0, 0, None, meld)])

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
