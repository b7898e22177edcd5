"""The mutation table is whole; that it is of these rules and cases is asked by `tools/check generated`. A sample of it is worked out again."""

from __future__ import annotations

from random import Random

import pytest

from meldbook.conformance import mutants, mutation
from meldbook.conformance.engine import playable
from meldbook.loading.variants import resolve

VARIANTS = playable()
SAMPLE, SEED, DEALS = 12, 20, 1  # mutants a variant; random deals that an equivalent one must not change
variants = pytest.mark.parametrize("variant", VARIANTS)


def part_of(variant: str) -> mutation.Part:
    found = mutation.table().get(variant)
    assert found is not None, f"{variant} is not in conformance/mutation.json; `{mutation.COMMAND} {variant}` puts it there"
    return found


@variants
def test_every_mutant_has_an_id_and_a_result(variant: str) -> None:
    ids = [mutant.id for mutant in mutants.mutants(resolve(variant))]
    assert len(set(ids)) == len(ids)
    assert set(part_of(variant).results) == set(ids)


@variants
def test_the_numbers_are_those_of_the_results(variant: str) -> None:
    part = part_of(variant)
    assert part.told == part.counts


@variants
def test_what_changes_nothing_has_a_reason(variant: str) -> None:
    results = part_of(variant).results
    assert {id_: result.by for id_, result in results.items() if result.how == mutation.EQUIVALENT} == mutation.reasons(variant)


@variants
def test_a_case_that_catches_a_mutant_is_one_of_the_corpus(variant: str) -> None:
    cases = {case.id for case in mutation.cases_of(variant)}
    assert {result.by for result in part_of(variant).results.values() if result.how == mutation.KILLED} <= cases


@variants
def test_a_sample_gives_the_recorded_results(variant: str) -> None:
    results, reasons = part_of(variant).results, mutation.reasons(variant)
    ids = Random(SEED).sample(sorted(set(results) & set(mutation.found(variant))), SAMPLE)
    again = dict(mutation.judged((variant, id_, reasons.get(id_, ""), DEALS)) for id_ in ids)
    assert again == {id_: results[id_] for id_ in ids}


def test_an_option_with_a_named_default_is_changed_in_its_default() -> None:
    ids = {id_ for id_ in mutation.found("canasta") if id_.startswith("table.players")}
    assert ids == {f"table.players default: {number}" for number in (2, 3, 5)}


def test_an_option_without_one_is_changed_in_its_order() -> None:
    assert "melds.one_each choice turned" in mutation.found("canasta")
