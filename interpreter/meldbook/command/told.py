"""How the command sets what it says on a page; what is said of rules is the teller's."""

from __future__ import annotations

import shutil
import sys
import textwrap
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

import click

from meldbook.command.asked import colored
from meldbook.teller import Teller, own_text

if TYPE_CHECKING:
    from meldbook.conformance.games import Games
    from meldbook.loading.diagnostics import RuleFileError

__all__ = ["Teller", "cited", "columns", "diagnostics", "own_text", "page", "paragraph", "strong"]


def sentences(games: Games, variant: str, rule: str, settings: Mapping[str, str]) -> dict[str, str]:
    """What a rule of a variant of these games says, by language: at the usual options, or at these if it is only there then. None
    without a text."""
    from meldbook import texts
    from meldbook.conformance.text import clean

    game = games.game(variant, {})
    if rule not in game.resolved.entries:
        game = games.game(variant, settings)
    override = own_text(game.resolved.entries[rule])
    languages = [lang for lang in texts.LANGUAGES if texts.has(rule, lang, override=override)]
    return {lang: clean(texts.sentence(rule, game.slots(rule), lang, override=override)) for lang in languages}


def paragraph(label: str, text: str, indent: int = 0) -> str:
    """`label: text`, broken into lines on a terminal and on one line elsewhere, where a program may read it."""
    whole = f"{label}: {text}" if label else text
    if not sys.stdout.isatty():
        return " " * indent + whole
    room = max(40, min(shutil.get_terminal_size().columns, 100))
    return textwrap.fill(whole, room, initial_indent=" " * indent, subsequent_indent=" " * (indent + 4), break_on_hyphens=False)


def columns(rows: Iterable[Iterable[str]]) -> list[str]:
    """Rows of cells, each column as wide as its widest cell."""
    from meldbook.loading.display import width

    table = [list(row) for row in rows]
    widths = [max(map(width, cells)) for cells in zip(*table, strict=True)]
    lines = ("  ".join(cell + " " * (room - width(cell)) for cell, room in zip(row, widths, strict=True)) for row in table)
    return [line.rstrip() for line in lines]


def page(lines: Iterable[str]) -> None:
    """Prints an answer, all of it at once: nothing is written before it is known that all can be."""
    click.echo("\n".join(lines), color=colored(sys.stdout))


def strong(text: str) -> str:
    """A heading, where headings can be seen."""
    return click.style(text, bold=True)


def cited(cites: Mapping[str, str], indent: int = 2) -> list[str]:
    """Rows of the catalogue, a paragraph each."""
    return [paragraph(row, text, indent) for row, text in cites.items()]


def diagnostics(error: RuleFileError, *, color: bool) -> str:
    """The faults of a file with their places."""
    from meldbook.loading.render import render

    return render(error.diagnostics, error.files, colour=color)
