"""The words of card table and game: the term of the language, its regional forms, the other languages, and where it is used."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

from meldbook import texts
from meldbook.book.edition import Edition
from meldbook.book.markup import Content, Heading, Html, Page, join, link, listed, tag
from meldbook.book.said import say, say_or
from meldbook.teller import Teller

PATH = "glossary.html"
MOST_USES = 8


def anchor(concept: str) -> str:
    """The anchor of a concept."""
    return "word-" + re.sub(r"[^a-z0-9]+", "_", concept.lower()).strip("_")


def terms(row: Mapping[str, Any], lang: str) -> list[str]:
    """The terms of a concept that hold everywhere a language is spoken, the first one first."""
    return _several(row["terms"].get(lang, {}).get("*", row["concept"]))


def _several(term: Any) -> list[str]:
    return list(term) if isinstance(term, list | tuple) else [str(term)]


def glossary_page(edition: Edition, lang: str) -> Page:
    """All words, in the order of the language's alphabet."""
    rows = sorted(edition.glossary["glossary"], key=lambda row: fold(terms(row, lang)[0]))
    parts: list[Heading | Html] = [Heading(1, say(lang, "glossary.title"), "top"), tag("p", say(lang, "glossary.lead"))]
    for row in rows:
        parts += [Heading(2, terms(row, lang)[0], anchor(row["concept"])), _word(edition, row, lang)]
    parts += [Heading(2, say(lang, "glossary.false_friends"), "false-friends"), _false_friends(edition, lang)]
    return Page(PATH, say(lang, "glossary.title"), say(lang, "glossary.lead"), tuple(parts), kind="glossary")


def fold(word: str) -> str:
    """A word without accents, in small letters."""
    import unicodedata

    return "".join(sign for sign in unicodedata.normalize("NFD", word.lower()) if not unicodedata.combining(sign))


def means(row: Mapping[str, Any], lang: str) -> Html:
    """What a concept is, in the language; in English, marked, where that is not written."""
    name = anchor(row["concept"]).replace("_", "-")
    if texts.has_interface(name, lang, file=texts.WORDS):
        return tag("p", texts.interface(name, {}, lang, file=texts.WORDS), class_="mb-says")
    return tag("p", row["means"], class_="mb-says", lang="en" if lang != "en" else None)


def _word(edition: Edition, row: Mapping[str, Any], lang: str) -> Html:
    own = row["terms"].get(lang, {})
    also = [*terms(row, lang)[1:]]
    regional = [
        join([tag("i", term), f" ({_region(edition, region, lang)})"])
        for region, found in own.items()
        if region != "*"
        for term in _several(found)
    ]
    facts: list[tuple[str, Content]] = []
    if row.get("plural", {}).get(lang):
        facts.append((say(lang, "glossary.plural"), row["plural"][lang]))
    if also or regional:
        facts.append((say(lang, "glossary.also"), join([*(tag("i", term) for term in also), *regional], ", ")))
    others = [
        join([tag("span", f"{say(lang, f'language.{other}')}: ", class_="mb-quiet"), tag("i", ", ".join(terms(row, other)), lang=other)])
        for other in texts.LANGUAGES
        if other != lang
    ]
    facts.append((say(lang, "glossary.elsewhere"), join(others, " · ")))
    uses = used_in(edition, row, lang)
    if uses:
        more = [f"… {len(uses) - MOST_USES}"] if len(uses) > MOST_USES else []
        facts.append(
            (say(lang, "glossary.used"), join([*(link(rule, f"r/{rule}.html", class_="mb-ref") for rule in uses[:MOST_USES]), *more], " "))
        )
    drawn = tag("dl", *(part for label, said in facts for part in (tag("dt", label), tag("dd", said))), class_="mb-facts")
    return tag("section", means(row, lang), drawn, class_="mb-word")


def _region(edition: Edition, region: str, lang: str) -> str:
    """A country, or the game whose document has the word."""
    if region in edition.volumes:
        return Teller(edition.volumes[region].game, lang).title()
    return say_or(lang, f"region.{region}", region)


def used_in(edition: Edition, row: Mapping[str, Any], lang: str) -> list[str]:
    """The rules in whose sentences one of the terms occurs."""
    forms = [*terms(row, lang), *([row["plural"][lang]] if row.get("plural", {}).get(lang) else [])]
    pattern = re.compile(r"(?<!\w)(?:" + "|".join(re.escape(fold(form)) for form in forms) + r")s?(?!\w)")
    return [rule for rule, said in _sentences(edition, lang).items() if pattern.search(said)]


@lru_cache(maxsize=8)
def _sentences(edition: Edition, lang: str) -> dict[str, str]:
    """Every rule with its sentences in all games, folded."""
    said = {}
    for rule, games in edition.rules.items():
        told = (Teller(edition.volumes[name].game, lang).sentence(rule) for name in games)
        said[rule] = fold(" ".join(dict.fromkeys(told)))
    return said


def _false_friends(edition: Edition, lang: str) -> Html:
    """Words that mislead, in the language of the page where that is written."""
    rows = []
    for one in edition.glossary["false_friends"]:
        name = "friend-" + re.sub(r"[^a-z0-9]+", "-", fold(one["word"])).strip("-")
        own = texts.has_interface(name, lang, file=texts.WORDS)
        said = (
            tag("span", texts.interface(name, {}, lang, file=texts.WORDS))
            if own
            else tag("span", one["note"], lang=None if lang == "en" else "en")
        )
        rows.append(
            join(
                [
                    tag("b", one["word"]),
                    " ",
                    tag("span", f"({', '.join(say(lang, f'language.{other}') for other in one['languages'])})", class_="mb-quiet"),
                    ": ",
                    said,
                ]
            )
        )
    return listed(rows)


def forms(edition: Edition, lang: str) -> Iterator[tuple[str, str]]:
    """Each form of a concept as it stands in a sentence, with its anchor."""
    for row in edition.glossary["glossary"]:
        for form in (*terms(row, lang), *([row["plural"][lang]] if row.get("plural", {}).get(lang) else [])):
            yield form, anchor(row["concept"])
