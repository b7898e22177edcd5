"""The corpus as one JSON document, one case a line, so that it can be read, searched and graded without Python.

Every situation is filled, every option resolved, every expectation in the words of the protocol; inherited cases are written out.
`conformance/corpus.json` is this for the whole corpus, and `recorded.py` reads from it which cases are inherited.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TypeAlias

from meldbook.conformance import recorded, wire
from meldbook.conformance.case import MARK, Case, Corpus
from meldbook.conformance.driver import CachedTables
from meldbook.conformance.expected import expected
from meldbook.conformance.table import Table, Tables, key_of
from meldbook.conformance.values import Json
from meldbook.conformance.wire import PROTOCOL
from meldbook.errors import InputError

FORMAT = 1
Sentences: TypeAlias = Callable[[str, str, Mapping[str, str]], Mapping[str, str]]
"""Variant, rule, and options at which the rule is there -> the sentence of the rule, by language."""


def document(
    corpus: Corpus, cases: Sequence[Case], sentences: Sentences, tables: Tables | None = None, command: str = recorded.COMMAND
) -> Iterator[str]:
    """The lines of the document, which names the command that makes it. `cases` are those of the corpus, inherited ones too, that are
    to be in it. InputError for a case that cannot be."""
    found = CachedTables(tables)
    ordered = sorted(cases, key=lambda case: case.id)
    head: Json = {
        "generated_by": command,
        "format": FORMAT,
        "protocol": PROTOCOL,
        "version": corpus.version,
        "digest": corpus.digest,
        "inputs": recorded.inputs(corpus),
        "counts": _counts(ordered),
        "variants": {name: _variant(name, ordered, sentences, found) for name in sorted({case.variant for case in ordered})},
    }
    yield _compact(head)[:-1] + ',"cases":[\n'
    for number, case in enumerate(ordered, 1):
        yield _compact(whole(case, found(case.variant, case.options))) + (",\n" if number < len(ordered) else "\n")
    yield "]}\n"


def whole(case: Case, table: Table) -> Json:
    """One case with everything that is needed to play and grade it."""
    message = wire.message(case, table, 1)["case"]
    steps = [sent | {"expect": expected(step, table)} for sent, step in zip(message["steps"], case.steps, strict=True)]
    origin, _, heir = case.id.partition(MARK)
    written: Json = {"id": case.id, "title": case.title, "variant": case.variant, "level": case.level}
    written |= {"inherited_from": origin} if heir else {}
    written |= {"rules": list(case.rules), "set": dict(case.options), "options": message["options"]}
    written |= {"given": message["given"], "steps": [_without_nothing(step) for step in steps]}
    return written | {key: value for key, value in (("why", case.why), ("twin", case.twin), ("from", case.source)) if value}


def _without_nothing(step: Json) -> Json:
    return {key: value for key, value in step.items() if key != "expect" or value}


def _counts(cases: Iterable[Case]) -> Json:
    """How many cases there are: in all, inherited, by variant and level."""
    found = list(cases)
    variants: dict[str, dict[str, int]] = {}
    for case in sorted(found, key=lambda case: (case.variant, case.level)):
        levels = variants.setdefault(case.variant, {})
        levels[str(case.level)] = levels.get(str(case.level), 0) + 1
    inherited = sum(MARK in case.id for case in found)
    return {"cases": len(found), "own": len(found) - inherited, "inherited": inherited, "variants": variants}


def _variant(name: str, cases: Sequence[Case], sentences: Sentences, tables: CachedTables) -> Json:
    """What a grader must know of a variant: how its zones are compared, which melds have an order, what its rules say."""
    own = [case for case in cases if case.variant == name]
    shapes = [_shape(tables(name, case.options), own) for case in own]
    if any(shape != shapes[0] for shape in shapes):
        raise InputError(f"{name}: its zones are compared in different ways at different options, which the document cannot say")
    asked = {rule: case.options for case in reversed(own) for rule in named(case)}
    return {**shapes[0], "rules": {rule: dict(sentences(name, rule, asked[rule])) for rule in sorted(asked)}}


def named(case: Case) -> list[str]:
    """The rules that a case names: those it tests, and those that refuse in it."""
    return [*case.rules, *(str(step.expect["refused"]) for step in case.steps if "refused" in step.expect)]


def _shape(table: Table, cases: Iterable[Case]) -> Json:
    zones = {key_of(zone): {"kind": zone.kind, "owner": zone.owner} for zone in table.zones}
    return {"zones": zones, "in_order": [name for name in table.patterns if table.in_order(name)]}


def _compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
