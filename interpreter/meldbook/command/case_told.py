"""A case told as one would tell it to a person: the table, what is done, what must come of it by which rule, what came instead."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from meldbook.command import scene
from meldbook.command.judge import action_text
from meldbook.command.told import Teller, cited, paragraph, strong
from meldbook.conformance import wire
from meldbook.conformance.case import Case
from meldbook.conformance.engine import GameTable
from meldbook.conformance.expected import expected
from meldbook.conformance.grade import ACCEPTED
from meldbook.conformance.outcome import FAIL, Result
from meldbook.conformance.text import clean
from meldbook.conformance.values import Json
from meldbook.play.game import Game


def whole(case: Case, game: Game, lang: str) -> Iterator[str]:
    """A case with its table, its steps, and the rules that it tests; `game` is its variant at its options."""
    teller = Teller(game, lang)
    table = GameTable(teller.game)
    message = wire.message(case, table, 1)["case"]
    yield f"{strong(case.id)}: {case.title}"
    yield _about(case, teller)
    yield ""
    yield from [*_table(message, teller), ""]
    for number, (sent, step) in enumerate(zip(message["steps"], case.steps, strict=True), 1):
        yield action_text(number, sent, teller, message["given"])
        yield from _told(expected(step, table), teller)
    yield ""
    for rule in dict.fromkeys(case.rules):
        yield from _rule(rule, teller)
    yield from (paragraph(label, text) for label, text in (("why", case.why), ("from", case.source), ("twin", case.twin or "")) if text)


def failure(case: Case, result: Result, game: Game, lang: str) -> Iterator[str]:
    """A case that failed: the table, the steps up to the first that differs, what was to come by which rule, and what came."""
    teller = Teller(game, lang)
    table = GameTable(teller.game)
    message = wire.message(case, table, 1)["case"]
    yield from _table(message, teller)
    last = result.step or len(case.steps)
    for number, (sent, step) in enumerate(zip(message["steps"][:last], case.steps, strict=False), 1):
        yield "  " + action_text(number, sent, teller, message["given"])
        if number < last or result.outcome != FAIL:
            continue
        yield from ("  " + line for line in _expected(expected(step, table), result, teller))
        yield f"    {teller.say('came-instead')} {_got(result, teller)}"


def _table(message: Json, teller: Teller) -> Iterator[str]:
    """The table, unless nothing is asked but what cards are worth that lie on none."""
    if any(step.get("ask", {}).get("what") != "meld" for step in message["steps"]):
        yield from scene.situation(message["given"], teller)


def _expected(want: Json, result: Result, teller: Teller) -> Iterator[str]:
    first, *rest = list(_told(want, teller)) or [f"   {teller.say('accepted')}"]
    yield f"  {teller.say('expected')} {first.strip()}"
    yield from rest
    if "refused" not in want:
        for rule in [result.rule] if result.rule in teller.game.resolved.entries else []:
            yield from ("  " + line for line in _rule(rule, teller))


def _got(result: Result, teller: Teller) -> str:
    wrong = result.difference
    if wrong is None:
        return clean(result.message)
    if wrong.got == ACCEPTED:
        return teller.say("accepted")
    refused = wrong.got.get("refused") if isinstance(wrong.got, Mapping) else wrong.got if wrong.at == "refused" else None
    if isinstance(refused, str):
        return teller.refusal(refused) if refused in teller.game.resolved.entries else clean(refused)
    where = "" if wrong.at == "step" else f"{clean(wrong.at)}: "
    return where + scene.plain(wrong.got)


def _told(want: Mapping[str, Any], teller: Teller) -> Iterator[str]:
    rule = want.get("refused")
    if isinstance(rule, str) and rule in teller.game.resolved.entries:
        yield "   " + teller.refusal(rule)
        yield from cited(teller.grounds(rule), 5)
    elif want.get("ok") is True:
        yield "   " + teller.say("accepted")
    elif want:
        yield from ("   " + line for line in scene.parts(want, teller))


def _rule(rule: str, teller: Teller) -> Iterator[str]:
    yield paragraph(rule, teller.sentence(rule))
    yield from cited(teller.cites(rule))


def _about(case: Case, teller: Teller) -> str:
    options = ", ".join(f"{name}: {value}" for name, value in case.options.items())
    return "; ".join([teller.title(), f"level {case.level}", *([options] if options else [])])
