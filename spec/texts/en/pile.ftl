pile =
    .chapter = The discard pile
    .take = Instead of drawing, you may take the whole pile. You must use its top card at once in a valid meld; the rest goes into your hand.
    .take-name = take the pile
    .blocked = Nobody may take the pile while a wild card or a black three is on top.
    .upcard_freezes = Does a red three turned up to start the pile freeze it?
    .upcard_freezes-yes = A red three turned up to start the pile freezes it.
    .upcard_freezes-no = A red three turned up to start the pile does not freeze it.
    .frozen =
        { $upcard_freezes ->
            [yes] The pile is frozen for a side that has not yet melded and, for everyone, as long as there is a wild card or a red three in it.
           *[no] The pile is frozen for a side that has not yet melded and, for everyone, as long as there is a wild card in it.
        }
    .onto_meld = May you take the pile by adding its top card to a meld already on the table?
    .onto_meld-no = Taking the pile always requires cards from your hand.
    .onto_meld-yes = If the pile is not frozen, it is enough for its top card to fit one of your side’s melds.
    .lays_off =
        { $onto_meld ->
            [yes] If the pile is not frozen and its top card fits a meld your side already has on the table, you may take it without using cards from your hand.
           *[no] Adding the top card to a meld your side already has on the table does not spare you from using cards from your hand.
        }
    .natural_pair =
        { $n1 ->
            [one] While the pile is frozen, you can take it only with { WORDS($n1) } natural card from your hand of the same rank as its top card.
           *[other] While the pile is frozen, you can take it only with { WORDS($n1) } natural cards from your hand of the same rank as its top card.
        }
    .two_cards =
        { $n1 ->
            [one] To take the pile you must use at least { WORDS($n1) } card from your hand with its top card.
           *[other] To take the pile you must use at least { WORDS($n1) } cards from your hand with its top card.
        }
    .one_match = To take the pile you must use at least one natural card from your hand of the same rank as its top card: wild cards alone are not enough.
