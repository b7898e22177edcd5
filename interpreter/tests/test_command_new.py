"""A variant of one's own: the first draft, its cases, and every verb on a file that lies anywhere."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path
from typing import Any

import jsonschema
import pytest
import yaml
from referencing import Registry, Resource

from meldbook import data
from meldbook.conformance.engine import playable
from meldbook.difference import changes
from meldbook.errors import InputError
from meldbook.loading.variants import resolve
from meldbook.texts import LANGUAGES
from test_command import CommandLine, cli, written

__all__ = ["cli"]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to write in."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


# --- the draft ---


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_draft_checks_in_each_language(cli: CommandLine, folder: Path, lang: str) -> None:
    assert cli("new", "mine", "--from", "canasta", "--lang", lang)[::2] == (0, "")
    assert cli("check", "mine.yaml") == (0, "", "")


@pytest.mark.parametrize("variant", playable())
def test_a_draft_changes_nothing_and_each_line_of_its_menu_repeats_what_the_parent_has(
    cli: CommandLine, folder: Path, variant: str
) -> None:
    assert cli("new", "mine", "--from", variant).status == 0
    draft = Path("mine.yaml").read_text("utf-8")
    whole = re.sub(r"^# (?=  |[a-z_]+:$)", "", draft, flags=re.MULTILINE)
    assert whole.count("\n  ") > 60
    for text in (draft, whole):
        Path("mine.yaml").write_text(text, "utf-8")
        assert cli("check", "mine.yaml").out == ""
        assert changes(resolve(variant), resolve(Path("mine.yaml"))) == []


def test_in_each_chapter_options_stand_before_values_and_values_before_rules(cli: CommandLine, folder: Path) -> None:
    cli("new", "mine", "--from", "canasta")
    stock = Path("mine.yaml").read_text("utf-8").partition("# out:\n")[2].partition("\n\n")[0]
    keys = re.findall(r"^#   (\w+): \{(\w+):", stock, re.MULTILINE)
    assert [key for key, verb in keys if verb == "default"] == [key for key, _ in keys][: len([v for _, v in keys if v == "default"])]
    assert [verb for _, verb in keys if verb != "default"] == sorted([v for _, v in keys if v != "default"], key="values pays needs".find)


def test_settings_fill_the_draft_and_its_first_case(cli: CommandLine, folder: Path) -> None:
    assert cli("new", "mine", "--from", "canasta", "--set", "target=7500", "--set", "onto_meld=yes").status == 0
    written_ = yaml.safe_load(Path("mine.yaml").read_text("utf-8"))
    assert written_["match"] == {"target": {"default": 7500}}
    assert written_["pile"] == {"onto_meld": {"default": True}}
    assert cli("check", "mine.yaml").out == ""
    assert cli("conform", "--variant", "mine.yaml", "--case", "target_is_7500").status == 0


@pytest.mark.parametrize("setting", ["onto_meld=yes", "concealed_by=side", "target=2500"])
def test_the_first_case_holds_for_every_kind_of_option(cli: CommandLine, folder: Path, setting: str) -> None:
    cli("new", "mine", "--from", "canasta", "--set", setting)
    case = cli.answer("corpus", "list", "--variant", "mine.yaml")[0]["id"]
    assert cli("conform", "--variant", "mine.yaml", "--case", case).status == 0


@pytest.mark.parametrize("kind", ["variant", "own_cases"])
def test_the_first_line_names_the_schema_for_editors(cli: CommandLine, folder: Path, kind: str) -> None:
    cli("new", "mine", "--from", "bolivia")
    text = Path("mine.yaml" if kind == "variant" else "mine.cases.yaml").read_text("utf-8")
    named = re.match(r"# yaml-language-server: \$schema=file://(\S+)\n", text)
    assert named and Path(named[1]).name == f"{kind}.schema.json"
    schemas = [Resource.from_contents(yaml.safe_load(data.text("spec", "schema", name))) for name in data.names("spec", "schema")]
    registry: Registry[Any] = Registry().with_resources([(str(one.id()), one) for one in schemas])
    schema = yaml.safe_load(Path(named[1]).read_text("utf-8"))
    jsonschema.Draft202012Validator(schema, registry=registry).validate(yaml.safe_load(text))


def test_a_file_that_is_there_is_left_as_it_is(cli: CommandLine, folder: Path) -> None:
    written(folder, "mine.cases.yaml", "- a case\n")
    status, out, err = cli("new", "mine", "--from", "canasta")
    assert (status, out) == (2, "")
    assert "“mine.cases.yaml”; nothing was written" in err
    assert not Path("mine.yaml").exists()


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["Mine", "--from", "canasta"], "cannot be the name of a variant"),
        (["../mine", "--from", "canasta"], "cannot be the name of a variant"),
        (["bolivia", "--from", "canasta"], "There is already a variant called “bolivia”"),
        (["mine", "--from", "canastra"], "Did you mean “canasta”?"),
        (["mine", "--from", "base"], "“base” is not a game"),
        (["mine", "--from", "canasta", "-o", "mine.txt"], "cannot be the file of a variant"),
        (["mine", "--from", "canasta", "-o", "mine.cases.yaml"], "cannot be the file of a variant"),
        (["mine", "--from", "canasta", "-o", "none/mine.yaml"], "cannot be written"),
        (["mine", "--from", "canasta", "--set", "traget=5000"], "Did you mean “target”?"),
        (["mine", "--from", "canasta", "--set", "target=5001"], "does not take the value “5001”"),
        (["mine"], "--from"),
    ],
)
def test_what_cannot_be_drafted_is_told_and_writes_nothing(cli: CommandLine, folder: Path, words: list[str], told: str) -> None:
    status, out, err = cli("new", *words)
    assert (status, out) == (2, "")
    assert told in err
    assert list(folder.iterdir()) == []


def test_a_draft_may_extend_a_file_beside_it(cli: CommandLine, folder: Path) -> None:
    cli("new", "mine", "--from", "canasta", "--set", "target=7500")
    assert cli("new", "yours", "--from", "mine.yaml").status == 0
    assert cli("check", "yours.yaml").out == ""
    (folder / "sub").mkdir()
    assert "does not lie in the folder" in cli("new", "theirs", "--from", "mine.yaml", "-o", "sub/theirs.yaml").err
    assert "target_is_7500@yours" in [
        line.split('"')[7] for line in cli("conform", "--variant", "yours.yaml", "--json").out.splitlines() if '"type":"case"' in line
    ]


@pytest.mark.parametrize("name", ["no", "yes", "on", "null", "true", "y"])
def test_a_name_that_yaml_reads_as_a_value_is_refused_before_anything_is_written(cli: CommandLine, folder: Path, name: str) -> None:
    assert cli("new", name, "--from", "canasta").status == 2
    assert not (folder / f"{name}.yaml").exists()


def test_a_draft_does_not_extend_itself(cli: CommandLine, folder: Path) -> None:
    cli("new", "mine", "--from", "canasta")
    found = cli("new", "mine", "--from", "mine.yaml", "-o", "other.yaml")
    assert found.status == 2 and "“mine”" in found.err and not Path("other.yaml").exists()


def test_the_next_command_can_be_copied_whatever_the_name_of_the_file(cli: CommandLine, folder: Path) -> None:
    assert "meldbook check 'my game.yaml'" in cli("new", "mine", "--from", "canasta", "-o", "my game.yaml", "--lang", "en").out


def test_half_a_file_is_not_left(cli: CommandLine, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from meldbook.command import new

    class Full(io.StringIO):
        def flush(self) -> None:
            raise OSError(28, "No space left on device")

    path = folder / "full.yaml"

    def opened(self: Path, *_: object, **__: object) -> Full:
        self.touch()
        return Full()

    monkeypatch.setattr(Path, "open", opened)
    with pytest.raises(InputError, match="No space left"):
        new._write(path, "language: 1\n")
    assert not path.exists()


# --- cases beside a file ---

HOUSE = """
language: 1
variant: house
extends: canasta
complete:
  mixed_set: {pays: 400}
"""
CASES = """
- id: mixed_400
  title: A mixed canasta pays 400
  rules: [complete.mixed_set]
  steps:
    - ask: {meld: 9S 9H 9D 9C 9S 9H 2C}
      expect: {bonus: 400}
"""


@pytest.fixture
def house(folder: Path) -> Path:
    """A variant with a case beside it, in a folder that is not the one the command is run in."""
    (folder / "home").mkdir()
    written(folder / "home", "house.cases.yaml", CASES)
    return written(folder / "home", "house.yaml", HOUSE)


def test_a_file_is_played_by_its_own_cases_and_those_it_inherits(cli: CommandLine, house: Path) -> None:
    status, _, err = cli("conform", "--variant", house, "--rule", "complete")
    assert (status, err) == (0, "")
    ids = re.findall(r'"id":"(\w+@?\w*)"', cli("conform", "--variant", house, "--json").out)
    assert "mixed_400" in ids
    assert "pair_takes_frozen_pile@house" in ids
    assert not [id_ for id_ in ids if "@" in id_ and not id_.endswith("@house")]


def test_a_case_that_fails_is_told_with_the_commands_for_the_file(cli: CommandLine, house: Path) -> None:
    (house.parent / "house.cases.yaml").write_text(CASES.replace("bonus: 400", "bonus: 300"), "utf-8")
    status, out, _ = cli("conform", "--variant", house, "--case", "mixed_400")
    assert status == 1
    assert f"  again     meldbook conform --variant {house} --case mixed_400\n" in out
    again = re.search(r"the case  meldbook (.*)", out)
    assert again and cli(*again[1].split()).out.startswith("mixed_400: ")


def test_a_file_is_served_to_who_names_it(cli: CommandLine, house: Path) -> None:
    served = f"{sys.executable} -m meldbook serve"
    one = ("conform", "--variant", house, "--case", "mixed_400", "--strict")
    assert cli(*one, "--impl", f"{served} --variant {house}").status == 0
    assert cli(*one, "--impl", served).status == 2  # the variant is not declared, so nothing can be graded


@pytest.mark.parametrize(
    ("before", "after", "code"),
    [
        ("complete.mixed_set", "complete.mixd_set", "E611"),
        ("title:", "titel:", "E602"),
        ("rules:", "variant: canasta\n  rules:", "E604"),
        ("9S 9H 2C", "9S 9H 9X", "E604"),
        ("  steps:", "  options: {players: 7}\n  steps:", "E612"),
    ],
)
def test_a_fault_of_a_case_is_found_with_its_variant_and_alone(cli: CommandLine, house: Path, before: str, after: str, code: str) -> None:
    beside = house.parent / "house.cases.yaml"
    assert cli("check", house, beside) == (0, "", "")
    beside.write_text(CASES.replace(before, after), "utf-8")
    for asked in (house, beside):
        assert code in [fault["code"] for fault in cli.answer("check", asked)]


def test_cases_are_listed_shown_and_named_with_their_rule(cli: CommandLine, house: Path) -> None:
    assert [case["id"] for case in cli.answer("corpus", "list", "--variant", house)] == ["mixed_400"]
    assert cli("corpus", "show", "mixed_400", "--variant", house).status == 0
    assert "mixed_400" in [case["id"] for case in cli.answer("show", house, "complete.mixed_set")["cases"]]
    assert cli("corpus", "show", "mixed_400").status == 2


def test_a_link_that_leads_out_of_the_folder_is_not_read(cli: CommandLine, house: Path) -> None:
    beside = house.parent / "house.cases.yaml"
    beside.rename(house.parent.parent / "elsewhere.yaml")
    beside.symlink_to(house.parent.parent / "elsewhere.yaml")
    assert cli.answer("corpus", "list", "--variant", house) == []


def test_a_file_that_bears_a_published_name_has_no_cases_of_its_own(cli: CommandLine, house: Path) -> None:
    path = written(house.parent, "samba.yaml", HOUSE.replace("variant: house", "variant: samba"))
    status, _, err = cli("conform", "--variant", path)
    assert status == 2
    assert "there is another variant `samba`" in err


# --- what a file changes ---


def test_a_file_that_changes_the_pack_differs_by_what_it_changes(cli: CommandLine, folder: Path) -> None:
    path = written(folder, "two.yaml", "language: 1\nvariant: two\nextends: samba\ntable: {packs: {is: 2}, jokers: {is: 4}}\n")
    found = cli.answer("diff", "samba", path)["cases"]
    assert {case["playable"] for case in found} == {True, False}
    assert len(found) < 30
    assert " cases cannot be played by these rules:\n" in cli("diff", "samba", path).out


def test_a_sentence_that_is_there_in_another_language_says_so(cli: CommandLine, folder: Path) -> None:
    written(folder, "mine.yaml", "language: 1\nvariant: mine\nextends: canasta\nscore: {going_out: {pays: 150, text: {en: It pays.}}}\n")
    for lang, mark in (("en", ""), ("pt", " (em inglês)"), ("es", " (en inglés)"), ("it", " (in inglese)")):
        assert f"  score.going_out: It pays.{mark}\n" in cli("show", "mine.yaml", "score", "--lang", lang).out
    assert cli("book", "mine.yaml", "-o", "book").status == 0
    page = (folder / "book" / "pt" / "rules" / "mine.html").read_text("utf-8")
    assert '<span lang="en">It pays.</span> (em inglês)' in page


def test_what_stands_under_no_heading_is_told_at_the_end(cli: CommandLine, folder: Path) -> None:
    path = written(folder, "house.yaml", HOUSE + "match:\n  most_deals: {is: 20}\n")
    out = cli("diff", "canasta", path).out
    assert "≠ Other rules\nRule changed: match.most_deals  (is)\n" in out


def test_cases_of_a_file_come_out_differently_too(cli: CommandLine, house: Path) -> None:
    assert cli.answer("diff", house, "canasta")["cases"] == [{"id": "mixed_400", "playable": True}]


def test_a_rule_to_what_stands_under_a_heading_is_told_there(cli: CommandLine, folder: Path) -> None:
    rule = 'turn:\n  no_wild_out: {to: discard, needs: card is not wild, text: {en: "A wild card is not discarded."}}\n'
    path = written(folder, "mine.yaml", "language: 1\nvariant: mine\nextends: canasta\n" + rule)
    out = cli("diff", "canasta", path).out
    assert "≠ Discard\n" in out and "Other rules" not in out and out.count("A wild card is not discarded.") == 1


def test_a_rule_that_only_reads_otherwise_is_told(cli: CommandLine, folder: Path) -> None:
    path = written(folder, "mine.yaml", "language: 1\nvariant: mine\nextends: tranca\nreserve: {new_stock: {default: yes}}\n")
    assert "Rule changed: stock.over\n" in cli("diff", "tranca", path).out


def test_rulings_that_a_variant_has_changed_are_not_told_for_it(cli: CommandLine) -> None:
    told = {game: {one["id"] for one in cli.answer("show", game, "--rulings")["rulings"]} for game in ("samba", "canasta_classic")}
    assert {"AMB-CAN-2", "AMB-CAN-3", "AMB-CAN-20"}.isdisjoint(told["samba"]) and "AMB-CAN-21" in told["samba"]
    assert {"AMB-CAN-2", "AMB-CAN-11"}.isdisjoint(told["canasta_classic"]) and "AMB-CAN-12" in told["canasta_classic"]


def test_a_number_of_many_digits_is_told(cli: CommandLine, folder: Path) -> None:
    rule = "complete:\n  mixed_set: {pays: 99999999*999999999*999999999*999999999, text: {en: Much.}}\n"
    path = written(folder, "mine.yaml", "language: 1\nvariant: mine\nextends: canasta\n" + rule)
    status, out, err = cli("meld", path, "9S 9H 9D 9C 9S 9H 2C")
    assert (status, err) == (0, "") and f"{99999999 * 999999999**3:,}" in out
