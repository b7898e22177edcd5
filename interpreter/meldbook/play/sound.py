"""Whether a variant with its options set means something throughout: everything is bound and looked at, nothing compiled."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from meldbook.language import entries as e
from meldbook.language.bind import nowhere
from meldbook.language.check import check_names, place_of_phases
from meldbook.language.check_play import check_play
from meldbook.language.names import SETTINGS
from meldbook.loading.diagnostics import Diagnostic, RuleFileError
from meldbook.loading.removals import where_removed
from meldbook.loading.variants import Resolved
from meldbook.play.binding import Bindings
from meldbook.play.counts import bad_counts
from meldbook.play.options import with_options

# What only a variant that is played must have: the words of the table, readers of its own words.
OF_A_WHOLE = frozenset({"E340", "E346"})


def bound_soundly(bindings: Bindings) -> dict[str, Any]:
    """Binds everything; the settings of the table. RuleFileError: every fault, in the order of the files."""
    settings = bindings.bind()
    check_names(bindings.resolved, bindings.typed, bindings.names, bindings.faults)
    check_play(bindings.resolved, bindings.typed, bindings.names, bindings.faults)
    if not bindings.faults:
        bindings.faults += bad_counts(bindings, settings)
    if bindings.faults:
        raise RuleFileError(in_order(where_removed(bindings.faults, bindings.resolved.removed)))
    return settings


def faults_of(resolved: Resolved, settings: Mapping[str, str], known: Mapping[str, e.Typed] | None = None) -> list[Diagnostic]:
    """The faults of a variant with these options set. Of one that is only shared: those that no child could mend. `known` are entries
    read before."""
    try:
        typed, names, values, laid = with_options(resolved, settings, known)
        bound_soundly(Bindings(laid, typed, names, values))
    except RuleFileError as wrong:
        return _of_a_part(wrong.diagnostics, resolved) if resolved.abstract else list(wrong.diagnostics)
    return []


def _of_a_part(faults: Iterable[Diagnostic], resolved: Resolved) -> list[Diagnostic]:
    """The words that set the table, the phases and the deck may come with a child; any other word that is read must be there, for a
    child to change."""
    lent = {nowhere(name) for name in SETTINGS}
    whole = OF_A_WHOLE if resolved.phases else OF_A_WHOLE | {"E342"}
    lacking = (resolved.header.place, place_of_phases(resolved))  # here is told what the file as a whole does not have
    return [fault for fault in faults if fault.code not in whole and fault.message not in lent and fault.place not in lacking]


def in_order(faults: list[Diagnostic]) -> list[Diagnostic]:
    """Each fault once, as they stand in the files."""
    return sorted(set(faults), key=lambda fault: (fault.place.file, fault.place.line, fault.place.column))
