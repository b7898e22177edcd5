stock =
    .chapter = O fim do monte
    .plays_on = O jogo continua depois que o monte acaba?
    .plays_on-yes = Sem monte, o jogo continua enquanto cada um, na sua vez, pegar o lixo.
    .plays_on-no = A rodada termina no fim da vez em que o monte acaba.
    .over =
        { $plays_on ->
            [yes] O fim do monte não encerra a rodada: joga-se sem monte enquanto cada um, na sua vez, pegar o lixo.
           *[no] A rodada acaba no fim da vez em que o monte se esgota.
        }
    .stop = Se o monte acabou e você não pega o lixo, você encerra a rodada em vez de jogar.
    .stop-name = encerrar a rodada
    .stop_only = Enquanto há cartas no monte, ninguém pode encerrar a rodada no começo da vez.
    .last_red = O que acontece quando sai um três vermelho e já não há carta para comprar no lugar dele?
    .last_red-turn_goes_on = A vez segue normalmente, sem a outra carta.
    .last_red-deal_ends = O jogador ainda pode baixar, mas não descarta, e a rodada acaba.
    .ends_here =
        { $last_red ->
            [deal_ends] Esta é a última vez da rodada se você pôs na mesa um três vermelho e já não havia carta para comprar no lugar dele.
           *[turn_goes_on] A vez segue normalmente mesmo que não haja carta para comprar no lugar de um três vermelho.
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
    .last_red-at_once = A rodada acaba na hora: o jogador não baixa nem descarta.
    .over-red_three =
        { $last_red ->
            [at_once] Quando você põe na mesa um três vermelho e já não há carta para comprar no lugar dele, a rodada acaba na hora.
           *[deal_ends] Quando você põe na mesa um três vermelho e já não há carta para comprar no lugar dele, a rodada não acaba na hora: você ainda pode baixar.
        }
    .ends_here-either =
        { $last_red ->
            [deal_ends] Esta é a última vez da rodada se você pôs na mesa um três vermelho e já não havia carta para comprar no lugar dele.
           *[at_once] Depois de um três vermelho que não se pode repor não se joga mais nada.
        }
    .must_take = Acabado o monte, é obrigatório pegar o lixo quando a carta do topo entra num jogo do seu lado?
    .must_take-yes = Acabado o monte, você tem de pegar o lixo que não está congelado se a carta do topo entra num jogo do seu lado.
    .must_take-no = Mesmo sem monte, ninguém é obrigado a pegar o lixo.
    .fits = A carta do topo entra se o lixo não está congelado e o seu lado já tem na mesa um jogo desse valor.
    .forced =
        { $must_take ->
            [yes] Você não pode encerrar a rodada se pode pegar o lixo e a carta do topo entra num jogo do seu lado: nesse caso tem de pegá-lo, a não ser que esteja congelado.
           *[no] Você pode encerrar a rodada mesmo que pudesse pegar o lixo.
        }
