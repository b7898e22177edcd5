"""Grading: an answer against what its case expects. The first step that differs ends the credit.

A pure function of case, answer and table. Nothing of this is ever sent to an implementation.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from meldbook.conformance import compare, wire
from meldbook.conformance.case import Case, Step
from meldbook.conformance.compare import Differences
from meldbook.conformance.outcome import ERROR, FAIL, PASS, UNSUPPORTED, Difference, Result
from meldbook.conformance.table import Table
from meldbook.conformance.text import show
from meldbook.conformance.values import Json, Value, is_list

ACCEPTED = "accepted"


@dataclass(frozen=True, slots=True)
class _Answer:
    """One step's answer, of a form that has been checked."""

    word: str
    value: Any


def grade(case: Case, answer: Mapping[str, Any], table: Table, strict: bool = False) -> Result:
    """What came of a case that was answered. `strict` compares the ids of refusals too."""
    total = len(case.steps)
    if "error" in answer:
        return Result(ERROR, total, message=show(answer["error"]))
    given = answer.get("steps")
    if not is_list(given) or len(given) > total:
        return Result(ERROR, total, message=f"the answer has no list of at most {total} `steps`: {show(answer)}")
    codes: list[Difference] = []
    for number, step in enumerate(case.steps, 1):
        reply = _answer(given[number - 1]) if number <= len(given) else None
        here = Result(PASS, total, number - 1, number, rule=_rule(case, step), codes=tuple(codes))
        if reply is None:
            got = given[number - 1] if number <= len(given) else compare.MISSING
            return replace(here, outcome=ERROR, message=f"step {number}: not an answer to a step: {show(got)}")
        if reply.word == "unsupported":
            return replace(here, outcome=UNSUPPORTED, message=show(reply.value))
        found = next(_differences(step, reply, table, strict, codes), None)
        if found is not None:
            return replace(here, outcome=FAIL, difference=found, codes=tuple(codes))
    return Result(PASS, total, total, codes=tuple(codes))


def _rule(case: Case, step: Step) -> str:
    refused = step.expect.get("refused")
    return refused if isinstance(refused, str) else case.rules[0]


def _answer(entry: object) -> _Answer | None:
    if not isinstance(entry, Mapping):
        return None
    words = [word for word in ("ok", "refused", "unsupported") if word in entry]
    if len(words) != 1:
        return None
    value = entry[words[0]]
    wanted = Mapping if words[0] == "ok" else str
    return _Answer(words[0], value) if isinstance(value, wanted) else None


def _differences(step: Step, reply: _Answer, table: Table, strict: bool, codes: list[Difference]) -> Differences:
    expected = step.expect
    if "refused" in expected:
        yield from _refusal(expected["refused"], reply, strict, codes)
    elif reply.word == "refused":
        yield Difference("step", ACCEPTED, {"refused": reply.value})
    elif expected.get("ok") is True:
        return
    elif step.ask == "actions":
        yield from _actions(expected, reply.value.get("actions"), table)
    elif isinstance(step.ask, Mapping) or step.ask in ("score", "winner"):
        yield from _fields(expected, reply.value)
    else:
        yield from compare.situation(expected, reply.value, table)


def _refusal(expected: Value, reply: _Answer, strict: bool, codes: list[Difference]) -> Differences:
    if reply.word != "refused":
        yield Difference("step", {"refused": expected}, ACCEPTED)
    elif reply.value != expected:
        other = Difference("refused", expected, reply.value)
        codes.append(other)
        if strict:
            yield other


def _fields(expected: Mapping[str, Value], got: Mapping[str, Any]) -> Differences:
    """The answer to a question whose parts are values, not zones."""
    for key, value in expected.items():
        held = got.get(key, compare.MISSING)
        if held is compare.MISSING:
            yield Difference(key, value, held)
        else:
            yield from compare.PARTS.get(key, compare.same)(key, value, held)


def _actions(expected: Mapping[str, Value], got: object, table: Table) -> Differences:
    if not is_list(got):
        yield Difference("actions", "a list of actions", compare.MISSING if got is None else got)
        return
    for text in _texts(expected.get("includes")):
        if not listed(text, got, table):
            yield Difference("actions", f"includes {text}", "it is not there")
    for text in _texts(expected.get("excludes")):
        if listed(text, got, table):
            yield Difference("actions", f"excludes {text}", "it is there")


def listed(text: str, actions: Sequence[Any], table: Table) -> bool:
    """Whether the action of a text is among these, in whatever order its cards are written."""
    return _ordered(wire.action(text, table)) in map(_ordered, actions)


def _ordered(action: object) -> object:
    """An action with the cards of each group in one order, so that the order of writing does not count."""
    if not isinstance(action, Mapping):
        return action
    plain: Json = dict(action)
    if is_list(plain.get("groups")):
        plain["groups"] = [_ordered_group(group) for group in plain["groups"]]
    return plain


def _ordered_group(group: object) -> object:
    if not isinstance(group, Mapping) or not is_list(group.get("cards")):
        return group
    return {**group, "cards": sorted(group["cards"], key=str)}


def _texts(value: Value) -> list[str]:
    return [str(text) for text in value] if is_list(value) else []
