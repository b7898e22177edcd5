"""`new`: the first draft of a variant of one's own, with a first case beside it."""

from __future__ import annotations

import shlex
from pathlib import Path

import click

from meldbook.command import asked
from meldbook.command.verbs import Verb
from meldbook.errors import InputError


@click.command("new", cls=Verb, context_settings=asked.HELP)
@click.argument("name")
@click.option(
    "--from", "variant", required=True, metavar="VARIANT", shell_complete=asked.complete_variant, help="What it is a difference to."
)
@click.option("-o", "--output", type=click.Path(path_type=Path), metavar="FILE", help="Where it is written. [default: NAME.yaml]")
@asked.settings_option
def verb(name: str, variant: str, output: Path | None, settings: dict[str, str]) -> None:
    """Writes the first draft of a variant of your own, NAME.yaml, and a first case beside it, NAME.cases.yaml.

    The draft holds what `--set` says and, as comments, what is usually changed. A file that is there already is left as it is.
    """
    from meldbook.command import draft
    from meldbook.command.told import Teller, page

    file = output or Path(f"{name}.yaml")
    _check_name(name, file)
    if variant not in _known():
        _check_path(variant, file)
    _check_game(name, variant)
    teller = Teller(asked.game(variant, settings), asked.language(), variant, settings)
    # The rules as they are without the settings: those are what the draft adds.
    plain = Teller(asked.game(variant), asked.language(), variant)
    cases = draft.cases_path(file)
    written = {file: draft.variant(name, plain, settings), cases: draft.cases(file, teller, settings)}
    found = [path for path, text in written.items() if text]
    for path in found:
        if path.exists() or path.is_symlink():
            raise InputError(plain.say("file-there", name=str(path)))
    for path in found:
        _write(path, written[path])
    page(
        [
            *(plain.say("new-written", name=str(path)) for path in found),
            plain.say("new-next", command=f"meldbook check {shlex.quote(str(file))}"),
        ]
    )


def _known() -> list[str]:
    from meldbook.loading.files import variant_names

    return variant_names()


def _check_name(name: str, file: Path) -> None:
    from meldbook.conformance.own import ENDING
    from meldbook.loading.files import ENDINGS, NAME
    from meldbook.loading.spelling import is_value
    from meldbook.texts import interface

    if not NAME.match(name) or is_value(name):
        raise InputError(interface("bad-name", {"name": name}, asked.language()))
    if name in _known():
        raise InputError(interface("name-taken", {"name": name}, asked.language()))
    if not file.name.endswith(ENDINGS) or file.name.endswith(ENDING) or file.stem.startswith("."):
        raise InputError(interface("bad-file", {"name": str(file)}, asked.language()))


def _check_path(variant: str, file: Path) -> None:
    """A parent that is a file lies beside the new one, under its own name."""
    from meldbook.texts import interface

    if not asked.is_path(variant):
        return
    resolved, path = asked.resolved(variant), Path(variant)
    if path.resolve().parent != file.resolve().parent or path.name != f"{resolved.name}.yaml":
        raise InputError(interface("not-beside", {"name": variant}, asked.language()))


def _check_game(name: str, variant: str) -> None:
    from meldbook.conformance.engine import playable
    from meldbook.texts import interface

    resolved = asked.resolved(variant)
    if name in (resolved.name, *resolved.parents):  # it would extend itself
        raise InputError(interface("name-taken", {"name": name}, asked.language()))
    if resolved.abstract:
        slots = {"variant": resolved.name, "values": ", ".join(playable())}
        raise InputError(interface("not-a-game", slots, asked.language()))


def _write(path: Path, text: str) -> None:
    try:
        with path.open("x", encoding="utf-8") as stream:  # a file that has come since is not overwritten either
            try:
                stream.write(text)
                stream.flush()
            except OSError:
                path.unlink(missing_ok=True)  # half a file would stand in the way of the next try
                raise
    except (OSError, ValueError) as error:
        raise InputError(f"{path}: cannot be written ({getattr(error, 'strerror', None) or error})") from error
