"""Faults of a file that are not in one expression: names that lead nowhere, words that nobody reads, triggers that never
stop."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from meldbook.language import entries as e
from meldbook.language import tree as t
from meldbook.language.names import ATOMS, SETTINGS, Names, effects_of
from meldbook.loading.diagnostics import Diagnostic
from meldbook.loading.nodes import Place
from meldbook.loading.variants import Resolved


def check_names(resolved: Resolved, typed: dict[str, e.Typed], names: Names, faults: list[Diagnostic]) -> None:
    """Adds every such fault to `faults`."""
    checker = _Checker(resolved, typed, names, faults)
    checker.phases()
    checker.kinds()
    for entry in typed.values():
        method: Callable[[Any], None] | None = getattr(checker, f"check_{type(entry).__name__.lower()}", None)
        if method is not None:
            method(entry)
        for effect in effects_of(entry):
            checker.effect(entry, effect)
    checker.unread()


class _Checker:
    def __init__(self, resolved: Resolved, typed: dict[str, e.Typed], names: Names, faults: list[Diagnostic]) -> None:
        self.resolved, self.typed, self.names, self.faults = resolved, typed, names, faults

    def wrong(self, code: str, message: str, place: Place, help: str = "") -> None:
        self.faults.append(Diagnostic(code, message, place, help=help))

    def place(self, entry: e.Typed, key: str) -> Place:
        """Where a key of an entry stands."""
        return entry.entry.places.get(key, entry.entry.place)

    def phases(self) -> None:
        """Every phase of the list has an entry, and one has turns."""
        place = place_of_phases(self.resolved)
        for name in self.resolved.phases:
            if self.names.what(name) != "phase":
                self.wrong("E342", f"the phase `{name}` has no entry", place, "add an entry with `phase:`, or take it off the list")
        entries = [self.names.found[name].entry for name in self.resolved.phases if self.names.what(name) == "phase"]
        if not any(isinstance(entry, e.Phase) and entry.steps for entry in entries):
            self.wrong("E342", "no phase has turns", place, "write the steps of a turn: `phase: {begin: one, middle: any, close: one}`")

    def named(self, name: str, sorts: tuple[str, ...], place: Place, said: str) -> bool:
        """Is this a name of one of some sorts? If not, it is a fault."""
        if self.names.what(name) in sorts:
            self.names.read.add(name)
            return True
        near = list(self.names.of_sort(*sorts))
        self.wrong("E321", f"`{name}` is no {said}", place, help=f"write one of {', '.join(f'`{n}`' for n in near[:8])}" if near else "")
        return False

    def check_phase(self, entry: e.Phase) -> None:
        if entry.name not in self.resolved.phases:
            self.wrong("E342", f"the phase `{entry.name}` is not in the list of phases", entry.entry.place, "add it to `phases:`")

    def check_action(self, entry: e.Action) -> None:
        self.named(entry.step, ("step",), self.place(entry, "may"), "step of a turn")
        chosen = entry.selection
        place = self.place(entry, "choose")
        for name in (chosen.zone if chosen.zone != "none" else "", chosen.top_of or ""):
            if name:
                self.named(name, ("zone",), place, "zone")
        if chosen.joining:
            self.named(chosen.joining, ("meld",), place, "meld")
        lays = any(isinstance(effect, e.Lay) for effect in entry.effects)
        if lays != (chosen.what == "groups"):
            self.wrong(
                "E343",
                "an action that chooses groups lays them, and only such an action does",
                entry.entry.place,
                "write `choose: {groups: ...}` and `{lay: groups, to: ...}` together",
            )

    def check_trigger(self, entry: e.Trigger) -> None:
        for name in entry.phases:
            self.named(name, ("phase",), self.place(entry, "in"), "phase")
        if not self._changes(entry):
            self.wrong(
                "E344",
                f"`{entry.name}` changes nothing that it asks about, so it would never stop",
                self.place(entry, "whenever"),
                "ask about something that its effects change",
            )

    def _changes(self, entry: e.Trigger) -> bool:
        """Do the effects touch what the condition reads?"""
        read = self._read_by(entry.condition.tree)
        touched = set()
        for effect in entry.effects:
            if isinstance(effect, e.End | e.Score | e.PayNow):
                return True
            if isinstance(effect, e.Note | e.Ask):
                touched.add(effect.word)
            if isinstance(effect, e.Move):
                touched |= self._read_by(effect.source.tree) | self._read_by(effect.target.tree)
        return bool(touched & read) or entry.name in read

    def _read_by(self, tree: Any) -> set[str]:
        """All names that an expression reads, through words."""
        found: set[str] = set()
        trees = [tree]
        while trees:
            for node in parts_of(trees.pop()):
                if isinstance(node, t.Times):
                    found |= set(node.things)
                elif isinstance(node, t.Word | t.Owned) and node.name not in found:
                    found.add(node.name)
                    trees += texts_of(self.names.found[node.name].entry) if node.name in self.names.found else []
        return found

    def kinds(self) -> None:
        """The first kind of a group that fits is the meld's: one that can only fit where an earlier one does is never reached."""
        found = [entry for entry in self.typed.values() if isinstance(entry, e.Kind)]
        for number, later in enumerate(found):
            for earlier in found[:number]:
                if earlier.group == later.group and set(later.of) <= set(earlier.of) and _all_of(earlier.when) <= _all_of(later.when):
                    self.wrong(
                        "E347",
                        f"`{later.name}` is never reached: whatever fits it is a `{earlier.name}` before",
                        later.entry.place,
                        f"put it in front: `before: {earlier.name}`",
                    )
                    break

    def check_kind(self, entry: e.Kind) -> None:
        for name in entry.of:
            self.named(name, ("meld",), self.place(entry, "of"), "meld")

    def check_told(self, entry: e.Told) -> None:
        for follows in entry.follows:
            if follows.text not in self.typed:
                self.wrong("E345", f"`{follows.text}` does not exist, so nothing can follow from it", follows.place)

    def check_zone(self, entry: e.Zone) -> None:
        if entry.refill:
            self.named(entry.refill, ("zone",), self.place(entry, "refill"), "zone")
        if entry.deck and entry.kind != "stack":
            self.wrong("E343", "the deck lies in a stack", self.place(entry, "starts"), "write `zone: stack`")

    def effect(self, entry: e.Typed, effect: e.Effect) -> None:
        """The zones, rows and phases that an effect names."""
        if isinstance(effect, e.Move):
            for text in (effect.source, effect.target):
                tree = text.tree.inside if isinstance(text.tree, t.OfOne) else text.tree
                if not isinstance(tree, t.Word | t.Owned) or self.names.what(tree.name) != "zone":
                    self.wrong(
                        "E321",
                        f"`{text.source.text}` is no zone",
                        text.source.place,
                        "write the name of a zone, `ZONE of partner`, or `next(ZONE)`",
                    )
                else:
                    self.names.read.add(tree.name)
                    self._movable(tree.name, text)
        elif isinstance(effect, e.Lay):
            zone = self.names.found.get(effect.row)
            if not (zone and isinstance(zone.entry, e.Zone) and zone.entry.kind == "melds"):
                self.wrong("E321", f"`{effect.row}` is no row of melds", effect.place)
            self.names.read.add(effect.row)
        elif isinstance(effect, e.End) and effect.what not in ("turn", "match", *self.resolved.phases):
            self.wrong(
                "E342", f"`{effect.what}` is no phase", effect.place, f"write `turn`, `match`, or one of {', '.join(self.resolved.phases)}"
            )
        elif isinstance(effect, e.Shuffle):
            self.named(effect.zone, ("zone",), effect.place, "zone")

    def _movable(self, name: str, text: e.Text) -> None:
        zone = self.names.found[name].entry
        if isinstance(zone, e.Zone) and zone.kind == "melds":
            self.wrong("E343", "cards come to a row of melds by laying them, and stay", text.source.place, "write `{lay: groups, to: ...}`")

    def unread(self) -> None:
        """A word that nobody reads is a mistake: the rule that should read it is missing, or it is misspelt. One taken over from a
        parent is not: the rule that read it has been changed."""
        for name, found in self.names.found.items():
            entry = found.entry
            own = entry is not None and entry.entry.origin == self.resolved.name
            if own and found.what == "word" and name not in self.names.read and name not in SETTINGS and name not in ATOMS:
                if isinstance(entry, e.Choice) and entry.overlays:
                    continue
                self.wrong("E346", f"nobody reads `{name}`", found.place, "use it in a rule, or remove it")


def place_of_phases(resolved: Resolved) -> Place:
    """Where a file lists its phases, or where it begins."""
    return next((key.place for key, _ in resolved.header.pairs if key.text == "phases"), resolved.header.place)


def parts_of(tree: Any) -> Iterator[Any]:
    """Every part of an expression, itself first."""
    stack = [tree]
    while stack:
        node = stack.pop()
        if isinstance(node, t.Tree):
            yield node
            stack.extend(getattr(node, name) for name in node.__dataclass_fields__)


def texts_of(entry: e.Typed | None) -> list[Any]:
    """What stands behind a word."""
    if isinstance(entry, e.Is):
        return [entry.value.tree]
    if isinstance(entry, e.Table):
        return [text.tree for text in (entry.by, *(row.value for row in entry.rows)) if text is not None]
    return []


def _all_of(text: e.Text | None) -> set[t.Expression]:
    """The conditions that must all hold."""
    if text is None:
        return set()
    stack, found = [text.tree], set()
    while stack:
        tree = stack.pop()
        if isinstance(tree, t.Logic) and tree.sign == "and":
            stack += [tree.left, tree.right]
        else:
            found.add(tree)
    return found
