"""Meldbook: rules of card games as data, and an interpreter that plays, judges and scores by them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from meldbook.play.game import Game

__all__ = ["load"]


def load(name_or_path: str | Path, settings: Mapping[str, str] | None = None) -> Game:
    """The game of a variant, by name or by the path of its file, with options set.

    Raises `loading.diagnostics.RuleFileError` with every fault of the files, and `errors.InputError` for an unknown variant,
    option or value.
    """
    from meldbook.play.compile import load as load_game

    return load_game(name_or_path, settings)
