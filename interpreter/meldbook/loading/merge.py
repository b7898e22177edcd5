"""One entry over another: keys override, `null` removes, a verb that the parent's entry lacks replaces the whole."""

from __future__ import annotations

from meldbook.loading.entries import Entry
from meldbook.loading.nodes import Mapping, Node, Place, Scalar, Sequence
from meldbook.loading.schema import Schema
from meldbook.loading.shape import Checker, kind_of

PLACING = ("before", "after")
# Merged by key, as an entry is; everything else is replaced whole, so that it can be read where it stands.
BY_KEY = "choose"


class Merger:
    """Lays the entries of one file (or of one value of an option) over others."""

    def __init__(self, schema: Schema, checker: Checker, origin: str, keep_cites: bool) -> None:
        self.schema = schema
        self.checker = checker
        self.origin = origin
        self.keep_cites = keep_cites

    def entry(self, chapter: str, key: Scalar, node: Mapping, parent: Entry | None) -> Entry | None:
        """The merged entry; None (and a fault) if nothing says what it is."""
        given = {
            name.text: (name, value) for name, value in node.pairs if name.text not in PLACING and name.place not in self.checker.unread
        }
        cites = given.pop("cites", None)
        said = self.schema.verb_of([name for name, (_, value) in given.items() if kind_of(value) != "null"])
        kept = parent if parent is not None and not self._replaces(said, parent) else None
        fields = dict(kept.fields) if kept else {}
        places = dict(kept.places) if kept else {}
        for where, value in given.values():
            self._lay(fields, places, where, value)
        verb = kept.verb if kept and kept.verb in fields else said or self.schema.verb_of(fields)
        if not verb:
            self._verbless(chapter, key, parent)
            return None
        old = () if parent is None or not self.keep_cites else parent.cites
        if cites is not None:
            places["cites"] = cites[0].place
        elif not old:
            places.pop("cites", None)
        same = kept is not None and not given
        place, origin = (kept.place, kept.origin) if kept is not None and same else (key.place, self.origin)
        rows = texts(cites[1]) if cites is not None else old
        return Entry(f"{chapter}.{key.text}", chapter, key.text, verb, fields, place, origin, rows, places)

    def _replaces(self, said: str, parent: Entry) -> bool:
        """A word such as `pays` is a verb of its own, but a mere key of another kind of entry."""
        return bool(said) and said not in parent.fields and said not in self.schema.entries[parent.verb].properties

    def _lay(self, fields: dict[str, Node], places: dict[str, Place], key: Scalar, value: Node) -> None:
        old = fields.get(key.text)
        if kind_of(value) == "null":
            if old is None:
                self.nothing_to_remove(key)
                return
            del fields[key.text]
            places.pop(key.text, None)
            return
        if key.text == BY_KEY and isinstance(old, Mapping) and isinstance(value, Mapping):
            value = self._by_key(old, value)
        elif key.text == BY_KEY and isinstance(value, Mapping):
            value = self._by_key(Mapping((), value.place), value)
        fields[key.text] = value
        places[key.text] = key.place

    def _by_key(self, old: Mapping, new: Mapping) -> Mapping:
        pairs = {key.text: (key, value) for key, value in old.pairs}
        for key, value in new.pairs:
            if kind_of(value) != "null":
                pairs[key.text] = (key, value)
            elif pairs.pop(key.text, None) is None:
                self.nothing_to_remove(key)
        return Mapping(tuple(pairs.values()), new.place)

    def nothing_to_remove(self, key: Scalar, help: str = "remove the line") -> None:
        """A removal of what no parent has."""
        self.checker.fault("E205", f"`{key.text}: null` removes what is not there", key.place, help=help)

    def _verbless(self, chapter: str, key: Scalar, parent: Entry | None) -> None:
        if key.place in self.checker.faulty:
            return
        if parent is None:
            message = f"`{chapter}.{key.text}` has no verb, and no parent has an entry of this id"
        else:
            message = f"nothing is left that says what `{chapter}.{key.text}` is"
        self.checker.fault("E204", message, key.place, help=f"a verb is one of: {', '.join(self.schema.entries)}")


def texts(node: Node) -> tuple[str, ...]:
    """The texts of a list of scalars; of one scalar, that."""
    items = node.items if isinstance(node, Sequence) else (node,)
    return tuple(item.text for item in items if isinstance(item, Scalar))
