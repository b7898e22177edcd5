"""What one variant changes against another: rule by rule, computed from the resolved trees; by heading, for a reader; and
the cases that come out differently."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Set
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from meldbook import data
from meldbook.conformance import wire
from meldbook.conformance.case import Case
from meldbook.conformance.engine import GameTable, InterpreterEngine
from meldbook.conformance.grade import grade
from meldbook.conformance.outcome import ERROR, PASS
from meldbook.conformance.serve import answer
from meldbook.conformance.table import key_of
from meldbook.errors import InputError
from meldbook.loading.entries import Entry, Resolved
from meldbook.loading.nodes import Mapping as Block
from meldbook.loading.nodes import Node, Scalar
from meldbook.play.game import Game
from meldbook.teller import Teller

# Keys that say nothing about what is executed.
SILENT = frozenset(["text"])


@dataclass(frozen=True, slots=True)
class Change:
    """One rule that differs. `how` is `added`, `removed` or `changed`; `keys` are the keys of the entry that differ."""

    rule: str
    how: str
    keys: tuple[str, ...] = ()


def changes(one: Resolved, other: Resolved, silent: Set[str] = SILENT) -> list[Change]:
    """From `one` to `other`: what is removed in the order of the first, then what is changed or added in that of the second. What differs
    in the `silent` keys alone is no change."""
    found = [Change(id_, "removed") for id_ in one.entries if id_ not in other.entries]
    for id_, entry in other.entries.items():
        before = one.entries.get(id_)
        if before is None:
            found.append(Change(id_, "added"))
        elif keys := tuple(_differing(before, entry, silent)):
            found.append(Change(id_, "changed", keys))
    return found


def told_changes(one: Teller, other: Teller) -> list[Change]:
    """What a reader is told: the changes, and behind them the rules that stand there unchanged and read otherwise, since what they name
    has changed."""
    found = changes(one.game.resolved, other.game.resolved)
    known = {change.rule for change in found}
    both = [rule for rule in other.game.resolved.entries if rule in one.game.resolved.entries and rule not in known]
    return [*found, *(Change(rule, "changed") for rule in both if one.settled(rule) != other.settled(rule))]


def _differing(before: Entry, after: Entry, silent: Set[str]) -> Iterator[str]:
    for key in dict.fromkeys([*before.fields, *after.fields]):
        if key not in silent and _said(before, key) != _said(after, key):
            yield key


def _said(entry: Entry, key: str) -> Any:
    """A key without its places. The default of an option is its first value where nothing is written."""
    node = entry.fields.get(key)
    values = entry.fields.get("choice")
    return plain(values)[0] if node is None and key == "default" and values is not None else plain(node)


def plain(node: Node | None) -> Any:
    """A node without its places."""
    if node is None or isinstance(node, Scalar):
        return None if node is None else node.text
    if isinstance(node, Block):
        return {key.text: plain(value) for key, value in node.pairs}
    return [plain(item) for item in node.items]


@dataclass(frozen=True, slots=True)
class Row:
    """One heading of a "what changes" table, and the rules that each variant has under it."""

    id: str
    before: tuple[str, ...]
    after: tuple[str, ...]


@cache
def headings() -> tuple[Mapping[str, Any], ...]:
    """The rows of `spec/comparison.yaml`."""
    return tuple(data.as_written(data.text("spec", "comparison.yaml"))["rows"])


def rows(one: Resolved, other: Resolved, headings: Iterable[Mapping[str, Any]]) -> list[Row]:
    """The table by heading: under each, the rules that stand there as far as the variant has them, and behind them rules under no
    heading that only one of both has and that limit what stands there."""
    known = list(headings)
    listed = {rule for heading in known for rule in heading["rules"]}
    return [Row(str(heading["id"]), *(tuple(_under(heading, one, other, listed, of)) for of in (one, other))) for heading in known]


def under_no_heading(found: Iterable[Change], rows: Iterable[Row], headings: Iterable[Mapping[str, Any]]) -> list[Change]:
    """The changes that no row of the table shows."""
    shown = {rule for heading in headings for rule in heading["rules"]} | {rule for row in rows for rule in (*row.before, *row.after)}
    return [change for change in found if change.rule not in shown]


def _under(heading: Mapping[str, Any], one: Resolved, other: Resolved, listed: set[str], of: Resolved) -> Iterator[str]:
    yield from (rule for rule in heading["rules"] if rule in of.entries)
    named = {rule.partition(".")[2] for rule in heading["rules"] if rule in of.entries}
    alone = (id_ for id_ in of.entries if id_ not in listed and (id_ in one.entries) != (id_ in other.entries))
    yield from (id_ for id_ in alone if named & _limited(of.entries[id_]))


def _limited(entry: Entry) -> set[str]:
    """The actions and patterns that a rule is a rule to."""
    to = plain(entry.fields.get("to"))
    return set(to) if isinstance(to, list) else {str(to)}


@dataclass(frozen=True, slots=True)
class Outcome:
    """A case of one variant, played by the rules of another: the same, different, or not to be played there at all."""

    case: Case
    same: bool
    playable: bool


def outcomes(cases: Iterable[Case], before: Game, after: Game) -> list[Outcome]:
    """Each case as it comes out by the second game's rules. A situation is filled from the first game's pack; where the second has
    another pack, from that one."""
    return [_outcome(case, before, after) for case in cases]


def _outcome(case: Case, before: Game, after: Game) -> Outcome:
    from meldbook.play.compile import with_settings

    try:
        board = GameTable(with_settings(before, case.options))
        game = with_settings(after, case.options)
        other = GameTable(game)
        gone = {key_of(zone) for zone in board.zones} - {key_of(zone) for zone in other.zones}
        if board.pack == other.pack:
            body = wire.message(case, board, 1)["case"]
        else:
            given = {key: value for key, value in case.given.items() if key not in gone}
            body = wire.message(replace(case, given=given), other, 1)["case"]
    except InputError:
        return Outcome(case, same=False, playable=False)
    filled = {key: value for key, value in body["given"].items() if key not in gone}
    message = {"case": body | {"variant": "", "options": {}, "given": filled}}
    result = grade(case, answer(message, InterpreterEngine(games=lambda _variant, _options: game)), board, True)
    return Outcome(case, same=result.outcome == PASS, playable=result.outcome != ERROR)
