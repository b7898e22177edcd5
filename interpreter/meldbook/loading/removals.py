"""A rule that a file takes away may be named by others that it keeps: the fault is then told where it was taken away."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from meldbook.loading.diagnostics import Diagnostic
from meldbook.loading.nodes import Place


def where_removed(faults: Sequence[Diagnostic], removed: Mapping[str, Place]) -> list[Diagnostic]:
    """The faults, with those of parents that name a removed rule put together at the place of its removal.

    `removed` is id -> place, of the file that is checked. Where any is found, other faults of parents are left out: they come from it.
    """
    found = {id_: [one for one in faults if one.place.file != place.file and _names(one, id_)] for id_, place in removed.items()}
    if not any(found.values()):
        return list(faults)
    files = {place.file for place in removed.values()}
    own = [one for one in faults if one.place.file in files]
    return own + [_at(removed[id_], id_, named) for id_, named in found.items() if named]


def _names(fault: Diagnostic, id_: str) -> bool:
    return fault.message.startswith(f"`{id_.partition('.')[2]}`")


def _at(place: Place, id_: str, named: Sequence[Diagnostic]) -> Diagnostic:
    lines = ", ".join(dict.fromkeys(f"{one.place.file}:{one.place.line}" for one in named))
    message = f"`{id_}` is removed, and is still named in {lines}"
    help = "remove or change what names it as well; or keep it, and forbid it with a rule of your own (`to:` it, `needs: no`)"
    return Diagnostic(named[0].code, message, place, help=help)
