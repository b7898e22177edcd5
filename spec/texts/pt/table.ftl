table =
    .chapter = A mesa
    .players = Quantas pessoas jogam?
    .sides = Com { WORDS($from_3) } jogadores formam-se { WORDS($value_3, gender: "feminine") } duplas, com os parceiros frente a frente; com { WORDS($from_1) } ou { WORDS($from_2) }, cada um joga por si. Um lado é uma dupla ou, quando cada um joga por si, um jogador.
    .direction = Em que sentido se joga?
    .direction-clockwise = A vez passa no sentido horário.
    .direction-anticlockwise = A vez passa no sentido anti-horário.
    .first_dealer = Quem dá as cartas na primeira rodada?
    .first_dealer-by_lot = Sorteia-se quem dá as cartas na primeira rodada.
    .first_dealer-highest_card = Cada um tira uma carta do baralho, e quem tirar a mais alta dá as cartas na primeira rodada.
    .next_dealer = Quem dá as cartas nas rodadas seguintes?
    .next_dealer-next_seat = A cada rodada, quem dá as cartas é o jogador seguinte.
    .next_dealer-by_lot = Sorteia-se de novo, a cada rodada, quem dá as cartas.
    .first_player = Quem começa a rodada?
    .first_player-after_dealer = Começa o jogador que vem depois de quem deu as cartas.
    .first_player-by_lot = Sorteia-se quem começa.
    .packs =
        { $value ->
            [one] Joga-se com { WORDS($value) } baralho.
           *[other] Joga-se com { WORDS($value) } baralhos.
        }
    .jokers =
        { $value ->
            [0] Joga-se sem jokers.
            [one] Acrescenta-se { WORDS($value) } joker.
           *[other] Acrescentam-se { WORDS($value) } jokers.
        }
    .stock = O monte fica no meio da mesa, com as cartas viradas para baixo.
    .stock-name = monte
    .pile = O lixo fica ao lado do monte, com as cartas viradas para cima; só se vê a carta do topo.
    .pile-name = lixo
    .hand = Cada um segura as suas cartas na mão, sem mostrá-las aos outros.
    .hand-name = mão
    .melds = Os jogos de cada lado ficam abertos na mesa, à vista de todos, e são comuns aos parceiros.
    .melds-name = jogos na mesa
    .players-fixed = Jogam { WORDS($value) } pessoas.
    .sides-pairs = Com { WORDS($from_3) } jogadores formam-se { WORDS($value_3, gender: "feminine") } duplas, com os parceiros frente a frente; com { WORDS($from_1) }, cada um joga por si, um de cada lado da mesa. Um lado é uma dupla ou, quando cada um joga por si, um jogador.
    .sides-two_pairs = Formam-se { WORDS($value, gender: "feminine") } duplas, com os parceiros frente a frente; cada dupla é um lado.
    .stock-refilled = O monte fica no meio da mesa, com as cartas viradas para baixo. Assim que ele acaba, um morto que ninguém pegou passa a ser o monte, e é dele que se completa a compra já começada.
    .pile-bagaco = O lixo, também chamado bagaço, fica ao lado do monte, com as cartas viradas para cima; só se vê a carta do topo.
    .melds-in_one_place = Os jogos são comuns aos parceiros e ficam todos juntos na frente de um dos dois, abertos, à vista de todos.
    .jokers-asked = Com quantos jokers se joga?
    .pile-open = O lixo fica aberto ao lado do monte: as cartas ficam espalhadas, viradas para cima, todas à vista de todos.
    .sides-six = Com { WORDS($from_3) } jogadores formam-se { WORDS($value_3, gender: "feminine") } duplas, com os parceiros frente a frente; com { WORDS($from_1) } ou { WORDS($from_2) }, cada um joga por si. Com { WORDS($from_4) } jogadores formam-se { WORDS($value_4) } lados iguais, e os jogadores se sentam de modo que os lados se alternem. Um lado é formado por quem joga junto ou, quando cada um joga por si, por um jogador.
    .six_sides = Quantos lados se formam quando jogam seis?
    .team_packs = Com quantos baralhos se joga em equipes de três?
