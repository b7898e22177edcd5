"""Where the program starts, as `meldbook` and as `python -m meldbook`."""

import signal
from typing import NoReturn


def start() -> NoReturn:
    """The command line. Until it can say something of an interrupt, one ends the process as it ends any program, without a traceback."""
    heeded = signal.getsignal(signal.SIGINT) is signal.default_int_handler
    if heeded:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    from meldbook.command.main import main

    if heeded:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    main()


if __name__ == "__main__":
    start()
