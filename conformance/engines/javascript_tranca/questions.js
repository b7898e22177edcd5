'use strict';
// The questions of the protocol. Nothing is changed by asking.

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
  if (E.tooWild(fit)) return { refused: N.ID.wildLimit };
  const kind = E.kindOf(fit, rules);
  return {
    ok: {
      pattern: fit.pattern, kinds: kind ? [kind] : [], points: E.CARD_POINTS * fit.cards.length,
      bonus: kind ? E.kindPays(kind, rules) : 0,
    },
  };
}

function askMeld(st, q) {
  const { cards, says } = W.readGroupCards(q.cards);
  const named = W.readPattern(q.pattern);
  const fit = E.fitNew(cards, { named, written: true, says });
  return fit ? described(fit, st.rules) : { refused: E.misfit(cards, named) };
}

function askExtend(st, seat, q) {
  const row = st.melds[E.sideOf(seat)];
  const onto = W.readPositive(q.onto, 'a place in the row');
  if (onto > row.length) return { refused: N.ID.lay };
  const { cards, says } = W.readGroupCards(q.cards);
  const fit = E.fitOnto(row[onto - 1], cards, st.rules, says);
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

// The words of the variant for a seat; st, seat, side -> value.
const WORDS = {
  packs: () => 2,
  jokers: () => 0,
  hand_size: () => E.HAND,
  draw_size: () => 1,
  reserve_size: () => E.RESERVE_SIZE,
  sides: () => E.SIDES,
  points: () => E.CARD_POINTS,
  players: (st) => st.players,
  target: (st) => st.rules.target,
  clean_pays: (st) => st.rules.cleanPays,
  red_value: (st, seat, side) => E.RED_THREE * st.shown[side].length,
  earned: (st, seat, side) => E.hasCanasta(st, side),
  ready: (st, seat, side) => E.isReady(st.rules, st.melds[side]),
  reserve_open: (st, seat, side) => E.reserveOpen(st, side),
  unplayed: (st, seat, side) => st.unplayed[side],
  holds_unplayed: (st, seat) => E.holdsUnplayed(st, seat),
};

function askWord(st, seat, q) {
  if (Object.hasOwn(WORDS, q.word)) return { ok: { value: WORDS[q.word](st, seat, E.sideOf(seat)) } };
  if (Object.hasOwn(N.OPTIONS, q.word)) return { ok: { value: st.rules.options[q.word] } };
  return { unsupported: 'no word ' + JSON.stringify(q.word) };
}

function view(st, seat) {
  const out = W.writeState(st);
  for (const key of Object.keys(out.hands)) if (Number(key) !== seat) out.hands[key] = out.hands[key].length;
  out.stock = out.stock.length;
  out[N.RESERVES] = W.writeReserves(st, (r) => r.length);
  out.pile = out.pile.length ? { top: out.pile[out.pile.length - 1], size: out.pile.length } : { top: null, size: 0 };
  return out;
}

module.exports = { ask };
