"""The files that people write for `judge` and `score`: a situation, and what is done in it, as YAML or JSON.

The words are those of a case (`conformance/CASES.md`), whose other fields may stand there too and are not looked at; so a
case that is copied out of the corpus can be judged as it is.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from meldbook.conformance import form
from meldbook.conformance.case import Case, Step
from meldbook.conformance.shapes import NAME, Faults, Shape, a_scalar, anything, either, fields, keyed, listing, matching, whole
from meldbook.conformance.values import Value, places, plain
from meldbook.errors import InputError
from meldbook.loading import characters, files, nodes, yaml_tree
from meldbook.loading.diagnostics import Diagnostic, RuleFileError

STANDARD_INPUT = "-"
BEGINS = "write what is there and what is done, as in `meldbook judge --help` and `meldbook score --help`"
# The fields of a case that say what it is for, not what happens in it.
_PASSED_OVER = ("id", "title", "level", "rules", "why", "twin", "from")

_deal = fields({"deal": form.cards, "dealer": whole(1)}, ["deal"])
_do = either({nodes.Scalar: form.text, nodes.Mapping: _deal}, "an action")
_step = fields({"by": whole(1), "do": _do, "ask": form.ask, "expect": anything})
_options = keyed(a_scalar, NAME, "names of options")
_variant = matching(r"\S+", "the name of a variant, or the path of its file")


@dataclass(frozen=True, slots=True)
class Written:
    """What was read, and the text of its file (file -> text), for excerpts."""

    tree: nodes.Node
    texts: dict[str, str]


def read(path: str) -> Written:
    """A file, or standard input for `-`. InputError: unreadable; RuleFileError: neither YAML nor JSON."""
    if path == STANDARD_INPUT:
        name, content = "standard input", sys.stdin.buffer.read(files.MAX_BYTES + 1)
    else:
        source = files.find(Path(path))
        name, content = source.file, source.content
    text = characters.decode(content, name)
    as_json = _as_json(text, name)
    try:
        # Within the texts of JSON there is no tab; between them one is as good as a space, which YAML reads.
        tree = yaml_tree.parse(text if as_json is None else text.replace("\t", " "), name, BEGINS)
    except RuleFileError as error:
        if as_json is None:
            raise RuleFileError(error.diagnostics, {name: text}) from None
        tree = as_json
    return Written(tree if as_json is None else _json_words(tree), {name: text})


@contextmanager
def placed(case: Case, texts: Mapping[str, str]) -> Iterator[None]:
    """What turns out not to be possible, told where it stands in the file."""
    from meldbook.conformance import wire

    try:
        yield
    except InputError as error:
        raise RuleFileError([wire.at_place(case, error)], texts) from None


def to_judge(path: str) -> tuple[Case, Mapping[str, str]]:
    """A situation with its steps, and the text of its file. RuleFileError with every fault."""
    found = read(path)
    tree, texts = _only(found.tree), found.texts
    known: dict[str, Shape] = {"variant": _variant, "options": _options, "given": form.given, "steps": listing(_step, least=1)}
    _must(tree, fields(known | dict.fromkeys(_PASSED_OVER, anything), ["variant", "steps"]), "the situation", texts)
    case = _case(tree, path)
    for number, step in enumerate(case.steps, 1):
        if (step.do is None) == (step.ask is None):
            place = case.at("steps", str(number - 1))
            raise RuleFileError([Diagnostic("E604", "a step holds either `do` or `ask`", place)], texts)
    return case, texts


def to_score(path: str, variant: str, options: Mapping[str, str], seats: int) -> tuple[Case, Mapping[str, str]]:
    """A deal that is played, to be counted: a situation, alone or under `given`; and the text of its file. A hand that is not written is
    empty."""
    found = read(path)
    tree, texts = _only(found.tree), found.texts
    inner = tree.get("given") if isinstance(tree, nodes.Mapping) else None
    if inner is None and isinstance(tree, nodes.Mapping) and tree.get("steps") is not None:
        raise InputError(f"{path}: there is no `given` in it, so there is nothing to count")
    given = tree if inner is None else inner
    _must(given, form.given, "the deal", texts)
    value = plain(given)
    assert isinstance(value, Mapping)
    if "deck" in value:
        raise InputError(f"{path}: a deal to be counted is a table, not a deck")
    hands = value.get("hands", {})
    empty = {str(seat): "" for seat in range(1, seats + 1)}
    whole_table = {"phase": "counting", **value, "hands": {**empty, **(hands if isinstance(hands, Mapping) else {})}}
    prefix = {("given", *key): place for key, place in places(given).items()}
    return Case("deal", "", variant, 0, (), (), "", options, whole_table, place=given.place, places=prefix), texts


def _only(tree: nodes.Node) -> nodes.Node:
    """The one item of a list of one: a case file with one case."""
    return tree.items[0] if isinstance(tree, nodes.Sequence) and len(tree.items) == 1 else tree


def _must(tree: nodes.Node, shape: Shape, name: str, texts: Mapping[str, str]) -> None:
    faults: Faults = []
    shape(tree, name, faults)
    if faults:
        raise RuleFileError(faults, texts)


def _case(tree: nodes.Node, path: str) -> Case:
    assert isinstance(tree, nodes.Mapping)
    value = plain(tree)
    assert isinstance(value, Mapping)
    steps, options = tree.get("steps"), tree.get("options")
    given = value.get("given", {})
    return Case(
        id="situation",
        title="",
        variant=_beside(_scalar(tree, "variant"), path),
        level=0,
        rules=(),
        steps=tuple(_read_step(step) for step in steps.items if isinstance(step, nodes.Mapping))
        if isinstance(steps, nodes.Sequence)
        else (),
        source="",
        options={key.text: item.text for key, item in options.pairs if isinstance(item, nodes.Scalar)}
        if isinstance(options, nodes.Mapping)
        else {},
        given=given if isinstance(given, Mapping) else {},
        place=tree.place,
        places=places(tree),
    )


def _read_step(node: nodes.Mapping) -> Step:
    by, do, ask = (node.get(key) for key in ("by", "do", "ask"))
    # An action is a text even where it looks like a number or a truth word.
    done: Value = do.text if isinstance(do, nodes.Scalar) else None if do is None else plain(do)
    return Step(int(by.text) if isinstance(by, nodes.Scalar) else None, done, None if ask is None else plain(ask), {})


def _scalar(tree: nodes.Mapping, key: str) -> str:
    node = tree.get(key)
    return node.text if isinstance(node, nodes.Scalar) else ""


def _beside(variant: str, path: str) -> str:
    """A path is meant from the folder of the file in which it stands."""
    if "/" not in variant and not variant.endswith(files.ENDINGS):
        return variant
    folder = Path.cwd() if path == STANDARD_INPUT else Path(path).parent
    return str(folder / variant)


# --- JSON: a YAML reader takes most of it, but not its tabs, nor its truth words ---


def _as_json(text: str, file: str) -> nodes.Node | None:
    """The tree of a JSON text, with no more of its places than the file; None if it is not JSON."""
    if not text.lstrip().startswith(("{", "[")):
        return None
    try:
        return _node(json.loads(text, object_pairs_hook=_once), nodes.Place(file, 1, 1))
    except (ValueError, RecursionError):
        return None


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    if len(dict(pairs)) < len(pairs):
        raise ValueError("a key is there twice")
    return dict(pairs)


def _node(value: Any, place: nodes.Place) -> nodes.Node:
    if isinstance(value, dict):
        return nodes.Mapping(tuple((nodes.Scalar(name, place, True), _node(inner, place)) for name, inner in value.items()), place)
    if isinstance(value, list):
        return nodes.Sequence(tuple(_node(item, place) for item in value), place)
    if isinstance(value, str):
        return nodes.Scalar(value, place, True)
    words = {True: "yes", False: "no", None: "null"}
    return nodes.Scalar(words[value] if value is None or isinstance(value, bool) else str(value), place)


def _json_words(node: nodes.Node) -> nodes.Node:
    """`true` and `false` as the words that a YAML file has for them."""
    if isinstance(node, nodes.Mapping):
        return nodes.Mapping(tuple((key, _json_words(value)) for key, value in node.pairs), node.place)
    if isinstance(node, nodes.Sequence):
        return nodes.Sequence(tuple(_json_words(item) for item in node.items), node.place)
    words = {"true": "yes", "false": "no"}
    return node if node.quoted or node.text not in words else nodes.Scalar(words[node.text], node.place)
