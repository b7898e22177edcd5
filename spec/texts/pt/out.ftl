out =
    .chapter = A batida
    .reserve_open =
        { $value ->
            [yes] Um lado ainda pode pegar um morto.
           *[no] Não há morto: quem fica sem cartas bate.
        }
    .out = Quem fica sem cartas na mão bate, e a rodada acaba.
    .final_discard = É preciso descartar ao bater?
    .final_discard-either = Pode-se bater com ou sem descarte.
    .final_discard-required = Só se bate descartando a última carta.
    .with_discard =
        { $final_discard ->
            [required] Para bater, você tem de descartar a última carta.
           *[other] Para bater não é obrigatório descartar a última carta.
        }
    .three_need = De quantas canastras cada um precisa para bater quando jogam três?
    .number_needed =
        { $value_3 ->
            [one] Com { WORDS($from_3) } jogadores, um lado precisa de { WORDS($value_3, gender: "feminine") } canastra para bater; com { WORDS($from_2) }, de { WORDS($value_2, gender: "feminine") }; com { WORDS($from_1) }, de { WORDS($value_1, gender: "feminine") }.
           *[other] Com { WORDS($from_3) } jogadores, um lado precisa de { WORDS($value_3, gender: "feminine") } canastras para bater; com { WORDS($from_2) }, de { WORDS($value_2, gender: "feminine") }; com { WORDS($from_1) }, de { WORDS($value_1, gender: "feminine") }.
        }
    .ready =
        { $number_needed ->
            [one] Um lado pode bater quando tem pelo menos { WORDS($number_needed, gender: "feminine") } canastra.
           *[other] Um lado pode bater quando tem pelo menos { WORDS($number_needed, gender: "feminine") } canastras.
        }
    .enough = Você não pode bater enquanto o seu lado não tiver as canastras necessárias.
    .keep_two = Enquanto não puder bater, você não pode ficar sem cartas: depois de baixar, guarde uma para descartar e mais uma.
    .concealed_by = Para bater com a mão inteira, quem não pode ter baixado nada antes?
    .concealed_by-player = Basta que o próprio jogador não tenha baixado nada antes nesta rodada.
    .concealed_by-side = Nem o jogador nem o parceiro podem ter baixado nada antes nesta rodada.
    .own_melds = Quem bate com a mão inteira só pode baixar jogos próprios?
    .own_melds-no = Quem bate com a mão inteira pode juntar cartas aos jogos do parceiro.
    .own_melds-yes = Quem bate com a mão inteira não pode juntar cartas aos jogos do parceiro.
    .own_canasta = Para bater com a mão inteira é preciso fazer uma canastra com ela?
    .own_canasta-no = Não é preciso fazer canastra com a mão inteira: valem as que o lado já tem.
    .own_canasta-yes = Entre os jogos baixados com a mão inteira tem de haver uma canastra.
    .fresh =
        { $concealed_by ->
            [side] Antes desta vez, o seu lado não pode ter baixado nada na rodada.
           *[player] Antes desta vez, você não pode ter baixado nada na rodada.
        }
    .concealed =
        Bate com a mão inteira quem, sem nada baixado antes, se desfaz de todas as cartas numa mesma vez.
        { $own_melds ->
            [yes] Não pode juntar cartas aos jogos que o parceiro já tinha na mesa.
           *[no] Pode também juntar cartas aos jogos que o parceiro já tinha na mesa.
        }
        { $own_canasta ->
            [yes] Uma canastra tem de sair dessa mesma mão.
           *[no] As canastras que o lado já tinha valem para bater.
        }
    .ask = Antes de bater, você pode perguntar ao parceiro se deve bater, e tem de seguir a resposta dele.
    .ask-name = perguntar ao parceiro
    .has_partner = Só pode perguntar ao parceiro quem tem um.
    .ask_once = Na mesma vez não se pergunta de novo ao parceiro.
    .denied = Se você perguntou e o parceiro disse que não, não pode bater nesta vez.
    .granted = Se você perguntou e o parceiro disse que sim, tem de bater nesta vez.
    .number_needed-any_kind =
        { $value ->
            [one] Para bater, um lado precisa de { WORDS($value, gender: "feminine") } canastra de qualquer tipo, seja qual for o número de jogadores.
           *[other] Para bater, um lado precisa de { WORDS($value, gender: "feminine") } canastras de qualquer tipo, seja qual for o número de jogadores.
        }
    .number_needed-with_escalera =
        { $value ->
            [one] Para bater, um lado precisa de { WORDS($value, gender: "feminine") } canastra, que tem de ser escalera, seja qual for o número de jogadores.
           *[other] Para bater, um lado precisa de { WORDS($value, gender: "feminine") } canastras, entre elas ao menos uma escalera, seja qual for o número de jogadores.
        }
    .ready-with_escalera =
        { $number_needed ->
            [one] Um lado pode bater quando tem pelo menos { WORDS($number_needed, gender: "feminine") } canastra e, entre as suas canastras, uma escalera.
           *[other] Um lado pode bater quando tem pelo menos { WORDS($number_needed, gender: "feminine") } canastras, entre elas ao menos uma escalera; as outras podem ser de qualquer tipo.
        }
    .concealed-side_first = Bate com a mão inteira quem se desfaz de todas as cartas numa mesma vez, sem que o seu lado tenha baixado nada na rodada antes dessa vez.
    .out-with_reserves = Quem fica sem cartas quando já não há morto para o seu lado bate, e a rodada acaba. A batida é direta quando se baixam as últimas cartas e indireta quando se descarta a última.
    .reserve_open-one_a_side = Há um morto para o lado enquanto sobra algum e o lado ainda não pegou o seu: cada lado pega só um, e só um dos seus jogadores fica com ele.
    .took_reserve = Você não pode bater enquanto o seu lado não pegar um morto.
    .need_clean = É preciso uma canastra limpa para bater?
    .need_clean-yes = Para bater é preciso ao menos uma canastra limpa.
    .need_clean-no = Para bater basta uma canastra, limpa ou suja.
    .ready-clean =
        { $need_clean ->
            [no] Um lado pode bater quando tem ao menos uma canastra, limpa ou suja.
           *[yes] Um lado pode bater quando tem ao menos uma canastra limpa.
        }
    .ready-escalera_among =
        { $n1 ->
            [one] Um lado pode bater quando tem pelo menos { WORDS($n1, gender: "feminine") } canastra e, entre as suas canastras, uma escalera.
           *[other] Um lado pode bater quando tem pelo menos { WORDS($n1, gender: "feminine") } canastras, entre elas ao menos uma escalera; as outras podem ser de qualquer tipo.
        }
    .keep_two-no_reserve = Enquanto não puder bater nem pegar um morto, você não pode ficar sem cartas: depois de baixar, guarde uma para descartar e mais uma.
    .reserve_open-common = Há um morto para o lado enquanto sobra algum, mesmo que o lado já tenha pegado outro.
    .ready-no_wild =
        { $need_clean ->
            [yes] Um lado pode bater quando tem ao menos uma canastra limpa, isto é, sem coringa no lugar de outra carta.
           *[no] Um lado pode bater quando tem ao menos uma canastra, limpa ou suja.
        }
    .ready-clean_only = Um lado pode bater quando tem ao menos uma canastra limpa, isto é, sem coringa no lugar de outra carta.
    .number_needed-or_more =
        { $value_3 ->
            [one] Com { WORDS($from_3) } jogadores ou mais, um lado precisa de { WORDS($value_3, gender: "feminine") } canastra para bater; com { WORDS($from_2) }, de { WORDS($value_2, gender: "feminine") }; com { WORDS($from_1) }, de { WORDS($value_1, gender: "feminine") }.
           *[other] Com { WORDS($from_3) } jogadores ou mais, um lado precisa de { WORDS($value_3, gender: "feminine") } canastras para bater; com { WORDS($from_2) }, de { WORDS($value_2, gender: "feminine") }; com { WORDS($from_1) }, de { WORDS($value_1, gender: "feminine") }.
        }
    .either_way = Você pode bater descartando a última carta ou baixando todas.
    .concealed-own_canasta = Bate com a mão inteira quem, sem ter baixado nada antes na rodada, se desfaz de todas as cartas numa mesma vez. Não pode juntar cartas aos jogos que o seu lado já tinha na mesa, e entre os que baixa tem de haver uma canastra.
