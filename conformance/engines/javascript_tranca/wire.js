'use strict';
// Situations and actions, from the words of the protocol and into them.

const C = require('./cards.js');
const E = require('./engine.js');
const N = require('./names.js');

// ------------------------------------------------------------------------------------------------------------- reading

function readCards(list) {
  if (typeof list === 'string') list = list.split(/\s+/).filter(Boolean);
  if (!Array.isArray(list)) throw new Error('not a list of cards: ' + JSON.stringify(list));
  return list.map(C.parseCard);
}

function readSeat(x, players) {
  const n = Number(x);
  if (!Number.isInteger(n) || n < 1 || n > players) throw new Error('not a seat: ' + JSON.stringify(x));
  return n;
}

function readPositive(x, what) {
  if (!Number.isInteger(x) || x < 1) throw new Error('not ' + what + ': ' + JSON.stringify(x));
  return x;
}

function readPattern(x) {
  if (x === undefined || x === null) return undefined;
  if (!N.PATTERNS.includes(x)) throw new Error('no such pattern: ' + JSON.stringify(x));
  return x;
}

// Cards of a group; a two may say its place aloud: "2C=9H".
function readGroupCards(list) {
  if (typeof list === 'string') list = list.split(/\s+/).filter(Boolean);
  if (!Array.isArray(list)) throw new Error('not a list of cards: ' + JSON.stringify(list));
  const cards = [];
  let says = null;
  list.forEach((text, i) => {
    const [card, as, more] = typeof text === 'string' ? text.split('=') : [text];
    if (more !== undefined) throw new Error('not a card: ' + JSON.stringify(text));
    cards.push(C.parseCard(card));
    if (as !== undefined) (says = says || []).push([i, C.parseCard(as)]);
  });
  return { cards, says };
}

function readGroup(g) {
  if (!g || typeof g !== 'object') throw new Error('not a group: ' + JSON.stringify(g));
  const { cards, says } = readGroupCards(g.cards === undefined ? [] : g.cards);
  const out = { cards };
  if (says) out.says = says;
  if (g.onto !== undefined && g.onto !== null) out.onto = readPositive(g.onto, 'a place in the row');
  if (g.joins !== undefined && g.joins !== null) {
    if (!Array.isArray(g.joins)) throw new Error('"joins" is a list');
    if (g.joins.length) out.joins = g.joins.map((x) => readPositive(x, 'a place in the row'));
  }
  const pattern = readPattern(g.pattern);
  if (pattern) out.pattern = pattern;
  return out;
}

function readAction(d) {
  if (!d || typeof d !== 'object') throw new Error('not an action: ' + JSON.stringify(d));
  const kind = d.action;
  if (!N.ACTIONS.includes(kind)) throw new Error('no such action in this game: ' + JSON.stringify(kind));
  const a = { action: kind };
  if (kind === 'discard') a.card = C.parseCard(d.card);
  if (kind === 'take' || kind === 'lay') {
    if (d.groups !== undefined && !Array.isArray(d.groups)) throw new Error('"groups" is a list');
    a.groups = (d.groups || []).map(readGroup);
  }
  return a;
}

function readMeld(m) {
  const spec = typeof m === 'string' || Array.isArray(m) ? { cards: m } : m;
  if (!spec || typeof spec !== 'object') throw new Error('not a meld: ' + JSON.stringify(m));
  const { cards, says } = readGroupCards(spec.cards);
  const fit = E.fitNew(cards, { named: readPattern(spec.pattern), written: true, says });
  if (!fit) throw new Error('not a meld of this game: ' + JSON.stringify(spec.cards));
  fit.fresh = spec.fresh === true;
  return fit;
}

function dealt(deal) {
  checkPack([deal.deck]);
  return E.newDeal(deal);
}

function readState(given, rules) {
  if (typeof given !== 'object') throw new Error('"given" is an object');
  const g = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null)); // null: not given
  const players = rules.players;
  const dealer = g.dealer === undefined ? players : readSeat(g.dealer, players);
  const scores = g.scores === undefined ? [0, 0] : g.scores;
  if (!Array.isArray(scores) || scores.length !== E.SIDES || !scores.every(Number.isFinite)) {
    throw new Error('"scores" has a number for each side');
  }
  const deals = g.deals === undefined ? 0 : g.deals;
  if (g.deck !== undefined && g.deck !== null) return dealt({ deck: readCards(g.deck), players, rules, dealer, scores, deals });
  const st = E.emptyState(players, rules);
  st.dealer = dealer;
  st.scores = scores.slice();
  st.deals = deals;
  st.phase = g.phase === undefined ? 'play' : g.phase;
  if (!['play', 'counting', 'over'].includes(st.phase)) throw new Error('no such phase: ' + JSON.stringify(g.phase));
  if (g.seat !== undefined) st.seat = readSeat(g.seat, players);
  st.done = g.done === undefined ? [] : g.done.map(String);
  st.step = g.step === undefined || g.step === null ? (st.done.length ? 'middle' : 'begin') : g.step;
  if (!['begin', 'middle', 'close'].includes(st.step)) throw new Error('no such step: ' + JSON.stringify(g.step));
  const hands = g.hands || {};
  for (const key of Object.keys(hands)) st.hands[readSeat(key, players) - 1] = readCards(hands[key]);
  const melds = g.melds || {};
  for (const key of Object.keys(melds)) st.melds[readSeat(key, E.SIDES) - 1] = melds[key].map(readMeld);
  st.pile = readCards(g.pile || []);
  st.stock = readCards(g.stock || []).reverse();
  const shown = g[N.SHOWN] || {};
  for (const key of Object.keys(shown)) st.shown[readSeat(key, E.SIDES) - 1] = readCards(shown[key]);
  readReserves(st, g);
  const before = g.before || {};
  for (const key of Object.keys(before)) st.before[readSeat(key, players) - 1] = before[key].map(String);
  readHistory(st);
  if (st.phase === 'over') {
    const w = E.winner(st);
    st.winners = w.over ? w.winners : null;
  }
  const laid = st.melds.flatMap((row) => row.map((m) => m.cards));
  checkPack([st.pile, st.stock].concat(st.hands, laid, st.shown, st.reserves));
  return st;
}

const isCard = (text) => !/\s/.test(text) && text !== '';

// Two stacks, each from the top down: a list of lists, or owner -> cards, or the cards of one stack.
function readReserves(st, g) {
  const zone = g[N.RESERVES];
  if (zone === undefined || zone === null) return;
  if (Array.isArray(zone) && zone.length && typeof zone[0] === 'string' && isCard(zone[0])) st.reserves = [readCards(zone).reverse()];
  else if (typeof zone === 'object') st.reserves = Object.values(zone).map((one) => readCards(one).reverse());
  else throw new Error('"' + N.RESERVES + '" is a list of stacks');
  if (!Array.isArray(zone)) st.reserveKeys = Object.keys(zone); // answered in the form in which it came
}

// Who has taken a reserve, whether it is unplayed, and what ended the play: from what was done.
// A reserve is unplayed if it came with a discard, and its taker has begun no turn since.
function readHistory(st) {
  const over = st.phase !== 'play';
  for (let seat = 1; seat <= st.players; seat++) {
    const side = E.sideOf(seat);
    const inTurn = seat === st.seat;
    const now = inTurn && st.done.includes(N.TRIGGER.takeReserve);
    const log = now ? st.done : st.before[seat - 1];
    const at = log.lastIndexOf(N.TRIGGER.takeReserve);
    if (at < 0) continue;
    st.taker[side] = seat;
    const withDiscard = log.slice(0, at).filter((x) => x !== N.TRIGGER.layRed).pop() === 'discard';
    const nothingSince = log.slice(at + 1).every((x) => !N.ACTIONS.includes(x));
    st.unplayed[side] = withDiscard && nothingSince && (inTurn ? now && over : true);
  }
  if (over) st.endedBy = st.done.includes(N.TRIGGER.out) ? N.TRIGGER.out : N.TRIGGER.over;
}

function checkPack(lists) {
  const n = new Array(52).fill(0);
  for (const cards of lists) for (const c of cards) n[c]++;
  const c = n.findIndex((x) => x > 2);
  if (c >= 0) throw new Error('the pack has no third ' + C.name(c));
}

// ------------------------------------------------------------------------------------------------------------- writing

const bySeat = (lists, f) => Object.fromEntries(lists.map((x, i) => [String(i + 1), f(x)]));
const hand = (cards) => C.names(C.sorted(cards));

function writeReserves(st, f) {
  const down = st.reserves.map((cards) => f(cards.slice().reverse()));
  return st.reserveKeys ? Object.fromEntries(st.reserveKeys.map((key, i) => [key, down[i]])) : down;
}

function writeMeld(m) {
  return { cards: C.names(m.cards), pattern: m.pattern, fresh: m.fresh };
}

function writeState(st) {
  const out = {
    phase: st.phase, seat: st.seat, step: st.step, dealer: st.dealer, scores: st.scores, deals: st.deals,
    hands: bySeat(st.hands, hand),
    melds: bySeat(st.melds, (row) => row.map(writeMeld)),
    pile: C.names(st.pile),
    stock: C.names(st.stock).reverse(),
    [N.SHOWN]: bySeat(st.shown, C.names),
    [N.RESERVES]: writeReserves(st, C.names),
    before: bySeat(st.before, (x) => x),
    done: st.done,
    noted: {},
  };
  if (st.totals) {
    out.totals = bySeat(st.totals, (x) => x);
    out.items = bySeat(st.items, (x) => x);
  }
  if (st.winners) out.winners = st.winners;
  return out;
}

function writeAction(a) {
  const out = { action: a.action };
  if (a.card !== undefined) out.card = C.name(a.card);
  if (a.groups) {
    out.groups = a.groups.map((g) => {
      const group = { cards: C.names(g.cards) };
      if (g.onto) group.onto = g.onto;
      if (g.pattern) group.pattern = g.pattern;
      return group;
    });
  }
  return out;
}

module.exports = {
  readCards, readSeat, readPositive, readPattern, readGroupCards, readAction, readState, dealt,
  writeState, writeReserves, writeAction, bySeat,
};
