"""A case played by the interpreter, step by step, for its drawing. What is shown as allowed or refused is what the rules have just said."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from meldbook.conformance import wire
from meldbook.conformance.case import Case, Step
from meldbook.conformance.engine import GameTable, InterpreterSession
from meldbook.play.compile import with_settings
from meldbook.play.game import Game


@dataclass(frozen=True)
class Played:
    """One step: who does or asks what, and the answer."""

    by: int | None
    what: Mapping[str, Any]
    answer: Mapping[str, Any]
    step: Step

    @property
    def refused(self) -> str:
        """The rule that refuses, or nothing."""
        return str(self.answer.get("refused", ""))


@cache
def _played(case: _ById, game: _ById) -> tuple[Played, ...]:
    own: Case = case.value
    rules = with_settings(game.value, own.options)
    body = wire.message(replace(own, variant=rules.name), GameTable(rules), 1)["case"]
    session = InterpreterSession(rules, body["given"], None)
    found = []
    for step, sent in zip(own.steps, body["steps"], strict=True):
        by = sent.get("by")
        answer = session.act(by, sent["do"]) if "do" in sent else session.ask(by, sent["ask"])
        found.append(Played(by, sent, answer, step))
    return tuple(found)


class _ById:
    """A value that is compared by being the same one, so that what is made of it can be remembered."""

    def __init__(self, value: Any) -> None:
        self.value = value

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _ById) and other.value is self.value

    def __hash__(self) -> int:
        return id(self.value)


def played(case: Case, game: Game) -> tuple[Played, ...]:
    """Every step of a case by the rules of a game. InputError if its situation cannot be there."""
    return _played(_ById(case), _ById(game))
