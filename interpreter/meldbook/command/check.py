"""`check`: every fault of variant and case files, with its place and what to write instead.

What the loader, the language and the corpus find is gathered here; this adds what only shows when all of them are there: a
rule that nobody could read because it has no text, a case that tests a rule its variant does not have.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import click

from meldbook.command import asked
from meldbook.command.verbs import Verb
from meldbook.errors import InputError
from meldbook.loading.diagnostics import Diagnostic, RuleFileError

if TYPE_CHECKING:
    from meldbook.conformance.case import Case
    from meldbook.loading.entries import Entry, Resolved
    from meldbook.loading.files import Source
    from meldbook.loading.nodes import Place
    from meldbook.play.game import Game

NO_TEXT, BAD_TEXT, OLD_TEXT, NO_RULE, NO_GAME, NO_ANSWER = "E350", "E501", "E502", "E611", "E612", "E613"
CODES = {
    NO_TEXT: "a rule without a text. Every rule has a sentence, so that whoever is refused by it can be told why. Write it into the "
    "entry: `text: {en: The sentence.}`, in one or more of the languages pt, es, it, en.",
    BAD_TEXT: "a text that cannot be told. A text is a Fluent pattern; `{ $value }` is filled with the value of the rule. "
    "It names a slot that the rule does not have, or its signs do not fit together.",
    OLD_TEXT: "a rule whose meaning was changed and whose sentence was not. The sentence is that of the parent, and a reader would be told "
    "what is no longer played. Write `text: {en: ...}`; or name the text that says it, `text: chapter.rule`, the old one too if it still holds.",
    NO_RULE: "a case that tests a rule which its variant does not have",
    NO_ANSWER: "a case that cannot be played: its situation cannot be, or a step asks or does what the game does not have",
    NO_GAME: "a case of a variant that is not there, or with an option or value that it does not have",
}
Faults = Iterator[Diagnostic]


@click.command("check", cls=Verb, context_settings=asked.HELP)
@click.argument("files", nargs=-1, required=True, type=click.Path())
@asked.json_option
def verb(files: tuple[str, ...], as_json: bool) -> int:
    """Checks variant and case files: what is wrong, where, and what to write instead.

    With a variant file goes the case file beside it, `mine.cases.yaml` beside `mine.yaml`.

    Exit status: 1 if there are faults, 2 if a file cannot be read at all. Nothing is printed for files without a fault.
    """
    from meldbook.command.told import page
    from meldbook.loading.render import as_data, render

    found: list[Diagnostic] = []
    texts: dict[str, str] = {}
    unread = []
    for path in files:
        try:
            faults, more = check(Path(path))
        except InputError as error:
            unread.append(str(error))
            continue
        found += [fault for fault in faults if fault not in found]
        texts |= more
    if as_json:
        asked.print_json([as_data(fault) for fault in found])
    elif found:
        page([render(found, texts, colour=asked.colored(sys.stdout)).rstrip("\n"), "", _sum(found)])
    if unread:
        raise InputError("; ".join(unread))
    return 1 if found else 0


def _sum(found: list[Diagnostic]) -> str:
    files = len({fault.place.file for fault in found})
    faults = f"{len(found)} fault{'s' if len(found) > 1 else ''}"
    return f"{faults} in {files} file{'s' if files > 1 else ''}; `meldbook explain {found[0].code}` says more about {found[0].code}"


def check(path: Path) -> tuple[list[Diagnostic], dict[str, str]]:
    """The faults of a file, and the texts of the files they are in. InputError: unreadable."""
    from meldbook.conformance.own import ENDING
    from meldbook.loading import files, nodes
    from meldbook.loading.yaml_tree import scan

    source = files.find(path)
    tree, _ = scan(source.content, source.file)
    try:
        of_cases = isinstance(tree, nodes.Sequence) or (tree is None and path.name.endswith(ENDING))
        return list(_cases(source, path) if of_cases else _with_cases(path)), {}
    except RuleFileError as error:
        return list(error.diagnostics), error.files


def _with_cases(path: Path) -> Faults:
    """A variant and, where it is sound, the cases beside it."""
    from meldbook.conformance.own import cases_file
    from meldbook.loading import files

    faults = list(_variant(path))
    yield from faults
    beside = cases_file(path)
    if not faults and beside is not None:
        yield from _cases(files.find(beside), beside)


# --- variants ---


def _variant(path: Path) -> Faults:
    """A variant: its structure, its names and expressions, with every value that its options offer, its texts."""
    from meldbook.loading.variants import resolve
    from meldbook.play.compile import compile_game
    from meldbook.play.sound import faults_of

    resolved = resolve(path)
    if resolved.abstract:
        found = faults_of(resolved, {})
        yield from found or _offered(resolved)
        return
    game = compile_game(resolved, {})
    yield from _offered(resolved)
    yield from _texts(game)


def _offered(resolved: Resolved) -> Faults:
    """What does not fit a value of an option. Says so where there are too many to try them all."""
    from meldbook.loading.display import clean
    from meldbook.play.offered import try_values

    try:
        faults, tried, offered = try_values(resolved)
    except RuleFileError:  # what is only shared may lack what its options need
        return
    yield from faults
    if tried < offered and not faults:
        where = f"{resolved.header.place.file}: the options offer {offered:,} values besides the defaults"
        click.echo(f"note: {clean(where)}; {tried:,} of them were tried, the others not", err=True)


def _texts(game: Game) -> Faults:
    from meldbook.loading.variants import resolve

    resolved = game.resolved
    parents = [parent for name in resolved.parents[:1] if not (parent := resolve(_parent(resolved, name))).abstract]
    for entry in resolved.entries.values():
        unfit = list(_text(game, entry))
        yield from unfit
        if not unfit and parents and entry.origin == resolved.name:
            yield from _old_text(entry, parents[0].entries.get(entry.id))


def _parent(resolved: Resolved, name: str) -> str | Path:
    """A parent by the path of its file where it lies beside the file checked."""
    beside = next((Path(file) for file in resolved.files if Path(file).stem == name and Path(file).is_file()), None)
    return beside if beside is not None and not str(beside).startswith("spec/variants") else name


def _text(game: Game, entry: Entry) -> Faults:
    """Whether a rule can be told: in some language, and in each in which there is a text for it."""
    from meldbook import texts
    from meldbook.command.told import own_text

    override = own_text(entry)
    languages = [lang for lang in texts.LANGUAGES if texts.has(entry.id, lang, override=override)]
    if not languages:
        yield Diagnostic(NO_TEXT, f"the rule `{entry.id}` has no text", entry.place, help=_own_or_another(game, entry))
        return
    if isinstance(override, Mapping):
        yield from _own_sentences(game, entry, override, languages)
        return
    try:
        texts.sentence(entry.id, game.slots(entry.id), languages[0], override=override)
    except texts.TextError:
        yield _bad_text(game, entry, f"the sentence of `{entry.id}` does not fit what the rule has become")
        return
    if silent := _passed_over(game, entry.id, override):
        yield _bad_text(game, entry, f"the sentence of `{entry.id}` says nothing of {', '.join(f'`{name}`' for name in silent)}")


def _own_sentences(game: Game, entry: Entry, override: Mapping[str, str], languages: list[str]) -> Faults:
    """The first sentence of the file itself that cannot be filled."""
    from meldbook import texts

    for lang in languages:
        try:
            texts.sentence(entry.id, game.slots(entry.id), lang, override=override)
        except texts.TextError as error:
            yield _bad_text(game, entry, str(error))
            return


def _bad_text(game: Game, entry: Entry, message: str) -> Diagnostic:
    """At the place where the file that changed the rule last says what its sentence is, or at the rule."""
    place = entry.places.get("text", entry.place)
    place = place if place.file == entry.place.file else entry.place
    return Diagnostic(BAD_TEXT, message, place, help=_other_texts(game, entry) + _slots(game, entry.id))


def _own_or_another(game: Game, entry: Entry) -> str:
    """What to do about a rule that no file has told yet: it may be another one, written wrong."""
    from meldbook.conformance.shapes import close_to

    add = "add `text: {en: What the rule says.}` to it"
    near = close_to(entry.id, [rule for rule, other in game.resolved.entries.items() if other.origin != entry.origin])
    return f"if it is a rule of its own, {add}; if not, {near}" if near else add


def _passed_over(game: Game, rule: str, text: str | None) -> list[str]:
    """The last rows of a rule's table, where a sentence that tells its rows ends before them: it can be filled without them."""
    from meldbook import texts

    slots, silent = game.slots(rule), []
    rows = [name for name in slots if ROW.fullmatch(name)]
    for row in reversed(rows):
        try:
            texts.sentence(rule, {name: value for name, value in slots.items() if name != row}, "en", override=text)
            silent.append(row)
        except texts.TextError:
            return silent[::-1]
    return []  # it tells the table as a whole, in words


def _other_texts(game: Game, entry: Entry) -> str:
    """Texts that stand beside a rule's own and can be filled with what it has now."""
    from meldbook import texts

    found = []
    for text in texts.beside(entry.id, "en") if texts.has(entry.id, "en") else ():
        try:
            texts.sentence(entry.id, game.slots(entry.id), "en", override=text)
        except texts.TextError:
            continue
        if not _passed_over(game, entry.id, text):
            found.append(f"`text: {text}`")
    return f"write `text: {{en: ...}}`{' or ' + ' or '.join(found) if found else ''}; "


# The slot of a row of a table.
ROW = re.compile(r"value_[0-9]+")
# In these keys a number may change without a sentence becoming false: sentences name numbers by slots.
NUMBERS = re.compile(r"(?<![a-z0-9_])[0-9]+(?![a-z0-9_])")


def _old_text(entry: Entry, before: Entry | None) -> Faults:
    """Whether what is executed has become another thing under the parent's sentence."""
    if before is None or _own_words(entry, before) or entry.verb in ("choice", "told", "phase"):
        return
    if before.verb == entry.verb and _shape(before) == _shape(entry):
        return
    yield Diagnostic(
        OLD_TEXT,
        f"`{entry.id}` is changed, and its sentence is still that of `{before.origin}`",
        entry.place,
        help=f"say what it says now: `text: {{en: ...}}`; or `text: {_sentence_of(before)}` if the sentence still holds",
    )


def _sentence_of(entry: Entry) -> str:
    """The id of the sentence that a rule has."""
    node = entry.fields.get("text")
    text = getattr(node, "text", None)
    return text if isinstance(text, str) else entry.id


def _own_words(entry: Entry, before: Entry) -> bool:
    """Whether the file itself says which sentence the rule has; one that is taken over says nothing of the change."""
    return "text" in entry.fields and entry.places.get("text") != before.places.get("text")


def _shape(entry: Entry) -> object:
    """What is executed, its numbers left out; the keys of tables stay, since a sentence names each row."""
    from meldbook.difference import plain

    return {key: _blank(plain(node)) for key, node in entry.fields.items() if key != "text"}


def _blank(data: object) -> object:
    if isinstance(data, dict):
        return {key: _blank(value) for key, value in data.items()}
    if isinstance(data, list):
        return [_blank(item) for item in data]
    return NUMBERS.sub("0", data) if isinstance(data, str) else data


def _slots(game: Game, rule: str) -> str:
    slots = ", ".join(f"`{{ ${name} }}`" for name in game.slots(rule))
    return f"the rule has {slots}" if slots else "the rule has no slots"


# --- cases ---


def _cases(source: Source, path: Path) -> Faults:
    from meldbook.conformance.cases import corpus_faults
    from meldbook.conformance.own import variant_file
    from meldbook.conformance.reading import read_cases
    from meldbook.conformance.shapes import TWIN
    from meldbook.loading.characters import decode

    beside = variant_file(path)
    if beside is not None:
        yield from _own_cases(path, beside)
        return
    cases, faults = read_cases(decode(source.content, source.file), source.file)
    yield from faults
    # A twin may lie in another file; only the whole corpus can tell.
    yield from (fault for fault in corpus_faults(cases, {}) if fault.code != TWIN)
    for case in cases:
        yield from _case(case, case.variant)


def _own_cases(path: Path, variant: Path) -> Faults:
    """The cases beside a variant file."""
    from meldbook.conformance.own import read_own
    from meldbook.loading.variants import resolve

    cases, faults = read_own(path, resolve(variant).name)
    yield from faults
    for case in cases:
        yield from _case(case, str(variant))


def _case(case: Case, variant: str) -> Faults:
    from meldbook.conformance.engine import GameTable
    from meldbook.conformance.wire import diagnose

    try:
        game = asked.game(variant, case.options)
    except InputError as error:
        yield Diagnostic(NO_GAME, str(error), case.at("variant"))
        return
    yield from _rules(case, game.resolved.entries)
    unplayable = list(diagnose(case, GameTable(game)))
    yield from unplayable or _unanswered(case, game)


def _unanswered(case: Case, game: Game) -> Faults:
    """What the game itself says of a case that it cannot play, and refusals that it does not know."""
    from meldbook.conformance.engine import GameTable, InterpreterEngine
    from meldbook.conformance.serve import answer
    from meldbook.conformance.shapes import close_to
    from meldbook.conformance.wire import message

    reply = answer(message(case, GameTable(game), 1), InterpreterEngine(games=lambda _variant, _options: game))
    if "error" in reply:
        yield Diagnostic(NO_ANSWER, str(reply["error"]), _of_error(case, str(reply["error"])))
    for number, step in enumerate(case.steps):
        rule = step.expect.get("refused")
        if rule is not None and str(rule) not in game.typed:
            place = case.at("steps", str(number), "expect", "refused")
            yield Diagnostic(NO_RULE, f"`{case.variant}` has no rule `{rule}`", place, help=close_to(str(rule), game.typed))


def _of_error(case: Case, error: str) -> Place:
    """Where the step stands that an error names."""
    named = re.match(r"step ([0-9]+):", error)
    if named is None:
        return case.at("given")
    number = int(named.group(1)) - 1
    return case.at("steps", str(number), "ask" if case.steps[number].do is None else "do")


def _rules(case: Case, known: Iterable[str]) -> Faults:
    from meldbook.conformance.shapes import close_to

    for number, rule in enumerate(case.rules):
        if rule not in known:
            yield Diagnostic(NO_RULE, f"`{case.variant}` has no rule `{rule}`", case.at("rules", str(number)), help=close_to(rule, known))
