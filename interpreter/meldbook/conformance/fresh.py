"""Whether the generated files of the corpus are what the cases and rules say now. Each file that is not is told with its command."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial

from meldbook import data
from meldbook.conformance import export, faults, mutation, recorded, versions
from meldbook.conformance.case import Case, Corpus
from meldbook.conformance.engine import playable
from meldbook.conformance.games import Games
from meldbook.conformance.inherit import worked_out


def stale(corpus: Corpus) -> Iterator[str]:
    """A sentence for everything generated that is out of date, for a version that must move, and for what no case catches."""
    cases = worked_out(corpus).cases
    yield from corpus_file(corpus, cases)
    yield from _caught(cases)
    yield from _mutation()


def corpus_file(corpus: Corpus, cases: Sequence[Case]) -> Iterator[str]:
    """The same for the version and the one file, with the inherited cases that are given."""
    yield from versions.faults(corpus)
    if not data.exists("conformance", recorded.FILE) or data.text("conformance", recorded.FILE) != document(corpus, cases):
        yield f"conformance/{recorded.FILE} is not what the cases and rules say now; `{recorded.COMMAND}` makes it anew"


def document(corpus: Corpus, cases: Sequence[Case]) -> str:
    """The corpus as one file, with the inherited cases that are given."""
    return "".join(export.document(corpus, cases, partial(export.sentences, Games())))


def _caught(cases: Iterable[Case]) -> Iterator[str]:
    """That a named case still catches its fault is tried by the tests."""
    known, caught = {case.id for case in cases}, faults.caught()
    file = f"conformance/{'/'.join((*faults.FOLDER[1:], faults.TABLE))}"
    for fault in faults.faults().values():
        for variant in fault.variants:
            ids = caught.get(fault.name, {}).get(variant)
            if ids is None or not known.issuperset(ids):
                yield f"{file} does not have {fault.name} of {variant} as it is now; `{faults.COMMAND}` renews it"
            elif not ids:
                yield f"{fault.name}: no case of {variant} catches it; write one, then `{faults.COMMAND}`"


def _mutation() -> Iterator[str]:
    table = mutation.table()
    for variant in playable():
        part = table.get(variant)
        if part is None or part.digest != mutation.digest(variant):
            yield f"conformance/mutation.json is of other rules or cases of {variant}; `{mutation.COMMAND} {variant}` renews it"
            continue
        for id_, result in part.results.items():
            if result.how == mutation.OPEN:
                yield f"{variant}: no case notices `{id_}`; write one, or a reason in conformance/equivalent.yaml"
