"""The gate of the texts: whether every rule says what it must in every language, and says it soundly.

It reads the Fluent files as trees, so that a fault has its file and line, and fills every text with awkward numbers.
It takes what the rules ask of the texts as plain data (`Wanted`) and so needs no game. What no
program can see, whether a sentence is good, is for a reader.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise

from fluent.runtime import FluentBundle

from meldbook import text_library, texts
from meldbook.loading import nodes
from meldbook.loading.entries import Entry
from meldbook.loading.scalars import WHOLE_NUMBER
from meldbook.text_library import Library, Problem, Sources, Text
from meldbook.texts import LANGUAGES, WORDS, Slots, TextError

# The verbs of rules that are also spoken of by a name
NAMED = {"cards", "zone", "phase", "may", "meld", "kind", "pays"}
# In this language the words are explained in the glossary itself.
GLOSSARY_LANGUAGE = "en"
NUMBERS = (0, 1, 2, 15, 15000)
# The slots of the interface that hold no number
INTERFACE_WORDS = {"rank": "Q", "suit": "H"}
SPELT = range(2, 16)  # numbers that a sentence might hold as words; one is an article in three of the languages
UNWANTED = {"\u00a0": "a no-break space", "'": "a straight apostrophe", '"': "a straight quotation mark", "...": "dots"}


@dataclass(frozen=True)
class Wanted:
    """What a variant asks of the texts, at one setting of its options.

    `slots`: text id -> its slots, each with a value it has; a text id is a rule id, or what a `text:` names.
    `choices`: option -> its values. `named`: the rules that also need a name.
    """

    slots: Mapping[str, Slots]
    choices: Mapping[str, Sequence[str]] = field(default_factory=dict)
    named: Collection[str] = ()

    def text_ids(self) -> Iterator[str]:
        """The id of every text there must be."""
        yield from self.slots
        yield from (f"{rule}-name" for rule in self.named)
        for option, values in self.choices.items():
            yield from (f"{option}-{value}" for value in values if not WHOLE_NUMBER.match(value))


def wanted_everywhere() -> list[Wanted]:
    """What every variant that is a game wants of the texts, also with each value of an option that changes the rules."""
    from meldbook import load
    from meldbook.conformance.engine import playable

    wanted = []
    for name in playable():
        overlaid = [{entry.name: value} for entry in load(name).typed.values() for value, _ in getattr(entry, "overlays", ())]
        for game in [load(name, settings) for settings in ({}, *overlaid)]:
            wanted.append(wanted_by(game.resolved.entries, game.slots))
    return wanted


def wanted_by(entries: Mapping[str, Entry], slots: Callable[[str], Slots]) -> Wanted:
    """What the rules of a resolved variant ask for. A rule that carries its own sentence asks for none."""
    asked = {_text_id(entry): slots(rule) for rule, entry in entries.items()}
    choices = {
        rule: [item.text for item in values.items if isinstance(item, nodes.Scalar)]
        for rule, entry in entries.items()
        if isinstance(values := entry.fields.get("choice"), nodes.Sequence)
    }
    return Wanted(
        {text_id: found for text_id, found in asked.items() if text_id},
        choices,
        {rule for rule, entry in entries.items() if entry.verb in NAMED},
    )


def _text_id(entry: Entry) -> str:
    own = entry.fields.get("text")
    if own is None:
        return entry.id
    return own.text if isinstance(own, nodes.Scalar) else ""


def check(wanted: Sequence[Wanted], sources: Sources | None = None) -> list[Problem]:
    """Every fault of the texts, in the order of files and lines."""
    library = text_library.read(text_library.read_sources() if sources is None else sources)
    found = [*library.faults, *(problem for look in CHECKS for problem in look(library, wanted))]
    return sorted(set(found), key=lambda problem: (problem.file, problem.line, problem.message))


# --- the checks: same parameters, found by name in the table at the end ---------------------------------------------


def _missing(library: Library, wanted: Sequence[Wanted]) -> Iterator[Problem]:
    """Every text that is asked for is there, in every language."""
    asked = {text_id for one in wanted for text_id in one.text_ids()}
    asked |= {f"{text_id.partition('.')[0]}.chapter" for text_id in asked}
    for lang in LANGUAGES:
        for text_id in sorted(asked - library.rules[lang].keys()):
            yield Problem(f"spec/texts/{lang}/{text_id.partition('.')[0]}.ftl", 1, f"{text_id} has no text")


def _ownerless(library: Library, wanted: Sequence[Wanted]) -> Iterator[Problem]:
    """Every text belongs to a rule: its sentence, its name, a value of an option."""
    rules = {text_id for one in wanted for text_id in one.slots}
    asked = {text_id for one in wanted for text_id in one.text_ids()}
    endings = {value for one in wanted for values in one.choices.values() for value in values} | {"name"}
    for text in library.rule_texts():
        rule, _, ending = text.id.partition("-")
        if text.key != "chapter" and text.id not in asked and not (rule in rules and ending in endings):
            yield text.problem("belongs to no rule")


def _unlike(library: Library, wanted: Sequence[Wanted]) -> Iterator[Problem]:
    """A text reads the same slots in every language, and the interface has the same texts in every language."""
    for kind in (library.rules, library.interface):
        for text_id in sorted({text_id for found in kind.values() for text_id in found}):
            alike = [found[text_id] for found in kind.values() if text_id in found]
            slots = set().union(*(text.parts.slots for text in alike))
            for text in alike:
                if lacking := slots - text.parts.slots:
                    yield text.problem(f"reads no {_slots(lacking)}, as another language does")
    every = {text_id for found in library.interface.values() for text_id in found}
    inflected = {text_id for text_id in every if text_id.startswith("number-") and "." in text_id}
    for lang, found in library.interface.items():
        for text_id in sorted(every - found.keys() - inflected):  # a language has the forms it has
            if lang == GLOSSARY_LANGUAGE and _file_of(library, text_id) == f"{WORDS}.ftl":
                continue
            yield Problem(f"spec/texts/{lang}/{_file_of(library, text_id)}", 1, f"{text_id} has no text")


def _file_of(library: Library, text_id: str) -> str:
    """The name of the file in which another language has a text."""
    return next(found[text_id].file.rpartition("/")[2] for found in library.interface.values() if text_id in found)


def _slotless(library: Library, wanted: Sequence[Wanted]) -> Iterator[Problem]:
    """A text reads only slots that its rule has."""
    for text in library.rule_texts():
        for slots in _slots_of(text, wanted):
            if unknown := text.parts.slots - slots.keys():
                yield text.problem(f"reads {_slots(unknown)}, which the rule does not have")


def _unfillable(library: Library, wanted: Sequence[Wanted]) -> Iterator[Problem]:
    """Every text can be filled with its values, with awkward numbers, and with every value of an option it reads."""
    for text in library.texts():
        try:
            filled = _bundle(text.lang, library.sources[text.lang][text.file.rpartition("/")[2]])
        except TextError:
            continue  # reading has told
        for slots in _fillings(text, wanted):
            try:
                yield from _typography(text, texts.fill(filled, text.message, text.key or None, slots, text.id))
            except TextError as error:
                yield text.problem(f"cannot be filled: {error}")


def _literal(library: Library, wanted: Sequence[Wanted]) -> Iterator[Problem]:
    """No number stands in a text: no digit, and no word for a value that the rule has in a slot."""
    for text in library.texts():
        if digits := re.search(r"[0-9]+", " ".join(text.parts.words)):
            yield text.problem(f"holds the number {digits.group()}")
    for text in library.rule_texts():
        values = {value for slots in _slots_of(text, wanted) for value in slots.values() if value in SPELT}
        for word in sorted(_number_words(library, text.lang, values) & _counting_words(library, text)):
            yield text.problem(f"holds the number “{word}”; take it from a slot")


def _characters(library: Library, wanted: Sequence[Wanted]) -> Iterator[Problem]:
    """One way of setting: curly quotes, no no-break spaces, one space."""
    for text in library.texts():
        for sign, name in UNWANTED.items():
            if any(sign in words for words in text.parts.words):
                yield text.problem(f"holds {name}")


CHECKS: tuple[Callable[[Library, Sequence[Wanted]], Iterator[Problem]], ...] = (
    _missing, _ownerless, _unlike, _slotless, _unfillable, _literal, _characters,
)  # fmt: skip


# --- what the checks share -------------------------------------------------------------------------------------------


def _slots(names: Collection[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(names))


def _slots_of(text: Text, wanted: Sequence[Wanted]) -> Iterator[Slots]:
    """The slots a text is filled with: those of every entry that asks for it by its id; if none does, those of its rule."""
    rule = text.id.partition("-")[0]
    asked = [one.slots[text.id] for one in wanted if text.id in one.slots]
    yield from asked or (one.slots[rule] for one in wanted if rule in one.slots)


def _fillings(text: Text, wanted: Sequence[Wanted]) -> Iterator[dict[str, int | str]]:
    if text.of_interface:
        for number in NUMBERS:
            yield {**dict.fromkeys(text.parts.slots, number), **INTERFACE_WORDS}
        return
    if text.key == "chapter":
        yield {}
    choices = {option.partition(".")[2]: values for one in wanted for option, values in one.choices.items()}
    for slots in _slots_of(text, wanted):
        yield dict(slots)
        for number in NUMBERS:
            yield {name: number if isinstance(value, int) else value for name, value in slots.items()}
        for name in text.parts.slots & choices.keys() & slots.keys():
            yield from ({**slots, name: value} for value in choices[name] if isinstance(slots[name], str))


@cache
def _bundle(lang: str, source: str) -> FluentBundle:
    return texts.bundle(lang, source)


def _typography(text: Text, filled: str) -> Iterator[Problem]:
    if "  " in filled or re.search(r" [,.;:?!]", filled):
        yield text.problem("has a space too many")
    if text.of_interface:
        return
    if text.key == "chapter" or text.key.endswith("-name"):
        if filled.endswith((".", "?")):
            yield text.problem("is a name and ends like a sentence")
    elif not filled.endswith((".", "?")):
        yield text.problem("does not end like a sentence")
    if text.lang == "es" and filled.count("?") != filled.count("¿"):
        yield text.problem("has a question mark without its partner")


def _number_words(library: Library, lang: str, values: Collection[int | str]) -> set[str]:
    """The words of a language for these numbers, as its interface spells them."""
    spelt = library.interface[lang]
    ids = [text_id for value in values for text_id in (f"number-{value}", f"number-{value}.feminine")]
    return {"".join(spelt[text_id].parts.words) for text_id in ids if text_id in spelt}


def _counting_words(library: Library, text: Text) -> set[str]:
    """The words of a text, without those that a name shows to be the rank of a card: a three of one colour, not three.

    A word next to a word with which it makes part of a name is such a rank; the last letter may differ (plurals).
    """
    names = [found for found in library.rules[text.lang].values() if found.key.endswith("-name")]
    pairs = {pair for name in names for pair in _pairs(" ".join(name.parts.words))}
    stems = {(first[:-1], second[:-1]) for first, second in pairs}
    counting = set()
    for words in text.parts.words:
        listed = ["", *re.findall(r"\w+", words.lower()), ""]
        for before, word, after in zip(listed, listed[1:], listed[2:], strict=False):
            if not _in_name(before, word, stems) and not _in_name(word, after, stems):
                counting.add(word)
    return counting


def _pairs(words: str) -> list[tuple[str, str]]:
    listed = re.findall(r"\w+", words.lower())
    return list(pairwise(listed))


def _in_name(first: str, second: str, stems: set[tuple[str, str]]) -> bool:
    return any(len(a) > 1 and len(b) > 1 and first.startswith(a) and second.startswith(b) for a, b in stems)
