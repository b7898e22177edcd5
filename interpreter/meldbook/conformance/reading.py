"""From the text of a case file to its cases, with every fault at its place."""

from __future__ import annotations

from collections.abc import Mapping

from meldbook.conformance import form
from meldbook.conformance.case import Case, Step
from meldbook.conformance.shapes import UNREADABLE, WRONG_VALUE, Faults, fault
from meldbook.conformance.values import Value, places, plain
from meldbook.loading import nodes, yaml_tree
from meldbook.loading.diagnostics import RuleFileError


def read_cases(text: str, file: str, of: str | None = None) -> tuple[list[Case], Faults]:
    """The cases of a file's text, and every fault. A faulty case is not among the cases.

    `of` is the variant beside which the file stands; a case may then leave out what goes without saying.
    """
    try:
        tree = yaml_tree.parse(text, file, "a case file begins with `- id: ...`; without cases it is not needed")
    except RuleFileError as error:
        return [], list(error.diagnostics)
    if not isinstance(tree, nodes.Sequence):
        faults: Faults = []
        fault(faults, UNREADABLE, tree.place, "a case file is a list of cases", "begin each case with `- id: ...`.")
        return [], faults
    return _read_list(tree, of)


def _read_list(tree: nodes.Sequence, of: str | None) -> tuple[list[Case], Faults]:
    cases: list[Case] = []
    faults: Faults = []
    for node in tree.items:
        wrong: Faults = []
        (form.case if of is None else form.own_case)(node, "case", wrong)
        if not wrong and isinstance(node, nodes.Mapping):
            case = _case(node, of or "")
            if of is not None and case.variant != of:
                advice = f"write `variant: {of}`, or leave it out"
                fault(
                    wrong, WRONG_VALUE, case.at("variant"), f"the file stands beside `{of}`, and this is a case of `{case.variant}`", advice
                )
            if not any(step.expect for step in case.steps):
                fault(wrong, WRONG_VALUE, case.at("steps"), "no step of the case expects anything")
            cases.append(case)
        faults += wrong
    return cases, faults


def _case(node: nodes.Mapping, of: str) -> Case:
    steps = node.get("steps")
    options, given = node.get("options"), node.get("given")
    done = tuple(_step(step) for step in steps.items if isinstance(step, nodes.Mapping)) if isinstance(steps, nodes.Sequence) else ()
    fields = {key: _text(node, key) for key in ("id", "title", "variant", "level", "why", "twin", "from")}
    return Case(
        id=fields["id"],
        title=fields["title"],
        variant=fields["variant"] or of,
        level=int(fields["level"]) if fields["level"] else _level(_mapping(given), done),
        rules=_texts(node.get("rules")),
        steps=done,
        source=fields["from"],
        options=_option_values(options),
        given=_mapping(given),
        why=fields["why"],
        twin=fields["twin"] or None,
        place=node.place,
        places=places(node),
    )


def _level(given: Mapping[str, Value], steps: tuple[Step, ...]) -> int:
    """What an implementation must be able to do to play a case: count, judge an action, play a turn, play a deal."""
    actions = sum(step.do is not None for step in steps)
    return 4 if "deck" in given else min(actions, 2) + 1


def _step(node: nodes.Mapping) -> Step:
    by, do, ask, expected = (node.get(key) for key in ("by", "do", "ask", "expect"))
    return Step(
        by=int(by.text) if isinstance(by, nodes.Scalar) else None,
        # An action is a text even where it looks like a number or a truth word.
        do=do.text if isinstance(do, nodes.Scalar) else None if do is None else plain(do),
        ask=None if ask is None else plain(ask),
        expect=_mapping(expected),
    )


def _text(node: nodes.Mapping, key: str) -> str:
    value = node.get(key)
    return value.text if isinstance(value, nodes.Scalar) else ""


def _texts(node: nodes.Node | None) -> tuple[str, ...]:
    return tuple(item.text for item in node.items if isinstance(item, nodes.Scalar)) if isinstance(node, nodes.Sequence) else ()


def _option_values(node: nodes.Node | None) -> dict[str, str]:
    pairs = node.pairs if isinstance(node, nodes.Mapping) else ()
    return {key.text: value.text for key, value in pairs if isinstance(value, nodes.Scalar)}


def _mapping(node: nodes.Node | None) -> Mapping[str, Value]:
    value = None if node is None else plain(node)
    return value if isinstance(value, Mapping) else {}
