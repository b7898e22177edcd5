"""What the YAML parser says, in words that help: one diagnostic for the place where the reading ended."""

from __future__ import annotations

from typing import Any

from meldbook.loading.diagnostics import Diagnostic
from meldbook.loading.nodes import Place

# A part of the parser's own message -> what is wrong, and what to write instead. Both parsers of PyYAML are covered.
KNOWN = (
    (
        "mapping values are not allowed",
        "there is a second `: ` on this line",
        "put a text that contains `: ` in quotes",
    ),
    ("expected ',' or '}'", "a `{` is not closed, or a comma is missing", "write `{key: value, key: value}`"),
    ("expected ',' or ']'", "a `[` is not closed, or a comma is missing", "write `[one, two]`"),
    ("end of stream while scanning a quoted", "a quote is not closed", "close it on the same line"),
    ("unexpected end of stream", "a quote is not closed", "close it on the same line"),
    ("could not find expected ':'", "a key without `:`", "write `key: value`"),
    ("depth", "the brackets are nested too deep", "a rule needs only a few levels"),
    ("escape character", "an unknown `\\` sequence in a text", "use single quotes, or write `\\\\`"),
    ("escape sequence", "a wrong `\\` sequence in a text", "use single quotes, or write `\\\\`"),
    ("escape code", "a wrong `\\` sequence in a text", "use single quotes, or write `\\\\`"),
    ("cannot start any token", "a text may not begin with this character", "put the text in quotes"),
    ("expected key", "this line does not fit those above it", "check its indentation"),
    ("expected <block end>", "this line does not fit those above it", "check its indentation"),
    ("block sequence entries are not allowed", "a list item may not begin here", "begin it on a line of its own"),
    ("undefined alias", "aliases (`*`) are not part of the language", "put a text that begins with `*` in quotes"),
    ("directive", "directives (`%`) are not part of the language", "put a text that begins with `%` in quotes"),
    ("tag", "tags (`!`) are not part of the language", "put a text that begins with `!` in quotes"),
    ("anchor", "anchors (`&`) are not part of the language", "put a text that begins with `&` in quotes"),
    ("alias", "aliases (`*`) are not part of the language", "put a text that begins with `*` in quotes"),
)


def explain(problem: Exception, file: str, lines: list[str]) -> Diagnostic:
    """The diagnostic for an exception of the YAML parser."""
    said = str(getattr(problem, "problem", None) or "") or type(problem).__name__
    context = str(getattr(problem, "context", None) or "")
    begun = getattr(problem, "context_mark", None)
    place = _place(getattr(problem, "problem_mark", None) or begun, file, lines)
    over_lines = "flow" in context and begun is not None and begun.line + 1 < place.line
    message, advice = _meaning(said, context, "" if over_lines else lines[place.line - 1], place.column - 1)
    label = " ".join(part for part in (context, said) if part)
    code = "E015" if "depth" in said else "E004"
    # Where a bracket or a quote was opened; for everything else the parser's context is the whole file.
    other = (_place(begun, file, lines), "opened here") if begun and ("flow" in context or "quoted" in context) else None
    return Diagnostic(code, message, place, label, advice, other)


def _meaning(said: str, context: str, line: str, column: int) -> tuple[str, str]:
    """What is wrong, and what to write instead. `line` is empty where the reason lies on an earlier one."""
    if line[column : column + 1] == ":" and ": " not in line[:column] and not line.lstrip().startswith(("{", "[")):
        # The first `: ` of a line is wrong only if the line itself is.
        said = "expected key"
    elif line[column : column + 1] == ":":
        said = "mapping values are not allowed"
    for text in (said, context):
        for part, message, advice in KNOWN:
            if part in text:
                return message, advice
    return "this is not YAML", ""


def _place(mark: Any, file: str, lines: list[str]) -> Place:
    """The place of a mark; the end of the text is the end of its last line that holds something."""
    if mark is None:
        return Place(file, 1, 1)
    line, column = mark.line, mark.column
    while line > 0 and (line >= len(lines) or (line == len(lines) - 1 and not lines[line].strip())):
        line -= 1
        column = len(lines[line])
    return Place(file, line + 1, column + 1)
