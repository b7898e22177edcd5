"""Chapters over chapters: what is new, what is removed, and the order of the resolved file.

The parent's chapters come in its order, each with the parent's entries and then the new ones; after them the new
chapters. `before` and `after` place a new entry in its chapter, or a new chapter among the others.
"""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Mapping as Dictionary
from typing import Any

from meldbook.loading.entries import Entry
from meldbook.loading.merge import PLACING, Merger
from meldbook.loading.nodes import Mapping, Node, Scalar
from meldbook.loading.shape import kind_of
from meldbook.loading.suggest import nearest

Chapters = dict[str, dict[str, Entry]]


def lay(below: Dictionary[str, Entry], chapters: Iterable[tuple[Scalar, Node]], merger: Merger) -> dict[str, Entry]:
    """The entries with the chapters laid over them, in the order of the resolved file."""
    tree: Chapters = {}
    for entry in below.values():
        tree.setdefault(entry.chapter, {})[entry.key] = entry
    old = set(tree)
    placed: list[tuple[Scalar, Scalar, Node]] = []
    for key, body in chapters:
        if isinstance(body, Mapping) and key.place not in merger.checker.unread:
            _chapter(tree, key, body, merger)
            placed.extend((key, *wish) for wish in _wishes(body) if isinstance(wish[1], Scalar))
    for key, word, target in placed:
        _place(tree, key, word, target, key.text in old, "chapter", merger)
    return {entry.id: entry for entries in tree.values() for entry in entries.values()}


def _wishes(body: Mapping) -> list[tuple[Scalar, Node]]:
    return [(key, value) for key, value in body.pairs if key.text in PLACING]


def _chapter(tree: Chapters, chapter: Scalar, body: Mapping, merger: Merger) -> None:
    entries = tree.setdefault(chapter.text, {})
    old = set(entries)
    placed: list[tuple[Scalar, Scalar, Node]] = []
    for key, node in body.pairs:
        if key.place in merger.checker.unread:
            continue
        if kind_of(node) == "null":
            _remove(tree, chapter.text, key, merger)
        elif isinstance(node, Mapping):
            merged = merger.entry(chapter.text, key, node, entries.get(key.text))
            if merged is not None:
                entries[key.text] = merged
                placed.extend((key, *wish) for wish in _wishes(node) if isinstance(wish[1], Scalar))
    for key, word, target in placed:
        _place(entries, key, word, target, key.text in old, "entry", merger)


def _remove(tree: Chapters, chapter: str, key: Scalar, merger: Merger) -> None:
    if tree[chapter].pop(key.text, None) is not None:
        return
    elsewhere = [name for name, entries in tree.items() if key.text in entries]
    close = nearest(key.text, tree[chapter])
    if elsewhere:
        merger.nothing_to_remove(key, f"`{key.text}` is in the chapter `{elsewhere[0]}`")
    elif close:
        merger.nothing_to_remove(key, f"did you mean `{close}`?")
    else:
        merger.nothing_to_remove(key)


def _place(
    among: dict[str, Any], key: Scalar, word: Scalar, target: Node, inherited: bool, what: str, merger: Merger
) -> None:
    """Move `key` before or after `target`, keeping the others in order."""
    assert isinstance(target, Scalar)
    if word.place in merger.checker.faulty:
        return
    if inherited:
        message = f"only a new {what} is placed; `{key.text}` keeps the place it has in the parent"
        merger.checker.fault("E209", message, word.place, help=f"remove `{word.text}:`")
        return
    if target.text not in among or target.text == key.text:
        close = nearest(target.text, [name for name in among if name != key.text])
        advice = f"did you mean `{close}`?" if close else ""
        merger.checker.fault("E208", f"there is no {what} `{target.text}` here", target.place, help=advice)
        return
    moved = among.pop(key.text)
    at = list(among).index(target.text) + (word.text == "after")
    rest = list(among.items())
    among.clear()
    among.update([*rest[:at], (key.text, moved), *rest[at:]])
