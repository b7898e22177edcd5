"""Resolving a variant: its file and those of its parents, merged into one tree of entries.

Every fault of every file is found and raised together. What the texts of the entries mean is not looked at here.
"""

from __future__ import annotations

from collections.abc import Mapping as Dictionary
from dataclasses import replace
from pathlib import Path

from meldbook.loading import complete, files
from meldbook.loading.chain import RuleFile, chain, diagnostics
from meldbook.loading.diagnostics import Diagnostic, RuleFileError, TooManyFaults
from meldbook.loading.entries import Entry, Resolved
from meldbook.loading.layers import lay
from meldbook.loading.merge import Merger, texts
from meldbook.loading.nodes import Mapping, Node, Scalar
from meldbook.loading.schema import schema
from meldbook.loading.shape import Checker, kind_of
from meldbook.loading.suggest import nearest

__all__ = ["Entry", "Resolved", "check_structure", "overlay", "resolve"]


def resolve(name_or_path: str | Path) -> Resolved:
    """The resolved variant. InputError: unknown or unreadable; RuleFileError: every fault of structure."""
    checker = Checker()
    found, whole = chain(files.find(name_or_path), checker)
    resolved = _resolve(found, checker) if whole else None
    if checker.faults or resolved is None:
        raise RuleFileError(diagnostics(checker), _texts(found))
    return resolved


def check_structure(name_or_path: str | Path) -> list[Diagnostic]:
    """Every fault of structure of a variant and its parents, sorted; empty if there is none. InputError: unreadable."""
    try:
        resolve(name_or_path)
    except RuleFileError as wrong:
        return list(wrong.diagnostics)
    return []


def overlay(resolved: Resolved, chapters: Mapping, origin: str = "") -> Resolved:
    """The variant with the chapters of an option's value laid over it, as a child's are; what an entry cites stays.
    `origin` names the entries changed (the variant itself if empty). RuleFileError: every fault."""
    checker = Checker()
    entries: Dictionary[str, Entry] = {}
    try:
        checker.check(chapters, schema().difference, "with", chapters.place)
        entries = _overlaid(resolved.entries, chapters, origin or resolved.name, checker)
    except TooManyFaults:
        pass
    if checker.faults:
        raise RuleFileError(diagnostics(checker), resolved.files)
    return replace(resolved, entries=dict(entries))


def _resolve(found: list[RuleFile], checker: Checker) -> Resolved | None:
    entries: dict[str, Entry] = {}
    try:
        for file in reversed(found):
            entries = _laid(entries, file, checker)
        _options(entries, checker)
    except TooManyFaults:
        return None
    return _resolved(found, entries)


def _laid(below: dict[str, Entry], file: RuleFile, checker: Checker) -> dict[str, Entry]:
    merger = Merger(schema(), checker, file.name, keep_cites=False)
    bare = {rule: replace(entry, cites=()) if entry.cites else entry for rule, entry in below.items()}
    entries = lay(bare, file.chapters(), merger)
    complete.check(bare, entries, checker)
    return _cited(entries, file, checker)


def _cited(entries: dict[str, Entry], file: RuleFile, checker: Checker) -> dict[str, Entry]:
    """The block `cites:` adds rows to rules that are taken over unchanged."""
    block = file.tree.get("cites")
    for key, value in block.pairs if isinstance(block, Mapping) else ():
        entry = entries.get(key.text)
        if entry is not None:
            rows = tuple(dict.fromkeys(entry.cites + texts(value)))
            entries[key.text] = replace(entry, cites=rows, places={"cites": key.place, **entry.places})
        elif key.place not in checker.faulty:
            close = nearest(key.text, entries)
            advice = f"did you mean `{close}`?" if close else ""
            checker.fault("E211", f"`cites` names a rule that is not there: `{key.text}`", key.place, help=advice)
    return entries


def _overlaid(below: Dictionary[str, Entry], chapters: Mapping, origin: str, checker: Checker) -> dict[str, Entry]:
    entries = lay(below, chapters.pairs, Merger(schema(), checker, origin, keep_cites=True))
    complete.check(below, entries, checker)
    return entries


def _options(entries: dict[str, Entry], checker: Checker) -> None:
    """What each value of an option lays over the file must fit it; tried one value at a time."""
    for entry in list(entries.values()):
        block = entry.fields.get("with")
        if entry.verb != "choice" or not isinstance(block, Mapping):
            continue
        known = texts(entry.fields["choice"])
        for value, chapters in block.pairs:
            if value.text not in known:
                message = f"`{entry.key}` has no value `{value.text}`"
                checker.fault("E216", message, value.place, help=f"its values: {', '.join(known)}")
            if isinstance(chapters, Mapping) and value.place not in checker.faulty:
                _overlaid(entries, chapters, entry.origin, checker)


def _resolved(found: list[RuleFile], entries: dict[str, Entry]) -> Resolved:
    first = found[0]
    phases: Node | None = next((node for file in found if (node := file.tree.get("phases")) is not None), None)
    notes = first.tree.get("notes")
    return Resolved(
        name=first.name,
        parents=tuple(file.name for file in found[1:]),
        abstract=first.value("abstract") == "yes",
        names=_translated(first.tree.get("names")),
        phases=texts(phases) if phases is not None else (),
        language=int(first.value("language")) if first.value("language").isdecimal() else 0,
        entries=entries,
        header=first.header(),
        files=_texts(found),
        status=first.value("status"),
        note=_translated(first.tree.get("note")),
        notes=texts(notes) if notes is not None else (),
        removed={
            f"{chapter.text}.{key.text}": key.place
            for chapter, body in first.chapters()
            for key, node in (body.pairs if isinstance(body, Mapping) else ())
            if kind_of(node) == "null"
        },
    )


def _texts(found: list[RuleFile]) -> dict[str, str]:
    return {file.source.file: file.text for file in found}


def _translated(node: Node | None) -> dict[str, str]:
    pairs = node.pairs if isinstance(node, Mapping) else ()
    return {key.text: value.text for key, value in pairs if isinstance(value, Scalar)}
