"""Not a faulty engine but one of another table: the interpreter, playing one value of an option whatever it is asked for.

`python house_reading.py OPTION=VALUE` (with the package `meldbook` on its path). A report says of it what it plays.
"""

import sys

from meldbook.conformance.engine import InterpreterEngine, published
from meldbook.conformance.serve import serve
from meldbook.errors import InputError


def main(setting):
    """Serves until the input ends."""
    name, _, value = setting.partition("=")

    def games(variant, options):
        try:
            return published(variant, {**options, name: value})
        except InputError:  # a variant without this option, or this value
            return published(variant, options)

    serve(InterpreterEngine(games=games), sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    main(sys.argv[1])
