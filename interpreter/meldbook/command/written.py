"""The files that people write for `judge` and `score`: a situation, and what is done in it, as YAML or JSON.

The words are those of a case (`conformance/CASES.md`), whose other fields may stand there too and are not looked at; so a
case that is copied out of the corpus can be judged as it is.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
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
_COLLAPSED = nodes.Place("", 1, 1)
# The fields of a case that say what it is for, not what happens in it.
_PASSED_OVER = ("id", "title", "level", "rules", "why", "twin", "from")

_deal = fields({"deal": form.cards, "dealer": whole(1)}, ["deal"])
_do = either({nodes.Scalar: form.text, nodes.Mapping: _deal}, "an action")
_step = fields({"by": whole(1), "do": _do, "ask": form.ask, "expect": anything})
_options = keyed(a_scalar, NAME, "names of options")
_variant = matching(r"\S+", "the name of a variant, or the path of its file")


def read(path: str) -> nodes.Node:
    """The tree of a file, or of standard input for `-`. InputError: unreadable; RuleFileError: neither YAML nor JSON."""
    if path == STANDARD_INPUT:
        name, content = "standard input", sys.stdin.buffer.read(files.MAX_BYTES + 1)
    else:
        source = files.find(Path(path))
        name, content = source.file, source.content
    text = characters.decode(content, name)
    try:
        tree = yaml_tree.parse(text, name)
    except RuleFileError as error:
        found = _as_json(text)
        if found is None:
            raise RuleFileError(error.diagnostics, {name: text}) from None
        return found
    return tree if _as_json(text) is None else _json_words(tree)


def to_judge(path: str) -> Case:
    """A situation with its steps. RuleFileError with every fault."""
    tree = _only(read(path))
    known: dict[str, Shape] = {"variant": _variant, "options": _options, "given": form.given, "steps": listing(_step, least=1)}
    _must(tree, fields(known | dict.fromkeys(_PASSED_OVER, anything), ["variant", "steps"]), "the situation")
    case = _case(tree, path)
    for number, step in enumerate(case.steps, 1):
        if (step.do is None) == (step.ask is None):
            place = case.at("steps", str(number - 1))
            raise RuleFileError([Diagnostic("E604", "a step holds either `do` or `ask`", place)])
    return case


def to_score(path: str, variant: str, options: Mapping[str, str], seats: int) -> Case:
    """A deal that is played, to be counted: a situation, alone or under `given`. A hand that is not written is empty."""
    tree = _only(read(path))
    inner = tree.get("given") if isinstance(tree, nodes.Mapping) else None
    if inner is None and isinstance(tree, nodes.Mapping) and tree.get("steps") is not None:
        raise InputError(f"{path}: there is no `given` in it, so there is nothing to count")
    given = tree if inner is None else inner
    _must(given, form.given, "the deal")
    value = plain(given)
    assert isinstance(value, Mapping)
    if "deck" in value:
        raise InputError(f"{path}: a deal to be counted is a table, not a deck")
    hands = value.get("hands", {})
    empty = {str(seat): "" for seat in range(1, seats + 1)}
    whole_table = {"phase": "counting", **value, "hands": {**empty, **(hands if isinstance(hands, Mapping) else {})}}
    prefix = {("given", *key): place for key, place in places(given).items()}
    return Case("deal", "", variant, 0, (), (), "", options, whole_table, place=given.place, places=prefix)


def _only(tree: nodes.Node) -> nodes.Node:
    """The one item of a list of one: a case file with one case."""
    return tree.items[0] if isinstance(tree, nodes.Sequence) and len(tree.items) == 1 else tree


def _must(tree: nodes.Node, shape: Shape, name: str) -> None:
    faults: Faults = []
    shape(tree, name, faults)
    if faults:
        raise RuleFileError(faults)


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


def _as_json(text: str) -> nodes.Node | None:
    """The tree of a JSON text, without places; None if it is not JSON."""
    if not text.lstrip().startswith(("{", "[")):
        return None
    try:
        return _node(json.loads(text, object_pairs_hook=_pairs))
    except (ValueError, RecursionError):
        return None


def _pairs(pairs: list[tuple[str, Any]]) -> nodes.Mapping:
    names = [name for name, _ in pairs]
    if len(set(names)) < len(names):
        raise ValueError("a key is there twice")
    return nodes.Mapping(tuple((nodes.Scalar(name, _COLLAPSED, True), _node(value)) for name, value in pairs), _COLLAPSED)


def _node(value: Any) -> nodes.Node:
    if isinstance(value, nodes.Mapping):
        return value
    if isinstance(value, list):
        return nodes.Sequence(tuple(_node(item) for item in value), _COLLAPSED)
    if isinstance(value, str):
        return nodes.Scalar(value, _COLLAPSED, True)
    words = {True: "yes", False: "no", None: "null"}
    return nodes.Scalar(words[value] if value is None or isinstance(value, bool) else str(value), _COLLAPSED)


def _json_words(node: nodes.Node) -> nodes.Node:
    """`true` and `false` as the words that a YAML file has for them."""
    if isinstance(node, nodes.Mapping):
        return nodes.Mapping(tuple((key, _json_words(value)) for key, value in node.pairs), node.place)
    if isinstance(node, nodes.Sequence):
        return nodes.Sequence(tuple(_json_words(item) for item in node.items), node.place)
    words = {"true": "yes", "false": "no"}
    return node if node.quoted or node.text not in words else nodes.Scalar(words[node.text], node.place)
