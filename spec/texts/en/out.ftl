out =
    .chapter = Going out
    .reserve_open =
        { $value ->
            [yes] The side can still take a reserve hand.
           *[no] There is no reserve hand: a player who runs out of cards goes out.
        }
    .out = A player with no cards left in hand goes out, and the deal ends.
    .final_discard = Do you have to discard to go out?
    .final_discard-either = You may go out with or without a discard.
    .final_discard-required = You go out only by discarding your last card.
    .with_discard =
        { $final_discard ->
            [required] To go out, you must discard your last card.
           *[other] You do not have to discard your last card to go out.
        }
    .three_need = How many canastas does a side need to go out when three play?
    .number_needed =
        { $value_3 ->
            [one] To go out, a side needs { WORDS($value_3) } canasta when { WORDS($from_3) } play, { WORDS($value_2) } when { WORDS($from_2) } play and { WORDS($value_1) } when { WORDS($from_1) } play.
           *[other] To go out, a side needs { WORDS($value_3) } canastas when { WORDS($from_3) } play, { WORDS($value_2) } when { WORDS($from_2) } play and { WORDS($value_1) } when { WORDS($from_1) } play.
        }
    .ready =
        { $number_needed ->
            [one] A side may go out once it has at least { WORDS($number_needed) } canasta.
           *[other] A side may go out once it has at least { WORDS($number_needed) } canastas.
        }
    .enough = You cannot go out until your side has the canastas it needs.
    .keep_two = While you may not go out, you cannot run out of cards: after melding, keep one to discard and at least one more.
    .concealed_by = To go out concealed, who must have melded nothing earlier: you alone or your whole side?
    .concealed_by-player = It is enough that the player has not melded earlier in this deal.
    .concealed_by-side = Neither the player nor the partner may have melded earlier in this deal.
    .own_melds = Must a player going out concealed use only melds of their own?
    .own_melds-no = A player going out concealed may add cards to the partner’s melds.
    .own_melds-yes = A player going out concealed may not add cards to the partner’s melds.
    .own_canasta = Must a player going out concealed meld a canasta in that turn?
    .own_canasta-no = A player going out concealed need not meld a canasta: those the side already has are enough.
    .own_canasta-yes = A player going out concealed must meld at least one canasta in that turn.
    .fresh =
        { $concealed_by ->
            [side] Your side must not have melded anything in the deal before this turn.
           *[player] You must not have melded anything in the deal before this turn.
        }
    .concealed =
        You go out concealed by getting rid of your whole hand in a single turn, with nothing melded before.
        { $own_melds ->
            [yes] You may not add cards to melds your partner already had on the table.
           *[no] You may also add cards to melds your partner already had on the table.
        }
        { $own_canasta ->
            [yes] You must meld at least one canasta in that turn.
           *[no] Canastas your side already had are enough to go out.
        }
    .ask = Before going out you may ask your partner whether to go out, and the answer is binding.
    .ask-name = ask your partner
    .has_partner = Only a player with a partner can ask.
    .ask_once = You may ask your partner only once in a turn.
    .denied = If you asked and your partner said no, you cannot go out this turn.
    .granted = If you asked and your partner said yes, you must go out this turn.
    .number_needed-any_kind =
        { $value ->
            [one] To go out, a side needs { WORDS($value) } canasta of any kind, however many people play.
           *[other] To go out, a side needs { WORDS($value) } canastas of any kind, however many people play.
        }
    .number_needed-with_escalera =
        { $value ->
            [one] To go out, a side needs { WORDS($value) } canasta, and it must be an escalera, however many people play.
           *[other] To go out, a side needs { WORDS($value) } canastas, at least one of them an escalera, however many people play.
        }
    .ready-with_escalera =
        { $number_needed ->
            [one] A side may go out once it has at least { WORDS($number_needed) } canasta and an escalera among its canastas.
           *[other] A side may go out once it has at least { WORDS($number_needed) } canastas, at least one of them an escalera; the others may be of any kind.
        }
    .concealed-side_first = You go out concealed by getting rid of your whole hand in a single turn, if your side had melded nothing in the deal before that turn.
    .out-with_reserves = A player who runs out of cards with no reserve hand open to the side goes out, and the deal ends. Going out is direct if you meld your last cards, indirect if you discard the last one.
    .reserve_open-one_a_side = A reserve hand is open to a side as long as one is left and the side has not yet taken one: each side takes only one, through one of its players.
    .took_reserve = You cannot go out until your side has taken a reserve hand.
    .need_clean = Does a side need a clean canasta to go out?
    .need_clean-yes = To go out, a side needs at least one clean canasta.
    .need_clean-no = To go out, a canasta of any kind is enough.
    .ready-clean =
        { $need_clean ->
            [no] A side may go out once it has at least one canasta, clean or dirty.
           *[yes] A side may go out once it has at least one clean canasta.
        }
    .ready-escalera_among =
        { $n1 ->
            [one] A side may go out once it has at least { WORDS($n1) } canasta and an escalera among its canastas.
           *[other] A side may go out once it has at least { WORDS($n1) } canastas, at least one of them an escalera; the others may be of any kind.
        }
    .keep_two-no_reserve = While you may neither go out nor take a reserve hand, you cannot run out of cards: after melding, keep one to discard and at least one more.
    .reserve_open-common = A reserve hand is open to a side as long as one is left, even if the side has already taken another.
    .ready-no_wild =
        { $need_clean ->
            [yes] A side may go out once it has at least one clean canasta, one in which no wild card stands in for another card.
           *[no] A side may go out once it has at least one canasta, clean or dirty.
        }
    .ready-clean_only = A side may go out once it has at least one clean canasta, one in which no wild card stands in for another card.
    .number_needed-or_more =
        { $value_3 ->
            [one] To go out, a side needs { WORDS($value_3) } canasta when { WORDS($from_3) } or more play, { WORDS($value_2) } when { WORDS($from_2) } play and { WORDS($value_1) } when { WORDS($from_1) } play.
           *[other] To go out, a side needs { WORDS($value_3) } canastas when { WORDS($from_3) } or more play, { WORDS($value_2) } when { WORDS($from_2) } play and { WORDS($value_1) } when { WORDS($from_1) } play.
        }
    .either_way = You may go out by discarding your last card or by melding all your cards.
    .concealed-own_canasta = You go out concealed by getting rid of your whole hand in a single turn, having melded nothing earlier in the deal. You may not add cards to melds your side already had on the table, and you must meld at least one canasta in that turn.
