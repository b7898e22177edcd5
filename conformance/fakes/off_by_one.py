"""A fake with one fault: it is right in everything but numbers, which are all one too high.

`python off_by_one.py [COMMAND...]` runs COMMAND (`meldbook serve` if none is named) as its child and passes on what it
answers, with 1 added to every number. Standard library only.
"""

import json
import subprocess
import sys

DEFAULT = ["meldbook", "serve"]


def shifted(value):
    """The value with every number in it one higher."""
    if isinstance(value, dict):
        return {key: shifted(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [shifted(inner) for inner in value]
    # In Python True is a number, in JSON it is not.
    return value + 1 if isinstance(value, (int, float)) and not isinstance(value, bool) else value


def faulty(reply):
    """The reply with its fault; what the protocol itself needs stays as it is."""
    if "hello" in reply:
        reply["hello"]["name"] = "off by one"
    if "steps" in reply:
        reply["steps"] = shifted(reply["steps"])
    return reply


def main(command):
    """Passes messages on until the input ends."""
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as child:
        for line in sys.stdin.buffer:
            child.stdin.write(line)
            child.stdin.flush()
            reply = child.stdout.readline()
            if not reply:
                break
            print(json.dumps(faulty(json.loads(reply))), flush=True)
        child.stdin.close()


if __name__ == "__main__":
    main(sys.argv[1:] or DEFAULT)
