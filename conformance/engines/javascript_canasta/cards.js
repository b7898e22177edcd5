'use strict';
// The cards of the Tranca engine (numbers 0..51: rank * 4 + suit, in canonical order) and the joker, 52, the last of all.

const T = require('../javascript_tranca/cards.js');

const { FOUR, ACE, rank } = T;
const JOKER = 52;
const JOKERS = 4;
const SIZE = 53; // different cards
const KING = ACE - 1;
const EIGHT = FOUR + 4;

const isWild = (c) => c < 4 || c === JOKER;
const name = (c) => (c === JOKER ? 'JK' : T.name(c));
const names = (cards) => cards.map(name);
const parseCard = (text) => (text === 'JK' ? JOKER : T.parseCard(text));

// How often a card occurs in the pack.
const copies = (c) => (c === JOKER ? JOKERS : 2);

// The two packs with their jokers, in canonical order.
const fullPack = () => T.fullPack().concat(new Array(JOKERS).fill(JOKER));

const countOf = (cards, of) => cards.reduce((n, c) => n + (of(c) ? 1 : 0), 0);

// Joker 50, two and ace 20, king to eight 10, seven to three 5; or 10 each. A red three is worth nothing as a card.
function points(c, tenEach) {
  if (T.isRedThree(c)) return 0;
  if (tenEach) return 10;
  if (c === JOKER) return 50;
  if (isWild(c) || rank(c) === ACE) return 20;
  return rank(c) >= EIGHT && rank(c) <= KING ? 10 : 5;
}

const sum = (cards, tenEach) => cards.reduce((n, c) => n + points(c, tenEach), 0);

module.exports = { ...T, JOKER, SIZE, isWild, name, names, parseCard, copies, fullPack, countOf, points, sum };
