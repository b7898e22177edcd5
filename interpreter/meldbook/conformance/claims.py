"""A claim of an implementation (`claim.yaml`): which levels of which variants it plays, by which corpus. One run says whether it is true.

    name: my engine                      # as its hello says it; may be left out
    corpus: 0.2.0
    variants: [one, other]
    levels: [0, 1, 2]
    options: {one: {players: [4]}}       # the option profile; what is not named is played at every value
    known_failures: {case_id: why}

It is true if there are cases of it and every one passes, save the known failures, which must fail.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TextIO

from meldbook.conformance import form
from meldbook.conformance.calls import FORMS, Shown, corpus_for, writable, write_files
from meldbook.conformance.case import Case
from meldbook.conformance.driver import CachedTables, Watcher, run
from meldbook.conformance.engine import playable
from meldbook.conformance.markdown import plain as safe
from meldbook.conformance.outcome import KNOWN_FAILURE, PASS
from meldbook.conformance.report import Graded, Report
from meldbook.conformance.run import Options, select
from meldbook.conformance.shapes import NAME, Faults, a_scalar, fields, keyed, listing, matching, whole
from meldbook.conformance.terminal import render
from meldbook.conformance.text import clean
from meldbook.conformance.values import is_list, plain
from meldbook.errors import InputError
from meldbook.language.entries import Choice
from meldbook.loading import characters, files, yaml_tree
from meldbook.loading.diagnostics import RuleFileError
from meldbook.play.compile import load

_version = matching(r"[0-9]+\.[0-9]+\.[0-9]+", "a version of the corpus, such as 0.2.0")
_FORM = fields(
    {
        "name": form.text,
        "corpus": _version,
        "variants": listing(form.name, least=1),
        "levels": listing(whole(0, 5), least=1),
        "options": keyed(keyed(listing(a_scalar, least=1), NAME, "names of options"), NAME, "names of variants"),
        "known_failures": keyed(form.text, form.INHERITED, "ids of cases"),
    },
    ["corpus", "variants", "levels"],
)


@dataclass(frozen=True, slots=True)
class Claim:
    """What is claimed. `levels` are 0 to the highest."""

    name: str
    corpus: str
    variants: tuple[str, ...]
    level: int
    options: Mapping[str, Mapping[str, frozenset[str]]]
    known: Mapping[str, str]

    def holds_of(self, case: Case, options: Mapping[str, str]) -> bool:
        """Whether the case, at these options, is within the claim."""
        profile = self.options.get(case.variant, {})
        return all(options[name] in values for name, values in profile.items() if name in options)


def read(path: Path) -> Claim:
    """The claim of a file. InputError: unreadable, or its levels have a gap; RuleFileError: not in its form."""
    source = files.find(path)
    tree = yaml_tree.parse(characters.decode(source.content, str(path)), str(path), "a claim begins with `corpus: VERSION`")
    faults: Faults = []
    _FORM(tree, "claim", faults)
    if faults:
        raise RuleFileError(faults)
    said = plain(tree)
    assert isinstance(said, Mapping)
    levels = sorted({int(str(level)) for level in _list(said["levels"])})
    if levels != list(range(len(levels))):
        raise InputError(f"{path}: `levels` are those from 0 on without a gap, such as [0, 1, 2]; a level holds only with those below it")
    options, known = said.get("options", {}), said.get("known_failures", {})
    return Claim(
        name=str(said.get("name", "")),
        corpus=str(said["corpus"]),
        variants=tuple(map(str, _list(said["variants"]))),
        level=levels[-1],
        options={variant: _profile(held) for variant, held in options.items()} if isinstance(options, Mapping) else {},
        known={id_: str(why) for id_, why in known.items()} if isinstance(known, Mapping) else {},
    )


def _profile(held: object) -> dict[str, frozenset[str]]:
    return {name: frozenset(map(_text, _list(values))) for name, values in held.items()} if isinstance(held, Mapping) else {}


def _text(value: object) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def _list(value: object) -> list[object]:
    return list(value) if is_list(value) else []


def verify(claim: Claim, impl: str, options: Options, out: TextIO, shown: Shown, watch: Callable[[int], Watcher | None]) -> int:
    """Runs what is claimed and says whether it is the truth, with a row for a table. Exit status 0, 1 if it is not true, 2 without a hello."""
    _playable(claim)
    asked = replace(options, level=claim.level, variants=claim.variants, known={**options.known, **claim.known})
    corpus = corpus_for(asked)
    if corpus.version != claim.corpus:
        raise InputError(f"the claim is of corpus {claim.corpus}; this is {corpus.version}, which can say nothing of it")
    tables = CachedTables()
    cases = [case for case in select(corpus, asked) if claim.holds_of(case, _options_of(case, claim, tables))]
    if not cases:
        raise InputError("no case is within the claim, so nothing can say whether it is true")
    writable(shown.files)
    report = run(replace(corpus, cases=tuple(cases)), impl, asked, tables, watch(len(cases)))
    report = replace(report, corpus=corpus)
    false = [graded for graded in report.results if not _true(graded)]
    out.write(FORMS["ndjson"](report) if shown.as_lines else render(report, tell=shown.tell) + _verdict(report, claim, false))
    write_files(report, shown.files)
    return 2 if report.hello is None else 0 if _holds(report, claim, false) else 1


def _playable(claim: Claim) -> None:
    """InputError: a game, an option or a value that there is not."""
    for variant in (*claim.variants, *claim.options):
        if variant not in playable():
            raise InputError(f"the claim names `{variant}`; the games of the corpus are {', '.join(playable())}")
    for variant, profile in claim.options.items():
        offered = {
            entry.name: [value.text for value in entry.values] for entry in load(variant).typed.values() if isinstance(entry, Choice)
        }
        for name, values in profile.items():
            if name not in offered:
                raise InputError(f"the claim names the option `{name}`; those of {variant} are {', '.join(offered)}")
            if not values <= set(offered[name]):
                raise InputError(
                    f"the claim names `{name}: {', '.join(sorted(values - set(offered[name])))}`; there is {', '.join(offered[name])}"
                )


def _options_of(case: Case, claim: Claim, tables: CachedTables) -> Mapping[str, str]:
    """The options that the profile must fit; the game is loaded only where the claim names some."""
    return tables(case.variant, case.options).options if case.variant in claim.options else {}


def _true(graded: Graded) -> bool:
    return graded.result.outcome in (PASS, KNOWN_FAILURE)


def _holds(report: Report, claim: Claim, false: list[Graded]) -> bool:
    return not (false or report.interrupted or _another(report, claim))


def _another(report: Report, claim: Claim) -> str:
    """What the engine calls itself, if the claim is of another."""
    name = report.hello.name if report.hello is not None else ""
    return name if claim.name not in ("", name) else ""


def _verdict(report: Report, claim: Claim, false: list[Graded]) -> str:
    if report.hello is None:
        return ""
    holds, another = _holds(report, claim, false), _another(report, claim)
    lines = ["", f"The claim is {'true' if holds else 'not true'}: {told(claim)}, corpus {claim.corpus}."]
    lines += [f"  It is of {clean(claim.name)}, and this engine calls itself {another}."] if another else []
    lines += [f"  {graded.case.id}: {graded.result.outcome}, {graded.result.message}".rstrip(", ") for graded in false[:20]]
    lines += [f"  ... and {len(false) - 20} more"] if len(false) > 20 else []
    return "\n".join([*lines, row(report, claim)] if holds else lines) + "\n"


def told(claim: Claim) -> str:
    """`level 2 of one and other`, as a claim reads."""
    *others, last = claim.variants
    return f"level {claim.level} of {', '.join(others)}{' and ' if others else ''}{last}"


def row(report: Report, claim: Claim) -> str:
    """A row for a table of implementations, in Markdown."""
    said = report.hello
    assert said is not None
    passed, known = report.passed, len(claim.known)
    profile = "; ".join(f"{name} {', '.join(sorted(values))}" for options in claim.options.values() for name, values in options.items())
    cells = (f"{said.name} {said.version}".strip(), said.language, told(claim), profile, f"{passed} of {len(report.results)}", str(known))
    return "| " + " | ".join([*map(safe, cells), claim.corpus]) + " |"
