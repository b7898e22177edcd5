"""`corpus`: the cases, listed, shown and exported."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from meldbook.command import asked
from meldbook.command.told import page
from meldbook.command.verbs import Verbs

if TYPE_CHECKING:
    from meldbook.conformance.case import Case, Corpus
    from meldbook.conformance.games import Games
    from meldbook.conformance.run import Options

Function = TypeVar("Function", bound=Callable[..., Any])


@click.group("corpus", cls=Verbs, context_settings=asked.HELP)
def verb() -> None:
    """Lists, shows and exports cases."""


def _selecting(function: Function) -> Function:
    """The flags that select cases."""
    for flag in (
        click.option(
            "--rule", "rules", multiple=True, help="Only of this rule or chapter; repeatable.", shell_complete=asked.complete_rule
        ),
        click.option("--level", type=click.IntRange(0, 5), default=5, show_default=True, help="Levels 0 to this one."),
        asked.variants_option,
    ):
        function = flag(function)
    return function


def _selected(variants: tuple[str, ...], level: int, rules: tuple[str, ...]) -> tuple[Options, Corpus]:
    """What is asked for, and the cases with those of files of one's own."""
    from meldbook.conformance.cases import read_corpus

    games = asked.games(variants)
    return _options(variants, games, level, rules), games.corpus(read_corpus())


def _options(variants: tuple[str, ...], games: Games, level: int, rules: tuple[str, ...]) -> Options:
    from meldbook.conformance.run import Options

    return Options(level=level, variants=asked.names_of(variants, games), rules=rules)


@verb.command("list")
@_selecting
@asked.json_option
def list_cases(variants: tuple[str, ...], level: int, rules: tuple[str, ...], as_json: bool) -> int:
    """Lists the cases: id, variant, level, rules, title. Exit status 1 if there is none."""
    from meldbook.conformance.calls import listed
    from meldbook.conformance.case import as_json as data_of
    from meldbook.conformance.run import select

    options, corpus = _selected(variants, level, rules)
    found = select(corpus, options)
    if as_json:
        asked.print_json([data_of(case) for case in found])
    elif found:
        page(listed(corpus, options))
    return 0 if found else 1


@verb.command("show")
@click.argument("case_id", metavar="ID")
@click.option("--yaml", "as_yaml", is_flag=True, help="As it is written in its file; `meldbook judge` reads it.")
@asked.variants_option
@asked.json_option
def show_case(case_id: str, as_yaml: bool, variants: tuple[str, ...], as_json: bool) -> None:
    """Shows a case: the table, what is done, what must come of it, and the rules that it tests.

    An inherited case has the id of its origin and the variant: ID@VARIANT. With --variant FILE also a case of a file of your own.
    """
    from meldbook.command.case_told import whole
    from meldbook.conformance.calls import find
    from meldbook.conformance.case import MARK
    from meldbook.conformance.case import as_json as data_of
    from meldbook.conformance.cases import read_corpus
    from meldbook.conformance.inherit import with_inherited

    games = asked.games(variants)
    corpus = games.corpus(read_corpus())
    case = find(with_inherited(corpus, games.named, games) if MARK in case_id else corpus, case_id)
    if as_json:
        asked.print_json(data_of(case))
    elif as_yaml:
        page(_written(case))
    else:
        page(whole(case, games.game(case.variant, case.options), asked.language()))


def _written(case: Case) -> list[str]:
    """The lines of a case in its file, without the sign of the list."""
    lines = Path(case.place.file).read_text("utf-8").splitlines()[case.place.line - 1 :]
    end = next((number for number, line in enumerate(lines[1:], 1) if re.match(r"\S", line)), len(lines))
    indent = case.place.column - 1
    body = [line[indent:] for line in lines[:end]]
    while body and not body[-1].strip():
        body.pop()
    return body


@verb.command("export")
@_selecting
@click.option("-o", "--output", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE", help="Write to a file.")
def export_cases(variants: tuple[str, ...], level: int, rules: tuple[str, ...], output: Path | None) -> None:
    """Writes the cases as canonical JSON, one a line, inherited ones too: it can be read and graded without Python.

    Situations are filled, options resolved, expectations in the words of the protocol. The whole corpus lies in
    conformance/corpus.json.
    """
    from meldbook.command.told import sentences
    from meldbook.conformance.calls import exported
    from meldbook.saving import save

    games = asked.games(variants)
    text = exported(_options(variants, games, level, rules), partial(sentences, games), games)
    if output is None:
        click.echo(text, nl=False)
        return
    save(output, text)
