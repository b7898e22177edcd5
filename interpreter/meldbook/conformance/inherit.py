"""Inherited cases: a variant also runs its parent's case when every rule that the case consults is the same in the child and
the situation fits the child's table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cache

from meldbook.conformance import wire
from meldbook.conformance.case import Case, Corpus
from meldbook.conformance.engine import InterpreterEngine, playable, table
from meldbook.conformance.serve import answer
from meldbook.difference import changes
from meldbook.errors import InputError
from meldbook.loading.variants import resolve

MARK = "@"  # between the id of a case and the variant that inherits it


def with_inherited(corpus: Corpus, variants: Sequence[str] = ()) -> Corpus:
    """The corpus with the cases that its variants (or those named) inherit behind their own."""
    wanted = [name for name in playable() if not variants or name in variants]
    return replace(corpus, cases=(*corpus.cases, *(case for name in wanted for case in inherited(name, corpus.cases))))


def inherited(variant: str, cases: Iterable[Case]) -> Iterator[Case]:
    """The cases of every parent that hold for a variant, under `ID@VARIANT`."""
    own = list(cases)
    for parent in resolve(variant).parents:
        for case in own:
            if case.variant == parent and _holds(case, variant):
                yield replace(case, id=f"{case.id}{MARK}{variant}", variant=variant, twin=None)


@cache
def changed(parent: str, child: str) -> frozenset[str]:
    """The ids of the entries that are not the same in the child."""
    return frozenset(change.rule for change in changes(resolve(parent), resolve(child)))


def _holds(case: Case, child: str) -> bool:
    """Is nothing changed that the case consults, and is its situation one of the child's table?"""
    options = {name: str(value) for name, value in case.options.items()}
    try:
        board = table(child, options)
        parent = table(case.variant, options)
        told = wire.message(replace(case, variant=child), board, 1)
    except InputError:
        return False
    differing = changed(case.variant, child)
    if any(entry.id in differing for name in options for entry in [parent.game.names.found[name].entry] if entry is not None):
        return False
    engine = InterpreterEngine(trace=True)
    answer(wire.message(case, parent, 1), engine)
    if engine.last is None or engine.last.trace is None or not told:
        return False
    return not engine.last.trace.consulted(parent.game) & differing
