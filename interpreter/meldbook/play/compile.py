"""Makes a `Game` from a resolved variant: options are set, expressions bound and compiled, places of the state given.

`load` is the way in. Every fault found on the way is a diagnostic; they are raised together.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from meldbook.errors import InputError
from meldbook.language import entries as e
from meldbook.language import tree as t
from meldbook.language.bind import Bound, Scope, choice_value
from meldbook.language.check_play import phases_of
from meldbook.language.names import TURN_END, effects_of
from meldbook.loading.variants import Resolved, resolve
from meldbook.play import cards
from meldbook.play import game as g
from meldbook.play.alike import alike_cards
from meldbook.play.binding import Bindings, scope_of
from meldbook.play.code import Coder
from meldbook.play.laying import quick_lay
from meldbook.play.layout import TURNS, Layout
from meldbook.play.melds import Shape
from meldbook.play.options import option_values, with_options
from meldbook.play.plans import Planner
from meldbook.play.quick import quick_close
from meldbook.play.rules import rule_list
from meldbook.play.sound import bound_soundly


def load(name_or_path: str | Path, settings: Mapping[str, str] | None = None) -> g.Game:
    """The game of a variant with options set.

    Raises RuleFileError with every fault of the files, and InputError for an unknown variant, option or value.
    """
    if isinstance(name_or_path, Path) or "/" in name_or_path or name_or_path.endswith((".yaml", ".yml")):
        return compile_game(resolve(name_or_path), settings or {})
    return _remembered(name_or_path, tuple(sorted((settings or {}).items())))


@lru_cache(maxsize=512)
def _remembered(name: str, settings: tuple[tuple[str, str], ...]) -> g.Game:
    return compile_game(_published(name), dict(settings))


@lru_cache(maxsize=64)
def _published(name: str) -> Resolved:
    return resolve(name)


def compile_game(resolved: Resolved, settings: Mapping[str, str]) -> g.Game:
    """As `load`, for a variant that is resolved already."""
    if resolved.abstract:
        raise InputError(f"`{resolved.name}` is not a game: it holds what other variants share")
    typed, names, values, laid = with_options(resolved, settings)
    game = _Compiler(Bindings(laid, typed, names, values)).game()
    game.written = resolved
    return game


def with_settings(game: g.Game, settings: Mapping[str, str]) -> g.Game:
    """The same variant with those of these options that it has, every other at its default. InputError for an unknown value."""
    known = {name: value for name, value in settings.items() if name in game.options}
    key = frozenset(known.items())
    if key not in game.others:
        # From what is written: in `game.resolved` its own options have been laid over the entries.
        game.others[key] = compile_game(game.written, known)
    return game.others[key]


# --- the game ---


class _Compiler:
    """Gives the state its places, compiles what is bound, and puts the game together."""

    def __init__(self, bindings: Bindings) -> None:
        self.bindings, self.bound, self.of = bindings, bindings.bound, bindings.of
        self.resolved, self.typed, self.names, self.values = bindings.resolved, bindings.typed, bindings.names, bindings.values
        self.binder, self.reads = bindings.binder, bindings.reads

    def game(self) -> g.Game:
        settings = bound_soundly(self.bindings)
        self.layout = self._layout(settings)
        self.coder = Coder(self.layout, self._tags(), self._tables())
        live = {key: found for key, found in self.bound.items() if key not in self.bindings.idle}
        numbers = {key: self.coder.add(bound) for key, (bound, *_rest) in live.items()}
        anyone = {
            trigger.id: self.coder.add_for_anyone(self.bound[id(trigger.condition)][0])
            for trigger in self.of(e.Trigger)
            if trigger.everyone
        }
        functions = self.coder.compile()
        self.anyone = {id_: functions[number] for id_, number in anyone.items()}
        questions = {key: g.Question(functions[numbers[key]], bound, id_, slot) for key, (bound, _k, _w, id_, slot) in live.items()}
        self.planner = Planner(self.names, self.resolved.phases, questions, self.read_notes)
        self.question, self.sure, self.plans = self.planner.question, self.planner.sure, self.planner.plans
        return self._assembled(settings)

    def _layout(self, settings: dict[str, Any]) -> Layout:
        layout = Layout(settings["players"], settings["sides"], settings["direction"] == "clockwise")
        for zone in self.of(e.Zone):
            layout.add_zone(zone.name, zone.kind, zone.owner, zone.number)
        for number, name in enumerate(self.names.of_sort("action", "trigger", "meld")):
            layout.things[name] = number
        self.read_notes = self.bindings.read_notes()
        for entry in self.typed.values():
            for effect in effects_of(entry):
                if isinstance(effect, e.Note) and effect.word in self.read_notes:
                    layout.add_note(effect.word, effect.owner, effect.period)
                elif isinstance(effect, e.Ask) and effect.word in self.read_notes:
                    layout.add_note(effect.word, "table", "turn")
        for bound in self.bindings.live():
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

        return {
            "SIDE": layout.side_of,
            "SEATS": layout.seats_of,
            "PARTNERS": layout.partners,
            "NEXT": layout.next_seat,
            "ALL_SIDES": sides,
            "ALL_SEATS": tuple(range(layout.seats)),
            "OTHERS": others,
            "OPPONENTS": opponents,
            "SINCE": since,
            "NEXT_STACK": lambda stacks: next((cards.gather(stack) for stack in stacks if stack), 0),
            "STACKED": lambda stacks: sum(cards.gather(stack) for stack in stacks),
            "CAN": self._can,
            "FIRST": lambda orders: next((order[-1] for order in orders if order), None),
            "PARTNER_SIDES": tuple((side,) if len(seats) > 1 else () for side, seats in enumerate(layout.seats_of)),
        }

    def _can(self, v: Any, p: int, action: str) -> bool:
        from meldbook.play.choices import can

        return can(self.made, v, p, action)

    # assembly

    def _assembled(self, settings: dict[str, Any]) -> g.Game:
        order = {id_: number for number, id_ in enumerate(self.typed)}
        self.rules = self._rules(order)
        patterns = self.of(e.Meld)
        shapes = tuple(self._shape(number, entry) for number, entry in enumerate(patterns))
        kinds = tuple(self._kind(entry, patterns) for entry in self.of(e.Kind))
        phases = tuple(self._phase(number, name) for number, name in enumerate(self.resolved.phases))
        actions = {action.name: action for phase in phases for action in phase.actions}
        zones = {zone.name: zone for zone in self.of(e.Zone)}
        asked = [bound for bound, *_rest in self.bound.values()]
        self.made = g.Game(
            self.resolved.name,
            self.resolved,
            self.values,
            self.typed,
            self.names,
            self.layout,
            phases,
            actions,
            shapes,
            tuple(entry.id for entry in patterns),
            tuple(tuple(self.rules.get(entry.name, ())) for entry in patterns),
            kinds,
            self.tags,
            rule_list(self.rules.get(TURN_END, ())),
            self._lines(kinds),
            {},
            {id_: frozenset(read) for id_, read in self.reads.items()},
            settings,
            cards.pack(settings["packs"], settings["jokers"]),
            next((zone.name for zone in zones.values() if zone.deck), ""),
            self._worth(),
            {zone.name: zone.refill for zone in zones.values() if zone.refill},
            {zone.name: zone.seen for zone in zones.values()},
            alike_cards(self._closing()),
            alike_cards(asked, shapes),
            alike_cards(asked, [shape for shape in shapes if shape.form in ("one_rank", "only")]),
            self.binder,
            self._word,
        )
        self._add_short_cuts()
        return self.made

    def _word(self, name: str) -> g.Question:
        """A word as a question of its own, for those who ask after it."""
        entry = self.names.found[name].entry
        assert entry is not None
        bound = self.binder.expression(t.Word((0, len(name)), name), scope_of(entry))
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
        due = [
            coder.add_first(
                [
                    coder.for_anyone(trigger.condition.bound) if trigger.anyone else coder.piece(trigger.condition.bound)
                    for trigger in phase.triggers
                ]
            )
            for phase in game.phases
        ]
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
        return [bound for key, (bound, _known, _words, id_, _slot) in self.bound.items() if id_ in asked and key not in self.bindings.idle]

    def _worth(self) -> dict[int, int]:
        """What each card counts: the table by a card that is named first."""
        for entry in self.of(e.Table):
            if entry.by is None:
                return self.binder.worth(entry, scope_of(entry))
        return {}

    def _rules(self, order: dict[str, int]) -> dict[str, list[g.Rule]]:
        found: dict[str, list[g.Rule]] = {}
        for entry in self.of(e.Rule):
            known = set(self.bound[id(entry.needs)][1]) | (set(self.bound[id(entry.when)][1]) if entry.when else set())
            rule = g.Rule(
                entry.id,
                order[entry.id],
                self.question(entry.when),
                self.sure(entry.needs),
                bool(known & {"choice", "meld"}),
                known <= {"meld"},
            )
            for target in entry.targets:
                found.setdefault(target.text, []).append(rule)
        return found

    def _picked(self, selector: t.Selector | None, source: Any) -> int:
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
        return Shape(
            number,
            entry.name,
            form,
            pattern.least,
            pattern.most,
            ranks,
            only,
            self._picked(pattern.standing_in, entry.source),
            self._picked(pattern.no_end, entry.source),
            tuple(self._role(role, entry) for role in pattern.order),
            entry.moves,
        )

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
        turns = frozenset(entry.name for entry in self.of(e.Phase) if entry.steps)
        triggers = tuple(self._trigger(trigger) for trigger in self.of(e.Trigger) if name in phases_of(trigger, turns))
        return g.Phase(entry.id, name, self.plans(entry.effects), entry.steps, triggers, actions)

    def _action(self, entry: e.Action, phase: int, step: int) -> g.Action:
        rules = self.rules.get(entry.name, [])
        plans = self.plans(entry.effects)
        row = next((plan.row for plan in plans if isinstance(plan, g.LayPlan)), "")
        asks = next((plan for plan in plans if isinstance(plan, g.AskPlan)), None)
        selection, zones = entry.selection, self.layout.zones
        hand = zones[selection.zone] if selection.what in ("card", "groups") and selection.zone != "none" else None
        return g.Action(
            entry.id,
            entry.name,
            phase,
            step,
            selection,
            rule_list(rule for rule in rules if not rule.reads_choice),
            rule_list(rule for rule in rules if rule.reads_choice),
            plans,
            row,
            asks,
            tuple(at + hand.held for at in hand.of_seat) if hand else (),
            zones[row].of_seat if row else (),
            zones[selection.top_of].of_seat if selection.top_of else (),
            list(self.names.of_sort("meld")).index(selection.joining) if selection.joining else None,
        )

    def _trigger(self, entry: e.Trigger) -> g.Trigger:
        return g.Trigger(
            entry.id,
            entry.name,
            self.sure(entry.condition),
            self.anyone.get(entry.id),
            rule_list(self.rules.get(entry.name, ())),
            self.plans(entry.effects),
        )

    def _lines(self, kinds: tuple[g.Kind, ...]) -> tuple[g.Line, ...]:
        by_id = {kind.id: kind for kind in kinds}
        lines = []
        for entry in self.typed.values():
            if isinstance(entry, e.Pays):
                lines.append(g.Line(entry.id, self.sure(entry.amount), self.question(entry.when), entry.by_seat, None))
            elif isinstance(entry, e.Kind) and entry.pays is not None:
                lines.append(g.Line(entry.id, self.sure(entry.pays), None, False, by_id[entry.id]))
        return tuple(lines)


def _stretch(low: str, high: str) -> tuple[int, ...]:
    """Ranks in order; the ace is low where the stretch begins with it."""
    first, last = cards.RANKS.index(low), cards.RANKS.index(high)
    if low != "A":
        return tuple(range(first, last + 1))
    return (first, *range(last + 1))


__all__ = ["choice_value", "compile_game", "load", "option_values"]
