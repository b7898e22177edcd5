"""`score`: a deal that was played and is written down, counted item by item."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import click

from meldbook.command import asked
from meldbook.command.told import Teller, page, strong
from meldbook.command.verbs import Verb


@click.command("score", cls=Verb, context_settings=asked.HELP)
@asked.variant_argument
@click.argument("file", type=click.Path(allow_dash=True))
@asked.settings_option
@asked.json_option
def verb(variant: str, file: str, settings: dict[str, str], as_json: bool) -> None:
    """Counts a deal that is written down, item by item.

    FILE (- for standard input) is YAML or JSON in the words of `given` in conformance/CASES.md, such as

    \b
        seat: 1                             # whose turn the play ended in
        done: [draw, lay, discard, out]     # what was done in it
        hands: {2: 4S 5H}                   # what is left; a hand that is not written is empty
        melds: {1: [KC KD KH KS KC KD KH]}

    With `scores` (the points of each side before this deal) the new score is told too.
    """
    from meldbook.command import written
    from meldbook.conformance import given
    from meldbook.conformance.engine import GameTable
    from meldbook.play import questions, situation

    game = asked.game(variant, settings)
    table = GameTable(game)
    case, texts = written.to_score(file, variant, settings, table.seats)
    with written.placed(case, texts):
        whole = given.fill(case.given, table)
        counted = questions.score(game, situation.read(game, whole))
    if "scores" in case.given:
        after = [score + counted["totals"][str(side)] for side, score in enumerate(whole["scores"], 1)]
        state = situation.read(game, {**whole, "scores": after, "deals": whole["deals"] + 1})
        counted |= {"scores": after, "match": questions.winner(game, state)}
    if as_json:
        asked.print_json(counted)
    else:
        page(sheet(counted, Teller(game, asked.language())))


def sheet(counted: Mapping[str, Any], teller: Teller) -> list[str]:
    """The score sheet: each side with its items and total."""
    lines: list[str] = []
    for side, items in counted["items"].items():
        lines.append(strong(teller.say("side", side=side)))
        for rule, points in items.items():
            lines.append("  " + teller.say("item", name=teller.name(rule), points=_points(points, teller)))
        lines.append("  " + teller.say("total", points=_points(counted["totals"][side], teller)))
    for side, score in enumerate(counted.get("scores", ()), 1):
        lines.append(f"{teller.say('side', side=side)}. {teller.say('score', points=_points(score, teller))}")
    return lines + (match(counted["match"], teller) if "match" in counted else [])


def match(found: Mapping[str, Any], teller: Teller) -> list[str]:
    """Whether the match is over, and who has won."""
    if not found["over"]:
        return [teller.say("match-open")]
    winners = found["winners"]
    return [teller.say("match-over"), *([teller.say("winner", side=side) for side in winners] or [teller.say("draw")])]


def _points(points: int, teller: Teller) -> str:
    return teller.say("points", points=points)
