"""What people write who know another notation, and what to write instead. Asked only where a text could not be read or bound."""

from __future__ import annotations

import re

# What stands before the fault (at its end) and what stands at it -> what to write. The groups of the second fill the help.
_SLIPS = [
    (r"!=\s*$", r"(10|[2-9JQKA])\b", "a rank is asked for with `is`: write `is not {0}`"),
    (r"=\s*$", r"(10|[2-9JQKA])\b", "a rank is asked for with `is`: write `is {0}`"),
    (r"\bin\s*$|\bis\s*$", r"[\[{]", "several are joined by `or`: write `is (A or K)`"),
    (r"", r"in\b", "write `is`, as in `rank is (A or K)`"),
    (r"=\s*$", r"=", "write `=`"),
    (r"=\s*$", r">", "write `>=`"),
    (r"=\s*$", r"<", "write `<=`"),
    (r"<\s*$", r">", "write `!=`"),
    (r"", r"&&?", "write `and`"),
    (r"", r"\|\|?", "write `or`"),
    (r"", r"!(?!=)", "write `not`"),
    (r"", r"/", "write `div`; the rest is dropped"),
    (r"[0-9]$", r"[,.'_][0-9]{3}", "write the number without a sign between its digits"),
]
SUITS = ("clubs", "diamonds", "hearts", "spades")


def instead(text: str, column: int) -> str:
    """What to write in place of what stands at `column`; empty if it is no known slip."""
    for before, at, help in _SLIPS:
        found = re.compile(at).match(text, column)
        if found and re.search(before, text[:column]):
            return help.format(*found.groups())
    return ""


def of_word(name: str) -> str:
    """The same for a word that is defined nowhere."""
    if name in SUITS:
        return f"a suit is asked for with `is`: write `is {name}`"
    return "write `yes` or `no`" if name in ("true", "false") else ""


def of_ranks(comparison: str) -> str:
    """The same for a rank that is said to be a number, or not to be."""
    asked = re.sub(r"\s*=\s*", " is ", re.sub(r"\s*!=\s*", " is not ", comparison))
    return f"a rank is asked for with `is`: write `{asked}`"
