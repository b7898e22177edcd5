"""One message a line: writing it, and reading it strictly. Used by the driver and by `serve`."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from typing import Any, NoReturn

from meldbook.conformance.text import show
from meldbook.conformance.values import Json

LINE_LIMIT = 8 << 20
"""Bytes that a line may have. What is longer is no message, and is not collected to its end."""

LONGEST_NUMBER = 18
"""Digits; more are no points of any game, and cost time to read."""


class BadLine(Exception):
    """A line that is no message; the text says why."""


def write(message: Mapping[str, Any]) -> bytes:
    """The message as a line."""
    return json.dumps(message, separators=(",", ":"), allow_nan=False).encode() + b"\n"


def read(line: bytes) -> Json:
    """The object of a line. BadLine for anything else."""
    try:
        value = json.loads(line.decode("utf-8"), parse_constant=_constant, parse_int=_whole, parse_float=_number)
    except UnicodeDecodeError:
        raise BadLine(f"not UTF-8: {show(line[:200].decode('utf-8', 'replace'))}") from None
    except RecursionError:
        raise BadLine("JSON of too many levels") from None
    except ValueError as error:
        raise BadLine(f"not JSON ({show(str(error), 80)}): {show(line[:200].decode('utf-8', 'replace'), 100)}") from None
    if not isinstance(value, dict):
        raise BadLine(f"not a JSON object: {show(value, 100)}")
    return value


def _constant(text: str) -> NoReturn:
    raise ValueError(f"{text} is no JSON")


def _whole(text: str) -> int:
    if len(text) > LONGEST_NUMBER:
        raise ValueError(f"a number of {len(text)} digits")
    return int(text)


def _number(text: str) -> float:
    value = float(text)
    if not math.isfinite(value):
        raise ValueError(f"the number {text} is too large")
    return value
