"""What `conformance/corpus.json` says of the corpus: which cases are inherited, so that a run need not work it out again.

It holds for the rules and cases that it was made from; `inputs` names them. Where it does not hold, everything is worked out anew.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from meldbook import data
from meldbook.conformance.case import Corpus

COMMAND = "tools/corpus --write"
FILE = "corpus.json"


def inputs(corpus: Corpus) -> str:
    """Names the cases and the variant files that the document is made from."""
    found = hashlib.sha256(corpus.digest.encode())
    for name in data.names("spec", "variants"):
        found.update(name.encode() + b"\0" + data.content("spec", "variants", name))
    return found.hexdigest()[:16]


@dataclass(frozen=True, slots=True)
class Heir:
    """A case that a variant inherits: where it comes from, and which of its rules the variant has."""

    origin: str
    variant: str
    rules: tuple[str, ...]


def inherited(corpus: Corpus) -> list[Heir] | None:
    """Every inherited case, in the order of the document; None where it does not hold."""
    head = _read()
    if not head or head.get("inputs") != inputs(corpus):
        return None
    heirs = [case for case in head["cases"] if "inherited_from" in case]
    return [Heir(case["inherited_from"], case["variant"], tuple(case["rules"])) for case in heirs]


def _read() -> Mapping[str, Any]:
    try:
        found = json.loads(data.text("conformance", FILE))
        return found if isinstance(found, dict) else {}
    except (FileNotFoundError, ValueError):
        return {}  # it is made anew by its command, and a check says so
