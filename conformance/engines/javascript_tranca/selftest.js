'use strict';
// node selftest.js [deals]  -  situations worked out by hand, then random deals with invariants.

const C = require('./cards.js');
const E = require('./engine.js');
const N = require('./names.js');
const { moves } = require('./moves.js');
const { ID } = N;
const { answerLine } = require('./serve.js');

let checks = 0;
let failed = 0;

function check(what, got, want) {
  checks++;
  const a = JSON.stringify(got);
  const b = JSON.stringify(want);
  if (a !== b) {
    failed++;
    console.log('FAILED ' + what + '\n  got  ' + a + '\n  want ' + b);
  }
}

const list = (text) => text.split(' ').filter(Boolean);
const melds = (...texts) => texts.map((t) => ({ cards: list(t), fresh: false }));

// Runs one case; every entry of `given` that is a text of cards becomes a list.
function run(given, steps, options) {
  const g = Object.assign({}, given);
  for (const key of ['pile', 'stock', 'deck']) if (typeof g[key] === 'string') g[key] = list(g[key]);
  g.hands = Object.fromEntries(Object.entries(g.hands || {}).map(([k, v]) => [k, list(v)]));
  g[N.SHOWN] = Object.fromEntries(Object.entries(g.shown || {}).map(([k, v]) => [k, list(v)]));
  if (given.reserves) g[N.RESERVES] = given.reserves.map(list);
  if (given.deck) for (const key of ['hands', N.SHOWN]) delete g[key];
  const opts = Object.assign({ players: '2' }, options);
  const answer = answerLine(JSON.stringify({ case: { seq: 1, variant: N.VARIANT, options: opts, given: g, steps } }));
  if (answer.error) return [{ error: answer.error }];
  return answer.steps;
}

const draw = { do: { action: 'draw' } };
const discard = (card) => ({ do: { action: 'discard', card } });
const group = (text) => {
  const onto = /^m(\d+)(?: \+ (.*))?$/.exec(text);
  return onto ? { cards: list(onto[2] || ''), onto: Number(onto[1]) } : { cards: list(text) };
};
const lay = (...groups) => ({ do: { action: 'lay', groups: groups.map(group) } });
const take = (...groups) => ({ do: { action: 'take', groups: groups.map(group) } });
const question = (what, more) => ({ ask: Object.assign({ what }, more) });
const PLAYED = ['draw', 'discard', 'take_reserve', 'draw', 'discard'];
const UNPLAYED = ['draw', 'discard', 'take_reserve'];
const refused = (a) => (a.refused ? a.refused : a.error ? 'error: ' + a.error : 'accepted');

// ---------------------------------------------------------------------------------------------------- worked examples

function meldQuestion(cards, pattern) {
  const a = run({}, [question('meld', { cards: list(cards), pattern })])[0];
  return a.refused || (a.ok ? [a.ok.pattern, a.ok.kinds, a.ok.points, a.ok.bonus] : a.error);
}

function meldExamples() {
  const [seq, set] = N.PATTERNS;
  check('EX-TRA-1 4 4 4', meldQuestion('4C 4D 4H'), [set, [], 30, 0]);
  check('EX-TRA-2 4 to A', meldQuestion('4S 5S 6S 7S 8S 9S 10S JS QS KS AS'), [seq, ['clean_run'], 110, 200]);
  check('EX-TRA-3 A 2 3', typeof meldQuestion('AC 2C 3C'), 'string');
  check('A 2 3 with a four', typeof meldQuestion('2C 3C 4C'), 'string');
  check('charuto with a two', meldQuestion('9C 9D 2H'), [set, [], 30, 0]);
  check('identical cards (AMB-TRA-27)', meldQuestion('9C 9C 9D'), [set, [], 30, 0]);
  check('two twos in a charuto (AMB-TRA-12)', meldQuestion('9C 9D 2H 2S'), ID.wildLimit);
  check('two twos in a run', meldQuestion('9C 10C 2H 2S'), ID.wildLimit);
  check('seven equal cards are no canasta (AMB-TRA-2)', meldQuestion('9C 9C 9D 9D 9H 9H 9S'), [set, [], 70, 0]);
  check('dirty canasta', meldQuestion('4S 5S 6S 2S 8S 9S 10S'), [seq, ['dirty_run'], 70, 100]);
  check('six are no canasta', meldQuestion('4S 5S 6S 7S 8S 9S'), [seq, [], 60, 0]);
  check('no run round the corner', typeof meldQuestion('KC AC 4C'), 'string');
  check('run too short', meldQuestion('8C 9C'), ID.run);
  check('set with a stranger', meldQuestion('8C 8D 9S'), ID.set);
  check('eleven and a two do not fit', typeof meldQuestion('4S 5S 6S 7S 8S 9S 10S JS QS KS AS 2C'), 'string');
  check('a run of ten and a two', meldQuestion('4S 5S 6S 7S 8S 9S 10S JS QS KS 2C'), [seq, ['dirty_run'], 110, 100]);
}

const STOCK = '10D JD QD KD AD';

function turnExamples() {
  const base = { hands: { 1: '9C 10C KD 4D', 2: '4D 5D 5H 6C 7D' }, pile: '7S 8C', stock: STOCK, reserves: ['4H 4S', '5S 6S'] };
  let a = run(base, [lay('9C 10C KD'), discard('KD'), draw, draw, take('9C 10C'), discard('9H'), discard('KD'), discard('4D')]);
  check('order of a turn', a.map(refused), [ID.play, ID.play, 'accepted', ID.draw, ID.draw, ID.discard,
    'accepted', ID.play]);
  check('the turn passes', [a[6].ok.seat, a[6].ok.step, a[6].ok.pile], [2, 'begin', ['7S', '8C', 'KD']]);
  a = run(base, [take('9C 10C')]);
  check('the pile for a run, whole', [a[0].ok.hands[1], a[0].ok.pile, a[0].ok.melds[1][0].cards],
    [['4D', '7S', 'KD'], [], ['8C', '9C', '10C']]);
  check('the pile not for a pair', refused(run(base, [take('9C')])[0]), ID.take);
  a = run(Object.assign({}, base, { melds: { 1: melds('5C 6C 7C') } }), [take('m1')]);
  check('the top card onto a meld (AMB-TRA-10)', a[0].ok && a[0].ok.melds[1][0].cards, ['5C', '6C', '7C', '8C']);
  a = run(Object.assign({}, base, { pile: '8C 3S' }), [take('9C 10C')]);
  check('TRA-THREE-6 black three locks', refused(a[0]), ID.blocked);
  a = run(Object.assign({}, base, { pile: '7S 2H' }), [take('9C 10C')]);
  check('a two on top is usable (AMB-TRA-11)', a[0].ok && a[0].ok.melds[1][0].cards, ['9C', '10C', '2H']);
  a = run(Object.assign({}, base, { stock: '3H 3D QS 5D' }), [draw]);
  check('red threes are laid and replaced', a[0].ok && [a[0].ok.hands[1], a[0].ok[N.SHOWN][1], a[0].ok.stock],
    [['4D', '9C', '10C', 'KD', 'QS'].sort((x, y) => C.parseCard(x) - C.parseCard(y)), ['3H', '3D'], ['5D']]);
  a = run(Object.assign({}, base, { stock: '3H' }), [draw, discard('KD')]);
  check('red three as the last card: none for it, then the deal ends', [refused(a[0]), a[1].ok && a[1].ok.phase], ['accepted', 'over']);
}

function reserveExamples() {
  const other = '5D 6C 7D 8H';
  const base = { hands: { 1: '9C 9D 9H', 2: other }, pile: '7S', stock: STOCK, reserves: ['4H 4S', '5S 6S'] };
  let a = run(base, [draw, lay('9C 9D 9H'), discard('10D')]);
  check('a reserve on the discard', a[2].ok && [a[2].ok.seat, a[2].ok.hands[1]], [2, ['4H', '4S']]);
  a = run(Object.assign({}, base, { step: 'middle', done: ['draw'] }), [lay('9C 9D 9H'), discard('4H')]);
  check('a reserve in flight, the turn goes on', a.map((x) => x.ok && [x.ok.seat, x.ok.hands[1]]), [[1, ['4H', '4S']], [2, ['4S']]]);

  const dirty = '4S 5S 6S 2S 8S 9S 10S';
  const clean = '4S 5S 6S 7S 8S 9S 10S';
  const taken = (meld) => ({ hands: { 1: '9C 9D 9H', 2: other }, pile: '7D', stock: STOCK, reserves: ['4H 4S'],
    step: 'middle', done: ['draw'],
    before: { 1: PLAYED }, melds: { 1: melds(meld) } });
  check('EX-D-19 only a dirty canasta', refused(run(taken(dirty), [lay('9C 9D 9H')])[0]), ID.enough);
  a = run(taken(clean), [lay('9C 9D 9H')]);
  check('EX-D-19 a clean one: direct batida', a[0].ok && [a[0].ok.phase, a[0].ok.items[1][ID.goingOut]], ['over', 100]);
  a = run(Object.assign({}, taken(clean), { hands: { 1: '9C', 2: other } }), [discard('9C')]);
  check('EX-TRA-4 indirect batida', a[0].ok && [a[0].ok.phase, a[0].ok.items[1][ID.goingOut]], ['over', 100]);
  check('one card may not be kept (AMB-X-9)', refused(run(Object.assign({}, taken(dirty), { hands: { 1: '9C 9D 9H KC', 2: other } }),
    [lay('9C 9D 9H')])[0]), ID.enough);
  check('two cards may', refused(run(Object.assign({}, taken(dirty), { hands: { 1: '9C 9D 9H KC KC', 2: other } }),
    [lay('9C 9D 9H')])[0]), 'accepted');
  a = run(Object.assign({}, taken('4S 5S 6S 7S 8S 9S'), { hands: { 1: '9C 9D 9H 10S', 2: other } }), [lay('9C 9D 9H'), lay('m1 + 10S')]);
  check('the last card makes the clean canasta', [refused(a[0]), a[1].ok && a[1].ok.phase], ['accepted', 'over']);
}

function countExamples() {
  const clean = '4S 5S 6S 7S 8S 9S 10S';
  // side 1: 200 + 7 x 10 + 100 + 4 x 100 = 770; side 2: 3 x 10 - 100 (no reserve) - 2 x 10 = -90
  const base = { phase: 'counting', hands: { 1: '', 2: '4C 2C' }, melds: { 1: melds(clean), 2: melds('9C 9D 9H') },
    pile: '7D', stock: STOCK,
    shown: { 1: '3H 3D 3H 3D' }, before: { 1: PLAYED }, done: ['draw', 'discard', N.TRIGGER.out], reserves: ['4H 4S'] };
  let a = run(base, [question('score')])[0];
  check('EX-D-12 four red threes with a canasta', a.ok && a.ok.totals, { 1: 770, 2: -90 });
  a = run(Object.assign({}, base, { melds: { 1: melds(clean) }, shown: { 2: '3H' } }), [question('score')])[0];
  // side 1: 200 + 70 + 100 = 370; side 2: -100 - 100 - 20 = -220
  check('EX-D-12 one red three without', a.ok && a.ok.totals, { 1: 370, 2: -220 });
  a = run(Object.assign({}, base, { shown: {}, before: { 1: PLAYED, 2: UNPLAYED } }), [question('score')])[0];
  // side 2: 30 - 100, its reserve is not counted (AMB-TRA-17)
  check('reserve taken and not played', a.ok && a.ok.totals, { 1: 370, 2: -70 });
  const w = (scores, more, options) => {
    const x = run(Object.assign({ scores, deals: 1, hands: {} }, more), [question('winner')], options)[0];
    return x.ok && [x.ok.over, x.ok.winners];
  };
  check('target not reached', w([2990, 2980]), [false, []]);
  check('target reached', w([3000, 2980]), [true, [1]]);
  check('both past the target', w([3000, 3010]), [true, [2]]);
  check('level: a draw', w([3000, 3000]), [true, []]);
}

function protocolExamples() {
  check('garbage', Object.keys(answerLine('{"case": {"seq": 3')), ['seq', 'error']);
  check('no such card', typeof answerLine(JSON.stringify({ case: { seq: 3, variant: N.VARIANT,
    options: {}, given: { hands: { 1: ['1X'] } }, steps: [] } })).error,
    'string');
  check('hello', answerLine('{"hello": {"protocol": 1}}').hello.protocol, 1);
}

function refusalExamples() {
  const one = (given, step, options) => refused(run(given, [step], options)[0]);
  const at = (hand, more) => Object.assign({ hands: { 1: hand, 2: '5D 6C' }, pile: '7S',
    stock: STOCK, step: 'middle', done: ['draw'] }, more);
  check('not his turn', one(at('9C KD'), Object.assign({ by: 2 }, discard('5D'))), ID.play);
  check('draw after take', one(at('9C KD', { done: ['take'] }), draw), ID.take);
  check('lay when closing', one(at('9C 9D 9H KD QS', { step: 'close', done: ['draw', 'lay'] }), lay('9C 9D 9H')), ID.lay);
  check('no such card in the hand', one(at('9C 9D KD'), lay('9C 9D 9H')), ID.lay);
  check('no such meld', one(at('9C 9D KD'), lay('m1 + 9C')), ID.lay);
  check('a card twice', one(at('9C 9D 9H KD QS'), lay('9C 9D 9H', '9C KD QS')), ID.lay);
  check('a group that fits nothing, a run', one(at('8C 9C KD QS'), lay('8C 9C')), ID.run);
  check('onto a set', one(at('8C KD QS', { melds: { 1: melds('9C 9D 9H') } }), lay('m1 + 8C')), ID.set);
  check('onto a run', one(at('JC KD QS', { melds: { 1: melds('7C 8C 9C') } }), lay('m1 + JC')), ID.run);
  check('a second two onto a run', one(at('2C KD QS', { melds: { 1: melds('7C 2D 9C') } }), lay('m1 + 2C')), ID.wildLimit);
  check('the first fault counts', one(at('8C 9C 2C 2D KD QS'), lay('8C 2C 2D', '9C KD')), ID.wildLimit);
  check('threes are never melded', [one(at('3C 3S 3C KD QS'), lay('3C 3S 3C')), one(at('3C 4C 5C KD QS'), lay('3C 4C 5C'))],
    [ID.run, ID.run]);
  check('nothing laid', [one(at('9C KD'), lay('m1')), one(at('9C KD', { melds: { 1: melds('9S 9D 9H') } }), lay('m1'))], [ID.lay, ID.lay]);
  check('a red three cannot be discarded', one(at('3H KD QS'), discard('3H')), ID.keptBack);
  check('a black three can', one(at('3S KD QS'), discard('3S')), 'accepted');
  check('no stock', one({ hands: { 1: '9C KD', 2: '5D' }, pile: '7S' }, draw), ID.stockLeft);
  check('no pile: the first player draws', one({ hands: { 1: '9C KD', 2: '5D' }, stock: STOCK }, take('9C')), ID.pileLeft);
  check('no reserve is left for the side', one(at('9C', { melds: { 1: melds('4S 5S 6S 7S 8S 9S 10S') } }), discard('9C')), ID.tookReserve);
  const begin = (hand, pile, more) => Object.assign({ hands: { 1: hand, 2: '5D 6C' }, pile, stock: STOCK }, more);
  check('top card that fits no new meld', one(begin('9C KD', '7S'), take('9C KD')), ID.take);
  check('top card that does not fit the meld', one(begin('9C KD', '7S', { melds: { 1: melds('9C 9D 9H') } }), take('m1')), ID.set);
  check('take with two twos', one(begin('2C 2D KD QS', '7S'), take('2C 2D')), ID.wildLimit);
  check('take leaves one card', one(begin('9C 9D KD', '9S'), take('9C 9D')), ID.tookReserve);
  check('take leaves one card, a reserve is open', one(begin('9C 9D KD', '9S', { reserves: ['4H'] }), take('9C 9D')), 'accepted');
  const a = run(begin('9C 9D KD KH KC', '9S', { reserves: ['4H 5H'] }), [take('9C 9D', 'KD KH KC')]);
  check('take with two groups empties the hand', a[0].ok && [a[0].ok.seat, a[0].ok.step, a[0].ok.hands[1]], [1, 'middle', ['4H', '5H']]);
  const b = run(begin('9C 9D KD KH KC', '4S 9S', { reserves: ['4H 5H'] }), [take('9C 9D', 'KD KH KC')]);
  check('the pile comes to the hand first', b[0].ok && b[0].ok.hands[1], ['4S']);
  const c = run({ hands: { 1: 'KC', 2: '5D 6C' }, pile: '7S', stock: '3H',
    before: { 1: PLAYED }, melds: { 1: melds('9C 9D 9H') } }, [draw]);
  check('a turn that cannot be finished ends by itself', c[0].ok && [c[0].ok.phase, c[0].ok.hands[1], c[0].ok.totals], ['over', ['KC'],
    { 1: 30 - 10 - 100, 2: -100 - 20 }]);
  const d = run(at('9C', { melds: { 1: melds('9S 9D 9H') }, before: { 1: PLAYED } }), [question('may', { do: discard('9C').do }),
    question('may', { do: lay('m1 + 9C').do }), question('actions')]);
  check('nothing may be done with the last card', [refused(d[0]), refused(d[1]), d[2].ok.actions], [ID.enough, ID.enough, []]);
  const e = run(at('9C 9D 9H', { reserves: ['4H 4S'], stock: '', done: ['draw'] }), [lay('9C 9D 9H'), discard('4H')]);
  check('the reserve in flight comes before the end of the stock', e.map((x) => x.ok && x.ok.phase), ['play', 'over']);
  const f = run(at('9C', { reserves: ['4H 4S'], stock: '' }), [discard('9C')]);
  // side 1: its reserve is unplayed, so -100 and no hand; side 2: no reserve, two cards
  check('the reserve on the last discard of the deal', f[0].ok && [f[0].ok.totals, f[0].ok.hands[1]], [{ 1: -100, 2: -120 }, ['4H', '4S']]);
}

function optionExamples() {
  const begin = { hands: { 1: '9C KD QH', 2: '5D 6C' }, pile: '10C', stock: STOCK, melds: { 1: melds('7C 8C 9C') } };
  check('may_add=no', refused(run(begin, [take('m1')], { may_add: 'no' })[0]), ID.newMeld);
  const out = { hands: { 1: '9C 9D 9H', 2: '5D 6C' }, pile: '7S', stock: STOCK, step: 'middle', done: ['draw'], before: { 1: PLAYED },
    melds: { 1: melds('4S 5S 6S 7S 8S 9S 10S') } };
  check('final_discard=required', refused(run(out, [lay('9C 9D 9H')], { final_discard: 'required' })[0]), ID.withDiscard);
  const dirty = Object.assign({}, out, { melds: { 1: melds('4S 5S 6S 2S 8S 9S 10S') } });
  check('need_clean=no', refused(run(dirty, [lay('9C 9D 9H')], { need_clean: 'no' })[0]), 'accepted');
  const set = Object.assign({}, out, { melds: { 1: melds('KC KC KH KH KS KS KD') } });
  check('set_counts', ['no', 'yes'].map((x) => refused(run(set, [lay('9C 9D 9H')], { set_counts: x })[0])), [ID.enough, 'accepted']);
  check('clean_pays', run({}, [question('meld', { cards: list('4S 5S 6S 7S 8S 9S 10S') })], { clean_pays: '100' })[0].ok.bonus, 100);
  const w = (scores, options) => run({ scores, deals: 1 }, [question('winner')], options)[0].ok;
  check('single_deal', w([-50, -60], { mode: 'single_deal' }), { over: true, winners: [1] });
  check('target', [w([2000, 1990], { target: '2000' }), w([4990, 0], { target: '5000' })],
    [{ over: true, winners: [1] }, { over: false, winners: [] }]);
  let a = run({ hands: { 1: '9C KD QH', 2: '5D 6C' }, pile: '10C', stock: 'JH',
    reserves: ['4H 5H', '6H'] }, [draw, discard('JH')], { new_stock: 'yes' });
  check('new_stock=yes', [a[0].ok.stock, a[0].ok[N.RESERVES], a[1].ok.phase], [['4H', '5H'], [[], ['6H']], 'play']);
  const row = { hands: { 1: '6C 8C 9C 4C KD KH KS', 2: '5D' }, pile: '10C', stock: STOCK, step: 'middle', melds: { 1: melds('5C 2D 7C') } };
  const displaced = (cards, more) => {
    const x = run(Object.assign({}, row, more), [lay('m1 + ' + cards)], { wild_moves: 'displaced' })[0];
    return x.ok ? x.ok.melds[1][0].cards.join(' ') : x.refused;
  };
  check('displaced', [displaced('6C'), displaced('4C'), displaced('6C 8C'), displaced('9C'), displaced('6C 9C')],
    ['5C 6C 7C 2D', '4C 5C 2D 7C', '5C 6C 7C 8C 2D', ID.run, '5C 6C 7C 2D 9C']);
  check('displaced to the low end', displaced('KC', { hands: { 1: 'KC KD KH 4C', 2: '5D' },
    melds: { 1: melds('QC 2D AC') } }), '2D QC KC AC');
  check('a two at the low end keeps its place', displaced('8C', { melds: { 1: melds('2D 6C 7C') } }), '2D 6C 7C 8C');
  a = run({}, [question('meld', { cards: list('2C 5C 6C') })], { players: '3' })[0];
  check('an option value that is not played', typeof a.unsupported, 'string');
}

function dealExamples() {
  // Top first: two reserves, then 4 x 11 cards from seat 1 on, then the stock.
  const pack = C.names(C.fullPack()).filter((x) => x !== '3H' && x !== '3D');
  const deck = pack.slice(0, 23).concat(['3H'], pack.slice(23, 64), ['3D'], ['3H'], pack.slice(64), ['3D']);
  check('the deck is whole', deck.length, 104);
  const a = run({ deck, dealer: 4 }, [question('view'), draw, question('view')], { players: '4' });
  const v = a[0].ok;
  check('EX-D-13 what seat 1 sees', [v.seat, v.hands[1].length, v.hands[2], v.hands[3], v.hands[4], v[N.RESERVES], v.pile],
    [1, 11, 11, 11, 11, [11, 11],
    { top: null, size: 0 }]);
  check('red threes of seats 2 and 4 are replaced', [v[N.SHOWN], v.stock], [{ 1: [], 2: ['3H', '3H', '3D'] }, 35]);
  const two = run({ deck: C.names(C.fullPack()).reverse() }, [question('view'), { do: { action: 'deal', deck } }], { players: '2' });
  check('two players', [two[0].ok.stock, two[0].ok.hands[2], refused(two[1])], [60, 11, ID.play]);
  const first = run({ deck: pack.slice(0, 80), dealer: 1 }, [question('actions')], { players: '4' })[0].ok.actions;
  check('the first player can only draw', first, [{ action: 'draw' }]);
  // A match in short deals: side 1 goes out in the first one.
  const given = { hands: { 1: '9C', 2: '5D 6C' }, pile: '7S', stock: STOCK,
    step: 'middle', done: ['draw'], before: { 1: PLAYED }, scores: [2000, 100],
    melds: { 1: melds('4S 5S 6S 7S 8S 9S 10S') }, dealer: 2 };
  // 200 + 70 + 100 against -100 - 20
  const m = run(given, [discard('9C'), draw, question('winner'), { do: { action: 'deal', deck: pack, dealer: 1 } }]);
  check('a deal of a match', [m[0].ok.scores, m[0].ok.deals, m[0].ok.winners, refused(m[1]), m[2].ok, m[3].ok.seat, m[3].ok.scores],
    [[2370, -20], 1, undefined, ID.out, { over: false, winners: [] }, 2, [2370, -20]]);
  const end = run(Object.assign({}, given, { scores: [2630, 3500] }), [discard('9C'), { do: { action: 'deal', deck: pack, dealer: 1 } }]);
  check('the end of a match', [end[0].ok.scores, end[0].ok.winners, refused(end[1])], [[3000, 3380], [2], ID.reached]);
}

function wordExamples() {
  const given = { hands: { 1: '9C', 2: '5D 6C' }, pile: '7S', stock: STOCK, reserves: ['4H', '5H'], shown: { 1: '3H 3D' },
    melds: { 1: melds('4S 5S 6S 2S 8S 9S 10S') }, before: { 2: UNPLAYED } };
  const word = (w, by) => run(given, [Object.assign({ by }, question('word', { word: w }))])[0].ok.value;
  check('words of seat 1', ['earned', 'ready', 'reserve_open', 'unplayed', 'red_value', 'players', 'may_add'].map((w) => word(w, 1)),
    [true, false, true, false, 200, 2, 'yes']);
  check('words of seat 2', ['earned', 'ready', 'reserve_open', 'unplayed', 'holds_unplayed'].map((w) => word(w, 2)),
    [false, false, false, true, true]);
}

// ------------------------------------------------------------------------------------------------------- random play

let seed = 20;
function random(n) {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return Math.floor((seed / 4294967296) * n);
}

function shuffled(cards) {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [cards[i], cards[j]] = [cards[j], cards[i]];
  }
  return cards;
}

function allCards(st) {
  return [].concat(...st.hands, ...st.melds.map((row) => [].concat(...row.map((m) => m.cards))),
    st.pile, st.stock, ...st.reserves, ...st.shown);
}

function conserved(st, want) {
  const n = new Array(52).fill(0);
  for (const c of allCards(st)) n[c]++;
  return n.every((x, c) => x === want[c]);
}

// Prefers takes and lays, keeps cards that would help a run, so that deals end by going out as well.
function choice(st, list) {
  const built = list.filter((m) => m.action === 'take' || m.action === 'lay');
  const longest = built.filter((m) => m.groups[0].onto || m.groups[0].cards.every((c, i, all) => i === 0 || C.suit(c) === C.suit(all[0])));
  if (longest.length && random(10) < 8) return longest[random(longest.length)];
  if (built.length && random(10) < 3) return built[random(built.length)];
  return list[random(list.length)];
}

// Every subset of the hand that judge() accepts as a new meld is in moves(), and no other.
function bruteForce(st) {
  const hand = C.sorted(st.hands[st.seat - 1]);
  if (st.step !== 'middle' || hand.length > 12) return true;
  const want = new Set();
  for (let mask = 1; mask < 1 << hand.length; mask++) {
    const cards = hand.filter((c, i) => mask & (1 << i));
    if (E.judge(st, st.seat, { action: 'lay', groups: [{ cards }] }).state) want.add(cards.join());
  }
  const got = moves(st).filter((m) => m.action === 'lay' && !m.groups[0].onto).map((m) => C.sorted(m.groups[0].cards).join());
  return new Set(got).size === want.size && got.every((x) => want.has(x)) && (st.rules.displaced || got.length === want.size);
}

function bruteForceTake(st) {
  const hand = C.sorted(st.hands[st.seat - 1]);
  if (st.step !== 'begin' || hand.length > 12 || E.top(st) < 0) return true;
  const want = new Set();
  const onto = new Set();
  for (let mask = 0; mask < 1 << hand.length; mask++) {
    const cards = hand.filter((c, i) => mask & (1 << i));
    if (E.judge(st, st.seat, { action: 'take', groups: [{ cards }] }).state) want.add(cards.join());
    st.melds[E.sideOf(st.seat)].forEach((m, k) => {
      if (E.judge(st, st.seat, { action: 'take', groups: [{ cards, onto: k + 1 }] }).state) onto.add(k + 1);
    });
  }
  const list = moves(st).filter((m) => m.action === 'take');
  const got = list.filter((m) => !m.groups[0].onto).map((m) => C.sorted(m.groups[0].cards).join());
  const gotOnto = new Set(list.filter((m) => m.groups[0].onto).map((m) => m.groups[0].onto));
  return got.length === new Set(got).size && got.length === want.size && got.every((x) => want.has(x)) &&
    gotOnto.size === onto.size && [...onto].every((x) => gotOnto.has(x));
}

// Every lot of up to four hand cards that judge() lets be added to a meld can be added by listed lays.
function bruteForceAdd(st) {
  const hand = C.sorted(st.hands[st.seat - 1]);
  if (st.step !== 'middle' || hand.length > 12) return true;
  const byLays = (s, lot, onto) => !lot.length || moves(s).some((m) => {
    if (m.action !== 'lay' || m.groups[0].onto !== onto) return false;
    const rest = C.without(lot, m.groups[0].cards);
    if (!rest) return false;
    const next = E.judge(s, s.seat, m).state;
    return rest.length ? next.phase === 'play' && next.seat === s.seat && byLays(next, rest, onto) : true;
  });
  for (let onto = 1; onto <= st.melds[E.sideOf(st.seat)].length; onto++) {
    for (let mask = 1; mask < 1 << hand.length; mask++) {
      const lot = hand.filter((c, i) => mask & (1 << i));
      if (lot.length > 4 || !E.judge(st, st.seat, { action: 'lay', groups: [{ cards: lot, onto }] }).state) continue;
      if (!byLays(st, lot, onto)) {
        console.log('NOT BY LAYS', C.names(lot), C.names(st.melds[E.sideOf(st.seat)][onto - 1].cards), st.rules.options.wild_moves);
        return false;
      }
    }
  }
  return true;
}

// Two deals of three with the default options.
function randomRules(d) {
  const given = {};
  if (d % 3 === 2) for (const name of Object.keys(N.OPTIONS)) given[name] = N.OPTIONS[name][random(N.OPTIONS[name].length)];
  given.players = d % 2 ? '2' : '4';
  return N.readOptions(given);
}

function randomDeals(deals) {
  const pack = new Array(52).fill(2);
  const ends = {};
  let decisions = 0;
  let reserves = 0;
  let bad = 0;
  const wrong = (what, st) => {
    bad++;
    if (bad < 10) console.log('INVARIANT ' + what + ' ' + JSON.stringify(require('./wire.js').writeState(st)));
  };
  for (let d = 0; d < deals; d++) {
    const rules = randomRules(d);
    let st = E.newDeal({ deck: shuffled(C.fullPack()), players: rules.players, rules, dealer: (d % 2) + 1 });
    while (st.phase === 'play') {
      const list = moves(st);
      if (!list.length) {
        wrong('no moves', st);
        break;
      }
      if (!conserved(st, pack)) wrong('cards lost', st);
      if (new Set(list.map((m) => JSON.stringify(m))).size !== list.length) wrong('a move twice', st);
      if (d % 10 === 0) for (const m of list) if (!E.judge(st, st.seat, m).state) wrong('listed and refused ' + JSON.stringify(m), st);
      if ((d % 60 === 5 || d % 60 === 4) && (!bruteForce(st) || !bruteForceTake(st) || !bruteForceAdd(st)))
        wrong('moves differ from all subsets', st);
      const r = E.judge(st, st.seat, choice(st, list));
      if (!r.state) {
        wrong('refused ' + r.refused, st);
        break;
      }
      st = r.state;
      decisions++;
    }
    ends[st.endedBy] = (ends[st.endedBy] || 0) + 1;
    reserves += st.taker.filter(Boolean).length;
    if (!conserved(st, pack)) wrong('cards lost at the end', st);
    for (let side = 0; side < E.SIDES; side++) {
      const sum = Object.values(st.items[side]).reduce((a, b) => a + b, 0);
      if (sum !== st.totals[side] || sum !== st.scores[side] || sum % 10) wrong('totals', st);
    }
  }
  check('invariants of random deals', bad, 0);
  return { ends, decisions, reserves };
}

// Round trip: a situation sent over the wire gives the same situation back.
function roundTrips(deals) {
  const W = require('./wire.js');
  let differ = 0;
  for (let d = 0; d < deals; d++) {
    const rules = randomRules(d);
    let st = E.newDeal({ deck: shuffled(C.fullPack()), players: rules.players, rules, dealer: 2 });
    while (st.phase === 'play') {
      const wire = JSON.parse(JSON.stringify(W.writeState(st)));
      const back = W.readState(wire, rules);
      if (JSON.stringify(W.writeState(back)) !== JSON.stringify(wire) || back.taker.join() !== st.taker.join() ||
        back.unplayed.join() !== st.unplayed.join()) {
        differ++;
        if (differ < 3) console.log('ROUND TRIP', JSON.stringify(wire), back.taker, st.taker, back.unplayed, st.unplayed);
      }
      st = E.judge(st, st.seat, choice(st, moves(st))).state;
    }
  }
  check('round trips', differ, 0);
}

meldExamples();
turnExamples();
reserveExamples();
countExamples();
refusalExamples();
optionExamples();
dealExamples();
wordExamples();
protocolExamples();
const deals = Number(process.argv[2] || 3000);
const result = randomDeals(deals);
roundTrips(Math.min(100, deals));
console.log(`${checks} checks, ${failed} failed; ${deals} random deals, ${result.decisions} decisions, ` +
  `${result.reserves} reserves taken, ends ${JSON.stringify(result.ends)}`);
process.exitCode = failed ? 1 : 0;
