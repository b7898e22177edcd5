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
           *[other] You begin your turn by drawing { WORDS($draw_size) } cards from the stock, or as many as are left. Once you have drawn or taken the pile, you cannot draw again that turn.
        }
    .draw-name = draw
    .stock_left = You can draw only while there are cards in the stock.
    .lay = After drawing or taking the pile you may lay down new melds and add to your side’s melds, always with cards from your own hand.
    .lay-name = meld
    .discard = You end your turn by placing a card from your hand on the discard pile.
    .discard-name = discard
    .kept_back = A red three cannot be discarded.
    .play-top_card = You play only in your own turn, and in this order: first draw from the stock, take the pile or take just its top card; then meld whatever you like; and finish with a discard.
    .draw_size-fixed =
        { $value ->
            [one] You draw { WORDS($value) } card each turn, however many people play.
           *[other] You draw { WORDS($value) } cards each turn, however many people play.
        }
    .draw-top_card =
        { $draw_size ->
            [one] You begin your turn by drawing { WORDS($draw_size) } card from the stock. Once you have drawn, taken the pile or taken just its top card, you cannot draw again that turn.
           *[other] You begin your turn by drawing { WORDS($draw_size) } cards from the stock, or as many as are left. Once you have drawn, taken the pile or taken just its top card, you cannot draw again that turn.
        }
    .lay-joining = After drawing or taking the pile you may lay down new melds and add to your side’s melds, always with cards from your own hand. You may also join sets of the same rank that your side has on the table into one, if the result is a valid set.
    .lay-top_card = After drawing, taking the pile or taking just its top card, you may lay down new melds and add to your side’s melds, always with cards from your own hand.
    .lay-top_card_joining = After drawing, taking the pile or taking just its top card, you may lay down new melds and add to your side’s melds, always with cards from your own hand. You may also join sets of the same rank that your side has on the table into one, if the result is a valid set.
    .joining = May a side join two of its sets of the same rank?
    .joining-no = A side’s sets of the same rank always stay separate.
    .joining-yes = A side may join its sets of the same rank into one.
    .draw_size-each =
        { $value ->
            [one] You draw { WORDS($value) } card each turn.
           *[other] You draw { WORDS($value) } cards each turn.
        }
    .four_draw = How many cards do you draw when four or more play?
    .draw_size-or_more =
        { $value_2 ->
            [one] With { WORDS($from_2) } or more players you draw { WORDS($value_2) } card each turn; with fewer players you draw { WORDS($value_1) }.
           *[other] With { WORDS($from_2) } or more players you draw { WORDS($value_2) } cards each turn; with fewer players you also draw { WORDS($value_1) }.
        }
