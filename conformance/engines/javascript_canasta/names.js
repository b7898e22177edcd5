'use strict';
// Every id, name and option of the game that goes over the wire, in one place.

const VARIANT = 'canasta';

// Ids: what a refusal or a score line is called.
const ID = {
  play: 'turn.play',
  draw: 'turn.draw', lay: 'turn.lay', discard: 'turn.discard', take: 'pile.take', ask: 'out.ask', stop: 'stock.stop', finish: 'stock.finish',
  stockLeft: 'turn.stock_left', keptBack: 'turn.kept_back',
  set: 'melds.set', black_meld: 'threes.black_meld',
  moreNaturals: 'melds.more_naturals', wildLimit: 'melds.wild_limit', onePerRank: 'melds.one_per_rank',
  blocked: 'pile.blocked', naturalPair: 'pile.natural_pair', twoCards: 'pile.two_cards', oneMatch: 'pile.one_match',
  minimum: 'opening.minimum',
  withDiscard: 'out.with_discard', enough: 'out.enough', hasPartner: 'out.has_partner', askOnce: 'out.ask_once', denied: 'out.denied',
  granted: 'out.granted', blackLast: 'threes.black_last',
  stopOnly: 'stock.stop_only', finishOnly: 'stock.finish_only', noDiscard: 'stock.no_discard',
  out: 'out.out', over: 'stock.over', reached: 'match.reached', tooLong: 'match.too_long',
  kinds: { natural_set: 'complete.natural_set', mixed_set: 'complete.mixed_set' },
  laidCards: 'score.laid_cards', handCards: 'score.hand_cards', blackHand: 'threes.black_hand', goingOut: 'score.going_out',
  redThrees: 'threes.red_threes',
};

// Names: what an action, a pattern, a trigger, a zone is called in requests and situations.
const ACTIONS = ['draw', 'lay', 'discard', 'take', 'ask', 'stop', 'finish']; // in file order
const PATTERNS = ['set', 'black_meld']; // in file order
const TRIGGER = { layRed: 'lay_red', out: 'out', over: 'over' };
const SHOWN = 'shown';
// Notes of a turn. Only `permission` has its name from the documents; the two others are this engine's own.
const NOTE = { permission: 'permission', laidOff: 'laid_off', lastRed: 'last_red_three' };

// Options: name -> [values], the default first. Seats are numbered in the order of play and the deck is given with its dealer,
// so that direction, first_dealer, next_dealer and first_player change nothing that is judged here.
const OPTIONS = {
  players: ['4', '2', '3'],
  direction: ['clockwise', 'anticlockwise'],
  first_dealer: ['by_lot', 'highest_card'],
  next_dealer: ['next_seat', 'by_lot'],
  first_player: ['after_dealer', 'by_lot'],
  point_table: ['usual', 'ten_each'],
  cover_black: ['no', 'yes'],
  one_each: ['yes', 'no'],
  upcard_freezes: ['yes', 'no'],
  onto_meld: ['no', 'yes'],
  whole_hand_exempt: ['no', 'yes'],
  final_discard: ['either', 'required'],
  three_need: ['1', '2'],
  concealed_by: ['player', 'side'],
  own_melds: ['no', 'yes'],
  own_canasta: ['no', 'yes'],
  from_pile: ['no', 'yes'],
  plays_on: ['yes', 'no'],
  last_red: ['turn_goes_on', 'deal_ends'],
  hand_counts: ['yes', 'no'],
  target: ['5000', '2500', '7500', '10000'],
  capped: ['yes', 'no'],
};

// The table by the number of players.
const TABLE = {
  2: { sides: 2, hand: 15, draw: 2 },
  3: { sides: 3, hand: 13, draw: 2 },
  4: { sides: 2, hand: 11, draw: 1 },
};

// The rules of the engine from the options of a case; { unsupported } if a value is not played.
function readOptions(given) {
  const o = {};
  for (const name of Object.keys(OPTIONS)) o[name] = OPTIONS[name][0];
  for (const name of Object.keys(given)) {
    const value = given[name] === true ? 'yes' : given[name] === false ? 'no' : String(given[name]);
    if (!Object.hasOwn(OPTIONS, name)) return { unsupported: 'no option ' + name };
    if (!OPTIONS[name].includes(value)) return { unsupported: 'option ' + name + ' = ' + value };
    o[name] = value;
  }
  if (given.target === undefined && o.players === '3') o.target = '7500';
  const players = Number(o.players);
  return {
    options: o,
    players,
    sides: TABLE[players].sides,
    handSize: TABLE[players].hand,
    drawSize: TABLE[players].draw,
    needed: players === 2 ? 2 : players === 3 ? Number(o.three_need) : 1,
    tenEach: o.point_table === 'ten_each',
    coverBlack: o.cover_black === 'yes',
    oneEach: o.one_each === 'yes',
    redFreezes: o.upcard_freezes === 'yes',
    ontoMeld: o.onto_meld === 'yes',
    exempt: o.whole_hand_exempt === 'yes',
    finalDiscard: o.final_discard === 'required',
    concealedBySide: o.concealed_by === 'side',
    ownMelds: o.own_melds === 'yes',
    ownCanasta: o.own_canasta === 'yes',
    fromPile: o.from_pile === 'yes',
    playsOn: o.plays_on === 'yes',
    lastRedEnds: o.last_red === 'deal_ends',
    handCounts: o.hand_counts === 'yes',
    target: Number(o.target),
    capped: o.capped === 'yes',
  };
}

module.exports = { VARIANT, ID, ACTIONS, PATTERNS, TRIGGER, SHOWN, NOTE, OPTIONS, readOptions };
