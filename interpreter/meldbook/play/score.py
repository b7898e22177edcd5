"""Counting a deal: every line of the score sheet for each side, item by item."""

from __future__ import annotations

from meldbook.play import game as g
from meldbook.play import layout
from meldbook.play.melds import Meld
from meldbook.play.work import Work


def lines_of(work: Work, side: int) -> tuple[tuple[str, int], ...]:
    """(line, points) of one side, in the order of the file, lines of no points left out."""
    found = []
    for line in work.game.lines:
        points = _kind_line(work, line, side) if line.kind else _line(work, line, side)
        if work.trace is not None:
            work.trace.add(line.id, str(points))
        if points:
            found.append((line.id, points))
    return tuple(found)


def _line(work: Work, line: g.Line, side: int) -> int:
    """A line for the side; or asked for each of its seats and added up."""
    v, places = work.v, work.game.layout
    seats = places.seats_of[side] if line.by_seat else (v[layout.SEAT],)
    total = 0
    for seat in seats:
        if line.when is None or line.when.ask(v, seat, side, None, None):
            total += line.amount.ask(v, seat, side, None, None) or 0
    return total


def _kind_line(work: Work, line: g.Line, side: int) -> int:
    """What a kind pays, for each meld of that kind."""
    kind, v = line.kind, work.v
    assert kind is not None
    return sum(line.amount.ask(v, v[layout.SEAT], side, None, meld) or 0 for meld in melds_of(work, side) if meld.tags & kind.tag)


def melds_of(work: Work, side: int) -> list[Meld]:
    """Every meld of a side, of all its rows."""
    places = work.game.layout
    found: list[Meld] = []
    for zone in places.zones.values():
        if zone.kind == "melds":
            owners = {"side": (side,), "seat": places.seats_of[side], "table": ()}[zone.owner]
            for owner in owners:
                found += work.v[zone.first + owner]
    return found


def count_deal(work: Work) -> None:
    """Adds the points of the deal to the scores, and keeps the items. The score that lines read is the one before."""
    v = work.v
    result = tuple(lines_of(work, side) for side in range(work.game.layout.sides))
    v[layout.SCORES] = tuple(score + sum(points for _, points in items) for score, items in zip(v[layout.SCORES], result, strict=True))
    v[layout.RESULT] = result
    v[layout.DEALS] += 1
