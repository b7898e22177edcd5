match =
    .chapter = A partida
    .target = A quantos pontos vai a partida?
    .reached = A partida acaba com a rodada em que algum lado chega a { $target } pontos. Ganha quem tem mais pontos; se houver igualdade, é empate.
    .capped = A partida tem um limite de rodadas?
    .capped-yes = Uma partida que se alonga demais acaba empatada.
    .capped-no = Joga-se até alguém chegar à pontuação combinada.
    .most_deals = Quando há limite, a partida tem no máximo { $value } rodadas.
    .too_long =
        { $capped ->
            [no] O número de rodadas não tem limite.
           *[yes] Se depois de { $most_deals } rodadas ninguém ganhou, a partida acaba empatada.
        }
    .target-fixed = A partida vai a { $value } pontos.
    .mode = Joga-se por pontos ou só uma rodada?
    .mode-to_target = Jogam-se quantas rodadas forem precisas para alguém chegar à pontuação combinada.
    .mode-single_deal = Joga-se uma só rodada, e ganha o lado que faz mais pontos.
    .one_deal =
        { $mode ->
            [single_deal] A partida acaba com uma só rodada. Ganha o lado que tem mais pontos; se houver igualdade, é empate.
           *[to_target] Joga-se rodada após rodada até algum lado chegar à pontuação combinada.
        }
