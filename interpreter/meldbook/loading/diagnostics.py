"""What is wrong with a file: a code, a sentence, a place, and what to write instead. Rendering is in `render.py`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from meldbook.loading.nodes import Place

# Nobody reads more at once, and each may cost a search for the nearest word.
MAX_FAULTS = 100


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


class TooManyFaults(Exception):
    """Looking for faults goes no further; those found so far are kept."""


class Collector:
    """Collects the faults of a file, up to a bound."""

    def __init__(self) -> None:
        self.faults: list[Diagnostic] = []

    def fault(
        self,
        code: str,
        message: str,
        place: Place,
        *,
        label: str = "",
        help: str = "",
        other: tuple[Place, str] | None = None,
    ) -> None:
        """Note a fault. TooManyFaults when there are `MAX_FAULTS`."""
        self.faults.append(Diagnostic(code, message, place, label, help, other))
        if len(self.faults) >= MAX_FAULTS:
            self.faults.append(Diagnostic("E019", f"more than {MAX_FAULTS} faults; the rest is not shown", place))
            raise TooManyFaults


class RuleFileError(Exception):
    """A rule file (or case file) is wrong. Carries every fault found, and for excerpts the text of the files, where
    it is at hand: file -> text."""

    def __init__(self, diagnostics: Iterable[Diagnostic], files: Mapping[str, str] | None = None) -> None:
        self.diagnostics: tuple[Diagnostic, ...] = tuple(diagnostics)
        self.files: dict[str, str] = dict(files or {})
        super().__init__("; ".join(f"{d.place.file}:{d.place.line}:{d.place.column}: {d.message}" for d in self.diagnostics))
