"""The guide tells the truth: its files are written and its commands run, one after the other, in an empty folder."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from meldbook import reference
from test_readme import ROOT, answers_what_stands_there, folder

__all__ = ["folder"]
GUIDE = ROOT / "docs" / "guide" / "authors.md"


def test_every_command_of_the_guide_answers_what_stands_there(folder: Path) -> None:
    empty = folder.parent / "empty"
    empty.mkdir()
    assert answers_what_stands_there(GUIDE, empty, folder.parent / "bin") >= 15
    assert sorted(os.listdir(empty)) == [
        "each.yaml",
        "house.cases.yaml",
        "house.yaml",
        "mine.cases.yaml",
        "mine.yaml",
        "ours.cases.yaml",
        "ours.yaml",
    ]


def test_what_the_guide_links_to_is_there() -> None:
    named = re.findall(r"\]\(([\w./-]+)\)", GUIDE.read_text("utf-8"))
    assert named and [name for name in named if not (GUIDE.parent / name).exists()] == []


LANGUAGE = (ROOT / "docs" / "design" / "language.md").read_text("utf-8")


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ("| `score` | number | deal |", "| `scores` | number | deal |", r"lacks \['score'\] and has \['scores'\]"),
        ("| `score` | number | deal |", "| `score` | number | play |", "`score` is known from deal"),
    ],
)
def test_a_word_that_the_table_and_the_interpreter_see_otherwise_is_told(before: str, after: str, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        reference.page(LANGUAGE.replace(before, after))
