"""From the short situation of a case to the whole one of the protocol: the fill rule and the words for history.

`conformance/CASES.md` is the text of what happens here. Of the game only its `Table` is asked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any

from meldbook.conformance import history, written
from meldbook.conformance.shapes import close_to
from meldbook.conformance.table import HAND, MELDS, PILE, STOCK, Table, Zone, key_of, owners, zones_by_key
from meldbook.conformance.values import Json, Path, Value, is_list, is_whole, thaw
from meldbook.conformance.written import FILLED, SituationError, where

RANKS = ("4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2", "3")
SUITS = "CDHS"
HAND_FILL = 5
PHASES, STEPS = ("play", "counting"), ("begin", "middle", "close")
_OWN_KEYS = ("phase", "seat", "step", "dealer", "scores", "deals", "before", "done", "noted", "fresh")


def fill(given: Mapping[str, Value], table: Table) -> Json:
    """The whole situation, as PROTOCOL.md has it. InputError names what is wrong."""
    if "deck" in given:
        return _with_deck(given, table)
    _known_keys(given, table)
    return _Filling(given, table).whole()


def fill_order(pack: Mapping[str, int]) -> Iterator[str]:
    """The cards of a pack in the order of the fill rule: one copy of each, then the second copies, and so on."""
    kinds = sorted(pack, key=_fill_key)
    for copy in range(max(pack.values(), default=0)):
        yield from (card for card in kinds if pack[card] > copy)


def _fill_key(card: str) -> tuple[int, str]:
    rank = card[:-1]
    # The joker has neither rank nor suit; it comes last.
    return (RANKS.index(rank), card[-1]) if card[-1] in SUITS and rank in RANKS else (len(RANKS), card)


class _Filling:
    """One situation on its way. Written cards are taken from the pack first, whatever their order in the file."""

    def __init__(self, given: Mapping[str, Value], table: Table) -> None:
        self.given = given
        self.table = table
        self.used: Counter[str] = Counter()
        self.fresh = _fresh(given, table)

    def whole(self) -> Json:
        seat = _number(self.given, "seat", 1, self.table.seats)
        done = written.names(self.given.get("done", ()), ("done",))
        result: Json = {
            "phase": _word(self.given, "phase", "play", PHASES),
            "seat": seat,
            "step": _word(self.given, "step", "middle" if done else "begin", STEPS),
            **_standing(self.given, self.table),
        }
        zones = {key_of(zone): self._written(zone) for zone in self.table.zones}
        self._fill(zones)
        result |= zones
        result["before"] = history.before(self.given, self.table, seat, done, history.sides_with_melds(zones, self.table))
        return result | {"done": done, "noted": thaw(self.given.get("noted", {}))}

    def _written(self, zone: Zone) -> Any:
        key = key_of(zone)
        value = self.given.get(key)
        if zone.owner == "table":
            return self._content(zone, value, (key,))
        owned = {} if value is None else value
        if not isinstance(owned, Mapping):
            raise SituationError(f"{key}: written by {zone.owner}, such as `{{1: ...}}`", (key,))
        known = owners(self.table, zone)
        for owner in owned:
            if owner not in known:
                raise SituationError(f"{key}: there is no {zone.owner} {owner}; there are {len(known)}", (key, owner))
        return {owner: self._content(zone, owned.get(owner), (key, owner)) for owner in known}

    def _content(self, zone: Zone, value: Value, path: Path) -> Any:
        """The cards of one owner; a number or None where the fill rule has its turn."""
        if zone.kind == "melds":
            return self._row(() if value is None else value, path, zone.name == MELDS)
        if zone.kind == "stacks":
            return [self._take(written.cards(stack, path), path) for stack in written.items(() if value is None else value, path)]
        filled = zone.name in (HAND, STOCK)
        if value is None:
            return None if filled or zone.name == PILE else []
        if filled and is_whole(value):
            return value
        texts = written.cards(value, path)
        if zone.name == STOCK and texts[-1:] == [FILLED]:
            return [*self._take(texts[:-1], path), FILLED]
        return self._take(texts, path)

    def _row(self, value: Value, path: Path, dated: bool) -> list[Json]:
        new = self.fresh.get(path[-1], ()) if dated else ()
        melds = []
        for number, item in enumerate(written.items(value, path), 1):
            meld = written.meld(item, (*path, str(number - 1)))
            self._take([written.bare(card) for card in meld.cards], (*path, str(number - 1)))
            pattern = meld.pattern or self.table.pattern_of(meld.cards)
            named = {} if pattern is None else {"pattern": pattern}
            melds.append({"cards": list(meld.cards), **named, "fresh": is_list(new) and number in new})
        for number in new if is_list(new) else ():
            if not is_whole(number) or not 1 <= number <= len(melds):
                raise SituationError(f"fresh: {where(path)} has no meld {number}", ("fresh", path[-1]))
        return melds

    def _take(self, cards: list[str], path: Path) -> list[str]:
        for card in cards:
            if card not in self.table.pack:
                raise SituationError(f"{where(path)}: there is no card `{card}` in this game", path)
            self.used[card] += 1
            if self.used[card] > self.table.pack[card]:
                message = f"{where(path)}: `{card}` occurs {self.used[card]} times; the pack has {self.table.pack[card]}"
                raise SituationError(message, path)
        return cards

    def _fill(self, zones: dict[str, Any]) -> None:
        rest = self._rest()
        hands: dict[str, Any] = zones.get("hands", {})
        for seat, held in hands.items():
            if not isinstance(held, list):
                hands[seat] = _draw(rest, HAND_FILL if held is None else held, self._stays, ("hands", seat))
        if PILE in zones and zones[PILE] is None:
            zones[PILE] = _draw(rest, 1, self._stays, (PILE,))
        if STOCK in zones:
            zones[STOCK] = _stock(zones[STOCK], rest)

    def _rest(self) -> list[str]:
        """What the pack still holds. Of a card there twice and written once, the copy left counts as a first one."""
        left = Counter(self.table.pack)
        left.subtract(self.used)
        return list(fill_order(+left))

    def _stays(self, card: str) -> bool:
        return not self.table.moved_at_once(card)


def _fresh(given: Mapping[str, Value], table: Table) -> Mapping[str, Value]:
    fresh = given.get("fresh", {})
    if not isinstance(fresh, Mapping):
        raise SituationError("fresh: written by side, such as `{1: [2]}`", ("fresh",))
    for side in fresh:
        if side not in map(str, range(1, table.sides + 1)):
            raise SituationError(f"fresh: there is no side {side}; there are {table.sides}", ("fresh", side))
    return fresh


def _draw(rest: list[str], number: int, stays: Callable[[str], bool], path: Path) -> list[str]:
    drawn = list(islice(filter(stays, rest), max(number, 0)))
    if number < 0 or len(drawn) < number:
        raise SituationError(f"{where(path)}: the pack has only {len(drawn)} of the {number} cards left", path)
    for card in drawn:
        rest.remove(card)
    return drawn


def _stock(held: object, rest: list[str]) -> list[str]:
    if held is None:
        return rest
    if isinstance(held, int):
        return _draw(rest, held, lambda card: True, (STOCK,))
    cards = list(held) if isinstance(held, list) else []
    return [*cards[:-1], *rest] if cards[-1:] == [FILLED] else cards


def _with_deck(given: Mapping[str, Value], table: Table) -> Json:
    for key in given:
        if key not in ("deck", "dealer", "scores", "deals"):
            raise SituationError(f"{key}: with a deck only dealer, scores and deals may be given", (key,))
    return {"deck": deck(given["deck"], table, ("deck",)), **_standing(given, table)}


def deck(value: Value, table: Table, path: Path) -> list[str]:
    """The order of a deck, no card more often than the pack has it."""
    return _Filling({}, table)._take(written.cards(value, path), path)


def _standing(given: Mapping[str, Value], table: Table) -> Json:
    scores = given.get("scores", (0,) * table.sides)
    if not is_list(scores) or len(scores) != table.sides or not all(map(is_whole, scores)):
        raise SituationError(f"scores: a list of {table.sides} whole numbers, one for each side", ("scores",))
    deals = given.get("deals", 0)
    if not is_whole(deals) or deals < 0:
        raise SituationError("deals: a whole number from 0", ("deals",))
    dealer = _number(given, "dealer", table.seats, table.seats)
    return {"dealer": dealer, "scores": list(scores), "deals": deals}


def _known_keys(given: Mapping[str, Value], table: Table) -> None:
    known = [*_OWN_KEYS, "deck", *zones_by_key(table)]
    for key in given:
        if key not in known:
            near = close_to(key, known)
            raise SituationError(f"{key}: this game has no such zone" + (f"; {near}" if near else ""), (key,))


def _number(given: Mapping[str, Value], key: str, default: int, most: int) -> int:
    value = given.get(key, default)
    if not is_whole(value) or not 1 <= value <= most:
        raise SituationError(f"{key}: there is no seat {value}; there are {most}", (key,))
    return value


def _word(given: Mapping[str, Value], key: str, default: str, words: Sequence[str]) -> str:
    value = given.get(key, default)
    if value not in words:
        raise SituationError(f"{key}: one of {', '.join(words)}", (key,))
    return str(value)
