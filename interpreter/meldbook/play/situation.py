"""Situations: a state as JSON in the words of `conformance/PROTOCOL.md`, and back; and what one seat may see of it.

What was done before is told in words any engine has: who did what in earlier turns, and in this one. They are turned here into
the counts that rules read: each word counts once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from meldbook.errors import InputError
from meldbook.loading.scalars import WHOLE_NUMBER
from meldbook.play import cards, layout
from meldbook.play import game as g
from meldbook.play.effects import nearest
from meldbook.play.judge import State
from meldbook.play.layout import ZoneSlots
from meldbook.play.melds import Meld, Place, placed

FIXED_KEYS = {"phase", "seat", "step", "dealer", "scores", "deals", "before", "done", "noted"}
OVER = "over"
LONG_AGO = -1  # the turn that a meld of earlier turns was begun in


def key_of(zone: ZoneSlots) -> str:
    """The key of a zone in JSON: that of the hand is in the plural, as people say it."""
    return "hands" if zone.name == "hand" else zone.name


# --- reading ---


def read(game: g.Game, given: Mapping[str, Any]) -> State:
    """The state of a whole situation. Raises InputError for one that cannot be."""
    if not isinstance(given, Mapping):
        raise InputError("a situation is an object")
    zones = {key_of(zone): zone for zone in game.layout.zones.values()}
    for key in given:
        if key not in FIXED_KEYS and key not in zones:
            raise InputError(f"a situation has no `{str(key)[:40]}`")
    v = game.layout.empty()
    _read_turn(game, v, given)
    for key, zone in zones.items():
        if key in given:
            _read_zone(game, v, zone, given[key])
    _conserved(game, v)
    _read_history(game, v, given)
    return tuple(v)


def _read_turn(game: g.Game, v: list[Any], given: Mapping[str, Any]) -> None:
    names = [phase.name for phase in game.phases]
    first = game.phases[game.first_turns]
    phase = given.get("phase", first.name)
    if phase not in names:
        raise InputError(f"there is no phase `{str(phase)[:40]}`; the phases are {', '.join(names)}")
    v[layout.PHASE] = names.index(phase)
    v[layout.SEAT] = _number(given.get("seat", 1), "seat", 1, game.layout.seats) - 1
    v[layout.DEALER] = _number(given.get("dealer", game.layout.seats), "dealer", 1, game.layout.seats) - 1
    v[layout.DEALS] = _number(given.get("deals", 0), "deals", 0, 10**6)
    steps = [step for step, _ in first.steps]
    step = given.get("step", steps[0])
    if step not in steps:
        raise InputError(f"there is no step `{str(step)[:40]}`; the steps are {', '.join(steps)}")
    v[layout.STEP] = steps.index(step)
    scores = given.get("scores", [0] * game.layout.sides)
    if not isinstance(scores, list | tuple) or len(scores) != game.layout.sides:
        raise InputError(f"`scores` is a list of {game.layout.sides} numbers, one for each side")
    v[layout.SCORES] = tuple(_number(score, "score", -(10**9), 10**9) for score in scores)


def _number(value: Any, name: str, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise InputError(f"`{name}` is a number from {least} to {most}, not `{str(value)[:40]}`")
    return value


def _numbered(key: Any) -> Any:
    """A key that is a short whole number as that number; any other as it is."""
    return int(key) if WHOLE_NUMBER.match(str(key)) and len(str(key)) < 4 else key


def _read_zone(game: g.Game, v: list[Any], zone: ZoneSlots, said: Any) -> None:
    if zone.owner == "table":
        _read_place(game, v, zone, zone.first, said)
        return
    if not isinstance(said, Mapping):
        raise InputError(f'`{key_of(zone)}` is written by {zone.owner}: {{"1": ...}}')
    for owner, inside in said.items():
        number = _numbered(owner)
        if not isinstance(number, int) or not 1 <= number <= zone.owners:
            raise InputError(f"`{key_of(zone)}`: there is no {zone.owner} `{str(owner)[:20]}`; there are {zone.owners}")
        _read_place(game, v, zone, zone.first + zone.width * (number - 1), inside)


def _read_place(game: g.Game, v: list[Any], zone: ZoneSlots, at: int, said: Any) -> None:
    if zone.kind == "melds":
        v[at] = tuple(_read_meld(game, meld) for meld in _listed(said, zone))
    elif zone.kind == "stacks":
        stacks = [_cards(stack, zone) for stack in _listed(said, zone)]
        if len(stacks) > zone.number:
            raise InputError(f"`{key_of(zone)}` has {zone.number} stacks")
        v[at] = tuple(tuple(reversed(stack)) for stack in stacks) + ((),) * (zone.number - len(stacks))
    elif zone.kind == "stack":
        order = _cards(said, zone)
        v[at] = tuple(reversed(order)) if face_down(game, zone) else tuple(order)
        v[at + 1] = cards.gather(order)
    else:
        v[at] = cards.gather(_cards(said, zone))


def face_down(game: g.Game, zone: ZoneSlots) -> bool:
    """A stack that nobody sees is written from the top down, one that is seen from the bottom up."""
    return game.seen[zone.name] == "nobody"


def _listed(said: Any, zone: ZoneSlots) -> list[Any]:
    if not isinstance(said, list | tuple) or len(said) > 1000:
        raise InputError(f"`{key_of(zone)}` is a list")
    return list(said)


def _cards(said: Any, zone: ZoneSlots) -> list[int]:
    return [cards.read(card) if isinstance(card, str) else _no_card(card) for card in _listed(said, zone)]


def _no_card(value: Any) -> int:
    raise InputError(f"`{str(value)[:20]}` is not a card")


def _read_meld(game: g.Game, said: Any) -> Meld:
    """`{"cards": [...], "pattern": "set", "fresh": false}`"""
    if not isinstance(said, Mapping) or set(said) - {"cards", "pattern", "fresh"}:
        raise InputError("a meld is an object with `cards`, and perhaps `pattern` and `fresh`")
    texts = said.get("cards")
    if not isinstance(texts, list | tuple) or not texts or len(texts) > 400:
        raise InputError("a meld has a list of `cards`")
    written = tuple(cards.read(str(text).partition("=")[0]) for text in texts)
    meant = tuple(cards.read(str(text).partition("=")[2]) if "=" in str(text) else None for text in texts)
    begun = (0 if said.get("fresh") else LONG_AGO) if game.layout.ages else 0
    shapes = [shape for shape in game.shapes if said.get("pattern") in (None, shape.name)]
    for shape in shapes:
        meld = game.meld(shape.index, written, meant, None, begun)
        if meld is not None:
            return meld
    held = " ".join(map(str, texts))
    raise InputError(
        f"`{held[:80]}` is no meld of this game" + ("" if shapes else f": there is no pattern `{str(said.get('pattern'))[:40]}`")
    )


def _conserved(game: g.Game, v: list[Any]) -> None:
    """No card may lie on the table more often than the pack has it."""
    total = all_cards(game, v)
    if not cards.holds(game.deck, total):
        extra = next(card for card in cards.kinds(total) if cards.copies(total, card) > cards.copies(game.deck, card))
        raise InputError(
            f"{cards.NAMES[extra]} lies on the table {cards.copies(total, extra)} times, but the pack has it {cards.copies(game.deck, extra)} times"
        )


def all_cards(game: g.Game, v: Iterable[Any]) -> int:
    """Every card of every zone."""
    state = list(v)
    total = 0
    for zone in game.layout.zones.values():
        for owner in range(zone.owners):
            inside = state[zone.first + zone.width * owner + zone.held]
            if zone.kind == "melds":
                total += sum(meld.cards for meld in inside)
            elif zone.kind == "stacks":
                total += sum(cards.gather(stack) for stack in inside)
            else:
                total += inside
    return total


# --- what was done ---


def _read_history(game: g.Game, v: list[Any], given: Mapping[str, Any]) -> None:
    places, seat = game.layout, v[layout.SEAT]
    before = given.get("before", {})
    if not isinstance(before, Mapping):
        raise InputError('`before` is written by seat: {"1": [...]}')
    v[layout.TURN] = 1
    earlier = {_number(_numbered(key), "before", 1, places.seats) - 1: _things(game, names) for key, names in before.items()}
    turns = [1 if earlier.get(n) else 0 for n in range(places.seats)]  # whoever did something had a turn
    for one, names in earlier.items():
        _happened(game, v, one, names, turns[one])
    turns[seat] += 1
    v[layout.TURNS] = tuple(turns)
    done = _things(game, given.get("done", ()))
    _happened(game, v, seat, done, turns[seat])
    v[layout.DONE] = tuple(places.happened(name, seat) for name in done)
    if v[layout.PHASE] != game.first_turns and not (v[layout.PHASE] < len(game.phases) and game.phases[v[layout.PHASE]].steps):
        v[layout.TURN_OVER] = True
        v[layout.ENDED_BY] = _ended_by(game, v)
    _read_notes(game, v, given.get("noted", {}))
    if places.ages:
        _begin_fresh(game, v)


def _things(game: g.Game, names: Any) -> list[str]:
    if not isinstance(names, list | tuple) or len(names) > 200:
        raise InputError("what was done is a list of names")
    for name in names:
        if not isinstance(name, str) or name not in game.layout.things:
            raise InputError(f"`{str(name)[:40]}` is no action, trigger or meld of this game")
    return list(names)


def _happened(game: g.Game, v: list[Any], seat: int, names: list[str], turn: int) -> None:
    """What a seat did, in order, up to the end of this turn of its own. What follows its last closing action, and is no action, came
    with the end of that turn."""
    came_with_the_end = len(names)
    while came_with_the_end and names[came_with_the_end - 1] not in game.actions:
        came_with_the_end -= 1
    if not came_with_the_end or names[came_with_the_end - 1] not in _closing(game):
        came_with_the_end = len(names)
    for number, name in enumerate(names):
        _count(game, v, name, seat)
        _last(game, v, name, seat, turn if number >= came_with_the_end else -1)


def _closing(game: g.Game) -> list[str]:
    return [action.name for action in game.phases[game.first_turns].closing]


def _count(game: g.Game, v: list[Any], name: str, seat: int) -> None:
    for counts in (game.layout.deal_counts, game.layout.match_counts):
        if name in counts:
            v[counts[name] + seat] += 1


def _last(game: g.Game, v: list[Any], name: str, seat: int, turn: int) -> None:
    first = game.layout.last_times.get(name)
    if first is not None:
        v[first + game.layout.side_of[seat]] = (seat, turn)


def _ended_by(game: g.Game, v: list[Any]) -> str:
    """Which of the things done ended the play: the last that could."""
    numbers = {number: name for name, number in game.layout.things.items()}
    for happened in reversed(v[layout.DONE]):
        name = numbers[happened // layout.MOST_SEATS]
        entry = game.names.found[name].entry
        if entry is not None and any(getattr(effect, "what", "") in game.resolved.phases for effect in getattr(entry, "effects", ())):
            return entry.id
    return ""


def _read_notes(game: g.Game, v: list[Any], noted: Any) -> None:
    if not isinstance(noted, Mapping):
        raise InputError('`noted` is an object: {"permission": true}')
    for word, value in noted.items():
        if game.names.what(str(word)) != "note":
            raise InputError(f"there is no note `{str(word)[:40]}`")
        note = game.layout.notes.get(str(word))
        if note is None:
            continue  # nobody reads it with these options
        owner = {"table": 0, "seat": v[layout.SEAT], "side": game.layout.side_of[v[layout.SEAT]]}[note.owner]
        v[note.first + owner] = {"yes": True, "no": False}.get(value, value) if isinstance(value, str) else value
        if isinstance(value, list | dict | float):
            raise InputError(f"`{word}` is a yes or no, a number or a name")


def _begin_fresh(game: g.Game, v: list[Any]) -> None:
    """Melds of this turn were begun in turn 1, the turn that a situation is in."""
    for zone in game.layout.zones.values():
        if zone.kind == "melds":
            for owner in range(zone.owners):
                v[zone.first + owner] = tuple(
                    game.finished_meld(meld.pattern, meld.places, meld.start, v[layout.TURN]) if meld.begun != LONG_AGO else meld
                    for meld in v[zone.first + owner]
                )


# --- writing ---


def write(game: g.Game, state: State) -> dict[str, Any]:
    """The whole situation as JSON."""
    over = state[layout.PHASE] >= len(game.phases) or state[layout.WINNERS] is not None
    first = game.phases[game.first_turns]
    data: dict[str, Any] = {
        "phase": OVER if over else game.phases[state[layout.PHASE]].name,
        "seat": state[layout.SEAT] + 1,
        "step": first.steps[min(state[layout.STEP], len(first.steps) - 1)][0],
        "dealer": state[layout.DEALER] + 1,
        "scores": list(state[layout.SCORES]),
        "deals": state[layout.DEALS],
    }
    for zone in game.layout.zones.values():
        data[key_of(zone)] = _write_zone(game, state, zone)
    data["before"], data["done"] = _write_history(game, state)
    data["noted"] = {
        word: state[note.first] for word, note in game.layout.notes.items() if note.owner == "table" and state[note.first] is not None
    }
    if state[layout.RESULT] is not None:
        data |= write_result(state)
    if state[layout.WINNERS] is not None:
        data["winners"] = [side + 1 for side in state[layout.WINNERS]]
    return data


def write_result(state: State) -> dict[str, Any]:
    """Items and totals of a deal that was counted."""
    result = state[layout.RESULT]
    return {
        "items": {str(side): dict(items) for side, items in enumerate(result, 1)},
        "totals": {str(side): sum(points for _, points in items) for side, items in enumerate(result, 1)},
    }


def _write_zone(game: g.Game, state: State, zone: ZoneSlots) -> Any:
    written = [_write_place(game, state, zone, zone.first + zone.width * owner) for owner in range(zone.owners)]
    return written[0] if zone.owner == "table" else {str(owner): inside for owner, inside in enumerate(written, 1)}


def _write_place(game: g.Game, state: State, zone: ZoneSlots, at: int) -> Any:
    if zone.kind == "melds":
        return [write_meld(game, state, meld) for meld in state[at]]
    if zone.kind == "stacks":
        return [[cards.NAMES[card] for card in reversed(stack)] for stack in state[at]]
    if zone.kind == "stack":
        order = reversed(state[at]) if face_down(game, zone) else state[at]
        return [cards.NAMES[card] for card in order]
    return cards.names(state[at])


def write_meld(game: g.Game, state: State, meld: Meld) -> dict[str, Any]:
    """A meld as JSON; in order, a stand-in says which card it stands for."""
    in_order = meld.start is not None
    texts = [_place_text(place, in_order) for place in meld.places]
    data: dict[str, Any] = {"cards": texts, "pattern": game.shapes[meld.pattern].name}
    if game.layout.ages:
        data["fresh"] = meld.begun == state[layout.TURN]
    return data


def _place_text(place: Place, in_order: bool) -> str:
    stands = place.stands_for is not None and in_order
    return cards.NAMES[place.card] + (f"={cards.NAMES[place.stands_for]}" if stands and place.stands_for is not None else "")


def _write_history(game: g.Game, state: State) -> tuple[dict[str, list[str]], list[str]]:
    """Who did what in earlier turns of the deal, and what was done in this turn, by name."""
    places, seat = game.layout, state[layout.SEAT]
    numbers = {number: name for name, number in places.things.items()}
    done = [numbers[happened // layout.MOST_SEATS] for happened in state[layout.DONE] if happened % layout.MOST_SEATS == seat]
    before: dict[str, list[str]] = {}
    for name, first in places.deal_counts.items():
        for who in range(places.seats):
            now = state[layout.DONE].count(places.happened(name, who))
            times = state[first + who] - now
            if times > 0:
                before.setdefault(str(who + 1), []).extend([name] * times)
    for who, names in _at_the_end(game, state):
        told = [name for name in before.get(str(who + 1), ()) if name not in names]
        if _closing(game)[0] in told:
            told.remove(_closing(game)[0])  # the one told last
        before[str(who + 1)] = [*told, _closing(game)[0], *names]
    return dict(sorted(before.items())), done


def _at_the_end(game: g.Game, state: State) -> Iterator[tuple[int, list[str]]]:
    """What came with the end of an earlier turn of a seat that has had no turn since."""
    places = game.layout
    found: dict[int, list[str]] = {}
    for name, first in places.last_times.items():
        for last in state[first : first + places.sides]:
            if last is not None and last[1] == state[layout.TURNS][last[0]] and places.happened(name, last[0]) not in state[layout.DONE]:
                found.setdefault(last[0], []).append(name)
    return iter(found.items())


# --- what one seat sees ---


def view(game: g.Game, state: State, seat: int) -> dict[str, Any]:
    """The situation with what a seat cannot see replaced by numbers. `seat` counts from 0. A stack of which only the top is seen
    shows its top card and its size."""
    data = write(game, state)
    for zone in game.layout.zones.values():
        seen = game.seen[zone.name]
        if seen == "everyone":
            continue
        whole = data[key_of(zone)]
        if zone.owner == "table":
            data[key_of(zone)] = _hidden(whole, seen, False)
        else:
            mine = game.layout.side_of[seat] if zone.owner == "side" else seat
            data[key_of(zone)] = {owner: _hidden(inside, seen, int(owner) - 1 == mine) for owner, inside in whole.items()}
    return data


def _hidden(inside: list[Any], seen: str, own: bool) -> Any:
    if seen == "owner" and own:
        return inside
    if seen == "top":
        return {"top": inside[-1] if inside else None, "size": len(inside)}
    if inside and isinstance(inside[0], list):
        return [len(stack) for stack in inside]
    return len(inside)


__all__ = ["all_cards", "key_of", "nearest", "placed", "read", "view", "write", "write_meld", "write_result"]
