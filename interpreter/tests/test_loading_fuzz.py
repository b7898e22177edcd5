"""Whatever the bytes, loading ends in diagnostics or in success."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

from meldbook.loading.variants import check_structure

TOOL = Path(__file__).resolve().parents[2] / "tools" / "fuzz"


@pytest.mark.parametrize(("way", "count"), [("variants", 200), ("structure", 100)])
def test_mutated_files_never_break_the_loader(way: str, count: int) -> None:
    # A program of its own: the bound on memory is on what loading takes, not on what this process has remembered.
    found = subprocess.run([sys.executable, str(TOOL), way, str(count), "--seed", "20"], capture_output=True, text=True, check=False)
    assert (found.returncode, found.stderr) == (0, "")
    counts = {name: int(number) for number, name in re.findall(r"(\d+) (\w+)", found.stdout.partition(":")[2])}
    assert sum(counts.values()) == count and set(counts) == {"loaded", "refused"}


HEAD = "language: 1\nvariant: home\na:\n"
LONG = "k" * 36
# Files that keep within every bound and try to cost more than their size.
COSTLY = [
    (
        "options that lay over their own chapter",
        "  k{0}: {{choice: [x], with: {{x: {{a: {{k{0}: {{default: 1}}}}}}}}}}\n",
        1300,
    ),
    ("entries that all wish the same place", "  k{0}: {{is: 1, before: k0}}\n", 2800),
    (
        "keys that are all alike, and all misspelt",
        f"  {LONG}{{0:04}}: {{{{is: 1}}}}\n  z{{0}}: {{{{is: 1, after: {LONG}x{{0}}}}}}\n",
        2000,
    ),
    ("removals that are all alike", f"  {LONG}{{0:04}}: {{{{is: 1}}}}\n  {LONG}x{{0}}: null\n", 3000),
    ("numbers as long as a text may be", "  k{0}: {{is: 1_" + "0" * 3900 + "}}\n", 240),
]


@pytest.mark.parametrize(("line", "count"), [row[1:] for row in COSTLY], ids=[row[0] for row in COSTLY])
def test_no_file_costs_more_than_a_few_seconds(tmp_path: Path, line: str, count: int) -> None:
    path = tmp_path / "home.yaml"
    path.write_text(HEAD + "".join(line.format(number) for number in range(count)))
    began = time.perf_counter()
    check_structure(path)
    # About one second where this was written; the bound only tells a second from a minute.
    assert time.perf_counter() - began < 10
