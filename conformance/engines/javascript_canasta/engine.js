'use strict';
// The rules of Canasta, written out by hand. States are never changed in place: judge() gives a new one.

const C = require('./cards.js');
const M = require('./melds.js');
const P = require('./plans.js');
const { ID, PATTERNS, TRIGGER } = require('./names.js');

const { isWild, isRedThree, isBlackThree } = C;
const NATURAL_PAYS = 500;
const MIXED_PAYS = 300;
const GOING_OUT = 100;
const CONCEALED = 200;
const RED_THREE = 100;
const ALL_RED = 4;
const ALL_RED_PAY = 800;
const BLACK_COST = 5;
const MOST_DEALS = 60;
const NEED = [[3000, 120], [1500, 90], [0, 50], [-Infinity, 15]]; // from this score on, so many points

const sideOf = (st, seat) => (seat - 1) % st.rules.sides; // from 0
const seatsOf = (st, side) => Array.from({ length: st.players / st.rules.sides }, (_, i) => side + 1 + i * st.rules.sides);
const nextSeat = (st, seat) => (seat % st.players) + 1;
const top = (st) => (st.pile.length ? st.pile[st.pile.length - 1] : -1);

// ---------------------------------------------------------------------------------------------------------------- state
//
// players, rules   the number of seats; the options as names.js reads them
// phase            'play', 'counting', 'over'
// seat, step       the seat in turn; 'begin', 'middle', 'close'
// dealer, scores, deals
// hands[seat-1]    lists of cards
// melds[side]      lists of { pattern, cards, rank, own, wilds, fresh }; fresh: begun in this turn
// pile             from the bottom up
// stock            the top card is the LAST of the list
// shown[side]      red threes on the table
// done             what the seat in turn has done in this turn
// before[seat-1]   what each seat did in its earlier turns of this deal
// permission       the partner's answer in this turn, 'yes' or 'no', or null
// laidOff          in this turn a card was laid onto a meld that was not begun in it
// lastRed          in this turn a red three turned up and no stock was left to replace it
// endedBy          the trigger or action that ended the play, or null
// items, totals, winners   after the count; winners only if the match is over

const NEW_TURN = { permission: null, laidOff: false, lastRed: false };

function emptyState(rules) {
  const perSeat = () => Array.from({ length: rules.players }, () => []);
  const perSide = () => Array.from({ length: rules.sides }, () => []);
  return {
    players: rules.players, rules, phase: 'play', seat: 1, step: 'begin', dealer: rules.players, scores: perSide().map(() => 0), deals: 0,
    hands: perSeat(), melds: perSide(), pile: [], stock: [], shown: perSide(), done: [], before: perSeat(), ...NEW_TURN,
    endedBy: null, items: null, totals: null, winners: null,
  };
}

// Copied as deep as judge() writes; lists of cards are replaced, never written into.
function copyState(st) {
  return { ...st, hands: st.hands.slice(), melds: st.melds.slice(), shown: st.shown.slice(), done: st.done.slice() };
}

// ----------------------------------------------------------------------------------------------------------- the set-up

// deck: the whole order, top first. Cards are dealt one at a time round the table from the player after the dealer. Red threes are
// laid and replaced, seat by seat from the first player; then a card is turned up and covered as long as it must be.
function newDeal({ deck, rules, dealer, scores, deals }) {
  const st = emptyState(rules);
  st.dealer = dealer || st.players;
  if (scores) st.scores = scores.slice();
  st.deals = deals || 0;
  st.seat = nextSeat(st, st.dealer);
  const dealt = Math.min(rules.handSize * st.players, deck.length);
  for (let i = 0, seat = st.seat; i < dealt; i++, seat = nextSeat(st, seat)) st.hands[seat - 1].push(deck[i]);
  st.stock = deck.slice(dealt).reverse();
  layRedThrees(st, st.seat);
  do {
    if (!st.stock.length) break;
    st.pile.push(st.stock.pop());
  } while (isCovered(top(st), rules));
  return st;
}

const isCovered = (c, rules) => isWild(c) || isRedThree(c) || (rules.coverBlack && isBlackThree(c));

// What a seat did goes to this turn, or, if it is not in turn or the deal has not begun, to what it did before.
function note(s, seat, what) {
  if (seat === s.seat && s.done.length) {
    s.done.push(what);
  } else {
    s.before = s.before.slice();
    s.before[seat - 1] = s.before[seat - 1].concat([what]);
  }
}

// Lays the red threes of every hand, the given seat first, then in turn order. Each is replaced while there is a stock, but one that came
// with the pile only if the table says so. True if a card came to the hand of the given seat.
function layRedThrees(s, first) {
  let drew = false;
  for (let i = 0, seat = first; i < s.players; i++, seat = nextSeat(s, seat)) {
    const inTurn = seat === s.seat && s.done.length > 0;
    const replaced = !(inTurn && s.done.includes('take') && !s.rules.fromPile);
    for (;;) {
      const hand = s.hands[seat - 1];
      const k = hand.findIndex(isRedThree);
      if (k < 0) break;
      const rest = hand.slice(0, k).concat(hand.slice(k + 1));
      const side = sideOf(s, seat);
      s.shown[side] = s.shown[side].concat([hand[k]]);
      if (replaced && s.stock.length) {
        rest.push(s.stock[s.stock.length - 1]);
        s.stock = s.stock.slice(0, -1);
        if (seat === first) drew = true;
      } else if (replaced && inTurn) {
        s.lastRed = true;
      }
      s.hands[seat - 1] = rest;
      note(s, seat, TRIGGER.layRed);
    }
  }
  return drew;
}

// ------------------------------------------------------------------------------------------------------ what melds are

// The kind of a meld: natural_set, mixed_set, or null.
function kindOf(meld) {
  if (meld.pattern !== 'set' || meld.cards.length < M.CANASTA) return null;
  return meld.wilds ? 'mixed_set' : 'natural_set';
}

const kindPays = (kind) => (kind === 'natural_set' ? NATURAL_PAYS : MIXED_PAYS);

const isOpened = (st, side) => st.melds[side].length > 0;
const needOf = (st, side) => NEED.find(([from]) => st.scores[side] >= from)[1];
const minimumOf = (st, side) => (isOpened(st, side) ? 0 : needOf(st, side)); // 0: the side has melded
const isReady = (rules, melds) => C.countOf(melds, (m) => kindOf(m) !== null) >= rules.needed;

function isFrozen(st, side) {
  return !isOpened(st, side) || st.pile.some((c) => isWild(c) || (st.rules.redFreezes && isRedThree(c)));
}

// Whether the player lays the whole hand in one turn, having melded nothing before.
function isConcealed(st, seat) {
  const side = sideOf(st, seat);
  const who = st.rules.concealedBySide ? seatsOf(st, side) : [seat];
  if (who.some((x) => st.before[x - 1].some((what) => what === 'lay' || what === 'take'))) return false;
  if (st.rules.ownMelds && st.laidOff) return false;
  return !st.rules.ownCanasta || st.melds[side].some((m) => m.fresh && kindOf(m));
}

// The black threes that were laid in this turn bind the player to go out.
const laidBlack = (st, side) => st.done.includes('black_meld') || st.melds[side].some((m) => m.fresh && m.pattern === 'black_meld');

// ------------------------------------------------------------------------------------------------------------- groups
//
// A group is { cards, says, onto, joins, pattern }: a new meld, or cards onto the meld at that place (from 1) of the side's row.

// The pattern of a group of cards that fits nothing: the named one, else the one in which most cards could lie in their own places.
function misfit(cards, named) {
  return ID[named || (M.OWN.black_meld(cards) > M.OWN.set(cards) ? 'black_meld' : 'set')];
}

// A new meld from these cards; of several patterns the first of the file.
function fitNew(cards, { named, says }) {
  for (const pattern of PATTERNS) {
    const fit = named && named !== pattern ? null : M.FIT[pattern](cards, says);
    if (fit) return fit;
  }
  return null;
}

// The meld after these cards are added.
function fitOnto(meld, cards, says) {
  return M.FIT[meld.pattern](meld.cards.concat(cards), says ? says.map(([i, as]) => [i + meld.cards.length, as]) : null);
}

// The rules to a set that read the meld alone: an id, or null.
function limitBarred(fit) {
  const limit = fit.pattern === 'set' ? M.limit(fit.own, fit.wilds) : null;
  return limit && ID[limit];
}

// Lays the groups on a copy of the row. With a top card, it belongs to the first group.
// All groups that fit are laid; then the rules to them are asked, group by group.
function layGroups(row, groups, rules, topCard) {
  const melds = row.slice();
  const places = groups.map(({ cards, onto, says, pattern }, g) => {
    const all = g === 0 && topCard >= 0 ? cards.concat([topCard]) : cards;
    const old = onto ? melds[onto - 1] : null;
    const fit = old ? fitOnto(old, all, says) : fitNew(all, { named: pattern, says });
    if (!fit) return { refused: old ? ID[old.pattern] : g === 0 && topCard >= 0 ? ID.take : misfit(all, pattern) };
    fit.fresh = old ? old.fresh : true;
    if (!old) return { at: melds.push(fit) - 1 };
    melds[onto - 1] = fit;
    return { at: onto - 1 };
  });
  for (const { refused, at } of places) {
    if (refused) return { refused };
    const barred = limitBarred(melds[at]) || rankBarred(melds[at], melds, rules);
    if (barred) return { refused: barred };
  }
  return { melds, black: C.countOf(places, ({ at }) => melds[at].pattern === 'black_meld') };
}

function rankBarred(meld, melds, rules) {
  if (!rules.oneEach || meld.pattern !== 'set') return null;
  return C.countOf(melds, (m) => m.pattern === 'set' && m.rank === meld.rank) > 1 ? ID.onePerRank : null;
}

// ------------------------------------------------------------------------------------------------------------- judging

const STEP_NUMBER = { begin: 0, middle: 1, close: 2 };
const STEP_OF = { draw: 0, take: 0, stop: 0, lay: 1, ask: 1, discard: 2, finish: 2 };

// Whose turn it is, and which step is reached. In 'middle' lay, ask and the closing actions are open.
function turnRefusal(st, seat, kind) {
  if (st.phase !== 'play') return ID[st.endedBy];
  if (seat !== st.seat) return ID.play;
  const at = STEP_NUMBER[st.step];
  const of = STEP_OF[kind];
  if (at === 0 && of > 0) return ID.play;
  if (of < at) return ID[st.done.find((d) => STEP_OF[d] === of) || (of === 0 ? 'draw' : 'lay')];
  return null;
}

const JUDGE = {
  draw: judgeDraw, take: judgeTake, stop: judgeStop, lay: judgeLay, ask: judgeAsk, discard: judgeDiscard, finish: judgeFinish,
};

// action: { action, card, groups, answer }. Gives { state } or { refused: id }.
function judge(st, seat, a) {
  const late = turnRefusal(st, seat, a.action);
  if (late) return { refused: late };
  const barred = BARRED[a.action] && BARRED[a.action](st, seat);
  return barred ? { refused: barred } : JUDGE[a.action](st, seat, a);
}

// The rules that read nothing of the choice: an id, or null.
const BARRED = {
  draw: (st) => (st.stock.length ? null : ID.stockLeft),
  take: (st) => (st.pile.length && (isWild(top(st)) || isBlackThree(top(st))) ? ID.blocked : null),
  stop: (st) => (st.stock.length ? ID.stopOnly : null),
  ask: (st) => (st.players !== 4 ? ID.hasPartner : st.done.includes('ask') ? ID.askOnce : null),
  discard: (st) => (endsHere(st) ? ID.noDiscard : null),
  finish: (st) => (endsHere(st) ? null : ID.finishOnly),
};

const endsHere = (st) => st.rules.lastRedEnds && st.lastRed;

// What is left of the hand when the cards of the groups have gone; null if a card or a meld that is named is not there, if a group
// holds no card, or if melds are to be joined. With the top card the first group may hold no card of the hand.
function chosen(st, seat, groups, withTop) {
  if (!groups.length || (withTop && !st.pile.length)) return null;
  const row = st.melds[sideOf(st, seat)];
  for (const g of groups) {
    if ((g.onto && g.onto > row.length) || g.joins) return null;
    if (!g.cards.length && !(withTop && g === groups[0])) return null;
  }
  return C.without(st.hands[seat - 1], groups.flatMap((g) => g.cards));
}

// The minimum for the first meld: an id, or null. left: cards in the hand afterwards.
function minimumBarred(st, side, laid, left) {
  if (C.sum(laid, st.rules.tenEach) >= minimumOf(st, side)) return null;
  return st.rules.exempt && left <= 1 ? null : ID.minimum;
}

// What the group of the top card must hold besides it: an id, or null.
function usedBarred(st, side, { cards, onto }) {
  const naturals = C.countOf(cards, (c) => !isWild(c));
  if (isFrozen(st, side)) return naturals >= 2 ? null : ID.naturalPair;
  if (st.rules.ontoMeld && onto) return null;
  if (cards.length < 2) return ID.twoCards;
  return naturals >= 1 ? null : ID.oneMatch;
}

function judgeDraw(st, seat) {
  const s = copyState(st);
  const n = Math.min(st.rules.drawSize, st.stock.length);
  s.hands[seat - 1] = st.hands[seat - 1].concat(st.stock.slice(st.stock.length - n).reverse());
  s.stock = st.stock.slice(0, st.stock.length - n);
  s.step = 'middle';
  s.done.push('draw');
  return afterEffects(s, seat, { turnEnds: false, unseen: true });
}

function judgeTake(st, seat, { groups }) {
  const rest = chosen(st, seat, groups, true);
  if (!rest) return { refused: ID.take };
  const side = sideOf(st, seat);
  const hand = rest.concat(st.pile.slice(0, -1));
  const barred = usedBarred(st, side, groups[0]) ||
    minimumBarred(st, side, groups.flatMap((g) => g.cards).concat([top(st)]), hand.length);
  if (barred) return { refused: barred };
  const s = copyState(st);
  s.pile = [];
  s.step = 'middle';
  return laid(st, s, seat, { groups, hand, what: 'take', topCard: top(st) });
}

function judgeLay(st, seat, { groups }) {
  const hand = chosen(st, seat, groups, false);
  if (!hand) return { refused: ID.lay };
  const barred = minimumBarred(st, sideOf(st, seat), groups.flatMap((g) => g.cards), hand.length);
  if (barred) return { refused: barred };
  return laid(st, copyState(st), seat, { groups, hand, what: 'lay', topCard: -1 });
}

function laid(st, s, seat, { groups, hand, what, topCard }) {
  const side = sideOf(st, seat);
  const r = layGroups(st.melds[side], groups, st.rules, topCard);
  if (r.refused) return r;
  s.melds[side] = r.melds;
  s.hands[seat - 1] = hand;
  s.done.push(what);
  for (let i = 0; i < r.black; i++) s.done.push('black_meld');
  if (groups.some((g) => g.onto && !st.melds[side][g.onto - 1].fresh)) s.laidOff = true;
  return afterEffects(s, seat, { turnEnds: false, unseen: false });
}

// One may ask only if the turn can be finished with either answer.
function judgeAsk(st, seat, { answer }) {
  const answered = (permission) => ({ ...copyState(st), done: st.done.concat(['ask']), permission });
  for (const x of ['yes', 'no']) {
    const stuck = unfinishable(answered(x), seat);
    if (stuck) return { refused: stuck };
  }
  return { state: answered(answer) };
}

function judgeDiscard(st, seat, { card }) {
  const rest = C.without(st.hands[seat - 1], [card]);
  if (!rest) return { refused: ID.discard };
  if (isRedThree(card)) return { refused: ID.keptBack };
  const s = copyState(st);
  s.hands[seat - 1] = rest;
  s.pile = st.pile.concat([card]);
  s.done.push('discard');
  return afterEffects(s, seat, { turnEnds: true, unseen: false });
}

// Nobody takes the pile when the stock is gone: the deal ends.
function judgeStop(st) {
  const s = copyState(st);
  s.done.push('stop');
  return { state: endDeal(s, 'stop') };
}

// The turn, and the deal with it, ends without a discard.
function judgeFinish(st, seat) {
  const barred = turnEndBarred(st, seat);
  if (barred) return { refused: barred };
  const s = copyState(st);
  s.done.push('finish');
  return { state: endDeal(s, 'finish') };
}

// The triggers (going out, red threes, the end of the stock), the end of the turn, and whether the turn can still be finished.
// unseen: the action brought cards to the hand that the player could not know; then it is not refused for a turn that cannot be
// finished, but the turn ends there by itself.
function afterEffects(s, seat, { turnEnds, unseen }) {
  const side = sideOf(s, seat);
  if (layRedThrees(s, seat)) unseen = true;
  if (!s.hands[seat - 1].length) {
    const barred = outBarred(s, side, turnEnds);
    if (barred) return { refused: barred };
    s.done.push(TRIGGER.out);
    return { state: endDeal(s, TRIGGER.out) };
  }
  const stuck = turnEnds ? turnEndBarred(s, seat) : unfinishable(s, seat);
  if (!turnEnds && !stuck) return { state: s };
  if (stuck && !unseen) return { refused: stuck };
  if (!s.rules.playsOn && !s.stock.length) return { state: endDeal(s, TRIGGER.over) };
  return { state: endTurn(s, seat) };
}

// The rules to going out, in their order; null if the player may.
function outBarred(s, side, byDiscard) {
  if (s.rules.finalDiscard && !byDiscard) return ID.withDiscard;
  if (!isReady(s.rules, s.melds[side])) return ID.enough;
  return s.permission === 'no' ? ID.denied : null;
}

// The rules to the end of a turn, with cards in the hand.
function turnEndBarred(s, seat) {
  if (!s.hands[seat - 1].length) return null;
  if (s.permission === 'yes') return ID.granted;
  return laidBlack(s, sideOf(s, seat)) ? ID.blackLast : null;
}

// How the player in turn can go out from here in one more `lay` and a discard, or without the one or the other: { groups, discard },
// or null. One action is enough: what can be laid in several can be laid in one, and a first meld is worth most so.
function wayOut(s, seat) {
  if (s.permission === 'no') return null;
  const { oneEach, needed, tenEach, exempt, finalDiscard } = s.rules;
  const leave = [];
  if (!finalDiscard) leave.push(0);
  if (!endsHere(s)) leave.push(1);
  const side = sideOf(s, seat);
  const need = exempt ? 0 : minimumOf(s, side);
  return P.emptyHand(s.melds[side], s.hands[seat - 1], { oneEach, canastas: needed, need, tenEach, leave });
}

// Exact, without a bound: null, or what bars the closing action that gets furthest. Red threes have left the hand.
// With two cards or more one is discarded; with one, or when the player is bound to go out, the hand must be emptied.
function unfinishable(s, seat) {
  const bound = turnEndBarred(s, seat);
  if (!bound && (endsHere(s) || s.hands[seat - 1].length >= 2)) return null;
  if (wayOut(s, seat)) return null;
  if (s.hands[seat - 1].length === 1 && !endsHere(s)) return outBarred(s, sideOf(s, seat), true);
  return bound;
}

function endTurn(s, seat) {
  s.before = s.before.slice();
  s.before[seat - 1] = s.before[seat - 1].concat(s.done);
  s.done = [];
  s.step = 'begin';
  s.seat = nextSeat(s, seat);
  s.melds = s.melds.map((row) => (row.some((m) => m.fresh) ? row.map((m) => (m.fresh ? { ...m, fresh: false } : m)) : row));
  return Object.assign(s, NEW_TURN);
}

// ------------------------------------------------------------------------------------------------------------- the count

function endDeal(s, by) {
  s.endedBy = by;
  const { items, totals } = count(s);
  s.phase = 'over';
  s.items = items;
  s.totals = totals;
  s.scores = s.scores.map((x, i) => x + totals[i]);
  s.deals += 1;
  const w = winner(s);
  s.winners = w.over ? w.winners : null;
  return s;
}

const redValue = (n) => (n === ALL_RED ? ALL_RED_PAY : n * RED_THREE);

// items[side]: id -> points, only those that are not 0; totals[side].
function count(st) {
  const { tenEach, handCounts } = st.rules;
  const items = [];
  const totals = [];
  for (let side = 0; side < st.rules.sides; side++) {
    const line = {};
    const add = (id, points) => {
      if (points) line[id] = (line[id] || 0) + points;
    };
    for (const m of st.melds[side]) {
      const kind = kindOf(m);
      if (kind) add(ID.kinds[kind], kindPays(kind));
      add(ID.laidCards, C.sum(m.cards, tenEach));
    }
    add(ID.redThrees, (isOpened(st, side) ? 1 : -1) * redValue(st.shown[side].length));
    for (const seat of seatsOf(st, side)) {
      const hand = st.hands[seat - 1];
      add(ID.blackHand, -BLACK_COST * C.countOf(hand, isBlackThree));
      if (handCounts) add(ID.handCards, -C.sum(hand.filter((c) => !isBlackThree(c)), tenEach));
    }
    if (st.endedBy === TRIGGER.out && sideOf(st, st.seat) === side) add(ID.goingOut, isConcealed(st, st.seat) ? CONCEALED : GOING_OUT);
    items.push(line);
    totals.push(Object.values(line).reduce((a, b) => a + b, 0));
  }
  return { items, totals };
}

// From the scores. The higher total wins once a side has reached the target; level at the head, or after the last deal: a draw.
function winner(st) {
  const best = Math.max(...st.scores);
  if (best < st.rules.target) return { over: st.rules.capped && st.deals >= MOST_DEALS, winners: [] };
  const sides = st.scores.flatMap((x, i) => (x === best ? [i + 1] : []));
  return { over: true, winners: sides.length === 1 ? sides : [] };
}

module.exports = {
  MOST_DEALS, BLACK_COST, sideOf, seatsOf, nextSeat, top, emptyState, newDeal, kindOf, kindPays, isOpened, needOf, minimumOf, isReady,
  isFrozen, isConcealed, laidBlack, endsHere, redValue, fitNew, fitOnto, limitBarred, misfit, judge, BARRED, usedBarred, wayOut, count,
  winner,
};
