"""The texts say every rule in four languages, and the gate that sees to it finds what it should."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from meldbook import load, text_gate, text_library, texts
from meldbook.loading.entries import Entry
from meldbook.loading.nodes import Mapping, Node, Place, Scalar
from meldbook.loading.variants import resolve
from meldbook.text_gate import Wanted
from meldbook.texts import LANGUAGES, Slots, TextError

ROOT = Path(__file__).resolve().parents[2]

# The slots of the rules of canasta with its options as they stand, worked out by hand from the rule files.
SLOTS: dict[str, Slots] = {
    "table.players": {"value": 4},
    "table.sides": {
        "value": 2, "players": 4, "from_1": 2, "value_1": 2, "from_2": 3, "value_2": 3, "from_3": 4, "value_3": 2,
    },
    "table.direction": {"value": "clockwise"},
    "table.first_dealer": {"value": "by_lot"},
    "table.next_dealer": {"value": "next_seat"},
    "table.first_player": {"value": "after_dealer"},
    "table.packs": {"value": 2},
    "table.jokers": {"value": 4},
    "table.stock": {},
    "table.pile": {},
    "table.hand": {},
    "table.melds": {},
    "cards.wild": {},
    "cards.natural": {},
    "cards.points": {"value_1": 50, "value_2": 20, "value_3": 10, "value_4": 5},
    "cards.point_table": {"value": "usual"},
    "deal.hand_size": {
        "value": 11, "players": 4, "from_1": 2, "value_1": 15, "from_2": 3, "value_2": 13, "from_3": 4, "value_3": 11,
    },
    "deal.set_up": {"hand_size": 11, "n1": 1},
    "deal.cover_black": {"value": "no"},
    "deal.cover": {"cover_black": "no", "n1": 1},
    "turn.play": {},
    "turn.draw_size": {"value": 1, "players": 4, "from_1": 2, "value_1": 2, "from_2": 4, "value_2": 1},
    "turn.draw": {"draw_size": 1},
    "turn.stock_left": {},
    "turn.lay": {"n1": 0},
    "turn.discard": {},
    "turn.kept_back": {},
    "melds.set": {"least": 3, "low": "4", "high": "A"},
    "melds.more_naturals": {},
    "melds.wild_limit": {"n1": 3},
    "melds.one_each": {"value": "yes"},
    "melds.one_per_rank": {"one_each": "yes", "n1": 1},
    "melds.sets_only": {},
    "complete.natural_set": {"n1": 7, "n2": 0, "n3": 500},
    "complete.mixed_set": {"n1": 7, "n2": 300},
    "opening.opened": {},
    "opening.need": {
        "value_1": 15, "from_2": 0, "value_2": 50, "from_3": 1500, "value_3": 90, "from_4": 3000, "value_4": 120,
    },
    "opening.whole_hand_exempt": {"value": "no"},
    "opening.left_after": {"n1": 0},
    "opening.minimum": {"whole_hand_exempt": "no", "n1": 1},
    "pile.take": {"from_pile": "no", "n1": 0},
    "pile.blocked": {},
    "pile.upcard_freezes": {"value": "yes"},
    "pile.frozen": {"upcard_freezes": "yes"},
    "pile.onto_meld": {"value": "no"},
    "pile.lays_off": {"onto_meld": "no"},
    "pile.natural_pair": {"n1": 2},
    "pile.two_cards": {"n1": 2},
    "pile.one_match": {},
    "threes.red_three": {},
    "threes.black_three": {},
    "threes.shown": {},
    "threes.from_pile": {"value": "no"},
    "threes.apart": {},
    "threes.lay_red": {"n1": 1, "n2": 1},
    "threes.red_value": {"n1": 800, "n2": 4, "n3": 100},
    "threes.earned": {},
    "threes.red_threes": {},
    "threes.black_meld": {"least": 3},
    "threes.black_last": {"n1": 1},
    "threes.black_cost": {"value": 5},
    "threes.black_hand": {"black_cost": 5},
    "stock.plays_on": {"value": "yes"},
    "stock.over": {"plays_on": "yes"},
    "stock.stop": {},
    "stock.stop_only": {},
    "stock.last_red": {"value": "turn_goes_on"},
    "stock.ends_here": {"last_red": "turn_goes_on"},
    "stock.finish": {},
    "stock.finish_only": {},
    "stock.no_discard": {},
    "out.reserve_open": {"value": "no"},
    "out.out": {"reserve_open": "no"},
    "out.final_discard": {"value": "either"},
    "out.with_discard": {"final_discard": "either", "n1": 1},
    "out.three_need": {"value": 1},
    "out.number_needed": {
        "value": 1, "players": 4, "three_need": 1,
        "from_1": 2, "value_1": 2, "from_2": 3, "value_2": 1, "from_3": 4, "value_3": 1,
    },
    "out.ready": {"number_needed": 1},
    "out.enough": {},
    "out.keep_two": {},
    "out.concealed_by": {"value": "player"},
    "out.own_melds": {"value": "no"},
    "out.own_canasta": {"value": "no"},
    "out.fresh": {"concealed_by": "player", "n1": 0, "n2": 0},
    "out.concealed": {"own_melds": "no", "own_canasta": "no", "n1": 0},
    "out.ask": {},
    "out.has_partner": {"sides": 2, "players": 4},
    "out.ask_once": {"n1": 0},
    "out.denied": {"n1": 1},
    "out.granted": {"n1": 1},
    "score.counting": {},
    "score.laid_cards": {},
    "score.hand_counts": {"value": "yes"},
    "score.hand_cards": {"hand_counts": "yes"},
    "score.going_out": {"n1": 1, "n2": 200, "n3": 100},
    "match.target": {"value": 5000, "players": 4},
    "match.reached": {"target": 5000},
    "match.capped": {"value": "yes"},
    "match.most_deals": {"value": 60},
    "match.too_long": {"capped": "yes", "most_deals": 60},
}  # fmt: skip


@pytest.fixture(scope="module")
def canasta() -> Wanted:
    return text_gate.wanted_by(resolve("canasta").entries, SLOTS.__getitem__)


# --- the texts of the project ------------------------------------------------------------------------------------


def test_every_rule_of_every_variant_has_sound_texts_in_four_languages() -> None:
    assert [str(problem) for problem in text_gate.check(text_gate.wanted_everywhere())] == []


def test_the_slots_worked_out_by_hand_are_those_of_the_rules() -> None:
    game = load("canasta")
    for rule, slots in SLOTS.items():
        found = game.slots(rule)
        assert {name: found.get(name) for name in slots} == slots, rule


def test_the_slots_above_are_of_the_rules_of_canasta() -> None:
    assert SLOTS.keys() == resolve("canasta").entries.keys()


def test_the_number_of_stacks_of_a_zone_is_a_slot() -> None:
    assert load("tranca").slots("reserve.reserves")["value"] == 2


@pytest.mark.parametrize(("lang", "thousands"), [("pt", "5.000"), ("es", "5.000"), ("it", "5.000"), ("en", "5,000")])
def test_numbers_are_grouped_also_with_four_digits(lang: str, thousands: str) -> None:
    assert texts.number(5000, lang) == thousands
    assert thousands in texts.sentence("match.reached", {"target": 5000}, lang)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("pt", "duas cartas naturais"),
        ("es", "dos cartas naturales"),
        ("it", "due carte naturali"),
        ("en", "two natural cards"),
    ],
)
def test_small_numbers_are_written_out_and_agree(lang: str, said: str) -> None:
    assert said in texts.sentence("pile.natural_pair", {"n1": 2}, lang)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("pt", "do oito à dama"),
        ("es", "del ocho a la reina"),
        ("it", "dall\u2019otto alla donna"),
        ("en", "from eight to queen"),
    ],
)
def test_ranks_come_with_their_article(lang: str, said: str) -> None:
    assert said in texts.sentence("melds.set", {"least": 3, "low": "8", "high": "Q"}, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_word_of_the_table_chooses_the_sentence(lang: str) -> None:
    said = {value: texts.sentence("stock.over", {"plays_on": value}, lang) for value in ("yes", "no")}
    assert said["yes"] != said["no"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_text_of_several_sentences_is_one_paragraph(lang: str) -> None:
    assert "\n" not in texts.sentence("out.concealed", {"own_melds": "no", "own_canasta": "yes"}, lang)


@pytest.mark.parametrize(("lang", "none"), [("pt", "0 pontos"), ("es", "0 puntos"), ("it", "0 punti"), ("en", "0 points")])
def test_none_is_many(lang: str, none: str) -> None:
    assert texts.interface("points", {"points": 0}, lang) == none


def test_a_card_has_a_name() -> None:
    said = {lang: texts.interface("card", {"rank": "Q", "suit": "H"}, lang) for lang in LANGUAGES}
    assert said == {"pt": "dama de copas", "es": "reina de corazones", "it": "donna di cuori", "en": "queen of hearts"}


def test_a_chapter_has_a_heading_and_a_rule_a_name() -> None:
    assert texts.heading("pile", "pt") == "O lixo"
    assert texts.sentence("complete.mixed_set", {}, "it", "name") == "canasta sporca"
    assert texts.sentence("melds.one_each", {}, "en", "no") == "A side may have several melds of the same rank."


# --- finding and filling ---------------------------------------------------------------------------------------------


def test_an_entry_may_carry_its_own_text() -> None:
    own = {"pt": "Só com { WORDS($n1) } ases.", "en": "Only with { WORDS($n1) } aces."}
    assert texts.sentence("pile.house", {"n1": 2}, "pt", override=own) == "Só com dois ases."
    assert texts.sentence("pile.house", {"n1": 2}, "es", override=own) == "Só com dois ases."
    assert texts.has("pile.house", "es", override=own)


def test_an_own_text_may_run_over_lines() -> None:
    own = {"en": "You draw { $n1 ->\n[one] a card\n*[other] { WORDS($n1) } cards\n}\nat once."}
    assert texts.sentence("turn.house", {"n1": 3}, "en", override=own) == "You draw three cards at once."


def test_an_entry_may_use_the_text_of_another() -> None:
    said = texts.sentence("cards.points", {"value_1": 10}, "en", override="cards.points-ten_each")
    assert said == "Every card is worth 10 points."


def test_an_own_text_leaves_the_name_alone() -> None:
    assert texts.sentence("melds.set", {}, "en", "name", override={"en": "Anything goes."}) == "set"


@pytest.mark.parametrize(
    "asked",
    [
        lambda: texts.sentence("pile.no_such_rule", {}, "en"),
        lambda: texts.sentence("nowhere.at_all", {}, "en"),
        lambda: texts.sentence("..", {}, "en"),
        lambda: texts.sentence("pile", {}, "en"),
        lambda: texts.sentence("pile.natural_pair", {}, "en"),
        lambda: texts.sentence("pile.blocked", {}, "fr"),
        lambda: texts.sentence("pile.blocked", {}, "en", "name"),
        lambda: texts.sentence("pile.x", {}, "en", override={"en": "a { broken"}),
        lambda: texts.sentence("pile.x", {}, "en", override={}),
        lambda: texts.sentence("melds.set", {"least": 3, "low": "Z", "high": "A"}, "en"),
        lambda: texts.interface("no-such-name", {}, "en"),
        lambda: texts.heading("nowhere", "en"),
    ],
)  # fmt: skip
def test_what_cannot_be_said_is_an_error(asked: Callable[[], str]) -> None:
    with pytest.raises(TextError):
        asked()


def test_whether_there_is_a_text() -> None:
    assert texts.has("pile.blocked", "es")
    assert texts.has("pile.take", "es", "name")
    assert not texts.has("pile.blocked", "es", "name")
    assert not texts.has("nowhere.at_all", "es")
    assert not texts.has("pile.blocked", "fr")


def test_fluent_and_babel_are_imported_only_when_a_text_is_asked_for() -> None:
    code = (
        "import sys, meldbook.texts as t; print(any(m.startswith(('fluent', 'babel')) for m in sys.modules));"
        "t.has('pile.take', 'en'); print('fluent.runtime' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT / "interpreter", check=True)
    assert done.stdout.split() == ["False", "True"]


# --- the gate --------------------------------------------------------------------------------------------------------


WANTED = Wanted({"pile.two": {"n1": 2}, "pile.how": {"value": "yes"}}, {"pile.how": ["yes", "no"]}, ["pile.two"])
SOUND = """pile =
    .chapter = Pile
    .two = You need { WORDS($n1) } cards.
    .two-name = pair
    .how = How?
    .how-yes = So.
    .how-no = Not so.
"""


def sources(lang: str = "en", old: str = "", new: str = "") -> text_library.Sources:
    """A sound set of texts, with one change in one language."""
    interface = {one: files["interface.ftl"] for one, files in text_library.read_sources().items()}
    chapter = {one: SOUND.replace("How?", "¿How?") if one == "es" else SOUND for one in LANGUAGES}
    assert old in chapter[lang]
    chapter[lang] = chapter[lang].replace(old, new)
    return {one: {"pile.ftl": chapter[one], "interface.ftl": interface[one]} for one in LANGUAGES}


def test_the_gate_lets_sound_texts_pass() -> None:
    assert text_gate.check([WANTED], sources()) == []


@pytest.mark.parametrize(
    ("lang", "old", "new", "said"),
    [
        ("en", ".two = You need { WORDS($n1) } cards.", ".two = { $n1", "not Fluent"),
        ("it", "    .two = You need { WORDS($n1) } cards.\n", "", "pile.two has no text"),
        ("it", "    .two-name = pair\n", "", "pile.two-name has no text"),
        ("pt", "    .how-no = Not so.\n", "", "pile.how-no has no text"),
        ("es", "    .chapter = Pile\n", "", "pile.chapter has no text"),
        ("en", ".how-no", ".how-nope", "pile.how-nope belongs to no rule"),
        ("en", ".how-no", ".what", "pile.what belongs to no rule"),
        ("en", "{ WORDS($n1) }", "some", "pile.two reads no $n1, as another language does"),
        ("en", "$n1", "$n2", "pile.two reads $n2, which the rule does not have"),
        ("en", "{ WORDS($n1) }", "{ RANK($n1) }", "pile.two cannot be filled"),
        ("en", "{ WORDS($n1) }", "{ NOTHING($n1) }", "pile.two cannot be filled"),
        ("en", "{ WORDS($n1) }", "{ $n1 } or 2", "pile.two holds the number 2"),
        ("en", "{ WORDS($n1) }", "{ $n1 } or two", "pile.two holds the number “two”"),
        ("pt", "{ WORDS($n1) }", "{ $n1 } ou duas", "pile.two holds the number “duas”"),
        ("en", "You need", "You'd need", "pile.two holds a straight apostrophe"),
        ("en", "You need", "You\u00a0need", "pile.two holds a no-break space"),
        ("en", "cards.", "cards .", "pile.two has a space too many"),
        ("en", "cards.", "cards", "pile.two does not end like a sentence"),
        ("en", ".two-name = pair", ".two-name = pair.", "pile.two-name is a name and ends like a sentence"),
        ("en", ".chapter = Pile", ".chapter = Pile.", "pile.chapter is a name and ends like a sentence"),
        ("es", "¿How?", "How?", "pile.how has a question mark without its partner"),
        ("en", "    .how-no", "    .how-yes", "pile.how-yes stands there twice"),
        ("en", "pile =", "heap =", "heap.two is not an attribute of the message of its chapter"),
    ],
)
def test_the_gate_finds(lang: str, old: str, new: str, said: str) -> None:
    found = [str(problem) for problem in text_gate.check([WANTED], sources(lang, old, new))]
    assert any(problem.startswith(f"spec/texts/{lang}/pile.ftl:") and said in problem for problem in found), found


def test_the_rank_of_a_card_in_a_name_is_no_number() -> None:
    wanted = Wanted({"pile.two": {"n1": 3}}, {}, ["pile.two"])
    source = "pile =\n    .chapter = Pile\n    .two = Si prende con tre {} e { $n1 } carte.\n    .two-name = tre nero\n"

    def problems(card: str) -> list[text_library.Problem]:
        chapter = source.replace("{}", card)
        return text_gate.check([wanted], {one: {**found, "pile.ftl": chapter} for one, found in sources().items()})

    assert problems("neri") == []
    assert [problem.file for problem in problems("figure")] == ["spec/texts/it/pile.ftl"]


def test_a_rule_with_a_text_of_its_own_asks_for_no_other() -> None:
    place = Place("house.yaml", 1, 1)

    def entry(key: str, verb: str, text: Node | None = None) -> Entry:
        fields: dict[str, Node] = {verb: Scalar("x", place)} | ({"text": text} if text else {})
        return Entry(f"pile.{key}", "pile", key, verb, fields, place, "house")

    own = Mapping(((Scalar("en", place), Scalar("So.", place)),), place)
    listed = [entry("own", "told", own), entry("borrowed", "may", Scalar("pile.take", place)), entry("plain", "to")]
    wanted = text_gate.wanted_by({one.id: one for one in listed}, lambda rule: {})
    assert set(wanted.text_ids()) == {"pile.take", "pile.plain", "pile.borrowed-name"}


def test_a_fault_has_its_line() -> None:
    (problem,) = text_gate.check([WANTED], sources("en", "{ WORDS($n1) }", "{ $n1 } or 2"))
    assert (problem.file, problem.line) == ("spec/texts/en/pile.ftl", 3)


def test_a_name_missing_from_one_interface_is_found() -> None:
    files = {lang: dict(found) for lang, found in sources().items()}
    files["it"]["interface.ftl"] = files["it"]["interface.ftl"].replace("accepted =", "acepted =")
    found = [str(problem) for problem in text_gate.check([WANTED], files)]
    assert "spec/texts/it/interface.ftl:1: accepted has no text" in found
