"""The plain engine for Bolivia beside the interpreter: the same move in both forms, and situations that can be compared.

Used by `tools/differ` and `tools/bench`. Moves cross as the JSON of the protocol, through the engine's own server, so what is compared
is what an implementation over stdio would be asked.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
ENGINE = ROOT / "conformance" / "engines" / "python_bolivia"
for folder in (str(ROOT / "interpreter"), str(ENGINE)):
    if folder not in sys.path:
        sys.path.insert(0, folder)

import engine  # noqa: E402  (the path comes first)
import serve  # noqa: E402

from meldbook.errors import InputError  # noqa: E402
from meldbook.play import actions, cards  # noqa: E402
from meldbook.play import game as g  # noqa: E402
from meldbook.play.work import Move  # noqa: E402

VARIANT = "bolivia"
NUMBERS_OF_PLAYERS = ("2", "3", "4")
# What both record of a turn; the interpreter also counts triggers that nobody chooses.
RECORDED = frozenset(("draw", "take", "take_top", "lay", "ask", "discard", "stop", "out", "black_meld"))


def to_plain(game: g.Game, move: Move) -> tuple[Any, ...]:
    """A move of the interpreter as the engine has it."""
    return plain_of(actions.write(game, move))


def plain_of(do: Mapping[str, Any]) -> tuple[Any, ...]:
    """An action of the protocol as the engine has it."""
    read: tuple[Any, ...] = serve.read_move(do)
    return read


def from_plain(game: g.Game, move: tuple[Any, ...]) -> Move:
    """A move of the engine as the interpreter has it."""
    return actions.read(game, serve.write_move(move))


def plain_deal(players: int, deck: Sequence[int], dealer: int, scores: Sequence[int], deals: int = 0) -> engine.State:
    """The engine's state after the set-up; `dealer` counts from 0, as in the interpreter."""
    return engine.new_deal([cards.NAMES[card] for card in deck], dealer + 1, players, list(scores), deals)


class Plain:
    """The engine in this process, as `tools/differ` asks any other implementation."""

    variant = VARIANT
    tables = tuple({"players": players} for players in NUMBERS_OF_PLAYERS)

    def begin(self, game: g.Game, deck: Sequence[int], dealer: int, scores: Sequence[int], deals: int) -> engine.State:
        """The state after the set-up; `dealer` counts from 0."""
        return plain_deal(game.layout.seats, deck, dealer, scores, deals)

    def read(self, game: g.Game, given: Mapping[str, Any]) -> engine.State:
        """A written situation. Raises InputError."""
        try:
            return engine.from_situation(given, game.layout.seats)
        except ValueError as wrong:
            raise InputError(str(wrong)) from wrong

    def judge(self, game: g.Game, state: engine.State, moves: Sequence[tuple[int, Move]]) -> list[str | None]:
        """The id that refuses each, or None. Raises InputError for what it cannot read."""
        try:
            return [engine.judge(state, seat, to_plain(game, move)) for seat, move in moves]
        except serve.Unreadable as wrong:
            raise InputError(str(wrong)) from wrong

    def apply(self, game: g.Game, state: engine.State, _seat: int, move: Move) -> engine.State:
        """The state after a legal move (the same object, changed)."""
        engine.apply(state, to_plain(game, move))
        return state

    def listed(self, game: g.Game, state: engine.State, long: bool) -> list[Move]:
        """The moves it lists."""
        moves = engine.all_moves(state) if long else engine.moves(state, combine=True)
        return [from_plain(game, move) for move in moves]

    def situation(self, state: engine.State) -> Mapping[str, Any]:
        """The situation as the engine writes it."""
        written: Mapping[str, Any] = engine.situation(state)
        return written

    def close(self) -> None:
        """Nothing to end."""

    def told(self, data: Mapping[str, Any], _game: g.Game) -> dict[str, Any]:
        """What a situation of either says, in one form."""
        return told(data)


def told(data: Mapping[str, Any]) -> dict[str, Any]:
    """What a situation of either says, in one form."""
    over = data["phase"] == "over"
    found = {key: data[key] for key in ("phase", "seat", "dealer", "deals", "pile", "stock")}
    found["step"] = None if over else data["step"]
    found["scores"] = list(data["scores"])
    found["hands"] = {seat: _sorted(held) for seat, held in data["hands"].items()}
    found["shown"] = {side: _sorted(held) for side, held in data["shown"].items()}
    found["melds"] = {side: [(meld["pattern"], *_sorted(meld["cards"])) for meld in row] for side, row in data["melds"].items()}
    found["done"] = sorted(name for name in data["done"] if name in RECORDED)
    permission = data.get("noted", {}).get("permission")
    found["permission"] = {True: "yes", False: "no"}.get(permission, permission)
    if over:
        found["items"] = {side: {id_: points for id_, points in lines.items() if points} for side, lines in data["items"].items()}
        found["totals"], found["winners"] = data["totals"], data.get("winners")
    return found


def _sorted(held: Sequence[str]) -> list[str]:
    return sorted(held, key=cards.NAMES.index)
