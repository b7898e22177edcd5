"""Checks one scalar against the slot it stands in: names, values, numbers, truth words, forms."""

from __future__ import annotations

import re

from meldbook.loading import spelling
from meldbook.loading.diagnostics import Diagnostic
from meldbook.loading.nodes import Place, Scalar
from meldbook.loading.schema import Shape
from meldbook.loading.spelling import Slip
from meldbook.loading.suggest import listed, nearest

# How a YAML 1.2 tool, and so a schema validator, reads a plain scalar.
LIKE_NUMBER = re.compile(
    r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?\Z|0o[0-7]+\Z|0x[0-9a-fA-F]+\Z"
    r"|[-+]?\.(inf|Inf|INF)\Z|\.(nan|NaN|NAN)\Z"
)
WHOLE_NUMBER = re.compile(r"-?[0-9]+\Z")
"""How a whole number is written. Python's own test also lets through digits that it cannot read as a number."""
LIKE_TRUTH = frozenset(["true", "True", "TRUE", "false", "False", "FALSE"])


def fault(node: Scalar, shape: Shape, name: str, owner: Place) -> Diagnostic | None:
    """What is wrong with a scalar that is not null, or None. `owner` is the place of its key."""
    text = node.text
    if text == "" and (not node.quoted or shape.lengths[0] or shape.enum or shape.pattern):
        place = node.place if node.quoted else owner
        return Diagnostic("E107", f"`{name}` has no value", place, help=shape.description)
    if spelling.is_absent(node):
        return Diagnostic("E119", f"`{text}` is not how a key is removed", node.place, help="write `null`")
    if shape.enum:
        return _choice(node, shape, name)
    slip = _slip(node, shape)
    if slip is not None:
        return _slipped(node, slip)
    return _form(node, shape, name)


def key_fault(key: Scalar, shape: Shape | None) -> Diagnostic | None:
    """What is wrong with a key that the author chooses."""
    if shape is None:
        return None
    if shape.pattern is None:
        if key.text == "":
            return Diagnostic("E107", "a key is empty", key.place)
        slip = spelling.number(key.text) or spelling.truth(key.text)
        return _slipped(key, slip) if slip else None
    if "integer" in shape.types:
        return fault(key, shape, key.text, key.place)
    return _form(key, shape, key.text)


def _slipped(node: Scalar, slip: Slip) -> Diagnostic:
    advice = f"write `{slip.write}`" if slip.write else ""
    return Diagnostic(slip.code, slip.message, node.place, slip.label, advice)


def _slip(node: Scalar, shape: Shape) -> Slip | None:
    """Numbers and truth words are judged where one may stand; a sentence is only kept from being no text at all."""
    if "integer" in shape.types:
        return spelling.number(node.text) or spelling.truth(node.text)
    if shape.name != "name" and not node.quoted and node.text in LIKE_TRUTH:
        return Slip("E116", f"`{node.text}` is read as a truth word", "a text is meant", f'"{node.text}"')
    return None


def _choice(node: Scalar, shape: Shape, name: str) -> Diagnostic | None:
    if node.text in shape.enum:
        return None
    slip = spelling.truth(node.text) if "yes" in shape.enum else None
    if slip:
        return _slipped(node, slip)
    close = nearest(node.text, shape.enum)
    label = f"did you mean `{close}`?" if close else ""
    return Diagnostic("E104", f"`{name}` cannot be `{node.text}`", node.place, label, f"possible: {listed(shape.enum, 24)}")


def _form(node: Scalar, shape: Shape, name: str) -> Diagnostic | None:
    """Patterns, lengths and ranges."""
    text = node.text
    if shape.types == {"integer"} and (node.quoted or not spelling.INTEGER.match(text)):
        return Diagnostic("E102", f"`{name}` must be a whole number", node.place, help=shape.description)
    if spelling.INTEGER.match(text) and "integer" in shape.types:
        low, high = shape.range
        if low <= int(text) <= high:
            return None
        return Diagnostic("E115", f"`{name}` cannot be {text}", node.place, help=f"a number from {low} to {high}")
    if len(text) > shape.lengths[1]:
        return Diagnostic("E109", f"`{name}` is too long", node.place, f"more than {shape.lengths[1]} characters")
    if shape.name == "name":
        return _name(node, shape)
    if shape.pattern is not None and shape.pattern.match(text) is None:
        return Diagnostic("E109", f"`{text}` does not have the form that `{name}` needs", node.place, help=shape.description)
    if shape.types == {"string"} and not node.quoted and shape.pattern is None and LIKE_NUMBER.match(text):
        return Diagnostic("E102", f"`{name}` must be a text", node.place, "this is a number", shape.description)
    return None


def _name(node: Scalar, shape: Shape) -> Diagnostic | None:
    text = node.text
    if spelling.is_value(text):
        message = f"`{text}` cannot be a name"
        return Diagnostic("E117", message, node.place, "YAML tools read this word as a value", "choose another word")
    if shape.pattern is None or shape.pattern.match(text):
        return None
    better = re.sub(r"[^a-z0-9]+", "_", text.lower()).strip("_")
    advice = f"write `{better}`" if shape.pattern.match(better) and better not in spelling.TRUTH else shape.description
    return Diagnostic("E105", f"`{text}` is not a name", node.place, "lower-case letters, digits and `_`", advice)
