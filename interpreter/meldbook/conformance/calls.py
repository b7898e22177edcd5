"""What the command line calls: one function for each thing it can be asked about the corpus."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import TextIO

from meldbook.conformance import badge, junit, markdown, ndjson, terminal
from meldbook.conformance.case import MARK, Case, Corpus
from meldbook.conformance.cases import load_reasons, read_corpus
from meldbook.conformance.driver import Watcher, run, run_in_process
from meldbook.conformance.export import Sentences, document
from meldbook.conformance.games import Games
from meldbook.conformance.inherit import with_inherited
from meldbook.conformance.profile import with_readings
from meldbook.conformance.report import Report
from meldbook.conformance.run import Options, select
from meldbook.conformance.serve import answer
from meldbook.conformance.shapes import close_to
from meldbook.conformance.table import Tables
from meldbook.errors import InputError
from meldbook.saving import save

FORMS: Mapping[str, Callable[[Report], str]] = {
    "ndjson": lambda report: "".join(line + "\n" for line in ndjson.write(report)),
    "junit": junit.write,
    "markdown": markdown.write,
    "badge": badge.write,
}
"""Name of a form -> what writes a report in it."""


@dataclass(frozen=True)
class Shown:
    """How a report is told: as lines for a program, with only what changed since an earlier one, in further files."""

    as_lines: bool = False
    before: Mapping[str, str] | None = None
    tell: terminal.Tell | None = None
    files: Mapping[str, Path] = field(default_factory=dict)
    """Form -> the file to write."""


def conform(
    impl_command: str | None,
    options: Options,
    out: TextIO,
    *,
    shown: Shown | None = None,
    root: Path | None = None,
    tables: Tables | None = None,
    watch: Callable[[int], Watcher | None] = lambda _total: None,
    environ: Mapping[str, str] = os.environ,
    games: Games | None = None,
) -> int:
    """Runs the corpus against a program, writes the report and gives the exit status.

    Without a command the interpreter answers in this process, and is graded strictly. `games` may hold variants of one's own with
    their cases. `watch` is told how many cases there are, and gives who is told each result. InputError for an id that no case has
    or a file that cannot be written, RuleFileError for a faulty corpus.
    """
    how, games, shipped = shown or Shown(), games or Games(), root is None and tables is None
    corpus = corpus_for(options, root, shipped, games)
    writable(how.files)
    told, boards = watch(len(select(corpus, options))), games.table if shipped else tables
    if impl_command is None:
        report = run_in_process(corpus, partial(answer, engine=games.engine()), replace(options, strict=True), boards, told)
    else:
        report = run(corpus, impl_command, options, boards, told)
        report = with_readings(report) if shipped and not games.named else report
    if how.as_lines:
        out.write(FORMS["ndjson"](report))
    else:
        out.write(terminal.render(report, terminal.wants_color(out, environ), tell=how.tell, before=how.before))
    write_files(report, how.files)
    return report.exit_code


def corpus_for(options: Options, root: Path | None = None, shipped: bool = True, games: Games | None = None) -> Corpus:
    """The corpus, with inherited cases if it is the shipped one, and with those beside files of one's own. InputError if these
    options select nothing in it, or name a case that it does not have."""
    games = games or Games()
    corpus = games.corpus(read_corpus(root))
    for case_id in options.known:
        find(corpus, case_id.partition(MARK)[0])
    if shipped:
        anywhere = replace(options, variants=(), cases=tuple(case_id.partition(MARK)[0] for case_id in options.cases))
        corpus = with_inherited(corpus, options.variants if games.named else (), games, anywhere.asks_for)
    for case_id in options.cases:
        find(corpus, case_id)
    if not select(corpus, options):
        raise InputError("no case is of this variant, level and rule; `meldbook corpus list` shows what there is")
    return corpus


def writable(files: Mapping[str, Path]) -> None:
    """Before the run, not after it: whether its reports can be written."""
    for file in files.values():
        try:
            with file.open("a", encoding="utf-8"):
                pass
        except OSError as error:
            raise InputError(f"{file}: cannot be written ({error.strerror})") from error


def write_files(report: Report, files: Mapping[str, Path]) -> None:
    """The report in these forms."""
    for form, file in files.items():
        save(file, FORMS[form](report))


def known_failures(path: Path) -> dict[str, str]:
    """A file of known failures, id -> reason, for `Options.known`. InputError if there is no such file."""
    if not path.is_file():
        raise InputError(f"{path}: there is no such file")
    return load_reasons(path)


def find(corpus: Corpus, case_id: str) -> Case:
    """The case with this id. InputError names the nearest."""
    by_id = {case.id: case for case in corpus.cases}
    if case_id not in by_id:
        near = close_to(case_id, by_id)
        raise InputError(f"there is no case `{case_id}`" + (f"; {near}" if near else ""))
    return by_id[case_id]


def listed(corpus: Corpus, options: Options) -> Iterator[str]:
    """A line for each selected case: id, level, rules, title."""
    cases = select(corpus, options)
    width = max((len(case.id) for case in cases), default=0)
    for case in cases:
        yield f"{case.id.ljust(width)}  {case.variant}  level {case.level}  {' '.join(case.rules)}  {case.title}"


def exported(options: Options, sentences: Sentences, games: Games) -> str:
    """The selected cases, inherited ones too, as one canonical JSON document: the form that can be read and graded without Python.
    InputError if none is selected."""
    corpus = corpus_for(options, games=games)
    return "".join(document(corpus, select(corpus, options), sentences, games.table, "meldbook corpus export"))
