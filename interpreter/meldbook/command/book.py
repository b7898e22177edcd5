"""`book`: the rulebook of one variant, as pages that a browser opens from a folder."""

from __future__ import annotations

from pathlib import Path

import click

from meldbook.command import asked
from meldbook.command.told import page
from meldbook.command.verbs import Verb


@click.command("book", cls=Verb, context_settings=asked.HELP)
@asked.variant_argument
@click.option(
    "-o", "--output", required=True, type=click.Path(file_okay=False, path_type=Path), help="The folder to write to; it is made if need be."
)
@asked.settings_option
def verb(variant: str, output: Path, settings: dict[str, str]) -> None:
    """Writes the rulebook of a variant: its rules, a quick sheet, the cases that hold, the words.

    VARIANT is a name, or the path of a file. The pages stand in a folder for each language, and nothing in them is loaded from elsewhere.
    """
    from meldbook.book.edition import edition_of
    from meldbook.book.folder import write_book

    edition = edition_of(asked.game(variant, settings))
    written = write_book(edition, output)
    page([str(output / path) for path in written])
