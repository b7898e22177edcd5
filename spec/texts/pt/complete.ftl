complete =
    .chapter = As canastras
    .natural_set = A canastra limpa tem pelo menos { WORDS($n1, gender: "feminine") } cartas do mesmo valor e nenhum coringa; vale { $n3 } pontos.
    .natural_set-name = canastra limpa
    .mixed_set = A canastra suja tem pelo menos { WORDS($n1, gender: "feminine") } cartas, entre elas um ou mais coringas; vale { $n2 } pontos.
    .mixed_set-name = canastra suja
