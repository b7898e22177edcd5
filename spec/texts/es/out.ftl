out =
    .chapter = El cierre
    .reserve_open =
        { $value ->
            [yes] El bando aún puede tomar un muerto.
           *[no] No hay muerto: quien se queda sin cartas cierra.
        }
    .out = Quien se queda sin cartas en la mano cierra, y la mano termina.
    .final_discard = ¿Hay que descartar para cerrar?
    .final_discard-either = Se puede cerrar con descarte o sin él.
    .final_discard-required = Solo se cierra descartando la última carta.
    .with_discard =
        { $final_discard ->
            [required] Para cerrar tienes que descartar tu última carta.
           *[other] Para cerrar no es obligatorio descartar la última carta.
        }
    .three_need = Con tres jugadores, ¿cuántas canastas necesita un bando para cerrar?
    .number_needed =
        { $value_3 ->
            [one] Para cerrar, un bando necesita { WORDS($value_3, gender: "feminine") } canasta con { WORDS($from_3) } jugadores; con { WORDS($from_2) }, { WORDS($value_2, gender: "feminine") }; con { WORDS($from_1) }, { WORDS($value_1, gender: "feminine") }.
           *[other] Para cerrar, un bando necesita { WORDS($value_3, gender: "feminine") } canastas con { WORDS($from_3) } jugadores; con { WORDS($from_2) }, { WORDS($value_2, gender: "feminine") }; con { WORDS($from_1) }, { WORDS($value_1, gender: "feminine") }.
        }
    .ready =
        { $number_needed ->
            [one] Un bando puede cerrar cuando tiene al menos { WORDS($number_needed, gender: "feminine") } canasta.
           *[other] Un bando puede cerrar cuando tiene al menos { WORDS($number_needed, gender: "feminine") } canastas.
        }
    .enough = No puedes cerrar mientras tu bando no tenga las canastas necesarias.
    .keep_two = Mientras no puedas cerrar, no puedes quedarte sin cartas: después de bajar, guarda una para descartar y otra más.
    .concealed_by = Para cerrar con toda la mano, ¿quién no puede haber bajado antes?
    .concealed_by-player = Basta con que el propio jugador no haya bajado nada antes en esta mano.
    .concealed_by-side = Ni el jugador ni su compañero pueden haber bajado nada antes en esta mano.
    .own_melds = ¿El cierre con toda la mano se hace solo con combinaciones propias?
    .own_melds-no = Quien cierra con toda la mano puede añadir cartas a las combinaciones de su compañero.
    .own_melds-yes = Quien cierra con toda la mano no puede añadir cartas a las combinaciones de su compañero.
    .own_canasta = ¿Tiene que haber una canasta entre lo que se baja al cerrar con toda la mano?
    .own_canasta-no = Al cerrar con toda la mano no hace falta bajar una canasta: valen las que el bando ya tiene.
    .own_canasta-yes = Al cerrar con toda la mano hay que bajar al menos una canasta.
    .fresh =
        { $concealed_by ->
            [side] Antes de este turno, tu bando no puede haber bajado nada en esta mano.
           *[player] Antes de este turno, no puedes haber bajado nada en esta mano.
        }
    .concealed =
        Cierra con toda la mano quien, sin que se haya bajado nada antes, se deshace de todas sus cartas en un solo turno.
        { $own_melds ->
            [yes] No puede añadir cartas a las combinaciones que su compañero ya tenía en la mesa.
           *[no] También puede añadir cartas a las combinaciones que su compañero ya tenía en la mesa.
        }
        { $own_canasta ->
            [yes] Tiene que bajar al menos una canasta en ese turno.
           *[no] Para cerrar le valen las canastas que su bando ya tenía.
        }
    .ask = Antes de cerrar puedes preguntar a tu compañero si debes cerrar, y debes atenerte a su respuesta.
    .ask-name = preguntar al compañero
    .has_partner = Solo puede preguntar quien juega en pareja.
    .ask_once = Solo se pregunta al compañero una vez en cada turno.
    .denied = Si has preguntado y tu compañero ha dicho que no, no puedes cerrar en este turno.
    .granted = Si has preguntado y tu compañero ha dicho que sí, tienes que cerrar en este turno.
    .number_needed-any_kind =
        { $value ->
            [one] Para cerrar, un bando necesita { WORDS($value, gender: "feminine") } canasta de cualquier tipo, sea cual sea el número de jugadores.
           *[other] Para cerrar, un bando necesita { WORDS($value, gender: "feminine") } canastas de cualquier tipo, sea cual sea el número de jugadores.
        }
    .number_needed-with_escalera =
        { $value ->
            [one] Para cerrar, un bando necesita { WORDS($value, gender: "feminine") } canasta, que tiene que ser una escalera, sea cual sea el número de jugadores.
           *[other] Para cerrar, un bando necesita { WORDS($value, gender: "feminine") } canastas, entre ellas al menos una escalera, sea cual sea el número de jugadores.
        }
    .ready-with_escalera =
        { $number_needed ->
            [one] Un bando puede cerrar cuando tiene al menos { WORDS($number_needed, gender: "feminine") } canasta y, entre sus canastas, una escalera.
           *[other] Un bando puede cerrar cuando tiene al menos { WORDS($number_needed, gender: "feminine") } canastas, entre ellas al menos una escalera; las demás pueden ser de cualquier tipo.
        }
    .concealed-side_first = Cierra con toda la mano quien se deshace de todas sus cartas en un solo turno, si antes de ese turno su bando no había bajado nada en esta mano.
    .out-with_reserves = Quien se queda sin cartas cuando ya no hay muerto para su bando cierra, y la mano termina. El cierre es directo si baja sus últimas cartas e indirecto si descarta la última.
    .reserve_open-one_a_side = Hay un muerto para un bando mientras quede alguno y el bando no haya tomado el suyo: cada bando toma uno solo, y se lo queda uno solo de sus jugadores.
    .took_reserve = No puedes cerrar mientras tu bando no haya tomado un muerto.
    .need_clean = ¿Hace falta una canasta limpia para cerrar?
    .need_clean-yes = Para cerrar hace falta al menos una canasta limpia.
    .need_clean-no = Para cerrar basta una canasta, limpia o sucia.
    .ready-clean =
        { $need_clean ->
            [no] Un bando puede cerrar cuando tiene al menos una canasta, limpia o sucia.
           *[yes] Un bando puede cerrar cuando tiene al menos una canasta limpia.
        }
    .ready-escalera_among =
        { $n1 ->
            [one] Un bando puede cerrar cuando tiene al menos { WORDS($n1, gender: "feminine") } canasta y, entre sus canastas, una escalera.
           *[other] Un bando puede cerrar cuando tiene al menos { WORDS($n1, gender: "feminine") } canastas, entre ellas al menos una escalera; las demás pueden ser de cualquier tipo.
        }
    .keep_two-no_reserve = Mientras no puedas cerrar ni tomar un muerto, no puedes quedarte sin cartas: después de bajar, guarda una para descartar y otra más.
    .reserve_open-common = Hay un muerto para un bando mientras quede alguno, aunque el bando ya haya tomado otro.
    .ready-no_wild =
        { $need_clean ->
            [yes] Un bando puede cerrar cuando tiene al menos una canasta limpia, es decir, una en la que ningún comodín sustituye a otra carta.
           *[no] Un bando puede cerrar cuando tiene al menos una canasta, limpia o sucia.
        }
    .ready-clean_only = Un bando puede cerrar cuando tiene al menos una canasta limpia, es decir, una en la que ningún comodín sustituye a otra carta.
    .number_needed-or_more =
        { $value_3 ->
            [one] Para cerrar, un bando necesita { WORDS($value_3, gender: "feminine") } canasta con { WORDS($from_3) } jugadores o más; con { WORDS($from_2) }, { WORDS($value_2, gender: "feminine") }; con { WORDS($from_1) }, { WORDS($value_1, gender: "feminine") }.
           *[other] Para cerrar, un bando necesita { WORDS($value_3, gender: "feminine") } canastas con { WORDS($from_3) } jugadores o más; con { WORDS($from_2) }, { WORDS($value_2, gender: "feminine") }; con { WORDS($from_1) }, { WORDS($value_1, gender: "feminine") }.
        }
    .either_way = Puedes cerrar descartando tu última carta o bajándolas todas.
    .concealed-own_canasta = Cierra con toda la mano quien, sin haber bajado nada antes en esta mano, se deshace de todas sus cartas en un solo turno. No puede añadir cartas a las combinaciones que su bando ya tenía en la mesa, y tiene que bajar al menos una canasta en ese turno.
