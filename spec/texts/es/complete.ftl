complete =
    .chapter = Las canastas
    .natural_set = La canasta natural tiene al menos { WORDS($n1, gender: "feminine") } cartas de un mismo valor y ningún comodín; vale { $n3 } puntos.
    .natural_set-name = canasta natural
    .mixed_set = La canasta mixta tiene al menos { WORDS($n1, gender: "feminine") } cartas, con algún comodín entre ellas; vale { $n2 } puntos.
    .mixed_set-name = canasta mixta
