reserve =
    .chapter = The reserve hands
    .reserves =
        { $value ->
            [one] There is { WORDS($value) } reserve hand, called a morto in Brazil. It lies face down to the left of the stock, and nobody may look at it.
           *[other] There are { WORDS($value) } reserve hands, called mortos in Brazil. They lie face down to the left of the stock, and nobody may look at them.
        }
    .reserves-name = reserve hands
    .reserves-by_cutter =
        { $value ->
            [one] There is { WORDS($value) } reserve hand, called a morto in Brazil. It lies face down beside the player who cut, and nobody may look at it.
           *[other] There are { WORDS($value) } reserve hands, called mortos in Brazil. They lie face down beside the player who cut, and nobody may look at them.
        }
    .reserve_size = A reserve hand has { WORDS($value) } cards.
    .new_stock = When the stock runs out, does a reserve hand that nobody has taken become the stock?
    .new_stock-no = The reserve hands never become the stock.
    .new_stock-yes = A reserve hand that nobody has taken becomes the stock when the stock runs out.
    .take_reserve = If you run out of cards while a reserve hand is open to your side, you must take it. If you melded your last cards, you play on with it at once; if you discarded your last card, you may not touch it before your next turn.
    .unplayed = A reserve hand that was taken with a discard counts as unplayed if the deal ends before its taker’s next turn.
    .unplayed-by_the_other_side = A reserve hand that was taken with a discard counts as unplayed if the other side goes out before its taker’s next turn.
    .holds_unplayed = The cards of an unplayed reserve hand count neither for nor against the side.
    .missing = A side that has taken no reserve hand, or whose reserve hand is unplayed, loses { $n2 } points.
    .missing-name = reserve hand not taken or not played
    .none_taken = It can happen that neither side has taken a reserve hand.
    .missing-unless_none = A side that has taken no reserve hand, or whose reserve hand is unplayed, loses { $n2 } points. If neither side has taken one, neither loses anything.
    .whose_reserve = May one side take more than one reserve hand?
    .whose_reserve-one_a_side = Each side may take only one reserve hand.
    .whose_reserve-common = The reserve hands are first come, first served: a player who runs out of cards takes one as long as one is left, even if the side has already taken another.
    .take_reserve-common = If you run out of cards while a reserve hand is left, you must take it, even if your side has already taken another. If you melded your last cards, you play on with it at once; if you discarded your last card, you may not touch it before your next turn.
    .missing-common = A side that has taken no reserve hand, or only one that is unplayed, loses { $n3 } points.
    .unplayed_counts = What becomes of a reserve hand that was taken with a discard and never played?
    .unplayed_counts-as_missing = It counts as not taken, and its cards do not count.
    .unplayed_counts-as_cards = It counts as taken, and its cards are subtracted like any others left in hand.
    .missing-not_taken = A side that has taken no reserve hand loses { $n2 } points.
