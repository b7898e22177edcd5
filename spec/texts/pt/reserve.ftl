reserve =
    .chapter = Os mortos
    .reserves =
        { $value ->
            [one] Há { WORDS($value) } morto. Fica à esquerda do monte, com as cartas viradas para baixo, e ninguém pode vê-las.
           *[other] Há { WORDS($value) } mortos. Ficam à esquerda do monte, com as cartas viradas para baixo, e ninguém pode vê-las.
        }
    .reserves-name = mortos
    .reserves-by_cutter =
        { $value ->
            [one] Há { WORDS($value) } morto. Fica ao lado de quem cortou, com as cartas viradas para baixo, e ninguém pode vê-las.
           *[other] Há { WORDS($value) } mortos. Ficam ao lado de quem cortou, com as cartas viradas para baixo, e ninguém pode vê-las.
        }
    .reserve_size = Cada morto tem { WORDS($value, gender: "feminine") } cartas.
    .new_stock = Quando o monte acaba, um morto que ninguém pegou passa a ser o monte?
    .new_stock-no = Os mortos nunca passam a ser o monte.
    .new_stock-yes = Quando o monte acaba, um morto que ninguém pegou passa a ser o monte.
    .take_reserve = Se você fica sem cartas e ainda há um morto para o seu lado, tem de pegá-lo. Se baixou as últimas cartas, continua a jogar com ele na mesma vez; se descartou a última, só pode mexer no morto na sua próxima vez.
    .unplayed = O morto pego com o último descarte fica sem uso se a rodada acaba antes da vez seguinte de quem o pegou.
    .unplayed-by_the_other_side = O morto pego com o último descarte fica sem uso se o outro lado bate antes da vez seguinte de quem o pegou.
    .holds_unplayed = As cartas de um morto que ficou sem uso não contam nem a favor nem contra.
    .missing = O lado que não pegou um morto, ou cujo morto ficou sem uso, perde { $n2 } pontos.
    .missing-name = morto não pego ou não usado
    .none_taken = Pode acontecer de nenhum dos lados pegar um morto.
    .missing-unless_none = O lado que não pegou um morto, ou cujo morto ficou sem uso, perde { $n2 } pontos. Se nenhum dos lados pegou um morto, ninguém perde nada.
    .whose_reserve = Um lado pode pegar mais de um morto?
    .whose_reserve-one_a_side = Cada lado pega só um morto.
    .whose_reserve-common = Os mortos são de quem chegar primeiro: quem fica sem cartas pega um enquanto houver, mesmo que o seu lado já tenha pegado outro.
    .take_reserve-common = Se você fica sem cartas e ainda há um morto, tem de pegá-lo, mesmo que o seu lado já tenha pegado outro. Se baixou as últimas cartas, continua a jogar com ele na mesma vez; se descartou a última, só pode mexer nele na sua próxima vez.
    .missing-common = O lado que não pegou nenhum morto, ou que pegou um só e não chegou a usá-lo, perde { $n3 } pontos.
    .unplayed_counts = O que acontece com o morto que se pega com o último descarte e não se chega a usar?
    .unplayed_counts-as_missing = É como se não tivesse sido pego, e as suas cartas não contam.
    .unplayed_counts-as_cards = Conta como pego, e as suas cartas são descontadas como as outras que sobram na mão.
    .missing-not_taken = O lado que não pegou um morto perde { $n2 } pontos.
