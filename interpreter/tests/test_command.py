"""What each verb answers."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from meldbook.command import asked, main
from meldbook.command.verbs import VERBS
from meldbook.texts import LANGUAGES


class Run(NamedTuple):
    status: int
    out: str
    err: str


class CommandLine:
    """Runs the command in this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.capsys = capsys
        for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
            monkeypatch.delenv(name, raising=False)

    def __call__(self, *words: str | Path) -> Run:
        status = main.run([str(word) for word in words])
        return Run(status, *self.capsys.readouterr())

    def answer(self, *words: str | Path) -> Any:
        """What it answers as JSON."""
        return json.loads(self(*words, "--json").out)


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> CommandLine:
    return CommandLine(capsys, monkeypatch)


SITUATION = """
variant: canasta
given:
  hands: {1: 9S 9H 4C 5D 6H}
  melds: {1: [KS KH KD]}
  pile: 4D 2C 9D
steps:
  - {by: 1, do: take 9S 4C}
  - {by: 1, do: take 9S 9H}
  - {by: 1, ask: {word: need}}
  - {by: 1, ask: {may: discard 3C}}
  - {by: 1, ask: actions}
  - {by: 1, do: discard 4C}
"""
DEAL = """
before: {1: [lay]}
done: [draw, lay, discard, out]
scores: [4500, 2000]
hands: {2: AC 9D 4C, 3: JK 2C 7H, 4: KS 3C}
melds: {1: [KC KD KH KS KC KD KH, QC QD QH QS QC QD 2D], 2: [AS AD AH, 6C 6D JK]}
shown: {1: 3H, 2: 3D}
"""
HOUSE = """
language: 1
variant: house
extends: canasta
complete:
  mixed_set: {pays: 400}
"""


def written(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.write_text(text.lstrip(), "utf-8")
    return path


# --- meld ---


def test_a_meld_is_told_with_its_points(cli: CommandLine) -> None:
    assert cli("meld", "canasta", "9S 9H 2C") == (0, "A valid meld: set.\nThe cards are worth 40 points.\n", "")


def test_a_kind_is_told_with_its_bonus(cli: CommandLine) -> None:
    assert cli.answer("meld", "canasta", "9S 9H 9D 9C 9S 9H 9D") == {"pattern": "set", "kinds": ["natural_set"], "points": 70, "bonus": 500}
    assert "Bonus: 500 points." in cli("meld", "canasta", "9S 9H 9D 9C 9S 9H 9D").out


def test_a_refused_meld_names_its_rule_and_where_it_is_from(cli: CommandLine) -> None:
    status, out, err = cli("meld", "canasta", "9S", "2H", "2C", "--lang", "en")
    assert (status, err) == (1, "")
    assert "Refused by rule melds.more_naturals: A set must have more natural cards than wild cards." in out
    assert "CAN-MELD-2: " in out
    assert cli.answer("meld", "canasta", "9S 2H 2C")["refused"] == "melds.more_naturals"


@pytest.mark.parametrize("cards", [["9s 9♥ 2c"], ["9S", "9H", "2C"], ["9S,9H, 2C"]])
def test_cards_are_read_leniently(cli: CommandLine, cards: list[str]) -> None:
    assert cli.answer("meld", "canasta", *cards)["points"] == 40


def test_a_pattern_can_be_named(cli: CommandLine) -> None:
    assert cli.answer("meld", "canasta", "9S 9H 2C", "--as", "set")["pattern"] == "set"
    assert cli.answer("meld", "canasta", "9S 9H 2C", "--as", "black_meld")["refused"] == "threes.black_meld"


def test_an_option_changes_the_answer(cli: CommandLine) -> None:
    assert cli.answer("meld", "canasta", "9S 9H 2C", "--set", "point_table=ten_each")["points"] == 30


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_verb_that_speaks_does_so_in_four_languages(cli: CommandLine, tmp_path: Path, lang: str) -> None:
    files = written(tmp_path, "a.yaml", SITUATION), written(tmp_path, "b.yaml", DEAL)
    asked_for: list[list[str | Path]] = [
        ["variants"], ["show", "canasta"], ["show", "canasta", "pile.onto_meld"], ["show", "canasta", "--options"],
        ["meld", "canasta", "9S 9H"], ["judge", files[0]], ["score", "canasta", files[1]], ["explain", "pile.take"],
    ]  # fmt: skip
    said = [cli(*words, "--lang", lang).out for words in asked_for]
    assert all(said)
    if lang != "en":
        english = [cli(*words).out for words in asked_for]
        assert not set(said) & set(english)


# --- judge ---


def test_a_situation_is_judged_step_by_step(cli: CommandLine, tmp_path: Path) -> None:
    status, out, err = cli("judge", written(tmp_path, "a.yaml", SITUATION))
    assert (status, err) == (1, "")
    lines = out.splitlines()
    assert lines[0] == "1. Player 1: take 9S 4C"
    assert lines[1].startswith("   Refused by rule pile.take: ")
    assert "2. Player 1: take 9S 9H" in lines
    assert "   value: 50" in lines
    assert any(line.startswith("   Refused by rule turn.discard: ") for line in lines)
    assert lines[-1] == "   It is player 2’s turn."


def test_judging_as_json_gives_the_state_after_each_step(cli: CommandLine, tmp_path: Path) -> None:
    steps = cli.answer("judge", written(tmp_path, "a.yaml", SITUATION))["steps"]
    assert steps[0]["refused"] == "pile.take"
    assert steps[1]["ok"]["hands"]["1"] == ["2C", "4C", "4D", "5D", "6H"]
    assert steps[-1]["ok"]["seat"] == 2
    assert not any("trace" in step for step in steps)


def test_the_trace_lists_the_rules_consulted(cli: CommandLine, tmp_path: Path) -> None:
    path = written(tmp_path, "a.yaml", SITUATION)
    assert ["pile.natural_pair", "allows"] in cli.answer("judge", path, "--trace")["steps"][1]["trace"]
    assert "     pile.natural_pair: allows" in cli("judge", path, "--trace").out


def test_a_situation_without_a_refusal_ends_well(cli: CommandLine, tmp_path: Path) -> None:
    path = written(tmp_path, "a.yaml", "variant: canasta\nsteps: [{do: draw}]\n")
    assert cli("judge", path) == (0, "1. Player 1: draw\n   Allowed.\n   It is player 1’s turn.\n", "")


def test_json_is_read_too(cli: CommandLine, tmp_path: Path) -> None:
    text = '{\n\t"variant": "canasta",\n\t"given": {"noted": {"permission": true}},\n\t"steps": [{"by": 1, "do": "draw"}]\n}'
    assert cli("judge", written(tmp_path, "a.json", text)).status == 0
    assert cli("judge", written(tmp_path, "b.json", text.replace("\t", ""))).status == 0


def test_a_variant_beside_the_situation_is_found(cli: CommandLine, tmp_path: Path) -> None:
    written(tmp_path, "house.yaml", HOUSE)
    path = written(tmp_path, "a.yaml", "variant: ./house.yaml\nsteps: [{by: 1, ask: {meld: 9S 9H 9D 9C 9S 9H 2C}}]\n")
    assert cli.answer("judge", path)["steps"][0]["ok"]["bonus"] == 400


def test_options_of_the_file_give_way_to_those_of_the_command(cli: CommandLine, tmp_path: Path) -> None:
    path = written(tmp_path, "a.yaml", "variant: canasta\noptions: {players: 2}\nsteps: [{do: draw}]\n")
    assert cli.answer("judge", path)["options"]["players"] == "2"
    assert cli.answer("judge", path, "--set", "players=3")["options"]["players"] == "3"


def test_a_case_of_the_corpus_can_be_judged(cli: CommandLine, tmp_path: Path) -> None:
    case = cli.answer("corpus", "list")[0]["id"]
    path = written(tmp_path, "a.yaml", cli("corpus", "show", case, "--yaml").out)
    assert cli("judge", path).status in (0, 1)


# --- score ---


def test_a_deal_is_counted_item_by_item(cli: CommandLine, tmp_path: Path) -> None:
    status, out, _ = cli("score", "canasta", written(tmp_path, "a.yaml", DEAL))
    assert status == 0
    assert "Side 1\n" in out
    assert "  natural canasta: 500 points\n" in out
    assert "  Total: 1,075 points\n" in out
    assert out.endswith("Side 2. Score: 2,170 points\nThe match is over.\nSide 1 wins.\n")


def test_a_count_as_json_names_the_rules(cli: CommandLine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with written(tmp_path, "a.yaml", DEAL).open(encoding="utf-8") as stream:
        monkeypatch.setattr(sys, "stdin", stream)
        found = cli.answer("score", "canasta", "-")
    assert found["items"]["1"]["complete.mixed_set"] == 300
    assert found["totals"] == {"1": 1075, "2": 170}
    assert found["match"] == {"over": True, "winners": [1]}


def test_a_hand_that_is_not_written_is_empty(cli: CommandLine, tmp_path: Path) -> None:
    found = cli.answer("score", "canasta", written(tmp_path, "a.yaml", "melds: {1: [KC KD KH]}\n"))
    assert found == {"items": {"1": {"score.laid_cards": 30}, "2": {}}, "totals": {"1": 30, "2": 0}}


# --- show, explain, variants ---


def test_the_rules_stand_under_their_chapters(cli: CommandLine) -> None:
    _, out, err = cli("show", "canasta")
    assert not err
    assert out.startswith("Rules of Canasta\n\nThe table\n  table.players: ")
    assert "\nThe discard pile\n  pile.take: " in out
    assert all(rule["text"] for rule in cli.answer("show", "canasta")["rules"])


def test_what_a_variant_remarks_about_itself_stands_above_its_rules(cli: CommandLine) -> None:
    out = cli("show", "boliviana").out
    assert out.startswith("Rules of Boliviana\n  These rules rest on one document;")
    assert "rest on one document" not in cli("show", "boliviana", "pile").out


def test_a_heading_under_which_neither_variant_has_a_rule_is_left_out(cli: CommandLine) -> None:
    assert "Reserve hands" not in cli("diff", "canasta", "bolivia").out
    assert "≠ Reserve hands\n" in cli("diff", "bolivia", "boliviana").out


def test_a_chapter_can_be_shown_alone(cli: CommandLine) -> None:
    assert {rule["chapter"] for rule in cli.answer("show", "canasta", "pile")["rules"]} == {"pile"}


def test_a_rule_is_shown_with_origin_sources_and_cases(cli: CommandLine) -> None:
    found = cli.answer("show", "canasta", "pile.natural_pair")
    assert found["origin"] == "canasta"
    assert found["place"].startswith("spec/variants/canasta.yaml:")
    assert found["cites"] == {"CAN-PILE-2": "While the pile is frozen the two hand cards must be a natural pair."}
    assert "pair_takes_frozen_pile" in [case["id"] for case in found["cases"]]
    out = cli("show", "canasta", "pile.natural_pair").out
    assert "  CAN-PILE-2: While the pile is frozen" in out
    assert "  pair_takes_frozen_pile: " in out


def test_an_option_is_shown_with_what_its_values_mean(cli: CommandLine) -> None:
    option = next(one for one in cli.answer("show", "canasta", "--options")["options"] if one["name"] == "onto_meld")
    assert option["question"].endswith("?")
    assert [value["value"] for value in option["values"]] == ["no", "yes"]
    assert all(value["text"] for value in option["values"])
    assert "  To choose: --set onto_meld=yes\n" in cli("show", "canasta", "--options").out


def test_the_usual_value_stays_when_another_is_set(cli: CommandLine) -> None:
    options = cli.answer("show", "canasta", "--options", "--set", "target=7500")["options"]
    target = next(one for one in options if one["name"] == "target")
    assert (target["value"], target["default"]) == ("7500", "5000")


def test_a_ruling_is_shown_with_the_way_to_play_otherwise(cli: CommandLine) -> None:
    found = {one["id"]: one for one in cli.answer("show", "canasta", "--rulings")["rulings"]}
    assert found["AMB-X-1"]["options"]["point_table"]["ten_each"] == ["000", "003"]
    assert "  --set point_table=ten_each  000 003\n" in cli("show", "canasta", "--rulings").out


@pytest.mark.parametrize(
    ("lang", "asked", "played"),
    [
        ("en", "Which way does the turn pass?", "The turn passes clockwise."),
        ("pt", "Em que sentido se joga?", "A vez passa no sentido horário."),
        ("es", "¿En qué sentido se juega?", "El turno pasa en el sentido de las agujas del reloj."),
        ("it", "In che senso si gioca?", "Il turno passa in senso orario."),
    ],
)
def test_a_doubtful_point_is_asked_and_answered_in_every_language(cli: CommandLine, lang: str, asked: str, played: str) -> None:
    lines = cli("show", "tranca", "--rulings", "--lang", lang).out.splitlines()
    at = lines.index(f"AMB-X-4  {asked}")
    assert f"    table.direction: {asked} {played}" in lines[at : at + 4]


@pytest.mark.parametrize("what", ["pile.natural_pair", "E101", "e610", "E350", "E321", "CAN-PILE-2", "can-pile-2", "AMB-X-1", "S7"])
def test_whatever_has_an_id_is_explained(cli: CommandLine, what: str) -> None:
    status, out, err = cli("explain", what)
    assert (status, err) == (0, "")
    assert len(out.splitlines()) >= 2


def test_a_rule_is_explained_as_each_variant_has_it(cli: CommandLine, tmp_path: Path) -> None:
    path = written(tmp_path, "house.yaml", HOUSE)
    assert "300" in cli("explain", "complete.mixed_set").out
    assert "400" in cli("explain", "complete.mixed_set", "--variant", path).out


def test_every_fault_that_can_be_found_has_an_explanation(cli: CommandLine) -> None:
    import re

    import meldbook
    from meldbook.command.explain import codes

    sources = Path(meldbook.__file__).parent.rglob("*.py")
    named = {code for path in sources for code in re.findall(r'"(E[0-9]{3})"', path.read_text("utf-8"))}
    assert named and named <= set(codes())


def test_the_variants_are_listed_with_parent_and_sources(cli: CommandLine) -> None:
    found = {one["name"]: one for one in cli.answer("variants")}
    assert found["canasta"]["parent"] == "base"
    assert found["canasta"]["sources"] == ["001", "002", "004"]
    assert found["base"]["abstract"] is True
    assert all(one["rules"] > 30 for one in found.values())


# --- check ---


def test_the_variants_and_cases_of_the_project_have_no_fault(cli: CommandLine) -> None:
    from meldbook import data

    root = Path(str(data.root()))
    files = [*root.glob("spec/variants/*.yaml"), *root.glob("conformance/cases/*/*.yaml")]
    assert cli("check", *files) == (0, "", "")


def test_a_fault_is_shown_with_what_to_write_instead(cli: CommandLine, tmp_path: Path) -> None:
    path = written(tmp_path, "house.yaml", HOUSE.replace("pays", "pay"))
    status, out, err = cli("check", path)
    assert (status, err) == (1, "")
    assert "house.yaml:5:15" in out
    assert "^^^ did you mean `pays`?" in out
    assert cli.answer("check", path)[0]["code"] == "E101"


NEW_RULE = HOUSE + "  big: {kind: canasta, of: set, when: size >= 9, pays: 700, before: natural_set TEXT}\n"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (NEW_RULE.replace("TEXT", ""), "E350"),
        (NEW_RULE.replace("TEXT", ', text: {it: "La { $foo }."}'), "E501"),
        (NEW_RULE.replace("TEXT", ', text: {it: "La { $n1 "}'), "E501"),
        (NEW_RULE.replace("TEXT", ', text: {it: "La { $n1 }."}'), None),
    ],
)
def test_a_rule_needs_a_text_that_can_be_told(cli: CommandLine, tmp_path: Path, text: str, code: str | None) -> None:
    found = cli.answer("check", written(tmp_path, "house.yaml", text))
    assert [fault["code"] for fault in found] == ([code] if code else [])


CASE = """
- id: one
  title: A title
  variant: canasta
  level: 1
  rules: [pile.take]
  steps: [{ask: {word: need}, expect: {value: 50}}]
  from: a source
"""


@pytest.mark.parametrize(
    ("before", "after", "code"),
    [
        ("pile.take", "pile.tke", "E611"),
        ("variant: canasta", "variant: canastra", "E612"),
        ("variant: canasta", "variant: canasta\n  options: {players: 7}", "E612"),
        ("level: 1", "level: 1\n  given: {hands: {9: 4C}}", "E610"),
        ("  title: A title\n", "", "E603"),
        ("A title", "It should be", "E607"),
    ],
)
def test_a_faulty_case_is_told_at_its_place(cli: CommandLine, tmp_path: Path, before: str, after: str, code: str) -> None:
    assert cli.answer("check", written(tmp_path, "cases.yaml", CASE)) == []
    found = cli.answer("check", written(tmp_path, "cases.yaml", CASE.replace(before, after)))
    assert [fault["code"] for fault in found] == [code]


def test_one_unreadable_file_does_not_hide_the_faults_of_another(cli: CommandLine, tmp_path: Path) -> None:
    path = written(tmp_path, "house.yaml", HOUSE.replace("pays", "pay"))
    status, out, err = cli("check", tmp_path / "none.yaml", path)
    assert status == 2
    assert "E101" in out
    assert "there is no such file" in err


# --- conform ---


def test_an_implementation_that_fails_is_told_where(cli: CommandLine) -> None:
    from meldbook import data

    program = Path(str(data.root())) / "conformance" / "fakes" / "always_legal.py"
    status, out, _ = cli("conform", "--impl", f"{sys.executable} {program}", "--smoke")
    assert status == 1
    assert "FAIL  " in out
    lines = cli("conform", "--impl", f"{sys.executable} {program}", "--smoke", "--json").out.splitlines()
    assert all(isinstance(json.loads(line), dict) for line in lines)


def test_the_interpreter_passes_strictly_what_it_serves(cli: CommandLine) -> None:
    served = f"{sys.executable} -m meldbook serve"
    assert cli("conform", "--impl", served, "--strict", "--level", "1", "--check-protocol").status == 0


@pytest.mark.parametrize("program", ["cat", "false", "no-such-program"])
def test_nothing_is_graded_without_a_hello(cli: CommandLine, program: str) -> None:
    assert cli("conform", "--impl", program).status == 2


# --- the language of the answers ---


@pytest.mark.parametrize(
    ("environ", "lang"),
    [
        ({}, "en"), ({"LANG": "it_IT.UTF-8"}, "it"), ({"LANG": "pt_BR.UTF-8"}, "pt"), ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "es_AR", "LANG": "it_IT"}, "es"), ({"LC_ALL": "C.UTF-8", "LANG": "it_IT"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "pt", "LANG": "it_IT"}, "pt"), ({"LANG": "est_EE"}, "en"), ({"LANG": "POSIX"}, "en"),
    ],
)  # fmt: skip
def test_the_environment_chooses_the_language(environ: dict[str, str], lang: str) -> None:
    assert asked.of_environment(environ) == lang


def test_the_language_stands_before_or_after_the_verb(cli: CommandLine) -> None:
    assert (
        cli("--lang", "it", "meld", "canasta", "9S").out
        == cli("meld", "--lang", "it", "canasta", "9S").out
        != cli("meld", "canasta", "9S").out
    )


@pytest.mark.parametrize("verb", [*VERBS, ""])
def test_every_verb_has_a_help(cli: CommandLine, verb: str) -> None:
    status, out, err = cli(*([verb] if verb else []), "--help")
    assert (status, err) == (0, "")
    assert "--lang" in out
