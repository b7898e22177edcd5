'use strict';
// A skeleton: the protocol of ../../PROTOCOL.md around an engine that knows only melds and what cards are worth.
// Put your own engine where `meld` and `need` stand and answer more, question by question. Node, no packages.
//
//     meldbook conform --impl "node conformance/adapters/javascript/adapter.js" --variant canasta --level 1
//     node conformance/adapters/javascript/grade.js ../../corpus.json canasta 1 node adapter.js      (without Python)

const HELLO = {
  protocol: 1, name: 'skeleton', version: '0', language: 'JavaScript',
  supports: { variants: ['canasta'], levels: [0, 1] },
};
const VALUES = { JK: 50, A: 20, 2: 20, K: 10, Q: 10, J: 10, 10: 10, 9: 10, 8: 10, 7: 5, 6: 5, 5: 5, 4: 5, 3: 5 };

const rankOf = (card) => (card === 'JK' ? 'JK' : card.slice(0, -1));
const isWild = (card) => card === 'JK' || rankOf(card) === '2';

// Your engine: the points of a meld, or the rule that it breaks.
function meld(cards) {
  if (cards.length > 6 || cards.some((card) => rankOf(card) === '3')) return { unsupported: 'no threes and no canastas yet' };
  const naturals = cards.filter((card) => !isWild(card));
  const wild = cards.length - naturals.length;
  if (cards.length < 3 || new Set(naturals.map(rankOf)).size !== 1) return { refused: 'melds.set' };
  if (wild > 3) return { refused: 'melds.wild_limit' };
  if (wild >= naturals.length) return { refused: 'melds.more_naturals' };
  const points = cards.reduce((sum, card) => sum + VALUES[rankOf(card)], 0);
  return { ok: { pattern: 'set', kinds: [], points, bonus: 0 } };
}

// Your engine: what the first meld of a side must be worth.
const need = (score) => (score < 0 ? 15 : score < 1500 ? 50 : score < 3000 ? 90 : 120);

function step(theCase, { by, ask }) {
  const { scores, seat } = theCase.given;
  if (ask && ask.what === 'meld' && !ask.pattern) return meld(ask.cards.map((card) => card.split('=')[0]));
  if (ask && ask.what === 'word' && ask.word === 'need') {
    return { ok: { value: need(scores[((by || seat || 1) - 1) % scores.length]) } };
  }
  return { unsupported: 'not yet' };
}

function answer(message) {
  if (message.hello) return { hello: HELLO };
  return { seq: message.case.seq, steps: message.case.steps.map((one) => step(message.case, one)) };
}

// `readline` hands over one line at a time; every answer is one line.
require('readline').createInterface({ input: process.stdin }).on('line', (line) => {
  if (line.trim()) process.stdout.write(`${JSON.stringify(answer(JSON.parse(line)))}\n`);
});
