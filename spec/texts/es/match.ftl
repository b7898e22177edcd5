match =
    .chapter = La partida
    .target = ¿A cuántos puntos se juega la partida?
    .reached = La partida termina con la mano en que un bando llega a { $target } puntos. Gana quien tenga más puntos; si hay igualdad, es empate.
    .capped = ¿Tiene la partida un límite de manos?
    .capped-yes = Una partida que se alarga demasiado termina en empate.
    .capped-no = Se juega hasta que alguien llegue a la puntuación acordada.
    .most_deals = Cuando hay límite, la partida tiene como mucho { $value } manos.
    .too_long =
        { $capped ->
            [no] El número de manos no tiene límite.
           *[yes] Si después de { $most_deals } manos nadie ha ganado, la partida termina en empate.
        }
    .target-fixed = La partida se juega a { $value } puntos.
    .mode = ¿Se juega a puntos o una sola mano?
    .mode-to_target = Se juegan tantas manos como hagan falta para que alguien llegue a la puntuación acordada.
    .mode-single_deal = Se juega una sola mano y gana el bando que hace más puntos.
    .one_deal =
        { $mode ->
            [single_deal] La partida termina con una sola mano. Gana el bando que tenga más puntos; si hay igualdad, es empate.
           *[to_target] La partida sigue, mano tras mano, hasta que un bando llega a la puntuación acordada.
        }
