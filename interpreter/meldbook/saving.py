"""Files that a command writes: whole, or as they were before."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from meldbook.errors import InputError


def save(path: Path, text: str) -> None:
    """Writes a text in UTF-8. Where it cannot be written to its end, an older file stays as it was. InputError: it cannot be written."""
    try:
        if path.exists() and not path.is_file():  # a terminal, a pipe: there is nothing to keep
            path.write_text(text, "utf-8")
        else:
            _in_place_of(path.resolve(), text)
    except OSError as error:
        raise InputError(f"{path}: cannot be written ({error.strerror})") from error


def _in_place_of(path: Path, text: str) -> None:
    """First beside it, then at once in its place, with its permissions."""
    if path.exists() and not os.access(path, os.W_OK):
        raise PermissionError(13, os.strerror(13), str(path))
    beside = path.with_name(f".{os.getpid()}.part")
    try:
        with beside.open("x", encoding="utf-8") as stream:
            stream.write(text)
        if path.exists():
            shutil.copymode(path, beside)
        beside.replace(path)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise
