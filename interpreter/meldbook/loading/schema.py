"""The published schema of a variant file (`spec/schema/variant.schema.json`), made ready for the loader.

The loader is directed by the schema, so that the two never part: this module understands the part of JSON Schema
2020-12 that the schema uses, and two keywords of its own that validators ignore. `x-complete` names the keys that an
entry must have once its parents are merged; `x-one-of` names keys of which exactly one must be there.
"""

from __future__ import annotations

import json
import re
from collections.abc import Container
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from meldbook import data


@dataclass(slots=True)
class Shape:
    """What may stand in one slot. `kinds` are those of nodes: `object`, `array`, `null`, `scalar`.

    With `alternatives` the other fields are empty: the kind of the node, and of a mapping its keys, decide among them.
    """

    name: str = ""
    description: str = ""
    kinds: frozenset[str] = frozenset()
    types: frozenset[str] = frozenset()
    enum: tuple[str, ...] = ()
    pattern: re.Pattern[str] | None = None
    lengths: tuple[int, int] = (0, 10**9)
    range: tuple[int, int] = (-(10**9) + 1, 10**9 - 1)
    properties: dict[str, Shape] = field(default_factory=dict)
    required: tuple[str, ...] = ()
    complete: tuple[str, ...] = ()
    one_of: tuple[str, ...] = ()
    names: Shape | None = None
    rest: Shape | None = None
    filled: bool = False
    items: Shape | None = None
    alternatives: tuple[Shape, ...] = ()

    @property
    def verb(self) -> str:
        """The key that tells this mapping from its alternatives; empty if there is none."""
        return self.required[0] if self.required else ""


@dataclass(frozen=True, slots=True)
class Schema:
    """The shapes of a file. `entries` has the shape of each verb, in the order of the schema."""

    file: Shape
    chapter: Shape
    difference: Shape
    entry: Shape
    change: Shape
    entries: dict[str, Shape]

    def verb_of(self, keys: Container[str]) -> str:
        """The verb among the keys of an entry, or an empty text: the one that allows the other verbs as its keys."""
        present = [verb for verb in self.entries if verb in keys]
        for verb in present:
            if all(other in self.entries[verb].properties for other in present):
                return verb
        return present[0] if present else ""


@cache
def schema() -> Schema:
    """The schema, read once."""
    raw = json.loads(data.text("spec", "schema", "variant.schema.json"))
    builder = _Builder(raw["$defs"])
    file = builder.shape(raw)
    entry = builder.definition("entry")
    entries = {shape.verb: shape for shape in entry.alternatives if shape.verb}
    chapter, difference, change = (builder.definition(name) for name in ("chapter", "difference", "entry_change"))
    return Schema(file, chapter, difference, entry, change, entries)


class _Builder:
    """Builds each definition once; definitions may contain themselves."""

    def __init__(self, definitions: dict[str, Any]) -> None:
        self.definitions = definitions
        self.built: dict[str, Shape] = {}

    def definition(self, name: str) -> Shape:
        """The shape of a definition by its name."""
        if name not in self.built:
            self.built[name] = Shape(name=name)
            self._fill(self.built[name], self.definitions[name])
        return self.built[name]

    def shape(self, raw: dict[str, Any]) -> Shape:
        """The shape of a schema; one that only refers to a definition is that definition."""
        if "$ref" in raw:
            return self.definition(raw["$ref"].rsplit("/", 1)[1])
        shape = Shape()
        self._fill(shape, raw)
        return shape

    def _fill(self, shape: Shape, raw: dict[str, Any]) -> None:
        shape.name = raw.get("title", shape.name)
        shape.description = raw.get("description", "")
        if "$ref" in raw:
            raise ValueError(f"the definition {shape.name} only refers to another")
        if "anyOf" in raw:
            shape.alternatives = tuple(self._alternatives(raw["anyOf"]))
            shape.kinds = frozenset(kind for other in shape.alternatives for kind in other.kinds)
            return
        given = raw.get("type", ())
        shape.types = frozenset([given] if isinstance(given, str) else given)
        shape.enum = tuple(dict.fromkeys(str(value) for value in raw.get("enum", ())))
        shape.kinds = frozenset(kind if kind in ("object", "array", "null") else "scalar" for kind in shape.types)
        if shape.enum:
            shape.kinds = frozenset(["scalar"])
        self._scalar(shape, raw)
        self._collection(shape, raw)

    def _alternatives(self, raw: list[dict[str, Any]]) -> list[Shape]:
        found: list[Shape] = []
        for shape in map(self.shape, raw):
            found.extend(shape.alternatives or (shape,))
        return found

    def _scalar(self, shape: Shape, raw: dict[str, Any]) -> None:
        if "pattern" in raw:
            shape.pattern = re.compile(raw["pattern"].removesuffix("$") + r"\Z")
        shape.lengths = (raw.get("minLength", shape.lengths[0]), raw.get("maxLength", shape.lengths[1]))
        shape.range = (raw.get("minimum", shape.range[0]), raw.get("maximum", shape.range[1]))

    def _collection(self, shape: Shape, raw: dict[str, Any]) -> None:
        shape.properties = {name: self.shape(value) for name, value in raw.get("properties", {}).items()}
        shape.required = tuple(raw.get("required", ()))
        shape.complete = tuple(raw.get("x-complete", ()))
        shape.one_of = tuple(raw.get("x-one-of", ()))
        shape.names = self.shape(raw["propertyNames"]) if "propertyNames" in raw else None
        rest = raw.get("additionalProperties", False)
        shape.rest = self.shape(rest) if rest else None
        shape.filled = bool(raw.get("minProperties") or raw.get("minItems"))
        shape.items = self.shape(raw["items"]) if "items" in raw else None
