"""Chapters over chapters: what is new, what is removed, and the order of the resolved file.

The parent's chapters come in its order, each with the parent's entries and then the new ones; after them the new
chapters. `before` and `after` place a new entry in its chapter, or a new chapter among the others.
"""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Mapping as Dictionary
from typing import TypeAlias, TypeVar

from meldbook.loading.entries import Entry
from meldbook.loading.merge import PLACING, Merger
from meldbook.loading.nodes import Mapping, Node, Scalar
from meldbook.loading.shape import kind_of
from meldbook.loading.suggest import nearest

T = TypeVar("T")
Chapters: TypeAlias = dict[str, dict[str, Entry]]
# What is to be placed, `before` or `after`, and what.
Wish: TypeAlias = tuple[Scalar, Scalar, Scalar]


def lay(below: Dictionary[str, Entry], chapters: Iterable[tuple[Scalar, Node]], merger: Merger) -> dict[str, Entry]:
    """The entries with the chapters laid over them, in the order of the resolved file."""
    tree: Chapters = {}
    for entry in below.values():
        tree.setdefault(entry.chapter, {})[entry.key] = entry
    old = set(tree)
    placed: list[Wish] = []
    for key, body in chapters:
        if isinstance(body, Mapping) and key.place not in merger.checker.unread:
            _chapter(tree, key, body, merger)
            placed.extend(_wishes(key, body))
    tree = _placed(tree, placed, old, "chapter", merger)
    return {entry.id: entry for entries in tree.values() for entry in entries.values()}


def _wishes(key: Scalar, body: Mapping) -> list[Wish]:
    return [(key, word, to) for word, to in body.pairs if word.text in PLACING and isinstance(to, Scalar)]


def _chapter(tree: Chapters, chapter: Scalar, body: Mapping, merger: Merger) -> None:
    entries = tree.setdefault(chapter.text, {})
    old = set(entries)
    placed: list[Wish] = []
    for key, node in body.pairs:
        if key.place in merger.checker.unread:
            continue
        if kind_of(node) == "null":
            _remove(tree, chapter.text, key, merger)
        elif isinstance(node, Mapping):
            merged = merger.entry(chapter.text, key, node, entries.get(key.text))
            if merged is not None:
                entries[key.text] = merged
                placed.extend(_wishes(key, node))
    tree[chapter.text] = _placed(entries, placed, old, "entry", merger)


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


def _placed(among: dict[str, T], wishes: list[Wish], old: set[str], what: str, merger: Merger) -> dict[str, T]:
    """The same in another order: what wishes it stands before or after another, in the order of the wishes."""
    order = list(among)
    for wish in wishes:
        if _possible(wish, among, old, what, merger):
            key, word, target = wish
            order.remove(key.text)
            order.insert(order.index(target.text) + (word.text == "after"), key.text)
    return {name: among[name] for name in order}


def _possible(wish: Wish, among: dict[str, T], old: set[str], what: str, merger: Merger) -> bool:
    """Whether the wish can be granted; if not, the fault is noted."""
    key, word, target = wish
    # A doubled key may have been removed again.
    if word.place in merger.checker.faulty or key.text not in among:
        return False
    if key.text in old:
        message = f"only a new {what} is placed; `{key.text}` keeps the place it has in the parent"
        merger.checker.fault("E209", message, word.place, help=f"remove `{word.text}:`")
        return False
    if target.text not in among or target.text == key.text:
        close = nearest(target.text, [name for name in among if name != key.text])
        advice = f"did you mean `{close}`?" if close else ""
        merger.checker.fault("E208", f"there is no {what} `{target.text}` here", target.place, help=advice)
        return False
    return True
