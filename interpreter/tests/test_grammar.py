"""The grammars are LALR without conflicts, every alias has a builder, and no text ends in anything but a tree or a fault."""

from __future__ import annotations

import logging
import random
import re
import string

import pytest
from lark import Lark, logger

from meldbook import data
from meldbook.language import grammar
from meldbook.language import tree as t
from meldbook.language.grammar import TextFault, expression, pattern, selector

READERS = {"selector": selector, "pattern": pattern, "expression": expression}


def source(name: str) -> str:
    """A grammar without its comments."""
    return re.sub(r"//.*", "", data.text("grammar", name))


@pytest.mark.parametrize("start", grammar.START)
def test_a_grammar_is_lalr_without_conflicts(start: str, caplog: pytest.LogCaptureFixture) -> None:
    """In debug mode lark settles shift/reduce conflicts and tells of them; otherwise they are errors."""

    def load(_paths: object, path: str) -> tuple[str, str]:
        return path, data.text("grammar", path)

    before = logger.level
    logger.addHandler(caplog.handler)
    logger.setLevel(logging.DEBUG)
    try:
        Lark(
            data.text("grammar", grammar.START[start]), start=start, parser="lalr", maybe_placeholders=True, import_paths=[load], debug=True
        )
    finally:
        logger.removeHandler(caplog.handler)
        logger.setLevel(before)
    assert not [record.message for record in caplog.records if "conflict" in record.message.lower()]


@pytest.mark.parametrize("file", ["cards.lark", "melds.lark", "rules.lark"])
def test_every_alias_has_a_builder(file: str) -> None:
    aliases = set(re.findall(r"->\s*(\w+)", source(file)))
    assert aliases
    assert {alias for alias in aliases if not hasattr(grammar._Builder, f"on_{alias}")} == set()


def test_every_builder_has_a_rule() -> None:
    text = "\n".join(source(file) for file in ("cards.lark", "melds.lark", "rules.lark"))
    named = set(re.findall(r"->\s*(\w+)", text)) | set(re.findall(r"^\??(\w+):", text, re.MULTILINE))
    builders = {name.removeprefix("on_") for name in dir(grammar._Builder) if name.startswith("on_")}
    assert builders <= named


# --- what a text means as a tree ---

SPAN = (0, 0)  # spans are not compared
WHAT = {name: t.Word(SPAN, name) for name in "abcd"}
A, B, C, D = WHAT.values()
NATURAL, WILD = t.Named(SPAN, "natural"), t.Named(SPAN, "wild")
TREES: list[tuple[str, t.Expression]] = [
    ("a or b and c", t.Logic(SPAN, "or", A, t.Logic(SPAN, "and", B, C))),
    ("a and not b or c", t.Logic(SPAN, "or", t.Logic(SPAN, "and", A, t.Not(SPAN, B)), C)),
    ("not a = b", t.Not(SPAN, t.Compare(SPAN, "=", A, B))),
    ("not not a", t.Not(SPAN, t.Not(SPAN, A))),
    ("a - b - c", t.Arithmetic(SPAN, "-", t.Arithmetic(SPAN, "-", A, B), C)),
    ("a - (b - c)", t.Arithmetic(SPAN, "-", A, t.Arithmetic(SPAN, "-", B, C))),
    ("a + b * c", t.Arithmetic(SPAN, "+", A, t.Arithmetic(SPAN, "*", B, C))),
    ("a * b div c", t.Arithmetic(SPAN, "div", t.Arithmetic(SPAN, "*", A, B), C)),
    ("-a * b", t.Arithmetic(SPAN, "*", t.Negative(SPAN, A), B)),
    ("a - -1", t.Arithmetic(SPAN, "-", A, t.Negative(SPAN, t.Number(SPAN, 1)))),
    ("a + 1 > b", t.Compare(SPAN, ">", t.Arithmetic(SPAN, "+", A, t.Number(SPAN, 1)), B)),
    ("a if b else c if d else 1", t.Choose(SPAN, A, B, t.Choose(SPAN, C, D, t.Number(SPAN, 1)))),
    ("a is empty", t.Empty(SPAN, A, True)),
    ("a is not empty and b", t.Logic(SPAN, "and", t.Empty(SPAN, A, False), B)),
    ("a is wild or b", t.Logic(SPAN, "or", t.Is(SPAN, A, WILD, True), B)),
    ("a is not (wild or natural)", t.Is(SPAN, A, t.Either(SPAN, WILD, NATURAL), False)),
    ("a is 7", t.Is(SPAN, A, t.Rank(SPAN, "7"), True)),
    ("a of partner", t.Owned(SPAN, "a", "partner")),
    ("a(b(c of side))", t.OfOne(SPAN, "a", t.OfOne(SPAN, "b", t.Owned(SPAN, "c", "side")))),
    ("count(wild in a)", t.Over(SPAN, "count", WILD, A, None)),
    ("some(any in a where b > 1)", t.Over(SPAN, "some", t.Any(SPAN), A, t.Compare(SPAN, ">", B, t.Number(SPAN, 1)))),
    ("sum(points of cards in a)", t.Total(SPAN, "points", t.Any(SPAN), A, None)),
    ("most(size in a of opponents)", t.Extreme(SPAN, "most", "size", t.Owned(SPAN, "a", "opponents"), None)),
    ("times(a or b by side before this turn)", t.Times(SPAN, ("a", "b"), "side", "before")),
    ("times(a by next_player this match)", t.Times(SPAN, ("a",), "next_player", "this_match")),
]


@pytest.mark.parametrize(("text", "tree"), TREES, ids=[text for text, _ in TREES])
def test_an_expression_is_read_by_what_binds_closest(text: str, tree: t.Expression) -> None:
    assert expression(text) == tree


SELECTORS: list[tuple[str, t.Selector]] = [
    ("3", t.Rank(SPAN, "3")),
    ("10", t.Rank(SPAN, "10")),
    ("4 to A", t.Ranks(SPAN, "4", "A")),
    ("joker", t.Joker(SPAN)),
    ("cards", t.Any(SPAN)),
    ("red 3", t.Both(SPAN, t.Colour(SPAN, "red"), t.Rank(SPAN, "3"))),
    ("3 of hearts", t.Both(SPAN, t.Rank(SPAN, "3"), t.Suit(SPAN, "hearts"))),
    ("2 or joker", t.Either(SPAN, t.Rank(SPAN, "2"), t.Joker(SPAN))),
    ("like lone", t.Like(SPAN, "lone")),
    ("any except wild except 3", t.Without(SPAN, t.Without(SPAN, t.Any(SPAN), WILD), t.Rank(SPAN, "3"))),
    ("2 or any except wild", t.Either(SPAN, t.Rank(SPAN, "2"), t.Without(SPAN, t.Any(SPAN), WILD))),
    ("any except red 3", t.Without(SPAN, t.Any(SPAN), t.Both(SPAN, t.Colour(SPAN, "red"), t.Rank(SPAN, "3")))),
    ("reddish", t.Named(SPAN, "reddish")),
    ("jokers", t.Named(SPAN, "jokers")),
    ("anyone", t.Named(SPAN, "anyone")),
]


@pytest.mark.parametrize(("text", "tree"), SELECTORS, ids=[text for text, _ in SELECTORS])
def test_in_a_class_side_by_side_binds_closest_then_except_then_or(text: str, tree: t.Selector) -> None:
    assert selector(text) == tree


def test_a_pattern_has_an_amount_a_shape_and_clauses() -> None:
    read = pattern(
        "3 to 7 cards, one suit in order from A to A, 2 or joker standing in, no wild at an end, in the order natural+ (wild natural+)*"
    )
    role = t.Role(SPAN, (t.Role(SPAN, "wild", ""), t.Role(SPAN, "natural", "+")), "*")
    stand_in = t.Either(SPAN, t.Rank(SPAN, "2"), t.Joker(SPAN))
    assert read == t.Pattern(SPAN, 3, 7, t.InOrder(SPAN, "A", "A"), stand_in, (t.Role(SPAN, "natural", "+"), role), WILD)
    assert pattern("4 cards, one rank and one suit") == t.Pattern(SPAN, 4, 4, t.OneCard(SPAN), None, (), None)
    assert pattern("2 or more cards, all wild") == t.Pattern(SPAN, 2, None, t.Only(SPAN, WILD), None, (), None)
    assert pattern("3 or more cards, one rank from 4 to A").shape == t.OneRank(SPAN, t.Ranks(SPAN, "4", "A"))


def test_a_span_is_where_a_part_was_written() -> None:
    text = "size(hand) >= 2 and  top(pile) is (wild or 3)"
    read = expression(text)
    assert isinstance(read, t.Logic)
    parts: list[t.Tree] = [read, read.left, read.right]
    assert isinstance(read.right, t.Is)
    parts += [read.right.inside, read.right.selector]
    assert [text[slice(*part.span)] for part in parts] == [text, "size(hand) >= 2", "top(pile) is (wild or 3)", "top(pile)", "wild or 3"]


# --- faults ---

FAULTS = [
    ("expression", "size(hand >= 2", 10, "`>=` cannot stand here", ")"),
    ("expression", "a and", 5, "missing at the end", "a name"),
    ("expression", "", 0, "missing at the end", "a name"),
    ("expression", "a b", 2, "`b` cannot stand here", "and"),
    ("expression", "a = = b", 4, "`=` cannot stand here", "a name"),
    ("expression", "a & b", 2, "`&` cannot stand here", "and"),
    ("expression", "a is", 4, "missing at the end", "empty"),
    ("expression", "a < b < c", 6, "`<` cannot stand here", "and"),
    ("expression", "hand of nobody", 8, "`nobody` cannot stand here", None),
    ("expression", "count(wild hand)", 15, "cannot stand here", "in"),
    ("expression", "times(a by side)", 15, "cannot stand here", "this"),
    ("expression", "1234567890", 0, "nine digits", None),
    ("selector", "2 or", 4, "missing at the end", "joker"),
    ("selector", "4 to wild", 5, "cannot stand here", "a rank"),
    ("selector", "11", 0, "cannot stand here", "a rank"),
    ("selector", "like 3", 5, "cannot stand here", "a name"),
    ("pattern", "3 cards one rank", 8, "cannot stand here", ","),
    ("pattern", "7 to 3 cards, one rank", 0, "7 is more than 3", None),
    ("pattern", "0 or more cards, one rank", 0, "1 to 999", None),
    ("pattern", "3 or more cards, one rank, wild standing in, joker standing in", 0, "stands twice", None),
    ("pattern", "three cards, one rank", 0, "cannot stand here", "a number"),
]


@pytest.mark.parametrize(("start", "text", "column", "said", "expected"), FAULTS, ids=[f"{start}: {text}" for start, text, *_ in FAULTS])
def test_a_fault_has_its_column_and_what_could_stand_there(start: str, text: str, column: int, said: str, expected: str | None) -> None:
    with pytest.raises(TextFault) as fault:
        READERS[start](text)
    assert fault.value.column == column
    assert said in fault.value.message
    assert expected is None or expected in fault.value.expected


def test_only_what_could_stand_there_is_expected() -> None:
    with pytest.raises(TextFault) as fault:
        expression("a b")
    assert "the end" in fault.value.expected
    assert not {")", "else", "where"} & set(fault.value.expected)


DEEP = [
    "(" * 5000 + "1" + ")" * 5000,
    "(" * 400 + "a" + ")" * 400,
    "not " * 240 + "a",
    "-" * 900 + "1",
    "a(" * 400 + "b" + ")" * 400,
    " + ".join("1" * 240),
    " and ".join("a" * 160),
    "1 if a else " * 80 + "2",
    "(" * 900,
    ")" * 900,
    "a or " * 10_000,
    "x" * 1001,
    "count(any in a where " * 45 + "b" + ")" * 45,
    "most(" * 100,
    "in" * 400,
]


@pytest.mark.parametrize("text", DEEP, ids=range(len(DEEP)))
@pytest.mark.parametrize("start", READERS)
def test_a_text_that_is_deep_or_long_is_read_or_is_a_fault(start: str, text: str) -> None:
    try:
        READERS[start](text)
    except TextFault as fault:
        assert 0 <= fault.column <= len(text)
        assert fault.width >= 1


PIECES = [
    "a",
    "hand",
    "wild",
    "3",
    "10",
    "A",
    "joker",
    "red",
    "of",
    "in",
    "is",
    "not",
    "empty",
    "and",
    "or",
    "if",
    "else",
    "where",
    "count",
    "some",
    "every",
    "sum",
    "most",
    "least",
    "times",
    "by",
    "this",
    "turn",
    "deal",
    "before",
    "(",
    ")",
    ",",
    "+",
    "-",
    "*",
    "?",
    "div",
    "=",
    "!=",
    "<",
    ">=",
    "to",
    "cards",
    "more",
    "one",
    "rank",
    "suit",
    "order",
    "from",
    "all",
    "standing",
    "no",
    "yes",
    "an",
    "end",
    "the",
    "like",
    "any",
    "except",
    "partner",
    "hearts",
    "==",
]


@pytest.mark.parametrize("start", READERS)
@pytest.mark.parametrize("seed", range(4))
def test_garbage_is_read_or_is_a_fault(start: str, seed: int) -> None:
    chance = random.Random(f"{start} {seed}")
    signs = string.printable + "é♥\u0000\u202e\ud800٣"
    for number in range(500):
        words = [chance.choice(PIECES) for _ in range(chance.randint(0, 12))]
        text = (
            "".join(chance.choice(signs) for _ in range(chance.randint(0, 40))) if number % 3 == 0 else chance.choice((" ", "")).join(words)
        )
        try:
            assert isinstance(READERS[start](text), t.Tree)
        except TextFault as fault:
            assert 0 <= fault.column <= len(text)


def test_a_text_read_twice_is_the_same_tree_and_a_fault_is_a_fault_again() -> None:
    assert expression("a + 1") is expression("a + 1")
    for _ in range(2):
        with pytest.raises(TextFault):
            expression("a +")
