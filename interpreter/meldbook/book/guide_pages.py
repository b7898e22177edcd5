"""The guides that people wrote, in English, as pages of every language; and the list of them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from meldbook.book.edition import Edition
from meldbook.book.markup import Heading, Html, Page, link, listed, tag
from meldbook.book.said import say

_TITLE = re.compile(r"^#\s+(.+)$", re.MULTILINE)


def guide_pages(edition: Edition, lang: str) -> Iterator[Page]:
    """The list, and each guide with a word that it is in English."""
    pages = [_guide(path, written, lang) for path, written in edition.guides]
    parts: list[Heading | Html] = [Heading(1, say(lang, "guides.title"), "top"), tag("p", say(lang, "guides.lead"))]
    parts.append(listed(link(tag("span", page.title, lang="en"), page.path) for page in pages))
    yield Page("guides.html", say(lang, "guides.title"), say(lang, "guides.lead"), tuple(parts), searched=False)
    yield from pages


def _guide(path: str, written: str, lang: str) -> Page:
    found = _TITLE.search(written)
    title = found[1].replace("`", "") if found else path
    notice = () if lang == "en" else (tag("p", say(lang, "guides.english"), class_="mb-note"),)
    rest = written[: found.start()] + written[found.end() :] if found else written
    parts: tuple[Heading | Html, ...] = (Heading(1, title, "top"), *notice)
    return Page(path, title, title, parts, searched=lang == "en", markdown=rest.strip(), kind="guide", meta=(("written_in", "en"),))
