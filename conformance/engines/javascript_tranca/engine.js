'use strict';
// The rules of Tranca, written out by hand. States are never changed in place: judge() gives a new one.

const C = require('./cards.js');
const M = require('./melds.js');
const { ID, PATTERNS, TRIGGER } = require('./names.js');

const { isRedThree, isBlackThree } = C;
const SIDES = 2;
const HAND = 11;
const RESERVES = 2;
const RESERVE_SIZE = 11;
const CANASTA = 7;
const CARD_POINTS = 10;
const DIRTY_PAYS = 100;
const RED_THREE = 100;
const GOING_OUT = 100;
const NO_RESERVE = -100;
const MAX_WILD = 1;

const sideOf = (seat) => (seat - 1) % SIDES; // 0 or 1
const nextSeat = (st, seat) => (seat % st.players) + 1;
const top = (st) => (st.pile.length ? st.pile[st.pile.length - 1] : -1);

// ---------------------------------------------------------------------------------------------------------------- state
//
// players, rules   the number of seats; the options as names.js reads them
// phase            'play', 'counting', 'over'
// seat, step       the seat in turn; 'begin', 'middle', 'close'
// dealer, scores, deals
// hands[seat-1]    lists of cards
// melds[side]      lists of { pattern, cards, wilds, fresh }
// pile             from the bottom up
// stock            the top card is the LAST of the list
// reserves         stacks, from the bottom up; a stack that was taken is empty
// shown[side]      red threes on the table
// taker[side]      the seat that took the side's reserve, or 0
// unplayed[side]   that reserve was taken with a discard and its taker has begun no turn since
// done             what the seat in turn has done in this turn
// before[seat-1]   what each seat did in its earlier turns of this deal
// endedBy          the trigger that ended the play, or null
// items, totals, winners   after the count; winners only if the match is over

function emptyState(players, rules) {
  const perSeat = () => Array.from({ length: players }, () => []);
  return {
    players, rules, phase: 'play', seat: 1, step: 'begin', dealer: players, scores: [0, 0], deals: 0,
    hands: perSeat(), melds: [[], []], pile: [], stock: [], reserves: [], shown: [[], []], taker: [0, 0], unplayed: [false, false],
    done: [], before: perSeat(), endedBy: null, items: null, totals: null, winners: null,
  };
}

// Copied as deep as judge() writes; lists of cards are replaced, never written into.
function copyState(st) {
  const c = { ...st };
  c.hands = st.hands.slice();
  c.melds = st.melds.slice();
  c.shown = st.shown.slice();
  c.done = st.done.slice();
  c.taker = st.taker.slice();
  c.unplayed = st.unplayed.slice();
  return c;
}

// ----------------------------------------------------------------------------------------------------------- the set-up

// deck: the whole order, top first. Eleven cards to each reserve, then one at a time round the table from the player after the
// dealer; the rest is the stock. Then the red threes, seat by seat from the first player.
function newDeal({ deck, players, rules, dealer, scores, deals }) {
  const st = emptyState(players, rules);
  st.dealer = dealer || players;
  st.scores = (scores || [0, 0]).slice();
  st.deals = deals || 0;
  st.seat = nextSeat(st, st.dealer);
  let next = 0;
  for (let i = 0; i < RESERVES; i++) {
    st.reserves.push(deck.slice(next, next + RESERVE_SIZE));
    next += st.reserves[i].length;
  }
  for (let i = 0, seat = st.seat; i < HAND * players && next < deck.length; i++, seat = nextSeat(st, seat)) {
    st.hands[seat - 1].push(deck[next++]);
  }
  st.stock = deck.slice(next).reverse();
  refill(st);
  layRedThrees(st, st.seat);
  return st;
}

// Under new_stock a reserve nobody has taken becomes the stock the moment the stock is empty.
function refill(s) {
  if (!s.rules.newStock || s.stock.length) return;
  const k = s.reserves.findIndex((r) => r.length);
  if (k < 0) return;
  s.stock = s.reserves[k];
  s.reserves = s.reserves.map((r, i) => (i === k ? [] : r));
}

function drawCard(s) {
  const card = s.stock[s.stock.length - 1];
  s.stock = s.stock.slice(0, -1);
  refill(s);
  return card;
}

// What a seat did goes to this turn, or, if it is not in turn or the deal has not begun, to what it did before.
function note(s, seat, what) {
  if (seat === s.seat && s.done.length) {
    s.done.push(what);
  } else {
    s.before = s.before.slice();
    s.before[seat - 1] = s.before[seat - 1].concat([what]);
  }
}

// Lays the red threes of every hand, the given seat first, then in turn order, and replaces them while there is a stock.
// True if a card came to the hand of the given seat.
function layRedThrees(s, first) {
  let drew = false;
  for (let i = 0, seat = first; i < s.players; i++, seat = nextSeat(s, seat)) {
    for (;;) {
      const hand = s.hands[seat - 1];
      const k = hand.findIndex(isRedThree);
      if (k < 0) break;
      const rest = hand.slice(0, k).concat(hand.slice(k + 1));
      const side = sideOf(seat);
      s.shown[side] = s.shown[side].concat([hand[k]]);
      if (s.stock.length) {
        rest.push(drawCard(s));
        if (seat === first) drew = true;
      }
      s.hands[seat - 1] = rest;
      note(s, seat, TRIGGER.layRed);
    }
  }
  return drew;
}

// ------------------------------------------------------------------------------------------------------ what melds are

// The kind of a meld: clean_run, dirty_run, and under set_counts clean_set, dirty_set; or null.
function kindOf(meld, rules) {
  if (meld.cards.length < CANASTA || (meld.pattern === 'set' && !rules.setCounts)) return null;
  return (meld.wilds === 0 ? 'clean_' : 'dirty_') + meld.pattern;
}

const isClean = (kind) => kind === 'clean_run' || kind === 'clean_set';
const kindPays = (kind, rules) => (isClean(kind) ? rules.cleanPays : DIRTY_PAYS);

const hasCanasta = (st, side) => st.melds[side].some((m) => kindOf(m, st.rules) !== null);
const reserveOpen = (st, side) => st.taker[side] === 0 && st.reserves.some((r) => r.length);

// Whether the side has the canastas it needs for going out.
function isReady(rules, melds) {
  return melds.some((m) => {
    const kind = kindOf(m, rules);
    return rules.needClean ? isClean(kind) : kind !== null;
  });
}

// ------------------------------------------------------------------------------------------------------------- groups
//
// A group is { cards, says, onto, joins, pattern }: a new meld, or cards onto the meld at that place (from 1) of the side's row.

// The pattern of a group of cards that fits nothing: the named one, else the one in which most cards could lie in their own places.
function misfit(cards, named) {
  return ID[named || (M.ownInSet(cards) > M.ownInRun(cards) ? 'set' : 'run')];
}

// A new meld from these cards; of several patterns the first of the file.
function fitNew(cards, { named, written, says }) {
  for (const pattern of PATTERNS) {
    if (named && named !== pattern) continue;
    const fit = pattern === 'run' ? M.fitRun(cards, written, says) : M.fitSet(cards, says);
    if (fit) return fit;
  }
  return null;
}

// The meld after these cards are added.
function fitOnto(meld, cards, rules, says) {
  if (meld.pattern === 'run' && rules.displaced) return M.addDisplaced(meld, cards, says);
  const before = meld.cards.length;
  const all = meld.cards.concat(cards);
  const moved = says ? says.map(([i, as]) => [i + before, as]) : null;
  return meld.pattern === 'run' ? M.fitRun(all, false, moved) : M.fitSet(all, moved);
}

const tooWild = (fit) => fit.wilds > MAX_WILD;

// Lays the groups on a copy of the row. With a top card, it belongs to the first group.
function layGroups(row, groups, rules, topCard) {
  const melds = row.slice();
  for (let g = 0; g < groups.length; g++) {
    const { onto, says, pattern } = groups[g];
    const withTop = g === 0 && topCard >= 0;
    const cards = withTop ? groups[g].cards.concat([topCard]) : groups[g].cards;
    const old = onto ? melds[onto - 1] : null;
    const fit = old ? fitOnto(old, cards, rules, says) : fitNew(cards, { named: pattern, written: !withTop, says });
    if (!fit) return { refused: old ? ID[old.pattern] : withTop ? ID.take : misfit(cards, pattern) };
    if (tooWild(fit)) return { refused: ID.wildLimit };
    fit.fresh = old ? old.fresh : true;
    if (old) melds[onto - 1] = fit;
    else melds.push(fit);
  }
  return { melds };
}

// ------------------------------------------------------------------------------------------------------------- judging

const STEP_NUMBER = { begin: 0, middle: 1, close: 2 };
const STEP_OF = { draw: 0, take: 0, lay: 1, discard: 2 };

// Whose turn it is, and which step is reached. In 'middle' lay and the closing discard are both open.
function turnRefusal(st, seat, kind) {
  if (st.phase !== 'play') return ID[st.endedBy];
  if (seat !== st.seat) return ID.play;
  const at = STEP_NUMBER[st.step];
  const of = STEP_OF[kind];
  if (at === 0 && of > 0) return ID.play;
  if (of < at) return ID[st.done.find((d) => STEP_OF[d] === of) || (of === 0 ? 'draw' : 'lay')];
  return null;
}

// action: { action, card, groups }. Gives { state } or { refused: id }.
function judge(st, seat, a) {
  const late = turnRefusal(st, seat, a.action);
  if (late) return { refused: late };
  switch (a.action) {
    case 'draw': return judgeDraw(st, seat);
    case 'take': return judgeTake(st, seat, a.groups);
    case 'lay': return judgeLay(st, seat, a.groups);
    case 'discard': return judgeDiscard(st, seat, a.card);
    default: throw new Error('no such action: ' + a.action);
  }
}

// The rules to draw and take that read nothing of the choice.
function drawBarred(st) {
  return st.stock.length || (st.rules.newStock && st.reserves.some((r) => r.length)) ? null : ID.stockLeft;
}

function takeBarred(st) {
  if (!st.pile.length) return ID.pileLeft;
  return isBlackThree(top(st)) ? ID.blocked : null;
}

// What is left of the hand when the cards of the groups have gone; null if a card or a meld that is named is not there, if a group
// holds no card, or if melds are to be joined. With the top card the first group may hold no card of the hand.
function chosen(st, seat, groups, withTop) {
  if (!groups.length) return null;
  const row = st.melds[sideOf(seat)];
  for (const g of groups) {
    if ((g.onto && g.onto > row.length) || g.joins) return null;
    if (!g.cards.length && !(withTop && g === groups[0])) return null;
  }
  return C.without(st.hands[seat - 1], groups.length === 1 ? groups[0].cards : groups.flatMap((g) => g.cards));
}

function judgeDraw(st, seat) {
  const barred = drawBarred(st);
  if (barred) return { refused: barred };
  const s = copyState(st);
  refill(s);
  s.hands[seat - 1] = st.hands[seat - 1].concat([drawCard(s)]);
  s.step = 'middle';
  s.done.push('draw');
  return afterEffects(s, seat, { turnEnds: false, unseen: true });
}

function judgeTake(st, seat, groups) {
  const barred = takeBarred(st);
  if (barred) return { refused: barred };
  const rest = chosen(st, seat, groups, true);
  if (!rest) return { refused: ID.take };
  if (groups[0].onto && !st.rules.mayAdd) return { refused: ID.newMeld };
  const side = sideOf(seat);
  const laid = layGroups(st.melds[side], groups, st.rules, top(st));
  if (laid.refused) return laid;
  const s = copyState(st);
  s.melds[side] = laid.melds;
  s.hands[seat - 1] = rest.concat(st.pile.slice(0, -1));
  s.pile = [];
  s.step = 'middle';
  s.done.push('take');
  return afterEffects(s, seat, { turnEnds: false, unseen: false });
}

function judgeLay(st, seat, groups) {
  const rest = chosen(st, seat, groups, false);
  if (!rest) return { refused: ID.lay };
  const side = sideOf(seat);
  const laid = layGroups(st.melds[side], groups, st.rules, -1);
  if (laid.refused) return laid;
  const s = copyState(st);
  s.melds[side] = laid.melds;
  s.hands[seat - 1] = rest;
  s.done.push('lay');
  return afterEffects(s, seat, { turnEnds: false, unseen: false });
}

function judgeDiscard(st, seat, card) {
  const rest = C.without(st.hands[seat - 1], [card]);
  if (!rest) return { refused: ID.discard };
  if (isRedThree(card)) return { refused: ID.keptBack };
  const s = copyState(st);
  s.hands[seat - 1] = rest;
  s.pile = st.pile.concat([card]);
  s.done.push('discard');
  return afterEffects(s, seat, { turnEnds: true, unseen: false });
}

// The triggers (red threes, the reserve, going out), the end of the turn, and whether the turn can still be finished.
// unseen: the action brought cards to the hand that the player could not know; then it is not refused for a turn that cannot be
// finished, but the turn ends there by itself.
function afterEffects(s, seat, { turnEnds, unseen }) {
  const i = seat - 1;
  const side = sideOf(seat);
  refill(s);
  if (layRedThrees(s, seat)) unseen = true;
  if (!s.hands[i].length && reserveOpen(s, side)) {
    const k = s.reserves.findIndex((r) => r.length);
    s.hands[i] = s.reserves[k];
    s.reserves = s.reserves.map((r, x) => (x === k ? [] : r));
    s.taker[side] = seat;
    s.unplayed[side] = turnEnds;
    s.done.push(TRIGGER.takeReserve);
    layRedThrees(s, seat);
    unseen = true;
  }
  if (!s.hands[i].length) {
    const barred = outBarred(s, side, turnEnds);
    if (barred) return { refused: barred };
    s.done.push(TRIGGER.out);
    return { state: endDeal(s, TRIGGER.out) };
  }
  if (!turnEnds) {
    const stuck = unfinishable(s, seat);
    if (!stuck) return { state: s };
    if (!unseen) return { refused: stuck };
  }
  if (!s.stock.length) return { state: endDeal(s, TRIGGER.over) };
  return { state: endTurn(s, seat) };
}

// The rules to going out, in their order; null if the side may.
function outBarred(s, side, byDiscard) {
  if (s.rules.finalDiscard && !byDiscard) return ID.withDiscard;
  if (!s.taker[side]) return ID.tookReserve;
  return isReady(s.rules, s.melds[side]) ? null : ID.enough;
}

// Exact, without a bound. With two cards or more any of them may be discarded, for red threes have left the hand by now. With one
// card the discard empties the hand: it takes a reserve or goes out. Else that card must be laid onto a meld, and the side may go out
// then. One card is no new meld and only one addition, so that nothing is left to search. The answer is what bars the discard.
function unfinishable(s, seat) {
  const hand = s.hands[seat - 1];
  if (hand.length >= 2) return null;
  const side = sideOf(seat);
  if (reserveOpen(s, side)) return null;
  const barred = outBarred(s, side, true);
  if (!barred) return null;
  if (s.rules.finalDiscard || !s.taker[side]) return barred;
  const row = s.melds[side];
  for (let m = 1; m <= row.length; m++) {
    const laid = layGroups(row, [{ cards: hand, onto: m }], s.rules, -1);
    if (laid.melds && isReady(s.rules, laid.melds)) return null;
  }
  return barred;
}

function endTurn(s, seat) {
  s.before = s.before.slice();
  s.before[seat - 1] = s.before[seat - 1].concat(s.done);
  s.done = [];
  s.step = 'begin';
  s.seat = nextSeat(s, seat);
  const side = sideOf(s.seat);
  if (s.taker[side] === s.seat) s.unplayed[side] = false;
  const own = sideOf(seat);
  if (s.melds[own].some((m) => m.fresh)) s.melds[own] = s.melds[own].map((m) => (m.fresh ? { ...m, fresh: false } : m));
  return s;
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

// items[side]: id -> points, only those that are not 0; totals[side].
function count(st) {
  const items = [];
  const totals = [];
  for (let side = 0; side < SIDES; side++) {
    const line = {};
    const add = (id, points) => {
      if (points) line[id] = (line[id] || 0) + points;
    };
    for (const m of st.melds[side]) {
      const kind = kindOf(m, st.rules);
      if (kind) add(ID.kinds[kind], kindPays(kind, st.rules));
      add(ID.laidCards, CARD_POINTS * m.cards.length);
    }
    add(ID.redThrees, (hasCanasta(st, side) ? RED_THREE : -RED_THREE) * st.shown[side].length);
    if (!st.taker[side] || st.unplayed[side]) add(ID.missing, NO_RESERVE);
    for (let seat = side + 1; seat <= st.players; seat += SIDES) {
      if (!holdsUnplayed(st, seat)) add(ID.handCards, -CARD_POINTS * st.hands[seat - 1].length);
    }
    if (st.endedBy === TRIGGER.out && sideOf(st.seat) === side) add(ID.goingOut, GOING_OUT);
    items.push(line);
    totals.push(Object.values(line).reduce((a, b) => a + b, 0));
  }
  return { items, totals };
}

const holdsUnplayed = (st, seat) => st.unplayed[sideOf(seat)] && st.taker[sideOf(seat)] === seat;

// From the scores. A single game is over once a deal has been counted, a match once a side has reached the target.
function winner(st) {
  const [a, b] = st.scores;
  const counted = st.deals > 0 || st.phase !== 'play' || a !== 0 || b !== 0;
  const over = st.rules.single ? counted : Math.max(a, b) >= st.rules.target;
  return { over, winners: !over || a === b ? [] : [a > b ? 1 : 2] };
}

module.exports = {
  SIDES, HAND, RESERVE_SIZE, CARD_POINTS, RED_THREE, MAX_WILD, sideOf, nextSeat, top, emptyState, newDeal, kindOf, kindPays, hasCanasta,
  reserveOpen, isReady, holdsUnplayed, fitNew, fitOnto, tooWild, misfit, judge, drawBarred, takeBarred, count, winner,
};
