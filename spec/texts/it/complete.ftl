complete =
    .chapter = Le canaste
    .natural_set = La canasta pulita ha almeno { WORDS($n1, gender: "feminine") } carte dello stesso valore e nessuna matta; vale { $n3 } punti.
    .natural_set-name = canasta pulita
    .mixed_set = La canasta sporca ha almeno { WORDS($n1, gender: "feminine") } carte, comprese una o più matte; vale { $n2 } punti.
    .mixed_set-name = canasta sporca
    .natural_pays = Quanto vale una canasta pulita?
    .natural_set-agreed = La canasta pulita è una calata di un valore con almeno { WORDS($n1, gender: "feminine") } carte e nessuna matta; vale { $natural_pays } punti.
    .mixed_pays = Quanto vale una canasta sporca?
    .mixed_set-agreed = La canasta sporca è una calata di un valore con almeno { WORDS($n1, gender: "feminine") } carte, comprese una o più matte; vale { $mixed_pays } punti.
    .mixed_set-of_set = La canasta sporca è una calata di un valore con almeno { WORDS($n1, gender: "feminine") } carte, comprese una o più matte; vale { $n2 } punti.
    .pure_run = Una scala di { WORDS($n1, gender: "feminine") } carte si chiama samba; conta come canasta e vale { $n2 } punti.
    .pure_run-escalera = Una scala di { WORDS($n1, gender: "feminine") } carte si chiama escalera; conta come canasta e vale { $n2 } punti.
    .pure_run-name = canasta in scala
    .all_wild = Una calata di { WORDS($n1, gender: "feminine") } matte si chiama bolivia; conta come canasta e vale { $n2 } punti.
    .all_wild-name = canasta di matte
    .clean_pays = Quanto vale la canasta pulita?
    .clean_run = La canasta pulita è una scala di almeno { WORDS($n1, gender: "feminine") } carte in cui nessuna matta sostituisce un’altra carta; vale { $clean_pays } punti.
    .clean_run-name = canasta pulita
    .dirty_run = La canasta sporca è una scala di almeno { WORDS($n1, gender: "feminine") } carte in cui una matta sostituisce un’altra carta; vale { $n2 } punti.
    .dirty_run-name = canasta sporca
    .set_counts = Una calata di un valore può essere una canasta?
    .set_counts-no = Soltanto una scala può essere una canasta; una calata di un valore vale solo i punti delle sue carte.
    .set_counts-yes = Una calata di un valore può essere una canasta come una scala.
    .clean_set =
        { $set_counts ->
            [yes] È una canasta pulita anche una calata di un valore con almeno { WORDS($n1, gender: "feminine") } carte e nessuna matta; vale { $clean_pays } punti.
           *[no] Una calata di un valore non è mai una canasta, per quante carte abbia.
        }
    .clean_set-name = canasta pulita di un valore
    .dirty_set =
        { $set_counts ->
            [yes] È una canasta sporca anche una calata di un valore con almeno { WORDS($n1, gender: "feminine") } carte, fra cui una matta; vale { $n2 } punti.
           *[no] Una calata di un valore con una matta non è una canasta, per quante carte abbia.
        }
    .dirty_set-name = canasta sporca di un valore
    .pure_run-or_longer = Una scala di almeno { WORDS($n1, gender: "feminine") } carte senza matte si chiama escalera; conta come canasta e vale { $n3 } punti.
    .dirty_run-canasta = Una scala di almeno { WORDS($n1, gender: "feminine") } carte con una matta è una canasta comune, anche se la matta è dello stesso seme; vale { $n2 } punti.
    .clean_set_pays = Quanto vale la canasta di un valore senza matte?
    .clean_set-lavadeira = Una calata di un valore con almeno { WORDS($n1, gender: "feminine") } carte e nessuna matta è una canasta; vale { $clean_set_pays } punti.
    .dirty_set-lavadeira = Una calata di un valore con almeno { WORDS($n1, gender: "feminine") } carte, fra cui una matta, è una canasta; vale { $n2 } punti.
    .all_wild-or_more = Una calata di { WORDS($n1, gender: "feminine") } o più matte conta come canasta e vale { $n2 } punti.
    .long_runs_clean = La canasta dall’asso al re e quella dall’asso all’asso devono essere pulite?
    .long_runs_clean-no = Valgono anche se una matta sostituisce un’altra carta.
    .long_runs_clean-yes = Valgono soltanto se nessuna matta sostituisce un’altra carta; altrimenti sono canaste sporche come le altre.
    .ace_to_ace =
        { $long_runs_clean ->
            [yes] La scala di { WORDS($n1, gender: "feminine") } carte, dall’asso all’asso, in cui nessuna matta sostituisce un’altra carta è una canasta che vale { $n3 } punti.
           *[no] La scala di { WORDS($n1, gender: "feminine") } carte, dall’asso all’asso, è una canasta che vale { $n3 } punti, anche se una matta sostituisce un’altra carta.
        }
    .ace_to_ace-name = canasta dall’asso all’asso
    .ace_to_king =
        { $long_runs_clean ->
            [yes] La scala di { WORDS($n1, gender: "feminine") } carte, dall’asso al re o dal due all’asso, in cui nessuna matta sostituisce un’altra carta è una canasta che vale { $n3 } punti.
           *[no] La scala di { WORDS($n1, gender: "feminine") } carte, dall’asso al re o dal due all’asso, è una canasta che vale { $n3 } punti, anche se una matta sostituisce un’altra carta.
        }
    .ace_to_king-name = canasta dall’asso al re
    .clean_run-fixed = La canasta pulita è una scala di almeno { WORDS($n1, gender: "feminine") } carte in cui nessuna matta sostituisce un’altra carta; vale { $n3 } punti.
    .clean_set-trinca = È canasta pulita anche una calata di un valore con almeno { WORDS($n1, gender: "feminine") } carte e nessuna matta; vale { $n3 } punti.
    .dirty_set-trinca = È canasta sporca anche una calata di un valore con almeno { WORDS($n1, gender: "feminine") } carte, fra cui una matta; vale { $n2 } punti.
