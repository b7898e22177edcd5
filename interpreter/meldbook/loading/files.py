"""Finding and reading variant files: by name in `spec/variants`, or by path on disk.

A parent of a file on disk is a sibling of that file or a variant of the package; nothing else is ever read.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from meldbook import data
from meldbook.errors import InputError

NAME = re.compile(r"[a-z][a-z0-9_]{0,63}\Z")
# One byte more than the reader accepts is read, so that it can say so; never a whole disk.
MAX_BYTES = 1_000_000
ENDINGS = (".yaml", ".yml")


@dataclass(frozen=True, slots=True)
class Source:
    """A file that was read. `file` is how it is called in diagnostics; `folder` is None for a file of the package;
    `identity` is the same for two ways to the same file."""

    file: str
    content: bytes
    folder: Path | None
    identity: str


def find(name_or_path: str | Path) -> Source:
    """Read a variant by name, or by path (which has a `/` or ends in `.yaml`). InputError: unknown or unreadable."""
    asked = str(name_or_path)
    if isinstance(name_or_path, Path) or "/" in asked or "\\" in asked or asked.endswith(ENDINGS):
        return _on_disk(Path(asked))
    if NAME.match(asked) is None:
        raise InputError(f"{asked!r} is neither the name of a variant (lower case, `_`) nor a path that ends in .yaml")
    found = packaged(asked)
    if found is None:
        raise InputError(_unknown(asked))
    return found


def parent_of(source: Source, name: str) -> Source | None:
    """The file of a parent: a sibling first, then the package; None if there is none. InputError: unreadable."""
    if NAME.match(name) is None:
        return None
    if source.folder is not None:
        path = source.folder / f"{name}.yaml"
        # A link that leads out of the folder is not a sibling.
        if path.is_file() and path.resolve().parent == source.folder.resolve():
            return _on_disk(path)
    return packaged(name)


def packaged(name: str) -> Source | None:
    """A variant of the package by its name (already known to be one); None if there is none."""
    where = ("spec", "variants", f"{name}.yaml")
    if not data.place(*where).is_file():
        return None
    return Source("/".join(where), data.content(*where), None, str(data.place(*where)))


def text_of(file: str) -> str:
    """The text of a file by its name in diagnostics, for excerpts; empty if it cannot be read."""
    try:
        parts = tuple(file.split("/"))
        source = _on_disk(Path(file)) if Path(file).is_file() else Source(file, data.content(*parts), None, "")
    except (InputError, OSError, ValueError):
        return ""
    return source.content.decode("utf-8", errors="replace")


def variant_names() -> list[str]:
    """The variants of the package, abstract ones too, sorted."""
    return [name.removesuffix(".yaml") for name in data.names("spec", "variants") if name.endswith(".yaml")]


def _on_disk(path: Path) -> Source:
    try:
        if not path.is_file():
            raise InputError(f"{path}: {'is not a file' if path.exists() else 'there is no such file'}")
        with path.open("rb") as stream:
            content = stream.read(MAX_BYTES + 1)
        return Source(str(path), content, path.parent, str(path.resolve()))
    except (OSError, ValueError) as problem:
        raise InputError(f"{path}: cannot be read ({getattr(problem, 'strerror', None) or problem})") from problem


def _unknown(name: str) -> str:
    from meldbook.loading.suggest import (
        nearest,  # difflib costs more than reading a file
    )

    known = variant_names()
    close = nearest(name, known)
    return f"there is no variant `{name}`; " + (f"did you mean `{close}`?" if close else f"there are: {', '.join(known)}")
