"""What is wrong with a file: a code, a sentence, a place, and what to write instead. Rendering is in `render.py`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from meldbook.loading.nodes import Place


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One fault of a file.

    `code` is stable (`E010`); `message` stands alone; `help` says what to write instead; `label` stands under the
    caret; `other` is a second place that the fault involves, with its own label.
    """

    code: str
    message: str
    place: Place
    label: str = ""
    help: str = ""
    other: tuple[Place, str] | None = None


class RuleFileError(Exception):
    """A rule file (or case file) is wrong. Carries every fault found, and for excerpts the text of the files, where
    it is at hand: file -> text."""

    def __init__(self, diagnostics: Iterable[Diagnostic], files: Mapping[str, str] | None = None) -> None:
        self.diagnostics: tuple[Diagnostic, ...] = tuple(diagnostics)
        self.files: dict[str, str] = dict(files or {})
        super().__init__(
            "; ".join(f"{d.place.file}:{d.place.line}:{d.place.column}: {d.message}" for d in self.diagnostics)
        )
