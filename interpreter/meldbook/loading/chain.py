"""The files of a variant: its own, its parent's, and so on up, each read and checked by itself."""

from __future__ import annotations

from dataclasses import dataclass

from meldbook.loading import characters, files
from meldbook.loading.diagnostics import Diagnostic, RuleFileError, TooManyFaults
from meldbook.loading.files import Source
from meldbook.loading.nodes import Mapping, Node, Place, Scalar
from meldbook.loading.schema import schema
from meldbook.loading.shape import Checker
from meldbook.loading.suggest import nearest
from meldbook.loading.yaml_tree import scan

# A chain is read as a family tree; nobody follows a longer one.
MAX_CHAIN = 12
# What stands in for an alias or an endless text is no value to judge, nor what a merge key or a complex key holds.
UNREAD = frozenset(["E011", "E013", "E014", "E017"])


@dataclass(frozen=True, slots=True)
class RuleFile:
    """One file of the chain. `tree` has no pairs if the file could not be read as a mapping."""

    source: Source
    text: str
    tree: Mapping
    name: str

    def value(self, key: str) -> str:
        """The text of a scalar of the header, or an empty one."""
        node = self.tree.get(key)
        return node.text if isinstance(node, Scalar) else ""

    def header(self) -> Mapping:
        """The keys that are no chapters."""
        known = schema().file.properties
        return Mapping(tuple(pair for pair in self.tree.pairs if pair[0].text in known), self.tree.place)

    def chapters(self) -> list[tuple[Scalar, Node]]:
        """The chapters in the order of the file."""
        known = schema().file.properties
        return [pair for pair in self.tree.pairs if pair[0].text not in known]


def read(source: Source, checker: Checker) -> RuleFile:
    """One file as it stands, with its faults of syntax noted."""
    node, faults = scan(source.content, source.file)
    checker.faults.extend(faults)
    checker.unread.update(fault.place for fault in faults if fault.code in UNREAD)
    try:
        text = characters.decode(source.content, source.file)
    except RuleFileError:
        text = ""
    tree = node if isinstance(node, Mapping) else Mapping((), Place(source.file, 1, 1))
    if node is not None and node is not tree and not faults:
        advice = "a variant begins with `language: 1` and `variant: NAME`"
        checker.fault("E102", "the file is not a mapping of keys", node.place, help=advice)
    name = tree.get("variant")
    return RuleFile(source, text, tree, name.text if isinstance(name, Scalar) else "")


def chain(source: Source, checker: Checker) -> tuple[list[RuleFile], bool]:
    """The file and its parents, nearest first, and whether all of them are there."""
    found: list[RuleFile] = []
    parent: Source | None = source
    try:
        while parent is not None:
            found.append(read(parent, checker))
            file = found[-1]
            if file.tree.pairs or not checker.faults:
                checker.check(file.tree, schema().file, "the file", file.tree.place)
            if len(found) > 1:
                _named(file, found[-2].value("extends"), checker)
            if file.tree.get("extends") is None:
                break
            parent = _parent(found, checker)
    except TooManyFaults:
        return found, False
    return found, parent is not None and all(file.tree.pairs for file in found)


def _parent(found: list[RuleFile], checker: Checker) -> Source | None:
    child = found[-1]
    node, key = child.tree.get("extends"), child.tree.key("extends")
    if not isinstance(node, Scalar) or key is None or key.place in checker.faulty:
        return None
    parent = files.parent_of(child.source, node.text)
    if parent is None:
        known = [name for name in files.variant_names() if name != child.name]
        close = nearest(node.text, known)
        advice = f"did you mean `{close}`?" if close else f"there are: {', '.join(known)}; or a file beside this one"
        checker.fault("E201", f"there is no variant `{node.text}` to extend", node.place, help=advice)
        return None
    if any(file.source.identity == parent.identity or file.name == node.text for file in found):
        names = " extends ".join(f"`{file.name or file.source.file}`" for file in found)
        checker.fault(
            "E202",
            f"a variant cannot extend itself: {names} extends `{node.text}`",
            node.place,
            help="give this variant another name, or extend another",
        )
        return None
    if len(found) >= MAX_CHAIN:
        checker.fault("E203", f"more than {MAX_CHAIN} variants extend each other", node.place)
        return None
    return parent


def _named(file: RuleFile, expected: str, checker: Checker) -> None:
    node = file.tree.get("variant")
    if isinstance(node, Scalar) and node.text != expected:
        message = f"the file `{expected}.yaml` says that it is `{node.text}`"
        checker.fault("E212", message, node.place, help=f"write `variant: {expected}`, or rename the file")


def diagnostics(checker: Checker) -> list[Diagnostic]:
    """Every fault once, by file (the first file with faults first) and place."""
    order = {fault.place.file: at for at, fault in reversed(list(enumerate(checker.faults)))}
    unique = {(fault.code, fault.place): fault for fault in checker.faults}
    return sorted(unique.values(), key=lambda fault: (order[fault.place.file], fault.place.line, fault.place.column))
