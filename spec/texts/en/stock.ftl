stock =
    .chapter = When the stock runs out
    .plays_on = Does play go on after the stock runs out?
    .plays_on-yes = With no stock left, play goes on as long as each player in turn takes the pile.
    .plays_on-no = The deal ends with the turn in which the stock runs out.
    .over =
        { $plays_on ->
            [yes] The deal does not end when the stock runs out: play goes on as long as each player in turn takes the pile.
           *[no] The deal ends after the turn in which the stock runs out.
        }
    .stop = If the stock is gone and you do not take the pile, you end the deal instead of playing.
    .stop-name = end the deal
    .stop_only = As long as there are cards in the stock, nobody may end the deal at the start of a turn.
    .last_red = What happens when a red three turns up and no stock is left to replace it?
    .last_red-turn_goes_on = The turn goes on as usual, without the extra card.
    .last_red-deal_ends = The player may still meld but does not discard, and the deal ends.
    .ends_here =
        { $last_red ->
            [deal_ends] This is the last turn of the deal if you have laid out a red three and there was no card left to replace it.
           *[turn_goes_on] The turn goes on as usual even if a red three could not be replaced.
        }
    .finish = If the deal ends on a red three that could not be replaced, you meld what you like and end the deal without discarding.
    .finish-name = end without a discard
    .finish_only = Only a player who has laid out a red three that could not be replaced may end the deal without discarding, and only where it is played that way.
    .no_discard = If the deal ends on a red three that could not be replaced, you do not discard.
    .over-top_card =
        { $plays_on ->
            [yes] The deal does not end when the stock runs out: play goes on as long as each player in turn takes the pile or just its top card.
           *[no] The deal ends after the turn in which the stock runs out.
        }
    .stop-top_card = If the stock is gone and you take neither the pile nor just its top card, you end the deal instead of playing.
    .over-ends = The deal ends after the turn in which the stock runs out.
    .over-and_reserves = The deal ends after the turn in which the stock runs out and no reserve hand is left to take its place.
    .last_red-at_once = The deal ends at once: the player neither melds nor discards.
    .over-red_three =
        { $last_red ->
            [at_once] When you lay out a red three and no card is left to replace it, the deal ends at once.
           *[deal_ends] When you lay out a red three and no card is left to replace it, the deal does not end at once: you may still meld.
        }
    .ends_here-either =
        { $last_red ->
            [deal_ends] This is the last turn of the deal if you have laid out a red three and there was no card left to replace it.
           *[at_once] If you lay out a red three that cannot be replaced, there is no more play at all.
        }
    .must_take = Once the stock is gone, must you take the pile when its top card fits one of your side’s melds?
    .must_take-yes = Once the stock is gone, you must take a pile that is not frozen if its top card fits one of your side’s melds.
    .must_take-no = Even when the stock is gone, nobody has to take the pile.
    .fits = The pile’s top card fits if the pile is not frozen and your side already has a meld of that rank on the table.
    .forced =
        { $must_take ->
            [yes] You cannot end the deal if you can take the pile and its top card fits one of your side’s melds: then you must take it, unless it is frozen.
           *[no] You may end the deal even if you could take the pile.
        }
