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
            [one] Per prendere il pozzo devi usare insieme alla carta in cima almeno { WORDS($n1, gender: "feminine") } carta della tua mano.
           *[other] Per prendere il pozzo devi usare insieme alla carta in cima almeno { WORDS($n1, gender: "feminine") } carte della tua mano.
        }
    .one_match = Per prendere il pozzo devi usare almeno una carta naturale della tua mano dello stesso valore della carta in cima: le sole matte non bastano.
    .blocked-any_three = Nessuno può prendere il pozzo finché in cima c’è una matta o un tre, rosso o nero.
    .always_frozen = Per prendere il pozzo ci vuole sempre una coppia naturale in mano?
    .always_frozen-no = Se il pozzo non è congelato, basta anche che la carta in cima entri in una calata della propria squadra che non è ancora una canasta.
    .always_frozen-yes = Per prendere il pozzo ci vuole sempre una coppia naturale in mano.
    .lays_off-short =
        { $always_frozen ->
            [yes] Aggiungere la carta in cima a una calata che la tua squadra ha già sul tavolo non ti dispensa dall’usare una coppia naturale della mano.
           *[no] Se il pozzo non è congelato e la carta in cima entra in una calata di meno di { WORDS($n1, gender: "feminine") } carte che la tua squadra ha già sul tavolo, puoi prenderlo senza usare carte della mano.
        }
    .natural_pair-always =
        { $n1 ->
            [one] Prendi il pozzo soltanto con { WORDS($n1, gender: "feminine") } carta naturale della tua mano dello stesso valore della carta in cima.
           *[other] Prendi il pozzo soltanto con { WORDS($n1, gender: "feminine") } carte naturali della tua mano dello stesso valore della carta in cima.
        }
    .natural_pair-or_added =
        { $always_frozen ->
            [yes]
                { $n1 ->
                    [one] Prendi il pozzo soltanto con { WORDS($n1, gender: "feminine") } carta naturale della tua mano dello stesso valore della carta in cima.
                   *[other] Prendi il pozzo soltanto con { WORDS($n1, gender: "feminine") } carte naturali della tua mano dello stesso valore della carta in cima.
                }
           *[no]
                { $n1 ->
                    [one] Prendi il pozzo soltanto con { WORDS($n1, gender: "feminine") } carta naturale della tua mano dello stesso valore della carta in cima oppure, se non è congelato, aggiungendo quella carta a una calata della tua squadra che non è ancora una canasta.
                   *[other] Prendi il pozzo soltanto con { WORDS($n1, gender: "feminine") } carte naturali della tua mano dello stesso valore della carta in cima oppure, se non è congelato, aggiungendo quella carta a una calata della tua squadra che non è ancora una canasta.
                }
        }
    .pair_makes_set = Usata con carte della tua mano, la carta in cima al pozzo può entrare soltanto in una calata di un valore, mai in una scala, né nuova né già sul tavolo.
    .run_takes_top = Se prendi il pozzo aggiungendo la carta in cima a una scala, quella carta ci va da sola, senza nessuna carta della tua mano.
    .new_meld = La coppia naturale e la carta in cima al pozzo aprono sempre una nuova calata, anche se la tua squadra ne ha già una di quel valore; se vuoi, puoi aggiungere altre carte di quel valore o matte della tua mano.
    .take_top = Invece di pescare puoi prendere soltanto la carta in cima al pozzo e aggiungerla subito a una scala della tua squadra. Il resto del pozzo rimane dov’è, e non peschi nulla.
    .take_top-name = prendere solo la carta in cima
    .onto_short_run = La carta in cima si può prendere da sola soltanto se allunga una scala della tua squadra che ha meno di { WORDS($n1, gender: "feminine") } carte.
    .unfinished = La carta in cima non si può aggiungere a una calata che ha già { WORDS($n1, gender: "feminine") } carte.
    .pile_left = Il pozzo non si può prendere finché è vuoto; chi comincia la smazzata pesca dal tallone.
    .blocked-black_three = Il tre nero blocca il pozzo: nessuno può prenderlo finché in cima c’è un tre nero.
    .may_add = Si può prendere il pozzo aggiungendo la carta in cima a una calata già sul tavolo?
    .may_add-yes = Basta che la carta in cima entri in una calata della propria squadra.
    .may_add-no = La carta in cima deve aprire una nuova calata con carte della mano.
    .new_meld-or_added =
        { $may_add ->
            [yes] La carta in cima al pozzo può aprire una nuova calata con carte della tua mano o aggiungersi a una della tua squadra.
           *[no] La carta in cima al pozzo deve aprire una nuova calata con carte della tua mano: non si può aggiungere a una che è già sul tavolo.
        }
    .new_meld-from_hand = La carta in cima al pozzo deve aprire una nuova calata con carte della tua mano, fra cui può esserci una matta: non si può aggiungere a una che è già sul tavolo.
    .take-free = Invece di pescare puoi prendere tutto il pozzo, qualunque sia la carta in cima: tutte le carte vanno nella tua mano, e non sei obbligato a calare nulla.
    .thrown_back = La carta che era sola nel pozzo si può riscartare nello stesso turno?
    .thrown_back-yes = Si può scartare qualsiasi carta, anche quella che era sola nel pozzo.
    .thrown_back-no = La carta che era sola nel pozzo non si può scartare nel turno in cui è stata presa.
    .not_back =
        { $thrown_back ->
            [no] Se nel pozzo c’era una sola carta e l’hai presa, non puoi scartarla nello stesso turno, a meno che tu non ne avessi già in mano una uguale.
           *[yes] Puoi scartare qualsiasi carta, anche quella che era sola nel pozzo quando l’hai preso.
        }
    .take-red_threes = Invece di pescare puoi prendere tutto il pozzo. La carta in cima deve entrare subito in una calata valida; il resto va nella tua mano. Un tre rosso che arriva con il pozzo si stende sul tavolo e al suo posto non si pesca un’altra carta.
    .frozen-red_three = Il pozzo è congelato per la squadra che non ha ancora calato e, per tutti, finché contiene una matta o un tre rosso.
    .lays_off-allowed = Se il pozzo non è congelato e la carta in cima entra in una calata che la tua squadra ha già sul tavolo, puoi prenderlo senza usare carte della mano.
    .one_card_lifts = Finito il tallone, chi ha una sola carta in mano può prendere un pozzo di una sola carta?
    .one_card_lifts-no = Chi ha una sola carta in mano non prende mai un pozzo di una sola carta.
    .one_card_lifts-yes = Finito il tallone, anche chi ha una sola carta in mano può prendere un pozzo di una sola carta.
    .one_card =
        { $one_card_lifts ->
            [yes] Finché ci sono carte nel tallone, un pozzo di { WORDS($n1, gender: "feminine") } sola carta può prenderlo soltanto chi ha in mano almeno { WORDS($n2, gender: "feminine") } carte.
           *[no] Un pozzo di { WORDS($n1, gender: "feminine") } sola carta può prenderlo soltanto chi ha in mano almeno { WORDS($n2, gender: "feminine") } carte.
        }
