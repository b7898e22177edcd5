melds =
    .chapter = Os jogos
    .set = Um jogo de um valor tem pelo menos { WORDS($least, gender: "feminine") } cartas do mesmo valor, { RANK($low, form: "from") } { RANK($high, form: "to") }; coringas podem ocupar o lugar de algumas delas.
    .set-name = jogo de um valor
    .more_naturals = Um jogo de um valor precisa ter mais cartas naturais do que coringas.
    .wild_limit =
        { $n1 ->
            [0] Não entram coringas num jogo de um valor.
            [one] Um jogo de um valor pode ter no máximo { WORDS($n1) } coringa.
           *[other] Um jogo de um valor pode ter no máximo { WORDS($n1) } coringas.
        }
    .one_each = Cada lado só pode ter um jogo de cada valor?
    .one_each-yes = Cada lado tem no máximo um jogo de cada valor.
    .one_each-no = Um lado pode ter vários jogos do mesmo valor.
    .one_per_rank =
        { $one_each ->
            [no] Mesmo que o seu lado já tenha um jogo de um valor, você pode abrir outro do mesmo valor.
           *[yes] Se o seu lado já tem um jogo de um valor, as outras cartas desse valor vão para ele: não se abre outro.
        }
    .sets_only = Não se fazem sequências nem jogos só de coringas.
    .more_naturals-each_wild =
        { $n1 ->
            [one] Um jogo de um valor precisa ter pelo menos { WORDS($n1, gender: "feminine") } carta natural para cada coringa que contém.
           *[other] Um jogo de um valor precisa ter pelo menos { WORDS($n1, gender: "feminine") } cartas naturais para cada coringa que contém.
        }
    .run = Uma sequência tem de { WORDS($least, gender: "feminine") } a { WORDS($most, gender: "feminine") } cartas seguidas do mesmo naipe, na ordem que vai { RANK($low, form: "from") } { RANK($high, form: "to") }, e nela não entram coringas.
    .run-name = sequência
    .grows = Um jogo de um valor que já é canastra pode receber mais cartas?
    .grows-yes = Um jogo de um valor que já é canastra ainda pode receber cartas da mão.
    .grows-no = Um jogo de um valor que já é canastra está completo: não recebe mais cartas.
    .closed =
        { $grows ->
            [no] Um jogo de um valor com { WORDS($n1, gender: "feminine") } cartas ou mais está completo: não se junta mais nada a ele.
           *[yes] Também se podem juntar cartas a um jogo de um valor com { WORDS($n1, gender: "feminine") } cartas ou mais.
        }
    .wild_meld = Um jogo de coringas tem de { WORDS($least) } a { WORDS($most) } coringas e nenhuma outra carta; não importa quantos deles são jokers.
    .wild_meld-name = jogo de coringas
    .run-with_wild = Uma sequência tem de { WORDS($least, gender: "feminine") } a { WORDS($most, gender: "feminine") } cartas seguidas do mesmo naipe, na ordem que vai { RANK($low, form: "from") } { RANK($high, form: "to") }; um coringa de qualquer naipe pode ocupar o lugar de uma carta que falta.
    .wild_moves = Para onde pode ir o coringa de uma sequência quando se juntam cartas a ela?
    .wild_moves-freely = Quando se juntam cartas a uma sequência, o coringa pode passar para qualquer lugar dela, desde que a sequência continue completa.
    .wild_moves-displaced = O coringa de uma sequência só deixa o seu lugar para a carta que ele substitui. Vai então para a ponta de cima ou, se a sequência já chega ao ás, para a de baixo.
    .wild_limit-any_meld =
        { $n1 ->
            [0] Em nenhum jogo um coringa pode substituir outra carta.
            [one] Em cada jogo, no máximo { WORDS($n1) } coringa pode substituir outra carta.
           *[other] Em cada jogo, no máximo { WORDS($n1) } coringas podem substituir outras cartas.
        }
    .set-charuto = Um charuto tem pelo menos { WORDS($least, gender: "feminine") } cartas do mesmo valor, { RANK($low, form: "from") } { RANK($high, form: "to") }, sejam quais forem os naipes; um coringa pode ocupar o lugar de uma delas.
    .set-lavadeira = Uma lavadeira tem pelo menos { WORDS($least, gender: "feminine") } cartas do mesmo valor, { RANK($low, form: "from") } { RANK($high, form: "to") }, sejam quais forem os naipes; um coringa pode ocupar o lugar de uma delas.
    .no_threes = O três nunca entra num jogo.
    .low_two = O dois entre um ás e um três seria uma carta normal da sequência; como o três não entra em nenhum jogo, o dois é sempre coringa.
    .other_ranks = Valem lavadeiras de outros valores?
    .other_ranks-no = Só se fazem lavadeiras dos valores habituais: quatros, cincos, reis e ases.
    .other_ranks-yes = Combina-se antes de começar que valem lavadeiras de todos os valores.
    .set_ranks =
        { $other_ranks ->
            [yes] Pode-se fazer lavadeira de qualquer valor que entra nas sequências.
           *[no] Só se fazem lavadeiras de quatros, de cincos, de reis e de ases.
        }
    .wild_meld-open = Uma lavadeira de coringas tem { WORDS($least) } ou mais coringas e nenhuma outra carta; não importa quantos deles são jokers.
    .run-ace_at_both_ends = Uma sequência tem de { WORDS($least, gender: "feminine") } a { WORDS($most, gender: "feminine") } cartas seguidas do mesmo naipe. O ás vem antes do dois e também depois do rei: a sequência pode ter um ás numa ponta, na outra ou nas duas. Um coringa de qualquer naipe pode ocupar o lugar de uma carta que falta.
    .own_two = O dois que está no seu próprio lugar numa sequência do seu naipe, logo abaixo do três, é carta natural e não conta como coringa; outro dois, ou um joker, ainda pode substituir uma carta da mesma sequência.
    .no_corner = A sequência não dá a volta: depois do ás que segue o rei não entra mais nenhuma carta.
    .sets_allowed = Vale trinca?
    .sets_allowed-yes = Podem-se baixar sequências e trincas.
    .sets_allowed-no = Só se baixam sequências.
    .sets_none = Não vale trinca: só se baixam sequências.
    .set-trinca = Uma trinca tem pelo menos { WORDS($least, gender: "feminine") } cartas do mesmo valor, { RANK($low, form: "from") } { RANK($high, form: "to") }, sejam quais forem os naipes; um coringa pode ocupar o lugar de uma delas.
    .no_minimum = A primeira baixada de um lado não precisa somar um mínimo de pontos.
    .more_wilds = Um jogo de um valor pode ter mais coringas do que cartas naturais?
    .more_wilds-yes = Num jogo de um valor pode haver mais coringas do que cartas naturais.
    .more_wilds-no = Um jogo de um valor pode ter tantos coringas quantas cartas naturais, mas nunca mais.
    .two_naturals = Um jogo de um valor precisa ter pelo menos { WORDS($n1, gender: "feminine") } cartas naturais.
    .more_naturals-as_many =
        { $more_wilds ->
            [no] Um jogo de um valor não pode ter mais coringas do que cartas naturais.
           *[yes] Um jogo de um valor pode ter mais coringas do que cartas naturais.
        }
    .one_per_rank-always = Se o seu lado já tem um jogo de um valor, as outras cartas desse valor vão para ele: não se abre outro.
