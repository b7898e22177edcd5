"""What every atom and operator means, on one small table set out by hand. Each is asked of the generated function and by
walking; what is not there is *nothing*: 0 in a sum, in no class, equal to nothing (LANGUAGE.md, part 12)."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import pytest

import made_up
from meldbook.loading.diagnostics import RuleFileError
from meldbook.play import cards, layout
from meldbook.play import game as g
from meldbook.play.melds import Meld
from meldbook.play.walk import walk
from meldbook.play.work import Choice, Move


class Table(NamedTuple):
    """A game, a state of it, a choice and the meld in question."""

    game: g.Game
    state: tuple[Any, ...]
    choice: Choice
    meld: Meld


def held(text: str) -> int:
    return cards.gather(cards.read_all(text))


def set_out(game: g.Game) -> Table:
    """Four players; 1 and 3 against 2 and 4. Player 1 is in turn, after a take that laid queens; he now lays sevens."""
    v, places = game.layout.empty(), game.layout
    v[layout.PHASE] = 1

    def put(zone: str, owner: int, *value: Any) -> None:
        found = places.zones[zone]
        at = found.first + found.width * owner
        v[at : at + found.width] = value

    for zone, owner, text in (
        ("stock", 0, "5C 6C JK"),
        ("pile", 0, "4S 2C 9H"),
        ("heap", 0, "KD"),
        ("own_heap", 0, "5D 8D"),
        ("own_heap", 1, "6S"),
    ):
        put(zone, owner, tuple(cards.read_all(text)), held(text))
    for owner, text in enumerate(("7C 7D 7H 2S JK 3S", "KC KD", "AC", "")):
        put("hand", owner, held(text))
    put("shown", 0, held("3H 3D"))
    put("reserves", 0, ((), tuple(cards.read_all("8C 8D"))))
    put("bags", 0, ((), (), tuple(cards.read_all("4C"))))
    queens, kings = game.meld(0, tuple(cards.read_all("QC QD QH QS QC QD 2H"))), game.meld(0, tuple(cards.read_all("KC KD KH")))
    run = game.meld(1, tuple(cards.read_all("8S 9S JK")))
    aces = game.meld(0, tuple(cards.read_all("AC AD AH")))
    put("melds", 0, (queens, kings, run))
    put("melds", 1, (aces,))
    v[layout.SEAT], v[layout.DEALER], v[layout.STEP], v[layout.SCORES], v[layout.DEALS] = 0, 3, 1, (120, -30), 2
    v[layout.TURN], v[layout.TURNS] = 6, (2, 2, 1, 1)
    v[layout.DONE] = (places.happened("take", 0), places.happened("set", 0), places.happened("set", 0))
    for thing, counts in (("take", (1, 0, 0, 0)), ("set", (3, 1, 0, 0)), ("discard", (1, 1, 1, 1)), ("draw", (1, 2, 1, 1))):
        for seat, number in enumerate(counts):
            v[places.deal_counts[thing] + seat] = number
            v[places.match_counts[thing] + seat] = number + 10
    v[places.last_times["take"]] = (0, 1)
    v[places.last_times["discard"]], v[places.last_times["discard"] + 1] = (2, 1), (1, 1)
    v[places.notes["last_card"].first] = cards.read("9H")
    v[places.notes["last_rank"].first] = cards.rank(cards.read("9H"))
    v[places.notes["left"].first] = 5
    choice = Choice(Move("lay", card=cards.read("7C"), word="required"), "turn.lay")
    choice.laid, choice.used = held("7C 7D 2S"), held("7C 7D")
    sevens = game.meld(0, tuple(cards.read_all("7C 7D 2S")))
    assert queens is not None and sevens is not None
    choice.new, choice.onto, choice.meld = (sevens, queens), queens, sevens
    return Table(game, tuple(v), choice, sevens)


# Read so that every count, note and last time has a place in the state.
KEPT = [
    "times(take or set or discard or draw by player this match) + times(take or set or discard or draw by player this deal)",
    "turns_since(take) + turns_since(discard) + turns_since(out)",
    "age",
]

MEANINGS: list[tuple[str, Any]] = [
    # literals and operators
    ("7", 7),
    ("yes", True),
    ("no", False),
    ("7 - 2 * 3", 1),
    ("2 - 5", -3),
    ("-size(used)", -2),
    ("7 div 2", 3),
    ("(0 - 7) div 2", -4),
    ("turns div (turns - 2)", 0),
    ("1 if turn_over else 2", 2),
    ("1 if not turn_over else 2", 1),
    ("turns = 2 and rounds = 2", True),
    ("turns = 2 or turn_over", True),
    ("turns != 2", False),
    ("turns < 2", False),
    ("turns <= 2", True),
    ("turns > 1", True),
    ("turns >= 3", False),
    # cards and classes
    ("card is 7", True),
    ("card is not 7", False),
    ("card is (6 to 8)", True),
    ("card is (black 7)", True),
    ("card is (red 7)", False),
    ("card is clubs", True),
    ("card is wild", False),
    ("card is (any except wild)", True),
    ("card is (7 or joker)", True),
    ("card is (like card)", True),
    ("top(pile) is (like last_card)", True),
    ("top(pile) is (hearts except 9)", False),
    ("top(stock) is joker", True),
    ("top(stock) is any", True),
    ("rank(top(stock)) is any", False),
    ("card = top(pile)", False),
    ("last_card = top(pile)", True),
    ("card != top(pile)", True),
    ("rank(card) = rank", True),
    ("suit(card) = suit(top(pile))", False),
    ("rank is 7", True),
    ("suit(card) is black", True),
    ("rank(card) is (8 to A)", False),
    ("points", 5),
    ("cheap", 0),
    ("word = required", True),
    ("word = either", False),
    # places
    ("size(hand)", 6),
    ("size(hand of partner)", 1),
    ("size(hand of side)", 7),
    ("size(hand of opponents)", 2),
    ("size(hand of everyone)", 9),
    ("size(hand of dealer)", 0),
    ("size(hand of next_player)", 2),
    ("size(melds)", 13),
    ("size(melds of opponents)", 3),
    ("size(melds of everyone)", 16),
    ("size(shown)", 2),
    ("size(shown of opponents)", 0),
    ("size(reserves)", 2),
    ("size(next(reserves))", 2),
    ("stacks(reserves)", 1),
    ("size(bags)", 1),
    ("size(laid)", 3),
    ("size(used)", 2),
    ("size(new)", 10),
    ("size", 3),
    ("size(onto)", 7),
    ("hand is empty", False),
    ("hand of dealer is empty", True),
    ("reserves is not empty", True),
    ("bags of opponents is empty", True),
    ("melds is not empty", True),
    ("next(bags) is not empty", True),
    ("onto is not empty", True),
    ("top(heap) = last_card", False),
    ("top(own_heap of dealer) is empty", True),
    ("rank(top(heap)) is K", True),
    ("top(own_heap) is (red 8)", True),
    ("top(own_heap of next_player) is spades", True),
    # over cards
    ("count(natural in hand)", 4),
    ("count(wild in hand)", 2),
    ("count(any in hand where rank = rank(card))", 3),
    ("count(7 in laid)", 2),
    ("count(wild in meld)", 1),
    ("count(wild in onto)", 1),
    ("count(red 3 in shown)", 2),
    ("count(like card in hand)", 1),
    ("count(8 in reserves)", 2),
    ("count(8 in next(reserves))", 2),
    ("some(wild in pile)", True),
    ("some(joker in pile)", False),
    ("some(like last_card in pile)", True),
    ("every(7 in used)", True),
    ("every(7 in laid)", False),
    ("every(natural in laid where suit is not spades)", True),
    ("every(joker in hand of dealer)", True),
    ("some(any in hand where suit is spades and rank is 3)", True),
    ("sum(points of any in hand)", 3 * 5 + 20 + 50 + 5),
    ("sum(points of natural in hand)", 20),
    ("sum(points of any in melds)", 6 * 10 + 20 + 30 + 10 + 10 + 50),
    ("sum(cheap of any in hand)", 3 + 3 - 5),
    ("sum(points of any in hand where rank is 7)", 15),
    ("sum(points of like card in hand)", 5),
    ("sum(cheap of any in shown)", 6),
    # over melds
    ("count(any in melds)", 3),
    ("count(set in melds)", 2),
    ("count(run in melds)", 1),
    ("count(canasta in melds)", 1),
    ("count(mixed_set in melds)", 1),
    ("count(length in melds)", 3),
    ("count(other in melds)", 1),
    ("count(short_one in melds)", 2),
    ("count(set except canasta in melds)", 1),
    ("count(canasta or run in melds)", 2),
    ("count(set short_one in melds)", 1),
    ("some(natural_set in melds)", False),
    ("every(set in melds)", False),
    ("every(set in melds of opponents)", True),
    ("count(any in melds where size >= 3 and stand_ins = 0)", 1),
    ("count(set in melds where rank = rank(meld))", 0),
    ("count(any in melds where rank is Q)", 1),
    ("count(run in melds where low is 8 and high is 10 and suit is spades)", 1),
    ("every(set in melds where size > 3)", True),
    ("every(run in melds where size < 4)", False),
    ("sum(size of set in melds)", 10),
    ("sum(own of any in melds)", 6 + 3 + 2),
    ("sum(stand_ins of any in melds where size = 3)", 1),
    ("most(size in melds)", 7),
    ("least(size in melds)", 3),
    ("most(size in melds where stand_ins = 0)", 3),
    ("most(size in new)", 7),
    ("count(any in melds where age = 6)", 3),
    # over sides
    ("count(any in sides)", 2),
    ("sides", 2),
    ("count(any in sides where score > 0)", 1),
    ("some(any in sides where some(canasta in melds))", True),
    ("every(any in sides)", True),
    ("most(score in sides)", 120),
    ("least(score in sides)", -30),
    ("most(here in sides)", 9),
    ("least(here in sides)", 2),
    ("count(any in sides where size(hand) > 2)", 1),
    ("most(score in sides where size(hand) < 3)", -30),
    ("count(any in sides where top(heap) is K)", 1),
    # the meld in question
    ("own", 2),
    ("stand_ins", 1),
    ("own(onto)", 6),
    ("stand_ins(onto)", 1),
    ("rank(onto) is Q", True),
    ("rank(meld) = rank", True),
    ("low is empty", True),
    ("age", 6),
    ("pattern(meld) is set", True),
    ("pattern(onto) is run", False),
    ("kind(onto) is canasta", True),
    ("kind(onto) is mixed_set", True),
    ("kind(meld) is not canasta", True),
    ("kind(meld) is (short_one or canasta)", True),
    # what happened
    ("times(take by player this turn)", 1),
    ("times(set by player this turn)", 2),
    ("times(take or set by player this turn)", 3),
    ("times(set by player this deal)", 3),
    ("times(set by player before this turn)", 1),
    ("times(set by everyone this deal)", 4),
    ("times(set by opponents this deal)", 1),
    ("times(discard by side this deal)", 2),
    ("times(discard by partner this deal)", 1),
    ("times(draw by next_player this deal)", 2),
    ("times(draw by dealer this deal)", 1),
    ("times(take by player this match)", 11),
    ("times(draw by side this match)", 22),
    ("times(take by player before this turn)", 0),
    ("turns_since(take)", 1),
    ("turns_since(discard)", 0),
    ("turns", 2),
    ("rounds", 2),
    ("turn_over", False),
    ("score", 120),
    ("deals", 2),
    ("target", 5000),
    ("banded", 6),
    ("last_rank is 9", True),
    ("left", 5),
    ("opened", True),
    ("need", 50),
]

NOTHING: list[tuple[str, Any]] = [
    # permission, rich, went and the last card of player 2 are not set; nobody has gone out; player 4 has no heap
    ("turns_since(out)", None),
    ("permission", False),
    ("went", None),
    ("top(own_heap of dealer)", None),
    ("most(size in melds of opponents where size > 5)", None),
    # 0 in a sum
    ("went + 1", 1),
    ("1 - went", 1),
    ("went * 3", 0),
    ("-went", 0),
    ("went div 2", 0),
    ("7 div went", 0),
    ("most(size in melds where size > 9) + 2", 2),
    # neither less nor more, equal to nothing at all
    ("went = 0", False),
    ("went != 0", True),
    ("went < 1", False),
    ("went >= 0", False),
    ("went <= 0", False),
    ("went > -1", False),
    ("went = went", False),
    ("went != went", True),
    ("turns_since(out) = 0", False),
    ("turns_since(out) = went", False),
    ("top(own_heap of dealer) = top(own_heap of dealer)", False),
    ("top(own_heap of dealer) != card", True),
    ("top(own_heap of dealer) = card", False),
    ("rank(top(own_heap of dealer)) = rank", False),
    ("suit(top(stock)) = suit(top(stock))", False),
    ("rank(top(stock)) = rank(top(stock))", False),
    ("low(meld) = low(onto)", False),
    # in no class: `is` says no, `is not` says yes
    ("top(own_heap of dealer) is any", False),
    ("top(own_heap of dealer) is not any", True),
    ("top(own_heap of dealer) is wild", False),
    ("suit(meld) is hearts", False),
    ("suit(meld) is not hearts", True),
    ("low is A", False),
    ("rank(top(own_heap of dealer)) is not K", True),
    # empty, and of size 0
    ("went is empty", True),
    ("permission is empty", True),
    ("top(own_heap of dealer) is empty", True),
    ("turns_since(take) is empty", False),
    ("last_card is not empty", True),
    ("rank(top(stock)) is empty", True),
    ("most(size in melds) is empty", False),
    # a class like nothing is empty
    ("count(like top_of_nobody in hand)", 0),
    ("some(like top_of_nobody in hand)", False),
    ("every(like top_of_nobody in hand)", False),
    ("every(like top_of_nobody in hand of dealer)", True),
    # a yes or no that is not there is no
    ("permission and turns = 2", False),
    ("permission or turns = 2", True),
    ("not permission", True),
    ("1 if permission else 2", 2),
    ("permission = no", False),
    ("permission != yes", True),
    # in a table nothing is 0, and what is chosen may be nothing
    ("by_nothing", 7),
    ("(went if turns = 2 else 3) is empty", True),
    ("(went if turns = 2 else 3) + 1", 1),
]
WORDS = """
  top_of_nobody: {is: top(own_heap of dealer)}
  by_nothing: {by: went, values: {below: 6, 0: 7, 1: 8}}
  quiet_too: {to: turn_end, needs: turn_over or top_of_nobody is 3 or by_nothing = 0}
"""


@pytest.fixture(scope="module")
def asked(tmp_path_factory: pytest.TempPathFactory) -> tuple[Table, dict[str, g.Question]]:
    path = tmp_path_factory.mktemp("variant") / "everything.yaml"
    path.write_text(made_up.EVERYTHING + WORDS.lstrip("\n"))
    written = [text for text, _ in MEANINGS + NOTHING]
    game, found = made_up.game_with(path, [*written, *KEPT], {"players": "4"})
    return set_out(game), dict(zip(written, found, strict=False))


def answers(table: Table, question: g.Question) -> list[Any]:
    """By the function and by walking."""
    found = [
        question.ask(table.state, 0, 0, table.choice, table.meld),
        walk(table.game, question.bound, table.state, 0, 0, table.choice, table.meld).value,
    ]
    return list(map(bool, found)) if question.bound.type == "yesno" else found


@pytest.mark.parametrize(("text", "value"), MEANINGS, ids=[text for text, _ in MEANINGS])
def test_it_means(asked: tuple[Table, dict[str, g.Question]], text: str, value: Any) -> None:
    table, questions = asked
    assert answers(table, questions[text]) == [value, value]


@pytest.mark.parametrize(("text", "value"), NOTHING, ids=[text for text, _ in NOTHING])
def test_what_is_not_there_is_nothing(asked: tuple[Table, dict[str, g.Question]], text: str, value: Any) -> None:
    table, questions = asked
    assert answers(table, questions[text]) == [value, value]


def test_a_new_meld_lay_on_nothing(asked: tuple[Table, dict[str, g.Question]]) -> None:
    table, questions = asked
    table.choice.onto, before = None, table.choice.onto
    try:
        for text, value in [
            ("size(onto)", 0),
            ("own(onto)", 0),
            ("stand_ins(onto)", 0),
            ("rank(onto) is Q", False),
            ("onto is not empty", False),
            ("count(wild in onto)", 0),
            ("kind(onto) is canasta", False),
            ("pattern(onto) is run", False),
        ]:
            assert answers(table, questions[text]) == [value, value], text
    finally:
        table.choice.onto = before


# --- mixing kinds of answers is an error of the file ---

MIXED = [
    "turns = yes",
    "card = turns",
    "rank = suit",
    "card < 3",
    "turns and yes",
    "not turns",
    "1 if turns else 2",
    "1 if turn_over else yes",
    "hand = pile",
    "hand + 1",
    "turns + turn_over",
    "turns is wild",
    "size(turns)",
    "rank(hand)",
    "top(hand)",
    "next(pile)",
    "stacks(stock)",
    "count(any in turns)",
    "sum(need of any in hand)",
    "most(card in sides)",
    "most(size in hand)",
    "count(wild in sides)",
    "count(5 in melds)",
    "count(set in hand)",
    "some(any in hand where 5)",
    "count(any in nowhere)",
    "nowhere",
    "draw",
    "times(hand by player this turn)",
    "turns_since(set)",
    "can(out)",
    "pattern(meld)",
    "pattern",
    "top",
    "pile of partner",
    "turns of partner",
    "1 div 0",
    "rank is (like card)",
    "hand is wild",
    "own(hand)",
    "kind(meld) is 5",
    "count(A to 4 in hand)",
    "points of partner",
    "size(draw)",
    "like",
    "permission = 1",
]


@pytest.mark.parametrize("text", MIXED)
def test_what_cannot_mean_anything_is_a_fault_of_the_file(tmp_path: Path, text: str) -> None:
    (tmp_path / "faulty.yaml").write_text(
        f'language: 1\nvariant: faulty\nextends: canasta\nturn:\n  asked: {{to: lay, needs: "yes or ({text}) is empty"}}\n'
    )
    with pytest.raises(RuleFileError) as fault:
        made_up.game_with(tmp_path / "faulty.yaml", [])
    assert all(said.place.line == 5 for said in fault.value.diagnostics)


@pytest.mark.parametrize("text", ["sum(points of any in sides)"])
def test_sides_hold_no_cards(tmp_path: Path, text: str) -> None:
    test_what_cannot_mean_anything_is_a_fault_of_the_file(tmp_path, text)


CIRCLES = [
    "words: {a: {is: b}, b: {is: a}}\nturn: {asked: {to: lay, needs: a = 1}}",
    "words: {a: {is: a + 1}}\nturn: {asked: {to: lay, needs: a = 1}}",
    "words: {a: {by: b, values: {0: 1}}, b: {is: a}}\nturn: {asked: {to: lay, needs: a = 1}}",
    "cards: {a: {cards: b or 3}, b: {cards: a or 4}}\nturn: {asked: {to: lay, needs: some(a in hand)}}",
]


@pytest.mark.parametrize("body", CIRCLES)
def test_a_word_that_reads_itself_is_a_fault(tmp_path: Path, body: str) -> None:
    (tmp_path / "faulty.yaml").write_text(f"language: 1\nvariant: faulty\nextends: canasta\n{body}\n")
    with pytest.raises(RuleFileError) as fault:
        made_up.game_with(tmp_path / "faulty.yaml", [])
    assert "E324" in {said.code for said in fault.value.diagnostics}


CHAINS = [
    "words:\n  w0: {is: score}\n"
    + "".join(f"  w{at}: {{is: w{at - 1} + 1}}\n" for at in range(1, 400))
    + "turn: {asked: {to: lay, needs: w399 > 0}}\n",
    "cards:\n  c0: {cards: red 3}\n"
    + "".join(f"  c{at}: {{cards: c{at - 1} or 4}}\n" for at in range(1, 400))
    + "turn: {asked: {to: lay, needs: some(c399 in hand)}}\n",
]


@pytest.mark.parametrize("body", CHAINS, ids=["words", "classes"])
def test_a_long_chain_of_words_is_read_or_is_a_fault(tmp_path: Path, body: str) -> None:
    (tmp_path / "faulty.yaml").write_text(f"language: 1\nvariant: faulty\nextends: canasta\n{body}")
    try:
        made_up.game_with(tmp_path / "faulty.yaml", [])
    except RuleFileError as fault:
        assert {said.code for said in fault.diagnostics} <= {"E322", "E346"}


def test_a_role_that_is_no_class_is_a_fault(tmp_path: Path) -> None:
    (tmp_path / "faulty.yaml").write_text(
        'language: 1\nvariant: faulty\nextends: canasta\nmelds:\n  set: {meld: "3 or more cards, one rank, in the order naturall+"}\n'
    )
    with pytest.raises(RuleFileError):
        made_up.game_with(tmp_path / "faulty.yaml", [])
