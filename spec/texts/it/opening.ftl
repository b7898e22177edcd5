opening =
    .chapter = La prima calata
    .opened = Una squadra ha calato quando ha almeno una calata sul tavolo. Stendere un tre rosso non è calare.
    .need =
        { $from_2 ->
            [0] Per la prima calata della smazzata, a una squadra con un punteggio negativo nella partita servono almeno { $value_1 } punti; con meno di { $from_3 } ne servono { $value_2 }, da { $from_3 } in su { $value_3 } e da { $from_4 } in su { $value_4 }.
           *[other] Per la prima calata della smazzata, a una squadra con meno di { $from_2 } punti nella partita servono almeno { $value_1 } punti; con meno di { $from_3 } ne servono { $value_2 }, da { $from_3 } in su { $value_3 } e da { $from_4 } in su { $value_4 }.
        }
    .whole_hand_exempt = Chi cala tutta la mano è dispensato dal minimo della prima calata?
    .whole_hand_exempt-no = Il minimo vale anche per chi cala tutta la mano.
    .whole_hand_exempt-yes = Chi cala tutta la mano non è tenuto a raggiungere il minimo.
    .left_after = Restano le carte della mano che non cali e, se prendi il pozzo, anche quelle che arrivano con esso.
    .minimum =
        { $whole_hand_exempt ->
            [yes] Alla prima calata della tua squadra, le carte che cali insieme devono raggiungere il minimo, a meno che tu non cali tutta la mano. La carta in cima al pozzo conta, il resto no.
           *[no] Alla prima calata della tua squadra, le carte che cali insieme devono raggiungere il minimo. La carta in cima al pozzo conta, il resto no.
        }
    .top_need = Quanti punti servono per la prima calata nella fascia di punteggio più alta?
    .top_need-fixed = Nella fascia di punteggio più alta servono per la prima calata almeno { $value } punti.
    .need-five_bands =
        { $from_2 ->
            [0] Per la prima calata della smazzata, a una squadra con un punteggio negativo nella partita servono almeno { $value_1 } punti; con meno di { $from_3 } ne servono { $value_2 }, da { $from_3 } in su { $value_3 }, da { $from_4 } in su { $value_4 } e da { $from_5 } in su { $value_5 }.
           *[other] Per la prima calata della smazzata, a una squadra con meno di { $from_2 } punti nella partita servono almeno { $value_1 } punti; con meno di { $from_3 } ne servono { $value_2 }, da { $from_3 } in su { $value_3 }, da { $from_4 } in su { $value_4 } e da { $from_5 } in su { $value_5 }.
        }
    .asked_for = C’è un minimo per la prima calata?
    .asked_for-no = Si può cominciare con qualsiasi calata.
    .asked_for-yes = Giocata la prima smazzata, la prima calata di ogni squadra deve raggiungere un minimo che dipende dal suo punteggio nella partita.
    .opens =
        { $asked_for ->
            [yes] Il minimo si chiede alla squadra che non ha ancora calate sul tavolo, una volta { $n1 ->
                [one] giocata la prima smazzata
               *[other] giocate { WORDS($n1, gender: "feminine") } smazzate
            }.
           *[no] Non c’è un minimo per la prima calata.
        }
    .need-one_meld =
        { $from_2 ->
            [0] Dove c’è un minimo, a una squadra con un punteggio negativo nella partita servono { $value_1 } punti in una sola calata; con meno di { $from_3 } ne servono { $value_2 } e da { $from_3 } in su { $value_3 }.
           *[other] Dove c’è un minimo, a una squadra con meno di { $from_2 } punti nella partita servono { $value_1 } punti in una sola calata; con meno di { $from_3 } ne servono { $value_2 } e da { $from_3 } in su { $value_3 }.
        }
    .long_enough = Dove c’è un minimo, una squadra con meno di { $n1 } punti nella partita comincia con una calata che lo raggiunga da sola, contando { $n2 } punti per carta.
    .with_canasta = Dove c’è un minimo, una squadra con { $n1 } o più punti nella partita comincia con una canasta.
    .and_another =
        { $n3 ->
            [one] Dove c’è un minimo, una squadra con { $n1 } o più punti nella partita comincia con una canasta.
           *[other] Dove c’è un minimo, una squadra con { $n1 } o più punti nella partita comincia con una canasta e, oltre a questa, con un’altra calata di almeno { WORDS($n2, gender: "feminine") } carte.
        }
