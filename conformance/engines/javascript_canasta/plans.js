'use strict';
// What can be laid in one action with many groups: a whole hand, and the best first meld. Exact.
//
// Every meld is of one rank, and all that counts of a wild card is that it is one. So a plan is, for each rank, how many naturals and
// how many wild cards go to which meld; the ranks meet only in the number of wild cards, and are put together one after another.

const C = require('./cards.js');
const M = require('./melds.js');

const { rank, isWild, isBlackThree, isRedThree } = C;

const isLegal = (own, wilds) => M.limit(own, wilds) === null;
const isCanasta = (size) => (size >= M.CANASTA ? 1 : 0);

// Lays n naturals and w wild cards, all of them, in one rank, where the side has these melds: the way with the most canastas in that
// rank, { canastas, parts }, or null. A part is { onto, n, w }: onto a meld (its place in the row, from 1), or a new one (0).
function layRank(melds, n, w, oneEach) {
  let best = null;
  const found = (canastas, parts) => {
    if (!best || canastas > best.canastas) best = { canastas, parts };
  };
  if (!n && !w) {
    found(melds.reduce((k, m) => k + isCanasta(m.own + m.wilds), 0), []);
  } else if (oneEach) {
    const m = melds.length ? melds[0] : { onto: 0, own: 0, wilds: 0 };
    const size = m.own + m.wilds + n + w;
    if (melds.length <= 1 && size >= M.MIN && isLegal(m.own + n, m.wilds + w)) found(isCanasta(size), [{ onto: m.onto, n, w }]);
  } else {
    const go = (i, n, w, canastas, parts, most) => {
      if (i < melds.length) {
        const m = melds[i];
        for (let a = n; a >= 0; a--) {
          for (let b = Math.min(w, M.MAX_WILD); b >= 0; b--) {
            if ((a || b) && !isLegal(m.own + a, m.wilds + b)) continue;
            const more = a || b ? parts.concat([{ onto: m.onto, n: a, w: b }]) : parts;
            go(i + 1, n - a, w - b, canastas + isCanasta(m.own + m.wilds + a + b), more, most);
          }
        }
        return;
      }
      if (!n && !w) found(canastas, parts);
      for (let a = Math.min(n, most); a >= 2; a--) {
        for (let b = Math.min(w, M.MAX_WILD, a - 1); b >= 0; b--) {
          if (a + b >= M.MIN) go(i, n - a, w - b, canastas + isCanasta(a + b), parts.concat([{ onto: 0, n: a, w: b }]), a);
        }
      }
    };
    go(0, n, w, 0, [], n);
  }
  return best;
}

// The cards by rank, the wild cards (jokers first) and the threes; and the melds of each rank.
function sortOut(row, cards) {
  const out = { ranks: new Map(), wilds: [], black: [], red: 0, blackOnto: 0 };
  const at = (r) => {
    if (!out.ranks.has(r)) out.ranks.set(r, { cards: [], melds: [] });
    return out.ranks.get(r);
  };
  row.forEach((m, i) => {
    if (m.pattern === 'set') at(m.rank).melds.push({ onto: i + 1, own: m.own, wilds: m.wilds });
    else out.blackOnto = i + 1;
  });
  for (const c of C.sorted(cards)) {
    if (isWild(c)) out.wilds.push(c);
    else if (isBlackThree(c)) out.black.push(c);
    else if (isRedThree(c)) out.red++;
    else at(rank(c)).cards.push(c);
  }
  out.wilds.reverse();
  return out;
}

// The groups of a chain of plans { ways: [rank, parts], before }. Naturals and wild cards are dealt out in their order.
function groupsOf(chain, ranks, wilds) {
  const list = [];
  for (let x = chain; x; x = x.before) list.unshift(x);
  let next = 0;
  const groups = [];
  for (const { r, parts } of list) {
    let own = 0;
    for (const p of parts) {
      const cards = ranks.get(r).cards.slice(own, own + p.n).concat(wilds.slice(next, next + p.w));
      own += p.n;
      next += p.w;
      groups.push(p.onto ? { cards, onto: p.onto } : { cards });
    }
  }
  return groups;
}

// Lays all of the cards so that the side has at least so many canastas: groups, or null.
function layAll(row, cards, oneEach, canastas) {
  const { ranks, wilds, black, red, blackOnto } = sortOut(row, cards);
  if (red || (black.length && !blackOnto && black.length < M.MIN)) return null;
  let table = [{ canastas: 0, chain: null }]; // by the number of wild cards laid so far
  for (const [r, { cards: own, melds }] of ranks) {
    const next = [];
    for (let w = 0; w <= wilds.length; w++) {
      const way = layRank(melds, own.length, w, oneEach);
      if (!way) continue;
      table.forEach((x, before) => {
        const k = before + w;
        if (k > wilds.length) return;
        const total = x.canastas + way.canastas;
        if (!next[k] || total > next[k].canastas) next[k] = { canastas: total, chain: { r, parts: way.parts, before: x.chain } };
      });
    }
    table = next;
    if (!table.length) return null;
  }
  const end = table[wilds.length];
  if (!end || end.canastas < canastas) return null;
  const groups = groupsOf(end.chain, ranks, wilds);
  if (black.length) groups.push(blackOnto ? { cards: black, onto: blackOnto } : { cards: black });
  return groups;
}

// Different cards of a hand, as far as they are different for going out: by rank, wild cards by what they are.
function discards(hand) {
  const seen = new Set();
  return C.sorted(hand).filter((c) => {
    const key = rank(c);
    return !isRedThree(c) && !seen.has(key) && seen.add(key);
  });
}

// Empties the hand: { groups, discard (or -1) }, or null.
// canastas: how many the side needs; need: points for a first meld, or 0; leave: the numbers of cards, 0 and 1, that may be left for
// the discard.
function emptyHand(row, hand, { oneEach, canastas, need, tenEach, leave }) {
  for (const left of leave) {
    for (const discard of left ? discards(hand) : [-1]) {
      const cards = left ? C.without(hand, [discard]) : hand;
      if (need && C.sum(cards, tenEach) < need) continue;
      const groups = layAll(row, cards, oneEach, canastas);
      if (groups) return { groups, discard };
    }
  }
  return null;
}

// The first meld with the most points, of at most so many cards of the hand: groups, or null if it has less than it needs.
// With a top card the first group holds it and a natural pair of the hand.
function bestOpening(hand, { oneEach, tenEach, need, most, top }) {
  const withTop = top >= 0;
  const { ranks, wilds } = sortOut([], withTop ? hand.concat([top]) : hand);
  let table = new Map([['0,0', { w: 0, n: 0, points: 0, chain: null }]]);
  for (const [r, { cards }] of ranks) {
    const holdsTop = withTop && r === rank(top);
    if (holdsTop) cards.unshift(...cards.splice(cards.indexOf(top), 1));
    const ways = [];
    for (let n = holdsTop ? 3 : 2; n <= cards.length; n++) {
      for (let w = 0; w <= wilds.length; w++) {
        const way = layRank([], n, w, oneEach);
        if (way && (!holdsTop || way.parts[0].n >= 3)) ways.push({ n, w, parts: way.parts });
      }
    }
    const next = holdsTop ? new Map() : new Map(table);
    for (const x of table.values()) {
      for (const way of ways) {
        const y = { w: x.w + way.w, n: x.n + way.n - (holdsTop ? 1 : 0), points: x.points + way.n * C.points(cards[0], tenEach),
          chain: { r, parts: way.parts, before: x.chain } };
        const key = y.w + ',' + y.n;
        if (y.w > wilds.length || y.w + y.n > most || (next.has(key) && next.get(key).points >= y.points)) continue;
        next.set(key, y);
      }
    }
    table = next;
  }
  let best = null;
  let bestPoints = need - 1;
  for (const x of table.values()) {
    const all = x.points + C.sum(wilds.slice(0, x.w), tenEach);
    if (x.chain && all > bestPoints) [best, bestPoints] = [x, all];
  }
  if (!best) return null;
  const groups = groupsOf(best.chain, ranks, wilds);
  return withTop ? withTopFirst(groups, top) : groups;
}

// Takes the top card out of the group that holds it with a natural pair, and puts that group first; null if there is none.
function withTopFirst(groups, top) {
  const k = groups.findIndex((g) => g.cards.includes(top) && C.countOf(g.cards, (c) => !isWild(c)) >= 3);
  if (k < 0) return null;
  const first = { ...groups[k], cards: C.without(groups[k].cards, [top]) };
  return [first].concat(groups.slice(0, k), groups.slice(k + 1));
}

module.exports = { layAll, emptyHand, bestOpening, withTopFirst, discards };
