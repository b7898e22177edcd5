"""Diagnostics as they are shown: the whole page of a few, and what must never reach a terminal."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from meldbook.loading.diagnostics import Diagnostic, RuleFileError
from meldbook.loading.display import clean, excerpt, width
from meldbook.loading.nodes import Place
from meldbook.loading.render import render
from meldbook.loading.variants import resolve

FILE = """\
language: 1
variant: home
extends: base
deal:
  hand_size: {is: 15.000}
  hand_size: {is: 11}
turn: {draw: {chooose: {card: hand}}}
"""
PAGE = """\
error[E110]: `15.000` is not a whole number
 --> home.yaml:5:19
  |
5 |   hand_size: {is: 15.000}
  |                   ^^^^^^ YAML reads the sign as a decimal point or as text
  = help: write `15000`

error[E010]: duplicate key `hand_size`
 --> home.yaml:6:3
  |
5 |   hand_size: {is: 15.000}
  |   --------- first defined here
6 |   hand_size: {is: 11}
  |   ^^^^^^^^^ second definition
  = help: remove one of the two; YAML would silently keep the last one

error[E101]: unknown key `chooose`
 --> home.yaml:7:15
  |
7 | turn: {draw: {chooose: {card: hand}}}
  |               ^^^^^^^ did you mean `choose`?
  = help: write `choose`
"""


def diagnose(text: str, folder: Path) -> RuleFileError:
    (folder / "home.yaml").write_text(text, encoding="utf-8")
    with pytest.raises(RuleFileError) as wrong:
        resolve(folder / "home.yaml")
    return wrong.value


def test_a_page_of_diagnostics(tmp_path: Path) -> None:
    wrong = diagnose(FILE, tmp_path)
    assert render(wrong.diagnostics, wrong.files).replace(f"{tmp_path}/", "") == PAGE
    assert render(wrong.diagnostics).replace(f"{tmp_path}/", "") == PAGE  # the file is read again


# a line of a file that is not YAML, and what is said about it
SYNTAX = [
    ("b: {told: one: two}", "there is a second `: ` on this line"),
    ("b: {is: 1\nc: 2", "a `{` is not closed, or a comma is missing"),
    ("b: [is", "a `[` is not closed, or a comma is missing"),
    ("b: 'is", "a quote is not closed"),
    ("b:\n  is: 1\n   to: 2", "this line does not fit those above it"),
    ("b: one: two", "there is a second `: ` on this line"),
    ("b: @x", "a text may not begin with this character"),
    ('b: "\\q"', "an unknown `\\` sequence in a text"),
    ("b: 1\nword\nc: 2", "a key without `:`"),
    ("b: *", "aliases (`*`) are not part of the language"),
]


@pytest.mark.parametrize(("line", "message"), SYNTAX)
def test_faults_of_syntax_are_said_in_words_that_help(tmp_path: Path, line: str, message: str) -> None:
    wrong = diagnose(f"language: 1\nvariant: home\n{line}\n", tmp_path)
    assert [(d.code, d.message) for d in wrong.diagnostics] == [("E004", message)]


def test_places_far_apart_and_in_two_files() -> None:
    texts = {"a": "\n".join(f"line {n}" for n in range(1, 20)), "b": "elsewhere"}
    here, first, there = Place("a", 12, 1, 4), Place("a", 3, 6, 1), Place("b", 1, 1, 4)
    assert render([Diagnostic("E010", "twice", here, other=(first, "first"))], texts) == (
        "error[E010]: twice\n  --> a:12:1\n   |\n 3 | line 3\n   |      - first\n  ...\n12 | line 12\n   | ^^^^\n"
    )
    assert render([Diagnostic("E010", "twice", first, other=(there, "there"))], texts) == (
        "error[E010]: twice\n --> a:3:6\n  |\n3 | line 3\n  |      ^\n ::: b:1:1\n  |\n1 | elsewhere\n  | ---- there\n"
    )


def test_colour_is_only_between_its_signs() -> None:
    found = [Diagnostic("E001", "wrong", Place("a", 1, 1), "here", "do better")]
    coloured = render(found, {"a": "text"}, colour=True)
    assert "\x1b[" in coloured
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == render(found, {"a": "text"})


def test_only_the_first_are_shown() -> None:
    found = [Diagnostic("E101", f"fault {n}", Place("a", n, 1)) for n in range(1, 31)]
    shown = render(found, {"a": "x\n" * 30})
    assert shown.count("error[") == 20 and shown.endswith("... and 10 more\n")
    assert len(json.loads(render(found, {}, form="json"))) == 30


def test_json_has_every_part() -> None:
    found = Diagnostic("E010", "twice\x1b[2J", Place("a", 2, 3, 4), "second", "remove", (Place("a", 1, 3, 4), "first"))
    assert json.loads(render([found], form="json")) == [
        {
            "code": "E010",
            "message": "twice[2J",
            "file": "a",
            "line": 2,
            "column": 3,
            "width": 4,
            "label": "second",
            "help": "remove",
            "other": {"file": "a", "line": 1, "column": 3, "width": 4, "label": "first"},
        }
    ]
    with pytest.raises(ValueError, match="unknown form"):
        render([], form="xml")


@pytest.mark.parametrize("sign", ["\x00", "\x07", "\x1b", "\x7f", "\x9b", "\u202e", "\u2066", "\u200f", "\u2028", "\ud800", "\ufeff"])
def test_no_sign_that_acts_on_a_terminal_is_shown(sign: str) -> None:
    found = Diagnostic("E1", f"a{sign}b", Place(f"f{sign}", 1, 1), f"l{sign}", f"h{sign}")
    assert sign not in render([found], {f"f{sign}": f"te{sign}xt"})
    assert sign not in clean(f"a{sign}b")


# the line, the column and width asked for, what is shown with the caret under it
EXCERPTS = [
    ("plain", "key: value", 6, 5, "key: value", "     ^^^^^"),
    ("wide signs take two columns", "漢字: value", 5, 5, "漢字: value", "      ^^^^^"),
    ("a wide sign is underlined whole", "a: 漢字", 4, 2, "a: 漢字", "   ^^^^"),
    ("a combining sign takes none", "e\u0301: x", 5, 1, "e\u0301: x", "   ^"),
    ("a tab is four spaces", "a:\tb", 4, 1, "a:    b", "      ^"),
    ("beyond the end of the line", "abc", 9, 1, "abc", "   ^"),
    ("an empty line", "", 1, 3, "", "^"),
]


@pytest.mark.parametrize(("line", "column", "length", "shown", "carets"), [row[1:] for row in EXCERPTS], ids=[row[0] for row in EXCERPTS])
def test_the_caret_stands_under_its_text(line: str, column: int, length: int, shown: str, carets: str) -> None:
    text, lead, under = excerpt(line, column, length)
    assert (text, " " * lead + "^" * under) == (shown, carets)


@pytest.mark.parametrize("sign", ["x", "漢"])
@pytest.mark.parametrize("column", [1, 40, 99, 101, 150, 4990, 5000])
@pytest.mark.parametrize("length", [1, 10, 90, 3000])
def test_a_long_line_is_cut_around_the_caret(sign: str, column: int, length: int) -> None:
    line = sign * (column - 1) + "@" * min(length, 5000 - column + 1) + sign * max(0, 5000 - column - length + 1)
    text, lead, under = excerpt(line, column, length)
    assert width(text) <= 101 and "…" in text
    assert text[len(text) - len(text.lstrip(sign + "…"))] == "@"
    before = text[: text.index("@")]
    assert width(before) == lead and 1 <= under <= 101


def test_a_line_of_a_megabyte_is_quick() -> None:
    found = [Diagnostic("E1", "long", Place("a", 1, 500_000))] * 20
    assert len(render(found, {"a": "x" * 1_000_000})) < 10_000
