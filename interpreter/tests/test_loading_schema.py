"""The published schema and the loader never part: what one accepts the other accepts, but for what none can see."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from meldbook import data
from meldbook.loading import yaml_tree
from meldbook.loading.diagnostics import RuleFileError
from meldbook.loading.files import variant_names
from meldbook.loading.nodes import Mapping, Node, Scalar
from meldbook.loading.schema import schema
from meldbook.loading.shape import Checker
from test_loading_faults import FAULTS

SCHEMA = json.loads(data.text("spec", "schema", "variant.schema.json"))
VALIDATOR = jsonschema.Draft202012Validator(SCHEMA)
# Spellings that a YAML 1.2 tool reads as a text or as another number before a validator sees them.
UNSEEN = {"E110", "E111", "E112", "E113", "E114", "E115", "E116", "E117", "E119"}
KEYWORDS = {
    "$schema",
    "$id",
    "$ref",
    "$defs",
    "title",
    "description",
    "examples",
    "default",
    "type",
    "properties",
    "additionalProperties",
    "propertyNames",
    "required",
    "minProperties",
    "minItems",
    "items",
    "anyOf",
    "enum",
    "pattern",
    "minLength",
    "maxLength",
    "minimum",
    "maximum",
    "x-complete",
    "x-one-of",
}


def plain(node: Node) -> Any:
    """The data that a YAML 1.2 tool hands to a validator."""
    if isinstance(node, Mapping):
        return {key.text: plain(value) for key, value in node.pairs}
    if not isinstance(node, Scalar):
        return [plain(item) for item in node.items]
    text = node.text
    if node.quoted:
        return text
    if text in ("", "~", "null", "Null", "NULL"):
        return None
    if text.lower() in ("true", "false"):
        return text.lower() == "true"
    if re.fullmatch(r"[-+]?[0-9]+", text) and len(text) < 1000:
        return int(text)
    if re.fullmatch(r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?", text) and len(text) < 1000:
        return float(text)
    return text


def bare(node: Node) -> bool:
    """Whether something has no value at all."""
    if isinstance(node, Scalar):
        return node.text == "" and not node.quoted
    children = [value for _, value in node.pairs] if isinstance(node, Mapping) else node.items
    return any(bare(child) for child in children)


def codes(node: Node) -> set[str]:
    checker = Checker()
    checker.check(node, schema().file, "the file", node.place)
    return {fault.code for fault in checker.faults}


def agree(text: str) -> None:
    node = yaml_tree.parse(text, "test")
    found = codes(node)
    valid = VALIDATOR.is_valid(plain(node))
    if valid:
        unseen = UNSEEN | {"E107"} if bare(node) else UNSEEN  # a key without a value is null to other tools
        assert found <= unseen, f"the loader refuses what the schema accepts: {found}"
    else:
        assert found, (
            "the loader accepts what the schema refuses: " + jsonschema.exceptions.best_match(VALIDATOR.iter_errors(plain(node))).message
        )


def readable() -> list[tuple[str, str]]:
    """The texts of the table of faults that YAML itself lets through."""
    rows = []
    for sentence, content, _ in FAULTS:
        if isinstance(content, str):
            try:
                yaml_tree.parse(content, "test")
            except RuleFileError:
                continue
            rows.append((sentence, content))
    return rows


@pytest.mark.parametrize("content", [row[1] for row in readable()], ids=[row[0] for row in readable()])
def test_both_judge_a_faulty_file_alike(content: str) -> None:
    agree(content)


@pytest.mark.parametrize("name", variant_names())
def test_both_accept_the_variants(name: str) -> None:
    text = data.text("spec", "variants", f"{name}.yaml")
    assert codes(yaml_tree.parse(text, name)) == set()
    agree(text)


# One slot each: with `@` replaced by each of the values below, both must judge alike.
SLOTS = """
language: 1, variant: home, names: {en: @}
language: @, variant: home
language: 1, variant: @
language: 1, variant: home, abstract: @
language: 1, variant: home, phases: @
language: 1, variant: home, phases: [@]
language: 1, variant: home, cites: {a.b: @}
language: 1, variant: home, status: @
language: 1, variant: home, a: @
language: 1, variant: home, a: {b: @}
language: 1, variant: home, a: {before: @}
language: 1, variant: home, a: {b: {is: @}}
language: 1, variant: home, a: {b: {cards: @}}
language: 1, variant: home, a: {b: {zone: cards, of: @}}
language: 1, variant: home, a: {b: {zone: stacks, number: @}}
language: 1, variant: home, a: {b: {by: c, values: @}}
language: 1, variant: home, a: {b: {by: c, values: {below: @}}}
language: 1, variant: home, a: {b: {choice: @}}
language: 1, variant: home, a: {b: {choice: [@]}}
language: 1, variant: home, a: {b: {with: {x: @}}}
language: 1, variant: home, a: {b: {with: {x: {c: {d: @}}}}}
language: 1, variant: home, a: {b: {meld: @}}
language: 1, variant: home, a: {b: {moves: @}}
language: 1, variant: home, a: {b: {kind: @}}
language: 1, variant: home, a: {b: {of: @}}
language: 1, variant: home, a: {b: {for: @}}
language: 1, variant: home, a: {b: {pays: @}}
language: 1, variant: home, a: {b: {kind: c, pays: @}}
language: 1, variant: home, a: {b: {phase: @}}
language: 1, variant: home, a: {b: {phase: [@]}}
language: 1, variant: home, a: {b: {phase: {begin: @}}}
language: 1, variant: home, a: {b: {choose: @}}
language: 1, variant: home, a: {b: {choose: {word: @}}}
language: 1, variant: home, a: {b: {do: [{move: @, from: c, to: d}]}}
language: 1, variant: home, a: {b: {do: [{move: 1, from: @, to: d}]}}
language: 1, variant: home, a: {b: {do: [{note: c, is: 1, for: @}]}}
language: 1, variant: home, a: {b: {to: @}}
language: 1, variant: home, a: {b: {told: @}}
language: 1, variant: home, a: {b: {follows: @}}
language: 1, variant: home, a: {b: {text: @}}
language: 1, variant: home, a: {b: {cites: @}}
""".strip().splitlines()
VALUES = (
    """
1; 0; -5; 11; 1.5; '1'; '3'; x; yes; no; 'yes'; true; null; ~; ''; word; two words; a.b; AMB-X-3; stack; seat;
never; freely; 2 or joker; next(c); c of d; one; turn; everyone; []; [x]; [1]; [x, y2]; [null]; [[x]]; {}; {x:
1}; {en: x}; {is: 1}; {is: 1, to: x}; {to: x}; {when: x}; {pays: 1, moves: never}; {pays: 1, is: 2}; {end:
turn}; {end: turn, when: x}; [{end: turn}]; {begin: one}; {card: c}; {card: null}; {before: x, c: {is: 1}};
{c: {d: {is: 1}}}; {Bad: {is: 1}}; 9999999999
""".replace("\n", " ")
    .strip()
    .split("; ")
)


@pytest.mark.parametrize("slot", SLOTS)
def test_both_judge_every_value_in_a_slot_alike(slot: str) -> None:
    for value in VALUES:
        text = "{" + slot.replace("@", value) + "}"
        try:
            agree(text)
        except AssertionError as differ:
            raise AssertionError(f"{text}: {differ}") from None


def test_the_schema_is_one() -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)


def walk(raw: Any) -> Any:
    """Every schema within a schema."""
    yield raw
    for name in ("properties", "$defs"):
        for part in raw.get(name, {}).values():
            yield from walk(part)
    for name in ("additionalProperties", "propertyNames", "items"):
        if isinstance(raw.get(name), dict):
            yield from walk(raw[name])
    for part in raw.get("anyOf", ()):
        yield from walk(part)


def test_the_schema_uses_only_what_the_loader_understands() -> None:
    assert {keyword for part in walk(SCHEMA) for keyword in part} <= KEYWORDS


def test_every_key_is_described_for_editors() -> None:
    bare = [
        f"{part.get('title')}.{name}"
        for part in walk(SCHEMA)
        for name, value in part.get("properties", {}).items()
        if not value.get("description")
    ]
    assert bare == []


def test_examples_and_defaults_are_valid() -> None:
    for part in walk(SCHEMA):
        validator = jsonschema.Draft202012Validator({"$defs": SCHEMA["$defs"], **{k: v for k, v in part.items() if k != "$id"}})
        for example in [*part.get("examples", ()), *([part["default"]] if "default" in part else ())]:
            assert validator.is_valid(example), (part.get("description"), example)


def test_validators_are_not_imported_to_load() -> None:
    code = (
        "import sys; from meldbook.loading.variants import resolve; resolve('base'); "
        "print(sorted({'jsonschema', 'difflib', 'lark', 'click'} & set(sys.modules)))"
    )
    folder = str(Path(__file__).resolve().parents[1])
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env={"PYTHONPATH": folder})
    assert done.stdout.strip() == "[]"
