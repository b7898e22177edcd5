'use strict';
// Every id, name and option of the game that goes over the wire, in one place.

const VARIANT = 'tranca';

// Ids: what a refusal or a score line is called.
const ID = {
  play: 'turn.play',
  draw: 'turn.draw', take: 'pile.take', lay: 'turn.lay', discard: 'turn.discard',
  stockLeft: 'turn.stock_left', keptBack: 'turn.kept_back',
  pileLeft: 'pile.pile_left', blocked: 'pile.blocked', newMeld: 'pile.new_meld',
  run: 'melds.run', set: 'melds.set', wildLimit: 'melds.wild_limit',
  withDiscard: 'out.with_discard', tookReserve: 'out.took_reserve', enough: 'out.enough',
  out: 'out.out', over: 'stock.over', reached: 'match.reached', oneDeal: 'match.one_deal',
  kinds: {
    clean_run: 'complete.clean_run', dirty_run: 'complete.dirty_run', clean_set: 'complete.clean_set', dirty_set: 'complete.dirty_set',
  },
  laidCards: 'score.laid_cards', handCards: 'score.hand_cards', goingOut: 'score.going_out',
  redThrees: 'threes.red_threes', missing: 'reserve.missing',
};

// Names: what an action, a pattern, a trigger, a zone is called in requests and situations.
// In the engine actions and patterns go by the same words: draw take lay discard, run set.
const ACTIONS = ['draw', 'take', 'lay', 'discard'];
const PATTERNS = ['run', 'set']; // in file order
const TRIGGER = { layRed: 'lay_red', takeReserve: 'take_reserve', out: 'out', over: 'over' };
const SHOWN = 'shown';
const RESERVES = 'reserves';

// Options: name -> [values], the default first. Seats are numbered in the order of play and the deck is given with its dealer,
// so that direction, first_dealer, next_dealer and first_player change nothing that is judged here.
const OPTIONS = {
  players: ['4', '2'],
  direction: ['clockwise', 'anticlockwise'],
  first_dealer: ['by_lot', 'highest_card'],
  next_dealer: ['next_seat', 'by_lot'],
  first_player: ['by_lot', 'after_dealer'],
  may_add: ['yes', 'no'],
  new_stock: ['no', 'yes'],
  final_discard: ['either', 'required'],
  need_clean: ['yes', 'no'],
  target: ['3000', '2000', '5000'],
  mode: ['to_target', 'single_deal'],
  wild_moves: ['freely', 'displaced'],
  clean_pays: ['200', '100'],
  set_counts: ['no', 'yes'],
};

// The rules of the engine from the options of a case; { unsupported } if a value is not played.
function readOptions(given) {
  const o = {};
  for (const name of Object.keys(OPTIONS)) o[name] = OPTIONS[name][0];
  for (const name of Object.keys(given)) {
    const value = String(given[name]);
    if (!OPTIONS[name]) return { unsupported: 'no option ' + name };
    if (!OPTIONS[name].includes(value)) return { unsupported: 'option ' + name + ' = ' + value };
    o[name] = value;
  }
  return {
    options: o,
    players: Number(o.players),
    mayAdd: o.may_add === 'yes',
    newStock: o.new_stock === 'yes',
    finalDiscard: o.final_discard === 'required',
    needClean: o.need_clean === 'yes',
    target: Number(o.target),
    single: o.mode === 'single_deal',
    displaced: o.wild_moves === 'displaced',
    cleanPays: Number(o.clean_pays),
    setCounts: o.set_counts === 'yes',
  };
}

module.exports = { VARIANT, ID, ACTIONS, PATTERNS, TRIGGER, SHOWN, RESERVES, OPTIONS, readOptions };
