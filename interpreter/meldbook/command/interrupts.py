"""A signal to stop, during a run that ends in good order all the same: it is noted, for the exit status."""

from __future__ import annotations

import signal
import time

INTERRUPTED = 128 + signal.SIGINT
_STOPPING = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


_ENDING = 3.0  # seconds in which a run that was told to stop ends what it has started and writes its report


class Interrupts:
    """Notes a signal to stop; it reaches the run as a KeyboardInterrupt, as ever. `status` is 0 as long as none came.

    One that comes while the run is ending, for whoever sent the first was impatient, changes nothing, so that the report is kept; one that
    comes later ends it where it stands.
    """

    status = 0
    _since = 0.0

    def __enter__(self) -> Interrupts:
        # Who started the command may want it to go on when the terminal is closed.
        wanted = [number for number in _STOPPING if signal.getsignal(number) is not signal.SIG_IGN]
        self.before = {number: signal.signal(number, self._hear) for number in wanted}
        return self

    def _hear(self, number: int, _frame: object) -> None:
        if self.status and time.monotonic() < self._since + _ENDING:
            return
        self.status, self._since = 128 + number, time.monotonic()
        raise KeyboardInterrupt

    def __exit__(self, kind: type[BaseException] | None, *_error: object) -> bool:
        for number, handler in self.before.items():
            signal.signal(number, handler)
        return kind is KeyboardInterrupt and self.status != 0
