"""The book of one variant written into a folder: plain pages with their style inside, for who has no generator of sites."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from meldbook import texts
from meldbook.book.contents import build_pages
from meldbook.book.edition import Edition
from meldbook.book.markup import Html, Page, body, join, link, tag, way
from meldbook.book.said import say
from meldbook.book.variant_page import path_of
from meldbook.errors import InputError
from meldbook.teller import Teller

_FRAME = """<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'">
{head}
<link rel="stylesheet" href="{style}">
</head>
<body class="mb-alone">
{bar}
<main class="md-typeset">
{body}
</main>
</body>
</html>
"""


def write_book(edition: Edition, folder: Path) -> list[str]:
    """Writes all pages; gives the first page of each language. OSError if that cannot be done; InputError: the folder holds other
    things, which are left as they are."""
    style = (files("meldbook.book") / "book.css").read_text("utf-8") + (files("meldbook.book") / "alone.css").read_text("utf-8")
    if folder.is_dir() and any(folder.iterdir()) and not (folder / "book.css").is_file():
        raise InputError(f"{folder}: there are other things in it; name an empty folder, a new one, or one with an earlier book")
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "book.css").write_text(style, encoding="utf-8")
    first = path_of(next(iter(edition.volumes)))
    for lang in texts.LANGUAGES:
        for path, page in build_pages(edition, lang).items():
            file = folder / lang / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(whole(edition, page, lang), encoding="utf-8")
    return [f"{lang}/{first}" for lang in texts.LANGUAGES]


def whole(edition: Edition, page: Page, lang: str) -> str:
    """A page with its frame."""
    head = tag("title", page.title) + f'<meta name="description" content="{tag("x", page.description)[3:-4]}">'
    style = way(f"{lang}/{page.path}", "book.css")
    return _FRAME.format(lang=texts.LOCALES[lang], head=head, style=style, bar=_bar(edition, page, lang), body=body(page))


def _bar(edition: Edition, page: Page, lang: str) -> Html:
    """The ways to the other pages, and to the same page in the other languages."""
    name, volume = next(iter(edition.volumes.items()))
    ways = [link(Teller(volume.game, lang).title(), page.to(path_of(name)))]
    ways.append(link(say(lang, "ways.sheet"), page.to(f"rules/{name}-sheet.html")))
    ways.append(link(say(lang, "cases.title"), page.to("cases/index.html")))
    ways.append(link(say(lang, "nav.glossary"), page.to("glossary.html")))
    others = [
        link(say(other, f"language.{other}"), way(f"{lang}/{page.path}", f"{other}/{page.path}"), lang=other)
        for other in texts.LANGUAGES
        if other != lang
    ]
    return tag("nav", tag("span", join(ways, " · ")), tag("span", join(others, " · ")), class_="mb-bar")
