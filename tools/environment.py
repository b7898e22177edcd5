"""The tools written in Python run in the environment that `tools/run` sets up, whoever starts them.

Imported before anything of the package: `environment.enter()` goes on in `.venv` where the Python that was started lacks what the
project depends on, and says what to do where there is none.
"""

from __future__ import annotations

import os
import sys
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
NEEDED = ("click", "jsonschema", "lark", "yaml")


def enter(also: tuple[str, ...] = ()) -> None:
    """Nothing if all is there, what a tool needs `also` too. Exits with 2 and a message if it is not and `.venv` cannot help."""
    missing = [name for name in (*NEEDED, *also) if find_spec(name) is None]
    if not missing:
        return
    python = ROOT / ".venv" / "bin" / "python"
    if python.exists() and Path(sys.prefix).resolve() != (ROOT / ".venv").resolve():
        os.execv(python, [str(python), *sys.argv])
    print(f"error: Python lacks {', '.join(missing)}\n  help: tools/run sets everything up", file=sys.stderr)
    raise SystemExit(2)
