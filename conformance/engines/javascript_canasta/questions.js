'use strict';
// The questions of the protocol. Nothing is changed by asking.

const C = require('./cards.js');
const E = require('./engine.js');
const N = require('./names.js');
const W = require('./wire.js');
const { moves } = require('./moves.js');

function ask(st, seat, q) {
  if (!q || typeof q !== 'object') throw new Error('not a question: ' + JSON.stringify(q));
  switch (q.what) {
    case 'meld': return askMeld(st, q);
    case 'extend': return askExtend(st, seat, q);
    case 'word': return askWord(st, seat, q);
    case 'may': return askMay(st, seat, q);
    case 'actions': return { ok: { actions: st.seat === seat ? moves(st).map(W.writeAction) : [] } };
    case 'score': return askScore(st);
    case 'winner': return { ok: E.winner(st) };
    case 'view': return { ok: view(st, seat) };
    default: return { unsupported: 'no question ' + JSON.stringify(q.what) };
  }
}

function described(fit, rules) {
  const barred = E.limitBarred(fit);
  if (barred) return { refused: barred };
  const kind = E.kindOf(fit);
  return {
    ok: { pattern: fit.pattern, kinds: kind ? [kind] : [], points: C.sum(fit.cards, rules.tenEach), bonus: kind ? E.kindPays(kind) : 0 },
  };
}

function askMeld(st, q) {
  const { cards, says } = W.readGroupCards(q.cards);
  const named = W.readPattern(q.pattern);
  const fit = E.fitNew(cards, { named, says });
  return fit ? described(fit, st.rules) : { refused: E.misfit(cards, named) };
}

function askExtend(st, seat, q) {
  const row = st.melds[E.sideOf(st, seat)];
  const onto = W.readPositive(q.onto, 'a place in the row');
  if (onto > row.length) return { refused: N.ID.lay };
  const { cards, says } = W.readGroupCards(q.cards);
  const fit = E.fitOnto(row[onto - 1], cards, says);
  return fit ? described(fit, st.rules) : { refused: N.ID[row[onto - 1].pattern] };
}

function askMay(st, seat, q) {
  const r = E.judge(st, seat, W.readAction(q.do));
  return r.state ? { ok: {} } : { refused: r.refused };
}

function askScore(st) {
  const { items, totals } = st.items ? st : E.count(st);
  return { ok: { items: W.bySeat(items, (x) => x), totals: W.bySeat(totals, (x) => x) } };
}

// The words of the variant for a seat; st, seat, side -> value. Not answered: `fresh`, `lays_off` and `left_after`, which read what is
// chosen, and `points`, which reads a card.
const WORDS = {
  packs: () => 2,
  jokers: () => 4,
  players: (st) => st.players,
  sides: (st) => st.rules.sides,
  hand_size: (st) => st.rules.handSize,
  draw_size: (st) => st.rules.drawSize,
  number_needed: (st) => st.rules.needed,
  target: (st) => st.rules.target,
  three_need: (st) => Number(st.rules.options.three_need),
  most_deals: () => E.MOST_DEALS,
  black_cost: () => E.BLACK_COST,
  reserve_open: () => false,
  opened: (st, seat, side) => E.isOpened(st, side),
  need: (st, seat, side) => E.needOf(st, side),
  frozen: (st, seat, side) => E.isFrozen(st, side),
  ready: (st, seat, side) => E.isReady(st.rules, st.melds[side]),
  concealed: (st, seat) => E.isConcealed(st, seat),
  red_value: (st, seat, side) => E.redValue(st.shown[side].length),
  earned: (st, seat, side) => E.isOpened(st, side),
  ends_here: (st) => E.endsHere(st),
};

const TRUTH = { yes: true, no: false };

function askWord(st, seat, q) {
  if (Object.hasOwn(WORDS, q.word)) return { ok: { value: WORDS[q.word](st, seat, E.sideOf(st, seat)) } };
  if (q.word === N.NOTE.permission) return { ok: { value: st.permission ? TRUTH[st.permission] : null } };
  if (!Object.hasOwn(N.OPTIONS, q.word)) return { unsupported: 'no word ' + JSON.stringify(q.word) };
  const value = st.rules.options[q.word];
  return { ok: { value: Object.hasOwn(TRUTH, value) ? TRUTH[value] : value } };
}

function view(st, seat) {
  const out = W.writeState(st);
  for (const key of Object.keys(out.hands)) if (Number(key) !== seat) out.hands[key] = out.hands[key].length;
  out.stock = out.stock.length;
  out.pile = { top: out.pile.length ? out.pile[out.pile.length - 1] : null, size: out.pile.length };
  return out;
}

module.exports = { ask };
