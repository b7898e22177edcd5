"""The rulebook of one game: at a glance, then chapter by chapter in the order in which one plays."""

from __future__ import annotations

from collections.abc import Iterator

from meldbook import cited
from meldbook.book import faces, tables
from meldbook.book.edition import Edition, Volume
from meldbook.book.glossed import Glossed
from meldbook.book.markup import Content, Heading, Html, Page, join, link, listed, table, tag, way
from meldbook.book.rule_block import rule_block
from meldbook.book.said import say
from meldbook.teller import Teller


def path_of(variant: str) -> str:
    """Where the rulebook of a game stands."""
    return f"rules/{variant}.html"


def variant_page(edition: Edition, volume: Volume, lang: str) -> Page:
    """The page of a game."""
    teller, path = Teller(volume.game, lang), path_of(volume.name)
    parts: list[Heading | Html] = [Heading(1, teller.title(), "top"), faces.symbols(), *remark(teller), _ways(edition, volume, lang, path)]
    parts += [Heading(2, say(lang, "glance.title"), "glance"), glance(edition, volume, lang, "glance")]
    gloss = Glossed(edition, lang, way(path, "index.html").removesuffix("index.html"))
    for chapter in edition.chapters(volume.entries):
        gloss.fresh()
        parts += chapter_parts(edition, volume, chapter, lang, path, gloss)
    parts += _removed(edition, volume, lang, path)
    parts += history(volume, lang)
    said = say(lang, "variant.description", game=teller.title())
    return Page(path, say(lang, "variant.title", game=teller.title()), said, tuple(parts), kind="variant")


def remark(teller: Teller) -> list[Html]:
    """What the variant remarks about itself."""
    note = teller.game.resolved.note.get(teller.lang)
    return [tag("p", note, class_="mb-note")] if note else []


def _ways(edition: Edition, volume: Volume, lang: str, page: str) -> Html:
    """The other forms of this rulebook."""
    name = volume.name
    items = [link(say(lang, "ways.sheet"), way(page, f"rules/{name}-sheet.html"))]
    items.append(link(say(lang, "ways.print"), way(page, f"rules/{name}-print.html")))
    if edition.whole and volume.parent:
        parent = Teller(edition.volumes[volume.parent].game, lang).title()
        items.append(link(say(lang, "ways.changes", parent=parent), way(page, f"compare/{volume.parent}-{name}.html")))
    return listed(items, class_="mb-ways")


def glance(edition: Edition, volume: Volume, lang: str, part: str) -> Html:
    """The game in a few lines: `glance` or `sheet` of the layout."""
    teller, rows = Teller(volume.game, lang), []
    for row in edition.layout[part]:
        there = [rule for rule in row["rules"] if rule in volume.entries]
        if there:
            rows += [
                tag("dt", say(lang, f"glance.{row['id']}")),
                tag("dd", " ".join(settled(teller, rule, len(there) > 1) for rule in there)),
            ]
    return tag("dl", *rows, class_="mb-glance", data_search_exclude=True)


def settled(teller: Teller, rule: str, among_others: bool = False) -> str:
    """The sentence of a rule; of an option its values instead of its question. Among other sentences a bare number keeps its question."""
    entry = teller.game.resolved.entries[rule]
    if entry.verb != "choice":
        return teller.sentence(rule)
    usual = teller.game.options[entry.key]
    every = [_value(teller, rule, value) for value in tables.values(entry)]
    if len(every) == 1:
        return f"{every[0]}."
    said = say(teller.lang, "glance.choice", values=", ".join(every), usual=_value(teller, rule, usual))
    bare = among_others and not all(teller.attribute(rule, value) for value in tables.values(entry))
    return f"{teller.sentence(rule)} {said}" if bare else f"{said[:1].upper()}{said[1:]}"


def _value(teller: Teller, rule: str, value: str) -> str:
    from meldbook import texts

    said = teller.attribute(rule, value).rstrip(".")
    return said or (texts.number(int(value), teller.lang) if value.isascii() and value.isdigit() else value)


def chapter_parts(edition: Edition, volume: Volume, chapter: str, lang: str, path: str, gloss: Glossed) -> Iterator[Heading | Html]:
    """A chapter: its heading, its tables, its rules."""
    teller = Teller(volume.game, lang)
    yield Heading(2, teller.heading(chapter), f"chapter-{chapter}")
    of_chapter = [rule for rule in volume.entries if rule.partition(".")[0] == chapter]
    if any(line.id.partition(".")[0] == chapter for line in volume.game.lines) and chapter == _counting(volume):
        yield tables.score_sheet(volume, edition.chapters(volume.entries), lang)
    for rule in of_chapter:
        yield from rule_block(edition, volume, rule, lang, path, gloss)
        found = tables.rows_of(volume, rule, lang)
        if found is not None:
            yield found


def _counting(volume: Volume) -> str:
    """The chapter with the most lines that are no kinds: that of the count."""
    lines = [line.id.partition(".")[0] for line in volume.game.lines if line.kind is None]
    return max(lines, key=lines.count, default="")


def _removed(edition: Edition, volume: Volume, lang: str, path: str) -> Iterator[Heading | Html]:
    """The rules of the parent that are not played here."""
    removed = [rule for rule, how in volume.changes.items() if how == "removed"]
    if removed and edition.whole:
        yield Heading(2, say(lang, "variant.removed"), "removed")
        yield listed((link(rule, way(path, f"r/{rule}.html")) for rule in removed), class_="mb-ids")


def history(volume: Volume, lang: str) -> Iterator[Heading | Html]:
    """Names and origin as the documents tell them, each with its row: what is uncertain there is said there."""
    rows = cited.statements(volume.game.resolved.notes)
    names = [(say(lang, f"language.{key}"), name) for key, name in volume.game.resolved.names.items()]
    yield Heading(2, say(lang, "variant.history"), "history")
    cells: list[tuple[Content, ...]] = [(language, name) for language, name in names]
    yield table([say(lang, "table.language"), say(lang, "table.name")], cells)
    if rows:
        told = [join([tag("span", said, lang="en"), " ", tag("code", row, class_="mb-quiet")]) for row, said in rows.items()]
        yield tag("p", say(lang, "variant.history_said"), class_="mb-quiet")
        yield listed(told)
