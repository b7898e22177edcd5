'use strict';
// For programs that play whole deals in step with another engine.
//
// As a module:  deal({ deck, players, options, dealer, scores, deals }) -> state;  moves(state);  judge(state, seat, action);
//               the forms of the wire: situation(state), readAction(action), writeAction(move).
// As a program: a JSON line {"deck": [...], "players": 4, "options": {...}, "dealer": 4, "play": [action, ...]} is answered by a line
//               {"given": situation, "actions": [...], "refused": null} after all of "play", or after its first refused action,
//               then with "refused": id and "at": its number from 0. Actions are those of the protocol, each done by the seat in turn.

const E = require('./engine.js');
const N = require('./names.js');
const W = require('./wire.js');
const { moves } = require('./moves.js');
const { serve } = require('./serve.js');

function deal({ deck, players, options, dealer, scores, deals }) {
  const rules = N.readOptions(players === undefined ? { ...options } : { ...options, players });
  if (rules.unsupported) throw new Error('unsupported: ' + rules.unsupported);
  return W.dealt({ deck: W.readCards(deck), rules, dealer, scores, deals });
}

function answer(line) {
  try {
    const request = JSON.parse(line);
    let st = deal(request);
    const seen = (more) => ({ given: W.writeState(st), actions: moves(st).map(W.writeAction), ...more });
    for (const [at, action] of (request.play || []).entries()) {
      const r = E.judge(st, st.seat, W.readAction(action));
      if (r.refused) return seen({ refused: r.refused, at });
      st = r.state;
    }
    return seen({ refused: null });
  } catch (e) {
    return { error: String(e.message) };
  }
}

if (require.main === module) serve(answer);

module.exports = { deal, moves, judge: E.judge, situation: W.writeState, readAction: W.readAction, writeAction: W.writeAction, answer };
