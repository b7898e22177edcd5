"""`meld`: what some cards are worth, laid alone on an empty table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from meldbook.command import asked
from meldbook.command.told import Teller, cited, page
from meldbook.command.verbs import Verb

if TYPE_CHECKING:
    from meldbook.play.work import Refusal


@click.command("meld", cls=Verb, context_settings=asked.HELP)
@asked.variant_argument
@click.argument("cards", nargs=-1, required=True)
@click.option("--as", "pattern", metavar="PATTERN", help="Judge it as this pattern only.")
@asked.settings_option
@asked.json_option
@click.pass_context
def verb(context: click.Context, variant: str, cards: tuple[str, ...], pattern: str | None, settings: dict[str, str], as_json: bool) -> int:
    """Says what a meld is worth, or which rule it breaks.

    CARDS is one text or several: "9S 9H 2C", 10s Ts 10♠ jk. A card may say which card it stands for: 2C=8H.
    """
    from meldbook.play import questions
    from meldbook.play.work import Refusal

    game = asked.game(variant, settings)
    teller = Teller(game, asked.language())
    found = questions.meld(game, " ".join(cards).replace(",", " "), pattern)
    refused = isinstance(found, Refusal)
    if as_json:
        asked.print_json(_refused(found, teller) if isinstance(found, Refusal) else found)
    else:
        page(_no(found, teller) if isinstance(found, Refusal) else _yes(found, teller))
    return 1 if refused else 0


def _refused(found: Refusal, teller: Teller) -> dict[str, Any]:
    return {"refused": found.rule, "text": teller.sentence(found.rule), "cites": teller.grounds(found.rule)}


def _no(found: Refusal, teller: Teller) -> list[str]:
    cites = teller.grounds(found.rule)
    sources = [teller.say("sources"), *cited(cites)] if cites else []
    return [teller.say("meld-no"), teller.refusal(found.rule), *sources]


def _yes(found: dict[str, Any], teller: Teller) -> list[str]:
    game = teller.game
    shape = game.shape_ids[[shape.name for shape in game.shapes].index(found["pattern"])]
    kinds = [teller.name(kind.id) for kind in game.kinds if kind.name in found["kinds"]]
    bonus = [teller.say("bonus", points=found["bonus"])] if kinds else []
    return [
        teller.say("meld-yes", pattern=teller.name(shape)),
        *(teller.say("kind", kind=kind) for kind in kinds),
        teller.say("card-points", points=found["points"]),
        *bonus,
    ]
