reserve =
    .chapter = I pozzetti
    .reserves =
        { $value ->
            [one] C’è { WORDS($value) } pozzetto. Sta coperto a sinistra del tallone, e nessuno può guardarlo.
           *[other] Ci sono { WORDS($value) } pozzetti. Stanno coperti a sinistra del tallone, e nessuno può guardarli.
        }
    .reserves-name = pozzetti
    .reserves-by_cutter =
        { $value ->
            [one] C’è { WORDS($value) } pozzetto. Sta coperto accanto a chi ha tagliato, e nessuno può guardarlo.
           *[other] Ci sono { WORDS($value) } pozzetti. Stanno coperti accanto a chi ha tagliato, e nessuno può guardarli.
        }
    .reserve_size = Ogni pozzetto ha { WORDS($value, gender: "feminine") } carte.
    .new_stock = Quando il tallone finisce, un pozzetto che nessuno ha preso diventa il tallone?
    .new_stock-no = I pozzetti non diventano mai il tallone.
    .new_stock-yes = Quando il tallone finisce, un pozzetto che nessuno ha preso diventa il tallone.
    .take_reserve = Se resti senza carte e c’è ancora un pozzetto per la tua squadra, devi prenderlo. Se hai calato le ultime carte continui subito a giocare con il pozzetto; se hai scartato l’ultima non puoi toccarlo prima del tuo prossimo turno.
    .unplayed = Un pozzetto preso con uno scarto resta non giocato se la smazzata finisce prima del turno seguente di chi l’ha preso.
    .unplayed-by_the_other_side = Un pozzetto preso con uno scarto resta non giocato se l’altra squadra chiude prima del turno seguente di chi l’ha preso.
    .holds_unplayed = Le carte di un pozzetto non giocato non contano né a favore né contro.
    .missing = La squadra che non ha preso un pozzetto, o il cui pozzetto resta non giocato, perde { $n2 } punti.
    .missing-name = pozzetto non preso o non giocato
    .none_taken = Può darsi che nessuna delle squadre abbia preso un pozzetto.
    .missing-unless_none = La squadra che non ha preso un pozzetto, o il cui pozzetto resta non giocato, perde { $n2 } punti. Se nessuna squadra ne ha preso uno, nessuno perde nulla.
    .whose_reserve = Una squadra può prendere più di un pozzetto?
    .whose_reserve-one_a_side = Ogni squadra prende un solo pozzetto.
    .whose_reserve-common = I pozzetti sono di chi arriva primo: chi resta senza carte ne prende uno finché ce n’è, anche se la sua squadra ne ha già preso un altro.
    .take_reserve-common = Se resti senza carte e c’è ancora un pozzetto, devi prenderlo, anche se la tua squadra ne ha già preso un altro. Se hai calato le ultime carte continui subito a giocare con il pozzetto; se hai scartato l’ultima non puoi toccarlo prima del tuo prossimo turno.
    .missing-common = La squadra che non ha preso nessun pozzetto, o ne ha preso uno solo e non è arrivata a giocarlo, perde { $n3 } punti.
    .unplayed_counts = Che cosa succede a un pozzetto preso con uno scarto e rimasto non giocato?
    .unplayed_counts-as_missing = È come se non fosse stato preso, e le sue carte non contano.
    .unplayed_counts-as_cards = Conta come preso, e le sue carte si sottraggono come le altre rimaste in mano.
    .missing-not_taken = La squadra che non ha preso un pozzetto perde { $n2 } punti.
