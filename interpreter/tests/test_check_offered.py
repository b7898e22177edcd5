"""What `check` says of files that are only shared, and of every value that the options of a variant offer."""

from __future__ import annotations

from pathlib import Path

import pytest

from meldbook.loading.files import variant_names
from meldbook.loading.variants import resolve
from meldbook.play import offered
from test_command import CommandLine, cli, written

__all__ = ["cli"]

SHARED = "language: 1\nvariant: mine\nabstract: yes\n"
OPTION = "language: 1\nvariant: mine\nextends: canasta\n"


def found(cli: CommandLine, folder: Path, text: str) -> list[str]:
    return [f"{fault['code']} {fault['line']}:{fault['column']}" for fault in cli.answer("check", written(folder, "mine.yaml", text))]


# --- files that are only shared ---


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ('a: {b: {to: draw, needs: "((( x"}}', ["E300 4:32"]),
        ("extends: base\na: {b: {to: draw, needs: size(hand)}}", ["E320 5:26"]),
        ("extends: base\na: {b: {to: draw, needs: size(hnad) > 1}}", ["E321 5:31"]),
        ("extends: base\na: {b: {whenever: hand is empty, do: [{end: plya}]}}", ["E342 5:39"]),
        ("extends: base\na: {b: {to: draw, needs: size(hand) > -2}}", ["E349 5:39"]),
        ("extends: base\na: {o: {choice: [no, yes], with: {yes: {deal: {hand_size: {is: hnad}}}}}}", ["E321 5:64"]),
        ("extends: base\ntable: {players: {choice: [4, 5]}}", ["E341 5:31"]),
    ],
)
def test_a_shared_file_is_read_as_far_as_it_goes(cli: CommandLine, tmp_path: Path, body: str, expected: list[str]) -> None:
    assert found(cli, tmp_path, f"{SHARED}{body}\n") == expected


@pytest.mark.parametrize(
    "body",
    [
        "a: {b: {is: 1}}",
        "a: {b: {is: players + 1}, stock: {zone: stack, of: table, seen: nobody}, o: {choice: [1, 2], default: 1 if players = 2 else 2}}",
        "extends: base\na: {b: {is: 1 if players = 2 else 3}}",
    ],
)
def test_what_a_child_may_bring_is_no_fault_of_a_shared_file(cli: CommandLine, tmp_path: Path, body: str) -> None:
    assert found(cli, tmp_path, f"{SHARED}{body}\n") == []


# --- values of options ---


def test_a_value_with_which_no_game_can_be_set_up_is_told_at_the_value(cli: CommandLine, tmp_path: Path) -> None:
    (fault,) = cli.answer("check", written(tmp_path, "mine.yaml", OPTION + "table: {players: {choice: [4, 5]}}\n"))
    assert (fault["code"], fault["line"], fault["column"]) == ("E341", 4, 31)
    assert fault["message"] == "with `players: 5` no game can be set up: 5 players cannot sit in 2 equal sides"
    assert fault["other"]["file"] == "spec/variants/base.yaml"


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("deal: {hand_size: {choice: [11, 40]}}", ["E349 4:33"]),
        ("turn: {draw_size: {choice: [1, -1, 2]}}", ["E349 4:32"]),
        ("table: {packs: {choice: [2, 0, 1]}}", ["E341 4:29"]),
        ("a: {o: {choice: [2, 0]}, b: {to: draw, needs: size(hand) div o > 0}}", ["E323 4:21"]),
        ("a: {o: {choice: [1, 2]}, p: {choice: [1, 3], default: o}, b: {to: draw, needs: p > 0}}", ["E331 4:21"]),
        ("a: {o: {choice: [no, yes], with: {yes: {deal: {hand_size: {is: 40}}}}, text: {en: Many.}}}", ["E349 4:64"]),
    ],
)
def test_every_value_of_every_option_is_tried(cli: CommandLine, tmp_path: Path, body: str, expected: list[str]) -> None:
    codes = [one for one in found(cli, tmp_path, f"{OPTION}{body}\n") if one[:4] not in ("E350", "E501", "E502")]
    assert codes == expected


def test_a_file_that_does_not_fit_a_value_it_has_taken_over_is_told_there(cli: CommandLine, tmp_path: Path) -> None:
    (fault,) = cli.answer("check", written(tmp_path, "mine.yaml", OPTION + "table: {sides: {is: 2, text: {en: Two sides.}}}\n"))
    assert (fault["code"], fault["line"]) == ("E341", 4)
    assert fault["message"].startswith("with `players: 3`") and fault["other"]["file"] == "spec/variants/base.yaml"


@pytest.mark.parametrize("name", variant_names())
def test_each_value_that_the_project_offers_can_be_played(name: str) -> None:
    result = offered.try_values(resolve(name))
    assert (result.faults, result.tried) == ([], result.offered)


def test_a_value_that_lays_nothing_is_tried_as_if_all_were_bound_again(tmp_path: Path) -> None:
    body = "a: {o: {choice: [2, 0]}, p: {is: o}, b: {to: draw, needs: size(hand) div p > 0}}\n"
    resolved = resolve(written(tmp_path, "mine.yaml", OPTION + body))
    trial = offered._Trial(resolved)
    option, value = next(pair for pair in trial.values() if pair[0].name == "o")
    part, whole = trial.part(option, value), trial.whole(option, value)
    assert [fault.code for fault in part] == [fault.code for fault in whole] == ["E323"]


def test_where_not_all_values_are_tried_it_is_said(cli: CommandLine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(offered, "MOST_LAYING", 2)
    options = "".join(
        f"  o{n}: {{choice: [no, yes], with: {{yes: {{deal: {{hand_size: {{is: 5}}}}}}}}, text: {{en: An option.}}}}\n" for n in range(5)
    )
    path = written(tmp_path, "mine.yaml", f"{OPTION}a:\n{options}")
    status, _, err = cli("check", path)
    assert status == 0 and "of them were tried, the others not" in err
    monkeypatch.setattr(offered, "MOST_LAYING", 6)
    assert cli("check", path).err == ""
