"""The reference of what a variant file may hold: every key, effect, word and form of the language, as one page of Markdown.

Nothing is written here that is said elsewhere: keys are told by the schema of a variant file, cards, melds and expressions by the
grammars, the words of the language by their table in `docs/design/language.md`, which is held equal to the one the interpreter has.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

from meldbook import data
from meldbook.language.names import ATOMS, SETTINGS, WHO

COMMAND = "tools/reference --write"
Schema = Mapping[str, Any]
ATOM_ROW = re.compile(r"^\| (`[^|]+`) \| ([^|]+) \| ([^|]+) \| (.+) \|$", re.MULTILINE)
# What every entry may have; told once.
REMOVED = "#/$defs/removed"
COMMON = ("cites", "text", "before", "after")
FORMS = (("cards.lark", "Cards"), ("melds.lark", "Melds"), ("rules.lark", "Expressions"))


def page(language: str) -> str:
    """The page. `language` is the text of `docs/design/language.md`. ValueError: a word is missing there, or too many."""
    schema = json.loads(data.text("spec", "schema", "variant.schema.json"))
    parts = [
        f"<!-- Written by `{COMMAND}` from the schema, the grammars and the table of the language's words; changes here are lost. -->\n"
        "# What a variant file may hold\n\n"
        "The [guide](authors.md) shows how a variant is written; this page lists what can be written. How it is played stands in\n"
        "[the language](../design/language.md).",
        *_header(schema),
        *_entries(schema["$defs"]),
        *_effects(schema["$defs"]),
        *_kinds(schema["$defs"]),
        *_forms(),
        *_words(language),
    ]
    return "\n\n".join(parts) + "\n"


def _header(schema: Schema) -> Iterator[str]:
    yield "## The file\n\n" + str(schema["description"]).partition(" Keys are read")[0]
    yield _keys(schema["properties"], schema["$defs"])
    yield "Every other key is a **chapter**: a mapping of entries. The id of an entry is `chapter.key`."


def _entries(defs: Schema) -> Iterator[str]:
    yield "## Entries\n\nThe one verb of an entry says what it is. Where a parent has the entry, only the keys that differ are written, and `null` takes a key away."
    entries = [one for name, one in defs.items() if name.startswith("entry_")]
    common = entries[0]["properties"]
    yield "Any entry may have besides:\n\n" + _keys({key: common[key] for key in COMMON}, defs)
    for one in entries:
        yield f"### `{one['title']}`\n\n{one['description']}{_example(one)}"
        yield _keys({key: value for key, value in one["properties"].items() if key not in COMMON}, defs)
    yield f"Words of the table that the interpreter reads by themselves: {_listed(SETTINGS)}."


def _effects(defs: Schema) -> Iterator[str]:
    yield "## Effects\n\nWhat a `do` holds, or a phase that is done once: a list of these."
    for name, one in defs.items():
        if name.startswith("effect_"):
            yield f"### `{one['title']}`\n\n{one['description']}"
            yield _keys(one["properties"], defs)
    yield f"## What is chosen\n\n{defs['choose']['description']}{_example(defs['choose'])}"
    yield _keys(defs["choose"]["properties"], defs)


def _kinds(defs: Schema) -> Iterator[str]:
    """The sorts of values that the tables above name."""
    rows = [
        f"| {name.replace('_', ' ')} | {_cell(str(one['description']))} |"
        for name, one in defs.items()
        if not name.startswith(("entry_", "effect_")) and name not in ("removed", "choose")
    ]
    yield "## Values\n\n" + "\n".join(["| sort | is |", "|---|---|", *rows])


def _forms() -> Iterator[str]:
    for file, title in FORMS:
        yield f"## {title}\n\nThe grammar, as it is read (`grammar/{file}`):\n\n```text\n{data.text('grammar', file).strip()}\n```"


def _words(language: str) -> Iterator[str]:
    rows = [row.groups() for row in ATOM_ROW.finditer(language)]
    named = {name for forms, *_ in rows for name in re.findall(r"`(\w+)", forms)}
    missing, strange = set(ATOMS) - named, named - set(ATOMS) - {"count", "some", "every", "sum", "most", "least", "times"}
    if missing or strange:
        raise ValueError(f"the table of words lacks {sorted(missing)} and has {sorted(strange)} besides")
    for forms, _answer, known, _meaning in rows:
        for name in set(re.findall(r"`(\w+)", forms)) & set(ATOMS):
            if ATOMS[name].known != known:
                raise ValueError(f"`{name}` is known from {ATOMS[name].known}, and the table says {known}")
    table = ["| word | answer | known | meaning |", "|---|---|---|---|", *(f"| {' | '.join(row)} |" for row in rows)]
    yield "## Words of the language\n\nWhat an expression can ask. *Known* is the moment from which there is an answer.\n\n" + "\n".join(
        table
    )
    yield f"WHO, after `of` and `by`: {_listed(WHO)}."


# --- the schema, told ---


def _keys(properties: Schema, defs: Schema) -> str:
    rows = (
        f"| `{key}` | {_cell(str(value.get('description', '')))} | {_cell(_values(value, defs))} |" for key, value in properties.items()
    )
    return "\n".join(["| key | is | may be |", "|---|---|---|", *rows])


def _values(node: Schema, defs: Schema) -> str:
    """What may stand in a slot, in a few words."""
    if "enum" in node:
        return _listed(dict.fromkeys(map(str, node["enum"])))
    if "$ref" in node:
        return _named(str(node["$ref"]).rpartition("/")[2], defs)
    if "anyOf" in node:
        said = [_values(one, defs) for one in node["anyOf"] if one.get("$ref") != REMOVED]
        return " or ".join(dict.fromkeys(one for one in said if one))
    if node.get("type") == "array":
        return f"a list, each {_values(node['items'], defs)}"
    if "additionalProperties" in node and isinstance(node["additionalProperties"], Mapping):
        return f"a mapping, each value {_values(node['additionalProperties'], defs)}"
    if node.get("type") == "integer":
        return f"{node['minimum']} to {node['maximum']}"
    return _examples(node)


def _named(name: str, defs: Schema) -> str:
    """A definition by its name, where it has forms that are worth showing with one of them."""
    if name.startswith(("effect_", "entry_")):
        return f"`{name.partition('_')[2]}`"
    shown = _examples(defs[name])
    return f"{name.replace('_', ' ')}{f', as {shown}' if shown else ''}"


def _examples(node: Schema) -> str:
    found = dict.fromkeys(_flow(one) for one in node.get("examples", ()))
    return ", ".join(f"`{one}`" for one in found)


def _example(node: Schema) -> str:
    shown = _examples(node)
    return f"\n\nFor example {shown}." if shown else ""


def _flow(value: Any) -> str:
    """A value as it is written in a file."""
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{key}: {_flow(one)}" for key, one in value.items()) + "}"
    return "[" + ", ".join(map(_flow, value)) + "]" if isinstance(value, list) else str(value)


def _listed(words: Any) -> str:
    return ", ".join(f"`{word}`" for word in words)


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", " ")
