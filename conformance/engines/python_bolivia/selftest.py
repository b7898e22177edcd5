"""Situations made up from the catalogue's examples, played over the protocol, and random play.

python3 selftest.py            the situations, then 50 deals for each number of players
python3 selftest.py 2000       the same with 2,000 deals
"""

import json
import os
import random
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
import engine as e  # noqa: E402

SERVER = subprocess.Popen([sys.executable, os.path.join(HERE, "serve.py")], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
failures = checks = 0


def send(message):
    SERVER.stdin.write(json.dumps(message) + "\n")
    SERVER.stdin.flush()
    return json.loads(SERVER.stdout.readline())


def do(text):
    """An action written as in CASES.md."""
    action, _, rest = text.partition(" ")
    if action == "discard":
        return {"action": action, "card": rest}
    if action == "ask":
        return {"action": action, "answer": rest}
    if not rest:
        return {"action": action}
    groups = []
    for part in rest.split(";"):
        words, group = part.split(), {}
        if words and words[0][0] == "m" and words[0][1:].isdigit():
            group["onto"] = int(words[0][1:])
            words = words[2:]
        if words and words[0].endswith(":"):
            group["pattern"] = words[0][:-1]
            words = words[1:]
        group["cards"] = words
        groups.append(group)
    return {"action": action, "groups": groups}


def given(players=4, hands=None, melds=None, pile="4C", stock="4C 4D 4H 4S 5C 5D", step=None, done="", **more):
    d = {
        "phase": "play",
        "seat": 1,
        "step": step or ("middle" if done else "begin"),
        "dealer": players,
        "scores": [0] * (3 if players == 3 else 2),
        "deals": 0,
        "pile": pile.split(),
        "stock": stock.split(),
        "done": done.split(),
        "noted": {},
        "before": {},
        "shown": {},
    }
    d["hands"] = {str(i): ((hands or {}).get(i) or "5C 6D 8H 9S JC").split() for i in range(1, players + 1)}
    d["melds"] = {str(side): [{"cards": m.split()} for m in row] for side, row in (melds or {}).items()}
    for key, value in more.items():
        if key in ("shown", "before"):
            value = {str(k): v.split() for k, v in value.items()}
        d[key] = value
    return d


def play(situation, *steps, players=4, target=15000):
    """The answers to steps: an action's text, or a question as a dict."""
    sent = []
    for step in steps:
        by = {}
        if isinstance(step, tuple):
            by, step = {"by": step[0]}, step[1]
        if isinstance(step, str):
            sent.append({**by, "do": do(step)})
        elif "action" in step:
            sent.append({**by, "do": step})
        else:
            sent.append({**by, "ask": step})
    answer = send(
        {
            "case": {
                "seq": 1,
                "variant": "bolivia",
                "options": {"players": str(players), "target": str(target)},
                "given": situation,
                "steps": sent,
            }
        }
    )
    return answer.get("steps") or [answer]


def check(name, got, want):
    """want: a text is a refusal, a dict what must be in the answer."""
    global failures, checks
    checks += 1
    if isinstance(want, str):
        good = got.get("refused") == want
    else:
        good = "ok" in got and all(got["ok"].get(k) == v for k, v in want.items())
    if not good:
        failures += 1
        print("FAILED", name, "\n   wanted", want, "\n   got   ", str(got)[:600])


def meld(cards, want, **more):
    check("meld " + cards, play(given(), {"what": "meld", "cards": cards.split(), **more})[0], want)


RUN7, RUN7B, WILD7 = "4S 5S 6S 7S 8S 9S 10S", "5D 6D 7D 8D 9D 10D JD", "2C 2D 2H 2S JK JK JK"
SET7, MIXED7 = "KC KC KD KH KH KS KS", "QC QD QH QS QS 2C JK"


def situations():
    # EX-D-2: sets
    meld("9S 9H 2C", {"pattern": "set", "kinds": [], "points": 40, "bonus": 0})
    meld("9S 9H 9C 9D 2C JK", {"pattern": "set", "points": 110})
    meld("9S 9H 9C 2C JK", "melds.more_naturals")
    meld("9S 2C JK", "melds.more_naturals")
    meld("9S 9S 9C 9D 9H 9H 2C 2D JK", "melds.wild_limit")
    meld("9S 9H", "melds.set")
    meld(SET7, {"kinds": ["natural_set"], "bonus": 500})
    meld(MIXED7, {"kinds": ["mixed_set"], "bonus": 300})
    meld("4C 4C 4C 4D 4D 4D 4H 4H 4H", {"pattern": "set", "kinds": ["natural_set"]})
    # EX-D-3, EX-BOL-2: runs
    for cards in ("4S 5S 6S", "QH KH AH", RUN7):
        meld(cards, {"pattern": "run"})
    meld(RUN7, {"kinds": ["pure_run"], "bonus": 1500, "points": 50})
    meld("3S 4S 5S", "melds.run")
    meld("KS AS 4S", "melds.run")
    meld("AS 2S 3S", "melds.set")  # one card fits each pattern: the first of the file
    meld("4S 5S JK", "melds.run")
    meld("4S 5S 6S 7S 8S 9S 10S JS", "melds.run")
    meld("4S 5H 6S", "melds.run")
    check("eighth card", play(given(melds={1: [RUN7]}), {"what": "extend", "onto": 1, "cards": ["JS"]})[0], "melds.run")
    check(
        "seventh card",
        play(given(melds={1: [RUN7[:-4]]}), {"what": "extend", "onto": 1, "cards": ["10S"]})[0],
        {"kinds": ["pure_run"], "bonus": 1500},
    )
    # EX-D-4, EX-BOL-3: wild cards
    meld("2C 2D JK", {"pattern": "wild_meld", "points": 90})
    meld(WILD7, {"kinds": ["all_wild"], "bonus": 2500})
    meld("2C JK", "melds.wild_meld")
    meld("2C 2C 2D 2D JK JK JK JK", "melds.wild_meld")
    meld("3S 3C 3S", {"pattern": "black_meld", "points": 15})
    meld("3S 3C JK", "threes.black_meld")
    meld("9S 9H 9C", "melds.run", pattern="run")
    # EX-D-5: the pile
    row = {1: ["4C 4D 4H"]}
    hand = {1: "9S 9H 2C 2D 5C 6D"}
    check("pair", play(given(hands=hand, melds=row, pile="8C 9D"), "take 9S 9H")[0], {"pile": [], "step": "middle"})
    check("pair and wild", play(given(hands=hand, melds=row, pile="8C 9D"), "take 9S 9H 2C")[0], {"pile": []})
    check("card and wild", play(given(hands=hand, melds=row, pile="8C 9D"), "take 9S 2C")[0], "pile.natural_pair")
    check("wild on top", play(given(hands=hand, melds=row, pile="8C 2H"), "take 2C 2D")[0], "pile.blocked")
    check("three on top", play(given(hands=hand, melds=row, pile="8C 3S"), "take 9S 9H")[0], "pile.blocked")
    check("red three on top", play(given(hands=hand, melds=row, pile="8C 3H"), "take 9S 9H")[0], "pile.blocked")
    check("wild inside", play(given(hands=hand, melds=row, pile="JK 9D"), "take 9S 9H")[0], {"pile": []})
    check("no meld", play(given(hands=hand, melds=row, pile="8C QD"), "take 9S 9H")[0], "pile.pair_makes_set")
    check("run from pile", play(given(hands={1: "JS QS 5C 6D"}, melds=row, pile="8C KS"), "take JS QS")[0], "pile.pair_makes_set")
    check("onto", play(given(hands=hand, melds={1: ["9C 9C 9D"]}, pile="8C 9D"), "take m1 + 9S 9H")[0], "pile.new_meld")
    check("onto alone", play(given(hands=hand, melds={1: ["9C 9C 9D"]}, pile="8C 9D"), "take m1")[0], "pile.natural_pair")
    check("no pile", play(given(hands=hand, melds=row, pile=""), "take 9S 9H")[0], "pile.take")
    check("not held", play(given(hands=hand, melds=row, pile="8C 9D"), "take 9S 9C")[0], "pile.take")
    check("opening with pile", play(given(hands=hand, pile="JK JK JK 9D"), "take 9S 9H")[0], "opening.minimum")
    check("and a wild card", play(given(hands=hand, pile="JK JK JK 9D"), "take 9S 9H 2C")[0], {"pile": []})
    check("and more from the hand", play(given(hands={1: "9S 9H QS QD QH 5C"}, pile="4C 9D"), "take 9S 9H; QS QD QH")[0], {"pile": []})
    check("red three in the pile", play(given(hands=hand, melds=row, pile="3H 9D"), "take 9S 9H")[0], {"shown": {"1": ["3H"], "2": []}})
    # EX-D-6: the top card alone
    six = {1: ["4S 5S 6S 7S 8S 9S"]}
    check("onto six", play(given(melds=six, pile="8C 10S"), "take_top m1")[0], {"pile": ["8C"], "step": "middle"})
    check("onto seven", play(given(melds={1: [RUN7]}, pile="8C JS"), "take_top m1")[0], "pile.onto_short_run")
    check("opponent's", play(given(melds={2: six[1]}, pile="8C 10S"), "take_top m1")[0], "pile.take_top")
    check("onto a set", play(given(melds=row, pile="8C 4S"), "take_top m1")[0], "pile.onto_short_run")
    check("does not fit", play(given(melds=six, pile="8C JS"), "take_top m1")[0], "melds.run")
    check("then draw", play(given(melds=six, pile="8C 10S"), "take_top m1", "draw")[1], "pile.take_top")
    check("one card left", play(given(hands={1: "5C"}, melds=six, pile="8C 10S"), "take_top m1")[0], "out.enough")
    # EX-D-8: the first meld
    for score, need in ((-5, 15), (0, 50), (1495, 50), (1500, 90), (2995, 90), (3000, 120), (6995, 120), (7000, 150)):
        check("need", play(given(scores=[score, 0]), {"what": "word", "word": "need"})[0], {"value": need})
    hand = {1: "9S 9H 9C 9D JS 4C 5C 6C 2C 2D JK"}
    check("40 points", play(given(hands=hand, done="draw"), "lay 9S 9H 9C 9D")[0], "opening.minimum")
    check("55 points", play(given(hands=hand, done="draw"), "lay 9S 9H 9C 9D; 4C 5C 6C")[0], {"seat": 1})
    check("60 points", play(given(hands=hand, done="draw"), "lay 9S 9H 9C 9D 2C")[0], {"seat": 1})
    check("90 points", play(given(hands=hand, done="draw", scores=[1500, 0]), "lay 2C 2D JK")[0], {"seat": 1})
    check("the pile does not count", play(given(hands={1: "9S 9H 5C 6D"}, pile="AS AH AC 9D"), "take 9S 9H")[0], "opening.minimum")
    # EX-D-17: keep two
    hand = {1: "9S 9H 9C KD 5C"}
    row = {1: ["KC KH KS", "5S 5H 5D"]}
    check("two left", play(given(hands=hand, melds=row, done="draw"), "lay 9S 9H 9C", "discard KD")[1], {"seat": 2})
    check("one left", play(given(hands=hand, melds=row, done="draw"), "lay 9S 9H 9C; m1 + KD")[0], "out.enough")
    check("none left", play(given(hands=hand, melds=row, done="draw"), "lay 9S 9H 9C; m1 + KD; m2 + 5C")[0], "out.enough")
    check("last discard", play(given(hands={1: "5C"}, melds=row, done="draw"), "discard 5C")[0], "out.enough")
    check(
        "melds complete the need",
        play(given(hands={1: "10S 4C"}, melds={1: ["4S 5S 6S 7S 8S 9S", SET7]}, done="draw"), "lay m1 + 10S", "discard 4C")[1],
        {"phase": "over"},
    )
    check(
        "the last card completes it",
        play(given(hands={1: "10S KD"}, melds={1: ["4S 5S 6S 7S 8S 9S", "KC KC KD KH KH KS"]}, done="draw"), "lay m2 + KD", "lay m1 + 10S")[
            1
        ],
        {"phase": "over"},
    )
    # EX-BOL-1: what going out needs
    for other in (RUN7B, WILD7, SET7, MIXED7):
        check("ready", play(given(hands={1: "5C"}, melds={1: [RUN7, other]}, done="draw"), "discard 5C")[0], {"phase": "over", "seat": 1})
    for row in ([RUN7], [SET7, MIXED7], [WILD7, SET7]):
        check("not ready", play(given(hands={1: "5C"}, melds={1: row}, done="draw"), "discard 5C")[0], "out.enough")
    for players in (2, 3):
        check(
            "ready",
            play(given(players, hands={1: "5C"}, melds={1: [RUN7, SET7]}, done="draw"), "discard 5C", players=players)[0],
            {"phase": "over"},
        )
    # EX-BOL-4, EX-D-10 and the rest of the count
    row = {1: [RUN7, SET7, MIXED7, WILD7], 2: ["4C 4D 4H"]}
    got = play(
        given(hands={1: "5C", 2: "3S 9D JK", 3: "AC", 4: "3C 3C"}, melds=row, done="draw", shown={1: "3H", 2: "3D 3D"}), "discard 5C"
    )[0]
    check(
        "count",
        got,
        {
            "items": {
                "1": {
                    "complete.pure_run": 1500,
                    "complete.natural_set": 500,
                    "complete.mixed_set": 300,
                    "complete.all_wild": 2500,
                    "score.laid_cards": 50 + 70 + 120 + 230,
                    "score.hand_cards": -20,
                    "score.going_out": 100,
                    "threes.red_threes": 100,
                },
                "2": {"score.laid_cards": 15, "score.hand_cards": -60, "threes.red_threes": -200, "threes.black_hand": -300},
            }
        },
    )
    for reds, value in ((1, 100), (5, 500), (6, 1000)):
        for melds, sign in ({1: [RUN7, SET7]}, 1), ({1: [RUN7, "KC KC KD"]}, -1), ({1: [SET7, WILD7]}, -1):
            got = play(
                given(hands={1: "5C"}, melds=melds, phase="counting", shown={1: " ".join(["3H", "3D"] * 3)[: 3 * reds]}), {"what": "score"}
            )[0]
            check("red threes", {"ok": got["ok"]["items"]["1"]}, {"threes.red_threes": sign * value})
    whole = " ".join((RUN7, SET7, "5C"))
    got = play(given(hands={1: whole}, done="draw"), "lay %s; %s" % (RUN7, SET7), "discard 5C")[1]
    check("concealed", {"ok": got["ok"]["items"]["1"]}, {"score.going_out": 200})
    got = play(given(hands={1: whole}, done="draw", melds={1: ["4C 4D 4H"]}), "lay %s; %s" % (RUN7, SET7), "discard 5C")[1]
    check("partner has laid", {"ok": got["ok"]["items"]["1"]}, {"score.going_out": 100})
    got = play(given(hands={1: whole[:-2]}, done="draw"), "lay %s; %s" % (RUN7, SET7))[0]
    check("without a discard", got, {"phase": "over"})
    # EX-BOL-5 and the match
    out = given(hands={1: "5C"}, melds={1: [RUN7, SET7]}, done="draw", deals=59)
    check("60 deals", play(out, "discard 5C")[0], {"winners": [], "deals": 60})
    check("winner", play(given(scores=[100, 50], deals=60), {"what": "winner"})[0], {"over": True, "winners": []})
    check("winner", play(given(scores=[15000, 50]), {"what": "winner"})[0], {"over": True, "winners": [1]})
    check("winner", play(given(scores=[15100, 15100]), {"what": "winner"})[0], {"over": True, "winners": []})
    check("winner", play(given(scores=[14995, 50]), {"what": "winner"})[0], {"over": False, "winners": []})
    out["deals"] = 3
    check("target", play(out, "discard 5C", target=2500)[0], {"deals": 4, "phase": "over"})
    out["scores"] = [2000, 0]
    check("target", play(out, "discard 5C", target=2500)[0], {"winners": [1]})
    check("next deal", play(out, "discard 5C", {"action": "deal", "deck": [e.NAME[c] for c in e.PACK]}, target=2500)[1], "match.reached")
    check(
        "next deal",
        play(out, "discard 5C", {"action": "deal", "deck": [e.NAME[c] for c in e.PACK]})[1],
        {"dealer": 1, "seat": 2, "deals": 4, "phase": "play"},
    )
    check("after the end", play(out, "discard 5C", "draw")[1], "out.out")
    # black threes
    row = {1: [RUN7, SET7]}
    check(
        "black threes going out",
        play(given(hands={1: "3C 3S 3S 5C"}, melds=row, done="draw"), "lay 3C 3S 3S", "discard 5C")[1],
        {"phase": "over"},
    )
    check(
        "black threes, two cards left",
        play(given(hands={1: "3C 3S 3S 5C 8D"}, melds=row, done="draw"), "lay 3C 3S 3S")[0],
        "threes.black_last",
    )
    check("not ready", play(given(hands={1: "3C 3S 3S 5C"}, melds={1: [RUN7]}, done="draw"), "lay 3C 3S 3S")[0], "out.enough")
    check(
        "must go on", play(given(hands={1: "3C 3S 3S KC 5C"}, melds=row, done="draw"), "lay 3C 3S 3S", "discard 5C")[1], "threes.black_last"
    )
    # asking
    check("alone", play(given(2, done="draw"), "ask yes", players=2)[0], "out.has_partner")
    check("could not", play(given(melds=row, done="draw"), "ask no")[0], "out.granted")
    ask = given(hands={1: "KC 10D"}, melds=row, done="draw")
    check("yes binds", play(ask, "ask yes", "discard KC")[1], "out.granted")
    check("yes, out", play(ask, "ask yes", "lay m2 + KC", "discard 10D")[2], {"phase": "over"})
    check("once", play(ask, "ask yes", "ask yes")[1], "out.ask_once")
    check("no binds", play(ask, "ask no", "lay m2 + KC")[1], "out.denied")
    check("no, discard", play(ask, "ask no", "discard KC")[1], {"seat": 2})
    whole = given(hands={1: " ".join((RUN7, SET7, "5C"))}, done="draw")
    got = play(whole, "ask yes", "lay %s; %s" % (RUN7, SET7), "discard 5C")[2]
    check("whole hand", {"ok": got["ok"]["items"]["1"]}, {"score.going_out": 200})
    whole["scores"] = [7000, 0]  # 120 points in melds, 125 with the five: 150 are needed
    check("whole hand below the need", play(whole, "ask yes")[0], "out.granted")
    check("one card", play(given(hands={1: "KC"}, melds=row, done="draw"), "ask yes")[0], "out.denied")
    # order of a turn, discards
    check("meld first", play(given(), "lay 5C 6D 8H")[0], "turn.play")
    check("discard first", play(given(), "discard 5C")[0], "turn.play")
    check("draw twice", play(given(), "draw", "draw")[1], "turn.draw")
    check("not his turn", play(given(), (2, "draw"))[0], "turn.play")
    check("draw two", play(given(hands={1: "5C"}), "draw")[0], {"stock": ["4H", "4S", "5C", "5D"]})
    check("discard wild", play(given(hands={1: "5C JK"}, done="draw"), "discard JK")[0], {"pile": ["4C", "JK"]})
    check("discard black three", play(given(hands={1: "5C 3S"}, done="draw"), "discard 3S")[0], {"pile": ["4C", "3S"]})
    check("not held", play(given(done="draw"), "discard AS")[0], "turn.discard")
    check(
        "group rules first",
        play(given(hands={1: "AS AH 2C JK 9S 9H 4C 4D"}, melds={1: ["4C 4D 4H"]}, done="draw"), "lay AS AH 2C JK; 9S 9H")[0],
        "melds.more_naturals",
    )
    # the stock
    check("no stock", play(given(stock=""), "draw")[0], "turn.stock_left")
    check("stop", play(given(stock=""), "stop")[0], {"phase": "over"})
    check("stop early", play(given(), "stop")[0], "stock.stop_only")
    check("one card left", play(given(hands={1: "5C"}, stock="9D"), "draw")[0], {"stock": [], "step": "middle", "seat": 1})
    check(
        "last card red", play(given(hands={1: "5C 6D"}, stock="3H"), "draw", "discard 5C")[1], {"seat": 2, "shown": {"1": ["3H"], "2": []}}
    )
    check("turn ends by itself", play(given(hands={1: "5C"}, stock="3H"), "draw")[0], {"seat": 2, "step": "begin"})
    check(
        "may go out with it", play(given(hands={1: "5C"}, stock="3H", melds={1: [RUN7, SET7]}), "draw", "discard 5C")[1], {"phase": "over"}
    )
    check(
        "replaced",
        play(given(hands={1: "5C"}, stock="3H 3D 9C 9D"), "draw")[0],
        {
            "stock": [],
            "hands": {"1": ["5C", "9C", "9D"], "2": ["5C", "6D", "8H", "9S", "JC"], "3": ["5C", "6D", "8H", "9S", "JC"], "4": ["5C", "6D", "8H", "9S", "JC"]},
        },
    )
    # the set-up: first player seat 3
    deck = ["3H", "4C", "5C", "6C"] + ["7C", "7D", "7H", "7S"] * 14 + ["3D", "8C", "2C", "3S", "9D"]
    got = play({"deck": deck, "dealer": 2}, {"what": "actions"}, "draw")
    check("actions", {"ok": {"draw": {"action": "draw"} in got[0]["ok"]["actions"]}}, {"draw": True})
    check("set-up", got[1], {"seat": 3, "shown": {"1": ["3H", "3D"], "2": []}, "pile": ["2C", "3S"], "stock": []})
    check("view", play(given(pile="4C 9D"), {"what": "view"})[0], {"stock": 6, "pile": {"top": "9D", "size": 2}})


def random_play(players, deals, seed):
    """Cards are conserved, there is always a move, and the judge accepts every move of the list."""
    rng, pack, stat = random.Random(seed), sorted(e.PACK), {}
    deck = [e.NAME[c] for c in e.PACK]
    start = time.process_time()
    for deal in range(deals):
        rng.shuffle(deck)
        scores = [rng.choice((-100, 0, 0, 1500, 3000, 7000)) for _ in range(3 if players == 3 else 2)]
        s = e.new_deal(deck, rng.randrange(players) + 1, players, scores)
        eager = rng.random() < 0.7  # some deals are played by somebody who likes to lay
        while not e.is_over(s):
            legal = e.moves(s, deal % 2 == 0)
            assert legal, e.situation(s)
            assert len(set(legal)) == len(legal)
            for move in legal:
                assert e.judge(s, s.seat, move) is None, (e.move_text(move), e.situation(s))
            cards = [c for h in s.hands for c in e.hand_cards(h)] + s.pile + s.stock
            cards += [c for side in s.sides for m in side.melds for c in m.cards]
            assert sorted(cards + [c for side in s.sides for c in side.shown]) == pack
            if rng.random() < 0.01:
                again = e.from_situation(json.loads(json.dumps(e.situation(s))), players)
                assert [e.move_text(m) for m in e.moves(again)] == [e.move_text(m) for m in e.moves(s)]
            weights = [4 if eager and m[0] in (e.LAY, e.TAKE, e.TAKE_TOP) else 0.1 if m[0] == e.STOP else 1 for m in legal]
            move = rng.choices(legal, weights)[0]
            stat[e.ACTION_NAME[move[0]]] = stat.get(e.ACTION_NAME[move[0]], 0) + 1
            e.apply(s, move)
        stat[s.ended_by] = stat.get(s.ended_by, 0) + 1
    print(players, "players", deals, "deals", stat, "%.0f s" % (time.process_time() - start), flush=True)


if __name__ == "__main__":
    situations()
    print(checks, "checks", failures, "failures")
    for players in (2, 3, 4):
        random_play(players, int(sys.argv[1]) if len(sys.argv) > 1 else 50, players)
    sys.exit(failures > 0)
