pile =
    .chapter = El pozo
    .take = En vez de robar, puedes llevarte todo el pozo. La carta superior tiene que entrar en el acto en una combinación válida; el resto pasa a tu mano.
    .take-name = llevarse el pozo
    .blocked = Nadie puede llevarse el pozo mientras haya encima un comodín o un tres negro.
    .upcard_freezes = ¿Congela el pozo un tres rojo que sale al empezarlo?
    .upcard_freezes-yes = Un tres rojo que sale al empezar el pozo lo congela.
    .upcard_freezes-no = Un tres rojo que sale al empezar el pozo no lo congela.
    .frozen =
        { $upcard_freezes ->
            [yes] El pozo está congelado para el bando que aún no ha bajado y, para todos, mientras haya en él un comodín o un tres rojo.
           *[no] El pozo está congelado para el bando que aún no ha bajado y, para todos, mientras haya en él un comodín.
        }
    .onto_meld = ¿Se puede tomar el pozo añadiendo la carta superior a una combinación que ya está en la mesa?
    .onto_meld-no = Para llevarse el pozo siempre hay que usar cartas de la mano.
    .onto_meld-yes = Si el pozo no está congelado, basta con que la carta superior entre en una combinación del propio bando.
    .lays_off =
        { $onto_meld ->
            [yes] Si el pozo no está congelado y la carta superior entra en una combinación que tu bando ya tiene en la mesa, puedes llevártelo sin usar cartas de tu mano.
           *[no] Añadir la carta superior a una combinación que tu bando ya tiene en la mesa no te libra de usar cartas de tu mano.
        }
    .natural_pair =
        { $n1 ->
            [one] Con el pozo congelado, solo te lo llevas con { WORDS($n1, gender: "feminine") } carta natural de tu mano del mismo valor que la carta superior.
           *[other] Con el pozo congelado, solo te lo llevas con { WORDS($n1, gender: "feminine") } cartas naturales de tu mano del mismo valor que la carta superior.
        }
    .two_cards =
        { $n1 ->
            [one] Para llevarte el pozo tienes que usar con la carta superior al menos { WORDS($n1, gender: "feminine") } carta de tu mano.
           *[other] Para llevarte el pozo tienes que usar con la carta superior al menos { WORDS($n1, gender: "feminine") } cartas de tu mano.
        }
    .one_match = Para llevarte el pozo tienes que usar de tu mano al menos una carta natural del mismo valor que la carta superior: no basta con comodines.
    .blocked-any_three = Nadie puede llevarse el pozo mientras haya encima un comodín o un tres, rojo o negro.
    .always_frozen = ¿Hace falta siempre una pareja natural de la mano para llevarse el pozo?
    .always_frozen-no = Si el pozo no está congelado, también basta con que la carta superior entre en una combinación del propio bando que aún no sea canasta.
    .always_frozen-yes = Para llevarse el pozo siempre hace falta una pareja natural de la mano.
    .lays_off-short =
        { $always_frozen ->
            [yes] Añadir la carta superior a una combinación que tu bando ya tiene en la mesa no te libra de usar una pareja natural de tu mano.
           *[no] Si el pozo no está congelado y la carta superior entra en una combinación de menos de { WORDS($n1, gender: "feminine") } cartas que tu bando ya tiene en la mesa, puedes llevártelo sin usar cartas de tu mano.
        }
    .natural_pair-always =
        { $n1 ->
            [one] Solo te llevas el pozo con { WORDS($n1, gender: "feminine") } carta natural de tu mano del mismo valor que la carta superior.
           *[other] Solo te llevas el pozo con { WORDS($n1, gender: "feminine") } cartas naturales de tu mano del mismo valor que la carta superior.
        }
    .natural_pair-or_added =
        { $always_frozen ->
            [yes]
                { $n1 ->
                    [one] Solo te llevas el pozo con { WORDS($n1, gender: "feminine") } carta natural de tu mano del mismo valor que la carta superior.
                   *[other] Solo te llevas el pozo con { WORDS($n1, gender: "feminine") } cartas naturales de tu mano del mismo valor que la carta superior.
                }
           *[no]
                { $n1 ->
                    [one] Solo te llevas el pozo con { WORDS($n1, gender: "feminine") } carta natural de tu mano del mismo valor que la carta superior o, si no está congelado, añadiendo esa carta a una combinación de tu bando que aún no sea canasta.
                   *[other] Solo te llevas el pozo con { WORDS($n1, gender: "feminine") } cartas naturales de tu mano del mismo valor que la carta superior o, si no está congelado, añadiendo esa carta a una combinación de tu bando que aún no sea canasta.
                }
        }
    .pair_makes_set = Usada con cartas de tu mano, la carta superior del pozo solo puede entrar en una combinación de un valor, nunca en una secuencia, ni nueva ni ya puesta en la mesa.
    .run_takes_top = Si te llevas el pozo añadiendo la carta superior a una secuencia, esa carta entra sola, sin ninguna carta de tu mano.
    .new_meld = La pareja natural y la carta superior del pozo abren siempre una combinación nueva, aunque tu bando ya tenga una de ese valor; si quieres, añades también de tu mano otras cartas de ese valor o comodines.
    .take_top = En vez de robar, puedes tomar solo la carta superior del pozo y añadirla en el acto a una secuencia de tu bando. El resto del pozo se queda donde está, y no robas nada.
    .take_top-name = tomar solo la carta superior
    .onto_short_run = Solo puedes tomar la carta superior sin el resto del pozo si prolonga una secuencia de tu bando de menos de { WORDS($n1, gender: "feminine") } cartas.
    .unfinished = La carta superior no se puede añadir a una combinación que ya tiene { WORDS($n1, gender: "feminine") } cartas.
    .pile_left = Mientras el pozo no tenga cartas, nadie puede llevárselo: quien empieza la mano roba del mazo.
    .blocked-black_three = El tres negro bloquea el pozo: nadie puede llevárselo mientras haya un tres negro encima.
    .may_add = ¿Se puede tomar el pozo añadiendo la carta superior a una combinación que ya está en la mesa?
    .may_add-yes = Basta con que la carta superior entre en una combinación del propio bando.
    .may_add-no = La carta superior tiene que empezar una combinación nueva con cartas de la mano.
    .new_meld-or_added =
        { $may_add ->
            [yes] La carta superior del pozo puede empezar una combinación nueva con cartas de tu mano o añadirse a una de tu bando.
           *[no] La carta superior del pozo tiene que empezar una combinación nueva con cartas de tu mano: no puede añadirse a una que ya está en la mesa.
        }
    .new_meld-from_hand = La carta superior del pozo tiene que empezar una combinación nueva con cartas de tu mano, entre las que puede haber un comodín: no puede añadirse a una que ya está en la mesa.
    .take-free = En vez de robar, puedes llevarte todo el pozo, sea cual sea la carta superior: todas sus cartas pasan a tu mano, y no tienes que bajar nada.
    .thrown_back = ¿Se puede devolver en el mismo turno la carta que estaba sola en el pozo?
    .thrown_back-yes = Se puede descartar cualquier carta, también la que estaba sola en el pozo.
    .thrown_back-no = La carta que estaba sola en el pozo no se puede descartar en el turno en que se tomó.
    .not_back =
        { $thrown_back ->
            [no] Si en el pozo había una sola carta y te la has llevado, no puedes descartarla en el mismo turno, salvo que ya tuvieras otra igual en la mano.
           *[yes] Puedes descartar cualquier carta, incluso la que estaba sola en el pozo cuando te lo llevaste.
        }
    .take-red_threes = En vez de robar, puedes llevarte todo el pozo. La carta superior tiene que entrar en el acto en una combinación válida; el resto pasa a tu mano. Un tres rojo que viene con él se pone en la mesa y no se roba otra carta en su lugar.
    .frozen-red_three = El pozo está congelado para el bando que aún no ha bajado y, para todos, mientras haya en él un comodín o un tres rojo.
    .lays_off-allowed = Si el pozo no está congelado y la carta superior entra en una combinación que tu bando ya tiene en la mesa, puedes llevártelo sin usar cartas de tu mano.
    .one_card_lifts = Cuando se ha acabado el mazo, ¿puede llevarse un pozo de una sola carta quien solo tiene una en la mano?
    .one_card_lifts-no = Quien solo tiene una carta en la mano nunca se lleva un pozo de una sola carta.
    .one_card_lifts-yes = Cuando se ha acabado el mazo, quien solo tiene una carta en la mano también puede llevarse un pozo de una sola carta.
    .one_card =
        { $one_card_lifts ->
            [yes] Mientras queden cartas en el mazo, un pozo de { WORDS($n1, gender: "feminine") } sola carta solo puede llevárselo quien tenga al menos { WORDS($n2, gender: "feminine") } cartas en la mano.
           *[no] Un pozo de { WORDS($n1, gender: "feminine") } sola carta solo puede llevárselo quien tenga al menos { WORDS($n2, gender: "feminine") } cartas en la mano.
        }
