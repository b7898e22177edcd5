"""What resolving gives: entries that know where each of their keys stands, and the resolved file."""

from __future__ import annotations

from dataclasses import dataclass, field

from meldbook.loading.nodes import Mapping, Node, Place


@dataclass(frozen=True, slots=True)
class Entry:
    """One rule of a resolved file.

    `fields` holds the verb and the other keys, without `cites`, `before` and `after`. `origin` is the variant that last
    changed it (citing alone changes nothing), `place` its key there, `places` the place of each key of `fields` and of
    `cites`.
    """

    id: str
    chapter: str
    key: str
    verb: str
    fields: dict[str, Node]
    place: Place
    origin: str
    cites: tuple[str, ...] = ()
    places: dict[str, Place] = field(default_factory=dict)


@dataclass(frozen=True)
class Resolved:
    """A variant with everything it takes over. `parents` begins with the nearest; `entries` is in the order of the
    resolved file; `header` holds the keys of this file that are no chapters; `files` has the text of each file read; `removed` the ids
    that this file takes away, with their places."""

    name: str
    parents: tuple[str, ...]
    abstract: bool
    names: dict[str, str]
    phases: tuple[str, ...]
    language: int
    entries: dict[str, Entry]
    header: Mapping
    files: dict[str, str]
    status: str = ""
    note: dict[str, str] = field(default_factory=dict)
    notes: tuple[str, ...] = ()
    removed: dict[str, Place] = field(default_factory=dict)
