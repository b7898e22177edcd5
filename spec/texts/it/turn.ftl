turn =
    .chapter = Il turno
    .play = Si gioca soltanto al proprio turno e in quest’ordine: prima si pesca dal tallone o si prende il pozzo, poi si cala ciò che si vuole e infine si scarta.
    .play-name = gioco
    .draw_size =
        { $value_2 ->
            [one] In { WORDS($from_2) } si pesca { WORDS($value_2, gender: "feminine") } carta per turno; se si è in meno, { WORDS($value_1, gender: "feminine") }.
           *[other] In { WORDS($from_2) } si pescano { WORDS($value_2, gender: "feminine") } carte per turno; se si è in meno, { WORDS($value_1, gender: "feminine") }.
        }
    .draw =
        { $draw_size ->
            [one] Cominci il turno pescando { WORDS($draw_size, gender: "feminine") } carta dal tallone. Se hai già pescato o preso il pozzo, in quel turno non peschi più.
           *[other] Cominci il turno pescando { WORDS($draw_size, gender: "feminine") } carte dal tallone, o quelle che restano. Se hai già pescato o preso il pozzo, in quel turno non peschi più.
        }
    .draw-name = pescare
    .stock_left = Si pesca soltanto finché ci sono carte nel tallone.
    .lay = Dopo aver pescato o preso il pozzo puoi fare nuove calate e aggiungere carte a quelle della tua squadra, sempre con carte della tua mano.
    .lay-name = calare
    .discard = Finisci il turno mettendo sul pozzo una carta della tua mano.
    .discard-name = scartare
    .kept_back = Un tre rosso non si può scartare.
    .play-top_card = Si gioca soltanto al proprio turno e in quest’ordine: prima si pesca dal tallone, si prende il pozzo o se ne prende soltanto la carta in cima; poi si cala ciò che si vuole e infine si scarta.
    .draw_size-fixed =
        { $value ->
            [one] A ogni turno si pesca { WORDS($value, gender: "feminine") } carta, qualunque sia il numero dei giocatori.
           *[other] A ogni turno si pescano { WORDS($value, gender: "feminine") } carte, qualunque sia il numero dei giocatori.
        }
    .draw-top_card =
        { $draw_size ->
            [one] Cominci il turno pescando { WORDS($draw_size, gender: "feminine") } carta dal tallone. Se hai già pescato, preso il pozzo o preso soltanto la carta in cima, in quel turno non peschi più.
           *[other] Cominci il turno pescando { WORDS($draw_size, gender: "feminine") } carte dal tallone, o quelle che restano. Se hai già pescato, preso il pozzo o preso soltanto la carta in cima, in quel turno non peschi più.
        }
    .lay-joining = Dopo aver pescato o preso il pozzo puoi fare nuove calate e aggiungere carte a quelle della tua squadra, sempre con carte della tua mano. Puoi anche riunire in una sola le calate dello stesso valore che la tua squadra ha sul tavolo, se ne risulta una calata valida.
    .lay-top_card = Dopo aver pescato, preso il pozzo o preso soltanto la carta in cima puoi fare nuove calate e aggiungere carte a quelle della tua squadra, sempre con carte della tua mano.
    .lay-top_card_joining = Dopo aver pescato, preso il pozzo o preso soltanto la carta in cima puoi fare nuove calate e aggiungere carte a quelle della tua squadra, sempre con carte della tua mano. Puoi anche riunire in una sola le calate dello stesso valore che la tua squadra ha sul tavolo, se ne risulta una calata valida.
    .joining = Una squadra può riunire in una sola le calate dello stesso valore che ha sul tavolo?
    .joining-no = Le calate dello stesso valore di una squadra restano sempre separate.
    .joining-yes = Una squadra può riunire in una sola le sue calate dello stesso valore.
    .draw_size-each =
        { $value ->
            [one] A ogni turno si pesca { WORDS($value, gender: "feminine") } carta.
           *[other] A ogni turno si pescano { WORDS($value, gender: "feminine") } carte.
        }
    .four_draw = Quante carte si pescano quando si gioca in quattro o più?
    .draw_size-or_more =
        { $value_2 ->
            [one] In { WORDS($from_2) } o più si pesca { WORDS($value_2, gender: "feminine") } carta per turno; se si è in meno, { WORDS($value_1, gender: "feminine") }.
           *[other] In { WORDS($from_2) } o più si pescano { WORDS($value_2, gender: "feminine") } carte per turno; se si è in meno, sempre { WORDS($value_1, gender: "feminine") }.
        }
