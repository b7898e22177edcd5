"""Helpers of the tests of expressions: games with a bit of everything in them, states to ask about, made-up expressions."""

from __future__ import annotations

import random
from collections.abc import Container, Iterator, Sequence
from pathlib import Path
from typing import Any

from meldbook.language import entries as e
from meldbook.language import grammar
from meldbook.loading.nodes import Place, Scalar
from meldbook.loading.variants import resolve
from meldbook.play import cards, compile, layout
from meldbook.play import game as g
from meldbook.play.binding import Bindings
from meldbook.play.choices import list_moves
from meldbook.play.judge import State, choose, judge
from meldbook.play.melds import Meld
from meldbook.play.options import with_options
from meldbook.play.setup import first_deal
from meldbook.play.work import Choice, Group, Move, Refused, Work

# A game that plays like its parent and has one of each thing an expression can ask about.
EVERYTHING = """
language: 1
variant: everything
extends: canasta
table:
  reserves: {zone: stacks, of: table, number: 2, seen: nobody}
  bags:     {zone: stacks, of: side, number: 3, seen: nobody}
  heap:     {zone: stack, of: side, seen: everyone}
  own_heap: {zone: stack, of: seat, seen: everyone}
deal:
  set_up:
    phase:
      - {shuffle: stock}
      - {move: hand_size, from: stock, to: hand, each: seat}
      - {move: 1, from: stock, to: pile}
      - {move: 4, from: stock, to: reserves, each: stack}
      - {move: 2, from: stock, to: bags, each: stack}
      - {move: 2, from: stock, to: own_heap, each: seat}
      - {move: 1, from: stock, to: heap, each: seat}
turn:
  discard:
    do:
      - {note: last_card, is: card, for: deal, of: seat}
      - {note: last_rank, is: rank(card), for: match, of: side}
      - {note: left, is: size(hand), for: deal}
      - {note: rich, is: size(hand) > 8, for: turn, of: seat}
      - {note: went, is: turns_since(take), for: deal, of: side}
      - {move: card, from: hand, to: pile}
      - {end: turn}
melds:
  run:  {meld: "3 or more cards, one suit in order from A to A, wild standing in", moves: displaced to the low end}
  bits: {meld: "2 or more cards, all wild"}
complete:
  long_run:  {kind: canasta, of: run, when: size >= 5, pays: 10}
  short_one: {kind: length, of: [set, run], when: size < 4}
  other:     {kind: length, of: [set, run, bits], when: size >= 4 or own = 2}
words:
  since_take:  {is: turns_since(take)}
  heap_rank:   {is: rank(top(heap))}
  biggest:     {is: most(size in melds)}
  banded:      {by: score, values: {below: turns_since(take), 0: 7, 90: size(hand), 300: left}}
  cheap:       {by: card, values: {joker: -5, A: 1, red any: 3}}
  here:        {is: size(hand) + size(shown)}
  spare:       {is: last_card if turn_over else top(pile)}
  # Holds at the end of every turn; it reads the words, so that all have a reader.
  quiet:
    to: turn_end
    needs: turn_over or since_take + biggest + banded + here + sum(cheap of any in hand) > 0 or heap_rank = rank(spare) or rich or went = left or last_rank is 7
"""
SOURCE = Place("made-up", 1, 1)


def text_of(written: str) -> e.Text:
    """A piece of a rule that stands in no file."""
    return e.Text(grammar.expression(written), Scalar(written, SOURCE), "made-up")


class MadeUp(Bindings):
    """The bindings of a variant together with expressions that are in no file."""

    texts: tuple[e.Text, ...] = ()

    def _bind_all(self, only: Container[str] | None) -> None:
        super()._bind_all(only)
        entry = next(iter(self.typed.values()))
        for text in self.texts:
            self._bind(entry, text, "word")


def game_with(path: str | Path, written: Sequence[str], settings: dict[str, str] | None = None) -> tuple[g.Game, list[g.Question]]:
    """A game, and made-up expressions as questions of it."""
    typed, names, values, resolved = with_options(resolve(path), settings or {})
    bindings = MadeUp(resolved, typed, names, values)
    bindings.texts = tuple(map(text_of, written))
    compiler = compile._Compiler(bindings)
    game = compiler.game()
    return game, [compiler.sure(text) for text in bindings.texts]


# --- states and choices ---


def states(game: g.Game, chance: random.Random, turns: int) -> Iterator[State]:
    """The states of a deal played at random, up to a number of actions; laying is liked."""
    deck = list(cards.spread(game.deck))
    chance.shuffle(deck)
    scores = [chance.choice((-50, 0, 140, 1500, 3000)) for _ in range(game.layout.sides)]
    state = first_deal(game, deck, chance.randrange(game.layout.seats), scores, chance.randrange(3))
    for _ in range(turns):
        yield state
        moves = list_moves(game, state, lean=True)
        if not moves:
            return
        liked = [move for move in moves if move.groups]
        after = judge(game, state, state[layout.SEAT], chance.choice(liked if liked and chance.random() < 0.8 else moves))
        assert isinstance(after, tuple)
        state = after


def odd(game: g.Game, state: State, chance: random.Random) -> State:
    """A state that need not come up: some zones emptied, notes set or not, other scores, a turn that is over."""
    v = list(state)
    for zone in game.layout.zones.values():
        for owner in range(zone.owners):
            if chance.random() < 0.4:
                at = zone.first + zone.width * owner
                nothing: dict[str, list[Any]] = {"stack": [(), 0], "cards": [0], "melds": [()], "stacks": [((),) * zone.number]}
                v[at : at + zone.width] = nothing[zone.kind]
    for note in game.layout.notes.values():
        for owner in range(note.owners):
            if chance.random() < 0.4:
                v[note.first + owner] = None
    v[layout.TURN_OVER] = chance.random() < 0.5
    v[layout.SCORES] = tuple(chance.choice((-1, 0, 49, 300, 5000)) for _ in range(game.layout.sides))
    return tuple(v)


def choices(game: g.Game, state: State, chance: random.Random) -> Iterator[tuple[Choice, Meld | None]]:
    """Choices with the meld in question: nothing chosen, actions that may be done, and groups picked blindly."""
    seat = state[layout.SEAT]
    yield Choice(Move("none"), ""), None
    moves = list_moves(game, state, lean=True)
    chance.shuffle(moves)
    held = list(cards.spread(state[game.layout.zones["hand"].of_seat[seat]]))
    for action in ("lay", "take"):
        if len(held) > 4:
            moves.insert(0, Move(action, groups=tuple(Group(tuple(chance.sample(held, 2))) for _ in range(2))))
    for move in moves[:6]:
        work = Work(game, state, seat)
        try:
            choose(work, game.actions[move.action], move)
        except Refused:
            continue
        assert work.c is not None
        yield work.c, work.c.meld
        yield from ((work.c, meld) for meld in work.c.new)


# --- made-up expressions ---

WHO = ("player", "partner", "side", "opponents", "everyone", "dealer", "next_player")
SELECTORS = (
    "any",
    "wild",
    "natural",
    "red_three",
    "red 3",
    "4 to A",
    "joker",
    "2 or joker",
    "hearts",
    "3 of clubs",
    "black",
    "any except wild",
    "like spare",
    "like card",
    "like last_card",
    "(4 to 10) except red",
    "like card or hearts",
    "red like spare",
    "any except like last_card",
)
KINDS = ("any", "set", "run", "bits", "canasta", "length", "natural_set", "canasta except long_run", "set or bits", "canasta length")


class Maker:
    """Makes expressions of a wanted type; every choice comes from `chance`. `each`: what is asked one by one around it."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance

    def made(self, type_: str, deep: int, each: str = "") -> str:
        """An expression of a type, nested at most so deep."""
        ways = {
            "number": self.numbers,
            "yesno": self.yesnos,
            "card": self.cards,
            "rank": self.ranks,
            "suit": self.suits,
            "name": self.names,
        }[type_]
        return self.chance.choice(ways(deep, each))

    def numbers(self, deep: int, each: str) -> list[str]:
        pick, made = self.chance.choice, self.made
        flat = [
            str(pick((0, 1, 3, 50))),
            "score",
            "deals",
            "turns",
            "rounds",
            "since_take",
            "banded",
            "left",
            "went",
            "biggest",
            "stacks(reserves)",
            f"turns_since({pick(('take', 'discard', 'out', 'lay_red'))})",
            self.times(),
            "size(meld)" if not each else "score",
            "target",
            "sides",
            "players",
            "size(onto)",
            "own(onto)",
            "stand_ins(onto)",
            "age(onto)",
            "stacks(bags)",
            "points",
            "cheap",
        ]
        flat += ["size", "own", "stand_ins", "age"] if each == "meld" else []
        if deep == 0:
            return flat
        one, two = made("number", deep - 1, each), made("number", deep - 1, each)
        return [
            pick(flat),
            f"({one} {pick(['+', '-', '*', 'div'])} ({two} + 1))",
            f"-{one}" if one[0] != "-" else one,
            f"({one} if {made('yesno', deep - 1, each)} else {two})",
            f"size({self.place()})",
            f"size({self.row()})",
            f"count({self.over(deep, each)})",
            f"sum({pick(('points', 'cheap'))} of {self.cards_in(deep)})",
            f"sum({pick(('size', 'own', 'stand_ins', 'age', 'biggest'))} of {self.melds_in(deep)})",
            f"most({pick(('size', 'own', 'stand_ins', 'age'))} in {self.row()}{self.where(deep, 'meld')})",
            f"{pick(('most', 'least'))}({pick(('score', 'biggest', 'here'))} in sides{self.where(deep, 'side')})",
        ]

    def yesnos(self, deep: int, each: str) -> list[str]:
        pick, made = self.chance.choice, self.made
        flat = [
            pick(("yes", "no")),
            "turn_over",
            "permission",
            "rich",
            "laid_off",
            "opened",
            "frozen",
            "ready",
            "fresh",
            "onto_meld",
            f"({self.place()} is empty)",
            f"({self.row()} is not empty)",
            "(onto is empty)",
            f"(pattern(onto) is {pick(('set', 'run', 'bits'))})",
            "(kind(onto) is not (canasta or length))",
            "(reserves is empty)",
            "(kind(meld) is canasta)",
            "(meld is empty)",
        ]
        if deep == 0:
            return flat
        sign, equal = pick(["=", "!=", "<", "<=", ">", ">="]), pick(("=", "!="))
        same = pick(("card", "rank", "suit", "number", "yesno", "name"))
        one, two = made("yesno", deep - 1, each), made("yesno", deep - 1, each)
        return [
            pick(flat),
            f"({one} {pick(('and', 'or'))} {two})",
            f"(not {one})",
            f"({one} if {made('yesno', deep - 1, each)} else {two})",
            f"({made('number', deep - 1, each)} {sign} {made('number', deep - 1, each)})",
            f"({made(same, deep - 1, each)} {equal} {made(same, deep - 1, each)})",
            f"({made('card', deep - 1, each)} {pick(('is', 'is not'))} ({pick(SELECTORS)}))",
            f"({made('rank', deep - 1, each)} {pick(('is', 'is not'))} (4 to 9))",
            f"({made('suit', deep - 1, each)} is (red))",
            f"({made(pick(('card', 'rank', 'suit')), deep - 1, each)} is {pick(('empty', 'not empty'))})",
            f"({pick(('since_take', 'went', 'left', 'biggest', 'permission', 'rich'))} is {pick(('empty', 'not empty'))})",
            f"{pick(('some', 'every'))}({self.over(deep, each)})",
        ]

    def cards(self, deep: int, each: str) -> list[str]:
        flat = ["card", "top(pile)", "top(stock)", "last_card", "spare", "top(own_heap)", "top(heap)"]
        return (
            flat
            if deep == 0
            else [
                *flat,
                f"({self.made('card', deep - 1, each)} if {self.made('yesno', deep - 1, each)} else {self.made('card', deep - 1, each)})",
            ]
        )

    def ranks(self, deep: int, each: str) -> list[str]:
        flat = [f"rank({self.made('card', 0, each)})", "last_rank", "heap_rank", "rank(onto)", "low(onto)", "high(onto)", "rank(meld)"]
        return flat + (["rank"] if each in ("card", "meld") else []) + (["low", "high"] if each == "meld" else [])

    def suits(self, deep: int, each: str) -> list[str]:
        return [f"suit({self.made('card', 0, each)})", "suit(onto)", "suit(meld)", *(["suit"] if each in ("card", "meld") else [])]

    def names(self, deep: int, each: str) -> list[str]:
        return ["word", "required", "concealed_by", "turn_goes_on", "last_red"]

    def times(self) -> str:
        things = " or ".join(
            self.chance.sample(("lay", "take", "draw", "discard", "out", "lay_red", "set", "run"), self.chance.randint(1, 3))
        )
        return f"times({things} by {self.chance.choice(WHO)} {self.chance.choice(('this turn', 'this deal', 'this match', 'before this turn'))})"

    def place(self) -> str:
        """A place of cards."""
        who = self.chance.choice(WHO)
        return self.chance.choice(
            (
                "hand",
                "pile",
                "stock",
                "shown",
                "laid",
                "used",
                "heap",
                "own_heap",
                "next(reserves)",
                "next(bags)",
                "reserves",
                "bags",
                f"hand of {who}",
                f"shown of {who}",
                f"own_heap of {who}",
                f"heap of {who}",
                f"bags of {who}",
            )
        )

    def row(self) -> str:
        return self.chance.choice(("melds", "new", f"melds of {self.chance.choice(WHO)}"))

    def where(self, deep: int, each: str) -> str:
        return f" where {self.made('yesno', deep - 1, each)}" if self.chance.random() < 0.5 else ""

    def cards_in(self, deep: int) -> str:
        place = self.chance.choice((self.place(), self.place(), self.row(), "onto", "meld"))
        return f"{self.chance.choice(SELECTORS)} in {place}{self.where(deep, 'card')}"

    def melds_in(self, deep: int) -> str:
        return f"{self.chance.choice(KINDS)} in {self.row()}{self.where(deep, 'meld')}"

    def over(self, deep: int, each: str) -> str:
        place = self.chance.choice((self.place(), "onto", "meld"))
        return self.chance.choice(
            (
                f"{self.chance.choice(SELECTORS)} in {place}{self.where(deep, 'card')}",
                self.melds_in(deep),
                f"any in sides{self.where(deep, 'side')}",
            )
        )
