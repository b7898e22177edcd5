"""Coverage tells what no entry carries, what is undecided, and what is cited and does not exist."""

from dataclasses import replace
from pathlib import Path

import pytest

from meldbook.catalogue import Entry, Reading, Ruling, Sources, Variant, read_sources, read_variants, read_yaml
from meldbook.coverage import coverage, show

SPEC = Path(__file__).resolve().parents[2] / "spec"

# A game of which only its neighbours' sources tell, and the variant that carries what they say.
NEIGHBOURS = {"classic_canasta": "canasta_classic", "samba": "samba"}

SOURCES = Sources(
    statements={"whist": {"WHI-1": "rule", "WHI-2": "informative"}, "skat": {"SKA-1": "rule"}},
    readings={"AMB-WHI-1": Reading("AMB-WHI-1", ("whist",)), "AMB-X-1": Reading("AMB-X-1", ("all",))},
    rulings={
        "AMB-WHI-1": Ruling("AMB-WHI-1", (), {"trump": {"yes": ("WHI-1",), "no": ("S1",)}}),
        "AMB-X-1": Ruling("AMB-X-1", ("whist",), {}),
    },
    stated={},
    others=frozenset({"S1"}),
)
WHIST = Variant((Entry("play.first", ("WHI-1",)), Entry("play.trump", ("AMB-WHI-1",), ("yes", "no"))), ("WHI-2",))


def statuses(whist: Variant, sources: Sources = SOURCES) -> dict[str, str]:
    return {row.id: row.status for row in coverage({"whist": whist}, sources).rows if row.game == "whist"}


def gaps(whist: Variant, sources: Sources = SOURCES) -> list[str]:
    return coverage({"whist": whist}, sources).gaps


def test_a_game_whose_rows_are_cited_noted_and_decided_has_no_gap() -> None:
    assert gaps(WHIST) == []
    assert statuses(WHIST) == {"WHI-1": "cited", "WHI-2": "noted", "AMB-WHI-1": "option", "AMB-X-1": "ruling"}


def test_a_game_without_a_file_is_due() -> None:
    rows = [row for row in coverage({"whist": WHIST}, SOURCES).rows if row.game == "skat"]
    assert {row.id: row.status for row in rows} == {"SKA-1": "due", "AMB-X-1": "due"}


def test_a_row_cited_by_nobody_is_a_gap() -> None:
    assert gaps(replace(WHIST, notes=())) == ["whist: WHI-2 (informative) is cited by nobody"]


def test_a_rule_may_not_hide_among_the_notes() -> None:
    whist = replace(WHIST, entries=WHIST.entries[1:], notes=("WHI-1", "WHI-2"))
    assert gaps(whist) == ["whist: WHI-1 (rule) is cited by nobody"]


def test_a_reading_without_a_record_is_a_gap() -> None:
    sources = replace(SOURCES, rulings={"AMB-WHI-1": SOURCES.rulings["AMB-WHI-1"]})
    assert gaps(WHIST, sources) == ["whist: AMB-X-1 (reading) is not decided"]


def test_a_record_for_another_game_does_not_decide() -> None:
    sources = replace(SOURCES, rulings={**SOURCES.rulings, "AMB-X-1": Ruling("AMB-X-1", ("skat",), {})})
    assert gaps(WHIST, sources) == ["whist: AMB-X-1 (reading) is not decided"]


def test_a_value_without_a_source_is_a_gap() -> None:
    whist = replace(WHIST, entries=(WHIST.entries[0], replace(WHIST.entries[1], values=("yes", "no", "rarely"))))
    assert gaps(whist) == ["whist: option trump: no source is recorded for rarely"]


def test_a_recorded_value_that_is_not_offered_is_a_gap() -> None:
    whist = replace(WHIST, entries=(WHIST.entries[0], replace(WHIST.entries[1], values=("yes",))))
    assert gaps(whist) == ["option trump: no is recorded but not offered"]


def test_a_cited_id_that_does_not_exist_is_a_gap() -> None:
    whist = replace(WHIST, entries=(*WHIST.entries, Entry("play.odd", ("WHI-9",))))
    assert gaps(whist) == ["whist: play.odd cites WHI-9, which does not exist"]


def test_the_table_ends_with_the_number_of_gaps() -> None:
    assert list(show(coverage({"whist": WHIST}, SOURCES)))[-1] == "0 gaps"
    assert "  WHI-1           rule         cited            play.first" in show(coverage({"whist": WHIST}, SOURCES))


def variants(tmp_path: Path, **files: str) -> dict[str, Variant]:
    (tmp_path / "variants").mkdir()
    for name, text in files.items():
        (tmp_path / "variants" / f"{name}.yaml").write_text(text, encoding="utf-8")
    return read_variants(tmp_path)


def test_a_citation_is_not_inherited_and_an_option_is(tmp_path: Path) -> None:
    child = variants(
        tmp_path,
        parent="language: 1\nvariant: parent\ntable:\n  packs: {is: 2, cites: [A-1]}\n  trump: {choice: [no, 3], cites: [A-2]}\n",
        child="language: 1\nvariant: child\nextends: parent\nnotes: [A-4]\ntable:\n  trump: {default: 3}\ncites:\n  table.packs: [A-3]\n",
    )["child"]
    assert set(child.entries) == {Entry("table.packs", ("A-3",)), Entry("table.trump", (), ("no", "3"))}
    assert child.notes == ("A-4",)


def test_the_files_of_the_specification_can_be_read() -> None:
    sources = read_sources(SPEC)
    assert sum(map(len, sources.statements.values())) == 321
    assert set(sources.rulings) <= set(sources.readings)
    assert coverage(read_variants(SPEC), sources).rows


@pytest.mark.parametrize(("game", "variant"), NEIGHBOURS.items())
def test_every_fact_on_a_neighbour_that_is_played_is_carried(game: str, variant: str) -> None:
    facts = next(one["facts"] for one in read_yaml(SPEC / "sources" / "neighbours.yaml")["games"] if one["id"] == game)
    played = read_variants(SPEC)[variant]
    carried = {*played.notes, *(id for entry in played.entries for id in entry.cites)}
    assert [fact["id"] for fact in facts if fact["id"] not in carried] == []
