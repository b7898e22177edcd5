"""A program that is spoken to line by line, and that may do anything: hang, crash, shout, leave children behind.

It runs in a process group of its own, and carries a mark in its environment, so that all of it can be ended, children that have left
the group too; those that have no mark any more are known from looks at what it has started. Every wait has an end. Needs POSIX; marks
and children are looked for where there is a /proc.
"""

from __future__ import annotations

import contextlib
import os
import selectors
import shlex
import signal
import subprocess
import time
import uuid
from threading import Event
from types import TracebackType

from meldbook.conformance import started
from meldbook.conformance.lines import LINE_LIMIT

STDERR_TAIL = 8 << 10
MARK = "MELDBOOK_RUN"
_CHUNK = 1 << 16
_GLANCE = 0.05  # seconds between two looks at whether the program still lives
_NOTING = 0.25  # seconds between two looks at what it has started
_GRACE = 0.5  # seconds it has to end by itself once its input is closed


class Silence(Exception):
    """No answer came in time."""


class Broken(Exception):
    """The program ended, closed its output or sent a line that has no end. It cannot be spoken to any more."""


class Process:
    """One run of the program. A context: leaving it ends the whole process group."""

    def __init__(self, command: str, line_limit: int = LINE_LIMIT, stop: Event | None = None) -> None:
        """Starts the program. OSError or ValueError if that cannot be done. `stop` ends every wait as an interrupt does."""
        words = shlex.split(command)
        if not words:
            raise ValueError("the command is empty")
        pipe = subprocess.PIPE
        self._mark = f"{MARK}={uuid.uuid4().hex}"
        environ = dict(os.environ, **dict([self._mark.split("=")]))
        self._child = subprocess.Popen(words, stdin=pipe, stdout=pipe, stderr=pipe, bufsize=0, start_new_session=True, env=environ)
        self._started: set[started.Started] = set()
        self._noted = 0.0
        self._stop = stop
        self._last = False
        self._line_limit = line_limit
        self._buffer = bytearray()
        self._scanned = 0
        self._errors = bytearray()
        self._to_send = memoryview(b"")
        self._ended = False
        self._selector = selectors.DefaultSelector()
        for stream, event in ((self._child.stdout, selectors.EVENT_READ), (self._child.stderr, selectors.EVENT_READ)):
            if stream is not None:
                os.set_blocking(stream.fileno(), False)
                self._selector.register(stream, event)
        if self._child.stdin is not None:
            os.set_blocking(self._child.stdin.fileno(), False)

    def __enter__(self) -> Process:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.end()

    @property
    def errors(self) -> str:
        """The end of what it wrote to standard error."""
        return self._errors.decode("utf-8", "replace")

    def send(self, line: bytes) -> None:
        """Hands over a line; it is written while the next answer is waited for, so a deaf program blocks nothing. What was
        handed over before and is not read yet goes first."""
        waiting, self._to_send = bool(self._to_send), memoryview(bytes(self._to_send) + line)
        if not waiting and self._child.stdin is not None and not self._child.stdin.closed:
            self._selector.register(self._child.stdin, selectors.EVENT_WRITE)

    def finish(self) -> None:
        """Nothing more will be sent: its input ends when what was handed over is written."""
        self._last = True
        if not self._to_send and self._child.stdin is not None:
            self._child.stdin.close()

    def receive(self, deadline: float) -> bytes:
        """The next line, without its end. Silence at the deadline (`time.monotonic`), Broken if there can be none."""
        while True:
            line = self._line()
            if line is not None:
                return line
            if self._ended:
                raise Broken(self._how_it_ended())
            if self._stop is not None and self._stop.is_set():
                raise KeyboardInterrupt
            now = time.monotonic()
            if now >= deadline:
                raise Silence
            self._note(now)
            self._turn(min(deadline - now, _GLANCE))

    def end(self) -> None:
        """Ends it: first by closing its input, then by killing the group, children and all."""
        self._selector.close()
        self._started |= started.by(self._child.pid)
        with contextlib.suppress(OSError):
            if self._child.stdin is not None:
                self._child.stdin.close()
        try:
            until = time.monotonic() + _GRACE
            while not self._gone() and time.monotonic() < until:
                self._read_errors()
                time.sleep(0.005)
            self._read_errors()
        finally:
            self._kill()

    def _kill(self) -> None:
        # The leader has not been waited for yet, so its number cannot belong to another group.
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._child.pid, signal.SIGKILL)
        self._child.wait()
        self._kill_left()
        for stream in (self._child.stdout, self._child.stderr):
            if stream is not None:
                stream.close()

    def _kill_left(self) -> None:
        """Ends what has left the group: a child that began a session of its own still has the mark in its environment, or was seen."""
        for _ in range(3):  # what is about to start another is ended with it
            left = started.marked(self._mark.encode()) | started.still(self._started)
            for number in left:
                with contextlib.suppress(OSError):
                    os.kill(number, signal.SIGKILL)
            if not left:
                return

    def _note(self, now: float) -> None:
        """Looks at what it has started, now and then."""
        if now >= self._noted + _NOTING:
            self._noted = now
            self._started |= started.by(self._child.pid)

    def _line(self) -> bytes | None:
        end = self._buffer.find(b"\n", self._scanned)
        if end < 0:
            self._scanned = len(self._buffer)
            if self._scanned > self._line_limit:
                self._ended = True
                self._buffer.clear()
                raise Broken(f"it sent a line of more than {self._line_limit} bytes")
            return None
        line = bytes(self._buffer[:end])
        del self._buffer[: end + 1]
        self._scanned = 0
        if len(line) > self._line_limit:
            raise Broken(f"it sent a line of more than {self._line_limit} bytes")
        return line

    def _turn(self, wait: float) -> None:
        """One look at its streams."""
        ready = self._selector.select(wait)
        for key, _ in ready:
            if key.fileobj is self._child.stdin:
                self._write()
            elif key.fileobj is self._child.stdout:
                self._read()
            else:
                self._read_errors()
        # A grandchild may keep the output open after the program is gone.
        if not ready and self._gone() and not self._selector.select(0):
            self._ended = True

    def _write(self) -> None:
        stdin = self._child.stdin
        if stdin is None:
            return
        try:
            self._to_send = self._to_send[os.write(stdin.fileno(), self._to_send) :]
        except BlockingIOError:
            return
        except OSError:
            # It reads no more; what it has already answered still counts, and its end will be seen.
            self._to_send = memoryview(b"")
        if not self._to_send:
            self._selector.unregister(stdin)
            if self._last:
                stdin.close()

    def _read(self) -> None:
        stdout = self._child.stdout
        try:
            chunk = os.read(stdout.fileno(), _CHUNK) if stdout is not None else b""
        except BlockingIOError:
            return
        self._buffer += chunk
        if not chunk and stdout is not None:
            self._selector.unregister(stdout)
            self._ended = True

    def _read_errors(self) -> None:
        stderr = self._child.stderr
        chunk: bytes | None = b""
        with contextlib.suppress(OSError, ValueError, KeyError):
            chunk = os.read(stderr.fileno(), _CHUNK) if stderr is not None else b""
            if not chunk and stderr is not None:
                self._selector.unregister(stderr)
        self._errors = (self._errors + (chunk or b""))[-STDERR_TAIL:]

    def _gone(self) -> bool:
        """Whether it has ended, without taking its exit status: until then its number is its own."""
        with contextlib.suppress(ChildProcessError):
            return os.waitid(os.P_PID, self._child.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None
        return True

    def _how_it_ended(self) -> str:
        cut = "; its last line has no end" if self._buffer else ""
        until = time.monotonic() + _GRACE
        while not self._gone() and time.monotonic() < until:
            time.sleep(0.005)
        if not self._gone():
            return f"it closed its output{cut}"
        state = os.waitid(os.P_PID, self._child.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT)
        status = state.si_status if state is not None else 0
        killed = state is not None and state.si_code != os.CLD_EXITED
        return (f"it was ended by signal {status}" if killed else f"it ended with exit status {status}") + cut
