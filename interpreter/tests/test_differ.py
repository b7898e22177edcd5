"""The interpreter and the plain engines answer alike on random deals. A bounded share of `tools/differ`."""

from __future__ import annotations

import shutil
import sys
from contextlib import closing
from pathlib import Path
from types import ModuleType

import pytest

TOOL = Path(__file__).resolve().parents[2] / "tools" / "differ"


@pytest.fixture(scope="module")
def differ() -> ModuleType:
    made = ModuleType("differ")
    made.__file__ = str(TOOL)
    sys.modules["differ"] = made  # where its dataclasses look for what their annotations name
    # The tool's byte code is not written beside it: it has no ending of its own.
    exec(compile(TOOL.read_text(encoding="utf-8"), str(TOOL), "exec"), made.__dict__)
    return made


@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_both_accept_and_refuse_alike(differ: ModuleType, players: str) -> None:
    found = differ.compare(differ.plain.Plain(), {"players": players}, 10, 1)
    assert [differ.as_case(difference) for difference in found.different] == []
    assert found.deals == 10 and found.odd > 1000 and len(found.refused) > 10


@pytest.mark.parametrize("number", range(4))
@pytest.mark.parametrize("variant", ["canasta", "tranca"])
def test_an_engine_over_the_protocol_answers_alike(differ: ModuleType, variant: str, number: int) -> None:
    if shutil.which("node") is None:
        pytest.skip("node is not there")
    with closing(differ.wired.Wired(variant)) as other:
        found = differ.compare(other, other.tables[number], 4, 1)
        assert [differ.as_case(difference) for difference in found.different] == []
    assert found.deals == 4 and found.odd > 400 and len(found.refused) > 8


def test_a_difference_is_found_and_made_small(differ: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """The engine is made to forget a rule."""
    monkeypatch.setattr(differ.plain.engine, "need_for", lambda score: 0)
    found = differ.compare(differ.plain.Plain(), {"players": "2"}, 2, 1, every=True)
    missed = [difference for difference in found.different if difference.ours == "opening.minimum" and difference.theirs == differ.ACCEPTED]
    case = differ.as_case(missed[0])
    assert "expect:" in case and 'stock: ""' in case and "pile: " in case
