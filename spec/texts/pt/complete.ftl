complete =
    .chapter = As canastras
    .natural_set = A canastra limpa tem pelo menos { WORDS($n1, gender: "feminine") } cartas do mesmo valor e nenhum coringa; vale { $n3 } pontos.
    .natural_set-name = canastra limpa
    .mixed_set = A canastra suja tem pelo menos { WORDS($n1, gender: "feminine") } cartas, entre elas um ou mais coringas; vale { $n2 } pontos.
    .mixed_set-name = canastra suja
    .natural_pays = Quanto vale uma canastra limpa?
    .natural_set-agreed = A canastra limpa é um jogo de um valor com pelo menos { WORDS($n1, gender: "feminine") } cartas e nenhum coringa; vale { $natural_pays } pontos.
    .mixed_pays = Quanto vale uma canastra suja?
    .mixed_set-agreed = A canastra suja é um jogo de um valor com pelo menos { WORDS($n1, gender: "feminine") } cartas, entre elas um ou mais coringas; vale { $mixed_pays } pontos.
    .mixed_set-of_set = A canastra suja é um jogo de um valor com pelo menos { WORDS($n1, gender: "feminine") } cartas, entre elas um ou mais coringas; vale { $n2 } pontos.
    .pure_run = Uma sequência de { WORDS($n1, gender: "feminine") } cartas chama-se samba; conta como canastra e vale { $n2 } pontos.
    .pure_run-escalera = Uma sequência de { WORDS($n1, gender: "feminine") } cartas chama-se escalera; conta como canastra e vale { $n2 } pontos.
    .pure_run-name = canastra de sequência
    .all_wild = Um jogo de { WORDS($n1) } coringas chama-se bolívia; conta como canastra e vale { $n2 } pontos.
    .all_wild-name = canastra de coringas
    .clean_pays = Quanto vale a canastra limpa?
    .clean_run = A canastra limpa é uma sequência de pelo menos { WORDS($n1, gender: "feminine") } cartas, sem coringa no lugar de outra carta; vale { $clean_pays } pontos.
    .clean_run-name = canastra limpa
    .dirty_run = A canastra suja é uma sequência de pelo menos { WORDS($n1, gender: "feminine") } cartas, com um coringa no lugar de outra carta; vale { $n2 } pontos.
    .dirty_run-name = canastra suja
    .set_counts = O charuto pode ser canastra?
    .set_counts-no = Só a sequência pode ser canastra; o charuto vale apenas os pontos das suas cartas.
    .set_counts-yes = O charuto pode ser canastra como a sequência.
    .clean_set =
        { $set_counts ->
            [yes] Também é canastra limpa o charuto de pelo menos { WORDS($n1, gender: "feminine") } cartas sem coringa; vale { $clean_pays } pontos.
           *[no] O charuto nunca é canastra, tenha as cartas que tiver.
        }
    .clean_set-name = canastra limpa de um valor
    .dirty_set =
        { $set_counts ->
            [yes] Também é canastra suja o charuto de pelo menos { WORDS($n1, gender: "feminine") } cartas com um coringa; vale { $n2 } pontos.
           *[no] O charuto com coringa não é canastra, tenha as cartas que tiver.
        }
    .dirty_set-name = canastra suja de um valor
    .pure_run-or_longer = Uma sequência de pelo menos { WORDS($n1, gender: "feminine") } cartas sem coringa chama-se escalera; conta como canastra e vale { $n3 } pontos.
    .dirty_run-canasta = Uma sequência de pelo menos { WORDS($n1, gender: "feminine") } cartas com um coringa é uma canastra comum, mesmo que o coringa seja do mesmo naipe; vale { $n2 } pontos.
    .clean_set_pays = Quanto vale a canastra de lavadeira sem coringa?
    .clean_set-lavadeira = A lavadeira de pelo menos { WORDS($n1, gender: "feminine") } cartas sem coringa é uma canastra; vale { $clean_set_pays } pontos.
    .dirty_set-lavadeira = A lavadeira de pelo menos { WORDS($n1, gender: "feminine") } cartas com um coringa é uma canastra; vale { $n2 } pontos.
    .all_wild-or_more = A lavadeira de { WORDS($n1) } ou mais coringas conta como canastra e vale { $n2 } pontos.
    .long_runs_clean = A canastra de ás a rei e a de ás a ás têm de ser limpas?
    .long_runs_clean-no = Valem mesmo com um coringa no lugar de outra carta.
    .long_runs_clean-yes = Só valem sem coringa no lugar de outra carta; com ele, são canastras sujas como as outras.
    .ace_to_ace =
        { $long_runs_clean ->
            [yes] A sequência de { WORDS($n1, gender: "feminine") } cartas, de ás a ás, sem coringa no lugar de outra carta, é uma canastra que vale { $n3 } pontos.
           *[no] A sequência de { WORDS($n1, gender: "feminine") } cartas, de ás a ás, é uma canastra que vale { $n3 } pontos, mesmo com um coringa no lugar de outra carta.
        }
    .ace_to_ace-name = canastra de ás a ás
    .ace_to_king =
        { $long_runs_clean ->
            [yes] A sequência de { WORDS($n1, gender: "feminine") } cartas, de ás a rei ou de dois a ás, sem coringa no lugar de outra carta, é uma canastra que vale { $n3 } pontos.
           *[no] A sequência de { WORDS($n1, gender: "feminine") } cartas, de ás a rei ou de dois a ás, é uma canastra que vale { $n3 } pontos, mesmo com um coringa no lugar de outra carta.
        }
    .ace_to_king-name = canastra de ás a rei
    .clean_run-fixed = A canastra limpa é uma sequência de pelo menos { WORDS($n1, gender: "feminine") } cartas, sem coringa no lugar de outra carta; vale { $n3 } pontos.
    .clean_set-trinca = Também é canastra limpa a trinca de pelo menos { WORDS($n1, gender: "feminine") } cartas sem coringa; vale { $n3 } pontos.
    .dirty_set-trinca = Também é canastra suja a trinca de pelo menos { WORDS($n1, gender: "feminine") } cartas com um coringa; vale { $n2 } pontos.
