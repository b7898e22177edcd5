"""Every value that the options of a variant offer, tried alone against the defaults: can a game be set up with it?

A value that lays nothing over the file changes only what reads it, so only that is bound again; the rest stands as it was with the
defaults. So the time grows with what is written, not with its square.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from meldbook.language import entries as e
from meldbook.loading.diagnostics import MAX_FAULTS, Diagnostic, RuleFileError
from meldbook.loading.nodes import Scalar
from meldbook.loading.variants import Resolved
from meldbook.play.binding import Bindings
from meldbook.play.counts import bad_counts
from meldbook.play.options import option_values, with_options
from meldbook.play.sound import bound_soundly, faults_of, in_order

MOST_LAYING = 500  # values that lay chapters over the file, for each of which the whole of it is bound again
MOST_VALUES = 5000


class Tried(NamedTuple):
    """The faults; how many values were tried, of how many."""

    faults: list[Diagnostic]
    tried: int
    offered: int


def try_values(resolved: Resolved) -> Tried:
    """Tries each value that is not the default. RuleFileError: the variant is faulty with its defaults."""
    trial = _Trial(resolved)
    found: dict[Diagnostic, None] = {}
    waiting = list(trial.values())
    tried = laying = 0
    for option, value in waiting:
        lays = trial.lays(option, value.text)
        if tried == MOST_VALUES or len(found) >= MAX_FAULTS:
            break
        if lays and laying == MOST_LAYING:
            continue
        tried, laying = tried + 1, laying + lays
        found |= dict.fromkeys(trial.whole(option, value) if lays else trial.part(option, value))
    return Tried(list(found), tried, len(waiting))


class _Trial:
    """One variant, bound with its defaults."""

    def __init__(self, resolved: Resolved) -> None:
        self.resolved = resolved
        self.typed, self.names, self.defaults, self.laid = with_options(resolved, {})
        self.bindings = Bindings(self.laid, self.typed, self.names, self.defaults)
        if resolved.abstract:
            self.bindings.bind()
        else:
            bound_soundly(self.bindings)
        # What sets up a deal counts the players and the packs, whether it reads them or not.
        self.always = {entry.id for entry in self.typed.values() if isinstance(entry, e.Phase | e.Meld)}
        self.readers: dict[str, set[str]] = {}
        for id_, words in self.bindings.reads.items():
            for word in words:
                self.readers.setdefault(word, set()).add(id_)

    def choices(self) -> Iterator[e.Choice]:
        return (entry for entry in self.typed.values() if isinstance(entry, e.Choice))

    def values(self) -> Iterator[tuple[e.Choice, Scalar]]:
        """What can be set besides the defaults."""
        return ((option, value) for option in self.choices() for value in option.values if value.text != self.defaults[option.name])

    def lays(self, option: e.Choice, value: str) -> bool:
        """Does this value, or what follows from it, or the default in its place, lay chapters over the file?"""
        followed = self.readers.get(option.name, set())
        others = [one for one in self.choices() if one.default is not None and one.id in followed] if followed else []
        return bool(option.overlays and {value, self.defaults[option.name]} & {name for name, _ in option.overlays}) or any(
            one.overlays for one in others
        )

    def whole(self, option: e.Choice, value: Scalar) -> list[Diagnostic]:
        """The faults with a value for which everything is bound again; those in what it lays are told there."""
        found = faults_of(self.resolved, {option.name: value.text}, self.typed)
        return [fault if fault.place.file == value.place.file else self.told(option, value, fault) for fault in found]

    def part(self, option: e.Choice, value: Scalar) -> list[Diagnostic]:
        """The faults with a value that changes only what reads it."""
        try:
            values = option_values(self.typed, self.names, {option.name: value.text})
        except RuleFileError as wrong:
            return [self.told(option, value, fault) for fault in wrong.diagnostics]
        changed = [name for name, other in values.items() if self.defaults[name] != other]
        again = Bindings(self.laid, self.typed, self.names, values)
        settings = again.bind(self.always.union(*(self.readers.get(name, ()) for name in changed)))
        if not self.resolved.abstract and not again.faults:
            again.faults += bad_counts(again, settings)
        return [self.told(option, value, fault) for fault in in_order(again.faults) if fault not in self.bindings.faults]

    def told(self, option: e.Choice, value: Scalar, fault: Diagnostic) -> Diagnostic:
        """A fault that comes with a value: told at the value, or where the file checked does not fit one that it has taken over."""
        message = f"with `{option.name}: {value.text}` no game can be set up: {fault.message}"
        own = self.resolved.header.place.file
        place, other = value.place, (fault.place, "this is at fault with it")
        if own == fault.place.file != value.place.file:
            place, other = fault.place, (value.place, "the value")
        kept = ", ".join(one.text for one in option.values if one.text != value.text)
        help = f"leave the value out (`{option.name}: {{choice: [{kept}]}}`), or change what does not fit it"
        return replace(fault, message=message, place=place, label="", help=help, other=other)
