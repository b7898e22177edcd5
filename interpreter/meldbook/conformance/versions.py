"""The version of the corpus, and whether it has moved as it must since the last that was recorded.

A case that is new moves the middle number; an expectation or a situation that is another, or an id that is gone, the first; wording the
last. Below 1.0.0, as everywhere, what would move the first number moves the middle one.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TypeAlias

from meldbook import data
from meldbook.conformance.case import Case, Corpus, as_json
from meldbook.conformance.cases import load_reasons

COMMAND = "tools/corpus --record"
FILE = "released.json"
RETIRED = "retired.yaml"
_MEANING = ("variant", "options", "given", "steps")
_FORM = re.compile(r"(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)")

Version: TypeAlias = tuple[int, int, int]
Recorded: TypeAlias = Mapping[str, tuple[str, str]]
"""Id of a case -> digests of what it means and of how it is worded."""


def faults(corpus: Corpus) -> Iterator[str]:
    """What is wrong with the version of the shipped corpus; nothing if it may stay."""
    before = _recorded()
    if before is None:
        return
    retired = load_reasons(Path(str(data.place("conformance", RETIRED)))) if data.exists("conformance", RETIRED) else {}
    yield from moved(before[0], before[1], corpus, frozenset(retired))


def moved(version: str, before: Recorded, corpus: Corpus, retired: frozenset[str] = frozenset()) -> Iterator[str]:
    """The same against the cases that were recorded under a version."""
    now = digests(corpus.cases)
    for id_ in before:
        if id_ not in now and id_ not in retired:
            yield f"the case `{id_}` is gone; write its id with a reason into conformance/{RETIRED}, so that it is never used again"
    least, why = least_version(read(version), before, now)
    if read(corpus.version) < least:
        yield f"VERSION is {corpus.version}; since {version} {why}, so it is {shown(least)} or more"


def least_version(old: Version, before: Recorded, now: Recorded) -> tuple[Version, str]:
    """The version that follows from what has changed, and what that is."""
    first, middle, last = old
    gone = [id_ for id_ in before if id_ not in now]
    other = [id_ for id_ in before if id_ in now and before[id_][0] != now[id_][0]]
    new = [id_ for id_ in now if id_ not in before]
    if gone or other:
        changed = [f"{len(gone)} cases are gone"] * bool(gone) + [f"{len(other)} mean another thing ({other[0]})" if other else ""] * bool(
            other
        )
        return ((first + 1, 0, 0) if first else (0, middle + 1, 0)), " and ".join(changed)
    if new:
        return (first, middle + 1, 0), f"{len(new)} cases are new"
    if any(before[id_] != now[id_] for id_ in before):
        return (first, middle, last + 1), "the wording of cases has changed"
    return old, "nothing has changed"


def read(text: str) -> Version:
    """The numbers of a version. ValueError for any other text."""
    fits = _FORM.fullmatch(text)
    if fits is None:
        raise ValueError(f"`{text}` is no version; one is three numbers, such as 0.2.0")
    return int(fits[1]), int(fits[2]), int(fits[3])


def shown(version: Version) -> str:
    """A version as it is written."""
    return ".".join(map(str, version))


def digests(cases: tuple[Case, ...]) -> dict[str, tuple[str, str]]:
    """What is recorded of each case."""
    return {case.id: _digests(as_json(case)) for case in sorted(cases, key=lambda case: case.id)}


def _digests(case: Mapping[str, object]) -> tuple[str, str]:
    meaning = {key: case.get(key) for key in _MEANING}
    wording = {key: value for key, value in case.items() if key not in _MEANING}
    return _short(meaning), _short(wording)


def _short(value: object) -> str:
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()[:12]


def record(corpus: Corpus, file: Path) -> None:
    """Remembers the cases of a version that is published."""
    read(corpus.version)
    cases = ",\n".join(f" {json.dumps(id_)}: {json.dumps(pair)}" for id_, pair in digests(corpus.cases).items())
    head = f'{{\n"generated_by": "{COMMAND}",\n"version": "{corpus.version}",\n"digest": "{corpus.digest}",\n"cases": {{\n'
    file.write_text(f"{head}{cases}\n}}\n}}\n", "utf-8")


def _recorded() -> tuple[str, Recorded] | None:
    if not data.exists("conformance", FILE):
        return None
    found = json.loads(data.text("conformance", FILE))
    return found["version"], {id_: (pair[0], pair[1]) for id_, pair in found["cases"].items()}
