"""Reads the three languages of `grammar/*.lark` into the tree of `tree.py`.

The parsers are built on first use; a text that was read once is not read again.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar, cast

from meldbook import data
from meldbook.language import tree as t

if TYPE_CHECKING:
    from lark import Lark, Token

START = {"selector": "cards.lark", "cards": "cards.lark", "pattern": "melds.lark", "expression": "rules.lark"}
MAX_LENGTH = 1000
MAX_DEPTH = 60
Read = TypeVar("Read")


class TextFault(Exception):
    """A text of the rules cannot be read. `column` counts from 0 in that text; `expected` lists what could stand there."""

    def __init__(self, message: str, column: int, width: int = 1, expected: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.message, self.column, self.width, self.expected = message, column, width, expected


@cache
def parser(start: str) -> Lark:
    """The LALR parser of one start rule; a conflict in a grammar is an error when it is built."""
    from lark import Lark

    def load(_paths: object, path: str) -> tuple[str, str]:
        return path, data.text("grammar", path)

    return Lark(
        data.text("grammar", START[start]),
        start=start,
        parser="lalr",
        maybe_placeholders=True,
        propagate_positions=True,
        import_paths=[load],
        strict=False,
    )


def selector(text: str) -> t.Selector:
    """`2 or joker`. Raises TextFault."""
    return cast(t.Selector, _read("selector", text))


def pattern(text: str) -> t.Pattern:
    """`3 or more cards, one rank from 4 to A, wild standing in`. Raises TextFault."""
    return cast(t.Pattern, _read("pattern", text))


def expression(text: str) -> t.Expression:
    """`count(set in melds) >= 2`. Raises TextFault."""
    return cast(t.Expression, _read("expression", text))


@cache
def _read(start: str, text: str) -> t.Tree:
    from lark import Tree
    from lark.exceptions import UnexpectedCharacters, UnexpectedEOF, UnexpectedToken

    if len(text) > MAX_LENGTH:
        raise TextFault(f"this text is longer than {MAX_LENGTH} characters", 0, len(text))
    try:
        found = parser(start).parse(text)
    except UnexpectedEOF:
        raise TextFault("something is missing at the end", len(text), 1, _accepted(start, text)) from None
    except UnexpectedToken as fault:
        at_end = fault.token.type == "$END"
        column = len(text) if at_end else (fault.token.start_pos or 0)
        said = "something is missing at the end" if at_end else f"`{fault.token}` cannot stand here"
        raise TextFault(said, column, max(1, len(fault.token)), _accepted(start, text[:column])) from None
    except UnexpectedCharacters as fault:
        column = getattr(fault, "pos_in_stream", 0)  # lark types it as nothing
        raise TextFault(f"`{text[column]}` cannot stand here", column, 1, _accepted(start, text[:column])) from None
    assert isinstance(found, Tree)
    return cast(t.Tree, _Builder(text).build(found))


def _accepted(start: str, text: str) -> tuple[str, ...]:
    """What could stand after a text that can be read so far. Exact: the parser's own list has all that may follow a
    rule anywhere, a `)` also where no bracket is open."""
    from lark import Token
    from lark.exceptions import UnexpectedToken

    found = []
    so_far = parser(start).parse_interactive(text)
    so_far.exhaust_lexer()
    for name in [*(terminal.name for terminal in parser(start).terminals), "$END"]:
        try:
            so_far.copy().feed_token(Token(name, ""))  # type: ignore[no-untyped-call]
            found.append(name)
        except UnexpectedToken:
            pass
    return _plain(found)


def _plain(expected: Any) -> tuple[str, ...]:
    """What could stand at a fault, as a person would write it."""
    words = {
        "NAME": "a name",
        "NUMBER": "a number",
        "INT": "a number",
        "RANK": "a rank",
        "COMPARE": "a comparison",
        "LPAR": "(",
        "RPAR": ")",
        "COMMA": ",",
        "PLUS": "+",
        "MINUS": "-",
        "STAR": "*",
        "$END": "the end",
        "EQUAL": "=",
    }
    return tuple(sorted({words.get(str(e).split("__")[-1], str(e).split("__")[-1].lower()) for e in expected}))


class _Builder:
    """Turns lark's tree into ours: one method for each alias of the grammars, found by its name."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.depth = 0

    def build(self, node: Any) -> Any:
        from lark import Token

        if node is None or isinstance(node, Token):
            return node
        name = str(node.data).split("__")[-1]  # lark prefixes the names of imported rules
        span = (getattr(node.meta, "start_pos", 0), getattr(node.meta, "end_pos", len(self.text)))
        method = cast("Callable[..., Any]", getattr(self, f"on_{name}"))
        self.depth += 1
        if self.depth > MAX_DEPTH:
            raise TextFault(f"this is nested more than {MAX_DEPTH} deep", 0, len(self.text))
        children = [self.build(child) for child in node.children]
        self.depth -= 1
        return method(span, *children)

    # selectors

    def on_either(self, span: t.Span, left: t.Selector, right: t.Selector) -> t.Tree:
        return t.Either(span, left, right)

    def on_without(self, span: t.Span, left: t.Selector, right: t.Selector) -> t.Tree:
        return t.Without(span, left, right)

    def on_both(self, span: t.Span, left: t.Selector, right: t.Selector) -> t.Tree:
        return t.Both(span, left, right)

    def on_rank(self, span: t.Span, rank: Token) -> t.Tree:
        return t.Rank(span, str(rank))

    def on_ranks(self, span: t.Span, low: Token, high: Token) -> t.Tree:
        return t.Ranks(span, str(low), str(high))

    def on_colour(self, span: t.Span, colour: Token) -> t.Tree:
        return t.Colour(span, str(colour))

    def on_suit(self, span: t.Span, *found: Token) -> t.Tree:
        return t.Suit(span, str(found[-1]))

    def on_joker(self, span: t.Span) -> t.Tree:
        return t.Joker(span)

    def on_any(self, span: t.Span) -> t.Tree:
        return t.Any(span)

    def on_like(self, span: t.Span, name: Token) -> t.Tree:
        return t.Like(span, str(name))

    def on_named(self, span: t.Span, name: Token) -> t.Tree:
        return t.Named(span, str(name))

    # patterns

    def on_pattern(self, span: t.Span, amount: tuple[int, int | None], shape: t.Shape, *clauses: tuple[str, Any]) -> t.Tree:
        given = dict(clauses)
        if len(given) < len(clauses):
            raise TextFault("this clause stands twice", span[0], span[1] - span[0])
        return t.Pattern(span, amount[0], amount[1], shape, given.get("standing_in"), given.get("order", ()), given.get("no_end"))

    def on_at_least(self, _span: t.Span, least: Token) -> tuple[int, int | None]:
        return self._size(least), None

    def on_between(self, span: t.Span, least: Token, most: Token) -> tuple[int, int | None]:
        if self._size(least) > self._size(most):
            raise TextFault(f"{least} is more than {most}", span[0], span[1] - span[0])
        return self._size(least), self._size(most)

    def on_exactly(self, _span: t.Span, size: Token) -> tuple[int, int | None]:
        return self._size(size), self._size(size)

    def _size(self, token: Token) -> int:
        if len(token) > 3 or int(token) < 1:
            raise TextFault("a meld has 1 to 999 cards", token.start_pos or 0, len(token))
        return int(token)

    def on_one_rank(self, span: t.Span, ranks: t.Selector | None = None) -> t.Tree:
        return t.OneRank(span, ranks)

    def on_one_card(self, span: t.Span) -> t.Tree:
        return t.OneCard(span)

    def on_in_order(self, span: t.Span, low: Token, high: Token) -> t.Tree:
        return t.InOrder(span, str(low), str(high))

    def on_only(self, span: t.Span, cards: t.Selector) -> t.Tree:
        return t.Only(span, cards)

    def on_standing_in(self, _span: t.Span, cards: t.Selector) -> tuple[str, object]:
        return "standing_in", cards

    def on_order(self, _span: t.Span, *roles: t.Role) -> tuple[str, object]:
        return "order", roles

    def on_no_end(self, _span: t.Span, cards: t.Selector) -> tuple[str, object]:
        return "no_end", cards

    def on_role(self, span: t.Span, name: Token, repeat: Token | None) -> t.Tree:
        return t.Role(span, str(name), str(repeat or ""))

    def on_roles(self, span: t.Span, *parts: Any) -> t.Tree:
        return t.Role(span, tuple(parts[:-1]), str(parts[-1] or ""))

    # expressions

    def on_choose(self, span: t.Span, then: t.Expression, test: t.Expression, other: t.Expression) -> t.Tree:
        return t.Choose(span, then, test, other)

    def on_or(self, span: t.Span, left: t.Expression, right: t.Expression) -> t.Tree:
        return t.Logic(span, "or", left, right)

    def on_and(self, span: t.Span, left: t.Expression, right: t.Expression) -> t.Tree:
        return t.Logic(span, "and", left, right)

    def on_not(self, span: t.Span, inside: t.Expression) -> t.Tree:
        return t.Not(span, inside)

    def on_compare(self, span: t.Span, left: t.Expression, sign: Token, right: t.Expression) -> t.Tree:
        return t.Compare(span, str(sign), left, right)

    def on_empty(self, span: t.Span, inside: t.Expression) -> t.Tree:
        return t.Empty(span, inside, True)

    def on_not_empty(self, span: t.Span, inside: t.Expression) -> t.Tree:
        return t.Empty(span, inside, False)

    def on_is(self, span: t.Span, inside: t.Expression, selector: t.Selector) -> t.Tree:
        return t.Is(span, inside, selector, True)

    def on_is_not(self, span: t.Span, inside: t.Expression, selector: t.Selector) -> t.Tree:
        return t.Is(span, inside, selector, False)

    def on_plus(self, span: t.Span, left: t.Expression, right: t.Expression) -> t.Tree:
        return t.Arithmetic(span, "+", left, right)

    def on_minus(self, span: t.Span, left: t.Expression, right: t.Expression) -> t.Tree:
        return t.Arithmetic(span, "-", left, right)

    def on_times(self, span: t.Span, left: t.Expression, right: t.Expression) -> t.Tree:
        return t.Arithmetic(span, "*", left, right)

    def on_div(self, span: t.Span, left: t.Expression, right: t.Expression) -> t.Tree:
        return t.Arithmetic(span, "div", left, right)

    def on_negative(self, span: t.Span, inside: t.Expression) -> t.Tree:
        return t.Negative(span, inside)

    def on_number(self, span: t.Span, number: Token) -> t.Tree:
        if len(number) > 9:
            raise TextFault("a number has at most nine digits", span[0], len(number))
        return t.Number(span, int(number))

    def on_yes(self, span: t.Span) -> t.Tree:
        return t.Truth(span, True)

    def on_no(self, span: t.Span) -> t.Tree:
        return t.Truth(span, False)

    def on_word(self, span: t.Span, name: Token) -> t.Tree:
        return t.Word(span, str(name))

    def on_owned(self, span: t.Span, name: Token, who: Token) -> t.Tree:
        return t.Owned(span, str(name), str(who))

    def on_of_one(self, span: t.Span, name: Token, inside: t.Reference) -> t.Tree:
        return t.OfOne(span, str(name), inside)

    def on_where(self, _span: t.Span, test: t.Expression) -> t.Expression:
        return test

    def on_count(self, span: t.Span, *parts: Any) -> t.Tree:
        return t.Over(span, "count", *parts)

    def on_some(self, span: t.Span, *parts: Any) -> t.Tree:
        return t.Over(span, "some", *parts)

    def on_every(self, span: t.Span, *parts: Any) -> t.Tree:
        return t.Over(span, "every", *parts)

    def on_total(self, span: t.Span, word: Token, *parts: Any) -> t.Tree:
        return t.Total(span, str(word), *parts)

    def on_most(self, span: t.Span, word: Token, *parts: Any) -> t.Tree:
        return t.Extreme(span, "most", str(word), *parts)

    def on_least(self, span: t.Span, word: Token, *parts: Any) -> t.Tree:
        return t.Extreme(span, "least", str(word), *parts)

    def on_done(self, span: t.Span, things: tuple[str, ...], who: Token, period: str) -> t.Tree:
        return t.Times(span, things, str(who), period)

    def on_happenings(self, _span: t.Span, *names: Token) -> tuple[str, ...]:
        return tuple(map(str, names))

    def on_this_turn(self, _span: t.Span) -> str:
        return "this_turn"

    def on_this_deal(self, _span: t.Span) -> str:
        return "this_deal"

    def on_this_match(self, _span: t.Span) -> str:
        return "this_match"

    def on_before(self, _span: t.Span) -> str:
        return "before"
