"""Binds every text of a variant: each in the slot where it stands, with the sort of answer that the slot wants."""

from __future__ import annotations

from collections.abc import Container, Iterable
from dataclasses import dataclass, field
from typing import Any

from meldbook.language import entries as e
from meldbook.language import tree as t
from meldbook.language.bind import Binder, BindFault, Bound, Scope
from meldbook.language.names import KNOWN, SETTINGS, TURN_END, Names, effects_of
from meldbook.loading.diagnostics import Diagnostic
from meldbook.loading.nodes import Scalar
from meldbook.loading.variants import Resolved
from meldbook.play import cards
from meldbook.play.layout import MOST_SEATS

# The sort of answer that each key of an entry wants.
WANTED = {"needs": "yesno", "when": "yesno", "whenever": "yesno", "pays": "number", "pay": "number", "move": "number"}
SAID = {
    "yesno": "a yes or no",
    "number": "a number",
    "cards": "some cards",
    "row": "a row of melds",
    "meld": "a meld",
    "card": "a card",
    "rank": "a rank",
    "suit": "a suit",
    "name": "a name",
    "stacks": "several stacks",
}
# What can be noted: values, not places.
NOTED = ("yesno", "number", "card", "rank", "suit", "name")
Texts = dict[int, tuple[Bound, frozenset[str], frozenset[str], str, str]]


@dataclass
class Bindings:
    """The bound texts of one variant with its options set. `bound` is keyed by the identity of the text (or of the effect whose
    `cards:` it is): the bound expression, when it is known, the words it reads, the entry and the key it stands under."""

    resolved: Resolved
    typed: dict[str, e.Typed]
    names: Names
    values: dict[str, str]
    faults: list[Diagnostic] = field(default_factory=list)
    bound: Texts = field(default_factory=dict)
    reads: dict[str, set[str]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.binder = Binder(self.names, self.values)
        self.idle: set[int] = set()

    def bind(self, only: Container[str] | None = None) -> dict[str, Any]:
        """Binds everything, or the entries of `only` these ids; the settings of the table. Faults are in `faults`."""
        self._note_types()
        settings = self._settings()
        self._bind_all(only)
        return settings

    def of(self, *classes: type) -> list[Any]:
        return [entry for entry in self.typed.values() if isinstance(entry, classes)]

    # binding

    def _bind(self, entry: e.Typed, text: e.Text | None, slot: str, by_side: bool = False) -> Bound | None:
        """Binds one text and remembers it; a fault, or a word that is not known in this slot, is noted."""
        if text is None:
            return None
        try:
            bound, known, words = self.binder.bind(text, by_side)
        except BindFault as fault:
            self.faults.append(fault.diagnostic())
            return None
        wanted = WANTED.get(text.field)
        if wanted is not None and bound.type != wanted:
            self.faults.append(
                Diagnostic("E320", f"`{text.field}` is {SAID[wanted]}, but this is {SAID.get(bound.type, bound.type)}", text.source.place)
            )
        extra = known - KNOWN[slot]
        if extra:
            told = {"meld": "about a meld", "choice": "what was chosen", "play": "the play", "deal": "the score"}
            said = " and ".join(sorted(told[k] for k in extra))
            self.faults.append(Diagnostic("E326", f"this reads {said}, which is not known here", text.source.place))
        self.reads.setdefault(entry.id, set()).update(words)
        self.bound[id(text)] = (bound, known, words, entry.id, text.field)
        return bound

    def _note_types(self) -> None:
        """Notes have the type of what is noted; found before anything reads them. A note may read itself, and notes that
        stand later; one whose type cannot be told is a fault where it is read."""
        effects = [effect for entry in self.typed.values() for effect in effects_of(entry)]
        for effect in effects:
            if isinstance(effect, e.Ask):
                self.binder.note_types[effect.word] = "yesno" if set(effect.answers) <= {"yes", "no"} else "name"
        waiting = [effect for effect in effects if isinstance(effect, e.Note)]
        while waiting:
            left = [note for note in waiting if not self._note_type(note)]
            if len(left) == len(waiting):
                return
            waiting = left

    def _note_type(self, note: e.Note) -> bool:
        if note.word in self.binder.note_types:
            return True
        for guess in NOTED:
            self.binder.note_types[note.word] = guess
            try:
                if self.binder.bind(note.value)[0].type == guess:
                    return True
            except BindFault:
                pass
        del self.binder.note_types[note.word]
        return False

    def _settings(self) -> dict[str, Any]:
        """The words of the table that the interpreter reads."""
        settings: dict[str, Any] = {}
        for name in SETTINGS:
            found = self.names.found.get(name)
            if found is None or found.what != "word":
                place = next((entry.entry.place for entry in self.typed.values()), self.resolved.header.place)
                self.faults.append(Diagnostic("E340", f"the table must say `{name}`", place, help=f"add an entry `{name}`"))
                continue
            self.names.read.add(name)
            try:
                bound = self.binder.expression(t.Word((0, len(name)), name), scope_of(found.entry))
            except BindFault as fault:
                self.faults.append(fault.diagnostic())
                continue
            if not bound.constant:
                self.faults.append(Diagnostic("E325", f"`{name}` is fixed when the table is set", found.place))
            settings[name] = bound.data
        self._check_settings(settings)
        return settings

    def _check_settings(self, settings: dict[str, Any]) -> None:
        bounds = {"players": (1, MOST_SEATS), "sides": (1, MOST_SEATS), "packs": (1, 18), "jokers": (0, 72)}
        for name, (least, most) in bounds.items():
            value = settings.get(name)
            if value is not None and not (isinstance(value, int) and least <= value <= most):
                self.faults.append(
                    Diagnostic("E341", f"`{name}` is {value}; it must be a number from {least} to {most}", self.names.found[name].place)
                )
        if not self.faults and settings["players"] % settings["sides"]:
            self.faults.append(
                Diagnostic(
                    "E341", f"{settings['players']} players cannot sit in {settings['sides']} equal sides", self.names.found["sides"].place
                )
            )
        if not self.faults and cards.size(cards.pack(settings["packs"], settings["jokers"])) > cards.MOST_CARDS:
            self.faults.append(Diagnostic("E341", f"the deck has more than {cards.MOST_CARDS} cards", self.names.found["packs"].place))

    def _bind_all(self, only: Container[str] | None) -> None:
        for entry in self.typed.values():
            if only is None or entry.id in only:
                getattr(self, f"_bind_{type(entry).__name__.lower()}")(entry)
            self.reads.setdefault(entry.id, set())

    def _bind_cards(self, entry: e.Cards) -> None:
        self._mask(entry, entry.selector, entry.source)

    def _mask(self, entry: e.Typed, selector: t.Selector, source: Any) -> Bound | None:
        try:
            self.binder.known, self.binder.words = set(), set()
            bound = self.binder.selector(selector, Scope(source))
            self.reads.setdefault(entry.id, set()).update(self.binder.words)
            return bound
        except BindFault as fault:
            self.faults.append(fault.diagnostic())
            return None

    def _bind_zone(self, entry: e.Zone) -> None:
        pass

    def _bind_is(self, entry: e.Is) -> None:
        self._bind(entry, entry.value, "word")

    def _bind_table(self, entry: e.Table) -> None:
        self._bind(entry, entry.by, "word")
        for row in entry.rows:
            self._bind(entry, row.value, "word")

    def _bind_choice(self, entry: e.Choice) -> None:
        self._bind(entry, entry.default, "table")

    def _bind_meld(self, entry: e.Meld) -> None:
        self._bind_roles(entry, entry.pattern.order)
        for selector in (
            getattr(entry.pattern.shape, "ranks", None),
            getattr(entry.pattern.shape, "cards", None),
            entry.pattern.standing_in,
            entry.pattern.no_end,
        ):
            if selector is not None:
                bound = self._mask(entry, selector, entry.source)
                if bound is not None and not bound.constant:
                    self.faults.append(Diagnostic("E325", "the cards of a pattern are fixed when the table is set", entry.source.place))

    def _bind_roles(self, entry: e.Meld, roles: tuple[t.Role, ...]) -> None:
        for role in roles:
            if isinstance(role.inside, tuple):
                self._bind_roles(entry, role.inside)
            else:
                self._mask(entry, t.Named(role.span, role.inside), entry.source)

    def _bind_kind(self, entry: e.Kind) -> None:
        self._bind(entry, entry.when, "kind.when")
        self._bind(entry, entry.pays, "kind.pays")

    def _bind_phase(self, entry: e.Phase) -> None:
        self._bind_effects(entry, "event")

    def _bind_action(self, entry: e.Action) -> None:
        self._bind_effects(entry, "action")

    def _bind_trigger(self, entry: e.Trigger) -> None:
        self._bind(entry, entry.condition, "event")
        self._bind_effects(entry, "event")

    def _bind_effects(self, entry: e.Typed, slot: str) -> None:
        for effect in effects_of(entry):
            for name in ("amount", "value", "when"):
                text = getattr(effect, name, None)
                if isinstance(text, e.Text):
                    bound = self._bind(entry, text, slot)
                    if name == "value" and bound is not None and bound.type not in NOTED:
                        self.faults.append(Diagnostic("E320", f"{SAID.get(bound.type, bound.type)} cannot be noted", text.source.place))
            if isinstance(effect, e.Move) and effect.cards is not None:
                self._bind_picked(entry, effect, slot)

    def _bind_picked(self, entry: e.Typed, effect: e.Move, slot: str) -> None:
        bound = self._mask(entry, effect.cards, effect.cards_source)  # type: ignore[arg-type]
        if bound is not None:
            self.bound[id(effect)] = (bound, frozenset(), frozenset(), entry.id, "cards")

    def _bind_rule(self, entry: e.Rule) -> None:
        sorts = {self._target(entry, target) for target in entry.targets}
        slot = "meld rule" if "meld" in sorts else "action" if "action" in sorts else "event"
        self._bind(entry, entry.when, slot)
        self._bind(entry, entry.needs, slot)

    def _target(self, entry: e.Rule, target: Any) -> str:
        self.names.read.add(target.text)
        sort = "event" if target.text == TURN_END else self.names.what(target.text)
        if sort not in ("event", "action", "trigger", "meld"):
            self.faults.append(
                Diagnostic(
                    "E327",
                    f"`{target.text}` is no action, trigger or meld, so nothing can be a rule to it",
                    target.place,
                    help=self.names.instead(target.text),
                )
            )
        return "event" if sort == "trigger" else sort

    def _bind_pays(self, entry: e.Pays) -> None:
        self._bind(entry, entry.amount, "score", by_side=not entry.by_seat)
        self._bind(entry, entry.when, "score", by_side=not entry.by_seat)

    def _bind_told(self, entry: e.Told) -> None:
        pass

    # the places of a state

    def live(self) -> Iterable[Bound]:
        """Every operation of every bound expression that can be asked. Words stand in place where they are read; those
        of a note that nobody reads are not asked."""
        stack = [bound for key, (bound, *_rest) in self.bound.items() if key not in self.idle]
        seen: set[int] = set()
        while stack:
            bound = stack.pop()
            if id(bound) not in seen:
                seen.add(id(bound))
                yield bound
                stack.extend(bound.kids)

    def read_notes(self) -> set[str]:
        """Notes that some expression reads, leaving out what only an unread note reads."""
        notes = [(effect, entry) for entry in self.typed.values() for effect in effects_of(entry) if isinstance(effect, e.Note | e.Ask)]
        self.idle = {id(text) for entry in self.of(e.Is, e.Table) for text in texts_of_word(entry)}
        while True:
            read = {bound.data for bound in self.live() if bound.op == "note"}
            idle = {
                id(text)
                for effect, _ in notes
                if isinstance(effect, e.Note) and effect.word not in read
                for text in (effect.value, effect.when)
                if text is not None
            }
            if idle <= self.idle:
                return read
            self.idle |= idle


def texts_of_word(entry: e.Is | e.Table) -> list[e.Text]:
    """Texts of a word: asked only where the word stands in place."""
    return [entry.value] if isinstance(entry, e.Is) else [*([entry.by] if entry.by else []), *(row.value for row in entry.rows)]


def scope_of(entry: Any) -> Any:
    """What a word is asked of when nobody asks it."""
    return Scope(Scalar(entry.name, entry.entry.place, False, -1))
