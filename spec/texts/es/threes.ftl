threes =
    .chapter = Los treses
    .red_three = Es tres rojo el de corazones o el de diamantes.
    .red_three-name = tres rojo
    .black_three = Es tres negro el de tréboles o el de picas.
    .black_three-name = tres negro
    .shown = Los treses rojos de cada bando quedan a la vista en la mesa, separados de las combinaciones.
    .shown-name = treses rojos en la mesa
    .from_pile = ¿Se roba otra carta por un tres rojo que viene con el pozo?
    .from_pile-no = Un tres rojo que viene con el pozo se pone en la mesa y no se roba otra carta por él.
    .from_pile-yes = Un tres rojo que viene con el pozo se pone en la mesa y se roba otra carta por él.
    .apart = El tres rojo se pone aparte y nunca forma parte de una combinación.
    .lay_red =
        { $n2 ->
            [one] Quien recibe un tres rojo lo pone en el acto en la mesa, aparte, y roba en su lugar { WORDS($n2, gender: "feminine") } carta del mazo, si la hay.
           *[other] Quien recibe un tres rojo lo pone en el acto en la mesa, aparte, y roba en su lugar { WORDS($n2, gender: "feminine") } cartas del mazo, si las hay.
        }
    .red_value = Cada tres rojo vale { $n3 } puntos; quien tiene los { WORDS($n2) } suma { $n1 } en total.
    .earned = Los treses rojos solo cuentan a favor del bando que ha bajado alguna combinación.
    .red_threes = El valor de los treses rojos se suma a los puntos del bando que ha bajado alguna combinación y se resta de los puntos del que no ha bajado ninguna.
    .red_threes-name = treses rojos
    .black_meld = Los treses negros solo se combinan entre sí: al menos { WORDS($least, gender: "feminine") } cartas y ningún comodín.
    .black_meld-name = combinación de treses negros
    .black_last = Los treses negros solo se bajan en el turno en que se cierra: después de bajarlos tienes que quedarte sin cartas en ese mismo turno.
    .black_cost = Un tres negro que queda en la mano cuesta { $value } puntos.
    .black_hand = Cada tres negro que queda en la mano resta { $black_cost } puntos.
    .black_hand-name = treses negros en la mano
    .earned-canastas =
        { $number_needed ->
            [one] Los treses rojos solo cuentan a favor del bando que al final de la mano tiene al menos { WORDS($number_needed, gender: "feminine") } canasta.
           *[other] Los treses rojos solo cuentan a favor del bando que al final de la mano tiene al menos { WORDS($number_needed, gender: "feminine") } canastas.
        }
    .red_threes-canastas =
        { $number_needed ->
            [one] El valor de los treses rojos se suma a los puntos del bando que al final de la mano tiene al menos { WORDS($number_needed, gender: "feminine") } canasta y se resta de los puntos del que no la tiene.
           *[other] El valor de los treses rojos se suma a los puntos del bando que al final de la mano tiene al menos { WORDS($number_needed, gender: "feminine") } canastas y se resta de los puntos del que no las tiene.
        }
    .red_needs_run = Para que los treses rojos cuenten a favor, ¿tiene que ser escalera una de las canastas?
    .red_needs_run-yes = Los treses rojos solo cuentan a favor del bando que tiene todo lo que necesita para cerrar, incluida una escalera.
    .red_needs_run-no = Para que los treses rojos cuenten a favor bastan canastas de cualquier tipo.
    .earned-with_escalera =
        { $red_needs_run ->
            [no]
                { $number_needed ->
                    [one] Los treses rojos solo cuentan a favor del bando que al final de la mano tiene al menos { WORDS($number_needed, gender: "feminine") } canasta de cualquier tipo.
                   *[other] Los treses rojos solo cuentan a favor del bando que al final de la mano tiene al menos { WORDS($number_needed, gender: "feminine") } canastas de cualquier tipo.
                }
           *[yes]
                { $number_needed ->
                    [one] Los treses rojos solo cuentan a favor del bando que al final de la mano tiene lo que necesita para cerrar: al menos { WORDS($number_needed, gender: "feminine") } canasta y, entre sus canastas, una escalera.
                   *[other] Los treses rojos solo cuentan a favor del bando que al final de la mano tiene lo que necesita para cerrar: al menos { WORDS($number_needed, gender: "feminine") } canastas, entre ellas al menos una escalera.
                }
        }
    .red_threes-with_escalera =
        { $red_needs_run ->
            [no]
                { $number_needed ->
                    [one] El valor de los treses rojos se suma a los puntos del bando que al final de la mano tiene al menos { WORDS($number_needed, gender: "feminine") } canasta de cualquier tipo y se resta de los puntos del que no la tiene.
                   *[other] El valor de los treses rojos se suma a los puntos del bando que al final de la mano tiene al menos { WORDS($number_needed, gender: "feminine") } canastas de cualquier tipo y se resta de los puntos del que no las tiene.
                }
           *[yes]
                { $number_needed ->
                    [one] El valor de los treses rojos se suma a los puntos del bando que al final de la mano tiene al menos { WORDS($number_needed, gender: "feminine") } canasta y, entre sus canastas, una escalera; se resta de los puntos del que no las tiene.
                   *[other] El valor de los treses rojos se suma a los puntos del bando que al final de la mano tiene al menos { WORDS($number_needed, gender: "feminine") } canastas, entre ellas al menos una escalera; se resta de los puntos del que no las tiene.
                }
        }
    .black_always = ¿Restan puntos los treses negros que quedan sin jugar aunque nadie cierre?
    .black_always-yes = Los treses negros que le quedan a un jugador restan puntos, acabe como acabe la mano.
    .black_always-no = Los treses negros que le quedan a un jugador solo restan puntos cuando alguien cierra.
    .black_hand-each_holder =
        { $black_always ->
            [no] Si alguien ha cerrado, cada tres negro que le queda a un jugador resta { $black_cost } puntos a su bando.
           *[yes] Cada tres negro que le queda a un jugador al final de la mano resta { $black_cost } puntos a su bando, haya cerrado alguien o no.
        }
    .red_value-each = Cada tres rojo vale { $n1 } puntos.
    .earned-one = Los treses rojos solo cuentan a favor del bando que al final de la mano tiene una canasta, de cualquier clase.
    .red_threes-one = El valor de los treses rojos se suma a los puntos del bando que al final de la mano tiene una canasta y se resta de los puntos del que no tiene ninguna.
    .lay_red-own_turn =
        { $n2 ->
            [one] Cambias los treses rojos en tu turno, después de robar o de llevarte el pozo: pones cada uno en la mesa, aparte, y robas en su lugar { WORDS($n2, gender: "feminine") } carta del mazo, si la hay.
           *[other] Cambias los treses rojos en tu turno, después de robar o de llevarte el pozo: pones cada uno en la mesa, aparte, y robas en su lugar { WORDS($n2, gender: "feminine") } cartas del mazo, si las hay.
        }
    .late_red = El tres rojo repartido a un jugador que no ha llegado a jugar se pone en la mesa, con los de su bando, antes del recuento.
    .red_need = ¿Cuántas canastas necesita un bando para que sus treses rojos cuenten a favor?
    .earned-agreed =
        { $red_need ->
            [one] Los treses rojos solo cuentan a favor del bando que al final de la mano tiene al menos { WORDS($red_need, gender: "feminine") } canasta de cualquier tipo.
           *[other] Los treses rojos solo cuentan a favor del bando que al final de la mano tiene al menos { WORDS($red_need, gender: "feminine") } canastas de cualquier tipo.
        }
    .red_threes-agreed = El valor de los treses rojos se suma a los puntos del bando que al final de la mano tiene las canastas exigidas y se resta de los puntos del que no las tiene.
    .all_red = El bando que tiene los { WORDS($n1) } treses rojos y los cuenta a favor suma { $n2 } puntos más.
    .all_red-name = todos los treses rojos
    .red_value-doubled = Cada tres rojo vale { $n3 } puntos; quien tiene { WORDS($n2) } o más cuenta { $n1 } por cada uno.
    .red_for = ¿Qué necesita un bando para que sus treses rojos cuenten a favor?
    .red_for-any_meld = Basta con haber bajado alguna combinación.
    .red_for-one_canasta = El bando debe tener una canasta.
    .two_against = Cuando juegan dos, ¿restan los treses rojos a quien no cumple lo necesario?
    .two_against-yes = Cuando juegan dos también se restan los treses rojos que no cuentan a favor.
    .two_against-no = Cuando juegan dos, los treses rojos que no cuentan a favor simplemente no valen nada.
    .earned-either =
        { $red_for ->
            [one_canasta] Los treses rojos solo cuentan a favor del bando que al final de la mano tiene una canasta.
           *[any_meld] Los treses rojos solo cuentan a favor del bando que ha bajado alguna combinación.
        }
    .red_threes-either =
        { $red_for ->
            [one_canasta] El valor de los treses rojos se suma a los puntos del bando que al final de la mano tiene una canasta y se resta de los puntos del que no tiene ninguna.
           *[any_meld] El valor de los treses rojos se suma a los puntos del bando que ha bajado alguna combinación y se resta de los puntos del que no ha bajado ninguna.
        }
        { $two_against ->
            [no] Cuando solo juegan { WORDS($n1) }, no se resta nada.
           *[yes] Es así sea cual sea el número de jugadores.
        }
    .black_meld-at_most = Los treses negros solo se combinan entre sí: de { WORDS($least, gender: "feminine") } a { WORDS($most, gender: "feminine") } cartas y ningún comodín.
    .black_cost-agreed = ¿Cuánto cuesta un tres negro que queda en la mano?
    .four_black = ¿Hay una prima por bajar cuatro treses negros?
    .four_black-no = Los treses negros no dan ninguna prima.
    .four_black-yes = Quien cierra con cuatro treses negros en una combinación gana una prima.
    .all_black =
        { $four_black ->
            [yes] El bando que al cerrar baja { WORDS($n1) } treses negros suma { $n2 } puntos más.
           *[no] Bajar { WORDS($n1) } treses negros al cerrar no da ninguna prima.
        }
    .all_black-name = combinación completa de treses negros
