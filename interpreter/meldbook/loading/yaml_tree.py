"""From text to nodes with places, on the events of PyYAML: no tag is resolved and nothing is built that YAML names.

Every fault is found with its place. A fault of syntax ends the reading; everything else is collected, so that one run
shows it all. Anchors, aliases, tags, merge keys and further documents are refused: a rule file is read by people, and
by tools that do not agree about them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from meldbook.loading import characters
from meldbook.loading.diagnostics import (
    Collector,
    Diagnostic,
    RuleFileError,
    TooManyFaults,
)
from meldbook.loading.nodes import Mapping, Node, Place, Scalar, Sequence
from meldbook.loading.syntax import explain

MAX_DEPTH = 24
MAX_NODES = 20_000
MAX_SCALAR = 4_000


BEGINS = "a variant begins with `language: 1`"


def parse(text: str | bytes, file: str, begins: str = BEGINS) -> Node:
    """The tree of a YAML text. RuleFileError with every fault of syntax, sorted by place. `begins` is told of an empty file."""
    node, faults = scan(text, file, begins)
    if faults or node is None:
        raise RuleFileError(faults)
    return node


def scan(text: str | bytes, file: str, begins: str = BEGINS) -> tuple[Node | None, list[Diagnostic]]:
    """The tree as far as there is one, and the faults. Of a key that is there twice both values are kept."""
    try:
        decoded = characters.decode(text, file)
    except RuleFileError as problem:
        return None, list(problem.diagnostics)
    faults = characters.faults(decoded, file)
    if faults:
        return None, faults
    reader = _Reader(file, characters.LINE_END.split(decoded))
    unreadable = _yaml_error()
    try:
        for event in _events(decoded):
            reader.take(event)
    except TooManyFaults:
        return None, reader.faults
    except (unreadable, ValueError, OverflowError, RecursionError) as problem:
        return None, [*reader.faults, explain(problem, file, reader.lines)]
    if reader.root is None:
        reader.fault("E005", "the file is empty", Place(file, 1, 1), help=begins)
    return reader.root, reader.faults


def _yaml_error() -> type[Exception]:
    import yaml

    return yaml.YAMLError


def _events(text: str) -> Iterator[Any]:
    import yaml

    yield from yaml.parse(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))


@dataclass(slots=True)
class _Open:
    """A list or mapping whose end has not come."""

    place: Place
    mapping: bool
    items: list[Node] = field(default_factory=list)
    pairs: list[tuple[Scalar, Node]] = field(default_factory=list)
    key: Scalar | None = None
    seen: dict[str, Scalar] = field(default_factory=dict)


class _Reader(Collector):
    """Builds the tree with a stack of its own: the depth of a file is no depth of calls."""

    def __init__(self, file: str, lines: list[str]) -> None:
        super().__init__()
        self.file = file
        self.lines = lines
        self.root: Node | None = None
        self.stack: list[_Open] = []
        self.nodes = 0
        self.documents = 0

    def take(self, event: Any) -> None:
        """One event of the YAML parser."""
        match type(event).__name__:
            case "ScalarEvent":
                self._properties(event)
                self._add(self._scalar(event))
            case "MappingStartEvent" | "SequenceStartEvent" as kind:
                self._properties(event)
                self._open(event, kind == "MappingStartEvent")
            case "MappingEndEvent" | "SequenceEndEvent":
                self._close(event)
            case "AliasEvent":
                self._alias(event)
            case "DocumentStartEvent":
                self._document(event)

    def _place(self, event: Any, width: int = 1) -> Place:
        return Place(self.file, event.start_mark.line + 1, event.start_mark.column + 1, max(width, 1))

    def _line(self, number: int) -> str:
        return self.lines[number] if number < len(self.lines) else ""

    def _scalar(self, event: Any) -> Scalar:
        start, end = event.start_mark, event.end_mark
        line = self._line(start.line)
        width = (end.column if end.line == start.line else len(line)) - start.column
        place = self._place(event, 1 if event.style in ("|", ">") else width)
        if len(event.value) > MAX_SCALAR:
            self.fault("E017", f"a text is longer than {MAX_SCALAR} characters", place)
            return Scalar("", place, bool(event.style), -1)
        wrong = characters.FORBIDDEN.search(event.value)
        if wrong:
            self.fault(
                "E002",
                f"the character U+{ord(wrong.group()):04X} may not stand in a rule file",
                place,
                help="remove it",
            )
        offset = 1 if event.style in ("'", '"') else 0
        begin = start.column + offset
        if line[begin : begin + len(event.value)] != event.value or event.style in ("|", ">"):
            offset = -1
        return Scalar(event.value, place, bool(event.style), offset)

    def _open(self, event: Any, mapping: bool) -> None:
        if len(self.stack) >= MAX_DEPTH:
            self.fault("E015", f"more than {MAX_DEPTH} levels of nesting", self._place(event))
            raise TooManyFaults
        self._count(event)
        self.stack.append(_Open(self._place(event), mapping))

    def _close(self, event: Any) -> None:
        top = self.stack.pop()
        self._add(Mapping(tuple(top.pairs), top.place) if top.mapping else Sequence(tuple(top.items), top.place), event)

    def _count(self, event: Any) -> None:
        self.nodes += 1
        if self.nodes > MAX_NODES:
            self.fault("E016", f"more than {MAX_NODES} keys and values in one file", self._place(event))
            raise TooManyFaults

    def _add(self, node: Node, event: Any = None) -> None:
        if event is None:
            self.nodes += 1
            if self.nodes > MAX_NODES:
                self.fault("E016", f"more than {MAX_NODES} keys and values in one file", node.place)
                raise TooManyFaults
        if not self.stack:
            # Of a second document the values are no part of the tree; that it is there has been reported.
            self.root = node if self.root is None else self.root
            return
        top = self.stack[-1]
        if not top.mapping:
            top.items.append(node)
        elif top.key is None:
            top.key = self._key(node, top)
        else:
            top.pairs.append((top.key, node))
            top.key = None

    def _key(self, node: Node, top: _Open) -> Scalar:
        if not isinstance(node, Scalar):
            self.fault("E014", "a key must be one word", node.place, help="put text that begins with `[`, `{` or `?` in quotes")
            return Scalar("", node.place, True, -1)
        if node.text == "<<" and not node.quoted:
            self.fault(
                "E013",
                "merge keys (`<<`) are not part of the language",
                node.place,
                help="`extends:` takes over a parent's rules",
            )
        elif node.text in top.seen:
            first = (top.seen[node.text].place, "first defined here")
            advice = "remove one of the two; YAML would silently keep the last one"
            self.fault("E010", f"duplicate key `{node.text}`", node.place, label="second definition", help=advice, other=first)
        top.seen.setdefault(node.text, node)
        return node

    def _properties(self, event: Any) -> None:
        if event.anchor:
            self.fault(
                "E011",
                "anchors (`&`) are not part of the language",
                self._place(event, len(event.anchor) + 1),
                help="write the value out",
            )
        if event.tag:
            self.fault(
                "E012",
                f"tags (`{event.tag.replace('tag:yaml.org,2002:', '!!')}`) are not part of the language",
                self._place(event),
                help="remove the `!...`",
            )

    def _alias(self, event: Any) -> None:
        place = self._place(event, len(event.anchor) + 1)
        self.fault(
            "E011",
            "aliases (`*`) are not part of the language",
            place,
            help="write the value out, or in quotes if a text begins with `*`",
        )
        self._add(Scalar("", place, True, -1))

    def _document(self, event: Any) -> None:
        self.documents += 1
        if event.version or event.tags:
            self.fault("E007", "directives (`%`) are not part of the language", Place(self.file, 1, 1), help="remove the line")
        if self.documents > 1:
            self.fault(
                "E006",
                "a second document begins here",
                self._place(event, 3),
                help="one file holds one document; remove the `---`",
            )
            raise TooManyFaults
