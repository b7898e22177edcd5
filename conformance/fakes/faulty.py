"""An engine with one of the faults that real engines share: `python faulty.py FAULT` (with the package `meldbook` on its path).

faults.yaml says what each does, caught.json which cases catch it.
"""

import sys

from meldbook.conformance.faults import FaultyEngine, faults
from meldbook.conformance.serve import serve

if __name__ == "__main__":
    known = faults()
    if sys.argv[1:] and sys.argv[1] in known:
        serve(FaultyEngine(known[sys.argv[1]]), sys.stdin.buffer, sys.stdout.buffer)
    else:
        sys.exit("faulty.py FAULT, one of: " + ", ".join(known))
