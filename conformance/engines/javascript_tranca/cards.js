'use strict';
// Cards are whole numbers 0..51: rank * 4 + suit.
// Ranks 2 3 4 ... K A are 0..12, suits clubs diamonds hearts spades are 0..3, so that the numbers sort in canonical order.

const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const SUITS = ['C', 'D', 'H', 'S'];
const NAMES = [];
const NUMBERS = new Map();
for (const r of RANKS) {
  for (const s of SUITS) {
    NUMBERS.set(r + s, NAMES.length);
    NAMES.push(r + s);
  }
}

const TWO = 0;
const THREE = 1;
const FOUR = 2;
const ACE = 12;

const rank = (c) => c >> 2;
const suit = (c) => c & 3;
const isWild = (c) => c < 4;
const isRedThree = (c) => c === 5 || c === 6;
const isBlackThree = (c) => c === 4 || c === 7;
const name = (c) => NAMES[c];
const names = (cards) => cards.map(name);

function parseCard(text) {
  const c = NUMBERS.get(text);
  if (c === undefined) throw new Error('not a card of this pack: ' + JSON.stringify(text));
  return c;
}

// The two packs in canonical order: 0 0 1 1 2 2 ...
function fullPack() {
  const out = [];
  for (let c = 0; c < 52; c++) out.push(c, c);
  return out;
}

// Takes the cards away from a copy of the list; null if one of them is not there.
function without(list, cards) {
  const out = list.slice();
  for (const c of cards) {
    const i = out.indexOf(c);
    if (i < 0) return null;
    out.splice(i, 1);
  }
  return out;
}

const sorted = (list) => list.slice().sort((a, b) => a - b);

module.exports = {
  RANKS, SUITS, TWO, THREE, FOUR, ACE,
  rank, suit, isWild, isRedThree, isBlackThree, name, names, parseCard, fullPack, without, sorted,
};
