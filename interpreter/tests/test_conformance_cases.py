"""Reading cases: every fault is found at its place, and the published schema says the same."""

from __future__ import annotations

import json
from pathlib import Path

import jsonschema
import pytest

from meldbook import data
from meldbook.conformance.case import as_json, digest
from meldbook.conformance.cases import corpus_faults, load_corpus, load_file, read_corpus
from meldbook.conformance.reading import read_cases
from meldbook.conformance.shapes import CODES
from meldbook.conformance.values import plain, thaw
from meldbook.conformance.wire import diagnose
from meldbook.loading import yaml_tree
from meldbook.loading.diagnostics import RuleFileError
from test_conformance_toys import TABLE, a_case, case_text

SCHEMA = json.loads(data.text("spec", "schema", "case.schema.json"))

GOOD = [
    case_text(),
    case_text(why="Many engines let it through.", twin="case_2"),
    case_text(options="{players: 2, limit: yes}"),
    case_text(given=""),
    case_text(given="{deck: 4C 5D 6H, dealer: 2, scores: [0, 20], deals: 1}"),
    case_text(given='{stock: 4C ..., pile: "", before: {1: [lay]}, done: [draw], noted: {permission: yes}, step: middle}'),
    case_text(given="{stock: 5, hands: {1: 0, 2: JK}, aside: {1: 3H}, spare: [4C 5C, 6D]}"),
    case_text(given="{melds: {1: [KS KH KD, odd: 3S 3C, 7H JK=8H 9H]}, fresh: {1: [2]}}"),
    case_text(steps="[{by: 2, do: draw}, {do: discard 5H, expect: {refused: turn.discard}}]"),
    case_text(steps="[{do: {deal: 4C 5D, dealer: 1}, expect: {phase: over, totals: {1: -5}, winners: []}}]"),
    case_text(steps="[{ask: {meld: 9S 9H 2C}, expect: {pattern: set, kinds: [], points: 40}}]"),
    case_text(steps="[{ask: {extend: 1, cards: 9C}, expect: {refused: melds.set}}]"),
    case_text(steps="[{ask: {word: need}, expect: {value: 50}}, {ask: {word: x}, expect: {value: null}}]"),
    case_text(steps="[{ask: {may: discard 4C}, expect: {ok: yes}}]"),
    case_text(steps="[{ask: actions, expect: {includes: [draw], excludes: [discard 4C]}}]"),
    case_text(steps="[{ask: score, expect: {items: {1: {score.laid: 300}}, totals: {1: 445, 2: -35}}}]"),
    case_text(steps="[{ask: winner, expect: {over: yes, winners: [1]}}]"),
    case_text(steps="[{ask: view, expect: {hands: {1: 4C 5D, 2: 11}, stock: 40}}]"),
]
BAD = {
    "E602 a key nobody knows": case_text(tittle="x"),
    "E603 no level": case_text(level=""),
    "E603 no source": case_text(**{"from": ""}),
    "E604 a level that is none": case_text(level="6"),
    "E604 a level in words": case_text(level="two"),
    "E605 an id in capitals": case_text(id="Case_1"),
    "E605 an id with a hyphen": case_text(id="case-1"),
    "E605 a rule without a chapter": case_text(rules="[draw]"),
    "E604 no rule at all": case_text(rules="[]"),
    "E607 a wish": case_text(title="A card should be drawn"),
    "E604 a card that is none": case_text(given="{hands: {1: 9S 1H}}"),
    "E604 cards with commas": case_text(given='{hands: {1: "9S,9H"}}'),
    "E604 seats from 0": case_text(given="{hands: {0: 9S}}"),
    "E604 another phase": case_text(given="{phase: bidding}"),
    "E604 a pile that is counted": case_text(given="{pile: 3}"),
    "E602 a deck and a hand": case_text(given="{deck: 4C, hands: {1: 9S}}"),
    "E604 do and ask": case_text(steps="[{do: draw, ask: score, expect: {ok: yes}}]"),
    "E604 neither": case_text(steps="[{expect: {ok: yes}}]"),
    "E604 nothing expected": case_text(steps="[{do: draw}]"),
    "E604 an empty expectation": case_text(steps="[{do: draw, expect: {}}]"),
    "E603 a question without an answer": case_text(steps="[{do: draw, expect: {ok: yes}}, {ask: score}]"),
    "E604 not ok": case_text(steps="[{do: draw, expect: {ok: no}}]"),
    "E602 refused and more": case_text(steps="[{do: draw, expect: {refused: a.b, stock: 3}}]"),
    "E602 ok and more": case_text(steps="[{do: draw, expect: {ok: yes, stock: 3}}]"),
    "E604 an unknown question": case_text(steps="[{ask: weather, expect: {ok: yes}}]"),
    "E602 an unknown question with a choice": case_text(steps="[{ask: {milk: 9S}, expect: {ok: yes}}]"),
    "E602 an answer to another question": case_text(steps="[{ask: {word: need}, expect: {points: 50}}]"),
    "E603 a winner without over": case_text(steps="[{ask: winner, expect: {winners: [1]}}]"),
    "E602 a step with more": case_text(steps="[{do: draw, expect: {ok: yes}, note: x}]"),
    "E604 no steps": case_text(steps="[]"),
    "E604 steps that are no list": case_text(steps="{do: draw}"),
    "E604 a case that is a text": "- draw\n",
}


@pytest.mark.parametrize("text", GOOD)
def test_a_good_case_is_read_and_the_schema_takes_it(text: str) -> None:
    cases, faults = read_cases(text, "toy.yaml")
    assert not faults
    jsonschema.validate(thaw(plain(yaml_tree.parse(text, "toy.yaml"))), SCHEMA)
    jsonschema.validate([as_json(case) for case in cases], SCHEMA)


@pytest.mark.parametrize(("name", "text"), BAD.items())
def test_a_faulty_case_is_told_at_its_place_and_the_schema_refuses_it(name: str, text: str) -> None:
    _, faults = read_cases(text, "toy.yaml")
    assert name.split()[0] in {fault.code for fault in faults}, faults
    assert all(fault.place.file == "toy.yaml" and fault.code in CODES for fault in faults)
    assert not jsonschema.Draft202012Validator(SCHEMA).is_valid(thaw(plain(yaml_tree.parse(text, "toy.yaml"))))


def test_the_schema_is_one() -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)


def test_an_unknown_key_is_told_with_the_nearest_one() -> None:
    _, faults = read_cases(case_text(tittle="x"), "toy.yaml")
    assert faults[0].help == "did you mean `title`?"
    assert (faults[0].place.line, faults[0].place.column) == (9, 3)


def test_all_faults_of_a_file_are_found_at_once() -> None:
    _, faults = read_cases(case_text(level="9") + case_text(2, id="X") + case_text(3, rules="[]"), "toy.yaml")
    assert [fault.code for fault in faults] == ["E604", "E605", "E604"]


def test_a_file_that_is_no_list_of_cases_is_told() -> None:
    assert [fault.code for fault in read_cases("id: x\n", "toy.yaml")[1]] == ["E601"]
    assert read_cases("- {id: [}\n", "toy.yaml")[1]


def test_options_stay_texts_and_actions_too() -> None:
    case = a_case(options="{players: 2, limit: yes}", steps="[{do: draw, expect: {stock: 3}}]")
    assert dict(case.options) == {"players": "2", "limit": "yes"}
    assert case.steps[0].do == "draw"
    assert case.steps[0].expect["stock"] == 3


def test_a_case_cannot_be_changed() -> None:
    case = a_case()
    with pytest.raises(TypeError):
        case.given["pile"] = "4C"  # type: ignore[index]
    with pytest.raises(AttributeError):
        case.id = "other"  # type: ignore[misc]


def test_an_id_may_not_occur_twice() -> None:
    assert [fault.code for fault in corpus_faults([a_case(), a_case()], {})] == ["E606"]


def test_an_id_of_a_removed_case_is_not_used_again() -> None:
    (fault,) = corpus_faults([a_case()], {"case_1": "it said too much"})
    assert (fault.code, "it said too much" in fault.message) == ("E609", True)


def test_twins_name_each_other() -> None:
    pair = [a_case(1, twin="case_2"), a_case(2, twin="case_1")]
    assert not corpus_faults(pair, {})
    assert [fault.code for fault in corpus_faults([pair[0], a_case(2)], {})] == ["E608"]
    assert [fault.code for fault in corpus_faults([a_case(1, twin="case_1")], {})] == ["E608"]
    (fault,) = corpus_faults([a_case(1, twin="case_l"), a_case(2)], {})
    assert "did you mean" in fault.help


def test_a_corpus_is_read_from_its_folder(tmp_path: Path) -> None:
    folder = tmp_path / "cases" / "toy"
    folder.mkdir(parents=True)
    (folder / "turn.yaml").write_text(case_text(1) + case_text(2), "utf-8")
    (folder / "more.yaml").write_text(case_text(3), "utf-8")
    (tmp_path / "VERSION").write_text("1.2.0\n", "utf-8")
    corpus = read_corpus(tmp_path)
    assert [case.id for case in corpus.cases] == ["case_3", "case_1", "case_2"]
    assert corpus.version == "1.2.0"
    assert load_corpus(tmp_path) == list(corpus.cases)
    (tmp_path / "retired.yaml").write_text("case_3: it said too much\n", "utf-8")
    (folder / "bad.yaml").write_text(case_text(4, level="x"), "utf-8")
    with pytest.raises(RuleFileError) as caught:
        load_corpus(tmp_path)
    assert [fault.code for fault in caught.value.diagnostics] == ["E604", "E609"]


def test_a_file_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    with pytest.raises(RuleFileError):
        load_file(tmp_path / "nowhere.yaml")


def test_the_digest_is_of_what_the_cases_say_not_of_how_they_are_written() -> None:
    one, other = (
        read_cases(case_text() + case_text(2), "a")[0],
        read_cases(case_text(2) + "\n# comment\n" + case_text(), "b")[0],
    )
    assert digest(one) == digest(other)
    assert digest(one) != digest(one[:1])


def test_an_impossible_situation_is_told_at_its_place() -> None:
    (fault,) = diagnose(a_case(given="{hands: {1: 9S 9S 9S}}"), TABLE)
    assert (fault.code, fault.place.line, fault.place.column) == ("E610", 6, 22)
    assert not diagnose(a_case(), TABLE)


@pytest.mark.parametrize(
    ("expect", "said"),
    [
        ("{pille: 4C}", "step 1 expects `pille`, which this game does not have; did you mean `pile`?"),
        ("{hands: {5: 4C}}", "step 1 expects `hands` of 5, which is not there"),
        ("{melds: {3: []}}", "step 1 expects `melds` of 3, which is not there"),
    ],
)
def test_an_expectation_of_what_the_game_does_not_have_is_a_fault_of_the_case(expect: str, said: str) -> None:
    (fault,) = diagnose(a_case(steps=f"[{{do: draw, expect: {expect}}}]"), TABLE)
    assert fault.message == said
    assert fault.place.line == 7 and fault.place.column > 29
