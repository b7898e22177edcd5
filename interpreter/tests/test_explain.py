"""The generated functions and the walk through the same trees answer alike; and explanations say what was asked."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

import pytest

import made_up
from meldbook.errors import InputError
from meldbook.language.bind import Bound
from meldbook.play import cards, layout, questions
from meldbook.play import game as g
from meldbook.play.compile import load
from meldbook.play.explain import explain_rule, explain_word, lines, rules_of
from meldbook.play.explain_lines import veiled
from meldbook.play.judge import State, judge
from meldbook.play.setup import first_deal
from meldbook.play.walk import OPERATIONS, walk
from meldbook.play.work import Choice, Group, Move, Refusal, Trace

EVALUATIONS = 20_000


@pytest.fixture(scope="module")
def everything(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("variant") / "everything.yaml"
    path.write_text(made_up.EVERYTHING)
    return path


# --- two executions of one tree ---


def questions_of(held: Any, seen: set[int]) -> Iterator[g.Question]:
    """Every question somewhere in a game."""
    if isinstance(held, g.Question):
        yield held
    elif isinstance(held, dict):
        for one in held.values():
            yield from questions_of(one, seen)
    elif isinstance(held, tuple):
        for one in held:
            yield from questions_of(one, seen)
    elif is_dataclass(held) and not isinstance(held, type) and id(held) not in seen:
        seen.add(id(held))
        for field in fields(held):
            yield from questions_of(getattr(held, field.name), seen)


def all_questions(game: g.Game) -> list[g.Question]:
    seen: set[int] = set()
    parts = (game.phases, game.meld_rules, game.kinds, game.turn_end, game.lines)
    words = [game.word_question(name) for name in game.names.of_sort("word")]
    return [*words, *(question for part in parts for question in questions_of(part, seen))]


def both_ways(question: g.Question, game: g.Game, v: State, seat: int, c: Choice, m: Any) -> tuple[Any, Any]:
    """What the function answers, and the walk; a yes or no that is not there is no."""
    side = game.layout.side_of[seat]
    asked = question.ask(v, seat, side, c, m)
    walked = walk(game, question.bound, v, seat, side, c, m).value
    return (bool(asked), bool(walked)) if question.bound.type == "yesno" else (asked, walked)


def compare(game: g.Game, asked: list[g.Question], chance: random.Random, evaluations: int, each_time: int) -> None:
    """Asks both ways at random states, ordinary and odd, until there were so many evaluations."""
    done = 0
    while done < evaluations:
        for state in made_up.states(game, chance, 40):
            v = made_up.odd(game, state, chance) if chance.random() < 0.5 else state
            for c, m in made_up.choices(game, v, chance):
                for question in chance.sample(asked, min(each_time, len(asked))):
                    seat = chance.randrange(game.layout.seats)
                    function, tree = both_ways(question, game, v, seat, c, m)
                    said = question.bound.source.text if question.bound.source else ""
                    assert (type(function), function) == (type(tree), tree), f"{question.id} {question.field}: {said}"
                    done += 1
            if done >= evaluations:
                return


@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_every_question_of_a_game_has_one_answer(players: str) -> None:
    game = load("canasta", {"players": players})
    compare(game, all_questions(game), random.Random(players), EVALUATIONS // 3 + 1, 200)


@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_every_question_has_one_answer_whatever_the_options(players: str) -> None:
    """With other values other parts of the rules are asked."""
    chance = random.Random(f"options {players}")
    for _ in range(4):
        settings = {"players": players}
        plain = load("canasta", settings)
        for name in ("cover_black", "onto_meld", "from_pile", "own_melds", "own_canasta", "whole_hand_exempt"):
            settings[name] = chance.choice(("yes", "no"))
        settings["concealed_by"], settings["last_red"] = chance.choice(("player", "side")), chance.choice(("turn_goes_on", "deal_ends"))
        game = load("canasta", settings)
        assert game.typed.keys() == plain.typed.keys()
        compare(game, all_questions(game), chance, 1000, 60)


@pytest.mark.parametrize(("players", "number"), [("2", 700), ("3", 700), ("4", 700)])
def test_made_up_expressions_have_one_answer(everything: Path, players: str, number: int) -> None:
    chance = random.Random(f"made up {players}")
    maker = made_up.Maker(chance)
    written = [maker.made(chance.choice(("number", "yesno", "yesno", "card", "rank", "suit", "name")), 3) for _ in range(number)]
    game, asked = made_up.game_with(everything, written, {"players": players})
    asked = [question for question in asked if not question.bound.constant]
    compare(game, asked, chance, 10_000, 40)


def test_conditions_asked_of_all_seats_at_once_hold_if_one_holds() -> None:
    game, chance = load("canasta"), random.Random(5)
    triggers = [trigger for phase in game.phases for trigger in phase.triggers if trigger.anyone is not None]
    assert triggers
    for state in made_up.states(game, chance, 40):
        v = made_up.odd(game, state, chance)
        for trigger in triggers:
            assert trigger.anyone is not None
            walked = [walk(game, trigger.condition.bound, v, seat, game.layout.side_of[seat], None, None).value for seat in range(4)]
            assert bool(trigger.anyone(v, 0, 0, None, None)) == any(walked)


def operations(bound: Bound) -> set[str]:
    return {bound.op}.union(*map(operations, bound.kids))


def test_the_made_up_expressions_use_every_operation(everything: Path) -> None:
    chance = random.Random(8)
    maker = made_up.Maker(chance)
    written = [maker.made(type_, 3) for type_ in ("number", "yesno", "card", "rank", "suit", "name") * 150]
    _, asked = made_up.game_with(everything, written)
    used = set().union(*(operations(question.bound) for question in asked))
    assert set(OPERATIONS) - used == {"can"}


# --- faults that were found so ---

RULE = "language: 1\nvariant: faulty\nextends: canasta\n"
CRASHES = [
    ("a fact of the meld, where none is in question", "turn: {asked: {to: lay, needs: size(meld) = 0}}"),
    (
        "a band that has nothing",
        "turn: {t: {by: score, values: {below: 1, 0: turns_since(take)}}, asked: {to: discard, needs: t < 3 or turn_over is empty or not turn_over}}",
    ),
    (
        "the most of what has nothing",
        "turn: {t: {is: most(size in melds)}, asked: {to: discard, needs: most(t in sides) is empty or not turn_over}}",
    ),
    (
        "the top of the partner's stack",
        "turn: {heap: {zone: stack, of: seat, seen: everyone}, asked: {to: discard, needs: top(heap of partner) is empty}}",
    ),
    (
        "a note that reads itself",
        "turn: {asked: {to: discard, needs: extra < 50 or extra is empty}, "
        "discard: {do: [{note: extra, is: extra + 10, for: deal, of: side}, {move: card, from: hand, to: pile}, {end: turn}]}}",
    ),
    (
        "an answer that is a name",
        "turn: {call: {may: middle, do: [{ask: partner, choices: [low_one, high_one], note: called}]}, asked: {to: discard, needs: called != low_one}}",
    ),
    ("whether a number is there that is always there", "turn: {asked: {to: discard, needs: target is not empty}}"),
    (
        "like a card of each side",
        "turn: {heap: {zone: stack, of: side, seen: everyone}, t: {is: top(heap)}, "
        "asked: {to: discard, needs: count(any in sides where some(like t in hand)) = 0 or not turn_over}}",
    ),
]


FOLDED = [
    (
        "a note that is never read, since an option folds away its reader",
        "turn: {flag: {choice: [no, yes]}, asked: {to: discard, needs: not (flag and b)}, "
        "discard: {do: [{note: a, is: yes, for: deal}, {note: b, is: a, for: deal}, {move: card, from: hand, to: pile}, {end: turn}]}}",
    ),
    (
        "a count that is never read, for the same reason",
        "turn: {flag: {choice: [no, yes]}, w: {is: times(draw by player this match) > 3}, asked: {to: discard, needs: not (flag and w)}}",
    ),
]


@pytest.mark.parametrize("body", [body for _, body in FOLDED], ids=[name for name, _ in FOLDED])
def test_what_an_option_folds_away_needs_no_place(tmp_path: Path, body: str) -> None:
    (tmp_path / "folded.yaml").write_text(RULE.replace("faulty", "folded") + body + "\n")
    assert load(tmp_path / "folded.yaml", {"players": "4"}).name == "folded"


@pytest.mark.parametrize("body", [body for _, body in CRASHES], ids=[name for name, _ in CRASHES])
def test_a_game_with_such_a_rule_can_be_played(tmp_path: Path, body: str) -> None:
    (tmp_path / "faulty.yaml").write_text(RULE + body + "\n")
    game = load(tmp_path / "faulty.yaml", {"players": "4"})
    assert len(list(made_up.states(game, random.Random(1), 30))) > 10


DIFFERENCES = [
    ("(permission and turn_over) = no", "4", True),  # a yes or no that is not there is no
    ("(permission and turn_over) is empty", "4", False),
    ("size(melds of partner)", "3", 0),  # nobody is nobody's partner
]


@pytest.mark.parametrize(("written", "players", "value"), DIFFERENCES, ids=[written for written, *_ in DIFFERENCES])
def test_nothing_is_no_and_nobody_has_nothing(everything: Path, written: str, players: str, value: object) -> None:
    game, (question,) = made_up.game_with(everything, [written], {"players": players})
    *_, state = made_up.states(game, random.Random(3), 30)
    assert state[game.layout.zones["melds"].first]
    function, tree = both_ways(question, game, state, 0, Choice(Move(""), ""), None)
    assert tree == value
    assert function == value


def test_every_word_can_be_asked_where_nothing_is_chosen(game: g.Game, midway: State) -> None:
    for word in game.names.of_sort("word"):
        assert "value" in questions.word(game, midway, midway[layout.SEAT], word)


# --- explaining ---


@pytest.fixture(scope="module")
def game() -> g.Game:
    return load("canasta", {"players": "4"})


@pytest.fixture(scope="module")
def midway(game: g.Game) -> State:
    """The first state in which the player in turn could take the pile with two of its rank, and his side has melds."""
    for seed in range(200):
        for state in made_up.states(game, random.Random(seed), 60):
            seat = state[layout.SEAT]
            if state[game.layout.zones["melds"].of_seat[seat]] and pair(game, state) and state[layout.STEP] == 0:
                return state
    raise AssertionError("no such state")


def pair(game: g.Game, state: State) -> tuple[int, ...]:
    """Two cards of the hand of the rank of the pile's top card."""
    order, hand = state[game.layout.zones["pile"].first], state[game.layout.zones["hand"].of_seat[state[layout.SEAT]]]
    same = [card for card in cards.spread(hand) if order and 8 <= order[-1] < cards.JOKER and card >> 2 == order[-1] >> 2]
    return tuple(same[:2]) if len(same) >= 2 else ()


def test_a_rule_is_explained_down_to_what_was_counted(game: g.Game, midway: State) -> None:
    seat = midway[layout.SEAT]
    used = pair(game, midway)
    answers = explain_rule(game, midway, seat, Move("take", groups=(Group(used),)), "pile.two_cards")
    assert [answer.value for answer in answers] == [True, True]
    when, needs = (lines(answer) for answer in answers)
    assert when[0].startswith("pile.two_cards  when ")
    assert needs[0].split() == ["pile.two_cards", "needs", "size(used)", ">=", "2", "yes"]
    assert needs[1].startswith("  size(used)")
    assert needs[2].split()[:3] == ["used", *(cards.NAMES[card] for card in sorted(used))]
    assert needs[3].split() == ["2", "2"]


def test_a_line_gives_the_place_in_the_file(game: g.Game, midway: State) -> None:
    answer = explain_word(game, midway, midway[layout.SEAT], "opened")
    place = answer.parts[0].parts[0].place  # `melds is not empty` is: not, empty, melds
    assert place is not None
    text = game.resolved.files[place.file].splitlines()[place.line - 1]
    assert text[place.column - 1 : place.column - 1 + place.width] == "melds"
    assert lines(answer)[1].endswith(f"{place.file}:{place.line}:{place.column}")


def test_a_word_is_explained_with_the_words_it_reads(game: g.Game, midway: State) -> None:
    told = lines(explain_word(game, midway, midway[layout.SEAT], "ready"))
    assert told[0].startswith("ready: count(canasta in melds) >= number_needed")
    assert told[-1].split() == ["number_needed:", "1", "1"]


def test_a_table_is_explained_by_the_row_that_counts(game: g.Game, midway: State) -> None:
    v = list(midway)
    v[layout.SCORES] = (1600, 1600)
    answer = explain_word(game, tuple(v), midway[layout.SEAT], "need")
    assert (answer.value, [part.text for part in answer.parts]) == (90, ["score", "90"])


@pytest.mark.parametrize("asked", ["nonsense", "wild", "points", "draw"])
def test_what_is_no_word_is_refused(game: g.Game, midway: State, asked: str) -> None:
    with pytest.raises(InputError):
        explain_word(game, midway, 0, asked)


@pytest.mark.parametrize(("action", "rule"), [("draw", "no.rule"), ("draw", "melds.set"), ("nothing", "pile.blocked")])
def test_what_is_no_rule_is_refused(game: g.Game, midway: State, action: str, rule: str) -> None:
    with pytest.raises(InputError):
        explain_rule(game, midway, midway[layout.SEAT], Move(action), rule)


def test_a_rule_that_is_not_asked_has_no_answers(game: g.Game, midway: State) -> None:
    seat = midway[layout.SEAT]
    assert explain_rule(game, midway, seat, Move("draw"), "pile.blocked") == []
    assert (
        explain_rule(
            game, midway, (seat + 1) % 4, Move("draw"), "base.stock_left" if "base.stock_left" in game.typed else "turn.stock_left"
        )
        == []
    )


def test_a_refusal_is_explained_by_a_no(game: g.Game) -> None:
    """Whatever rule refuses an action, its last answer is no; whatever let it pass answered yes, or did not apply."""
    chance = random.Random(11)
    known = {rule.id for rule in rules_of(game)}
    refused = set()
    for state in made_up.states(game, chance, 120):
        seat = state[layout.SEAT]
        hand = list(cards.spread(state[game.layout.zones["hand"].of_seat[seat]]))
        moves = [
            Move("draw"),
            Move("stop"),
            Move("ask", answer="yes"),
            *(Move("discard", card) for card in hand[:1]),
            *(Move(action, groups=(Group(tuple(hand[at : at + 3])),)) for at in range(max(0, len(hand) - 2)) for action in ("lay", "take")),
        ]
        for move in moves:
            trace = Trace()
            outcome = judge(game, state, seat, move, trace)
            if isinstance(outcome, Refusal) and outcome.rule in known:
                refused.add(outcome.rule)
                answers = explain_rule(game, state, seat, move, outcome.rule)
                assert answers, outcome
                assert not answers[-1].value
            for id_ in {id_ for id_, said in trace.events if said == "allows"} - (
                {outcome.rule} if isinstance(outcome, Refusal) else set()
            ):
                for answer in explain_rule(game, state, seat, move, id_):
                    assert answer.value or "  when " in answer.name
    assert len(refused) >= 6


def test_a_rule_to_a_pattern_is_explained_for_each_group(game: g.Game) -> None:
    deck = list(cards.spread(game.deck))
    wanted = cards.read_all("KC KD KH AC AD AH AS 2C 9C 9D 9H")
    for card in wanted:
        deck.remove(card)
    state = first_deal(game, _dealt(deck, wanted), 3)
    state = judge(game, state, 0, Move("draw"))  # type: ignore[assignment]
    groups = (Group(tuple(cards.read_all("KC KD KH"))), Group(tuple(cards.read_all("AC AD AH 2C"))))
    answers = explain_rule(game, state, 0, Move("lay", groups=groups), "melds.more_naturals")
    assert [[part.value for part in answer.parts] for answer in answers] == [[3, 0], [3, 1]]


def _dealt(rest: list[int], hand: list[int]) -> list[int]:
    """A deck that gives the first player this hand; no red three is dealt."""
    plain = [card for card in rest if card >> 2 != 1]
    dealt: list[int] = []
    others = iter(plain)
    for card in hand:
        dealt += [card, next(others), next(others), next(others)]
    return dealt + list(others)


# --- what may not be seen ---


def test_an_explanation_shows_no_card_that_the_seat_cannot_see(game: g.Game, midway: State) -> None:
    seat = midway[layout.SEAT]
    move = Move("discard", next(cards.spread(midway[game.layout.zones["hand"].of_seat[seat]])))
    after = judge(game, midway, seat, Move("draw"))
    assert isinstance(after, tuple)
    answers = explain_rule(game, after, seat, move, "threes.lay_red")
    told = [lines(answer)[1].split()[1:-1] for answer in answers]
    assert len(told) == 4
    assert all(words[1] == "unseen" for words in told[1:])
    assert told[0] and "unseen" not in told[0]


def test_the_stock_stays_unseen(everything: Path) -> None:
    game, _ = made_up.game_with(everything, [])
    *_, state = made_up.states(game, random.Random(2), 10)
    answer = walk(game, game.word_question("here").bound, state, 0, 0, None, None)
    shown = lines(veiled(answer, game, 0, 1))
    assert any("unseen" in line for line in shown)
    assert not any("unseen" in line for line in lines(veiled(answer, game, 0, 0)))
