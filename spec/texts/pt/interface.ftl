# Palavras e frases que a linha de comando e o site dizem.

language = Português (Brasil)
yes = sim
no = não

## Cartas

joker = joker
suit =
    { $suit ->
        [H] copas
        [D] ouros
        [S] espadas
       *[C] paus
    }
card = { RANK($rank) } de { suit }
standing-in = { $card } como { $place }
cards =
    { $count ->
        [0] nenhuma carta
        [one] { $count } carta
       *[other] { $count } cartas
    }
zone-count = { $zone }: { $cards }

## Respostas

accepted = Pode.
nothing-to-do = Não há nada que se possa fazer.
refused = Recusado pela regra { $rule }: { $reason }
unfinishable = Depois disso você não poderia terminar a sua vez.
meld-yes = Jogo válido: { $pattern }.
meld-no = Não é um jogo válido.
kind = É também: { $kind }.
card-points =
    { $points ->
        [0] As cartas não valem pontos.
        [one] As cartas valem { $points } ponto.
       *[other] As cartas valem { $points } pontos.
    }
bonus =
    { $points ->
        [0] Sem bônus.
        [one] Bônus: { $points } ponto.
       *[other] Bônus: { $points } pontos.
    }

## Pontuação e partida

points =
    { $points ->
        [0] { $points } pontos
        [one] { $points } ponto
       *[other] { $points } pontos
    }
item = { $name }: { $points }
total = Total: { $points }
score = Pontuação: { $points }
side = Lado { $side }
seat = Jogador { $seat }
step = { $number }. { $seat }: { $action }
turn-of = É a vez do jogador { $seat }.
deal-over = A rodada acabou.
match-over = A partida acabou.
match-open = A partida continua.
winner = Ganha o lado { $side }.
draw = A partida termina empatada.

## Regras

rules-of = Regras de { $variant }
variants = Variantes
parent = Baseia-se em { $variant }.
option = Opção
options = Opções da mesa
written-in =
    { $language ->
        [pt] em português
        [es] em espanhol
        [it] em italiano
       *[en] em inglês
    }
default = valor padrão: { $value }
alternatives = também: { $values }
choose-with = Para escolher: { $example }
sources = Fontes
source = Fonte: { $source }
status = Situação: { $status }
no-text = (sem texto)
added = Regra nova: { $rule }
removed = Regra retirada: { $rule }
changed = Regra mudada: { $rule }
same-rules = Não há diferença entre as regras.
cases =
    { $count ->
        [0] Nenhum exemplo.
        [one] { $count } exemplo.
       *[other] { $count } exemplos.
    }

## Perguntas que não se entendem

unknown-variant = Não há variante chamada “{ $name }”.
unknown-rule = { $variant } não tem regra chamada “{ $name }”.
unknown-option = { $variant } não tem opção chamada “{ $name }”.
unknown-value = A opção { $option } não aceita o valor “{ $value }”; aceita: { $values }.
unknown-language = Não há textos na língua “{ $name }”.
unknown-card = “{ $name }” não é uma carta.
unknown-action = Não há ação chamada “{ $name }”.
unreadable-file = Não foi possível ler o arquivo “{ $name }”.
did-you-mean = Você quis dizer “{ $name }”?

## Valores, para a função RANK

rank-A = ás
    .from = do ás
    .to = ao ás
    .plural = ases
rank-2 = dois
    .from = do dois
    .to = ao dois
    .plural = dois
rank-3 = três
    .from = do três
    .to = ao três
    .plural = três
rank-4 = quatro
    .from = do quatro
    .to = ao quatro
    .plural = quatros
rank-5 = cinco
    .from = do cinco
    .to = ao cinco
    .plural = cincos
rank-6 = seis
    .from = do seis
    .to = ao seis
    .plural = seis
rank-7 = sete
    .from = do sete
    .to = ao sete
    .plural = setes
rank-8 = oito
    .from = do oito
    .to = ao oito
    .plural = oitos
rank-9 = nove
    .from = do nove
    .to = ao nove
    .plural = noves
rank-10 = dez
    .from = do dez
    .to = ao dez
    .plural = dez
rank-J = valete
    .from = do valete
    .to = ao valete
    .plural = valetes
rank-Q = dama
    .from = da dama
    .to = à dama
    .plural = damas
rank-K = rei
    .from = do rei
    .to = ao rei
    .plural = reis

## Números por extenso, para a função WORDS

number-0 = zero
number-1 = um
    .feminine = uma
number-2 = dois
    .feminine = duas
number-3 = três
number-4 = quatro
number-5 = cinco
number-6 = seis
number-7 = sete
number-8 = oito
number-9 = nove
number-10 = dez
number-11 = onze
number-12 = doze
number-13 = treze
number-14 = catorze
number-15 = quinze
number-16 = dezesseis
number-17 = dezessete
number-18 = dezoito
number-19 = dezenove
number-20 = vinte

## Decisions and counts

rulings = Dúvidas resolvidas
no-rulings = Não há dúvidas registradas sobre este jogo.
taken = Como se joga
why = Por quê
rejected = Rejeitado
abstract = não é um jogo: reúne o que os outros têm em comum
rules-count =
    { $count ->
        [one] { $count } regra
       *[other] { $count } regras
    }

## Differences

heading =
    .cards = Cartas
    .deal = Distribuição
    .draw = Compra
    .sets = Jogos de um valor
    .runs = Sequências
    .wild_melds = Jogos de coringas
    .taking_the_pile = Pegar o lixo
    .taking_the_top = Pegar só a carta do topo
    .first_meld = Primeira baixada
    .threes = Três
    .discard = Descarte
    .going_out = Bater
    .bonuses = Bônus
    .target = Pontuação para vencer
    .reserve_hands = Mortos
other-rules = Outras regras
not-there = Não existe neste jogo.
cases-differ =
    { $count ->
        [0] Nenhum dos { $all } casos muda de resultado.
        [one] { $count } de { $all } casos muda de resultado:
       *[other] { $count } de { $all } casos mudam de resultado:
    }
cases-unplayable =
    { $count ->
        [one] { $count } de { $all } casos não pode ser jogado com estas regras:
       *[other] { $count } de { $all } casos não podem ser jogados com estas regras:
    }

## A variant of one's own

new-purpose = O que se joga diferente de { $variant }. O que não está escrito aqui vale como lá.
new-menu = O que mais se costuma mudar: em cada capítulo, primeiro as opções, depois os valores, depois as regras. Por enquanto está tudo como em { $variant }. Para mudar algo, tire o primeiro “# ” da linha e, uma vez só, o da linha do capítulo.
new-values = { $question } ({ $values })
new-cases = Casos da sua mesa: uma situação, o que se faz ou se pergunta nela e o que deve acontecer.
new-case = O valor de { $word } é { $value }
new-written = Gravado: { $name }
new-next = Em seguida: { $command }
file-there = Já existe um arquivo “{ $name }”; nada foi gravado.
name-taken = Já existe uma variante chamada “{ $name }”; escolha outro nome.
bad-name = “{ $name }” não serve como nome de variante: use letras minúsculas de a a z, algarismos e “_”, começando por uma letra.
bad-file = “{ $name }” não serve como arquivo de variante: o nome tem de terminar em “.yaml”.
not-beside = { $name } não está na pasta do novo arquivo; uma variante parte de outra já publicada ou de uma que esteja na mesma pasta.
not-a-game = “{ $variant }” não é um jogo: reúne o que outros têm em comum. Parta de um destes: { $values }.

## Casos

expected = Esperado:
came-instead = Obtido:
