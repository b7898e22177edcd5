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
    .red_needs_run = Does a side need an escalera for its red threes to count in its favour?
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
    .red_value-each = Each red three is worth { $n1 } points.
    .earned-one = Red threes count in a side’s favour only if it has a canasta at the end of the deal, whatever its kind.
    .red_threes-one = The value of a side’s red threes is added to its score if it has a canasta at the end of the deal, and subtracted if it has none.
    .lay_red-own_turn = You exchange your red threes in your own turn, after drawing or taking the pile: you lay each one out on the table, apart from the melds, and draw { WORDS($n2) } from the stock to replace it if any are left.
    .late_red = A red three dealt to a player whose turn never came is laid out for that player’s side before the count.
    .red_need = How many canastas must a side have for its red threes to count in its favour?
    .earned-agreed =
        { $red_need ->
            [one] Red threes count in a side’s favour only if it has at least { WORDS($red_need) } canasta of any kind at the end of the deal.
           *[other] Red threes count in a side’s favour only if it has at least { WORDS($red_need) } canastas of any kind at the end of the deal.
        }
    .red_threes-agreed = The value of a side’s red threes is added to its score if it has enough canastas at the end of the deal, and subtracted if it has not.
    .all_red = A side whose red threes count in its favour and that has all { WORDS($n1) } of them scores { $n2 } points more.
    .all_red-name = all the red threes
    .red_value-doubled = Each red three is worth { $n3 } points; a side that has { WORDS($n2) } or more of them counts { $n1 } for each.
    .red_for = What does a side need for its red threes to count in its favour?
    .red_for-any_meld = Any meld on the table is enough.
    .red_for-one_canasta = The side must have a canasta.
    .two_against = When two play, are red threes that do not count in a player’s favour subtracted?
    .two_against-yes = When two play, red threes that do not count in a player’s favour are subtracted as usual.
    .two_against-no = When two play, red threes that do not count in a player’s favour simply count for nothing.
    .earned-either =
        { $red_for ->
            [one_canasta] Red threes count in a side’s favour only if it has a canasta at the end of the deal.
           *[any_meld] Red threes count in a side’s favour only if it has melded.
        }
    .red_threes-either =
        { $red_for ->
            [one_canasta] The value of a side’s red threes is added to its score if it has a canasta at the end of the deal, and subtracted if it has none.
           *[any_meld] The value of a side’s red threes is added to its score if it has melded and subtracted if it has not.
        }
        { $two_against ->
            [no] When only { WORDS($n1) } play, nothing is subtracted.
           *[yes] This holds however many people play.
        }
    .black_meld-at_most = A meld of black threes has at least { WORDS($least) } of them and at most { WORDS($most) }, with no wild cards.
    .black_cost-agreed = How much does a black three left in hand cost?
    .four_black = Is there a bonus for melding four black threes?
    .four_black-no = There is no bonus for black threes.
    .four_black-yes = A player who goes out with four black threes in one meld scores a bonus.
    .all_black =
        { $four_black ->
            [yes] A side that melds { WORDS($n1) } black threes when going out scores { $n2 } points more.
           *[no] Melding { WORDS($n1) } black threes when going out earns no bonus.
        }
    .all_black-name = four black threes
