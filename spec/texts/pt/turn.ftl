turn =
    .chapter = A vez de jogar
    .play = Cada um joga só na sua vez e nesta ordem: primeiro compra do monte ou pega o lixo, depois baixa o que quiser e, para terminar, descarta.
    .play-name = jogo
    .draw_size =
        { $value_2 ->
            [one] Com { WORDS($from_2) } jogadores, compra-se { WORDS($value_2, gender: "feminine") } carta a cada vez; com menos jogadores, { WORDS($value_1, gender: "feminine") }.
           *[other] Com { WORDS($from_2) } jogadores, compram-se { WORDS($value_2, gender: "feminine") } cartas a cada vez; com menos jogadores, { WORDS($value_1, gender: "feminine") }.
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
