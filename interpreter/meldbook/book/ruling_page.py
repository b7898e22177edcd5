"""The doubtful points as questions that players ask, answered for each game by its rules, with the cases played by the interpreter."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from meldbook.book import faces
from meldbook.book.edition import Edition, Volume
from meldbook.book.markup import Content, Heading, Html, Page, join, link, listed, tag
from meldbook.book.played import played
from meldbook.book.rule_block import option
from meldbook.book.said import say
from meldbook.book.scene import Scene
from meldbook.conformance.case import Case
from meldbook.teller import Teller

MOST_CASES = 2


def pages(edition: Edition, lang: str) -> Iterator[Page]:
    """A page for each game, and one for what several games share, behind a list of all questions."""
    groups = grouped(edition)
    listing: list[Heading | Html] = [Heading(1, say(lang, "rulings.title"), "top"), tag("p", say(lang, "rulings.lead"))]
    for name, rows in groups.items():
        title = say(lang, "rulings.shared") if not name else Teller(edition.volumes[name].game, lang).title()
        path = f"rulings/{name or 'shared'}.html"
        parts: list[Heading | Html] = [Heading(1, say(lang, "rulings.of", game=title), "top"), faces.symbols()]
        for row in rows:
            parts += [Heading(2, question(edition, row, lang), row["id"].lower()), _ruling(edition, row, lang)]
        yield Page(path, say(lang, "rulings.of", game=title), say(lang, "rulings.lead"), tuple(parts), kind="rulings")
        listing += [Heading(2, title, f"of-{name or 'shared'}")]
        listing.append(listed(link(question(edition, row, lang), f"{name or 'shared'}.html#{row['id'].lower()}") for row in rows))
    yield Page("rulings/index.html", say(lang, "rulings.title"), say(lang, "rulings.lead"), tuple(listing), searched=False)


def grouped(edition: Edition) -> dict[str, list[Mapping[str, Any]]]:
    """The readings by the one game that they are about; under an empty name those about several."""
    found: dict[str, list[Mapping[str, Any]]] = {}
    for row in edition.readings:
        games = games_of(edition, row)
        if games:
            name = games[0].name if len(row["games"]) == 1 and row["games"] != ["all"] else ""
            found.setdefault(name, []).append(row)
    return found


def games_of(edition: Edition, row: Mapping[str, Any]) -> list[Volume]:
    """The games in which some rule rests on the reading, or that it names."""
    named = set(row["games"])
    return [
        volume
        for volume in edition.volumes.values()
        if volume.name in named or "all" in named or any(row["id"] in entry.cites for entry in volume.entries.values())
    ]


def question(edition: Edition, row: Mapping[str, Any], lang: str) -> str:
    """The question in the language; as the catalogue has it where that is not written."""
    return asked(edition, row, lang) or re.sub(r"\s+", " ", row["question"])


def asked(edition: Edition, row: Mapping[str, Any], lang: str) -> str:
    """The question in the language: its own, or that of the option it has become; empty if there is neither."""
    found = (Teller(volume.game, lang).question(row["id"]) for volume in edition.volumes.values())
    return next(filter(None, found), "")


def _ruling(edition: Edition, row: Mapping[str, Any], lang: str) -> Html:
    answers = [_answer(edition, volume, row, lang) for volume in games_of(edition, row)]
    return tag("section", *answers, _catalogue(edition, row, lang), class_="mb-ruling")


def _answer(edition: Edition, volume: Volume, row: Mapping[str, Any], lang: str) -> Html:
    """What a game plays: the sentences of the rules that rest on the reading, its options, and cases as they come out."""
    teller = Teller(volume.game, lang)
    resting = [entry for entry in volume.entries.values() if row["id"] in entry.cites]
    parts: list[Content] = [tag("h3", link(teller.title(), f"../rules/{volume.name}.html"), class_="mb-game")]
    said = list(dict.fromkeys((teller.sentence(entry.id), entry.id) for entry in resting if entry.verb != "choice"))
    parts += [tag("p", sentence, " ", link(rule, f"../r/{rule}.html", class_="mb-ref"), class_="mb-says") for sentence, rule in said]
    for entry in resting:
        if entry.verb == "choice":
            parts += [tag("p", tag("b", teller.sentence(entry.id))), option(edition, volume, entry, lang, "../")]
    cases = settling(volume, row["id"])
    if cases:
        drawn = [_case(edition, volume, case, lang) for case in cases[:MOST_CASES]]
        parts.append(
            tag(
                "details",
                tag("summary", say(lang, "rulings.case")),
                tag("div", *drawn, class_="mb-pair"),
                class_="mb-examples",
                data_search_exclude=True,
            )
        )
    return tag("div", *parts, class_="mb-answer")


def settling(volume: Volume, reading: str) -> Sequence[Case]:
    """The cases of a game that are there because of a reading: a pair of twins first, else short ones."""
    named = re.compile(rf"\b{re.escape(reading)}(?!\d)")
    found = sorted((case for case in volume.own if named.search(case.source)), key=lambda case: ("deck" in case.given, len(case.steps)))
    ids = {case.id for case in found}
    return sorted(found, key=lambda case: case.twin not in ids)


def _case(edition: Edition, volume: Volume, case: Case, lang: str) -> Html:
    scene = Scene(volume, case, lang, "../")
    kind = "no" if any(step.refused for step in played(case, volume.game)) else "yes"
    more = tag("p", link(say(lang, "rule.case"), "../" + edition.place_of(case)), class_="mb-more")
    return tag("div", scene.whole(), more, class_=f"mb-example mb-is-{kind}")


def _catalogue(edition: Edition, row: Mapping[str, Any], lang: str) -> Html:
    """The reading as the catalogue has it, in English: what may be meant, what was taken, why."""
    ruling = edition.rulings.get(row["id"], {})
    parts: list[Content] = [tag("p", row["question"]), listed(row["readings"])]
    parts.append(tag("p", tag("b", "Taken: "), ruling.get("ruling") or row["taken"]))
    parts += [tag("p", tag("b", "Why: "), row["why"])] if row.get("why") else []
    parts += [tag("p", tag("b", "Rejected: "), f"{one['reading']} ({one['why']})") for one in ruling.get("rejected", ())]
    parts.append(tag("p", tag("b", "Sources: "), ", ".join(row.get("sources", ()))))
    label = tag("summary", join([say(lang, "rulings.catalogue"), " ", tag("code", row["id"])]))
    return tag("details", label, tag("div", *parts, lang="en"), class_="mb-sources", data_search_exclude=True)
