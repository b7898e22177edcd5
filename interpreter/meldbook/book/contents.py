"""All pages of one language, and the order in which they are offered."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from meldbook.book import ruling_page
from meldbook.book.case_pages import case_pages, cases_index
from meldbook.book.coverage_page import coverage_page
from meldbook.book.difference_pages import compare_index, difference_page, pairs
from meldbook.book.edition import Edition
from meldbook.book.front_page import front_page, games_page
from meldbook.book.glossary_page import glossary_page
from meldbook.book.guide_pages import guide_pages
from meldbook.book.markup import Page
from meldbook.book.rule_pages import index_page, retired_page, rule_page
from meldbook.book.said import say
from meldbook.book.sheet_pages import print_page, sheet_page
from meldbook.book.variant_page import path_of, variant_page
from meldbook.teller import Teller

Retired = Mapping[str, Mapping[str, Any]]


def build_pages(edition: Edition, lang: str, retired: Retired | None = None) -> dict[str, Page]:
    """Every page of a language by its path. TextError if a text of the site is missing."""
    return {page.path: page for page in _pages(edition, lang, retired or {})}


def _pages(edition: Edition, lang: str, retired: Retired) -> Iterator[Page]:
    yield front_page(edition, lang)
    for volume in edition.volumes.values():
        yield variant_page(edition, volume, lang)
        yield sheet_page(edition, volume, lang)
        yield print_page(edition, volume, lang)
        yield from case_pages(edition, volume, lang)
    yield cases_index(edition, lang)
    yield glossary_page(edition, lang)
    yield from (rule_page(edition, rule, lang) for rule in edition.rules)
    if edition.whole:
        yield from _of_all(edition, lang, retired)


def _of_all(edition: Edition, lang: str, retired: Retired) -> Iterator[Page]:
    """The pages that only a book of several games has."""
    yield games_page(edition, lang)
    yield compare_index(edition, lang)
    yield from (difference_page(edition, one, other, lang) for one, other in pairs(edition))
    yield from ruling_page.pages(edition, lang)
    yield coverage_page(edition, lang)
    yield index_page(edition, lang)
    yield from guide_pages(edition, lang)
    yield from (retired_page(rule, row, lang) for rule, row in retired.items() if rule not in edition.rules)


def navigation(edition: Edition, lang: str) -> list[Any]:
    """The menu: a title with a path, or with a list of the same."""
    games = [{Teller(volume.game, lang).title(): path_of(volume.name)} for volume in edition.volumes.values()]
    guides: Sequence[Any] = [{page.title: page.path} for page in guide_pages(edition, lang) if page.path != "guides.html"]
    groups = ruling_page.grouped(edition)
    rulings = [
        {say(lang, "rulings.shared") if not name else Teller(edition.volumes[name].game, lang).title(): f"rulings/{name or 'shared'}.html"}
        for name in groups
    ]
    return [
        {say(lang, "nav.home"): "index.html"},
        {say(lang, "nav.rules"): ["rules/index.html", *games]},
        {say(lang, "nav.compare"): ["compare/index.html"]},
        {say(lang, "nav.rulings"): ["rulings/index.html", *rulings]},
        {say(lang, "nav.glossary"): "glossary.html"},
        {
            say(lang, "nav.proof"): [
                "coverage.html",
                {say(lang, "cases.title"): "cases/index.html"},
                {say(lang, "ids.title"): "r/index.html"},
            ]
        },
        {say(lang, "nav.guides"): ["guides.html", *guides]},
    ]
