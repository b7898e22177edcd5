melds =
    .chapter = Las combinaciones
    .set = Una combinación de un valor tiene al menos { WORDS($least, gender: "feminine") } cartas del mismo valor, { RANK($low, form: "from") } { RANK($high, form: "to") }; los comodines pueden ocupar el lugar de las que falten.
    .set-name = combinación de un valor
    .more_naturals = Una combinación de un valor debe tener más cartas naturales que comodines.
    .wild_limit =
        { $n1 ->
            [0] Una combinación de un valor no admite comodines.
            [one] Una combinación de un valor admite como mucho { WORDS($n1) } comodín.
           *[other] Una combinación de un valor admite como mucho { WORDS($n1) } comodines.
        }
    .one_each = ¿Se limita cada bando a una combinación de cada valor?
    .one_each-yes = Cada bando tiene como mucho una combinación de cada valor.
    .one_each-no = Un bando puede tener varias combinaciones del mismo valor.
    .one_per_rank =
        { $one_each ->
            [no] Aunque tu bando ya tenga una combinación de un valor, puedes abrir otra del mismo valor.
           *[yes] Si tu bando ya tiene una combinación de un valor, las demás cartas de ese valor se añaden a ella: no se abre otra.
        }
    .sets_only = No se permiten secuencias ni combinaciones hechas solo de comodines.
