"""What is said of the rules of one game in one language: sentences, names, headings, refusals.

For the command and for the book. A rule without a text is told by a word for that, so that a variant can be tried before its texts are
written. How a sentence is set, on a terminal or on a page, is for others.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from meldbook import texts
from meldbook.loading import nodes
from meldbook.loading.display import clean

if TYPE_CHECKING:
    from meldbook.loading.entries import Entry
    from meldbook.play.game import Game


def own_text(entry: Entry) -> texts.Override | None:
    """The `text:` of an entry: the id of a text, or sentences by language."""
    node = entry.fields.get("text")
    if isinstance(node, nodes.Scalar):
        return node.text
    if isinstance(node, nodes.Mapping):
        return {key.text: value.text for key, value in node.pairs if isinstance(value, nodes.Scalar)}
    return None


@dataclass(frozen=True)
class Teller:
    """Tells the rules of one game in one language. `variant` and `settings` are as they were asked for."""

    game: Game
    lang: str
    variant: str = ""
    settings: Mapping[str, str] = field(default_factory=dict)

    def sentence(self, rule: str) -> str:
        """What a rule says."""
        entry = self.game.resolved.entries[rule]
        override = own_text(entry)
        if not texts.has(rule, self.lang, override=override):
            return self.say("no-text")
        try:
            return clean(texts.sentence(rule, self.game.slots(rule), self.lang, override=override))
        except texts.TextError:
            return self.say("no-text")  # `check` says what is wrong with it

    def written_in(self, rule: str) -> str:
        """The language of a sentence that its author did not write in this one; empty if it is in this one."""
        override = own_text(self.game.resolved.entries[rule])
        language = texts.language_of(override, self.lang) if isinstance(override, Mapping) and override else self.lang
        return language if language != self.lang else ""

    def name(self, rule: str) -> str:
        """What the thing that a rule defines is called; its key if it has no name."""
        return self.attribute(rule, "name") or self.game.resolved.entries[rule].key

    def attribute(self, rule: str, attribute: str) -> str:
        """A text that belongs to a rule; empty if there is none."""
        if not texts.has(rule, self.lang, attribute):
            return ""
        return texts.sentence(rule, self.game.slots(rule), self.lang, attribute)

    def heading(self, chapter: str) -> str:
        """The heading of a chapter; its name if it has none."""
        try:
            return texts.heading(chapter, self.lang)
        except texts.TextError:
            return chapter

    def say(self, name: str, /, **slots: int | str) -> str:
        """A sentence of the interface."""
        return texts.interface(name, slots, self.lang)

    def refusal(self, rule: str) -> str:
        """Which rule refuses, and why."""
        return self.say("refused", rule=rule, reason=self.reason(rule))

    def reason(self, rule: str) -> str:
        """What a rule says, and what is told because of it."""
        return " ".join([self.sentence(rule), *(self.sentence(told) for told in self.told_of(rule))])

    def told_of(self, rule: str) -> list[str]:
        """The entries that only tell what follows from a rule."""
        entries = self.game.typed.values()
        return [one.id for one in entries if any(follows.text == rule for follows in getattr(one, "follows", ()))]

    def grounds(self, rule: str) -> dict[str, str]:
        """What a refusal can cite: the rows of its rule, of the words the rule reads, and of what is told because of it."""
        read = [
            named.entry.id for word in sorted(self.game.reads.get(rule, ())) if (named := self.game.names.found.get(word)) and named.entry
        ]
        found: dict[str, str] = {}
        for id_ in (rule, *self.told_of(rule), *read):
            found |= self.cites(id_)
        return found

    def title(self) -> str:
        """The name of the game in the language."""
        names = self.game.resolved.names
        return clean(names.get(self.lang) or names.get("en") or self.game.name)

    def cites(self, rule: str) -> dict[str, str]:
        """The rows of the catalogue that a rule is taken from, with what they say."""
        from meldbook.cited import statements

        return statements(self.game.resolved.entries[rule].cites)

    def sentences(self, rules: Iterable[str]) -> list[str]:
        """The sentences of some rules, each once."""
        return list(dict.fromkeys(self.settled(rule) for rule in rules))

    def settled(self, rule: str) -> str:
        """The sentence of a rule, with its language if that is another; of an option also what its value means, or the value."""
        entry = self.game.resolved.entries[rule]
        value = self.game.slots(rule).get("value")
        if entry.verb != "choice" or value is None:
            language = self.written_in(rule)
            return self.sentence(rule) + (f" ({self.say('written-in', language=language)})" if language else "")
        meaning = self.attribute(rule, self.game.options[entry.key]) or f"({self.say('default', value=value)})"
        return f"{self.sentence(rule)} {meaning}"

    def question(self, reading: str) -> str:
        """A doubtful point as players ask for it: its own question, or that of the option it has become; empty if there is neither."""
        name = f"ask-{reading}"
        if texts.has_interface(name, self.lang, file=texts.QUESTIONS):
            return texts.interface(name, {}, self.lang, file=texts.QUESTIONS)
        entries = self.game.resolved.entries.values()
        return next((self.sentence(entry.id) for entry in entries if entry.verb == "choice" and reading in entry.cites), "")

    def row_heading(self, row: str) -> str:
        """What stands over a row of a comparison."""
        return texts.interface("heading", {}, self.lang, row)


def meanings(tellers: Iterable[Teller], rule: str) -> dict[str, list[str]]:
    """What a rule says in each game that has it, with the names of the games that say it: those that say the same stand together."""
    found: dict[str, list[str]] = {}
    for teller in tellers:
        if rule in teller.game.resolved.entries:
            found.setdefault(teller.settled(rule), []).append(teller.game.name)
    return found
