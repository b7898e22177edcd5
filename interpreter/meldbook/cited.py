"""What the rules are taken from: the statements of the source documents, the doubtful readings and their rulings.

`meldbook.catalogue` counts them; here they are read to be shown.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

import yaml

from meldbook import data

if TYPE_CHECKING:
    from meldbook.loading.entries import Resolved

# Scalars stay text, so that `no` and `000` are what was written; with the quick reader where there is one.
_LOADER = getattr(yaml, "CBaseLoader", yaml.BaseLoader)


@dataclass(frozen=True)
class Decided:
    """A doubtful reading, with what was decided for a game and how to choose otherwise."""

    id: str
    question: str
    readings: tuple[str, ...]
    taken: str
    why: str
    sources: tuple[str, ...]
    ruling: str
    options: Mapping[str, Mapping[str, tuple[str, ...]]]
    """Option -> value -> the sources behind it."""
    rejected: Mapping[str, str]
    """Reading -> why not."""


def statements(rows: Iterable[str]) -> dict[str, str]:
    """What each of these rows of the catalogue says; the row itself if it is not there."""
    known = _rows()
    return {row: known.get(row, row) for row in rows}


def all_rows() -> dict[str, str]:
    """Every row that can be cited, with what it says."""
    return dict(_rows())


def documents_of(variant: str) -> list[str]:
    """The source documents that describe a game."""
    return [row["id"] for row in _file("documents").get("documents", ()) if variant in row["games"]]


def document(row: str) -> str:
    """The title of a document or source."""
    listed = [*_file("documents").get("documents", ()), *_file("documents").get("others", ())]
    return next((str(one.get("title") or one.get("source")) for one in listed if one["id"] == row), "")


def decided(variant: str) -> list[Decided]:
    """The doubtful readings of a game, in the order of the catalogue."""
    rulings: dict[str, Any] = {row["id"]: row for row in _rulings()}
    readings = [(row, rulings.get(row["id"], {})) for row in _file("readings")["readings"]]
    return [_decided(row, ruling) for row, ruling in readings if variant in ruling.get("games", row["games"])]


def taken_over(variant: Resolved) -> list[Decided]:
    """The doubtful readings of its parents that a game still rests on: every rule of the parent that cites one is, and is told, here as
    it is there."""
    from meldbook.difference import changes, plain
    from meldbook.loading.variants import resolve

    found: dict[str, Decided] = {}
    for parent in map(resolve, variant.parents):
        changed = {change.rule for change in changes(parent, variant)}
        for id_, entry in variant.entries.items():
            if id_ in parent.entries and plain(entry.fields.get("text")) != plain(parent.entries[id_].fields.get("text")):
                changed.add(id_)
        for one in decided(parent.name):
            resting = [id_ for id_, entry in parent.entries.items() if one.id in entry.cites]
            if resting and not changed.intersection(resting):
                found.setdefault(one.id, one)
    return list(found.values())


def _decided(reading: Mapping[str, Any], ruling: Mapping[str, Any]) -> Decided:
    return Decided(
        id=reading["id"],
        question=_line(reading["question"]),
        readings=tuple(_line(text) for text in reading["readings"]),
        taken=_line(reading["taken"]),
        why=_line(reading.get("why", "")),
        sources=tuple(reading.get("sources", ())),
        ruling=_line(ruling.get("ruling", "")),
        options={one["option"]: {value: tuple(behind) for value, behind in one["values"].items()} for one in ruling.get("options", ())},
        rejected={_line(one["reading"]): _line(one["why"]) for one in ruling.get("rejected", ())},
    )


def _rulings() -> list[Any]:
    rows: list[Any] = yaml.load(data.text("spec", "rulings.yaml"), Loader=_LOADER)["rulings"]
    return rows


def _line(text: str) -> str:
    return " ".join(text.split())


@cache
def _file(name: str) -> Mapping[str, Any]:
    found: Mapping[str, Any] = yaml.load(data.text("spec", "sources", f"{name}.yaml"), Loader=_LOADER)
    return found


@cache
def _rows() -> Mapping[str, str]:
    return dict(_each_row())


def _each_row() -> Iterator[tuple[str, str]]:
    """Each row in the words that say most of it."""
    for name in data.names("spec", "sources"):
        if not name.endswith(".yaml"):
            continue
        file = _file(name.removesuffix(".yaml"))
        for row in file.get("statements", ()):
            yield row["id"], _line(row["statement"])
        for row in file.get("readings", ()):
            yield row["id"], _line(f"{row['question']} Taken: {row['taken']}")
        for row in file.get("differences", ()):
            yield row["id"], _line(f"{row['differs']} Use: {row['use']}")
        for row in (*file.get("documents", ()), *file.get("others", ())):
            yield row["id"], _line(str(row.get("title") or row.get("source")))
        for game in file.get("games", ()):
            yield from (
                (fact["id"], _line(": ".join(fact[key] for key in ("about", "text") if key in fact))) for fact in game.get("facts", ())
            )
