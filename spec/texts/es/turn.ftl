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
    .play-top_card = Cada uno juega solo en su turno y en este orden: primero roba del mazo, se lleva el pozo o toma solo la carta superior; después baja lo que quiera y, para terminar, descarta.
    .draw_size-fixed =
        { $value ->
            [one] En cada turno se roba { WORDS($value, gender: "feminine") } carta, sea cual sea el número de jugadores.
           *[other] En cada turno se roban { WORDS($value, gender: "feminine") } cartas, sea cual sea el número de jugadores.
        }
    .draw-top_card =
        { $draw_size ->
            [one] Empiezas tu turno robando { WORDS($draw_size, gender: "feminine") } carta del mazo. Si ya has robado, te has llevado el pozo o has tomado solo la carta superior, no vuelves a robar en ese turno.
           *[other] Empiezas tu turno robando { WORDS($draw_size, gender: "feminine") } cartas del mazo, o las que queden. Si ya has robado, te has llevado el pozo o has tomado solo la carta superior, no vuelves a robar en ese turno.
        }
    .lay-joining = Después de robar o de llevarte el pozo, puedes bajar combinaciones nuevas y añadir cartas a las de tu bando, siempre con cartas de tu mano. También puedes reunir en una sola las combinaciones del mismo valor que tu bando tiene en la mesa, si el resultado es una combinación válida.
    .lay-top_card = Después de robar, de llevarte el pozo o de tomar solo la carta superior, puedes bajar combinaciones nuevas y añadir cartas a las de tu bando, siempre con cartas de tu mano.
    .lay-top_card_joining = Después de robar, de llevarte el pozo o de tomar solo la carta superior, puedes bajar combinaciones nuevas y añadir cartas a las de tu bando, siempre con cartas de tu mano. También puedes reunir en una sola las combinaciones del mismo valor que tu bando tiene en la mesa, si el resultado es una combinación válida.
    .joining = ¿Puede un bando reunir en una sola las combinaciones del mismo valor que tiene en la mesa?
    .joining-no = Las combinaciones del mismo valor de un bando quedan siempre separadas.
    .joining-yes = Un bando puede reunir en una sola sus combinaciones del mismo valor.
    .draw_size-each =
        { $value ->
            [one] En cada turno se roba { WORDS($value, gender: "feminine") } carta.
           *[other] En cada turno se roban { WORDS($value, gender: "feminine") } cartas.
        }
    .four_draw = ¿Cuántas cartas se roban cuando juegan cuatro o más?
    .draw_size-or_more =
        { $value_2 ->
            [one] Con { WORDS($from_2) } jugadores o más se roba { WORDS($value_2, gender: "feminine") } carta en cada turno; con menos jugadores, { WORDS($value_1, gender: "feminine") }.
           *[other] Con { WORDS($from_2) } jugadores o más se roban { WORDS($value_2, gender: "feminine") } cartas en cada turno; con menos jugadores, también { WORDS($value_1, gender: "feminine") }.
        }
