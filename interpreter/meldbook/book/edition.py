"""What a book is made from: each game with its cases, what it changes against its parent, and the files that are told beside the rules.

Read and worked out once, then shared by the pages of all languages.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from meldbook import data, difference
from meldbook.conformance.case import MARK, Case
from meldbook.conformance.cases import read_corpus
from meldbook.conformance.engine import playable
from meldbook.conformance.inherit import with_inherited
from meldbook.loading.display import clean
from meldbook.loading.entries import Entry
from meldbook.loading.variants import resolve
from meldbook.play.compile import load
from meldbook.play.game import Game


@dataclass(frozen=True)
class Volume:
    """One game. `inherited` are the cases of its parents that come out the same by its rules, `heirs` the ids of those among them that are
    played for it, since none of the rules that they ask was changed; `parent` is its nearest parent that is a game, or empty; `changes`
    tells how each rule differs from that parent's."""

    game: Game
    own: tuple[Case, ...]
    inherited: tuple[Case, ...] = ()
    parent: str = ""
    changes: Mapping[str, str] = field(default_factory=dict)
    heirs: frozenset[str] = frozenset()

    @property
    def name(self) -> str:
        """The name of the variant."""
        return self.game.name

    @property
    def entries(self) -> Mapping[str, Entry]:
        """Its rules by id."""
        return self.game.resolved.entries

    @cached_property
    def cases_of(self) -> Mapping[str, Sequence[Case]]:
        """The cases that test a rule here, its own first."""
        found: dict[str, list[Case]] = {}
        for case in (*self.own, *self.inherited):
            for rule in case.rules:
                found.setdefault(rule, []).append(case)
        return found

    @cached_property
    def proof(self) -> tuple[Case, ...]:
        """The cases that are played for it: its own, and the heirs."""
        return (*self.own, *(case for case in self.inherited if case.id in self.heirs))

    @cached_property
    def wild(self) -> frozenset[str]:
        """The names of the cards that may stand in for another in some meld."""
        from meldbook.play import cards

        return frozenset(name for card, name in enumerate(cards.NAMES) if cards.is_one(card, self.game.stand_ins))


@dataclass(frozen=True, eq=False)  # one edition is like no other, so that what is made from it can be remembered
class Edition:
    """All that the pages are made from. `whole` is False for the book of one variant file, which has no pages of other games."""

    volumes: Mapping[str, Volume]
    layout: Mapping[str, Any]
    glossary: Mapping[str, Any]
    readings: Sequence[Mapping[str, Any]]
    rulings: Mapping[str, Mapping[str, Any]]
    stated: Sequence[Mapping[str, Any]]
    whole: bool = True
    guides: Sequence[tuple[str, str]] = ()
    """Pages that people wrote in English: their path below the language, and their Markdown."""

    @cached_property
    def rules(self) -> Mapping[str, Sequence[str]]:
        """The id of every rule -> the games that have it, in the order of the chapters."""
        found: dict[str, list[str]] = {}
        for volume in self.volumes.values():
            for rule in volume.entries:
                found.setdefault(rule, []).append(volume.name)
        return {rule: found[rule] for rule in self.ordered(found)}

    def ordered(self, rules: Iterable[str]) -> list[str]:
        """Some rules in the order in which one plays."""
        known = list(rules)
        return [rule for chapter in self.chapters(known) for rule in known if rule.partition(".")[0] == chapter]

    @cached_property
    def behind(self) -> Mapping[str, Mapping[str, Sequence[str]]]:
        """Option -> value -> the sources that play it so."""
        found: dict[str, dict[str, tuple[str, ...]]] = {}
        for one in (*self.stated, *(one for ruling in self.rulings.values() for one in ruling.get("options", ()))):
            values = found.setdefault(one["option"], {})
            for value, rows in one["values"].items():
                values[value] = tuple(dict.fromkeys((*values.get(value, ()), *rows)))
        return found

    def chapters(self, rules: Iterable[str]) -> list[str]:
        """The chapters of some rules in the order in which one plays."""
        there = list(dict.fromkeys(rule.partition(".")[0] for rule in rules))
        named = [chapter for chapter in self.layout["chapters"] if chapter in there]
        for chapter in (one for one in there if one not in named):
            later = there[there.index(chapter) + 1 :]
            following = next((one for one in later if one in self.layout["chapters"]), None)
            named.insert(len(named) if following is None else named.index(following), chapter)
        return named

    @cached_property
    def cases(self) -> Mapping[str, Case]:
        """Every case that has a place in the book."""
        return {
            case.id: case for volume in self.volumes.values() for case in (volume.own if self.whole else (*volume.own, *volume.inherited))
        }

    def title(self, variant: str, lang: str) -> str:
        """The name of a game in a language, whether it is in this book or only named there."""
        names = self.volumes[variant].game.resolved.names if variant in self.volumes else resolve(variant).names
        return clean(names.get(lang) or names.get("en") or variant)

    def place_of(self, case: Case) -> str:
        """Where a case is shown, from the root of the language; empty if it is not in this book."""
        if case.id not in self.cases:
            return ""
        owner = case.variant if self.whole else next(iter(self.volumes))
        return f"cases/{owner}-{case.chapter}.html#{case.id}"


def read_edition(guides: Sequence[tuple[str, str]] = ()) -> Edition:
    """Every game of the project."""
    corpus = read_corpus()
    games = {name: load(name) for name in playable()}
    heirs = [tuple(case.id.split(MARK)) for case in with_inherited(corpus).cases if MARK in case.id]
    volumes = {
        name: replace(_volume(game, corpus.cases, games), heirs=frozenset(origin for origin, heir in heirs if heir == name))
        for name, game in _families(games).items()
    }
    return _edition(volumes, whole=True, guides=guides)


def edition_of(game: Game) -> Edition:
    """The one game of a variant file, with the cases of its parents that still hold."""
    corpus = read_corpus().cases
    games = {name: load(name) for name in game.resolved.parents if name in playable()}
    return _edition({game.name: _volume(game, corpus, games)}, whole=False)


def _edition(volumes: Mapping[str, Volume], whole: bool, guides: Sequence[tuple[str, str]] = ()) -> Edition:
    rulings = _read("spec", "rulings.yaml")
    return Edition(
        volumes,
        _read("spec", "book.yaml"),
        _read("spec", "glossary.yaml"),
        _read("spec", "sources", "readings.yaml")["readings"],
        {row["id"]: row for row in rulings["rulings"]},
        rulings["stated_options"],
        whole,
        guides,
    )


def _families(games: Mapping[str, Game]) -> dict[str, Game]:
    """The games as a tree is read: each behind its parent, with those that come from it before the next."""
    return dict(sorted(games.items(), key=lambda item: [*reversed(item[1].resolved.parents), item[0]]))


def _volume(game: Game, corpus: Sequence[Case], games: Mapping[str, Game]) -> Volume:
    parents = [name for name in game.resolved.parents if name in games]
    # A file of somebody's own has no cases, whatever name it has given itself.
    own = tuple(case for case in corpus if case.variant == game.name) if games.get(game.name) is game else ()
    inherited = tuple(
        outcome.case
        for name in parents
        for outcome in difference.outcomes([case for case in corpus if case.variant == name], games[name], game)
        if outcome.same
    )
    if not parents:
        return Volume(game, own)
    changes = {change.rule: change.how for change in difference.changes(games[parents[0]].resolved, game.resolved)}
    return Volume(game, own, inherited, parents[0], changes)


def _read(*place: str) -> Any:
    return data.as_written(data.text(*place))
