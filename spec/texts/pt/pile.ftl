pile =
    .chapter = O lixo
    .take = Em vez de comprar, você pode pegar o lixo inteiro. A carta do topo tem de entrar na hora num jogo válido; o resto vai para a sua mão.
    .take-name = pegar o lixo
    .blocked = Não se pega o lixo enquanto há um coringa ou um três preto no topo.
    .upcard_freezes = Um três vermelho virado no começo da rodada congela o lixo?
    .upcard_freezes-yes = Um três vermelho virado no começo congela o lixo.
    .upcard_freezes-no = Um três vermelho virado no começo não congela o lixo.
    .frozen =
        { $upcard_freezes ->
            [yes] O lixo está congelado para o lado que ainda não baixou e, para todos, enquanto há nele um coringa ou um três vermelho.
           *[no] O lixo está congelado para o lado que ainda não baixou e, para todos, enquanto há nele um coringa.
        }
    .onto_meld = Pode-se pegar o lixo juntando a carta do topo a um jogo que já está na mesa?
    .onto_meld-no = Para pegar o lixo é sempre preciso usar cartas da mão.
    .onto_meld-yes = Se o lixo não está congelado, basta que a carta do topo entre num jogo do seu lado.
    .lays_off =
        { $onto_meld ->
            [yes] Se o lixo não está congelado e a carta do topo entra num jogo que o seu lado já tem na mesa, você pode pegá-lo sem usar cartas da mão.
           *[no] Juntar a carta do topo a um jogo que o seu lado já tem na mesa não dispensa as cartas da mão.
        }
    .natural_pair =
        { $n1 ->
            [one] Com o lixo congelado, você só o pega com { WORDS($n1, gender: "feminine") } carta natural da mão, do mesmo valor da carta do topo.
           *[other] Com o lixo congelado, você só o pega com { WORDS($n1, gender: "feminine") } cartas naturais da mão, do mesmo valor da carta do topo.
        }
    .two_cards =
        { $n1 ->
            [one] Para pegar o lixo, você tem de usar com a carta do topo pelo menos { WORDS($n1, gender: "feminine") } carta da mão.
           *[other] Para pegar o lixo, você tem de usar com a carta do topo pelo menos { WORDS($n1, gender: "feminine") } cartas da mão.
        }
    .one_match = Para pegar o lixo, você tem de usar da mão ao menos uma carta natural do mesmo valor da carta do topo: só com coringas não se pega.
