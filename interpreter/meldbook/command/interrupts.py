"""An interrupt during a run that ends in good order all the same: it is noted, for the exit status."""

from __future__ import annotations

import signal

INTERRUPTED = 130


class Interrupts:
    """Notes an interrupt; it reaches the run as a KeyboardInterrupt, as ever."""

    heard = False

    def __enter__(self) -> Interrupts:
        self.before = signal.signal(signal.SIGINT, self._hear)
        return self

    def _hear(self, *_signal: object) -> None:
        self.heard = True
        raise KeyboardInterrupt

    def __exit__(self, *_error: object) -> None:
        signal.signal(signal.SIGINT, self.before)
