"""Coverage: which statement of the source documents is carried by which entry of a variant file, and what was decided
on each doubtful reading. It compares ids only; whether an entry does what the statement says is for the cases to show.

A game is carried as soon as there is a variant file of its name. What its file does not cite itself is a gap: a
citation is not inherited. A reading of a game without a file is due.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from meldbook.catalogue import Ruling, Sources, Variant

_BINDING = frozenset({"rule", "rule*", "def", "option"})


@dataclass(frozen=True)
class Row:
    """One line of the table."""

    game: str
    id: str
    kind: str
    status: str
    by: tuple[str, ...] = ()


@dataclass
class Table:
    """The rows, and what is wrong, a sentence each."""

    rows: list[Row] = field(default_factory=list)
    gaps: list[str] = field(default_factory=list)


def coverage(variants: Mapping[str, Variant], sources: Sources) -> Table:
    """The table of every statement and reading, and every gap."""
    table = Table()
    for game in sorted(sources.statements, key=lambda game: game not in variants):
        variant = variants.get(game)
        table.rows += _statements(game, variant, sources) + _readings(game, variant, sources)
    table.gaps[:0] = [f"{row.game}: {row.id} ({row.kind}) is {row.status}" for row in table.rows if _is_gap(row)]
    table.gaps += _options(variants, sources)
    table.gaps += _unknown(variants, sources)
    return table


def _is_gap(row: Row) -> bool:
    return row.status in ("cited by nobody", "not decided", "not recorded")


def _citing(variant: Variant, id: str) -> tuple[str, ...]:
    return tuple(entry.id for entry in variant.entries if id in entry.cites)


def _statements(game: str, variant: Variant | None, sources: Sources) -> list[Row]:
    rows = []
    for id, kind in sources.statements[game].items():
        by = _citing(variant, id) if variant else ()
        if variant is None:
            status = "due"
        elif by:
            status = "cited"
        elif id in variant.notes and kind not in _BINDING:
            status = "noted"
        else:
            status = "cited by nobody"
        rows.append(Row(game, id, kind, status, by))
    return rows


def _readings(game: str, variant: Variant | None, sources: Sources) -> list[Row]:
    touching = [reading for reading in sources.readings.values() if {game, "all"} & set(reading.games)]
    return [_reading(game, variant, reading.id, sources.rulings.get(reading.id)) for reading in touching]


def _reading(game: str, variant: Variant | None, id: str, ruling: Ruling | None) -> Row:
    """An option beats a ruling; whichever it is, there must be a record of it."""
    if variant is None:
        return Row(game, id, "reading", "due")
    by = _citing(variant, id)
    recorded = ruling is not None and (not ruling.games or game in ruling.games)
    if not recorded:
        return Row(game, id, "reading", "not recorded" if by else "not decided", by)
    options = {entry.id for entry in variant.entries if entry.values}
    return Row(game, id, "reading", "option" if options & set(by) else "ruling", by)


def _options(variants: Mapping[str, Variant], sources: Sources) -> Iterator[str]:
    """Every value of every option has a source, and nothing is recorded that no variant offers."""
    recorded = _recorded(sources)
    offered: dict[str, set[str]] = {}
    for name, variant in variants.items():
        for entry in variant.entries:
            option = entry.id.rpartition(".")[2]
            offered.setdefault(option, set()).update(entry.values)
            for value in entry.values:
                if not recorded.get(option, {}).get(value):
                    yield f"{name}: option {option}: no source is recorded for {value}"
    for option, behind in recorded.items():
        yield from (f"option {option}: {value} is recorded but not offered" for value in behind if value not in offered.get(option, ()))


def _recorded(sources: Sources) -> dict[str, dict[str, tuple[str, ...]]]:
    recorded = {option: dict(values) for option, values in sources.stated.items()}
    for ruling in sources.rulings.values():
        for option, values in ruling.options.items():
            recorded.setdefault(option, {}).update(values)
    return recorded


def _unknown(variants: Mapping[str, Variant], sources: Sources) -> Iterator[str]:
    known = sources.known()
    for name, variant in variants.items():
        for entry in variant.entries:
            yield from (f"{name}: {entry.id} cites {id}, which does not exist" for id in entry.cites if id not in known)
        yield from (f"{name}: notes name {id}, which does not exist" for id in variant.notes if id not in known)
    for ruling in sources.rulings.values():
        named = [ruling.id, *(id for option in ruling.options.values() for by in option.values() for id in by)]
        yield from (f"rulings: {ruling.id} names {id}, which does not exist" for id in named if id not in known)


def show(table: Table) -> Iterator[str]:
    """The table as aligned text, a group per game with its totals, then the gaps."""
    for game in dict.fromkeys(row.game for row in table.rows):
        rows = [row for row in table.rows if row.game == game]
        yield game
        # What is due comes with its variant file; until then the totals tell enough.
        yield from (_line(row) for row in rows if row.status != "due")
        yield f"  {_totals(rows)}"
        yield ""
    yield from table.gaps
    yield f"{len(table.gaps)} gaps" if len(table.gaps) != 1 else "1 gap"


def _line(row: Row) -> str:
    return f"  {row.id:<16}{row.kind:<13}{row.status:<17}{', '.join(row.by)}".rstrip()


def _totals(rows: Sequence[Row]) -> str:
    readings = [row for row in rows if row.kind == "reading"]
    statements = [row for row in rows if row.kind != "reading"]
    return f"{_counts('statements', statements)}; {_counts('readings', readings)}"


def _counts(name: str, rows: Sequence[Row]) -> str:
    counts = Counter(row.status for row in rows)
    return f"{len(rows)} {name}: " + ", ".join(f"{count} {status}" for status, count in counts.items())
