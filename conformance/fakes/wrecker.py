"""Implementations that break the protocol, each in its own way: `python wrecker.py WAY [VARIANT...]`.

They test the driver: whatever it meets, it must end in bounded time, with a clear report and no process left. Until it
goes wrong, each answers as the always-legal one does. Standard library only.
"""

import json
import os
import subprocess
import sys
import time

import always_legal

OUT = sys.stdout.buffer
HOUR = 3600
CONTROL = "\x1b[31mred\x1b[0m\x07 \u202ename\r\nnext"


def send(data):
    """Bytes to the driver, at once."""
    OUT.write(data)
    OUT.flush()


def line(value):
    """A value as a line."""
    return json.dumps(value).encode() + b"\n"


def hang(seq, reply):
    """Says nothing to the third case."""
    time.sleep(HOUR if seq == 3 else 0)
    send(line(reply))


def crash(seq, reply):
    """Ends at the tenth case, with a last word on standard error."""
    if seq == 10:
        sys.stderr.write("wrecked \x1b[31mat the tenth case\n")
        sys.stderr.flush()
        os._exit(3)
    send(line(reply))


def die(seq, reply):
    """Ends at every case."""
    os._exit(4)


def garbage(seq, reply):
    """Prints what is no JSON before its second answer."""
    send((b"debug: \x1b[2Jthinking\n" if seq == 2 else b"") + line(reply))


def half_line(seq, reply):
    """Stops in the middle of its second answer, and lives on."""
    send(line(reply)[:9] if seq == 2 else line(reply))


def half_end(seq, reply):
    """Stops in the middle of its second answer, and ends."""
    send(line(reply)[:9] if seq == 2 else line(reply))
    if seq == 2:
        os._exit(0)


def drip(seq, reply):
    """Sends its answer so slowly that it never ends."""
    for byte in line(reply) if seq == 2 else b"":
        send(bytes([byte]))
        time.sleep(0.2)
    send(line(reply))


def invalid_utf8(seq, reply):
    """Its second answer is not UTF-8."""
    send(b'{"seq": 2, "name": "\xff\xfe"}\n' if seq == 2 else line(reply))


def endless_line(seq, reply):
    """A hundred megabytes without the end of a line."""
    for _ in range(100 if seq == 2 else 0):
        send(b"x" * 1_000_000)
    send(line(reply))


def not_a_number(seq, reply):
    """NaN, which is no JSON."""
    send(b'{"seq": 2, "steps": [{"ok": {"value": NaN}}]}\n' if seq == 2 else line(reply))


def huge_number(seq, reply):
    """A number of a hundred thousand digits."""
    send(b'{"seq": 2, "steps": [{"ok": {"value": ' + b"9" * 100_000 + b"}}]}\n" if seq == 2 else line(reply))


def deep(seq, reply):
    """A hundred thousand lists, one in the other."""
    send(b"[" * 100_000 + b"\n" if seq == 2 else line(reply))


def surrogate(seq, reply):
    """Half a character in its reason, which cannot be written out again."""
    send(b'{"seq": 2, "error": "half \\ud800 of it \\u001b[2J"}\n' if seq == 2 else line(reply))


def wrong_seq(seq, reply):
    """Answers the second case as if it were another."""
    send(line(dict(reply, seq=99)) if seq == 2 else line(reply))


def no_seq(seq, reply):
    """Forgets `seq`."""
    send(line({"steps": reply["steps"]}))


def twice(seq, reply):
    """Answers everything twice."""
    send(line(reply) * 2)


def late(seq, reply):
    """Answers the second case together with the third."""
    if seq == 3:
        send(line(dict(reply, seq=2)))
    if seq != 2:
        send(line(reply))


def closes(seq, reply):
    """Closes its output at the second case, and lives on."""
    if seq == 2:
        os.close(1)
        time.sleep(HOUR)
    send(line(reply))


def deaf(seq, reply):
    """Reads no more after the first case."""
    send(line(reply))
    time.sleep(HOUR)


def children(seq, reply):
    """Leaves children behind that hold its streams open; the file named by WRECKER_PIDS says which."""
    if seq == 1:
        left = [subprocess.Popen([sys.executable, "-c", "import time; time.sleep(3600)"]) for _ in range(2)]
        with open(os.environ["WRECKER_PIDS"], "w", encoding="utf-8") as file:
            file.write(" ".join(str(pid) for pid in [os.getpid(), *(child.pid for child in left)]))
    send(line(reply))
    if seq == 2:
        os._exit(0)


def orphans(seq, reply):
    """Leaves children behind that began sessions of their own, so that they are in no group of its."""
    if seq == 1:
        sleep = [sys.executable, "-c", "import time; time.sleep(3600)"]
        left = [subprocess.Popen(sleep, start_new_session=True, stdin=subprocess.DEVNULL) for _ in range(2)]
        with open(os.environ["WRECKER_PIDS"], "w", encoding="utf-8") as file:
            file.write(" ".join(str(pid) for pid in [os.getpid(), *(child.pid for child in left)]))
    send(line(reply))


def unmarked(seq, reply):
    """Leaves children behind that began sessions of their own, with nothing in their environment."""
    if seq == 1:
        sleep = [sys.executable, "-c", "import time; time.sleep(3600)"]
        left = [subprocess.Popen(sleep, start_new_session=True, stdin=subprocess.DEVNULL, env={}) for _ in range(2)]
        with open(os.environ["WRECKER_PIDS"], "w", encoding="utf-8") as file:
            file.write(" ".join(str(pid) for pid in [os.getpid(), *(child.pid for child in left)]))
    send(line(reply))


def early(seq, reply):
    """Answers the next case before it is asked."""
    send(line(reply) + line(dict(reply, seq=seq + 1)))


def flood(seq, reply):
    """Answers the second case with lines without end that are no answers."""
    while seq == 2:
        send(line(dict(reply, seq=1)) * 1000)
    send(line(reply))


def shouts(seq, reply):
    """Writes megabytes to standard error."""
    for _ in range(64):
        os.write(2, b"e" * 65536)
    send(line(reply))


def strange_answers(seq, reply):
    """Answers that are JSON and nothing else."""
    strange = [
        None,
        7,
        "steps",
        {},
        {"steps": {}},
        {"steps": [None]},
        {"steps": [{"ok": 5}]},
        {"steps": [{"ok": {"hands": 3}}]},
    ]
    body = strange[seq % len(strange)]
    send(line({"seq": seq, **body} if isinstance(body, dict) else body))


def control(seq, reply):
    """Control characters in everything it says; its name has them too."""
    send(line({"seq": seq, "steps": [{"refused": CONTROL} for step in reply["steps"]]}))


WAYS = [
    hang, crash, die, garbage, half_line, half_end, drip, invalid_utf8, endless_line, not_a_number, huge_number, deep,
    surrogate, wrong_seq, no_seq, twice, late, closes, deaf, children, orphans, unmarked, early, flood, shouts, strange_answers, control,
]  # fmt: skip


def hello(way, variants):
    """A proper hello; only the one with control characters has a strange name."""
    reply = always_legal.answer({"hello": {"protocol": 1}})
    reply["hello"]["name"] = CONTROL if way is control else "wrecker " + way.__name__
    reply["hello"]["supports"]["variants"] = variants or always_legal.variants()
    return reply


def main(way, variants):
    """Answers as always-legal does, handed to the wrecker last."""
    for text in sys.stdin:
        message = json.loads(text)
        if "hello" in message:
            send(line(hello(way, variants)))
        else:
            way(message["case"]["seq"], always_legal.answer(message))


if __name__ == "__main__":
    main({way.__name__: way for way in WAYS}[sys.argv[1]], sys.argv[2:])
