"""Turns bound expressions into functions: one Python function each, compiled together for one game.

A function is called with the state `v`, the seat `p` and its side `s`, the choice `c` and the meld in question `m`; inside
a `where`, `x` is the one in turn. The source is put together from the pieces below and from numbers alone: no text
and no name of a rule file is ever part of it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from meldbook.language.bind import Bound
from meldbook.play import cards, layout, operations
from meldbook.play.game import Rule

Function = Callable[..., Any]


class Coder:
    """Collects functions, then compiles them in one go. Equal expressions are compiled once."""

    def __init__(self, places: layout.Layout, tags: dict[str, int], tables: dict[str, Any]) -> None:
        self.places, self.tags, self.tables = places, tags, tables
        self.constants: list[Any] = []
        self.sources: list[str] = []
        self.known: dict[str, int] = {}
        self.p, self.s = "p", "s"

    def add_for_anyone(self, bound: Bound) -> int:
        """The number of the function that answers an expression for any seat at once."""
        return self._number(f"return {self.for_anyone(bound)}")

    def add(self, bound: Bound) -> int:
        """The number of the function that answers this expression."""
        return self._number(f"return {self.piece(bound)}")

    def add_first(self, tests: Sequence[str]) -> int:
        """The number of the function that answers which of some tests holds first, counted from 0; -1 if none does."""
        return self._number("".join(f"if {test}: return {number}\n    " for number, test in enumerate(tests)) + "return -1")

    def refuses(self, rule: Rule, to_meld: bool = False) -> str:
        """The piece that asks whether a rule refuses. What a rule to a meld says of the meld alone stands with the meld."""
        if rule.fixed and to_meld:
            return f"({rule.number} in m.faults)"
        needs = f"not {self.piece(rule.needs.bound)}"
        return f"({needs})" if rule.when is None else f"({self.piece(rule.when.bound)} and {needs})"

    def for_anyone(self, bound: Bound) -> str:
        """The piece that answers an expression for any seat at once."""
        pieces = []
        for seat, side in enumerate(self.places.side_of):
            self.p, self.s = str(seat), str(side)
            pieces.append(self.piece(bound))
        self.p, self.s = "p", "s"
        return "(" + " or ".join(pieces) + ")"

    def _number(self, source: str) -> int:
        number = self.known.get(source)
        if number is None:
            number = self.known[source] = len(self.sources)
            self.sources.append(source)
        return number

    def compile(self) -> list[Function]:
        """All functions, by their numbers."""
        body = "\n".join(f"def f{number}(v, p, s, c, m):\n    {source}" for number, source in enumerate(self.sources))
        space: dict[str, Any] = {
            "__builtins__": {},
            "sum": sum,
            "len": len,
            "max": max,
            "min": min,
            "any": any,
            "range": range,
            "bool": bool,
            "K": tuple(self.constants),
            "is_one": cards.is_one,
            "rank_of": cards.rank,
            "suit_of": cards.suit,
            "kinds": cards.kinds,
            "copies": cards.copies,
            "mask_like": operations.mask_like,
            "from_table": operations.from_table,
            "less": operations.less,
            "at_most": operations.at_most,
            "divided": operations.divided,
            **self.tables,
        }
        exec(compile(body, "<rules>", "exec"), space)
        return [space[f"f{number}"] for number in range(len(self.sources))]

    def constant(self, value: Any) -> str:
        """A value that is not a plain number, kept beside the source."""
        if value is None or isinstance(value, bool | int):
            return repr(value)
        if value not in self.constants:
            self.constants.append(value)
        return f"K[{self.constants.index(value)}]"

    def piece(self, bound: Bound) -> str:
        """The piece of source for one operation."""
        simple = _PIECES.get(bound.op)
        if simple is not None:
            piece = "(" + simple.format(*map(self.piece, bound.kids), p=self.p, s=self.s) + ")"
            return f"bool{piece}" if bound.op in ("and", "or") and any(kid.maybe for kid in bound.kids) else piece
        method: Callable[[Bound], str] = getattr(self, f"on_{_WORDS.get(bound.op, bound.op)}")
        return method(bound)

    def on_constant(self, bound: Bound) -> str:
        return self.constant(bound.data)

    def _equal(self, bound: Bound) -> str:
        """Only where both can be nothing must it be asked; then the comparison is a chain: equal, and not nothing."""
        left, right = map(self.piece, bound.kids)
        return f"({left} == {right} is not None)" if all(kid.maybe for kid in bound.kids) else f"({left} == {right})"

    def _compared(self, bound: Bound, plain: str, careful: str) -> str:
        left, right = map(self.piece, bound.kids)
        return (careful if any(kid.maybe for kid in bound.kids) else plain).format(left, right)

    def on_equal(self, bound: Bound) -> str:
        return self._equal(bound)

    def on_unequal(self, bound: Bound) -> str:
        return f"(not {self._equal(bound)})"

    def on_less(self, bound: Bound) -> str:
        return self._compared(bound, "({} < {})", "less({}, {})")

    def on_at_most(self, bound: Bound) -> str:
        return self._compared(bound, "({} <= {})", "at_most({}, {})")

    def on_more(self, bound: Bound) -> str:
        return self._compared(bound, "({} > {})", "less({1}, {0})")

    def on_at_least(self, bound: Bound) -> str:
        return self._compared(bound, "({} >= {})", "at_most({1}, {0})")

    def _sum(self, bound: Bound, sign: str) -> str:
        parts = [f"({self.piece(kid)} or 0)" if kid.maybe else self.piece(kid) for kid in bound.kids]
        return f"({f' {sign} '.join(parts)})"

    def on_plus(self, bound: Bound) -> str:
        return self._sum(bound, "+")

    def on_minus(self, bound: Bound) -> str:
        return self._sum(bound, "-")

    def on_product(self, bound: Bound) -> str:
        return self._sum(bound, "*")

    def on_table(self, bound: Bound) -> str:
        by, *values = map(self.piece, bound.kids)
        if all(kid.constant for kid in bound.kids[1:]) and not bound.kids[0].maybe:
            return self._bands(bound, by)
        return f"from_table({self.constant(bound.data)}, {by}, {', '.join(values)})"

    def _bands(self, bound: Bound, by: str) -> str:
        """A chain of comparisons, the highest band first."""
        source = self.piece(bound.kids[1])
        for first, value in zip(bound.data[1:], bound.kids[2:], strict=True):
            source = f"({self.piece(value)} if {by} >= {first} else {source})"
        return source

    def on_among(self, bound: Bound) -> str:
        return f"({self.piece(bound.kids[0])} in {self.constant(bound.data)})"

    def on_worth(self, bound: Bound) -> str:
        worth = (*tuple(bound.data.get(card, 0) for card in range(cards.CARDS)), 0)
        card = self.piece(bound.kids[0])
        return f"{self.constant(worth)}[-1 if {card} is None else {card}]"

    def on_empty(self, bound: Bound) -> str:
        inside = self.piece(bound.kids[0])
        type_ = bound.kids[0].type
        if type_ == "stacks":
            return f"(not any({inside}))"
        if type_ in ("cards", "row"):
            return f"(not {inside})"
        return f"({inside} is None)" if bound.kids[0].maybe else "False"

    # --- the state ---

    def on_note(self, bound: Bound) -> str:
        note = self.places.notes[bound.data]
        if note.owner == "table":
            return f"v[{note.first}]"
        return f"v[{note.first} + {self.p if note.owner == 'seat' else self.s}]"

    def owners(self, owner: str, who: str) -> str:
        """The owners meant, as one number or (in brackets) as several."""
        p, s = self.p, self.s
        if owner == "seat":
            return {
                "player": p,
                "dealer": f"v[{layout.DEALER}]",
                "next_player": f"NEXT[{p}]",
                "partner": f"(PARTNERS[{p}])",
                "side": f"(SEATS[{s}])",
                "each": "(SEATS[x])",
                "opponents": f"(OPPONENTS[{s}])",
                "everyone": "(ALL_SEATS)",
            }[who]
        return {
            "player": s,
            "side": s,
            "each": "x",
            "dealer": f"SIDE[v[{layout.DEALER}]]",
            "next_player": f"SIDE[NEXT[{p}]]",
            "partner": f"(PARTNER_SIDES[{s}])",
            "opponents": f"(OTHERS[{s}])",
            "everyone": "(ALL_SIDES)",
        }[who]

    def on_zone(self, bound: Bound) -> str:
        name, who = bound.data
        zone = self.places.zones[name]
        first = zone.first + (1 if zone.kind == "stack" else 0)
        if zone.owner == "table":
            return f"v[{first}]"
        owners = self.owners(zone.owner, who)
        place = f"v[{first} + " + ("{}]" if zone.width == 1 else f"{zone.width} * {{}}]")
        if not owners.startswith("("):
            return place.format(owners)
        empty = "" if zone.kind in ("stack", "cards") else ", ()"
        return f"sum([{place.format('o')} for o in {owners}]{empty})"

    def on_top(self, bound: Bound) -> str:
        name, who = bound.data
        zone = self.places.zones[name]
        owners = "" if zone.owner == "table" else self.owners(zone.owner, who)
        if owners.startswith("("):
            return f"FIRST([v[{zone.first} + {zone.width} * o] for o in {owners}])"
        place = f"v[{zone.first}]" if zone.owner == "table" else f"v[{zone.first} + {zone.width} * {owners}]"
        return f"({place}[-1] if {place} else None)"

    def on_next(self, bound: Bound) -> str:
        return f"NEXT_STACK({self.on_zone(bound)})"

    def on_stacks(self, bound: Bound) -> str:
        return f"sum([1 for o in {self.on_zone(bound)} if o])"

    def on_times(self, bound: Bound) -> str:
        things, who, period = bound.data
        seats = self.owners("seat", who)
        parts = [self._times_of(thing, seats, period) for thing in things]
        return f"({' + '.join(parts)})"

    def _times_of(self, thing: str, seats: str, period: str) -> str:
        several = seats.startswith("(")
        seat = "o" if several else seats
        turn = f"v[{layout.DONE}].count({self.places.happened(thing, 0)} + {seat})"
        if period == "this_turn":
            one = turn
        else:
            first = (self.places.match_counts if period == "this_match" else self.places.deal_counts)[thing]
            one = f"v[{first} + {seat}]" + (f" - {turn}" if period == "before" else "")
        return f"sum([{one} for o in {seats}])" if several else f"({one})"

    def on_turns_since(self, bound: Bound) -> str:
        return f"SINCE(v, v[{self.places.last_times[bound.data]} + {self.s}])"

    def on_can(self, bound: Bound) -> str:
        return f"CAN(v, {self.p}, {self.constant(bound.data)})"

    # --- places and what is in them ---

    def on_cards_of(self, bound: Bound) -> str:
        inside = self.piece(bound.kids[0])
        if bound.kids[0].type == "row":
            return f"sum([o.cards for o in {inside}])"
        if bound.kids[0].type == "stacks":
            return f"STACKED({inside})"
        return f"({inside}.cards if {inside} is not None else 0)"

    def on_size(self, bound: Bound) -> str:
        kid = bound.kids[0]
        inside = self.piece(kid)
        if kid.type == "cards":
            return cards.code_count(inside, cards.EVERY)
        if kid.type == "row":
            return f"sum([o.size for o in {inside}])"
        if kid.type == "stacks":
            return f"sum([len(o) for o in {inside}])"
        return f"{inside}.size" if kid.op == "each" else f"({inside}.size if {inside} is not None else 0)"

    def on_of_meld(self, bound: Bound) -> str:
        """own, stand_ins, low, high, age; rank and suit also of a card."""
        kid = bound.kids[0]
        inside = self.piece(kid)
        if kid.type == "card":
            return f"{bound.op}_of({inside})"
        found = f"(v[{layout.TURN}] - {inside}.begun)" if bound.op == "age" else f"{inside}.{bound.op}"
        return found if kid.op == "each" else f"({found} if {inside} is not None else {None if bound.maybe else 0})"

    def on_meld_is(self, bound: Bound) -> str:
        inside = self.piece(bound.kids[0])
        return f"({inside} is not None and {self.tag_test(bound.data, inside)})"

    def tag_test(self, asked: tuple[Any, ...], meld: str) -> str:
        """A question about the pattern and the kinds of a meld."""
        if asked[0] == "any":
            return "True"
        if asked[0] == "name":
            return f"({meld}.tags & {self.tags[asked[1]]} != 0)"
        joint = {"either": "({} or {})", "both": "({} and {})", "without": "({} and not {})"}[asked[0]]
        return joint.format(self.tag_test(asked[1], meld), self.tag_test(asked[2], meld))

    def _each_card(self, bound: Bound) -> tuple[str, str]:
        """Where each card is asked in turn: the loop, and the test."""
        place, picked, where = map(self.piece, bound.kids)
        return f"for o, k in (({place}, {picked}),) for x in kinds(o & k)", f"if {where}"

    def _cards(self, bound: Bound, plain: Callable[[str, int], str], counted: str) -> str:
        place, picked = bound.kids[:2]
        if len(bound.kids) == 2 and picked.constant:
            return plain(self.piece(place), picked.data)
        if len(bound.kids) == 2:
            return counted.format(f"sum([copies(o, x) for o, k in (({self.piece(place)}, {self.piece(picked)}),) for x in kinds(o & k)])")
        loop, test = self._each_card(bound)
        return counted.format(f"sum([copies(o, x) {loop} {test}])")

    def on_count_cards(self, bound: Bound) -> str:
        return self._cards(bound, cards.code_count, "{}")

    def on_some_cards(self, bound: Bound) -> str:
        return self._cards(bound, cards.code_some, "({} > 0)")

    def on_every_cards(self, bound: Bound) -> str:
        """Of those the `where` lets through, none is outside the class."""
        place, picked = bound.kids[:2]
        if len(bound.kids) == 2 and picked.constant:
            return cards.code_every(self.piece(place), picked.data)
        where = self.piece(bound.kids[2]) if len(bound.kids) == 3 else "True"
        return f"(not any([{where} for o, k in (({self.piece(place)}, {self.piece(picked)}),) for x in kinds(o & ~k)]))"

    def on_total_cards(self, bound: Bound) -> str:
        place, picked = bound.kids[:2]
        if picked.constant:
            chosen = {card: number for card, number in bound.data.items() if cards.ONE[card] & picked.data}
            if len(bound.kids) == 2:
                return f"sum([{cards.code_total('o', chosen)} for o in ({self.piece(place)},)])"
        worth = tuple(bound.data.get(card, 0) for card in range(cards.CARDS))
        where = self.piece(bound.kids[2]) if len(bound.kids) == 3 else "True"
        return f"sum([copies(o, x) * {self.constant(worth)}[x] for o, k in (({self.piece(place)}, {self.piece(picked)}),) for x in kinds(o & k) if {where}])"

    def _row(self, bound: Bound, first_kid: int = 2) -> str:
        place = self.piece(bound.kids[0])
        tests = [self.tag_test(bound.kids[1].data, "x")] if bound.kids[1].type == "melds" else []
        tests += [self.piece(kid) for kid in bound.kids[first_kid:]]
        return f"for x in {place}" + "".join(f" if {test}" for test in tests if test != "True")

    def on_count_row(self, bound: Bound) -> str:
        return f"sum([1 {self._row(bound)}])"

    def on_some_row(self, bound: Bound) -> str:
        return f"any([True {self._row(bound)}])"

    def on_every_row(self, bound: Bound) -> str:
        where = [self.piece(kid) for kid in bound.kids[2:]] or ["True"]
        return f"(not any([{where[0]} for x in {self.piece(bound.kids[0])} if not {self.tag_test(bound.kids[1].data, 'x')}]))"

    def on_total_row(self, bound: Bound) -> str:
        return f"sum([({self.piece(bound.kids[2])} or 0) {self._row(bound, 3)}])"

    def on_extreme(self, bound: Bound) -> str:
        function = "max" if bound.op == "most" else "min"
        place = "ALL_SIDES" if bound.kids[0].type == "sides" else self.piece(bound.kids[0])
        test = f" if {self.piece(bound.kids[2])}" if len(bound.kids) == 3 else ""
        values = f"[{self.piece(bound.kids[1])} for x in {place}{test}]"
        if bound.kids[1].maybe:
            values = f"[o for o in {values} if o is not None]"
        return f"{function}({values}, default=None)"

    def on_count_sides(self, bound: Bound) -> str:
        return f"sum([1 for x in ALL_SIDES{self._side_test(bound)}])"

    def on_some_sides(self, bound: Bound) -> str:
        return f"any([True for x in ALL_SIDES{self._side_test(bound)}])"

    def on_every_sides(self, bound: Bound) -> str:
        return "True"

    def _side_test(self, bound: Bound) -> str:
        return f" if {self.piece(bound.kids[2])}" if len(bound.kids) == 3 else ""


# Operations whose piece is the pieces of their parts in a frame.
_PIECES = {
    "choose": "{1} if {0} else {2}",
    "and": "{} and {}",
    "or": "{} or {}",
    "not": "not {}",
    "div": "divided({}, {})",
    "negative": "-({} or 0)",
    "card_is": "is_one({}, {})",
    "like": "mask_like({})",
    "mask_both": "{} & {}",
    "mask_either": "{} | {}",
    "mask_without": "{} & ~{}",
    "score": f"v[{layout.SCORES}][{{s}}]",
    "score_each": f"v[{layout.SCORES}][x]",
    "deals": f"v[{layout.DEALS}]",
    "turn_over": f"v[{layout.TURN_OVER}]",
    "turns": f"v[{layout.TURNS}][{{p}}]",
    "rounds": f"max(v[{layout.TURNS}])",
    "laid": "c.laid",
    "used": "c.used",
    "new": "c.new",
    "onto": "c.onto",
    "card": "c.card",
    "word": "c.word",
    "meld": "m",
    "each": "x",
    "sides": "ALL_SIDES",
}
_WORDS = {
    "=": "equal",
    "!=": "unequal",
    "<": "less",
    "<=": "at_most",
    ">": "more",
    ">=": "at_least",
    "+": "plus",
    "-": "minus",
    "*": "product",
    "own": "of_meld",
    "stand_ins": "of_meld",
    "low": "of_meld",
    "high": "of_meld",
    "age": "of_meld",
    "rank": "of_meld",
    "suit": "of_meld",
    "most": "extreme",
    "least": "extreme",
}
