turn =
    .chapter = El turno
    .play = Cada uno juega solo en su turno y en este orden: primero roba del mazo o se lleva el pozo, después baja lo que quiera y, para terminar, descarta.
    .play-name = juego
    .draw_size =
        { $value_2 ->
            [one] Con { WORDS($from_2) } jugadores se roba { WORDS($value_2, gender: "feminine") } carta en cada turno; con menos jugadores, { WORDS($value_1, gender: "feminine") }.
           *[other] Con { WORDS($from_2) } jugadores se roban { WORDS($value_2, gender: "feminine") } cartas en cada turno; con menos jugadores, { WORDS($value_1, gender: "feminine") }.
        }
    .draw =
        { $draw_size ->
            [one] Empiezas tu turno robando { WORDS($draw_size, gender: "feminine") } carta del mazo. Si ya has robado o te has llevado el pozo, no vuelves a robar en ese turno.
           *[other] Empiezas tu turno robando { WORDS($draw_size, gender: "feminine") } cartas del mazo, o las que queden. Si ya has robado o te has llevado el pozo, no vuelves a robar en ese turno.
        }
    .draw-name = robar
    .stock_left = Solo se roba mientras queden cartas en el mazo.
    .lay = Después de robar o de llevarte el pozo, puedes bajar combinaciones nuevas y añadir cartas a las de tu bando, siempre con cartas de tu mano.
    .lay-name = bajar
    .discard = Terminas tu turno echando al pozo una carta de tu mano.
    .discard-name = descartar
    .kept_back = Un tres rojo no se puede descartar.
