score =
    .chapter = La puntuación
    .counting = Terminada la mano ya no se juega: cada bando cuenta sus puntos.
    .counting-name = recuento
    .laid_cards = Se suman los puntos de todas las cartas que el bando tiene en sus combinaciones.
    .laid_cards-name = cartas bajadas
    .hand_counts = ¿Se restan las cartas que quedan en la mano?
    .hand_counts-yes = Las cartas que quedan en la mano se restan.
    .hand_counts-no = Las cartas que quedan en la mano no cuentan.
    .hand_cards =
        { $hand_counts ->
            [no] Las cartas que quedan en la mano no se restan.
           *[yes] Se restan los puntos de las cartas que a cada uno le quedan en la mano; los treses negros se cuentan aparte.
        }
    .hand_cards-name = cartas en la mano
    .going_out = Cerrar da { $n3 } puntos, o { $n2 } si se cierra con toda la mano.
    .going_out-name = cierre
    .going_out-flat = Cerrar da { $n2 } puntos, aunque se baje toda la mano en un solo turno.
    .counting-on_paper = Terminada la mano ya no se juega: cada bando cuenta sus puntos, que se anotan en un papel.
    .hand_cards-always = Se restan los puntos de las cartas que a cada uno le quedan en la mano.
    .going_out-plain = Cerrar da { $n2 } puntos, con descarte o sin él.
    .hand_cards-but_black = Se restan los puntos de las cartas que a cada uno le quedan en la mano; los treses negros se cuentan aparte.
