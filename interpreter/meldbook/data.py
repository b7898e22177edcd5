"""Where the data of the project lies: `spec/`, `grammar/` and `conformance/`, in a clone or inside the package.

The one module through which data reaches the code. In a clone the folders stand beside `interpreter/`; a wheel carries
copies of them under `meldbook/_data/`. Nothing here knows what the files mean.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

FOLDERS = ("spec", "grammar", "conformance")


@cache
def root() -> Traversable:
    """The folder that holds `spec/`, `grammar/` and `conformance/`. FileNotFoundError if the package is incomplete."""
    clone = Path(__file__).resolve().parents[2]
    if (clone / "spec" / "variants").is_dir() and (clone / "interpreter").is_dir():
        return clone
    packed = files("meldbook") / "_data"
    if not packed.is_dir():
        raise FileNotFoundError("the data of meldbook (spec, grammar, conformance) is missing from this installation")
    return packed


def place(*parts: str) -> Traversable:
    """The file or folder at `parts` (`"spec", "variants", "base.yaml"`), which need not exist. ValueError for a part
    that leaves the data."""
    if not parts or parts[0] not in FOLDERS:
        raise ValueError(f"not a folder of the data: {'/'.join(parts)}")
    found = root()
    for part in parts:
        if part in ("", ".", "..") or any(sign in part for sign in "/\\\0:"):
            raise ValueError(f"not a name in the data: {part!r}")
        found = found / part
    return found


def exists(*parts: str) -> bool:
    """Whether there is such a file or folder."""
    found = place(*parts)
    return found.is_file() or found.is_dir()


def content(*parts: str) -> bytes:
    """The bytes of a file. FileNotFoundError if there is none."""
    return place(*parts).read_bytes()


def text(*parts: str) -> str:
    """The text of a file, UTF-8. FileNotFoundError if there is none."""
    return place(*parts).read_text(encoding="utf-8")


def as_written(text: str) -> Any:
    """YAML as plain data with every scalar as text, so that `no`, `3` and `000` are what was written; with the quick reader where there
    is one. For files of the project; `loading` reads those of other people."""
    import yaml

    return yaml.load(text, Loader=getattr(yaml, "CBaseLoader", yaml.BaseLoader))


def names(*parts: str) -> list[str]:
    """The names in a folder, sorted, hidden ones left out; empty if there is no such folder."""
    found = place(*parts)
    if not found.is_dir():
        return []
    return sorted(item.name for item in found.iterdir() if not item.name.startswith((".", "__")))
