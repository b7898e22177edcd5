"""What `check` says of a variant of one's own: sentences that no longer hold, rules that are gone or written wrong, slips of notation."""

from __future__ import annotations

from pathlib import Path

import pytest

from test_command import CommandLine, cli, written
from test_command_new import HOUSE, folder, house

__all__ = ["cli", "folder", "house"]


# --- the sentence of a changed rule ---


def test_a_sentence_that_is_only_taken_over_does_not_cover_a_change(cli: CommandLine, folder: Path) -> None:
    table = "{below: 15, 0: 50, 1500: 90, 3000: 120, 5000: 130, 7000: top_need}"
    text = f"language: 1\nvariant: mine\nextends: bolivia\nopening:\n  need: {{values: {table}}}\n"
    path = written(folder, "mine.yaml", text)
    (fault,) = cli.answer("check", path)
    assert fault["code"] == "E501"
    assert "`value_6`" in fault["message"] and "five_bands" not in fault["help"]
    written(folder, "mine.yaml", text.replace("top_need}}", "top_need}, text: opening.need-five_bands}"))
    assert cli.answer("check", path)[0]["message"] == fault["message"]
    written(folder, "mine.yaml", text.replace("top_need}}", 'top_need}, text: {en: "From { $from_5 } it needs { $value_5 }."}}'))
    assert cli("check", path).out == ""
    assert "From 5,000 it needs 130." in cli("show", path, "opening.need").out


def test_a_sentence_whose_rule_has_become_another_is_told_with_its_way_out(cli: CommandLine, folder: Path) -> None:
    path = written(folder, "mine.yaml", "language: 1\nvariant: mine\nextends: bolivia\ncomplete:\n  natural_set: {when: size >= 8}\n")
    (fault,) = cli.answer("check", path)
    assert (fault["code"], fault["file"], fault["line"]) == ("E501", str(path), 5)


def test_what_names_a_removed_rule_is_told_at_its_removal(cli: CommandLine, folder: Path) -> None:
    path = written(folder, "mine.yaml", "language: 1\nvariant: mine\nextends: canasta\npile: {take: null}\n")
    (fault,) = cli.answer("check", path)
    assert fault["code"] == "E327" and fault["message"].startswith("`pile.take` is removed, and is still named in ")


def test_a_new_rule_that_may_be_a_known_one_is_asked_about(cli: CommandLine, folder: Path) -> None:
    path = written(folder, "mine.yaml", "language: 1\nvariant: mine\nextends: bolivia\ncomplete: {all_wilds: {pays: 2000}}\n")
    (fault,) = cli.answer("check", path)
    assert fault["code"] == "E350" and fault["help"].endswith("did you mean `complete.all_wild`?")


def test_a_file_of_cases_without_any_is_told_how_one_begins(cli: CommandLine, house: Path) -> None:
    cases = house.with_suffix("").with_suffix(".cases.yaml")
    cases.write_text("", "utf-8")
    said = cli("check", cases)
    assert said.status == 1 and "a case file begins with `- id: ...`" in said.out and "language: 1" not in said.out


def test_a_word_of_another_sort_is_told_what_it_is_and_not_meant_instead_of_itself(cli: CommandLine, folder: Path) -> None:
    for name in ("hand", "stock", "red_three"):
        Path("asked.yaml").write_text(f"{{variant: canasta, given: {{}}, steps: [{{ask: {{word: {name}}}}}]}}", "utf-8")
        found = cli("judge", "asked.yaml")
        assert found.status == 2 and f"did you mean `{name}`" not in found.err and f"`{name}` is a" in found.err, found.err


def test_what_is_not_a_file_does_not_pass_for_no_cases(cli: CommandLine, house: Path) -> None:
    beside = house.parent / "house.cases.yaml"
    beside.unlink(missing_ok=True)
    beside.mkdir()
    status, _, err = cli("check", house)
    assert status == 2 and "house.cases.yaml: is not a file" in err


@pytest.mark.parametrize(
    "call",
    [
        "NUMBER($n1, minimumFractionDigits: 99999999)",
        "DATETIME($n1)",
        'WORDS($n1, gender: "a")',
        "RANK($n1, x: 1)",
    ],
)
def test_a_text_calls_nothing_that_could_have_no_end(cli: CommandLine, folder: Path, call: str) -> None:
    path = written(folder, "house.yaml", HOUSE.replace("pays: 400", f"pays: 400, text: {{en: '{{ {call} }}'}}"))
    assert [fault["code"] for fault in cli.answer("check", path)] == ["E501"]


# --- slips of who knows another notation ---


@pytest.mark.parametrize(
    ("when", "help"),
    [
        ("size >= 7 and rank = A", "write `is A`"),
        ("size >= 7 and rank != 10", "write `rank is not 10`"),
        ("rank >= 7", "as in `rank is (7 to A)`"),
        ("size > 1 and rank != A", "write `is not A`"),
        ("rank = 7", "write `rank is 7`"),
        ("suit = hearts", "write `is hearts`"),
        ("size => 7", "write `>=`"),
        ("size == 7", "write `=`"),
        ("size > 7 & rank is A", "write `and`"),
        ("size > 1,000", "without a sign between its digits"),
        ("size / 2 = 4", "write `div`"),
    ],
)
def test_a_slip_of_notation_is_told_how_it_is_written_here(cli: CommandLine, folder: Path, when: str, help: str) -> None:
    path = written(folder, "house.yaml", HOUSE.replace("pays: 400", f'when: "{when}"'))
    assert help in cli.answer("check", path)[0]["help"]
