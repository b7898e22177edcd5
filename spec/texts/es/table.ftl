table =
    .chapter = La mesa
    .players = ¿Cuántos juegan?
    .sides = Con { WORDS($from_3) } jugadores se forman { WORDS($value_3, gender: "feminine") } parejas, con los compañeros sentados frente a frente; con { WORDS($from_1) } o { WORDS($from_2) }, cada uno juega por su cuenta. Un bando es una pareja o, cuando cada uno juega por su cuenta, un jugador.
    .direction = ¿En qué sentido se juega?
    .direction-clockwise = El turno pasa en el sentido de las agujas del reloj.
    .direction-anticlockwise = El turno pasa en sentido contrario a las agujas del reloj.
    .first_dealer = ¿Quién reparte en la primera mano?
    .first_dealer-by_lot = Se sortea quién reparte en la primera mano.
    .first_dealer-highest_card = Cada uno saca una carta, y quien saca la más alta reparte en la primera mano.
    .next_dealer = ¿Quién reparte en las manos siguientes?
    .next_dealer-next_seat = En cada mano reparte el jugador siguiente.
    .next_dealer-by_lot = En cada mano se sortea de nuevo quién reparte.
    .first_player = ¿Quién empieza la mano?
    .first_player-after_dealer = Empieza el jugador que sigue al que ha repartido.
    .first_player-by_lot = Se sortea quién empieza.
    .packs =
        { $value ->
            [one] Se juega con { WORDS($value, gender: "feminine") } baraja.
           *[other] Se juega con { WORDS($value, gender: "feminine") } barajas.
        }
    .jokers =
        { $value ->
            [0] Se juega sin jokers.
            [one] Se añade { WORDS($value) } joker.
           *[other] Se añaden { WORDS($value) } jokers.
        }
    .stock = El mazo queda boca abajo en el centro de la mesa.
    .stock-name = mazo
    .pile = El pozo queda boca arriba junto al mazo; solo se ve la carta superior.
    .pile-name = pozo
    .hand = Cada uno tiene sus cartas en la mano, sin enseñarlas a los demás.
    .hand-name = mano
    .melds = Las combinaciones de cada bando quedan boca arriba sobre la mesa, a la vista de todos; los compañeros las comparten.
    .melds-name = combinaciones en la mesa
    .players-fixed = Juegan { WORDS($value) } personas.
    .sides-pairs = Con { WORDS($from_3) } jugadores se forman { WORDS($value_3, gender: "feminine") } parejas, con los compañeros sentados frente a frente; con { WORDS($from_1) }, cada uno juega por su cuenta, uno a cada lado de la mesa. Un bando es una pareja o, cuando cada uno juega por su cuenta, un jugador.
    .sides-two_pairs = Se forman { WORDS($value, gender: "feminine") } parejas, con los compañeros sentados frente a frente; cada pareja es un bando.
    .stock-refilled = El mazo queda boca abajo en el centro de la mesa. En cuanto se acaba, un muerto que nadie ha tomado ocupa su lugar, y de él se toma lo que falte por robar.
    .pile-bagaco = El pozo, que en Brasil se llama lixo o bagaço, queda boca arriba junto al mazo; solo se ve la carta superior.
    .melds-in_one_place = Los compañeros comparten sus combinaciones, que quedan juntas delante de uno de los dos, boca arriba y a la vista de todos.
    .jokers-asked = ¿Con cuántos jokers se juega?
    .pile-open = El pozo queda abierto junto al mazo: las cartas están extendidas boca arriba, a la vista de todos.
    .sides-six = Con { WORDS($from_3) } jugadores se forman { WORDS($value_3, gender: "feminine") } parejas, con los compañeros sentados frente a frente; con { WORDS($from_1) } o { WORDS($from_2) }, cada uno juega por su cuenta. Con { WORDS($from_4) } jugadores se forman { WORDS($value_4) } bandos iguales, sentados de modo que los bandos se alternen en el turno. Un bando lo forman quienes juegan juntos o, cuando cada uno juega por su cuenta, un jugador.
    .six_sides = ¿Cuántos bandos se forman cuando juegan seis?
    .team_packs = ¿Con cuántas barajas se juega en equipos de tres?
