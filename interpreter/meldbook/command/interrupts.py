"""A signal to stop, during a run that ends in good order all the same: it is noted, for the exit status."""

from __future__ import annotations

import signal

INTERRUPTED = 128 + signal.SIGINT
_STOPPING = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


class Interrupts:
    """Notes a signal to stop; it reaches the run as a KeyboardInterrupt, as ever. `status` is 0 as long as none came."""

    status = 0

    def __enter__(self) -> Interrupts:
        # Who started the command may want it to go on when the terminal is closed.
        wanted = [number for number in _STOPPING if signal.getsignal(number) is not signal.SIG_IGN]
        self.before = {number: signal.signal(number, self._hear) for number in wanted}
        return self

    def _hear(self, number: int, _frame: object) -> None:
        self.status = 128 + number
        raise KeyboardInterrupt

    def __exit__(self, kind: type[BaseException] | None, *_error: object) -> bool:
        for number, handler in self.before.items():
            signal.signal(number, handler)
        return kind is KeyboardInterrupt and self.status != 0
