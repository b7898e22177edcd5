"""The way to an implementation: over stdio, or by a call in this process. It knows messages, not cases."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Event
from typing import Protocol, TypeAlias

from meldbook.conformance import lines
from meldbook.conformance.hello import Hello, NoHello
from meldbook.conformance.hello import read as read_hello
from meldbook.conformance.lines import BadLine
from meldbook.conformance.process import Broken, Process, Silence
from meldbook.conformance.run import Options
from meldbook.conformance.text import show
from meldbook.conformance.values import Json, is_whole
from meldbook.conformance.wire import HELLO

AnswerFunction: TypeAlias = Callable[[Json], Json]


class Unanswered(Exception):
    """A message got no answer that could be graded. `timeout` tells silence from any other fault."""

    def __init__(self, message: str, timeout: bool = False) -> None:
        super().__init__(message)
        self.timeout = timeout


class GaveUp(Exception):
    """The implementation has failed too often to be started again."""


class Channel(Protocol):
    """How the driver speaks to an implementation."""

    @property
    def notes(self) -> list[str]:
        """What was odd on the way without spoiling an answer."""

    @property
    def errors(self) -> str:
        """The end of its standard error."""

    def hello(self) -> Hello:
        """Its hello. NoHello."""

    def ask(self, message: Json, seq: int) -> Json:
        """Its answer to a case. Unanswered or GaveUp."""

    def close(self) -> None:
        """Ends it."""


class Call:
    """A function in this process."""

    def __init__(self, answer: AnswerFunction) -> None:
        self._answer = answer
        self.notes: list[str] = []
        self.errors = ""

    def hello(self) -> Hello:
        """See `Channel`."""
        return read_hello(self._answer(HELLO))

    def ask(self, message: Json, seq: int) -> Json:
        """See `Channel`."""
        try:
            return self._answer(message)
        except Exception as error:  # whatever it does must not end the run
            raise Unanswered(f"it raised {type(error).__name__}: {show(str(error))}") from error

    def close(self) -> None:
        """Nothing to end."""


class Stdio:
    """A program over stdin and stdout. It is started anew after a crash or silence, a bounded number of times."""

    def __init__(self, command: str, options: Options, stop: Event | None = None) -> None:
        self._command = command
        self._timeout = options.timeout
        self._hello_timeout = options.hello_timeout
        self._restarts = options.restarts
        self._line_limit = options.line_limit
        self._stop = stop
        self._process: Process | None = None
        self._late = 0
        self._errors = ""
        self._notes: list[str] = []

    @property
    def notes(self) -> list[str]:
        """See `Channel`."""
        late = [f"{self._late} answers came late or twice, and were passed over"] if self._late else []
        return self._notes + late

    @property
    def errors(self) -> str:
        """See `Channel`."""
        return self._process.errors if self._process is not None else self._errors

    def hello(self) -> Hello:
        """See `Channel`."""
        return self._start()

    def ask(self, message: Json, seq: int) -> Json:
        """See `Channel`."""
        if self._process is None:
            self._restart()
        process = self._process
        if process is None:
            raise GaveUp("it could not be started again")
        try:
            process.send(lines.write(message))
            return self._answer_to(process, seq, time.monotonic() + self._timeout)
        except Silence:
            self.close()
            raise Unanswered(f"no answer in {self._timeout:g} s", timeout=True) from None
        except Broken as error:
            self.close()
            raise Unanswered(str(error)) from None

    def close(self) -> None:
        """See `Channel`; it can be started again."""
        process, self._process = self._process, None
        if process is not None:
            try:
                process.end()
            finally:
                self._errors = process.errors

    def _start(self) -> Hello:
        with _greeting(self._hello_timeout):
            self._process = Process(self._command, self._line_limit, self._stop)
            self._process.send(lines.write(HELLO))
            return read_hello(lines.read(_next_line(self._process, time.monotonic() + self._hello_timeout)))

    def _restart(self) -> None:
        if self._restarts <= 0:
            raise GaveUp("it failed too often and was not started again (see --restarts)")
        self._restarts -= 1
        try:
            self._start()
        except NoHello as error:
            self.close()
            raise GaveUp(f"after a restart: {error}") from None

    def _answer_to(self, process: Process, seq: int, deadline: float) -> Json:
        while True:
            try:
                answer = lines.read(_next_line(process, deadline))
            except BadLine as error:
                # Not the end of the program: perhaps it printed something. What follows is sorted out by `seq`.
                raise Unanswered(str(error)) from None
            got = answer.get("seq")
            if is_whole(got) and got == seq:
                return answer
            if is_whole(got) and 0 <= got < seq:
                self._late += 1
                continue
            if "error" in answer and got is None:
                raise Unanswered(f"it answered with an error and no seq: {show(answer['error'])}")
            raise Unanswered(f"it answered seq {show(got)}; asked was {seq}")


class Spawn:
    """A program that is started for every message: one line on its input, which then ends, and one line on its output."""

    def __init__(self, command: str, options: Options, stop: Event | None = None) -> None:
        self._command, self._options, self._stop = command, options, stop
        self.notes: list[str] = []
        self.errors = ""

    def hello(self) -> Hello:
        """See `Channel`."""
        with _greeting(self._options.hello_timeout):
            return read_hello(self._once(HELLO, self._options.hello_timeout))

    def ask(self, message: Json, seq: int) -> Json:
        """See `Channel`. Since it is asked one thing only, `seq` may be left out."""
        try:
            answer = self._once(message, self._options.timeout)
        except Silence:
            raise Unanswered(f"no answer in {self._options.timeout:g} s", timeout=True) from None
        except (OSError, ValueError, Broken, BadLine) as error:
            raise Unanswered(show(str(error))) from None
        got = answer.get("seq", seq)
        if not is_whole(got) or got != seq:
            raise Unanswered(f"it answered seq {show(got)}; asked was {seq}")
        return answer

    def close(self) -> None:
        """Nothing runs between two messages."""

    def _once(self, message: Json, seconds: float) -> Json:
        process = Process(self._command, self._options.line_limit, self._stop)
        try:
            process.send(lines.write(message))
            process.finish()
            return lines.read(_next_line(process, time.monotonic() + seconds))
        finally:
            process.end()
            self.errors = process.errors


@contextmanager
def _greeting(seconds: float) -> Iterator[None]:
    """What goes wrong before the hello is there becomes NoHello."""
    try:
        yield
    except (OSError, ValueError) as error:
        raise NoHello(f"it cannot be started: {show(str(error))}") from None
    except Silence:
        raise NoHello(f"no hello in {seconds:g} s") from None
    except (Broken, BadLine) as error:
        raise NoHello(f"no hello: {error}") from None


def _next_line(process: Process, deadline: float) -> bytes:
    """The next line that is not blank. Silence, Broken: however many lines come, the deadline ends it."""
    while True:
        line = process.receive(deadline)
        if time.monotonic() >= deadline:
            raise Silence
        if line.strip():
            return line
