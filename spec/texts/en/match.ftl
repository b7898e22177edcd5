match =
    .chapter = The match
    .target = How many points is the match played to?
    .reached = The match ends with the deal in which a side reaches { $target } points. The side with the most points wins; equal scores are a draw.
    .capped = Is there a limit to the number of deals?
    .capped-yes = A match that goes on too long ends in a draw.
    .capped-no = Play goes on until someone reaches the target.
    .most_deals = Where there is a limit, a match has at most { $value } deals.
    .too_long =
        { $capped ->
            [no] There is no limit to the number of deals.
           *[yes] If nobody has won after { $most_deals } deals, the match is a draw.
        }
    .target-fixed = The match is played to { $value } points.
    .mode = Do you play to a target or just a single deal?
    .mode-to_target = As many deals are played as it takes to reach the target.
    .mode-single_deal = A single deal is played, and the side with the most points wins.
    .one_deal =
        { $mode ->
            [single_deal] The match is over after a single deal. The side with the most points wins; equal scores are a draw.
           *[to_target] The match goes on, deal after deal, until a side reaches the target.
        }
