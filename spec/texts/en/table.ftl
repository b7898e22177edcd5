table =
    .chapter = The table
    .players = How many people play?
    .sides = With { WORDS($from_3) } players there are { WORDS($value_3) } partnerships, and partners sit facing each other; with { WORDS($from_1) } or { WORDS($from_2) }, everyone plays alone. A side is a partnership or, where everyone plays alone, a single player.
    .direction = Which way does the turn pass?
    .direction-clockwise = The turn passes clockwise.
    .direction-anticlockwise = The turn passes anticlockwise.
    .first_dealer = Who deals first?
    .first_dealer-by_lot = The first dealer is chosen by lot.
    .first_dealer-highest_card = Everyone draws a card from the pack, and the highest card deals first.
    .next_dealer = Who deals after that?
    .next_dealer-next_seat = For each new deal the next player in turn becomes the dealer.
    .next_dealer-by_lot = The dealer is chosen by lot again for each deal.
    .first_player = Who plays first?
    .first_player-after_dealer = The player after the dealer plays first.
    .first_player-by_lot = The first player is chosen by lot.
    .packs =
        { $value ->
            [one] The game is played with { WORDS($value) } pack of cards.
           *[other] The game is played with { WORDS($value) } packs of cards.
        }
    .jokers =
        { $value ->
            [0] The game is played without jokers.
            [one] The game is played with { WORDS($value) } joker.
           *[other] The game is played with { WORDS($value) } jokers in all.
        }
    .stock = The stock lies face down in the middle of the table.
    .stock-name = stock
    .pile = The discard pile lies face up beside the stock, with only its top card showing.
    .pile-name = discard pile
    .hand = You hold your own cards and keep them hidden from everyone else.
    .hand-name = hand
    .melds = Each side’s melds lie face up on the table for everyone to see; partners share them.
    .melds-name = melds on the table
    .players-fixed = The game is for { WORDS($value) } players.
    .sides-pairs = With { WORDS($from_3) } players there are { WORDS($value_3) } partnerships, and partners sit facing each other; with { WORDS($from_1) }, each plays alone, on opposite sides of the table. A side is a partnership or, where everyone plays alone, a single player.
    .sides-two_pairs = There are { WORDS($value) } partnerships, and partners sit facing each other; a side is a partnership.
    .stock-refilled = The stock lies face down in the middle of the table. The moment it runs out, a reserve hand that nobody has taken becomes the stock, and a draw that has begun is completed from it.
    .pile-bagaco = The discard pile, called the lixo or bagaço in Brazil, lies face up beside the stock, with only its top card showing.
    .melds-in_one_place = Partners share their melds, which lie face up together in front of one of them for everyone to see.
    .jokers-asked = How many jokers are used?
    .pile-open = The discard pile lies open beside the stock, its cards spread face up so that everyone sees all of them.
    .sides-six = With { WORDS($from_3) } players there are { WORDS($value_3) } partnerships, and partners sit facing each other; with { WORDS($from_1) } or { WORDS($from_2) }, everyone plays alone. With { WORDS($from_4) } players there are { WORDS($value_4) } sides of equal size, seated so that the sides take turns. A side is the players who play together or, where everyone plays alone, a single player.
    .six_sides = How many sides do six players form?
    .team_packs = How many packs are used when six play in teams of three?
