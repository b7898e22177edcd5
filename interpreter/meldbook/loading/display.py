"""Text from files made safe and measurable for a terminal.

Control and bidirectional signs never reach a terminal; tabs become spaces; wide and combining characters are measured,
so that a caret stands under what it points at; a long line is cut around it.
"""

from __future__ import annotations

import unicodedata

TAB = "    "
# Columns of an excerpt. A line that is longer is cut around the caret.
ROOM = 100
LEAD = 30
CUT = "…"
_BIDI = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
HIDDEN = frozenset(["Cc", "Cs", "Zl", "Zp", "Cf"])
MARK = "\N{REPLACEMENT CHARACTER}"


def clean(text: str) -> str:
    """The text without signs that act on a terminal, on one line."""
    return "".join(" " if sign in "\t\n\r" else sign for sign in text if sign in "\t\n\r" or not _hidden(sign))


def _hidden(sign: str) -> bool:
    return sign in _BIDI or unicodedata.category(sign) in HIDDEN


def width(text: str) -> int:
    """Columns that a clean text takes."""
    return sum(_width(sign) for sign in text)


def _width(sign: str) -> int:
    if unicodedata.combining(sign) or sign == "\ufe0f":
        return 0
    return 2 if unicodedata.east_asian_width(sign) in ("W", "F") else 1


def excerpt(line: str, column: int, length: int) -> tuple[str, int, int]:
    """A line to show, the columns before the caret, and the columns to underline. `column` counts from 1 in `line`."""
    # A line may be a megabyte; what is far from the caret is not looked at.
    start = max(0, column - 1 - ROOM)
    near = line[start : start + 3 * ROOM]
    shown = [_shown(sign) for sign in near]
    at = min(column - 1 - start, len(shown))
    before, marked, after = (shown[:at], shown[at : at + length], shown[at + length :])
    lead, under, tail = (sum(width(piece) for piece in part) for part in (before, marked, after))
    more = len(line) > start + len(near)
    if start or more or lead + under + tail > ROOM:
        before, lead = _cut_front(before, lead, bool(start), under + tail)
        marked, under = _cut_back(marked, under, ROOM - lead, bool(after) or more)
        after, tail = _cut_back(after, tail, ROOM - lead - under, more)
    return "".join(before + marked + after).rstrip(), lead, max(under, 1)


def _shown(sign: str) -> str:
    if sign == "\t":
        return TAB
    return MARK if _hidden(sign) else sign


def _cut_front(pieces: list[str], taken: int, more: bool, rest: int) -> tuple[list[str], int]:
    """The last pieces, so many that what follows has room."""
    room = max(LEAD, ROOM - rest)
    if taken <= room and not more:
        return pieces, taken
    kept: list[str] = []
    used = 1
    for piece in reversed(pieces):
        if used + width(piece) > room:
            break
        kept.insert(0, piece)
        used += width(piece)
    return [CUT, *kept], used


def _cut_back(pieces: list[str], taken: int, room: int, more: bool) -> tuple[list[str], int]:
    """The first pieces that have room."""
    if taken <= room and not more:
        return pieces, taken
    kept: list[str] = []
    used = 0
    for piece in pieces:
        if used + width(piece) > room - 1:
            return [*kept, CUT] if room > 0 else kept, used + (room > 0)
        kept.append(piece)
        used += width(piece)
    return kept, used
