"""What guards the corpus can fail: each guard is shown a corpus with the one fault that it looks for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any, TypeAlias

import pytest

from meldbook.conformance import faults, fresh, guards, layout, mutation, recorded, twins
from meldbook.conformance.case import Case, Corpus
from meldbook.conformance.cases import read_corpus
from meldbook.conformance.inherit import with_inherited

GAME = "samba"
ROWS = {"SAM-1", "AMB-X-1"}
Told: TypeAlias = Callable[[], list[str]]


@pytest.fixture(scope="module")
def corpus() -> Corpus:
    return read_corpus()


@pytest.fixture(scope="module")
def cases(corpus: Corpus) -> dict[str, Case]:
    return {case.id: case for case in corpus.cases}


def gaps(cases: Mapping[str, Case], without: Callable[[Case], bool], reasons: Mapping[str, str] | None = None) -> list[str]:
    own = [case for case in cases.values() if case.variant == GAME and not without(case)]
    return list(guards.gaps(GAME, own, reasons or {}, {word.strip(".,;:()") for case in own for word in case.source.split()}))


# --- every rule both ways, every value, sums, sources ---


def test_a_rule_without_a_refusal_or_without_a_pass_is_a_gap(cases: Mapping[str, Case]) -> None:
    found = gaps(cases, lambda case: "melds.wild_limit" in case.rules)
    assert "melds.wild_limit: no case is refused by it" in found
    assert "melds.wild_limit: no case that tests it passes it" in found


def test_a_value_without_a_case_is_a_gap_unless_a_reason_is_written(cases: Mapping[str, Case]) -> None:
    def tests_it(case: Case) -> bool:
        return "score.going_out" in case.rules

    assert "score.going_out: no case tests it" in gaps(cases, tests_it)
    assert not gaps(cases, tests_it, {"score.going_out": "it cannot be seen"})


def test_a_reason_for_what_has_a_case_is_out_of_date(cases: Mapping[str, Case]) -> None:
    found = gaps(cases, lambda case: False, {"score.going_out": "it cannot be seen"})
    assert found == ["score.going_out: has a reason for being without a case, and a case"]


def test_a_reason_for_what_no_variant_has_is_told() -> None:
    found = list(guards.unknown_reasons(["score.going_out", "match.target=5000", "score.nothing", "match.target=5001"]))
    assert found == ["untested.yaml: there is no score.nothing", "untested.yaml: match.target has no value 5001"]


def test_an_option_value_that_nobody_plays_is_a_gap(cases: Mapping[str, Case]) -> None:
    found = gaps(cases, lambda case: case.options.get("top_need") == "160")
    assert "opening.top_need: no case plays 160" in found


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"rules": ("melds.nothing",)}, "tests melds.nothing, which does not exist"),
        ({"source": "As everybody knows."}, "`from` cites no statement"),
        ({"source": "SAM-1, SAM-99."}, "cites SAM-99, which does not exist"),
    ],
)
def test_a_case_names_what_exists(cases: Mapping[str, Case], change: dict[str, Any], told: str) -> None:
    faulty = replace(cases["two_wilds_in_a_samba_set"], **change)
    assert f"{faulty.id}: {told}" in list(guards.gaps(GAME, [faulty], {}, ROWS))


def test_items_that_make_another_total_are_a_gap(cases: Mapping[str, Case]) -> None:
    case = next(case for case in cases.values() if case.variant == GAME and any("totals" in step.expect for step in case.steps))
    steps = tuple(
        replace(step, expect=MappingProxyType({**step.expect, "totals": {"1": 1, "2": 1}})) if "totals" in step.expect else step
        for step in case.steps
    )
    told = [gap for gap in guards.gaps(GAME, [replace(case, steps=steps)], {}, ROWS) if "the items make" in gap]
    assert told and all(gap.endswith(", not 1") for gap in told)


# --- twins ---


def pair(cases: Mapping[str, Case], **changes: Any) -> list[str]:
    """What is said of two twins that differ in the cards of a meld, the second of them changed."""
    one, other = cases["two_wilds_in_a_samba_set"], cases["three_wilds_in_a_samba_set"]
    return list(twins.unlike([one, replace(other, **changes)]))


def test_the_twins_of_the_corpus_differ_in_one_thing(corpus: Corpus) -> None:
    assert list(twins.unlike(corpus.cases)) == []


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"variant": "bolivia"}, "are of two variants"),
        ({"options": {"grows": "no", "top_need": "160"}}, "differ in 2 options"),
        ({"options": {"grows": "no"}, "given": {"seat": 2}}, "differ in options and in the situation"),
        ({"given": {"scores": [1, 2, 3, 4, 5]}}, "differ in 5 places of the situation; more than 4 are more than one change"),
    ],
)
def test_twins_that_differ_in_more_are_told(cases: Mapping[str, Case], changes: dict[str, Any], told: str) -> None:
    assert pair(cases, **changes) == [f"three_wilds_in_a_samba_set and its twin two_wilds_in_a_samba_set {told}"]


def test_twins_that_differ_in_nothing_are_told(cases: Mapping[str, Case]) -> None:
    (told,) = pair(cases, steps=cases["two_wilds_in_a_samba_set"].steps)
    assert told.endswith("differ in nothing but what is expected")


# --- how files are laid out ---

TIDY = """# Samba: what a meld is.

- id: one
  title: One
  rules: [melds.run]
  steps:
    - by: 1
      do: draw
      expect: {stock: 1}
  from: SAM-1.

- id: two
  title: Two
  steps: []
  from: SAM-1.
"""


def test_a_tidy_file_has_no_fault() -> None:
    assert not list(layout.untidy(TIDY, "runs.yaml"))


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("# Samba: what a meld is.\n\n", "", "runs.yaml:1: a file of cases begins with a comment that says what they are about"),
        ("title: One", "title: One ", "runs.yaml:4: there is space at the end of the line"),
        ("title: One", 'title: "One\t1"', "runs.yaml:4: there is a tab; write spaces"),
        ("SAM-1.\n\n- id: two", "SAM-1.\n- id: two", "runs.yaml:11: one empty line stands before a case"),
        ("SAM-1.\n\n- id: two", "SAM-1.\n\n\n- id: two", "runs.yaml:13: one empty line stands before a case"),
        ("  steps: []\n  from: SAM-1.\n", "  from: SAM-1.\n  steps: []\n", "runs.yaml:15: `steps` stands before `from`"),
        ("- by: 1\n      do: draw", "- do: draw\n      by: 1", "runs.yaml:8: `by` stands before `do`"),
    ],
)
def test_an_untidy_file_is_told_with_its_line(old: str, new: str, told: str) -> None:
    assert old in TIDY
    assert told in list(layout.untidy(TIDY.replace(old, new, 1), "runs.yaml"))


@pytest.mark.parametrize("end", ["", "\n\n"])
def test_a_file_ends_with_one_line_end(end: str) -> None:
    (told,) = layout.untidy(TIDY.rstrip("\n") + end, "runs.yaml")
    assert told.endswith("a file ends with one line end")


# --- generated files ---


@pytest.fixture(scope="module")
def whole(corpus: Corpus) -> Corpus:
    return with_inherited(corpus)


@pytest.fixture
def told(whole: Corpus, monkeypatch: pytest.MonkeyPatch) -> Told:
    """What is said of the two tables; the one file, which takes long, is looked at by a test of its own."""
    monkeypatch.setattr(fresh, "worked_out", lambda corpus: whole)
    monkeypatch.setattr(fresh, "corpus_file", lambda corpus, cases: iter(()))
    return lambda: list(fresh.stale(whole))


def test_another_case_makes_the_one_file_stale(corpus: Corpus) -> None:
    first = corpus.cases[0]
    changed = replace(corpus, cases=(replace(first, title="Another title"), *corpus.cases[1:]))
    told = list(fresh.corpus_file(changed, changed.cases))
    assert f"conformance/{recorded.FILE} is not what the cases and rules say now; `{recorded.COMMAND}` makes it anew" in told


def test_a_fault_that_is_not_in_the_table_or_that_nothing_catches_is_told(told: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    table = faults.caught()
    name = "wild_cards_may_equal"
    monkeypatch.setattr(faults, "caught", lambda: {**table, name: {**table[name], GAME: []}})
    assert f"{name}: no case of {GAME} catches it; write one, then `{faults.COMMAND}`" in told()
    monkeypatch.setattr(faults, "caught", lambda: {**table, name: {**table[name], GAME: ["a_case_that_is_gone"]}})
    assert f"conformance/fakes/caught.json does not have {name} of {GAME} as it is now; `{faults.COMMAND}` renews it" in told()


def test_an_old_part_of_the_mutation_table_and_an_open_mutant_are_told(told: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    table = mutation.table()
    part = replace(table[GAME], digest=mutation.digest(GAME))
    monkeypatch.setattr(mutation, "table", lambda: {**table, GAME: replace(part, digest="another")})
    assert f"conformance/mutation.json is of other rules or cases of {GAME}; `{mutation.COMMAND} {GAME}` renews it" in told()
    id_ = next(iter(part.results))
    opened = {**part.results, id_: mutation.Result(mutation.OPEN)}
    monkeypatch.setattr(mutation, "table", lambda: {**table, GAME: replace(part, results=opened)})
    assert f"{GAME}: no case notices `{id_}`; write one, or a reason in conformance/equivalent.yaml" in told()
