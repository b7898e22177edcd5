"""The form of a case: the shape of every slot, in the order of `conformance/CASES.md`."""

from __future__ import annotations

import re

from meldbook.conformance.shapes import (
    BAD_ID,
    CARD,
    CARDS,
    NAME,
    SHOULD,
    WRONG_VALUE,
    Faults,
    Shape,
    a_scalar,
    anything,
    either,
    fault,
    fields,
    keyed,
    listing,
    matching,
    one_of,
    whole,
)
from meldbook.conformance.values import scalar
from meldbook.loading import nodes

SLUG = NAME
INHERITED = rf"{NAME}(?:@{NAME})?"
RULE = rf"{NAME}(?:\.{NAME})+"

text = matching(r"(?s).*\S.*", "a text")
name = matching(NAME, "a name: lower case letters, digits and `_`")
cards = matching(CARDS, "cards with one space between, rank then suit, such as `10H QS JK`")
or_number = matching(rf"{CARDS}|[0-9]+", "cards, or how many")
stack = matching(rf"{CARDS}|(?:{CARDS} )?\.\.\.|[0-9]+", "cards (`...` at the end for the filled rest), or how many")

meld_text = matching(
    rf"(?:{NAME}: )?{CARD}(?:={CARD})?(?: {CARD}(?:={CARD})?)*",
    "the cards of a meld, with its pattern before them if need be",
)
named_meld = keyed(cards, NAME, "names of patterns")
row = listing(either({nodes.Scalar: meld_text, nodes.Mapping: named_meld}, "the cards of a meld"))
rows = either({nodes.Sequence: row, nodes.Mapping: keyed(row)}, "a list of melds, or such a list for each side")

_stacks = listing(or_number)
_owned = keyed(either({nodes.Scalar: or_number, nodes.Sequence: _stacks}, "cards, or how many"))
zone = either({nodes.Scalar: stack, nodes.Sequence: _stacks, nodes.Mapping: _owned}, "cards, by owner if the zone has owners")

_seen_top = fields({"top": cards, "size": whole(0)}, ["size"])

phase = one_of("play", "counting")
phase_after = one_of("play", "counting", "over")
turn_step = one_of("begin", "middle", "close")
_positive, _not_negative = whole(1), whole(0)
_names = listing(name)
_by_side = keyed(whole())
_items = keyed(keyed(whole(), RULE, "ids of rules"))

_DECK = fields({"deck": cards, "dealer": _positive, "scores": listing(whole()), "deals": _not_negative})
_SITUATION = fields(
    {
        "phase": phase,
        "seat": _positive,
        "step": turn_step,
        "dealer": _positive,
        "scores": listing(whole()),
        "deals": _not_negative,
        "hands": keyed(or_number),
        "melds": rows,
        "pile": cards,
        "stock": stack,
        "before": keyed(_names),
        "done": _names,
        "noted": keyed(either({nodes.Scalar: a_scalar, nodes.Mapping: keyed(a_scalar)}, "a value, or one by owner"), NAME, "names"),
        "fresh": keyed(listing(_positive)),
    },
    others=zone,
)


def given(node: nodes.Node, slot: str, faults: Faults) -> None:
    """A situation, or a deck and nothing else."""
    with_deck = isinstance(node, nodes.Mapping) and node.get("deck") is not None
    (_DECK if with_deck else _SITUATION)(node, slot, faults)


def title(node: nodes.Node, slot: str, faults: Faults) -> None:
    """A statement."""
    text(node, slot, faults)
    if isinstance(node, nodes.Scalar) and re.search(r"\b[Ss]hould\b", node.text):
        fault(faults, SHOULD, node.place, "a title says what is so, without `should`", "write `A pair takes ...`")


def yes(node: nodes.Node, slot: str, faults: Faults) -> None:
    """The word `yes`: what is refused is written as `refused`."""
    if not isinstance(node, nodes.Scalar) or scalar(node) is not True:
        fault(faults, WRONG_VALUE, node.place, f"`{slot}` can only be `yes`", "a refusal is written `{refused: ID}`")


rule_id = matching(RULE, "the id of a rule, such as `chapter.rule`", BAD_ID)
_accepted, _refused = fields({"ok": yes}, ["ok"]), fields({"refused": rule_id}, ["refused"])
_after = fields(
    {
        "hands": keyed(or_number),
        "melds": rows,
        "pile": either({nodes.Scalar: stack, nodes.Mapping: _seen_top}, "cards, how many, or what is seen of them"),
        "stock": stack,
        "scores": listing(whole()),
        "seat": _positive,
        "step": turn_step,
        "phase": phase_after,
        "deals": _not_negative,
        "totals": _by_side,
        "items": _items,
        "winners": listing(_positive),
    },
    others=zone,
)
_truth = one_of("yes", "no")
_actions = listing(text)
ANSWERS = {
    "meld": fields({"pattern": name, "kinds": _names, "points": whole(), "bonus": whole()}),
    "word": fields({"value": a_scalar}, ["value"]),
    "may": _accepted,
    "actions": fields({"includes": _actions, "excludes": _actions}),
    "score": fields({"items": _items, "totals": _by_side}),
    "winner": fields({"over": _truth, "winners": listing(_positive)}, ["over"]),
    "view": _after,
}
ANSWERS["extend"] = ANSWERS["meld"]

_choice = one_of("actions", "score", "winner", "view")
_QUESTIONS = {
    "meld": fields({"meld": meld_text, "pattern": name}, ["meld"]),
    "extend": fields({"extend": _positive, "cards": cards}, ["extend", "cards"]),
    "word": fields({"word": name}, ["word"]),
    "may": fields({"may": text}, ["may"]),
}


def question_of(ask: nodes.Node) -> str:
    """Which question this is: its one word, or the key that names it; empty if it is none."""
    if isinstance(ask, nodes.Scalar):
        return ask.text
    keys = [key.text for key, _ in ask.pairs] if isinstance(ask, nodes.Mapping) else []
    return next((key for key in keys if key in _QUESTIONS), "")


def ask(node: nodes.Node, slot: str, faults: Faults) -> None:
    """A question."""
    unknown = fields(dict.fromkeys(_QUESTIONS, text), ["meld"])
    by_kind = {nodes.Scalar: _choice, nodes.Mapping: _QUESTIONS.get(question_of(node), unknown)}
    either(by_kind, "a question")(node, slot, faults)


def expect(node: nodes.Node, question: str, faults: Faults) -> None:
    """What must come of a step; `question` is empty for an action."""
    keys = {key.text for key, _ in node.pairs} if isinstance(node, nodes.Mapping) else set()
    shape = _refused if "refused" in keys else ANSWERS.get(question, _after)
    if not question and "ok" in keys:
        shape = _accepted
    shape(node, "expect", faults)
    if isinstance(node, nodes.Mapping) and not node.pairs:
        fault(
            faults,
            WRONG_VALUE,
            node.place,
            "`expect` says nothing",
            "write `{ok: yes}` if it is enough that it is accepted",
        )


_deal = fields({"deal": cards, "dealer": _positive}, ["deal"])
_STEP = fields(
    {
        "by": _positive,
        "do": either({nodes.Scalar: text, nodes.Mapping: _deal}, "an action"),
        "ask": ask,
        "expect": anything,
    }
)


def step(node: nodes.Node, slot: str, faults: Faults) -> None:
    """One action or one question, with what must come of it."""
    _STEP(node, "step", faults)
    if not isinstance(node, nodes.Mapping):
        return
    asked, done, expected = node.get("ask"), node.get("do"), node.get("expect")
    if (asked is None) == (done is None):
        fault(faults, WRONG_VALUE, node.place, "a step holds either `do` or `ask`")
    elif expected is not None:
        expect(expected, "" if asked is None else question_of(asked), faults)
    elif asked is not None:
        fault(faults, "E603", node.place, "a question has no `expect`")


_CASE: dict[str, Shape] = {
    "id": matching(SLUG, "lower case letters, digits and `_`", BAD_ID),
    "title": title,
    "variant": name,
    "options": keyed(a_scalar, NAME, "names of options"),
    "level": whole(0, 5),
    "rules": listing(rule_id, least=1),
    "why": text,
    "given": given,
    "steps": listing(step, least=1),
    "twin": matching(SLUG, "the id of a case", BAD_ID),
    "from": text,
}
own_case = fields(_CASE, ["id", "title", "rules", "steps"])  # beside a variant file, which says the rest
case = fields(_CASE, ["id", "title", "variant", "level", "rules", "steps", "from"])
