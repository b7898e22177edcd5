"""The other end of the protocol: answers the driver with whatever engine it is given.

A request that cannot be answered is told so, and the next one is read. Nothing here knows a rule.
"""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from importlib import metadata
from typing import IO, Any, Protocol

from meldbook.conformance import lines
from meldbook.conformance.lines import LINE_LIMIT, BadLine
from meldbook.conformance.text import clean, show
from meldbook.conformance.values import Json, is_list, is_whole
from meldbook.conformance.wire import PROTOCOL
from meldbook.errors import InputError
from meldbook.loading.diagnostics import RuleFileError


class Session(Protocol):
    """One situation, and what is done in it. An answer holds `ok`, `refused` or `unsupported`."""

    def act(self, by: int | None, do: Json) -> Json:
        """Does an action; `by` is None where the seat in turn is meant. InputError if it cannot be read."""

    def ask(self, by: int | None, ask: Json) -> Json:
        """Answers a question; the situation stays as it is. InputError if it cannot be read."""


class Engine(Protocol):
    """What plays the cases."""

    def supports(self) -> Json:
        """The `supports` of the hello."""

    def start(self, variant: str, options: Mapping[str, str], given: Json) -> Session:
        """A session in this situation. InputError if it cannot be."""


def answer(message: Json, engine: Engine) -> Json:
    """The answer to one message. It never raises."""
    body = message.get("case")
    seq = body.get("seq") if isinstance(body, Mapping) else None
    echo: Json = {"seq": seq} if is_whole(seq) else {}
    try:
        if "hello" in message:
            return _hello(message["hello"], engine)
        if not isinstance(body, Mapping) or not echo:
            raise InputError("a message holds `hello`, or a `case` with its `seq`")
        return echo | {"steps": _steps(body, engine)}
    except (InputError, RuleFileError) as error:
        return echo | {"error": clean(str(error), 1000)}
    except Exception as error:  # a fault of the engine must not end the service
        return echo | {"error": f"internal error: {type(error).__name__}: {clean(str(error))}"}


def serve(engine: Engine, stdin: IO[bytes], stdout: IO[bytes], line_limit: int = LINE_LIMIT) -> None:
    """Answers line by line until the input ends or nobody reads any more."""
    with contextlib.suppress(BrokenPipeError, KeyboardInterrupt):
        while line := stdin.readline(line_limit + 1):
            if not line.strip():
                continue
            stdout.write(_reply(line, engine, stdin, line_limit))
            stdout.flush()


def _reply(line: bytes, engine: Engine, stdin: IO[bytes], line_limit: int) -> bytes:
    if len(line) > line_limit:
        while line and not line.endswith(b"\n"):
            line = stdin.readline(line_limit)
        return lines.write({"error": f"a line of more than {line_limit} bytes"})
    try:
        message = lines.read(line)
    except BadLine as error:
        return lines.write({"error": str(error)})
    reply = answer(message, engine)
    try:
        return lines.write(reply)
    except (TypeError, ValueError, RecursionError) as error:
        seq = {"seq": reply["seq"]} if "seq" in reply else {}
        return lines.write(seq | {"error": f"internal error: the answer cannot be written: {clean(str(error))}"})


def _hello(said: Any, engine: Engine) -> Json:
    protocol = said.get("protocol") if isinstance(said, Mapping) else None
    if not is_whole(protocol) or protocol != PROTOCOL:
        raise InputError(f"protocol {show(protocol)} is not spoken here; this is protocol {PROTOCOL}")
    own = {"protocol": PROTOCOL, "name": "meldbook", "version": _version(), "language": "Python"}
    return {"hello": own | {"supports": engine.supports()}}


def _version() -> str:
    try:
        return metadata.version("meldbook")
    except metadata.PackageNotFoundError:
        return "unreleased"


def _steps(body: Mapping[str, Any], engine: Engine) -> list[Json]:
    variant, options, given = body.get("variant"), body.get("options", {}), body.get("given")
    if not isinstance(variant, str) or not isinstance(options, dict) or not isinstance(given, dict):
        raise InputError("a case has a `variant`, `options` and `given`")
    if not is_list(body.get("steps")):
        raise InputError("a case has a list of `steps`")
    session = engine.start(variant, {str(name): str(value) for name, value in options.items()}, given)
    return [_step(session, step, number) for number, step in enumerate(body["steps"], 1)]


def _step(session: Session, step: Any, number: int) -> Json:
    do, ask = (step.get("do"), step.get("ask")) if isinstance(step, Mapping) else (None, None)
    if isinstance(do, dict) == isinstance(ask, dict):
        raise InputError(f"step {number} holds either `do` or `ask`, an object")
    by = step.get("by")
    if by is not None and not is_whole(by):
        raise InputError(f"step {number}: `by` is the number of a seat")
    try:
        return session.act(by, do) if isinstance(do, dict) else session.ask(by, dict(ask or {}))
    except InputError as error:
        raise InputError(f"step {number}: {error}") from None
