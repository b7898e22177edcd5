'use strict';
// Shapes and places of melds: runs from four to ace in one suit, and sets of one rank from four to ace.
// A fit is { pattern, cards, wilds }: the cards in the order of their places, and how many twos stand in.
// `says` is a list of [index in cards, card]: the place of a two that was said aloud ("2C=9H"), or null.

const { FOUR, rank, suit, isWild } = require('./cards.js');

const RUN_PLACES = 11; // 4 5 6 7 8 9 10 J Q K A
const MIN = 3;

const place = (c) => rank(c) - FOUR; // of a natural card; below 0 for a three

// A set: at least one natural card, all naturals of one rank from four to ace, three cards or more.
function fitSet(cards, says) {
  if (cards.length < MIN) return null;
  let r = -1;
  const naturals = [];
  const wilds = [];
  for (const c of cards) {
    if (isWild(c)) {
      wilds.push(c);
    } else {
      if (rank(c) < FOUR || (r >= 0 && rank(c) !== r)) return null;
      r = rank(c);
      naturals.push(c);
    }
  }
  if (r < 0) return null;
  if (says && !says.every(([i, as]) => rank(as) === r && (isWild(cards[i]) || cards[i] === as))) return null;
  return { pattern: 'set', cards: naturals.concat(wilds), wilds: wilds.length };
}

// A row of places of a run that is being filled.
class Row {
  constructor() {
    this.at = new Array(RUN_PLACES).fill(-1);
    this.suit = -1;
    this.low = RUN_PLACES;
    this.high = -1;
  }

  put(p, c) {
    if (p < 0 || p >= RUN_PLACES || this.at[p] >= 0) return false;
    this.at[p] = c;
    if (p < this.low) this.low = p;
    if (p > this.high) this.high = p;
    return true;
  }

  // A natural card, into its own place.
  putNatural(c) {
    if (this.suit >= 0 && suit(c) !== this.suit) return false;
    this.suit = suit(c);
    return this.put(place(c), c);
  }

  // Twos without a place: gaps first, from the low end on, then the high end, then the low end.
  putWilds(wilds) {
    let next = 0;
    for (let p = this.low; p <= this.high && next < wilds.length; p++) if (this.at[p] < 0) this.at[p] = wilds[next++];
    while (next < wilds.length && this.high < RUN_PLACES - 1) this.put(this.high + 1, wilds[next++]);
    while (next < wilds.length && this.low > 0) this.put(this.low - 1, wilds[next++]);
    return next === wilds.length;
  }

  fit(wilds) {
    const cards = this.at.slice(this.low, this.high + 1);
    return this.suit < 0 || cards.length < MIN || cards.includes(-1) ? null : { pattern: 'run', cards, wilds };
  }
}

// The places as the cards are written, if every card may lie there: a list of places, or null.
function writtenStart(cards) {
  const i = cards.findIndex((c) => !isWild(c));
  if (i < 0) return -1;
  const start = place(cards[i]) - i;
  const fits = start >= 0 && start + cards.length <= RUN_PLACES && cards.every((c, k) => isWild(c) || place(c) === start + k);
  return fits ? start : -1;
}

// A run: naturals of one suit and of different ranks. With `written`, the order in which the cards are given decides, if it can.
function fitRun(cards, written, says) {
  if (cards.length < MIN || cards.length > RUN_PLACES) return null;
  const row = new Row();
  let wilds = [];
  for (const c of cards) {
    if (isWild(c)) wilds.push(c);
    else if (!row.putNatural(c)) return null;
  }
  if (row.suit < 0) return null;
  const count = wilds.length;
  const start = written && count ? writtenStart(cards) : -1;
  if (start >= 0) {
    if (says && !says.every(([i, as]) => suit(as) === row.suit && place(as) === start + i)) return null;
    return { pattern: 'run', cards: cards.slice(), wilds: count };
  }
  if (says) {
    wilds = putSaid(row, cards, says);
    if (!wilds) return null;
  }
  return row.putWilds(wilds) ? row.fit(count) : null;
}

// Puts the twos whose places were said; gives the twos that are left, or null.
function putSaid(row, cards, says) {
  const said = new Set();
  for (const [i, as] of says) {
    if (!isWild(cards[i])) {
      if (cards[i] !== as) return null;
      continue;
    }
    if (suit(as) !== row.suit || !row.put(place(as), cards[i])) return null;
    said.add(i);
  }
  return cards.filter((c, i) => isWild(c) && !said.has(i));
}

// Cards added to a run whose two keeps its place and leaves it only for the very card it stands for. It then goes to the high end, or
// to the low end if the run reaches the ace. Several cards at once are good if they are good one after another in some order.
function addDisplaced(meld, cards, says) {
  if (meld.cards.length + cards.length > RUN_PLACES) return null;
  const row = new Row();
  const i = meld.cards.findIndex((c) => !isWild(c));
  const start = place(meld.cards[i]) - i;
  const oldHigh = start + meld.cards.length - 1;
  const standing = []; // [place, card] of twos that lie there
  meld.cards.forEach((c, k) => {
    if (isWild(c)) standing.push([start + k, c]);
    else row.putNatural(c);
  });
  for (const c of cards) if (!isWild(c) && !row.putNatural(c)) return null;
  const count = meld.wilds + cards.filter(isWild).length;
  const freed = [];
  for (const [p, c] of standing) if (!row.put(p, c)) freed.push(c);
  let added = cards.filter(isWild);
  if (says) {
    added = putSaid(row, cards, says);
    if (!added) return null;
  }
  for (const c of freed) {
    // A gap that it may close lies above the old run; or below it, when the run reaches the ace.
    let gap = -1;
    for (let p = row.low; p <= row.high && gap < 0; p++) {
      if (row.at[p] < 0 && (p > oldHigh || (p < start && row.at[RUN_PLACES - 1] >= 0))) gap = p;
    }
    if (gap >= 0) row.at[gap] = c;
    else if (!row.put(row.high + 1, c) && !row.put(row.low - 1, c)) return null;
  }
  return row.putWilds(added) ? row.fit(count) : null;
}

// How many of the cards could lie in their own places, size and gaps aside.
function ownInSet(cards) {
  const count = new Array(13).fill(0);
  for (const c of cards) if (rank(c) >= FOUR) count[rank(c)]++;
  return Math.max(...count);
}

function ownInRun(cards) {
  const ranks = [new Set(), new Set(), new Set(), new Set()];
  for (const c of cards) if (rank(c) >= FOUR) ranks[suit(c)].add(rank(c));
  return Math.max(...ranks.map((x) => x.size));
}

module.exports = { RUN_PLACES, MIN, place, fitSet, fitRun, addDisplaced, ownInSet, ownInRun };
