"""The verbs, in one table. A verb is a module of this package with a `verb`, imported when it is asked for."""

from __future__ import annotations

import importlib
from collections.abc import Mapping, Sequence
from typing import Any

import click

from meldbook.command.asked import HELP, LANGUAGES, set_language

# name -> what `meldbook --help` says of it
VERBS: dict[str, str] = {
    "variants": "Lists the variants: parent, status, number of rules, sources.",
    "show": "Shows the rules of a variant, or one of them with its sources and cases.",
    "meld": "Says what a meld is worth, or which rule it breaks.",
    "judge": "Judges the actions of a written situation, step by step.",
    "score": "Counts a deal that is written down, item by item.",
    "check": "Checks variant and case files, and says what to write instead.",
    "diff": "Says what one variant changes against another, and which cases come out differently.",
    "new": "Writes the first draft of a variant of your own.",
    "explain": "Explains a rule, a source or an error code.",
    "book": "Writes the rulebook of a variant as pages that a browser opens, in four languages.",
    "conform": "Runs the corpus against an implementation.",
    "serve": "Answers the protocol of the corpus with the interpreter.",
    "corpus": "Lists, shows and exports cases.",
}


class ReaderGone(Exception):
    """Nobody reads the output any more."""


class Verb(click.Command):
    """A command that also knows `--lang`."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.params.append(language_option())


class Verbs(click.Group):
    """A group that finds its verbs by name, and the nearest name for one that is not there."""

    command_class = Verb

    def __init__(self, *args: Any, lazy: Mapping[str, str] | None = None, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.lazy = dict(lazy or {})
        self.params.append(language_option())

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Without a verb, says which there are."""
        return super().parse_args(ctx, args or ([] if ctx.resilient_parsing else ["--help"]))

    def invoke(self, ctx: click.Context) -> Any:
        """Runs the verb that is named."""
        try:
            return super().invoke(ctx)
        except BrokenPipeError:  # click would end the process, with a status that says "no"
            raise ReaderGone from None

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The verbs in the order of the table."""
        return [*self.lazy, *self.commands]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The verb of this name, imported now."""
        if cmd_name not in self.lazy:
            return super().get_command(ctx, cmd_name)
        found: click.Command = importlib.import_module(f"meldbook.command.{cmd_name}").verb
        return found

    def resolve_command(self, ctx: click.Context, args: list[str]) -> tuple[str | None, click.Command | None, list[str]]:
        """The verb that the first argument names."""
        if ctx.resilient_parsing or args[0].startswith("-") or args[0] in self.list_commands(ctx):
            return super().resolve_command(ctx, args)
        raise click.UsageError(f"there is no verb `{args[0]}`; {_instead(args[0], self.list_commands(ctx))}", ctx)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The table of verbs, without importing any."""
        rows = list(self.lazy.items()) + [(name, command.get_short_help_str()) for name, command in self.commands.items()]
        with formatter.section("Verbs"):
            formatter.write_dl(rows)


def _instead(word: str, known: Sequence[str]) -> str:
    from meldbook.loading.suggest import nearest

    close = nearest(word, known)
    return f"did you mean `{close}`?" if close else f"there are: {', '.join(known)}"


def language_option() -> click.Option:
    """`--lang`, before or after the verb."""
    return click.Option(
        ["--lang"],
        type=click.Choice(LANGUAGES),
        callback=set_language,
        expose_value=False,
        is_eager=True,
        help="Language of the answers. [default: that of LC_ALL, LC_MESSAGES or LANG, if it is one of these; else en]",
    )


def _version(context: click.Context, _option: click.Parameter, wanted: bool) -> None:
    if wanted and not context.resilient_parsing:
        from importlib.metadata import PackageNotFoundError, version

        try:
            click.echo(f"meldbook {version('meldbook')}")
        except PackageNotFoundError:
            click.echo("meldbook, not installed")
        context.exit()


@click.group(
    cls=Verbs,
    lazy=VERBS,
    context_settings=HELP,
    epilog="Exit status: 0 yes or done, 1 no (refused, failed, faults found), 2 what was asked cannot be read.",
)
@click.option("--version", is_flag=True, expose_value=False, is_eager=True, callback=_version, help="Print the version.")
def meldbook() -> None:
    """The rules of a family of card games: read them, ask them, test an implementation, write a variant."""
