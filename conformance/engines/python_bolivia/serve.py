"""The conformance protocol over standard input and output: one JSON object a line.

python3 conformance/engines/python_bolivia/serve.py
"""

import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import engine as e

# Every option of the variant and the values played here; the first is the default (players: 4).
OPTIONS = {
    "players": ["4", "2", "3"],
    "direction": ["clockwise"],
    "first_dealer": ["by_lot"],
    "next_dealer": ["next_seat"],
    "first_player": ["after_dealer"],
    "point_table": ["usual"],
    "cover_black": ["no"],
    "joining": ["no"],
    "final_discard": ["either"],
    "plays_on": ["yes"],
    "last_red": ["turn_goes_on"],
    "hand_counts": ["yes"],
    "target": ["15000", "2500", "5000", "7500", "10000"],
    "capped": ["yes"],
    "whole_hand_exempt": ["no"],
    "from_pile": ["no"],
    "red_needs_run": ["yes"],
    "black_always": ["yes"],
}
HELLO = {
    "protocol": 1,
    "name": "plain Bolivia",
    "version": "1.0",
    "language": "Python",
    "url": "conformance/engines/python_bolivia",
    "supports": {"variants": ["bolivia"], "levels": [0, 1, 2, 3, 4, 5], "options": {"bolivia": OPTIONS}},
}


NOWHERE = 10**6  # a place in the row that no meld has


class Unreadable(Exception):
    """A request that says nothing this engine could judge."""


def read_cards(cards):
    if isinstance(cards, str):
        cards = cards.split()
    try:
        return tuple(e.read_card(c) for c in cards or ())
    except KeyError as error:
        raise Unreadable("no such card: %s" % error)


def read_pattern(name):
    if name is None:
        return None
    if name not in e.PATTERN:
        raise Unreadable("no such pattern: %s" % name)
    return e.PATTERN[name]


def read_group(group):
    onto = group.get("onto")
    place = -1 if onto is None else onto - 1 if onto > 0 else NOWHERE
    if set(group) - {"cards", "onto", "pattern"}:
        place = NOWHERE  # melds that are to be joined: there is no such move here
    return place, read_cards(group.get("cards")), read_pattern(group.get("pattern"))


def read_move(do):
    action = do.get("action")
    groups = tuple(read_group(g) for g in do.get("groups") or ())
    if action == "discard":
        return e.DISCARD, read_cards([do["card"]])[0]
    if action == "lay":
        return e.LAY, groups
    if action == "take":
        return e.TAKE, groups or ((-1, (), None),)
    if action == "take_top":
        if not groups:
            groups = (read_group({"onto": do.get("onto")}),)
        if len(groups) > 1 or groups[0][1]:
            return e.TAKE_TOP, None  # hand cards cannot be laid with it
        return e.TAKE_TOP, groups[0][0]
    if action == "ask":
        answer = do.get("answer")
        if answer not in ("yes", "no", True, False):
            raise Unreadable("an answer is yes or no")
        return e.ASK, answer in ("yes", True)
    if action in ("draw", "stop", "finish"):
        return (e.ACTION_NAME.index(action),)
    raise Unreadable("no such action: %s" % action)


def write_move(move):
    what = move[0]
    do = {"action": e.ACTION_NAME[what]}
    if what == e.DISCARD:
        do["card"] = e.NAME[move[1]]
    elif what == e.ASK:
        do["answer"] = "yes" if move[1] else "no"
    elif what == e.TAKE_TOP:
        do["groups"] = [{"cards": [], "onto": move[1] + 1}]
    elif what in (e.TAKE, e.LAY):
        do["groups"] = [
            {"cards": e.names(cards), "onto": place + 1} if place >= 0 else {"cards": e.names(cards)} for place, cards, _ in move[1]
        ]
    return do


# ---------------------------------------------------------------- questions
def about_meld(meld):
    refusal = e.meld_rules(meld)
    if refusal:
        return {"refused": refusal}
    kind, bonus = e.kind(meld)
    return {"ok": {"pattern": e.PATTERN_NAME[meld.pattern], "kinds": [kind] if kind else [], "points": meld.points, "bonus": bonus}}


def ask_meld(s, seat, ask):
    cards, named = read_cards(ask["cards"]), read_pattern(ask.get("pattern"))
    pattern = e.fits_new(cards)
    if pattern is None or named not in (None, pattern):
        return {"refused": e.nearest(cards) if named is None else e.PATTERN_ID[named]}
    meld = e.Meld(pattern, 0)
    meld.put(cards)
    return about_meld(meld)


def ask_extend(s, seat, ask):
    melds = s.sides[s.side_of[seat]].melds
    place = ask["onto"] - 1
    if not 0 <= place < len(melds):
        return {"refused": "turn.lay"}
    cards = read_cards(ask["cards"])
    if not e.fits_onto(melds[place], cards):
        return {"refused": e.PATTERN_ID[melds[place].pattern]}
    meld = melds[place].copy()
    meld.put(cards)
    return about_meld(meld)


def ask_word(s, seat, ask):
    word, n = ask["word"], s.side_of[seat]
    side = s.sides[n]
    reds = len(side.shown)
    values = {
        "players": s.players,
        "sides": len(s.sides),
        "packs": 3,
        "jokers": 6,
        "hand_size": e.HAND_SIZE,
        "draw_size": 2,
        "opened": bool(side.melds),
        "top_need": 150,
        "need": e.need_for(s.scores[n]),
        "red_value": 1000 if reds == 6 else 100 * reds,
        "earned": side.ready(),
        "black_cost": 100,
        "ends_here": False,
        "reserve_open": False,
        "number_needed": 2,
        "ready": side.ready(),
        "concealed": e.concealed(s, n),
        "target": s.target,
        "most_deals": e.MOST_DEALS,
        "permission": s.permission if s.asked else None,
    }
    for name, choices in OPTIONS.items():
        values.setdefault(name, {"yes": True, "no": False}.get(choices[0], choices[0]))
    if word not in values:
        raise Unreadable("no such word: %s" % word)
    return {"ok": {"value": values[word]}}


def ask_may(s, seat, ask):
    refusal = judge(s, seat, ask["do"])
    return {"refused": refusal} if refusal else {"ok": {}}


def ask_actions(s, seat, ask):
    return {"ok": {"actions": [write_move(m) for m in e.all_moves(s)] if seat == s.seat else []}}


def ask_score(s, seat, ask):
    items = s.items if s.phase == e.OVER else e.count(s)
    return {
        "ok": {
            "items": {str(i + 1): lines for i, lines in enumerate(items)},
            "totals": {str(i + 1): sum(lines.values()) for i, lines in enumerate(items)},
        }
    }


def ask_winner(s, seat, ask):
    found = e.winners(s)
    return {"ok": {"over": found is not None, "winners": [x + 1 for x in found or ()]}}


def ask_view(s, seat, ask):
    d = e.situation(s)
    d["hands"] = {k: cards if int(k) == seat + 1 else len(cards) for k, cards in d["hands"].items()}
    d["stock"] = len(d["stock"])
    d["pile"] = {"top": d["pile"][-1] if d["pile"] else None, "size": len(d["pile"])}
    return {"ok": d}


QUESTIONS = {
    "meld": ask_meld,
    "extend": ask_extend,
    "word": ask_word,
    "may": ask_may,
    "actions": ask_actions,
    "score": ask_score,
    "winner": ask_winner,
    "view": ask_view,
}


# ---------------------------------------------------------------- actions and cases
def judge(s, seat, do):
    if do.get("action") == "deal":
        if s.phase == e.PLAY:
            return "turn.play"
        if e.winners(s) is not None:
            return "match.reached" if max(s.scores) >= s.target else "match.too_long"
        return None
    return e.judge(s, seat, read_move(do))


def next_deal(s, do):
    if s.phase == e.COUNTING:
        e.end_deal(s, s.ended_by)
    dealer = do.get("dealer") or (s.dealer + 1) % s.players + 1
    return e.new_deal([e.NAME[c] for c in read_cards(do["deck"])], dealer, s.players, s.scores, s.deals, s.target)


def answer_step(s, step):
    """The answer to one step, and the state after it."""
    seat = (step.get("by") or s.seat + 1) - 1
    if "ask" in step:
        question = QUESTIONS.get(step["ask"].get("what"))
        if question is None:
            return {"unsupported": "no such question: %s" % step["ask"].get("what")}, s
        return question(s, seat, step["ask"]), s
    do = step["do"]
    refusal = judge(s, seat, do)
    if refusal:
        return {"refused": refusal}, s
    s = next_deal(s, do) if do["action"] == "deal" else e.apply(s, read_move(do))
    return {"ok": e.situation(s)}, s


def answer_case(case):
    if case.get("variant") != "bolivia":
        return {"seq": case.get("seq"), "steps": [{"unsupported": "only bolivia"} for _ in case["steps"]]}
    options = case.get("options") or {}
    for name, value in options.items():
        if name in OPTIONS and str(value) not in OPTIONS[name]:
            why = "option %s: %s" % (name, value)
            return {"seq": case.get("seq"), "steps": [{"unsupported": why} for _ in case["steps"]]}
    players = int(options.get("players", 4))
    s = e.from_situation(case.get("given") or {}, players, int(options.get("target", 15000)))
    answers = []
    for step in case["steps"]:
        try:
            answer, s = answer_step(s, step)
        except Unreadable as error:
            answer = {"unsupported": str(error)}
        answers.append(answer)
    return {"seq": case.get("seq"), "steps": answers}


def main():
    for line in sys.stdin:
        if not line.strip():
            continue
        message = json.loads(line)
        if "hello" in message:
            answer = {"hello": HELLO}
        else:
            case = message.get("case") or {}
            try:
                answer = answer_case(case)
            except Exception as error:  # one bad case must not end the process
                answer = {"seq": case.get("seq"), "error": "%s: %s" % (type(error).__name__, error)}
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
