"""`check`: every fault of variant and case files, with its place and what to write instead.

What the loader, the language and the corpus find is gathered here; this adds what only shows when all of them are there: a
rule that nobody could read because it has no text, a case that tests a rule its variant does not have.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from meldbook.command import asked
from meldbook.command.verbs import Verb
from meldbook.errors import InputError
from meldbook.loading.diagnostics import Diagnostic, RuleFileError

if TYPE_CHECKING:
    from meldbook.conformance.case import Case
    from meldbook.loading.entries import Entry, Resolved
    from meldbook.loading.files import Source
    from meldbook.play.game import Game

NO_TEXT, BAD_TEXT, NO_RULE, NO_GAME = "E350", "E501", "E611", "E612"
CODES = {
    NO_TEXT: "a rule without a text. Every rule has a sentence, so that whoever is refused by it can be told why. Write it into the "
    "entry: `text: {en: The sentence.}`, in one or more of the languages pt, es, it, en.",
    BAD_TEXT: "a text that cannot be told. A text is a Fluent pattern; `{ $value }` is filled with the value of the rule. "
    "It names a slot that the rule does not have, or its signs do not fit together.",
    NO_RULE: "a case that tests a rule which its variant does not have",
    NO_GAME: "a case of a variant that is not there, or with an option or value that it does not have",
}
Faults = Iterator[Diagnostic]


@click.command("check", cls=Verb, context_settings=asked.HELP)
@click.argument("files", nargs=-1, required=True, type=click.Path())
@asked.json_option
def verb(files: tuple[str, ...], as_json: bool) -> int:
    """Checks variant and case files: what is wrong, where, and what to write instead.

    Exit status: 1 if there are faults, 2 if a file cannot be read at all. Nothing is printed for files without a fault.
    """
    from meldbook.command.told import page
    from meldbook.loading.render import as_data, render

    found: list[Diagnostic] = []
    texts: dict[str, str] = {}
    unread = []
    for path in files:
        try:
            faults, more = check(Path(path))
        except InputError as error:
            unread.append(str(error))
            continue
        found += [fault for fault in faults if fault not in found]
        texts |= more
    if as_json:
        asked.print_json([as_data(fault) for fault in found])
    elif found:
        page([render(found, texts, colour=asked.colored(sys.stdout)).rstrip("\n"), "", _sum(found)])
    if unread:
        raise InputError("; ".join(unread))
    return 1 if found else 0


def _sum(found: list[Diagnostic]) -> str:
    files = len({fault.place.file for fault in found})
    faults = f"{len(found)} fault{'s' if len(found) > 1 else ''}"
    return f"{faults} in {files} file{'s' if files > 1 else ''}; `meldbook explain {found[0].code}` says more about {found[0].code}"


def check(path: Path) -> tuple[list[Diagnostic], dict[str, str]]:
    """The faults of a file, and the texts of the files they are in. InputError: unreadable."""
    from meldbook.loading import files, nodes
    from meldbook.loading.yaml_tree import scan

    source = files.find(path)
    tree, _ = scan(source.content, source.file)
    try:
        return list(_cases(source) if isinstance(tree, nodes.Sequence) else _variant(path)), {}
    except RuleFileError as error:
        return list(error.diagnostics), error.files


# --- variants ---


def _variant(path: Path) -> Faults:
    """A variant: its structure, its names and expressions at every option that changes the file, its texts."""
    from meldbook import load
    from meldbook.loading.variants import resolve

    resolved = resolve(path)
    if resolved.abstract:
        return
    game = load(path)
    for settings in _changing(resolved):
        load(path, settings)
    yield from _texts(game)


def _changing(resolved: Resolved) -> Iterator[dict[str, str]]:
    """A setting for each value of an option that lays chapters over the file."""
    from meldbook.loading import nodes

    for entry in resolved.entries.values():
        block = entry.fields.get("with")
        for value, _ in block.pairs if isinstance(block, nodes.Mapping) else ():
            yield {entry.key: value.text}


def _texts(game: Game) -> Faults:
    for entry in game.resolved.entries.values():
        yield from _text(game, entry)


def _text(game: Game, entry: Entry) -> Faults:
    """Whether a rule can be told: in some language, and in each in which the file tells it itself."""
    from meldbook import texts
    from meldbook.command.told import own_text

    override = own_text(entry)
    languages = [lang for lang in texts.LANGUAGES if texts.has(entry.id, lang, override=override)]
    if not languages:
        yield Diagnostic(NO_TEXT, f"the rule `{entry.id}` has no text", entry.place, help="add `text: {en: What the rule says.}` to it")
        return
    for lang in languages if isinstance(override, dict) else ():
        try:
            texts.sentence(entry.id, game.slots(entry.id), lang, override=override)
        except texts.TextError as error:
            yield Diagnostic(BAD_TEXT, str(error), entry.places.get("text", entry.place), help=_slots(game, entry.id))
            return


def _slots(game: Game, rule: str) -> str:
    slots = ", ".join(f"`{{ ${name} }}`" for name in game.slots(rule))
    return f"the rule has {slots}" if slots else "the rule has no slots"


# --- cases ---


def _cases(source: Source) -> Faults:
    from meldbook.conformance.cases import corpus_faults
    from meldbook.conformance.reading import read_cases
    from meldbook.conformance.shapes import TWIN
    from meldbook.loading.characters import decode

    cases, faults = read_cases(decode(source.content, source.file), source.file)
    yield from faults
    # A twin may lie in another file; only the whole corpus can tell.
    yield from (fault for fault in corpus_faults(cases, {}) if fault.code != TWIN)
    for case in cases:
        yield from _case(case)


def _case(case: Case) -> Faults:
    from meldbook.conformance.engine import GameTable
    from meldbook.conformance.wire import diagnose

    try:
        game = asked.game(case.variant, case.options)
    except InputError as error:
        yield Diagnostic(NO_GAME, str(error), case.at("variant"))
        return
    yield from _rules(case, game.resolved.entries)
    yield from diagnose(case, GameTable(game))


def _rules(case: Case, known: Iterable[str]) -> Faults:
    from meldbook.conformance.shapes import close_to

    for number, rule in enumerate(case.rules):
        if rule not in known:
            yield Diagnostic(NO_RULE, f"`{case.variant}` has no rule `{rule}`", case.at("rules", str(number)), help=close_to(rule, known))
