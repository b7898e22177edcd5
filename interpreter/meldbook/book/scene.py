"""A case drawn: the situation, what is done, and what the rules say to it, in the words of the table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from meldbook.book import faces
from meldbook.book.edition import Volume
from meldbook.book.markup import Content, Html, join, listed, tag, text
from meldbook.book.played import Played, played
from meldbook.book.said import listing, say
from meldbook.conformance import written
from meldbook.conformance.case import Case
from meldbook.conformance.engine import GameTable
from meldbook.conformance.table import zones_by_key
from meldbook.conformance.values import Value, is_list, thaw
from meldbook.play.compile import with_settings
from meldbook.teller import Teller


@dataclass(frozen=True)
class Scene:
    """A case as the rules of one game have it, told in one language. `rule_way` leads to a rule from the page it is drawn on."""

    volume: Volume
    case: Case
    lang: str
    root: str

    @cached_property
    def game(self) -> Any:
        """The game with the options of the case."""
        return with_settings(self.volume.game, self.case.options)

    @cached_property
    def teller(self) -> Teller:
        """Tells the rules as the options of the case make them."""
        return Teller(self.game, self.lang)

    def whole(self) -> Html:
        """Situation and steps."""
        return join([self.settings(), self.situation(), self.steps()])

    def settings(self) -> Html:
        """The options that differ from what is usual, each with what its value means."""
        said = [self._option(name, str(value)) for name, value in self.case.options.items() if name in self.game.options]
        return tag("p", tag("b", say(self.lang, "scene.options")), " ", join(said, "; "), class_="mb-options") if said else Html()

    def _option(self, name: str, value: str) -> Html:
        rule = next((entry.id for entry in self.game.resolved.entries.values() if entry.key == name and entry.verb == "choice"), "")
        meaning = self.teller.attribute(rule, value) if rule else ""
        return text(f"{self.teller.sentence(rule)} {meaning or value}") if rule else text(f"{name}: {value}")

    # --- the situation ---

    def situation(self) -> Html:
        """What lies where, as far as it matters."""
        rows = [row for key, value in self.case.given.items() for row in self._given(key, value)]
        return tag("dl", *(part for label, drawn in rows for part in (tag("dt", label), tag("dd", drawn))), class_="mb-scene")

    def _given(self, key: str, value: Value) -> Iterator[tuple[str, Content]]:
        zone = zones_by_key(GameTable(self.game)).get(key)
        if key == "deck":
            yield say(self.lang, "scene.deck"), self.cards(written.cards(value, ()))
        elif zone is not None:
            yield from self.zone(key, value)
        elif key in _TOLD:
            yield say(self.lang, f"scene.{key}"), self._fact(key, value)

    def zone(self, key: str, value: Any) -> Iterator[tuple[str, Content]]:
        """What lies in a zone, for each of its owners."""
        zone = zones_by_key(GameTable(self.game))[key]
        name = self.teller.name(next(entry.id for entry in self.game.resolved.entries.values() if entry.key == zone.name))
        if zone.owner not in ("seat", "side"):
            label = self.label("pile" if zone.kind == "stack" and zone.name == "pile" else "table", name, 0)
            yield label, self._held(zone, value)
        elif isinstance(value, Mapping):
            for owner, held in value.items():
                yield self.label(zone.owner, name, int(owner)), self._held(zone, held)

    def label(self, owner: str, name: str, number: int) -> str:
        """Whose zone it is; of a pile also where its top lies."""
        return say(self.lang, f"zone.of_{owner}", zone=name, number=number)

    def _held(self, zone: Any, value: Any) -> Content:
        if value is None:
            return say(self.lang, "scene.any")
        if isinstance(value, int):
            return self.teller.say("cards", count=value)
        if zone.kind == "melds":
            return self._melds(value)
        if zone.kind == "stacks" and is_list(value):
            return join((self._stack(stack) for stack in value), " · ")
        return self.cards(value if is_list(value) else str(value).split())

    def _stack(self, held: Any) -> Content:
        if isinstance(held, int):
            return self.teller.say("cards", count=held)
        return self.cards(held if is_list(held) else str(held).split())

    def _melds(self, value: Any) -> Html:
        melds = [written.meld(one, ()) for one in value]
        rows = [self.cards(meld.cards) for meld in melds]
        return tag("ol", *(tag("li", row) for row in rows), class_="mb-melds") if rows else text("—")

    def cards(self, held: Sequence[str]) -> Html:
        """Cards drawn; a sign that is none of them is left out."""
        known = [card for card in held if card != written.FILLED]
        return join([faces.drawn(known, self.lang, self.volume.wild), *(["…"] if len(known) < len(held) else [])])

    def _fact(self, key: str, value: Any) -> Content:
        if key == "seat":
            return self.teller.say("seat", seat=value)
        if key == "scores":
            sides = [f"{self.teller.say('side', side=side)}: {self.points(one)}" for side, one in enumerate(value, 1)]
            return listing(self.lang, sides)
        if key == "done":
            return listing(self.lang, [self.named(name) for name in value])
        if key == "before":
            said = [
                f"{self.teller.say('seat', seat=seat)}: {listing(self.lang, [self.named(one) for one in names])}"
                for seat, names in value.items()
            ]
            return "; ".join(said)
        if key == "phase":
            return self.named(str(value))
        return tag("code", str(thaw(value)))

    def points(self, number: int) -> str:
        """A number of points."""
        return self.teller.say("points", points=number)

    def named(self, name: str) -> str:
        """What an action, trigger or meld is called."""
        entry = next((one for one in self.game.resolved.entries.values() if one.key == name), None)
        return self.teller.name(entry.id) if entry is not None else name

    # --- what is done ---

    def steps(self) -> Html:
        """Each step with what the interpreter answers to it."""
        done = played(self.case, self.volume.game)
        return tag("ol", *(tag("li", self.step(one)) for one in done), class_="mb-steps")

    def step(self, one: Played) -> Html:
        """One step: who, what, and the answer."""
        who = [tag("b", self.teller.say("seat", seat=one.by)), text(": ")] if one.by and "do" in one.what else []
        said = tag("span", *who, self._done(one.what["do"]) if "do" in one.what else self._asked(one.what["ask"]), class_="mb-act")
        return join([said, " ", self.outcome(one)])

    def _done(self, do: Mapping[str, Any]) -> Html:
        if do["action"] == "deal" and "deck" in do:
            return text(say(self.lang, "scene.next_deal"))
        parts: list[Content] = [self.named(do["action"])]
        if "card" in do:
            parts.append(self.cards([do["card"]]))
        if "answer" in do:
            parts.append(
                f"({say(self.lang, 'scene.answer', answer=self.teller.say(do['answer']) if do['answer'] in ('yes', 'no') else do['answer'])})"
            )
        parts += [self._group(group) for group in do.get("groups", ())]
        if "word" in do:
            parts.append(str(do["word"]))
        return join(parts, " ")

    def _group(self, group: Mapping[str, Any]) -> Html:
        drawn = self.cards(group.get("cards", ())) if group.get("cards") else Html()
        if "joins" in group:
            numbers = [str(one) for one in (group["onto"], *group["joins"])]
            return join([say(self.lang, "scene.joined", melds=listing(self.lang, numbers)), drawn], " ")
        if "onto" in group:
            return join([say(self.lang, "scene.onto", meld=group["onto"]), drawn], " ")
        return drawn

    def _asked(self, ask: Mapping[str, Any]) -> Html:
        what = ask["what"]
        if what == "meld":
            return join([say(self.lang, "asks.meld"), self.cards(ask["cards"])], " ")
        if what == "extend":
            return join([say(self.lang, "asks.extend", meld=ask["onto"]), self.cards(ask["cards"])], " ")
        if what == "may":
            return join([say(self.lang, "asks.may"), self._done(ask["do"])], " ")
        if what == "word":
            rule = next((entry.id for entry in self.game.resolved.entries.values() if entry.key == ask["word"]), "")
            said = self.teller.sentence(rule) if rule else str(ask["word"])
            return join([tag("code", str(ask["word"])), tag("span", said, class_="mb-quiet")], " ")
        return text(say(self.lang, f"asks.{what}"))

    # --- what comes of it ---

    def outcome(self, one: Played) -> Html:
        """Allowed or refused, with the reason; or the answer to the question."""
        if one.refused:
            verdict = tag("strong", say(self.lang, "verdict.no"), class_="mb-no")
            return join([verdict, " ", self.reason(one.refused)])
        if "do" in one.what:
            return join([tag("strong", say(self.lang, "verdict.yes"), class_="mb-yes"), self._after(one)])
        return self._answer(one.what["ask"]["what"], one)

    def reason(self, rule: str) -> Html:
        """Why not: the sentence of the rule, what follows from it, and the way to it."""
        return join([self.teller.reason(rule), " ", tag("a", rule, href=f"{self.root}r/{rule}.html", class_="mb-ref")])

    def _after(self, one: Played) -> Html:
        """What the case says lies there afterwards."""
        known = zones_by_key(GameTable(self.game))
        rows = [row for key, value in one.step.expect.items() if key in known for row in self.zone(key, value)]
        said = [
            self._told(key, one.answer["ok"][key]) for key in one.step.expect if key in ("totals", "winners") and key in one.answer["ok"]
        ]
        drawn = tag("dl", *(part for label, held in rows for part in (tag("dt", label), tag("dd", held))), class_="mb-scene mb-after")
        return join([drawn if rows else Html(), *(tag("p", *lines) for lines in said)])

    def _told(self, key: str, value: Any) -> list[str]:
        if key == "totals":
            return ["; ".join(f"{self.teller.say('side', side=side)}: {self.points(number)}" for side, number in value.items())]
        return [
            " ".join(
                [self.teller.say("match-over"), *([self.teller.say("winner", side=side) for side in value] or [self.teller.say("draw")])]
            )
        ]

    def _answer(self, what: str, one: Played) -> Html:
        ok = one.answer["ok"]
        if what in ("meld", "extend"):
            return self._meld(ok)
        if what == "may":
            return tag("strong", say(self.lang, "verdict.yes"), class_="mb-yes")
        if what == "word":
            return tag("strong", self._value(ok.get("value")))
        if what == "score":
            return self._sheet(ok)
        if what == "winner":
            return text(" ".join(self._told("winners", ok["winners"])) if ok["over"] else self.teller.say("match-open"))
        if what == "actions":
            wanted = {key: thaw(value) for key, value in one.step.expect.items()}
            return listed(
                join([say(self.lang, f"asks.{key}"), tag("code", ", ".join(map(str, value)))], " ") for key, value in wanted.items()
            )
        return tag("code", str({key: ok.get(key) for key in one.step.expect}))

    def _meld(self, ok: Mapping[str, Any]) -> Html:
        said = [self.teller.say("meld-yes", pattern=self.named(ok["pattern"]))]
        said += [self.teller.say("kind", kind=self.named(kind)) for kind in ok.get("kinds", ())]
        said.append(self.teller.say("card-points", points=ok["points"]))
        said += [self.teller.say("bonus", points=ok["bonus"])] if ok.get("bonus") else []
        return join([tag("strong", say(self.lang, "verdict.yes"), class_="mb-yes"), " ", " ".join(said)])

    def _sheet(self, ok: Mapping[str, Any]) -> Html:
        lines = []
        for side, items in ok["items"].items():
            counted = [self.teller.say("item", name=self.teller.name(rule), points=self.points(number)) for rule, number in items.items()]
            whole = self.teller.say("total", points=self.points(ok["totals"][side]))
            lines.append(join([tag("b", self.teller.say("side", side=side)), ": ", "; ".join([*counted, whole])]))
        return listed(lines)

    def _value(self, value: Any) -> str:
        if isinstance(value, bool):
            return self.teller.say("yes" if value else "no")
        from meldbook import texts

        return texts.number(value, self.lang) if isinstance(value, int) else str(value)


# What of a situation is told in words, besides what lies in zones.
_TOLD = frozenset(["seat", "scores", "done", "before", "phase", "dealer", "deals", "noted", "fresh"])
