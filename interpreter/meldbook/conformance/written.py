"""Cards and melds as a case writes them, read into lists. InputError says what is wrong and where."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from meldbook.conformance.shapes import NAME
from meldbook.conformance.values import Path, Value, is_list
from meldbook.errors import InputError

FILLED = "..."
"""At the end of a stack: the rest is filled."""

_NAMED = re.compile(rf"({NAME}):\s+(.*)")


class SituationError(InputError):
    """A situation that cannot be. `path` leads to the value that is wrong."""

    def __init__(self, message: str, path: Path) -> None:
        super().__init__(message)
        self.path = path


@dataclass(frozen=True, slots=True)
class Meld:
    """A meld as written: its cards (a place after `=` kept), and its pattern if it is named."""

    cards: tuple[str, ...]
    pattern: str | None = None


def where(path: Path) -> str:
    """A path as a person says it: `hands of 1`."""
    return " of ".join(path) if path else "the situation"


def cards(value: Value, path: Path) -> list[str]:
    """The cards of a text."""
    if not isinstance(value, str):
        raise SituationError(f"{where(path)}: cards are written as one text, such as `4C 5D`", path)
    return value.split()


def items(value: Value, path: Path) -> Sequence[Value]:
    """The items of a list."""
    if not is_list(value):
        raise SituationError(f"{where(path)}: a list", path)
    return value


def names(value: Value, path: Path) -> list[str]:
    """A list of names."""
    return [str(name) for name in items(value, path)]


def meld(value: Value, path: Path) -> Meld:
    """A meld: `KS KH KD`, `name: 3S 3C`, or a mapping of one pattern to its cards."""
    if isinstance(value, Mapping):
        if len(value) != 1:
            raise SituationError(f"{where(path)}: a meld has one pattern", path)
        ((pattern, text),) = value.items()
        return Meld(tuple(cards(text, path)), pattern)
    named = _NAMED.fullmatch(value) if isinstance(value, str) else None
    if named:
        return Meld(tuple(named[2].split()), named[1])
    return Meld(tuple(cards(value, path)))


def bare(card: str) -> str:
    """The card itself, without the place that it is written for."""
    return card.split("=", 1)[0]
