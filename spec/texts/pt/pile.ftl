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
    .blocked-any_three = Não se pega o lixo enquanto há no topo um coringa ou um três, vermelho ou preto.
    .always_frozen = Para pegar o lixo é sempre preciso um par natural da mão?
    .always_frozen-no = Se o lixo não está congelado, também basta que a carta do topo entre num jogo do seu lado que ainda não é canastra.
    .always_frozen-yes = Para pegar o lixo é sempre preciso um par natural da mão.
    .lays_off-short =
        { $always_frozen ->
            [yes] Juntar a carta do topo a um jogo que o seu lado já tem na mesa não dispensa o par natural da mão.
           *[no] Se o lixo não está congelado e a carta do topo entra num jogo com menos de { WORDS($n1, gender: "feminine") } cartas que o seu lado já tem na mesa, você pode pegá-lo sem usar cartas da mão.
        }
    .natural_pair-always =
        { $n1 ->
            [one] Você só pega o lixo com { WORDS($n1, gender: "feminine") } carta natural da mão, do mesmo valor da carta do topo.
           *[other] Você só pega o lixo com { WORDS($n1, gender: "feminine") } cartas naturais da mão, do mesmo valor da carta do topo.
        }
    .natural_pair-or_added =
        { $always_frozen ->
            [yes]
                { $n1 ->
                    [one] Você só pega o lixo com { WORDS($n1, gender: "feminine") } carta natural da mão, do mesmo valor da carta do topo.
                   *[other] Você só pega o lixo com { WORDS($n1, gender: "feminine") } cartas naturais da mão, do mesmo valor da carta do topo.
                }
           *[no]
                { $n1 ->
                    [one] Você só pega o lixo com { WORDS($n1, gender: "feminine") } carta natural da mão, do mesmo valor da carta do topo, ou então, se ele não está congelado, juntando essa carta a um jogo do seu lado que ainda não é canastra.
                   *[other] Você só pega o lixo com { WORDS($n1, gender: "feminine") } cartas naturais da mão, do mesmo valor da carta do topo, ou então, se ele não está congelado, juntando essa carta a um jogo do seu lado que ainda não é canastra.
                }
        }
    .pair_makes_set = Usada com cartas da mão, a carta do topo do lixo só entra num jogo de um valor, nunca numa sequência, nem nova nem já posta na mesa.
    .run_takes_top = Se você pega o lixo juntando a carta do topo a uma sequência, essa carta entra sozinha, sem nenhuma carta da mão.
    .new_meld = O par natural e a carta do topo do lixo começam sempre um jogo novo, mesmo que o seu lado já tenha um do mesmo valor; se quiser, você pode acrescentar da mão outras cartas desse valor ou coringas.
    .take_top = Em vez de comprar, você pode pegar só a carta do topo do lixo e juntá-la na hora a uma sequência do seu lado. O resto do lixo fica onde está, e você não compra nada.
    .take_top-name = pegar só a carta do topo
    .onto_short_run = Só se pode pegar a carta do topo sozinha quando ela prolonga uma sequência do seu lado com menos de { WORDS($n1, gender: "feminine") } cartas.
    .unfinished = A carta do topo não pode ser acrescentada a um jogo que já tem { WORDS($n1, gender: "feminine") } cartas.
    .pile_left = Não se pega o lixo enquanto não há carta nele; quem começa a rodada compra do monte.
    .blocked-black_three = O três preto tranca o lixo: ninguém pode pegá-lo enquanto houver um três preto no topo.
    .may_add = Pode-se pegar o lixo juntando a carta do topo a um jogo que já está na mesa?
    .may_add-yes = Basta que a carta do topo entre num jogo do seu lado.
    .may_add-no = A carta do topo tem de começar um jogo novo, com cartas da mão.
    .new_meld-or_added =
        { $may_add ->
            [yes] A carta do topo do lixo pode começar um jogo novo, com cartas da sua mão, ou juntar-se a um jogo do seu lado.
           *[no] A carta do topo do lixo tem de começar um jogo novo, com cartas da sua mão: não pode juntar-se a um jogo que já está na mesa.
        }
    .new_meld-from_hand = A carta do topo do lixo tem de começar um jogo novo, com cartas da sua mão, que podem incluir um coringa: não pode juntar-se a um jogo que já está na mesa.
    .take-free = Em vez de comprar do monte, você pode pegar o lixo inteiro, seja qual for a carta do topo: todas as cartas vão para a sua mão, e você não precisa baixar nada.
    .thrown_back = A carta que estava sozinha no lixo pode ser devolvida na mesma vez?
    .thrown_back-yes = Pode-se descartar qualquer carta, também a que estava sozinha no lixo.
    .thrown_back-no = A carta que estava sozinha no lixo não pode ser descartada na mesma vez em que foi pega.
    .not_back =
        { $thrown_back ->
            [no] Se havia uma só carta no lixo e você a pegou, não pode descartá-la na mesma vez, a não ser que já tivesse outra igual na mão.
           *[yes] Você pode descartar qualquer carta, mesmo a que estava sozinha no lixo quando o pegou.
        }
    .take-red_threes = Em vez de comprar, você pode pegar o lixo inteiro. A carta do topo tem de entrar na hora num jogo válido; o resto vai para a sua mão. Um três vermelho que vem com ele vai para a mesa, e não se compra outra carta no lugar.
    .frozen-red_three = O lixo está congelado para o lado que ainda não baixou e, para todos, enquanto há nele um coringa ou um três vermelho.
    .lays_off-allowed = Se o lixo não está congelado e a carta do topo entra num jogo que o seu lado já tem na mesa, você pode pegá-lo sem usar cartas da mão.
    .one_card_lifts = Acabado o monte, quem só tem uma carta na mão pode pegar um lixo de uma só carta?
    .one_card_lifts-no = Quem só tem uma carta na mão nunca pega um lixo de uma só carta.
    .one_card_lifts-yes = Acabado o monte, quem só tem uma carta na mão também pode pegar um lixo de uma só carta.
    .one_card =
        { $one_card_lifts ->
            [yes] Enquanto há cartas no monte, só quem tem pelo menos { WORDS($n2, gender: "feminine") } cartas na mão pode pegar um lixo de { WORDS($n1, gender: "feminine") } só carta.
           *[no] Só quem tem pelo menos { WORDS($n2, gender: "feminine") } cartas na mão pode pegar um lixo de { WORDS($n1, gender: "feminine") } só carta.
        }
