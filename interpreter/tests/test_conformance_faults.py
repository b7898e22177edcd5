"""Faults that real engines share: each is caught by the cases that are named for it, in every variant in which it can occur."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from meldbook import data
from meldbook.conformance import faults
from meldbook.conformance.case import Case
from meldbook.conformance.cases import read_corpus
from meldbook.conformance.driver import run, run_in_process
from meldbook.conformance.engine import InterpreterEngine, published
from meldbook.conformance.inherit import with_inherited
from meldbook.conformance.profile import with_readings
from meldbook.conformance.run import Options, as_corpus
from meldbook.conformance.serve import answer

FAULTS = faults.faults()
FAKES = Path(str(data.place("conformance", "fakes")))


@pytest.fixture(scope="module")
def cases() -> dict[str, Case]:
    return {case.id: case for case in with_inherited(read_corpus()).cases}


@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS)
def test_a_fault_is_caught_by_the_case_that_is_named_for_it(fault: faults.Fault, cases: dict[str, Case]) -> None:
    named = faults.caught().get(fault.name, {})
    assert set(named) == set(fault.variants), "tools/corpus --faults renews the table"
    for variant, ids in named.items():
        assert ids, f"no case of {variant} catches it: {fault.told}"
        assert faults.catches(cases[ids[0]], faults.FaultyEngine(fault)), f"{ids[0]} no longer catches it in {variant}"


def test_a_fault_is_an_engine_like_any_other(cases: dict[str, Case]) -> None:
    id_ = faults.caught()["wild_cards_without_cap"]["tranca"][0]
    command = f"{sys.executable} {FAKES / 'faulty.py'} wild_cards_without_cap"
    report = run([cases[id_]], command, Options(hello_timeout=30))
    assert report.results[0].result.outcome == "fail", report.problem


# --- another house reading ---


def reading(option: str, value: str, cases: list[Case]) -> tuple[list[str], tuple[str, ...]]:
    engine = InterpreterEngine(games=lambda variant, options: published(variant, {**options, option: value}))
    report = with_readings(run_in_process(as_corpus(cases), lambda message: answer(message, engine)))
    return [graded.result.outcome for graded in report.results], report.readings


def test_an_engine_of_another_house_reading_is_told_so_and_not_failed(cases: dict[str, Case]) -> None:
    own = [case for case in cases.values() if case.variant == "tranca"]
    outcomes, readings = reading("clean_pays", "100", own)
    assert set(outcomes) == {"pass", "unsupported"} and "unsupported" in outcomes
    assert len(readings) == 1 and readings[0].startswith("tranca: plays `complete.clean_pays: 100` in each of the ")


def test_an_engine_of_the_usual_reading_is_told_nothing(cases: dict[str, Case]) -> None:
    own = [case for case in cases.values() if case.variant == "tranca" and "clean_pays" not in case.options][:20]
    outcomes, readings = reading("clean_pays", "200", own)
    assert set(outcomes) == {"pass"} and readings == ()


def test_a_fault_that_is_no_reading_stays_a_failure(cases: dict[str, Case]) -> None:
    own = [case for case in cases.values() if case.variant == "tranca"]
    engine = faults.FaultyEngine(FAULTS["wild_cards_without_cap"])
    report = with_readings(run_in_process(as_corpus(own), lambda message: answer(message, engine)))
    assert report.counts["fail"] > 0
