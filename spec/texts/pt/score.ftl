score =
    .chapter = Os pontos
    .counting = Terminada a rodada, não se joga mais: cada lado conta os seus pontos.
    .counting-name = contagem
    .laid_cards = Somam-se os pontos de todas as cartas que o lado tem nos seus jogos.
    .laid_cards-name = cartas baixadas
    .hand_counts = Descontam-se as cartas que sobram na mão?
    .hand_counts-yes = As cartas que sobram na mão são descontadas.
    .hand_counts-no = As cartas que sobram na mão não contam.
    .hand_cards =
        { $hand_counts ->
            [no] As cartas que sobram na mão não são descontadas.
           *[yes] Descontam-se os pontos das cartas que cada um ainda tem na mão; os três pretos são contados à parte.
        }
    .hand_cards-name = cartas na mão
    .going_out = Bater vale { $n3 } pontos, ou { $n2 } para quem bate com a mão inteira.
    .going_out-name = batida
    .going_out-flat = Bater vale { $n2 } pontos, mesmo para quem baixa a mão inteira de uma vez.
    .counting-on_paper = Terminada a rodada, não se joga mais: cada lado conta os seus pontos, que se anotam num papel.
    .hand_cards-always = Descontam-se os pontos das cartas que cada um ainda tem na mão no fim da rodada.
    .going_out-plain = Bater vale { $n2 } pontos, com ou sem descarte.
    .hand_cards-but_black = Descontam-se os pontos das cartas que cada um ainda tem na mão; os três pretos são contados à parte.
