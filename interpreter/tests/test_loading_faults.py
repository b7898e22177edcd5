"""Each fault of a rule file is found, with its code and place. The table is also the proof that every code is given."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from meldbook.loading import codes
from meldbook.loading.variants import check_structure

LOADING = Path(__file__).resolve().parents[1] / "meldbook" / "loading"
HEAD = "language: 1\nvariant: home\n"
CHILD = HEAD + "extends: base\n"


def alone(body: str) -> str:
    """A file of its own; the body begins on line 3."""
    return HEAD + body


def child(body: str) -> str:
    """A file that extends `base`; the body begins on line 4."""
    return CHILD + body


# what is wrong, the file, the faults as `CODE line:column`
FAULTS: list[tuple[str, str | bytes, str]] = [
    ("bytes that are not UTF-8", HEAD.encode() + b"x: {a: {told: caf\xe9}}\n", "E001 3:18"),
    ("UTF-16", "language: 1".encode("utf-16"), "E001 1:1"),
    ("a NUL", "language: 1\0\n", "E002 1:12"),
    ("an escape sequence for terminals", alone("a: {b: {told: \x1b[2J}}"), "E002 3:15"),
    ("a control character written as an escape", alone('a: {b: {told: "x\\u0007"}}'), "E002 3:15"),
    ("a sign that turns the direction of writing", alone("a: {b: {told: x\u202ey}}"), "E002 3:16"),
    ("a line end that only YAML knows", alone("a: {b: {told: x\u2028y}}"), "E002 3:16"),
    ("indentation with tabs", alone("a:\n\tb: {is: 1}\n  \tc: {is: 2}\n"), "E003 4:1; E003 5:3"),
    ("an open brace", alone("a: {b: {is: 1}\n"), "E004 3:15"),
    ("an open quote", alone("a: {b: {told: 'x}}\n"), "E004 3:19"),
    ("a second colon", alone("a: b: c\n"), "E004 3:5"),
    ("a line that fits nowhere", alone("a:\n    b: {is: 1}\n  c: {is: 1}\n"), "E004 5:3"),
    ("a brace that is open at the next line", alone("a:\n  b: {is: 1\n  c: {is: 1}\n"), "E004 5:4"),
    ("a text with a colon in braces", alone("a: {b: {told: one: two}}\n"), "E004 3:18"),
    ("a misspelt header key", "langauge: 1\nvariant: home\n", "E101 1:1"),
    ("a misspelt key of an effect", alone("a: {b: {phase: [{move: 1, form: stock, to: hand}]}}\n"), "E101 3:27"),
    ("a sign that begins no text", alone("a: {b: {told: @x}}\n"), "E004 3:15"),
    ("an escape that YAML does not know", alone('a: {b: {told: "\\q"}}\n'), "E004 3:16"),
    ("an empty file", "", "E005 1:1"),
    ("a file of comments", "# nothing\n", "E005 1:1"),
    ("a second document", HEAD + "---\n" + HEAD, "E006 3:1"),
    ("a directive", "%YAML 1.1\n---\n" + HEAD, "E007 1:1"),
    ("a large file", b"#" * 1_000_001, "E008 1:1"),
    ("a doubled header key", HEAD + "variant: other\n", "E010 3:1"),
    (
        "a doubled key whose two values are wrong",
        alone("a: {b: {is: 011}, b: {is: +5}}\n"),
        "E111 3:13; E010 3:19; E114 3:27",
    ),
    ("an anchor", alone("a: {b: &x {is: 1}}\n"), "E011 3:8"),
    ("an alias", alone("a: {b: *x}\n"), "E011 3:8"),
    ("a tag", alone("a: {b: {is: !!int 3}}\n"), "E012 3:13"),
    ("a tag that would run code", alone("a: {b: !!python/object/apply:os.system [ls]}\n"), "E012 3:8; E102 3:8"),
    ("a merge key", alone("a: {<<: {b: {is: 1}}}\n"), "E013 3:5"),
    ("a key that is a list", alone("? [a, b]\n: {c: {is: 1}}\n"), "E014 3:3"),
    ("deep nesting", alone("a: " + "[" * 30 + "]" * 30), "E015 3:27"),
    ("very deep nesting", "[" * 100_000, "E015 1:1001"),
    ("many values", "[" + "a, " * 30_000 + "a]", "E016 1:59999"),
    ("an endless text", alone(f"a: {{b: {{told: {'x' * 5000}}}}}\n"), "E017 3:15"),
    ("an unknown header key", alone("extend: base\n"), "E101 3:1"),
    ("an unknown key of an entry", alone("a: {b: {is: 1, whem: x}}\n"), "E101 3:16"),
    ("an unknown key of a change", child("turn: {draw: {chooose: {card: hand}}}\n"), "E101 4:15"),
    ("a language that there is not", alone("names: {fr: Maison}\n"), "E101 3:9"),
    ("a number with a comma", alone("a: {b: {is: 15,000}}\n"), "E101 3:16"),
    ("a misspelt effect", alone("a: {b: {phase: [{mvoe: 1, from: stock, to: hand}]}}\n"), "E101 3:18"),
    ("a file that is a list", "- a\n", "E102 1:1"),
    ("a file that is one value", "hello\n", "E102 1:1"),
    ("an entry that is one value", alone("a: {b: 2}\n"), "E102 3:8"),
    ("a chapter that is one value", alone("a: 2\n"), "E102 3:4"),
    ("a list where one value is wanted", alone("a: {b: {is: [2]}}\n"), "E102 3:13"),
    ("a value where a list is wanted", alone("a: {b: {choice: 2}}\n"), "E102 3:17"),
    ("effects that are a mapping", alone("a: {b: {may: begin, do: {end: turn}}}\n"), "E102 3:25"),
    (
        "a number of stacks that is a word",
        alone("a: {b: {zone: stacks, of: table, seen: top, number: few}}\n"),
        "E102 3:53",
    ),
    ("a pattern that is a number", alone("a: {b: {meld: 3}}\n"), "E102 3:15"),
    ("no language", "variant: home\n", "E103 1:1"),
    ("no name", "language: 1\n", "E103 1:1"),
    ("an effect without its zone", alone("a: {b: {phase: [{move: 1, from: stock}]}}\n"), "E103 3:17"),
    ("a version that there is not", "language: 2\nvariant: home\n", "E104 1:11"),
    ("a misspelt visibility", alone("a: {b: {zone: cards, of: side, seen: evryone}}\n"), "E104 3:38"),
    ("a name in capitals", alone("a: {Big-Name: {is: 1}}\n"), "E105 3:5"),
    ("a path for a name", HEAD + "extends: ../../etc/passwd\n", "E105 3:10"),
    ("a chapter with a dash", alone("going-out: {a: {is: 1}}\n"), "E105 3:1"),
    ("two verbs", alone("a: {b: {is: 1, to: draw, needs: x}}\n"), "E106 3:16"),
    ("two effects in one", alone("a: {b: {phase: [{shuffle: stock, end: turn}]}}\n"), "E106 3:34"),
    ("an entry without a value", alone("a:\n  b:\n"), "E107 4:3"),
    ("a key without a value", alone("a:\n  b:\n    is:\n"), "E107 5:5"),
    ("an empty entry", child("turn: {draw: {}}\n"), "E107 4:8"),
    ("an empty list", alone("a: {b: {choice: []}}\n"), "E107 3:9"),
    ("an empty text", alone("a: {b: {told: ''}}\n"), "E107 3:15"),
    ("an effect that does nothing", alone("a: {b: {phase: [{when: x}]}}\n"), "E108 3:17"),
    ("a citation that is no row", alone("a: {b: {is: 1, cites: [see page 3]}}\n"), "E109 3:24"),
    ("a rule that is no id", alone("a: {b: {told: x, follows: [melds]}}\n"), "E109 3:28"),
    ("a zone with a path", alone("a: {b: {phase: [{shuffle: ../x}]}}\n"), "E109 3:27"),
    ("fifteen thousand with a point", alone("a: {b: {is: 15.000}}\n"), "E110 3:13"),
    ("a fraction", alone("a: {b: {is: 1.5}}\n"), "E110 3:13"),
    ("a band with a point", alone("a: {b: {by: c, values: {1.500: 1}}}\n"), "E110 3:25"),
    ("a leading zero", alone("a: {b: {is: 011}}\n"), "E111 3:13"),
    ("octal and hexadecimal", alone("a: {b: {is: 0o17}, c: {is: 0x1F}}\n"), "E112 3:13; E112 3:28"),
    ("a number with _", alone("a: {b: {choice: [1_000]}}\n"), "E113 3:18"),
    ("odd numbers", alone("a: {b: {choice: [12:30, +5, 1e3]}}\n"), "E114 3:18; E114 3:25; E114 3:29"),
    ("a huge number", alone(f"a: {{b: {{is: {'9' * 3000}}}}}\n"), "E115 3:13"),
    ("a rank that there is not", alone("a: {b: {cards: 11}}\n"), "E115 3:16"),
    ("truth words", alone("a: {b: {choice: [on, TRUE, n, Yes]}}\n"), "E116 3:18; E116 3:22; E116 3:28; E116 3:31"),
    ("abstract: true", HEAD + "abstract: true\n", "E116 3:11"),
    ("a sentence that is a truth word", HEAD + "names: {en: True}\n", "E116 3:13"),
    ("a key that YAML takes for yes", alone("a: {on: {is: 1}}\n"), "E117 3:5"),
    ("a step of that name", alone("a: {b: {may: off, do: [{end: turn}]}}\n"), "E117 3:14"),
    ("null in an effect", alone("a: {b: {phase: [{shuffle: null}]}}\n"), "E118 3:27"),
    ("a chapter that is null", child("turn: null\n"), "E118 4:7"),
    ("a tilde", child("turn: {draw: ~}\n"), "E119 4:14"),
    ("an unknown parent", HEAD + "extends: bsae\n", "E201 3:10"),
    ("a variant that extends itself", HEAD + "extends: home\n", "E202 3:10"),
    ("a new entry without a verb", child("turn: {drwa: {when: x}}\n"), "E204 4:8"),
    ("an entry that loses its verb", child("turn: {draw_size: {is: null}}\n"), "E204 4:8"),
    ("a removal of nothing", child("turn: {drwa: null}\nout: {draw: null}\n"), "E205 4:8; E205 5:7"),
    ("a removal of a key that is not there", child("turn: {draw: {choose: null, do: null}}\n"), "E206 4:8; E205 4:15"),
    ("a removal within choose", child("turn: {lay: {choose: {joining: null}}}\n"), "E205 4:23"),
    ("a trigger that does nothing", alone("a: {b: {whenever: x}}\n"), "E206 3:5"),
    ("a rule that needs nothing", alone("a: {b: {to: draw}}\n"), "E206 3:5"),
    ("a key of another verb", child("turn: {draw_size: {needs: x}}\n"), "E207 4:20"),
    ("a slot of another verb", child("table: {stock: {of: set}}\n"), "E104 4:21"),
    ("before what is not there", child("turn: {new: {is: 1, before: drwa}}\n"), "E208 4:29"),
    ("a chapter after what is not there", child("extra: {after: trun, a: {is: 1}}\n"), "E208 4:16"),
    ("a placed entry that is removed again", child("turn: {new: {is: 1, before: draw}, new: null}\n"), "E010 4:36"),
    ("an old entry moved", child("turn: {draw: {after: lay}}\n"), "E209 4:15"),
    ("an old chapter moved", child("turn: {after: deal}\n"), "E209 4:8"),
    ("a citation of no rule", child("cites: {turn.drwa: [CAN-DRAW-1]}\n"), "E211 4:9"),
    ("a choice of nothing", alone("a: {b: {may: x, choose: {with: pile}, do: [{end: turn}]}}\n"), "E215 3:17"),
    ("a choice of two things", child("turn: {discard: {choose: {word: [go]}}}\n"), "E215 4:27"),
    ("a value that the option has not", alone("a: {b: {choice: [x], with: {z: {a: {c: {is: 1}}}}}}\n"), "E216 3:29"),
    ("an option that removes nothing", alone("a: {b: {choice: [x], with: {x: {a: {c: null}}}}}\n"), "E205 3:37"),
]


def found(folder: Path, content: str | bytes) -> str:
    path = folder / "home.yaml"
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    return "; ".join(f"{d.code} {d.place.line}:{d.place.column}" for d in check_structure(path))


@pytest.mark.parametrize(("content", "expected"), [row[1:] for row in FAULTS], ids=[row[0] for row in FAULTS])
def test_the_fault_is_found_at_its_place(tmp_path: Path, content: str | bytes, expected: str) -> None:
    assert found(tmp_path, content) == expected


def test_faults_are_many_only_up_to_a_bound(tmp_path: Path) -> None:
    doubled = found(tmp_path, HEAD + "a: {b: {is: 1}}\n" * 1000)
    assert doubled.count("E010") == 100 and doubled.endswith("E019 103:1")
    unknown = found(tmp_path, HEAD + "".join(f"a{n}: {{b: {{is: 011}}}}\n" for n in range(1000)))
    assert unknown.count("E111") == 100 and unknown.endswith("E019 102:15")


def test_a_long_chain_of_parents_is_refused(tmp_path: Path) -> None:
    for n in range(14):
        extends = f"extends: g{n + 1}\n" if n < 13 else ""
        (tmp_path / f"g{n}.yaml").write_text(f"language: 1\nvariant: g{n}\n{extends}a: {{b{n}: {{is: 1}}}}\n")
    assert [d.code for d in check_structure(tmp_path / "g0.yaml")] == ["E203"]
    assert check_structure(tmp_path / "g2.yaml") == []


def test_a_parent_has_the_name_of_its_file(tmp_path: Path) -> None:
    (tmp_path / "mother.yaml").write_text("language: 1\nvariant: father\na: {b: {is: 1}}\n")
    assert found(tmp_path, HEAD + "extends: mother\n") == "E212 2:10"


def test_every_code_is_explained_and_provoked() -> None:
    given = {code for path in LOADING.glob("*.py") if path.name != "codes.py" for code in re.findall(r'"(E\d{3})"', path.read_text())}
    provoked = {code for row in FAULTS for code in re.findall(r"E\d{3}", row[2])} | {"E019", "E203", "E212"}
    assert given == {code for code in codes.CODES if code < "E3"} == provoked


def test_explanations_are_found_by_code() -> None:
    code = codes.explain("e110")
    assert code is not None and "15000" in code.explanation
    assert codes.explain("E999") is None
    for entry in codes.CODES.values():
        assert len(entry.meaning) < 80 and entry.explanation.endswith(".")
