match =
    .chapter = La partita
    .target = A quanti punti si gioca la partita?
    .reached = La partita finisce con la smazzata in cui una squadra arriva a { $target } punti. Vince chi ne ha di più; a parità di punti si pareggia.
    .capped = La partita ha un limite di smazzate?
    .capped-yes = Una partita che dura troppo finisce in parità.
    .capped-no = Si gioca finché una squadra non arriva al punteggio vincente.
    .most_deals = Quando c’è un limite, la partita ha al massimo { $value } smazzate.
    .too_long =
        { $capped ->
            [no] Il numero delle smazzate non ha limite.
           *[yes] Se dopo { $most_deals } smazzate nessuno ha vinto, la partita finisce in parità.
        }
    .target-fixed = La partita si gioca a { $value } punti.
    .mode = Si gioca a punti o una sola smazzata?
    .mode-to_target = Si giocano tante smazzate quante ne servono perché una squadra arrivi al punteggio vincente.
    .mode-single_deal = Si gioca una sola smazzata e vince la squadra che fa più punti.
    .one_deal =
        { $mode ->
            [single_deal] La partita finisce con una sola smazzata. Vince la squadra che ha più punti; a parità di punti si pareggia.
           *[to_target] La partita continua, smazzata dopo smazzata, finché una squadra non arriva al punteggio vincente.
        }
