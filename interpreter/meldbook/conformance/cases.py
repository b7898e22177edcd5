"""The cases of the corpus as typed values that cannot be changed.

Reading finds every fault of a file with its place. What only a game can tell (a card too many, a zone it does not have)
is `given.py`.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path as FilePath

from meldbook import data
from meldbook.conformance import form
from meldbook.conformance.shapes import (
    DUPLICATE,
    RETIRED,
    TWIN,
    UNREADABLE,
    WRONG_VALUE,
    Faults,
    close_to,
    fault,
    keyed,
)
from meldbook.conformance.values import Path, Value, places, plain, thaw
from meldbook.loading import nodes, yaml_tree
from meldbook.loading.diagnostics import RuleFileError
from meldbook.loading.nodes import Place

NOWHERE = Place("", 1, 1)


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


@dataclass(frozen=True, slots=True)
class Corpus:
    """All cases, with what names this state of them in a report."""

    cases: tuple[Case, ...]
    version: str
    digest: str


def read_cases(text: str, file: str) -> tuple[list[Case], Faults]:
    """The cases of a file's text, and every fault. A faulty case is not among the cases."""
    try:
        tree = yaml_tree.parse(text, file)
    except RuleFileError as error:
        return [], list(error.diagnostics)
    if not isinstance(tree, nodes.Sequence):
        faults: Faults = []
        fault(faults, UNREADABLE, tree.place, "a case file is a list of cases", "begin each case with `- id: ...`.")
        return [], faults
    return _read_list(tree)


def load_file(path: str | FilePath) -> list[Case]:
    """The cases of one file. RuleFileError with every fault; twins are not looked for."""
    cases, faults = _read_file(FilePath(path))
    faults += _duplicates(cases)
    if faults:
        raise RuleFileError(faults)
    return cases


def load_corpus(root: str | FilePath | None = None) -> list[Case]:
    """Every case under `root` (the folder `conformance/`), in the order of the files' names."""
    return list(read_corpus(root).cases)


def read_corpus(root: str | FilePath | None = None) -> Corpus:
    """The corpus with its version and digest. RuleFileError with every fault of every file."""
    base = _corpus_root() if root is None else FilePath(root)
    cases: list[Case] = []
    faults: Faults = []
    for path in sorted((base / "cases").rglob("*.yaml")):
        more, wrong = _read_file(path)
        cases += more
        faults += wrong
    faults += corpus_faults(cases, load_reasons(base / "retired.yaml"))
    if faults:
        raise RuleFileError(faults)
    version = base / "VERSION"
    return Corpus(
        tuple(cases), version.read_text("utf-8").strip() if version.is_file() else "unversioned", digest(cases)
    )


def load_reasons(path: FilePath) -> dict[str, str]:
    """A file of ids with a reason each (`retired.yaml`, known failures). Empty if there is no such file."""
    if not path.is_file():
        return {}
    tree = yaml_tree.parse(path.read_text("utf-8"), str(path))
    faults: Faults = []
    keyed(form.text, form.SLUG, "ids of cases")(tree, path.name, faults)
    if faults:
        raise RuleFileError(faults)
    reasons = plain(tree)
    return {key: str(reason) for key, reason in reasons.items()} if isinstance(reasons, Mapping) else {}


def corpus_faults(cases: Sequence[Case], retired: Mapping[str, str]) -> Faults:
    """Faults between cases: an id twice or used again, a twin that is none."""
    faults = _duplicates(cases)
    by_id = {case.id: case for case in cases}
    for case in cases:
        if case.id in retired:
            message = f"`{case.id}` was the id of a case that was removed: {retired[case.id]}"
            fault(faults, RETIRED, _at(case, "id"), message, "choose another id; an id is never used again.")
        if case.twin is not None:
            _check_twin(case, by_id, faults)
    return faults


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


def _corpus_root() -> FilePath:
    return FilePath(str(data.place("conformance")))


def _read_file(path: FilePath) -> tuple[list[Case], Faults]:
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        faults: Faults = []
        fault(faults, UNREADABLE, Place(str(path), 1, 1), f"the file cannot be read: {error}")
        return [], faults
    return read_cases(text, str(path))


def _read_list(tree: nodes.Sequence) -> tuple[list[Case], Faults]:
    cases: list[Case] = []
    faults: Faults = []
    for node in tree.items:
        wrong: Faults = []
        form.case(node, "case", wrong)
        if not wrong and isinstance(node, nodes.Mapping):
            case = _case(node)
            if not any(step.expect for step in case.steps):
                fault(wrong, WRONG_VALUE, _at(case, "steps"), "no step of the case expects anything")
            cases.append(case)
        faults += wrong
    return cases, faults


def _case(node: nodes.Mapping) -> Case:
    steps = node.get("steps")
    options, given = node.get("options"), node.get("given")
    fields = {key: _text(node, key) for key in ("id", "title", "variant", "level", "why", "twin", "from")}
    return Case(
        id=fields["id"],
        title=fields["title"],
        variant=fields["variant"],
        level=int(fields["level"]),
        rules=_texts(node.get("rules")),
        steps=tuple(_step(step) for step in steps.items if isinstance(step, nodes.Mapping))
        if isinstance(steps, nodes.Sequence)
        else (),
        source=fields["from"],
        options=_option_values(options),
        given=_mapping(given),
        why=fields["why"],
        twin=fields["twin"] or None,
        place=node.place,
        places=places(node),
    )


def _step(node: nodes.Mapping) -> Step:
    by, do, ask, expected = (node.get(key) for key in ("by", "do", "ask", "expect"))
    return Step(
        by=int(by.text) if isinstance(by, nodes.Scalar) else None,
        # An action is a text even where it looks like a number or a truth word.
        do=do.text if isinstance(do, nodes.Scalar) else None if do is None else plain(do),
        ask=None if ask is None else plain(ask),
        expect=_mapping(expected),
    )


def _text(node: nodes.Mapping, key: str) -> str:
    value = node.get(key)
    return value.text if isinstance(value, nodes.Scalar) else ""


def _texts(node: nodes.Node | None) -> tuple[str, ...]:
    return (
        tuple(item.text for item in node.items if isinstance(item, nodes.Scalar))
        if isinstance(node, nodes.Sequence)
        else ()
    )


def _option_values(node: nodes.Node | None) -> dict[str, str]:
    pairs = node.pairs if isinstance(node, nodes.Mapping) else ()
    return {key.text: value.text for key, value in pairs if isinstance(value, nodes.Scalar)}


def _mapping(node: nodes.Node | None) -> Mapping[str, Value]:
    value = None if node is None else plain(node)
    return value if isinstance(value, Mapping) else {}


def _at(case: Case, *path: str) -> Place:
    return case.places.get(path, case.place)


def _duplicates(cases: Sequence[Case]) -> Faults:
    faults: Faults = []
    seen: dict[str, Case] = {}
    for case in cases:
        if case.id in seen:
            first = seen[case.id].place
            fault(
                faults,
                DUPLICATE,
                _at(case, "id"),
                f"`{case.id}` is already the id of the case at {first.file}:{first.line}",
            )
        seen.setdefault(case.id, case)
    return faults


def _check_twin(case: Case, by_id: Mapping[str, Case], faults: Faults) -> None:
    name = case.twin or ""
    twin = by_id.get(name)
    if twin is None:
        fault(faults, TWIN, _at(case, "twin"), f"there is no case `{name}`", close_to(name, by_id))
    elif twin.twin != case.id or twin is case:
        fault(
            faults,
            TWIN,
            _at(case, "twin"),
            f"the twin `{name}` does not name `{case.id}` back",
            f"write `twin: {case.id}` there.",
        )
