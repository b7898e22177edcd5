"""The data is found, and nothing but the data."""

from __future__ import annotations

import pytest

from meldbook import data


def test_files_are_read_by_their_names() -> None:
    assert data.text("spec", "variants", "base.yaml").encode() == data.content("spec", "variants", "base.yaml")
    assert "base.yaml" in data.names("spec", "variants")
    assert data.exists("spec") and data.exists("grammar", "cards.lark")
    assert not data.exists("spec", "nothing.yaml") and data.names("spec", "nothing") == []
    with pytest.raises(FileNotFoundError):
        data.text("spec", "nothing.yaml")


@pytest.mark.parametrize("parts", [(), ("interpreter",), ("spec", ".."), ("spec", "../x"), ("spec", ""), ("spec", "a\0")])
def test_nothing_outside_the_data_is_reached(parts: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="not a"):
        data.exists(*parts)
