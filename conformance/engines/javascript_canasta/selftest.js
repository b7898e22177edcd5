'use strict';
// node selftest.js [deals]  -  situations worked out by hand, then random situations and deals with invariants.

const C = require('./cards.js');
const E = require('./engine.js');
const N = require('./names.js');
const P = require('./plans.js');
const W = require('./wire.js');
const { moves } = require('./moves.js');
const { answerLine } = require('./serve.js');
const { answer } = require('./play.js');

const { ID } = N;
let checks = 0;
let failed = 0;

function check(what, got, want) {
  checks++;
  const [a, b] = [JSON.stringify(got), JSON.stringify(want)];
  if (a === b) return;
  failed++;
  console.log('FAILED ' + what + '\n  got  ' + a + '\n  want ' + b);
}

const list = (text) => text.split(' ').filter(Boolean);
const melds = (...texts) => texts.map((t) => ({ cards: list(t), fresh: false }));
const mapped = (o, f) => Object.fromEntries(Object.entries(o || {}).map(([k, v]) => [k, f(v)]));

// Runs one case; texts of cards become lists.
function run(given, steps, options) {
  const g = { ...given };
  for (const key of ['pile', 'stock', 'deck']) if (typeof g[key] === 'string') g[key] = list(g[key]);
  if (g.hands) g.hands = mapped(g.hands, list);
  if (g.shown) g.shown = mapped(g.shown, list);
  const reply = answerLine(JSON.stringify({ case: { seq: 1, variant: N.VARIANT, options: { players: '4', ...options }, given: g, steps } }));
  return reply.error ? [{ error: reply.error }] : reply.steps;
}

const act = (action, more) => ({ do: { action, ...more } });
const draw = act('draw');
const stop = act('stop');
const finish = act('finish');
const discard = (card) => act('discard', { card });
const asks = (reply) => act('ask', { answer: reply });
const group = (text) => {
  const onto = /^m(\d+)(?: \+ (.*))?$/.exec(text);
  return onto ? { cards: list(onto[2] || ''), onto: Number(onto[1]) } : { cards: list(text) };
};
const lay = (...groups) => act('lay', { groups: groups.map(group) });
const take = (...groups) => act('take', { groups: groups.map(group) });
const question = (what, more) => ({ ask: { what, ...more } });
const refused = (a) => (a.refused ? a.refused : a.error ? 'error: ' + a.error : 'accepted');
const first = (given, step, options) => refused(run(given, [step], options)[0]);

// ---------------------------------------------------------------------------------------------------- worked examples

const STOCK = '10D JD QD 10S';
const KINGS = 'KC KD KH KS KC KD KH'; // a natural canasta
const OTHERS = { 2: '5D 6C 7D', 3: '5H 6D 7H', 4: '5S 6S 7S' };
// Seat 1 in the middle of its turn, or at its beginning.
const middle = (hand, row, more) => ({ hands: { 1: hand, ...OTHERS }, melds: { 1: row || [] }, pile: '8C', stock: STOCK, step: 'middle',
  done: ['draw'], before: { 1: ['lay'], 3: ['lay'] }, ...more });
const begin = (hand, pile, row, more) => ({ ...middle(hand, row), pile, step: 'begin', done: [], ...more });

function meldExamples() {
  const meld = (cards, pattern, options) => {
    const a = run({}, [question('meld', { cards: list(cards), pattern })], options)[0];
    return a.refused || (a.ok ? [a.ok.pattern, a.ok.kinds, a.ok.points, a.ok.bonus] : a.error);
  };
  check('EX-D-1 two and a wild', meld('9S 9H 2C'), ['set', [], 40, 0]);
  check('EX-D-1 three and two', meld('9S 9H 9C 2C JK'), ['set', [], 100, 0]);
  check('EX-D-1 four and three', meld('9S 9H 9C 9D 2C 2D JK'), ['set', ['mixed_set'], 130, 300]);
  check('EX-D-1 two and two', meld('9S 9H 2C JK'), ID.moreNaturals);
  check('EX-D-1 three and three', meld('9S 9H 9C 2C 2D JK'), ID.moreNaturals);
  check('EX-D-1 five and four', meld('9S 9H 9C 9D 9S 2C 2D 2H JK'), ID.wildLimit);
  check('natural canasta', meld(KINGS), ['set', ['natural_set'], 70, 500]);
  check('it may go on', meld(KINGS + ' KS'), ['set', ['natural_set'], 80, 500]);
  check('no sequences', meld('4C 5C 6C'), ID.set);
  check('no wild cards only', meld('2C 2D JK'), ID.set);
  check('too short', meld('9C 9D'), ID.set);
  check('black threes', meld('3S 3C 3S'), ['black_meld', [], 15, 0]);
  check('black threes too few, or with a wild', [meld('3S 3C'), meld('3S 3C 2D')], [ID.black_meld, ID.black_meld]);
  check('red threes', meld('3H 3D 3H'), ID.set);
  check('a named pattern', [meld('9S 9H 9C', 'black_meld'), meld('3S 3C 3S', 'set')], [ID.black_meld, ID.set]);
  check('aces and fours', [meld('AS AH AC'), meld('4S 4H 4C'), meld('8S 8H 8C'), meld('7S 7H 7C')].map((x) => x[2]), [60, 15, 30, 15]);
  check('ten_each', meld('AS AH JK', undefined, { point_table: 'ten_each' })[2], 30);
  const extend = (row, cards) => {
    const a = run(middle('4C', melds(row)), [question('extend', { onto: 1, cards: list(cards) })])[0];
    return a.refused || [a.ok.kinds, a.ok.points, a.ok.bonus];
  };
  check('extend to a canasta', extend('KC KD KH KS KC KD', 'KH'), [['natural_set'], 70, 500]);
  check('a wild spoils it (AMB-CAN-19)', extend(KINGS, 'JK'), [['mixed_set'], 120, 300]);
  check('extend with a stranger, too many wilds', [extend(KINGS, 'QC'), extend('KC KD 2C', '2D')], [ID.set, ID.moreNaturals]);
}

function turnExamples() {
  let a = run(begin('9C KD 4D', '7S'), [lay('9C KD 4D'), discard('KD'), draw, draw, discard('9H'), discard('KD'), discard('4D')]);
  check('order of a turn', a.map(refused), [ID.play, ID.play, 'accepted', ID.draw, ID.discard, 'accepted', ID.play]);
  check('the turn passes', [a[5].ok.seat, a[5].ok.step, a[5].ok.pile, a[5].ok.hands[1]], [2, 'begin', ['7S', 'KD'], ['4D', '9C', '10D']]);
  const drawn = (players) => run({ ...begin('9C KD', '7S'), melds: {}, before: {}, hands: { 1: '9C KD', 2: '5D' } }, [draw], { players })[0].ok.stock;
  check('CAN-DRAW-1, 2', ['2', '3', '4'].map((x) => drawn(x).length), [2, 2, 3]);
  a = run({ hands: { 1: '9C KD', 2: '5D' }, pile: '7S', stock: 'QC' }, [draw], { players: '2' })[0].ok;
  check('AMB-CAN-14 one card left of two', [a.step, a.hands[1]], ['middle', ['9C', 'QC', 'KD']]);
  a = run(begin('9C KD', '7S', [], { stock: '3H 3D QS 5D' }), [draw])[0].ok;
  check('red threes are laid and replaced', [a.hands[1], a.shown[1], a.stock], [['9C', 'QS', 'KD'], ['3H', '3D'], ['5D']]);
  check('no red three is discarded', first(middle('3H KD QS'), discard('3H')), ID.keptBack);
  check('wild cards and black threes are', ['2C', 'JK', '3S'].map((c) => first(middle('2C JK 3S 9C'), discard(c))),
    ['accepted', 'accepted', 'accepted']);
  check('not his turn', first(middle('9C KD'), { by: 2, ...discard('5D') }), ID.play);
  check('joining melds', first(middle('KC QC 4C', melds('9C 9D 9H', '9S 9C 9D')),
    act('lay', { groups: [{ cards: ['KC'], onto: 1, joins: [2] }] })), ID.lay);
  check('nothing named, nothing there', [first(middle('KC QC'), lay()), first(middle('KC QC'), lay('9C 9D 9H')), first(middle('KC QC'), lay('m1 + KC'))],
    [ID.lay, ID.lay, ID.lay]);
}

function pileExamples() {
  const opened = melds('KC KD KH');
  const hand = '9S 9H 2C JK 4C 5D';
  const t = (groups, pile, row, options) => first(begin(hand, pile, row), take(...groups), options);
  check('EX-D-20 not melded: pair, card and wild', [t(['9S 9H JK'], '4D 9D'), t(['9S 2C'], '4D 9D')], ['accepted', ID.naturalPair]);
  check('EX-D-20 melded: card and wild', t(['9S 2C'], '4D 9D', opened), 'accepted');
  check('EX-D-20 a wild in the pile', [t(['9S 2C'], '2D 9D', opened), t(['9S 9H'], '2D 9D', opened)], [ID.naturalPair, 'accepted']);
  check('EX-D-20 black three, wild on top', ['3S', '2D', 'JK'].map((x) => t(['9S 9H'], '4D ' + x, opened)), [ID.blocked, ID.blocked, ID.blocked]);
  check('one card, two wilds', [t(['9S'], '4D 9D', opened), t(['2C JK'], '4D 9D', opened)], [ID.twoCards, ID.oneMatch]);
  check('no pile, no such card, no such meld', [t(['9S 9H'], '', opened), t(['9S 9C'], '9D', opened), t(['m2 + 9S 9H'], '9D', opened)],
    [ID.take, ID.take, ID.take]);
  check('cards that do not fit', [t(['9S 5D'], '4D 9D', opened), t(['m1 + 9S 9H'], '4D 9D', opened)], [ID.take, ID.set]);
  check('AMB-CAN-3 a pair joins the meld', [t(['9S 9H'], '9D', melds('9C 9C 9H')), t(['m1 + 9S 9H'], '9D', melds('9C 9C 9H'))],
    [ID.onePerRank, 'accepted']);
  check('one_each=no', t(['9S 9H'], '9D', melds('9C 9C 9H'), { one_each: 'no' }), 'accepted');
  check('AMB-CAN-2 onto a meld', ['no', 'yes'].map((x) => t(['m1'], '4D KS', opened, { onto_meld: x })), [ID.twoCards, 'accepted']);
  check('onto a meld, frozen', t(['m1'], '2D KS', opened, { onto_meld: 'yes' }), ID.naturalPair);
  check('a red three turned up freezes', ['yes', 'no'].map((x) => t(['9S 2C'], '3H 9D', opened, { upcard_freezes: x })),
    [ID.naturalPair, 'accepted']);
  const a = run(begin(hand, '3H 6C 9D', opened), [take('9S 9H')])[0].ok;
  check('AMB-CAN-5 a red three of the pile', [a.hands[1], a.shown[1], a.pile, a.stock.length], [['2C', '4C', '5D', '6C', 'JK'], ['3H'], [], 4]);
  const b = run(begin(hand, '3H 6C 9D', opened), [take('9S 9H')], { from_pile: 'yes' })[0].ok;
  check('from_pile=yes', [b.hands[1], b.stock.length], [['2C', '4C', '5D', '6C', '10D', 'JK'], 3]);
}

function openingExamples() {
  const need = (score) => run({ ...begin('9C KD', '7S'), scores: [score, 0] }, [question('word', { word: 'need' })])[0].ok.value;
  check('EX-D-7', [-5, 0, 1495, 1500, 2995, 3000].map(need), [15, 50, 50, 90, 90, 120]);
  const hand = '9S 9H 9D KS KH KD QS QH';
  const m = (groups, more, options) => first(middle(hand, [], more), lay(...groups), options);
  check('30 points, 60 points', [m(['9S 9H 9D']), m(['9S 9H 9D', 'KS KH KD'])], [ID.minimum, 'accepted']);
  check('below 0', m(['9S 9H 9D'], { scores: [-5, 0] }), 'accepted');
  check('the minimum is asked before the meld', [m(['9S 9H QS']), m(['9S 9H KS KH QS QH'])], [ID.minimum, ID.set]);
  check('the minimum only once', first(middle(hand, melds('4C 4D 4H')), lay('9S 9H 9D')), 'accepted');
  // 9S 9H with 9C: 30; with kings 60. The rest of the pile does not count.
  check('CAN-OPEN-5', [first(begin(hand, 'AC AD 9C'), take('9S 9H')), first(begin(hand, 'AC AD 9C'), take('9S 9H', 'KS KH KD'))],
    [ID.minimum, 'accepted']);
  const list = run(middle(hand), [question('actions')])[0].ok.actions.filter((x) => x.action === 'lay');
  check('a witness', list, [{ action: 'lay', groups: [{ cards: ['9D', '9H', '9S'] }, { cards: ['KD', 'KH', 'KS'] }] }]);
}

function outExamples() {
  const canasta = melds(KINGS);
  const out = (hand, row, step, options, more) => first({ ...middle(hand, row, more), hands: { 1: hand, 2: '5D 6D' }, before: { 1: ['lay'] } }, step, options);
  check('EX-D-16', ['2', '3', '4'].map((x) => out('9C', canasta, discard('9C'), { players: x })), [ID.enough, 'accepted', 'accepted']);
  check('three_need=2', out('9C', canasta, discard('9C'), { players: '3', three_need: '2' }), ID.enough);
  check('AMB-X-9 keep two', [out('9C 9D 9H', melds('KC KD KH'), lay('9C 9D 9H')), out('9C 9D 9H 4C', melds('KC KD KH'), lay('9C 9D 9H')),
    out('9C 9D 9H 4C 4D', melds('KC KD KH'), lay('9C 9D 9H'))], [ID.enough, ID.enough, 'accepted']);
  check('one card left that makes the canasta', out('9C 9D 9H KH', melds('KC KD KH KS KC KD'), lay('9C 9D 9H')), 'accepted');
  check('final_discard=required', [out('9C 9D 9H', canasta, lay('9C 9D 9H'), { final_discard: 'required' }),
    out('9C 9D 9H 4C', canasta, lay('9C 9D 9H'), { final_discard: 'required' }),
    out('9C 9D 9H KH', melds('KC KD KH KS KC KD'), lay('9C 9D 9H'), { final_discard: 'required' })], [ID.withDiscard, 'accepted', ID.enough]);
  const points = (before, options, row, step, more) => {
    const a = run(middle('9C 9D 9H', row || canasta, { before, ...more }), [step || lay('9C 9D 9H')], options)[0];
    return a.ok ? a.ok.items[1][ID.goingOut] : a.refused;
  };
  check('CAN-OUT-3, 4', [points({ 1: ['lay'] }), points({ 1: ['take'] }), points({ 3: ['lay'] }), points({ 1: ['draw', 'discard'] })], [100, 100, 200, 200]);
  check('concealed_by=side', points({ 3: ['lay'] }, { concealed_by: 'side' }), 100);
  check('own_canasta=yes', points({ 3: ['lay'] }, { own_canasta: 'yes' }), 100);
  const onto = { hands: { 1: 'KS 9C', ...OTHERS } };
  check('own_melds', ['no', 'yes'].map((x) => {
    const a = run(middle('', canasta, { before: { 3: ['lay'] }, ...onto }), [lay('m1 + KS'), discard('9C')], { own_melds: x });
    return a[1].ok.items[1][ID.goingOut];
  }), [200, 100]);
  // One canasta, 30 points, nothing melded before: 50 are needed, unless the whole hand goes.
  const whole = '4C 4D 4H 4S 4C 4D 4H';
  const exempt = (hand, options) => first(middle(hand, [], { before: {} }), lay(whole), options);
  check('whole_hand_exempt', [exempt(whole), exempt(whole, { whole_hand_exempt: 'yes' }), exempt(whole + ' 9C', { whole_hand_exempt: 'yes' }),
    exempt(whole + ' 9C 9D', { whole_hand_exempt: 'yes' })], [ID.minimum, 'accepted', 'accepted', ID.minimum]);
  // Asking.
  const ask = (hand, row, reply, options, more) => first(middle(hand, row, more), asks(reply || 'yes'), options);
  check('ask: could go out', [ask('9C 9D 9H 4C', canasta), ask('9C 9D 9H', canasta, 'no')], ['accepted', 'accepted']);
  check('ask: could not', [ask('9C 9D 4H 4C', canasta), ask('9C 9D 9H 4C', melds('KC KD KH')), ask('9C', canasta)], [ID.granted, ID.granted, ID.denied]);
  check('ask: no partner', ['3', '2'].map((players) => out('9C 9D 9H 4C', canasta, asks('yes'), { players })),
    [ID.hasPartner, ID.hasPartner]);
  let a = run(middle('9C 9D 9H 4C', canasta), [asks('yes'), asks('yes'), discard('4C'), lay('9C 9D 9H'), discard('4C')]);
  check('yes binds', a.map(refused), ['accepted', ID.askOnce, ID.granted, 'accepted', 'accepted']);
  a = run(middle('9C 9D 9H 4C', canasta), [asks('no'), lay('9C 9D 9H'), discard('4C')]);
  check('no binds', a.map(refused), ['accepted', ID.denied, 'accepted']);
  check('permission is given', first(middle('9C 9D 4H', canasta, { noted: { permission: 'no' } }), discard('4H')), 'accepted');
}

function blackExamples() {
  const canasta = melds(KINGS);
  const lays = (hand, row, more) => first(middle(hand, row, more), lay('3S 3C 3S'));
  check('black threes when going out', [lays('3S 3C 3S', canasta), lays('3S 3C 3S 9C', canasta), lays('3S 3C 3S 9C 9D', canasta),
    lays('3S 3C 3S 9C 9D 9H 9S', canasta)], ['accepted', 'accepted', ID.blackLast, 'accepted']);
  check('no canasta', [lays('3S 3C 3S', melds('KC KD KH')), lays('3S 3C 3S 9C', melds('KC KD KH')), lays('3S 3C 3S 9C 9D', melds('KC KD KH'))],
    [ID.enough, ID.enough, ID.blackLast]);
  const a = run(middle('3S 3C 3S 9C 9D 9H 4C', canasta), [lay('3S 3C 3S'), discard('4C'), lay('9C 9D 9H'), discard('4C')]);
  check('bound to go out', a.map(refused), ['accepted', ID.blackLast, 'accepted', 'accepted']);
  // 70 of the kings, 500, 15 of the threes, 30 of the nines, 100, less 15 in the partner's hand
  check('black threes count 5', a[3].ok.totals[1], 700);
  check('the first fault counts', first(middle('9C 9D 2C 2D 4C 5C', canasta), lay('9C 9D 2C 2D', '4C 5C')), ID.moreNaturals);
  check('two melds of one rank', [first(middle('9C 9D 9H 9S 9C 9D 4C 5C', canasta), lay('9C 9D 9H', '9S 9C 9D')),
    first(middle('9C 9D 9H 9S 9C 9D 4C 5C', canasta), lay('9C 9D 9H', '9S 9C 9D'), { one_each: 'no' })], [ID.onePerRank, 'accepted']);
}

function stockExamples() {
  const opened = melds('KC KD KH');
  let a = run(begin('9C 9D 4C 5C', '9H', opened, { stock: '' }), [draw, take('9C 9D'), discard('4C'), stop]);
  check('AMB-CAN-13', a.map(refused), [ID.stockLeft, 'accepted', 'accepted', 'accepted']);
  check('the deal ends', [a[2].ok.phase, a[3].ok.phase, a[3].ok.items[1]], ['play', 'over', { [ID.laidCards]: 60, [ID.handCards]: -20 }]);
  check('stop only then', first(begin('9C', '9H', opened), stop), ID.stopOnly);
  a = run(begin('9C 9D 4C', '9H', opened, { stock: '7H' }), [draw, discard('4C')], { plays_on: 'no' });
  check('plays_on=no', [a[0].ok.phase, a[1].ok.phase], ['play', 'over']);
  a = run(begin('9C 9D 4C', '9H', opened, { stock: '3H' }), [draw, finish, discard('4C')]);
  check('AMB-CAN-15 the turn goes on', a.map(refused), ['accepted', ID.finishOnly, 'accepted']);
  a = run(begin('9C 9D 9S 4C', '9H', opened, { stock: '3H' }), [draw, discard('4C'), lay('9C 9D 9S'), finish], { last_red: 'deal_ends' });
  check('last_red=deal_ends', [a.map(refused), a[3].ok.phase], [['accepted', ID.noDiscard, 'accepted', 'accepted'], 'over']);
  a = run(begin('9C 9D 4C', '9H', opened, { stock: '3H 7H' }), [draw, finish, discard('4C')], { last_red: 'deal_ends' });
  check('the last card replaces it', a.map(refused), ['accepted', ID.finishOnly, 'accepted']);
  a = run(begin('9C', '9H', opened, { stock: '3H' }), [draw]);
  check('a turn that cannot be finished ends by itself', [a[0].ok.seat, a[0].ok.step, a[0].ok.hands[1]], [2, 'begin', ['9C']]);
  a = run(middle('9C', melds(KINGS), { stock: '' }), [discard('9C'), draw], { plays_on: 'no' });
  check('going out comes first', [a[0].ok.done.pop(), refused(a[1])], ['out', ID.out]);
}

function countExamples() {
  const count = (given, options) => run({ phase: 'counting', done: ['draw', 'discard'], pile: '8C', stock: STOCK, ...given },
    [question('score')], options)[0].ok;
  const red = (shown, row) => count({ hands: {}, shown: { 1: shown }, melds: { 1: row } }).items[1][ID.redThrees];
  const three = ['3H', '3H 3D 3D', '3H 3D 3H 3D'];
  check('EX-D-9', [three.map((x) => red(x, melds('4C 4D 4H'))), three.map((x) => red(x, []))], [[100, 300, 800], [-100, -300, -800]]);
  // 300 + (6 x 10 + 20) - 50 - 20 - 10 - 2 x 5; the other side -5 - 20
  const given = { hands: { 1: 'JK 3S', 3: '2C 3C KC', 2: '7D', 4: 'AC' }, melds: { 1: melds('9S 9H 9C 9D 9S 9H 2D') } };
  let a = count(given);
  check('the count', [a.items[1], a.totals], [{ [ID.kinds.mixed_set]: 300, [ID.laidCards]: 80, [ID.blackHand]: -10, [ID.handCards]: -80 },
    { 1: 290, 2: -25 }]);
  a = count(given, { hand_counts: 'no' });
  check('hand_counts=no', a.totals, { 1: 370, 2: 0 });
  check('going out in a count', count({ ...given, done: ['draw', 'discard', 'out'], before: { 1: ['lay'] } }).totals[1], 390);
  const w = (scores, options, deals) => {
    const x = run({ scores, deals: deals || 1 }, [question('winner')], options)[0];
    return x.ok ? [x.ok.over, x.ok.winners] : x.error;
  };
  check('targets', [w([4995, 0]), w([5000, 5005]), w([5000, 5000]), w([5000, 0, 0], { players: '3' }), w([7500, 7505, 7505], { players: '3' }),
    w([2500, 0], { target: '2500' })], [[false, []], [true, [2]], [true, []], [false, []], [true, []], [true, [1]]]);
  check('AMB-X-7', [w([4000, 0], {}, 59), w([4000, 0], {}, 60), w([4000, 0], { capped: 'no' }, 60), w([5000, 0], {}, 60)],
    [[false, []], [true, []], [false, []], [true, [1]]]);
}

function dealExamples() {
  const pack = C.names(C.fullPack()).filter((x) => x !== '3H' && x !== '3D');
  const sizes = ['2', '3', '4'].map((players) => {
    const s = run({ deck: pack.concat(['3H', '3H', '3D', '3D']) }, [question('view')], { players })[0].ok;
    return [s.hands[1].length, s.hands[2], s.stock + s.pile.size];
  });
  check('EX-D-13', sizes, [[15, 15, 78], [13, 13, 69], [11, 11, 64]]);
  // Seats 1 to 4 get every fourth card; then the replacements; then the upcard and its covers.
  const deck = (fifth, after) => {
    const rest = pack.filter((x) => !['2C', 'JK', '3S', '3C', '9D'].includes(x));
    return [...rest.slice(0, 4), fifth, ...rest.slice(4, 43), ...after, ...rest.slice(43)];
  };
  let a = run({ deck: deck('3H', ['3D', '9D', '2C', '3H', 'JK', '3S']) }, [question('view'), take('4C 4C')])[0].ok;
  check('red threes first, then the upcard is covered', [a.shown[1], a.hands[1].includes('9D'), a.pile, a.seat], [['3H', '3D'], true, { top: '3S', size: 4 }, 1]);
  a = run({ deck: deck('9D', ['3S', '9D']) }, [question('view')], { cover_black: 'yes' })[0].ok;
  check('cover_black=yes', a.pile, { top: '9D', size: 2 });
  const given = { ...middle('9C', melds(KINGS)), scores: [4000, 0], dealer: 4 };
  // 500 + 70 + 100, less 15 in the partner's hand
  const m = run(given, [discard('9C'), draw, { do: { action: 'deal', deck: pack, dealer: 1 } }]);
  check('the next deal', [m[0].ok.scores[0], m[0].ok.deals, m[0].ok.winners, refused(m[1]), m[2].ok.seat, m[2].ok.scores[0]],
    [4655, 1, undefined, ID.out, 2, 4655]);
  const end = run({ ...given, scores: [4500, 0] }, [discard('9C'), { do: { action: 'deal', deck: pack, dealer: 1 } }]);
  check('the end of a match', [end[0].ok.winners, refused(end[1])], [[1], ID.reached]);
  check('no deal in a deal', first(given, { do: { action: 'deal', deck: pack } }), ID.play);
  const p = answer(JSON.stringify({ deck: pack, players: 2, play: [{ action: 'draw' }, { action: 'draw' }] }));
  check('play.js', [p.refused, p.at, p.actions.length > 0], [ID.draw, 1, true]);
}

function protocolExamples() {
  check('garbage', Object.keys(answerLine('{"case": {"seq": 3')), ['seq', 'error']);
  check('hello', answerLine('{"hello": {"protocol": 1}}').hello.protocol, 1);
  check('no such card', typeof run({ hands: { 1: '1X' } }, [])[0].error, 'string');
  check('a card too often', typeof run({ hands: { 1: '9C 9C 9C' } }, [])[0].error, 'string');
  check('an option value that is not played', typeof run({}, [question('winner')], { players: '5' })[0].unsupported, 'string');
  const given = { ...middle('9C', melds(KINGS)), shown: { 1: '3H 3D' } };
  const word = (w, by) => run(given, [{ by, ...question('word', { word: w }) }])[0].ok.value;
  check('words', ['opened', 'ready', 'frozen', 'red_value', 'earned', 'number_needed', 'onto_meld', 'target'].map((w) => [word(w, 1), word(w, 2)]),
    [[true, false], [true, false], [false, true], [200, 0], [true, false], [1, 1], [false, false], [5000, 5000]]);
}

// ------------------------------------------------------------------------------------------------ random situations

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

// The rules to a meld once more, from its cards: not by the code of the engine.
function soundMeld(cards) {
  const wild = cards.filter((c) => C.name(c) === 'JK' || C.name(c)[0] === '2').length;
  const ranks = new Set(cards.filter((c) => C.name(c) !== 'JK' && C.name(c)[0] !== '2').map((c) => C.name(c).slice(0, -1)));
  if (cards.length < 3 || ranks.size !== 1) return false;
  if (ranks.has('3')) return wild === 0 && cards.every((c) => /[CS]$/.test(C.name(c)));
  return wild <= 3 && wild < cards.length - wild;
}

// Every way to put each card of the hand onto a meld, into a new meld, or aside. Calls emit(melds, aside).
function eachSpread(row, hand, fresh, emit) {
  const places = row.map((m) => m.cards.slice()).concat(Array.from({ length: fresh }, () => []));
  const aside = [];
  const go = (i) => {
    if (i === hand.length) {
      emit(places, aside);
      return;
    }
    let empty = false; // of new melds that are empty, only the first
    places.forEach((p, k) => {
      if (k >= row.length && !p.length) {
        if (empty) return;
        empty = true;
      }
      p.push(hand[i]);
      go(i + 1);
      p.pop();
    });
    aside.push(hand[i]);
    go(i + 1);
    aside.pop();
  };
  go(0);
}

function soundRow(row, places, oneEach) {
  const used = places.filter((p, k) => p.length > (k < row.length ? row[k].cards.length : 0));
  if (!used.every(soundMeld)) return false;
  const ranks = places.filter((p) => p.length).map((p) => C.rank(p.find((c) => !C.isWild(c))));
  return !oneEach || new Set(ranks).size === ranks.length;
}

// Small hands of few ranks: can the hand be emptied, and what is the best first meld?
function smallHands(times) {
  const kings = C.fullPack().filter((c) => C.rank(c) === 11);
  const pool = C.fullPack().filter((c) => [0, 7, 11].includes(C.rank(c)) || C.isBlackThree(c) || c === C.JOKER);
  let wrong = 0;
  let yes = 0;
  for (let i = 0; i < times; i++) {
    const oneEach = random(2) === 0;
    const tenEach = random(4) === 0;
    const row = random(3) ? [{ pattern: 'set', rank: 11, cards: kings.slice(0, 4 + random(3)), wilds: 0 }] : [];
    for (const m of row) m.own = m.cards.length;
    const held = row.flatMap((m) => m.cards);
    const hand = shuffled(C.without(pool, held)).slice(0, 3 + random(5));
    const canastas = random(3);
    const need = row.length ? 0 : [15, 50, 90, 120][random(4)];
    const leave = [[0], [1], [0, 1]][random(3)];
    let out = false;
    let best = -1;
    eachSpread(row, hand, 2, (places, aside) => {
      const laid = C.sum(hand, tenEach) - C.sum(aside, tenEach);
      if (aside.length >= 2 && laid <= best) return;
      if (!soundRow(row, places, oneEach)) return;
      if (aside.length >= 2 && aside.length < hand.length && !hand.some(C.isBlackThree)) best = Math.max(best, laid);
      if (leave.includes(aside.length) && laid >= need && places.filter((p) => p.length >= 7 && C.rank(p[0]) !== C.THREE).length >= canastas) out = true;
    });
    const plan = P.emptyHand(row, hand, { oneEach, canastas, need, tenEach, leave });
    if ((plan !== null) !== out) wrong++;
    if (out) yes++;
    if (plan && C.sorted(plan.groups.flatMap((g) => g.cards).concat(plan.discard < 0 ? [] : [plan.discard])).join() !== C.sorted(hand).join()) wrong++;
    if (row.length || hand.some(C.isBlackThree)) continue;
    const open = P.bestOpening(hand, { oneEach, tenEach, need: 1, most: hand.length - 2, top: -1 });
    const points = open ? C.sum(open.flatMap((g) => g.cards), tenEach) : -1;
    if (points !== best) wrong++;
  }
  check('going out and first melds of small hands', wrong, 0);
  return yes;
}

// ------------------------------------------------------------------------------------------------------- random play

function conserved(st) {
  const n = new Array(C.SIZE).fill(0);
  const all = [].concat(...st.hands, ...st.melds.flatMap((row) => row.map((m) => m.cards)), st.pile, st.stock, ...st.shown);
  for (const c of all) n[c]++;
  return n.every((x, c) => x === C.copies(c));
}

const isLaid = (m) => m.action === 'take' || m.action === 'lay';

// Prefers takes and lays, and additions among them, so that deals end by going out as well.
function choice(list) {
  const built = list.filter(isLaid);
  const asking = list.filter((m) => m.action === 'ask');
  if (asking.length && !random(4)) return asking[random(asking.length)];
  const onto = built.filter((m) => m.groups[0].onto);
  if (onto.length && random(10) < 7) return onto[random(onto.length)];
  if (built.length && random(10) < 5) return built[random(built.length)];
  return list[random(list.length)];
}

function subsets(hand) {
  const out = new Map();
  for (let mask = 0; mask < 1 << hand.length; mask++) {
    const cards = hand.filter((c, i) => mask & (1 << i));
    out.set(cards.join(), cards);
  }
  return [...out.values()];
}

// Every subset of the hand that judge() accepts as one new meld is in moves(), and no other; and so for takes into a new meld.
// A take onto a meld, and a lot of cards added to one, can be had by listed moves.
function bruteForce(st) {
  const hand = C.sorted(st.hands[st.seat - 1]);
  if (hand.length > 11 || st.step === 'close') return true;
  const action = st.step === 'begin' ? 'take' : 'lay';
  const accepted = (groups) => E.judge(st, st.seat, { action, groups }).state !== undefined;
  const sets = subsets(hand);
  const want = new Set(sets.filter((cards) => accepted([{ cards }])).map((cards) => cards.join()));
  const own = moves(st).filter((m) => m.action === action && m.groups.length === 1);
  const got = own.filter((m) => !m.groups[0].onto).map((m) => C.sorted(m.groups[0].cards).join());
  if (got.length !== want.size || got.some((x) => !want.has(x))) return false;
  return st.melds[E.sideOf(st, st.seat)].every((meld, k) => {
    const onto = k + 1;
    const lots = own.filter((m) => m.groups[0].onto === onto).map((m) => m.groups[0].cards);
    return sets.every((cards) => !accepted([{ cards, onto }]) || lots.some((lot) => C.without(cards, lot)));
  });
}

function randomRules(d) {
  const given = {};
  if (d % 2) for (const name of Object.keys(N.OPTIONS)) given[name] = N.OPTIONS[name][random(N.OPTIONS[name].length)];
  given.players = String(2 + (d % 3));
  return N.readOptions(given);
}

function randomDeals(deals) {
  const ends = {};
  const seen = {};
  let decisions = 0;
  let bad = 0;
  const wrong = (what, st) => {
    bad++;
    if (bad < 10) console.log('INVARIANT ' + what + ' ' + JSON.stringify(W.writeState(st)));
  };
  for (let d = 0; d < deals; d++) {
    const rules = randomRules(d);
    const scores = Array.from({ length: rules.sides }, () => random(8) * 500 - 500);
    let st = E.newDeal({ deck: shuffled(C.fullPack()), rules, dealer: 1 + random(rules.players), scores });
    while (st.phase === 'play') {
      const list = moves(st);
      if (!list.length) {
        wrong('no moves', st);
        break;
      }
      if (!conserved(st)) wrong('cards lost', st);
      if (new Set(list.map((m) => JSON.stringify(m))).size !== list.length) wrong('a move twice', st);
      if (st.hands[st.seat - 1].some(C.isRedThree)) wrong('a red three in the hand', st);
      if (d % 40 < 2 && !bruteForce(st)) wrong('moves differ from all subsets', st);
      if (d % 20 === 3) {
        const back = W.readState(JSON.parse(JSON.stringify(W.writeState(st))), rules);
        if (JSON.stringify(W.writeState(back)) !== JSON.stringify(W.writeState(st)) || moves(back).length !== list.length) wrong('round trip', st);
      }
      const move = choice(list);
      const r = E.judge(st, st.seat, move);
      for (const row of r.state.melds) for (const m of row) if (!soundMeld(m.cards)) wrong('a meld that is none', r.state);
      seen[move.action] = (seen[move.action] || 0) + 1;
      if (isLaid(move) && move.groups.length > 1) seen.witness = (seen.witness || 0) + 1;
      st = r.state;
      decisions++;
    }
    if (!st.endedBy) continue;
    ends[st.endedBy] = (ends[st.endedBy] || 0) + 1;
    if (!conserved(st)) wrong('cards lost at the end', st);
    if (st.endedBy === 'out' && (st.hands[st.seat - 1].length || !E.isReady(rules, st.melds[E.sideOf(st, st.seat)]))) wrong('out', st);
    if (st.endedBy !== 'out' && st.melds.some((row) => row.some((m) => m.pattern === 'black_meld'))) wrong('black threes', st);
    for (let side = 0; side < rules.sides; side++) {
      const sum = Object.values(st.items[side]).reduce((a, b) => a + b, 0);
      if (sum !== st.totals[side] || sum + scores[side] !== st.scores[side]) wrong('totals', st);
    }
  }
  check('invariants of random deals', bad, 0);
  return { ends, seen, decisions };
}

for (const examples of [meldExamples, turnExamples, pileExamples, openingExamples, outExamples, blackExamples, stockExamples, countExamples,
  dealExamples, protocolExamples]) examples();
const deals = Number(process.argv[2] || 600);
const outs = smallHands(Math.min(1500, deals * 5));
const result = randomDeals(deals);
console.log(`${checks} checks, ${failed} failed; ${outs} small hands go out; ${deals} random deals, ${result.decisions} decisions, ` +
  `moves ${JSON.stringify(result.seen)}, ends ${JSON.stringify(result.ends)}`);
process.exitCode = failed ? 1 : 0;
