"""Cards that no rule tells apart: where only acceptance matters, one of each such class stands for all."""

from __future__ import annotations

from collections.abc import Iterable

from meldbook.language.bind import Bound
from meldbook.play import cards
from meldbook.play.melds import Shape


def alike_cards(asked: Iterable[Bound], shapes: Iterable[Shape] = ()) -> tuple[int, ...]:
    """For each card the first card of its class. `asked` are all expressions that decide, `shapes` the patterns that do. A card
    that is compared, or asked for its rank or suit, is told apart from every other; so is each in patterns where suits count."""
    masks: set[int] = set()
    for shape in shapes:
        if shape.form in ("in_order", "one_card"):
            return tuple(range(cards.CARDS))
        masks |= {shape.only, shape.stand_in, shape.no_end, *(cards.mask(4 * rank + suit for suit in range(4)) for rank in range(13))}
    seen: set[int] = set()
    stack = list(asked)
    while stack:
        bound = stack.pop()
        if id(bound) in seen:
            continue
        seen.add(id(bound))
        if bound.op in ("like", "worth") or (bound.op in ("=", "!=", "rank", "suit") and bound.kids[0].type == "card"):
            return tuple(range(cards.CARDS))
        if bound.op == "total_cards":
            masks |= _masks_of(bound.data)
        if bound.constant and bound.type == "cards":
            masks.add(bound.data)
        stack.extend(bound.kids)
    signs: dict[tuple[bool, ...], int] = {}
    order = sorted(masks)
    return tuple(signs.setdefault(tuple(bool(cards.ONE[card] & picked) for picked in order), card) for card in range(cards.CARDS))


def _masks_of(worth: dict[int, int]) -> set[int]:
    values: dict[int, int] = {}
    for card, number in worth.items():
        values[number] = values.get(number, 0) | cards.MASK[card]
    return set(values.values())
