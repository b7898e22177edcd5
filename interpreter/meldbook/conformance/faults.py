"""The faults that real engines share, played by the interpreter: with other rules (`conformance/fakes/faults.yaml`), or by another way of
answering. Which cases catch each is `conformance/fakes/caught.json`.
"""

from __future__ import annotations

import json
import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from meldbook import data
from meldbook.conformance import wire
from meldbook.conformance.case import Case
from meldbook.conformance.engine import InterpreterEngine, InterpreterSession, table
from meldbook.conformance.grade import grade
from meldbook.conformance.outcome import FAIL
from meldbook.conformance.serve import answer
from meldbook.conformance.values import Json
from meldbook.errors import InputError
from meldbook.play import situation
from meldbook.play.compile import load
from meldbook.play.game import Game
from meldbook.play.work import Trace

COMMAND = "tools/corpus --faults"
FOLDER, TABLE = ("conformance", "fakes"), "caught.json"
NAMED = 3
"""So many of the cases that catch a fault are named."""


@dataclass(frozen=True)
class Fault:
    """A fault, with what it changes in the rules of each variant in which it can occur."""

    name: str
    told: str
    variants: Mapping[str, Mapping[str, Any]]


def faults() -> dict[str, Fault]:
    """Every fault by its name."""
    written = data.as_written(data.text(*FOLDER, "faults.yaml"))
    return {name: Fault(name, one["fault"], one["variants"]) for name, one in written.items()}


class FaultyEngine(InterpreterEngine):
    """The interpreter with one fault. It declares the variants in which the fault can occur."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(games=lambda variant, options: faulty_game(fault.name, variant, tuple(sorted(options.items()))))
        self.fault = fault

    def supports(self) -> Json:
        """Only where the fault can occur."""
        return {**super().supports(), "variants": sorted(self.fault.variants)}

    def start(self, variant: str, options: Mapping[str, str], given: Json) -> InterpreterSession:
        """A session in which the fault shows."""
        kind = WAYS.get(self.fault.name, InterpreterSession)
        return kind(self.games(variant, options), given, Trace() if self.trace else None)


class AskingActs(InterpreterSession):
    """Does what it is only asked about."""

    def ask(self, by: int | None, ask: Json) -> Json:
        """See `InterpreterSession`."""
        found = super().ask(by, ask)
        if ask.get("what") == "may" and "ok" in found:
            self.act(by, ask["do"])
        return found


class HandsOutTooEarly(InterpreterSession):
    """Gives the first of the stacks set aside to a hand that was used up, before the rest of the pile comes to it."""

    def act(self, by: int | None, do: Json) -> Json:
        """See `InterpreterSession`; only what is answered is wrong."""
        seat = str(self._seat(by) + 1)
        held = situation.write(self.game, self.state)["hands"][seat]
        found = super().act(by, do)
        used = [card for group in do.get("groups", ()) for card in group.get("cards", ())]
        stacks = next((zone.name for zone in self.game.layout.zones.values() if zone.kind == "stacks"), None)
        if "ok" in found and do.get("action") == "take" and stacks and len(used) == len(held) and found["ok"][stacks]:
            found["ok"]["hands"][seat] += found["ok"][stacks].pop(0)
        return found


class JoinsWhatLiesThere(InterpreterSession):
    """Adds cards that name no meld to the first of the side's melds that takes them."""

    def act(self, by: int | None, do: Json) -> Json:
        """See `InterpreterSession`."""
        before = self.state
        for number in range(1, 9):
            groups = [{"onto": number, **group} for group in do.get("groups", ())]
            try:
                found = super().act(by, {**do, "groups": groups}) if groups else {}
            except InputError:
                break
            if "ok" in found:
                return found
            self.state = before
        return super().act(by, do)


WAYS: dict[str, Callable[[Game, Json, Trace | None], InterpreterSession]] = {
    "asking_changes_the_state": AskingActs,
    "reserve_inside_a_take": HandsOutTooEarly,
    "cards_join_what_lies_there": JoinsWhatLiesThere,
}


@lru_cache(maxsize=64)
def faulty_game(name: str, variant: str, options: tuple[tuple[str, str], ...]) -> Game:
    """A variant with a fault. InputError: not where it can occur."""
    fault = faults()[name]
    if variant not in fault.variants:
        raise InputError(f"the fault `{name}` cannot occur in `{variant}`")
    if not fault.variants[variant]:
        return load(variant, dict(options))
    # A default that the fault sets counts only where the options are not sent whole.
    changed = {key for chapter in fault.variants[variant].values() for key, entry in chapter.items() if "default" in entry}
    settings = {option: value for option, value in options if option not in changed}
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "faulty.yaml"
        file.write_text(_difference(variant, fault.variants[variant]), "utf-8")
        return load(file, settings)


def _difference(variant: str, changes: Mapping[str, Any]) -> str:
    head = f"language: 1\nvariant: faulty\nextends: {variant}\nnames: {{en: Faulty}}\n"
    return head + "".join(f"{chapter}: {_flow(entries)}\n" for chapter, entries in changes.items())


def _flow(value: Any) -> str:
    """YAML in the short form, with words as they were written."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {_flow(inner)}" for key, inner in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_flow, value)) + "]"
    plain = value.replace("_", "").isalnum()
    return str(value) if plain else json.dumps(value)


def catches(case: Case, engine: FaultyEngine) -> bool:
    """Whether the case fails the fault by what comes of a move: another id of a refusal is not enough."""
    board = table(case.variant, {name: str(value) for name, value in case.options.items()})
    return grade(case, answer(wire.message(case, board, 1), engine), board).outcome == FAIL


def catching(fault: Fault, variant: str, cases: Iterable[Case]) -> Iterator[str]:
    """The cases of a variant that catch a fault, those first that test a rule that it changes."""
    touched = {f"{chapter}.{key}" for chapter, entries in fault.variants[variant].items() for key in entries}
    own = sorted((case for case in cases if case.variant == variant), key=lambda case: (not touched & set(case.rules), case.id))
    engine = FaultyEngine(fault)
    return (case.id for case in own if catches(case, engine))


def caught() -> dict[str, dict[str, list[str]]]:
    """The table as it was written last: fault -> variant -> cases. Empty if there is none."""
    if not data.exists(*FOLDER, TABLE):
        return {}
    found: dict[str, dict[str, list[str]]] = json.loads(data.text(*FOLDER, TABLE))["faults"]
    return found


def written(cases: Iterable[Case]) -> str:
    """The table: what it says now where that holds, else found anew."""
    known, before = {case.id: case for case in cases}, caught()
    whole = {
        fault.name: {variant: _named(fault, variant, known, before.get(fault.name, {}).get(variant, [])) for variant in fault.variants}
        for fault in faults().values()
    }
    return json.dumps({"generated_by": COMMAND, "faults": whole}, indent=1) + "\n"


def _named(fault: Fault, variant: str, known: Mapping[str, Case], before: list[str]) -> list[str]:
    engine = FaultyEngine(fault)
    if before and all(id_ in known and catches(known[id_], engine) for id_ in before):
        return before
    return _first(catching(fault, variant, known.values()))


def _first(ids: Iterator[str]) -> list[str]:
    return [id_ for id_, _ in zip(ids, range(NAMED), strict=False)]
