'use strict';
// Every legal move that is one action with one group, in a fixed order, and for a first meld that takes several groups a witness:
//   1. draw
//   2. take into a new set, take onto a meld (row order), witnesses of a take
//   3. lay a new set, lay black threes, add one card to a meld (row order, then card order), witnesses of a lay
//   4. ask (yes, no)
//   5. stop
//   6. discard (card order), finish
// Card order: 2 to A, then clubs, diamonds, hearts, spades, the joker last. New sets: by rank, then fewer naturals of clubs, of diamonds,
// of hearts, of spades first, then fewer wild cards, in card order. A take onto a meld is listed with the fewest hand cards it needs.
// Witnesses, for a side that has not melded: the first meld with the most points that leaves two cards, and one that empties the hand.

const C = require('./cards.js');
const M = require('./melds.js');
const E = require('./engine.js');
const P = require('./plans.js');

const { FOUR, ACE, TWO, THREE, JOKER, rank, isWild } = C;

function countsOf(cards) {
  const n = new Uint8Array(C.SIZE);
  for (const c of cards) n[c]++;
  return n;
}

// Calls emit(cards) for every choice of up to `most` of the counted cards of this list.
function eachChoice(n, list, most, emit, i = 0, cards = []) {
  if (i === list.length) {
    emit(cards);
    return;
  }
  let more = cards;
  for (let k = 0; k <= n[list[i]] && more.length <= most; k++) {
    eachChoice(n, list, most, emit, i + 1, more);
    more = more.concat([list[i]]);
  }
}

const cardsOfRank = (r) => [0, 1, 2, 3].map((s) => r * 4 + s);
const WILDS = cardsOfRank(TWO).concat([JOKER]);

function wildChoices(n) {
  const out = [];
  eachChoice(n, WILDS, M.MAX_WILD, (cards) => out.push(cards));
  return out.sort((a, b) => a.length - b.length);
}

// Calls emit(cards) for every set that can be made of the counted cards, of these ranks.
function eachSet(n, ranks, emit) {
  const wilds = wildChoices(n);
  for (const r of ranks) {
    eachChoice(n, cardsOfRank(r), C.SIZE, (own) => {
      if (own.length < 2) return;
      for (const w of wilds) if (own.length + w.length >= M.MIN && w.length < own.length) emit(own.concat(w));
    });
  }
}

const RANKS = Array.from({ length: ACE - FOUR + 1 }, (_, i) => FOUR + i);

function moves(st) {
  if (st.phase !== 'play') return [];
  const seat = st.seat;
  const out = [];
  const keep = (move) => {
    if (E.judge(st, seat, move).state) out.push(move);
  };
  if (st.step === 'begin') {
    keep({ action: 'draw' });
    addTakes(st, seat, keep);
    keep({ action: 'stop' });
    return out;
  }
  if (st.step === 'middle') {
    addLays(st, seat, keep);
    for (const answer of ['yes', 'no']) keep({ action: 'ask', answer });
  }
  for (const card of new Set(C.sorted(st.hands[seat - 1]))) keep({ action: 'discard', card });
  keep({ action: 'finish' });
  return out;
}

function addTakes(st, seat, keep) {
  const t = E.top(st);
  if (t < 0 || E.BARRED.take(st) || rank(t) < FOUR) return;
  const { oneEach, tenEach } = st.rules;
  const side = E.sideOf(st, seat);
  const row = st.melds[side];
  const hand = st.hands[seat - 1];
  const n = countsOf(hand);
  n[t]++;
  const taking = (groups) => keep({ action: 'take', groups });
  if (!oneEach || !row.some((m) => m.rank === rank(t))) {
    eachSet(n, [rank(t)], (cards) => {
      const used = C.without(cards, [t]);
      if (used && !E.usedBarred(st, side, { cards: used })) taking([{ cards: used }]);
    });
  }
  n[t]--;
  row.forEach((meld, m) => {
    if (meld.rank !== rank(t)) return;
    for (const cards of lotsOnto(st, side, n, m + 1)) taking([{ cards, onto: m + 1 }]);
  });
  if (E.isOpened(st, side)) return;
  const several = (groups) => groups && groups.length > 1 && taking(groups);
  const most = hand.length + st.pile.length - 1 - 2;
  several(P.bestOpening(hand, { oneEach, tenEach, need: E.minimumOf(st, side), most, top: t }));
  if (st.pile.length > 2) return;
  for (const left of [-1].concat(P.discards(hand))) {
    const all = (left < 0 ? hand : C.without(hand, [left])).concat([t]);
    const groups = P.layAll(row, all, oneEach, 0);
    several(groups && P.withTopFirst(groups, t));
  }
}

// The fewest hand cards with which the top card may be taken onto the meld: none, or two.
function lotsOnto(st, side, n, onto) {
  const own = cardsOfRank(rank(E.top(st)));
  const lots = [];
  eachChoice(n, own.concat(WILDS), 2, (cards) => lots.push(cards));
  const passing = lots.filter((cards) => !E.usedBarred(st, side, { cards, onto }));
  const fewest = Math.min(...passing.map((cards) => cards.length));
  return passing.filter((cards) => cards.length === fewest);
}

function addLays(st, seat, keep) {
  const { oneEach, tenEach } = st.rules;
  const side = E.sideOf(st, seat);
  const row = st.melds[side];
  const hand = st.hands[seat - 1];
  const n = countsOf(hand);
  const laying = (groups) => keep({ action: 'lay', groups });
  const open = oneEach ? RANKS.filter((r) => !row.some((m) => m.rank === r)) : RANKS;
  eachSet(n, open, (cards) => laying([{ cards }]));
  eachChoice(n, cardsOfRank(THREE).filter(C.isBlackThree), C.SIZE, (cards) => {
    if (cards.length >= M.MIN) laying([{ cards }]);
  });
  const kinds = [...new Set(C.sorted(hand))];
  row.forEach((meld, m) => {
    for (const c of kinds) if (isWild(c) || rank(c) === meld.rank) laying([{ cards: [c], onto: m + 1 }]);
  });
  if (E.isOpened(st, side)) return;
  const several = (groups) => groups && groups.length > 1 && laying(groups);
  several(P.bestOpening(hand, { oneEach, tenEach, need: E.minimumOf(st, side), most: hand.length - 2, top: -1 }));
  const out = E.wayOut(st, seat);
  several(out && out.groups);
}

module.exports = { moves, eachSet, eachChoice, countsOf, RANKS };
