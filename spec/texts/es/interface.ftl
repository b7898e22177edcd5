# Palabras y frases que dicen la línea de órdenes y el sitio.

language = Español
yes = sí
no = no

## Cartas

joker = joker
suit =
    { $suit ->
        [H] corazones
        [D] diamantes
        [S] picas
       *[C] tréboles
    }
card = { RANK($rank) } de { suit }
standing-in = { $card } como { $place }
cards =
    { $count ->
        [0] ninguna carta
        [one] { $count } carta
       *[other] { $count } cartas
    }
zone-count = { $zone }: { $cards }

## Respuestas

accepted = Se puede.
nothing-to-do = No se puede hacer nada.
refused = No lo permite la regla { $rule }: { $reason }
unfinishable = Después de eso no podrías terminar tu turno.
meld-yes = Combinación válida: { $pattern }.
meld-no = No es una combinación válida.
kind = Es además: { $kind }.
card-points =
    { $points ->
        [0] Las cartas no valen puntos.
        [one] Las cartas valen { $points } punto.
       *[other] Las cartas valen { $points } puntos.
    }
bonus =
    { $points ->
        [0] Sin prima.
        [one] Prima: { $points } punto.
       *[other] Prima: { $points } puntos.
    }

## Puntuación y partida

points =
    { $points ->
        [0] { $points } puntos
        [one] { $points } punto
       *[other] { $points } puntos
    }
item = { $name }: { $points }
total = Total: { $points }
score = Puntuación: { $points }
side = Bando { $side }
seat = Jugador { $seat }
step = { $number }. { $seat }: { $action }
turn-of = Es el turno del jugador { $seat }.
deal-over = La mano ha terminado.
match-over = La partida ha terminado.
match-open = La partida sigue.
winner = Gana el bando { $side }.
draw = La partida termina en empate.

## Reglas

rules-of = Reglas de { $variant }
variants = Variantes
parent = Se basa en { $variant }.
option = Opción
options = Opciones de la mesa
written-in =
    { $language ->
        [pt] en portugués
        [es] en español
        [it] en italiano
       *[en] en inglés
    }
default = valor habitual: { $value }
alternatives = también: { $values }
choose-with = Para elegir: { $example }
sources = Fuentes
source = Fuente: { $source }
status = Estado: { $status }
no-text = (sin texto)
added = Regla nueva: { $rule }
removed = Regla suprimida: { $rule }
changed = Regla cambiada: { $rule }
same-rules = No hay diferencia entre las reglas.
cases =
    { $count ->
        [0] Ningún ejemplo.
        [one] { $count } ejemplo.
       *[other] { $count } ejemplos.
    }

## Preguntas que no se entienden

unknown-variant = No hay ninguna variante llamada «{ $name }».
unknown-rule = { $variant } no tiene ninguna regla llamada «{ $name }».
unknown-option = { $variant } no tiene ninguna opción llamada «{ $name }».
unknown-value = La opción { $option } no admite el valor «{ $value }»; admite: { $values }.
unknown-language = No hay textos en la lengua «{ $name }».
unknown-card = «{ $name }» no es una carta.
unknown-action = No hay ninguna acción llamada «{ $name }».
unreadable-file = No se puede leer el archivo «{ $name }».
did-you-mean = ¿Querías decir «{ $name }»?

## Valores, para la función RANK

rank-A = as
    .from = del as
    .to = al as
    .plural = ases
rank-2 = dos
    .from = del dos
    .to = al dos
    .plural = doses
rank-3 = tres
    .from = del tres
    .to = al tres
    .plural = treses
rank-4 = cuatro
    .from = del cuatro
    .to = al cuatro
    .plural = cuatros
rank-5 = cinco
    .from = del cinco
    .to = al cinco
    .plural = cincos
rank-6 = seis
    .from = del seis
    .to = al seis
    .plural = seises
rank-7 = siete
    .from = del siete
    .to = al siete
    .plural = sietes
rank-8 = ocho
    .from = del ocho
    .to = al ocho
    .plural = ochos
rank-9 = nueve
    .from = del nueve
    .to = al nueve
    .plural = nueves
rank-10 = diez
    .from = del diez
    .to = al diez
    .plural = dieces
rank-J = jota
    .from = de la jota
    .to = a la jota
    .plural = jotas
rank-Q = reina
    .from = de la reina
    .to = a la reina
    .plural = reinas
rank-K = rey
    .from = del rey
    .to = al rey
    .plural = reyes

## Números en letra, para la función WORDS

number-0 = cero
number-1 = un
    .feminine = una
number-2 = dos
number-3 = tres
number-4 = cuatro
number-5 = cinco
number-6 = seis
number-7 = siete
number-8 = ocho
number-9 = nueve
number-10 = diez
number-11 = once
number-12 = doce
number-13 = trece
number-14 = catorce
number-15 = quince
number-16 = dieciséis
number-17 = diecisiete
number-18 = dieciocho
number-19 = diecinueve
number-20 = veinte

## Decisions and counts

rulings = Decisiones sobre puntos dudosos
no-rulings = Las fuentes de este juego no dejan ninguna duda registrada.
taken = Cómo se juega
why = Por qué
rejected = Descartado
abstract = no es un juego: reúne lo que otros comparten
rules-count =
    { $count ->
        [one] { $count } regla
       *[other] { $count } reglas
    }

## Differences

heading =
    .cards = Cartas
    .deal = Reparto
    .draw = Robar
    .sets = Combinaciones de un valor
    .runs = Secuencias
    .wild_melds = Combinaciones de comodines
    .taking_the_pile = Llevarse el pozo
    .taking_the_top = Tomar solo la carta superior
    .first_meld = Primera bajada
    .threes = Treses
    .discard = Descarte
    .going_out = Cerrar
    .bonuses = Primas
    .target = Puntuación ganadora
    .reserve_hands = Muertos
other-rules = Otras reglas
not-there = No existe en este juego.
cases-differ =
    { $count ->
        [0] Ninguno de los { $all } casos cambia de resultado.
        [one] { $count } de { $all } casos cambia de resultado:
       *[other] { $count } de { $all } casos cambian de resultado:
    }
cases-unplayable =
    { $count ->
        [one] { $count } de { $all } casos no se puede jugar con estas reglas:
       *[other] { $count } de { $all } casos no se pueden jugar con estas reglas:
    }

## A variant of one's own

new-purpose = Lo que se juega de otro modo que en { $variant }. Lo que no está escrito aquí vale como allí.
new-menu = Lo que más se suele cambiar: en cada capítulo, primero las opciones, luego los valores y luego las reglas. De momento todo está como en { $variant }. Para cambiar algo, quita el primer «# » de su línea y, una sola vez, el de la línea de su capítulo.
new-values = { $question } ({ $values })
new-cases = Casos de tu mesa: una situación, lo que se hace o se pregunta en ella y lo que debe resultar.
new-case = El valor de { $word } es { $value }
new-written = Escrito: { $name }
new-next = A continuación: { $command }
file-there = Ya existe un archivo «{ $name }»; no se ha escrito nada.
name-taken = Ya existe una variante llamada «{ $name }»; elige otro nombre.
bad-name = «{ $name }» no sirve como nombre de variante: letras minúsculas de la a a la z, cifras y «_», y la primera ha de ser una letra.
bad-file = «{ $name }» no sirve como archivo de variante: el nombre termina en «.yaml».
not-beside = { $name } no está en la carpeta del archivo nuevo; una variante parte de otra publicada o de una que esté en la misma carpeta.
not-a-game = «{ $variant }» no es un juego: reúne lo que otros comparten. Parte de uno de estos: { $values }.

## Casos

expected = Se esperaba:
came-instead = En cambio, salió:
