"""From the text of a case file to its cases, with every fault at its place."""

from __future__ import annotations

from collections.abc import Mapping

from meldbook.conformance import form
from meldbook.conformance.case import Case, Step
from meldbook.conformance.shapes import UNREADABLE, WRONG_VALUE, Faults, fault
from meldbook.conformance.values import Value, places, plain
from meldbook.loading import nodes, yaml_tree
from meldbook.loading.diagnostics import RuleFileError


def read_cases(text: str, file: str) -> tuple[list[Case], Faults]:
    """The cases of a file's text, and every fault. A faulty case is not among the cases."""
    try:
        tree = yaml_tree.parse(text, file)
    except RuleFileError as error:
        return [], list(error.diagnostics)
    if not isinstance(tree, nodes.Sequence):
        faults: Faults = []
        fault(faults, UNREADABLE, tree.place, "a case file is a list of cases", "begin each case with `- id: ...`.")
        return [], faults
    return _read_list(tree)


def _read_list(tree: nodes.Sequence) -> tuple[list[Case], Faults]:
    cases: list[Case] = []
    faults: Faults = []
    for node in tree.items:
        wrong: Faults = []
        form.case(node, "case", wrong)
        if not wrong and isinstance(node, nodes.Mapping):
            case = _case(node)
            if not any(step.expect for step in case.steps):
                fault(wrong, WRONG_VALUE, case.at("steps"), "no step of the case expects anything")
            cases.append(case)
        faults += wrong
    return cases, faults


def _case(node: nodes.Mapping) -> Case:
    steps = node.get("steps")
    options, given = node.get("options"), node.get("given")
    fields = {key: _text(node, key) for key in ("id", "title", "variant", "level", "why", "twin", "from")}
    return Case(
        id=fields["id"],
        title=fields["title"],
        variant=fields["variant"],
        level=int(fields["level"]),
        rules=_texts(node.get("rules")),
        steps=tuple(_step(step) for step in steps.items if isinstance(step, nodes.Mapping)) if isinstance(steps, nodes.Sequence) else (),
        source=fields["from"],
        options=_option_values(options),
        given=_mapping(given),
        why=fields["why"],
        twin=fields["twin"] or None,
        place=node.place,
        places=places(node),
    )


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
