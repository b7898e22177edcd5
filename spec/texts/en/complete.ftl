complete =
    .chapter = Canastas
    .natural_set = A natural canasta is a meld of { WORDS($n1) } or more cards of the same rank with no wild cards; it is worth { $n3 } points.
    .natural_set-name = natural canasta
    .mixed_set = A mixed canasta is a meld of { WORDS($n1) } or more cards that includes wild cards; it is worth { $n2 } points.
    .mixed_set-name = mixed canasta
