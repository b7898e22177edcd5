"""The pages of the book: complete, the same in every language, every link good, every number from the data."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

import pytest

from meldbook import difference, load, texts
from meldbook.book import contents, links, markup, rule_pages, ruling_page, tables, variant_page
from meldbook.book.edition import Edition, edition_of, read_edition
from meldbook.book.glossed import Glossed
from meldbook.book.markup import Heading, Page
from meldbook.data import text as data_text
from meldbook.errors import InputError
from meldbook.teller import Teller

Book = Mapping[str, Mapping[str, Page]]


@pytest.fixture(scope="module")
def edition() -> Edition:
    return read_edition()


@pytest.fixture(scope="module")
def book(edition: Edition) -> Book:
    return {lang: contents.build_pages(edition, lang) for lang in texts.LANGUAGES}


def html_of(pages: Mapping[str, Page]) -> dict[str, str]:
    return {path: markup.body(page) for path, page in pages.items()}


def anchors(page: Page) -> list[str]:
    return [part.anchor for part in page.parts if isinstance(part, markup.Heading)]


def test_every_language_has_the_same_pages_with_the_same_anchors(book: Book) -> None:
    shapes = {lang: {path: sorted(anchors(page)) for path, page in pages.items()} for lang, pages in book.items()}
    assert all(shape == shapes["en"] for shape in shapes.values())


def test_every_rule_of_every_game_stands_on_the_page_of_the_game_and_has_its_own(edition: Edition, book: Book) -> None:
    for volume in edition.volumes.values():
        missing = set(volume.entries) - set(anchors(book["en"][f"rules/{volume.name}.html"]))
        assert not missing
        assert all(f"r/{rule}.html" in book["en"] for rule in volume.entries)


def test_every_case_has_a_place(edition: Edition, book: Book) -> None:
    there = {f"{path}#{anchor}" for path, page in book["en"].items() if path.startswith("cases/") for anchor in anchors(page)}
    assert {edition.place_of(case) for case in edition.cases.values()} <= there


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_no_rule_is_without_a_sentence_and_no_slot_unfilled(book: Book, lang: str) -> None:
    whole = "\n".join(html_of(book[lang]).values())
    assert texts.interface("no-text", {}, lang) not in whole
    assert not re.search(r"\{\s*\$|\?\?\?", re.sub(r"<pre.*?</pre>", "", whole, flags=re.DOTALL))


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_every_link_and_anchor_is_there(book: Book, lang: str) -> None:
    pages = html_of(book[lang])
    assert not list(links.problems(pages, set(pages)))


def test_a_broken_link_or_anchor_is_told() -> None:
    pages = {
        "a.html": '<a href="b.html#x">x</a><a href="c.html">c</a><script src="https://e.example/x.js"></script>',
        "b.html": '<p id="y">',
    }
    assert len(list(links.problems(pages, set(pages)))) == 3


def test_two_games_are_compared_both_ways_with_what_diff_tells(edition: Edition, book: Book) -> None:
    assert sum(path.startswith("compare/") for path in book["en"]) == len(edition.volumes) * (len(edition.volumes) - 1) + 1
    for one, other in (("canasta", "samba"), ("samba", "canasta"), ("tranca", "buraco_fechado")):
        before, after = (edition.volumes[name].game for name in (one, other))
        told = difference.told_changes(Teller(before, "en"), Teller(after, "en"))
        page = book["en"][f"compare/{one}-{other}.html"]
        assert [part.anchor for part in page.parts if isinstance(part, Heading) and part.level == 3] == [change.rule for change in told]
        assert len(told) > len(difference.changes(before.resolved, after.resolved)), "some rule only reads otherwise"
        assert f'href="{other}-{one}.html"' in html_of({"": page})[""]


def test_every_doubtful_point_is_asked_in_every_language(edition: Edition) -> None:
    rows = [row for rows in ruling_page.grouped(edition).values() for row in rows]
    assert rows
    assert not [(row["id"], lang) for row in rows for lang in texts.LANGUAGES if not ruling_page.asked(edition, row, lang)]


def test_every_word_is_explained_in_every_language(edition: Edition) -> None:
    from meldbook.book.glossary_page import anchor

    names = [anchor(row["concept"]).replace("_", "-") for row in edition.glossary["glossary"]]
    lacking = [
        (name, lang) for name in names for lang in texts.LANGUAGES if lang != "en" and not texts.has_interface(name, lang, file=texts.WORDS)
    ]
    assert not lacking


def test_a_word_of_several_concepts_leads_to_the_general_one(edition: Edition) -> None:
    assert 'glossary.html#word-set"' in Glossed(edition, "it", "").sentence("Una calata di un valore ha tre carte.")
    assert 'glossary.html#word-lavadeira"' in Glossed(edition, "pt", "").sentence("Vale uma lavadeira.")


def test_what_the_layout_names_is_a_rule_of_some_game(edition: Edition) -> None:
    named = [rule for part in ("glance", "sheet") for row in edition.layout[part] for rule in row["rules"]] + edition.layout["sheet_tables"]
    assert not set(named) - set(edition.rules)


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_a_bare_number_at_a_glance_has_its_question(edition: Edition, lang: str) -> None:
    """How many jokers: among other sentences `4, 0` alone says nothing. How many players is asked by the heading of its line."""
    volume = edition.volumes["buraco_aberto"]
    told = Teller(volume.game, lang)
    shown = variant_page.glance(edition, volume, lang, "glance")
    assert told.sentence("table.jokers") in shown and told.sentence("match.target") in shown
    assert told.sentence("table.players") not in shown


def test_a_table_has_no_row_for_what_cannot_be_chosen(edition: Edition) -> None:
    rows = {name: tables.rows_of(edition.volumes[name], "table.sides", "en") for name in ("canasta", "buraco_aberto")}
    assert {name: found.count("<tr>") - 1 for name, found in rows.items() if found is not None} == {"canasta": 3, "buraco_aberto": 2}


def test_an_id_that_is_gone_must_keep_a_page(edition: Edition) -> None:
    before = {"rules": {"pile.once": ["x"], next(iter(edition.rules)): ["x"]}, "retired": ["pile.older"]}
    assert rule_pages.lost(before, edition, []) == ["pile.older", "pile.once"]
    assert not rule_pages.lost(before, edition, ["pile.older", "pile.once"])
    page = rule_pages.retired_page("pile.once", {"now": [next(iter(edition.rules))]}, "it")
    assert page.path == "r/pile.once.html"
    assert next(iter(edition.rules)) in markup.body(page)


def test_the_ids_of_the_last_edition_are_all_there(edition: Edition) -> None:
    import json

    import yaml

    root = Path(__file__).resolve().parents[2]
    before = json.loads((root / "docs" / "site" / "rules.json").read_text(encoding="utf-8"))
    retired = yaml.safe_load((root / "docs" / "site" / "retired.yaml").read_text(encoding="utf-8")) or {}
    assert not rule_pages.lost(before, edition, retired)


# --- one number changed ---

OLD, NEW = "300", "317"


def without_sources(html: str) -> str:
    """What the book itself says: sources are quoted as they are."""
    return re.sub(r'<details class="mb-sources".*?</details>|<abbr.*?</abbr>|<span class="mb-mark.*?</span>', "", html, flags=re.DOTALL)


def numbers(html: str) -> set[str]:
    return set(re.findall(r"(?<![\w.,#-])\d+(?:[.,]\d{3})*(?![\w-])", re.sub(r"<[^>]+>", " ", without_sources(html))))


def test_a_number_changed_in_a_variant_changes_on_every_page_of_every_language(tmp_path: Path) -> None:
    kind = next(
        rule
        for rule, entry in load("canasta").typed.items()
        if getattr(entry, "pays", None)
        and f"pays: {OLD}" in data_text("spec", "variants", "canasta.yaml")
        and load("canasta").slots(rule).get("n2") == int(OLD)
    )
    chapter, _, key = kind.partition(".")
    file = tmp_path / "changed.yaml"
    file.write_text(f"language: 1\nvariant: changed\nextends: canasta\n\n{chapter}:\n  {key}: {{pays: {NEW}}}\n", encoding="utf-8")
    edition = edition_of(load(str(file)))
    for lang in texts.LANGUAGES:
        pages = contents.build_pages(edition, lang)
        for path in ("rules/changed.html", "rules/changed-sheet.html", "rules/changed-print.html", f"r/{kind}.html"):
            found = numbers(markup.body(pages[path]))
            assert NEW in found, (lang, path)
            assert OLD not in found, (lang, path)


# --- a file that means harm ---

HARM = """\
language: 1
variant: harm
extends: canasta
names: {en: "<script>alert(1)</script>", pt: "{{ config }} \\" onmouseover=alert(2)", es: "</title><script>alert(3)</script>", it: "[a](javascript:alert(4))"}
note: {en: "<img src=x onerror=alert(5)> {% raw %} {#top .x}", pt: "![x](https://elsewhere.example/x.png)"}
deal:
  hand_size: {is: 15, text: {en: "<script>alert(6)</script> **x**.", pt: "<a href=javascript:alert(7)>x</a>.", es: "</section><iframe src=//elsewhere.example>.", it: "&lt;script&gt;."}}
"""
NEVER = {"script", "iframe", "img", "object", "embed", "form", "input", "base", "style"}


def test_the_book_of_a_hostile_file_holds_no_element_of_it_and_all_its_links_lead_somewhere(tmp_path: Path) -> None:
    from meldbook.book.folder import write_book
    from test_book_markup import Seen

    (tmp_path / "harm.yaml").write_text(HARM, encoding="utf-8")
    written = edition_of(load(str(tmp_path / "harm.yaml")))
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "letters").write_text("dear", "utf-8")
    with pytest.raises(InputError, match="there are other things in it"):
        write_book(written, tmp_path / "full")
    for _ in range(2):  # the second book takes the place of the first
        write_book(written, tmp_path / "out")
    files = {path.relative_to(tmp_path / "out").as_posix(): path for path in (tmp_path / "out").rglob("*") if path.is_file()}
    pages = {name: path.read_text(encoding="utf-8") for name, path in files.items() if name.endswith(".html")}
    assert len(pages) > 100
    assert not list(links.problems(pages, set(files)))
    for name, html in pages.items():
        seen = Seen(html)
        assert not seen.tags & NEVER, name
        assert not [attribute for attribute in seen.attributes if attribute.startswith("on")], name
        assert not [address for address in seen.addresses if ":" in address], name
