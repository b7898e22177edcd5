"""No game in the interpreter: every name that a variant defines becomes nonsense, in the variant and in its cases, and every
case still comes out the same."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

import meldbook
from meldbook.conformance import wire
from meldbook.conformance.case import Case
from meldbook.conformance.cases import load_corpus
from meldbook.conformance.engine import InterpreterEngine, playable, table
from meldbook.conformance.grade import grade
from meldbook.conformance.outcome import PASS
from meldbook.conformance.serve import answer
from meldbook.language.entries import typed_entries
from meldbook.language.names import ATOMS, SETTINGS, WHO, name_space
from meldbook.loading.nodes import Mapping as Block
from meldbook.loading.nodes import Node, Scalar
from meldbook.loading.variants import Resolved, resolve
from meldbook.play.compile import load

VARIANTS = playable()
# Words of the language: what the interpreter reads by name, and the words of its grammars.
KEPT = {
    *ATOMS,
    *SETTINGS,
    *WHO,
    "yes",
    "no",
    "turn_end",
    "clockwise",
    "anticlockwise",
    "after_dealer",
    "next_seat",
    "by_lot",
    "highest_card",
    "deck",
    "all",
    "card",
    "turn",
    "match",
    "seat",
    "stack",
    "cards",
    "melds",
    "stacks",
    "table",
    "nobody",
    "top",
    "owner",
    "everyone",
    "joker",
    "red",
    "black",
    "any",
    "nothing",
    "groups",
    "word",
    "none",
    "lay",
    "draw",
} - {"melds", "lay", "draw", "table"}
NAME = re.compile(r"[a-z][a-z0-9_]*")


class Renaming:
    """Every name of a resolved variant, and the nonsense that takes its place."""

    def __init__(self, resolved: Resolved) -> None:
        typed, _ = typed_entries(resolved)
        names = [name for name in name_space(typed, resolved.phases).found if name not in KEPT and name not in GRAMMAR]
        self.word = {name: f"q{number}z" for number, name in enumerate(sorted(names))}
        self.chapter = {
            chapter: f"c{number}z" for number, chapter in enumerate(sorted({entry.chapter for entry in resolved.entries.values()}))
        }
        self.key = {
            entry.id: self.word.get(entry.key, f"k{number}z") if entry.key not in KEPT else entry.key
            for number, entry in enumerate(resolved.entries.values())
        }
        self.rule = {entry.id: f"{self.chapter[entry.chapter]}.{self.key[entry.id]}" for entry in resolved.entries.values()}

    def text(self, text: str) -> str:
        """An expression, pattern or selector with its names replaced."""
        return NAME.sub(lambda found: self.word.get(found[0], found[0]), text)

    def there(self, data: Any) -> Any:
        """A message in nonsense."""
        return _replaced(data, {**self.rule, **self.word, "hands": self.word["hand"]})

    def back(self, data: Any) -> Any:
        """An answer in the words of the variant."""
        whole = {new: old for old, new in {**self.word, **self.rule, "hands": self.word["hand"]}.items()}
        return _replaced(data, whole)


# Keys of messages that a variant also uses as names of its own.
OF_THE_PROTOCOL = {"ask", "fresh"}
GRAMMAR = {
    "or",
    "and",
    "not",
    "is",
    "in",
    "of",
    "by",
    "if",
    "else",
    "count",
    "some",
    "every",
    "sum",
    "most",
    "least",
    "times",
    "empty",
    "where",
    "div",
    "this",
    "before",
    "one",
    "to",
    "from",
    "more",
    "rank",
    "suit",
    "order",
    "standing",
    "the",
    "at",
    "an",
    "end",
    "like",
    "except",
}


def _replaced(data: Any, names: Mapping[str, str]) -> Any:
    if isinstance(data, dict):
        return {key if key in OF_THE_PROTOCOL else names.get(key, key): _replaced(value, names) for key, value in data.items()}
    if isinstance(data, list):
        return [_replaced(value, names) for value in data]
    return names.get(data, data) if isinstance(data, str) else data


def plain(node: Node, renaming: Renaming, key: str = "") -> Any:
    """A node as plain data with every name replaced. Sentences, and what the verb `told` says, are left out of it."""
    if isinstance(node, Scalar):
        return node.text if key in ("told", "text", "zone", "moves") else renaming.text(node.text)
    if isinstance(node, Block):
        if key == "with":
            return {renaming.text(value.text): chapters(body, renaming) for value, body in node.pairs if isinstance(body, Block)}
        return {
            (k.text if key != "values" else renaming.text(k.text)) if key != "phase" else renaming.text(k.text): plain(
                value, renaming, k.text
            )
            for k, value in node.pairs
        }
    return [
        renaming.rule.get(item.text) if isinstance(item, Scalar) and key == "follows" else plain(item, renaming, "") for item in node.items
    ]


def chapters(body: Block, renaming: Renaming) -> dict[str, Any]:
    """The chapters that an option's value lays over the file."""
    found: dict[str, Any] = {}
    for chapter, entries in body.pairs:
        assert isinstance(entries, Block)
        laid_over: dict[str, Any] = {}
        for number, (key, fields) in enumerate(entries.pairs):
            name = renaming.key.get(f"{chapter.text}.{key.text}", f"n{number}z")  # an entry may be there with that value only
            if not isinstance(fields, Block):
                laid_over[name] = "null"  # removed
            elif any(k.text != "text" for k, _value in fields.pairs):
                laid_over[name] = {k.text: plain(v, renaming, k.text) for k, v in fields.pairs if k.text != "text"}
        if laid_over:
            found[renaming.chapter[chapter.text]] = laid_over
    return found


def written(data: Any) -> str:
    """YAML in one line; a text in quotes unless it is one word or a number."""
    if isinstance(data, dict):
        return "{" + ", ".join(f"{written(key)}: {written(value)}" for key, value in data.items()) + "}"
    if isinstance(data, list):
        return "[" + ", ".join(map(written, data)) + "]"
    return data if re.fullmatch(r"-?[A-Za-z0-9_.]+", data) else json.dumps(data)


def nonsense(variant: str, folder: Path) -> tuple[Path, Renaming]:
    """The resolved variant as one file in which every name is nonsense."""
    resolved = resolve(variant)
    renaming = Renaming(resolved)
    data: dict[str, Any] = {"language": "1", "variant": "nonsense", "phases": [renaming.word[phase] for phase in resolved.phases]}
    for entry in resolved.entries.values():
        fields = {key: plain(node, renaming, key) for key, node in entry.fields.items() if key != "text"}
        data.setdefault(renaming.chapter[entry.chapter], {})[renaming.key[entry.id]] = fields
    path = folder / "nonsense.yaml"
    path.write_text("".join(f"{key}: {written(value)}\n" for key, value in data.items()), encoding="utf-8")
    return path, renaming


@pytest.fixture(scope="module", params=VARIANTS)
def renamed(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Path, Renaming]:
    path, renaming = nonsense(request.param, tmp_path_factory.mktemp("nonsense"))
    return request.param, path, renaming


def test_the_nonsense_holds_no_name_of_the_variant(renamed: tuple[str, Path, Renaming]) -> None:
    _variant, path, renaming = renamed
    words = set(
        NAME.findall(
            re.sub(
                r"told: \"[^\"]*\"|moves: (?:\"[^\"]*\"|\w+)|zone: melds|[{]lay: |[{]ask: |joining: ", "", path.read_text(encoding="utf-8")
            )
        )
    )
    assert not words & set(renaming.word)
    assert len(renaming.word) > 50 and set(meldbook.load(path).typed) == set(renaming.rule.values())


def test_every_case_comes_out_the_same(renamed: tuple[str, Path, Renaming]) -> None:
    variant, path, renaming = renamed
    cases = [case for case in load_corpus() if case.variant == variant]
    wrong = [case.id for case in cases if not _same(case, path, renaming)]
    assert len(cases) >= 40 and wrong == []


def _same(case: Case, path: Path, renaming: Renaming) -> bool:
    board = table(case.variant, {str(k): str(v) for k, v in case.options.items()})
    message = wire.message(case, board, 1)
    body = renaming.there(message["case"]) | {"seq": 1, "variant": str(path)}
    found = renaming.back(answer({"case": body}, InterpreterEngine(games=load)))
    return grade(case, found, board, True).outcome == PASS
