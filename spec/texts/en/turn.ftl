turn =
    .chapter = The turn
    .play = You play only in your own turn, and in this order: first draw from the stock or take the pile, then meld whatever you like, and finish with a discard.
    .play-name = play
    .draw_size =
        { $value_2 ->
            [one] With { WORDS($from_2) } players you draw { WORDS($value_2) } card each turn; with fewer players you draw { WORDS($value_1) }.
           *[other] With { WORDS($from_2) } players you draw { WORDS($value_2) } cards each turn; with fewer players you draw { WORDS($value_1) }.
        }
    .draw =
        { $draw_size ->
            [one] You begin your turn by drawing { WORDS($draw_size) } card from the stock. Once you have drawn or taken the pile, you cannot draw again that turn.
           *[other] You begin your turn by drawing { WORDS($draw_size) } cards from the stock, or what is left of it. Once you have drawn or taken the pile, you cannot draw again that turn.
        }
    .draw-name = draw
    .stock_left = You can draw only while there are cards in the stock.
    .lay = After drawing or taking the pile you may lay down new melds and add to your side’s melds, always with cards from your own hand.
    .lay-name = meld
    .discard = You end your turn by placing a card from your hand on the discard pile.
    .discard-name = discard
    .kept_back = A red three cannot be discarded.
