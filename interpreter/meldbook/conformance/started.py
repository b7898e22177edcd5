"""What a program has started, as far as /proc tells; nothing where there is none."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

_PROCESSES = Path("/proc")
_PARENT, _START = 1, 19  # of what `stat` says behind the name, which may hold anything


class Started(NamedTuple):
    """A process: its number, which is used again, and when it was started (ticks since the machine was), which is not."""

    number: int
    start: int


def by(number: int) -> set[Started]:
    """What a process has started, and what that has."""
    children: dict[int, list[Started]] = {}
    for one, parent in _all():
        children.setdefault(parent, []).append(one)
    found: set[Started] = set()
    waiting = [number]
    while waiting:
        new = [one for one in children.get(waiting.pop(), ()) if one not in found]
        found.update(new)
        waiting += [one.number for one in new]
    return found


def still(known: set[Started]) -> set[int]:
    """The numbers of those that are still the same, with what they have started since."""
    left = {one for one, _ in _all() if one in known} if known else set()
    return {one.number for one in left.union(*(by(one.number) for one in left))}


def marked(mark: bytes) -> set[int]:
    """The numbers of those that have the mark in their environment."""
    return {number for number in _numbers() if mark in _read(number, "environ")}


def _all() -> Iterator[tuple[Started, int]]:
    """Every process, with the number of its parent. One that has ended and was not waited for is none."""
    for number in _numbers():
        said = _read(number, "stat").rpartition(b")")[2].split()
        if len(said) > _START and said[0] not in (b"Z", b"X"):
            yield Started(number, int(said[_START])), int(said[_PARENT])


def _numbers() -> list[int]:
    try:
        return [int(entry.name) for entry in _PROCESSES.iterdir() if entry.name.isdigit()]
    except OSError:
        return []


def _read(number: int, name: str) -> bytes:
    """A file of a process; nothing if it is not ours to read, or has ended."""
    try:
        return (_PROCESSES / str(number) / name).read_bytes()
    except OSError:
        return b""
