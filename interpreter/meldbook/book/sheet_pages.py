"""A game for printing: all that one needs at the table on one page, and the whole rulebook without its examples."""

from __future__ import annotations

from meldbook.book import faces, tables
from meldbook.book.edition import Edition, Volume
from meldbook.book.markup import Content, Heading, Html, Page, join, tag
from meldbook.book.rule_block import option
from meldbook.book.said import say
from meldbook.book.variant_page import glance, history, remark
from meldbook.teller import Teller


def sheet_page(edition: Edition, volume: Volume, lang: str) -> Page:
    """The quick sheet."""
    teller = Teller(volume.game, lang)
    title = say(lang, "sheet.title", game=teller.title())
    looked_up = [
        found for rule in edition.layout["sheet_tables"] if rule in volume.entries and (found := tables.rows_of(volume, rule, lang))
    ]
    paid = tables.score_sheet(volume, edition.chapters(volume.entries), lang)
    parts: tuple[Heading | Html, ...] = (
        Heading(1, title, "top"),
        faces.symbols(),
        tag("div", glance(edition, volume, lang, "sheet"), tag("div", *looked_up, class_="mb-sheet-tables"), paid, class_="mb-sheet"),
    )
    return Page(f"rules/{volume.name}-sheet.html", title, title, parts, searched=False, kind="sheet")


def print_page(edition: Edition, volume: Volume, lang: str) -> Page:
    """The whole rulebook, sentences and tables."""
    teller = Teller(volume.game, lang)
    title = say(lang, "print.title", game=teller.title())
    parts: list[Heading | Html] = [Heading(1, title, "top"), faces.symbols(), *remark(teller)]
    for chapter in edition.chapters(volume.entries):
        parts += [Heading(2, teller.heading(chapter), f"chapter-{chapter}"), _chapter(edition, volume, chapter, lang)]
    parts.append(tables.score_sheet(volume, edition.chapters(volume.entries), lang))
    parts += history(volume, lang)
    return Page(f"rules/{volume.name}-print.html", title, title, tuple(parts), searched=False, kind="print")


def _chapter(edition: Edition, volume: Volume, chapter: str, lang: str) -> Html:
    teller = Teller(volume.game, lang)
    rows: list[Content] = []
    for rule, entry in volume.entries.items():
        if entry.chapter != chapter:
            continue
        rows.append(tag("p", teller.sentence(rule), " ", tag("code", rule, class_="mb-quiet")))
        if entry.verb == "choice":
            rows.append(option(edition, volume, entry, lang, "../"))
        looked_up = tables.rows_of(volume, rule, lang)
        rows += [looked_up] if looked_up else []
    return tag("div", join(rows), class_="mb-print")
