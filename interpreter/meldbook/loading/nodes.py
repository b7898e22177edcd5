"""The tree that a YAML file becomes: scalars as they were written, each with its place.

Nothing here knows what a key means. Types are given later, by the slot a scalar stands in, so that `3`, `no` and
`1.10` stay what the author wrote until then.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Place:
    """A point in a file. Lines and columns count from 1; `width` is the number of characters to underline."""

    file: str
    line: int
    column: int
    width: int = 1


@dataclass(frozen=True, slots=True)
class Scalar:
    """A scalar exactly as written, without quotes. `quoted` tells `"3"` from `3`.

    `offset` is the column shift from `place.column` to the first character of `text` (1 for a quoted scalar), so that
    a column inside the text can be shown; -1 when the text was folded over lines and has no such column.
    """

    text: str
    place: Place
    quoted: bool = False
    offset: int = 0


@dataclass(frozen=True, slots=True)
class Sequence:
    """A list."""

    items: tuple[Node, ...]
    place: Place


@dataclass(frozen=True, slots=True)
class Mapping:
    """A mapping in the order of the file. `keys` are scalars, so that a key can be pointed at."""

    pairs: tuple[tuple[Scalar, Node], ...]
    place: Place

    def get(self, name: str) -> Node | None:
        """The value under a key, or None."""
        for key, value in self.pairs:
            if key.text == name:
                return value
        return None

    def key(self, name: str) -> Scalar | None:
        """The key itself, for its place."""
        for key, _ in self.pairs:
            if key.text == name:
                return key
        return None


Node: TypeAlias = Scalar | Sequence | Mapping
