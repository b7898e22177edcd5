"""`variants`: what there is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from meldbook import texts
from meldbook.cited import documents_of
from meldbook.command.asked import HELP, json_option, language, print_json
from meldbook.command.told import columns, page, strong
from meldbook.command.verbs import Verb

if TYPE_CHECKING:
    from meldbook.loading.variants import Resolved


@click.command("variants", cls=Verb, context_settings=HELP)
@json_option
def verb(as_json: bool) -> None:
    """Lists the variants: name, parent, status, number of rules, and the source documents.

    An abstract variant is not a game; it holds what others share.
    """
    from meldbook.loading.files import variant_names
    from meldbook.loading.variants import resolve

    found = [resolve(name) for name in variant_names()]
    if as_json:
        print_json([_as_data(one) for one in found])
        return
    lang = language()
    rows = [[one.name, one.names.get(lang, ""), _parent(one, lang), _status(one, lang), *_size(one, lang)] for one in found]
    page([strong(texts.interface("variants", {}, lang)), "", *columns(rows)])


def _parent(one: Resolved, lang: str) -> str:
    return texts.interface("parent", {"variant": one.parents[0]}, lang) if one.parents else ""


def _status(one: Resolved, lang: str) -> str:
    return texts.interface("abstract", {}, lang) if one.abstract else one.status


def _size(one: Resolved, lang: str) -> list[str]:
    return [texts.interface("rules-count", {"count": len(one.entries)}, lang), " ".join(documents_of(one.name))]


def _as_data(one: Resolved) -> dict[str, object]:
    return {
        "name": one.name,
        "names": one.names,
        "parent": one.parents[0] if one.parents else None,
        "abstract": one.abstract,
        "status": one.status or None,
        "rules": len(one.entries),
        "sources": documents_of(one.name),
    }
