"""Options: what each is set to, and the rules with what the values lay over them."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches

from meldbook.errors import InputError
from meldbook.language import entries as e
from meldbook.language.bind import Binder, BindFault
from meldbook.language.names import Names, name_space
from meldbook.loading import nodes
from meldbook.loading.diagnostics import Diagnostic, RuleFileError
from meldbook.loading.variants import Resolved, overlay


def with_options(
    resolved: Resolved, settings: Mapping[str, str], known: Mapping[str, e.Typed] | None = None
) -> tuple[dict[str, e.Typed], Names, dict[str, str], Resolved]:
    """The entries with the chosen values laid over them, until no value lays anything more. `known` are entries read before."""
    laid: set[tuple[str, str]] = set()
    typed = known
    while True:
        typed, names = _typed(resolved, typed)
        values = option_values(typed, names, settings)
        new = [
            (entry.id, values[entry.name], chapters)
            for entry in typed.values()
            if isinstance(entry, e.Choice)
            for value, chapters in entry.overlays
            if values[entry.name] == value and (entry.id, value) not in laid
        ]
        if not new:
            return typed, names, values, resolved
        for id_, value, chapters in new:
            laid.add((id_, value))
            _not_itself(typed[id_], chapters)
            resolved = overlay(resolved, chapters)


def _not_itself(option: e.Typed, chapters: nodes.Mapping) -> None:
    """A value cannot take away or change the option that it is a value of. Raises RuleFileError."""
    for chapter, entries in chapters.pairs:
        for key, _ in entries.pairs if isinstance(entries, nodes.Mapping) else ():
            if f"{chapter.text}.{key.text}" == option.id:
                help = "write what the value changes in other entries"
                raise RuleFileError([Diagnostic("E331", f"a value of `{option.name}` cannot change `{option.name}`", key.place, help=help)])


def _typed(resolved: Resolved, known: Mapping[str, e.Typed] | None) -> tuple[dict[str, e.Typed], Names]:
    typed, faults = e.typed_entries(resolved, known)
    names = name_space(typed, resolved.phases)
    if faults or names.faults:
        raise RuleFileError([*faults, *names.faults])
    return typed, names


def option_values(typed: dict[str, e.Typed], names: Names, settings: Mapping[str, str]) -> dict[str, str]:
    """Each option with its value: as set, else its default, else its first value. Raises InputError, RuleFileError."""
    choices = {entry.name: entry for entry in typed.values() if isinstance(entry, e.Choice)}
    values: dict[str, str] = {}
    for name, value in settings.items():
        values[name] = _checked(choices, name, value)
    waiting = [entry for entry in choices.values() if entry.name not in values]
    while waiting:
        left, faults = [], []
        for entry in waiting:
            try:
                values[entry.name] = _default(entry, names, values)
            except BindFault as fault:
                left.append(entry)
                faults.append(fault.diagnostic())
        if len(left) == len(waiting):
            raise RuleFileError(faults)
        waiting = left
    return values


def _checked(choices: Mapping[str, e.Choice], name: str, value: str) -> str:
    if name not in choices:
        close = get_close_matches(name, choices, 1)
        raise InputError(
            f"there is no option `{name}`"
            + (f"; did you mean `{close[0]}`?" if close else f"; the options are {', '.join(choices) or 'none'}")
        )
    known = [scalar.text for scalar in choices[name].values]
    if value not in known:
        raise InputError(f"option `{name}` has no value `{value}`; its values are {', '.join(known)}")
    return value


def _default(entry: e.Choice, names: Names, values: dict[str, str]) -> str:
    if entry.default is None:
        return entry.values[0].text
    bound, known, _ = Binder(names, values).bind(entry.default)
    span, source = bound.span, entry.default.source
    if known or not bound.constant:
        raise BindFault("E325", "a default is fixed when the table is set", span, source)
    value = {True: "yes", False: "no"}.get(bound.data, str(bound.data)) if isinstance(bound.data, bool) else str(bound.data)
    if value not in {scalar.text for scalar in entry.values}:
        raise BindFault(
            "E331", f"`{value}` is not one of the values of this choice", span, source, "write one of them, or add it to the list"
        )
    return value
