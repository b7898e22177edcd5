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
