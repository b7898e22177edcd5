threes =
    .chapter = Três vermelhos e três pretos
    .red_three = Chama-se três vermelho o três de copas ou de ouros.
    .red_three-name = três vermelho
    .black_three = Chama-se três preto o três de paus ou de espadas.
    .black_three-name = três preto
    .shown = Os três vermelhos de cada lado ficam à vista na mesa, separados dos jogos.
    .shown-name = três vermelhos na mesa
    .from_pile = Compra-se uma carta no lugar de um três vermelho que vem com o lixo?
    .from_pile-no = Um três vermelho que vem com o lixo vai para a mesa, e não se compra outra carta no lugar dele.
    .from_pile-yes = Um três vermelho que vem com o lixo vai para a mesa, e compra-se outra carta no lugar dele.
    .apart = O três vermelho fica à parte na mesa e nunca entra num jogo.
    .lay_red = Quem recebe um três vermelho põe a carta na mesa na hora, à parte, e compra { WORDS($n2, gender: "feminine") } do monte no lugar dela, se houver.
    .red_value = Cada três vermelho vale { $n3 } pontos; quem tem os { WORDS($n2) } conta { $n1 } ao todo.
    .earned = Os três vermelhos só contam a favor do lado que baixou algum jogo.
    .red_threes = O valor dos três vermelhos soma-se aos pontos do lado que baixou algum jogo e desconta-se dos pontos do lado que não baixou nenhum.
    .red_threes-name = três vermelhos
    .black_meld = Os três pretos só formam jogo entre si, com pelo menos { WORDS($least, gender: "feminine") } cartas e nenhum coringa.
    .black_meld-name = jogo de três pretos
    .black_last = Só se baixam os três pretos na vez em que se bate: depois de baixá-los, você tem de ficar sem cartas nessa mesma vez.
    .black_cost = Um três preto na mão custa { $value } pontos no fim da rodada.
    .black_hand = Cada três preto que sobra na mão desconta { $black_cost } pontos.
    .black_hand-name = três pretos na mão
    .earned-canastas =
        { $number_needed ->
            [one] Os três vermelhos só contam a favor do lado que tem pelo menos { WORDS($number_needed, gender: "feminine") } canastra no fim da rodada.
           *[other] Os três vermelhos só contam a favor do lado que tem pelo menos { WORDS($number_needed, gender: "feminine") } canastras no fim da rodada.
        }
    .red_threes-canastas =
        { $number_needed ->
            [one] O valor dos três vermelhos soma-se aos pontos do lado que tem pelo menos { WORDS($number_needed, gender: "feminine") } canastra no fim da rodada e desconta-se dos pontos do lado que não a tem.
           *[other] O valor dos três vermelhos soma-se aos pontos do lado que tem pelo menos { WORDS($number_needed, gender: "feminine") } canastras no fim da rodada e desconta-se dos pontos do lado que não as tem.
        }
    .red_needs_run = Para que os três vermelhos contem a favor, uma das canastras tem de ser escalera?
    .red_needs_run-yes = Os três vermelhos só contam a favor do lado que tem tudo o que precisa para bater, inclusive uma escalera.
    .red_needs_run-no = Para que os três vermelhos contem a favor, bastam canastras de qualquer tipo.
    .earned-with_escalera =
        { $red_needs_run ->
            [no]
                { $number_needed ->
                    [one] Os três vermelhos só contam a favor do lado que tem pelo menos { WORDS($number_needed, gender: "feminine") } canastra de qualquer tipo no fim da rodada.
                   *[other] Os três vermelhos só contam a favor do lado que tem pelo menos { WORDS($number_needed, gender: "feminine") } canastras de qualquer tipo no fim da rodada.
                }
           *[yes]
                { $number_needed ->
                    [one] Os três vermelhos só contam a favor do lado que no fim da rodada tem o que precisa para bater: pelo menos { WORDS($number_needed, gender: "feminine") } canastra e, entre as suas canastras, uma escalera.
                   *[other] Os três vermelhos só contam a favor do lado que no fim da rodada tem o que precisa para bater: pelo menos { WORDS($number_needed, gender: "feminine") } canastras, entre elas ao menos uma escalera.
                }
        }
    .red_threes-with_escalera =
        { $red_needs_run ->
            [no]
                { $number_needed ->
                    [one] O valor dos três vermelhos soma-se aos pontos do lado que tem pelo menos { WORDS($number_needed, gender: "feminine") } canastra de qualquer tipo no fim da rodada e desconta-se dos pontos do lado que não a tem.
                   *[other] O valor dos três vermelhos soma-se aos pontos do lado que tem pelo menos { WORDS($number_needed, gender: "feminine") } canastras de qualquer tipo no fim da rodada e desconta-se dos pontos do lado que não as tem.
                }
           *[yes]
                { $number_needed ->
                    [one] O valor dos três vermelhos soma-se aos pontos do lado que no fim da rodada tem pelo menos { WORDS($number_needed, gender: "feminine") } canastra e, entre as suas canastras, uma escalera; desconta-se dos pontos do lado que não as tem.
                   *[other] O valor dos três vermelhos soma-se aos pontos do lado que no fim da rodada tem pelo menos { WORDS($number_needed, gender: "feminine") } canastras, entre elas ao menos uma escalera; desconta-se dos pontos do lado que não as tem.
                }
        }
    .black_always = Os três pretos que sobram na mão descontam pontos mesmo quando ninguém bate?
    .black_always-yes = Os três pretos que sobram na mão descontam pontos, não importa como a rodada acabe.
    .black_always-no = Os três pretos que sobram na mão só descontam pontos quando alguém bate.
    .black_hand-each_holder =
        { $black_always ->
            [no] Se alguém bateu, cada três preto que ainda está na mão de um jogador desconta { $black_cost } pontos do lado dele.
           *[yes] Cada três preto que no fim da rodada ainda está na mão de um jogador desconta { $black_cost } pontos do lado dele, quer alguém tenha batido, quer não.
        }
    .red_value-each = Cada três vermelho vale { $n1 } pontos.
    .earned-one = Os três vermelhos só contam a favor do lado que tem uma canastra no fim da rodada, limpa ou suja.
    .red_threes-one = O valor dos três vermelhos soma-se aos pontos do lado que tem uma canastra no fim da rodada e desconta-se dos pontos do lado que não tem nenhuma.
    .lay_red-own_turn = Você troca os três vermelhos na sua vez, depois de comprar ou de pegar o lixo: põe cada carta dessas na mesa, à parte, e compra { WORDS($n2, gender: "feminine") } do monte no lugar dela, se houver.
    .late_red = O três vermelho dado a um jogador que nem chegou a jogar vai para a mesa, com os do lado dele, antes da contagem.
    .red_need = De quantas canastras um lado precisa para que os três vermelhos contem a favor?
    .earned-agreed =
        { $red_need ->
            [one] Os três vermelhos só contam a favor do lado que tem pelo menos { WORDS($red_need, gender: "feminine") } canastra de qualquer tipo no fim da rodada.
           *[other] Os três vermelhos só contam a favor do lado que tem pelo menos { WORDS($red_need, gender: "feminine") } canastras de qualquer tipo no fim da rodada.
        }
    .red_threes-agreed = O valor dos três vermelhos soma-se aos pontos do lado que no fim da rodada tem as canastras exigidas e desconta-se dos pontos do lado que não as tem.
    .all_red = O lado que tem os { WORDS($n1) } três vermelhos, e os conta a favor, soma mais { $n2 } pontos.
    .all_red-name = todos os três vermelhos
    .red_value-doubled = Cada três vermelho vale { $n3 } pontos; quem tem { WORDS($n2) } ou mais conta { $n1 } por cada um.
    .red_for = O que é preciso para que os três vermelhos contem a favor?
    .red_for-any_meld = Basta ter baixado algum jogo.
    .red_for-one_canasta = O lado precisa ter uma canastra.
    .two_against = Com dois jogadores, descontam-se os três vermelhos que não contam a favor?
    .two_against-yes = Com dois jogadores também se descontam os três vermelhos que não contam a favor.
    .two_against-no = Com dois jogadores, os três vermelhos que não contam a favor simplesmente não valem nada.
    .earned-either =
        { $red_for ->
            [one_canasta] Os três vermelhos só contam a favor do lado que tem uma canastra no fim da rodada.
           *[any_meld] Os três vermelhos só contam a favor do lado que baixou algum jogo.
        }
    .red_threes-either =
        { $red_for ->
            [one_canasta] O valor dos três vermelhos soma-se aos pontos do lado que tem uma canastra no fim da rodada e desconta-se dos pontos do lado que não tem nenhuma.
           *[any_meld] O valor dos três vermelhos soma-se aos pontos do lado que baixou algum jogo e desconta-se dos pontos do lado que não baixou nenhum.
        }
        { $two_against ->
            [no] Quando jogam só { WORDS($n1) }, não se desconta nada.
           *[yes] É assim qualquer que seja o número de jogadores.
        }
    .black_meld-at_most = Os três pretos só formam jogo entre si, com { WORDS($least, gender: "feminine") } a { WORDS($most, gender: "feminine") } cartas e nenhum coringa.
    .black_cost-agreed = Quanto custa um três preto que sobra na mão?
    .four_black = Há um bônus para quem baixa quatro três pretos?
    .four_black-no = Os três pretos não dão bônus.
    .four_black-yes = Quem bate com quatro três pretos num jogo ganha um bônus.
    .all_black =
        { $four_black ->
            [yes] O lado que, ao bater, baixa { WORDS($n1) } três pretos soma mais { $n2 } pontos.
           *[no] Baixar { WORDS($n1) } três pretos ao bater não dá bônus.
        }
    .all_black-name = jogo completo de três pretos
