threes =
    .chapter = I tre rossi e i tre neri
    .red_three = È un tre rosso il tre di cuori o di quadri.
    .red_three-name = tre rosso
    .black_three = È un tre nero il tre di fiori o di picche.
    .black_three-name = tre nero
    .shown = I tre rossi di ogni squadra restano in vista sul tavolo, separati dalle calate.
    .shown-name = tre rossi sul tavolo
    .from_pile = Si pesca un’altra carta per un tre rosso che arriva con il pozzo?
    .from_pile-no = Un tre rosso che arriva con il pozzo si stende sul tavolo e non si pesca un’altra carta al suo posto.
    .from_pile-yes = Un tre rosso che arriva con il pozzo si stende sul tavolo e si pesca un’altra carta al suo posto.
    .apart = Il tre rosso si stende a parte e non entra mai in una calata.
    .lay_red =
        { $n2 ->
            [one] Chi riceve un tre rosso lo stende subito sul tavolo, a parte, e al suo posto pesca { WORDS($n2, gender: "feminine") } carta dal tallone, se c’è.
           *[other] Chi riceve un tre rosso lo stende subito sul tavolo, a parte, e al suo posto pesca { WORDS($n2, gender: "feminine") } carte dal tallone, se ci sono.
        }
    .red_value = Ogni tre rosso vale { $n3 } punti; chi li ha tutti e { WORDS($n2) } ne conta in tutto { $n1 }.
    .earned = I tre rossi contano a favore soltanto di una squadra che ha calato.
    .red_threes = Il valore dei tre rossi si somma ai punti della squadra che ha calato e si sottrae a quelli della squadra che non ha calato nulla.
    .red_threes-name = tre rossi
    .black_meld = I tre neri formano una calata soltanto fra loro, con almeno { WORDS($least, gender: "feminine") } carte e nessuna matta.
    .black_meld-name = calata di tre neri
    .black_last = I tre neri si calano soltanto nel turno in cui si chiude: dopo averli calati devi restare senza carte in quello stesso turno.
    .black_cost = Un tre nero in mano costa { $value } punti alla fine della smazzata.
    .black_hand = Per ogni tre nero rimasto in mano si tolgono { $black_cost } punti.
    .black_hand-name = tre neri in mano
    .earned-canastas =
        { $number_needed ->
            [one] I tre rossi contano a favore soltanto di una squadra che alla fine della smazzata ha almeno { WORDS($number_needed, gender: "feminine") } canasta.
           *[other] I tre rossi contano a favore soltanto di una squadra che alla fine della smazzata ha almeno { WORDS($number_needed, gender: "feminine") } canaste.
        }
    .red_threes-canastas =
        { $number_needed ->
            [one] Il valore dei tre rossi si somma ai punti della squadra che alla fine della smazzata ha almeno { WORDS($number_needed, gender: "feminine") } canasta e si sottrae a quelli della squadra che non ne ha.
           *[other] Il valore dei tre rossi si somma ai punti della squadra che alla fine della smazzata ha almeno { WORDS($number_needed, gender: "feminine") } canaste e si sottrae a quelli della squadra che non le ha.
        }
    .red_needs_run = Perché i tre rossi contino a favore, una delle canaste dev’essere un’escalera?
    .red_needs_run-yes = I tre rossi contano a favore soltanto di una squadra che ha tutto ciò che serve per chiudere, escalera compresa.
    .red_needs_run-no = Perché i tre rossi contino a favore bastano canaste di qualsiasi tipo.
    .earned-with_escalera =
        { $red_needs_run ->
            [no]
                { $number_needed ->
                    [one] I tre rossi contano a favore soltanto di una squadra che alla fine della smazzata ha almeno { WORDS($number_needed, gender: "feminine") } canasta di qualsiasi tipo.
                   *[other] I tre rossi contano a favore soltanto di una squadra che alla fine della smazzata ha almeno { WORDS($number_needed, gender: "feminine") } canaste di qualsiasi tipo.
                }
           *[yes]
                { $number_needed ->
                    [one] I tre rossi contano a favore soltanto di una squadra che alla fine della smazzata ha ciò che serve per chiudere: almeno { WORDS($number_needed, gender: "feminine") } canasta e, fra le sue canaste, un’escalera.
                   *[other] I tre rossi contano a favore soltanto di una squadra che alla fine della smazzata ha ciò che serve per chiudere: almeno { WORDS($number_needed, gender: "feminine") } canaste, di cui almeno un’escalera.
                }
        }
    .red_threes-with_escalera =
        { $red_needs_run ->
            [no]
                { $number_needed ->
                    [one] Il valore dei tre rossi si somma ai punti della squadra che alla fine della smazzata ha almeno { WORDS($number_needed, gender: "feminine") } canasta di qualsiasi tipo e si sottrae a quelli della squadra che non ne ha.
                   *[other] Il valore dei tre rossi si somma ai punti della squadra che alla fine della smazzata ha almeno { WORDS($number_needed, gender: "feminine") } canaste di qualsiasi tipo e si sottrae a quelli della squadra che non le ha.
                }
           *[yes]
                { $number_needed ->
                    [one] Il valore dei tre rossi si somma ai punti della squadra che alla fine della smazzata ha almeno { WORDS($number_needed, gender: "feminine") } canasta e, fra le sue canaste, un’escalera; si sottrae a quelli della squadra che non le ha.
                   *[other] Il valore dei tre rossi si somma ai punti della squadra che alla fine della smazzata ha almeno { WORDS($number_needed, gender: "feminine") } canaste, di cui almeno un’escalera; si sottrae a quelli della squadra che non le ha.
                }
        }
    .black_always = I tre neri rimasti in mano tolgono punti anche se nessuno chiude?
    .black_always-yes = I tre neri rimasti in mano tolgono punti, comunque finisca la smazzata.
    .black_always-no = I tre neri rimasti in mano tolgono punti soltanto se qualcuno chiude.
    .black_hand-each_holder =
        { $black_always ->
            [no] Se qualcuno ha chiuso, ogni tre nero che un giocatore ha ancora in mano toglie { $black_cost } punti alla sua squadra.
           *[yes] Ogni tre nero che alla fine della smazzata un giocatore ha ancora in mano toglie { $black_cost } punti alla sua squadra, che qualcuno abbia chiuso o no.
        }
    .red_value-each = Ogni tre rosso vale { $n1 } punti.
    .earned-one = I tre rossi contano a favore soltanto di una squadra che alla fine della smazzata ha una canasta, di qualsiasi tipo.
    .red_threes-one = Il valore dei tre rossi si somma ai punti della squadra che alla fine della smazzata ha una canasta e si sottrae a quelli della squadra che non ne ha.
    .lay_red-own_turn =
        { $n2 ->
            [one] Al tuo turno, dopo aver pescato o preso il pozzo, cambi i tre rossi: li stendi sul tavolo, a parte, e al posto di ciascuno peschi { WORDS($n2, gender: "feminine") } carta dal tallone, se c’è.
           *[other] Al tuo turno, dopo aver pescato o preso il pozzo, cambi i tre rossi: li stendi sul tavolo, a parte, e al posto di ciascuno peschi { WORDS($n2, gender: "feminine") } carte dal tallone, se ci sono.
        }
    .late_red = Il tre rosso dato a un giocatore che non è arrivato a giocare si stende sul tavolo, per la sua squadra, prima del conteggio.
    .red_need = Quante canaste servono a una squadra perché i suoi tre rossi contino a favore?
    .earned-agreed =
        { $red_need ->
            [one] I tre rossi contano a favore soltanto di una squadra che alla fine della smazzata ha almeno { WORDS($red_need, gender: "feminine") } canasta di qualsiasi tipo.
           *[other] I tre rossi contano a favore soltanto di una squadra che alla fine della smazzata ha almeno { WORDS($red_need, gender: "feminine") } canaste di qualsiasi tipo.
        }
    .red_threes-agreed = Il valore dei tre rossi si somma ai punti della squadra che alla fine della smazzata ha le canaste richieste e si sottrae a quelli della squadra che non le ha.
    .all_red = La squadra che ha tutti e { WORDS($n1) } i tre rossi e li conta a favore fa { $n2 } punti in più.
    .all_red-name = tutti i tre rossi
    .red_value-doubled = Ogni tre rosso vale { $n3 } punti; per chi ne ha { WORDS($n2) } o più, ognuno vale { $n1 } punti.
    .red_for = Che cosa serve a una squadra perché i suoi tre rossi contino a favore?
    .red_for-any_meld = Basta avere calato qualcosa.
    .red_for-one_canasta = La squadra deve avere una canasta.
    .two_against = Quando si gioca in due, i tre rossi contano contro chi non ha ciò che serve?
    .two_against-yes = Anche quando si gioca in due si sottraggono i tre rossi che non contano a favore.
    .two_against-no = Quando si gioca in due, i tre rossi che non contano a favore non valgono nulla.
    .earned-either =
        { $red_for ->
            [one_canasta] I tre rossi contano a favore soltanto di una squadra che alla fine della smazzata ha una canasta.
           *[any_meld] I tre rossi contano a favore soltanto di una squadra che ha calato.
        }
    .red_threes-either =
        { $red_for ->
            [one_canasta] Il valore dei tre rossi si somma ai punti della squadra che alla fine della smazzata ha una canasta e si sottrae a quelli della squadra che non ne ha.
           *[any_meld] Il valore dei tre rossi si somma ai punti della squadra che ha calato e si sottrae a quelli della squadra che non ha calato nulla.
        }
        { $two_against ->
            [no] Quando si gioca in { WORDS($n1) } non si sottrae nulla.
           *[yes] È così qualunque sia il numero dei giocatori.
        }
    .black_meld-at_most = I tre neri formano una calata soltanto fra loro: da { WORDS($least, gender: "feminine") } a { WORDS($most, gender: "feminine") } carte, senza matte.
    .black_cost-agreed = Quanto costa un tre nero rimasto in mano?
    .four_black = C’è un premio per chi cala quattro tre neri?
    .four_black-no = I tre neri non danno premi.
    .four_black-yes = Chi chiude con quattro tre neri in una calata ha un premio.
    .all_black =
        { $four_black ->
            [yes] La squadra che chiudendo cala { WORDS($n1) } tre neri fa { $n2 } punti in più.
           *[no] Calare { WORDS($n1) } tre neri chiudendo non dà premi.
        }
    .all_black-name = calata completa di tre neri
