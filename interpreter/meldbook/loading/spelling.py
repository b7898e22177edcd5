"""Numbers and truth words as people write them, where the language has one way: plain digits, `yes` and `no`.

Each odd form is read differently by different YAML tools (`011` is nine for some, `15.000` is fifteen, `12:30` is 750),
so that each is refused with the text that was meant.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from meldbook.loading.nodes import Scalar

MAX_DIGITS = 9
INTEGER = re.compile(r"-?(0|[1-9][0-9]*)\Z")
# What YAML 1.1 or 1.2 tools, or people, take for yes or no.
TRUTH = {word: answer for answer, words in (("yes", "yes true on y"), ("no", "no false off n")) for word in words.split()}
ABSENT = frozenset(["~", "Null", "NULL"])


def is_value(word: str) -> bool:
    """Whether YAML tools read the word as a value, so that it cannot be a name."""
    return word in TRUTH or word == "null"


def is_absent(node: Scalar) -> bool:
    """Whether YAML tools read the scalar as null, though it is not the word `null`."""
    return not node.quoted and node.text in ABSENT


class Slip(NamedTuple):
    """A misspelt number or truth word: the code, what it is, why it is refused, and what to write (or nothing)."""

    code: str
    message: str
    label: str
    write: str


def truth(text: str) -> Slip | None:
    """The slip of a truth word that is not `yes` or `no`."""
    answer = TRUTH.get(text.lower())
    if answer is None or text in ("yes", "no"):
        return None
    return Slip("E116", f"`{text}` is not a truth word of the language", "only `yes` and `no` are", answer)


def number(text: str) -> Slip | None:
    """The slip of a text that is meant as a number and not written in plain digits."""
    if not text or text[0] not in "+-.0123456789":
        return None
    if INTEGER.match(text):
        return _size(text)
    for pattern, slip in _FORMS:
        found = pattern.match(text)
        if found:
            return slip(text)
    return None


def _size(text: str) -> Slip | None:
    if len(text.lstrip("-")) <= MAX_DIGITS:
        return None
    return Slip("E115", "the number is too large", f"at most {MAX_DIGITS} digits", "")


def _plain(text: str, base: int = 10) -> str:
    """The number in plain digits; empty if it is too long to be meant."""
    digits = re.sub(r"[.,_']|0[box]", "", text.lower()) if base != 10 else re.sub(r"[.,_']", "", text)
    if len(digits) > 4 * MAX_DIGITS:
        return ""
    return str(int(digits, base))


def _grouped(text: str) -> Slip:
    return Slip("E110", f"`{text}` is not a whole number", "YAML reads the sign as a decimal point or as text", _plain(text))


def _decimal(text: str) -> Slip:
    return Slip("E110", f"`{text}` is not a whole number", "the language has whole numbers only", "")


def _zero(text: str) -> Slip:
    return Slip("E111", f"`{text}` has a leading zero", "some YAML tools read this as octal", _plain(text))


def _based(text: str) -> Slip:
    bases = {"o": 8, "x": 16, "b": 2}
    return Slip(
        "E112",
        f"`{text}` is not in plain digits",
        "numbers are decimal",
        _plain(text, bases[text.lstrip("+-")[1].lower()]),
    )


def _underscore(text: str) -> Slip:
    return Slip("E113", f"`{text}` has a `_` in a number", "some YAML tools drop it, others do not", _plain(text))


def _colon(text: str) -> Slip:
    return Slip("E114", f"`{text}` is not a number", "some YAML tools read this as base sixty", "")


def _plus(text: str) -> Slip:
    return Slip("E114", f"`{text}` has a plus sign", "numbers are plain digits", _plain(text[1:]))


def _power(text: str) -> Slip:
    base, power = re.split("[eE]", text)
    exact = INTEGER.match(base) and len(base) <= MAX_DIGITS and re.match(r"\+?\d\Z", power)
    return Slip("E114", f"`{text}` is not in plain digits", "", str(int(base) * 10 ** int(power)) if exact else "")


_FORMS = (
    (re.compile(r"-?[1-9]\d{0,2}([.,']\d{3})+\Z"), _grouped),
    (re.compile(r"[-+]?\d*[.,]\d+\Z|[-+]?\d+\.\Z|[-+]?\.(inf|nan)\Z", re.IGNORECASE), _decimal),
    (re.compile(r"-?0\d+\Z"), _zero),
    (re.compile(r"[-+]?(0o[0-7_]+|0x[0-9a-f_]+|0b[01_]+)\Z", re.IGNORECASE), _based),
    (re.compile(r"-?\d[\d_]*_\d[\d_]*\Z"), _underscore),
    (re.compile(r"[-+]?\d+(:\d+)+\Z"), _colon),
    (re.compile(r"\+\d+\Z"), _plus),
    (re.compile(r"[-+]?\d+(\.\d+)?[eE][-+]?\d+\Z"), _power),
)
