# Parole e frasi che dicono la riga di comando e il sito.

language = Italiano
yes = sì
no = no

## Carte

joker = jolly
suit =
    { $suit ->
        [H] cuori
        [D] quadri
        [S] picche
       *[C] fiori
    }
card = { RANK($rank) } di { suit }
standing-in = { $card } come { $place }
cards =
    { $count ->
        [0] nessuna carta
        [one] { $count } carta
       *[other] { $count } carte
    }
zone-count = { $zone }: { $cards }

## Risposte

accepted = Si può.
nothing-to-do = Non si può fare nulla.
refused = Non lo permette la regola { $rule }: { $reason }
unfinishable = Dopo questa mossa non potresti finire il turno.
meld-yes = Calata valida: { $pattern }.
meld-no = Non è una calata valida.
kind = È anche: { $kind }.
card-points =
    { $points ->
        [0] Le carte non valgono punti.
        [one] Le carte valgono { $points } punto.
       *[other] Le carte valgono { $points } punti.
    }
bonus =
    { $points ->
        [0] Nessun premio.
        [one] Premio: { $points } punto.
       *[other] Premio: { $points } punti.
    }

## Punteggio e partita

points =
    { $points ->
        [0] { $points } punti
        [one] { $points } punto
       *[other] { $points } punti
    }
item = { $name }: { $points }
total = Totale: { $points }
score = Punteggio: { $points }
side = Squadra { $side }
seat = Giocatore { $seat }
step = { $number }. { $seat }: { $action }
turn-of = È il turno del giocatore { $seat }.
deal-over = La smazzata è finita.
match-over = La partita è finita.
match-open = La partita continua.
winner = Vince la squadra { $side }.
draw = La partita finisce in parità.

## Regole

rules-of = Regole di { $variant }
variants = Varianti
parent = Si basa su { $variant }.
option = Opzione
options = Scelte del tavolo
written-in =
    { $language ->
        [pt] in portoghese
        [es] in spagnolo
        [it] in italiano
       *[en] in inglese
    }
default = valore abituale: { $value }
alternatives = anche: { $values }
choose-with = Per scegliere: { $example }
sources = Fonti
source = Fonte: { $source }
status = Stato: { $status }
no-text = (senza testo)
added = Regola nuova: { $rule }
removed = Regola tolta: { $rule }
changed = Regola cambiata: { $rule }
same-rules = Non c’è differenza fra le regole.
cases =
    { $count ->
        [0] Nessun esempio.
        [one] { $count } esempio.
       *[other] { $count } esempi.
    }

## Domande che non si capiscono

unknown-variant = Non c’è nessuna variante chiamata «{ $name }».
unknown-rule = { $variant } non ha nessuna regola chiamata «{ $name }».
unknown-option = { $variant } non ha nessuna opzione chiamata «{ $name }».
unknown-value = L’opzione { $option } non ammette il valore «{ $value }»; ammette: { $values }.
unknown-language = Non ci sono testi nella lingua «{ $name }».
unknown-card = «{ $name }» non è una carta.
unknown-action = Non c’è nessuna mossa chiamata «{ $name }».
unreadable-file = Non si può leggere il file «{ $name }».
did-you-mean = Volevi dire «{ $name }»?

## Valori, per la funzione RANK

rank-A = asso
    .from = dall’asso
    .to = all’asso
    .plural = assi
rank-2 = due
    .from = dal due
    .to = al due
    .plural = due
rank-3 = tre
    .from = dal tre
    .to = al tre
    .plural = tre
rank-4 = quattro
    .from = dal quattro
    .to = al quattro
    .plural = quattro
rank-5 = cinque
    .from = dal cinque
    .to = al cinque
    .plural = cinque
rank-6 = sei
    .from = dal sei
    .to = al sei
    .plural = sei
rank-7 = sette
    .from = dal sette
    .to = al sette
    .plural = sette
rank-8 = otto
    .from = dall’otto
    .to = all’otto
    .plural = otto
rank-9 = nove
    .from = dal nove
    .to = al nove
    .plural = nove
rank-10 = dieci
    .from = dal dieci
    .to = al dieci
    .plural = dieci
rank-J = fante
    .from = dal fante
    .to = al fante
    .plural = fanti
rank-Q = donna
    .from = dalla donna
    .to = alla donna
    .plural = donne
rank-K = re
    .from = dal re
    .to = al re
    .plural = re

## Numeri in lettere, per la funzione WORDS

number-0 = zero
number-1 = un
    .feminine = una
number-2 = due
number-3 = tre
number-4 = quattro
number-5 = cinque
number-6 = sei
number-7 = sette
number-8 = otto
number-9 = nove
number-10 = dieci
number-11 = undici
number-12 = dodici
number-13 = tredici
number-14 = quattordici
number-15 = quindici
number-16 = sedici
number-17 = diciassette
number-18 = diciotto
number-19 = diciannove
number-20 = venti

## Decisions and counts

rulings = Decisioni sui punti dubbi
no-rulings = Per questo gioco non è registrato nessun dubbio.
taken = Come si gioca
why = Perché
rejected = Escluso
abstract = non è un gioco: raccoglie ciò che gli altri hanno in comune
rules-count =
    { $count ->
        [one] { $count } regola
       *[other] { $count } regole
    }

## Differences

heading =
    .cards = Carte
    .deal = Distribuzione
    .draw = Pesca
    .sets = Calate di un valore
    .runs = Scale
    .wild_melds = Calate di matte
    .taking_the_pile = Prendere il pozzo
    .taking_the_top = Prendere solo la carta in cima
    .first_meld = Prima calata
    .threes = Tre
    .discard = Scarto
    .going_out = Chiudere
    .bonuses = Premi
    .target = Punteggio vincente
    .reserve_hands = Pozzetti
other-rules = Altre regole
not-there = In questo gioco non c’è.
cases-differ =
    { $count ->
        [0] Nessuno dei { $all } casi cambia esito.
        [one] { $count } caso su { $all } cambia esito:
       *[other] { $count } casi su { $all } cambiano esito:
    }
cases-unplayable =
    { $count ->
        [one] { $count } caso su { $all } non si può giocare con queste regole:
       *[other] { $count } casi su { $all } non si possono giocare con queste regole:
    }

## A variant of one's own

new-purpose = Quello che si gioca diversamente da { $variant }. Ciò che qui non è scritto vale come là.
new-menu = Quello che si cambia di solito: per ogni capitolo prima le opzioni, poi i valori, poi le regole. Per ora è tutto come in { $variant }. Per cambiare qualcosa, togli il primo «# » della sua riga e, una volta sola, quello della riga del capitolo.
new-values = { $question } ({ $values })
new-cases = I casi del tuo tavolo: una situazione, che cosa vi si fa o vi si chiede e che cosa deve risultarne.
new-case = Il valore di { $word } è { $value }
new-written = Scritto: { $name }
new-next = Poi: { $command }
file-there = C’è già un file «{ $name }»; non è stato scritto niente.
name-taken = C’è già una variante chiamata «{ $name }»; scegli un altro nome.
bad-name = «{ $name }» non può essere il nome di una variante: lettere minuscole dalla a alla z, cifre e «_», e la prima dev’essere una lettera.
bad-file = «{ $name }» non può essere il file di una variante: il nome finisce in «.yaml».
not-beside = { $name } non è nella cartella del nuovo file; una variante parte da una pubblicata o da una che sta nella stessa cartella.
not-a-game = «{ $variant }» non è un gioco: raccoglie ciò che altri hanno in comune. Parti da uno di questi: { $values }.

## Casi

expected = Previsto:
came-instead = Ottenuto invece:
