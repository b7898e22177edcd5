"""Twins: two cases on both sides of a rule, which differ in one thing, so that a failure of one of them says what was overlooked.

One thing is one option, or one change of the situation: a card in another place, what one seat did before, a meld that lies with
another side. Such a change touches up to four places of the situation. Steps may differ as well, for what is done names the changed
card, and what was allowed goes on.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from meldbook.conformance.case import Case, as_json

_MOST_PLACES = 4  # two seats or sides, before and after, of two zones


def unlike(cases: Iterable[Case]) -> Iterator[str]:
    """A sentence for each pair of twins that differ in nothing, or in more than one thing. Twins that do not name each other are
    the loader's business."""
    by_id = {case.id: case for case in cases}
    for case in by_id.values():
        twin = by_id.get(case.twin or "")
        if twin is not None and case.id < twin.id:
            yield from (f"{case.id} and its twin {twin.id} {fault}" for fault in _faults(case, twin))


def _faults(case: Case, twin: Case) -> Iterator[str]:
    if case.variant != twin.variant:
        yield "are of two variants"
    one, other = as_json(case), as_json(twin)
    options = len(_differences(one.get("options"), other.get("options")))
    places = len(_differences(one.get("given"), other.get("given")))
    if options and places:
        yield "differ in options and in the situation"
    elif options > 1:
        yield f"differ in {options} options"
    elif places > _MOST_PLACES:
        yield f"differ in {places} places of the situation; more than {_MOST_PLACES} are more than one change"
    elif not options and not places and _done(one) == _done(other):
        yield "differ in nothing but what is expected"


def _done(whole: Mapping[str, object]) -> list[object]:
    steps = whole["steps"]
    assert isinstance(steps, list)
    return [[step.get(key) for key in ("by", "do", "ask")] for step in steps]


def _differences(one: object, other: object) -> set[tuple[object, ...]]:
    first, second = dict(_leaves(one, ())), dict(_leaves(other, ()))
    return {path for path in first.keys() | second.keys() if first.get(path) != second.get(path)}


def _leaves(value: object, path: tuple[object, ...]) -> Iterator[tuple[tuple[object, ...], object]]:
    if isinstance(value, Mapping):
        for key, part in value.items():
            yield from _leaves(part, (*path, key))
    elif isinstance(value, list):
        for index, part in enumerate(value):
            yield from _leaves(part, (*path, index))
    elif value is not None:
        yield path, value
