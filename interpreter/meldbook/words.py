"""The word check: the interpreter knows card tables, not games, so no word that only the rules may define occurs in
it, in a name, a text, a comment or a doc string. Not even the name of a game as an example in a help text is allowed.

The words are those of the glossary's layer `game`. The one thing passed over is `frozen=True`, which is Python's.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

# The argument by which Python makes a dataclass immutable is no word of ours, and it is in nearly every module.
_PYTHONS_OWN = re.compile(r"\bfrozen=(?:True|False)\b")
# Lower-case runs with an optional capital, runs of capitals, digits: so `camelCase` and `snake_case` fall into words.
_WORD = re.compile(r"[A-ZÀ-Þ]+(?![a-zß-ÿ])|[A-ZÀ-Þ]?[a-zß-ÿ]+|[0-9]+")

Phrase = tuple[str, ...]


@dataclass(frozen=True)
class Found:
    """A word of a game in the interpreter."""

    file: Path
    line: int
    word: str
    concept: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.word} ({self.concept})"


def read_glossary(path: Path) -> Mapping[str, Any]:
    """The glossary file as plain data."""
    data: Mapping[str, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))
    return data


def find_words(root: Path, glossary: Mapping[str, Any]) -> list[Found]:
    """Every word of a game-layer concept in a Python file under `root`, in the order of files and lines."""
    phrases = _phrases(glossary)
    found = []
    for file in sorted(root.rglob("*.py")):
        words = list(_words(file.read_text(encoding="utf-8")))
        for line, phrase in _matches(words, phrases):
            found.append(Found(file, line, " ".join(phrase), phrases[phrase]))
    return found


def _phrases(glossary: Mapping[str, Any]) -> dict[Phrase, str]:
    """Each forbidden form, cut up as the source is, with its concept."""
    return {tuple(_split(form)): entry["concept"] for entry in glossary["glossary"] if entry["layer"] == "game" for form in entry["words"]}


def _split(text: str) -> list[str]:
    return [match.group().lower() for match in _WORD.finditer(text)]


def _words(source: str) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(source.splitlines(), start=1):
        for word in _split(_PYTHONS_OWN.sub("", line)):
            yield number, word


def _matches(words: Sequence[tuple[int, str]], phrases: Mapping[Phrase, str]) -> Iterator[tuple[int, Phrase]]:
    """Where a phrase begins; it may run over the end of a line, as comments do."""
    longest = max(map(len, phrases), default=0)
    for start, (line, _) in enumerate(words):
        for length in range(1, longest + 1):
            phrase = tuple(word for _, word in words[start : start + length])
            if len(phrase) == length and phrase in phrases:
                yield line, phrase
