"""Grading: what counts as the same, what does not, and how far the credit goes."""

from __future__ import annotations

from typing import Any

import pytest

from meldbook.conformance.grade import grade
from meldbook.conformance.outcome import Result, with_known
from test_conformance_toys import TABLE, a_case

DEAL = "{phase: over, totals: {1: 445, 2: -35}, items: {1: {score.laid: 300}}, scores: [445, -35], winners: [1]}"


def of_action(expect: str, answer: dict[str, Any], strict: bool = False) -> Result:
    return grade(a_case(steps=f"[{{do: draw, expect: {expect}}}]"), {"seq": 1, "steps": [answer]}, TABLE, strict)


def of_question(ask: str, expect: str, answer: dict[str, Any]) -> Result:
    return grade(a_case(steps=f"[{{ask: {ask}, expect: {expect}}}]"), {"seq": 1, "steps": [answer]}, TABLE)


def row(*melds: str, pattern: str = "same") -> dict[str, Any]:
    return {"1": [{"cards": meld.split(), "pattern": pattern} for meld in melds]}


SAME = [
    ("{hands: {1: 4C 5D 4C}}", {"hands": {"1": ["5D", "4C", "4C"], "2": ["9S"]}}),
    ('{hands: {1: ""}}', {"hands": {"1": []}}),
    ("{hands: {1: 3}}", {"hands": {"1": ["5D", "4C", "4C"]}}),
    ("{hands: {1: 3}}", {"hands": {"1": 3}}),
    ("{pile: 4C 5D}", {"pile": ["4C", "5D"]}),
    ("{stock: 2}", {"stock": ["4C", "5D"]}),
    ("{stock: 4C ...}", {"stock": ["4C", "5D"]}),
    ("{melds: {1: [KS KH KD, 9S 9H 2C]}}", {"melds": row("KH KD KS", "2C 9S 9H")}),
    ("{melds: {1: [7H JK 9H]}}", {"melds": row("7H JK=8H 9H", pattern="row")}),
    ("{melds: {1: [7H JK=8H 9H]}}", {"melds": row("7H JK=8H 9H", pattern="row")}),
    ("{melds: {1: [7H JK=8H 9H]}}", {"melds": row("7H JK 9H", pattern="row")}),
    ("{melds: {1: [JK=KC KS KH]}}", {"melds": row("KS KH JK=KC")}),
    ('{melds: {1: ["same: KS KH KD"]}}', {"melds": row("KS KH KD")}),
    ("{melds: {1: [same: KS KH KD]}}", {"melds": row("KS KH KD")}),
    ("{melds: {1: []}}", {"melds": {"1": []}}),
    ("{aside: {2: 3H 3D}}", {"aside": {"1": [], "2": ["3D", "3H"]}}),
    ("{spare: [4C 5C, 6D]}", {"spare": [["4C", "5C"], ["6D"]]}),
    ("{spare: 1}", {"spare": [["4C", "5C"]]}),
    ("{seat: 2, step: begin, phase: play, deals: 1}", {"seat": 2, "step": "begin", "phase": "play", "deals": 1}),
    ("{deals: 1}", {"deals": 1.0}),
    (DEAL, {"phase": "over", "totals": {"1": 445, "2": -35}, "items": {"1": {"score.laid": 300, "score.out": 145}},
            "scores": [445, -35], "winners": [1]}),
    ("{items: {2: {score.laid: 0}}}", {"items": {}}),
    ("{winners: [1, 2]}", {"winners": [2, 1]}),
    ("{ok: yes}", {}),
]  # fmt: skip

OTHER = [
    ("{hands: {1: 4C 5D 4C}}", {"hands": {"1": ["5D", "4C"]}}, "hands.1"),
    ("{hands: {1: 4C}}", {"hands": {"2": ["4C"]}}, "hands.1"),
    ("{hands: {1: 4C}}", {}, "hands"),
    ("{hands: {1: 4C}}", {"hands": 7}, "hands.1"),
    ("{hands: {1: 4C}}", {"hands": {"1": [["4C"]]}}, "hands.1"),
    ("{pile: 4C 5D}", {"pile": ["5D", "4C"]}, "pile"),
    ("{stock: 2}", {"stock": ["4C"]}, "stock"),
    ("{stock: 5D ...}", {"stock": ["4C", "5D"]}, "stock"),
    ("{melds: {1: [KS KH KD]}}", {"melds": row("KS KH KD", "9S 9H 9C")}, "melds.1"),
    ("{melds: {1: [KS KH KD, 9S 9H 9C]}}", {"melds": row("9S 9H 9C", "KS KH KD")}, "melds.1.1"),
    ("{melds: {1: [KS KH KD]}}", {"melds": row("KS KH KC")}, "melds.1.1"),
    ("{melds: {1: [7H 8H 9H]}}", {"melds": row("9H 8H 7H", pattern="row")}, "melds.1.1"),
    ("{melds: {1: [7H JK=8H 9H]}}", {"melds": row("7H 9H JK", pattern="row")}, "melds.1.1"),
    ("{melds: {1: [7H JK=8H 9H]}}", {"melds": row("7H JK=8D 9H", pattern="row")}, "melds.1.1"),
    ("{melds: {1: [JK=KC KS KH]}}", {"melds": row("KS KH JK=KD")}, "melds.1.1"),
    ("{melds: {1: [odd: KS KH KD]}}", {"melds": row("KS KH KD")}, "melds.1.1"),
    ("{melds: {1: [KS KH KD]}}", {"melds": {"1": [["KS", "KH", "KD"]]}}, "melds.1.1"),
    ("{melds: {1: [KS KH KD]}}", {"melds": {"1": [{"cards": [1, None, {}]}]}}, "melds.1.1"),
    ("{spare: [4C 5C]}", {"spare": [["5C", "4C"]]}, "spare"),
    ("{seat: 1}", {"seat": True}, "seat"),
    ("{scores: [1, 0]}", {"scores": [True, False]}, "scores"),
    ("{totals: {1: 445}}", {"totals": {"1": 446}}, "totals.1"),
    ("{totals: {1: 445}}", {"totals": [446]}, "totals.1"),
    ("{items: {1: {score.laid: 300}}}", {"items": {"1": {"score.laid": 200}}}, "items.1.score.laid"),
    ("{items: {1: {score.laid: 0}}}", {"items": {"1": 5}}, "items.1.score.laid"),
    ("{winners: []}", {"winners": [1]}, "winners"),
    ("{winners: []}", {}, "winners"),
]


@pytest.mark.parametrize(("expect", "got"), SAME)
def test_only_what_is_written_is_compared(expect: str, got: dict[str, Any]) -> None:
    assert of_action(expect, {"ok": got}).outcome == "pass"


@pytest.mark.parametrize(("expect", "got", "at"), OTHER)
def test_a_difference_is_told_with_its_place(expect: str, got: dict[str, Any], at: str) -> None:
    result = of_action(expect, {"ok": got})
    assert (result.outcome, result.step) == ("fail", 1)
    assert result.difference is not None and result.difference.at == at


def test_a_refusal_is_a_refusal_and_its_id_counts_when_strict() -> None:
    assert of_action("{refused: pile.top}", {"refused": "pile.top"}, strict=True).outcome == "pass"
    lenient = of_action("{refused: pile.top}", {"refused": "E42"})
    assert lenient.outcome == "pass"
    assert [(code.expected, code.got) for code in lenient.codes] == [("pile.top", "E42")]
    strict = of_action("{refused: pile.top}", {"refused": "E42"}, strict=True)
    assert (strict.outcome, strict.rule) == ("fail", "pile.top")


def test_accepting_what_is_forbidden_and_the_other_way_round_both_fail() -> None:
    assert of_action("{refused: pile.top}", {"ok": {}}).outcome == "fail"
    assert of_action("{ok: yes}", {"refused": "pile.top"}).outcome == "fail"
    assert of_action("{stock: 3}", {"refused": "pile.top"}).outcome == "fail"


QUESTIONS = [
    (
        "{meld: 9S 9H 2C}",
        "{pattern: set, kinds: [a, b], points: 40}",
        {"pattern": "set", "kinds": ["b", "a"], "points": 40},
        "pass",
    ),
    ("{meld: 9S 9H 2C}", "{bonus: 0}", {"pattern": "set"}, "fail"),
    ("{word: need}", "{value: 50}", {"value": 50}, "pass"),
    ("{word: need}", "{value: 1}", {"value": True}, "fail"),
    ("{word: need}", "{value: null}", {"value": None}, "pass"),
    ("{word: need}", "{value: null}", {}, "fail"),
    ("{word: need}", "{value: set}", {"value": "set"}, "pass"),
    ("{may: draw}", "{ok: yes}", {}, "pass"),
    ("actions", "{includes: [draw], excludes: [discard 4C]}", {"actions": [{"action": "draw"}]}, "pass"),
    ("actions", "{includes: [draw]}", {"actions": []}, "fail"),
    ("actions", "{excludes: [discard 4C]}", {"actions": [{"action": "discard", "card": "4C"}]}, "fail"),
    ("actions", "{includes: [draw]}", {}, "fail"),
    ("actions", "{excludes: [draw]}", {"actions": {"draw": 1}}, "fail"),
    (
        "score",
        "{items: {1: {a.b: 300}}, totals: {1: 445}}",
        {"items": {"1": {"a.b": 300}}, "totals": {"1": 445}},
        "pass",
    ),
    ("winner", "{over: yes, winners: []}", {"over": True, "winners": []}, "pass"),
    ("winner", "{over: no}", {"over": 0}, "fail"),
    ("view", "{hands: {1: 4C 5D, 2: 11}, stock: 40}", {"hands": {"1": ["5D", "4C"], "2": 11}, "stock": 40}, "pass"),
    ("view", "{hands: {2: 11}}", {"hands": {"2": ["4C"]}}, "fail"),
]


@pytest.mark.parametrize(("ask", "expect", "got", "outcome"), QUESTIONS)
def test_an_answer_to_a_question_is_graded(ask: str, expect: str, got: dict[str, Any], outcome: str) -> None:
    assert of_question(ask, expect, {"ok": got}).outcome == outcome


def test_the_first_step_that_differs_ends_the_credit() -> None:
    case = a_case(steps="[{do: draw}, {do: draw, expect: {stock: 3}}, {do: draw, expect: {refused: turn.draw}}]")
    answer = {"steps": [{"ok": {}}, {"ok": {"stock": 4}}, {"ok": {}}]}
    result = grade(case, answer, TABLE)
    assert (result.outcome, result.step, result.credit) == ("fail", 2, "1 of 3 steps")
    assert grade(case, {"steps": [{"ok": {}}, {"ok": {"stock": 3}}, {"refused": "x"}]}, TABLE).credit == "3 of 3 steps"


def test_what_the_implementation_cannot_do_is_no_failure() -> None:
    result = of_action("{ok: yes}", {"unsupported": "no \x1b[31mdrawing"})
    assert (result.outcome, result.message) == ("unsupported", "no [31mdrawing")
    assert grade(a_case(), {"seq": 1, "error": "lost"}, TABLE).outcome == "error"


@pytest.mark.parametrize(
    "answer",
    [
        {},
        {"steps": None},
        {"steps": "ok"},
        {"steps": []},
        {"steps": [None]},
        {"steps": [{}]},
        {"steps": [{"ok": {}, "refused": "x"}]},
        {"steps": [{"ok": 5}]},
        {"steps": [{"refused": None}]},
        {"steps": [{"ok": {}}, {"ok": {}}]},
    ],
)
def test_an_answer_of_the_wrong_form_is_an_error(answer: dict[str, Any]) -> None:
    assert grade(a_case(), answer, TABLE).outcome == "error"


def test_known_failures_are_strict() -> None:
    passed, failed = of_action("{ok: yes}", {"ok": {}}), of_action("{ok: yes}", {"refused": "x"})
    known = {"case_1": "not yet done"}
    assert with_known(passed, "case_1", known).outcome == "unexpected_pass"
    assert with_known(failed, "case_1", known).outcome == "known_failure"
    assert with_known(failed, "case_2", known).outcome == "fail"
