"""The catalogue: what spec/ says about itself. It reads the statements and readings of the source documents, the
recorded rulings, and of a variant file only what it cites and offers. It knows nothing of what an entry does.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from meldbook.data import as_written

# Keys of a variant file that hold a mapping and are no chapter.


@dataclass(frozen=True)
class Entry:
    """What coverage needs of an entry: whom it cites in its own file, and the values it offers if it is an option."""

    id: str
    cites: tuple[str, ...] = ()
    values: tuple[str, ...] = ()
    """The values of an option, inherited or not; empty for every other entry."""


@dataclass(frozen=True)
class Variant:
    """A variant file: its entries, inherited options included, and the rows it carries as notes."""

    entries: tuple[Entry, ...]
    notes: tuple[str, ...] = ()


@dataclass(frozen=True)
class Reading:
    """A doubtful reading and the games it touches."""

    id: str
    games: tuple[str, ...]


@dataclass(frozen=True)
class Ruling:
    """What was recorded for a reading: the games it was decided for (none: all it touches) and its options' sources."""

    id: str
    games: tuple[str, ...]
    options: Mapping[str, Mapping[str, tuple[str, ...]]]


@dataclass(frozen=True)
class Sources:
    """The files that coverage holds the variants against."""

    statements: Mapping[str, Mapping[str, str]]
    """Game to id to kind."""
    readings: Mapping[str, Reading]
    rulings: Mapping[str, Ruling]
    stated: Mapping[str, Mapping[str, tuple[str, ...]]]
    """Options that a source document states itself: value to sources."""
    others: frozenset[str] = frozenset()
    """Further ids that may be named as a source: documents, other sources, facts, differences, examples."""

    def known(self) -> frozenset[str]:
        rows = {id for game in self.statements.values() for id in game}
        return frozenset(rows | set(self.readings) | self.others)


def read_yaml(path: Path) -> Any:
    """A file as plain data with every scalar as text, so that `no` and `3` stay what they are."""
    return as_written(path.read_text(encoding="utf-8"))


def read_sources(spec: Path) -> Sources:
    """Everything in spec/sources/ and spec/rulings.yaml that coverage asks for."""
    folder = spec / "sources"
    # Every file is read; those with statements say themselves which game they are of, in the order of the documents.
    data = {path.stem: read_yaml(path) for path in sorted(folder.glob("*.yaml"))}
    games = {file["game"]: file["statements"] for file in data.values() if "statements" in file}
    listed = [game for document in data["documents"]["documents"] for game in document["games"]]
    rulings = read_yaml(spec / "rulings.yaml")
    return Sources(
        statements={game: {row["id"]: row["kind"] for row in games[game]} for game in sorted(games, key=listed.index)},
        readings={row["id"]: Reading(row["id"], tuple(row["games"])) for row in data["readings"]["readings"]},
        rulings={row["id"]: _ruling(row) for row in rulings["rulings"]},
        stated=_values(rulings["stated_options"]),
        others=frozenset(_other_ids(data)),
    )


def _ruling(row: Mapping[str, Any]) -> Ruling:
    return Ruling(row["id"], tuple(row.get("games", ())), _values(row.get("options", ())))


def _values(options: Any) -> dict[str, Mapping[str, tuple[str, ...]]]:
    return {option["option"]: {value: tuple(behind) for value, behind in option["values"].items()} for option in options}


def _other_ids(data: Mapping[str, Any]) -> Iterator[str]:
    """Ids that are neither statements nor readings and may still be named."""
    lists = [*data["documents"].values(), data["languages"]["differences"], *data["examples"].values()]
    lists += [game["facts"] for game in data["neighbours"]["games"]]
    yield from (row["id"] for rows in lists for row in rows)


def read_variants(spec: Path) -> dict[str, Variant]:
    """Every variant file in spec/variants/ by its name, resolved. RuleFileError for a faulty one."""
    return {path.stem: _variant(path) for path in sorted((spec / "variants").glob("*.yaml"))}


def _variant(path: Path) -> Variant:
    from meldbook.loading.merge import texts
    from meldbook.loading.variants import resolve

    resolved = resolve(path)
    entries = tuple(
        Entry(entry.id, entry.cites, texts(entry.fields["choice"]) if entry.verb == "choice" else ()) for entry in resolved.entries.values()
    )
    return Variant(entries, resolved.notes)
