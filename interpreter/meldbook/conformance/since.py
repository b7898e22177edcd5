"""What has changed since an earlier report (NDJSON): cases that come out in another way, and those that it did not have."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from meldbook.conformance.outcome import OUTCOMES
from meldbook.conformance.report import Graded
from meldbook.errors import InputError


def read(path: Path) -> dict[str, str]:
    """The outcome of every case of a report. InputError if it is none, or has no end."""
    if not path.is_file():  # a pipe could be waited for without an end
        raise InputError(f"{path}: {'is not a file' if path.exists() else 'there is no such file'}")
    try:
        records = [json.loads(line) for line in path.read_text("utf-8").splitlines() if line.strip()]
    except (OSError, ValueError, RecursionError):
        raise InputError(f"{path}: is not a report; `meldbook conform --ndjson FILE` writes one") from None
    kinds = [record.get("type") if isinstance(record, Mapping) else None for record in records]
    if not kinds or kinds[0] != "header" or None in kinds:
        raise InputError(f"{path}: is not a report; `meldbook conform --ndjson FILE` writes one")
    if kinds[-1] != "footer":
        raise InputError(f"{path}: the report has no end, so it is no result")
    cases = [record for record in records if record["type"] == "case"]
    if not all(isinstance(case.get("id"), str) and case.get("outcome") in OUTCOMES for case in cases):
        raise InputError(f"{path}: is not a report of this form")
    return {case["id"]: case["outcome"] for case in cases}


def changed(results: tuple[Graded, ...], before: Mapping[str, str]) -> list[tuple[Graded, str]]:
    """The cases that come out otherwise than before, each with its earlier outcome (`new` if there was none)."""
    return [(graded, before.get(graded.case.id, "new")) for graded in results if before.get(graded.case.id, "new") != graded.result.outcome]
