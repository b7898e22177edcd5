"""The shipped corpus: it is read without a fault, fits its schema, and every situation in it can be."""

from __future__ import annotations

import json

import jsonschema
import pytest

import meldbook
from meldbook import data
from meldbook.conformance import nulls, wire
from meldbook.conformance.case import Corpus, as_json
from meldbook.conformance.cases import read_corpus
from meldbook.conformance.driver import CachedTables, run_in_process
from meldbook.conformance.run import Options
from meldbook.conformance.wire import diagnose

PLAYED = pytest.mark.skipif(not hasattr(meldbook, "load"), reason="the interpreter's games are not there yet")


@pytest.fixture(scope="module")
def corpus() -> Corpus:
    return read_corpus()


def test_the_corpus_fits_its_schema(corpus: Corpus) -> None:
    schema = json.loads(data.text("spec", "schema", "case.schema.json"))
    jsonschema.validate([as_json(case) for case in corpus.cases], schema)


@PLAYED
def test_every_situation_can_be_filled_and_every_message_fits_the_protocol(corpus: Corpus) -> None:
    tables = CachedTables()
    schema = json.loads(data.text("spec", "schema", "protocol.schema.json"))
    request = jsonschema.Draft202012Validator({**schema, "$ref": "#/$defs/request"})
    for seq, case in enumerate(corpus.cases, 1):
        table = tables(case.variant, case.options)
        assert not diagnose(case, table)
        request.validate(wire.message(case, table, seq))


@PLAYED
@pytest.mark.parametrize("name", nulls.NAMES)
def test_knowing_no_rule_passes_next_to_nothing(corpus: Corpus, name: str) -> None:
    answer = nulls.functions([case.variant for case in corpus.cases])[name]
    report = run_in_process(corpus, answer, Options(strict=True))
    assert report.counts["error"] == report.counts["unsupported"] == 0
    assert report.passed <= len(corpus.cases) // 20
