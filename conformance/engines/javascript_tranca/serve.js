'use strict';
// The line protocol: one JSON object a line on standard input and output.

const E = require('./engine.js');
const N = require('./names.js');
const Q = require('./questions.js');
const W = require('./wire.js');

const HELLO = {
  hello: {
    protocol: 1, name: 'tranca-js', version: '1.0', language: 'JavaScript',
    supports: { variants: [N.VARIANT], levels: [0, 1, 2, 3, 4, 5], options: { [N.VARIANT]: N.OPTIONS } },
  },
};

// One step of a case: { answer, state }.
function doStep(st, step, by) {
  if (step.ask !== undefined) return { answer: Q.ask(st, by, step.ask), state: st };
  const d = step.do;
  if (!d || typeof d !== 'object' || typeof d.action !== 'string') throw new Error('a step needs "do" or "ask"');
  if (d.action === 'deal') return deal(st, d);
  const r = E.judge(st, by, W.readAction(d));
  if (!r.state) return { answer: { refused: r.refused }, state: st };
  return { answer: { ok: W.writeState(r.state) }, state: r.state };
}

function deal(st, d) {
  if (st.phase !== 'over') return { answer: { refused: N.ID.play }, state: st };
  if (st.winners) return { answer: { refused: st.rules.single ? N.ID.oneDeal : N.ID.reached }, state: st };
  const next = W.dealt({
    deck: W.readCards(d.deck), players: st.players, rules: st.rules, scores: st.scores, deals: st.deals,
    dealer: d.dealer === undefined ? E.nextSeat(st, st.dealer) : W.readSeat(d.dealer, st.players),
  });
  return { answer: { ok: W.writeState(next) }, state: next };
}

function runCase(k) {
  if (k.variant !== N.VARIANT) throw new Error('variant not played: ' + k.variant);
  if (!Array.isArray(k.steps)) throw new Error('a case needs "steps"');
  const rules = N.readOptions(k.options || {});
  if (rules.unsupported) return { seq: k.seq, steps: k.steps.map(() => ({ unsupported: rules.unsupported })) };
  let st = W.readState(k.given || {}, rules);
  const steps = [];
  for (const step of k.steps) {
    const by = step.by === undefined ? st.seat : W.readSeat(step.by, st.players);
    const r = doStep(st, step, by);
    steps.push(r.answer);
    st = r.state;
  }
  return { seq: k.seq, steps };
}

function answerLine(line) {
  let seq = null;
  try {
    const msg = JSON.parse(line);
    if (msg && msg.hello) return HELLO;
    if (!msg || typeof msg.case !== 'object' || msg.case === null) throw new Error('neither "hello" nor "case"');
    seq = msg.case.seq === undefined ? null : msg.case.seq;
    return runCase(msg.case);
  } catch (e) {
    return { seq, error: String(e && e.message ? e.message : e) };
  }
}

function main() {
  const fs = require('fs');
  let buffered = '';
  process.stdin.setEncoding('utf8');
  process.stdin.on('data', (chunk) => {
    const lines = (buffered + chunk).split('\n');
    buffered = lines.pop();
    const out = lines.filter((l) => l.trim()).map((l) => JSON.stringify(answerLine(l)) + '\n').join('');
    if (out) writeAll(fs, out);
  });
  process.stdin.on('end', () => {
    if (buffered.trim()) writeAll(fs, JSON.stringify(answerLine(buffered)) + '\n');
  });
}

// Writes at once, also to a full pipe.
function writeAll(fs, text) {
  const bytes = Buffer.from(text, 'utf8');
  let at = 0;
  while (at < bytes.length) {
    try {
      at += fs.writeSync(1, bytes, at);
    } catch (e) {
      if (e.code !== 'EAGAIN') throw e;
    }
  }
}

if (require.main === module) main();

module.exports = { answerLine, runCase, HELLO };
