"""A null implementation: accepts everything, and knows nothing to say about it.

Standard library only: `python always_legal.py` speaks the protocol of ../PROTOCOL.md.
"""

import json
import os
import sys

NAME = "always legal"


def variants():
    """The variants that the corpus has cases of."""
    folder = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "cases")
    return sorted(os.listdir(folder)) if os.path.isdir(folder) else []


def answer(message):
    """The answer to one message."""
    if "hello" in message:
        supports = {"variants": sys.argv[1:] or variants(), "levels": [0, 1, 2, 3, 4, 5], "options": {}}
        return {"hello": {"protocol": 1, "name": NAME, "version": "1", "language": "Python", "supports": supports}}
    case = message["case"]
    return {"seq": case["seq"], "steps": [{"ok": {}} for step in case["steps"]]}


if __name__ == "__main__":
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), flush=True)
