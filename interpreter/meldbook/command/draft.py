"""The first draft of a variant of one's own: a header, what was set, and as comments what is usually changed; and a first case.

Everything is read off the resolved rules of the parent and told by their texts. As a comment each line repeats what the parent
has, so that whoever takes away the sign of the comment has changed nothing yet.
"""

from __future__ import annotations

import json
import re
import shlex
import textwrap
from collections.abc import Iterator, Mapping
from pathlib import Path

from meldbook import data
from meldbook.command.told import Teller
from meldbook.conformance.own import ENDING
from meldbook.loading import nodes
from meldbook.loading.entries import Entry
from meldbook.loading.merge import texts
from meldbook.loading.scalars import WHOLE_NUMBER
from meldbook.texts import LANGUAGES

WIDTH = 110
# What needs no quotes inside braces.
PLAIN = re.compile(r"[\w<(-][\w<>=*/()+.-]*( [\w<>=*/()+.-]+)*")
# verb -> the key that is usually changed; what is not here is a definition, or changes another game.
OPTIONS, VALUES, RULES = (
    {"choice": "default"},
    {"is": "is", "by": "values", "kind": "pays", "pays": "pays"},
    {"to": "needs", "meld": "meld"},
)
CHANGED: dict[str, str] = OPTIONS | VALUES | RULES
ORDER = list(CHANGED)


def variant(name: str, teller: Teller, settings: Mapping[str, str]) -> str:
    """The text of a variant file that extends the teller's game."""
    title = name.replace("_", " ").capitalize()
    names = ", ".join(f"{lang}: {title}" for lang in LANGUAGES)
    head = [
        _modeline("variant"),
        *_comment(teller.say("new-purpose", variant=teller.title())),
        "language: 1",
        f"variant: {name}",
        f"extends: {teller.game.resolved.name}",
        f"names: {{{names}}}",
        "",
        *_comment(teller.say("new-menu", variant=teller.title())),
    ]
    return "\n".join([*head, *_menu(teller, settings)]) + "\n"


def cases(file: Path, teller: Teller, settings: Mapping[str, str]) -> str:
    """The text of the case file beside it: one case, about what was set or else about a number of the game. Empty if there is none."""
    found = _word(teller, settings)
    if found is None:
        return ""
    entry, value = found
    return "\n".join(
        [
            _modeline("own_cases"),
            *_comment(teller.say("new-cases")),
            *_comment(f"meldbook conform --variant {shlex.quote(file.name)}"),
            f"- id: {entry.key}_is_{re.sub('[^a-z0-9_]', '', value)}",
            f"  title: {_scalar(teller.say('new-case', word=entry.key, value=value))}",
            f"  rules: [{entry.id}]",
            "  steps:",
            f"    - ask: {{word: {entry.key}}}",
            f"      expect: {{value: {_scalar(value)}}}",
            "",
        ]
    )


def cases_path(file: Path) -> Path:
    """Where the cases of a variant file stand."""
    return file.with_name(f"{file.stem}{ENDING}")


def _word(teller: Teller, settings: Mapping[str, str]) -> tuple[Entry, str] | None:
    """A word whose value is written, not worked out, with that value."""
    entries = teller.game.resolved.entries.values()
    options = {entry.key: entry for entry in entries if entry.verb == "choice"}
    for name, value in settings.items():
        return options[name], value
    numbers = ((entry, _text(entry, "is")) for entry in entries if entry.verb == "is" and WHOLE_NUMBER.match(_text(entry, "is")))
    return next(numbers, None)


def _modeline(schema: str) -> str:
    """For editors that know YAML schemas: what may stand where, and what it means."""
    return f"# yaml-language-server: $schema={Path(str(data.place('spec', 'schema', f'{schema}.schema.json'))).as_uri()}"


def _comment(text: str) -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent="# ", subsequent_indent="# ", break_on_hyphens=False, break_long_words=False)


# --- the menu ---


def _menu(teller: Teller, settings: Mapping[str, str]) -> Iterator[str]:
    """Each chapter with what is usually changed in it. What was set is no comment."""
    entries = teller.game.resolved.entries.values()
    for chapter in dict.fromkeys(entry.chapter for entry in entries):
        found = [entry for entry in entries if entry.chapter == chapter and _usual(entry)]
        if found:
            active = [entry for entry in found if _set(entry, settings)]
            yield ""
            yield f"{'' if active else '# '}{chapter}:"
            for entry in sorted(found, key=lambda one: (one not in active, ORDER.index(one.verb))):
                yield from _line(teller, entry, settings.get(entry.key, "") if entry in active else "")


def _set(entry: Entry, settings: Mapping[str, str]) -> bool:
    return entry.verb == "choice" and entry.key in settings


def _usual(entry: Entry) -> bool:
    """Whether a rule is of those that are usually changed: a word only if it is a number, not if it is worked out."""
    key = CHANGED.get(entry.verb)
    if key is None or (entry.verb != "choice" and key not in entry.fields):
        return False
    return entry.verb != "is" or WHOLE_NUMBER.match(_text(entry, "is")) is not None


def _line(teller: Teller, entry: Entry, value: str) -> Iterator[str]:
    """An entry under what it says. `value` is what an option was set to, empty for what stays a comment."""
    said = teller.sentence(entry.id)
    if entry.verb == "choice":
        said = teller.say("new-values", question=said, values=", ".join(texts(entry.fields["choice"])))
    sign = "  " if value else "#   "
    yield from textwrap.wrap(said, WIDTH, initial_indent=f"{sign}# ", subsequent_indent=f"{sign}# ", break_on_hyphens=False)
    yield f"{sign}{entry.key}: {{{CHANGED[entry.verb]}: {_scalar(value) if value else _written(entry)}}}"


def _written(entry: Entry) -> str:
    """What the parent has, as it is written."""
    node = entry.fields.get(CHANGED[entry.verb])
    if isinstance(node, nodes.Mapping):
        rows = (f"{_scalar(key.text)}: {_scalar(row.text)}" for key, row in node.pairs if isinstance(row, nodes.Scalar))
        return f"{{{', '.join(rows)}}}"
    return _scalar(node.text if isinstance(node, nodes.Scalar) else texts(entry.fields["choice"])[0])


def _text(entry: Entry, key: str) -> str:
    node = entry.fields.get(key)
    return node.text if isinstance(node, nodes.Scalar) else ""


def _scalar(text: str) -> str:
    """A text as YAML has it, in quotes where it needs them."""
    return text if PLAIN.fullmatch(text) else json.dumps(text, ensure_ascii=False)
