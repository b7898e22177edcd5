score =
    .chapter = I punti
    .counting = Finita la smazzata non si gioca più: ogni squadra conta i suoi punti.
    .counting-name = conteggio
    .laid_cards = Si sommano i punti di tutte le carte che la squadra ha nelle sue calate.
    .laid_cards-name = carte calate
    .hand_counts = Si tolgono i punti delle carte rimaste in mano?
    .hand_counts-yes = I punti delle carte rimaste in mano si tolgono.
    .hand_counts-no = Le carte rimaste in mano non contano.
    .hand_cards =
        { $hand_counts ->
            [no] I punti delle carte rimaste in mano non si tolgono.
           *[yes] Si tolgono i punti delle carte rimaste in mano a ciascuno; i tre neri si contano a parte.
        }
    .hand_cards-name = carte in mano
    .going_out = Chiudere vale { $n3 } punti, oppure { $n2 } per chi chiude in mano.
    .going_out-name = chiusura
    .going_out-flat = Chiudere vale { $n2 } punti, anche per chi cala tutta la mano in un solo turno.
    .counting-on_paper = Finita la smazzata non si gioca più: ogni squadra conta i suoi punti, che si scrivono su un foglio.
    .hand_cards-always = Si tolgono i punti delle carte rimaste in mano a ciascuno alla fine della smazzata.
    .going_out-plain = Chiudere vale { $n2 } punti, con lo scarto o senza.
    .hand_cards-but_black = Si tolgono i punti delle carte rimaste in mano a ciascuno; i tre neri si contano a parte.
