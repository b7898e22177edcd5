"""Shapes of nodes: what may stand in a slot of a case file, and how a fault in it is told.

A shape is a function of a node, the name of its slot and the list that collects the faults.
`spec/schema/case.schema.json` says the same for other programs; a test holds the two equal.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import TypeAlias

from meldbook.conformance.values import is_whole, scalar
from meldbook.loading import nodes
from meldbook.loading.diagnostics import Diagnostic
from meldbook.loading.suggest import nearest

Faults: TypeAlias = list[Diagnostic]
Shape: TypeAlias = Callable[[nodes.Node, str, Faults], None]

UNREADABLE, UNKNOWN_KEY, MISSING, WRONG_VALUE = "E601", "E602", "E603", "E604"
BAD_ID, DUPLICATE, SHOULD, TWIN, RETIRED, SITUATION = "E605", "E606", "E607", "E608", "E609", "E610"
CODES: dict[str, str] = {
    UNREADABLE: "a case file is not a list of cases, or cannot be read",
    UNKNOWN_KEY: "a key that a case does not have",
    MISSING: "a field that a case must have is missing",
    WRONG_VALUE: "a value that does not fit where it stands",
    BAD_ID: "an id that is not lower case letters, digits and `_`",
    DUPLICATE: "an id that another case has",
    SHOULD: "a title that is a wish, not a statement",
    TWIN: "a twin that does not exist or does not name the case back",
    RETIRED: "an id of a case that was removed",
    SITUATION: "a situation that cannot be",
}

CARD = r"(?:(?:10|[2-9JQKA])[CDHS]|JK)"
CARDS = rf"(?:{CARD}(?:={CARD})?(?: {CARD}(?:={CARD})?)*)?"
NAME = r"[a-z][a-z0-9_]*"


def fault(faults: Faults, code: str, place: nodes.Place, message: str, help: str = "") -> None:
    """Adds one fault."""
    faults.append(Diagnostic(code, message, place, help=help))


def close_to(word: str, known: Iterable[str]) -> str:
    """`did you mean ...?`, if a known word is close."""
    near = nearest(word, sorted(known))
    return f"did you mean `{near}`?" if near else ""


def matching(pattern: str, told: str, code: str = WRONG_VALUE) -> Shape:
    """A text of which the whole fits a regular expression."""
    fits = re.compile(pattern)

    def check(node: nodes.Node, name: str, faults: Faults) -> None:
        if not isinstance(node, nodes.Scalar) or not fits.fullmatch(node.text):
            fault(faults, code, node.place, f"`{name}` must be {told}")

    return check


def whole(least: int | None = None, most: int | None = None) -> Shape:
    """A whole number within bounds."""

    def check(node: nodes.Node, name: str, faults: Faults) -> None:
        value = scalar(node) if isinstance(node, nodes.Scalar) else None
        if not is_whole(value) or (least is not None and value < least) or (most is not None and value > most):
            span = "" if least is None else f" from {least}" if most is None else f" from {least} to {most}"
            fault(faults, WRONG_VALUE, node.place, f"`{name}` must be a whole number{span}")

    return check


def one_of(*words: str) -> Shape:
    """One of some words."""

    def check(node: nodes.Node, name: str, faults: Faults) -> None:
        text = node.text if isinstance(node, nodes.Scalar) else ""
        if text not in words:
            fault(faults, WRONG_VALUE, node.place, f"`{name}` must be one of {', '.join(words)}", close_to(text, words))

    return check


def anything(node: nodes.Node, name: str, faults: Faults) -> None:
    """Any value."""


def a_scalar(node: nodes.Node, name: str, faults: Faults) -> None:
    """A single value of whatever type."""
    if not isinstance(node, nodes.Scalar):
        fault(faults, WRONG_VALUE, node.place, f"`{name}` must be a single value")


def listing(item: Shape, least: int = 0) -> Shape:
    """A list of such items."""

    def check(node: nodes.Node, name: str, faults: Faults) -> None:
        if not isinstance(node, nodes.Sequence) or len(node.items) < least:
            fault(faults, WRONG_VALUE, node.place, f"`{name}` must be a list" + (" that is not empty" if least else ""))
            return
        for inner in node.items:
            item(inner, name, faults)

    return check


def keyed(value: Shape, key: str = r"[1-9][0-9]?", told: str = "numbers from 1") -> Shape:
    """A mapping of any length with such keys and such values."""
    fits = re.compile(key)

    def check(node: nodes.Node, name: str, faults: Faults) -> None:
        if not isinstance(node, nodes.Mapping):
            fault(faults, WRONG_VALUE, node.place, f"`{name}` must be a mapping whose keys are {told}")
            return
        for written, inner in node.pairs:
            if not fits.fullmatch(written.text):
                fault(faults, WRONG_VALUE, written.place, f"the keys of `{name}` are {told}")
            value(inner, name, faults)

    return check


def either(by_kind: Mapping[type, Shape], told: str) -> Shape:
    """A shape for each kind of node."""

    def check(node: nodes.Node, name: str, faults: Faults) -> None:
        shape = by_kind.get(type(node))
        if shape is None:
            fault(faults, WRONG_VALUE, node.place, f"`{name}` must be {told}")
        else:
            shape(node, name, faults)

    return check


def fields(known: Mapping[str, Shape], required: Iterable[str] = (), others: Shape | None = None) -> Shape:
    """A mapping with these keys; `others` is the shape of a key that is not among them, if there may be one."""
    needed = tuple(required)

    def check(node: nodes.Node, name: str, faults: Faults) -> None:
        if not isinstance(node, nodes.Mapping):
            fault(faults, WRONG_VALUE, node.place, f"`{name}` must be a mapping")
            return
        for key in needed:
            if node.get(key) is None:
                fault(faults, MISSING, node.place, f"`{name}` has no `{key}`")
        for written, inner in node.pairs:
            shape = known.get(written.text, others)
            if shape is None or (shape is others and not re.fullmatch(NAME, written.text)):
                message = f"`{name}` has no key `{written.text}`"
                fault(faults, UNKNOWN_KEY, written.place, message, close_to(written.text, known))
            else:
                shape(inner, written.text, faults)

    return check
