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
    .unplayed = O morto pego com um descarte fica sem uso se a rodada acaba antes da vez seguinte de quem o pegou.
    .unplayed-by_the_other_side = O morto pego com um descarte fica sem uso se o outro lado bate antes da vez seguinte de quem o pegou.
    .holds_unplayed = As cartas de um morto que ficou sem uso não contam nem a favor nem contra.
    .missing = O lado que não pegou um morto, ou cujo morto ficou sem uso, perde { $n2 } pontos.
    .missing-name = morto não pego ou não usado
    .none_taken = Pode ser que nenhum dos lados tenha pegado um morto.
    .missing-unless_none = O lado que não pegou um morto, ou cujo morto ficou sem uso, perde { $n2 } pontos. Se nenhum dos lados pegou um morto, ninguém perde nada.
