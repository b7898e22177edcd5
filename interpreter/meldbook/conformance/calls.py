"""What the command line calls: one function for each thing it can be asked about the corpus."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TextIO

from meldbook.conformance import ndjson, terminal
from meldbook.conformance.case import Case, Corpus
from meldbook.conformance.cases import load_reasons, read_corpus
from meldbook.conformance.driver import Watcher, run
from meldbook.conformance.export import Sentences, document
from meldbook.conformance.inherit import with_inherited
from meldbook.conformance.run import Options, select
from meldbook.conformance.shapes import close_to
from meldbook.conformance.table import Tables
from meldbook.errors import InputError


def conform(
    impl_command: str,
    options: Options,
    out: TextIO,
    *,
    as_lines: bool = False,
    root: Path | None = None,
    tables: Tables | None = None,
    watch: Watcher | None = None,
    environ: Mapping[str, str] = os.environ,
) -> int:
    """Runs the corpus against a program, writes the report and gives the exit status.

    `as_lines` writes NDJSON. InputError for an id that no case has, RuleFileError for a faulty corpus.
    """
    corpus = read_corpus(root)
    if root is None and tables is None:
        corpus = with_inherited(corpus, options.variants)
    for case_id in options.cases:
        find(corpus, case_id)
    if not select(corpus, options):
        raise InputError("no case is of this variant, level and rule; `meldbook corpus list` shows what there is")
    report = run(corpus, impl_command, options, tables, watch)
    if as_lines:
        out.writelines(line + "\n" for line in ndjson.write(report))
    else:
        out.write(terminal.render(report, terminal.wants_color(out, environ)))
    return report.exit_code


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


def exported(corpus: Corpus, options: Options, sentences: Sentences) -> str:
    """The selected cases as one canonical JSON document: the form that can be read and graded without Python."""
    return "".join(document(corpus, select(corpus, options), sentences))
