'use strict';
// Shapes of melds: sets of one rank from four to ace, in which wild cards stand in, and melds of black threes, without any.
// A fit is { pattern, cards, rank, own, wilds }: own cards and stand-ins are counted.
// `says` is a list of [index in cards, card]: what a wild card stands for, said aloud ("2C=9H"), or null.

const C = require('./cards.js');

const { FOUR, ACE, THREE, rank, isWild, isBlackThree } = C;
const MIN = 3;
const MAX_WILD = 3;
const CANASTA = 7;

const isSetRank = (r) => r >= FOUR && r <= ACE;
const saysFit = (cards, says, r) => !says || says.every(([i, as]) => rank(as) === r && (isWild(cards[i]) || cards[i] === as));

function fitSet(cards, says) {
  if (cards.length < MIN) return null;
  const naturals = cards.filter((c) => !isWild(c));
  const r = naturals.length ? rank(naturals[0]) : -1;
  if (!isSetRank(r) || naturals.some((c) => rank(c) !== r) || !saysFit(cards, says, r)) return null;
  return { pattern: 'set', cards: naturals.concat(cards.filter(isWild)), rank: r, own: naturals.length, wilds: cards.length - naturals.length };
}

function fitBlack(cards, says) {
  if (cards.length < MIN || !cards.every(isBlackThree) || !saysFit(cards, says, THREE)) return null;
  return { pattern: 'black_meld', cards: cards.slice(), rank: THREE, own: cards.length, wilds: 0 };
}

const FIT = { set: fitSet, black_meld: fitBlack };

// How many of the cards could lie in their own places, size aside.
const OWN = {
  set(cards) {
    const n = new Array(ACE + 1).fill(0);
    for (const c of cards) if (!isWild(c) && isSetRank(rank(c))) n[rank(c)]++;
    return Math.max(...n);
  },
  black_meld: (cards) => C.countOf(cards, isBlackThree),
};

// The limits that are rules of their own: 'moreNaturals', 'wildLimit', or null.
function limit(own, wilds) {
  if (wilds >= own) return 'moreNaturals';
  return wilds > MAX_WILD ? 'wildLimit' : null;
}

module.exports = { MIN, MAX_WILD, CANASTA, isSetRank, FIT, OWN, limit };
