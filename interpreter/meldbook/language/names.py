"""One name space: what every name of a resolved file is, the words that the language itself knows, and who reads what.

`ATOMS` is the table of the language's own words. `Names` maps each name of a file to what it stands for.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from difflib import get_close_matches

from meldbook.language import entries as e
from meldbook.loading.diagnostics import Diagnostic
from meldbook.loading.nodes import Place
from meldbook.loading.scalars import WHOLE_NUMBER

SETTINGS = ("players", "sides", "direction", "first_dealer", "next_dealer", "first_player", "packs", "jokers")
WHO = ("player", "partner", "side", "opponents", "everyone", "dealer", "next_player")
TURN_END = "turn_end"


@dataclass(frozen=True, slots=True)
class Atom:
    """A word of the language: when it is known, and its type (`same` for one that depends on what it is asked of)."""

    known: str
    type: str


ATOMS: dict[str, Atom] = {
    "size": Atom("meld", "number"),
    "own": Atom("meld", "number"),
    "stand_ins": Atom("meld", "number"),
    "age": Atom("choice", "number"),
    "rank": Atom("meld", "rank"),
    "suit": Atom("meld", "suit"),
    "low": Atom("meld", "rank"),
    "high": Atom("meld", "rank"),
    "meld": Atom("choice", "meld"),
    "onto": Atom("choice", "meld"),
    "laid": Atom("choice", "cards"),
    "used": Atom("choice", "cards"),
    "new": Atom("choice", "melds"),
    "card": Atom("choice", "card"),
    "word": Atom("choice", "name"),
    "pattern": Atom("table", "name"),
    "kind": Atom("table", "name"),
    "top": Atom("table", "card"),
    "next": Atom("table", "zone"),
    "stacks": Atom("table", "number"),
    "turns_since": Atom("play", "number"),
    "turns": Atom("play", "number"),
    "rounds": Atom("play", "number"),
    "turn_over": Atom("play", "yesno"),
    "can": Atom("play", "yesno"),
    "score": Atom("deal", "number"),
    "deals": Atom("deal", "number"),
}

# What each slot may read besides what is known at the table.
KNOWN: dict[str, frozenset[str]] = {
    "table": frozenset(),
    "kind.when": frozenset({"meld"}),
    "kind.pays": frozenset({"meld", "deal"}),
    "meld rule": frozenset({"deal", "play", "choice", "meld"}),
    "action": frozenset({"deal", "play", "choice"}),
    "event": frozenset({"deal", "play"}),
    "score": frozenset({"deal", "play"}),
    "word": frozenset({"meld", "deal", "play", "choice"}),
}


@dataclass(frozen=True, slots=True)
class Name:
    """What a name is: `cards zone word note meld kind group action trigger phase step value`, and its entry if it has one."""

    what: str
    entry: e.Typed | None
    place: Place


@dataclass
class Names:
    """The names of one resolved file. `read` collects those that some expression reads."""

    found: dict[str, Name]
    phases: tuple[str, ...]
    faults: list[Diagnostic] = field(default_factory=list)
    read: set[str] = field(default_factory=set)

    def what(self, name: str) -> str:
        """The sort of a name, or nothing."""
        found = self.found.get(name)
        return found.what if found else ""

    def nearest(self, name: str) -> str:
        """Another known name that looks like this one, for `did you mean`; or nothing."""
        close = get_close_matches(name, [known for known in (*self.found, *ATOMS) if known != name], 1, 0.6)
        return close[0] if close else ""

    def instead(self, name: str) -> str:
        """What to say where a name is not the sort of thing that is wanted: what it is; if it is nothing, which may be meant."""
        if name in self.found:
            return f"`{name}` is {SAID[self.found[name].what]}"
        if name in ATOMS:
            return f"`{name}` is a word of the language"
        near = self.nearest(name)
        return f"did you mean `{near}`?" if near else ""

    def of_sort(self, *sorts: str) -> Iterator[str]:
        """The names of some sorts, in the order of the file."""
        return (name for name, found in self.found.items() if found.what in sorts)


SAID = {
    "cards": "a class of cards",
    "zone": "a zone",
    "word": "a word",
    "note": "a note",
    "meld": "a pattern of melds",
    "kind": "a kind of melds",
    "group": "a group of kinds",
    "action": "an action",
    "trigger": "a trigger",
    "phase": "a phase",
    "step": "a step of a turn",
    "value": "a value",
}

SORT = {
    e.Cards: "cards",
    e.Zone: "zone",
    e.Is: "word",
    e.Table: "word",
    e.Choice: "word",
    e.Meld: "meld",
    e.Kind: "kind",
    e.Phase: "phase",
    e.Action: "action",
    e.Trigger: "trigger",
}


def name_space(typed: dict[str, e.Typed], phases: tuple[str, ...]) -> Names:
    """Names of all entries, notes, steps, groups and values; a name that stands for two things is a fault."""
    names = Names({}, phases)
    for entry in typed.values():
        sort = SORT.get(type(entry))
        if sort:
            _add(names, entry.name, Name(sort, entry, entry.entry.place))
    for entry in typed.values():
        for name, sort in _lesser(entry):
            _add_lesser(names, name, Name(sort, entry, entry.entry.place))
    return names


def _lesser(entry: e.Typed) -> Iterator[tuple[str, str]]:
    """Names that an entry brings along: of a group, of steps, of notes, of the values of a choice."""
    if isinstance(entry, e.Kind):
        yield entry.group, "group"
    if isinstance(entry, e.Phase):
        for step, _ in entry.steps:
            yield step, "step"
    if isinstance(entry, e.Choice):
        for value in entry.values:
            if value.text not in ("yes", "no") and not WHOLE_NUMBER.match(value.text):
                yield value.text, "value"
    for effect in effects_of(entry):
        if isinstance(effect, e.Note | e.Ask):
            yield effect.word, "note"
        if isinstance(effect, e.Ask):
            yield from ((answer, "value") for answer in effect.answers if answer not in ("yes", "no"))
    if isinstance(entry, e.Action):
        yield from ((word, "value") for word in entry.selection.words)


def effects_of(entry: e.Typed) -> tuple[e.Effect, ...]:
    """The effects of a phase, an action or a trigger."""
    return entry.effects if isinstance(entry, e.Phase | e.Action | e.Trigger) else ()


def _add(names: Names, name: str, new: Name) -> None:
    old = names.found.get(name)
    if old is not None:
        names.faults.append(
            Diagnostic(
                "E310",
                f"`{name}` is defined twice: one word, one thing",
                new.place,
                help="give one of the two another name",
                other=(old.place, "first defined here"),
            )
        )
    elif (name in ATOMS and new.what != "zone") or name in ("yes", "no", TURN_END):
        names.faults.append(
            Diagnostic("E311", f"`{name}` is a word of the language and cannot be defined", new.place, help="choose another name")
        )
    else:
        names.found[name] = new


def _add_lesser(names: Names, name: str, new: Name) -> None:
    old = names.found.get(name)
    if old is None:
        _add(names, name, new)
    elif old.what != new.what:
        names.faults.append(
            Diagnostic(
                "E310",
                f"`{name}` is a {new.what} here and a {old.what} elsewhere: one word, one thing",
                new.place,
                help="give one of the two another name",
                other=(old.place, f"the {old.what}"),
            )
        )
