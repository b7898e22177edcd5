table =
    .chapter = Il tavolo
    .players = In quanti si gioca?
    .sides = In { WORDS($from_3) } si formano { WORDS($value_3, gender: "feminine") } coppie, con i compagni seduti uno di fronte all’altro; in { WORDS($from_1) } o in { WORDS($from_2) } ognuno gioca per sé. Una squadra è una coppia oppure, dove ognuno gioca per sé, un giocatore.
    .direction = In che senso si gioca?
    .direction-clockwise = Il turno passa in senso orario.
    .direction-anticlockwise = Il turno passa in senso antiorario.
    .first_dealer = Chi dà le carte nella prima smazzata?
    .first_dealer-by_lot = Si tira a sorte chi dà le carte nella prima smazzata.
    .first_dealer-highest_card = Ognuno prende una carta dal mazzo: chi ha la più alta dà le carte nella prima smazzata.
    .next_dealer = Chi dà le carte nelle smazzate seguenti?
    .next_dealer-next_seat = A ogni smazzata dà le carte il giocatore successivo.
    .next_dealer-by_lot = A ogni smazzata si tira di nuovo a sorte chi dà le carte.
    .first_player = Chi comincia la smazzata?
    .first_player-after_dealer = Comincia il giocatore che viene dopo chi ha dato le carte.
    .first_player-by_lot = Si tira a sorte chi comincia.
    .packs =
        { $value ->
            [one] Si gioca con { WORDS($value) } mazzo.
           *[other] Si gioca con { WORDS($value) } mazzi.
        }
    .jokers =
        { $value ->
            [0] Si gioca senza jolly.
            [one] Si aggiunge { WORDS($value) } jolly.
           *[other] Si aggiungono { WORDS($value) } jolly.
        }
    .stock = Il tallone sta coperto al centro del tavolo.
    .stock-name = tallone
    .pile = Il pozzo sta scoperto accanto al tallone; si vede soltanto la carta in cima.
    .pile-name = pozzo
    .hand = Ognuno tiene le proprie carte in mano, senza mostrarle agli altri.
    .hand-name = mano
    .melds = Le calate di ogni squadra restano scoperte sul tavolo, sotto gli occhi di tutti; i compagni le hanno in comune.
    .melds-name = calate sul tavolo
    .players-fixed = Si gioca in { WORDS($value) }.
    .sides-pairs = In { WORDS($from_3) } si formano { WORDS($value_3, gender: "feminine") } coppie, con i compagni seduti uno di fronte all’altro; in { WORDS($from_1) } ognuno gioca per sé, ai lati opposti del tavolo. Una squadra è una coppia oppure, dove ognuno gioca per sé, un giocatore.
    .sides-two_pairs = Si formano { WORDS($value, gender: "feminine") } coppie, con i compagni seduti uno di fronte all’altro; ogni coppia è una squadra.
    .stock-refilled = Il tallone sta coperto al centro del tavolo. Appena finisce, un pozzetto che nessuno ha preso diventa il tallone, e da lì si completa la pescata già cominciata.
    .pile-bagaco = Il pozzo, che in Brasile si chiama lixo o bagaço, sta scoperto accanto al tallone; si vede soltanto la carta in cima.
    .melds-in_one_place = I compagni hanno le calate in comune: stanno tutte insieme davanti a uno dei due, scoperte e sotto gli occhi di tutti.
    .jokers-asked = Con quanti jolly si gioca?
    .pile-open = Il pozzo sta aperto accanto al tallone: le carte sono allargate, tutte scoperte e sotto gli occhi di tutti.
    .sides-six = In { WORDS($from_3) } si formano { WORDS($value_3, gender: "feminine") } coppie, con i compagni seduti uno di fronte all’altro; in { WORDS($from_1) } o in { WORDS($from_2) } ognuno gioca per sé. In { WORDS($from_4) } si formano { WORDS($value_4, gender: "feminine") } squadre uguali, con i giocatori seduti in modo che a ogni turno tocchi a un’altra squadra. Una squadra è formata dai giocatori che giocano insieme oppure, dove ognuno gioca per sé, da un solo giocatore.
    .six_sides = Quante squadre si formano quando si gioca in sei?
    .team_packs = Con quanti mazzi si gioca quando le squadre sono da tre?
