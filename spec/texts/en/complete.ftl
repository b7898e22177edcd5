complete =
    .chapter = Canastas
    .natural_set = A natural canasta is a set of { WORDS($n1) } or more cards with no wild cards; it is worth { $n3 } points.
    .natural_set-name = natural canasta
    .mixed_set = A mixed canasta is a meld of { WORDS($n1) } or more cards that includes wild cards; it is worth { $n2 } points.
    .mixed_set-name = mixed canasta
    .natural_pays = How much is a natural canasta worth?
    .natural_set-agreed = A natural canasta is a set of { WORDS($n1) } or more cards with no wild cards; it is worth { $natural_pays } points.
    .mixed_pays = How much is a mixed canasta worth?
    .mixed_set-agreed = A mixed canasta is a set of { WORDS($n1) } or more cards that includes wild cards; it is worth { $mixed_pays } points.
    .mixed_set-of_set = A mixed canasta is a set of { WORDS($n1) } or more cards that includes wild cards; it is worth { $n2 } points.
    .pure_run = A sequence of { WORDS($n1) } cards is called a samba; it counts as a canasta and is worth { $n2 } points.
    .pure_run-escalera = A sequence of { WORDS($n1) } cards is called an escalera; it counts as a canasta and is worth { $n2 } points.
    .pure_run-name = sequence canasta
    .all_wild = A meld of { WORDS($n1) } wild cards is called a bolivia; it counts as a canasta and is worth { $n2 } points.
    .all_wild-name = wild-card canasta
    .clean_pays = How much is a clean canasta worth?
    .clean_run = A clean canasta is a sequence of { WORDS($n1) } or more cards in which no wild card stands in for another card; it is worth { $clean_pays } points.
    .clean_run-name = clean canasta
    .dirty_run = A dirty canasta is a sequence of { WORDS($n1) } or more cards in which a wild card stands in for another card; it is worth { $n2 } points.
    .dirty_run-name = dirty canasta
    .set_counts = Can a set be a canasta?
    .set_counts-no = Only a sequence can be a canasta; a set scores only the points of its cards.
    .set_counts-yes = A set can be a canasta just as a sequence can.
    .clean_set =
        { $set_counts ->
            [yes] A set of { WORDS($n1) } or more cards with no wild card is a clean canasta too; it is worth { $clean_pays } points.
           *[no] A set is never a canasta, however many cards it has.
        }
    .clean_set-name = clean canasta of one rank
    .dirty_set =
        { $set_counts ->
            [yes] A set of { WORDS($n1) } or more cards with a wild card is a dirty canasta too; it is worth { $n2 } points.
           *[no] A set with a wild card is never a canasta either, however many cards it has.
        }
    .dirty_set-name = dirty canasta of one rank
    .pure_run-or_longer = A sequence of { WORDS($n1) } or more cards with no wild card is called an escalera; it counts as a canasta and is worth { $n3 } points.
    .dirty_run-canasta = A sequence of { WORDS($n1) } or more cards with a wild card in it is an ordinary canasta, even if the wild card is of the same suit; it is worth { $n2 } points.
    .clean_set_pays = How much is a canasta of one rank with no wild card worth?
    .clean_set-lavadeira = A set of { WORDS($n1) } or more cards with no wild card is a canasta; it is worth { $clean_set_pays } points.
    .dirty_set-lavadeira = A set of { WORDS($n1) } or more cards with a wild card in it is a canasta; it is worth { $n2 } points.
    .all_wild-or_more = A meld of { WORDS($n1) } or more wild cards counts as a canasta and is worth { $n2 } points.
    .long_runs_clean = Must the ace-to-king and ace-to-ace canastas be clean?
    .long_runs_clean-no = They count even if a wild card stands in for another card.
    .long_runs_clean-yes = They count only if no wild card stands in for another card; otherwise they are dirty canastas like any other.
    .ace_to_ace =
        { $long_runs_clean ->
            [yes] A sequence of { WORDS($n1) } cards, from ace to ace, in which no wild card stands in for another card is a canasta worth { $n3 } points.
           *[no] A sequence of { WORDS($n1) } cards, from ace to ace, is a canasta worth { $n3 } points, even if a wild card stands in for another card.
        }
    .ace_to_ace-name = ace-to-ace canasta
    .ace_to_king =
        { $long_runs_clean ->
            [yes] A sequence of { WORDS($n1) } cards, from ace to king or from two to ace, in which no wild card stands in for another card is a canasta worth { $n3 } points.
           *[no] A sequence of { WORDS($n1) } cards, from ace to king or from two to ace, is a canasta worth { $n3 } points, even if a wild card stands in for another card.
        }
    .ace_to_king-name = ace-to-king canasta
    .clean_run-fixed = A clean canasta is a sequence of { WORDS($n1) } or more cards in which no wild card stands in for another card; it is worth { $n3 } points.
    .clean_set-trinca = A set of { WORDS($n1) } or more cards with no wild card is a clean canasta too; it is worth { $n3 } points.
    .dirty_set-trinca = A set of { WORDS($n1) } or more cards with a wild card is a dirty canasta too; it is worth { $n2 } points.
