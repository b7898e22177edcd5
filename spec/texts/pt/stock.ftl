stock =
    .chapter = O fim do monte
    .plays_on = O jogo continua depois que o monte acaba?
    .plays_on-yes = Sem monte, o jogo continua enquanto cada um, na sua vez, pegar o lixo.
    .plays_on-no = A rodada termina com a vez em que o monte acaba.
    .over =
        { $plays_on ->
            [yes] O fim do monte não encerra a rodada: joga-se sem monte enquanto cada um, na sua vez, pegar o lixo.
           *[no] A rodada acaba no fim da vez em que o monte se esgota.
        }
    .stop = Se o monte acabou e você não pega o lixo, você encerra a rodada em vez de jogar.
    .stop-name = encerrar a rodada
    .stop_only = Enquanto há cartas no monte, ninguém pode encerrar a rodada no começo da vez.
    .last_red = O que acontece quando sai um três vermelho e já não há monte para comprar no lugar dele?
    .last_red-turn_goes_on = A vez segue normalmente, sem a outra carta.
    .last_red-deal_ends = O jogador ainda pode baixar, mas não descarta, e a rodada acaba.
    .ends_here =
        { $last_red ->
            [deal_ends] Esta é a última vez da rodada se você pôs na mesa um três vermelho e já não havia carta para comprar no lugar dele.
           *[turn_goes_on] A vez segue normalmente mesmo que você não tenha podido comprar no lugar de um três vermelho.
        }
    .finish = Se a rodada termina com um três vermelho que não se pôde repor, você baixa o que quiser e encerra a rodada sem descartar.
    .finish-name = encerrar sem descartar
    .finish_only = Só encerra a rodada sem descartar quem pôs na mesa um três vermelho que não se pôde repor, e só onde se joga assim.
    .no_discard = Se a rodada termina com um três vermelho que não se pôde repor, você não descarta.
    .over-top_card =
        { $plays_on ->
            [yes] O fim do monte não encerra a rodada: joga-se sem monte enquanto cada um, na sua vez, pegar o lixo ou só a carta do topo.
           *[no] A rodada acaba no fim da vez em que o monte se esgota.
        }
    .stop-top_card = Se o monte acabou e você não pega o lixo nem só a carta do topo, você encerra a rodada em vez de jogar.
    .over-ends = A rodada acaba no fim da vez em que o monte se esgota.
    .over-and_reserves = A rodada acaba no fim da vez em que o monte se esgota e já não há morto para pôr no lugar dele.
