"""`diff`: what one variant changes against another, rule by rule or by heading, and the cases that come out differently."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from meldbook.command import asked
from meldbook.command.told import Teller, page, paragraph, strong
from meldbook.command.verbs import Verb

if TYPE_CHECKING:
    from meldbook.difference import Change, Outcome, Row


@click.command("diff", cls=Verb, context_settings=asked.HELP)
@click.argument("before", shell_complete=asked.complete_variant)
@click.argument("after", shell_complete=asked.complete_variant)
@click.option("--rules", "by_rule", is_flag=True, help="Rule by rule instead of by heading.")
@asked.json_option
def verb(before: str, after: str, by_rule: bool, as_json: bool) -> None:
    """Says what AFTER changes against BEFORE: by heading, each with the sentences of both; and which cases change their outcome.

    Both are variants by name, or files.
    """
    from meldbook import difference
    from meldbook.conformance.cases import read_corpus

    one, other = (Teller(asked.game(name, {}), asked.language(), name, {}) for name in (before, after))
    changes = difference.told_changes(one, other)
    rows = [row for row in difference.rows(one.game.resolved, other.game.resolved, difference.headings()) if row.before or row.after]
    corpus = asked.games([before]).corpus(read_corpus())
    cases = [case for case in corpus.cases if case.variant == one.game.name]
    outcomes = difference.outcomes(cases, one.game, other.game)
    if as_json:
        asked.print_json(_as_data(one, other, changes, rows, outcomes))
        return
    page(
        [
            strong(f"{one.title()} → {other.title()}"),
            *(_by_rule(one, other, changes) if by_rule else _by_heading(one, other, rows, changes)),
            "",
            *_cases(one, outcomes),
        ]
    )


def _by_heading(one: Teller, other: Teller, rows: list[Row], changes: list[Change]) -> list[str]:
    """Under each heading the sentences of both; what stands under none, where it reads otherwise, at the end."""
    from meldbook.difference import headings, under_no_heading

    lines: list[str] = []
    for row in rows:
        before, after = one.sentences(row.before), other.sentences(row.after)
        mark = "=" if before == after else "≠"
        lines += ["", strong(f"{mark} {one.row_heading(row.id)}")]
        for teller, said in ((one, before), (other, after)) if before != after else ((one, before),):
            lines.append(paragraph(teller.title() if before != after else "", " ".join(said) or one.say("not-there"), 2))
    others = [change for change in under_no_heading(changes, rows, headings()) if _reads_otherwise(one, other, change)]
    return lines + (["", strong(f"≠ {one.say('other-rules')}"), *_by_rule(one, other, others)[1:]] if others else [])


def _reads_otherwise(one: Teller, other: Teller, change: Change) -> bool:
    """Whether a reader is told of a change: a word that is only worked out in another way is not."""
    return change.how != "changed" or one.settled(change.rule) != other.settled(change.rule)


def _by_rule(one: Teller, other: Teller, changes: list[Change]) -> list[str]:
    lines: list[str] = []
    for change in changes:
        lines += ["", strong(one.say(change.how, rule=change.rule)) + (f"  ({', '.join(change.keys)})" if change.keys else "")]
        before = one.settled(change.rule) if change.how != "added" else ""
        after = other.settled(change.rule) if change.how != "removed" else ""
        lines += [paragraph(sign, said, 2) for sign, said in (("-", before), ("+", after)) if said and before != after]
        if before == after:
            lines.append(paragraph("", before, 2))
    return lines or ["", one.say("same-rules")]


def _cases(teller: Teller, outcomes: list[Outcome]) -> list[str]:
    lines = []
    for name, found in (
        ("cases-differ", [one for one in outcomes if one.playable and not one.same]),
        ("cases-unplayable", [one for one in outcomes if not one.playable]),
    ):
        if found or name == "cases-differ":
            lines.append(strong(teller.say(name, count=len(found), all=len(outcomes))))
            lines += [paragraph(one.case.id, one.case.title, 2) for one in found]
    return lines


def _as_data(one: Teller, other: Teller, changes: list[Change], rows: list[Row], outcomes: list[Outcome]) -> dict[str, Any]:
    return {
        "before": one.game.name,
        "after": other.game.name,
        "rules": [{"rule": change.rule, "how": change.how, "keys": list(change.keys)} for change in changes],
        "headings": [
            {"id": row.id, "heading": one.row_heading(row.id), "before": one.sentences(row.before), "after": other.sentences(row.after)}
            for row in rows
        ],
        "cases": [{"id": one_.case.id, "playable": one_.playable} for one_ in outcomes if not one_.same],
    }
