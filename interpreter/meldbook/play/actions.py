"""Actions as text (`lay 7H 8H 9H; m2 + KC`), as JSON, and as moves of a game.

`parse` and `show` turn text into JSON and back and know no game; `read` and `write` turn JSON into a move and back.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from meldbook.errors import InputError
from meldbook.play import cards
from meldbook.play import game as g
from meldbook.play.work import Group, Move

_NAME = re.compile(r"[a-z][a-z0-9_]*")
_MELD = re.compile(r"m([0-9]{1,3})")
_CARD = re.compile(r"(?i)(10|[2-9TJQKA])[CDHS♣♦♥♠]|JK|\*")
MOST_CARDS = 400


def parse(text: str, choosing: Mapping[str, str] | None = None) -> dict[str, Any]:
    """An action as people write it. `choosing` tells what each action chooses; without it one card alone is read as a card that
    is chosen, not as a group. Raises InputError."""
    words = text.strip().split(maxsplit=1)
    if not words or not _NAME.fullmatch(words[0]):
        raise InputError(f"`{text.strip()[:40]}` is no action; an action is its name, then what it chooses: `discard 5H`")
    name, rest = words[0], words[1].strip() if len(words) > 1 else ""
    found: dict[str, Any] = {"action": name}
    if not rest:
        return found
    if _NAME.fullmatch(rest) and not _CARD.fullmatch(rest) and not _MELD.fullmatch(rest):
        return found | ({"answer": rest} if rest in ("yes", "no") else {"word": rest})
    groups = [_group(part) for part in rest.split(";")]
    only = groups[0]
    what = (choosing or {}).get(name, "card")
    if what == "card" and len(groups) == 1 and only.keys() == {"cards"} and len(only["cards"]) == 1 and "=" not in only["cards"][0]:
        return found | {"card": only["cards"][0]}
    return found | {"groups": groups}


def _group(text: str) -> dict[str, Any]:
    """`7H 8H 9H`, `m2 + KC`, `m2`, `m1 & m3 + KC`, `pattern: 3S 3C 3S`."""
    group: dict[str, Any] = {}
    rest = text.strip()
    named = re.match(r"([a-z][a-z0-9_]*)\s*:\s*", rest)
    if named:
        group["pattern"] = named[1]
        rest = rest[named.end() :]
    onto = re.match(r"m([0-9]{1,3})((?:\s*&\s*m[0-9]{1,3})*)\s*(?:\+|$)\s*", rest)
    if onto:
        group["onto"] = int(onto[1])
        if onto[2]:
            group["joins"] = [int(number) for number in re.findall(r"[0-9]+", onto[2])]
        rest = rest[onto.end() :]
    parts = [part for part in re.split(r"[\s,]+", rest) if part]
    if len(parts) > MOST_CARDS or not (parts or onto):
        raise InputError(f"`{text.strip()[:40]}` is no group of cards; write `7H 8H 9H`, or `m2 + KC` to add to the second meld")
    group["cards"] = [_card_text(part) for part in parts]
    return group


def _card_text(part: str) -> str:
    card, sign, meant = part.partition("=")
    return cards.NAMES[cards.read(card)] + (f"={cards.NAMES[cards.read(meant)]}" if sign else "")


def show(data: Mapping[str, Any]) -> str:
    """The text of an action in JSON."""
    parts = [str(data.get("action", ""))]
    if "card" in data:
        parts.append(str(data["card"]))
    elif "groups" in data:
        parts.append("; ".join(_group_text(group) for group in data["groups"]))
    parts += [str(data[key]) for key in ("word", "answer") if key in data]
    return " ".join(part for part in parts if part)


def _group_text(group: Mapping[str, Any]) -> str:
    named = f"{group['pattern']}: " if "pattern" in group else ""
    held = " ".join(group.get("cards", ()))
    if "onto" in group:
        melds = " & ".join(f"m{number}" for number in (group["onto"], *group.get("joins", ())))
        return named + melds + (f" + {held}" if held else "")
    return named + held


def read(game: g.Game, data: Mapping[str, Any]) -> Move:
    """The move of an action in JSON. Raises InputError: an unknown action, card or pattern, or parts of the wrong kind."""
    if not isinstance(data, Mapping):
        raise InputError("an action is an object with `action`")
    unknown = set(data) - {"action", "card", "groups", "word", "answer"}
    if unknown:
        raise InputError(f"an action has no `{min(map(str, unknown))}`")
    name = data.get("action")
    action = game.actions.get(name) if isinstance(name, str) else None
    if action is None:
        raise InputError(f"there is no action `{str(name)[:40]}`; the actions are {', '.join(game.actions)}")
    what = action.selection.what
    card = _card(data.get("card")) if what == "card" and "card" in data else None
    groups = tuple(_read_group(game, group) for group in _list(data.get("groups", ()))) if what == "groups" else ()
    _nothing_else(action, data)
    return Move(action.name, card, _text(data.get("word")), groups, _text(data.get("answer")))


def _nothing_else(action: g.Action, data: Mapping[str, Any]) -> None:
    """A choice of another kind is an error, not a refusal."""
    what = action.selection.what
    allowed = {"card": {"card"}, "groups": {"groups"}, "word": {"word"}, "nothing": set()}[what]
    given = set(data) - {"action", "answer"}
    if given - allowed or (allowed and not given):
        wanted = {
            "card": "one card",
            "groups": "groups of cards",
            "word": f"one of {', '.join(action.selection.words)}",
            "nothing": "nothing",
        }[what]
        raise InputError(f"`{action.name}` chooses {wanted}")


def _list(value: Any) -> list[Any]:
    if not isinstance(value, list | tuple) or len(value) > MOST_CARDS:
        raise InputError("`groups` and `cards` are lists")
    return list(value)


def _text(value: Any) -> str | None:
    if value is not None and not isinstance(value, str):
        raise InputError("`word` and `answer` are texts")
    return value


def _card(value: Any) -> int:
    if not isinstance(value, str):
        raise InputError(f"`{str(value)[:20]}` is not a card")
    return cards.read(value)


def _read_group(game: g.Game, data: Any) -> Group:
    if not isinstance(data, Mapping) or set(data) - {"cards", "joins", "onto", "pattern"}:
        raise InputError("a group is an object with `cards`, and perhaps `onto`, `joins` and `pattern`")
    written, meant = [], []
    for text in _list(data.get("cards", ())):
        card, sign, stands_for = str(text).partition("=")
        written.append(_card(card))
        meant.append(_card(stands_for) if sign else None)
    onto, joins = data.get("onto"), _list(data.get("joins", ()))
    if any(
        isinstance(number, bool) or not isinstance(number, int) or not 1 <= number <= 10_000
        for number in [*([] if onto is None else [onto]), *joins]
    ):
        raise InputError("`onto` is the number of a meld, from 1, and `joins` a list of such numbers")
    if joins and onto is None:
        raise InputError("melds are joined to a meld: `m1 & m3`")
    pattern = data.get("pattern")
    index = None
    if pattern is not None:
        index = next((shape.index for shape in game.shapes if shape.name == pattern), None)
        if index is None:
            raise InputError(
                f"there is no pattern `{str(pattern)[:40]}`; the patterns are {', '.join(shape.name for shape in game.shapes)}"
            )
    said = tuple(meant) if any(card is not None for card in meant) else ()
    return Group(tuple(written), said, None if onto is None else onto - 1, index, tuple(number - 1 for number in joins))


def write(game: g.Game, move: Move) -> dict[str, Any]:
    """A move as JSON."""
    data: dict[str, Any] = {"action": move.action}
    if move.card is not None:
        data["card"] = cards.NAMES[move.card]
    if move.groups:
        data["groups"] = [_write_group(game, group) for group in move.groups]
    if move.word is not None:
        data["word"] = move.word
    if move.answer is not None:
        data["answer"] = move.answer
    return data


def _write_group(game: g.Game, group: Group) -> dict[str, Any]:
    meant = group.meant or (None,) * len(group.cards)
    texts = [
        cards.NAMES[card] + (f"={cards.NAMES[said]}" if said is not None else "") for card, said in zip(group.cards, meant, strict=True)
    ]
    data: dict[str, Any] = {"cards": texts}
    if group.onto is not None:
        data["onto"] = group.onto + 1
    if group.joins:
        data["joins"] = [number + 1 for number in group.joins]
    if group.pattern is not None:
        data["pattern"] = game.shapes[group.pattern].name
    return data
