"""Which cases stand beside a rule as its examples: one that the rule refuses, and one that it lets pass."""

from __future__ import annotations

from collections.abc import Iterable

from meldbook.book.edition import Volume
from meldbook.conformance.case import Case
from meldbook.conformance.proof import allows, refuses


def examples(volume: Volume, rule: str) -> tuple[Case | None, Case | None]:
    """An allowed and a refused example of a rule: a pair of twins if there is one, each as short as can be; whole deals are for the pages of
    cases."""
    found = sorted((case for case in volume.cases_of.get(rule, ()) if "deck" not in case.given), key=_weight)
    everything = {case.id: case for case in (*volume.own, *volume.inherited)}
    no = [case for case in found if refuses(case, rule)]
    yes = _first((case for case in found if allows(case) and (no or case.rules[0] == rule)), rule)
    for case in no:
        twin = everything.get(case.twin or "")
        if twin is not None and allows(twin) and not (twin.options or case.options):
            return twin, case
    return yes, no[0] if no else None


def _first(cases: Iterable[Case], rule: str) -> Case | None:
    """The one of which the rule is named first, else the shortest."""
    return min(cases, key=lambda case: (bool(case.options), case.rules.index(rule) > 0, _weight(case)), default=None)


def _weight(case: Case) -> tuple[int, int, int]:
    """Short cases with few cards, played by the usual options, first."""
    return len(case.options), len(case.steps), sum(len(str(value)) for value in case.given.values())
