"""`conform`: the corpus against an implementation that is spoken to over its standard input and output."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from meldbook.command import asked
from meldbook.command.interrupts import Interrupts
from meldbook.command.verbs import Verb

if TYPE_CHECKING:
    from meldbook.conformance.driver import Watcher


@click.command("conform", cls=Verb, context_settings=asked.HELP)
@click.option(
    "--impl", metavar="COMMAND", help="How the implementation is started; split into words, no shell. [default: this interpreter]"
)
@asked.variants_option
@click.option("--level", type=click.IntRange(0, 5), default=5, show_default=True, help="Levels 0 to this one.")
@click.option("--smoke", is_flag=True, help="Level 0 only.")
@click.option("--rule", "rules", multiple=True, help="Only cases of this rule or chapter; repeatable.", shell_complete=asked.complete_rule)
@click.option("--case", "cases", multiple=True, metavar="ID", help="Only this case; repeatable.")
@click.option("--strict", is_flag=True, help="Compare the rule that a refusal names, too.")
@click.option("--check-protocol", is_flag=True, help="Check every message against the schema of the protocol.")
@click.option("--known-failures", "known", type=click.Path(path_type=Path), metavar="FILE", help="YAML: id of a case -> reason.")
@click.option("--timeout", type=click.FloatRange(0.1, 3600), default=10, show_default=True, help="Seconds for one answer.")
@click.option("--restarts", type=click.IntRange(0, 1000), default=5, show_default=True, help="Starts after a crash or silence.")
@asked.json_option
def verb(
    impl: str | None,
    variants: tuple[str, ...],
    level: int,
    smoke: bool,
    rules: tuple[str, ...],
    cases: tuple[str, ...],
    strict: bool,
    check_protocol: bool,
    known: Path | None,
    timeout: float,
    restarts: int,
    as_json: bool,
) -> int:
    """Runs the corpus against an implementation; without --impl against the interpreter itself, graded strictly.

    A variant may be a file of your own: then the cases that it inherits and those beside it are run. COMMAND speaks the protocol of conformance/PROTOCOL.md. Exit status: 0 every graded case passed, 1 something failed,
    2 nothing could be graded. With --json one record a line: a header, the cases, a footer.
    """
    from meldbook.conformance import calls
    from meldbook.conformance.run import Options

    if timeout != timeout:  # nan is in every range
        raise click.BadParameter("`nan` is not a number of seconds", param_hint="--timeout")
    games = asked.games(variants)
    options = Options(
        level=0 if smoke else level,
        variants=asked.names_of(variants, games),
        files=tuple(filter(asked.is_path, variants)),
        cases=cases,
        rules=rules,
        strict=strict,
        known=_known_failures(known) if known else {},
        timeout=timeout,
        hello_timeout=max(timeout, Options().hello_timeout),
        restarts=restarts,
        check_protocol=check_protocol,
    )
    status = 0
    with Interrupts() as interrupts, Progress() as watch:
        status = calls.conform(impl, options, sys.stdout, as_lines=as_json, watch=watch, games=games)
    return interrupts.status or status


def _known_failures(path: Path) -> dict[str, str]:
    """The file of known failures. InputError: unreadable; RuleFileError: not text, or not in its form."""
    from meldbook.conformance.calls import known_failures
    from meldbook.loading import characters, files

    characters.decode(files.find(path).content, str(path))
    return known_failures(path)


class Progress:
    """Counts the cases on a terminal while they run; elsewhere nothing is shown."""

    def __enter__(self) -> Watcher | None:
        if not sys.stderr.isatty():
            return None
        from rich.console import Console
        from rich.status import Status

        self.status = Status("waiting for the implementation", console=Console(stderr=True))
        self.status.start()
        number = 0

        def watch(graded: object) -> None:
            nonlocal number
            number += 1
            self.status.update(f"{number} cases")

        return watch

    def __exit__(self, *_error: object) -> None:
        if hasattr(self, "status"):
            self.status.stop()
