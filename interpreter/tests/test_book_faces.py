"""Cards drawn for a page and for a terminal."""

from __future__ import annotations

import pytest

from meldbook.book import faces


@pytest.mark.parametrize(
    ("card", "lang", "name"),
    [
        ("9H", "pt", "nove de copas"),
        ("9H", "es", "nueve de corazones"),
        ("9H", "it", "nove di cuori"),
        ("9H", "en", "nine of hearts"),
        ("JK", "it", "jolly"),
    ],
)
def test_a_card_has_a_name_in_every_language(card: str, lang: str, name: str) -> None:
    assert f"<i>{name}</i>" in faces.drawn([card], lang)


def test_a_card_that_stands_for_another_says_both() -> None:
    said = faces.named("2C=8H", "en")
    assert "two of clubs" in said
    assert "eight of hearts" in said


def test_a_wild_card_is_marked_for_who_sees_and_for_who_hears() -> None:
    drawn = faces.drawn(["2S", "3S"], "en", wild=["2S"])
    assert drawn.count("mb-wild") == 1
    assert "two of spades (wild card)" in drawn


def test_what_is_seen_is_hidden_from_who_hears_it_named() -> None:
    drawn = faces.drawn(["10D"], "en")
    assert '<span aria-hidden="true"><b>10</b>' in drawn
    assert 'role="list"' in drawn


def test_the_same_cards_as_a_line_of_text() -> None:
    assert faces.line(["3H", "4H", "2S", "JK"], wild=["2S", "JK"]) == "3♥ 4♥ [2♠] [★]"
