"""What guards the corpus: every rule allowed and refused by a case, every option value played, sums that add up, sources that
exist. Each gap is a sentence."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from meldbook.conformance import wire
from meldbook.conformance.case import Case
from meldbook.conformance.engine import InterpreterEngine, playable, table
from meldbook.conformance.games import Games
from meldbook.conformance.serve import answer
from meldbook.language import entries as e
from meldbook.loading.variants import resolve
from meldbook.play.compile import load


@dataclass
class Seen:
    """What the cases of one variant show: for each rule the cases that refuse by it and those that pass it; for each option the
    values played; every entry that a case tests."""

    refuses: dict[str, list[str]] = field(default_factory=dict)
    allows: dict[str, list[str]] = field(default_factory=dict)
    values: dict[str, set[str]] = field(default_factory=dict)
    tested: dict[str, list[str]] = field(default_factory=dict)
    consulted: dict[str, set[str]] = field(default_factory=dict)


def see(cases: Iterable[Case]) -> Seen:
    """Runs the cases and notes what they consult."""
    seen = Seen()
    for case in cases:
        board = table(case.variant, {name: str(value) for name, value in case.options.items()})
        engine = InterpreterEngine(trace=True)
        answer(wire.message(case, board, 1), engine)
        events = engine.last.trace.events if engine.last is not None and engine.last.trace is not None else []
        refused = {str(step.expect["refused"]) for step in case.steps if "refused" in step.expect}
        passed = {id_ for id_, outcome in events if outcome == "allows"}
        if engine.last is not None and engine.last.trace is not None:
            seen.consulted[case.id] = engine.last.trace.consulted(board.game)
        for rule in refused:
            seen.refuses.setdefault(rule, []).append(case.id)
        for rule in set(case.rules):
            seen.tested.setdefault(rule, []).append(case.id)
            if rule in passed:
                seen.allows.setdefault(rule, []).append(case.id)
        for option, value in board.options.items():
            seen.values.setdefault(option, set())
            if any(rule.endswith(f".{option}") for rule in case.rules) or option in case.options:
                seen.values[option].add(value)
    return seen


def gaps(variant: str, cases: list[Case], reasons: Mapping[str, str], rows: set[str]) -> Iterator[str]:
    """Every gap of one variant's cases. `reasons` says of an entry (or `option=value`) why it has no case; `rows` are the ids that a
    case may cite."""
    seen = see(cases)
    game = load(variant)
    own = {id_: entry for id_, entry in game.typed.items() if id_ in own_entries(variant)}
    yield from _rules(own, seen, reasons)
    yield from _options(own, seen, reasons)
    yield from _reasons(own, seen, reasons)
    for case in cases:
        yield from _case(case, set(game.typed), rows)


def own_entries(variant: str) -> frozenset[str]:
    """The entries that a variant's own cases must show: those that are not the same in the game it extends, whose cases it
    inherits."""
    resolved = resolve(variant)
    parent = next((name for name in resolved.parents if not resolve(name).abstract), None)
    return Games().changed(parent, variant, {}) & frozenset(resolved.entries) if parent else frozenset(resolved.entries)


def _rules(typed: Mapping[str, e.Typed], seen: Seen, reasons: Mapping[str, str]) -> Iterator[str]:
    for id_, entry in typed.items():
        if id_ in reasons:
            continue
        if isinstance(entry, e.Rule):
            if id_ not in seen.refuses:
                yield f"{id_}: no case is refused by it"
            if id_ not in seen.allows:
                yield f"{id_}: no case that tests it passes it"
        elif id_ not in seen.tested:
            yield f"{id_}: no case tests it"


def _options(typed: Mapping[str, e.Typed], seen: Seen, reasons: Mapping[str, str]) -> Iterator[str]:
    for id_, entry in typed.items():
        if isinstance(entry, e.Choice) and id_ not in reasons:
            for value in entry.values:
                if value.text not in seen.values.get(entry.name, ()) and f"{id_}={value.text}" not in reasons:
                    yield f"{id_}: no case plays {value.text}"


def _reasons(typed: Mapping[str, e.Typed], seen: Seen, reasons: Mapping[str, str]) -> Iterator[str]:
    """A reason for what does have a case, or for what does not exist, is out of date."""
    for name in reasons:
        id_, _, value = name.partition("=")
        entry = typed.get(id_)
        if entry is None:
            continue  # the reason is for another variant, or `unknown_reasons` says that it is for none
        if not value and not isinstance(entry, e.Rule) and id_ in seen.tested:
            yield f"{name}: has a reason for being without a case, and a case"


def unknown_reasons(reasons: Iterable[str]) -> Iterator[str]:
    """Reasons for what no variant has."""
    games = [load(name) for name in playable()]
    for name in reasons:
        id_, _, value = name.partition("=")
        entries = [game.typed[id_] for game in games if id_ in game.typed]
        if not entries:
            yield f"untested.yaml: there is no {id_}"
        elif value and not any(isinstance(entry, e.Choice) and value in [one.text for one in entry.values] for entry in entries):
            yield f"untested.yaml: {id_} has no value {value}"


def _case(case: Case, known: set[str], rows: set[str]) -> Iterator[str]:
    for rule in case.rules:
        if rule not in known:
            yield f"{case.id}: tests {rule}, which does not exist"
    cited = [word.strip(".,;:()") for word in case.source.split()]
    prefixes = {row.split("-")[0] for row in rows}
    ids = [word for word in cited if "-" in word and word.split("-")[0] in prefixes]
    if not ids:
        yield f"{case.id}: `from` cites no statement"
    for row in ids:
        if row not in rows:
            yield f"{case.id}: cites {row}, which does not exist"
    yield from _sums(case)


def _sums(case: Case) -> Iterator[str]:
    """A total is the sum of its items, wherever a case writes both whole."""
    for step in case.steps:
        items, totals = step.expect.get("items"), step.expect.get("totals")
        if not isinstance(items, Mapping) or not isinstance(totals, Mapping):
            continue
        for side, total in totals.items():
            own = items.get(side)
            if isinstance(own, Mapping) and own and sum(int(str(points)) for points in own.values()) != int(str(total)):
                yield f"{case.id}: side {side}: the items make {sum(int(str(points)) for points in own.values())}, not {total}"
