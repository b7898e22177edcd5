"""The typed entries of a resolved file: one class for each verb.

Texts are read by the grammars here; what a name in them means is decided in `names.py`. Faults are collected, so that
one run reports them all.
"""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Mapping as Dictionary
from dataclasses import dataclass, replace
from typing import TypeAlias, TypeVar

from meldbook.language import grammar, slips
from meldbook.language import tree as t
from meldbook.loading.diagnostics import Diagnostic
from meldbook.loading.nodes import Mapping, Node, Place, Scalar, Sequence
from meldbook.loading.scalars import WHOLE_NUMBER
from meldbook.loading.variants import Entry, Resolved

Read = TypeVar("Read")


@dataclass(frozen=True, slots=True)
class Text:
    """An expression with the scalar it was read from. `field` names the slot: `when`, `needs`, `pays` ..."""

    tree: t.Expression
    source: Scalar
    field: str


@dataclass(frozen=True, slots=True)
class Move:
    """`amount` is an expression, or the word `all` or `card`."""

    amount: Text | str
    source: Text
    target: Text
    cards: t.Selector | None
    cards_source: Scalar | None
    each: str
    when: Text | None


@dataclass(frozen=True, slots=True)
class Lay:
    row: str
    place: Place


@dataclass(frozen=True, slots=True)
class Note:
    word: str
    value: Text
    period: str
    owner: str
    when: Text | None
    place: Place


@dataclass(frozen=True, slots=True)
class Ask:
    who: str
    answers: tuple[str, ...]
    word: str
    place: Place


@dataclass(frozen=True, slots=True)
class PayNow:
    amount: Text
    to: str
    when: Text | None


@dataclass(frozen=True, slots=True)
class Score:
    who: str


@dataclass(frozen=True, slots=True)
class Shuffle:
    zone: str
    place: Place


@dataclass(frozen=True, slots=True)
class End:
    """`what` is `turn`, `match` or the name of a phase. `won_by` is `score` or `nobody`."""

    what: str
    won_by: str
    place: Place


Effect: TypeAlias = Move | Lay | Note | Ask | PayNow | Score | Shuffle | End


@dataclass(frozen=True, slots=True)
class Base:
    """`id` is `chapter.key`, `name` the key: the word by which expressions know the entry."""

    id: str
    name: str
    entry: Entry


@dataclass(frozen=True, slots=True)
class Cards(Base):
    selector: t.Selector
    source: Scalar


@dataclass(frozen=True, slots=True)
class Zone(Base):
    kind: str
    owner: str
    seen: str
    deck: bool
    refill: str | None
    number: int


@dataclass(frozen=True, slots=True)
class Is(Base):
    value: Text


@dataclass(frozen=True, slots=True)
class Row:
    """One row of a table: its key as written, and its value. For a table by a card `cards` is the key read as a selector."""

    key: Scalar
    value: Text
    cards: t.Selector | None


@dataclass(frozen=True, slots=True)
class Table(Base):
    """`by` is None for a table by a card."""

    by: Text | None
    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class Choice(Base):
    values: tuple[Scalar, ...]
    default: Text | None
    overlays: tuple[tuple[str, Mapping], ...]


@dataclass(frozen=True, slots=True)
class Meld(Base):
    pattern: t.Pattern
    source: Scalar
    moves: str


@dataclass(frozen=True, slots=True)
class Kind(Base):
    group: str
    of: tuple[str, ...]
    when: Text | None
    pays: Text | None


@dataclass(frozen=True, slots=True)
class Phase(Base):
    """Either `effects` or `steps` (name, whether it may be skipped)."""

    effects: tuple[Effect, ...]
    steps: tuple[tuple[str, bool], ...]


@dataclass(frozen=True, slots=True)
class Selection:
    """What an action chooses. `what`: nothing, `card`, `word`, `groups`."""

    what: str
    zone: str
    top_of: str | None
    joining: str | None
    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Action(Base):
    step: str
    selection: Selection
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Trigger(Base):
    condition: Text
    phases: tuple[str, ...]
    everyone: bool
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Rule(Base):
    targets: tuple[Scalar, ...]
    when: Text | None
    needs: Text


@dataclass(frozen=True, slots=True)
class Pays(Base):
    amount: Text
    when: Text | None
    by_seat: bool


@dataclass(frozen=True, slots=True)
class Told(Base):
    follows: tuple[Scalar, ...]


Typed: TypeAlias = Cards | Zone | Is | Table | Choice | Meld | Kind | Phase | Action | Trigger | Rule | Pays | Told


def typed_entries(resolved: Resolved, known: Dictionary[str, Typed] | None = None) -> tuple[dict[str, Typed], list[Diagnostic]]:
    """Every entry in its class, in the order of the file, and the faults of their texts. An entry of those `known` is not read again."""
    reader = _Reader()
    found: dict[str, Typed] = {}
    for entry in resolved.entries.values():
        old = known.get(entry.id) if known is not None else None
        made = old if old is not None and old.entry is entry else reader.entry(entry)
        if made is not None:
            found[entry.id] = made
    return found, reader.faults


class _Reader:
    """One method for each verb, found by its name."""

    def __init__(self) -> None:
        self.faults: list[Diagnostic] = []

    def entry(self, entry: Entry) -> Typed | None:
        before = len(self.faults)
        made: Typed = getattr(self, f"verb_{entry.verb}")(entry, entry.fields, (entry.id, entry.key, entry))
        return made if len(self.faults) == before else None

    def verb_cards(self, _entry: Entry, fields: dict[str, Node], base: tuple[str, str, Entry]) -> Typed:
        return Cards(*base, self.selector(fields["cards"]), _scalar(fields["cards"]))

    def verb_zone(self, _entry: Entry, fields: dict[str, Node], base: tuple[str, str, Entry]) -> Typed:
        refill = _text(fields.get("refill"), "")
        return Zone(
            *base,
            _text(fields["zone"]),
            _text(fields.get("of"), "table"),
            _text(fields.get("seen"), "everyone"),
            _text(fields.get("starts"), "") == "deck",
            refill or None,
            int(_text(fields.get("number"), "1")),
        )

    def verb_is(self, _entry: Entry, fields: dict[str, Node], base: tuple[str, str, Entry]) -> Typed:
        return Is(*base, self.text(fields, "is"))

    def verb_by(self, _entry: Entry, fields: dict[str, Node], base: tuple[str, str, Entry]) -> Typed:
        by_card = _text(fields["by"]) == "card"
        rows = []
        for key, value in _pairs(fields["values"]):
            rows.append(Row(key, self.expression(_scalar(value), "values"), self.selector(key) if by_card else None))
        if not by_card:
            self._bands(rows)
        return Table(*base, None if by_card else self.text(fields, "by"), tuple(rows))

    def _bands(self, rows: list[Row]) -> None:
        last = None
        for number, row in enumerate(rows):
            if row.key.text == "below":
                if number:
                    self.fault("E330", "`below` is the first row of a table", row.key.place, help="move it to the front")
                continue
            if not WHOLE_NUMBER.match(row.key.text) or len(row.key.text) > 10:
                self.fault(
                    "E330",
                    f"`{row.key.text}` is not the first number of a band",
                    row.key.place,
                    help="write a whole number, or `below` in the first row",
                )
                return
            if last is not None and int(row.key.text) <= last:
                self.fault(
                    "E330", "the rows of a table go upwards", row.key.place, help=f"write a number above {last}, or change the order"
                )
            last = int(row.key.text)

    def verb_choice(self, _entry: Entry, fields: dict[str, Node], base: tuple[str, str, Entry]) -> Typed:
        overlays = tuple((key.text, value) for key, value in _pairs(fields.get("with")) if isinstance(value, Mapping))
        values = tuple(_scalar(item) for item in _items(fields["choice"]))
        for key, _ in _pairs(fields.get("with")):
            if key.text not in {value.text for value in values}:
                self.fault(
                    "E331",
                    f"`{key.text}` is not one of the values of this choice",
                    key.place,
                    help="write one of " + ", ".join(f"`{v.text}`" for v in values),
                )
        return Choice(*base, values, self.maybe(fields, "default"), overlays)

    def verb_meld(self, _entry: Entry, fields: dict[str, Node], base: tuple[str, str, Entry]) -> Typed:
        source = _scalar(fields["meld"])
        return Meld(*base, self.read(source, grammar.pattern), source, _text(fields.get("moves"), "never"))

    def verb_kind(self, _entry: Entry, fields: dict[str, Node], base: tuple[str, str, Entry]) -> Typed:
        of = fields["of"]
        names = tuple(_text(item) for item in of.items) if isinstance(of, Sequence) else (_text(of),)
        return Kind(*base, _text(fields["kind"]), names, self.maybe(fields, "when"), self.maybe(fields, "pays"))

    def verb_phase(self, _entry: Entry, fields: dict[str, Node], base: tuple[str, str, Entry]) -> Typed:
        body = fields["phase"]
        if isinstance(body, Sequence):
            return Phase(*base, self.effects(body), ())
        return Phase(*base, (), tuple((key.text, _text(value) == "any") for key, value in _pairs(body)))

    def verb_may(self, _entry: Entry, fields: dict[str, Node], base: tuple[str, str, Entry]) -> Typed:
        return Action(*base, _text(fields["may"]), _selection(fields.get("choose")), self.effects(fields.get("do")))

    def verb_whenever(self, _entry: Entry, fields: dict[str, Node], base: tuple[str, str, Entry]) -> Typed:
        phases = fields.get("in")
        names = tuple(_text(item) for item in phases.items) if isinstance(phases, Sequence) else ((_text(phases),) if phases else ())
        return Trigger(
            *base, self.text(fields, "whenever"), names, _text(fields.get("for"), "") == "everyone", self.effects(fields.get("do"))
        )

    def verb_to(self, _entry: Entry, fields: dict[str, Node], base: tuple[str, str, Entry]) -> Typed:
        to = fields["to"]
        targets = tuple(_scalar(item) for item in to.items) if isinstance(to, Sequence) else (_scalar(to),)
        return Rule(*base, targets, self.maybe(fields, "when"), self.text(fields, "needs"))

    def verb_pays(self, _entry: Entry, fields: dict[str, Node], base: tuple[str, str, Entry]) -> Typed:
        return Pays(*base, self.text(fields, "pays"), self.maybe(fields, "when"), _text(fields.get("for"), "side") == "seat")

    def verb_told(self, _entry: Entry, fields: dict[str, Node], base: tuple[str, str, Entry]) -> Typed:
        follows = fields.get("follows")
        return Told(*base, tuple(_scalar(item) for item in _items(follows)) if follows else ())

    # effects: one method for each, found by the key that names it

    def effects(self, node: Node | None) -> tuple[Effect, ...]:
        return tuple(self.effect(item) for item in _items(node) if isinstance(item, Mapping)) if node else ()

    def effect(self, node: Mapping) -> Effect:
        fields = {key.text: value for key, value in node.pairs}
        verb = next(name for name in ("move", "lay", "ask", "note", "pay", "score", "shuffle", "end") if name in fields)
        made: Effect = getattr(self, f"effect_{verb}")(fields, node.place)
        return made

    def effect_move(self, fields: dict[str, Node], _place: Place) -> Effect:
        amount = _scalar(fields["move"])
        cards = fields.get("cards")
        return Move(
            amount.text if amount.text in ("all", "card") else self.expression(amount, "move"),
            self.text(fields, "from"),
            self.text(fields, "to"),
            self.selector(cards) if cards else None,
            _scalar(cards) if cards else None,
            _text(fields.get("each"), ""),
            self.maybe(fields, "when"),
        )

    def effect_lay(self, fields: dict[str, Node], place: Place) -> Effect:
        return Lay(_text(fields["to"]), place)

    def effect_note(self, fields: dict[str, Node], place: Place) -> Effect:
        return Note(
            _text(fields["note"]),
            self.text(fields, "is"),
            _text(fields.get("for"), "turn"),
            _text(fields.get("of"), "table"),
            self.maybe(fields, "when"),
            place,
        )

    def effect_ask(self, fields: dict[str, Node], place: Place) -> Effect:
        return Ask(_text(fields["ask"]), tuple(_text(item) for item in _items(fields["choices"])), _text(fields["note"]), place)

    def effect_pay(self, fields: dict[str, Node], _place: Place) -> Effect:
        return PayNow(self.text(fields, "pay"), _text(fields.get("to"), "side"), self.maybe(fields, "when"))

    def effect_score(self, fields: dict[str, Node], _place: Place) -> Effect:
        return Score(_text(fields["score"]))

    def effect_shuffle(self, fields: dict[str, Node], place: Place) -> Effect:
        return Shuffle(_text(fields["shuffle"]), place)

    def effect_end(self, fields: dict[str, Node], place: Place) -> Effect:
        return End(_text(fields["end"]), _text(fields.get("won_by"), "score"), place)

    # texts

    def text(self, fields: dict[str, Node], name: str) -> Text:
        return self.expression(_scalar(fields[name]), name)

    def maybe(self, fields: dict[str, Node], name: str) -> Text | None:
        return self.text(fields, name) if name in fields else None

    def expression(self, source: Scalar, field: str) -> Text:
        return Text(self.read(source, grammar.expression), source, field)

    def selector(self, node: Node) -> t.Selector:
        return self.read(_scalar(node), grammar.selector)

    def read(self, source: Scalar, parse: Callable[[str], Read]) -> Read:
        """What a grammar makes of a scalar; a fault is noted, and something readable is put in its place."""
        try:
            return parse(source.text)
        except grammar.TextFault as fault:
            expected = ", ".join(fault.expected)
            help = slips.instead(source.text, fault.column) or (f"what can stand here: {expected}" if expected else "")
            self.fault("E300", fault.message, shown(source, fault.column, fault.width), help=help)
            return parse({"selector": "any", "pattern": "1 cards, all any", "expression": "0"}[parse.__name__])

    def fault(self, code: str, message: str, place: Place, help: str = "") -> None:
        self.faults.append(Diagnostic(code, message, place, help=help))


def shown(source: Scalar, column: int, width: int) -> Place:
    """The place of some characters inside a scalar."""
    if source.offset < 0:
        return source.place
    return replace(source.place, column=source.place.column + source.offset + column, width=max(1, width))


def _selection(node: Node | None) -> Selection:
    fields = {key.text: value for key, value in _pairs(node)}
    words = tuple(_text(item) for item in _items(fields["word"])) if "word" in fields else ()
    what = next((name for name in ("card", "groups", "word") if name in fields), "nothing")
    zone = _text(fields[what]) if what in ("card", "groups") else ""
    return Selection(what, zone, _text(fields.get("with"), "") or None, _text(fields.get("joining"), "") or None, words)


def _scalar(node: Node) -> Scalar:
    assert isinstance(node, Scalar)
    return node


def _text(node: Node | None, missing: str = "") -> str:
    return node.text if isinstance(node, Scalar) else missing


def _items(node: Node | None) -> tuple[Node, ...]:
    return node.items if isinstance(node, Sequence) else ()


def _pairs(node: Node | None) -> tuple[tuple[Scalar, Node], ...]:
    return node.pairs if isinstance(node, Mapping) else ()
