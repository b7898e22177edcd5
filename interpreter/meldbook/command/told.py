"""What the command says of rules: sentences and names in a language, and how they are set on a page.

A rule without a text is told by its id, so that a variant can be tried before its texts are written.
"""

from __future__ import annotations

import shutil
import sys
import textwrap
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import click

from meldbook import texts
from meldbook.command.asked import colored
from meldbook.loading import nodes
from meldbook.loading.display import clean

if TYPE_CHECKING:
    from meldbook.loading.diagnostics import RuleFileError
    from meldbook.loading.entries import Entry
    from meldbook.play.game import Game


def own_text(entry: Entry) -> texts.Override | None:
    """The `text:` of an entry: the id of a text, or sentences by language."""
    node = entry.fields.get("text")
    if isinstance(node, nodes.Scalar):
        return node.text
    if isinstance(node, nodes.Mapping):
        return {key.text: value.text for key, value in node.pairs if isinstance(value, nodes.Scalar)}
    return None


@dataclass(frozen=True)
class Teller:
    """Tells the rules of one game in one language. `variant` and `settings` are as they were asked for."""

    game: Game
    lang: str
    variant: str = ""
    settings: Mapping[str, str] = field(default_factory=dict)

    def sentence(self, rule: str) -> str:
        """What a rule says."""
        entry = self.game.resolved.entries[rule]
        override = own_text(entry)
        if not texts.has(rule, self.lang, override=override):
            return self.say("no-text")
        try:
            return clean(texts.sentence(rule, self.game.slots(rule), self.lang, override=override))
        except texts.TextError:
            return self.say("no-text")  # `check` says what is wrong with it

    def name(self, rule: str) -> str:
        """What the thing that a rule defines is called; its key if it has no name."""
        return self.attribute(rule, "name") or self.game.resolved.entries[rule].key

    def attribute(self, rule: str, attribute: str) -> str:
        """A text that belongs to a rule; empty if there is none."""
        if not texts.has(rule, self.lang, attribute):
            return ""
        return texts.sentence(rule, self.game.slots(rule), self.lang, attribute)

    def heading(self, chapter: str) -> str:
        """The heading of a chapter; its name if it has none."""
        try:
            return texts.heading(chapter, self.lang)
        except texts.TextError:
            return chapter

    def say(self, name: str, /, **slots: int | str) -> str:
        """A sentence of the interface."""
        return texts.interface(name, slots, self.lang)

    def refusal(self, rule: str) -> str:
        """Which rule refuses, what it says, and what is told because of it."""
        reason = " ".join([self.sentence(rule), *(self.sentence(told) for told in self.told_of(rule))])
        return self.say("refused", rule=rule, reason=reason)

    def told_of(self, rule: str) -> list[str]:
        """The entries that only tell what follows from a rule."""
        entries = self.game.typed.values()
        return [one.id for one in entries if any(follows.text == rule for follows in getattr(one, "follows", ()))]

    def grounds(self, rule: str) -> dict[str, str]:
        """What a refusal can cite: the rows of its rule, of the words the rule reads, and of what is told because of it."""
        read = [
            named.entry.id for word in sorted(self.game.reads.get(rule, ())) if (named := self.game.names.found.get(word)) and named.entry
        ]
        found: dict[str, str] = {}
        for id_ in (rule, *self.told_of(rule), *read):
            found |= self.cites(id_)
        return found

    def title(self) -> str:
        """The name of the game in the language."""
        names = self.game.resolved.names
        return clean(names.get(self.lang) or names.get("en") or self.game.name)

    def cites(self, rule: str) -> dict[str, str]:
        """The rows of the catalogue that a rule is taken from, with what they say."""
        from meldbook.command.sources import statements

        return statements(self.game.resolved.entries[rule].cites)


def sentences(variant: str, rule: str, settings: Mapping[str, str]) -> dict[str, str]:
    """What a rule of a variant says, by language: at the usual options, or at these if it is only there then. None without a text."""
    from meldbook import load

    game = load(variant)
    if rule not in game.resolved.entries:
        game = load(variant, settings)
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
