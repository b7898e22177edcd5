"""Where the command starts and ends: whatever happens becomes an exit status and, if it went wrong, one clear message.

0 yes or done; 1 no (refused, failed, faults found); 2 what was asked cannot be read; 70 a fault of the program itself;
130 and 141 as a shell has them, for an interrupt and for a reader that has gone.
"""

from __future__ import annotations

import os
import sys
from typing import NoReturn

import click

from meldbook.command.asked import colored
from meldbook.command.interrupts import INTERRUPTED
from meldbook.command.verbs import ReaderGone, meldbook
from meldbook.errors import InputError

BAD_INPUT, OWN_FAULT, NO_READER = 2, 70, 141


def main(arguments: list[str] | None = None) -> NoReturn:
    """Runs the command and ends the process with its exit status."""
    _open_streams()
    status = run(arguments)
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        status = NO_READER
    except OSError as error:
        status = _failed(f"the output cannot be written ({error.strerror})")
    if status in (NO_READER, BAD_INPUT):
        _drop_output()
    sys.exit(status)


def _open_streams() -> None:
    """A stream that was closed by whoever started the command is none at all in Python; it becomes one to nowhere."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, mode))  # noqa: SIM115  (it stays open until the end)
        elif mode == "w" and hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that lacks a sign must not end the command


def run(arguments: list[str] | None = None) -> int:
    """Runs the command; the exit status."""
    try:
        status = meldbook.main(arguments, prog_name="meldbook", standalone_mode=False)
    except (KeyboardInterrupt, click.Abort):
        return INTERRUPTED
    except click.ClickException as error:
        return _misused(error)
    except ReaderGone:
        return NO_READER
    except SystemExit as ending:  # after completing for a shell
        return int(ending.code or 0)
    except InputError as error:
        return _failed(str(error))
    except (OSError, RecursionError, MemoryError) as error:
        return _failed(_cannot(error))
    except Exception as error:
        if "_MELDBOOK_COMPLETE" in os.environ and isinstance(error, KeyError | ValueError):
            return _failed("`_MELDBOOK_COMPLETE` is set as by a shell that completes, but COMP_WORDS and COMP_CWORD are not")
        return _other(error)
    return status if isinstance(status, int) else 0


def _other(error: Exception) -> int:
    # Imported here: neither is needed as long as nothing goes wrong.
    from meldbook.command.told import diagnostics
    from meldbook.loading.diagnostics import RuleFileError
    from meldbook.texts import TextError

    if isinstance(error, RuleFileError):
        _say(diagnostics(error, color=colored(sys.stderr)).rstrip("\n"))
        return BAD_INPUT
    if isinstance(error, TextError):
        return _failed(str(error))
    if os.environ.get("MELDBOOK_TRACEBACK"):
        raise error
    _failed(f"a fault of meldbook itself, not of what was asked: {type(error).__name__}: {error}")
    _say("To see where, set MELDBOOK_TRACEBACK=1. Please report it with the command and its files.")
    return OWN_FAULT


def _cannot(error: BaseException) -> str:
    if isinstance(error, OSError):
        where = f"{error.filename}: " if error.filename else ""
        return f"{where}{error.strerror or error}"
    return "what was asked is nested too deep" if isinstance(error, RecursionError) else "what was asked needs too much memory"


def _misused(error: click.ClickException) -> int:
    _failed(error.format_message())
    context = getattr(error, "ctx", None)
    if context is not None:
        _say(f"Try `{context.command_path} --help`.")
    return BAD_INPUT


def _failed(message: str) -> int:
    from meldbook.loading.display import clean

    label = click.style("error", fg="red", bold=True) if colored(sys.stderr) else "error"
    _say(f"{label}: {clean(message)}")
    return BAD_INPUT


def _say(text: str) -> None:
    try:
        print(text, file=sys.stderr, flush=True)
    except OSError:
        pass  # nobody hears it; the exit status still tells


def _drop_output() -> None:
    """Python would complain at its end about what it can no longer write."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, ValueError):
        pass
