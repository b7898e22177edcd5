opening =
    .chapter = A primeira baixada
    .opened = Um lado já baixou quando tem pelo menos um jogo na mesa. Pôr na mesa um três vermelho não é baixar.
    .need =
        { $from_2 ->
            [0] Na primeira baixada da rodada, o lado que tem pontuação negativa na partida precisa de pelo menos { $value_1 } pontos; o que tem menos de { $from_3 }, de { $value_2 }; a partir de { $from_3 }, de { $value_3 }; e a partir de { $from_4 }, de { $value_4 }.
           *[other] Na primeira baixada da rodada, o lado que tem menos de { $from_2 } pontos na partida precisa de pelo menos { $value_1 } pontos; o que tem menos de { $from_3 }, de { $value_2 }; a partir de { $from_3 }, de { $value_3 }; e a partir de { $from_4 }, de { $value_4 }.
        }
    .whole_hand_exempt = Quem baixa a mão inteira fica dispensado do mínimo da primeira baixada?
    .whole_hand_exempt-no = O mínimo vale também para quem baixa a mão inteira.
    .whole_hand_exempt-yes = Quem baixa a mão inteira não precisa alcançar o mínimo.
    .left_after = Sobram na sua mão as cartas que você não baixa e, quando pega o lixo, também as que vêm com ele.
    .minimum =
        { $whole_hand_exempt ->
            [yes] Na primeira baixada do seu lado, as cartas que você baixa de uma vez têm de alcançar o mínimo, a não ser que você baixe a mão inteira. Conta a carta do topo do lixo, mas não o resto dele.
           *[no] Na primeira baixada do seu lado, as cartas que você baixa de uma vez têm de alcançar o mínimo. Conta a carta do topo do lixo, mas não o resto dele.
        }
    .top_need = Quantos pontos pede a primeira baixada na faixa de pontuação mais alta?
    .top_need-fixed = Na faixa de pontuação mais alta, a primeira baixada precisa de pelo menos { $value } pontos.
    .need-five_bands =
        { $from_2 ->
            [0] Na primeira baixada da rodada, o lado que tem pontuação negativa na partida precisa de pelo menos { $value_1 } pontos; o que tem menos de { $from_3 }, de { $value_2 }; a partir de { $from_3 }, de { $value_3 }; a partir de { $from_4 }, de { $value_4 }; e a partir de { $from_5 }, de { $value_5 }.
           *[other] Na primeira baixada da rodada, o lado que tem menos de { $from_2 } pontos na partida precisa de pelo menos { $value_1 } pontos; o que tem menos de { $from_3 }, de { $value_2 }; a partir de { $from_3 }, de { $value_3 }; a partir de { $from_4 }, de { $value_4 }; e a partir de { $from_5 }, de { $value_5 }.
        }
    .asked_for = O primeiro jogo de um lado tem um mínimo?
    .asked_for-no = Pode-se começar com qualquer jogo.
    .asked_for-yes = Depois de jogada a primeira rodada, o primeiro jogo de cada lado tem de alcançar um mínimo, que depende da sua pontuação na partida.
    .opens =
        { $asked_for ->
            [yes] O mínimo é exigido do lado que ainda não tem jogo na mesa, depois de { $n1 ->
                [0] começada a partida
                [one] jogada a primeira rodada
               *[other] jogadas { WORDS($n1, gender: "feminine") } rodadas
            }.
           *[no] Não há mínimo para o primeiro jogo.
        }
    .need-one_meld =
        { $from_2 ->
            [0] Quando há um mínimo, o lado com pontuação negativa na partida precisa de { $value_1 } pontos num só jogo; o que tem menos de { $from_3 }, de { $value_2 }; e a partir de { $from_3 }, de { $value_3 }.
           *[other] Quando há um mínimo, o lado que tem menos de { $from_2 } pontos na partida precisa de { $value_1 } pontos num só jogo; o que tem menos de { $from_3 }, de { $value_2 }; e a partir de { $from_3 }, de { $value_3 }.
        }
    .long_enough = Quando há um mínimo, o lado que tem menos de { $n1 } pontos na partida começa com um jogo que o alcance sozinho, a { $n2 } pontos por carta.
    .with_canasta = Quando há um mínimo, o lado que tem { $n1 } pontos ou mais na partida começa com uma canastra.
    .and_another =
        { $n3 ->
            [0] Quando há um mínimo, o lado que tem { $n1 } pontos ou mais na partida começa com uma canastra.
            [one] Quando há um mínimo, o lado que tem { $n1 } pontos ou mais na partida começa com uma canastra.
           *[other] Quando há um mínimo, o lado que tem { $n1 } pontos ou mais na partida começa com uma canastra e, além dela, com outro jogo de pelo menos { WORDS($n2, gender: "feminine") } cartas.
        }
