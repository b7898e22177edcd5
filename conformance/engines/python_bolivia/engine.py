"""A plain engine for the card game Bolivia, for two, three or four players.

Everything is hard coded: no rule file is read.  A card is a small number (rank * 4 + suit, the
joker 52), a hand is one list of counts with a few sums kept beside them, a meld keeps a summary of
itself, and a side keeps how many canastas it has.  Legal moves are made from these counts without
copying the state; only a nearly empty hand, or a duty to go out, asks for more.

The functions somebody playing needs:

    new_deal(deck, dealer, players, scores)   a state after the set-up
    moves(state)                              legal moves, in the order README.md gives
    apply(state, move)                        plays a move that is known to be legal (in place)
    judge(state, seat, move)                  None, or the id of the rule that refuses it
    situation(state), from_situation(dict)    the form of the protocol
    move_text(move), is_over(state), count(state), winners(state)
"""

from functools import cache

# ---------------------------------------------------------------- cards
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
SUITS = "CDHS"
NAME = [r + s for r in RANKS for s in SUITS] + ["JK"]
CARD = {name: c for c, name in enumerate(NAME)}
JOKER = 52
THREE_C, THREE_D, THREE_H, THREE_S = 4, 5, 6, 7
FIRST = 8  # the first card that sets and runs may hold: 4C
POINTS = [20] * 4 + [5] * 20 + [10] * 24 + [20] * 4 + [50]
TWOS = (0, 1, 2, 3)
WILDS = (0, 1, 2, 3, JOKER)
PACK = [c for c in range(52) for _ in range(3)] + [JOKER] * 6

# A hand: 0..52 how many of each card; 53 the wild cards; 53 + rank the cards of that rank;
# 66..69 for each suit a mask of the ranks from 4 to A held; 70 the number of cards.
WILD_AT, RANK_AT, MASK_AT, SIZE = 53, 53, 66, 70
SUM_AT = [RANK_AT + (c >> 2) for c in range(52)] + [WILD_AT]
SUIT_AT = [MASK_AT + (c & 3) for c in range(52)] + [MASK_AT]
BIT = [1 << (c >> 2) - 2 if c >= FIRST else 0 for c in range(52)] + [0]
KEEP = [~b for b in BIT]

# What a mask of eleven ranks (bit 0 is the 4, bit 10 the ace) tells about runs.
STRETCHES, IN_RUN, HAS_SEVEN = [], [], []
for _mask in range(2048):
    _found, _low = [], 0
    while _low < 11:
        if not _mask >> _low & 1:
            _low += 1
            continue
        _high = _low
        while _mask >> _high & 1:
            _high += 1
        if _high - _low >= 3:
            _length = min(7, _high - _low)
            _found += [(_at, _length) for _at in range(_low, _high - _length + 1)]
        _low = _high
    STRETCHES.append(tuple(_found))  # the longest runs of three to seven: (first bit, length)
    IN_RUN.append(sum(1 << _b for _b in range(11) if any(_a <= _b < _a + _n for _a, _n in _found)))
    HAS_SEVEN.append(any(_n == 7 for _a, _n in _found))


def read_card(text):
    return CARD[text.split("=", 1)[0]]


def new_hand():
    return [0] * 71


def hand_add(h, c):
    h[c] += 1
    h[SUM_AT[c]] += 1
    h[SUIT_AT[c]] |= BIT[c]
    h[SIZE] += 1


def hand_remove(h, c):
    h[c] -= 1
    h[SUM_AT[c]] -= 1
    h[SIZE] -= 1
    if not h[c]:
        h[SUIT_AT[c]] &= KEEP[c]


def hand_cards(h):
    return [c for c in range(53) for _ in range(h[c])]


# ---------------------------------------------------------------- melds
SET, RUN, WILD, BLACK = range(4)
PATTERN_NAME = ("set", "run", "wild_meld", "black_meld")
PATTERN_ID = ("melds.set", "melds.run", "melds.wild_meld", "threes.black_meld")
PATTERN = {name: p for p, name in enumerate(PATTERN_NAME)}


class Meld:
    """of: the rank of a set, the suit of a run; low, high: the ranks of a run."""

    __slots__ = ("born", "cards", "high", "low", "naturals", "of", "pattern", "points", "size", "wilds")

    def __init__(self, pattern, born):
        self.pattern, self.born = pattern, born
        self.of = self.naturals = self.wilds = self.size = self.points = 0
        self.low, self.high = 99, -1
        self.cards = []

    def copy(self):
        m = Meld.__new__(Meld)
        m.pattern, m.of, m.naturals, m.wilds = self.pattern, self.of, self.naturals, self.wilds
        m.low, m.high, m.size, m.points = self.low, self.high, self.size, self.points
        m.cards, m.born = self.cards[:], self.born
        return m

    def put(self, cards):
        pattern = self.pattern
        for c in cards:
            self.points += POINTS[c]
            if pattern == SET:
                if c < 4 or c == JOKER:
                    self.wilds += 1
                else:
                    self.naturals += 1
                    self.of = c >> 2
            elif pattern == RUN:
                r = c >> 2
                self.of = c & 3
                if r < self.low:
                    self.low = r
                if r > self.high:
                    self.high = r
        self.cards.extend(cards)
        self.size += len(cards)


class Side:
    """The melds of a side, and what is asked of them again and again."""

    __slots__ = ("canastas", "escaleras", "melds", "run_masks", "set_ranks", "shown")

    def __init__(self):
        self.melds = []
        self.escaleras = self.canastas = self.set_ranks = 0
        self.run_masks = [0, 0, 0, 0]  # the ranks in runs that may still grow
        self.shown = []

    def copy(self):
        s = Side.__new__(Side)
        s.melds = [m.copy() for m in self.melds]
        s.escaleras, s.canastas, s.set_ranks = self.escaleras, self.canastas, self.set_ranks
        s.run_masks, s.shown = self.run_masks[:], self.shown[:]
        return s

    def put(self, meld, cards):
        """Add cards to a meld of the row, or to a new one that is appended to it."""
        before = meld.size
        if not before:
            self.melds.append(meld)
        meld.put(cards)
        pattern = meld.pattern
        if before < 7 <= meld.size and pattern != BLACK:
            self.canastas += 1
            if pattern == RUN:
                self.escaleras += 1
        if pattern == SET:
            self.set_ranks |= 1 << meld.of - 2
        elif pattern == RUN:
            mask = 0
            for m in self.melds:
                if m.pattern == RUN and m.of == meld.of and m.size < 7:
                    mask |= (2 << m.high - 2) - (1 << m.low - 2)
            self.run_masks[meld.of] = mask

    def ready(self):
        """An escalera and one more canasta of any kind."""
        return self.escaleras > 0 and self.canastas > 1


def fits_new(cards):
    """The pattern of a new meld of these cards, or None.  No group fits two patterns."""
    n = len(cards)
    if n < 3:
        return None
    naturals = [c for c in cards if 4 <= c < JOKER]
    if not naturals:
        return WILD if n <= 7 else None
    first = naturals[0]
    if first < FIRST:
        return BLACK if len(naturals) == n and all(c in (THREE_C, THREE_S) for c in cards) else None
    if all(c >> 2 == first >> 2 for c in naturals):
        return SET
    if n <= 7 and len(naturals) == n and min(naturals) >= FIRST and all(c & 3 == first & 3 for c in cards):
        ranks = sorted(c >> 2 for c in cards)
        if all(ranks[i] == ranks[0] + i for i in range(n)):
            return RUN
    return None


def fits_onto(meld, cards):
    if meld.pattern == SET:
        return all(c in WILDS or c >> 2 == meld.of for c in cards)
    if meld.pattern == RUN:
        if meld.size + len(cards) > 7 or any(c < FIRST or c == JOKER or c & 3 != meld.of for c in cards):
            return False
        ranks = sorted([c >> 2 for c in cards] + list(range(meld.low, meld.high + 1)))
        return all(ranks[i] == ranks[0] + i for i in range(len(ranks)))
    if meld.pattern == WILD:
        return meld.size + len(cards) <= 7 and all(c in WILDS for c in cards)
    return all(c in (THREE_C, THREE_S) for c in cards)


def meld_rules(meld):
    if meld.pattern == SET:
        if meld.naturals < 2 * meld.wilds:
            return "melds.more_naturals"
        if meld.wilds > 2:
            return "melds.wild_limit"
    return None


def nearest(cards):
    """The id for a new group that fits nothing: where most of its cards could lie."""
    by_rank, by_suit = {}, {}
    for c in cards:
        if FIRST <= c < JOKER:
            by_rank[c >> 2] = by_rank.get(c >> 2, 0) + 1
            by_suit.setdefault(c & 3, set()).add(c >> 2)
    score = [
        max(by_rank.values(), default=0),
        max((len(ranks) for ranks in by_suit.values()), default=0),
        sum(c in WILDS for c in cards),
        sum(c in (THREE_C, THREE_S) for c in cards),
    ]
    return PATTERN_ID[score.index(max(score))]


def kind(meld):
    """The kind of canasta a meld is, and its bonus."""
    if meld.size < 7 or meld.pattern == BLACK:
        return None, 0
    if meld.pattern == SET:
        return ("natural_set", 500) if not meld.wilds else ("mixed_set", 300)
    return ("pure_run", 1500) if meld.pattern == RUN else ("all_wild", 2500)


# ---------------------------------------------------------------- the state
PLAY, COUNTING, OVER = "play", "counting", "over"
BEGIN, MIDDLE, CLOSE = range(3)
STEP_NAME = ("begin", "middle", "close")
ACTION_ID = {
    "draw": "turn.draw",
    "take": "pile.take",
    "take_top": "pile.take_top",
    "stop": "stock.stop",
    "lay": "turn.lay",
    "ask": "out.ask",
    "discard": "turn.discard",
    "finish": "stock.finish",
}
HAND_SIZE, MOST_DEALS = 15, 60
TARGETS = (2500, 5000, 7500, 10000, 15000)


def need_for(score):
    if score < 0:
        return 15
    return 50 if score < 1500 else 90 if score < 3000 else 120 if score < 7000 else 150


class State:
    """seat and dealer count from 0 here, from 1 on the wire."""

    __slots__ = (
        "asked",
        "before",
        "black",
        "dealer",
        "deals",
        "done",
        "ended_by",
        "hands",
        "items",
        "loose_reds",
        "permission",
        "phase",
        "pile",
        "players",
        "scores",
        "seat",
        "side_of",
        "sides",
        "step",
        "stock",
        "target",
        "totals",
        "turn",
        "winners",
    )

    def copy(self):
        s = State.__new__(State)
        for name in State.__slots__:
            setattr(s, name, getattr(self, name))
        s.scores = self.scores[:]
        s.hands = [h[:] for h in self.hands]
        s.sides = [x.copy() for x in self.sides]
        s.pile, s.stock, s.done = self.pile[:], self.stock[:], self.done[:]
        s.before = [set(b) for b in self.before]
        return s

    def trial(self):
        """A copy for the judge: only the hand and the side of the player in turn are its own."""
        s = State.__new__(State)
        s.players, s.seat, s.turn, s.side_of, s.scores = self.players, self.seat, self.turn, self.side_of, self.scores
        s.asked, s.permission, s.black = self.asked, self.permission, self.black
        s.loose_reds, s.stock = self.loose_reds, self.stock[:] if self.loose_reds else self.stock
        s.hands, s.sides = self.hands[:], self.sides[:]
        s.hands[s.seat] = s.hands[s.seat][:]
        side = s.side_of[s.seat]
        s.sides[side] = s.sides[side].copy()
        return s

    def side(self):
        return self.sides[self.side_of[self.seat]]


def empty_state(players, target=15000):
    s = State.__new__(State)
    s.players, s.target = players, target
    sides = 3 if players == 3 else 2
    s.side_of = [seat % sides for seat in range(players)]
    s.sides = [Side() for _ in range(sides)]
    s.hands = [new_hand() for _ in range(players)]
    s.scores = [0] * sides
    s.deals = s.seat = s.turn = 0
    s.dealer = players - 1
    s.step, s.phase = BEGIN, PLAY
    s.pile, s.stock, s.done = [], [], []
    s.before = [set() for _ in range(players)]
    s.asked = s.permission = s.black = s.loose_reds = False
    s.ended_by = s.items = s.totals = s.winners = None
    return s


def new_deal(deck, dealer, players=4, scores=None, deals=0, target=15000):
    """Deal from a written deck, top first; dealer is a seat from 1."""
    s = empty_state(players, target)
    s.dealer = dealer - 1
    s.deals = deals
    if scores:
        s.scores = list(scores)
    stock = s.stock = [CARD[name] for name in deck]
    stock.reverse()  # the top of the stock is the end of the list
    s.seat = dealer % players
    order = [(dealer + i) % players for i in range(players)]
    for _ in range(HAND_SIZE):
        for seat in order:
            if stock:
                hand_add(s.hands[seat], stock.pop())
    for seat in order:
        lay_reds(s, seat)
    if stock:
        s.pile.append(stock.pop())
    while s.pile and stock and (s.pile[-1] in WILDS or s.pile[-1] in (THREE_D, THREE_H)):
        s.pile.append(stock.pop())
    return s


def lay_reds(s, seat):
    """Red threes of this hand go to the table, each replaced while there is stock."""
    h, stock = s.hands[seat], s.stock
    while h[THREE_D] or h[THREE_H]:
        c = THREE_D if h[THREE_D] else THREE_H
        hand_remove(h, c)
        s.sides[s.side_of[seat]].shown.append(c)
        if stock:
            hand_add(h, stock.pop())


# ---------------------------------------------------------------- moves
# (DRAW,)  (TAKE, groups)  (TAKE_TOP, place)  (STOP,)  (LAY, groups)  (ASK, answer)  (DISCARD, card)
# A group is (place, cards, pattern): place is the meld's index in the row, -1 for a new one; the
# pattern may be None, and is worked out then.
DRAW, TAKE, TAKE_TOP, STOP, LAY, ASK, DISCARD, FINISH = range(8)
ACTION_NAME = ("draw", "take", "take_top", "stop", "lay", "ask", "discard", "finish")
DRAW_MOVE, STOP_MOVE = (DRAW,), (STOP,)
ASK_YES, ASK_NO = (ASK, True), (ASK, False)
DISCARD_MOVE = [(DISCARD, c) for c in range(53)]
ADD_MOVE = [[(LAY, ((place, (c,), None),)) for c in range(53)] for place in range(64)]
SET_CARDS = [tuple(range(4 * r, 4 * r + 4)) for r in range(13)]
SET_AND_WILD = [TWOS + SET_CARDS[r] + (JOKER,) for r in range(13)]
# For each suit and mask the moves that lay one of its longest runs: (move, its size, its points)
RUN_MOVES = []
for _suit in range(4):
    RUN_MOVES.append([])
    for _mask in range(2048):
        RUN_MOVES[_suit].append([])
        for _low, _n in STRETCHES[_mask]:
            _cards = tuple(range(_low * 4 + FIRST + _suit, (_low + _n) * 4 + FIRST + _suit, 4))
            RUN_MOVES[_suit][_mask].append(((LAY, ((-1, _cards, RUN),)), _n, sum(POINTS[c] for c in _cards)))


@cache
def set_move(rank, a, b, c, d, wild=None):
    """The move that lays all naturals of a rank, held so often in each suit, and a wild card."""
    first = 4 * rank
    cards = (first,) * a + (first + 1,) * b + (first + 2,) * c + (first + 3,) * d
    return LAY, ((-1, cards if wild is None else cards + (wild,), SET),)


def move_text(move):
    what = move[0]
    name = ACTION_NAME[what]
    if what == DISCARD:
        return "discard " + NAME[move[1]]
    if what == ASK:
        return "ask yes" if move[1] else "ask no"
    if what == TAKE_TOP:
        return "take_top m%d" % (move[1] + 1)
    if what in (TAKE, LAY):
        groups = []
        for place, cards, _ in move[1]:
            words = " ".join(NAME[c] for c in cards)
            groups.append(words if place < 0 else "m%d + %s" % (place + 1, words))
        return name + " " + "; ".join(groups)
    return name


def apply(s, move):
    """Play a legal move, in place."""
    what = move[0]
    seat = s.seat
    h = s.hands[seat]
    if s.loose_reds:
        return apply_with_loose_reds(s, move)
    if what == DISCARD:
        c = move[1]
        hand_remove(h, c)
        s.pile.append(c)
        s.done.append("discard")
        if h[SIZE]:
            end_turn(s)
        else:
            go_out(s)
    elif what == LAY:
        s.done.append("lay")
        lay_groups(s, h, move[1])
        if not h[SIZE]:
            go_out(s)
    elif what == DRAW:
        stock = s.stock
        s.done.append("draw")
        hand_add(h, stock.pop())
        if stock:
            hand_add(h, stock.pop())
        if h[THREE_D] or h[THREE_H]:
            lay_reds(s, seat)
        s.step = MIDDLE
        if h[SIZE] < 2 and cannot_finish(s):
            end_turn(s)
    elif what == TAKE:
        s.done.append("take")
        groups = move[1]
        place, cards, pattern = groups[0]
        lay_groups(s, h, ((place, cards + (s.pile.pop(),), pattern),) + groups[1:], taken=1)
        for c in s.pile:
            if c == THREE_D or c == THREE_H:
                s.side().shown.append(c)
            else:
                hand_add(h, c)
        s.pile.clear()
        s.step = MIDDLE
        if not h[SIZE]:
            go_out(s)
    elif what == TAKE_TOP:
        s.done.append("take_top")
        side = s.side()
        side.put(side.melds[move[1]], (s.pile.pop(),))
        s.step = MIDDLE
        if not h[SIZE]:
            go_out(s)
    elif what == ASK:
        s.done.append("ask")
        s.asked, s.permission = True, move[1]
    else:
        s.done.append("stop")
        end_deal(s, "stock.stop")
    return s


def apply_with_loose_reds(s, move):
    """In a written situation red threes may lie in a hand: the first action moves them away."""
    s.loose_reds = False
    order = [(s.seat + i) % s.players for i in range(s.players)]
    apply(s, move)
    if s.phase == PLAY:
        for seat in order:
            lay_reds(s, seat)
        s.loose_reds = any(h[THREE_D] or h[THREE_H] for h in s.hands)
    return s


def lay_groups(s, h, groups, taken=0):
    """taken: the first group ends with that many cards that do not come from the hand."""
    side = s.sides[s.side_of[s.seat]]
    for place, cards, pattern in groups:
        if place < 0:
            meld = Meld(fits_new(cards) if pattern is None else pattern, s.turn)
        else:
            meld = side.melds[place]
        side.put(meld, cards)
        if meld.pattern == BLACK:
            s.black = True
            s.done.append("black_meld")
        for c in cards[:-1] if taken else cards:
            h[c] -= 1
            h[SUM_AT[c]] -= 1
            h[SIZE] -= 1
            if not h[c]:
                h[SUIT_AT[c]] &= KEEP[c]
        taken = 0


def end_turn(s):
    s.before[s.seat].update(s.done)
    s.done.clear()
    s.seat = (s.seat + 1) % s.players
    s.step = BEGIN
    s.turn += 1
    s.asked = s.permission = s.black = False


def go_out(s):
    s.done.append("out")
    end_deal(s, "out.out")


def end_deal(s, why):
    """The play is over: count, add, and see whether the match is over too."""
    s.ended_by = why
    s.items = count(s)
    s.totals = [sum(lines.values()) for lines in s.items]
    s.scores = [a + b for a, b in zip(s.scores, s.totals)]
    s.deals += 1
    s.phase = OVER
    s.winners = winners(s)


# ---------------------------------------------------------------- the count
def count(s):
    """For each side the lines of its score sheet that are not 0."""
    result = []
    for n, side in enumerate(s.sides):
        seats = [seat for seat in range(s.players) if s.side_of[seat] == n]
        lines = {}
        for meld in side.melds:
            name, bonus = kind(meld)
            if bonus:
                lines["complete." + name] = lines.get("complete." + name, 0) + bonus
        laid = sum(meld.points for meld in side.melds)
        hand = black = 0
        for seat in seats:
            h = s.hands[seat]
            black += h[THREE_C] + h[THREE_S]
            hand += sum(POINTS[c] * h[c] for c in range(53) if h[c] and c not in (THREE_C, THREE_S))
        reds = len(side.shown)
        red_value = 1000 if reds == 6 else 100 * reds
        if laid:
            lines["score.laid_cards"] = laid
        if hand:
            lines["score.hand_cards"] = -hand
        if goes_out(s, n):
            lines["score.going_out"] = 200 if concealed(s, n) else 100
        if reds:
            lines["threes.red_threes"] = red_value if side.ready() else -red_value
        if black:
            lines["threes.black_hand"] = -100 * black
        result.append(lines)
    return result


def goes_out(s, side):
    return (
        ("out" in s.done
        and s.side_of[s.seat] == side)
        or any("out" in s.before[seat] for seat in range(s.players) if s.side_of[seat] == side)
    )


def concealed(s, side):
    """Nobody of the side has laid anything before this turn."""
    return not any("lay" in s.before[seat] or "take" in s.before[seat] for seat in range(s.players) if s.side_of[seat] == side)


def winners(s):
    """None while the match goes on; the sides that have won (from 0); an empty list is a draw."""
    best = max(s.scores)
    if best >= s.target:
        return [n for n, x in enumerate(s.scores) if x == best] if s.scores.count(best) == 1 else []
    return [] if s.deals >= MOST_DEALS else None


def is_over(s):
    return s.phase != PLAY


# ---------------------------------------------------------------- can a turn be finished?
def cannot_finish(s):
    """None, or the id that refuses the action after which the player in turn could not end his turn.

    Without a duty two cards are enough: one is discarded and one stays.  With one card the player
    has to go out; with a black-three meld laid, or the partner's yes, he has to as well.
    """
    h, side = s.hands[s.seat], s.side()
    n = h[SIZE]
    granted, denied = s.asked and s.permission, s.asked and not s.permission
    if n > 1 and not granted and not s.black:
        return None
    if not denied and ((n == 1 and side.ready()) or empty_plan(s, h, side) is not None):
        return None
    if n > 1:
        return "out.granted" if granted else "threes.black_last"
    return "out.denied" if side.ready() else "out.enough"


def may_become_ready(h, side):
    """A quick look, never wrong when it says no: could this hand give the side what going out needs?"""
    masks = side.run_masks
    if not side.escaleras and not (
        HAS_SEVEN[h[66] | masks[0]] or HAS_SEVEN[h[67] | masks[1]] or HAS_SEVEN[h[68] | masks[2]] or HAS_SEVEN[h[69] | masks[3]]
    ):
        return False
    found = side.canastas
    if found > 1:
        return True
    wilds = h[WILD_AT]
    for suit in range(4):  # two runs of one suit may both become escaleras
        if HAS_SEVEN[h[MASK_AT + suit] | masks[suit]]:
            found += 2 if h[SIZE] > 8 else 1 + sum(m.pattern == RUN and m.of == suit and m.size < 7 for m in side.melds)
    if found > 1:
        return True
    for m in side.melds:
        if m.size < 7:
            if (m.pattern == SET and m.size + h[RANK_AT + m.of] + wilds >= 7) or (m.pattern == WILD and m.size + wilds >= 7):
                found += 1
    for rank in range(2, 13):
        if h[RANK_AT + rank] + wilds >= 7:
            found += 1
    return found > 1 or wilds >= 7


def empty_plan(s, h, side):
    """Groups that empty the hand but for one discard at most and leave the side ready, or None.

    Exact.  All groups can be laid by one action, so only how they lie in the end counts.  The answer
    knows its groups() and the discard (spare).
    """
    if h[THREE_D] or h[THREE_H] or not may_become_ready(h, side):
        return None
    blacks, wilds = h[THREE_C] + h[THREE_S], h[WILD_AT]
    black_home = next((i for i, m in enumerate(side.melds) if m.pattern == BLACK), -1)
    spare = None
    lost = 0  # cards that can only be the discard
    if black_home < 0 and 0 < blacks < 3:
        spare, lost = (THREE_C if h[THREE_C] else THREE_S), blacks
    by_rank = side.set_ranks
    for rank in range(2, 13):
        if h[RANK_AT + rank] + (wilds > 0) >= 3:
            by_rank |= 1 << rank - 2
    for suit in range(4):
        mask = h[MASK_AT + suit]
        bad = mask & ~by_rank & ~IN_RUN[mask | side.run_masks[suit]]
        while bad:
            low = bad & -bad
            lost += h[(low.bit_length() + 1) * 4 + suit]
            bad ^= low
    if lost > 1:
        return None
    need = 0 if side.melds else need_for(s.scores[s.side_of[s.seat]])
    plan = Emptying(h, side, need, black_home, spare)
    return plan if (plan.orphans() if side.escaleras else plan.escalera()) else None


class Emptying:
    """The search behind empty_plan.

    Sets take cards more easily than runs: a set never gets worse by one more natural card.  So runs
    are made only where they must be: one escalera if there is none, and places for orphans, the
    cards whose rank has no set and is not left three times.  Always the orphan with the fewest
    places is placed next: at an end of a run with all that lies between, in a new run, in a set of
    two with one wild card, or as the discard.  Without orphans everything left goes to sets, and
    the wild cards are shared out; if a canasta is missing then, a second escalera is tried.
    """

    LIMIT = 20000  # positions; beyond, the answer is no

    def __init__(self, h, side, need, black_home, spare):
        self.h, self.side, self.need, self.black_home, self.spare = h, side, need, black_home, spare
        self.left = h[:52]
        self.left[THREE_C] = self.left[THREE_S] = 0
        self.runs = [[m.of, m.low, m.high, i, []] for i, m in enumerate(side.melds) if m.pattern == RUN]
        self.old_sets = [tuple((m.naturals, m.wilds) for m in side.melds if m.pattern == SET and m.of == r) for r in range(13)]
        self.old_wilds = tuple(m.size for m in side.melds if m.pattern == WILD)
        self.total = sum(POINTS[c] * h[c] for c in range(53) if h[c])
        self.shared = None
        self.with_wild = set()  # ranks left twice that get a wild card
        self.second = False
        self.positions = 0

    def take(self, cards, sign):
        for c in cards:
            self.left[c] -= sign

    def grow(self, run, low, high, cards):
        """Try with these cards added to a run that then goes from low to high."""
        old = run[1:3]
        self.take(cards, 1)
        run[1:3] = low, high
        run[4].extend(cards)
        found = self.orphans()
        if not found:
            del run[4][-len(cards) :]
            run[1:3] = old
            self.take(cards, -1)
        return found

    def begin(self, suit, low, high):
        """Try with a new run."""
        run = [suit, low, low - 1, -1, []]
        self.runs.append(run)
        found = self.grow(run, low, high, range(low * 4 + suit, high * 4 + suit + 1, 4))
        if not found:
            self.runs.pop()
        return found

    def held(self, suit, low, high):
        """Whether one card of each of these ranks is left."""
        return all(self.left[c] for c in range(low * 4 + suit, high * 4 + suit + 1, 4))

    def escalera(self):
        for suit in range(4):
            tried = set()
            for run in self.runs[:]:
                of, low, high = run[:3]
                if of != suit or high - low > 5 or (low, high) in tried:
                    continue
                tried.add((low, high))
                for a in range(max(2, high - 6), min(low, 6) + 1):
                    if self.held(suit, a, low - 1) and self.held(suit, high + 1, a + 6):
                        ranks = [r for r in range(a, a + 7) if not low <= r <= high]
                        found = self.grow(run, a, a + 6, [r * 4 + suit for r in ranks])
                        if found:
                            return found
            for a in range(2, 7):
                if self.held(suit, a, a + 6):
                    found = self.begin(suit, a, a + 6)
                    if found:
                        return found
        return None

    def places(self, c):
        """The runs a card can come into: (run or None, low, high)."""
        rank, suit = c >> 2, c & 3
        found, tried = [], set()
        for run in self.runs:
            of, low, high = run[:3]
            if of != suit or (low, high) in tried:
                continue
            tried.add((low, high))
            if high < rank and rank - low < 7 and self.held(suit, high + 1, rank):
                found.append((run, low, rank))
            elif low > rank and high - rank < 7 and self.held(suit, rank, low - 1):
                found.append((run, rank, high))
        for low in range(rank, max(1, rank - 7), -1):
            if not self.left[low * 4 + suit]:
                break
            for high in range(max(rank, low + 2), min(12, low + 6) + 1):
                if not self.held(suit, rank, high):
                    break
                found.append((None, low, high))
        return found

    def orphans(self):
        left = self.left
        self.positions += 1
        if self.positions > self.LIMIT:
            return None
        free_wild = self.h[WILD_AT] > len(self.with_wild)
        best = None
        for rank in range(2, 13):
            first = rank * 4
            t = left[first] + left[first + 1] + left[first + 2] + left[first + 3]
            if not 0 < t < 3 or self.old_sets[rank] or (t == 2 and rank in self.with_wild):
                continue
            pair = t == 2 and free_wild
            for c in range(first, first + 4):
                if left[c]:
                    places = self.places(c)
                    ways = len(places) + pair + (self.spare is None)
                    if not ways:
                        return None
                    if best is None or ways < best[0]:
                        best = ways, c, places, pair
        if best is None:
            return self.close()
        _, c, places, pair = best
        rank, suit = c >> 2, c & 3
        if pair:
            self.with_wild.add(rank)
            found = self.orphans()
            if found:
                return found
            self.with_wild.discard(rank)
        for run, low, high in places:
            if run is None:
                found = self.begin(suit, low, high)
            else:
                ranks = [r for r in range(low, high + 1) if not run[1] <= r <= run[2]]
                found = self.grow(run, low, high, [r * 4 + suit for r in ranks])
            if found:
                return found
        if self.spare is None:
            self.spare = c
            left[c] -= 1
            found = self.orphans()
            if found:
                return found
            left[c] += 1
            self.spare = None
        return None

    def close(self):
        found = self.share_out()
        if not found and not self.second:
            self.second = True
            found = self.escalera()
            self.second = False
        return found

    def share_out(self):
        """Everything left goes to sets: make them out and place the wild cards."""
        left = self.left
        escaleras = sum(r[2] - r[1] == 6 for r in self.runs)
        if not escaleras:
            return None
        wilds = self.h[WILD_AT]
        ways = {0: (escaleras, ())}  # wild cards used -> the most canastas, how each rank is laid
        for rank in range(2, 13):
            n = sum(left[rank * 4 : rank * 4 + 4])
            if n or self.old_sets[rank]:
                options = set_ways(self.old_sets[rank], n)
                following = {}
                for k, (c, way) in ways.items():
                    for k2, (c2, how) in options.items():
                        if k + k2 <= wilds and (k + k2 not in following or following[k + k2][0] < c + c2):
                            following[k + k2] = c + c2, way + ((rank, how),)
                ways = following
        for thrown in (0, 1) if self.spare is None and wilds else (0,):
            spare = next(c for c in WILDS if self.h[c]) if thrown else self.spare
            if self.total - (0 if spare is None else POINTS[spare]) < self.need:
                continue
            for k, (c, way) in ways.items():
                if wilds - k - thrown >= 0:
                    for c2, how in wild_ways(self.old_wilds, wilds - k - thrown):
                        if c + c2 >= 2:
                            self.spare = spare
                            self.shared = way, how
                            return True
        return None

    def groups(self):
        """What was found, as the groups of one action."""
        way, wild_how = self.shared
        spare = self.spare
        wilds = [c for c in WILDS for _ in range(self.h[c])]
        if spare in WILDS:
            wilds.remove(spare)
        groups = [(i, tuple(added), None if i >= 0 else RUN) for _, _, _, i, added in self.runs if added]

        def part(place, naturals, x, y, pattern):
            cards = tuple(naturals[:x]) + tuple(wilds[:y])
            del naturals[:x]
            del wilds[:y]
            if cards:
                groups.append((place, cards, pattern if place < 0 else None))

        for rank, (old, new) in way:
            naturals = [c for c in range(rank * 4, rank * 4 + 4) for _ in range(self.left[c])]
            places = [i for i, m in enumerate(self.side.melds) if m.pattern == SET and m.of == rank]
            for place, (x, y) in zip(places, old):
                part(place, naturals, x, y, SET)
            for x, y in new:
                part(-1, naturals, x, y, SET)
        old, new = wild_how
        places = [i for i, m in enumerate(self.side.melds) if m.pattern == WILD]
        for place, y in zip(places, old):
            part(place, [], 0, y, WILD)
        for y in new:
            part(-1, [], 0, y, WILD)
        blacks = tuple(c for c in (THREE_C, THREE_S) for _ in range(self.h[c]))
        if blacks and spare not in (THREE_C, THREE_S):
            groups.append((self.black_home, blacks, BLACK if self.black_home < 0 else None))
        return tuple(groups)


@cache
def set_ways(old, n):
    """Laying n naturals of a rank: {wild cards used: (the most canastas, (onto old sets, new sets))}."""
    ways = {(n, 0): (0, ())}  # (naturals left, wild cards used) -> (canastas, onto old sets)
    for a, w in old:
        following = {}
        for (left, k), (c, how) in ways.items():
            for x in range(left + 1):
                for y in range(max(0, min(2, (a + x) // 2) - w) + 1):
                    key, c2 = (left - x, k + y), c + (a + w + x + y >= 7)
                    if key not in following or following[key][0] < c2:
                        following[key] = c2, how + ((x, y),)
        ways = following
    done, stack = {}, [(left, k, c, how, ()) for (left, k), (c, how) in ways.items()]
    while stack:  # few naturals are left, so few ways to split them
        left, k, c, how, new = stack.pop()
        if not left and (k not in done or done[k][0] < c):
            done[k] = c, (how, new)
        for x in range(2, min(left, new[-1][0] if new else left) + 1):
            for y in range(min(2, x // 2) + 1):
                if x + y >= 3:
                    stack.append((left - x, k + y, c + (x + y >= 7), how, new + ((x, y),)))
    return done


@cache
def wild_ways(old, n):
    """Laying n wild cards on wild melds: a list of (canastas, (onto old ones, new ones)), most canastas first."""
    ways = [(n, 0, ())]
    for size in old:
        ways = [(left - y, c + (size + y == 7), how + (y,)) for left, c, how in ways for y in range(min(left, 7 - size) + 1)]
    found = []
    for left, c, how in ways:
        sevens = left // 7
        while sevens >= 0:
            rest = left - 7 * sevens
            if rest == 0 or rest >= 3:
                new = [7] * sevens
                while rest:
                    part = rest if rest <= 7 else min(6, rest - 3)
                    new.append(part)
                    rest -= part
                found.append((c + sum(x == 7 for x in new), (how, tuple(new))))
                break
            sevens -= 1
    return sorted(found, key=lambda x: -x[0])


# ---------------------------------------------------------------- judging a move
def judge(s, seat, move):
    """None if the move is legal, else the id of the first rule that fails.  Changes nothing."""
    what = move[0]
    action = ACTION_ID[ACTION_NAME[what]]
    # 1. the turn
    if s.phase != PLAY:
        return s.ended_by
    if seat != s.seat:
        return "turn.play"
    if what in (DRAW, TAKE, TAKE_TOP, STOP):
        if s.step != BEGIN:
            return next((ACTION_ID[x] for x in s.done if x in ("draw", "take", "take_top")), "turn.play")
    elif s.step == BEGIN or (s.step == CLOSE and what in (LAY, ASK)):
        return "turn.play"
    h, side, pile = s.hands[seat], s.side(), s.pile
    top = pile[-1] if pile else None
    # 2. rules that read nothing of the choice; actions without one
    if what == DRAW:
        return None if s.stock else "turn.stock_left"
    if what == STOP:
        return "stock.stop_only" if s.stock else None
    if what == FINISH:
        return "stock.finish_only"
    if what == TAKE and top is not None and (top in WILDS or top >> 2 == 1):
        return "pile.blocked"
    if what == ASK:
        if len(s.sides) == s.players:
            return "out.has_partner"
        if s.asked:
            return "out.ask_once"
        for answer in (True, False):
            trial = s.trial()
            trial.asked, trial.permission = True, answer
            refusal = cannot_finish(settled(trial))
            if refusal:
                return refusal
        return None
    if what == DISCARD:
        c = move[1]
        if not h[c]:
            return action
        if c in (THREE_D, THREE_H):
            return "turn.kept_back"
        if h[SIZE] == 1:
            if not side.ready():
                return "out.enough"
            return "out.denied" if s.asked and not s.permission else None
        if s.asked and s.permission:
            return "out.granted"
        return "threes.black_last" if s.black else None
    # 3. the choice
    if what == TAKE_TOP:
        if top is None or move[1] is None or move[1] >= len(side.melds):
            return action
        groups = ((move[1], (top,), None),)
    else:
        groups = move[1]
        wanted = {}
        for i, (place, cards, pattern) in enumerate(groups):
            if place >= len(side.melds) or place < -1 or (not cards and not (what == TAKE and i == 0)):
                return action
            for c in cards:
                wanted[c] = wanted.get(c, 0) + 1
        if not groups or any(h[c] < k for c, k in wanted.items()) or (what == TAKE and top is None):
            return action
        if what == TAKE:
            place, cards, pattern = groups[0]
            groups = ((place, cards + (top,), pattern),) + tuple(groups[1:])
    # 4. rules that read the choice
    if what == TAKE:
        place, cards, pattern = groups[0]
        if sum(c not in WILDS for c in cards[:-1]) < 2:
            return "pile.natural_pair"
        if place < 0:
            is_set = fits_new(cards) == SET and pattern in (None, SET)
        else:
            is_set = side.melds[place].pattern == SET and fits_onto(side.melds[place], cards)
        if not is_set:
            return "pile.pair_makes_set"
        if place >= 0:
            return "pile.new_meld"
    elif what == TAKE_TOP:
        meld = side.melds[move[1]] if move[1] >= 0 else None
        if meld is None or meld.pattern != RUN or meld.size >= 7:
            return "pile.onto_short_run"
    if what != TAKE_TOP and not side.melds:
        if sum(POINTS[c] for _, cards, _ in groups for c in cards) < need_for(s.scores[s.side_of[seat]]):
            return "opening.minimum"
    # 5. the groups, as they lie after all of them are laid
    trial = s.trial()
    row = trial.side()
    laid = []
    for place, cards, pattern in groups:
        if place < 0:
            fit = fits_new(cards)
            if fit is None or pattern not in (None, fit):
                laid.append(nearest(cards) if pattern is None else PATTERN_ID[pattern])
                continue
            meld = Meld(fit, s.turn)
        else:
            meld = row.melds[place]
            if not fits_onto(meld, cards):
                laid.append(PATTERN_ID[meld.pattern])
                continue
        row.put(meld, cards)
        trial.black = trial.black or meld.pattern == BLACK
        laid.append(meld)
    for result in laid:
        refusal = result if isinstance(result, str) else meld_rules(result)
        if refusal:
            return refusal
    h = trial.hands[seat]
    if what != TAKE_TOP:
        for c, k in wanted.items():
            for _ in range(k):
                hand_remove(h, c)
    if what == TAKE:
        for c in pile[:-1]:
            if c not in (THREE_D, THREE_H):
                hand_add(h, c)
    settled(trial)
    # 6. and 8. going out, or a turn that can still be finished
    if not h[SIZE]:
        if not row.ready():
            return "out.enough"
        return "out.denied" if s.asked and not s.permission else None
    return cannot_finish(trial)


def settled(trial):
    """Only for written situations with a red three in a hand: it is laid after any action."""
    if trial.loose_reds and trial.hands[trial.seat][SIZE]:
        lay_reds(trial, trial.seat)
    return trial


# ---------------------------------------------------------------- legal moves
def moves(s, combine=False):
    """The lean list (README.md).  combine: also openings of several melds where one is not enough."""
    if s.phase != PLAY:
        return []
    h = s.hands[s.seat]
    side = s.sides[s.side_of[s.seat]]
    out = []
    if s.step == BEGIN:
        return begin_moves(s, h, side, out, combine)
    n = h[SIZE]
    granted, denied = s.asked and s.permission, s.asked and not s.permission
    duty = granted or s.black
    if s.step == MIDDLE:
        # groups that leave fewer cards than `keep` are shown to the judge, unless all is in vain
        keep = 99 if duty or s.loose_reds else 2
        blacks = h[THREE_C] + h[THREE_S]
        may_ask = s.players == 4 and not s.asked and not s.black and n > 1
        hopeful = not denied and ((n > 8 and not may_ask and not duty and blacks < 3) or may_become_ready(h, side))
        plan = None
        if hopeful and (duty or may_ask or blacks > 2):
            plan = empty_plan(s, h, side)
            if plan is None and duty:
                hopeful = False
        lay_moves(s, h, side, n, keep, hopeful, out)
        if plan and blacks > 2:
            # the plan lays them as well, so they can begin it
            if side.melds or 5 * blacks >= need_for(s.scores[s.side_of[s.seat]]):
                out.append((LAY, ((-1, (THREE_C,) * h[THREE_C] + (THREE_S,) * h[THREE_S], BLACK),)))
        if combine and not side.melds:
            groups = opening(h, need_for(s.scores[s.side_of[s.seat]]))
            if groups and len(groups) > 1:
                move = LAY, groups
                if n - sum(len(g[1]) for g in groups) >= keep or judge(s, s.seat, move) is None:
                    out.append(move)
        if plan and duty:
            groups = plan.groups()
            if groups and (LAY, groups) not in out:
                out.append((LAY, groups))
        if plan and may_ask:
            out.append(ASK_YES)
            out.append(ASK_NO)
    if n > 1:
        if not duty:
            out += [move for move, k in zip(DISCARD_MOVE, h) if k]
    elif n and not denied and side.ready():
        out += [move for move, k in zip(DISCARD_MOVE, h) if k]
    if s.loose_reds:
        out = [m for m in out if m not in (DISCARD_MOVE[THREE_D], DISCARD_MOVE[THREE_H])]
    return out


def begin_moves(s, h, side, out, combine):
    stock, pile = s.stock, s.pile
    if stock:
        out.append(DRAW_MOVE)
    if pile:
        top = pile[-1]
        rank = top >> 2
        if 1 < rank < 13:
            n = h[SIZE]
            if h[RANK_AT + rank] > 1:
                first = rank * 4
                pair = []
                for c in range(first, first + 4):
                    if h[c]:
                        pair.append(c)
                        if h[c] > 1:
                            pair.append(c)
                pair = (pair[0], pair[1])
                move = (TAKE, ((-1, pair, SET),))
                opens = True
                if not side.melds:
                    need = need_for(s.scores[s.side_of[s.seat]]) - 3 * POINTS[top]
                    if need > 0:
                        opens = False
                        if combine:
                            rest = h[:]
                            hand_remove(rest, pair[0])
                            hand_remove(rest, pair[1])
                            groups = opening(rest, need)
                            if groups and judge(s, s.seat, (TAKE, move[1] + groups)) is None:
                                out.append((TAKE, move[1] + groups))
                if opens and (n + len(pile) > 10 or judge(s, s.seat, move) is None):
                    out.append(move)
            bit = BIT[top]
            grown = side.run_masks[top & 3]
            if grown and (grown << 1 | grown >> 1) & bit:
                suit = top & 3
                for place, m in enumerate(side.melds):
                    if m.pattern == RUN and m.of == suit and m.size < 7 and (m.low == rank + 1 or m.high == rank - 1):
                        move = (TAKE_TOP, place)
                        if n > 1 or judge(s, s.seat, move) is None:
                            out.append(move)
    if not stock:
        out.append(STOP_MOVE)
    return out


def lay_moves(s, h, side, n, keep, hopeful, out):
    """Single groups.  One that leaves fewer than `keep` cards is shown to the judge if that is hopeful."""
    seat, melds = s.seat, side.melds
    wilds = h[WILD_AT]
    sure = n - 1 >= keep
    if melds and (sure or hopeful):
        for place, m in enumerate(melds):
            pattern = m.pattern
            if pattern == SET:
                if wilds and m.wilds < 2 and m.naturals >= 2 * m.wilds + 2:
                    cards = SET_AND_WILD[m.of]
                elif h[RANK_AT + m.of]:
                    cards = SET_CARDS[m.of]
                else:
                    continue
            elif pattern == RUN:
                if m.size > 6:
                    continue
                low, high = m.low, m.high
                cards = []
                if low > 2:
                    cards.append(low * 4 - 4 + m.of)
                if high < 12:
                    cards.append(high * 4 + 4 + m.of)
            elif pattern == WILD:
                if not wilds or m.size > 6:
                    continue
                cards = WILDS
            else:
                if hopeful:
                    out += [ADD_MOVE[place][c] for c in (THREE_C, THREE_S) if h[c] and judge(s, seat, ADD_MOVE[place][c]) is None]
                continue
            for c in cards:
                if h[c]:
                    move = ADD_MOVE[place][c]
                    if sure or judge(s, seat, move) is None:
                        out.append(move)
    need = 0 if melds else need_for(s.scores[s.side_of[seat]])
    for rank in range(2, 13):
        t = h[RANK_AT + rank]
        if t > 2:
            first = rank * 4
            if (not need or need <= t * POINTS[first]) and (n - t >= keep or hopeful):
                move = set_move(rank, h[first], h[first + 1], h[first + 2], h[first + 3])
                if n - t >= keep or judge(s, seat, move) is None:
                    out.append(move)
        elif t == 2 and wilds and (n - 3 >= keep or hopeful):
            first = rank * 4
            two = 0 if h[0] else 1 if h[1] else 2 if h[2] else 3
            for wild in (two, JOKER):
                if h[wild] and need <= 2 * POINTS[first] + POINTS[wild]:
                    move = set_move(rank, h[first], h[first + 1], h[first + 2], h[first + 3], wild)
                    if n - 3 >= keep or judge(s, seat, move) is None:
                        out.append(move)
    for suit in range(4):
        for move, size, points in RUN_MOVES[suit][h[MASK_AT + suit]]:
            if need <= points and (n - size >= keep or (hopeful and judge(s, seat, move) is None)):
                out.append(move)
    if wilds > 2:
        held = tuple([c for c in WILDS for _ in range(h[c])])
        for size in (3,) if wilds == 3 else (3, min(7, wilds)):
            if not need or need <= sum([POINTS[c] for c in held[:size]]):
                move = LAY, ((-1, held[:size], WILD),)
                if n - size >= keep or (hopeful and judge(s, seat, move) is None):
                    out.append(move)


def opening(h, need):
    """Disjoint new melds worth at least `need` together, the fewest that do, or None."""
    best = None
    wilds = [JOKER] * h[JOKER] + [c for c in TWOS for _ in range(h[c])]
    most = sum(POINTS[c] for c in wilds)
    for suit in range(4):
        fit = IN_RUN[h[MASK_AT + suit]]
        for c in range(FIRST + suit, 52, 4):
            if h[c] and (fit & BIT[c] or h[SUM_AT[c]] + (len(wilds) > 0) > 2):
                most += h[c] * POINTS[c]
    if most < need:
        return None

    def runs(suit, low, taken):
        if suit == 4:
            yield taken
            return
        yield from runs(suit + 1, 0, taken)
        mask = h[MASK_AT + suit]
        for at in range(low, 9):
            for length in range(3, 8):
                if at + length > 11 or not mask >> at + length - 1 & 1 or mask >> at & 7 != 7:
                    break
                cards = tuple(range((at + 2) * 4 + suit, (at + 2 + length) * 4 + suit, 4))
                if all(h[c] > sum(c in g[1] for g in taken) for c in cards):
                    yield from runs(suit, at, taken + ((-1, cards, RUN),))

    for tried, taken in enumerate(runs(0, 0, ())):
        if tried > 3000:
            break
        used = [c for g in taken for c in g[1]]
        ranks = []
        for rank in range(2, 13):
            cards = [c for c in range(rank * 4, rank * 4 + 4) for _ in range(h[c] - used.count(c))]
            if len(cards) > 1:
                ranks.append(cards)
        ranks.sort(key=lambda x: (-POINTS[x[0]] * (len(x) == 2), -len(x)))
        for alone in (0,) + tuple(range(3, min(7, len(wilds)) + 1)):
            free = wilds[: len(wilds) - alone]
            groups = list(taken)
            if alone:
                groups.append((-1, tuple(wilds[len(wilds) - alone :]), WILD))
            for cards in ranks:
                if len(cards) > 2:
                    k = min(2, len(cards) // 2, len(free))
                elif free:
                    k = 1
                else:
                    continue
                groups.append((-1, tuple(cards) + tuple(free[:k]), SET))
                del free[:k]
            groups.sort(key=lambda g: -sum(POINTS[c] for c in g[1]))
            points = size = 0
            for i, g in enumerate(groups):
                points += sum(POINTS[c] for c in g[1])
                size += len(g[1])
                if points >= need:
                    if best is None or size < best[0]:
                        best = (size, tuple(groups[: i + 1]))
                    break
    return best[1] if best else None


def all_moves(s):
    """The long list, for the question "actions": every legal single group, however it is chosen from
    equal ranks, single additions, openings of several melds, and everything of the lean list."""
    found = dict.fromkeys(moves(s, combine=True))
    if s.phase != PLAY:
        return []
    h, side = s.hands[s.seat], s.side()

    def chosen(cards, low, high):
        """Every choice of low to high of these cards, equal ones counted once."""
        kinds = sorted(set(cards))
        ways = [()]
        for c in kinds:
            ways = [way + (c,) * k for way in ways for k in range(cards.count(c) + 1) if len(way) + k <= high]
        return [way for way in ways if len(way) >= low]

    wilds = [c for c in WILDS for _ in range(h[c])]
    tries = []
    if s.step == BEGIN:
        if s.pile and FIRST <= s.pile[-1] < JOKER:
            first = s.pile[-1] >> 2 << 2
            naturals = [c for c in range(first, first + 4) for _ in range(h[c])]
            for own in chosen(naturals, 2, 12):
                for stand in chosen(wilds, 0, min(2, (len(own) + 1) // 2)):
                    tries.append((TAKE, ((-1, own + stand, SET),)))
    elif s.step == MIDDLE:
        for rank in range(2, 13):
            naturals = [c for c in range(rank * 4, rank * 4 + 4) for _ in range(h[c])]
            for own in chosen(naturals, 2, 12):
                for stand in chosen(wilds, 0, min(2, len(own) // 2)):
                    tries.append((LAY, ((-1, own + stand, SET),)))
        for suit in range(4):
            for at, longest in STRETCHES[h[MASK_AT + suit]]:
                for length in range(3, longest + 1):
                    for low in range(at, at + longest - length + 1):
                        first = low * 4 + FIRST + suit
                        tries.append((LAY, ((-1, tuple(range(first, first + 4 * length, 4)), RUN),)))
        for cards in chosen(wilds, 3, 7):
            tries.append((LAY, ((-1, cards, WILD),)))
        for cards in chosen([c for c in (THREE_C, THREE_S) for _ in range(h[c])], 3, 6):
            tries.append((LAY, ((-1, cards, BLACK),)))
    for move in tries:
        if move not in found and judge(s, s.seat, move) is None:
            found[move] = None
    return list(found)


# ---------------------------------------------------------------- the form of the protocol
def names(cards):
    return [NAME[c] for c in cards]


def meld_cards(meld):
    return names(sorted(meld.cards, key=lambda c: (meld.pattern == SET and c < 4, c)))


def situation(s):
    """The situation in the keys of the protocol."""
    d = {
        "phase": s.phase,
        "seat": s.seat + 1,
        "step": STEP_NAME[s.step],
        "dealer": s.dealer + 1,
        "scores": s.scores[:],
        "deals": s.deals,
        "hands": {str(i + 1): names(hand_cards(h)) for i, h in enumerate(s.hands)},
        "melds": {
            str(i + 1): [{"cards": meld_cards(m), "pattern": PATTERN_NAME[m.pattern], "fresh": m.born == s.turn} for m in side.melds]
            for i, side in enumerate(s.sides)
        },
        "pile": names(s.pile),
        "stock": names(reversed(s.stock)),
        "shown": {str(i + 1): names(side.shown) for i, side in enumerate(s.sides)},
        "before": {str(i + 1): sorted(b) for i, b in enumerate(s.before) if b},
        "done": s.done[:],
        "noted": {"permission": "yes" if s.permission else "no"} if s.asked else {},
    }
    if s.phase == OVER:
        d["totals"] = {str(i + 1): x for i, x in enumerate(s.totals)}
        d["items"] = {str(i + 1): lines for i, lines in enumerate(s.items)}
        if s.winners is not None:
            d["winners"] = [x + 1 for x in s.winners]
    return d


def from_situation(d, players=4, target=15000):
    if "deck" in d:
        return new_deal(
            [NAME[read_card(x)] for x in d["deck"]], d.get("dealer") or players, players, d.get("scores"), d.get("deals") or 0, target
        )
    s = empty_state(players, target)
    s.turn = 1
    s.seat = d.get("seat", 1) - 1
    s.dealer = d.get("dealer", players) - 1
    s.phase = COUNTING if d.get("phase") == COUNTING else PLAY
    s.scores = list(d.get("scores") or s.scores)
    s.deals = d.get("deals") or 0
    s.done = list(d.get("done") or ())
    s.step = STEP_NAME.index(d.get("step") or ("middle" if s.done else "begin"))
    for seat, cards in (d.get("hands") or {}).items():
        for c in cards:
            hand_add(s.hands[int(seat) - 1], read_card(c))
    for side, melds in (d.get("melds") or {}).items():
        for given in melds:
            cards = tuple(read_card(c) for c in given["cards"])
            pattern = PATTERN[given["pattern"]] if given.get("pattern") else fits_new(cards)
            if pattern is None:
                raise ValueError("no meld: " + " ".join(given["cards"]))
            s.sides[int(side) - 1].put(Meld(pattern, s.turn if given.get("fresh") else 0), cards)
    for side, cards in (d.get("shown") or {}).items():
        s.sides[int(side) - 1].shown = [read_card(c) for c in cards]
    s.pile = [read_card(c) for c in d.get("pile") or ()]
    s.stock = [read_card(c) for c in d.get("stock") or ()][::-1]
    for seat, what in (d.get("before") or {}).items():
        s.before[int(seat) - 1].update(what)
    for n, side in enumerate(s.sides):
        seats = [seat for seat in range(players) if s.side_of[seat] == n]
        did = set().union(*(s.before[seat] for seat in seats))
        if s.seat in seats:
            did.update(s.done)
        if side.melds and not did & {"lay", "take"}:
            for seat in seats:
                s.before[seat].add("lay")
    s.asked = "ask" in s.done
    s.permission = (d.get("noted") or {}).get("permission") in (True, "yes")
    s.black = "black_meld" in s.done or any(m.pattern == BLACK and m.born == s.turn for m in s.side().melds)
    s.loose_reds = any(h[THREE_D] or h[THREE_H] for h in s.hands)
    if s.phase == COUNTING:
        s.ended_by = "stock.stop" if "stop" in s.done else "out.out"
    return s
