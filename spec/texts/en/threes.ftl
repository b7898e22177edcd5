threes =
    .chapter = Threes
    .red_three = The threes of hearts and diamonds are red threes.
    .red_three-name = red three
    .black_three = The threes of clubs and spades are black threes.
    .black_three-name = black three
    .shown = Each side’s red threes lie face up on the table, apart from its melds.
    .shown-name = red threes on the table
    .from_pile = Do you draw another card for a red three that comes with the pile?
    .from_pile-no = A red three that comes with the pile goes on the table, and no other card is drawn for it.
    .from_pile-yes = A red three that comes with the pile goes on the table, and another card is drawn for it.
    .apart = A red three is laid out apart and is never part of a meld.
    .lay_red = If you get a red three, you lay it out on the table at once, apart from the melds, and draw { WORDS($n2) } from the stock to replace it if any are left.
    .red_value = Each red three is worth { $n3 } points; all { WORDS($n2) } together are worth { $n1 }.
    .earned = Red threes count in a side’s favour only if it has melded.
    .red_threes = The value of a side’s red threes is added to its score if it has melded and subtracted if it has not.
    .red_threes-name = red threes
    .black_meld = A meld of black threes is at least { WORDS($least) } of them, with no wild cards.
    .black_meld-name = meld of black threes
    .black_last = Black threes can be melded only in the turn in which you go out: once you meld them, you must be out of cards by the end of that turn.
    .black_cost = A black three left in hand costs { $value } points at the end of the deal.
    .black_hand = For each black three left in hand, { $black_cost } points are subtracted.
    .black_hand-name = black threes in hand
    .earned-canastas =
        { $number_needed ->
            [one] Red threes count in a side’s favour only if it has at least { WORDS($number_needed) } canasta at the end of the deal.
           *[other] Red threes count in a side’s favour only if it has at least { WORDS($number_needed) } canastas at the end of the deal.
        }
    .red_threes-canastas =
        { $number_needed ->
            [one] The value of a side’s red threes is added to its score if it has at least { WORDS($number_needed) } canasta at the end of the deal, and subtracted if it has not.
           *[other] The value of a side’s red threes is added to its score if it has at least { WORDS($number_needed) } canastas at the end of the deal, and subtracted if it has not.
        }
    .red_needs_run = Must one of the canastas that make red threes count in a side’s favour be an escalera?
    .red_needs_run-yes = Red threes count in a side’s favour only if it has everything it needs to go out, an escalera included.
    .red_needs_run-no = For red threes to count in a side’s favour, canastas of any kind are enough.
    .earned-with_escalera =
        { $red_needs_run ->
            [no]
                { $number_needed ->
                    [one] Red threes count in a side’s favour only if it has at least { WORDS($number_needed) } canasta of any kind at the end of the deal.
                   *[other] Red threes count in a side’s favour only if it has at least { WORDS($number_needed) } canastas of any kind at the end of the deal.
                }
           *[yes]
                { $number_needed ->
                    [one] Red threes count in a side’s favour only if at the end of the deal it has what it needs to go out: at least { WORDS($number_needed) } canasta, and an escalera among its canastas.
                   *[other] Red threes count in a side’s favour only if at the end of the deal it has what it needs to go out: at least { WORDS($number_needed) } canastas, at least one of them an escalera.
                }
        }
    .red_threes-with_escalera =
        { $red_needs_run ->
            [no]
                { $number_needed ->
                    [one] The value of a side’s red threes is added to its score if it has at least { WORDS($number_needed) } canasta of any kind at the end of the deal, and subtracted if it has not.
                   *[other] The value of a side’s red threes is added to its score if it has at least { WORDS($number_needed) } canastas of any kind at the end of the deal, and subtracted if it has not.
                }
           *[yes]
                { $number_needed ->
                    [one] The value of a side’s red threes is added to its score if at the end of the deal it has at least { WORDS($number_needed) } canasta and an escalera among its canastas, and subtracted if it has not.
                   *[other] The value of a side’s red threes is added to its score if at the end of the deal it has at least { WORDS($number_needed) } canastas, at least one of them an escalera, and subtracted if it has not.
                }
        }
    .black_always = Do black threes left in hand cost points even if nobody goes out?
    .black_always-yes = Black threes left in hand cost points, however the deal ends.
    .black_always-no = Black threes left in hand cost points only if somebody goes out.
    .black_hand-each_holder =
        { $black_always ->
            [no] If somebody has gone out, a side loses { $black_cost } points for each black three that its players still hold.
           *[yes] A side loses { $black_cost } points for each black three that its players still hold at the end of the deal, whether or not anybody has gone out.
        }
