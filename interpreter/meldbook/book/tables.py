"""Tables made from the rules: what each card is worth, the rows of a table of the variant, what is paid at the count."""

from __future__ import annotations

import math
from itertools import groupby

from meldbook import texts
from meldbook.book import faces
from meldbook.book.edition import Volume
from meldbook.book.markup import Content, Html, join, table, tag
from meldbook.book.said import say, say_or
from meldbook.language import entries as e
from meldbook.loading import merge
from meldbook.loading.entries import Entry
from meldbook.play import cards
from meldbook.play.game import Line
from meldbook.teller import Teller, meanings


def values(entry: Entry) -> tuple[str, ...]:
    """The values of an option."""
    return merge.texts(entry.fields["choice"])


def rows_of(volume: Volume, rule: str, lang: str) -> Html | None:
    """The table of a rule that looks a number up; None for any other rule, and where a row has no fixed value."""
    entry = volume.game.typed[rule]
    if not isinstance(entry, e.Table):
        return None
    if entry.by is None:
        return worth(volume, lang)
    slots = volume.game.slots(rule)
    found = [(slots.get(f"from_{number}"), slots.get(f"value_{number}")) for number in range(1, len(entry.rows) + 1)]
    if any(value is None for _, value in found):
        return None
    by = entry.by.source.text
    later = [low for low, _ in found[1:]]
    there = _chosen(volume, by)
    rows = [
        (_band(low, upper, by, lang), _number(value, lang))
        for (low, value), upper in zip(found, [*later, None], strict=True)
        if there is None or any(_from(low) <= one and (not isinstance(upper, int) or one < upper) for one in there)
    ]
    return table([say_or(lang, f"by.{by}", by), say(lang, "table.value")], rows)


def _chosen(volume: Volume, name: str) -> list[int] | None:
    """The numbers that an option of this name offers; None if there is no such option. A row for another number is of no use."""
    option = next((entry for entry in volume.game.resolved.entries.values() if entry.key == name and entry.verb == "choice"), None)
    return None if option is None else [int(value) for value in values(option)]


def _from(low: object) -> float:
    return low if isinstance(low, int) else -math.inf


def _band(low: object, upper: object, by: str, lang: str) -> str:
    """From a number to the one before the next; one number alone where no other can lie between."""
    if not isinstance(low, int):
        return say(lang, "table.below", to=upper) if isinstance(upper, int) else say(lang, "table.all")
    if isinstance(upper, int):
        return texts.number(low, lang) if upper == low + 1 else say(lang, "table.from_to", low=low, high=upper - 1)
    return texts.number(low, lang) if by == "players" else say(lang, "table.from", low=low)


def _number(value: object, lang: str) -> str:
    return texts.number(value, lang) if isinstance(value, int) and not isinstance(value, bool) else str(value)


def worth(volume: Volume, lang: str) -> Html:
    """The cards that are worth the same together, the dearest first."""
    game = volume.game
    there = {card: game.worth.get(card, 0) for card in cards.kinds(game.deck)}
    rows: list[tuple[Content, Content]] = []
    for points, found in groupby(sorted(there, key=lambda card: (-there[card], card)), key=lambda card: there[card]):
        rows.append((_alike(list(found), set(there), lang), texts.number(points, lang)))
    return table([say(lang, "by.card"), say(lang, "table.points")], rows)


def _alike(held: list[int], there: set[int], lang: str) -> Html:
    """Cards as ranks where all suits of the deck are among them, else drawn one by one."""
    parts: list[Content] = []
    for rank, found in groupby(held, key=cards.rank):
        of_rank = list(found)
        if rank is None:
            parts.append(faces.drawn(["JK"], lang))
        elif len(of_rank) == sum(1 for card in there if cards.rank(card) == rank):
            parts.append(faces.ranks([cards.RANKS[rank]]))
        else:
            parts.append(faces.drawn([cards.NAMES[card] for card in of_rank], lang))
    return join(parts, " ")


def score_sheet(volume: Volume, chapters: list[str], lang: str) -> Html:
    """Every line of the count, in the order of the chapters: its name, and the sentence of its rule. What the options rule out is left out."""
    teller = Teller(volume.game, lang)
    lines = sorted((line for line in volume.game.lines if not _never(line)), key=lambda line: chapters.index(line.id.partition(".")[0]))
    rows = [(capital(teller.name(line.id)), _paid(volume, line.id, lang), teller.sentence(line.id)) for line in lines]
    return table([say(lang, "table.line"), say(lang, "table.points"), say(lang, "table.rule")], rows)


def _never(line: Line) -> bool:
    """Is there, as the options are set, nothing it could be paid for?"""
    questions = [line.when, line.kind.when if line.kind is not None else None]
    return any(one is not None and one.bound.constant and not one.bound.data for one in questions)


def capital(name: str) -> str:
    """A name at the beginning of a line."""
    return name[:1].upper() + name[1:]


def _paid(volume: Volume, rule: str, lang: str) -> str:
    """The points of a line where they are fixed, else nothing."""
    line = next(line for line in volume.game.lines if line.id == rule)
    bound = line.amount.bound
    return texts.number(bound.data, lang) if bound.constant and isinstance(bound.data, int) else "·"


def parameters(volumes: list[Volume], lang: str) -> Html:
    """All games side by side: a table for each heading, with a row for each thing that is said under it and the games that say it."""
    from meldbook import difference

    tellers = {volume.name: Teller(volume.game, lang) for volume in volumes}
    head = [say(lang, "table.game"), say(lang, "table.rule")]
    found = []
    for heading in difference.headings():
        rows = [
            (", ".join(tellers[name].title() for name in names), said)
            for rule in heading["rules"]
            for said, names in meanings(tellers.values(), rule).items()
        ]
        found.append(table(head, rows, next(iter(tellers.values())).row_heading(str(heading["id"]))))
    return tag("div", *found, class_="mb-parameters")
