"""`serve`: the interpreter behind the protocol of the corpus."""

from __future__ import annotations

import sys

import click

from meldbook.command.asked import HELP
from meldbook.command.interrupts import Interrupts
from meldbook.command.verbs import Verb


@click.command("serve", cls=Verb, context_settings=HELP)
def verb() -> int:
    """Answers the protocol of the corpus with the interpreter, line by line, until the input ends.

    The protocol is conformance/PROTOCOL.md. A request that cannot be answered is told so, and the next one is read.
    """
    from meldbook.conformance.engine import InterpreterEngine
    from meldbook.conformance.serve import serve

    with Interrupts() as interrupts:
        serve(InterpreterEngine(), sys.stdin.buffer, sys.stdout.buffer)
    return interrupts.status
