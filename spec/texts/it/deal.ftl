deal =
    .chapter = La distribuzione
    .hand_size = In { WORDS($from_3) } si ricevono { WORDS($value_3, gender: "feminine") } carte a testa, in { WORDS($from_2) } { WORDS($value_2, gender: "feminine") }, in { WORDS($from_1) } { WORDS($value_1, gender: "feminine") }.
    .set_up =
        Si mescola e si danno { WORDS($hand_size, gender: "feminine") } carte a testa.
        { $n1 ->
            [one] Si gira la carta seguente per avviare il pozzo; le altre formano il tallone.
           *[other] Si girano le { WORDS($n1, gender: "feminine") } carte seguenti per avviare il pozzo; le altre formano il tallone.
        }
    .set_up-name = distribuzione
    .cover_black = Si copre anche un tre nero girato per avviare il pozzo?
    .cover_black-no = Un tre nero girato per avviare il pozzo resta in cima, e chi comincia non può prendere il pozzo.
    .cover_black-yes = Un tre nero girato per avviare il pozzo si copre con un’altra carta.
    .cover =
        { $cover_black ->
            [yes] Se la carta girata è una matta, un tre rosso o un tre nero, si copre con la carta seguente del tallone, finché non ne esce una che possa restare in cima.
           *[no] Se la carta girata è una matta o un tre rosso, si copre con la carta seguente del tallone, finché non ne esce una che possa restare in cima.
        }
    .hand_size-fixed = Si ricevono { WORDS($value, gender: "feminine") } carte a testa, qualunque sia il numero dei giocatori.
    .hand_size-each = Si ricevono { WORDS($value, gender: "feminine") } carte a testa.
    .set_up-reserves = Si mescola, si mettono da parte { WORDS($reserve_size, gender: "feminine") } carte per ogni pozzetto e se ne danno { WORDS($hand_size, gender: "feminine") } a testa. Le altre formano il tallone; nessuna carta si gira per avviare il pozzo.
    .set_up-cut = Il mazziere mescola e il giocatore alla sua sinistra taglia. Chi ha tagliato mette da parte i pozzetti, di { WORDS($reserve_size, gender: "feminine") } carte ciascuno, mentre il mazziere dà { WORDS($hand_size, gender: "feminine") } carte a testa, una alla volta, cominciando dal giocatore alla sua destra. Le altre formano il tallone; nessuna carta si gira per avviare il pozzo.
    .two_hand = Quante carte si ricevono a testa quando si gioca in due?
    .hand_size-six = In { WORDS($from_3) } si ricevono { WORDS($value_3, gender: "feminine") } carte a testa, in { WORDS($from_2) } { WORDS($value_2, gender: "feminine") }, in { WORDS($from_1) } { WORDS($value_1, gender: "feminine") }, in { WORDS($from_4) } { WORDS($value_4, gender: "feminine") }.
