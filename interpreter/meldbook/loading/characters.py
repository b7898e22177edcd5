"""From bytes to text: the encoding, and the characters that no rule file needs.

What is refused here could hide text from a reader (control and bidirectional signs), or move the lines that YAML counts
away from the lines that an editor counts (other line ends).
"""

from __future__ import annotations

import re

from meldbook.loading.diagnostics import Diagnostic, RuleFileError
from meldbook.loading.files import MAX_BYTES
from meldbook.loading.nodes import Place

LINE_END = re.compile(r"\r\n|\r|\n")
FORBIDDEN = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff\ufeff\ufffe\uffff]")
TABS = re.compile(r"^ *(\t+)", re.MULTILINE)
# Each is reported, but a binary file should not fill the screen.
MOST = 20


def decode(content: bytes | str, file: str) -> str:
    """The text of a file, without its byte order mark. RuleFileError: too large, or not UTF-8."""
    if len(content) > MAX_BYTES:
        raise RuleFileError([Diagnostic("E008", f"the file is larger than {MAX_BYTES} bytes", Place(file, 1, 1))])
    if isinstance(content, str):
        return content.removeprefix("\ufeff")
    try:
        return content.decode("utf-8").removeprefix("\ufeff")
    except UnicodeDecodeError as problem:
        place = place_at(content[: problem.start].decode("utf-8").removeprefix("\ufeff"), problem.start, file)
        wrong = content[problem.start]
        hint = "save the file as UTF-8"
        raise RuleFileError([Diagnostic("E001", f"the file is not UTF-8 text (byte 0x{wrong:02X})", place, help=hint)]) from None


def place_at(text: str, index: int, file: str, width: int = 1) -> Place:
    """The place of a character of a text."""
    before = LINE_END.split(text[:index])
    return Place(file, len(before), len(before[-1]) + 1, width)


def faults(text: str, file: str) -> list[Diagnostic]:
    """Every forbidden character, and every line indented with tabs (at most `MOST` of each)."""
    found = []
    for match in _first(FORBIDDEN, text):
        message = f"the character U+{ord(match.group()):04X} may not stand in a rule file"
        found.append(Diagnostic("E002", message, place_at(text, match.start(), file), "control character", "remove it"))
    for match in _first(TABS, text):
        place = place_at(text, match.start(1), file, len(match.group(1)))
        found.append(Diagnostic("E003", "a line is indented with a tab", place, help="indent with spaces"))
    return found


def _first(pattern: re.Pattern[str], text: str) -> list[re.Match[str]]:
    matches = []
    for match in pattern.finditer(text):
        matches.append(match)
        if len(matches) == MOST:
            break
    return matches
