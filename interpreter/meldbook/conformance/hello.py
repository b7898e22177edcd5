"""What an implementation says of itself, and what follows: which cases it is to be asked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from meldbook.conformance.case import Case
from meldbook.conformance.text import clean, show
from meldbook.conformance.values import is_list, is_whole
from meldbook.conformance.wire import PROTOCOL


class NoHello(Exception):
    """There was no valid hello; the message says what there was."""


@dataclass(frozen=True, slots=True)
class Hello:
    """A hello that has been checked. Its texts are safe to show."""

    name: str
    version: str = ""
    language: str = ""
    url: str = ""
    variants: frozenset[str] = frozenset()
    levels: frozenset[int] = frozenset()
    options: Mapping[str, Mapping[str, frozenset[str]]] = field(default_factory=dict)

    def unsupported(self, case: Case, options: Mapping[str, str]) -> str | None:
        """Why this case, at these options, is not among what it declares; None if it is."""
        if case.variant not in self.variants:
            return f"variant {case.variant} is not declared"
        if case.level not in self.levels:
            return f"level {case.level} is not declared"
        for option, values in self.options.get(case.variant, {}).items():
            if option in options and options[option] not in values:
                return f"{option} = {options[option]} is not declared"
        return None


def read(answer: object) -> Hello:
    """The hello of an answer. NoHello if it is none."""
    said = answer.get("hello") if isinstance(answer, Mapping) else None
    if not isinstance(said, Mapping):
        raise NoHello(f"the first answer is no hello: {show(answer)}")
    protocol = said.get("protocol")
    if not is_whole(protocol) or protocol != PROTOCOL:
        raise NoHello(f"the hello speaks protocol {show(protocol)}; this is protocol {PROTOCOL}")
    supports, name = said.get("supports"), said.get("name")
    if not isinstance(name, str) or not clean(name):
        raise NoHello("the hello has no `name`")
    if not isinstance(supports, Mapping):
        raise NoHello("the hello has no `supports`")
    texts = {key: clean(str(said.get(key, "")), 80) for key in ("version", "language", "url")}
    return Hello(
        name=clean(name, 80),
        **texts,
        variants=frozenset(_texts(supports, "variants")),
        levels=_levels(supports),
        options=_profile(supports.get("options", {})),
    )


def _texts(supports: Mapping[str, object], key: str) -> list[str]:
    value = supports.get(key)
    if not is_list(value) or not all(isinstance(text, str) for text in value):
        raise NoHello(f"`supports` has no list of texts `{key}`")
    return list(value)


def _levels(supports: Mapping[str, object]) -> frozenset[int]:
    value = supports.get("levels")
    if not is_list(value) or not all(map(is_whole, value)):
        raise NoHello("`supports` has no list of numbers `levels`")
    return frozenset(value)


def _profile(value: object) -> dict[str, dict[str, frozenset[str]]]:
    if not isinstance(value, Mapping) or not all(isinstance(options, Mapping) for options in value.values()):
        raise NoHello("`options` is not a mapping: variant, option, list of values")
    return {variant: {name: frozenset(_texts(options, name)) for name in options} for variant, options in value.items()}
