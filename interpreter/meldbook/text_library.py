"""The Fluent files read as trees: every text with its file, its line, the slots it reads and the words it holds.

For `text_gate` alone; who wants a sentence asks `texts`. Nothing here judges a text, but for what reading itself shows:
what is no Fluent, what stands there twice, what lies outside the message of its chapter.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from meldbook import data
from meldbook.texts import INTERFACES, LANGUAGES

# Files by language and name: `{"pt": {"pile.ftl": "pile = ..."}}`
Sources = Mapping[str, Mapping[str, str]]


@dataclass(frozen=True)
class Problem:
    """A fault, with its place."""

    file: str
    line: int
    message: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.message}"


@dataclass(frozen=True)
class Text:
    """One attribute, or the value of an interface message (its `key` is empty)."""

    lang: str
    message: str
    key: str
    file: str
    line: int
    pattern: ast.Pattern

    @property
    def id(self) -> str:
        return f"{self.message}.{self.key}" if self.key else self.message

    @property
    def of_interface(self) -> bool:
        return self.file.rpartition("/")[2].removesuffix(".ftl") in INTERFACES

    def problem(self, message: str) -> Problem:
        return Problem(self.file, self.line, f"{self.id} {message}")

    @cached_property
    def parts(self) -> _Parts:
        found = _Parts()
        found.visit(self.pattern)
        return found


class _Parts(Visitor):
    """The slots a pattern reads, and the words it holds."""

    def __init__(self) -> None:
        self.slots: set[str] = set()
        self.words: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the name the visitor calls)
        self.slots.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.words.append(node.value)


@dataclass
class Library:
    """All texts: those of rules and those of the interface by language and id, the file each came from, and the faults
    that reading showed."""

    sources: Sources
    rules: dict[str, dict[str, Text]] = field(default_factory=dict)
    interface: dict[str, dict[str, Text]] = field(default_factory=dict)
    faults: list[Problem] = field(default_factory=list)

    def rule_texts(self) -> Iterator[Text]:
        for found in self.rules.values():
            yield from found.values()

    def texts(self) -> Iterator[Text]:
        yield from self.rule_texts()
        for found in self.interface.values():
            yield from found.values()


def read_sources() -> Sources:
    """The files of the project."""
    return {lang: {name: data.text("spec", "texts", lang, name) for name in data.names("spec", "texts", lang)} for lang in LANGUAGES}


def read(sources: Sources) -> Library:
    """All texts of these files."""
    library = Library(sources, {lang: {} for lang in LANGUAGES}, {lang: {} for lang in LANGUAGES})
    for lang in LANGUAGES:
        for name, source in sources.get(lang, {}).items():
            for text in _texts(library, lang, name, source):
                _take_in(library, text)
    return library


def _take_in(library: Library, text: Text) -> None:
    owner = (library.interface if text.of_interface else library.rules)[text.lang]
    if text.id in owner:
        library.faults.append(text.problem("stands there twice; Fluent would silently keep the last"))
    if not text.of_interface and (not text.key or not text.file.endswith(f"/{text.message}.ftl")):
        library.faults.append(text.problem("is not an attribute of the message of its chapter"))
    owner[text.id] = text


def _texts(library: Library, lang: str, name: str, source: str) -> Iterator[Text]:
    file = f"spec/texts/{lang}/{name}"
    for entry in parse(source).body:
        line = _line(source, entry)
        if isinstance(entry, ast.Junk):
            library.faults.append(Problem(file, line, f"not Fluent: {entry.annotations[0].message}"))
        elif isinstance(entry, ast.Message):
            if entry.value is not None:
                yield Text(lang, entry.id.name, "", file, line, entry.value)
            for item in entry.attributes:
                yield Text(lang, entry.id.name, item.id.name, file, _line(source, item), item.value)


def _line(source: str, node: ast.SyntaxNode) -> int:
    return source.count("\n", 0, node.span.start if node.span else 0) + 1
