"""`show`: the rules of a variant as sentences; one rule with all that is known of it; its options; its rulings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import click

from meldbook.book.said import say
from meldbook.command import asked
from meldbook.command.told import Teller, cited, page, paragraph, strong
from meldbook.command.verbs import Verb

if TYPE_CHECKING:
    from meldbook.cited import Decided
    from meldbook.conformance.case import Case
    from meldbook.loading.entries import Entry


@click.command("show", cls=Verb, context_settings=asked.HELP)
@asked.variant_argument
@click.argument("rule", required=False, shell_complete=asked.complete_rule)
@click.option("--options", "part", flag_value="options", help="The options: question, values, what each means.")
@click.option("--rulings", "part", flag_value="rulings", help="The doubtful points of the sources, and what was decided.")
@asked.settings_option
@asked.json_option
def verb(variant: str, rule: str | None, part: str | None, settings: dict[str, str], as_json: bool) -> None:
    """Shows the rules of a variant, or one RULE with its sources and cases.

    RULE is the id of a rule (chapter.rule) or the name of a chapter.
    """
    if rule is not None and part is not None:
        raise click.UsageError(f"--{part} is about the whole variant; leave `{rule}` out")
    teller = Teller(asked.game(variant, settings), asked.language(), variant, settings)
    entries = teller.game.resolved.entries
    if part is not None:
        data, lines = {"options": _options, "rulings": _rulings}[part](teller)
    elif rule is None or any(entry.chapter == rule for entry in entries.values()):
        data, lines = _rules(teller, rule)
    elif rule in entries:
        data, lines = _rule(teller, entries[rule])
    else:
        chapters = {entry.chapter for entry in entries.values()}
        raise asked.unknown("rule", {"variant": variant, "name": rule}, [*entries, *chapters])
    if as_json:
        asked.print_json(data)
    else:
        page(lines)


Shown = tuple[Any, list[str]]


def _rules(teller: Teller, only: str | None) -> Shown:
    """The chapters, each rule with its sentence."""
    resolved = teller.game.resolved
    lines = [] if only else [strong(teller.say("rules-of", variant=teller.title())), *_note(teller)]
    data = []
    chapter = ""
    for entry in resolved.entries.values():
        if only and entry.chapter != only:
            continue
        if entry.chapter != chapter:
            chapter = entry.chapter
            lines += ["", strong(teller.heading(chapter))]
        sentence = teller.sentence(entry.id)
        lines.append(paragraph(entry.id, teller.settled(entry.id), 2))
        data.append({"id": entry.id, "chapter": chapter, "text": sentence, "origin": entry.origin, "cites": list(entry.cites)})
    return {"variant": resolved.name, "rules": data}, lines[1:] if only else lines


def _note(teller: Teller) -> list[str]:
    """What the variant remarks about itself."""
    note = teller.game.resolved.note.get(teller.lang)
    return [paragraph("", note, 2)] if note else []


def _rule(teller: Teller, entry: Entry) -> Shown:
    """One rule: sentence, where it was written, sources, cases."""
    sentence, cites, cases = teller.sentence(entry.id), teller.cites(entry.id), _cases(teller, entry)
    place = f"{entry.place.file}:{entry.place.line}"
    data = {"id": entry.id, "text": sentence, "verb": entry.verb, "origin": entry.origin, "place": place, "cites": cites}
    lines = [strong(entry.id), paragraph("", sentence, 2), f"  {entry.origin}: {place}"]
    if entry.verb == "choice":
        option = _option(teller, entry)
        data["option"] = option
        lines += _option_lines(teller, option)
    if cites:
        lines += ["", strong(teller.say("sources")), *cited(cites)]
    lines += ["", strong(teller.say("cases", count=len(cases))), *(paragraph(case.id, case.title, 2) for case in cases)]
    return data | {"cases": [{"id": case.id, "title": case.title, "level": case.level} for case in cases]}, lines


def _cases(teller: Teller, entry: Entry) -> list[Case]:
    """The cases of the variant, and of those that it takes the rule over from, that test it."""
    from meldbook.conformance.cases import read_corpus

    cases = asked.games([teller.variant]).corpus(read_corpus()).cases
    of = (teller.game.name, *teller.game.resolved.parents)
    return [case for case in cases if entry.id in case.rules and case.variant in of]


# --- options ---


def _options(teller: Teller) -> Shown:
    entries = [entry for entry in teller.game.resolved.entries.values() if entry.verb == "choice"]
    found = [_option(teller, entry) for entry in entries]
    lines = [strong(f"{teller.title()}: {teller.say('options')}")]
    for option in found:
        lines += ["", strong(option["name"]), paragraph("", option["question"], 2), *_option_lines(teller, option)]
    return {"variant": teller.game.name, "options": found}, lines


def _option(teller: Teller, entry: Entry) -> dict[str, Any]:
    values = [{"value": value, "text": teller.attribute(entry.id, value)} for value in _values(entry)]
    return {
        "name": entry.key,
        "id": entry.id,
        "question": teller.sentence(entry.id),
        "values": values,
        "value": teller.game.options[entry.key],
        "default": _default(teller, entry.key),
    }


def _default(teller: Teller, option: str) -> str:
    """The value that an option has if it is not set; it may depend on the others."""
    if option not in teller.settings:
        return teller.game.options[option]
    others = {name: value for name, value in teller.settings.items() if name != option}
    return asked.game(teller.variant, others).options[option]


def _values(entry: Entry) -> tuple[str, ...]:
    from meldbook.loading.merge import texts

    return texts(entry.fields["choice"])


def _option_lines(teller: Teller, option: dict[str, Any]) -> Iterator[str]:
    for one in option["values"]:
        mark = "*" if one["value"] == option["value"] else " "
        yield paragraph(one["value"], one["text"], 4).replace("    ", f"  {mark} ", 1) if one["text"] else f"  {mark} {one['value']}"
    other = next((one["value"] for one in option["values"] if one["value"] != option["value"]), option["value"])
    yield "  " + teller.say("default", value=option["default"])
    yield "  " + teller.say("choose-with", example=f"--set {option['name']}={other}")


# --- rulings ---


def _rulings(teller: Teller) -> Shown:
    from meldbook.cited import decided, taken_over

    name = teller.game.name
    # what was decided for this game; a game without doubtful points of its own has those that its rules still rest on
    found = decided(name) or taken_over(teller.game.resolved)
    lines = [strong(f"{teller.title()}: {teller.say('rulings')}")]
    lines += [] if found else [f"  {teller.say('no-rulings')}"]
    for one in found:
        lines += ["", *_ruling(teller, one)]
    data = [{key: getattr(one, key) for key in one.__dataclass_fields__} for one in found]
    return {"variant": name, "rulings": data}, lines


def _ruling(teller: Teller, one: Decided) -> Iterator[str]:
    """A doubtful point as a player asks for it, what this game plays, and how to play otherwise; then the record of it, in English."""
    yield strong(one.id) + "  " + (teller.question(one.id) or one.question)
    for entry in teller.game.resolved.entries.values():
        if one.id in entry.cites:
            yield paragraph(entry.id, teller.settled(entry.id), 4)
    for option, values in one.options.items():
        for value, behind in values.items():
            if teller.game.options.get(option) not in (None, value):
                yield f"    --set {option}={value}  {' '.join(behind)}".rstrip()
    yield paragraph(say(teller.lang, "rulings.catalogue"), one.question, 2)
    for reading in one.readings:
        yield paragraph("", f"- {reading}", 4)
    yield paragraph(teller.say("taken"), one.ruling or one.taken, 4)
    if one.why:
        yield paragraph(teller.say("why"), one.why, 4)
    if one.sources:
        yield "    " + teller.say("sources") + ": " + " ".join(one.sources)
    for reading, why in one.rejected.items():
        yield paragraph(teller.say("rejected"), f"{reading} ({why})", 4)
