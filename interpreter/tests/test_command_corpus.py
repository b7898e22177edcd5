"""The cases listed, shown and exported, those beside files of one's own too; files that are saved whole."""

from __future__ import annotations

import json
import os
import shutil
from pathlib import Path

import jsonschema
import pytest

from meldbook import data, saving
from meldbook.errors import InputError
from test_command import CommandLine, cli
from test_command_new import folder, house

__all__ = ["cli", "folder", "house"]


def test_cases_are_listed_by_rule(cli: CommandLine) -> None:
    found = cli.answer("corpus", "list", "--rule", "pile.natural_pair")
    assert found and all("pile.natural_pair" in case["rules"] for case in found)
    assert len(cli("corpus", "list", "--rule", "pile.natural_pair").out.splitlines()) == len(found)
    assert cli("corpus", "list", "--rule", "no.such") == (1, "", "")


def test_the_corpus_is_exported_whole(cli: CommandLine, tmp_path: Path) -> None:
    path = tmp_path / "corpus.json"
    assert cli("corpus", "export", "--output", path) == (0, "", "")
    found = json.loads(path.read_text("utf-8"))["cases"]
    own = [case["id"] for case in found if "inherited_from" not in case]
    assert own == sorted(case["id"] for case in cli.answer("corpus", "list")) and len(own) < len(found)


def test_what_the_cases_prove_is_told_for_games_and_for_rules(cli: CommandLine) -> None:
    found = cli.answer("corpus", "coverage", "--variant", "tranca")
    (game,) = found["games"]
    assert game["cases"] == sum(case["variant"] == "tranca" for case in cli.answer("corpus", "list"))
    assert game["mutants"] == game["killed"] + game["equivalent"] and game["open"] == 0
    assert sum(rule["mutants"] for rule in game["rules"]) == game["mutants"]
    (take,) = (rule for rule in game["rules"] if rule["rule"] == "pile.take")
    assert take["cases"] >= take["allowed"] + take["refused"] and take["allowed"] and take["refused"]
    assert {"plain Bolivia", "tranca-js"} <= {one["name"] for one in found["implementations"]}
    lines = cli("corpus", "coverage", "--variant", "tranca", "--rule", "pile.take").out.splitlines()
    assert len(lines) == 2 and lines[1].split()[:5] == ["tranca", "pile.take", *(str(take[key]) for key in ("cases", "allowed", "refused"))]
    assert cli("corpus", "coverage", "--rule", "no.such") == (1, "", "")


@pytest.mark.parametrize(
    ("lang", "told"), [("en", "Not caught"), ("pt", "Não detectadas"), ("es", "No detectadas"), ("it", "Non scoperte")]
)
def test_proof_is_told_in_every_language(cli: CommandLine, lang: str, told: str) -> None:
    assert told in cli("corpus", "coverage", "--variant", "samba", "--lang", lang).out


def test_changes_are_not_counted_for_a_file_of_ones_own(cli: CommandLine, house: Path) -> None:
    (game,) = cli.answer("corpus", "coverage", "--variant", house)["games"]
    assert "mutants" not in game and game["inherited"] > 50


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Refused by rule pile.natural_pair: While the pile is frozen"),
        ("it", "Con il pozzo congelato"),
        ("es", "Player 1"),
        ("pt", "lixo"),
    ],
)
def test_a_case_is_shown_with_its_table_and_its_rules_in_the_language_asked_for(cli: CommandLine, lang: str, told: str) -> None:
    status, out, err = cli("corpus", "show", "card_and_wild_leave_frozen_pile", "--lang", lang)
    assert (status, err) == (0, "")
    assert "4D 2C 9D" in out and "take 9S JK" in out and "CAN-PILE-2" in out
    assert (told in out) == (lang != "es")


def test_every_case_can_be_shown(cli: CommandLine) -> None:
    from meldbook.command.case_told import whole
    from meldbook.conformance.cases import read_corpus
    from meldbook.play.compile import load

    for case in read_corpus().cases[::7]:
        assert case.title in "\n".join(whole(case, load(case.variant, case.options), "en"))


def test_an_inherited_case_is_shown_as_its_heir_has_it(cli: CommandLine) -> None:
    from meldbook.conformance.case import MARK
    from meldbook.conformance.cases import read_corpus
    from meldbook.conformance.inherit import with_inherited

    heir = next(case.id for case in with_inherited(read_corpus()).cases if MARK in case.id)
    assert cli("corpus", "show", heir).out.startswith(f"{heir}: ")


def test_the_cases_of_a_file_are_exported_with_those_it_inherits(cli: CommandLine, house: Path) -> None:
    status, out, err = cli("corpus", "export", "--variant", house, "--level", "1")
    assert (status, err) == (0, "")
    found = json.loads(out)
    schema = json.loads(data.text("spec", "schema", "corpus.schema.json"))
    jsonschema.Draft202012Validator(schema).validate(found)
    assert {case["variant"] for case in found["cases"]} == {"house"} == set(found["variants"])
    assert any("inherited_from" in case for case in found["cases"]) and not all("inherited_from" in case for case in found["cases"])
    assert "complete.mixed_set" in found["variants"]["house"]["rules"]


def test_nothing_to_export_is_told(cli: CommandLine) -> None:
    status, out, err = cli("corpus", "export", "--rule", "no.such")
    assert (status, out) == (2, "") and "no case is of this variant" in err


# --- files that are saved ---


def test_a_saved_file_has_the_permissions_it_had(tmp_path: Path) -> None:
    path = tmp_path / "report.json"
    saving.save(path, "one")
    assert path.stat().st_mode & 0o777 == 0o666 & ~_mask()
    path.chmod(0o600)
    saving.save(path, "two")
    assert path.read_text("utf-8") == "two" and path.stat().st_mode & 0o777 == 0o600
    assert [one.name for one in tmp_path.iterdir()] == ["report.json"]


def test_what_cannot_be_written_to_its_end_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "report.json"
    saving.save(path, "old")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(shutil, "copymode", full)
    with pytest.raises(InputError, match="No space left"):
        saving.save(path, "new")
    assert path.read_text("utf-8") == "old"
    assert [one.name for one in tmp_path.iterdir()] == ["report.json"]


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "file")
    saving.save(tmp_path / "link", "text")
    assert (tmp_path / "link").is_symlink() and (tmp_path / "file").read_text("utf-8") == "text"


def test_a_device_is_written_to_and_not_replaced(cli: CommandLine) -> None:
    assert cli("corpus", "export", "--rule", "pile.natural_pair", "-o", os.devnull).status == 0
    assert not Path(os.devnull).is_file()


def _mask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
