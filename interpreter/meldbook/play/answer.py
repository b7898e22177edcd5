"""An answer with its reasons: the value of an expression, where it was written, and the answers of its parts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from meldbook.language.bind import Bound
from meldbook.language.entries import shown
from meldbook.loading.nodes import Place
from meldbook.play.game import Game
from meldbook.play.melds import Meld


@dataclass(frozen=True, slots=True)
class Answer:
    """The value of an expression, and the answers of its parts. `thing`: in a place that is asked one by one, the card,
    the meld or the side this was asked of. `name`: what a reader knows it by, if that is not its text."""

    value: Any
    bound: Bound
    parts: tuple[Answer, ...] = ()
    thing: Any = None
    name: str = ""

    @property
    def op(self) -> str:
        """The operation."""
        return self.bound.op

    @property
    def type(self) -> str:
        """The type of the value."""
        return self.bound.type

    @property
    def text(self) -> str:
        """The piece of the file it was written as."""
        source = self.bound.source
        return source.text[slice(*self.bound.span)] if source is not None else ""

    @property
    def place(self) -> Place | None:
        """Where that stands."""
        source, (start, end) = self.bound.source, self.bound.span
        return shown(source, start, end - start) if source is not None else None


@dataclass(frozen=True, slots=True)
class Asking:
    """What is asked of: the state, the seat and its side, the choice, the meld in question, the one in turn. `how` has the
    function of every operation."""

    game: Game
    how: Mapping[str, Walk]
    v: Sequence[Any]
    p: int
    s: int
    c: Any
    m: Meld | None
    x: Any = None

    def walk(self, bound: Bound) -> Answer:
        """The answer of an expression."""
        return self.how[bound.op](self, bound)

    def made(self, bound: Bound, value: Callable[..., Any]) -> Answer:
        """An answer worked out from the values of all parts."""
        parts = tuple(self.walk(kid) for kid in bound.kids)
        return Answer(value(*[part.value for part in parts]), bound, parts)


Walk: TypeAlias = Callable[[Asking, Bound], Answer]
