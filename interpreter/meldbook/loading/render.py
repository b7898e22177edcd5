"""Diagnostics as a person reads them (excerpt, caret, what to write instead), or as JSON.

Everything shown has come from a file and passes `display` first.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from meldbook.loading import characters, files
from meldbook.loading.diagnostics import Diagnostic
from meldbook.loading.display import clean, excerpt
from meldbook.loading.nodes import Place

MOST = 20


@dataclass(frozen=True, slots=True)
class Colours:
    """The sequences that switch a style on; all empty for plain output."""

    error: str = ""
    frame: str = ""
    strong: str = ""
    off: str = ""


PLAIN = Colours()
ANSI = Colours("\x1b[1;31m", "\x1b[1;34m", "\x1b[1m", "\x1b[0m")


def render(
    diagnostics: Iterable[Diagnostic],
    texts: Mapping[str, str] | None = None,
    *,
    form: str = "text",
    colour: bool = False,
    most: int = MOST,
) -> str:
    """The diagnostics as `text` (at most `most` of them) or as `json` (all). `texts` has the text of each file, as
    `RuleFileError.files` does; a file that is not there is read again. ValueError: an unknown form."""
    found = list(diagnostics)
    if form == "json":
        return json.dumps([as_data(diagnostic) for diagnostic in found], ensure_ascii=False, indent=2)
    if form != "text":
        raise ValueError(f"unknown form of diagnostics: {form}")
    page = _Page(dict(texts or {}), ANSI if colour else PLAIN)
    parts = [page.show(diagnostic) for diagnostic in found[:most]]
    if len(found) > most:
        parts.append(f"... and {len(found) - most} more\n")
    return "\n".join(parts)


def as_data(diagnostic: Diagnostic) -> dict[str, object]:
    """One diagnostic as it stands in JSON."""
    other = diagnostic.other
    return {
        "code": diagnostic.code,
        "message": clean(diagnostic.message),
        **_place(diagnostic.place),
        "label": clean(diagnostic.label),
        "help": clean(diagnostic.help),
        "other": {**_place(other[0]), "label": clean(other[1])} if other else None,
    }


def _place(place: Place) -> dict[str, object]:
    return {"file": clean(place.file), "line": place.line, "column": place.column, "width": place.width}


@dataclass(frozen=True, slots=True)
class _Mark:
    """A place to underline, with its sign and label."""

    place: Place
    sign: str
    label: str
    style: str


class _Page:
    def __init__(self, texts: dict[str, str], colours: Colours) -> None:
        self.texts = texts
        self.colours = colours
        self.lines: dict[str, list[str]] = {}

    def show(self, diagnostic: Diagnostic) -> str:
        """One diagnostic, ending in a line end."""
        c = self.colours
        marks = [_Mark(diagnostic.place, "^", diagnostic.label, c.error)]
        if diagnostic.other is not None:
            marks.append(_Mark(diagnostic.other[0], "-", diagnostic.other[1], c.frame))
        here = sorted((m for m in marks if m.place.file == diagnostic.place.file), key=lambda m: (m.place.line, m.place.column))
        there = [m for m in marks if m.place.file != diagnostic.place.file]
        pad = " " * max(len(str(mark.place.line)) for mark in marks)
        out = [f"{c.error}error[{diagnostic.code}]{c.off}{c.strong}: {clean(diagnostic.message)}{c.off}"]
        out += self._block(here, "-->", diagnostic.place, pad)
        for mark in there:
            out += self._block([mark], ":::", mark.place, pad)
        if diagnostic.help:
            out += [f"{pad} {c.frame}={c.off} {c.strong}help{c.off}: {clean(diagnostic.help)}"]
        return "\n".join(out) + "\n"

    def _block(self, marks: list[_Mark], arrow: str, place: Place, pad: str) -> list[str]:
        c = self.colours
        bar = f"{pad} {c.frame}|{c.off}"
        out = [f"{pad}{c.frame}{arrow}{c.off} {clean(place.file)}:{place.line}:{place.column}", bar]
        last = 0
        for mark in marks:
            line = self._line(mark.place)
            shown, lead, under = excerpt(line, mark.place.column, mark.place.width)
            number = mark.place.line
            if last and number > last + 1:
                out.append(f"{pad}{c.frame}...{c.off}")
            if number != last:
                out.append(f"{c.frame}{number:>{len(pad)}} |{c.off} {shown}".rstrip())
            label = f" {clean(mark.label)}" if mark.label else ""
            out.append(f"{bar} {' ' * lead}{mark.style}{mark.sign * under}{label}{c.off}")
            last = number
        return out

    def _line(self, place: Place) -> str:
        if place.file not in self.lines:
            text = self.texts[place.file] if place.file in self.texts else files.text_of(place.file)
            self.lines[place.file] = characters.LINE_END.split(text.removeprefix("\ufeff"))
        lines = self.lines[place.file]
        return lines[place.line - 1] if 0 < place.line <= len(lines) else ""
