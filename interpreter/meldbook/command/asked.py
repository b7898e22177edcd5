"""The flags that verbs share: the language, the variant, its options, and the games they ask for."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, TextIO, TypeVar

import click

from meldbook.errors import InputError

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

    from meldbook.conformance.games import Games
    from meldbook.loading.variants import Resolved
    from meldbook.play.game import Game

LANGUAGES = ("pt", "es", "it", "en")
HELP = {"help_option_names": ["-h", "--help"]}
_LANGUAGE = "meldbook.language"

Function = TypeVar("Function", bound=Callable[..., Any])


# --- language ---


def set_language(context: click.Context, _option: click.Parameter, value: str | None) -> None:
    """Remembers `--lang` for the whole run."""
    if value is not None:
        context.meta[_LANGUAGE] = value


def language() -> str:
    """The language of the answers: as asked, else that of the environment, else English."""
    context = click.get_current_context(silent=True)
    asked = context.meta.get(_LANGUAGE) if context is not None else None
    return asked if isinstance(asked, str) else of_environment(os.environ)


def of_environment(environ: Mapping[str, str]) -> str:
    """The first of the locale variables that is set decides, as it does for other programs."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(name):
            word = environ[name][:2].lower()
            return word if word in LANGUAGES and not environ[name][2:3].isalpha() else "en"
    return "en"


# --- colour ---


def colored(stream: TextIO) -> bool:
    """Colour only on a terminal that can show it, and not where NO_COLOR says no."""
    return stream.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


# --- what a shell completes ---


def _completed(found: Callable[[click.Context], Iterable[str]]) -> Callable[..., list[CompletionItem]]:
    def complete(context: click.Context, _param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        from click.shell_completion import CompletionItem

        try:
            return [CompletionItem(word) for word in found(context) if word.startswith(incomplete)]
        except Exception:  # a shell that completes shows no messages
            return []

    return complete


def _variants(_context: click.Context) -> list[str]:
    from meldbook.loading.files import variant_names

    return variant_names()


def _resolved(context: click.Context) -> Resolved:
    from meldbook.loading.variants import resolve

    # While an option still lacks its value, click leaves the arguments unparsed.
    return resolve(context.params["variant"] or context.args[0])


def rules_of(context: click.Context) -> list[str]:
    """The ids of the rules of the variant that stands before, or of all."""
    if context.params.get("variant"):
        return list(_resolved(context).entries)
    from meldbook.loading.variants import resolve

    return sorted({rule for name in _variants(context) for rule in resolve(name).entries})


def _settings(context: click.Context) -> list[str]:
    return [f"{name}={value}" for name, values in choices(_resolved(context)).items() for value in values]


complete_variant, complete_rule, complete_setting = map(_completed, (_variants, rules_of, _settings))


# --- flags ---


def variant_argument(function: Function) -> Function:
    """VARIANT: a name, or the path of a file."""
    return click.argument("variant", shell_complete=complete_variant)(function)


def variants_option(function: Function) -> Function:
    """`--variant`, as often as wanted: names, or paths of files."""
    help = "Only cases of this variant, a name or a file; repeatable."
    return click.option("--variant", "variants", multiple=True, help=help, shell_complete=complete_variant)(function)


def settings_option(function: Function) -> Function:
    """`--set option=value`."""
    return click.option(
        "--set",
        "settings",
        metavar="OPTION=VALUE",
        multiple=True,
        callback=_read_settings,
        shell_complete=complete_setting,
        help="Set an option of the variant; repeatable. `meldbook show VARIANT --options` lists them.",
    )(function)


def _read_settings(_context: click.Context, _option: click.Parameter, written: tuple[str, ...]) -> dict[str, str]:
    settings: dict[str, str] = {}
    for text in written:
        name, sign, value = text.partition("=")
        if not sign or not name:
            raise click.BadParameter(f"`{text}` is not of the form OPTION=VALUE")
        if settings.get(name, value) != value:
            raise click.BadParameter(f"`{name}` is set twice: {settings[name]} and {value}")
        settings[name] = value
    return settings


def json_option(function: Function) -> Function:
    """`--json`."""
    return click.option("--json", "as_json", is_flag=True, help="Answer as JSON, for another program.")(function)


def print_json(value: object) -> None:
    """The one form in which every verb answers another program."""
    import json

    click.echo(json.dumps(value, ensure_ascii=False, indent=2))


# --- what is asked for ---


def choices(resolved: Resolved) -> dict[str, tuple[str, ...]]:
    """Each option of a variant with its values."""
    from meldbook.loading.merge import texts

    return {entry.key: texts(entry.fields["choice"]) for entry in resolved.entries.values() if entry.verb == "choice"}


def game(variant: str, settings: Mapping[str, str] | None = None) -> Game:
    """The game asked for. InputError in the language of the answers, with the nearest name."""
    from meldbook import load

    try:
        return load(variant, settings)
    except InputError as error:
        raise _said(error, variant, settings or {}) from None


def is_path(variant: str) -> bool:
    """Whether a variant is asked for by the path of its file."""
    from meldbook.loading.files import ENDINGS

    return "/" in variant or "\\" in variant or variant.endswith(ENDINGS)


def games(variants: Iterable[str]) -> Games:
    """The rules that cases of these variants are played by. InputError as for `game`; RuleFileError."""
    from pathlib import Path

    from meldbook.conformance.games import Games

    asked_for = list(variants)
    for name in asked_for:
        resolved(name)
    return Games(Path(name) for name in asked_for if is_path(name))


def names_of(variants: Iterable[str], found: Games) -> tuple[str, ...]:
    """What the variants asked for are called."""
    own = iter(found.named)
    return tuple(next(own) if is_path(name) else name for name in variants)


def resolved(variant: str) -> Resolved:
    """The rules asked for, without playing them: those of an abstract variant too. InputError as for `game`."""
    from meldbook.loading.variants import resolve

    try:
        return resolve(variant)
    except InputError as error:
        raise _said(error, variant, {}) from None


def _said(error: InputError, variant: str, settings: Mapping[str, str]) -> InputError:
    """The same in the language of the answers, where there is a sentence for it."""
    from meldbook.loading.files import NAME, variant_names

    names = variant_names()
    if variant not in names:
        return unknown("variant", {"name": variant}, names) if NAME.match(variant) else error
    known = choices(resolved(variant))
    for name, value in settings.items():
        if name not in known:
            return unknown("option", {"variant": variant, "name": name}, known)
        if value not in known[name]:
            return unknown("value", {"option": name, "value": value, "name": value, "values": ", ".join(known[name])}, ())
    return error


def unknown(what: str, slots: Mapping[str, int | str], known: Iterable[str]) -> InputError:
    """What was named is not there; the nearest that is, or all."""
    from meldbook.loading.suggest import listed, nearest
    from meldbook.texts import interface

    lang, known = language(), list(known)
    close = nearest(str(slots["name"]), known)
    instead = interface("did-you-mean", {"name": close}, lang) if close else ""
    if known and not close and len(known) <= 12:
        instead = f"({listed(known)})"
    return InputError(f"{interface(f'unknown-{what}', slots, lang)} {instead}".strip())
