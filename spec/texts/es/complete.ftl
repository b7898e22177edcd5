complete =
    .chapter = Las canastas
    .natural_set = La canasta natural tiene al menos { WORDS($n1, gender: "feminine") } cartas de un mismo valor y ningún comodín; vale { $n3 } puntos.
    .natural_set-name = canasta natural
    .mixed_set = La canasta mixta tiene al menos { WORDS($n1, gender: "feminine") } cartas, con algún comodín entre ellas; vale { $n2 } puntos.
    .mixed_set-name = canasta mixta
    .natural_pays = ¿Cuánto vale una canasta natural?
    .natural_set-agreed = La canasta natural es una combinación de un valor con al menos { WORDS($n1, gender: "feminine") } cartas y ningún comodín; vale { $natural_pays } puntos.
    .mixed_pays = ¿Cuánto vale una canasta mixta?
    .mixed_set-agreed = La canasta mixta es una combinación de un valor con al menos { WORDS($n1, gender: "feminine") } cartas, entre ellas uno o más comodines; vale { $mixed_pays } puntos.
    .mixed_set-of_set = La canasta mixta es una combinación de un valor con al menos { WORDS($n1, gender: "feminine") } cartas, entre ellas uno o más comodines; vale { $n2 } puntos.
    .pure_run = Una secuencia de { WORDS($n1, gender: "feminine") } cartas se llama samba; cuenta como canasta y vale { $n2 } puntos.
    .pure_run-escalera = Una secuencia de { WORDS($n1, gender: "feminine") } cartas se llama escalera; cuenta como canasta y vale { $n2 } puntos.
    .pure_run-name = canasta en secuencia
    .all_wild = Una combinación de { WORDS($n1) } comodines se llama bolivia; cuenta como canasta y vale { $n2 } puntos.
    .all_wild-name = canasta de comodines
    .clean_pays = ¿Cuánto vale la canasta limpia?
    .clean_run = La canasta limpia es una secuencia de al menos { WORDS($n1, gender: "feminine") } cartas en la que ningún comodín sustituye a otra carta; vale { $clean_pays } puntos.
    .clean_run-name = canasta limpia
    .dirty_run = La canasta sucia es una secuencia de al menos { WORDS($n1, gender: "feminine") } cartas en la que un comodín sustituye a otra carta; vale { $n2 } puntos.
    .dirty_run-name = canasta sucia
    .set_counts = ¿Puede ser canasta una combinación de un valor?
    .set_counts-no = Solo una secuencia puede ser canasta; una combinación de un valor cuenta solo los puntos de sus cartas.
    .set_counts-yes = Una combinación de un valor puede ser canasta igual que una secuencia.
    .clean_set =
        { $set_counts ->
            [yes] También es canasta limpia una combinación de un valor con al menos { WORDS($n1, gender: "feminine") } cartas y ningún comodín; vale { $clean_pays } puntos.
           *[no] Una combinación de un valor nunca es canasta, tenga las cartas que tenga.
        }
    .clean_set-name = canasta limpia de un valor
    .dirty_set =
        { $set_counts ->
            [yes] También es canasta sucia una combinación de un valor con al menos { WORDS($n1, gender: "feminine") } cartas, entre ellas un comodín; vale { $n2 } puntos.
           *[no] Una combinación de un valor con comodín no es canasta, tenga las cartas que tenga.
        }
    .dirty_set-name = canasta sucia de un valor
    .pure_run-or_longer = Una secuencia de al menos { WORDS($n1, gender: "feminine") } cartas sin comodín se llama escalera; cuenta como canasta y vale { $n3 } puntos.
    .dirty_run-canasta = Una secuencia de al menos { WORDS($n1, gender: "feminine") } cartas con un comodín es una canasta corriente, aunque el comodín sea del mismo palo; vale { $n2 } puntos.
    .clean_set_pays = ¿Cuánto vale la canasta de un valor sin comodín?
    .clean_set-lavadeira = Una combinación de un valor con al menos { WORDS($n1, gender: "feminine") } cartas y ningún comodín es una canasta; vale { $clean_set_pays } puntos.
    .dirty_set-lavadeira = Una combinación de un valor con al menos { WORDS($n1, gender: "feminine") } cartas, entre ellas un comodín, es una canasta; vale { $n2 } puntos.
    .all_wild-or_more = Una combinación de { WORDS($n1) } comodines o más cuenta como canasta y vale { $n2 } puntos.
    .long_runs_clean = ¿Tienen que ser limpias la canasta de as a rey y la de as a as?
    .long_runs_clean-no = Valen aunque un comodín sustituya a otra carta.
    .long_runs_clean-yes = Solo valen si ningún comodín sustituye a otra carta; si no, son canastas sucias como las demás.
    .ace_to_ace =
        { $long_runs_clean ->
            [yes] La secuencia de { WORDS($n1, gender: "feminine") } cartas, de as a as, en la que ningún comodín sustituye a otra carta es una canasta que vale { $n3 } puntos.
           *[no] La secuencia de { WORDS($n1, gender: "feminine") } cartas, de as a as, es una canasta que vale { $n3 } puntos, aunque un comodín sustituya a otra carta.
        }
    .ace_to_ace-name = canasta de as a as
    .ace_to_king =
        { $long_runs_clean ->
            [yes] La secuencia de { WORDS($n1, gender: "feminine") } cartas, del as al rey o del dos al as, en la que ningún comodín sustituye a otra carta es una canasta que vale { $n3 } puntos.
           *[no] La secuencia de { WORDS($n1, gender: "feminine") } cartas, del as al rey o del dos al as, es una canasta que vale { $n3 } puntos, aunque un comodín sustituya a otra carta.
        }
    .ace_to_king-name = canasta de as a rey
    .clean_run-fixed = La canasta limpia es una secuencia de al menos { WORDS($n1, gender: "feminine") } cartas en la que ningún comodín sustituye a otra carta; vale { $n3 } puntos.
    .clean_set-trinca = También es canasta limpia una combinación de un valor con al menos { WORDS($n1, gender: "feminine") } cartas y ningún comodín; vale { $n3 } puntos.
    .dirty_set-trinca = También es canasta sucia una combinación de un valor con al menos { WORDS($n1, gender: "feminine") } cartas, entre ellas un comodín; vale { $n2 } puntos.
