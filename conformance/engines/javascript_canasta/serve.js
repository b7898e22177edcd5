'use strict';
// The line protocol: one JSON object a line on standard input and output.

const E = require('./engine.js');
const N = require('./names.js');
const Q = require('./questions.js');
const W = require('./wire.js');

const HELLO = {
  hello: {
    protocol: 1, name: 'canasta-js', version: '1.0', language: 'JavaScript',
    supports: { variants: [N.VARIANT], levels: [0, 1, 2, 3, 4, 5], options: { [N.VARIANT]: N.OPTIONS } },
  },
};

// One step of a case: { answer, state }.
function doStep(st, step) {
  const by = step.by === undefined || step.by === null ? st.seat : W.readSeat(step.by, st.players);
  if (step.ask !== undefined) return { answer: Q.ask(st, by, step.ask), state: st };
  const d = step.do;
  if (!d || typeof d.action !== 'string') throw new Error('a step needs "do" or "ask"');
  const r = d.action === 'deal' ? deal(st, d) : E.judge(st, by, W.readAction(d));
  return r.state ? { answer: { ok: W.writeState(r.state) }, state: r.state } : { answer: { refused: r.refused }, state: st };
}

function deal(st, d) {
  if (st.phase !== 'over') return { refused: N.ID.play };
  if (st.winners) return { refused: Math.max(...st.scores) >= st.rules.target ? N.ID.reached : N.ID.tooLong };
  const dealer = d.dealer === undefined ? E.nextSeat(st, st.dealer) : W.readSeat(d.dealer, st.players);
  return { state: W.dealt({ deck: W.readCards(d.deck), rules: st.rules, scores: st.scores, deals: st.deals, dealer }) };
}

function runCase(k) {
  if (k.variant !== N.VARIANT) throw new Error('variant not played: ' + k.variant);
  if (!Array.isArray(k.steps)) throw new Error('a case needs "steps"');
  const rules = N.readOptions(k.options || {});
  if (rules.unsupported) return { seq: k.seq, steps: k.steps.map(() => ({ unsupported: rules.unsupported })) };
  let st = W.readState(k.given || {}, rules);
  const steps = k.steps.map((step) => {
    const r = doStep(st, step);
    st = r.state;
    return r.answer;
  });
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

// Answers every line of standard input. Lines end at a line feed only, whatever else a text may hold.
function serve(answer) {
  let open = '';
  const reply = (line) => {
    if (line.trim()) process.stdout.write(JSON.stringify(answer(line)) + '\n');
  };
  process.stdin.setEncoding('utf8');
  process.stdin.on('data', (chunk) => {
    const lines = (open + chunk).split('\n');
    open = lines.pop();
    lines.forEach(reply);
  });
  process.stdin.on('end', () => reply(open));
}

if (require.main === module) serve(answerLine);

module.exports = { answerLine, runCase, serve, HELLO };
