"""Numbers that can be no count: fewer than no cards, more cards than the packs hold. Only what is known when the table is set."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from meldbook.language import entries as e
from meldbook.language.bind import Bound
from meldbook.language.names import effects_of
from meldbook.loading.diagnostics import Diagnostic
from meldbook.loading.nodes import Place
from meldbook.play import cards
from meldbook.play.binding import Bindings

# Operations whose answer is never below 0.
COUNTS = frozenset(
    "size count_cards count_row count_sides own stand_ins age times turns rounds deals turns_since stacks".split()  # noqa: SIM905
)
ORDERS = frozenset(["=", "!=", "<", "<=", ">", ">="])


def bad_counts(bindings: Bindings, settings: dict[str, Any]) -> Iterator[Diagnostic]:
    """Every such fault of a variant that is bound and whose settings are sound."""
    deck = cards.size(cards.pack(settings["packs"], settings["jokers"]))
    for entry in bindings.typed.values():
        for move, amount in _moves(bindings, entry):
            yield from _moved(move, amount, deck)
        if isinstance(entry, e.Meld) and entry.pattern.least > deck:
            message = f"`{entry.name}` needs {_said(entry.pattern.least)} cards, and the packs hold {deck}"
            yield Diagnostic("E349", message, entry.source.place, help="write a number of cards that there are")
    yield from _dealt(bindings, settings, deck)
    for bound in bindings.live():
        yield from _compared(bound)


def _moves(bindings: Bindings, entry: e.Typed) -> Iterator[tuple[e.Move, Bound]]:
    """The moves of an entry with each number of cards that they may move, as far as it is known."""
    for effect in effects_of(entry):
        if isinstance(effect, e.Move) and isinstance(effect.amount, e.Text):
            found = bindings.bound.get(id(effect.amount))
            for one in _ends(found[0]) if found is not None else ():
                if one.constant and isinstance(one.data, int):
                    yield effect, one


def _ends(bound: Bound) -> Iterator[Bound]:
    """What an expression comes to, one way or the other."""
    if bound.op in ("table", "choose"):
        for kid in bound.kids[1:]:
            yield from _ends(kid)
    else:
        yield bound


def _moved(move: e.Move, amount: Bound, deck: int) -> Iterator[Diagnostic]:
    assert isinstance(move.amount, e.Text)
    place, value = place_of(amount), amount.data
    other = (move.amount.source.place, "moved here") if move.amount.source.place.line != place.line else None
    if value < 0:
        message = f"{_named(move.amount, value)}: fewer than 0 cards cannot be moved"
        yield Diagnostic("E349", message, place, help="write 0 or more", other=other)
    elif value > deck:
        message = f"{_named(move.amount, value)}, and the packs hold {deck} cards"
        yield Diagnostic("E349", message, place, help="write a number of cards that there are, or `all`", other=other)


def _named(text: e.Text, value: int) -> str:
    return f"`{text.source.text}` is {_said(value)}" if text.source.text != str(value) else f"this is {_said(value)}"


def _dealt(bindings: Bindings, settings: dict[str, Any], deck: int) -> Iterator[Diagnostic]:
    """Whether the phases before the first with turns deal more than there is."""
    dealt: list[tuple[int, Bound]] = []
    for name in bindings.resolved.phases:
        entry = bindings.names.found[name].entry if name in bindings.names.found else None
        if not isinstance(entry, e.Phase) or entry.steps:
            break
        for move, amount in _moves(bindings, entry):
            sure = move.when is None and bindings.bound[id(move.amount)][0] is amount
            if sure and _from_deck(bindings, move) and 0 < amount.data <= deck:
                dealt.append((amount.data * _times(bindings, move, settings), amount))
    total = sum(number for number, _ in dealt)
    if total > deck:
        most = max(dealt, key=lambda one: one[0])[1]
        message = f"{_said(total)} cards are dealt, and the packs hold {deck}"
        yield Diagnostic("E349", message, place_of(most), help="deal fewer cards to each, or play with more packs")


def _from_deck(bindings: Bindings, move: e.Move) -> bool:
    found = bindings.names.found.get(getattr(move.source.tree, "name", ""))
    return found is not None and isinstance(found.entry, e.Zone) and found.entry.deck


def _times(bindings: Bindings, move: e.Move, settings: dict[str, Any]) -> int:
    """How often a move is made."""
    if move.each == "seat":
        return int(settings["players"])
    found = bindings.names.found.get(getattr(move.target.tree, "name", ""))
    return found.entry.number if move.each == "stack" and found is not None and isinstance(found.entry, e.Zone) else 1


def _compared(bound: Bound) -> Iterator[Diagnostic]:
    """A count beside a number below 0, which it can never be."""
    if bound.op not in ORDERS:
        return
    for one, other in (bound.kids, bound.kids[::-1]):
        if one.op in COUNTS and other.constant and isinstance(other.data, int) and other.data < 0 and _is_written(other):
            yield Diagnostic("E349", f"a count is never below 0, and this is {_said(other.data)}", place_of(other), help="write 0 or more")


def _is_written(bound: Bound) -> bool:
    """Does the number stand there as it is, not worked out of others?"""
    start, end = bound.span
    return bound.source is not None and bound.source.text[start:end].replace(" ", "") == str(bound.data)


def place_of(bound: Bound) -> Place:
    """Where something bound was written."""
    assert bound.source is not None
    start, end = bound.span
    return e.shown(bound.source, start, end - start)


def _said(number: int) -> str:
    return f"{number:,}"
