"""The first page of a language, and the list of all games."""

from __future__ import annotations

from meldbook.book import tables
from meldbook.book.edition import Edition
from meldbook.book.markup import Heading, Html, Page, join, link, table, tag
from meldbook.book.said import say
from meldbook.book.variant_page import path_of
from meldbook.teller import Teller


def front_page(edition: Edition, lang: str) -> Page:
    """What this is, the games, and the three ways in."""
    games = [_game(edition, name, lang) for name in edition.volumes]
    doors = [_door(lang, name, target) for name, target in _doors(edition)] if edition.whole else []
    parts: list[Heading | Html] = [Heading(1, say(lang, "front.title"), "top"), tag("p", say(lang, "front.lead"), class_="mb-lead")]
    parts += [Heading(2, say(lang, "front.games"), "games"), tag("div", *games, class_="mb-tiles")]
    parts += [Heading(2, say(lang, "front.ways"), "ways"), tag("div", *doors, class_="mb-doors")] if doors else []
    parts += [Heading(2, say(lang, "front.trust_title"), "trust")]
    parts.append(tag("p", say(lang, "front.trust", rules=len(edition.rules), cases=len(edition.cases))))
    return Page("index.html", say(lang, "front.title"), say(lang, "front.lead"), tuple(parts), kind="front")


def _doors(edition: Edition) -> list[tuple[str, str]]:
    guides = [path for path, _ in edition.guides]
    check = next((path for path in guides if "implement" in path), "coverage.html")
    write = next((path for path in guides if "author" in path or "variant" in path), "guides.html")
    return [("read", "rules/index.html"), ("check", check), ("write", write)]


def _door(lang: str, name: str, target: str) -> Html:
    inside = [tag("h3", link(say(lang, f"door.{name}"), target)), tag("p", say(lang, f"door.{name}_said"))]
    return tag("div", *inside, class_="mb-door")


def _game(edition: Edition, name: str, lang: str) -> Html:
    volume = edition.volumes[name]
    teller = Teller(volume.game, lang)
    said = say(lang, "front.game", rules=len(volume.entries), cases=len(volume.proof))
    inside = [tag("b", teller.title()), tag("span", said)]
    if volume.parent:
        inside.append(tag("span", teller.say("parent", variant=edition.title(volume.parent, lang))))
    return tag("a", *inside, href=path_of(name), class_="mb-tile")


def games_page(edition: Edition, lang: str) -> Page:
    """Every game, and all of them side by side."""
    rows = []
    for volume in edition.volumes.values():
        teller = Teller(volume.game, lang)
        page = path_of(volume.name).rpartition("/")[2]
        parent = edition.title(volume.parent, lang) if volume.parent else "—"
        forms = join(
            [
                link(say(lang, "ways.sheet"), page.replace(".html", "-sheet.html")),
                " · ",
                link(say(lang, "ways.print"), page.replace(".html", "-print.html")),
            ]
        )
        rows.append((link(teller.title(), page), parent, str(len(volume.entries)), str(len(volume.proof)), forms))
    head = [
        say(lang, "table.game"),
        say(lang, "table.parent"),
        say(lang, "table.rules"),
        say(lang, "table.cases"),
        say(lang, "table.forms"),
    ]
    parts: tuple[Heading | Html, ...] = (
        Heading(1, say(lang, "games.title"), "top"),
        table(head, rows),
        Heading(2, say(lang, "compare.all"), "all"),
        tables.parameters(list(edition.volumes.values()), lang),
    )
    return Page("rules/index.html", say(lang, "games.title"), say(lang, "games.description"), parts, searched=False)
