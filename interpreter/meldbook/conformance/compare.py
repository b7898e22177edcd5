"""Comparing a part of a situation with what a case expects of it. Only what the case writes is compared.

What was got comes from another program and may be anything; nothing here fails on it, it only differs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from meldbook.conformance import written
from meldbook.conformance.outcome import Difference
from meldbook.conformance.table import HAND, Table, Zone, zones_by_key
from meldbook.conformance.values import Value, is_list
from meldbook.conformance.written import FILLED, bare

Differences: TypeAlias = Iterator[Difference]
Compare: TypeAlias = Callable[[str, Any, Any], Differences]

MISSING = "(missing)"


def situation(expected: Mapping[str, Value], got: object, table: Table) -> Differences:
    """Every part of a situation that differs, in the order in which the case writes them."""
    zones = zones_by_key(table)
    for key, value in expected.items():
        held = got.get(key, MISSING) if isinstance(got, Mapping) else MISSING
        if held is MISSING:
            yield Difference(key, value, MISSING)
        elif key in zones:
            yield from _zone(key, value, held, zones[key], table)
        else:
            yield from PARTS.get(key, same)(key, value, held)


def same(at: str, expected: Any, got: Any) -> Differences:
    """Equal values. Truth is no number here, and 3.0 is 3."""
    if not equal(expected, got):
        yield Difference(at, expected, got)


def equal(expected: Any, got: Any) -> bool:
    """Whether two plain values are equal as JSON values."""
    if isinstance(expected, bool) or isinstance(got, bool):
        return expected is got
    if is_list(expected) and is_list(got):
        return len(expected) == len(got) and all(map(equal, expected, got))
    if isinstance(expected, Mapping) and isinstance(got, Mapping):
        return expected.keys() == got.keys() and all(equal(value, got[key]) for key, value in expected.items())
    return bool(expected == got)


def unordered(at: str, expected: Any, got: Any) -> Differences:
    """Lists with the same values, in whatever order."""
    if not is_list(got) or not is_list(expected) or _bag(expected) != _bag(got):
        yield Difference(at, expected, got)


def by_owner(at: str, expected: Any, got: Any) -> Differences:
    """The owners (or names) that are written, each with its value. A list is read as the values from 1 on."""
    if is_list(got):
        got = {str(number): value for number, value in enumerate(got, 1)}
    for owner, value in expected.items():
        yield from same(f"{at}.{owner}", value, got.get(owner, MISSING) if isinstance(got, Mapping) else MISSING)


def items(at: str, expected: Any, got: Any) -> Differences:
    """Score lines by side. A line that is not there is 0."""
    for owner, lines in expected.items():
        paid = got.get(owner, {}) if isinstance(got, Mapping) else {}
        for line, points in lines.items():
            yield from same(f"{at}.{owner}.{line}", points, paid.get(line, 0) if isinstance(paid, Mapping) else MISSING)


PARTS: dict[str, Compare] = {"totals": by_owner, "items": items, "winners": unordered, "kinds": unordered}


def _zone(key: str, expected: Any, got: Any, zone: Zone, table: Table) -> Differences:
    if zone.owner == "table" or not isinstance(expected, Mapping):
        yield from _content(key, expected, got, zone, table)
        return
    for owner, value in expected.items():
        held = got.get(owner, MISSING) if isinstance(got, Mapping) else MISSING
        yield from _content(f"{key}.{owner}", value, held, zone, table)


def _content(at: str, expected: Any, got: Any, zone: Zone, table: Table) -> Differences:
    if zone.kind == "melds":
        yield from _row(at, expected, got, table)
    elif isinstance(expected, int):
        size = len(got) if is_list(got) else got
        yield from same(at, expected, size)
    elif isinstance(expected, Mapping):
        yield from same(at, expected, got)  # a stack of which only the top is seen
    elif zone.kind == "stacks":
        texts = [part.split() if isinstance(part, str) else part for part in expected]
        yield from same(at, texts, got)
    elif not is_list(got):
        yield Difference(at, expected, got)
    elif zone.kind == "cards" or zone.name == HAND:
        yield from unordered(at, expected.split(), got)
    else:
        yield from _stack(at, expected.split(), got)


def _stack(at: str, expected: list[str], got: Sequence[Any]) -> Differences:
    if expected[-1:] == [FILLED]:
        yield from same(at, expected[:-1], got[: len(expected) - 1])
    else:
        yield from same(at, expected, got)


def _row(at: str, expected: Any, got: Any, table: Table) -> Differences:
    if not is_list(got) or not is_list(expected) or len(got) != len(expected):
        yield Difference(at, expected, got)
        return
    for number, (value, held) in enumerate(zip(expected, got, strict=True), 1):
        meld = written.meld(value, ())
        if not _lies(meld, held, table):
            yield Difference(f"{at}.{number}", value, held)


def _lies(meld: written.Meld, held: Any, table: Table) -> bool:
    """Whether this meld lies there: card by card, in order where its pattern has an order."""
    if not isinstance(held, Mapping) or not is_list(held.get("cards")):
        return False
    cards, pattern = list(held["cards"]), held.get("pattern")
    if not all(isinstance(card, str) for card in cards) or (meld.pattern and meld.pattern != pattern):
        return False
    if isinstance(pattern, str) and table.in_order(pattern):
        return len(cards) == len(meld.cards) and all(map(_card_lies, meld.cards, cards))
    return _bag_lies(meld.cards, cards)


def _card_lies(expected: str, got: str) -> bool:
    """What a card stands for is compared only if both write it: its neighbours say it anyway."""
    return expected == got if "=" in expected and "=" in got else bare(expected) == bare(got)


def _bag_lies(expected: Sequence[str], got: Sequence[str]) -> bool:
    left = Counter(got)
    placed = [card for card in expected if "=" in card]
    left.subtract(placed)
    if min(left.values(), default=0) < 0:
        return False
    return Counter(card for card in expected if "=" not in card) == Counter(map(bare, left.elements()))


def _bag(values: Sequence[Any]) -> Counter[str]:
    # By their text, since a foreign list may hold what cannot be hashed; and 1 is not "1".
    return Counter(repr(value) for value in values)
