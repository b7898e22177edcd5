"""The interpreter behind the protocol, and a game as the corpus sees it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from meldbook.conformance.values import Json
from meldbook.errors import InputError
from meldbook.loading.files import NAME, variant_names
from meldbook.play import actions, cards, judge, layout, questions, setup, situation
from meldbook.play import game as g
from meldbook.play.compile import load
from meldbook.play.judge import State
from meldbook.play.work import Refusal, Trace, Work


@dataclass(frozen=True)
class GameTable:
    """A game in the words of `conformance.table.Table`."""

    game: g.Game

    @property
    def options(self) -> Mapping[str, str]:
        """Every option with its value."""
        return self.game.options

    @property
    def seats(self) -> int:
        """Number of seats."""
        return self.game.layout.seats

    @property
    def sides(self) -> int:
        """Number of sides."""
        return self.game.layout.sides

    @cached_property
    def pack(self) -> Mapping[str, int]:
        """Each card of the deck, and how many of it."""
        return {cards.NAMES[card]: cards.copies(self.game.deck, card) for card in cards.kinds(self.game.deck)}

    @property
    def zones(self) -> Sequence[layout.ZoneSlots]:
        """Every zone, in the order of the file."""
        return list(self.game.layout.zones.values())

    @property
    def laying(self) -> Sequence[str]:
        """Names of the actions that lay melds."""
        return [action.name for action in sorted(self.game.actions.values(), key=lambda one: -one.step) if action.row]

    @property
    def choosing(self) -> Mapping[str, str]:
        """What each action chooses."""
        return {name: action.selection.what for name, action in self.game.actions.items()}

    @property
    def patterns(self) -> Sequence[str]:
        """Names of the patterns of melds."""
        return list(dict.fromkeys(shape.name for shape in self.game.shapes))

    def moved_at_once(self, card: str) -> bool:
        """Whether a trigger would move this card away from a hand at once."""
        game, number = self.game, cards.read(card)
        v = game.layout.empty()
        v[layout.PHASE] = game.first_turns
        hands = [zone for zone in game.layout.zones.values() if zone.kind == "cards" and zone.owner == "seat"]
        for zone in hands:
            v[zone.of_seat[0]] = cards.ONE[number]
        work = Work(game, v, 0)
        return any(trigger.condition.ask(work.v, 0, 0, None, None) for trigger in game.phases[game.first_turns].triggers)

    def pattern_of(self, held: Sequence[str]) -> str | None:
        """The first pattern that these cards fit as they are written."""
        written = tuple(cards.read(text.partition("=")[0]) for text in held)
        meant = tuple(cards.read(text.partition("=")[2]) if "=" in text else None for text in held)
        return next((shape.name for shape in self.game.shapes if self.game.meld(shape.index, written, meant) is not None), None)

    def in_order(self, pattern: str) -> bool:
        """Whether the places of a pattern have an order."""
        return any(shape.name == pattern and shape.form == "in_order" for shape in self.game.shapes)


def table(variant: str, options: Mapping[str, str]) -> GameTable:
    """The table of a variant with options. Raises InputError, RuleFileError."""
    return GameTable(load(variant, options))


def published(variant: str, options: Mapping[str, str]) -> g.Game:
    """A variant of the package by its name: who speaks over the protocol reads no other files of this machine. InputError."""
    if NAME.match(variant) is None:
        raise InputError(f"`{variant[:60]}` is not the name of a variant; there are {', '.join(playable())}")
    return load(variant, options)


class InterpreterEngine:
    """Plays the cases by the rules. With `trace` the last session holds what it consulted; `games` finds the game of a variant with
    options, for those who play by other rules than the published ones; `variants` are those that it declares, if not the published."""

    def __init__(
        self, trace: bool = False, games: Callable[[str, Mapping[str, str]], g.Game] | None = None, variants: Sequence[str] = ()
    ) -> None:
        self.trace, self.games, self.variants = trace, games or published, variants
        self.last: InterpreterSession | None = None

    def supports(self) -> Json:
        """Every variant that is a game, all levels, every option value."""
        return {"variants": list(self.variants) or playable(), "levels": [0, 1, 2, 3, 4, 5]}

    def start(self, variant: str, options: Mapping[str, str], given: Json) -> InterpreterSession:
        """A session in this situation. Raises InputError."""
        self.last = InterpreterSession(self.games(variant, options), given, Trace() if self.trace else None)
        return self.last


def playable() -> list[str]:
    """The variants that are games."""
    from meldbook.loading.variants import resolve

    return [name for name in variant_names() if not resolve(name).abstract]


class InterpreterSession:
    """One situation, and what is done in it."""

    def __init__(self, game: g.Game, given: Json, trace: Trace | None) -> None:
        self.game, self.trace = game, trace
        self.state: State = _from_deck(game, given, trace) if "deck" in given else situation.read(game, given)

    def _seat(self, by: int | None) -> int:
        if by is None:
            seat: int = self.state[layout.SEAT]
            return seat
        if not 1 <= by <= self.game.layout.seats:
            raise InputError(f"there is no seat {by}")
        return by - 1

    def act(self, by: int | None, do: Json) -> Json:
        """Does an action, or begins the next deal."""
        if do.get("action") == "deal" and "deal" not in self.game.actions:
            return self._deal(do)
        judged = judge.judge(self.game, self.state, self._seat(by), actions.read(self.game, do), self.trace)
        if isinstance(judged, Refusal):
            return {"refused": judged.rule}
        self.state = judged
        return {"ok": situation.write(self.game, self.state)}

    def _deal(self, do: Json) -> Json:
        deck, dealer = do.get("deck"), do.get("dealer", self.state[layout.DEALER] + 1)
        self.state = setup.next_deal(self.game, self.state, _deck(deck), _dealer(dealer), self.trace)
        return {"ok": situation.write(self.game, self.state)}

    def ask(self, by: int | None, ask: Json) -> Json:
        """Answers a question."""
        what = ask.get("what")
        method = ASKED.get(what) if isinstance(what, str) else None
        if method is None:
            raise InputError(f"`what` is one of {', '.join(ASKED)}")
        found = method(self, self._seat(by), ask)
        return {"refused": found.rule} if isinstance(found, Refusal) else {"ok": found}


def _from_deck(game: g.Game, given: Json, trace: Trace | None) -> State:
    if set(given) - {"deck", "dealer", "scores", "deals"}:
        raise InputError("beside a `deck` only `dealer`, `scores` and `deals` are given")
    scores = given.get("scores", [])
    if not isinstance(scores, list) or any(isinstance(score, bool) or not isinstance(score, int) for score in scores):
        raise InputError("`scores` is a list of numbers")
    deals = given.get("deals", 0)
    if isinstance(deals, bool) or not isinstance(deals, int):
        raise InputError("`deals` is a number")
    return setup.first_deal(game, _deck(given["deck"]), _dealer(given.get("dealer", game.layout.seats)), scores, deals, trace)


def _deck(deck: Any) -> list[int]:
    if not isinstance(deck, list) or len(deck) > cards.MOST_CARDS:
        raise InputError("`deck` is a list of cards, the top card first")
    return [cards.read(card) if isinstance(card, str) else cards.read(repr(card)) for card in deck]


def _dealer(value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise InputError("`dealer` is the number of a seat")
    return value - 1


def _texts(ask: Json) -> list[str]:
    texts = ask.get("cards")
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        raise InputError("`cards` is a list of cards")
    return texts


def _meld(session: InterpreterSession, _seat: int, ask: Json) -> Any:
    return questions.meld(session.game, _texts(ask), ask.get("pattern"), session.trace)


def _extend(session: InterpreterSession, seat: int, ask: Json) -> Any:
    onto = ask.get("onto")
    if isinstance(onto, bool) or not isinstance(onto, int):
        raise InputError("`onto` is the number of a meld")
    return questions.extend(session.game, session.state, seat, onto, _texts(ask), session.trace)


def _word(session: InterpreterSession, seat: int, ask: Json) -> Any:
    return questions.word(session.game, session.state, seat, str(ask.get("word")), session.trace)


def _may(session: InterpreterSession, seat: int, ask: Json) -> Any:
    do = ask.get("do")
    if not isinstance(do, dict):
        raise InputError("`do` is an action")
    return questions.may(session.game, session.state, seat, do, session.trace)


def _actions(session: InterpreterSession, _seat: int, _ask: Json) -> Any:
    return questions.actions_of(session.game, session.state)


def _score(session: InterpreterSession, _seat: int, _ask: Json) -> Any:
    return questions.score(session.game, session.state, session.trace)


def _winner(session: InterpreterSession, _seat: int, _ask: Json) -> Any:
    return questions.winner(session.game, session.state, session.trace)


def _view(session: InterpreterSession, seat: int, _ask: Json) -> Any:
    return situation.view(session.game, session.state, seat)


ASKED = {
    "meld": _meld,
    "extend": _extend,
    "word": _word,
    "may": _may,
    "actions": _actions,
    "score": _score,
    "winner": _winner,
    "view": _view,
}
