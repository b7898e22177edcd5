"""The cases that stand beside a variant file: `mine.cases.yaml` beside `mine.yaml`. They have the form of the corpus, but for what
goes without saying there: the variant, the level, and where a rule of one's own is from.

Nothing but these two files is read, and no link that leads out of their folder is followed.
"""

from __future__ import annotations

from pathlib import Path

from meldbook.conformance.case import Case
from meldbook.conformance.cases import corpus_faults
from meldbook.conformance.reading import read_cases
from meldbook.conformance.shapes import Faults
from meldbook.errors import InputError
from meldbook.loading import files
from meldbook.loading.characters import decode
from meldbook.loading.diagnostics import RuleFileError

ENDING = ".cases.yaml"


def cases_file(variant_file: Path) -> Path | None:
    """The case file that stands beside a variant file, if there is one. InputError: something else has its name."""
    name = f"{variant_file.stem}{ENDING}"
    found, path = _sibling(variant_file, name), variant_file.parent / name
    if found is None and (path.is_symlink() or path.exists()) and not path.is_file():
        raise InputError(f"{path}: is not a file; the cases beside {variant_file.name} would have this name")
    return found


def variant_file(cases: Path) -> Path | None:
    """The variant file that a case file stands beside; None if there is none, or if the file is not called as one beside it is."""
    if not cases.name.endswith(ENDING):
        return None
    stem = cases.name.removesuffix(ENDING)
    return next((found for ending in files.ENDINGS if (found := _sibling(cases, f"{stem}{ending}"))), None)


def read_own(path: Path, variant: str) -> tuple[list[Case], Faults]:
    """The cases of a file beside a variant of this name, and every fault. InputError: unreadable."""
    source = files.find(path)
    cases, faults = read_cases(decode(source.content, source.file), source.file, of=variant)
    return cases, faults + corpus_faults(cases, {})


def own_cases(variant_file: Path, variant: str) -> list[Case]:
    """The cases beside a variant file; none without such a file. InputError: unreadable; RuleFileError: every fault."""
    path = cases_file(variant_file)
    if path is None:
        return []
    cases, faults = read_own(path, variant)
    if faults:
        raise RuleFileError(faults)
    return cases


def _sibling(file: Path, name: str) -> Path | None:
    path = file.parent / name
    return path if path.is_file() and path.resolve().parent == file.parent.resolve() else None
