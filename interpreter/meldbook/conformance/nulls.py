"""The null implementations: what is scored without knowing a rule. They stand in `conformance/fakes/` as programs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from meldbook import data
from meldbook.conformance.channel import AnswerFunction
from meldbook.conformance.values import Json

NAMES = ("always_legal", "always_refuse", "echo")


def functions(variants: Sequence[str]) -> dict[str, AnswerFunction]:
    """The answer function of each null implementation, declaring these variants."""
    return {name: _declaring(_function(name), sorted(set(variants))) for name in NAMES}


def _declaring(answer: AnswerFunction, variants: list[str]) -> AnswerFunction:
    # A null implementation declares the variants of the shipped corpus; this may be another one.
    def declared(message: Json) -> Json:
        reply = answer(message)
        if "hello" in message:
            reply["hello"]["supports"]["variants"] = variants
        return reply

    return declared


def _function(name: str) -> AnswerFunction:
    # The programs import nothing of this package and stand outside of it, so they are read as text and run once.
    file = data.place("conformance", "fakes", f"{name}.py")
    names: dict[str, object] = {"__name__": name, "__file__": str(file)}
    exec(compile(file.read_text(encoding="utf-8"), str(file), "exec"), names)
    return cast(AnswerFunction, names["answer"])
