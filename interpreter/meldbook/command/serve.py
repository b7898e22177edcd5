"""`serve`: the interpreter behind the protocol of the corpus."""

from __future__ import annotations

import sys

import click

from meldbook.command import asked
from meldbook.command.asked import HELP
from meldbook.command.interrupts import Interrupts
from meldbook.command.verbs import Verb


@click.command("serve", cls=Verb, context_settings=HELP)
@click.option("--variant", "files", multiple=True, metavar="FILE", help="Also plays the variant of this file; repeatable.")
def verb(files: tuple[str, ...]) -> int:
    """Answers the protocol of the corpus with the interpreter, line by line, until the input ends.

    It plays the published variants and those of the files given; no request can make it read another file. The protocol is
    conformance/PROTOCOL.md. A request that cannot be answered is told so, and the next one is read.
    """
    from meldbook.conformance.serve import serve

    engine = asked.games(files).engine()
    with Interrupts() as interrupts:
        serve(engine, sys.stdin.buffer, sys.stdout.buffer)
    return interrupts.status
