"""A situation drawn for people: whose turn it is, what everyone holds, what lies on the table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import click

from meldbook.command.told import Teller, columns
from meldbook.conformance.engine import GameTable
from meldbook.conformance.table import HAND, STOCK, Zone, key_of, owners, zones_by_key
from meldbook.conformance.text import clean
from meldbook.conformance.values import is_list, is_whole

RED = "DH"
_SHOWN_CARDS = 8  # of a stock or a deck; the rest is counted


def cards(held: Sequence[Any]) -> str:
    """Cards in a row, red suits in red where colours can be seen."""
    return " ".join(_card(clean(str(card), 20)) for card in held)


def situation(given: Mapping[str, Any], teller: Teller) -> Iterator[str]:
    """The lines of a situation in the words of the protocol."""
    yield from _rows([("...", _some(given["deck"]))] if "deck" in given else _zones(given, teller))
    scores = enumerate(given.get("scores", ()), 1)
    yield "  " + "  ".join(
        f"{teller.say('side', side=side)}. {teller.say('score', points=_points(score, teller))}" for side, score in scores
    )


def _rows(rows: list[tuple[str, str]]) -> Iterator[str]:
    # Cards may hold colours, which have no width, so only the first column is set.
    names = columns([name, "|"] for name, _ in rows)
    yield from (f"  {name[:-1]}{held}".rstrip() for name, (_, held) in zip(names, rows, strict=True))


def _zones(given: Mapping[str, Any], teller: Teller) -> list[tuple[str, str]]:
    table = GameTable(teller.game)
    rows: list[tuple[str, str]] = []
    for zone in table.zones:
        held = given.get(key_of(zone))
        if zone.owner == "table":
            rows.append((zone_name(zone, teller), content(held, zone)))
            continue
        for owner in owners(table, zone):
            text = content(held.get(owner) if isinstance(held, Mapping) else None, zone)
            turn = "> " if zone.name == HAND and str(given.get("seat")) == owner else ""
            if text or zone.name == HAND:
                rows.append((f"{turn}{owner_name(zone, owner, teller)}, {zone_name(zone, teller)}", text))
    return rows


def content(held: Any, zone: Zone) -> str:
    """What lies in a zone of one owner."""
    if is_whole(held):
        return str(held)
    if isinstance(held, Mapping):
        return " ".join(f"{key} {clean(str(value), 40)}" for key, value in held.items())
    if not is_list(held):
        return ""
    if zone.kind == "melds":
        return "   ".join(f"{number}: {_meld(meld)}" for number, meld in enumerate(held, 1))
    if zone.kind == "stacks":
        return "   ".join(f"{number}: {_some(stack)}" for number, stack in enumerate(held, 1))
    return _some(held) if zone.name == STOCK else cards(held)


def zone_name(zone: Zone, teller: Teller) -> str:
    """What a zone is called."""
    named = teller.game.names.found.get(zone.name)
    return teller.name(named.entry.id) if named is not None and named.entry is not None else zone.name


def owner_name(zone: Zone, owner: str, teller: Teller) -> str:
    """A seat or side of a zone by its number."""
    number = int(owner) if owner.isdigit() else 0
    return teller.say(zone.owner, **{zone.owner: number})


def parts(held: Mapping[str, Any], teller: Teller) -> Iterator[str]:
    """Parts of a situation, or of an answer to a question, a line each."""
    zones = zones_by_key(GameTable(teller.game))
    for key, value in held.items():
        zone = zones.get(key)
        if zone is None:
            yield f"{clean(str(key), 40)}: {plain(value)}"
        elif zone.owner != "table" and isinstance(value, Mapping):
            for owner, own in value.items():
                yield f"{owner_name(zone, str(owner), teller)}, {zone_name(zone, teller)}: {content(own, zone) or '-'}"
        else:
            yield f"{zone_name(zone, teller)}: {content(value, zone) or '-'}"


def plain(value: Any) -> str:
    """Any value as text; a card is a text like any other."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if is_list(value):
        return " ".join(map(plain, value)) or "-"
    if isinstance(value, Mapping):
        return "; ".join(f"{clean(str(key), 60)} {plain(inner)}" for key, inner in value.items()) or "-"
    return clean(str(value))


def _points(score: Any, teller: Teller) -> str:
    return teller.say("points", points=score) if is_whole(score) else plain(score)


def _meld(meld: Any) -> str:
    held = meld.get("cards") if isinstance(meld, Mapping) else None
    return cards(held) if is_list(held) else clean(str(meld))


def _some(held: Any) -> str:
    if is_whole(held):
        return str(held)
    more = f" ... ({len(held)})" if len(held) > _SHOWN_CARDS else ""
    return cards(held[:_SHOWN_CARDS]) + more


def _card(text: str) -> str:
    return click.style(text, fg="red") if text.partition("=")[0][-1:] in RED else text
