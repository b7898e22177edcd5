"""The sentences: what a rule says in Portuguese, Spanish, Italian or English, and what the command line says.

Texts are Fluent files under `spec/texts/<language>/`: a message is a chapter, its attributes are the rules of that
chapter, and `interface.ftl` holds what belongs to no rule. Numbers come from the slots of the rule and are never
written in a sentence. This module finds, fills and formats; it knows no rule, and whether the texts are complete and
sound is for `text_gate`. Fluent and Babel are imported when a text is first asked for: judging does without them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from decimal import localcontext
from functools import cache
from typing import TYPE_CHECKING, Any

from meldbook import data

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Message

LOCALES = {"pt": "pt-BR", "es": "es-ES", "it": "it-IT", "en": "en-US"}
LANGUAGES = tuple(LOCALES)
INTERFACE = "interface"
SITE = "site"
WORDS, QUESTIONS = "words", "questions"
# Files whose texts belong to no rule: what the command and the book say, the words, and the questions that players ask.
INTERFACES = (INTERFACE, SITE, WORDS, QUESTIONS)

Slots = Mapping[str, int | str]
# The text an entry carries itself: the id of a text, or the sentence in one or more languages.
Override = str | Mapping[str, str]

LONGEST_SLOT = 2000

_BREAK = re.compile(r"\s*\n\s*")


class TextError(Exception):
    """A text is missing, cannot be read, or lacks a value to fill in."""


def sentence(rule_id: str, slots: Slots, lang: str, attribute: str | None = None, override: Override | None = None) -> str:
    """What the rule says.

    With an `attribute`, a text that belongs to the rule: its `name`, or one value of an option. `override` is the
    entry's own `text:` and stands in for the sentence alone, never for an attribute.
    """
    if attribute is None and isinstance(override, Mapping):
        language = language_of(override, lang)
        return fill(_inline(language, override[language]), "text", None, slots, f"the text of {rule_id} ({language})")
    chapter, key = _address(rule_id, attribute, override)
    return fill(_chapter(lang, chapter), chapter, key, slots, f"{chapter}.{key} ({lang})")


def heading(chapter: str, lang: str) -> str:
    """The heading of a chapter."""
    return fill(_chapter(lang, chapter), chapter, "chapter", {}, f"the heading of {chapter} ({lang})")


def interface(name: str, slots: Slots, lang: str, attribute: str | None = None, file: str = INTERFACE) -> str:
    """A sentence or word of the command line; of the site, with its `file`."""
    shown = {slot: _shown(value) for slot, value in slots.items()}
    return fill(_chapter(lang, file), name, attribute, shown, f"{name} of the {file} ({lang})")


def _shown(value: int | str) -> int | str:
    """A value cut to what the library fills in: what was typed or read may be of any length."""
    return f"{value[: LONGEST_SLOT - 3]}..." if isinstance(value, str) and len(value) > LONGEST_SLOT else value


def has_interface(name: str, lang: str, attribute: str | None = None, file: str = INTERFACE) -> bool:
    """Whether there is such a text."""
    try:
        message = _message(_chapter(lang, file), name)
    except TextError:
        return False
    return message is not None and ((message.value is not None) if attribute is None else attribute in message.attributes)


def has(rule_id: str, lang: str, attribute: str | None = None, override: Override | None = None) -> bool:
    """Whether there is such a text."""
    if attribute is None and isinstance(override, Mapping):
        return bool(override)
    chapter, key = _address(rule_id, attribute, override)
    try:
        message = _message(_chapter(lang, chapter), chapter)
    except TextError:
        return False
    return message is not None and key in message.attributes


def beside(rule_id: str, lang: str) -> list[str]:
    """The ids of the texts that stand beside a rule's own: `chapter.key-...`, names left out."""
    chapter, key = _address(rule_id, None, None)
    message = _message(_chapter(lang, chapter), chapter)
    found = message.attributes if message is not None else {}
    return [f"{chapter}.{name}" for name in found if name.startswith(f"{key}-") and name != f"{key}-name"]


def number(value: int, lang: str) -> str:
    """A number as the language writes it: 1.500 or 1,500."""
    from babel.numbers import format_decimal

    with _long_numbers():
        return format_decimal(value, locale=_locale(lang).replace("-", "_"))


@contextmanager
def _long_numbers() -> Iterator[None]:
    """Decimals of as many digits as a file of rules can multiply to; of more than 28 the library would make an error."""
    with localcontext() as context:
        context.prec = 5000
        yield


def _address(rule_id: str, attribute: str | None, override: Override | None) -> tuple[str, str]:
    """The chapter of a text and its attribute there."""
    text_id = override if attribute is None and isinstance(override, str) else rule_id
    chapter, dot, key = text_id.partition(".")
    if not dot or not key:
        raise TextError(f"not the id of a text: {text_id!r}")
    return chapter, key if attribute is None else f"{key}-{attribute}"


def language_of(texts: Mapping[str, str], lang: str) -> str:
    """The language asked for, or the first of those an author wrote."""
    if lang in texts:
        return lang
    if not texts:
        raise TextError("a text without any language")
    return next(iter(texts))


def _locale(lang: str) -> str:
    if lang not in LOCALES:
        raise TextError(f"no texts in the language {lang!r}; there are: {', '.join(LANGUAGES)}")
    return LOCALES[lang]


@cache
def _chapter(lang: str, chapter: str) -> FluentBundle:
    """The texts of one file."""
    _locale(lang)
    try:
        source = data.text("spec", "texts", lang, f"{chapter}.ftl")
    except (FileNotFoundError, ValueError) as error:
        raise TextError(f"no texts for {chapter} in the language {lang}") from error
    return bundle(lang, source)


@cache
def _inline(lang: str, pattern: str) -> FluentBundle:
    """The one text that an entry carries itself, in its place in a message. Any language of `LOCALES` will do."""
    lines = "\n    ".join(pattern.strip().splitlines())
    source = f"text =\n    {lines}\n"
    try:
        _check_calls(source)
        return bundle(lang if lang in LOCALES else "en", source)
    except RecursionError:
        raise TextError("a text that is nested too deep") from None


# What an author's own text may call, and how each may be asked. Anything more could be asked for a text without end.
CALLS: dict[str, dict[str, re.Pattern[str]]] = {
    "RANK": {"form": re.compile("from|to|plural")},
    "WORDS": {"gender": re.compile("feminine|masculine|neuter")},
    "NUMBER": {},
}


def _check_calls(source: str) -> None:
    """Whether a text calls nothing but what it may. TextError."""
    from fluent.syntax import parse
    from fluent.syntax.ast import FunctionReference, NamedArgument
    from fluent.syntax.visitor import Visitor

    class Calls(Visitor):
        def visit_FunctionReference(self, node: FunctionReference) -> None:  # noqa: N802 (the name the visitor calls)
            name = node.id.name
            if name not in CALLS:
                raise TextError(f"a text cannot call {name}; it may call {', '.join(CALLS)}")
            for argument in node.arguments.named:
                _check_argument(name, argument)
            self.generic_visit(node)

    def _check_argument(name: str, argument: NamedArgument) -> None:
        fits, value = CALLS[name].get(argument.name.name), getattr(argument.value, "value", "")
        if fits is None or not fits.fullmatch(value):
            raise TextError(f"{name} cannot be asked for {argument.name.name}: {value[:40]}")

    Calls().visit(parse(source))


def bundle(lang: str, source: str) -> FluentBundle:
    """The texts of one Fluent source. TextError if any part of it cannot be read."""
    from fluent.runtime import FluentBundle, FluentResource
    from fluent.syntax.ast import Junk

    resource = FluentResource(source)
    for entry in resource.body:
        if isinstance(entry, Junk):
            faults = "; ".join(str(note.message) for note in entry.annotations or [])
            raise TextError(f"not a Fluent text: {faults}: {(entry.content or '').strip()}")
    # use_isolating would put invisible direction marks round every value
    made = FluentBundle([_locale(lang)], functions=_functions(lang), use_isolating=False)
    made.add_resource(resource)
    return made


def _functions(lang: str) -> dict[str, Callable[..., Any]]:
    """What a sentence can call: `RANK($low, form: "from")` and `WORDS($n1, gender: "feminine")`."""

    def rank(value: object, form: str | None = None) -> str:
        return interface(f"rank-{value}", {}, lang, form)

    def words(value: int, gender: str | None = None) -> str | int:
        """A small number written out. A larger one is given back, for the locale to format."""
        message = _message(_chapter(lang, INTERFACE), f"number-{value:d}")
        if message is None:
            return value
        return interface(f"number-{value:d}", {}, lang, gender if gender in message.attributes else None)

    return {"RANK": rank, "WORDS": words}


def _message(texts: FluentBundle, name: str) -> Message | None:
    return texts.get_message(name) if texts.has_message(name) else None


def fill(texts: FluentBundle, name: str, attribute: str | None, slots: Slots, what: str) -> str:
    """The text with its slots filled; `what` names it in an error."""
    message = _message(texts, name)
    if message is None:
        raise TextError(f"no text: {what}")
    pattern = message.value if attribute is None else message.attributes.get(attribute)
    if pattern is None:
        raise TextError(f"no text: {what}")
    with _long_numbers():
        found, errors = texts.format_pattern(pattern, dict(slots))
    if errors:
        raise TextError(f"{what}: {'; '.join(dict.fromkeys(map(str, errors)))}")
    # A text of several sentences runs over lines of the file; it is one paragraph
    return _BREAK.sub(" ", str(found)).strip()
