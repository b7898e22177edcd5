"""Text as HTML, and a page as its parts. The only module that writes a tag.

Every text from a file is untrusted: `text` escapes it, `Tag` escapes attributes, and a link is made from a path of the book or from an address that
begins with https. A page is headings and blocks of HTML, so that any generator of sites can set it, and so can we (`whole`).
"""

from __future__ import annotations

import html
import json
import posixpath
import re
from collections.abc import Iterable
from dataclasses import dataclass, field

from meldbook.loading.display import clean


class Html(str):
    """A text that is HTML already."""

    __slots__ = ()


Content = str | Html
NOTHING = Html()
_SIGNS = {"<": "‹", ">": "›", "&": "＆", '"': "”", "'": "’", "{": "(", "}": ")"}
# A blank line would end a block of HTML in Markdown.
_TAGS, _MEANING = re.compile(r"(<[^>]*>)"), re.compile(r"[\\`*_{}\[\]()!|~^$+=-]")
# No word of a language or id of a rule or case is longer.
_LONGEST_WORD = 80
_LONGEST = re.compile(rf"(\S{{{_LONGEST_WORD}}})")
_LINES = re.compile(r"\s*\n\s*")


def text(content: Content) -> Html:
    """A text as HTML, in which a word of any length can be broken; what is HTML already stays."""
    if isinstance(content, Html):
        return content
    return Html("".join(html.escape(part, quote=True) + "<wbr>" * _is_long(part) for part in _LONGEST.split(clean(content))))


def _is_long(part: str) -> bool:
    return len(part) == _LONGEST_WORD and _LONGEST.fullmatch(part) is not None


def join(contents: Iterable[Content], between: str = "") -> Html:
    """Texts one after the other."""
    return Html(between.join(text(content) for content in contents))


def tag(name: str, *contents: Content, **attributes: str | bool | None) -> Html:
    """An element. `class_` and `for_` lose their `_`, another `_` becomes `-`; an attribute that is None or False is left out."""
    return Html(f"<{name}{_written(attributes)}>{join(contents)}</{name}>")


def _written(attributes: dict[str, str | bool | None]) -> str:
    written = []
    for key, value in attributes.items():
        if value is None or value is False:
            continue
        name = key.rstrip("_").replace("_", "-")
        written.append(f" {name}" if value is True else f' {name}="{html.escape(clean(str(value)), quote=True)}"')
    return "".join(written)


def link(content: Content, target: str, **attributes: str | bool | None) -> Html:
    """A link to a place of the book, or to an address that begins with https; to anything else the text alone."""
    if ":" in target.split("#", 1)[0] and not target.startswith("https://"):
        return text(content)
    return tag("a", content, href=target, **attributes)


def plain(content: str) -> str:
    """A text for where nothing is escaped: titles and descriptions that a theme prints as they are."""
    return "".join(_SIGNS.get(sign, sign) for sign in clean(content))


def table(head: Iterable[Content], rows: Iterable[Iterable[Content]], caption: str = "", first_is_head: bool = True) -> Html:
    """A table that scrolls by itself where it is too wide."""
    top = tag("tr", *(tag("th", cell, scope="col") for cell in head))
    body = [tag("tr", *_cells(list(row), first_is_head)) for row in rows]
    said = [tag("caption", caption)] if caption else []
    whole = tag("table", *said, tag("thead", top), tag("tbody", *body), class_="mb-rows")
    return tag("div", whole, class_="mb-table", tabindex="0", role="region" if caption else None, aria_label=caption or None)


def _cells(row: list[Content], first_is_head: bool) -> list[Html]:
    first = tag("th", row[0], scope="row") if first_is_head else tag("td", row[0])
    return [first, *(tag("td", cell) for cell in row[1:])]


def listed(items: Iterable[Content], **attributes: str | bool | None) -> Html:
    """A list."""
    return tag("ul", *(tag("li", item) for item in items), **attributes)


# Kinds of pages that need the whole width.
BOOST = {"variant": 2, "guide": 0.2}  # what is asked for at a table is found before what is written for programs
WIDE = frozenset(["front", "sheet", "print", "compare"])


@dataclass(frozen=True)
class Heading:
    """A heading with its anchor. `small` is set as an id is, in a fixed width; `says` is a sentence that belongs to the heading, so that who
    searches finds it by its words; `called` is what the thing is called that it defines."""

    level: int
    title: str
    anchor: str
    small: bool = False
    says: Html = NOTHING
    called: str = ""


@dataclass(frozen=True)
class Page:
    """A page of one language. `path` ends in `.html`; `markdown` stands behind the parts and is what a person wrote."""

    path: str
    title: str
    description: str
    parts: tuple[Heading | Html, ...]
    searched: bool = True
    markdown: str = ""
    kind: str = "page"
    meta: tuple[tuple[str, str], ...] = field(default_factory=tuple)

    def to(self, path: str) -> str:
        """The way from this page to another place of the book."""
        return way(self.path, path)


def way(start: str, path: str) -> str:
    """The way from one page to another place, both from the root of the language; an anchor of the same page stays short."""
    target, _, anchor = path.partition("#")
    if target == start:
        return f"#{anchor}" if anchor else posixpath.basename(target)
    found = posixpath.relpath(target, posixpath.dirname(start) or ".")
    return f"{found}#{anchor}" if anchor else found


def markdown(page: Page) -> str:
    """The page for a generator of sites that reads Markdown with attribute lists."""
    head = {"title": plain(page.title), "description": plain(page.description), "kind": page.kind}
    lines = ["---", *(f"{key}: {json.dumps(value, ensure_ascii=False)}" for key, value in [*head.items(), *page.meta])]
    lines += _search(page)
    lines += ["hide: [navigation, toc]"] if page.kind in WIDE else []
    body = [*map(_in_markdown, page.parts), page.markdown]
    return "\n".join([*lines, "---", "", "\n\n".join(part for part in body if part), ""])


def _search(page: Page) -> list[str]:
    """Whether and how readily a search finds the page."""
    if not page.searched:
        return ["search:", "  exclude: true"]
    return ["search:", f"  boost: {BOOST[page.kind]}"] if page.kind in BOOST else []


def _in_markdown(part: Heading | Html) -> str:
    if isinstance(part, Html):
        return _LINES.sub("\n", part.strip())
    kind = " .mb-rule-head" if part.says else " .mb-id" if part.small else ""
    title = _inert(_ruled(part)) if part.says else _coded(part.title)
    return f"{'#' * part.level} {title} {{#{part.anchor}{kind}}}"


def _ruled(part: Heading) -> Html:
    """What stands in the heading of a rule: id, name, sentence."""
    called = [" ", tag("span", part.called, class_="mb-called")] if part.called else []
    return join([tag("code", part.title, class_="mb-name"), *called, " ", tag("span", part.says, class_="mb-says")])


def _inert(said: Html) -> str:
    """HTML within a line of Markdown: signs that mean something there, outside of tags, by their numbers."""
    parts = _TAGS.split(_LINES.sub(" ", said))
    return "".join(part if part.startswith("<") else _MEANING.sub(lambda sign: f"&#{ord(sign[0])};", part) for part in parts)


def _coded(title: str) -> str:
    """A title of which no sign can mean anything in Markdown: all but letters, digits and harmless ones by their numbers."""
    return "".join(sign if sign.isalnum() or sign in " ,’–" else f"&#{ord(sign)};" for sign in clean(title))


def body(page: Page) -> str:
    """The parts of a page as HTML, with nothing around them."""
    return "\n".join(part if isinstance(part, Html) else _in_html(part) for part in page.parts)


def _in_html(part: Heading) -> str:
    if part.says:
        return tag(f"h{part.level}", _ruled(part), id=part.anchor, class_="mb-rule-head")
    return tag(f"h{part.level}", part.title, id=part.anchor, class_="mb-id" if part.small else None)
