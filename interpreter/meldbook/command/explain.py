"""`explain`: what an id means, whatever it is the id of: a rule, an error code, a row of the catalogue."""

from __future__ import annotations

from typing import Any

import click

from meldbook.command import asked
from meldbook.command.told import Teller, page, paragraph, strong
from meldbook.command.verbs import Verb
from meldbook.teller import meanings


@click.command("explain", cls=Verb, context_settings=asked.HELP)
@click.argument("what", metavar="ID-OR-CODE", shell_complete=asked.complete_rule)
@click.option("--variant", help="Only as this variant has it.", shell_complete=asked.complete_variant)
@asked.json_option
def verb(what: str, variant: str | None, as_json: bool) -> None:
    """Explains a rule (chapter.rule), an error code (E101) or a row of the sources (as rules cite them).

    A rule is told as each variant has it: the numbers may differ.
    """
    found = _rule(what, variant) or _code(what) or _row(what)
    if not found:
        raise _unknown(what, variant)
    if as_json:
        asked.print_json(found)
        return
    lines = [strong(found["id"])]
    for meaning in found["meanings"]:
        lines.append(paragraph(", ".join(meaning.get("variants", ())), meaning["text"], 2))
    page(lines)


def _rule(what: str, variant: str | None) -> dict[str, Any] | None:
    """The sentence of a rule in each variant; those that say the same stand together."""
    said = meanings((Teller(asked.game(name), asked.language()) for name in ([variant] if variant else _games())), what)
    return {"id": what, "meanings": [{"text": text, "variants": names} for text, names in said.items()]} if said else None


def _games() -> list[str]:
    from meldbook.loading.files import variant_names

    return [name for name in variant_names() if not asked.resolved(name).abstract]


def codes() -> dict[str, str]:
    """Every error code with what it means."""
    from meldbook.command import check
    from meldbook.conformance import shapes
    from meldbook.loading import codes as of_files

    explained = {code: f"{one.meaning}. {one.explanation}" for code, one in of_files.CODES.items()}
    return {**shapes.CODES, **check.CODES, **explained}


def _code(what: str) -> dict[str, Any] | None:
    code, known = what.upper(), codes()
    return {"id": code, "meanings": [{"text": known[code]}]} if code in known else None


def _row(what: str) -> dict[str, Any] | None:
    from meldbook.cited import all_rows

    row, known = what.upper(), all_rows()
    return {"id": row, "meanings": [{"text": known[row]}]} if row in known else None


def _unknown(what: str, variant: str | None) -> Exception:
    from meldbook.cited import all_rows

    rules = [rule for name in ([variant] if variant else _games()) for rule in asked.resolved(name).entries]
    known = [*dict.fromkeys(rules), *(codes() if what[:1] in "eE" else all_rows())]
    return asked.unknown("rule", {"variant": variant or "Meldbook", "name": what}, known)
