"""Plain values, as JSON has them, and how a case file's nodes become them.

A case is written in YAML but compared, digested and sent as JSON. Values inside a `Case` cannot be changed: they
are tuples and read-only mappings, so that no run can change the corpus.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, TypeAlias, TypeGuard

from meldbook.loading import nodes
from meldbook.loading.scalars import WHOLE_NUMBER

Value: TypeAlias = "bool | int | float | str | Sequence[Value] | Mapping[str, Value] | None"
Json: TypeAlias = dict[str, Any]
"""A JSON object on its way in or out. What another program sent may hold anything."""

Path: TypeAlias = tuple[str, ...]


def scalar(node: nodes.Scalar) -> Value:
    """The value of a scalar of a case: digits are a number, `yes` and `no` truth, `null` nothing, all else text."""
    text = node.text
    if node.quoted:
        return text
    if WHOLE_NUMBER.match(text):
        return int(text)
    return {"yes": True, "no": False, "null": None}.get(text, text)


def plain(node: nodes.Node) -> Value:
    """A node as a value that cannot be changed. Keys stay text."""
    if isinstance(node, nodes.Scalar):
        return scalar(node)
    if isinstance(node, nodes.Sequence):
        return tuple(plain(item) for item in node.items)
    return MappingProxyType({key.text: plain(value) for key, value in node.pairs})


def places(node: nodes.Node, path: Path = ()) -> dict[Path, nodes.Place]:
    """Where every value of a node stands, by the path of keys and positions (from 0) that leads to it."""
    found = {path: node.place}
    if isinstance(node, nodes.Sequence):
        for number, item in enumerate(node.items):
            found |= places(item, (*path, str(number)))
    elif isinstance(node, nodes.Mapping):
        for key, value in node.pairs:
            found |= places(value, (*path, key.text))
    return found


def thaw(value: Value) -> Any:
    """A value as lists and dictionaries that `json` can write."""
    if isinstance(value, Mapping):
        return {key: thaw(inner) for key, inner in value.items()}
    if is_list(value):
        return [thaw(inner) for inner in value]
    return value


def within(value: object, most: int) -> bool:
    """Whether a value has at most so many characters and values inside values."""
    waiting, left = [value], most
    while waiting:
        one = waiting.pop()
        left -= len(one) + 1 if isinstance(one, str | list | tuple | Mapping) else 1
        if left < 0:
            return False
        if isinstance(one, Mapping):
            waiting += [*one, *one.values()]
        elif is_list(one):
            waiting += one
    return True


def is_list(value: object) -> TypeGuard[Sequence[Any]]:
    """Whether this is a list (a text is none)."""
    return isinstance(value, list | tuple)


def is_whole(value: object) -> TypeGuard[int]:
    """Whether this is a whole number. In Python `True` is one too; in JSON it is not."""
    return isinstance(value, int) and not isinstance(value, bool)
