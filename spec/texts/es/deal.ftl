deal =
    .chapter = El reparto
    .hand_size = Con { WORDS($from_3) } jugadores, cada uno recibe { WORDS($value_3, gender: "feminine") } cartas; con { WORDS($from_2) }, { WORDS($value_2, gender: "feminine") }; con { WORDS($from_1) }, { WORDS($value_1, gender: "feminine") }.
    .set_up =
        Se barajan las cartas y se reparten { WORDS($hand_size, gender: "feminine") } a cada jugador.
        { $n1 ->
            [one] La siguiente se vuelve boca arriba para empezar el pozo, y las demás forman el mazo.
           *[other] Las { WORDS($n1, gender: "feminine") } siguientes se vuelven boca arriba para empezar el pozo, y las demás forman el mazo.
        }
    .set_up-name = reparto
    .cover_black = ¿Se tapa también un tres negro que sale al empezar el pozo?
    .cover_black-no = Un tres negro que sale al empezar el pozo se queda encima, y el primer jugador no puede llevárselo.
    .cover_black-yes = Un tres negro que sale al empezar el pozo se tapa con otra carta.
    .cover =
        { $cover_black ->
            [yes] Si la carta que empieza el pozo es un comodín, un tres rojo o un tres negro, se tapa con la siguiente del mazo, hasta que salga una que pueda quedar encima.
           *[no] Si la carta que empieza el pozo es un comodín o un tres rojo, se tapa con la siguiente del mazo, hasta que salga una que pueda quedar encima.
        }
    .hand_size-fixed = Cada jugador recibe { WORDS($value, gender: "feminine") } cartas, sea cual sea el número de jugadores.
    .hand_size-each = Cada jugador recibe { WORDS($value, gender: "feminine") } cartas.
    .set_up-reserves = Se barajan las cartas, se apartan { WORDS($reserve_size, gender: "feminine") } para cada muerto y se reparten { WORDS($hand_size, gender: "feminine") } a cada jugador. Las demás forman el mazo; ninguna carta se vuelve para empezar el pozo.
    .set_up-cut = El que reparte baraja, y el jugador de su izquierda corta. Quien ha cortado aparta los muertos, de { WORDS($reserve_size, gender: "feminine") } cartas cada uno, mientras el otro reparte { WORDS($hand_size, gender: "feminine") } cartas a cada jugador, de una en una, empezando por el de su derecha. Las demás forman el mazo; ninguna carta se vuelve para empezar el pozo.
    .two_hand = ¿Cuántas cartas recibe cada uno cuando juegan dos?
    .hand_size-six = Con { WORDS($from_3) } jugadores, cada uno recibe { WORDS($value_3, gender: "feminine") } cartas; con { WORDS($from_2) }, { WORDS($value_2, gender: "feminine") }; con { WORDS($from_1) }, { WORDS($value_1, gender: "feminine") }; con { WORDS($from_4) }, { WORDS($value_4, gender: "feminine") }.
