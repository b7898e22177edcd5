"""The files of spec/sources/, the glossary and the rulings follow their schemas and name only what exists."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema
import pytest
import yaml

SPEC = Path(__file__).resolve().parents[2] / "spec"
GAMES = {"canasta": 56, "bolivia": 79, "boliviana": 110, "tranca": 76}
FILES = {path.stem: path for path in [*(SPEC / "sources").glob("*.yaml"), SPEC / "glossary.yaml", SPEC / "rulings.yaml"]}
OWN_SCHEMA = {"readings", "neighbours", "glossary", "rulings"}

# An id as it stands in a sentence: a statement, reading, example, difference, or a fact on a neighbour.
ID = re.compile(r"\b(?:(?:CAN|BOL|BVA|TRA|AMB|EX)-(?:[A-Z]+-)*|LANG-|CLA-|SAM-|BLX-|BUA-|BUF-|TRX-)\d+\b")


def load(name: str) -> Any:
    return yaml.safe_load(FILES[name].read_text(encoding="utf-8"))


def texts(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for part in value.values():
            yield from texts(part)
    elif isinstance(value, list):
        for part in value:
            yield from texts(part)
    else:
        yield value


def ids() -> list[str]:
    lists = [load(game)["statements"] for game in GAMES]
    lists += [load("readings")["readings"], load("languages")["differences"]]
    lists += [*load("documents").values(), *load("examples").values()]
    lists += [game["facts"] for game in load("neighbours")["games"]]
    return [row["id"] for rows in lists for row in rows]


@pytest.mark.parametrize("name", sorted(FILES))
def test_a_file_follows_its_schema(name: str) -> None:
    schema_name = name if name in OWN_SCHEMA else "sources"
    schema = json.loads((SPEC / "schema" / f"{schema_name}.schema.json").read_text(encoding="utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    jsonschema.validate(load(name), schema, jsonschema.Draft202012Validator)


@pytest.mark.parametrize("name", sorted(FILES))
def test_every_scalar_reads_back_as_text(name: str) -> None:
    assert all(isinstance(text, str) for text in texts(load(name)))


@pytest.mark.parametrize("name", sorted(FILES))
def test_a_file_says_first_what_it_is(name: str) -> None:
    assert FILES[name].read_text(encoding="utf-8").startswith("# ")


@pytest.mark.parametrize(("game", "count"), GAMES.items())
def test_every_statement_is_there(game: str, count: int) -> None:
    assert load(game)["game"] == game
    assert len(load(game)["statements"]) == count


@pytest.mark.parametrize(("family", "count"), {"X": 19, "CAN": 22, "BOL": 21, "BVA": 35, "TRA": 30, "BUA": 7}.items())
def test_every_reading_is_there(family: str, count: int) -> None:
    expected = [f"AMB-{family}-{number}" for number in range(1, count + 1)]
    assert [row["id"] for row in load("readings")["readings"] if row["id"].split("-")[1] == family] == expected


def test_the_other_lists_are_complete() -> None:
    counts = {
        "documents": len(load("documents")["documents"]),
        "others": len(load("documents")["others"]),
        "differences": len(load("languages")["differences"]),
        "examples": len(load("examples")["examples"]),
        "boundaries": len(load("examples")["boundaries"]),
        "parameters": len(load("parameters")["parameters"]),
        "facts": sum(len(game["facts"]) for game in load("neighbours")["games"]),
    }
    assert counts == {
        "documents": 5,
        "others": 30,
        "differences": 20,
        "examples": 28,
        "boundaries": 20,
        "parameters": 119,
        "facts": 52,
    }


def test_the_impact_of_readings_is_as_counted() -> None:
    impacts = [(row["impact"], "-BUA-" in row["id"]) for row in load("readings")["readings"]]
    counted = {impact: (impacts.count((impact, False)), impacts.count((impact, True))) for impact in ("high", "medium", "low")}
    assert counted == {"high": (20, 2), "medium": (55, 4), "low": (52, 1)}  # those of the documents, and of Buraco


def test_no_id_is_given_twice() -> None:
    all_ids = ids()
    assert sorted(all_ids) == sorted(set(all_ids))
    parameters = [row["parameter"] for row in load("parameters")["parameters"]]
    assert sorted(parameters) == sorted(set(parameters))


@pytest.mark.parametrize("name", sorted(FILES))
def test_every_id_named_exists(name: str) -> None:
    known = set(ids())
    named = {id for text in texts(load(name)) for id in ID.findall(text)}
    assert named <= known


@pytest.mark.parametrize("list_name", ["readings", "rulings"])
def test_every_source_named_exists(list_name: str) -> None:
    known = {row["id"] for rows in load("documents").values() for row in rows}
    named = {key for text in texts(load(list_name)) for key in re.findall(r"\bS\d+\b|\b00\d\b(?!,)", text)}
    assert named <= known


def test_every_parameter_of_a_reading_exists() -> None:
    names = {name for row in load("parameters")["parameters"] for name in row["names"]}
    for reading in load("readings")["readings"]:
        for name in reading["parameter"]:
            assert any(known == name or (name.endswith("*") and known.startswith(name[:-1])) for known in names), name
