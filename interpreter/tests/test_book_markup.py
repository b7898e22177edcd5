"""Text that a file brings along stays text, whichever way a page is set."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest

from meldbook.book.markup import Heading, Html, Page, body, join, link, markdown, plain, table, tag, text, way

HOSTILE = [
    "<script>alert(1)</script>",
    "</title><script>alert(1)</script>",
    '" onmouseover=alert(1) x="',
    "[a](javascript:alert(1))",
    "![a](https://elsewhere.example/a.png)",
    "{{ config }} {% raw %} {#top .x}",
    "`code` **bold** _it_ <b>x</b>",
    "&lt;script&gt; &#60;script&#62;",
    "a\n\n<script>alert(1)</script>",
    "# heading\u202e",
]
HARMLESS = {"h1", "h3", "p", "code", "span", "section", "b", "td", "th", "tr", "table", "div", "tbody", "thead", "a"}


class Seen(HTMLParser):
    """The elements of a page, its addresses, and what it says."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.attributes: set[str] = set()
        self.addresses: list[str] = []
        self.said = ""
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.attributes |= {name for name, _ in attrs}
        self.addresses += [value or "" for name, value in attrs if name in ("href", "src")]

    def handle_data(self, data: str) -> None:
        self.said += data


def page_of(said: str) -> Page:
    parts = (
        Heading(1, said, "top"),
        Heading(3, said, "rule", says=text(said)),
        tag("section", tag("p", said, title=said), link(said, said), table([said], [[said]]), class_="mb-rule"),
    )
    return Page("rules/x.html", said, said, parts)


@pytest.mark.parametrize("said", HOSTILE)
def test_a_hostile_text_makes_no_element_and_no_address(said: str) -> None:
    seen = Seen(body(page_of(said)))
    assert seen.tags <= HARMLESS
    assert not [name for name in seen.attributes if name.startswith("on")]
    assert not [address for address in seen.addresses if not address.startswith(("#", "https://")) and ":" in address]


@pytest.mark.parametrize("said", HOSTILE)
def test_a_hostile_text_stays_text_in_markdown_too(said: str) -> None:
    library = pytest.importorskip("markdown", reason="the generator of the site is not installed (tools/run installs it)")
    _, _, written = markdown(page_of(said)).split("---", 2)
    seen = Seen(library.markdown(written, extensions=["attr_list", "md_in_html", "tables", "toc"]))
    assert seen.tags <= HARMLESS
    assert not [name for name in seen.attributes if name.startswith("on")]
    assert not [address for address in seen.addresses if not address.startswith(("#", "https://")) and ":" in address]


@pytest.mark.parametrize("said", HOSTILE)
def test_a_title_holds_no_sign_that_a_theme_could_print_as_markup(said: str) -> None:
    assert not set(plain(said)) & set("<>&\"'{}\n")


@pytest.mark.parametrize("address", ["javascript:alert(1)", "data:text/html,x", "http://elsewhere.example", "vbscript:x", "JAVASCRIPT:x"])
def test_a_link_to_anything_but_the_book_and_https_is_its_text_alone(address: str) -> None:
    assert link("here", address) == "here"


def test_a_word_of_any_length_can_be_broken() -> None:
    found = text("x" * 200 + " & end")
    assert found == "x" * 80 + "<wbr>" + "x" * 80 + "<wbr>" + "x" * 40 + " &amp; end"
    assert "<wbr>" not in text("a_case_id_of_words_that_are_all_that_it_says " * 20)


def test_what_is_html_already_is_not_escaped_again() -> None:
    assert join(["<", Html("<b>x</b>")]) == "&lt;<b>x</b>"


@pytest.mark.parametrize(
    ("start", "end", "found"),
    [
        ("index.html", "r/a.b.html", "r/a.b.html"),
        ("rules/x.html", "r/a.b.html#c", "../r/a.b.html#c"),
        ("rules/x.html", "rules/x.html#c", "#c"),
        ("rules/x.html", "rules/y.html", "y.html"),
        ("pt/rules/x.html", "es/rules/x.html", "../../es/rules/x.html"),
    ],
)
def test_the_way_from_one_page_to_another(start: str, end: str, found: str) -> None:
    assert way(start, end) == found
