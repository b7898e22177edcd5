"""Sentences with the first use of each word of the glossary as a link to it."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cached_property

from meldbook.book import glossary_page
from meldbook.book.edition import Edition
from meldbook.book.markup import Html, join, link


@dataclass
class Glossed:
    """Remembers which words it has linked since `fresh` was last called. `root` leads from the page to the root of the language."""

    edition: Edition
    lang: str
    root: str
    linked: set[str] = field(default_factory=set)

    @cached_property
    def _targets(self) -> dict[str, str]:
        # Of concepts that share a word the first is the general one.
        return {form.lower(): target for form, target in reversed(list(glossary_page.forms(self.edition, self.lang)))}

    @cached_property
    def _pattern(self) -> re.Pattern[str]:
        longest_first = sorted(self._targets, key=lambda form: (-len(form), form))
        return re.compile(r"(?<!\w)(" + "|".join(map(re.escape, longest_first)) + r")(?!\w)", re.IGNORECASE)

    def fresh(self) -> None:
        """A new chapter: words are linked again."""
        self.linked.clear()

    def sentence(self, said: str) -> Html:
        """The sentence; a word that is linked already stays as it is."""
        parts: list[str | Html] = []
        done = 0
        for match in self._pattern.finditer(said):
            target = self._targets[match[0].lower()]
            if target not in self.linked:
                self.linked.add(target)
                parts += [said[done : match.start()], link(match[0], f"{self.root}{glossary_page.PATH}#{target}", class_="mb-term")]
                done = match.end()
        return join([*parts, said[done:]])
