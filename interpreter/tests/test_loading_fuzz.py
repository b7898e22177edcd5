"""Whatever the bytes, loading ends in diagnostics or in success."""

from __future__ import annotations

import importlib.machinery
import importlib.util
from pathlib import Path

TOOL = Path(__file__).resolve().parents[2] / "tools" / "fuzz"


def test_mutated_files_never_break_the_loader(tmp_path: Path) -> None:
    loader = importlib.machinery.SourceFileLoader("fuzz_tool", str(TOOL))
    spec = importlib.util.spec_from_loader("fuzz_tool", loader)
    assert spec is not None
    fuzz = importlib.util.module_from_spec(spec)
    # The tool's byte code is not written beside it: it has no ending of its own.
    exec(compile(TOOL.read_text(encoding="utf-8"), str(TOOL), "exec"), fuzz.__dict__)
    counts, report = fuzz.fuzz(200, 20, tmp_path)
    assert report == ""
    assert sum(counts.values()) == 200 and set(counts) == {"loaded", "refused"}
