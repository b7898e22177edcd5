"""The corpus as one file: whole, one case a line, fresh; and the version that it must have."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from meldbook import data
from meldbook.command.told import sentences
from meldbook.conformance import export, recorded, versions, wire
from meldbook.conformance.case import MARK, Case, Corpus
from meldbook.conformance.cases import read_corpus
from meldbook.conformance.driver import CachedTables
from meldbook.conformance.games import Games
from meldbook.conformance.inherit import with_inherited, worked_out
from meldbook.conformance.run import as_corpus
from test_conformance_toys import a_case, toy_tables

TEXT = data.text("conformance", recorded.FILE)
FILE: dict[str, Any] = json.loads(TEXT)


@pytest.fixture(scope="module")
def corpus() -> Corpus:
    return read_corpus()


# --- conformance/corpus.json ---


def test_the_file_is_what_the_cases_and_rules_say_now(corpus: Corpus) -> None:
    assert "".join(export.document(corpus, worked_out(corpus).cases, partial(sentences, Games()))) == TEXT, (
        "tools/corpus --write makes it anew"
    )


def test_each_line_but_the_first_and_the_last_is_a_case() -> None:
    head, *lines, end = TEXT.splitlines()
    assert (head[-10:], end) == (',"cases":[', "]}")
    cases = [json.loads(line.rstrip(",")) for line in lines]
    assert cases == FILE["cases"]
    assert [case["id"] for case in cases] == sorted(case["id"] for case in cases)


def test_its_counts_are_those_of_its_cases() -> None:
    counts = FILE["counts"]
    assert counts["cases"] == len(FILE["cases"]) == counts["own"] + counts["inherited"]
    assert sum(sum(levels.values()) for levels in counts["variants"].values()) == counts["cases"]


def test_every_case_in_it_makes_a_message_of_the_protocol() -> None:
    schema = json.loads(data.text("spec", "schema", "protocol.schema.json"))
    request = jsonschema.Draft202012Validator({**schema, "$ref": "#/$defs/request"})
    for seq, case in enumerate(FILE["cases"], 1):
        sent = {key: case[key] for key in ("id", "variant", "options", "level", "given")}
        steps = [{key: value for key, value in step.items() if key != "expect"} for step in case["steps"]]
        request.validate({"case": {"seq": seq, **sent, "steps": steps}})


def test_every_rule_that_a_case_names_has_its_sentence_in_four_languages() -> None:
    for case in FILE["cases"]:
        refused = [step["expect"]["refused"] for step in case["steps"] if "refused" in step.get("expect", {})]
        for rule in [*case["rules"], *refused]:
            assert sorted(FILE["variants"][case["variant"]]["rules"][rule]) == ["en", "es", "it", "pt"], f"{case['id']}: {rule}"


def test_it_fits_its_schema() -> None:
    jsonschema.validate(FILE, json.loads(data.text("spec", "schema", "corpus.schema.json")))


def test_what_is_inherited_is_read_from_it_while_it_holds(corpus: Corpus, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meldbook.conformance.inherit.worked_out", lambda *_: pytest.fail("worked out although it is recorded"))
    recorded_cases = with_inherited(corpus).cases
    assert sum(MARK in case.id for case in recorded_cases) == FILE["counts"]["inherited"]
    only = with_inherited(corpus, ("samba",)).cases
    assert {case.variant for case in only if MARK in case.id} == {"samba"}


def test_what_is_inherited_is_worked_out_where_the_file_does_not_hold(corpus: Corpus, monkeypatch: pytest.MonkeyPatch) -> None:
    other = replace(corpus, digest="another", cases=corpus.cases[:3])
    assert recorded.inherited(other) is None
    monkeypatch.setattr("meldbook.conformance.inherit.worked_out", lambda _corpus, *_: corpus)
    assert with_inherited(other) is corpus


def test_a_situation_is_filled_and_an_expectation_is_in_lists() -> None:
    case = a_case(
        1, given="{hands: {1: 9S 9H}, stock: 5C 6C}", steps="[{do: draw, expect: {hands: {1: 9S 9H 5C}, melds: {1: []}, stock: 6C ...}}]"
    )
    found = export.whole(case, toy_tables("toy", {}))
    assert found["given"]["hands"]["2"] and found["options"]["limit"] == "no"
    assert found["steps"][0]["expect"] == {"hands": {"1": ["9S", "9H", "5C"]}, "melds": {"1": []}, "stock": ["6C", "..."]}


def test_the_expectations_of_the_file_are_those_of_the_cases(corpus: Corpus) -> None:
    tables = CachedTables()
    written = {case["id"]: case for case in FILE["cases"]}
    for case in corpus.cases[::11]:
        sent = wire.message(case, tables(case.variant, case.options), 1)["case"]
        assert written[case.id]["given"] == sent["given"]
        assert [step.get("expect", {}).keys() for step in written[case.id]["steps"]] == [step.expect.keys() for step in case.steps]


# --- the version ---

OLD = as_corpus([a_case(1), a_case(2)])


def moved(*cases: Case, version: str, old: str = "1.2.3", retired: frozenset[str] = frozenset()) -> list[str]:
    now = replace(as_corpus(list(cases)), version=version)
    return list(versions.moved(old, versions.digests(OLD.cases), now, retired))


NEW = a_case(3)
WORDED = a_case(2, title="A card is drawn from the stock")
OTHER = a_case(2, steps="[{do: draw, expect: {stock: 7C}}]")


@pytest.mark.parametrize(
    ("cases", "least"),
    [
        ([a_case(1), a_case(2)], "1.2.3"),
        ([a_case(1), WORDED], "1.2.4"),
        ([a_case(1), a_case(2), NEW], "1.3.0"),
        ([a_case(1), WORDED, NEW], "1.3.0"),
        ([a_case(1), OTHER], "2.0.0"),
        ([a_case(1), OTHER, NEW], "2.0.0"),
    ],
)
def test_the_version_moves_with_what_has_changed(cases: list[Case], least: str) -> None:
    assert moved(*cases, version=least) == []
    below = {"1.2.3": "1.2.2", "1.2.4": "1.2.3", "1.3.0": "1.2.9", "2.0.0": "1.9.9"}[least]
    (said,) = moved(*cases, version=below)
    assert said.startswith(f"VERSION is {below}; since 1.2.3 ") and said.endswith(f"so it is {least} or more")


def test_below_one_a_change_of_meaning_moves_the_middle_number() -> None:
    assert moved(a_case(1), OTHER, version="0.3.0", old="0.2.5") == []
    assert moved(a_case(1), OTHER, version="0.2.6", old="0.2.5")


def test_an_id_that_is_gone_must_be_retired() -> None:
    assert moved(a_case(1), version="2.0.0", retired=frozenset({"case_2"})) == []
    (said,) = moved(a_case(1), version="2.0.0")
    assert said.startswith("the case `case_2` is gone; write its id with a reason")
    (said,) = moved(a_case(1), version="1.3.0", retired=frozenset({"case_2"}))
    assert "1 cases are gone" in said


def test_the_shipped_version_has_moved_as_it_must(corpus: Corpus) -> None:
    assert list(versions.faults(corpus)) == []
    assert versions.read(corpus.version)


def test_what_is_recorded_can_be_read_again(tmp_path: Path) -> None:
    file = tmp_path / versions.FILE
    versions.record(replace(OLD, version="1.0.0"), file)
    found = json.loads(file.read_text("utf-8"))
    assert found["version"] == "1.0.0" and {id_: tuple(pair) for id_, pair in found["cases"].items()} == versions.digests(OLD.cases)
    with pytest.raises(ValueError, match="`unversioned` is no version"):
        versions.record(OLD, file)
