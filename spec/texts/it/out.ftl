out =
    .chapter = La chiusura
    .reserve_open =
        { $value ->
            [yes] La squadra può ancora prendere un pozzetto.
           *[no] Non ci sono pozzetti: chi resta senza carte chiude.
        }
    .out = Chi resta senza carte in mano chiude, e la smazzata finisce.
    .final_discard = Per chiudere bisogna scartare?
    .final_discard-either = Si può chiudere con lo scarto o senza.
    .final_discard-required = Si chiude soltanto scartando l’ultima carta.
    .with_discard =
        { $final_discard ->
            [required] Per chiudere devi scartare l’ultima carta.
           *[other] Per chiudere non è obbligatorio scartare l’ultima carta.
        }
    .three_need = Quante canaste servono a una squadra per chiudere, se si gioca in tre?
    .number_needed =
        { $value_3 ->
            [one] Per chiudere, a una squadra serve { WORDS($value_3, gender: "feminine") } canasta se si gioca in { WORDS($from_3) }, { WORDS($value_2, gender: "feminine") } in { WORDS($from_2) } e { WORDS($value_1, gender: "feminine") } in { WORDS($from_1) }.
           *[other] Per chiudere, a una squadra servono { WORDS($value_3, gender: "feminine") } canaste se si gioca in { WORDS($from_3) }, { WORDS($value_2, gender: "feminine") } in { WORDS($from_2) } e { WORDS($value_1, gender: "feminine") } in { WORDS($from_1) }.
        }
    .ready =
        { $number_needed ->
            [one] Una squadra può chiudere quando ha almeno { WORDS($number_needed, gender: "feminine") } canasta.
           *[other] Una squadra può chiudere quando ha almeno { WORDS($number_needed, gender: "feminine") } canaste.
        }
    .enough = Non puoi chiudere finché la tua squadra non ha le canaste che servono.
    .keep_two = Finché non puoi chiudere, non puoi restare senza carte: dopo aver calato tienine una da scartare e un’altra ancora.
    .concealed_by = Per la chiusura in mano, chi non deve aver calato prima?
    .concealed_by-player = Basta che il giocatore stesso non abbia calato nulla prima in questa smazzata.
    .concealed_by-side = Né il giocatore né il compagno devono aver calato nulla prima in questa smazzata.
    .own_melds = La chiusura in mano si fa soltanto con calate proprie?
    .own_melds-no = Chi chiude in mano può aggiungere carte alle calate del compagno.
    .own_melds-yes = Chi chiude in mano non può aggiungere carte alle calate del compagno.
    .own_canasta = Chi chiude in mano deve calare anche una canasta?
    .own_canasta-no = Chi chiude in mano non è obbligato a calare una canasta: valgono anche quelle che la squadra ha già.
    .own_canasta-yes = Chi chiude in mano deve calare almeno una canasta.
    .fresh =
        { $concealed_by ->
            [side] Prima di questo turno la tua squadra non deve aver calato nulla nella smazzata.
           *[player] Prima di questo turno non devi aver calato nulla nella smazzata.
        }
    .concealed =
        Chiude in mano chi, senza calate precedenti, si libera di tutte le carte in un solo turno.
        { $own_melds ->
            [yes] Non può aggiungere carte alle calate che il compagno aveva già sul tavolo.
           *[no] Può anche aggiungere carte alle calate che il compagno aveva già sul tavolo.
        }
        { $own_canasta ->
            [yes] In quel turno deve calare almeno una canasta.
           *[no] Per chiudere valgono anche le canaste che la squadra aveva già.
        }
    .ask = Prima di chiudere puoi chiedere al compagno se devi chiudere, e la sua risposta ti vincola.
    .ask-name = chiedere al compagno
    .has_partner = Può chiedere soltanto chi gioca in coppia.
    .ask_once = Al compagno si chiede una volta sola per turno.
    .denied = Se hai chiesto e il compagno ha risposto di no, in questo turno non puoi chiudere.
    .granted = Se hai chiesto e il compagno ha risposto di sì, in questo turno devi chiudere.
    .number_needed-any_kind =
        { $value ->
            [one] Per chiudere, a una squadra serve { WORDS($value, gender: "feminine") } canasta di qualsiasi tipo, qualunque sia il numero dei giocatori.
           *[other] Per chiudere, a una squadra servono { WORDS($value, gender: "feminine") } canaste di qualsiasi tipo, qualunque sia il numero dei giocatori.
        }
    .number_needed-with_escalera =
        { $value ->
            [one] Per chiudere, a una squadra serve { WORDS($value, gender: "feminine") } canasta, che dev’essere un’escalera, qualunque sia il numero dei giocatori.
           *[other] Per chiudere, a una squadra servono { WORDS($value, gender: "feminine") } canaste, di cui almeno un’escalera, qualunque sia il numero dei giocatori.
        }
    .ready-with_escalera =
        { $number_needed ->
            [one] Una squadra può chiudere quando ha almeno { WORDS($number_needed, gender: "feminine") } canasta e, fra le sue canaste, un’escalera.
           *[other] Una squadra può chiudere quando ha almeno { WORDS($number_needed, gender: "feminine") } canaste, di cui almeno un’escalera; le altre possono essere di qualsiasi tipo.
        }
    .concealed-side_first = Chiude in mano chi si libera di tutte le carte in un solo turno, se prima di quel turno la sua squadra non aveva calato nulla nella smazzata.
    .out-with_reserves = Chi resta senza carte quando non c’è più un pozzetto per la sua squadra chiude, e la smazzata finisce. La chiusura è diretta se si calano le ultime carte, indiretta se si scarta l’ultima.
    .reserve_open-one_a_side = C’è un pozzetto per una squadra finché ne resta uno e la squadra non ha ancora preso il suo: ogni squadra ne prende uno solo, per mano di uno dei suoi giocatori.
    .took_reserve = Non puoi chiudere finché la tua squadra non ha preso un pozzetto.
    .need_clean = Per chiudere serve una canasta pulita?
    .need_clean-yes = Per chiudere serve almeno una canasta pulita.
    .need_clean-no = Per chiudere basta una canasta, pulita o sporca.
    .ready-clean =
        { $need_clean ->
            [no] Una squadra può chiudere quando ha almeno una canasta, pulita o sporca.
           *[yes] Una squadra può chiudere quando ha almeno una canasta pulita.
        }
    .ready-escalera_among =
        { $n1 ->
            [one] Una squadra può chiudere quando ha almeno { WORDS($n1, gender: "feminine") } canasta e, fra le sue canaste, un’escalera.
           *[other] Una squadra può chiudere quando ha almeno { WORDS($n1, gender: "feminine") } canaste, di cui almeno un’escalera; le altre possono essere di qualsiasi tipo.
        }
    .keep_two-no_reserve = Finché non puoi né chiudere né prendere un pozzetto, non puoi restare senza carte: dopo aver calato tienine una da scartare e un’altra ancora.
    .reserve_open-common = C’è un pozzetto per una squadra finché ne resta uno, anche se la squadra ne ha già preso un altro.
    .ready-no_wild =
        { $need_clean ->
            [yes] Una squadra può chiudere quando ha almeno una canasta pulita, cioè una in cui nessuna matta sostituisce un’altra carta.
           *[no] Una squadra può chiudere quando ha almeno una canasta, pulita o sporca.
        }
    .ready-clean_only = Una squadra può chiudere quando ha almeno una canasta pulita, cioè una in cui nessuna matta sostituisce un’altra carta.
    .number_needed-or_more =
        { $value_3 ->
            [one] Per chiudere, a una squadra serve { WORDS($value_3, gender: "feminine") } canasta se si gioca in { WORDS($from_3) } o più, { WORDS($value_2, gender: "feminine") } in { WORDS($from_2) } e { WORDS($value_1, gender: "feminine") } in { WORDS($from_1) }.
           *[other] Per chiudere, a una squadra servono { WORDS($value_3, gender: "feminine") } canaste se si gioca in { WORDS($from_3) } o più, { WORDS($value_2, gender: "feminine") } in { WORDS($from_2) } e { WORDS($value_1, gender: "feminine") } in { WORDS($from_1) }.
        }
    .either_way = Puoi chiudere scartando l’ultima carta o calandole tutte.
    .concealed-own_canasta = Chiude in mano chi, senza aver calato nulla prima nella smazzata, si libera di tutte le carte in un solo turno. Non può aggiungere carte alle calate che la sua squadra aveva già sul tavolo, e in quel turno deve calare almeno una canasta.
