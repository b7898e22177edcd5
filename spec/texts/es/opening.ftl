opening =
    .chapter = La primera bajada
    .opened = Un bando ha bajado cuando tiene al menos una combinación en la mesa. Poner en la mesa un tres rojo no es bajar.
    .need =
        { $from_2 ->
            [0] En la primera bajada de la mano, un bando con puntuación negativa en la partida necesita al menos { $value_1 } puntos; con menos de { $from_3 }, { $value_2 }; desde { $from_3 }, { $value_3 }; y desde { $from_4 }, { $value_4 }.
           *[other] En la primera bajada de la mano, un bando con menos de { $from_2 } puntos en la partida necesita al menos { $value_1 } puntos; con menos de { $from_3 }, { $value_2 }; desde { $from_3 }, { $value_3 }; y desde { $from_4 }, { $value_4 }.
        }
    .whole_hand_exempt = ¿Queda libre del mínimo de la primera bajada quien baja toda su mano?
    .whole_hand_exempt-no = El mínimo vale también para quien baja toda su mano.
    .whole_hand_exempt-yes = Quien baja toda su mano no necesita llegar al mínimo.
    .left_after = Te quedan las cartas de la mano que no bajas y, si te llevas el pozo, también las que vienen con él.
    .minimum =
        { $whole_hand_exempt ->
            [yes] En la primera bajada de tu bando, las cartas que bajas de una vez deben llegar al mínimo, salvo que bajes toda tu mano. Cuenta la carta superior del pozo, pero no el resto.
           *[no] En la primera bajada de tu bando, las cartas que bajas de una vez deben llegar al mínimo. Cuenta la carta superior del pozo, pero no el resto.
        }
    .top_need = ¿Cuántos puntos pide la primera bajada en el tramo más alto de puntuación?
    .top_need-fixed = En el tramo más alto de puntuación, la primera bajada necesita al menos { $value } puntos.
    .need-five_bands =
        { $from_2 ->
            [0] En la primera bajada de la mano, un bando con puntuación negativa en la partida necesita al menos { $value_1 } puntos; con menos de { $from_3 }, { $value_2 }; desde { $from_3 }, { $value_3 }; desde { $from_4 }, { $value_4 }; y desde { $from_5 }, { $value_5 }.
           *[other] En la primera bajada de la mano, un bando con menos de { $from_2 } puntos en la partida necesita al menos { $value_1 } puntos; con menos de { $from_3 }, { $value_2 }; desde { $from_3 }, { $value_3 }; desde { $from_4 }, { $value_4 }; y desde { $from_5 }, { $value_5 }.
        }
    .asked_for = ¿Tiene un mínimo la primera bajada?
    .asked_for-no = Se puede empezar con cualquier combinación.
    .asked_for-yes = Una vez jugada la primera mano, la primera bajada de cada bando debe llegar a un mínimo que depende de su puntuación en la partida.
    .opens =
        { $asked_for ->
            [yes] El mínimo se exige al bando que aún no tiene ninguna combinación en la mesa, una vez { $n1 ->
                [one] jugada la primera mano
               *[other] jugadas { WORDS($n1, gender: "feminine") } manos
            }.
           *[no] La primera bajada no tiene mínimo.
        }
    .need-one_meld =
        { $from_2 ->
            [0] Si hay un mínimo, un bando con puntuación negativa en la partida necesita { $value_1 } puntos en una sola combinación; con menos de { $from_3 }, { $value_2 }; y desde { $from_3 }, { $value_3 }.
           *[other] Si hay un mínimo, un bando con menos de { $from_2 } puntos en la partida necesita { $value_1 } puntos en una sola combinación; con menos de { $from_3 }, { $value_2 }; y desde { $from_3 }, { $value_3 }.
        }
    .long_enough = Si hay un mínimo, un bando con menos de { $n1 } puntos en la partida empieza con una combinación que llegue a él por sí sola, a { $n2 } puntos por carta.
    .with_canasta = Si hay un mínimo, un bando con { $n1 } puntos o más en la partida empieza con una canasta.
    .and_another =
        { $n3 ->
            [one] Si hay un mínimo, un bando con { $n1 } puntos o más en la partida empieza con una canasta.
           *[other] Si hay un mínimo, un bando con { $n1 } puntos o más en la partida empieza con una canasta y, además, con otra combinación de al menos { WORDS($n2, gender: "feminine") } cartas.
        }
