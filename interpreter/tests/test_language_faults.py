"""Each fault of meaning is found, with its code and place. The table is also the proof that every code is given."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import meldbook
from meldbook.errors import InputError
from meldbook.loading import codes
from meldbook.loading.diagnostics import RuleFileError
from meldbook.play import cards, layout
from meldbook.play.game import Game
from meldbook.play.judge import State, judge
from meldbook.play.setup import first_deal
from meldbook.play.work import Move, Refusal

PACKAGE = Path(meldbook.__file__).parent
HEAD = "language: 1\nvariant: home\nextends: base\n"

# what is wrong, the body (it begins on line 4), the faults as `CODE line:column`
FAULTS: list[tuple[str, str, str]] = [
    ("an expression that cannot be read", "a: {b: {is: 1 + }}", "E300 4:16"),
    ("a comparison without a side", "a: {b: {to: draw, needs: size(hand) > }}", "E300 4:38"),
    ("a word where a sign is wanted", "a: {b: {to: draw, needs: size(hand) at 2}}", "E300 4:37"),
    ("a selector that cannot be read", "cards: {odd: {cards: red or}}", "E300 4:28"),
    ("a pattern that cannot be read", "melds: {row: {meld: 3 or more cards}}", "E300 4:36"),
    ("a pattern with more at least than at most", "melds: {row: {meld: '5 to 3 cards, one rank'}}", "E300 4:22"),
    ("brackets without end", "a: {b: {is: " + "(" * 80 + "1" + ")" * 80 + "}}", "E346 4:5"),
    ("a text nested too deep", "a: {b: {to: draw, needs: " + "not " * 80 + "yes}}", "E300 4:26"),
    ("a number of too many digits", "a: {b: {to: draw, needs: size(hand) > 12345678901}}", "E300 4:39"),
    ("two words of one name", "a: {wild: {is: 1}}", "E310 4:5"),
    ("a note with the name of a zone", "a: {b: {whenever: hand is empty, do: [{note: stock, is: 1, for: turn}, {end: play}]}}", "E310 4:5"),
    ("a word of the language as a name", "a: {rank: {is: 1}}", "E311 4:5"),
    ("a number where yes or no is wanted", "a: {b: {to: draw, needs: size(hand)}}", "E320 4:26"),
    ("a place that is compared", "a: {b: {to: draw, needs: hand = 1}}", "E320 4:26"),
    ("two sorts that are compared", "a: {b: {to: draw, needs: size(hand) = yes}}", "E320 4:26"),
    ("a name that is defined nowhere", "a: {b: {to: draw, needs: size(hnad) > 1}}", "E321 4:31"),
    ("a class that is defined nowhere", "a: {b: {to: draw, needs: some(wlid in hand)}}", "E321 4:31"),
    ("a class where a kind of melds is wanted", "a: {b: {to: draw, needs: some(wild in melds)}}", "E321 4:31"),
    ("a stretch downwards", "cards: {odd: {cards: K to 4}}", "E321 4:22"),
    ("an owner for what is the table's", "a: {b: {to: draw, needs: stock of partner is empty}}", "E321 4:26"),
    (
        "words that grow without bound",
        "a: {b0: {is: 'size(hand)'}, "
        + ", ".join(f"b{n}: {{is: {' + '.join([f'b{n - 1}'] * 9)}}}" for n in range(1, 6))
        + ", c: {to: draw, needs: b5 > 1}}",
        "E322",
    ),
    ("a division by nothing", "a: {b: {to: draw, needs: size(hand) div 0 > 1}}", "E323 4:41"),
    ("a word that reads itself", "a: {b: {is: c + 1}, c: {is: b}}", "E324 4:13; E324 4:29"),
    ("a class that reads itself", "cards: {odd: {cards: odd or 3}}", "E324 4:22"),
    ("a setting that reads the play", "table: {jokers: {is: size(stock)}}", "E325 4:9"),
    ("a default that reads the play", "a: {b: {choice: [1, 2], default: size(stock)}, c: {to: draw, needs: b > 1}}", "E325 4:34"),
    ("a trigger that reads a choice", "a: {b: {whenever: size(laid) > 1, do: [{end: play}]}}", "E326 4:19"),
    (
        "a kind that reads the play",
        "melds: {row: {meld: '3 cards, one rank'}}\nk: {b: {kind: big, of: row, when: size(stock) > 1}}",
        "E326 5:35",
    ),
    ("a rule to nothing", "a: {b: {to: drow, needs: yes}}", "E327 4:13"),
    (
        "a count inside three others",
        "a: {b: {to: draw, needs: some(any in sides where some(any in melds where some(any in laid where some(any in hand where rank is 4))))}}",
        "E328 4:97",
    ),
    (
        "a count inside three others by way of words",
        "a: {b: {is: 'count(any in stock where rank is 4)'}, c: {is: 'count(any in stock where b > 1)'}, "
        "d: {is: 'sum(points of any in hand where c > 1)'}, e: {to: draw, needs: 'most(score in sides where d > 1) > 1'}}",
        "E328 4:14",
    ),
    ("bands that do not go upwards", "a: {b: {by: players, values: {3: 1, 2: 2}}, c: {to: draw, needs: b > 1}}", "E330 4:37"),
    ("a band that is no number", "a: {b: {by: players, values: {many: 1}}, c: {to: draw, needs: b > 1}}", "E330 4:31"),
    ("`below` in the middle", "a: {b: {by: players, values: {3: 1, below: 2}}, c: {to: draw, needs: b > 1}}", "E330 4:37"),
    ("a default that is not a value", "a: {b: {choice: [1, 2], default: 3}, c: {to: draw, needs: b > 1}}", "E331 4:34"),
    ("too many players", "table: {players: {choice: [99], default: 99}}", "E341 4:9"),
    ("unequal sides", "table: {sides: {is: 3}}", "E341 4:9"),
    ("a deck without bounds", "table: {packs: {is: 900}}", "E341 4:9"),
    ("a phase without entry", "a: {b: {told: nothing}}\nphases: [set_up, play, counting, after]", "E342 5:1"),
    ("an end of a phase that is none", "a: {b: {whenever: hand is empty and turn_over, do: [{end: game}]}}", "E342 4:53"),
    ("cards moved onto a row of melds", "a: {b: {whenever: hand is empty, do: [{move: 1, from: hand, to: melds}]}}", "E343 4:65"),
    ("groups that are laid without being chosen", "a: {b: {may: middle, do: [{lay: groups, to: melds}]}}", "E343 4:5"),
    ("a trigger that does nothing it asks about", "a: {b: {whenever: hand is empty, do: [{move: 1, from: stock, to: pile}]}}", "E344 4:9"),
    (
        "a note of two spans",
        "turn: {discard: {do: [{note: kept, is: 1, for: deal}, {note: kept, is: 2, for: turn}, {end: turn}]}}\na: {b: {to: draw, needs: kept > 0}}",
        "E348 4:55",
    ),
    (
        "a kind that is never reached",
        "melds: {row: {meld: '3 cards, one rank'}}\nk: {a: {kind: big, of: row, when: size >= 3}, b: {kind: big, of: row, when: own = 3 and size >= 3}}",
        "E347 5:47",
    ),
    ("fewer cards than none dealt", "deal: {hand_size: {is: -3}}", "E349 4:24"),
    ("fewer cards than none drawn", "turn: {draw_size: {by: score, values: {below: 1, 0: -1}}}", "E349 4:53"),
    ("more cards drawn than the packs hold", "turn: {draw_size: {is: 109}}", "E349 4:24"),
    ("more cards dealt than the packs hold", "deal: {hand_size: {is: 28}}", "E349 4:24"),
    ("a meld of more cards than the packs hold", "melds: {row: {meld: '109 or more cards, one rank'}}", "E349 4:21"),
    ("a count below nothing", "a: {b: {is: -2}, c: {to: draw, needs: size(hand) > b}}", "E349 4:13"),
    ("follows from nothing", "a: {b: {told: nothing, follows: [a.c]}}", "E345 4:34"),
    ("a word that nobody reads", "a: {b: {is: 1}}", "E346 4:5"),
    (
        "a tower of words",
        "a: {b0: {is: 'size(hand)'}, "
        + ", ".join(f"b{n}: {{is: b{n - 1} + 1}}" for n in range(1, 150))
        + ", c: {to: draw, needs: b149 > 1}}",
        "E322",
    ),
    ("a phase that is listed twice", "phases: [set_up, play, play, counting]", "E342 4:1"),
    ("a step of two phases", "phases: [set_up, play, more, counting]\nx: {more: {phase: {begin: one, zz: any}}}", "E342 5:12"),
    ("a step that nobody can do", "phases: [set_up, play, more, counting]\nx: {more: {phase: {q: one}}}", "E342 5:12"),
    ("an action that asks whether it can be done", "a: {b: {to: draw, needs: can(draw)}}", "E324 4:26"),
    (
        "two actions that ask whether the other can be done",
        "a: {w: {is: can(discard)}, b: {to: draw, needs: w}, c: {to: discard, needs: not can(draw)}}",
        "E324 4:49; E324 4:77",
    ),
    ("a card chosen from nowhere", "a: {b: {may: middle, choose: {card: none}, do: [{end: turn}]}}", "E343 4:22"),
    ("a card chosen from a row of melds", "a: {b: {may: middle, choose: {card: melds}, do: [{end: turn}]}}", "E343 4:22"),
    ("a card chosen from a stack", "a: {b: {may: middle, choose: {card: pile}, do: [{move: card, from: pile, to: hand}]}}", "E343 4:22"),
    ("groups chosen from a stack", "a: {b: {may: middle, choose: {groups: stock}, do: [{lay: groups, to: melds}]}}", "E343 4:22"),
    (
        "the top card of what is no stack",
        "a: {b: {may: middle, choose: {groups: hand, with: hand}, do: [{lay: groups, to: melds}]}}",
        "E343 4:22",
    ),
    ("a card that nobody has chosen", "a: {b: {may: middle, do: [{move: card, from: hand, to: pile}]}}", "E343 4:46"),
    ("a chosen card where nobody chooses", "a: {b: {whenever: hand is empty, do: [{move: card, from: hand, to: pile}]}}", "E343 4:58"),
    (
        "groups laid twice",
        "a: {b: {may: middle, choose: {groups: hand}, do: [{lay: groups, to: melds}, {lay: groups, to: melds}]}}",
        "E343 4:77",
    ),
    (
        "groups laid where nobody acts",
        "phases: [set_up, play, more, counting]\nx: {more: {phase: [{lay: groups, to: melds}]}}",
        "E343 5:20",
    ),
    (
        "a question where nobody acts",
        "a: {b: {whenever: hand is empty, do: [{ask: partner, choices: [yes, no], note: z}, {end: play}]}, c: {to: draw, needs: z}}",
        "E343 4:39",
    ),
    (
        "a note of a place",
        "a: {b: {may: middle, do: [{note: z, is: hand, for: turn}]}, c: {to: draw, needs: z is empty}}",
        "E320 4:41; E320 4:82",
    ),
    ("a stack filled from a stack", "table: {stock: {zone: stack, of: table, seen: nobody, starts: deck, refill: pile}}", "E343 4:69"),
    ("a table without a deck", "table: {stock: {zone: stack, of: table, seen: nobody, starts: null}}", "E343"),
    (
        "a rule to what nobody does",
        "a: {t: {whenever: pile is empty, in: set_up, do: [{move: 1, from: stock, to: pile}]}, r: {to: t, needs: no}}",
        "E327 4:95",
    ),
    ("an end of a phase that is over", "a: {t: {whenever: pile is empty, do: [{end: set_up}]}}", "E342 4:39"),
    ("an end of a phase that would come again", "a: {t: {whenever: pile is empty, in: counting, do: [{end: play}]}}", "E342 4:53"),
]


def load(tmp_path: Path, body: str) -> None:
    path = tmp_path / "home.yaml"
    path.write_text(HEAD + body + "\n", encoding="utf-8")
    meldbook.load(path)


@pytest.mark.parametrize(("body", "expected"), [fault[1:] for fault in FAULTS], ids=[fault[0] for fault in FAULTS])
def test_a_fault_is_found_at_its_place(tmp_path: Path, body: str, expected: str) -> None:
    with pytest.raises(RuleFileError) as caught:
        load(tmp_path, body)
    found = [f"{d.code} {d.place.line}:{d.place.column}" for d in caught.value.diagnostics]
    if " " in expected:
        assert "; ".join(found) == expected
    else:
        assert {one.split()[0] for one in found} == {expected}
    assert all(d.place.file.endswith("home.yaml") for d in caught.value.diagnostics)


def test_a_file_without_settings_says_which_are_missing(tmp_path: Path) -> None:
    path = tmp_path / "home.yaml"
    path.write_text("language: 1\nvariant: home\nphases: [play]\na: {play: {phase: {begin: one}}}\n", encoding="utf-8")
    with pytest.raises(RuleFileError) as caught:
        meldbook.load(path)
    assert {d.code for d in caught.value.diagnostics} >= {"E340"}


def test_every_code_is_explained_and_provoked() -> None:
    used = {
        code
        for path in PACKAGE.rglob("*.py")
        for code in re.findall(r'"(E3[0-9][0-9])"', path.read_text(encoding="utf-8"))
        if path.name != "codes.py"
    }
    provoked = {code for _, _, expected in FAULTS for code in re.findall(r"E[0-9]+", expected)} | {"E340", "E350"}
    assert used <= set(codes.CODES)
    assert used <= provoked


@pytest.mark.parametrize(
    ("settings", "said"),
    [({"playrs": "2"}, "did you mean `players`"), ({"players": "7"}, "its values are 2, 3, 4"), ({"players": ""}, "has no value")],
)
def test_an_unknown_option_or_value_is_named(settings: dict[str, str], said: str) -> None:
    with pytest.raises(InputError, match=re.escape(said)):
        meldbook.load("canasta", settings)


def test_an_abstract_variant_is_not_played() -> None:
    with pytest.raises(InputError, match="is not a game"):
        meldbook.load("base")


def test_a_value_that_changes_its_own_option_is_told(tmp_path: Path) -> None:
    path = tmp_path / "home.yaml"
    path.write_text(HEAD + "a: {b: {choice: [no, yes], with: {yes: {a: {b: null}}}}, c: {to: draw, needs: b}}\n", encoding="utf-8")
    with pytest.raises(RuleFileError) as caught:
        meldbook.load(path, {"b": "yes"})
    assert [(one.code, one.place.line, one.place.column) for one in caught.value.diagnostics] == [("E331", 4, 45)]


# A second phase with turns, in which cards are only given back.
TWO_PHASES = """
phases: [set_up, play, giving, counting]
more:
  giving:    {phase: {give: one}}
  give_back: {may: give, choose: {card: hand}, do: [{move: card, from: hand, to: pile}, {end: turn}]}
  given:     {whenever: "times(give_back by everyone this deal) = 3", do: [{end: giving}]}
  stopped:   {whenever: "times(discard by everyone this deal) = 1", do: [{end: play}]}
"""


def test_a_second_phase_with_turns_begins_after_the_dealer_with_a_turn_of_its_own(tmp_path: Path) -> None:
    path = tmp_path / "two.yaml"
    path.write_text("language: 1\nvariant: two\nextends: canasta\n" + TWO_PHASES, encoding="utf-8")
    game = meldbook.load(path, {"players": "2"})
    state = judge_all(game, [(0, "draw"), (0, "discard")])
    giving = [phase.name for phase in game.phases].index("giving")
    assert state[layout.PHASE] == giving
    seats = []
    while state[layout.PHASE] == giving:
        seats.append(state[layout.SEAT])
        done = judge(game, state, state[layout.SEAT], Move("give_back", next(iter(cards.kinds(hand_of(game, state))))))
        assert not isinstance(done, Refusal)
        state = done
    assert seats == [0, 1, 0]


def judge_all(game: Game, moves: list[tuple[int, str]]) -> State:
    """A deal with the second seat as the dealer, and what is done in it; cards are the lowest held."""
    state = first_deal(game, [card for card in cards.kinds(game.deck) for _ in range(cards.copies(game.deck, card))], 1)
    for seat, name in moves:
        card = next(iter(cards.kinds(hand_of(game, state)))) if name == "discard" else None
        done = judge(game, state, seat, Move(name, card))
        assert not isinstance(done, Refusal)
        state = done
    return state


def hand_of(game: Game, state: State) -> int:
    hand = game.layout.zones["hand"]
    found: int = state[hand.of_seat[state[layout.SEAT]] + hand.held]
    return found
