"""The word check of the interpreter can fail, and where it looks."""

from pathlib import Path

import pytest

from meldbook import words

ROOT = Path(__file__).resolve().parents[2]
GLOSSARY = words.read_glossary(ROOT / "spec" / "glossary.yaml")


def hits(tmp_path: Path, source: str) -> list[tuple[int, str]]:
    (tmp_path / "module.py").write_text(source, encoding="utf-8")
    return [(found.line, found.word) for found in words.find_words(tmp_path, GLOSSARY)]


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("is_canasta = True\n", [(1, "canasta")]),
        ("class CanastaKind: ...\n", [(1, "canasta")]),
        ("x = 1\n# as in Tranca\n", [(2, "tranca")]),
        ('"""A red three is laid apart."""\n', [(1, "red three")]),
        ("redThrees = 4\n", [(1, "red threes")]),
        ("# a card that is black\n# three times\n", [(1, "black three")]),
        ("RED_3 = 0\n", [(1, "red 3")]),
        ("if pile.frozen:\n    pass\n", [(1, "frozen")]),
        ("help = 'for example `bolívia`'\n", [(1, "bolívia")]),
        ("naturalPair = morto-pozzetto\n", [(1, "natural pair"), (1, "morto"), (1, "pozzetto")]),
    ],
)
def test_a_word_of_a_game_is_found_in_names_texts_and_comments(tmp_path: Path, source: str, found: list[tuple[int, str]]) -> None:
    assert hits(tmp_path, source) == found


@pytest.mark.parametrize(
    "source",
    [
        "@dataclass(frozen=True, slots=True)\nclass Card: ...\n",
        "names = frozenset()\n",
        "# meld, run, set, stock, discard pile, upcard, wild, natural, deal, hand, side, seat, go out\n",
        "red, two, three = 1, 2, 3\n",
    ],
)
def test_words_of_the_table_and_of_python_are_not_found(tmp_path: Path, source: str) -> None:
    assert hits(tmp_path, source) == []


def test_every_term_of_a_game_concept_in_one_word_is_looked_for() -> None:
    shared = {"set", "escalera"}
    for entry in GLOSSARY["glossary"]:
        if entry["layer"] == "game" and len(entry["terms"]["en"]["*"].split()) == 1:
            term = entry["terms"]["en"]["*"].lower()
            assert term in shared or term in entry["words"], entry["concept"]


def test_concepts_are_named_once() -> None:
    names = [entry["concept"] for entry in GLOSSARY["glossary"]]
    assert len(names) == len(set(names))
