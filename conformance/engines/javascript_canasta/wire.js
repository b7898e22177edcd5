'use strict';
// Situations and actions, from the words of the protocol and into them.

const C = require('./cards.js');
const E = require('./engine.js');
const N = require('./names.js');
const { readSeat, readPositive, bySeat } = require('../javascript_tranca/wire.js');

// ------------------------------------------------------------------------------------------------------------- reading

function asList(list) {
  if (typeof list === 'string') return list.split(/\s+/).filter(Boolean);
  if (!Array.isArray(list)) throw new Error('not a list of cards: ' + JSON.stringify(list));
  return list;
}

const readCards = (list) => asList(list).map(C.parseCard);

function readPattern(x) {
  if (x === undefined || x === null) return undefined;
  if (!N.PATTERNS.includes(x)) throw new Error('no such pattern: ' + JSON.stringify(x));
  return x;
}

// Cards of a group; a wild card may say aloud what it stands for: "2C=9H".
function readGroupCards(list) {
  const cards = [];
  let says = null;
  asList(list).forEach((text, i) => {
    const [card, as, more] = typeof text === 'string' ? text.split('=') : [text];
    if (more !== undefined) throw new Error('not a card: ' + JSON.stringify(text));
    cards.push(C.parseCard(card));
    if (as !== undefined) (says = says || []).push([i, C.parseCard(as)]);
  });
  return { cards, says };
}

const given = (x) => x !== undefined && x !== null;

function readGroup(g) {
  if (!g || typeof g !== 'object') throw new Error('not a group: ' + JSON.stringify(g));
  const { cards, says } = readGroupCards(given(g.cards) ? g.cards : []);
  const out = { cards };
  if (says) out.says = says;
  if (given(g.onto)) out.onto = readPositive(g.onto, 'a place in the row');
  if (given(g.joins) && !Array.isArray(g.joins)) throw new Error('"joins" is a list');
  if (given(g.joins) && g.joins.length) out.joins = g.joins.map((x) => readPositive(x, 'a place in the row'));
  const pattern = readPattern(g.pattern);
  if (pattern) out.pattern = pattern;
  return out;
}

function readAnswer(x) {
  const answer = x === true ? 'yes' : x === false ? 'no' : x;
  if (answer !== 'yes' && answer !== 'no') throw new Error('not an answer: ' + JSON.stringify(x));
  return answer;
}

function readAction(d) {
  if (!d || typeof d !== 'object') throw new Error('not an action: ' + JSON.stringify(d));
  const kind = d.action;
  if (!N.ACTIONS.includes(kind)) throw new Error('no such action in this game: ' + JSON.stringify(kind));
  const a = { action: kind };
  if (kind === 'discard') a.card = C.parseCard(d.card);
  if (kind === 'ask') a.answer = readAnswer(d.answer);
  if (kind === 'take' || kind === 'lay') {
    if (given(d.groups) && !Array.isArray(d.groups)) throw new Error('"groups" is a list');
    a.groups = (d.groups || []).map(readGroup);
  }
  return a;
}

function readMeld(m) {
  const spec = typeof m === 'string' || Array.isArray(m) ? { cards: m } : m;
  if (!spec || typeof spec !== 'object') throw new Error('not a meld: ' + JSON.stringify(m));
  const { cards, says } = readGroupCards(spec.cards);
  const fit = E.fitNew(cards, { named: readPattern(spec.pattern), says });
  if (!fit) throw new Error('not a meld of this game: ' + JSON.stringify(spec.cards));
  fit.fresh = spec.fresh === true;
  return fit;
}

function dealt(deal) {
  checkPack([deal.deck]);
  return E.newDeal(deal);
}

function oneOf(list, x, what) {
  if (!list.includes(x)) throw new Error('no such ' + what + ': ' + JSON.stringify(x));
  return x;
}

// Puts the lists of a mapping into their places: owner -> list.
function readOwned(mapping, into, owners, read) {
  for (const key of Object.keys(mapping || {})) into[readSeat(key, owners) - 1] = read(mapping[key]);
}

function readState(situation, rules) {
  if (!situation || typeof situation !== 'object') throw new Error('"given" is an object');
  const g = Object.fromEntries(Object.entries(situation).filter(([, value]) => value !== null)); // null: not given
  const dealer = given(g.dealer) ? readSeat(g.dealer, rules.players) : rules.players;
  const st = E.emptyState(rules);
  const scores = given(g.scores) ? g.scores : st.scores;
  if (!Array.isArray(scores) || scores.length !== rules.sides || !scores.every(Number.isFinite)) {
    throw new Error('"scores" has a number for each side');
  }
  const deals = given(g.deals) ? g.deals : 0;
  if (given(g.deck)) return dealt({ deck: readCards(g.deck), rules, dealer, scores, deals });
  Object.assign(st, { dealer, deals, scores: scores.slice() });
  st.phase = oneOf(['play', 'counting', 'over'], given(g.phase) ? g.phase : 'play', 'phase');
  if (given(g.seat)) st.seat = readSeat(g.seat, rules.players);
  st.done = given(g.done) ? g.done.map(String) : [];
  st.step = oneOf(['begin', 'middle', 'close'], given(g.step) ? g.step : st.done.length ? 'middle' : 'begin', 'step');
  readOwned(g.hands, st.hands, rules.players, readCards);
  readOwned(g.melds, st.melds, rules.sides, (row) => row.map(readMeld));
  readOwned(g[N.SHOWN], st.shown, rules.sides, readCards);
  readOwned(g.before, st.before, rules.players, (list) => list.map(String));
  st.pile = readCards(g.pile || []);
  st.stock = readCards(g.stock || []).reverse();
  readNotes(st, g.noted || {});
  if (st.phase !== 'play') st.endedBy = ['out', 'stop', 'finish'].find((x) => st.done.includes(x)) || N.TRIGGER.over;
  if (st.phase === 'over') {
    const w = E.winner(st);
    st.winners = w.over ? w.winners : null;
  }
  checkPack([st.pile, st.stock].concat(st.hands, st.melds.flatMap((row) => row.map((m) => m.cards)), st.shown));
  return st;
}

const isSet = (note) => note === true || note === 'yes';

// Whether a red three turned up that was not replaced is read from what was done, if no note says it: a red three was laid in this turn
// and the stock is gone.
function readNotes(st, noted) {
  if (given(noted[N.NOTE.permission])) st.permission = readAnswer(noted[N.NOTE.permission]);
  st.laidOff = isSet(noted[N.NOTE.laidOff]);
  const replaced = !st.done.includes('take') || st.rules.fromPile;
  st.lastRed = given(noted[N.NOTE.lastRed]) ? isSet(noted[N.NOTE.lastRed])
    : replaced && !st.stock.length && st.done.includes(N.TRIGGER.layRed);
}

function checkPack(lists) {
  const n = new Array(C.SIZE).fill(0);
  for (const cards of lists) for (const c of cards) n[c]++;
  const c = n.findIndex((x, i) => x > C.copies(i));
  if (c >= 0) throw new Error('the pack has not so many of ' + C.name(c));
}

// ------------------------------------------------------------------------------------------------------------- writing

const hand = (cards) => C.names(C.sorted(cards));
const same = (x) => x;

function writeMeld(m) {
  return { cards: C.names(m.cards), pattern: m.pattern, fresh: m.fresh };
}

// The notes of a table that plays by them: one that is not set is left out.
function writeNotes(st) {
  const noted = {};
  if (st.permission) noted[N.NOTE.permission] = st.permission;
  if (st.laidOff && st.rules.ownMelds) noted[N.NOTE.laidOff] = 'yes';
  if (st.rules.lastRedEnds && !st.stock.length && st.done.includes(N.TRIGGER.layRed)) noted[N.NOTE.lastRed] = st.lastRed ? 'yes' : 'no';
  return noted;
}

function writeState(st) {
  const out = {
    phase: st.phase, seat: st.seat, step: st.step, dealer: st.dealer, scores: st.scores, deals: st.deals,
    hands: bySeat(st.hands, hand),
    melds: bySeat(st.melds, (row) => row.map(writeMeld)),
    pile: C.names(st.pile),
    stock: C.names(st.stock).reverse(),
    [N.SHOWN]: bySeat(st.shown, C.names),
    before: bySeat(st.before, same),
    done: st.done,
    noted: writeNotes(st),
  };
  if (st.totals) {
    out.totals = bySeat(st.totals, same);
    out.items = bySeat(st.items, same);
  }
  if (st.winners) out.winners = st.winners;
  return out;
}

function writeAction(a) {
  const out = { action: a.action };
  if (a.card !== undefined) out.card = C.name(a.card);
  if (a.answer !== undefined) out.answer = a.answer;
  if (a.groups) out.groups = a.groups.map(({ cards, onto }) => (onto ? { cards: C.names(cards), onto } : { cards: C.names(cards) }));
  return out;
}

module.exports = {
  readCards, readSeat, readPositive, readPattern, readGroupCards, readAction, readState, dealt, writeState, writeAction, bySeat,
};
