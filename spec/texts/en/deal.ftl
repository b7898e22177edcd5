deal =
    .chapter = The deal
    .hand_size = Each player is dealt { WORDS($value_3) } cards when { WORDS($from_3) } play, { WORDS($value_2) } when { WORDS($from_2) } play and { WORDS($value_1) } when { WORDS($from_1) } play.
    .set_up =
        The cards are shuffled and { WORDS($hand_size) } are dealt to each player.
        { $n1 ->
            [one] The next card is turned face up to start the discard pile, and the rest are the stock.
           *[other] The next { WORDS($n1) } cards are turned face up to start the discard pile, and the rest are the stock.
        }
    .set_up-name = deal
    .cover_black = If a black three is turned up to start the pile, is it covered as well?
    .cover_black-no = A black three turned up to start the pile stays on top, and the first player cannot take it.
    .cover_black-yes = A black three turned up to start the pile is covered with another card.
    .cover =
        { $cover_black ->
            [yes] If the upcard is a wild card, a red three or a black three, it is covered with the next card from the stock, and so on until one turns up that can stay on top.
           *[no] If the upcard is a wild card or a red three, it is covered with the next card from the stock, and so on until one turns up that can stay on top.
        }
    .hand_size-fixed = Each player is dealt { WORDS($value) } cards, however many people play.
    .hand_size-each = Each player is dealt { WORDS($value) } cards.
    .set_up-reserves = The cards are shuffled, { WORDS($reserve_size) } are set apart for each of the reserve hands and { WORDS($hand_size) } are dealt to each player. The rest are the stock; no card is turned up to start the discard pile.
    .set_up-cut = The dealer shuffles, and the player on the dealer’s left cuts. The player who cut sets apart the reserve hands, { WORDS($reserve_size) } cards each, while the dealer deals { WORDS($hand_size) } cards to each player, one at a time, beginning with the player on the dealer’s right. The rest are the stock; no card is turned up to start the discard pile.
    .two_hand = How many cards is each player dealt when two play?
    .hand_size-six = Each player is dealt { WORDS($value_3) } cards when { WORDS($from_3) } play, { WORDS($value_2) } when { WORDS($from_2) } play, { WORDS($value_1) } when { WORDS($from_1) } play and { WORDS($value_4) } when { WORDS($from_4) } play.
