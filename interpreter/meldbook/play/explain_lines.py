"""Answers made fit to read: the names of words, what a seat may not see taken out, and text lines with their places."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from meldbook.language import entries as e
from meldbook.loading.nodes import Scalar
from meldbook.play import cards
from meldbook.play.answer import Answer
from meldbook.play.game import Game
from meldbook.play.melds import Meld

MOST_SHOWN = 20  # cards on one line
WIDEST = 72  # columns for the text of a line before its value


@dataclass(frozen=True, slots=True)
class Unseen:
    """In the place of cards that the seat may not see: how many they are."""

    number: int


# --- names of words ---


def words_by_source(game: Game) -> dict[Scalar, str]:
    """The word that each text defines."""
    found = {}
    for entry in game.typed.values():
        if isinstance(entry, e.Is):
            found[entry.value.source] = entry.name
        elif isinstance(entry, e.Table):
            found |= {row.value.source: entry.name for row in entry.rows}
    return found


def named(answer: Answer, words: Mapping[Scalar, str], outer: Scalar | None) -> Answer:
    """The same with the word in front of the text that stands in its place."""
    source = answer.bound.source
    word = words.get(source) if source is not None and source != outer else None
    parts = tuple(named(part, words, source) for part in answer.parts)
    return replace(answer, parts=parts, name=f"{word}:" if word else answer.name)


# --- what may be seen ---


def veiled(answer: Answer, game: Game, asked: int, viewer: int) -> Answer:
    """The same without cards that the viewer cannot see; `asked` is the seat the expression was asked of."""
    parts = [veiled(part, game, asked, viewer) for part in answer.parts]
    hidden = any(isinstance(part.value, Unseen) for part in parts)
    if hidden:
        parts = [part for part in parts if part.thing is None]
    if (hidden and answer.type not in ("number", "yesno")) or (
        answer.op in ("zone", "top", "next") and not _sees(game, answer.bound.data, asked, viewer)
    ):
        return replace(answer, parts=tuple(parts), value=Unseen(_number(answer.value)))
    return replace(answer, parts=tuple(parts))


def _sees(game: Game, named_zone: tuple[str, str], asked: int, viewer: int) -> bool:
    zone = game.layout.zones[named_zone[0]]
    seen = game.seen[zone.name]
    if seen != "owner" or zone.owner == "table":
        return seen != "nobody"
    own = ("player",) if zone.owner == "seat" else ("player", "side")
    return named_zone[1] in own and zone.of_seat[asked] == zone.of_seat[viewer]


def _number(value: Any) -> int:
    if isinstance(value, tuple):
        return sum(one.size if isinstance(one, Meld) else len(one) for one in value)
    return cards.size(value) if isinstance(value, int) and value >= cards.CARDS else 1


# --- lines ---


def lines(answer: Answer, indent: int = 0) -> list[str]:
    """One line for each part: its text, its value, and where it stands in the file."""
    rows = list(_rows(answer, indent))
    room, value_room = (min(most, max(len(row[column]) for row in rows)) for column, most in enumerate((WIDEST, WIDEST // 2)))
    return [f"{text:<{room}}  {value:<{value_room}}  {place}".rstrip() for text, value, place in rows]


def _rows(answer: Answer, indent: int, whole: Answer | None = None) -> Iterator[tuple[str, str, str]]:
    """Text, value and place of an answer, then of its parts. `whole` is what it is a part of."""
    texts = [answer.name, _thing(answer, whole) if whole else "", answer.text]
    plain = whole is None or (answer.op == "constant" and answer.text.isdigit())
    yield "  " * indent + " ".join(filter(None, texts)), _shown(answer), "" if plain else _where(answer)
    for part in _parts(answer):
        yield from _rows(part, indent + 1, answer)


def _thing(answer: Answer, whole: Answer) -> str:
    """What of a place a part was asked of."""
    if answer.thing is None:
        return ""
    return f"side {answer.thing + 1}:" if whole.bound.kids[0].type == "sides" else f"{_value(answer.thing)}:"


def _where(answer: Answer) -> str:
    place = answer.place
    return f"{place.file}:{place.line}:{place.column}" if place is not None else ""


def _parts(answer: Answer) -> Iterator[Answer]:
    """What is worth a line: not classes of cards, and nothing that was written as the same text as the whole."""
    for part in answer.parts:
        same = part.bound.source == answer.bound.source and part.bound.span == answer.bound.span and part.thing is None
        if same or part.type == "melds" or part.op in ("like", "mask_both", "mask_either", "mask_without"):
            yield from _parts(part)
        elif part.op not in ("each", "sides") and not (part.op == "constant" and part.type == "cards"):
            yield part


def _shown(answer: Answer) -> str:
    """A value, by its type."""
    value = answer.value
    if value is None or isinstance(value, Unseen | Meld):
        return _value(value)
    return SHOW[answer.type](value)


SHOW: dict[str, Callable[[Any], str]] = {
    "number": str,
    "name": str,
    "yesno": lambda value: "yes" if value else "no",
    "card": lambda card: cards.NAMES[card],
    "rank": lambda rank: cards.RANKS[rank],
    "suit": lambda suit: cards.SUITS[suit],
    "cards": lambda held: _list(cards.names(held)),
    "row": lambda row: "; ".join(map(_value, row)) or "no melds",
    "stacks": lambda stacks: " + ".join(str(len(stack)) for stack in stacks) + " cards",
}


def _value(value: Meld | Unseen | int | None) -> str:
    """A meld, a card, or what is not there."""
    if value is None:
        return "nothing"
    if isinstance(value, Unseen):
        return f"{value.number} unseen"
    if isinstance(value, int):
        return cards.NAMES[value]
    return " ".join(
        cards.NAMES[one.card] + (f"={cards.NAMES[one.stands_for]}" if one.stands_for is not None and value.start is not None else "")
        for one in value.places
    )


def _list(names: list[str]) -> str:
    return " ".join(names) if 0 < len(names) <= MOST_SHOWN else f"{len(names) or 'no'} cards"
