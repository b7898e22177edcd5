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
