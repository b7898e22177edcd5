"""`conform`: the corpus against an implementation that is spoken to over its standard input and output."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from meldbook.command import asked
from meldbook.command.interrupts import Interrupts
from meldbook.command.verbs import Verb

if TYPE_CHECKING:
    from meldbook.conformance.calls import Shown
    from meldbook.conformance.driver import Watcher
    from meldbook.conformance.games import Games
    from meldbook.conformance.report import Graded
    from meldbook.conformance.run import Options
    from meldbook.conformance.terminal import Tell

Function = TypeVar("Function", bound=Callable[..., Any])


def _file(flag: str, help: str) -> Callable[[Function], Function]:
    """A flag that names a file to write."""
    return click.option(flag, type=click.Path(path_type=Path, dir_okay=False), metavar="FILE", help=help)


@click.command("conform", cls=Verb, context_settings=asked.HELP)
@click.option(
    "--impl", metavar="COMMAND", help="How the implementation is started; split into words, no shell. [default: this interpreter]"
)
@asked.variants_option
@click.option("--level", type=click.IntRange(0, 5), default=5, show_default=True, help="Levels 0 to this one.")
@click.option("--smoke", is_flag=True, help="Level 0 only.")
@click.option("--rule", "rules", multiple=True, help="Only cases of this rule or chapter; repeatable.", shell_complete=asked.complete_rule)
@click.option("--case", "cases", multiple=True, metavar="ID", help="Only this case; repeatable.")
@click.option("--only-changed", type=click.Path(path_type=Path), metavar="REPORT", help="Tell only what differs from this NDJSON report.")
@click.option("--strict", is_flag=True, help="Compare the rule that a refusal names, too.")
@click.option("--check-protocol", is_flag=True, help="Check every message against the schema of the protocol.")
@click.option("--known-failures", "known", type=click.Path(path_type=Path), metavar="FILE", help="YAML: id of a case -> reason.")
@click.option("--timeout", type=click.FloatRange(0.1, 3600), default=10, show_default=True, help="Seconds for one answer.")
@click.option("--restarts", type=click.IntRange(0, 1000), default=5, show_default=True, help="Starts after a crash or silence.")
@click.option("--jobs", type=click.IntRange(1, 64), default=1, show_default=True, help="So many of the implementation side by side.")
@click.option("--spawn", is_flag=True, help="Start it for each message: one line in, one line out.")
@click.option("--minimise", metavar="ID", help="Shrink this case while the disagreement stays, and print what is left.")
@click.option("--claim", type=click.Path(path_type=Path), metavar="FILE", help="Say whether a claim is the truth; selects what it claims.")
@_file("--ndjson", "Write the report as NDJSON.")
@_file("--junit", "Write the report as JUnit XML.")
@_file("--markdown", "Write the report as Markdown.")
@_file("--badge", "Write a badge, as shields.io reads it.")
@asked.json_option
def verb(
    impl: str | None,
    minimise: str | None,
    claim: Path | None,
    only_changed: Path | None,
    smoke: bool,
    level: int,
    known: Path | None,
    **given: Any,
) -> int:
    """Runs the corpus against an implementation; without --impl against the interpreter itself, graded strictly.

    A variant may be a file of your own: then the cases that it inherits and those beside it are run. COMMAND speaks the protocol of conformance/PROTOCOL.md. Exit status: 0 every graded case passed, 1 something failed,
    2 nothing could be graded. With --json one record a line: a header, the cases, a footer.
    """
    from meldbook.conformance import since
    from meldbook.conformance.calls import FORMS, Shown

    if impl is None and (minimise is not None or claim is not None):
        raise click.UsageError("--minimise and --claim are about an implementation; name it with --impl")
    games = asked.games(given["variants"])
    options = _options(0 if smoke else level, known, given, games)
    files = {form: given[form] for form in FORMS if given[form] is not None}
    shown = Shown(given["as_json"], since.read(only_changed) if only_changed else None, _tell(asked.language(), games), files)
    if minimise is not None and files:
        raise click.UsageError("--minimise prints a case and writes no report; leave out " + ", ".join(f"--{form}" for form in files))
    status = 0
    with Interrupts() as interrupts, Progress() as watch:
        if impl is not None and minimise is not None:
            status = _minimised(impl, minimise, options)
        elif impl is not None and claim is not None:
            status = _claimed(claim, impl, options, shown, watch)
        else:
            status = _conformed(impl, options, shown, watch, games)
    return interrupts.status or status


def _options(level: int, known: Path | None, given: Mapping[str, Any], games: Games) -> Options:
    from meldbook.conformance.run import Options

    if given["timeout"] != given["timeout"]:  # nan is in every range
        raise click.BadParameter("`nan` is not a number of seconds", param_hint="--timeout")
    names = ("cases", "rules", "strict", "timeout", "restarts", "check_protocol", "jobs", "spawn")
    return Options(
        level=level,
        variants=asked.names_of(given["variants"], games),
        files=tuple(filter(asked.is_path, given["variants"])),
        known=_known_failures(known) if known else {},
        hello_timeout=max(given["timeout"], Options().hello_timeout),
        **{name: given[name] for name in names},
    )


def _conformed(impl: str | None, options: Options, shown: Shown, watch: Callable[[int], Watcher | None], games: Games) -> int:
    from meldbook.conformance import calls

    return calls.conform(impl, options, sys.stdout, shown=shown, watch=watch, games=games)


def _claimed(claim: Path, impl: str, options: Options, shown: Shown, watch: Callable[[int], Watcher | None]) -> int:
    from meldbook.conformance import claims

    return claims.verify(claims.read(claim), impl, options, sys.stdout, shown, watch)


def _minimised(impl: str, case_id: str, options: Options) -> int:
    """Prints the smallest case found; exit status 1 if there is no disagreement to keep."""
    from meldbook.conformance import minimise

    text = minimise.minimised(impl, case_id, options)
    click.echo(text or f"{case_id}: the implementation and the interpreter do not disagree", nl=not text, err=not text)
    return 0 if text else 1


def _tell(lang: str, games: Games) -> Tell:
    """Who tells a failure as to a person; the games are loaded only if there is one."""

    plain = not asked.colored(sys.stdout)

    def tell(graded: Graded) -> Iterable[str]:
        from meldbook.command.case_told import failure

        told = failure(graded.case, graded.result, games.game(graded.case.variant, graded.case.options), lang)
        return map(click.unstyle, told) if plain else told

    return tell


def _known_failures(path: Path) -> dict[str, str]:
    """The file of known failures. InputError: unreadable; RuleFileError: not text, or not in its form."""
    from meldbook.conformance.calls import known_failures
    from meldbook.loading import characters, files

    characters.decode(files.find(path).content, str(path))
    return known_failures(path)


class Progress:
    """A bar of the cases on a terminal while they run; elsewhere nothing is shown."""

    def __enter__(self) -> Callable[[int], Watcher | None]:
        return self._begin

    def _begin(self, total: int) -> Watcher | None:
        if not sys.stderr.isatty():
            return None
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
        from rich.progress import Progress as Bar

        parts = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        self.bar = Bar(*parts, console=Console(stderr=True), transient=True)
        task = self.bar.add_task("cases", total=total)
        self.bar.start()
        return lambda graded: self.bar.advance(task)

    def __exit__(self, *_error: object) -> None:
        if hasattr(self, "bar"):
            self.bar.stop()
