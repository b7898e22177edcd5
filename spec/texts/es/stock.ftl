stock =
    .chapter = El final del mazo
    .plays_on = ¿Se sigue jugando cuando se acaba el mazo?
    .plays_on-yes = Sin mazo se sigue jugando mientras cada uno, en su turno, se lleve el pozo.
    .plays_on-no = La mano termina con el turno en que se acaba el mazo.
    .over =
        { $plays_on ->
            [yes] El final del mazo no termina la mano: se sigue sin mazo mientras cada uno, en su turno, se lleve el pozo.
           *[no] La mano termina al acabar el turno en que se agota el mazo.
        }
    .stop = Si el mazo se ha acabado y no te llevas el pozo, das por terminada la mano en vez de jugar.
    .stop-name = terminar la mano
    .stop_only = Mientras queden cartas en el mazo, nadie puede dar por terminada la mano al empezar su turno.
    .last_red = ¿Qué pasa si sale un tres rojo y ya no hay mazo para robar en su lugar?
    .last_red-turn_goes_on = El turno sigue con normalidad, sin la otra carta.
    .last_red-deal_ends = El jugador aún puede bajar, pero no descarta, y la mano termina.
    .ends_here =
        { $last_red ->
            [deal_ends] Este es el último turno de la mano si has puesto en la mesa un tres rojo y ya no había carta para robar en su lugar.
           *[turn_goes_on] El turno sigue con normalidad aunque no hayas podido robar en lugar de un tres rojo.
        }
    .finish = Si la mano termina con un tres rojo que no se ha podido reponer, bajas lo que quieras y terminas la mano sin descartar.
    .finish-name = terminar sin descartar
    .finish_only = Solo termina la mano sin descartar quien ha puesto en la mesa un tres rojo que no se ha podido reponer, y solo donde se juega así.
    .no_discard = Si la mano termina con un tres rojo que no se ha podido reponer, no descartas.
    .over-top_card =
        { $plays_on ->
            [yes] El final del mazo no termina la mano: se sigue sin mazo mientras cada uno, en su turno, se lleve el pozo o tome solo la carta superior.
           *[no] La mano termina al acabar el turno en que se agota el mazo.
        }
    .stop-top_card = Si el mazo se ha acabado y no te llevas el pozo ni tomas solo la carta superior, das por terminada la mano en vez de jugar.
    .over-ends = La mano termina al acabar el turno en que se agota el mazo.
    .over-and_reserves = La mano termina al acabar el turno en que se agota el mazo sin que quede un muerto que ocupe su lugar.
    .last_red-at_once = La mano termina en el acto: el jugador ni baja ni descarta.
    .over-red_three =
        { $last_red ->
            [at_once] Cuando pones en la mesa un tres rojo y ya no hay carta para robar en su lugar, la mano termina en el acto.
           *[deal_ends] Cuando pones en la mesa un tres rojo y ya no hay carta para robar en su lugar, la mano no termina en el acto: aún puedes bajar.
        }
    .ends_here-either =
        { $last_red ->
            [deal_ends] Este es el último turno de la mano si has puesto en la mesa un tres rojo y ya no había carta para robar en su lugar.
           *[at_once] Después de un tres rojo que no se puede reponer ya no se juega nada más.
        }
    .must_take = Cuando se ha acabado el mazo, ¿es obligatorio llevarse el pozo si la carta superior entra en una combinación del propio bando?
    .must_take-yes = Cuando se ha acabado el mazo, tienes que llevarte el pozo que no está congelado si la carta superior entra en una combinación de tu bando.
    .must_take-no = Aunque se haya acabado el mazo, nadie está obligado a llevarse el pozo.
    .fits = La carta superior entra si el pozo no está congelado y tu bando ya tiene en la mesa una combinación de ese valor.
    .forced =
        { $must_take ->
            [yes] No puedes dar por terminada la mano si puedes llevarte el pozo y la carta superior entra en una combinación de tu bando: entonces tienes que llevártelo, salvo que esté congelado.
           *[no] Puedes dar por terminada la mano aunque pudieras llevarte el pozo.
        }
