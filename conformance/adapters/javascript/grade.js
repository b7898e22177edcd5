'use strict';
// Grades an implementation by conformance/corpus.json, without Python: the rules of comparison in one page.
// What is silent for ten seconds is ended; what floods or leaves children behind is beyond it: for that there is `meldbook conform`.

const USAGE = 'node grade.js CORPUS.json VARIANT LEVEL COMMAND...      exit status 0 all passed, 1 something failed, 2 nothing was graded';
const SILENCE = 10000; // milliseconds

const fs = require('fs');
const { spawn } = require('child_process');

const isObject = (value) => value !== null && typeof value === 'object' && !Array.isArray(value);
const bare = (card) => String(card).split('=')[0];
const sorted = (list) => [...list].map((value) => JSON.stringify(value)).sort();

// Equal as JSON values, whatever the order of the keys.
function same(a, b) {
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((value, i) => same(value, b[i]));
  if (!isObject(a)) return a === b;
  return isObject(b) && Object.keys(a).length === Object.keys(b).length && Object.keys(a).every((key) => same(a[key], b[key]));
}

const sameBag = (a, b) => Array.isArray(a) && Array.isArray(b) && same(sorted(a), sorted(b));

// A meld: card by card, in order where its pattern has an order. `2C=8H` and `2C` are the same card unless both say where it lies.
function sameMeld(want, got, variant) {
  if (!isObject(got) || !Array.isArray(got.cards) || (want.pattern && want.pattern !== got.pattern)) return false;
  if (want.cards.length !== got.cards.length) return false;
  if (variant.in_order.includes(got.pattern)) {
    return want.cards.every((card, i) => (card.includes('=') && got.cards[i].includes('=') ? card === got.cards[i] : bare(card) === bare(got.cards[i])));
  }
  const placed = want.cards.filter((card) => card.includes('='));
  return placed.every((card) => got.cards.includes(card)) && sameBag(want.cards.map(bare), got.cards.map(bare));
}

// What lies in a zone of one owner: a number is compared with the number of cards.
function sameContent(want, got, zone, variant) {
  if (typeof want === 'number') return (Array.isArray(got) ? got.length : got) === want;
  if (!Array.isArray(want) || !Array.isArray(got)) return same(want, got);
  if (zone.kind === 'melds') return want.length === got.length && want.every((one, i) => sameMeld(one, got[i], variant));
  if (zone.kind === 'cards') return sameBag(want, got);
  if (want[want.length - 1] === '...') return same(want.slice(0, -1), got.slice(0, want.length - 1));
  return same(want, got);
}

function samePart(key, want, got, variant) {
  const zone = variant.zones[key];
  if (zone && zone.owner !== 'table' && isObject(want)) {
    return isObject(got) && Object.keys(want).every((owner) => sameContent(want[owner], got[owner], zone, variant));
  }
  if (zone) return sameContent(want, got, zone, variant);
  if (key === 'winners' || key === 'kinds') return sameBag(want, got);
  if (key === 'totals') return isObject(got) && Object.keys(want).every((side) => want[side] === got[side]);
  if (key === 'items') {
    const paid = (side, line) => ((got || {})[side] || {})[line] || 0;
    return Object.keys(want).every((side) => Object.keys(want[side]).every((line) => want[side][line] === paid(side, line)));
  }
  return same(want, got);
}

// An action with the cards of each group in one order.
function ordered(action) {
  const groups = action.groups && action.groups.map((group) => ({ ...group, cards: [...group.cards].sort() }));
  return groups ? { ...action, groups } : action;
}

// '' if the step is as expected, else what was wrong.
function wrong(step, reply, variant) {
  const want = step.expect || {};
  if (!isObject(reply)) return 'no answer';
  if ('refused' in want) return 'refused' in reply ? '' : `expected: refused by ${want.refused}; got: accepted`;
  if (!isObject(reply.ok)) return `expected: accepted; got: refused by ${reply.refused}`;
  if (want.ok === true) return '';
  if (step.ask && step.ask.what === 'actions') {
    const there = (action) => (reply.ok.actions || []).some((one) => same(ordered(action), ordered(one)));
    if (!(want.includes || []).every(there)) return 'an action is not there';
    return (want.excludes || []).some(there) ? 'an action is there that is not allowed' : '';
  }
  const key = Object.keys(want).find((name) => !samePart(name, want[name], reply.ok[name], variant));
  return key ? `${key}: expected ${JSON.stringify(want[key])}; got ${JSON.stringify(reply.ok[key])}` : '';
}

function grade(one, answer, variant) {
  if (!isObject(answer) || !Array.isArray(answer.steps)) return { outcome: 'error', why: JSON.stringify(answer) };
  for (let i = 0; i < one.steps.length; i += 1) {
    if (isObject(answer.steps[i]) && 'unsupported' in answer.steps[i]) return { outcome: 'unsupported', why: answer.steps[i].unsupported };
    const why = wrong(one.steps[i], answer.steps[i], variant);
    if (why) return { outcome: 'fail', why: `step ${i + 1} of ${one.steps.length}: ${why}` };
  }
  return { outcome: 'pass', why: '' };
}

// The lines of a child, one promise each; what has ended, or was silent and is ended, answers nothing more.
function talk(command) {
  const child = spawn(command[0], command.slice(1), { stdio: ['pipe', 'pipe', 'inherit'] });
  const waiting = [];
  let over = '';
  const settle = (value) => waiting.length && waiting.shift()(value);
  const end = (why) => { over = over || why; while (waiting.length) settle({ error: over }); };
  const ask = (message) => new Promise((resolve) => {
    if (over) { resolve({ error: over }); return; }
    const silent = setTimeout(() => { end(`no answer in ${SILENCE / 1000} s`); child.kill('SIGKILL'); }, SILENCE);
    waiting.push((value) => { clearTimeout(silent); resolve(value); });
    child.stdin.write(`${JSON.stringify(message)}\n`);
  });
  require('readline').createInterface({ input: child.stdout }).on('line', (line) => {
    try { settle(JSON.parse(line)); } catch (e) { settle({ error: 'not JSON' }); }
  }).on('close', () => end('it ended'));
  child.on('error', () => end('it cannot be started'));
  child.stdin.on('error', () => {});
  return { ask, end: () => child.stdin.end() };
}

// The corpus of a file; a sentence thrown if it is none.
function read(file) {
  let corpus;
  try { corpus = JSON.parse(fs.readFileSync(file, 'utf8')); } catch (e) { throw `${file} cannot be read: ${e.message}`; }
  if (!isObject(corpus) || !isObject(corpus.variants) || !Array.isArray(corpus.cases)) throw `${file} is not a corpus; conformance/corpus.json is one`;
  return corpus;
}

async function main([file, name, level, ...command]) {
  if (!command.length || !/^[0-5]$/.test(level)) throw USAGE;
  const corpus = read(file);
  const variant = Object.hasOwn(corpus.variants, name) && corpus.variants[name];
  if (!variant) throw `there is no variant ${name}; there are: ${Object.keys(corpus.variants).join(', ')}`;
  const cases = corpus.cases.filter((one) => one.variant === name && one.level <= Number(level));
  const engine = talk(command);
  const greeting = await engine.ask({ hello: { protocol: 1 } });
  const hello = isObject(greeting) && greeting.hello;
  if (!hello) throw `no hello: ${(greeting && greeting.error) || JSON.stringify(greeting)}`;
  const counts = { pass: 0, fail: 0, error: 0, unsupported: 0 };
  for (let seq = 1; seq <= cases.length; seq += 1) {
    const one = cases[seq - 1];
    const { id, options, given } = one;
    const steps = one.steps.map(({ expect, ...sent }) => sent); // what is expected stays here
    const found = grade(one, await engine.ask({ case: { seq, id, variant: name, options, level: one.level, given, steps } }), variant);
    counts[found.outcome] += 1;
    if (found.outcome === 'fail' || found.outcome === 'error') {
      const refused = one.steps.map((step) => (step.expect || {}).refused).find(Boolean);
      console.log(`${found.outcome.toUpperCase()} ${id}: ${one.title}\n  ${found.why}\n  ${variant.rules[refused || one.rules[0]].en}`);
    }
  }
  engine.end();
  console.log(`${hello.name}, corpus ${corpus.version}, ${name}, levels 0 to ${level}: ${JSON.stringify(counts)} of ${cases.length}`);
  process.exit(counts.pass + counts.fail + counts.error === 0 ? 2 : counts.fail + counts.error ? 1 : 0);
}

if (require.main === module) main(process.argv.slice(2)).catch((why) => { console.error(why); process.exit(2); });
module.exports = { grade, same, sameMeld };
