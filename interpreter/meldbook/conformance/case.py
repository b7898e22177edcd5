"""The cases of the corpus as typed values that cannot be changed, and their canonical form."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from meldbook.conformance.values import Path, Value, thaw
from meldbook.loading.nodes import Place

NOWHERE = Place("", 1, 1)
MARK = "@"  # between the id of a case and the variant that inherits it


@dataclass(frozen=True, slots=True)
class Step:
    """One action or one question. Exactly one of `do` and `ask` is there."""

    by: int | None
    do: Value
    ask: Value
    expect: Mapping[str, Value]


@dataclass(frozen=True, slots=True)
class Case:
    """A case as it is written (the short form); `conformance/CASES.md` explains each field."""

    id: str
    title: str
    variant: str
    level: int
    rules: tuple[str, ...]
    steps: tuple[Step, ...]
    source: str
    options: Mapping[str, str] = field(default_factory=dict)
    given: Mapping[str, Value] = field(default_factory=dict)
    why: str = ""
    twin: str | None = None
    place: Place = NOWHERE
    places: Mapping[Path, Place] = field(default_factory=dict, repr=False, compare=False)

    @property
    def chapter(self) -> str:
        """The chapter of the rulebook that it belongs to: that of its first rule."""
        return self.rules[0].split(".")[0]

    def at(self, *path: str) -> Place:
        """Where a part of it stands in its file."""
        return self.places.get(path, self.place)


@dataclass(frozen=True, slots=True)
class Corpus:
    """All cases, with what names this state of them in a report."""

    cases: tuple[Case, ...]
    version: str
    digest: str


def digest(cases: Iterable[Case]) -> str:
    """A short digest of what the cases say, whatever their files look like."""
    text = json.dumps([as_json(case) for case in sorted(cases, key=lambda case: case.id)], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def as_json(case: Case) -> dict[str, object]:
    """The case in the form of `spec/schema/case.schema.json`: the canonical form in which the corpus is exported."""
    steps = [_step_json(step) for step in case.steps]
    whole: dict[str, object] = {"id": case.id, "title": case.title, "variant": case.variant, "level": case.level}
    whole |= {"options": dict(case.options), "rules": list(case.rules), "why": case.why, "given": thaw(case.given)}
    whole |= {"steps": steps, "twin": case.twin, "from": case.source}
    return {key: value for key, value in whole.items() if value not in (None, "", {})}


def _step_json(step: Step) -> dict[str, object]:
    parts = {"by": step.by, "do": thaw(step.do), "ask": thaw(step.ask), "expect": thaw(step.expect)}
    return {key: value for key, value in parts.items() if value not in (None, {})}
