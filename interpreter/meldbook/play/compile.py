"""Makes a `Game` from a resolved variant: options are set, expressions bound and compiled, places of the state given.

`load` is the way in. Every fault found on the way is a diagnostic; they are raised together.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import lru_cache
from pathlib import Path
from typing import Any

from meldbook.errors import InputError
from meldbook.language import entries as e
from meldbook.language import tree as t
from meldbook.language.bind import Binder, BindFault, Bound, choice_value
from meldbook.language.check import check_names
from meldbook.language.names import KNOWN, SETTINGS, TURN_END, Names, effects_of, name_space
from meldbook.loading.diagnostics import Diagnostic, RuleFileError
from meldbook.loading.variants import Resolved, overlay, resolve
from meldbook.play import cards
from meldbook.play import game as g
from meldbook.play.alike import alike_cards
from meldbook.play.code import Coder
from meldbook.play.laying import quick_lay
from meldbook.play.layout import MOST_SEATS, TURNS, Layout
from meldbook.play.melds import Shape
from meldbook.play.quick import quick_close
from meldbook.play.rules import rule_list

# The sort of answer that each key of an entry wants.
WANTED = {"needs": "yesno", "when": "yesno", "whenever": "yesno", "pays": "number", "pay": "number", "move": "number"}
SAID = {"yesno": "a yes or no", "number": "a number", "cards": "some cards", "row": "a row of melds", "meld": "a meld", "card": "a card", "rank": "a rank",
        "suit": "a suit", "name": "a name", "stacks": "several stacks"}
Texts = dict[int, tuple[Bound, frozenset[str], frozenset[str], str, str]]


def load(name_or_path: str | Path, settings: Mapping[str, str] | None = None) -> g.Game:
    """The game of a variant with options set.

    Raises RuleFileError with every fault of the files, and InputError for an unknown variant, option or value.
    """
    if isinstance(name_or_path, Path) or "/" in name_or_path or name_or_path.endswith((".yaml", ".yml")):
        return compile_game(resolve(name_or_path), settings or {})
    return _remembered(name_or_path, tuple(sorted((settings or {}).items())))


@lru_cache(maxsize=64)
def _remembered(name: str, settings: tuple[tuple[str, str], ...]) -> g.Game:
    return compile_game(resolve(name), dict(settings))


def compile_game(resolved: Resolved, settings: Mapping[str, str]) -> g.Game:
    """As `load`, for a variant that is resolved already."""
    if resolved.abstract:
        raise InputError(f"`{resolved.name}` is not a game: it holds what other variants share")
    typed, names, values, resolved = _with_options(resolved, settings)
    return _Compiler(resolved, typed, names, values).game()


# --- options ---


def _with_options(resolved: Resolved, settings: Mapping[str, str]) -> tuple[dict[str, e.Typed], Names, dict[str, str], Resolved]:
    """The entries with the chosen values laid over them, until no value lays anything more."""
    laid: set[tuple[str, str]] = set()
    while True:
        typed, names = _typed(resolved)
        values = option_values(typed, names, settings)
        new = [(entry.id, values[entry.name], chapters) for entry in typed.values() if isinstance(entry, e.Choice)
               for value, chapters in entry.overlays if values[entry.name] == value and (entry.id, value) not in laid]
        if not new:
            return typed, names, values, resolved
        for id_, value, chapters in new:
            laid.add((id_, value))
            resolved = overlay(resolved, chapters)


def _typed(resolved: Resolved) -> tuple[dict[str, e.Typed], Names]:
    typed, faults = e.typed_entries(resolved)
    names = name_space(typed, resolved.phases)
    if faults or names.faults:
        raise RuleFileError([*faults, *names.faults])
    return typed, names


def option_values(typed: dict[str, e.Typed], names: Names, settings: Mapping[str, str]) -> dict[str, str]:
    """Each option with its value: as set, else its default, else its first value. Raises InputError, RuleFileError."""
    choices = {entry.name: entry for entry in typed.values() if isinstance(entry, e.Choice)}
    values: dict[str, str] = {}
    for name, value in settings.items():
        values[name] = _checked(choices, name, value)
    waiting = [entry for entry in choices.values() if entry.name not in values]
    while waiting:
        left, faults = [], []
        for entry in waiting:
            try:
                values[entry.name] = _default(entry, names, values)
            except BindFault as fault:
                left.append(entry)
                faults.append(fault.diagnostic())
        if len(left) == len(waiting):
            raise RuleFileError(faults)
        waiting = left
    return values


def _checked(choices: Mapping[str, e.Choice], name: str, value: str) -> str:
    if name not in choices:
        close = get_close_matches(name, choices, 1)
        raise InputError(f"there is no option `{name}`" + (f"; did you mean `{close[0]}`?" if close else f"; the options are {', '.join(choices) or 'none'}"))
    known = [scalar.text for scalar in choices[name].values]
    if value not in known:
        raise InputError(f"option `{name}` has no value `{value}`; its values are {', '.join(known)}")
    return value


def _default(entry: e.Choice, names: Names, values: dict[str, str]) -> str:
    if entry.default is None:
        return entry.values[0].text
    bound, known, _ = Binder(names, values).bind(entry.default)
    span, source = bound.span, entry.default.source
    if known or not bound.constant:
        raise BindFault("E325", "a default is fixed when the table is set", span, source)
    value = {True: "yes", False: "no"}.get(bound.data, str(bound.data)) if isinstance(bound.data, bool) else str(bound.data)
    if value not in {scalar.text for scalar in entry.values}:
        raise BindFault("E331", f"`{value}` is not one of the values of this choice", span, source, "write one of them, or add it to the list")
    return value


# --- the game ---


@dataclass
class _Compiler:
    """Binds everything, gives the state its places, compiles, and puts the game together."""

    resolved: Resolved
    typed: dict[str, e.Typed]
    names: Names
    values: dict[str, str]
    faults: list[Diagnostic] = field(default_factory=list)
    bound: Texts = field(default_factory=dict)
    reads: dict[str, set[str]] = field(default_factory=dict)

    def game(self) -> g.Game:
        self.binder = Binder(self.names, self.values)
        self._note_types()
        settings = self._settings()
        self._bind_all()
        check_names(self.resolved, self.typed, self.names, self.faults)
        if self.faults:
            raise RuleFileError(sorted(set(self.faults), key=lambda d: (d.place.file, d.place.line, d.place.column)))
        self.layout = self._layout(settings)
        self.coder = Coder(self.layout, self._tags(), self._tables())
        numbers = {key: self.coder.add(bound) for key, (bound, *_rest) in self.bound.items() if key not in self._idle}
        anyone = {trigger.id: self.coder.add_for_anyone(self.bound[id(trigger.condition)][0]) for trigger in self.of(e.Trigger) if trigger.everyone}
        functions = self.coder.compile()
        self.anyone = {id_: functions[number] for id_, number in anyone.items()}
        self.questions = {key: g.Question(functions[numbers[key]], bound, id_, slot) for key, (bound, _k, _w, id_, slot) in self.bound.items() if key in numbers}
        return self._assembled(settings)

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
            self.faults.append(Diagnostic("E320", f"`{text.field}` is {SAID[wanted]}, but this is {SAID.get(bound.type, bound.type)}", text.source.place))
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
        for guess in ("yesno", "number", "card", "rank", "suit", "name"):
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
                place = next(iter(self.typed.values())).entry.place
                self.faults.append(Diagnostic("E340", f"the table must say `{name}`", place, help=f"add an entry `{name}`"))
                continue
            self.names.read.add(name)
            try:
                bound = self.binder.expression(t.Word((0, len(name)), name), _scope(found.entry))
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
                self.faults.append(Diagnostic("E341", f"`{name}` is {value}; it must be a number from {least} to {most}", self.names.found[name].place))
        if not self.faults and settings["players"] % settings["sides"]:
            self.faults.append(Diagnostic("E341", f"{settings['players']} players cannot sit in {settings['sides']} equal sides", self.names.found["sides"].place))
        if not self.faults and cards.size(cards.pack(settings["packs"], settings["jokers"])) > cards.MOST_CARDS:
            self.faults.append(Diagnostic("E341", f"the deck has more than {cards.MOST_CARDS} cards", self.names.found["packs"].place))

    def _bind_all(self) -> None:
        for entry in self.typed.values():
            getattr(self, f"_bind_{type(entry).__name__.lower()}")(entry)
        for entry in self.typed.values():
            self.reads.setdefault(entry.id, set())

    def _bind_cards(self, entry: e.Cards) -> None:
        self._mask(entry, entry.selector, entry.source)

    def _mask(self, entry: e.Typed, selector: t.Selector, source: Any) -> Bound | None:
        from meldbook.language.bind import Scope

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
        for selector in (getattr(entry.pattern.shape, "ranks", None), getattr(entry.pattern.shape, "cards", None), entry.pattern.standing_in, entry.pattern.no_end):
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
                    self._bind(entry, text, slot)
            if isinstance(effect, e.Move) and effect.cards is not None:
                self._bind_picked(entry, effect, slot)

    def _bind_picked(self, entry: e.Typed, effect: e.Move, slot: str) -> None:
        bound = self._mask(entry, effect.cards, effect.cards_source)     # type: ignore[arg-type]
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
            near = self.names.nearest(target.text)
            self.faults.append(Diagnostic("E327", f"`{target.text}` is no action, trigger or meld, so nothing can be a rule to it", target.place,
                                          help=f"did you mean `{near}`?" if near else ""))
        return "event" if sort == "trigger" else sort

    def _bind_pays(self, entry: e.Pays) -> None:
        self._bind(entry, entry.amount, "score", by_side=not entry.by_seat)
        self._bind(entry, entry.when, "score", by_side=not entry.by_seat)

    def _bind_told(self, entry: e.Told) -> None:
        pass

    # the places of a state

    def _live(self) -> Iterable[Bound]:
        """Every operation of every bound expression that can be asked. Words stand in place where they are read; those
        of a note that nobody reads are not asked."""
        stack = [bound for key, (bound, *_rest) in self.bound.items() if key not in self._idle]
        seen: set[int] = set()
        while stack:
            bound = stack.pop()
            if id(bound) not in seen:
                seen.add(id(bound))
                yield bound
                stack.extend(bound.kids)

    def _read_notes(self) -> set[str]:
        """Notes that some expression reads, leaving out what only an unread note reads."""
        notes = [(effect, entry) for entry in self.typed.values() for effect in effects_of(entry) if isinstance(effect, e.Note | e.Ask)]
        self._idle: set[int] = {id(text) for entry in self.of(e.Is, e.Table) for text in _texts_of_word(entry)}
        while True:
            read = {bound.data for bound in self._live() if bound.op == "note"}
            idle = {id(text) for effect, _ in notes if isinstance(effect, e.Note) and effect.word not in read
                    for text in (effect.value, effect.when) if text is not None}
            if idle <= self._idle:
                return read
            self._idle |= idle

    def _layout(self, settings: dict[str, Any]) -> Layout:
        layout = Layout(settings["players"], settings["sides"], settings["direction"] == "clockwise")
        for zone in self.of(e.Zone):
            layout.add_zone(zone.name, zone.kind, zone.owner, zone.number)
        for number, name in enumerate(self.names.of_sort("action", "trigger", "meld")):
            layout.things[name] = number
        self.read_notes = self._read_notes()
        for entry in self.typed.values():
            for effect in effects_of(entry):
                if isinstance(effect, e.Note) and effect.word in self.read_notes:
                    layout.add_note(effect.word, effect.owner, effect.period)
                elif isinstance(effect, e.Ask) and effect.word in self.read_notes:
                    layout.add_note(effect.word, "table", "turn")
        for bound in self._live():
            if bound.op == "times":
                for thing in bound.data[0]:
                    layout.add_count(thing, bound.data[2])
            elif bound.op == "turns_since":
                layout.add_last_time(bound.data)
            elif bound.op == "age":
                layout.ages = True
        return layout

    def _tags(self) -> dict[str, int]:
        names = [*self.names.of_sort("meld"), *self.names.of_sort("kind"), *self.names.of_sort("group")]
        self.tags = {name: 1 << number for number, name in enumerate(names)}
        return self.tags

    def _tables(self) -> dict[str, Any]:
        layout = self.layout
        sides = tuple(range(layout.sides))
        others = tuple(tuple(other for other in sides if other != side) for side in sides)
        opponents = tuple(tuple(seat for seat in range(layout.seats) if layout.side_of[seat] != side) for side in sides)

        def since(v: Any, last: tuple[int, int] | None) -> int | None:
            return None if last is None else int(v[TURNS][last[0]] - last[1])

        return {"SIDE": layout.side_of, "SEATS": layout.seats_of, "PARTNERS": layout.partners, "NEXT": layout.next_seat, "ALL_SIDES": sides,
                "ALL_SEATS": tuple(range(layout.seats)), "OTHERS": others, "OPPONENTS": opponents, "SINCE": since,
                "NEXT_STACK": lambda stacks: next((cards.gather(stack) for stack in stacks if stack), 0),
                "STACKED": lambda stacks: sum(cards.gather(stack) for stack in stacks), "CAN": self._can,
                "FIRST": lambda orders: next((order[-1] for order in orders if order), None),
                "PARTNER_SIDES": tuple((side,) if len(seats) > 1 else () for side, seats in enumerate(layout.seats_of))}

    def _can(self, v: Any, p: int, action: str) -> bool:
        from meldbook.play.choices import can

        return can(self.made, v, p, action)

    # assembly

    def question(self, text: e.Text | None) -> g.Question | None:
        return None if text is None else self.questions[id(text)]

    def sure(self, text: e.Text) -> g.Question:
        return self.questions[id(text)]

    def _assembled(self, settings: dict[str, Any]) -> g.Game:
        order = {id_: number for number, id_ in enumerate(self.typed)}
        self.rules = self._rules(order)
        patterns = self.of(e.Meld)
        shapes = tuple(self._shape(number, entry) for number, entry in enumerate(patterns))
        kinds = tuple(self._kind(entry, patterns) for entry in self.of(e.Kind))
        phases = tuple(self._phase(number, name) for number, name in enumerate(self.resolved.phases))
        actions = {action.name: action for phase in phases for action in phase.actions}
        zones = {zone.name: zone for zone in self.of(e.Zone)}
        self.made = g.Game(
            self.resolved.name, self.resolved, self.values, self.typed, self.names, self.layout, phases, actions, shapes,
            tuple(entry.id for entry in patterns), tuple(tuple(self.rules.get(entry.name, ())) for entry in patterns), kinds, self.tags,
            rule_list(self.rules.get(TURN_END, ())), self._lines(kinds), {}, {id_: frozenset(read) for id_, read in self.reads.items()}, settings,
            cards.pack(settings["packs"], settings["jokers"]), next((zone.name for zone in zones.values() if zone.deck), ""),
            self._worth(), {zone.name: zone.refill for zone in zones.values() if zone.refill}, {zone.name: zone.seen for zone in zones.values()},
            alike_cards(self._closing()), alike_cards([bound for bound, *_rest in self.bound.values()], shapes),
            self.binder, self._word)
        self._add_short_cuts()
        return self.made

    def _word(self, name: str) -> g.Question:
        """A word as a question of its own, for those who ask after it."""
        entry = self.names.found[name].entry
        assert entry is not None
        bound = self.binder.expression(t.Word((0, len(name)), name), _scope(entry))
        coder = Coder(self.layout, self.tags, self._tables())
        try:
            number = coder.add(bound)
        except KeyError:
            raise InputError(f"`{name}` asks for what is not kept in play, since no rule asks for it with these options") from None
        return g.Question(coder.compile()[number], bound, entry.id, entry.entry.verb)

    def _add_short_cuts(self) -> None:
        """For each closing action the test that says beforehand that it passes, where there is one."""
        self._compile_lists()
        for phase in self.made.phases:
            for action in phase.closing:
                test = quick_close(action, phase, self.made.turn_end, self.layout)
                if test is not None:
                    self.made.quick[action.name] = test
            for action in phase.actions:
                lay = quick_lay(self.made, action, phase)
                if lay is not None:
                    self.made.quick_lays[action.name] = lay

    def _compile_lists(self) -> None:
        """For each list of rules, and for the triggers of each phase, one function that asks them all in their order."""
        coder, game = Coder(self.layout, self.tags, self._tables()), self.made
        events = [trigger for phase in game.phases for trigger in phase.triggers]
        lists = [rules for action in game.actions.values() for rules in (action.first_rules, action.choice_rules)]
        lists += [game.turn_end, *(trigger.rules for trigger in events)]
        numbers = [coder.add_first([coder.refuses(rule) for rule in rules.live]) for rules in lists]
        due = [coder.add_first([coder.for_anyone(trigger.condition.bound) if trigger.anyone else coder.piece(trigger.condition.bound)
                                for trigger in phase.triggers]) for phase in game.phases]
        patterns = [coder.add_first([coder.refuses(rule, to_meld=True) for rule in rules]) for rules in game.meld_rules]
        functions = coder.compile()
        for rules, number in zip(lists, numbers, strict=True):
            rules.first_failing = functions[number]
        for phase, number in zip(game.phases, due, strict=True):
            phase.first_due = functions[number]
        game.pattern_fails = tuple(functions[number] for number in patterns)

    def _closing(self) -> list[Bound]:
        """All that is asked when a closing action is done: nothing else tells cards apart there."""
        last = {entry.steps[-1][0] for entry in self.of(e.Phase) if entry.steps}
        closing = {entry.name for entry in self.of(e.Action) if entry.step in last}
        asked = {entry.id for entry in self.of(e.Trigger)} | {entry.id for entry in self.of(e.Action) if entry.name in closing}
        events = closing | {TURN_END} | set(self.names.of_sort("trigger"))
        asked |= {entry.id for entry in self.of(e.Rule) if events & {target.text for target in entry.targets}}
        return [bound for key, (bound, _known, _words, id_, _slot) in self.bound.items() if id_ in asked and key not in self._idle]

    def _worth(self) -> dict[int, int]:
        """What each card counts: the table by a card that is named first."""
        for entry in self.of(e.Table):
            if entry.by is None:
                return self.binder.worth(entry, _scope(entry))
        return {}

    def _rules(self, order: dict[str, int]) -> dict[str, list[g.Rule]]:
        found: dict[str, list[g.Rule]] = {}
        for entry in self.of(e.Rule):
            known = set(self.bound[id(entry.needs)][1]) | (set(self.bound[id(entry.when)][1]) if entry.when else set())
            rule = g.Rule(entry.id, order[entry.id], self.question(entry.when), self.sure(entry.needs), bool(known & {"choice", "meld"}), known <= {"meld"})
            for target in entry.targets:
                found.setdefault(target.text, []).append(rule)
        return found

    def _picked(self, selector: t.Selector | None, source: Any) -> int:
        from meldbook.language.bind import Scope

        if selector is None:
            return 0
        found = self.binder.selector(selector, Scope(source)).data
        assert isinstance(found, int)
        return found

    def _shape(self, number: int, entry: e.Meld) -> Shape:
        pattern, shape = entry.pattern, entry.pattern.shape
        ranks: tuple[int, ...] = tuple(range(13))
        only = 0
        if isinstance(shape, t.OneRank) and shape.ranks is not None:
            allowed = self._picked(shape.ranks, entry.source)
            ranks = tuple(rank for rank in range(13) if any(cards.ONE[4 * rank + suit] & allowed for suit in range(4)))
        elif isinstance(shape, t.InOrder):
            ranks = _stretch(shape.low, shape.high)
        elif isinstance(shape, t.Only):
            only = self._picked(shape.cards, entry.source)
        form = {t.OneRank: "one_rank", t.OneCard: "one_card", t.InOrder: "in_order", t.Only: "only"}[type(shape)]
        return Shape(number, entry.name, form, pattern.least, pattern.most, ranks, only, self._picked(pattern.standing_in, entry.source),
                     self._picked(pattern.no_end, entry.source), tuple(self._role(role, entry) for role in pattern.order), entry.moves)

    def _role(self, role: t.Role, entry: e.Meld) -> tuple[object, str]:
        if isinstance(role.inside, tuple):
            return tuple(self._role(inner, entry) for inner in role.inside), role.repeat
        return self._picked(t.Named(role.span, role.inside), entry.source), role.repeat

    def _kind(self, entry: e.Kind, patterns: list[e.Meld]) -> g.Kind:
        of = tuple(number for number, pattern in enumerate(patterns) if pattern.name in entry.of)
        return g.Kind(entry.id, entry.name, entry.group, of, self.question(entry.when), self.question(entry.pays), self.tags[entry.name])

    def _phase(self, number: int, name: str) -> g.Phase:
        entry = self.names.found[name].entry
        assert isinstance(entry, e.Phase)
        steps = tuple(step for step, _ in entry.steps)
        actions = tuple(self._action(action, number, steps.index(action.step)) for action in self.of(e.Action) if action.step in steps)
        triggers = tuple(self._trigger(trigger) for trigger in self.of(e.Trigger) if self._belongs(trigger, name, bool(steps)))
        return g.Phase(entry.id, name, self._plans(entry.effects), entry.steps, triggers, actions)

    def _belongs(self, trigger: e.Trigger, phase: str, with_turns: bool) -> bool:
        return phase in trigger.phases if trigger.phases else with_turns

    def _action(self, entry: e.Action, phase: int, step: int) -> g.Action:
        rules = self.rules.get(entry.name, [])
        plans = self._plans(entry.effects)
        row = next((plan.row for plan in plans if isinstance(plan, g.LayPlan)), "")
        asks = next((plan for plan in plans if isinstance(plan, g.AskPlan)), None)
        selection, zones = entry.selection, self.layout.zones
        hand = zones[selection.zone] if selection.what in ("card", "groups") and selection.zone != "none" else None
        return g.Action(entry.id, entry.name, phase, step, selection, rule_list(rule for rule in rules if not rule.reads_choice),
                        rule_list(rule for rule in rules if rule.reads_choice), plans, row, asks,
                        tuple(at + hand.held for at in hand.of_seat) if hand else (), zones[row].of_seat if row else (),
                        zones[selection.top_of].of_seat if selection.top_of else (),
                        list(self.names.of_sort("meld")).index(selection.joining) if selection.joining else None)

    def _trigger(self, entry: e.Trigger) -> g.Trigger:
        return g.Trigger(entry.id, entry.name, self.sure(entry.condition), self.anyone.get(entry.id), rule_list(self.rules.get(entry.name, ())), self._plans(entry.effects))

    def _plans(self, effects: tuple[e.Effect, ...]) -> tuple[g.Plan, ...]:
        made = [getattr(self, f"_plan_{type(effect).__name__.lower()}")(effect) for effect in effects]
        return tuple(plan for plan in made if plan is not None)

    def _plan_move(self, effect: e.Move) -> g.Plan:
        source, next_stack = self._end_of_move(effect.source)
        target, _ = self._end_of_move(effect.target)
        amount = effect.amount if isinstance(effect.amount, str) else self.sure(effect.amount)
        picked: int | g.Question | None = None
        if effect.cards is not None:
            question = self.questions[id(effect)]
            picked = question.bound.data if question.bound.constant else question
        zone = self.names.found[source[0]].entry
        assert isinstance(zone, e.Zone)
        return g.MovePlan(amount, source, target, next_stack, picked, effect.each, self.question(effect.when), zone.seen == "nobody")

    def _end_of_move(self, text: e.Text) -> tuple[tuple[str, str], bool]:
        """Zone and owner that a move names; whether it is the next of several stacks."""
        tree = text.tree
        if isinstance(tree, t.OfOne):
            return (tree.inside.name, "player"), True
        if isinstance(tree, t.Owned):
            return (tree.name, tree.who), False
        assert isinstance(tree, t.Word)
        return (tree.name, "player"), False

    def _plan_lay(self, effect: e.Lay) -> g.Plan:
        return g.LayPlan(effect.row)

    def _plan_note(self, effect: e.Note) -> g.Plan | None:
        return g.NotePlan(effect.word, self.sure(effect.value), self.question(effect.when)) if effect.word in self.read_notes else None

    def _plan_ask(self, effect: e.Ask) -> g.Plan:
        return g.AskPlan(effect.word, effect.answers, effect.word in self.read_notes)

    def _plan_paynow(self, effect: e.PayNow) -> g.Plan:
        return g.PayPlan(self.sure(effect.amount), effect.to, self.question(effect.when))

    def _plan_score(self, _effect: e.Score) -> g.Plan:
        return g.ScorePlan()

    def _plan_shuffle(self, _effect: e.Shuffle) -> None:
        """A shuffle is an input: the deck comes in its order."""

    def _plan_end(self, effect: e.End) -> g.Plan:
        phase = None if effect.what in ("turn", "match") else self.resolved.phases.index(effect.what)
        return g.EndPlan("phase" if phase is not None else effect.what, phase, effect.won_by)

    def _lines(self, kinds: tuple[g.Kind, ...]) -> tuple[g.Line, ...]:
        by_id = {kind.id: kind for kind in kinds}
        lines = []
        for entry in self.typed.values():
            if isinstance(entry, e.Pays):
                lines.append(g.Line(entry.id, self.sure(entry.amount), self.question(entry.when), entry.by_seat, None))
            elif isinstance(entry, e.Kind) and entry.pays is not None:
                lines.append(g.Line(entry.id, self.sure(entry.pays), None, False, by_id[entry.id]))
        return tuple(lines)


def _texts_of_word(entry: e.Is | e.Table) -> list[e.Text]:
    """Texts of a word: asked only where the word stands in place."""
    return [entry.value] if isinstance(entry, e.Is) else [*([entry.by] if entry.by else []), *(row.value for row in entry.rows)]


def _stretch(low: str, high: str) -> tuple[int, ...]:
    """Ranks in order; the ace is low where the stretch begins with it."""
    first, last = cards.RANKS.index(low), cards.RANKS.index(high)
    if low != "A":
        return tuple(range(first, last + 1))
    return (first, *range(last + 1))


def _scope(entry: Any) -> Any:
    from meldbook.language.bind import Scope
    from meldbook.loading.nodes import Scalar

    return Scope(Scalar(entry.name, entry.entry.place, False, -1))


__all__ = ["choice_value", "compile_game", "load", "option_values"]
