"""Cards drawn: as HTML with a name for who hears the page, and as text for a terminal."""

from __future__ import annotations

from collections.abc import Iterable

from meldbook import texts
from meldbook.book.markup import Html, join, tag, text
from meldbook.play import cards

SIGNS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
# Drawn in a square of 32; one path each.
_PATHS = {
    "H": "M16 29C6 20 2 15 2 9.5 2 5.5 5 3 8.5 3c3 0 5.700 1.700 7.500 5C17.800 4.700 20.500 3 23.500 3 27 3 30 5.500 30 9.500 30 15 26 20 16 29z",
    "D": "M16 1c3 6 6.500 10.500 11 15-4.500 4.500-8 9-11 15C13 25 9.500 20.500 5 16c4.500-4.500 8-9 11-15z",
    "S": "M16 2c3 6 13 11 13 18 0 4-3 6.500-6.500 6.500-2 0-3.800-1-5-2.500.3 3 1.500 5 3.500 7H11c2-2 3.200-4 3.500-7-1.200 1.500-3 2.500-5 2.500C6 26.500 3 24 3 20 3 13 13 8 16 2z",
    "C": "M16 2a6.500 6.500 0 0 1 5 10.700 6.500 6.500 0 1 1-3.600 11.700C17.700 27 18.800 29 21 31H11c2.200-2 3.300-4 3.600-6.600A6.500 6.500 0 1 1 11 12.700 6.500 6.500 0 0 1 16 2z",
    "J": "M16 2l3.900 9.100 9.900.9-7.500 6.500 2.300 9.700L16 23l-8.600 5.200 2.300-9.700L2.200 12l9.900-.9z",
}


def symbols() -> Html:
    """The suits, once for each page that draws cards."""
    drawn = [Html(f'<symbol id="suit-{name}" viewBox="0 0 32 32"><path d="{path}"/></symbol>') for name, path in _PATHS.items()]
    return Html(f'<svg class="mb-symbols" width="0" height="0" aria-hidden="true" focusable="false">{"".join(drawn)}</svg>')


def split(card: str) -> tuple[str, str]:
    """Rank and suit of a card as the files write it; of a joker `""` and `J`."""
    name = cards.NAMES[cards.read(card)]
    return ("", "J") if name == "JK" else (name[:-1], name[-1])


def named(card: str, lang: str) -> str:
    """The name of a card in a language; with the card it stands for, if that is written behind `=`."""
    own, _, place = card.partition("=")
    rank, suit = split(own)
    name = texts.interface("joker", {}, lang) if suit == "J" else texts.interface("card", {"rank": rank, "suit": suit}, lang)
    return texts.interface("standing-in", {"card": name, "place": named(place, lang)}, lang) if place else name


def drawn(held: Iterable[str], lang: str, wild: Iterable[str] = (), label: str = "") -> Html:
    """Cards in a row. `wild` are the names of those that are marked as wild cards."""
    marked = frozenset(wild)
    row = [_card(card, lang, marked) for card in held]
    if not row:
        return tag("span", "—", class_="mb-none")
    return tag("span", *row, class_="mb-cards", role="list", aria_label=label or None)


def _card(card: str, lang: str, marked: frozenset[str]) -> Html:
    own = card.partition("=")[0]
    rank, suit = split(own)
    name = named(card, lang)
    if own in marked:
        name = f"{name} ({texts.interface('wild', {}, lang, file=texts.SITE)})"
    sign = Html(f'<svg><use href="#suit-{suit}"/></svg>')
    face = tag("span", tag("b", rank or "JK"), sign, aria_hidden="true")
    return tag("span", tag("i", name), face, class_=f"mb-{suit} mb-wild" if own in marked else f"mb-{suit}", role="listitem")


def line(held: Iterable[str], wild: Iterable[str] = ()) -> str:
    """Cards as text: `3♥ 4♥ [2♠]`, wild cards in brackets."""
    marked = frozenset(wild)
    return " ".join(f"[{_sign(card)}]" if card.partition("=")[0] in marked else _sign(card) for card in held)


def _sign(card: str) -> str:
    rank, suit = split(card.partition("=")[0])
    return "★" if suit == "J" else rank + SIGNS[suit]


def ranks(names: Iterable[str]) -> Html:
    """Ranks one after the other, without suits."""
    return join((tag("span", text(name), class_="mb-rank") for name in names), " ")
