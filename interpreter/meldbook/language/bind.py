"""Gives every name of an expression its meaning: from the tree as written to a tree of operations with types.

Words are put in place where they are read, and what is known at the table is worked out here and now, so that the rest
reads only the state, the choice and the meld in question. The same bound tree is turned into functions (`play/code.py`)
and walked to explain (`play/walk.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from meldbook.language import entries as e
from meldbook.language import slips
from meldbook.language import tree as t
from meldbook.language.names import ATOMS, Names
from meldbook.loading.diagnostics import Diagnostic
from meldbook.loading.nodes import Scalar
from meldbook.loading.scalars import WHOLE_NUMBER
from meldbook.play import cards
from meldbook.play.operations import PURE

MOST_DEEP = 100  # so that walking it stays far from the limits of Python
MOST_NODES = 4000  # in one expression, words put in place
MOST_OVER = 3  # counts inside each other; each takes the time of those in it once for each thing that it counts


@dataclass(frozen=True, slots=True)
class Bound:
    """One operation. `type`: number yesno card rank suit name meld cards row sides stacks. `maybe`: it can be nothing.

    `source` and `span` tell where it was written.
    """

    op: str
    type: str
    kids: tuple[Bound, ...] = ()
    data: Any = None
    maybe: bool = False
    span: t.Span = field(default=(0, 0), compare=False)
    source: Scalar | None = field(default=None, compare=False)

    @property
    def constant(self) -> bool:
        """Is its value known now?"""
        return self.op == "constant"


class BindFault(Exception):
    """An expression cannot mean anything. `span` is in the text of `source`."""

    def __init__(self, code: str, message: str, span: t.Span, source: Scalar | None, help: str = "") -> None:
        super().__init__(message)
        self.code, self.message, self.span, self.source, self.help = code, message, span, source, help

    def diagnostic(self) -> Diagnostic:
        """The fault with its place in the file."""
        assert self.source is not None
        return Diagnostic(self.code, self.message, e.shown(self.source, self.span[0], self.span[1] - self.span[0]), help=self.help)


@dataclass(frozen=True, slots=True)
class Scope:
    """What an expression is asked of. `each`: inside a `where`, the sort of thing asked about, one after the other; `over`: inside how many.
    `by_side`: zones of a seat mean those of all seats of the side (score lines)."""

    source: Scalar
    each: str = ""
    by_side: bool = False
    inside: tuple[str, ...] = ()
    over: int = 0


class Binder:
    """Binds the expressions of one file with its options set. `values` holds the words set by a choice."""

    def __init__(self, names: Names, values: Mapping[str, str]) -> None:
        self.names, self.values = names, values
        self.known: set[str] = set()
        self.words: set[str] = set()
        self.nodes = self.depth = 0
        self.note_types: dict[str, str] = {}

    # --- entry points ---

    def bind(self, text: e.Text, by_side: bool = False) -> tuple[Bound, frozenset[str], frozenset[str]]:
        """The bound expression, when what it reads is known, and the words it reads. Raises BindFault."""
        self.known, self.words, self.nodes = set(), set(), 0
        bound = self.expression(text.tree, Scope(text.source, by_side=by_side))
        return bound, frozenset(self.known), frozenset(self.words)

    def expression(self, tree: t.Expression, scope: Scope) -> Bound:
        """Any expression; a place (cards, a row) only where a place may stand."""
        self.nodes += 1
        if self.nodes > MOST_NODES:
            raise BindFault("E322", f"with its words put in place this is longer than {MOST_NODES} steps", tree.span, scope.source)
        method: Callable[[Any, Scope], Bound] = getattr(self, "on_" + type(tree).__name__.lower())
        return self._deeper(method, tree, scope)

    def _deeper(self, method: Callable[[Any, Scope], Bound], tree: t.Tree, scope: Scope) -> Bound:
        if self.depth >= MOST_DEEP:
            raise BindFault("E322", f"with its words put in place this is nested more than {MOST_DEEP} deep", tree.span, scope.source)
        self.depth += 1
        try:
            return method(tree, scope)
        finally:
            self.depth -= 1

    def made(
        self, tree: t.Tree, scope: Scope, op: str, type_: str, kids: tuple[Bound, ...] = (), data: Any = None, maybe: bool = False
    ) -> Bound:
        """One operation; folded at once if everything it reads is known."""
        bound = Bound(op, type_, kids, data, maybe, tree.span, scope.source)
        if op in PURE and all(kid.constant for kid in kids):
            return self.constant(tree, scope, type_, PURE[op](data, *[kid.data for kid in kids]))
        return bound

    def constant(self, tree: t.Tree, scope: Scope, type_: str, value: Any) -> Bound:
        return Bound("constant", type_, (), value, value is None, tree.span, scope.source)

    def fault(self, code: str, message: str, tree: t.Tree, scope: Scope, help: str = "") -> BindFault:
        return BindFault(code, message, tree.span, scope.source, help)

    def typed(self, tree: t.Expression, scope: Scope, *wanted: str) -> Bound:
        """An expression that must be of one of some types."""
        bound = self.expression(tree, scope)
        if bound.type not in wanted and not (bound.constant and bound.data is None):
            raise self.fault(
                "E320", f"this is {_article(bound.type)}, but {' or '.join(map(_article, wanted))} is needed here", tree, scope
            )
        return bound

    # --- literals and operators ---

    def on_number(self, tree: t.Number, scope: Scope) -> Bound:
        return self.constant(tree, scope, "number", tree.value)

    def on_truth(self, tree: t.Truth, scope: Scope) -> Bound:
        return self.constant(tree, scope, "yesno", tree.value)

    def on_choose(self, tree: t.Choose, scope: Scope) -> Bound:
        test = self.typed(tree.test, scope, "yesno")
        if test.constant:
            chosen, other = (tree.then, tree.other) if test.data else (tree.other, tree.then)
            bound = self.expression(chosen, scope)
            self._same(bound, self._unread(other, scope), tree, scope)
            return bound
        then, other_bound = self.expression(tree.then, scope), self.expression(tree.other, scope)
        self._same(then, other_bound, tree, scope)
        return self.made(tree, scope, "choose", then.type, (test, then, other_bound), maybe=then.maybe or other_bound.maybe)

    def on_logic(self, tree: t.Logic, scope: Scope) -> Bound:
        left = self.typed(tree.left, scope, "yesno")
        decided = tree.sign == "or"
        if left.constant and bool(left.data) == decided:
            self._unread(tree.right, scope)
            return self.constant(tree, scope, "yesno", decided)
        right = self.typed(tree.right, scope, "yesno")
        if left.constant:
            return right
        if right.constant:
            return self.constant(tree, scope, "yesno", decided) if bool(right.data) == decided else left
        return self.made(tree, scope, tree.sign, "yesno", (left, right))

    def _unread(self, tree: t.Expression, scope: Scope) -> Bound:
        """Checks a part that can never be asked, without counting what it reads."""
        known, words = set(self.known), set(self.words)
        bound = self.expression(tree, scope)
        self.known, self.words = known, words | self.words
        return bound

    def _same(self, one: Bound, other: Bound, tree: t.Tree, scope: Scope) -> None:
        if one.type != other.type:
            ranks = {one.type, other.type} == {"rank", "number"}
            help = slips.of_ranks(scope.source.text[slice(*tree.span)]) if ranks else ""
            raise self.fault("E320", f"one side is {_article(one.type)}, the other {_article(other.type)}", tree, scope, help=help)

    def on_not(self, tree: t.Not, scope: Scope) -> Bound:
        return self.made(tree, scope, "not", "yesno", (self.typed(tree.inside, scope, "yesno"),))

    def on_compare(self, tree: t.Compare, scope: Scope) -> Bound:
        left, right = self.expression(tree.left, scope), self.expression(tree.right, scope)
        if tree.sign in ("=", "!="):
            if left.type not in ("number", "yesno", "card", "rank", "suit", "name"):
                raise self.fault(
                    "E320", f"{_article(left.type)} cannot be compared; count something in it, or ask whether it is empty", tree.left, scope
                )
            self._same(left, right, tree, scope)
        else:
            self._numbers(left, right, tree, scope)
        return self.made(tree, scope, tree.sign, "yesno", (left, right))

    def _numbers(self, left: Bound, right: Bound, tree: t.Compare, scope: Scope) -> None:
        if "rank" in (left.type, right.type):
            help = "a stretch of ranks is asked for with `is`, as in `rank is (7 to A)`"
            raise self.fault("E320", "ranks are not numbers; one is not less than another", tree, scope, help)
        self.typed(tree.left, scope, "number")
        self.typed(tree.right, scope, "number")

    def on_empty(self, tree: t.Empty, scope: Scope) -> Bound:
        inside = self.expression(tree.inside, scope)
        empty = self.made(tree, scope, "empty", "yesno", (inside,))
        return empty if tree.wanted else self.made(tree, scope, "not", "yesno", (empty,))

    def on_arithmetic(self, tree: t.Arithmetic, scope: Scope) -> Bound:
        left, right = self.typed(tree.left, scope, "number"), self.typed(tree.right, scope, "number")
        if tree.sign == "div" and right.constant and right.data == 0:
            raise self.fault("E323", "nothing can be divided by 0", tree.right, scope)
        return self.made(tree, scope, tree.sign, "number", (left, right))

    def on_negative(self, tree: t.Negative, scope: Scope) -> Bound:
        return self.made(tree, scope, "negative", "number", (self.typed(tree.inside, scope, "number"),))

    def on_is(self, tree: t.Is, scope: Scope) -> Bound:
        asked = self._is(tree, scope)
        return asked if tree.wanted else self.made(tree, scope, "not", "yesno", (asked,))

    def _is(self, tree: t.Is, scope: Scope) -> Bound:
        inside = tree.inside
        if isinstance(inside, t.OfOne) and inside.name in ("pattern", "kind"):
            meld = self.meld(inside.inside, scope)
            return self.made(tree, scope, "meld_is", "yesno", (meld,), self.meld_selector(tree.selector, scope))
        asked = self.typed(inside, scope, "card", "rank", "suit")
        picked = self.selector(tree.selector, scope)
        if asked.type == "card":
            return self.made(tree, scope, "card_is", "yesno", (asked, picked))
        if not picked.constant:
            raise self.fault("E321", "`like` asks about a card, not about a rank or a suit", tree.selector, scope)
        part = cards.rank if asked.type == "rank" else cards.suit
        values = frozenset(v for v in (part(card) for card in cards.kinds(picked.data & _EACH)) if v is not None)
        return self.made(tree, scope, "among", "yesno", (asked,), values)

    # --- names ---

    def on_word(self, tree: t.Word, scope: Scope) -> Bound:
        name = tree.name
        if scope.each == "side" and name == "score":
            return self.made(tree, scope, "score_each", "number")
        found = self.names.found.get(name)
        if found is not None and not (name in ATOMS and scope.each):
            self.words.add(name)
            self.names.read.add(name)
            method: Callable[[t.Word, Scope, Any], Bound] | None = getattr(self, f"name_{found.what}", None)
            if method is None:
                raise self.fault("E321", f"`{name}` is {_article(found.what)}; it has no value here", tree, scope)
            return method(tree, scope, found.entry)
        if name in ATOMS:
            return self.atom(tree, scope)
        nearest = self.names.nearest(name)
        raise self.fault(
            "E321",
            nowhere(name),
            tree,
            scope,
            help=slips.of_word(name) or (f"did you mean `{nearest}`?" if nearest else "define it, or correct the name"),
        )

    def name_word(self, tree: t.Word, scope: Scope, entry: e.Typed) -> Bound:
        if tree.name in scope.inside:
            circle = " -> ".join((*scope.inside[scope.inside.index(tree.name) :], tree.name))
            raise self.fault("E324", f"a word cannot read itself: {circle}", tree, scope)
        inner = replace(scope, inside=(*scope.inside, tree.name))
        if isinstance(entry, e.Choice):
            value = self.values.get(tree.name)
            if value is None:
                raise self.fault("E325", f"`{tree.name}` is set later than it is needed here", tree, scope)
            return self.constant(tree, scope, *choice_value(entry, value))
        if isinstance(entry, e.Is):
            return self.expression(entry.value.tree, replace(inner, source=entry.value.source))
        assert isinstance(entry, e.Table)
        return self.table(tree, entry, inner)

    def name_value(self, tree: t.Word, scope: Scope, _entry: e.Typed) -> Bound:
        return self.constant(tree, scope, "name", tree.name)

    def name_note(self, tree: t.Word, scope: Scope, entry: e.Typed) -> Bound:
        self.known.add("play")
        if tree.name not in self.note_types:
            raise self.fault("E320", f"what `{tree.name}` notes cannot be told", tree, scope)
        return self.made(tree, scope, "note", self.note_types[tree.name], data=tree.name, maybe=True)

    def name_zone(self, tree: t.Word, scope: Scope, entry: e.Typed) -> Bound:
        return self.zone(tree, scope, entry, "each" if scope.each == "side" else ("side" if scope.by_side else "player"))

    def table(self, tree: t.Tree, entry: e.Table, scope: Scope) -> Bound:
        if entry.by is None:
            self.known.add("choice")
            asked = self.made(tree, scope, "each" if scope.each == "card" else "card", "card", maybe=True)
            return self.made(tree, scope, "worth", "number", (asked,), self.worth(entry, scope))
        by = self.typed(entry.by.tree, replace(scope, source=entry.by.source), "number")
        values = tuple(self.expression(row.value.tree, replace(scope, source=row.value.source)) for row in entry.rows)
        for value in values[1:]:
            self._same(values[0], value, tree, scope)
        firsts = tuple(None if row.key.text == "below" else int(row.key.text) for row in entry.rows)
        if by.constant:
            return values[row_of(firsts, by.data)]
        return self.made(tree, scope, "table", values[0].type, (by, *values), firsts, maybe=any(value.maybe for value in values))

    def worth(self, entry: e.Table, scope: Scope) -> dict[int, int]:
        """A table by a card, worked out: the first row that picks a card counts; a card in no row is worth nothing."""
        found: dict[int, int] = {}
        for row in entry.rows:
            assert row.cards is not None
            picked = self.selector(row.cards, replace(scope, source=row.key))
            value = self.typed(row.value.tree, replace(scope, source=row.value.source), "number")
            if not picked.constant or not value.constant:
                raise self.fault(
                    "E325", "a table by a card is fixed when the table is set", row.value.tree, replace(scope, source=row.value.source)
                )
            for card in cards.kinds(picked.data & _EACH):
                found.setdefault(card, value.data)
        return found

    # --- atoms ---

    def atom(self, tree: t.Word, scope: Scope) -> Bound:
        name = tree.name
        atom = ATOMS[name]
        if name in ("size", "own", "stand_ins", "rank", "suit", "low", "high", "age"):
            return self.of_meld_in_question(tree, scope, name)
        if name in ("pattern", "kind", "top", "next", "stacks", "turns_since", "can"):
            raise self.fault("E321", f"write `{name}(...)`, with what it is asked of in the brackets", tree, scope)
        self.known.add(atom.known)
        return self.made(tree, scope, name, {"melds": "row"}.get(atom.type, atom.type), maybe=atom.type in ("card", "meld", "name"))

    def of_meld_in_question(self, tree: t.Word, scope: Scope, name: str) -> Bound:
        if scope.each == "card" and name in ("rank", "suit"):
            return self.made(tree, scope, name, name, (self.made(tree, scope, "each", "card"),), maybe=True)
        if scope.each == "meld":
            return self.made(tree, scope, name, ATOMS[name].type, (self.made(tree, scope, "each", "meld"),), maybe=name != "size")
        self.known.add(ATOMS[name].known)
        meld = self.made(tree, scope, "meld", "meld", maybe=True)
        return self.made(tree, scope, name, ATOMS[name].type, (meld,), maybe=name in ("rank", "suit", "low", "high"))

    def on_owned(self, tree: t.Owned, scope: Scope) -> Bound:
        found = self.names.found.get(tree.name)
        if found is None or not isinstance(found.entry, e.Zone):
            raise self.fault("E321", f"`{tree.name}` is no zone; only a zone is `of` somebody", tree, scope)
        self.names.read.add(tree.name)
        self.words.add(tree.name)
        if found.entry.owner == "table":
            raise self.fault("E321", f"`{tree.name}` belongs to the table, not to a seat or side", tree, scope, help=f"write `{tree.name}`")
        return self.zone(tree, scope, found.entry, tree.who)

    def zone(self, tree: t.Tree, scope: Scope, entry: e.Typed, who: str) -> Bound:
        assert isinstance(entry, e.Zone)
        self.known.add("play")
        type_ = {"stack": "cards", "cards": "cards", "melds": "row", "stacks": "stacks"}[entry.kind]
        return self.made(tree, scope, "zone", type_, data=(entry.name, who))

    def on_ofone(self, tree: t.OfOne, scope: Scope) -> Bound:
        method: Callable[[t.OfOne, Scope], Bound] | None = getattr(self, f"function_{tree.name}", None)
        if method is None:
            raise self.fault("E321", f"`{tree.name}` asks nothing of what stands in brackets", tree, scope)
        return method(tree, scope)

    def function_size(self, tree: t.OfOne, scope: Scope) -> Bound:
        place = self.expression(tree.inside, scope)
        if place.type not in ("cards", "row", "meld", "stacks"):
            raise self.fault("E320", f"{_article(place.type)} has no size", tree.inside, scope)
        return self.made(tree, scope, "size", "number", (place,))

    def _of_meld(self, tree: t.OfOne, scope: Scope) -> Bound:
        maybe = tree.name in ("rank", "suit", "low", "high")
        return self.made(tree, scope, tree.name, ATOMS[tree.name].type, (self.meld(tree.inside, scope),), maybe=maybe)

    function_own = function_stand_ins = function_low = function_high = function_age = _of_meld

    def function_rank(self, tree: t.OfOne, scope: Scope) -> Bound:
        asked = self.expression(tree.inside, scope)
        if asked.type not in ("card", "meld"):
            raise self.fault("E320", f"{_article(asked.type)} has no {tree.name}", tree.inside, scope)
        return self.made(tree, scope, tree.name, tree.name, (asked,), maybe=True)

    function_suit = function_rank

    def function_top(self, tree: t.OfOne, scope: Scope) -> Bound:
        place = self.expression(tree.inside, scope)
        found = self.names.found.get(place.data[0]) if place.op == "zone" else None
        if found is None or not isinstance(found.entry, e.Zone) or found.entry.kind != "stack":
            raise self.fault("E320", "only a stack has a top card", tree.inside, scope)
        return self.made(tree, scope, "top", "card", data=place.data, maybe=True)

    def function_next(self, tree: t.OfOne, scope: Scope) -> Bound:
        return self.made(tree, scope, "next", "cards", data=self._stacks(tree, scope).data)

    def function_stacks(self, tree: t.OfOne, scope: Scope) -> Bound:
        return self.made(tree, scope, "stacks", "number", data=self._stacks(tree, scope).data)

    def _stacks(self, tree: t.OfOne, scope: Scope) -> Bound:
        place = self.expression(tree.inside, scope)
        if place.type != "stacks":
            raise self.fault("E320", "this asks about a zone of several stacks", tree.inside, scope)
        return place

    def function_turns_since(self, tree: t.OfOne, scope: Scope) -> Bound:
        return self.made(tree, scope, "turns_since", "number", data=self._happening(tree, scope, "action", "trigger"), maybe=True)

    def function_can(self, tree: t.OfOne, scope: Scope) -> Bound:
        return self.made(tree, scope, "can", "yesno", data=self._happening(tree, scope, "action"))

    def _happening(self, tree: t.OfOne, scope: Scope, *sorts: str) -> str:
        name = tree.inside.name
        if self.names.what(name) not in sorts:
            raise self.fault("E321", f"`{name}` is no {' or '.join(sorts)}", tree.inside, scope)
        self.known.add("play")
        self.names.read.add(name)
        return name

    def function_pattern(self, tree: t.OfOne, scope: Scope) -> Bound:
        raise self.fault("E321", f"ask `{tree.name}(...) is NAME`", tree, scope)

    function_kind = function_pattern

    def meld(self, tree: t.Reference, scope: Scope) -> Bound:
        return self.typed(tree, scope, "meld")

    # --- over places ---

    def on_over(self, tree: t.Over, scope: Scope) -> Bound:
        place = self.place(tree.place, scope)
        inner = self.each(tree, scope, {"cards": "card", "row": "meld", "sides": "side"}[place.type])
        picked = self._picked(place, tree.selector, scope)
        where = self.typed(tree.where, inner, "yesno") if tree.where else None
        type_ = "number" if tree.sign == "count" else "yesno"
        kids = (place, picked) if where is None else (place, picked, where)
        return self.made(tree, scope, f"{tree.sign}_{place.type}", type_, kids)

    def each(self, tree: t.Tree, scope: Scope, each: str) -> Scope:
        """What is asked of one thing after the other. Each question inside another is asked once for each of its things."""
        if scope.over >= MOST_OVER:
            said = f"with its words put in place this counts inside {scope.over} other counts; {MOST_OVER} inside each other are the most"
            raise self.fault("E328", said, tree, scope, help="note what the inner count finds, or count it outside the `where`")
        return replace(scope, each=each, over=scope.over + 1)

    def _picked(self, place: Bound, selector: t.Selector, scope: Scope) -> Bound:
        if place.type == "cards":
            return self.selector(selector, scope)
        if place.type == "sides":
            if not isinstance(selector, t.Any):
                raise self.fault("E321", "of sides only `any` can be asked", selector, scope)
            return self.constant(selector, scope, "cards", cards.EVERY)
        return self.constant(selector, scope, "melds", self.meld_selector(selector, scope))

    def place(self, tree: t.Reference, scope: Scope) -> Bound:
        """Cards, a row of melds, or the sides."""
        if isinstance(tree, t.Word) and tree.name == "sides":
            return self.made(tree, scope, "sides", "sides")
        place = self.expression(tree, scope)
        if place.type in ("meld", "stacks"):
            return self.made(tree, scope, "cards_of", "cards", (place,))
        if place.type not in ("cards", "row"):
            raise self.fault("E320", f"{_article(place.type)} is no place for cards", tree, scope)
        return place

    def on_total(self, tree: t.Total, scope: Scope) -> Bound:
        place = self.place(tree.place, scope)
        if place.type == "sides":
            raise self.fault("E320", "sides hold no cards; name a place", tree.place, scope)
        entry = self.names.found.get(tree.word)
        if entry is not None and isinstance(entry.entry, e.Table) and entry.entry.by is None:
            self.words.add(tree.word)
            self.names.read.add(tree.word)
            return self._total_of_cards(tree, scope, place, self.worth(entry.entry, scope))
        if place.type != "row":
            raise self.fault("E320", f"`{tree.word}` is no table by a card", tree, scope)
        inner = self.each(tree, scope, "meld")
        value = self.typed(t.Word(tree.span, tree.word), inner, "number")
        kids = [place, self._picked(place, tree.selector, scope), value]
        if tree.where:
            kids.append(self.typed(tree.where, inner, "yesno"))
        return self.made(tree, scope, "total_row", "number", tuple(kids))

    def _total_of_cards(self, tree: t.Total, scope: Scope, place: Bound, worth: dict[int, int]) -> Bound:
        if place.type == "row":
            place = self.made(tree, scope, "cards_of", "cards", (place,))
        kids = [place, self.selector(tree.selector, scope)]
        if tree.where:
            kids.append(self.typed(tree.where, self.each(tree, scope, "card"), "yesno"))
        return self.made(tree, scope, "total_cards", "number", tuple(kids), worth)

    def on_extreme(self, tree: t.Extreme, scope: Scope) -> Bound:
        place = self.place(tree.place, scope)
        if place.type not in ("row", "sides"):
            raise self.fault("E320", f"`{tree.sign}` compares melds or sides", tree.place, scope)
        if tree.word == "score":
            self.known.add("deal")
        inner = self.each(tree, scope, "meld" if place.type == "row" else "side")
        kids = [place, self.typed(t.Word(tree.span, tree.word), inner, "number")]
        if tree.where:
            kids.append(self.typed(tree.where, inner, "yesno"))
        return self.made(tree, scope, tree.sign, "number", tuple(kids), maybe=True)

    def on_times(self, tree: t.Times, scope: Scope) -> Bound:
        self.known.add("play")
        for thing in tree.things:
            self.names.read.add(thing)
            self.words.add(thing)
            if self.names.what(thing) not in ("action", "trigger", "meld"):
                raise self.fault(
                    "E321",
                    f"`{thing}` is no action, trigger or meld, so it does not happen",
                    tree,
                    scope,
                    help=self.names.instead(thing),
                )
        return self.made(tree, scope, "times", "number", data=(tree.things, tree.who, tree.period))

    # --- selectors ---

    def selector(self, tree: t.Selector, scope: Scope) -> Bound:
        """Which cards it picks: a constant mask, or (with `like`) one worked out when asked."""
        method: Callable[[Any, Scope], Bound] = getattr(self, "pick_" + type(tree).__name__.lower())
        return self._deeper(method, tree, scope)

    def _mask(self, tree: t.Tree, scope: Scope, picked: Callable[[int], bool]) -> Bound:
        return self.constant(tree, scope, "cards", cards.mask(card for card in range(cards.CARDS) if picked(card)))

    def pick_rank(self, tree: t.Rank, scope: Scope) -> Bound:
        return self._mask(tree, scope, lambda card: cards.rank(card) == cards.RANKS.index(tree.rank))

    def pick_ranks(self, tree: t.Ranks, scope: Scope) -> Bound:
        low, high = cards.RANKS.index(tree.low), cards.RANKS.index(tree.high)
        if low > high:
            raise self.fault(
                "E321",
                f"from {tree.low} to {tree.high} there is no way upwards: the ace comes after the king, the two is lowest",
                tree,
                scope,
            )
        return self._mask(tree, scope, lambda card: card != cards.JOKER and low <= card >> 2 <= high)

    def pick_colour(self, tree: t.Colour, scope: Scope) -> Bound:
        return self._mask(tree, scope, lambda card: cards.suit(card) in cards.COLOURS[tree.colour])

    def pick_suit(self, tree: t.Suit, scope: Scope) -> Bound:
        return self._mask(tree, scope, lambda card: cards.suit(card) == cards.SUITS.index(tree.suit))

    def pick_joker(self, tree: t.Joker, scope: Scope) -> Bound:
        return self._mask(tree, scope, lambda card: card == cards.JOKER)

    def pick_any(self, tree: t.Any, scope: Scope) -> Bound:
        return self.constant(tree, scope, "cards", cards.EVERY)

    def pick_like(self, tree: t.Like, scope: Scope) -> Bound:
        return self.made(tree, scope, "like", "cards", (self.typed(t.Word(tree.span, tree.name), scope, "card"),))

    def pick_named(self, tree: t.Named, scope: Scope) -> Bound:
        found = self.names.found.get(tree.name)
        if found is None or not isinstance(found.entry, e.Cards):
            said = f"`{tree.name}` is {_article(found.what)}, not a class of cards" if found else nowhere(tree.name)
            raise self.fault("E321", said, tree, scope, help=_did_you_mean(self.names.nearest(tree.name)))
        self.words.add(tree.name)
        self.names.read.add(tree.name)
        if tree.name in scope.inside:
            raise self.fault("E324", f"a class cannot read itself: {tree.name}", tree, scope)
        return self.selector(found.entry.selector, replace(scope, source=found.entry.source, inside=(*scope.inside, tree.name)))

    def _joined(self, tree: t.Both | t.Either | t.Without, scope: Scope, op: str) -> Bound:
        return self.made(tree, scope, op, "cards", (self.selector(tree.left, scope), self.selector(tree.right, scope)))

    def pick_both(self, tree: t.Both, scope: Scope) -> Bound:
        return self._joined(tree, scope, "mask_both")

    def pick_either(self, tree: t.Either, scope: Scope) -> Bound:
        return self._joined(tree, scope, "mask_either")

    def pick_without(self, tree: t.Without, scope: Scope) -> Bound:
        return self._joined(tree, scope, "mask_without")

    def meld_selector(self, tree: t.Selector, scope: Scope) -> tuple[Any, ...]:
        """In a row the names are patterns, kinds and groups: nested tuples of `any`, `name`, `either`, `both`, `without`."""
        if isinstance(tree, t.Any):
            return ("any",)
        if isinstance(tree, t.Named):
            if self.names.what(tree.name) not in ("meld", "kind", "group"):
                raise self.fault("E321", f"`{tree.name}` is no meld and no kind of melds", tree, scope, help=self.names.instead(tree.name))
            self.words.add(tree.name)
            self.names.read.add(tree.name)
            return ("name", tree.name)
        if isinstance(tree, t.Either | t.Both | t.Without):
            return (type(tree).__name__.lower(), self.meld_selector(tree.left, scope), self.meld_selector(tree.right, scope))
        raise self.fault("E321", "melds are asked by the name of their pattern or kind, not by cards", tree, scope)


_EACH = sum(cards.ONE)


def row_of(firsts: tuple[int | None, ...], value: int) -> int:
    """Which band of a table a number falls into: the last whose first value is not above it."""
    found = 0
    for number, first in enumerate(firsts):
        if first is None or first <= value:
            found = number
    return found


def choice_value(entry: e.Choice, value: str) -> tuple[str, Any]:
    """Type and value of a choice: numbers, yes and no, or names."""
    texts = {scalar.text for scalar in entry.values}
    if all(WHOLE_NUMBER.match(text) for text in texts):
        return "number", int(value)
    if texts <= {"yes", "no"}:
        return "yesno", value == "yes"
    return "name", value


def nowhere(name: str) -> str:
    """What is said of a word that no entry defines."""
    return f"`{name}` is defined nowhere"


def _article(type_: str) -> str:
    return {
        "yesno": "a yes or no",
        "number": "a number",
        "row": "a row of melds",
        "cards": "some cards",
        "meld": "a meld",
        "action": "an action",
    }.get(type_, f"a {type_}")


def _did_you_mean(name: str) -> str:
    return f"did you mean `{name}`?" if name else ""
