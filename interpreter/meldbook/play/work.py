"""One action in the making: a copy of the state that effects and triggers change, and that becomes a state or is thrown away."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from meldbook.play import cards as card_sets
from meldbook.play import game as g
from meldbook.play.melds import Meld

# How far judging got: the steps of the language, part 7.
TURN, FIRST_RULES, CHOICE, CHOICE_RULES, EFFECTS, TRIGGERS, TURN_END = range(1, 8)


@dataclass(frozen=True, slots=True)
class Refusal:
    """The rules say no. `rule` is the id of the rule, action, phase or pattern that does; `stage` how far judging got."""

    rule: str
    stage: int = TURN
    slots: tuple[tuple[str, int | str], ...] = ()


class Refused(Exception):
    """Leaves judging with a refusal; never seen outside this package."""

    def __init__(self, rule: str, stage: int) -> None:
        self.rule, self.stage = rule, stage

    @property
    def refusal(self) -> Refusal:
        """The same as a value."""
        return Refusal(self.rule, self.stage)


@dataclass(frozen=True, slots=True)
class Group:
    """Cards to be laid: `cards` in the order they were named, `meant` the cards that stand-ins are said to stand for (or
    empty), `onto` the number of a meld in the row, `pattern` the number of a named pattern; `joins` the numbers of whole melds
    that it takes up besides; `held` the cards without order."""

    cards: tuple[int, ...]
    meant: tuple[int | None, ...] = ()
    onto: int | None = None
    pattern: int | None = None
    joins: tuple[int, ...] = ()
    held: int = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "held", card_sets.gather(self.cards))


@dataclass(frozen=True, slots=True)
class Move:
    """An action with what it chooses. Named `Move` beside the rule `Action` of a game."""

    action: str
    card: int | None = None
    word: str | None = None
    groups: tuple[Group, ...] = ()
    answer: str | None = None


@dataclass(slots=True)
class Laying:
    """A group as it would lie: `at` the place in the row, `meld` what it makes, or None if it fits nothing."""

    group: Group
    top: int | None
    at: int
    before: Meld | None
    meld: Meld | None


class Choice:
    """What an action chose, in the words that rules read."""

    __slots__ = ("action_id", "answer", "card", "hand_at", "held", "laid", "layings", "meld", "new", "onto", "top_at", "used", "word")

    def __init__(self, move: Move, action_id: str) -> None:
        self.action_id, self.hand_at, self.top_at = action_id, -1, -1
        self.card, self.word, self.answer = move.card, move.word, move.answer
        self.laid = self.used = self.held = 0
        self.new: Sequence[Meld] = ()
        self.onto: Meld | None = None
        self.meld: Meld | None = None
        self.layings: list[Laying] = []


class Work:
    """The state being changed (`v`), the seat that acts (`p`) and its side (`s`), the choice (`c`)."""

    __slots__ = ("c", "ended", "ended_by", "game", "p", "revealed", "s", "trace", "turn_ended", "v")

    def __init__(self, game: g.Game, state: Sequence[Any], seat: int, trace: Trace | None = None) -> None:
        self.game, self.v, self.p, self.s = game, list(state), seat, game.layout.side_of[seat]
        self.c: Choice | None = None
        self.trace = trace
        self.ended: int | None = None
        self.ended_by = ""
        self.turn_ended = self.revealed = False


class Trace:
    """The entries consulted, in the order in which they were asked: (id, what came of it)."""

    def __init__(self) -> None:
        self.events: list[tuple[str, str]] = []

    def add(self, id_: str, outcome: str) -> None:
        """Notes one entry."""
        self.events.append((id_, outcome))

    def consulted(self, game: g.Game) -> set[str]:
        """Every entry whose change could change the outcome: those asked, and all that they read."""
        found: set[str] = set()
        stack = [id_ for id_, _ in self.events]
        while stack:
            id_ = stack.pop()
            if id_ in found:
                continue
            found.add(id_)
            for word in game.reads.get(id_, ()):
                named = game.names.found.get(word)
                if named is not None and named.entry is not None:
                    stack.append(named.entry.id)
        return found
