melds =
    .chapter = Os jogos
    .set = Um jogo de um valor tem pelo menos { WORDS($least, gender: "feminine") } cartas do mesmo valor, { RANK($low, form: "from") } { RANK($high, form: "to") }; coringas podem ocupar o lugar das que faltam.
    .set-name = jogo de um valor
    .more_naturals = Um jogo de um valor precisa ter mais cartas naturais do que coringas.
    .wild_limit =
        { $n1 ->
            [0] Não entram coringas num jogo de um valor.
            [one] Um jogo de um valor pode ter no máximo { WORDS($n1) } coringa.
           *[other] Um jogo de um valor pode ter no máximo { WORDS($n1) } coringas.
        }
    .one_each = Cada lado fica limitado a um jogo de cada valor?
    .one_each-yes = Cada lado tem no máximo um jogo de cada valor.
    .one_each-no = Um lado pode ter vários jogos do mesmo valor.
    .one_per_rank =
        { $one_each ->
            [no] Mesmo que o seu lado já tenha um jogo de um valor, você pode abrir outro do mesmo valor.
           *[yes] Se o seu lado já tem um jogo de um valor, as outras cartas desse valor vão para ele: não se abre outro.
        }
    .sets_only = Não se fazem sequências nem jogos só de coringas.
