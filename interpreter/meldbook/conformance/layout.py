"""The one way in which a file of cases is laid out, so that a change to it shows what changed and nothing else."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator

from meldbook.loading import yaml_tree
from meldbook.loading.nodes import Mapping, Sequence

KEYS = ("id", "title", "variant", "options", "level", "rules", "why", "given", "steps", "twin", "from")
STEP_KEYS = ("by", "do", "ask", "expect")
_CASE = re.compile(r"- id:")


def untidy(text: str, file: str) -> Iterator[str]:
    """A sentence for each place where a file of cases that can be read departs from the layout."""
    yield from (f"{file}:{line}: {fault}" for line, fault in [*_lines(text), *_order(text, file)])


def _lines(text: str) -> Iterator[tuple[int, str]]:
    lines = text.split("\n")
    if not lines[0].startswith("# "):
        yield 1, "a file of cases begins with a comment that says what they are about"
    for number, line in enumerate(lines, 1):
        if line != line.rstrip():
            yield number, "there is space at the end of the line"
        if "\t" in line:
            yield number, "there is a tab; write spaces"
        if _CASE.match(line) and (number < 3 or lines[number - 2] or not lines[number - 3]):
            yield number, "one empty line stands before a case"
    if lines[-1] or not lines[-2:-1] or not lines[-2]:
        yield len(lines), "a file ends with one line end"


def _order(text: str, file: str) -> Iterator[tuple[int, str]]:
    cases = yaml_tree.parse(text, file)
    for case in cases.items if isinstance(cases, Sequence) else ():
        if not isinstance(case, Mapping):
            continue
        yield from _keys(case, KEYS)
        steps = case.get("steps")
        for step in steps.items if isinstance(steps, Sequence) else ():
            if isinstance(step, Mapping):
                yield from _keys(step, STEP_KEYS)


def _keys(mapping: Mapping, order: tuple[str, ...]) -> Iterator[tuple[int, str]]:
    found = [key for key, _ in mapping.pairs if key.text in order]
    for before, after in itertools.pairwise(found):
        if order.index(after.text) < order.index(before.text):
            yield after.place.line, f"`{after.text}` stands before `{before.text}`"
