opening =
    .chapter = The first meld
    .opened = A side has melded once it has a meld on the table. Laying out a red three is not melding.
    .need =
        { $from_2 ->
            [0] For its first meld of the deal, a side with a negative score in the match needs at least { $value_1 } points; with fewer than { $from_3 } it needs { $value_2 }, with { $from_3 } or more { $value_3 }, and with { $from_4 } or more { $value_4 }.
           *[other] For its first meld of the deal, a side with fewer than { $from_2 } points in the match needs at least { $value_1 } points; with fewer than { $from_3 } it needs { $value_2 }, with { $from_3 } or more { $value_3 }, and with { $from_4 } or more { $value_4 }.
        }
    .whole_hand_exempt = Is a player who melds the whole hand exempt from the minimum for the first meld?
    .whole_hand_exempt-no = The minimum also applies to a player who melds the whole hand.
    .whole_hand_exempt-yes = A player who melds the whole hand need not reach the minimum.
    .left_after = You are left with the cards in your hand that you do not meld and, when you take the pile, the cards you pick up from it.
    .minimum =
        { $whole_hand_exempt ->
            [yes] In your side’s first meld, the cards you lay down together must reach the minimum, unless you meld your whole hand. The pile’s top card counts; the rest of the pile does not.
           *[no] In your side’s first meld, the cards you lay down together must reach the minimum. The pile’s top card counts; the rest of the pile does not.
        }
    .top_need = How many points does the first meld need in the highest score bracket?
    .top_need-fixed = In the highest score bracket, the first meld needs at least { $value } points.
    .need-five_bands =
        { $from_2 ->
            [0] For its first meld of the deal, a side with a negative score in the match needs at least { $value_1 } points; with fewer than { $from_3 } it needs { $value_2 }, with { $from_3 } or more { $value_3 }, with { $from_4 } or more { $value_4 }, and with { $from_5 } or more { $value_5 }.
           *[other] For its first meld of the deal, a side with fewer than { $from_2 } points in the match needs at least { $value_1 } points; with fewer than { $from_3 } it needs { $value_2 }, with { $from_3 } or more { $value_3 }, with { $from_4 } or more { $value_4 }, and with { $from_5 } or more { $value_5 }.
        }
    .asked_for = Is there a minimum for the first meld?
    .asked_for-no = A side may begin with any meld.
    .asked_for-yes = Once the first deal has been played, a side’s first meld of a deal must reach a minimum that depends on its score in the match.
    .opens =
        { $asked_for ->
            [yes] The minimum applies to a side that has no meld on the table yet, once { $n1 ->
                [one] the first deal has
               *[other] { WORDS($n1) } deals have
            } been played.
           *[no] There is no minimum for the first meld.
        }
    .need-one_meld =
        { $from_2 ->
            [0] Where there is a minimum, a side with a negative score in the match needs { $value_1 } points in a single meld; with fewer than { $from_3 } it needs { $value_2 }, and with { $from_3 } or more { $value_3 }.
           *[other] Where there is a minimum, a side with fewer than { $from_2 } points in the match needs { $value_1 } points in a single meld; with fewer than { $from_3 } it needs { $value_2 }, and with { $from_3 } or more { $value_3 }.
        }
    .long_enough = Where there is a minimum, a side with fewer than { $n1 } points in the match must begin with a meld that reaches that minimum by itself, at { $n2 } points a card.
    .with_canasta = Where there is a minimum, a side with { $n1 } points in the match or more must begin with a canasta.
    .and_another =
        { $n3 ->
            [one] Where there is a minimum, a side with { $n1 } points in the match or more must begin with a canasta.
           *[other] Where there is a minimum, a side with { $n1 } points in the match or more must begin with a canasta and another meld of at least { WORDS($n2) } cards besides.
        }
