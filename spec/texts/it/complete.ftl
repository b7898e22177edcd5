complete =
    .chapter = Le canaste
    .natural_set = La canasta pulita ha almeno { WORDS($n1, gender: "feminine") } carte dello stesso valore e nessuna matta; vale { $n3 } punti.
    .natural_set-name = canasta pulita
    .mixed_set = La canasta sporca ha almeno { WORDS($n1, gender: "feminine") } carte, comprese una o più matte; vale { $n2 } punti.
    .mixed_set-name = canasta sporca
