melds =
    .chapter = Le calate
    .set = Una calata di un valore ha almeno { WORDS($least, gender: "feminine") } carte dello stesso valore, { RANK($low, form: "from") } { RANK($high, form: "to") }; le matte possono stare al posto di quelle che mancano.
    .set-name = calata di un valore
    .more_naturals = In una calata di un valore ci devono essere più carte naturali che matte.
    .wild_limit =
        { $n1 ->
            [0] In una calata di un valore non ci possono essere matte.
            [one] In una calata di un valore può esserci al massimo { WORDS($n1, gender: "feminine") } matta.
           *[other] In una calata di un valore possono esserci al massimo { WORDS($n1, gender: "feminine") } matte.
        }
    .one_each = Ogni squadra può avere una sola calata per valore?
    .one_each-yes = Ogni squadra ha al massimo una calata per valore.
    .one_each-no = Una squadra può avere più calate dello stesso valore.
    .one_per_rank =
        { $one_each ->
            [no] Anche se la tua squadra ha già una calata di un valore, puoi aprirne un’altra dello stesso valore.
           *[yes] Se la tua squadra ha già una calata di un valore, le altre carte di quel valore si aggiungono a quella: non se ne apre un’altra.
        }
    .sets_only = Non sono ammesse né le scale né le calate di sole matte.
    .more_naturals-each_wild =
        { $n1 ->
            [one] In una calata di un valore ci deve essere almeno { WORDS($n1, gender: "feminine") } carta naturale per ogni matta.
           *[other] In una calata di un valore ci devono essere almeno { WORDS($n1, gender: "feminine") } carte naturali per ogni matta.
        }
    .run = Una scala ha da { WORDS($least, gender: "feminine") } a { WORDS($most, gender: "feminine") } carte consecutive dello stesso seme, nell’ordine che va { RANK($low, form: "from") } { RANK($high, form: "to") }, e non contiene mai matte.
    .run-name = scala
    .grows = Si possono aggiungere carte a una calata di un valore che è già una canasta?
    .grows-yes = A una calata di un valore che è già una canasta si possono ancora aggiungere carte della mano.
    .grows-no = Una calata di un valore che è già una canasta è completa: non riceve altre carte.
    .closed =
        { $grows ->
            [no] Una calata di un valore con { WORDS($n1, gender: "feminine") } o più carte è completa: non vi si aggiunge più nulla.
           *[yes] Si possono aggiungere carte anche a una calata di un valore con { WORDS($n1, gender: "feminine") } o più carte.
        }
    .wild_meld = Una calata di matte ha da { WORDS($least, gender: "feminine") } a { WORDS($most, gender: "feminine") } matte e nessun’altra carta; non importa quante di esse siano jolly.
    .wild_meld-name = calata di matte
    .run-with_wild = Una scala ha da { WORDS($least, gender: "feminine") } a { WORDS($most, gender: "feminine") } carte consecutive dello stesso seme, nell’ordine che va { RANK($low, form: "from") } { RANK($high, form: "to") }; una matta di qualsiasi seme può stare al posto di una carta che manca.
    .wild_moves = Dove può andare la matta di una scala quando vi si aggiungono carte?
    .wild_moves-freely = Quando si aggiungono carte a una scala, la sua matta può passare a qualsiasi altro posto, purché la scala resti completa.
    .wild_moves-displaced = La matta di una scala lascia il suo posto soltanto alla carta che sostituisce. Va allora all’estremità alta o, se la scala arriva già all’asso, a quella bassa.
    .wild_limit-any_meld =
        { $n1 ->
            [0] In nessuna calata una matta può sostituire un’altra carta.
            [one] In ogni calata al massimo { WORDS($n1, gender: "feminine") } matta può sostituire un’altra carta.
           *[other] In ogni calata al massimo { WORDS($n1, gender: "feminine") } matte possono sostituire altre carte.
        }
    .set-charuto = Una calata di un valore, in Brasile charuto («sigaro»), ha almeno { WORDS($least, gender: "feminine") } carte dello stesso valore, { RANK($low, form: "from") } { RANK($high, form: "to") }, quali che siano i semi; una matta può stare al posto di una di esse.
    .set-lavadeira = Una calata di un valore, in Brasile lavadeira («lavandaia»), ha almeno { WORDS($least, gender: "feminine") } carte dello stesso valore, { RANK($low, form: "from") } { RANK($high, form: "to") }, quali che siano i semi; una matta può stare al posto di una di esse.
    .no_threes = Un tre non entra mai in una calata.
    .low_two = Un due fra un asso e un tre sarebbe una carta naturale della scala; ma nessuna calata contiene un tre, perciò il due è sempre una matta.
    .other_ranks = Sono ammesse anche calate di altri valori?
    .other_ranks-no = Le calate di un valore sono ammesse soltanto con i valori consueti: quattro, cinque, re e assi.
    .other_ranks-yes = Prima di cominciare ci si è accordati per ammettere calate di qualsiasi valore.
    .set_ranks =
        { $other_ranks ->
            [yes] Le calate di un valore si possono fare con qualsiasi valore che possa entrare in una scala.
           *[no] Le calate di un valore si fanno soltanto con i quattro, i cinque, i re o gli assi.
        }
    .wild_meld-open = Una calata di matte ha { WORDS($least, gender: "feminine") } o più matte e nessun’altra carta; non importa quante di esse siano jolly.
    .run-ace_at_both_ends = Una scala ha da { WORDS($least, gender: "feminine") } a { WORDS($most, gender: "feminine") } carte consecutive dello stesso seme. L’asso viene prima del due e anche dopo il re: la scala può avere un asso a un capo, all’altro o a tutti e due. Una matta di qualsiasi seme può stare al posto di una carta che manca.
    .own_two = Il due che sta al suo posto in una scala del suo seme, subito sotto il tre, è una carta naturale e non conta come matta; un altro due, o un jolly, può ancora sostituire una carta della stessa scala.
    .no_corner = La scala non gira: dopo l’asso che segue il re non va nessun’altra carta.
    .sets_allowed = Sono ammesse le calate di un valore?
    .sets_allowed-yes = Si possono calare scale e calate di un valore.
    .sets_allowed-no = Si calano soltanto scale.
    .sets_none = Non ci sono calate di un valore: si calano soltanto scale.
    .set-trinca = Una calata di un valore, in Brasile trinca, ha almeno { WORDS($least, gender: "feminine") } carte dello stesso valore, { RANK($low, form: "from") } { RANK($high, form: "to") }, quali che siano i semi; una matta può stare al posto di una di esse.
    .no_minimum = Per la prima calata di una squadra non serve un minimo di punti.
    .more_wilds = In una calata di un valore ci possono essere più matte che carte naturali?
    .more_wilds-yes = In una calata di un valore le matte possono essere più delle carte naturali.
    .more_wilds-no = In una calata di un valore le matte possono essere tante quante le carte naturali, ma mai di più.
    .two_naturals = In una calata di un valore ci devono essere almeno { WORDS($n1, gender: "feminine") } carte naturali.
    .more_naturals-as_many =
        { $more_wilds ->
            [no] In una calata di un valore le matte non possono essere più delle carte naturali.
           *[yes] In una calata di un valore le matte possono essere più delle carte naturali.
        }
    .one_per_rank-always = Se la tua squadra ha già una calata di un valore, le altre carte di quel valore si aggiungono a quella: non se ne apre un’altra.
