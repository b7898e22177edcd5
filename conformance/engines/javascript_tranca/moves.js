'use strict';
// Every legal move that is one action with one group, in a fixed order:
//   1. draw
//   2. take into a new set, take into a new run, take onto a meld (row order)
//   3. lay a new set, lay a new run, add to a meld (row order): one card, in card order
//   4. discard (card order)
// New sets: by rank, then fewer naturals of clubs, of diamonds, of hearts, of spades first, without a two before with one.
// New runs: by suit, by lowest natural, then growing upwards: each run is followed by the longer ones that begin with it; without a two
// before with one.
// Card order: 2 to A, then clubs, diamonds, hearts, spades. Two moves that use the same cards for the same place are listed once.
// A take onto a meld is listed with the fewest hand cards with which the top card fits.
// Any legal lay or take leads where one of these leads, followed by lays of these. Under wild_moves=displaced the place of a two
// matters: a run with a two that may lie at either end is then listed for both ends, and a natural is also added together with a two
// that closes the gap below the meld.

const C = require('./cards.js');
const M = require('./melds.js');
const E = require('./engine.js');

const { FOUR, ACE, TWO, rank, suit, isWild } = C;

function countsOf(cards) {
  const n = new Uint8Array(52);
  for (const c of cards) n[c]++;
  return n;
}

// The choices of twos: [no two] and the single twos.
function twoChoices(n) {
  const out = [[]];
  for (let c = TWO; c < TWO + 4; c++) if (n[c]) out.push([c]);
  return out;
}

// Calls emit(cards) for every set and run that can be made of the counted cards.
function eachNewMeld(n, emit) {
  const twos = twoChoices(n);
  eachSet(n, twos, emit);
  eachRun(n, twos, emit);
}

function eachSet(n, twos, emit) {
  for (let r = FOUR; r <= ACE; r++) {
    const b = r * 4;
    const most = n[b] + n[b + 1] + n[b + 2] + n[b + 3];
    if (most < M.MIN - E.MAX_WILD) continue;
    for (let i = 0; i <= n[b]; i++) {
      for (let j = 0; j <= n[b + 1]; j++) {
        for (let k = 0; k <= n[b + 2]; k++) {
          for (let l = 0; l <= n[b + 3]; l++) {
            const own = i + j + k + l;
            if (own < M.MIN - E.MAX_WILD) continue;
            const cards = [];
            for (let x = 0; x < i; x++) cards.push(b);
            for (let x = 0; x < j; x++) cards.push(b + 1);
            for (let x = 0; x < k; x++) cards.push(b + 2);
            for (let x = 0; x < l; x++) cards.push(b + 3);
            for (const two of twos) if (own + two.length >= M.MIN) emit(cards.concat(two));
          }
        }
      }
    }
  }
}

function eachRun(n, twos, emit) {
  for (let s = 0; s < 4; s++) {
    for (let low = FOUR; low <= ACE; low++) {
      if (n[low * 4 + s]) growRun(n, s, low, [low * 4 + s], -1, twos, emit);
    }
  }
}

// naturals: from the lowest up to rank `at`; gap: how many of them lie below the gap, or -1.
function growRun(n, s, at, naturals, gap, twos, emit) {
  for (const two of twos) {
    const size = naturals.length + two.length;
    if (size < M.MIN || size > M.RUN_PLACES || (gap >= 0 && !two.length)) continue;
    emit(gap >= 0 ? naturals.slice(0, gap).concat(two, naturals.slice(gap)) : at === ACE ? two.concat(naturals) : naturals.concat(two));
  }
  for (let r = at + 1; r <= ACE; r++) {
    const skipped = r - at - 1;
    if (skipped > E.MAX_WILD || (skipped && (gap >= 0 || twos.length === 1))) break;
    if (n[r * 4 + s]) growRun(n, s, r, naturals.concat([r * 4 + s]), skipped ? naturals.length : gap, twos, emit);
  }
}

// The fewest hand cards with which the top card can go onto the meld: alone, or with what fills the gap between.
function lotsOnto(meld, t, n, rules) {
  const fits = (lot) => {
    const fit = E.fitOnto(meld, lot.concat([t]), rules, null);
    return fit !== null && !E.tooWild(fit);
  };
  if (fits([])) return [[]];
  if (meld.pattern !== 'run' || rank(t) < FOUR) return [];
  const natural = meld.cards.filter((c) => !isWild(c));
  if (suit(natural[0]) !== suit(t) || natural.includes(t)) return [];
  const ranks = natural.map(rank).concat([rank(t)]);
  const missing = [];
  for (let r = Math.min(...ranks); r <= Math.max(...ranks); r++) if (!ranks.includes(r)) missing.push(r * 4 + suit(t));
  const out = [];
  const tryLot = (lot) => {
    if (lot.every((c) => n[c]) && fits(lot)) out.push(lot);
  };
  const twos = meld.wilds ? [[]] : twoChoices(n).slice(1);
  if (!meld.wilds) tryLot(missing);
  for (const filled of missing) for (const two of twos) tryLot(missing.filter((c) => c !== filled).concat(two));
  return out;
}

// A quick look before the full one: whether the rank or the suit is that of the meld.
function akin(meld, c) {
  if (isWild(c)) return meld.wilds < E.MAX_WILD;
  const own = isWild(meld.cards[0]) ? meld.cards[1] : meld.cards[0];
  return meld.pattern === 'set' ? rank(c) === rank(own) : suit(c) === suit(own) && !meld.cards.includes(c);
}

function moves(st) {
  if (st.phase !== 'play') return [];
  const seat = st.seat;
  const hand = st.hands[seat - 1];
  const out = [];
  // A red three that lies where it cannot stay: only in a situation that play does not lead to. Then judge() decides everything.
  const odd = hand.some(C.isRedThree) || st.pile.some(C.isRedThree);
  // A move that leaves two cards or more has passed when its group has, as one of them may be discarded.
  const keep = (left, move) => {
    if ((left >= 2 && !odd) || E.judge(st, seat, move).state) out.push(move);
  };
  if (st.step === 'begin') {
    if (!E.drawBarred(st)) keep(odd ? 0 : 2, { action: 'draw' });
    addTakes(st, E.sideOf(seat), hand, keep);
    return out;
  }
  if (st.step === 'middle') addLays(st, E.sideOf(seat), hand, keep);
  let last = -1;
  for (const c of C.sorted(hand)) {
    if (c !== last) {
      if (!C.isRedThree(c)) keep(hand.length, { action: 'discard', card: c });
      last = c;
    }
  }
  return out;
}

function addTakes(st, side, hand, keep) {
  if (E.takeBarred(st)) return;
  const t = E.top(st);
  const n = countsOf(hand);
  const all = hand.length + st.pile.length - 1;
  n[t]++;
  eachNewMeld(n, (cards) => {
    const used = C.without(cards, [t]);
    if (used) keep(all - used.length, { action: 'take', groups: [{ cards: used }] });
  });
  n[t]--;
  if (!st.rules.mayAdd) return;
  st.melds[side].forEach((meld, m) => {
    for (const lot of lotsOnto(meld, t, n, st.rules)) keep(all - lot.length, { action: 'take', groups: [{ cards: lot, onto: m + 1 }] });
  });
}

function addLays(st, side, hand, keep) {
  const n = countsOf(hand);
  const rules = st.rules;
  eachNewMeld(n, (cards) => {
    keep(hand.length - cards.length, { action: 'lay', groups: [{ cards }] });
    const last = cards.length - 1;
    if (rules.displaced && isWild(cards[last]) && rank(cards[0]) > FOUR && suit(cards[0]) === suit(cards[1]) && cards[0] !== cards[1]) {
      keep(hand.length - cards.length, { action: 'lay', groups: [{ cards: [cards[last]].concat(cards.slice(0, last)) }] });
    }
  });
  const kinds = [];
  for (let c = 0; c < 52; c++) if (n[c]) kinds.push(c);
  st.melds[side].forEach((meld, m) => {
    const add = (lot) => {
      const fit = E.fitOnto(meld, lot, rules, null);
      if (fit && !E.tooWild(fit)) keep(hand.length - lot.length, { action: 'lay', groups: [{ cards: lot, onto: m + 1 }] });
    };
    for (const c of kinds) if (akin(meld, c)) add([c]);
    if (!rules.displaced || meld.pattern !== 'run' || meld.wilds) return;
    const below = meld.cards[0] - 8;
    if (rank(below) >= FOUR && n[below]) for (const two of twoChoices(n).slice(1)) add([below].concat(two));
  });
}

module.exports = { moves, eachNewMeld, countsOf };
