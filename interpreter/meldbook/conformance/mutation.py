"""The mutation table: for every small change to the rules of a variant, the case that catches it, or why none can.

`conformance/mutation.json` holds what came of each mutant, `conformance/equivalent.yaml` the reasons of those that change nothing.
A digest names the rules and cases that a variant's part of the table holds for.
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TypeAlias

import yaml

from meldbook import data
from meldbook.conformance import guards, mutants
from meldbook.conformance.case import Case, Corpus, as_json
from meldbook.conformance.cases import read_corpus
from meldbook.conformance.inherit import with_inherited
from meldbook.errors import InputError
from meldbook.loading.entries import Entry, Resolved
from meldbook.loading.nodes import Node, Scalar
from meldbook.loading.nodes import Sequence as Items
from meldbook.loading.variants import resolve
from meldbook.play.compile import load

COMMAND = "tools/mutate --write"
KILLED, EQUIVALENT, OPEN, INVALID = "killed", "equivalent", "open", "invalid"


@dataclass(frozen=True, slots=True)
class Result:
    """What came of a mutant; `by` is the case that catches it, the reason for being equivalent, or what speaks against that reason."""

    how: str
    by: str = ""


@dataclass(frozen=True)
class Part:
    """What the table says of one variant."""

    digest: str = ""
    results: Mapping[str, Result] = field(default_factory=dict)
    told: Mapping[str, int] = field(default_factory=dict)

    @property
    def counts(self) -> Mapping[str, int]:
        """How many there are of each class, as the results have it."""
        return counts(self.results.values())


@dataclass(frozen=True)
class Prepared:
    """A variant, its cases (inherited ones too), the cases linked to each rule, and its mutants by id."""

    resolved: Resolved
    cases: tuple[Case, ...]
    linked: Mapping[str, list[str]]
    mutants: Mapping[str, mutants.Mutant]


Task: TypeAlias = tuple[str, str, str, int]  # variant, mutant, the reason for being equivalent, random deals to prove it


def counts(results: Iterable[Result]) -> dict[str, int]:
    """The numbers of a table; what makes no game is no mutant."""
    found = Counter(result.how for result in results)
    return {"mutants": sum(found.values()) - found[INVALID], **{how: found[how] for how in (KILLED, EQUIVALENT, OPEN)}}


# --- rules and cases ---


@cache
def prepared(variant: str) -> Prepared:
    """Everything that a mutant of this variant is judged with. Raises InputError if a case fails without any change."""
    resolved = resolve(variant)
    cases = cases_of(variant)
    failing = [case.id for case in cases if not mutants.passes(case, load)]
    if failing:
        raise InputError(f"{variant}: the rules as they are fail {', '.join(failing)}, so nothing can be said of their mutants")
    seen = guards.see(cases)
    linked = {rule: list(ids) for rule, ids in seen.tested.items()}
    for case, rules in seen.consulted.items():
        for rule in rules:
            if case not in linked.setdefault(rule, []):
                linked[rule].append(case)
    return Prepared(resolved, cases, linked, found(variant))


@cache
def _corpus() -> Corpus:
    return with_inherited(read_corpus())


@cache
def cases_of(variant: str) -> tuple[Case, ...]:
    """The cases of a variant and those it inherits."""
    return tuple(case for case in _corpus().cases if case.variant == variant)


@cache
def found(variant: str) -> Mapping[str, mutants.Mutant]:
    """The mutants of a variant by id."""
    return {mutant.id: mutant for mutant in mutants.mutants(resolve(variant))}


@cache
def digest(variant: str) -> str:
    """Names the rules and cases that a result holds for. What is only for readers does not count."""
    rules = [_plain_entry(entry) for entry in resolve(variant).entries.values()]
    cases = sorted((_plain_case(case) for case in cases_of(variant)), key=str)
    return hashlib.sha256(json.dumps([rules, cases], sort_keys=True).encode()).hexdigest()[:16]


def _plain_case(case: Case) -> list[object]:
    whole = as_json(case)
    return [case.id, *(whole.get(key) for key in ("options", "given", "steps"))]


def _plain_entry(entry: Entry) -> list[object]:
    return [entry.id, entry.verb, {key: _plain(node) for key, node in entry.fields.items() if key not in mutants.TOLD}]


def _plain(node: Node) -> object:
    if isinstance(node, Scalar):
        return node.text
    if isinstance(node, Items):
        return [_plain(item) for item in node.items]
    return [[key.text, _plain(value)] for key, value in node.pairs if key.text not in mutants.TOLD]


# --- judging ---


def judged(task: Task) -> tuple[str, Result]:
    """A mutant and what came of it."""
    variant, id_, reason, deals = task
    known = prepared(variant)
    verdict = mutants.kill(known.mutants[id_], known.resolved, known.cases, known.linked)
    if verdict.how != "alive":
        return id_, Result(verdict.how, verdict.by)
    if not reason:
        return id_, Result(OPEN)
    different = mutants.told_apart(known.mutants[id_], known.resolved, deals)
    return id_, Result(OPEN, f"said to be equivalent, but {different}") if different else Result(EQUIVALENT, reason)


def worked(tasks: list[Task], jobs: int) -> Iterator[tuple[str, Result]]:
    """Judges in several processes, or in this one; the order is that of the tasks."""
    if jobs == 1 or len(tasks) < 4:
        yield from map(judged, tasks)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(judged, tasks, chunksize=4)


# --- the files ---


def reasons(variant: str) -> dict[str, str]:
    """Why mutants of a variant change nothing."""
    if not data.exists("conformance", "equivalent.yaml"):
        return {}
    written = yaml.safe_load(data.text("conformance", "equivalent.yaml")) or {}
    return {str(id_): str(reason) for id_, reason in (written.get(variant) or {}).items()}


def table() -> dict[str, Part]:
    """The table as it was written last."""
    if not data.exists("conformance", "mutation.json"):
        return {}
    written = json.loads(data.text("conformance", "mutation.json"))["variants"]
    return {variant: _read(part) for variant, part in written.items()}


def _read(part: Mapping[str, object]) -> Part:
    results = part["results"]
    assert isinstance(results, dict)
    told = {key: value for key, value in part.items() if isinstance(value, int)}
    return Part(str(part["digest"]), {id_: Result(result["how"], result["by"]) for id_, result in results.items()}, told)


def write(variant: str, results: Mapping[str, Result]) -> None:
    """Renews a variant's part of the table."""
    parts = {**table(), variant: Part(digest(variant), results)}
    whole = {
        name: {
            "digest": part.digest,
            **part.counts,
            "results": {id_: {"how": result.how, "by": result.by} for id_, result in part.results.items()},
        }
        for name, part in parts.items()
    }
    place = Path(str(data.place("conformance", "mutation.json")))
    place.write_text(
        json.dumps({"generated_by": COMMAND, "variants": whole}, ensure_ascii=False, indent=1, sort_keys=True) + "\n", encoding="utf-8"
    )
