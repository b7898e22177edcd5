deal =
    .chapter = A distribuição
    .hand_size = Com { WORDS($from_3) } jogadores, cada um recebe { WORDS($value_3, gender: "feminine") } cartas; com { WORDS($from_2) }, { WORDS($value_2, gender: "feminine") }; com { WORDS($from_1) }, { WORDS($value_1, gender: "feminine") }.
    .set_up =
        Embaralham-se as cartas e cada jogador recebe { WORDS($hand_size, gender: "feminine") }.
        { $n1 ->
            [one] Vira-se a carta seguinte para começar o lixo, e o resto forma o monte.
           *[other] Viram-se as { WORDS($n1, gender: "feminine") } cartas seguintes para começar o lixo, e o resto forma o monte.
        }
    .set_up-name = distribuição
    .cover_black = Cobre-se também um três preto virado no começo da rodada?
    .cover_black-no = Um três preto virado fica no topo, e quem começa não pode pegar o lixo.
    .cover_black-yes = Um três preto virado é coberto com outra carta.
    .cover =
        { $cover_black ->
            [yes] Se a carta virada é um coringa, um três vermelho ou um três preto, cobre-se com a carta seguinte do monte, até sair outra que possa ficar no topo.
           *[no] Se a carta virada é um coringa ou um três vermelho, cobre-se com a carta seguinte do monte, até sair outra que possa ficar no topo.
        }
    .hand_size-fixed = Cada jogador recebe { WORDS($value, gender: "feminine") } cartas, qualquer que seja o número de jogadores.
    .hand_size-each = Cada jogador recebe { WORDS($value, gender: "feminine") } cartas.
    .set_up-reserves = Embaralham-se as cartas, separam-se { WORDS($reserve_size, gender: "feminine") } para cada morto e cada jogador recebe { WORDS($hand_size, gender: "feminine") }. O resto forma o monte; nenhuma carta é virada para começar o lixo.
    .set_up-cut = O carteador embaralha, e o jogador à sua esquerda corta. Quem cortou separa os mortos, com { WORDS($reserve_size, gender: "feminine") } cartas cada um, enquanto o carteador dá { WORDS($hand_size, gender: "feminine") } cartas a cada jogador, uma a uma, a começar pelo da sua direita. O resto forma o monte; nenhuma carta é virada para começar o lixo.
    .two_hand = Quantas cartas recebe cada um quando jogam dois?
    .hand_size-six = Com { WORDS($from_3) } jogadores, cada um recebe { WORDS($value_3, gender: "feminine") } cartas; com { WORDS($from_2) }, { WORDS($value_2, gender: "feminine") }; com { WORDS($from_1) }, { WORDS($value_1, gender: "feminine") }; com { WORDS($from_4) }, { WORDS($value_4, gender: "feminine") }.
