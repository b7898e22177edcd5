"""Faults of a file that would show only in play: effects that have nothing to work on, steps that nobody can do, ends of a phase
that goes on, questions that ask themselves."""

from __future__ import annotations

from typing import Any

from meldbook.language import entries as e
from meldbook.language import tree as t
from meldbook.language.check import parts_of, place_of_phases, texts_of
from meldbook.language.names import TURN_END, Names, effects_of
from meldbook.loading.diagnostics import Diagnostic
from meldbook.loading.nodes import Place
from meldbook.loading.variants import Resolved


def check_play(resolved: Resolved, typed: dict[str, e.Typed], names: Names, faults: list[Diagnostic]) -> None:
    """Adds every such fault to `faults`. Names that lead nowhere are passed over: they are told already."""
    checker = _Checker(resolved, typed, names, faults)
    checker.steps()
    checker.zones()
    checker.circles()
    checker.notes()
    for entry in typed.values():
        if isinstance(entry, e.Action):
            checker.action(entry)
        elif isinstance(entry, e.Trigger | e.Phase):
            checker.nobody_chooses(entry)
        elif isinstance(entry, e.Rule):
            checker.rule(entry)
        checker.ends(entry)


class _Checker:
    def __init__(self, resolved: Resolved, typed: dict[str, e.Typed], names: Names, faults: list[Diagnostic]) -> None:
        self.typed, self.names, self.faults = typed, names, faults
        listed = [names.found[name].entry for name in dict.fromkeys(resolved.phases) if names.what(name) == "phase"]
        self.phases = [entry for entry in listed if isinstance(entry, e.Phase)]
        self.resolved, self.listed = resolved, resolved.phases
        self.turns = frozenset(phase.name for phase in self.phases if phase.steps)

    def wrong(self, code: str, message: str, place: Place, help: str = "") -> None:
        self.faults.append(Diagnostic(code, message, place, help=help))

    def of(self, sort: type[Any]) -> list[Any]:
        return [entry for entry in self.typed.values() if isinstance(entry, sort)]

    def zone(self, name: str) -> e.Zone | None:
        found = self.names.found.get(name)
        return found.entry if found is not None and isinstance(found.entry, e.Zone) else None

    # --- notes ---

    def notes(self) -> None:
        """A word is noted for one span and one owner, whoever notes it."""
        first: dict[str, tuple[str, str]] = {}
        for entry in self.typed.values():
            for effect in effects_of(entry):
                if isinstance(effect, e.Note | e.Ask):
                    kept = ("turn", "table") if isinstance(effect, e.Ask) else (effect.period, effect.owner)
                    before = first.setdefault(effect.word, kept)
                    if kept != before:
                        message = f"`{effect.word}` is noted here for the {kept[0]} and of the {kept[1]}, before this for the {before[0]} and of the {before[1]}"
                        self.wrong("E348", message, effect.place, "note it alike everywhere, or give one of the two another word")

    # --- phases and steps ---

    def steps(self) -> None:
        """A phase is listed once, a step is of one phase, and a step that must be done can be done."""
        place = place_of_phases(self.resolved)
        for name in sorted({name for name in self.listed if self.listed.count(name) > 1}):
            self.wrong("E342", f"the phase `{name}` is listed more than once", place, "give each phase a name of its own")
        owner: dict[str, str] = {}
        done = {action.step for action in self.of(e.Action)}
        for phase in self.phases:
            for step, skippable in phase.steps:
                at = phase.entry.places.get("phase", phase.entry.place)
                if owner.setdefault(step, phase.name) != phase.name:
                    self.wrong("E342", f"the step `{step}` is of two phases", at, "give it another name in one of them")
                elif step not in done and not skippable:
                    self.wrong(
                        "E342", f"no action is done in the step `{step}`, so no turn would end", at, f"write an action: `may: {step}`"
                    )

    def phase_of(self, entry: e.Typed) -> set[str]:
        """The phases in which something happens."""
        if isinstance(entry, e.Phase):
            return {entry.name}
        if isinstance(entry, e.Action):
            return {phase.name for phase in self.phases if entry.step in [step for step, _ in phase.steps]}
        if isinstance(entry, e.Trigger):
            return set(phases_of(entry, self.turns))
        return set()

    def ends(self, entry: e.Typed) -> None:
        """What ends a phase happens in it: else a phase would be left out, or played again for ever."""
        for effect in effects_of(entry):
            if isinstance(effect, e.End) and effect.what in self.listed:
                others = sorted(self.phase_of(entry) - {effect.what})
                if others:
                    advice = f"write `in: {effect.what}`" if isinstance(entry, e.Trigger) else f"write `{{end: {others[0]}}}`"
                    self.wrong("E342", f"this ends `{effect.what}`, but happens in `{others[0]}`", effect.place, advice)

    # --- zones ---

    def zones(self) -> None:
        """One zone is the deck; a stack is filled again from stacks of the table."""
        decks = [zone for zone in self.of(e.Zone) if zone.deck]
        if not decks:
            self.wrong(
                "E343",
                "no zone holds the deck at the start",
                self.resolved.header.place,
                "write `starts: deck` at a `zone: stack` of the table",
            )
        for zone in decks:
            if zone is not decks[0] or zone.owner != "table":
                self.wrong("E343", "one stack of the table holds the deck, and only one", zone.entry.place)
        for zone in self.of(e.Zone):
            other = self.zone(zone.refill) if zone.refill else None
            if zone.refill and (zone.kind != "stack" or (other is not None and (other.kind != "stacks" or other.owner != "table"))):
                self.wrong(
                    "E343",
                    "a stack is filled again with the next of several stacks of the table",
                    zone.entry.places.get("refill", zone.entry.place),
                    "name a zone with `zone: stacks`, `of: table`",
                )

    # --- actions ---

    def action(self, entry: e.Action) -> None:
        """What an action chooses lies where such things lie, and its effects fit it."""
        chosen, place = entry.selection, entry.entry.places.get("choose", entry.entry.place)
        zone = self.zone(chosen.zone)
        if chosen.what == "card" and (chosen.zone == "none" or (zone is not None and zone.kind != "cards")):
            self.wrong("E343", "a card is chosen from a zone of cards", place, "name a zone with `zone: cards`")
        if chosen.what == "groups" and zone is not None and zone.kind != "cards":
            self.wrong("E343", "groups are chosen from a zone of cards", place, "name a zone with `zone: cards`, or `none`")
        top = self.zone(chosen.top_of or "")
        if top is not None and top.kind != "stack":
            self.wrong("E343", "the top card is that of a stack", place, "name a zone with `zone: stack`")
        self._effects_of_action(entry)

    def _effects_of_action(self, entry: e.Action) -> None:
        laid = asked = moved = False
        for effect in entry.effects:
            if isinstance(effect, e.Lay):
                if laid or moved:
                    self.wrong("E343", "groups are laid once, before any card is moved", effect.place, "write `{lay: groups, ...}` first")
                laid = True
            elif isinstance(effect, e.Ask):
                if asked:
                    self.wrong("E343", "an action asks one question", effect.place)
                asked = True
            elif isinstance(effect, e.Move):
                moved = True
                source = getattr(effect.source.tree, "name", "")
                if effect.amount == "card" and (entry.selection.what != "card" or source != entry.selection.zone):
                    advice = f"write `choose: {{card: {source}}}`"
                    self.wrong("E343", f"no card is chosen from `{source}`", effect.source.source.place, advice)

    def nobody_chooses(self, entry: e.Trigger | e.Phase) -> None:
        """Where nobody acts, nothing is chosen, laid or asked."""
        for effect in entry.effects:
            if isinstance(effect, e.Lay | e.Ask):
                self.wrong("E343", "nobody acts here, so nothing is chosen or asked", effect.place, "do it in an action")
            elif isinstance(effect, e.Move) and effect.amount == "card":
                self.wrong("E343", "nobody acts here, so no card is chosen", effect.source.source.place, "write a number, or `all`")

    def rule(self, entry: e.Rule) -> None:
        """Nothing can refuse what happens where nobody acts."""
        for target in entry.targets:
            found = self.names.found.get(target.text)
            if found is not None and isinstance(found.entry, e.Trigger) and not self.phase_of(found.entry) & self.turns:
                self.wrong("E327", f"`{target.text}` happens where nobody acts, so nothing can refuse it", target.place)

    # --- questions that ask themselves ---

    def circles(self) -> None:
        """`can(ACTION)` asks the action's rules; they must not ask, by any way round, whether it can be done."""
        edges = {action.name: self._asks(action) for action in self.of(e.Action)}
        for action in self.of(e.Action):
            for asked, place in edges[action.name].items():
                if action.name in _reached(asked, edges):
                    said = f"whether `{action.name}` can be done is asked by its own rules"
                    self.wrong("E324", said, place, f"leave out `can({asked})`")

    def _asks(self, action: e.Action) -> dict[str, Place]:
        """The actions whose `can` is asked when it is asked whether this one can be done, and where: a choice of groups is tried."""
        tried = action.selection.what == "groups"
        melds = set(self.names.of_sort("meld", "trigger")) | {TURN_END}
        texts: list[e.Text | None] = [trigger.condition for trigger in self.of(e.Trigger)] if tried else []
        for rule in self.of(e.Rule):
            targets = {target.text for target in rule.targets}
            if action.name in targets or (tried and targets & melds):
                texts += [rule.when, rule.needs]
        return {name: text.source.place for text in texts if text is not None for name in self._can_in(text.tree)}

    def _can_in(self, tree: Any) -> set[str]:
        found, read, trees = set[str](), set[str](), [tree]
        while trees:
            for node in parts_of(trees.pop()):
                if isinstance(node, t.OfOne) and node.name == "can":
                    found.add(node.inside.name)
                elif isinstance(node, t.Word | t.Owned) and node.name not in read and node.name in self.names.found:
                    read.add(node.name)
                    trees += texts_of(self.names.found[node.name].entry)
        return found


def phases_of(trigger: e.Trigger, turns: frozenset[str]) -> frozenset[str]:
    """The phases in which a trigger happens: those that it names; else those with `turns` that it ends, if there is one; else all
    with turns."""
    ended = {effect.what for effect in trigger.effects if isinstance(effect, e.End)}
    return frozenset(trigger.phases) or (turns & ended) or turns


def _reached(start: str, edges: dict[str, dict[str, Place]]) -> set[str]:
    seen, way = set[str](), [start]
    while way:
        name = way.pop()
        if name not in seen:
            seen.add(name)
            way += edges.get(name, ())
    return seen
