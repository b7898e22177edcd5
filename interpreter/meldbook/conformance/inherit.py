"""Inherited cases: a variant also runs its parent's case when every rule that the case consults, in either game, is the same in
both, and the situation fits the child's table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace

from meldbook.conformance import recorded, wire
from meldbook.conformance.case import MARK, Case, Corpus
from meldbook.conformance.engine import GameTable
from meldbook.conformance.games import Games
from meldbook.conformance.serve import answer
from meldbook.conformance.values import Json
from meldbook.errors import InputError
from meldbook.language.entries import Zone
from meldbook.play.finish import Counter


def with_inherited(
    corpus: Corpus, variants: Sequence[str] = (), games: Games | None = None, asked: Callable[[Case], bool] = lambda case: True
) -> Corpus:
    """The corpus with the cases that its variants (or those named) inherit behind its own: as recorded where that holds, else worked
    out, and then only what is `asked` for."""
    games = games or Games()
    known = None if games.named else recorded.inherited(corpus)
    if known is None:
        return worked_out(corpus, variants, games, asked)
    own = {case.id: case for case in corpus.cases}
    heirs = [_heir(own[one.origin], one.variant, one.rules) for one in known]
    return replace(corpus, cases=(*corpus.cases, *(case for case in heirs if not variants or case.variant in variants)))


def worked_out(
    corpus: Corpus, variants: Sequence[str] = (), games: Games | None = None, asked: Callable[[Case], bool] = lambda case: True
) -> Corpus:
    """The same, whatever is recorded."""
    games = games or Games()
    cases = [case for case in corpus.cases if asked(case)]
    wanted = [name for name in games.playable if not variants or name in variants]
    return replace(corpus, cases=(*corpus.cases, *(case for name in wanted for case in inherited(name, cases, games))))


def inherited(variant: str, cases: Iterable[Case], games: Games | None = None) -> Iterator[Case]:
    """The cases of every parent that hold for a variant, under `ID@VARIANT`."""
    games, own = games or Games(), list(cases)
    known = games.resolved(variant).entries
    for parent in games.resolved(variant).parents:
        for case in own:
            if case.variant == parent and _holds(case, variant, games):
                yield _heir(case, variant, tuple(rule for rule in case.rules if rule in known))


def _heir(case: Case, variant: str, rules: tuple[str, ...]) -> Case:
    """The case as the child has it; a rule that only tells something may not be there any more."""
    return replace(case, id=f"{case.id}{MARK}{variant}", variant=variant, rules=rules or case.rules, twin=None)


def _holds(case: Case, child: str, games: Games) -> bool:
    """Is nothing changed that the case consults in either game, and is its situation one of the child's table?"""
    options = {name: str(value) for name, value in case.options.items()}
    try:
        differing = games.changed(case.variant, child, options)
        boards = {name: games.table(name, options) for name in (case.variant, child)}
        told = [wire.message(replace(case, variant=name), board, 1) for name, board in boards.items()]
    except InputError:
        return False
    known = boards[case.variant].game.names.found
    if any(entry.id in differing for name in options for entry in [known[name].entry] if entry is not None):
        return False
    if any(step.ask == "actions" for step in case.steps):
        return False  # a list of what may be done says nothing of the rules that forbid the rest
    if any(step.ask == "view" for step in case.steps) and any(isinstance(boards[child].game.typed.get(id_), Zone) for id_ in differing):
        return False  # what is seen is said by the zones, and no rule is asked
    return not any(_consults(message, board, differing, games) for message, board in zip(told, boards.values(), strict=True))


def _consults(told: Json, board: GameTable, entries: frozenset[str], games: Games) -> bool:
    """Whether one of these entries may have a say. What a search for an end of the turn asks is not noted: it may be any."""
    engine = games.engine(trace=True)
    before = Counter.judged
    answer(told, engine)
    if engine.last is None or engine.last.trace is None or Counter.judged > before:
        return True
    return bool(engine.last.trace.consulted(board.game) & entries)
