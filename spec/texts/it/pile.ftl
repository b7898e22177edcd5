pile =
    .chapter = Il pozzo
    .take = Invece di pescare puoi prendere tutto il pozzo. La carta in cima deve entrare subito in una calata valida; il resto va nella tua mano.
    .take-name = prendere il pozzo
    .blocked = Nessuno può prendere il pozzo finché in cima c’è una matta o un tre nero.
    .upcard_freezes = Un tre rosso girato per avviare il pozzo lo congela?
    .upcard_freezes-yes = Un tre rosso girato per avviare il pozzo lo congela.
    .upcard_freezes-no = Un tre rosso girato per avviare il pozzo non lo congela.
    .frozen =
        { $upcard_freezes ->
            [yes] Il pozzo è congelato per la squadra che non ha ancora calato e, per tutti, finché contiene una matta o un tre rosso.
           *[no] Il pozzo è congelato per la squadra che non ha ancora calato e, per tutti, finché contiene una matta.
        }
    .onto_meld = Si può prendere il pozzo aggiungendo la carta in cima a una calata già sul tavolo?
    .onto_meld-no = Per prendere il pozzo bisogna sempre usare carte della mano.
    .onto_meld-yes = Se il pozzo non è congelato, basta che la carta in cima entri in una calata della propria squadra.
    .lays_off =
        { $onto_meld ->
            [yes] Se il pozzo non è congelato e la carta in cima entra in una calata che la tua squadra ha già sul tavolo, puoi prenderlo senza usare carte della mano.
           *[no] Aggiungere la carta in cima a una calata che la tua squadra ha già sul tavolo non ti dispensa dall’usare carte della mano.
        }
    .natural_pair =
        { $n1 ->
            [one] Con il pozzo congelato, lo prendi soltanto con { WORDS($n1, gender: "feminine") } carta naturale della tua mano dello stesso valore della carta in cima.
           *[other] Con il pozzo congelato, lo prendi soltanto con { WORDS($n1, gender: "feminine") } carte naturali della tua mano dello stesso valore della carta in cima.
        }
    .two_cards =
        { $n1 ->
            [one] Per prendere il pozzo devi usare con la carta in cima almeno { WORDS($n1, gender: "feminine") } carta della tua mano.
           *[other] Per prendere il pozzo devi usare con la carta in cima almeno { WORDS($n1, gender: "feminine") } carte della tua mano.
        }
    .one_match = Per prendere il pozzo devi usare almeno una carta naturale della tua mano dello stesso valore della carta in cima: le sole matte non bastano.
