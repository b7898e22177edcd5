"""Any implementation that speaks the protocol, beside the interpreter: the same situations, the same questions.

Used by `tools/differ`. Nothing is kept on the other side: every question comes with the whole situation, as the cases of the corpus do.
A program that does not answer, or answers what cannot be graded, ends the run with its words.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
if str(ROOT / "interpreter") not in sys.path:
    sys.path.insert(0, str(ROOT / "interpreter"))

from meldbook.errors import InputError  # noqa: E402  (the path comes first)
from meldbook.play import actions, cards, layout  # noqa: E402
from meldbook.play import game as g  # noqa: E402
from meldbook.play.judge import judge  # noqa: E402
from meldbook.play.setup import first_deal  # noqa: E402
from meldbook.play.situation import read, write  # noqa: E402
from meldbook.play.work import Move, Refusal  # noqa: E402

COMMANDS = {
    variant: ["node", str(ROOT / "conformance" / "engines" / f"javascript_{variant}" / "serve.js")] for variant in ("canasta", "tranca")
}
TABLES: dict[str, list[dict[str, str]]] = {
    "canasta": [
        {"players": "2"},
        {"players": "3"},
        {"players": "4"},
        {"players": "4", "onto_meld": "yes", "one_each": "no"},
    ],
    "tranca": [
        {"players": "2"},
        {"players": "4"},
        {"players": "4", "may_add": "no", "new_stock": "yes", "need_clean": "no"},
        {"players": "2", "wild_moves": "displaced", "set_counts": "yes", "final_discard": "required"},
    ],
}


class Wired:
    """One program. Its state here is the situation, with the game it belongs to."""

    def __init__(self, variant: str) -> None:
        self.variant, self.tables = variant, TABLES[variant]
        self._process = subprocess.Popen(COMMANDS[variant], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8")
        self._asked = 0
        self._send({"hello": {"protocol": 1}})

    def begin(self, game: g.Game, deck: Sequence[int], dealer: int, scores: Sequence[int], deals: int) -> Any:
        """The situation after the set-up, compared with that of the interpreter before anything is played."""
        given = {"deck": [cards.NAMES[card] for card in deck], "dealer": dealer + 1, "scores": list(scores), "deals": deals}
        ours = write(game, first_deal(game, deck, dealer, scores, deals))
        seen = [{"by": seat + 1, "ask": {"what": "view"}} for seat in range(game.layout.seats)]
        for seat, answer in enumerate(self._steps(game, given, seen), 1):
            held = answer["ok"]["hands"][str(seat)]
            if sorted(held) != sorted(ours["hands"][str(seat)]):
                raise SystemExit(f"{self.variant}: seat {seat} is dealt {held}, by the interpreter {ours['hands'][str(seat)]}")
        return ours

    def read(self, game: g.Game, given: Mapping[str, Any]) -> Any:
        """A written situation. Raises InputError if the program cannot read it."""
        self._steps(game, given, [{"by": 1, "ask": {"what": "view"}}])
        return given

    def judge(self, game: g.Game, state: Any, moves: Sequence[tuple[int, Move]]) -> list[str | None]:
        """The id that refuses each, or None. Raises InputError for what it cannot read."""
        asked = [{"by": seat + 1, "ask": {"what": "may", "do": actions.write(game, move)}} for seat, move in moves]
        return [answer.get("refused") for answer in self._steps(game, state, asked)]

    def apply(self, game: g.Game, state: Any, seat: int, move: Move) -> Any:
        """The situation that the program answers to an action, with what only the interpreter writes of it."""
        (answer,) = self._steps(game, state, [{"by": seat + 1, "do": actions.write(game, move)}])
        if "ok" not in answer:
            raise SystemExit(f"{self.variant}: an action that may be done is refused when it is done: {answer}")
        after = judge(game, read(game, state), seat, move)
        assert not isinstance(after, Refusal)
        return Answered(write(game, after), answer["ok"])

    def listed(self, game: g.Game, state: Any, _long: bool) -> list[Move]:
        """The moves it lists."""
        (answer,) = self._steps(game, state, [{"by": state["seat"], "ask": {"what": "actions"}}])
        return [actions.read(game, do) for do in answer["ok"]["actions"]]

    def situation(self, state: Any) -> Mapping[str, Any]:
        """What the program last answered, or what both were given."""
        return state.answered if isinstance(state, Answered) else state

    def told(self, data: Mapping[str, Any], game: g.Game) -> dict[str, Any]:
        """What a situation of either says, in one form."""
        over = data["phase"] == "over"
        found: dict[str, Any] = {key: data[key] for key in ("phase", "deals", "scores")}
        if over:
            found["items"] = {
                side: {id_: points for id_, points in lines.items() if points} for side, lines in data.get("items", {}).items()
            }
            found["totals"], found["winners"] = data.get("totals"), data.get("winners")
            return found
        found |= {"seat": data["seat"], "step": data["step"], "dealer": data["dealer"]}
        for zone in game.layout.zones.values():
            key = "hands" if zone.name == "hand" else zone.name
            held = data[key]
            found[key] = {owner: _told(inside, zone) for owner, inside in held.items()} if isinstance(held, dict) else _told(held, zone)
        found["done"] = sorted(name for name in data["done"] if name in game.actions)
        return found

    def close(self) -> None:
        """Ends the program."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        try:
            self._process.wait(5)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._process.stdout.close()

    def _steps(self, game: g.Game, given: Mapping[str, Any], steps: list[dict[str, Any]]) -> list[dict[str, Any]]:
        self._asked += 1
        case = {"seq": self._asked, "id": "state", "variant": self.variant, "options": game.options, "level": 3}
        answer = self._send({"case": {**case, "given": dict(given), "steps": steps}})
        if answer.get("error") is not None:
            raise InputError(str(answer["error"]))
        found: list[dict[str, Any]] = answer["steps"]
        return found

    def _send(self, message: dict[str, Any]) -> dict[str, Any]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(message) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise SystemExit(f"{self.variant}: the program ended")
        answer: dict[str, Any] = json.loads(line)
        return answer


class Answered(dict[str, Any]):
    """The situation from which play goes on, with what the program answered."""

    def __init__(self, ours: Mapping[str, Any], answered: Mapping[str, Any]) -> None:
        super().__init__(ours)
        self.answered = answered


def _told(held: Any, zone: layout.ZoneSlots) -> Any:
    if zone.kind == "melds":
        return [(meld["pattern"], *sorted(card.split("=")[0] for card in meld["cards"])) for meld in held]
    return sorted(held) if zone.kind == "cards" else held
