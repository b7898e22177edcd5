"""Odd states, odd digits, odd messages: each gets an answer or a clear error, never a fault of the program."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import meldbook
from meldbook.conformance.engine import InterpreterEngine, table
from meldbook.conformance.given import fill
from meldbook.conformance.serve import answer
from meldbook.errors import InputError
from meldbook.loading.diagnostics import RuleFileError
from meldbook.play import cards, effects, questions, setup

TURN: dict[str, Any] = {"variant": "canasta", "options": {"players": "2"}, "steps": [{"ask": {"what": "actions"}}]}


def told(given: dict[str, Any], **changes: Any) -> dict[str, Any]:
    return dict(answer({"case": TURN | {"seq": 1, "given": given} | changes}, InterpreterEngine()))


def whole(variant: str, players: str, given: dict[str, Any]) -> dict[str, Any]:
    """A situation in which every card lies somewhere."""
    begun: dict[str, Any] = {"seat": 1, "step": "middle", "done": ["draw"]}
    return fill(begun | given, table(variant, {"players": players}))


def test_an_upcard_that_should_be_covered_stays_bare_when_no_card_is_left() -> None:
    # Eleven cards each for four; the 45th card, the upcard, is a joker, and there is nothing to cover it with.
    given = {"deck": [*[f"{rank}{suit}" for rank in "456789TJQKA" for suit in "SHDC"], "JK"]}
    assert told(given, options={"players": "4"})["steps"][0].keys() == {"ok"}


def test_a_group_needs_cards() -> None:
    given = whole("canasta", "2", {"hands": {"1": "9S 9D"}, "melds": {"1": ["9H 9C 9H"]}})
    lay = {"action": "lay", "groups": [{"cards": [], "onto": 1}]}
    assert "name the cards that m1 gets" in told(given, steps=[{"by": 1, "do": lay}])["error"]


@pytest.mark.parametrize("variant", ["/etc/x.yaml", "../canasta", "home.yaml", "Canasta", "", "²"])
def test_the_protocol_reads_no_files_of_this_machine(variant: str) -> None:
    assert "is not the name of a variant" in told({}, variant=variant)["error"]


@pytest.mark.parametrize("protocol", [True, 1.0, "1", None, [1], {}])
def test_a_protocol_is_a_whole_number(protocol: object) -> None:
    assert "is not spoken here" in answer({"hello": {"protocol": protocol}}, InterpreterEngine())["error"]


@pytest.mark.parametrize(
    ("odd", "said"),
    [
        ({"done": [{}]}, "is no action"),
        ({"done": [["draw"]]}, "is no action"),
        ({"before": {"1": [{}]}}, "is no action"),
        ({"before": {"²": ["draw"]}}, "`before` is a number"),
        ({"hands": {"²": ["9S"]}}, "there is no seat"),
        ({"hands": {"-1": ["9S"]}}, "there is no seat"),
        ({"hands": {"٣": ["9S"]}}, "there is no seat"),
    ],
)
def test_a_situation_that_cannot_be_read_is_an_error_of_the_case(odd: dict[str, Any], said: str) -> None:
    assert said in told(whole("canasta", "2", {}) | odd)["error"]


@pytest.mark.parametrize("key", ["²", "--5", "-", "٣"])
def test_the_first_number_of_a_band_is_written_with_digits(tmp_path: Path, key: str) -> None:
    path = tmp_path / "home.yaml"
    text = f"language: 1\nvariant: home\nextends: base\na: {{b: {{by: players, values: {{'{key}': 1}}}}, c: {{to: draw, needs: b > 1}}}}\n"
    path.write_text(text, "utf-8")
    with pytest.raises(RuleFileError):
        meldbook.load(path)


def test_a_file_with_nothing_in_it_says_what_is_missing(tmp_path: Path) -> None:
    path = tmp_path / "home.yaml"
    path.write_text("language: 1\nvariant: home\n", "utf-8")
    with pytest.raises(RuleFileError) as caught:
        meldbook.load(path)
    assert {"E340", "E342", "E343"} <= {one.code for one in caught.value.diagnostics}


def test_a_game_without_melds_is_told_so(tmp_path: Path) -> None:
    path = tmp_path / "home.yaml"
    path.write_text("language: 1\nvariant: home\nextends: base\n", "utf-8")
    game = meldbook.load(path)
    with pytest.raises(InputError, match="nothing is laid"):
        questions.meld(game, "9S 9H 9C")


def test_a_note_that_multiplies_does_not_grow_without_bound(tmp_path: Path) -> None:
    path = tmp_path / "home.yaml"
    growing = "      - {note: heap, is: 1000000 * (heap + 1), for: deal}\n" * 6
    path.write_text(
        "language: 1\nvariant: home\nextends: canasta\nodd:\n  heaping:\n    whenever: not heap > 2\n    in: set_up\n    do:\n"
        + growing
        + "  heaped: {is: heap}\n  bare: {to: draw, needs: heaped > 1 or size(pile) = 1}\n",
        "utf-8",
    )
    game = meldbook.load(path, {"players": "2"})
    state = setup.first_deal(game, [card for card in cards.kinds(game.deck) for _ in range(cards.copies(game.deck, card))], 1)
    assert questions.word(game, state, 0, "heaped") == {"value": effects.MOST_NOTED}


@pytest.mark.parametrize(
    ("row", "hand", "groups", "refused"),
    [
        # A meld that the same action makes has no number yet.
        ([], "9C 9H 9H 9S 5C 5D 5S 4D", [{"cards": ["9C", "9H", "9H"]}, {"cards": ["5C"], "onto": 1}], "turn.lay"),
        # The nine fits no set of kings; that the set is named again changes nothing.
        (["KC KD KH"], "9H KD KH", [{"cards": ["9H"], "onto": 1}, {"cards": ["KD"], "onto": 1}], "melds.set"),
    ],
)
def test_what_a_group_names_is_what_lay_there_before(row: list[str], hand: str, groups: list[dict[str, Any]], refused: str) -> None:
    given = whole("bolivia", "2", {"hands": {"1": hand}, "melds": {"1": row}})
    steps = [{"by": 1, "do": {"action": "lay", "groups": groups}}]
    assert told(given, variant="bolivia", steps=steps)["steps"] == [{"refused": refused}]


def test_a_card_that_fits_nowhere_yet_may_fit_once_its_neighbour_lies() -> None:
    # 9C and 10C close the run, the twos the set of queens; the knave is the discard. At first 10C and JC fit nowhere.
    hand, row = "2D 2S 9C 10C JC", ["QC QC QD QH QS", "4C 5C 6C 7C 8C"]
    given = whole("bolivia", "4", {"hands": {"1": hand}, "melds": {"1": row}, "before": {"1": ["lay"]}})
    asked = [{"by": 1, "do": {"action": "ask", "answer": "yes"}}]
    found = told(given, variant="bolivia", options={"players": "4"}, steps=asked)
    assert found["steps"][0].keys() == {"ok"}
