reserve =
    .chapter = Los muertos
    .reserves =
        { $value ->
            [one] Hay { WORDS($value) } muerto. Queda boca abajo a la izquierda del mazo, y nadie puede mirarlo.
           *[other] Hay { WORDS($value) } muertos. Quedan boca abajo a la izquierda del mazo, y nadie puede mirarlos.
        }
    .reserves-name = muertos
    .reserves-by_cutter =
        { $value ->
            [one] Hay { WORDS($value) } muerto. Queda boca abajo junto al que ha cortado, y nadie puede mirarlo.
           *[other] Hay { WORDS($value) } muertos. Quedan boca abajo junto al que ha cortado, y nadie puede mirarlos.
        }
    .reserve_size = Cada muerto tiene { WORDS($value, gender: "feminine") } cartas.
    .new_stock = Cuando se acaba el mazo, ¿ocupa su lugar un muerto que nadie ha tomado?
    .new_stock-no = Ningún muerto ocupa el lugar del mazo.
    .new_stock-yes = Cuando se acaba el mazo, un muerto que nadie ha tomado ocupa su lugar.
    .take_reserve = Si te quedas sin cartas y aún hay un muerto para tu bando, tienes que tomarlo. Si has bajado las últimas cartas, sigues jugando con él en el acto; si has descartado la última, no puedes tocarlo hasta tu próximo turno.
    .unplayed = Un muerto tomado con el último descarte queda sin jugar si la mano termina antes del turno siguiente de quien lo tomó.
    .unplayed-by_the_other_side = Un muerto tomado con el último descarte queda sin jugar si el otro bando cierra antes del turno siguiente de quien lo tomó.
    .holds_unplayed = Las cartas de un muerto que ha quedado sin jugar no cuentan ni a favor ni en contra.
    .missing = El bando que no ha tomado un muerto, o cuyo muerto ha quedado sin jugar, pierde { $n2 } puntos.
    .missing-name = muerto no tomado o no jugado
    .none_taken = Puede ocurrir que ningún bando tome un muerto.
    .missing-unless_none = El bando que no ha tomado un muerto, o cuyo muerto ha quedado sin jugar, pierde { $n2 } puntos. Si ningún bando ha tomado un muerto, nadie pierde nada.
    .whose_reserve = ¿Puede un bando tomar más de un muerto?
    .whose_reserve-one_a_side = Cada bando toma un solo muerto.
    .whose_reserve-common = Los muertos son del primero que llegue: quien se queda sin cartas toma uno mientras quede, aunque su bando ya haya tomado otro.
    .take_reserve-common = Si te quedas sin cartas y aún hay un muerto, tienes que tomarlo, aunque tu bando ya haya tomado otro. Si has bajado las últimas cartas, sigues jugando con él en el acto; si has descartado la última, no puedes tocarlo hasta tu próximo turno.
    .missing-common = El bando que no ha tomado ningún muerto, o que ha tomado uno solo y no ha llegado a jugarlo, pierde { $n3 } puntos.
    .unplayed_counts = ¿Qué pasa con un muerto que se tomó con el último descarte y no llega a jugarse?
    .unplayed_counts-as_missing = Es como si no se hubiera tomado, y sus cartas no cuentan.
    .unplayed_counts-as_cards = Cuenta como tomado, y sus cartas se restan como las demás que quedan en la mano.
    .missing-not_taken = El bando que no ha tomado un muerto pierde { $n2 } puntos.
