turn =
    .chapter = A vez de jogar
    .play = Cada um joga só na sua vez e nesta ordem: primeiro compra do monte ou pega o lixo, depois baixa o que quiser e, para terminar, descarta.
    .play-name = jogo
    .draw_size =
        { $value_2 ->
            [one] Com { WORDS($from_2) } jogadores, cada um compra { WORDS($value_2, gender: "feminine") } carta na sua vez; com menos jogadores, { WORDS($value_1, gender: "feminine") }.
           *[other] Com { WORDS($from_2) } jogadores, cada um compra { WORDS($value_2, gender: "feminine") } cartas na sua vez; com menos jogadores, { WORDS($value_1, gender: "feminine") }.
        }
    .draw =
        { $draw_size ->
            [one] Você começa a sua vez comprando { WORDS($draw_size, gender: "feminine") } carta do monte. Quem já comprou ou pegou o lixo não compra de novo na mesma vez.
           *[other] Você começa a sua vez comprando { WORDS($draw_size, gender: "feminine") } cartas do monte, ou as que ainda houver. Quem já comprou ou pegou o lixo não compra de novo na mesma vez.
        }
    .draw-name = comprar
    .stock_left = Só se compra enquanto há cartas no monte.
    .lay = Depois de comprar ou de pegar o lixo, você pode baixar jogos novos e aumentar os jogos do seu lado, sempre com cartas da sua mão.
    .lay-name = baixar
    .discard = Você termina a sua vez pondo no lixo uma carta da sua mão.
    .discard-name = descartar
    .kept_back = Um três vermelho não pode ser descartado.
    .play-top_card = Cada um joga só na sua vez e nesta ordem: primeiro compra do monte, pega o lixo ou pega só a carta do topo; depois baixa o que quiser e, para terminar, descarta.
    .draw_size-fixed =
        { $value ->
            [one] Na sua vez, cada um compra { WORDS($value, gender: "feminine") } carta, qualquer que seja o número de jogadores.
           *[other] Na sua vez, cada um compra { WORDS($value, gender: "feminine") } cartas, qualquer que seja o número de jogadores.
        }
    .draw-top_card =
        { $draw_size ->
            [one] Você começa a sua vez comprando { WORDS($draw_size, gender: "feminine") } carta do monte. Quem já comprou, pegou o lixo ou pegou só a carta do topo não compra de novo na mesma vez.
           *[other] Você começa a sua vez comprando { WORDS($draw_size, gender: "feminine") } cartas do monte, ou as que ainda houver. Quem já comprou, pegou o lixo ou pegou só a carta do topo não compra de novo na mesma vez.
        }
    .lay-joining = Depois de comprar ou de pegar o lixo, você pode baixar jogos novos e aumentar os jogos do seu lado, sempre com cartas da sua mão. Pode também reunir num só os jogos do mesmo valor que o seu lado tem na mesa, se o resultado for um jogo válido.
    .lay-top_card = Depois de comprar, de pegar o lixo ou de pegar só a carta do topo, você pode baixar jogos novos e aumentar os jogos do seu lado, sempre com cartas da sua mão.
    .lay-top_card_joining = Depois de comprar, de pegar o lixo ou de pegar só a carta do topo, você pode baixar jogos novos e aumentar os jogos do seu lado, sempre com cartas da sua mão. Pode também reunir num só os jogos do mesmo valor que o seu lado tem na mesa, se o resultado for um jogo válido.
    .joining = Um lado pode reunir num só os jogos do mesmo valor que tem na mesa?
    .joining-no = Os jogos do mesmo valor de um lado ficam sempre separados.
    .joining-yes = Um lado pode reunir num só os seus jogos do mesmo valor.
    .draw_size-each =
        { $value ->
            [one] Na sua vez, cada um compra { WORDS($value, gender: "feminine") } carta.
           *[other] Na sua vez, cada um compra { WORDS($value, gender: "feminine") } cartas.
        }
    .four_draw = Quantas cartas se compram quando jogam quatro ou mais?
    .draw_size-or_more =
        { $value_2 ->
            [one] Com { WORDS($from_2) } jogadores ou mais, cada um compra { WORDS($value_2, gender: "feminine") } carta na sua vez; com menos jogadores, { WORDS($value_1, gender: "feminine") }.
           *[other] Com { WORDS($from_2) } jogadores ou mais, cada um compra { WORDS($value_2, gender: "feminine") } cartas na sua vez; com menos jogadores, também { WORDS($value_1, gender: "feminine") }.
        }
