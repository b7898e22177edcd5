"""Text of another program, made safe to show: no control characters, no line breaks, not endless."""

from __future__ import annotations

import json
import unicodedata

SHOWN = 300
"""How many characters of a foreign text are shown at most."""

# Cc controls, Cf invisible formatting (it can turn the direction of a line round), Cs halves of surrogate pairs
# (they cannot be written at all), Co and Cn unassigned, Zl and Zp line breaks.
_UNSAFE = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})


def clean(text: str, longest: int = SHOWN) -> str:
    """The text on one line, without anything a terminal could obey, cut to `longest` characters."""
    # Cut before looking at each character: the text may be megabytes.
    head = text[: longest * 4]
    safe = "".join(" " if character in "\t\r\n" else character for character in head if _safe(character))
    safe = " ".join(safe.split())
    if len(safe) > longest or len(text) > len(head):
        return safe[: longest - 3] + "..."
    return safe


def show(value: object, longest: int = SHOWN) -> str:
    """Any value as one safe, short piece of text."""
    if isinstance(value, str):
        return clean(value, longest)
    try:
        return clean(json.dumps(value, ensure_ascii=False, default=_other), longest)
    except (ValueError, RecursionError):
        return "(a value that cannot be shown)"


def _safe(character: str) -> bool:
    return character in "\t\r\n" or unicodedata.category(character) not in _UNSAFE


def _other(value: object) -> object:
    # Read-only mappings are no dictionaries to `json`.
    return dict(value) if hasattr(value, "keys") and hasattr(value, "__getitem__") else str(value)
