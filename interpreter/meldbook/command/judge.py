"""`judge`: what happens in a written situation, step by step, or which rule refuses."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

import click

from meldbook.command import asked
from meldbook.command.told import Teller, cited, page, paragraph
from meldbook.command.verbs import Verb
from meldbook.errors import InputError

if TYPE_CHECKING:
    from meldbook.conformance.case import Step
    from meldbook.conformance.engine import InterpreterSession

Found = dict[str, Any]


@click.command("judge", cls=Verb, context_settings=asked.HELP)
@click.argument("file", type=click.Path(allow_dash=True))
@click.option("--trace", is_flag=True, help="List the rules that each step consulted.")
@asked.settings_option
@asked.json_option
def verb(file: str, trace: bool, settings: dict[str, str], as_json: bool) -> int:
    """Judges the actions of a written situation, step by step.

    FILE (- for standard input) is YAML or JSON: what happens, or the rule that refuses it, is told for each step. After a
    refusal the situation is as before. Exit status 1 if some step is refused.

    \b
        variant: NAME                 # or the path of a file
        options: {players: 4}
        given: {hands: {1: 9S 9H 4C}, melds: {1: [KS KH KD]}, pile: 4D 9D}
        steps:
          - {by: 1, do: take 9S 9H}
          - {ask: {may: discard 4C}}

    The words of `given` and of the steps are those of conformance/CASES.md.
    """
    from meldbook.command import written
    from meldbook.conformance import wire
    from meldbook.conformance.engine import GameTable, InterpreterSession

    case, texts = written.to_judge(file)
    options = {**case.options, **settings}
    game = asked.game(case.variant, options)
    teller = Teller(game, asked.language())
    with written.placed(case, texts):
        body = wire.message(case, GameTable(game), 1)["case"]
        session = InterpreterSession(game, body["given"], None)
        found = [_judged(session, step, teller, trace, (number, case.steps[number])) for number, step in enumerate(body["steps"])]
    if as_json:
        asked.print_json({"variant": game.name, "options": game.options, "given": body["given"], "steps": found})
    else:
        page(line for number, one in enumerate(found, 1) for line in _told(number, one, teller))
    return 1 if any("refused" in one for one in found) else 0


def _judged(session: InterpreterSession, step: Found, teller: Teller, trace: bool, written: tuple[int, Step]) -> Found:
    """One step with its answer; a refusal with its sentence and sources. `written` is its number, and what stands in the file."""
    from meldbook.conformance import wire
    from meldbook.play import layout
    from meldbook.play.work import Trace

    by = step.get("by", session.state[layout.SEAT] + 1)
    session.trace = Trace() if trace or "do" in step else None
    try:
        answer = session.act(step.get("by"), step["do"]) if "do" in step else session.ask(step.get("by"), step["ask"])
    except InputError as error:
        raise wire.in_step(error, *written) from None
    found = {"by": by, **step, **answer}
    if "refused" in answer:
        found |= {"text": teller.sentence(answer["refused"]), "cites": teller.cites(answer["refused"])}
    elif session.trace is not None:
        found["happened"] = list(dict.fromkeys(id_ for id_, outcome in session.trace.events if outcome == "holds"))
    if trace and session.trace is not None:
        found["trace"] = [list(event) for event in session.trace.events]
    return found


def action_text(number: int, step: Found, teller: Teller, given: Mapping[str, Any]) -> str:
    """A step as a line; who does it is the seat in turn where none is named."""
    by = step.get("by") or given.get("seat")
    text = teller.say("step", number=number, seat=teller.say("seat", seat=by) if by else "-", action=_action(step))
    return text if by else text.replace("-: ", "", 1)


def _told(number: int, found: Found, teller: Teller) -> Iterator[str]:
    yield action_text(number, found, teller, {})
    if "refused" in found:
        yield "   " + teller.refusal(found["refused"])
        yield from cited(found["cites"], 5)
    elif "do" in found:
        yield "   " + teller.say("accepted")
        yield from (paragraph(rule, teller.sentence(rule), 3) for rule in found.get("happened", ()))
        yield from _after(found["ok"], teller)
    else:
        yield "   " + _answer(found["ok"], teller)
    for rule, outcome in found.get("trace", ()):
        yield f"     {rule}: {outcome}"


def _action(found: Found) -> str:
    from meldbook.play import actions

    if "do" in found:
        do = found["do"]
        return "deal" if do["action"] == "deal" else str(actions.show(do))
    ask = found["ask"]
    rest = [str(actions.show(ask["do"]))] if "do" in ask else [str(value) for key, value in ask.items() if key not in ("what", "cards")]
    return " ".join([ask["what"], *rest, *ask.get("cards", ())]) + "?"


def _after(state: Mapping[str, Any], teller: Teller) -> Iterator[str]:
    """Whose turn it is; or the count of a deal that has ended."""
    from meldbook.command.score import sheet

    if "totals" not in state or state["phase"] != "over":
        yield "   " + teller.say("turn-of", seat=state["seat"])
        return
    yield "   " + teller.say("deal-over")
    over = {"over": "winners" in state, "winners": state.get("winners", ())}
    yield from ("   " + line for line in [*sheet({**state, "match": over}, teller)])


def _answer(ok: Mapping[str, Any], teller: Teller) -> str:
    """An answer to a question on one line."""
    from meldbook.play import actions

    if "actions" in ok:
        return "; ".join(actions.show(action) for action in ok["actions"]) or teller.say("nothing-to-do")
    said = [f"{key}: {_value(value, teller)}" for key, value in ok.items() if value != []]
    return ", ".join(said) or teller.say("accepted")


def _value(value: Any, teller: Teller) -> str:
    if isinstance(value, bool):
        return teller.say("yes" if value else "no")
    if isinstance(value, list):
        return " ".join(_value(item, teller) for item in value)
    if isinstance(value, Mapping):
        return "; ".join(f"{key} {_value(item, teller)}" for key, item in value.items())
    return str(value)
