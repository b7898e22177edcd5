"""The numbers and words that the sentence of an entry may name, read off the entry itself.

`$value` is the entry's own value, of a zone of several stacks their number; `$from_1 $value_1 ...` the rows of a table; `$n1 $n2 ...` the numbers of its expressions in
reading order; `$least $most $low $high` those of a pattern; and every word it reads that is fixed at the table, by its name.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from meldbook.language import entries as e
from meldbook.language import tree as t
from meldbook.language.bind import BindFault, Bound
from meldbook.loading.nodes import Scalar
from meldbook.loading.scalars import WHOLE_NUMBER

if TYPE_CHECKING:
    from meldbook.play.game import Game

Slots = dict[str, "int | str"]


def slots(game: Game, rule_id: str) -> Slots:
    """The slots of an entry. KeyError if there is no such entry."""
    entry = game.typed[rule_id]
    found: Slots = {}
    for name in sorted(game.reads.get(rule_id, ())):
        value = constant(game, name)
        if value is not None:
            found[name] = value
    own = constant(game, entry.name) if isinstance(entry, e.Is | e.Table | e.Choice) else None
    if own is not None:
        found["value"] = own
    if isinstance(entry, e.Zone) and entry.kind == "stacks":
        found["value"] = entry.number
    if isinstance(entry, e.Table):
        found |= _rows(game, entry)
    if isinstance(entry, e.Meld):
        found |= _pattern(entry.pattern)
    for number, value in enumerate(_numbers(entry), 1):
        found[f"n{number}"] = value
    return found


def constant(game: Game, name: str) -> int | str | None:
    """The value of a word that is fixed at the table, else None."""
    named = game.names.found.get(name)
    if named is None or named.what != "word":
        return None
    assert named.entry is not None
    bound = _bound(game, t.Word((0, 0), name), Scalar(name, named.entry.entry.place, False, -1))
    return _told(bound.data) if bound is not None and bound.constant else None


def _bound(game: Game, tree: t.Expression, source: Scalar) -> Bound | None:
    """An expression with what is fixed worked out; None if it means nothing by itself."""
    try:
        return game.binder.bind(e.Text(tree, source, ""))[0]
    except BindFault:
        return None


def _told(value: Any) -> int | str:
    return ("yes" if value else "no") if isinstance(value, bool) else value


def _rows(game: Game, entry: e.Table) -> Slots:
    found: Slots = {}
    for number, row in enumerate(entry.rows, 1):
        if WHOLE_NUMBER.match(row.key.text) and entry.by is not None:
            found[f"from_{number}"] = int(row.key.text)
        bound = _bound(game, row.value.tree, row.value.source)
        if bound is not None and bound.constant:
            found[f"value_{number}"] = _told(bound.data)
    return found


def _pattern(pattern: t.Pattern) -> Slots:
    found: Slots = {"least": pattern.least}
    if pattern.most is not None:
        found["most"] = pattern.most
    shape = pattern.shape
    if isinstance(shape, t.InOrder):
        found |= {"low": shape.low, "high": shape.high}
    elif isinstance(shape, t.OneRank) and isinstance(shape.ranks, t.Ranks):
        found |= {"low": shape.ranks.low, "high": shape.ranks.high}
    return found


ORDER = ("when", "needs", "value", "amount", "condition", "pays")


def _numbers(entry: e.Typed) -> Iterator[int]:
    """Number literals in reading order: `when`, then what is needed, is, pays or is waited for, then the effects."""
    if isinstance(entry, e.Choice | e.Table):
        return
    for name in ORDER:
        text = getattr(entry, name, None)
        if isinstance(text, e.Text):
            yield from numbers_in(text.tree)
    for effect in getattr(entry, "effects", ()):
        for name in ("when", "amount", "value"):
            text = getattr(effect, name, None)
            if isinstance(text, e.Text):
                yield from numbers_in(text.tree)


def numbers_in(tree: t.Tree) -> Iterator[int]:
    """The numbers of an expression from left to right."""
    found: list[tuple[int, int]] = []
    stack: list[Any] = [tree]
    while stack:
        node = stack.pop()
        if isinstance(node, t.Number):
            found.append((node.span[0], node.value))
        if isinstance(node, t.Tree):
            stack.extend(getattr(node, name) for name in node.__dataclass_fields__)
    return (value for _, value in sorted(found))
