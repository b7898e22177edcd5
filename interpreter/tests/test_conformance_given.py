"""The fill rule and the words for history: from what a case writes to the whole situation that is sent."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import jsonschema
import pytest

from meldbook import data
from meldbook.conformance import wire
from meldbook.conformance.given import fill, fill_order
from meldbook.errors import InputError
from test_conformance_toys import TABLE, ToyTable, ToyZone, a_case

SCHEMA = json.loads(data.text("spec", "schema", "protocol.schema.json"))


def filled(given: str, table: ToyTable = TABLE) -> dict[str, Any]:
    return fill(a_case(given=given).given, table)


def test_nothing_written_is_the_whole_default() -> None:
    whole = filled("{}")
    assert {key: whole[key] for key in ("phase", "seat", "step", "dealer", "scores", "deals")} == {
        "phase": "play",
        "seat": 1,
        "step": "begin",
        "dealer": 4,
        "scores": [0, 0],
        "deals": 0,
    }
    assert whole["hands"]["1"] == ["4C", "4D", "4H", "4S", "5C"]
    assert whole["hands"]["2"] == ["5D", "5H", "5S", "6C", "6D"]
    assert whole["pile"] == ["9C"]
    assert whole["stock"][:3] == ["9D", "9H", "9S"]
    assert (whole["aside"], whole["spare"], whole["melds"]) == ({"1": [], "2": []}, [], {"1": [], "2": []})
    assert (whole["before"], whole["done"], whole["noted"]) == ({}, [], {})


def test_a_filled_situation_holds_the_whole_pack() -> None:
    whole = filled("{hands: {1: 9S 9H, 3: 2}, melds: {1: [KS KH JK]}, pile: 4D 2C 9D, aside: {2: 3H}}")
    assert cards_of(whole) == Counter(TABLE.pack)


def cards_of(whole: dict[str, Any]) -> Counter[str]:
    melds = [card for row in whole["melds"].values() for meld in row for card in meld["cards"]]
    held = [card for zone in ("hands", "aside") for cards in whole[zone].values() for card in cards]
    return Counter(melds + held + whole["pile"] + whole["stock"])


def test_the_order_of_filling_is_first_copies_first_and_the_joker_last() -> None:
    order = list(fill_order({"3S": 1, "4C": 2, "4D": 1, "2H": 1, "JK": 1, "AC": 1}))
    assert order == ["4C", "4D", "AC", "2H", "3S", "JK", "4C"]


def test_a_written_card_leaves_its_other_copy_among_the_first() -> None:
    assert filled("{pile: 4C, hands: {1: 1}}")["hands"]["1"] == ["4C"]
    assert filled("{pile: 4C 4C, hands: {1: 1}}")["hands"]["1"] == ["4D"]


def test_a_card_that_moves_at_once_fills_no_hand_and_no_pile() -> None:
    small = ToyTable(pack={"3D": 2, "3S": 2, "3H": 1, "JK": 2}, seats=1, sides=1)
    whole = filled("{hands: {1: 2}}", small)
    assert (whole["hands"]["1"], whole["pile"]) == (["3S", "JK"], ["3S"])
    assert whole["stock"] == ["3D", "3H", "3D", "JK"]


def test_a_stock_is_what_is_written_or_so_many_or_the_filled_rest() -> None:
    assert filled("{stock: 5C 6C}")["stock"] == ["5C", "6C"]
    assert len(filled("{stock: 7}")["stock"]) == 7
    assert filled('{stock: ""}')["stock"] == []
    topped = filled("{stock: QS QS ...}")["stock"]
    assert topped[:2] == ["QS", "QS"] and "QS" not in topped[2:]
    assert len(topped) == 108 - 20 - 1


def test_melds_carry_their_pattern_and_whether_they_are_new() -> None:
    melds = filled("{melds: {1: [KS KH KD, odd: 3S 3C, 7H JK=8H 9H]}, fresh: {1: [2]}, done: [lay]}")["melds"]["1"]
    assert [meld["pattern"] for meld in melds] == ["same", "odd", "row"]
    assert [meld["fresh"] for meld in melds] == [False, True, False]
    assert melds[2]["cards"] == ["7H", "JK=8H", "9H"]


def test_whoever_has_melds_has_laid_them() -> None:
    assert filled("{melds: {2: [KS KH KD]}}")["before"] == {"2": ["lay"], "4": ["lay"]}
    assert filled("{melds: {2: [KS KH KD]}, before: {4: [take]}}")["before"] == {"4": ["take"]}
    assert filled("{melds: {1: [KS KH KD]}, done: [draw, lay]}")["before"] == {}
    assert filled("{melds: {1: [KS KH KD]}, seat: 2, done: [draw, lay]}")["before"] == {"1": ["lay"], "3": ["lay"]}
    assert filled("{melds: {1: [KS KH KD]}, before: {1: [ask]}}")["before"] == {"1": ["lay", "ask"], "3": ["lay"]}


def test_what_was_done_this_turn_opens_its_middle() -> None:
    assert filled("{done: [draw]}")["step"] == "middle"
    assert filled("{done: [draw], step: close}")["step"] == "close"


def test_a_deck_stands_alone() -> None:
    whole = filled("{deck: 4C 5D 5D, scores: [10, 0]}")
    assert whole == {"deck": ["4C", "5D", "5D"], "dealer": 4, "scores": [10, 0], "deals": 0}


def test_zones_are_those_of_the_variant() -> None:
    zones = (ToyZone("hand", "cards", "seat"), ToyZone("melds", "melds", "table"))
    whole = filled("{melds: [KS KH KD]}", ToyTable(zones=zones))
    assert whole["melds"][0]["cards"] == ["KS", "KH", "KD"]
    assert "stock" not in whole and "pile" not in whole
    assert filled("{spare: [4C 5C, 6D]}")["spare"] == [["4C", "5C"], ["6D"]]


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("{hands: {1: 9S 9S 9S}}", "hands of 1: `9S` occurs 3 times; the pack has 2"),
        ("{hands: {1: 9S}, pile: 9S, aside: {1: 9S}}", "occurs 3 times"),
        ("{melds: {1: [JK JK JK, JK JK 4C]}}", "the pack has 4"),
        ("{deck: 9S 9S 9S}", "deck: `9S` occurs 3 times"),
        ("{hands: {5: 9S}}", "hands: there is no seat 5; there are 4"),
        ("{melds: {3: [KS KH KD]}}", "melds: there is no side 3; there are 2"),
        ("{seat: 5}", "seat: there is no seat 5"),
        ("{dealer: 9}", "dealer: there is no seat 9"),
        ("{before: {7: [lay]}}", "before: there is no seat 7"),
        ("{scores: [0, 0, 0]}", "scores: a list of 2"),
        ("{asied: {1: 3H}}", "asied: this game has no such zone; did you mean `aside`?"),
        ("{aside: 3H}", "aside: written by side"),
        ("{hands: {1: 200}}", "the pack has only"),
        ("{fresh: {1: [1]}}", "has no meld 1"),
        ("{fresh: {3: [1]}}", "fresh: there is no side 3"),
    ],
)
def test_a_situation_that_cannot_be_is_told(given: str, said: str) -> None:
    with pytest.raises(InputError) as caught:
        filled(given)
    assert said in str(caught.value)


def test_a_card_that_the_game_does_not_have_is_told() -> None:
    short = ToyTable(pack={card: 1 for card in TABLE.pack if not card.startswith("8")})
    with pytest.raises(InputError, match="there is no card `8C` in this game"):
        filled("{pile: 8C}", short)


STEPS = [
    ("{do: draw}", {"by": 1, "do": {"action": "draw"}}),
    ("{by: 3, do: discard 5H}", {"by": 3, "do": {"action": "discard", "card": "5H"}}),
    ("{do: {deal: 4C 5D, dealer: 2}}", {"do": {"action": "deal", "deck": ["4C", "5D"], "dealer": 2}}),
    ("{ask: {meld: 9S 9H 2C}, E}", {"by": 1, "ask": {"what": "meld", "cards": ["9S", "9H", "2C"]}}),
    ('{ask: {meld: "odd: 9S 9H"}, E}', {"by": 1, "ask": {"what": "meld", "cards": ["9S", "9H"], "pattern": "odd"}}),
    ("{ask: {extend: 1, cards: 9C}, E}", {"by": 1, "ask": {"what": "extend", "onto": 1, "cards": ["9C"]}}),
    ("{ask: {word: need}, E}", {"by": 1, "ask": {"what": "word", "word": "need"}}),
    ("{ask: {may: draw}, E}", {"by": 1, "ask": {"what": "may", "do": {"action": "draw"}}}),
    ("{by: 2, ask: view, E}", {"by": 2, "ask": {"what": "view"}}),
]


@pytest.mark.parametrize(("text", "sent"), STEPS)
def test_a_step_is_sent_without_what_is_expected(text: str, sent: dict[str, Any]) -> None:
    refused = "expect: {refused: a.b}"
    step = text.replace("E}", refused + "}") if "E}" in text else text[:-1] + f", {refused}}}"
    message = wire.message(a_case(steps=f"[{step}]"), TABLE, 7)
    assert message["case"]["steps"] == [sent]
    assert "refused" not in json.dumps(message)
    jsonschema.validate(message, {**SCHEMA, "$ref": "#/$defs/request"})


def test_a_step_without_a_seat_is_sent_so_once_the_turn_may_have_passed() -> None:
    steps = "[{ask: {word: need}, expect: {value: 1}}, {do: draw}, {do: discard 5H}, {by: 2, do: draw}]"
    sent = wire.message(a_case(given="{seat: 3}", steps=steps), TABLE, 1)["case"]["steps"]
    assert [step.get("by") for step in sent] == [3, 3, None, 2]


def test_a_whole_message_fits_the_schema_and_names_every_option() -> None:
    case = a_case(given="{melds: {1: [KS KH KD]}, noted: {permission: yes}, spare: [4C 5C]}")
    message = wire.message(case, TABLE, 3)
    jsonschema.validate(message, {**SCHEMA, "$ref": "#/$defs/request"})
    assert message["case"]["options"] == {"players": "4", "limit": "no"}
    assert message["case"]["seq"] == 3


def test_a_step_of_a_seat_that_is_not_there_is_told() -> None:
    with pytest.raises(InputError, match="step 1: there is no seat 5"):
        wire.message(a_case(steps="[{by: 5, do: draw, expect: {ok: yes}}]"), TABLE, 1)
