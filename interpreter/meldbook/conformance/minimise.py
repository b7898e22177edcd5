"""Shrinking a case on which an implementation and the interpreter disagree, until nothing can be left out without their agreeing.

What is left is printed as a case with `expect` and `from` left blank: which of the two is right, a person says from the rules.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import TypeAlias

from meldbook.conformance import wire
from meldbook.conformance.calls import corpus_for, find
from meldbook.conformance.case import Case, as_json
from meldbook.conformance.channel import Channel, GaveUp, Spawn, Stdio, Unanswered
from meldbook.conformance.engine import table
from meldbook.conformance.grade import grade
from meldbook.conformance.hello import NoHello
from meldbook.conformance.mirror import mirrored
from meldbook.conformance.outcome import FAIL
from meldbook.conformance.run import Options
from meldbook.conformance.text import clean
from meldbook.conformance.values import Value, is_list, is_whole, thaw
from meldbook.errors import InputError

MOST_TRIES = 3000
Disagree: TypeAlias = Callable[[Case], "Disagreement | None"]


@dataclass(frozen=True, slots=True)
class Disagreement:
    """Where the two differ: at which step (from 1), and in what: the rule by which the interpreter refuses, or the part that is another.
    Both must stay while a case shrinks, or another disagreement would be found than the one asked for."""

    step: int
    about: str


def minimised(impl: str, case_id: str, options: Options) -> str:
    """The smallest case that was found, as YAML; empty if the two agree. InputError: no such case, no hello."""
    case = find(corpus_for(replace(options, cases=(case_id,))), case_id)
    channel: Channel = Spawn(impl, options) if options.spawn else Stdio(impl, options)
    try:
        channel.hello()
        return written(shrunk(case, asking(channel, options.strict)))
    except NoHello as error:
        raise InputError(f"no valid hello: {error}") from None
    except GaveUp as error:
        raise InputError(f"{case_id}: {error}") from None
    finally:
        channel.close()


def asking(channel: Channel, strict: bool) -> Disagree:
    """Asks both."""
    seq = 0

    def disagree(case: Case) -> Disagreement | None:
        nonlocal seq
        seq += 1
        try:
            board = table(case.variant, {name: str(value) for name, value in case.options.items()})
            other = mirrored(case, board)
            if other is None:
                return None
            result = grade(other, channel.ask(wire.message(case, board, seq), seq), board, strict)
        except (InputError, Unanswered):
            return None
        if result.outcome != FAIL or result.step is None or result.difference is None:
            return None
        refused = other.steps[result.step - 1].expect.get("refused")
        return Disagreement(result.step, str(refused or result.difference.at))

    return disagree


def shrunk(case: Case, disagree: Disagree) -> Case | None:
    """The smallest case in which the two still differ at its last step; None if they do not differ at all."""
    first = disagree(case)
    if first is None:
        return None
    best, tries = replace(case, steps=case.steps[: first.step]), 0
    while True:
        for smaller in _smaller(best):
            tries += 1
            if tries > MOST_TRIES:
                return best
            if disagree(smaller) == Disagreement(len(smaller.steps), first.about):
                best = smaller
                break
        else:
            return best


def _smaller(case: Case) -> Iterator[Case]:
    """Every case with one thing less: a step, a part of the situation, a meld, a card."""
    for number in range(len(case.steps) - 1):
        yield replace(case, steps=case.steps[:number] + case.steps[number + 1 :])
    for given in _less(case.given):
        if isinstance(given, Mapping):
            yield replace(case, given=given)
    for name in case.options:
        yield replace(case, options={other: value for other, value in case.options.items() if other != name})


def _less(value: Value) -> Iterator[Value]:
    """Every value with one thing less, the large things first."""
    if isinstance(value, Mapping):
        for key in value:
            yield {other: held for other, held in value.items() if other != key}
        for key, held in value.items():
            yield from ({**value, key: less} for less in _less(held))
    elif is_list(value):
        for number in range(len(value)):
            yield (*value[:number], *value[number + 1 :])
        for number, held in enumerate(value):
            yield from ((*value[:number], less, *value[number + 1 :]) for less in _less(held))
    elif isinstance(value, str) and " " in value:
        words = value.split()
        if len(words) > 3:  # half of them at once
            yield " ".join(words[: len(words) // 2])
            yield " ".join(words[len(words) // 2 :])
        yield from (" ".join(words[:number] + words[number + 1 :]) for number in range(len(words)))
    elif is_whole(value) and value:
        yield 0


def written(case: Case | None) -> str:
    """The case for a file of cases, with what a person must fill in left blank."""
    if case is None:
        return ""
    whole = as_json(case)
    origin = clean(case.id)
    lines = [
        "# Two implementations disagree on the last step. `expect` and `from` are for you, from the rules; `meldbook check` waits for them."
    ]
    lines += [
        f"- id: {origin.replace('@', '_')}_smaller",
        f"  title: {_flow(case.title)}",
        f"  variant: {case.variant}",
        f"  level: {case.level}",
    ]
    lines += [f"  {key}: {_flow(whole[key])}" for key in ("options", "rules") if whole.get(key)]
    lines += ["  given:", *(f"    {key}: {_flow(thaw(value))}" for key, value in case.given.items())] if case.given else []
    lines += ["  steps:"]
    for number, step in enumerate(case.steps, 1):
        by = f"by: {step.by}, " if step.by else ""
        done = f"do: {_flow(thaw(step.do))}" if step.do is not None else f"ask: {_flow(thaw(step.ask))}"
        lines.append(f"    - {{{by}{done}{', expect: ' if number == len(case.steps) or step.ask is not None else ''}}}")
    return "\n".join([*lines, "  from:"]) + "\n"


def _flow(value: object) -> str:
    """A value in the short form of YAML. Texts are quoted as JSON has them, which YAML reads."""
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{key}: {_flow(held)}" for key, held in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_flow, value)) + "]"
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else json.dumps(value, ensure_ascii=False)
