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
    .left_after = Sobram as cartas da mão que você não baixa e, quando pega o lixo, também as que vêm com ele.
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
