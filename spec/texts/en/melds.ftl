melds =
    .chapter = Melds
    .set = A set is a meld of at least { WORDS($least) } cards of the same rank, { RANK($low, form: "from") } { RANK($high, form: "to") }; wild cards can stand in for missing ones.
    .set-name = set
    .more_naturals = A set must have more natural cards than wild cards.
    .wild_limit =
        { $n1 ->
            [0] A set cannot contain wild cards.
            [one] A set can contain at most { WORDS($n1) } wild card.
           *[other] A set can contain at most { WORDS($n1) } wild cards.
        }
    .one_each = Is each side limited to one meld of each rank?
    .one_each-yes = Each side has at most one meld of each rank.
    .one_each-no = A side may have several melds of the same rank.
    .one_per_rank =
        { $one_each ->
            [no] Even if your side already has a meld of a rank, you may start another of the same rank.
           *[yes] If your side already has a meld of a rank, further cards of that rank are added to it: you cannot start another.
        }
    .sets_only = There are no sequences, and no melds of wild cards alone.
    .more_naturals-each_wild =
        { $n1 ->
            [one] A set must have at least { WORDS($n1) } natural card for each wild card in it.
           *[other] A set must have at least { WORDS($n1) } natural cards for each wild card in it.
        }
    .run = A sequence is a meld of { WORDS($least) } to { WORDS($most) } consecutive cards of the same suit, anywhere { RANK($low, form: "from") } { RANK($high, form: "to") }, and never contains wild cards.
    .run-name = sequence
    .grows = May cards still be added to a set that is a canasta?
    .grows-yes = Cards from the hand may still be added to a set that is a canasta.
    .grows-no = A set that is a canasta is complete: no more cards are added to it.
    .closed =
        { $grows ->
            [no] A set of { WORDS($n1) } or more cards is complete: you cannot add anything to it.
           *[yes] You may also add cards to a set of { WORDS($n1) } or more cards.
        }
    .wild_meld = A meld of wild cards has { WORDS($least) } to { WORDS($most) } wild cards and no other cards; twos and jokers may be mixed freely in it.
    .wild_meld-name = meld of wild cards
    .run-with_wild = A sequence is a meld of { WORDS($least) } to { WORDS($most) } consecutive cards of the same suit, anywhere { RANK($low, form: "from") } { RANK($high, form: "to") }; a wild card of any suit can stand in for a missing one.
    .wild_moves = Where may the wild card in a sequence go when cards are added?
    .wild_moves-freely = When cards are added to a sequence, its wild card may move to any place that keeps the sequence unbroken.
    .wild_moves-displaced = The wild card in a sequence leaves its place only for the very card it stands for. It then goes to the high end or, if the sequence already reaches the ace, to the low end.
    .wild_limit-any_meld =
        { $n1 ->
            [0] No wild card can stand in for another card in a meld.
            [one] In any one meld, at most { WORDS($n1) } wild card can stand in for another card.
           *[other] In any one meld, at most { WORDS($n1) } wild cards can stand in for other cards.
        }
    .set-charuto = A set, called a charuto (“cigar”) in Brazil, is a meld of at least { WORDS($least) } cards of the same rank, { RANK($low, form: "from") } { RANK($high, form: "to") }, whatever their suits; a wild card can stand in for a missing one.
    .set-lavadeira = A set, called a lavadeira (“washerwoman”) in Brazil, is a meld of at least { WORDS($least) } cards of the same rank, { RANK($low, form: "from") } { RANK($high, form: "to") }, whatever their suits; a wild card can stand in for a missing one.
    .no_threes = A three is never part of a meld.
    .low_two = A two between an ace and a three would be an ordinary card of the sequence, but no meld contains a three, so a two in a meld is always wild.
    .other_ranks = Are sets of other ranks allowed too?
    .other_ranks-no = Sets are allowed only of the four usual ranks: fours, fives, kings and aces.
    .other_ranks-yes = The players have agreed to allow sets of any rank that sequences have.
    .set_ranks =
        { $other_ranks ->
            [yes] Sets may be made of any rank that sequences have.
           *[no] Sets may be made only of fours, fives, kings and aces.
        }
    .wild_meld-open = A meld of wild cards has { WORDS($least) } or more wild cards and no other cards; twos and jokers may be mixed freely in it.
    .run-ace_at_both_ends = A sequence is a meld of { WORDS($least) } to { WORDS($most) } consecutive cards of the same suit. The ace ranks below the two as well as above the king: a sequence may have an ace at either end, or one at each. A wild card of any suit can stand in for a missing card.
    .own_two = A two in its own place in a sequence of its suit, just below the three, is a natural card and does not count as a wild card; another two, or a joker, may still stand in for a missing card of the same sequence.
    .no_corner = A sequence does not go round the corner: no card follows the ace above the king.
    .sets_allowed = Are sets allowed?
    .sets_allowed-yes = Both sequences and sets may be melded.
    .sets_allowed-no = Only sequences may be melded.
    .sets_none = There are no sets: only sequences are melded.
    .set-trinca = A set, called a trinca in Brazil, is a meld of at least { WORDS($least) } cards of the same rank, { RANK($low, form: "from") } { RANK($high, form: "to") }, whatever their suits; a wild card can stand in for a missing one.
    .no_minimum = There is no minimum for a side’s first meld.
    .more_wilds = May a set have more wild cards than natural cards?
    .more_wilds-yes = Wild cards may outnumber the natural cards in a set.
    .more_wilds-no = A set may have as many wild cards as natural cards, but never more.
    .two_naturals =
        { $n1 ->
            [one] A set must have at least { WORDS($n1) } natural card.
           *[other] A set must have at least { WORDS($n1) } natural cards.
        }
    .more_naturals-as_many =
        { $more_wilds ->
            [no] A set cannot have more wild cards than natural cards.
           *[yes] A set may have more wild cards than natural cards.
        }
    .one_per_rank-always = If your side already has a meld of a rank, further cards of that rank are added to it: you cannot start another.
