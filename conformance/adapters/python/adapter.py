"""A skeleton: the protocol of ../../PROTOCOL.md around an engine that knows only melds and what cards are worth.

Put your own engine where `Rules` stands and answer more, question by question. Standard library only.

    meldbook conform --impl "python3 conformance/adapters/python/adapter.py" --variant canasta --level 1
"""

import json
import sys

HELLO = {
    "protocol": 1,
    "name": "skeleton",
    "version": "0",
    "language": "Python",
    "supports": {"variants": ["canasta"], "levels": [0, 1]},
}
VALUES = {"JK": 50, "A": 20, "2": 20, "K": 10, "Q": 10, "J": 10, "10": 10, "9": 10, "8": 10, "7": 5, "6": 5, "5": 5, "4": 5, "3": 5}


class Rules:
    """Your engine. This one knows sets: cards of one rank with fewer wild cards than naturals, three of these at most."""

    def meld(self, cards):
        """The rule that it breaks or None, and its points."""
        if len(cards) > 6 or any(card[:-1] == "3" for card in cards):
            return "unsupported", "no threes and no canastas yet"
        naturals = [card for card in cards if card != "JK" and card[:-1] != "2"]
        wild = len(cards) - len(naturals)
        if len(cards) < 3 or len({card[:-1] for card in naturals}) != 1:
            return "melds.set", None
        if wild > 3:
            return "melds.wild_limit", None
        if wild >= len(naturals):
            return "melds.more_naturals", None
        return None, sum(VALUES[card if card == "JK" else card[:-1]] for card in cards)

    def need(self, score):
        """What the first meld of a side must be worth."""
        return 15 if score < 0 else 50 if score < 1500 else 90 if score < 3000 else 120


def step(case, one):
    """The answer to one step."""
    ask, given = one.get("ask", {}), case["given"]
    if ask.get("what") == "meld" and "pattern" not in ask:
        broken, points = Rules().meld([card.split("=")[0] for card in ask["cards"]])
        if broken == "unsupported":
            return {"unsupported": points}
        return {"refused": broken} if broken else {"ok": {"pattern": "set", "kinds": [], "points": points, "bonus": 0}}
    if ask.get("what") == "word" and ask["word"] == "need":
        side = (one.get("by", given.get("seat", 1)) - 1) % len(given["scores"])
        return {"ok": {"value": Rules().need(given["scores"][side])}}
    return {"unsupported": "not yet"}


def answer(message):
    """The answer to one message."""
    if "hello" in message:
        return {"hello": HELLO}
    case = message["case"]
    return {"seq": case["seq"], "steps": [step(case, one) for one in case["steps"]]}


if __name__ == "__main__":
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), flush=True)
