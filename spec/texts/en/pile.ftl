pile =
    .chapter = The discard pile
    .take = Instead of drawing, you may take the whole pile. You must use its top card at once in a valid meld; the rest goes into your hand.
    .take-name = take the pile
    .blocked = Nobody may take the pile while a wild card or a black three is on top.
    .upcard_freezes = If a red three is turned up to start the pile, does it freeze the pile?
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
           *[no] Even if the pile’s top card fits a meld your side already has on the table, you must use cards from your hand to take the pile.
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
    .blocked-any_three = Nobody may take the pile while a wild card or a three, red or black, is on top.
    .always_frozen = Does taking the pile always require a natural pair from your hand?
    .always_frozen-no = If the pile is not frozen, it is also enough for its top card to fit one of your side’s melds that is not yet a canasta.
    .always_frozen-yes = Taking the pile always requires a natural pair from your hand.
    .lays_off-short =
        { $always_frozen ->
            [yes] Even if the pile’s top card fits a meld your side already has on the table, you must use a natural pair from your hand to take the pile.
           *[no] If the pile is not frozen and its top card fits a meld of fewer than { WORDS($n1) } cards that your side already has on the table, you may take it without using cards from your hand.
        }
    .natural_pair-always =
        { $n1 ->
            [one] You can take the pile only with { WORDS($n1) } natural card from your hand of the same rank as its top card.
           *[other] You can take the pile only with { WORDS($n1) } natural cards from your hand of the same rank as its top card.
        }
    .natural_pair-or_added =
        { $always_frozen ->
            [yes]
                { $n1 ->
                    [one] You can take the pile only with { WORDS($n1) } natural card from your hand of the same rank as its top card.
                   *[other] You can take the pile only with { WORDS($n1) } natural cards from your hand of the same rank as its top card.
                }
           *[no]
                { $n1 ->
                    [one] You can take the pile only with { WORDS($n1) } natural card from your hand of the same rank as its top card or, if it is not frozen, by adding that card to one of your side’s melds that is not yet a canasta.
                   *[other] You can take the pile only with { WORDS($n1) } natural cards from your hand of the same rank as its top card or, if it is not frozen, by adding that card to one of your side’s melds that is not yet a canasta.
                }
        }
    .pair_makes_set = Used with cards from your hand, the pile’s top card can go only into a set, never into a sequence, whether new or already on the table.
    .run_takes_top = If you take the pile by adding its top card to a sequence, that card goes there alone, with no card from your hand.
    .new_meld = The natural pair and the pile’s top card always begin a new set, even if your side already has one of that rank; if you like, you also add more cards of the rank or wild cards from your hand.
    .take_top = Instead of drawing, you may take just the pile’s top card and add it at once to one of your side’s sequences. The rest of the pile stays where it is, and you draw nothing.
    .take_top-name = take just the top card
    .onto_short_run = You can take the top card on its own only if it extends one of your side’s sequences of fewer than { WORDS($n1) } cards.
    .unfinished = You cannot add the pile’s top card to a meld that already has { WORDS($n1) } or more cards.
    .pile_left = You cannot take the pile while it is empty; the first player of the deal draws from the stock.
    .blocked-black_three = A black three locks the pile: nobody may take it while a black three is on top.
    .may_add = May you take the pile by adding its top card to a meld already on the table?
    .may_add-yes = It is enough for the pile’s top card to fit one of your side’s melds.
    .may_add-no = The pile’s top card must begin a new meld with cards from your hand.
    .new_meld-or_added =
        { $may_add ->
            [yes] The pile’s top card may begin a new meld with cards from your hand or be added to one of your side’s melds.
           *[no] The pile’s top card must begin a new meld with cards from your hand: it cannot be added to a meld already on the table.
        }
    .new_meld-from_hand = The pile’s top card must begin a new meld with cards from your hand, a wild card among them if need be: it cannot be added to a meld already on the table.
    .take-free = Instead of drawing, you may take the whole pile, whatever its top card: all its cards go into your hand, and you need not meld any of them.
    .thrown_back = If you take a pile of a single card, may you discard that card in the same turn?
    .thrown_back-yes = You may discard any card, even the only card of a pile you have just taken.
    .thrown_back-no = You may not discard the only card of a pile in the turn in which you take it, unless you already held one like it.
    .not_back =
        { $thrown_back ->
            [no] If there was only one card in the pile when you took it, you may not discard that card in the same turn, unless you already held one like it.
           *[yes] You may discard any card, even the only card of a pile you have just taken.
        }
    .take-red_threes = Instead of drawing, you may take the whole pile. You must use its top card at once in a valid meld; the rest goes into your hand. A red three that comes with it goes on the table, and no other card is drawn for it.
    .frozen-red_three = The pile is frozen for a side that has not yet melded and, for everyone, as long as there is a wild card or a red three in it.
    .lays_off-allowed = If the pile is not frozen and its top card fits a meld your side already has on the table, you may take it without using cards from your hand.
    .one_card_lifts = Once the stock is gone, may a player with a single card in hand take a pile of a single card?
    .one_card_lifts-no = A player with a single card in hand may never take a pile of a single card.
    .one_card_lifts-yes = When the stock is gone, a player with a single card in hand may take a pile of a single card too.
    .one_card =
        { $one_card_lifts ->
            [yes] As long as there are cards in the stock, a pile of { WORDS($n1) } card can be taken only by a player with at least { WORDS($n2) } cards in hand.
           *[no] A pile of { WORDS($n1) } card can be taken only by a player with at least { WORDS($n2) } cards in hand.
        }
