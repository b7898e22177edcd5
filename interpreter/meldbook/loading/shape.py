"""Checks nodes against the shapes of the schema, finding every fault with its place.

A fault of a key points at the key, one of a value at the value, a missing key at the key of the mapping that lacks it.
Types are decided here, from the slot, on the scalar as it was written.
"""

from __future__ import annotations

from meldbook.loading import scalars
from meldbook.loading.diagnostics import Collector, Diagnostic
from meldbook.loading.nodes import Mapping, Node, Place, Scalar, Sequence
from meldbook.loading.schema import Shape
from meldbook.loading.spelling import is_absent
from meldbook.loading.suggest import listed, nearest

KIND_WORDS = {
    "object": "a mapping (`{key: value}`)",
    "array": "a list (`[one, two]`)",
    "scalar": "one value",
    "null": "`null`",
}


class Checker(Collector):
    """Collects `faults`. `faulty` holds the places of the keys whose values have faults, so that later checks can keep
    quiet about what only follows from them; `unread` those of values that could not be read at all."""

    def __init__(self) -> None:
        super().__init__()
        self.faulty: set[Place] = set()
        self.unread: set[Place] = set()

    def check(self, node: Node, shape: Shape, name: str, owner: Place) -> None:
        """Check a node in the slot of that name; `owner` is the place of its key."""
        if node.place in self.unread:
            return
        if shape.alternatives:
            found = self._choose(node, shape)
            if found is None:
                self._wrong_kind(node, shape, name, owner)
                return
            shape = found
        elif kind_of(node) not in shape.kinds:
            self._wrong_kind(node, shape, name, owner)
            return
        if isinstance(node, Mapping):
            self._mapping(node, shape, name, owner)
        elif isinstance(node, Sequence):
            self._sequence(node, shape, name, owner)
        elif kind_of(node) == "scalar":
            self._noted(scalars.fault(node, shape, name, owner))

    def _noted(self, fault: Diagnostic | None) -> None:
        if fault is not None:
            self.fault(fault.code, fault.message, fault.place, label=fault.label, help=fault.help)

    # --- which shape --------------------------------------------------------------------------------------------

    def _choose(self, node: Node, shape: Shape) -> Shape | None:
        fitting = [other for other in shape.alternatives if kind_of(node) in other.kinds]
        if len(fitting) > 1 and isinstance(node, Mapping):
            return self._by_key(node, shape, fitting)
        return fitting[0] if fitting else None

    def _by_key(self, node: Mapping, shape: Shape, fitting: list[Shape]) -> Shape:
        keys = {key.text for key, _ in node.pairs}
        verbs = {other.verb: other for other in fitting if other.verb}
        present = [verb for verb in verbs if verb in keys]
        loose = next((other for other in fitting if not other.verb), None)
        if not present:
            return loose or Shape(name=shape.name, properties=dict(verbs), kinds=frozenset(["object"]))
        for verb in present:
            if all(other in verbs[verb].properties for other in present):
                # `pays` alone may be a line of the score sheet, or change a kind.
                alone = keys <= verbs[verb].properties.keys()
                return loose if loose and not alone and keys <= loose.properties.keys() else verbs[verb]
        self._two_verbs(node, present)
        return Shape(name="", kinds=frozenset(["object"]), rest=Shape(kinds=frozenset()))

    def _two_verbs(self, node: Mapping, present: list[str]) -> None:
        first, second = [key for key, _ in node.pairs if key.text in present][:2]
        message = f"`{first.text}` and `{second.text}` cannot stand together: each says what this is"
        advice = "an entry has one verb; write two entries"
        self.fault("E106", message, second.place, label="second verb", help=advice, other=(first.place, "first verb"))

    # --- collections --------------------------------------------------------------------------------------------

    def _mapping(self, node: Mapping, shape: Shape, name: str, owner: Place) -> None:
        if shape.rest is not None and not shape.rest.kinds:
            return
        if shape.filled and not node.pairs:
            self.fault("E107", f"`{name}` is empty", owner, help=_hint(shape))
            return
        if shape.properties and not shape.rest and not shape.required and all(s.verb for s in shape.properties.values()):
            self._no_verb(node, shape, owner)
            return
        for key, value in node.pairs:
            if key.place in self.unread:
                continue
            before = len(self.faults)
            self._pair(key, value, shape)
            if len(self.faults) > before:
                self.faulty.add(key.place)
        self._missing(node, shape, owner)

    def _missing(self, node: Mapping, shape: Shape, owner: Place) -> None:
        given = {key.text for key, _ in node.pairs}
        missing = [name for name in shape.required if name not in given]
        if not missing:
            return
        # A misspelt key has been reported, with the key that is meant.
        meant = {nearest(name, shape.properties) for name in given - shape.properties.keys()}
        for name in missing:
            if name not in meant:
                self.fault("E103", f"`{name}` is missing", owner, help=f"add `{name}:`")

    def _pair(self, key: Scalar, value: Node, shape: Shape) -> None:
        known = shape.properties.get(key.text)
        if known is not None:
            self.check(value, known, key.text, key.place)
        elif shape.rest is None or (kind_of(value) not in shape.rest.kinds and nearest(key.text, shape.properties)):
            self._unknown(key, shape)
        else:
            self._noted(scalars.key_fault(key, shape.names))
            self.check(value, shape.rest, key.text, key.place)

    def _unknown(self, key: Scalar, shape: Shape) -> None:
        close = nearest(key.text, shape.properties)
        label = f"did you mean `{close}`?" if close else ""
        if key.text.isdigit():
            label, advice = "", "a number is written without a comma"
        else:
            advice = f"write `{close}`" if close else f"possible here: {listed(shape.properties, 24)}"
        self.fault("E101", f"unknown key `{key.text}`", key.place, label=label, help=advice)

    def _no_verb(self, node: Mapping, shape: Shape, owner: Place) -> None:
        for key, _ in node.pairs:
            if nearest(key.text, shape.properties):
                self._unknown(key, shape)
                return
        self.fault("E108", f"an {shape.name} without a verb", node.place, help=f"one of {listed(shape.properties, 24)}")

    def _sequence(self, node: Sequence, shape: Shape, name: str, owner: Place) -> None:
        if shape.filled and not node.items:
            self.fault("E107", f"`{name}` is empty", owner, help=_hint(shape))
            return
        for item in node.items:
            if shape.items is not None:
                self.check(item, shape.items, name, item.place)

    # --- kinds --------------------------------------------------------------------------------------------------

    def _wrong_kind(self, node: Node, shape: Shape, name: str, owner: Place) -> None:
        kind = kind_of(node)
        if isinstance(node, Scalar) and not node.quoted and not node.text:
            self.fault("E107", f"`{name}` has no value", owner, help=_hint(shape))
            return
        if isinstance(node, Scalar) and "null" in shape.kinds and is_absent(node):
            self.fault("E119", f"`{node.text}` is not how a key is removed", node.place, help="write `null`")
            return
        if kind == "null":
            self.fault(
                "E118",
                f"`{name}` cannot be removed",
                node.place,
                label="nothing is inherited here",
                help="leave the key out",
            )
            return
        wanted = " or ".join(KIND_WORDS[k] for k in ("scalar", "array", "object") if k in shape.kinds)
        self.fault(
            "E102",
            f"`{name}` must be {wanted}",
            node.place,
            label=f"this is {KIND_WORDS[kind]}",
            help=_advice(node, shape, name),
        )


def kind_of(node: Node) -> str:
    """`object`, `array`, `null` or `scalar`. Only the plain word `null` is null."""
    if isinstance(node, Scalar):
        return "null" if node.text == "null" and not node.quoted else "scalar"
    return "object" if isinstance(node, Mapping) else "array"


def _advice(node: Node, shape: Shape, name: str) -> str:
    if isinstance(node, Scalar) and shape.alternatives and any(other.verb == "is" for other in shape.alternatives):
        return f"write `{name}: {{is: {node.text[:40]}}}`, or `{name}: {{default: {node.text[:40]}}}` if it is an option"
    if isinstance(node, Scalar) and "array" in shape.kinds:
        return f"write `{name}: [{node.text[:40]}]`"
    if isinstance(node, Sequence) and len(node.items) == 1 and isinstance(node.items[0], Scalar):
        return f"write `{name}: {node.items[0].text[:40]}`"
    return _hint(shape)


def _hint(shape: Shape) -> str:
    return shape.description.split("\n")[0]
