"""Loading the corpus: from its folder to its cases.

Reading finds every fault of a file with its place. What only a game can tell (a card too many, a zone it does not have)
is `given.py`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path as FilePath

from meldbook import data
from meldbook.conformance import form
from meldbook.conformance.case import Case, Corpus, Step, digest
from meldbook.conformance.reading import read_cases
from meldbook.conformance.shapes import DUPLICATE, RETIRED, TWIN, UNREADABLE, Faults, close_to, fault, keyed
from meldbook.conformance.values import plain
from meldbook.loading import yaml_tree
from meldbook.loading.diagnostics import RuleFileError
from meldbook.loading.nodes import Place

__all__ = ["Case", "Corpus", "Step", "corpus_faults", "load_corpus", "load_file", "load_reasons", "read_corpus"]


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
    return Corpus(tuple(cases), version.read_text("utf-8").strip() if version.is_file() else "unversioned", digest(cases))


def load_reasons(path: FilePath) -> dict[str, str]:
    """A file of ids with a reason each (`retired.yaml`, known failures). Empty if there is no such file."""
    if not path.is_file():
        return {}
    tree = yaml_tree.parse(path.read_text("utf-8"), str(path))
    faults: Faults = []
    keyed(form.text, form.INHERITED, "ids of cases")(tree, path.name, faults)
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
            fault(faults, RETIRED, case.at("id"), message, "choose another id; an id is never used again.")
        if case.twin is not None:
            _check_twin(case, by_id, faults)
    return faults


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


def _duplicates(cases: Sequence[Case]) -> Faults:
    faults: Faults = []
    seen: dict[str, Case] = {}
    for case in cases:
        if case.id in seen:
            first = seen[case.id].place
            fault(
                faults,
                DUPLICATE,
                case.at("id"),
                f"`{case.id}` is already the id of the case at {first.file}:{first.line}",
            )
        seen.setdefault(case.id, case)
    return faults


def _check_twin(case: Case, by_id: Mapping[str, Case], faults: Faults) -> None:
    name = case.twin or ""
    twin = by_id.get(name)
    if twin is None:
        fault(faults, TWIN, case.at("twin"), f"there is no case `{name}`", close_to(name, by_id))
    elif twin.twin != case.id or twin is case:
        fault(
            faults,
            TWIN,
            case.at("twin"),
            f"the twin `{name}` does not name `{case.id}` back",
            f"write `twin: {case.id}` there.",
        )
