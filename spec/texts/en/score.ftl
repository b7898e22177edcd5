score =
    .chapter = Scoring
    .counting = Once the deal is over there is no more play: each side counts its points.
    .counting-name = count
    .laid_cards = A side scores the points of all the cards in its melds.
    .laid_cards-name = cards melded
    .hand_counts = Do the cards left in hand count against you?
    .hand_counts-yes = The cards left in hand count against you.
    .hand_counts-no = The cards left in hand do not count against you, except for black threes.
    .hand_cards =
        { $hand_counts ->
            [no] The cards left in hand do not count against you, except for black threes, which are counted separately.
           *[yes] The cards each player still holds count against that player’s side; black threes are counted separately.
        }
    .hand_cards-name = cards in hand
    .going_out = Going out is worth { $n3 } points, or { $n2 } if you go out concealed.
    .going_out-name = going out
    .going_out-flat = Going out is worth { $n2 } points, even if you meld your whole hand in a single turn.
    .counting-on_paper = Once the deal is over there is no more play: each side counts its points, and they are written down.
    .hand_cards-always = The cards each player still holds at the end of the deal count against that player’s side.
    .going_out-plain = Going out is worth { $n2 } points, with or without a final discard.
    .hand_cards-but_black = The cards each player still holds count against that player’s side; black threes are counted separately.
