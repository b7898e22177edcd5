"""Merging is that of the language: entry over entry, key over key, in a fixed order; and what resolving gives."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest

from meldbook.errors import InputError
from meldbook.loading import files, yaml_tree
from meldbook.loading.diagnostics import RuleFileError
from meldbook.loading.nodes import Mapping, Node, Scalar
from meldbook.loading.variants import Entry, Resolved, overlay, resolve

Write: TypeAlias = Callable[[str], Resolved]

PARENT = """
language: 1
variant: parent
phases: [one, two]
names: {en: Parent}
first:
  a: {is: 1, cites: [ROW-1]}
  b: {by: players, values: {2: 3, 4: 5}}
  c: {may: begin, choose: {groups: hand, with: pile}, do: [{end: turn}]}
second:
  d: {kind: full, of: set, when: size = 7}
  e: {to: [c], needs: a > 1, cites: [ROW-2]}
  f: {choice: [x, w], with: {w: {first: {a: {is: 9}}, third: {g: {is: 4}}}}}
"""
CHILD = "language: 1\nvariant: child\nextends: parent\n"


@pytest.fixture
def child(tmp_path: Path) -> Write:
    (tmp_path / "parent.yaml").write_text(PARENT)

    def write(body: str) -> Resolved:
        (tmp_path / "child.yaml").write_text(CHILD + body)
        return resolve(tmp_path / "child.yaml")

    return write


def plain(node: Node) -> object:
    if isinstance(node, Scalar):
        return node.text
    if isinstance(node, Mapping):
        return {key.text: plain(value) for key, value in node.pairs}
    return [plain(item) for item in node.items]


def fields(entry: Entry) -> dict[str, object]:
    return {name: plain(node) for name, node in entry.fields.items()}


MERGES = [
    ("a key overrides", "first: {a: {is: 2}}", "first.a", "is", {"is": "2"}),
    (
        "other keys stay",
        "second: {e: {when: b = 3}}",
        "second.e",
        "to",
        {"to": ["c"], "needs": "a > 1", "when": "b = 3"},
    ),
    ("a list is replaced whole", "second: {e: {to: [d, c]}}", "second.e", "to", {"to": ["d", "c"], "needs": "a > 1"}),
    (
        "a table is replaced whole",
        "first: {b: {values: {2: 1}}}",
        "first.b",
        "by",
        {"by": "players", "values": {"2": "1"}},
    ),
    ("null removes a key", "second: {d: {when: null}}", "second.d", "kind", {"kind": "full", "of": "set"}),
    ("another verb replaces the whole", "first: {b: {is: 2}}", "first.b", "is", {"is": "2"}),
    (
        "a table replaces a word",
        "first: {a: {by: b, values: {1: 2}}}",
        "first.a",
        "by",
        {"by": "b", "values": {"1": "2"}},
    ),
    (
        "pays is only a key of a kind",
        "second: {d: {pays: 5}}",
        "second.d",
        "kind",
        {"kind": "full", "of": "set", "when": "size = 7", "pays": "5"},
    ),
    (
        "choose is merged by key",
        "first: {c: {choose: {with: null, joining: set}}}",
        "first.c",
        "may",
        {"may": "begin", "choose": {"groups": "hand", "joining": "set"}, "do": [{"end": "turn"}]},
    ),
    ("yes and on stay as written", "first: {a: {is: no}}", "first.a", "is", {"is": "no"}),
]


@pytest.mark.parametrize(("body", "rule", "verb", "expected"), [row[1:] for row in MERGES], ids=[row[0] for row in MERGES])
def test_merging(child: Write, body: str, rule: str, verb: str, expected: object) -> None:
    entry = child(body).entries[rule]
    assert (entry.verb, fields(entry), entry.origin) == (verb, expected, "child")


ORDERS = [
    ("nothing new", "", "first.a first.b first.c second.d second.e second.f"),
    ("null removes", "first: {b: null}", "first.a first.c second.d second.e second.f"),
    (
        "a change keeps the place",
        "second: {e: {needs: x}}\nfirst: {a: {is: 2}}",
        "first.a first.b first.c second.d second.e second.f",
    ),
    (
        "new entries come last",
        "first: {z: {is: 1}, w: {is: 1}}",
        "first.a first.b first.c first.z first.w second.d second.e second.f",
    ),
    (
        "new chapters come last",
        "zero: {z: {is: 1}}\nfirst: {a: null}",
        "first.b first.c second.d second.e second.f zero.z",
    ),
    (
        "before an entry",
        "second: {z: {is: 1, before: e}}",
        "first.a first.b first.c second.d second.z second.e second.f",
    ),
    ("after an entry", "second: {z: {is: 1, after: d}}", "first.a first.b first.c second.d second.z second.e second.f"),
    (
        "after a new entry",
        "first: {z: {is: 1, before: a}, w: {is: 1, after: z}}",
        "first.z first.w first.a first.b first.c second.d second.e second.f",
    ),
    (
        "a chapter before another",
        "zero: {before: second, z: {is: 1}}",
        "first.a first.b first.c zero.z second.d second.e second.f",
    ),
    (
        "a chapter after another",
        "zero: {after: first, z: {is: 1}}",
        "first.a first.b first.c zero.z second.d second.e second.f",
    ),
]


@pytest.mark.parametrize(("body", "expected"), [row[1:] for row in ORDERS], ids=[row[0] for row in ORDERS])
def test_the_order_of_a_resolved_file(child: Write, body: str, expected: str) -> None:
    assert list(child(body).entries) == expected.split()


def test_cites_are_never_inherited_and_the_block_adds(child: Write) -> None:
    entries = child("first: {b: {cites: [ROW-3]}}\ncites: {second.e: [ROW-4], first.b: [ROW-5, ROW-3]}").entries
    assert {rule: entry.cites for rule, entry in entries.items() if entry.cites} == {
        "first.b": ("ROW-3", "ROW-5"),
        "second.e": ("ROW-4",),
    }


def test_citing_alone_changes_nothing(child: Write) -> None:
    entry = child("first: {b: {cites: [ROW-3]}}").entries["first.b"]
    assert (entry.origin, Path(entry.place.file).name, entry.place.line) == ("parent", "parent.yaml", 8)
    assert (Path(entry.places["cites"].file).name, entry.places["values"].column) == ("child.yaml", 20)


def test_every_key_knows_its_place(child: Write) -> None:
    entry = child("second: {e: {when: b = 3}}").entries["second.e"]
    where = {name: (Path(place.file).name, place.line, place.column) for name, place in entry.places.items()}
    assert where == {"to": ("parent.yaml", 12, 7), "needs": ("parent.yaml", 12, 16), "when": ("child.yaml", 4, 14)}


def test_the_header(child: Write) -> None:
    resolved = child("status: in work\nnames: {en: Child}\nnote: {en: At home.}\nnotes: [ROW-9]")
    assert (resolved.name, resolved.parents, resolved.phases) == ("child", ("parent",), ("one", "two"))
    assert (resolved.names, resolved.status, resolved.note) == ({"en": "Child"}, "in work", {"en": "At home."})
    assert (resolved.abstract, resolved.language, resolved.notes) == (False, 1, ("ROW-9",))
    assert [Path(file).name for file in resolved.files] == ["child.yaml", "parent.yaml"]
    assert [key.text for key, _ in resolved.header.pairs][:3] == ["language", "variant", "extends"]


def test_an_option_lays_chapters_over_the_file(child: Write) -> None:
    resolved = child("")
    block = resolved.entries["second.f"].fields["with"]
    assert isinstance(block, Mapping)
    chapters = block.get("w")
    assert isinstance(chapters, Mapping)
    laid = overlay(resolved, chapters, "f = w")
    assert list(laid.entries) == [*resolved.entries, "third.g"]
    assert (fields(laid.entries["first.a"]), laid.entries["first.a"].origin) == ({"is": "9"}, "f = w")
    assert fields(resolved.entries["first.a"]) == {"is": "1"}


def test_an_overlay_keeps_what_is_cited(child: Write) -> None:
    resolved = child("first: {a: {is: 2, cites: [ROW-7]}}")
    chapters = yaml_tree.parse("first: {a: {is: 3}}", "option")
    assert isinstance(chapters, Mapping)
    assert overlay(resolved, chapters).entries["first.a"].cites == ("ROW-7",)


def test_an_overlay_that_does_not_fit_is_refused(child: Write) -> None:
    chapters = yaml_tree.parse("first: {new: {when: x}, b: {is: 011}}", "option")
    assert isinstance(chapters, Mapping)
    with pytest.raises(RuleFileError) as wrong:
        overlay(child(""), chapters)
    assert [d.code for d in wrong.value.diagnostics] == ["E204", "E111"]


def test_faults_of_all_files_come_together(tmp_path: Path) -> None:
    (tmp_path / "parent.yaml").write_text(PARENT + "third: {x: {is: 011}}\n")
    (tmp_path / "child.yaml").write_text(CHILD + "first: {q: null, a: {is: +1}}\n")
    with pytest.raises(RuleFileError) as wrong:
        resolve(tmp_path / "child.yaml")
    assert [(d.code, Path(d.place.file).name) for d in wrong.value.diagnostics] == [
        ("E205", "child.yaml"),
        ("E114", "child.yaml"),
        ("E111", "parent.yaml"),
    ]
    assert set(wrong.value.files) == {str(tmp_path / "child.yaml"), str(tmp_path / "parent.yaml")}


def test_a_parent_is_a_sibling_first_and_never_elsewhere(tmp_path: Path) -> None:
    folder, outside = tmp_path / "home", tmp_path / "outside"
    folder.mkdir()
    outside.mkdir()
    (outside / "parent.yaml").write_text(PARENT)
    (folder / "parent.yaml").symlink_to(outside / "parent.yaml")
    (folder / "child.yaml").write_text(CHILD)
    with pytest.raises(RuleFileError, match="no variant `parent`"):
        resolve(folder / "child.yaml")


@pytest.mark.parametrize(
    "asked",
    ["nothing", "../base", "no/such.yaml", "/dev/null", ".", "bad\0name", "base.yaml.yaml", "x" * 5000, "x/" * 5000],
)
def test_what_cannot_be_read_is_an_input_error(asked: str) -> None:
    with pytest.raises(InputError):
        resolve(asked)


def test_an_unknown_variant_is_answered_with_the_nearest() -> None:
    with pytest.raises(InputError, match="did you mean `base`"):
        resolve("bsae")


def test_the_variants_of_the_package_resolve_by_name() -> None:
    base = resolve("base")
    assert base.abstract and base.parents == () and base.entries["turn.draw"].verb == "may"
    assert list(base.files) == ["spec/variants/base.yaml"]


def test_a_new_way_to_take_stands_behind_the_one_it_is_like() -> None:
    order = [id_ for id_ in resolve("bolivia").entries if id_.startswith("pile.")]
    own = [key.text for key, _ in chapter_of("bolivia", "pile").pairs]
    assert order.index("pile.take_top") == order.index("pile.take") + 1
    # What is changed keeps its parent's place: the file names the pair first, the game asks after the top first.
    assert own.index("natural_pair") < own.index("blocked")
    assert order.index("pile.blocked") < order.index("pile.natural_pair") < order.index("pile.new_meld")


def chapter_of(variant: str, chapter: str) -> Mapping:
    source = files.find(variant)
    tree = yaml_tree.parse(source.content, source.file)
    found = tree.get(chapter) if isinstance(tree, Mapping) else None
    assert isinstance(found, Mapping)
    return found
