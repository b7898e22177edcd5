stock =
    .chapter = La fine del tallone
    .plays_on = Si continua a giocare quando il tallone è finito?
    .plays_on-yes = Finito il tallone si continua, purché ognuno, al proprio turno, prenda il pozzo.
    .plays_on-no = La smazzata finisce con il turno in cui si esaurisce il tallone.
    .over =
        { $plays_on ->
            [yes] La smazzata non finisce con il tallone: si continua, purché ognuno, al proprio turno, prenda il pozzo.
           *[no] La smazzata finisce al termine del turno in cui si esaurisce il tallone.
        }
    .stop = Se il tallone è finito e non prendi il pozzo, invece di giocare metti fine alla smazzata.
    .stop-name = finire la smazzata
    .stop_only = Finché ci sono carte nel tallone, nessuno può mettere fine alla smazzata all’inizio del turno.
    .last_red = Che cosa succede se esce un tre rosso e nel tallone non c’è più una carta per sostituirlo?
    .last_red-turn_goes_on = Il turno prosegue come al solito, senza l’altra carta.
    .last_red-deal_ends = Il giocatore può ancora calare ma non scarta, e la smazzata finisce.
    .ends_here =
        { $last_red ->
            [deal_ends] Questo è l’ultimo turno della smazzata se hai steso un tre rosso e non c’era più una carta per sostituirlo.
           *[turn_goes_on] Il turno prosegue come al solito anche se non hai potuto sostituire un tre rosso.
        }
    .finish = Se la smazzata finisce con un tre rosso che non si è potuto sostituire, cali ciò che vuoi e finisci lì, senza scartare.
    .finish-name = finire senza scarto
    .finish_only = Mette fine alla smazzata senza scartare soltanto chi ha steso un tre rosso che non si è potuto sostituire, e soltanto dove si gioca così.
    .no_discard = Se la smazzata finisce con un tre rosso che non si è potuto sostituire, non scarti.
    .over-top_card =
        { $plays_on ->
            [yes] La smazzata non finisce con il tallone: si continua, purché ognuno, al proprio turno, prenda il pozzo o soltanto la carta in cima.
           *[no] La smazzata finisce al termine del turno in cui si esaurisce il tallone.
        }
    .stop-top_card = Se il tallone è finito e non prendi né il pozzo né soltanto la carta in cima, invece di giocare metti fine alla smazzata.
    .over-ends = La smazzata finisce al termine del turno in cui si esaurisce il tallone.
    .over-and_reserves = La smazzata finisce al termine del turno in cui si esaurisce il tallone senza che resti un pozzetto a prenderne il posto.
    .last_red-at_once = La smazzata finisce subito: il giocatore non cala e non scarta.
    .over-red_three =
        { $last_red ->
            [at_once] Quando stendi un tre rosso e non c’è più una carta per sostituirlo, la smazzata finisce subito.
           *[deal_ends] Quando stendi un tre rosso e non c’è più una carta per sostituirlo, la smazzata non finisce subito: puoi ancora calare.
        }
    .ends_here-either =
        { $last_red ->
            [deal_ends] Questo è l’ultimo turno della smazzata se hai steso un tre rosso e non c’era più una carta per sostituirlo.
           *[at_once] Dopo un tre rosso che non si può sostituire non si gioca più.
        }
    .must_take = Finito il tallone, si deve prendere il pozzo quando la carta in cima entra in una calata della propria squadra?
    .must_take-yes = Finito il tallone, se il pozzo non è congelato e la carta in cima entra in una calata della tua squadra, devi prenderlo.
    .must_take-no = Anche a tallone finito nessuno è obbligato a prendere il pozzo.
    .fits = La carta in cima entra se il pozzo non è congelato e la tua squadra ha già sul tavolo una calata di quel valore.
    .forced =
        { $must_take ->
            [yes] Non puoi mettere fine alla smazzata se puoi prendere il pozzo e la carta in cima entra in una calata della tua squadra: allora devi prenderlo, a meno che non sia congelato.
           *[no] Puoi mettere fine alla smazzata anche se potresti prendere il pozzo.
        }
