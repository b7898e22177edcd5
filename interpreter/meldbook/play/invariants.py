"""What must hold in every state of every deal, tried on random deals.

Cards are conserved; the seat in turn always has something to do; every listed action is accepted; asking changes nothing; every
refusal names an entry that exists; a situation goes to JSON and back.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from meldbook.play import cards, choices, decks, judge, layout, setup, situation
from meldbook.play import game as g
from meldbook.play.judge import State
from meldbook.play.work import Group, Move, Refusal

Policy = Callable[[g.Game, State, list[Move], random.Random], Move]
THOROUGH = 20  # one decision in so many is looked at from all sides


@dataclass
class Findings:
    """What was seen. `broken` says what did not hold, with the state as JSON."""

    decisions: int = 0
    deals: int = 0
    listed: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    ended_by: Counter[str] = field(default_factory=Counter)
    broken: list[str] = field(default_factory=list)


def any_move(_game: g.Game, _state: State, moves: list[Move], dice: random.Random) -> Move:
    """Every listed action alike."""
    return dice.choice(moves)


def eager(game: g.Game, state: State, moves: list[Move], dice: random.Random) -> Move:
    """Lays whenever it can and draws little, so that hands get short and deals end by going out."""
    laying = [move for move in moves if move.groups]
    if laying and dice.random() < 0.9:
        return max(laying, key=lambda move: (sum(len(group.cards) for group in move.groups), dice.random()))
    plain = [move for move in moves if move.answer is None] or moves
    return dice.choice(plain)


def try_deals(game: g.Game, decisions: int, seed: int, policy: Policy) -> Findings:
    """Plays random deals, every other one with hands that fit, until so many decisions have been made or something does not hold."""
    found, dice = Findings(), random.Random(seed)
    while found.decisions < decisions and not found.broken:
        deck = (decks.fitting if found.deals & 1 else decks.shuffled)(game, dice)
        whole = cards.gather(deck)
        state = setup.first_deal(game, deck, dice.randrange(game.layout.seats), first=dice.randrange(game.layout.seats))
        found.deals += 1
        while state[layout.PHASE] < len(game.phases) and state[layout.WINNERS] is None and not found.broken:
            state = _decide(game, whole, state, dice, policy, found)
        found.ended_by[state[layout.ENDED_BY]] += 1
    return found


def _decide(game: g.Game, whole: int, state: State, dice: random.Random, policy: Policy, found: Findings) -> State:
    if situation.all_cards(game, state) != whole:
        return _broken(game, state, found, "cards are not conserved")
    thorough = found.decisions % THOROUGH == 0
    before = json.dumps(situation.write(game, state)) if thorough else ""
    moves = choices.list_moves(game, state, lean=not thorough)
    found.decisions += 1
    found.listed += len(moves)
    if not moves:
        return _broken(game, state, found, "nothing may be done")
    if thorough:
        _look_closely(game, whole, state, moves, dice, found, before)
    judged = judge.judge(game, state, state[layout.SEAT], policy(game, state, moves, dice))
    return _broken(game, state, found, f"a listed action is refused by {judged.rule}") if isinstance(judged, Refusal) else judged


def _look_closely(game: g.Game, whole: int, state: State, moves: list[Move], dice: random.Random, found: Findings, before: str) -> None:
    for move in moves:
        judged = judge.judge(game, state, state[layout.SEAT], move)
        if isinstance(judged, Refusal):
            _broken(game, state, found, f"a listed action is refused by {judged.rule}: {move}")
        elif situation.all_cards(game, judged) != whole:
            _broken(game, state, found, f"cards are not conserved: {move}")
    for seat in range(game.layout.seats):
        judged = judge.judge(game, state, seat, any_action(game, state, seat, dice))
        if isinstance(judged, Refusal):
            found.refused[judged.rule] += 1
            if judged.rule not in game.typed:
                _broken(game, state, found, f"a refusal names {judged.rule}, which does not exist")
        elif seat != state[layout.SEAT]:
            _broken(game, state, found, "a seat acted out of turn")
    if json.dumps(situation.write(game, state)) != before:
        _broken(game, state, found, "asking changed the situation")
    told = json.loads(before)
    if _told_again(situation.write(game, situation.read(game, _readable(told)))) != _told_again(told):
        _broken(game, state, found, "the situation does not come back from JSON")


def _readable(data: dict[str, object]) -> dict[str, object]:
    return {key: value for key, value in data.items() if key not in ("items", "totals", "winners")}


def _told_again(data: dict[str, object]) -> dict[str, object]:
    """What a situation says but for how often something was done before, which is told once."""
    before = data["before"]
    assert isinstance(before, dict)
    return data | {"before": {seat: sorted(set(names)) for seat, names in before.items()}}


def any_action(game: g.Game, state: State, seat: int, dice: random.Random) -> Move:
    """Some action with some choice, most often one that is refused."""
    action = dice.choice(list(game.actions.values()))
    selection = action.selection
    answer = dice.choice(action.asks.answers) if action.asks else None
    if selection.what == "card":
        return Move(action.name, dice.randrange(cards.CARDS))
    if selection.what == "word":
        return Move(action.name, word=dice.choice(selection.words))
    if selection.what == "groups":
        zone = game.layout.zones.get(selection.zone)
        held = list(cards.spread(state[zone.of_seat[seat] + zone.held])) if zone else []
        chosen = tuple(dice.sample(held, min(len(held), dice.randint(1, 4))))
        onto = dice.randrange(3) if dice.random() < 0.5 or not chosen else None
        return Move(action.name, groups=(Group(chosen, (), onto),))
    return Move(action.name, answer=answer)


def _broken(game: g.Game, state: State, found: Findings, what: str) -> State:
    found.broken.append(f"{what}: {json.dumps(situation.write(game, state))}")
    return state
