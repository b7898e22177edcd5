melds =
    .chapter = Las combinaciones
    .set = Una combinación de un valor tiene al menos { WORDS($least, gender: "feminine") } cartas del mismo valor, { RANK($low, form: "from") } { RANK($high, form: "to") }; los comodines pueden ocupar el lugar de algunas de ellas.
    .set-name = combinación de un valor
    .more_naturals = Una combinación de un valor debe tener más cartas naturales que comodines.
    .wild_limit =
        { $n1 ->
            [0] Una combinación de un valor no admite comodines.
            [one] Una combinación de un valor admite como mucho { WORDS($n1) } comodín.
           *[other] Una combinación de un valor admite como mucho { WORDS($n1) } comodines.
        }
    .one_each = ¿Se limita cada bando a una combinación de cada valor?
    .one_each-yes = Cada bando tiene como mucho una combinación de cada valor.
    .one_each-no = Un bando puede tener varias combinaciones del mismo valor.
    .one_per_rank =
        { $one_each ->
            [no] Aunque tu bando ya tenga una combinación de un valor, puedes abrir otra del mismo valor.
           *[yes] Si tu bando ya tiene una combinación de un valor, las demás cartas de ese valor se añaden a ella: no se abre otra.
        }
    .sets_only = No se permiten secuencias ni combinaciones hechas solo de comodines.
    .more_naturals-each_wild =
        { $n1 ->
            [one] Una combinación de un valor debe tener al menos { WORDS($n1, gender: "feminine") } carta natural por cada comodín que contenga.
           *[other] Una combinación de un valor debe tener al menos { WORDS($n1, gender: "feminine") } cartas naturales por cada comodín que contenga.
        }
    .run = Una secuencia tiene de { WORDS($least, gender: "feminine") } a { WORDS($most, gender: "feminine") } cartas seguidas del mismo palo, en el orden que va { RANK($low, form: "from") } { RANK($high, form: "to") }, y no admite comodines.
    .run-name = secuencia
    .grows = ¿Se pueden añadir cartas a una combinación de un valor que ya es canasta?
    .grows-yes = A una combinación de un valor que ya es canasta se le pueden añadir más cartas de la mano.
    .grows-no = Una combinación de un valor que ya es canasta está completa: no recibe más cartas.
    .closed =
        { $grows ->
            [no] Una combinación de un valor con { WORDS($n1, gender: "feminine") } cartas o más está completa: no se le añade nada.
           *[yes] También se pueden añadir cartas a una combinación de un valor con { WORDS($n1, gender: "feminine") } cartas o más.
        }
    .wild_meld = Una combinación de comodines tiene de { WORDS($least) } a { WORDS($most) } comodines y ninguna otra carta; da igual cuántos sean doses y cuántos jokers.
    .wild_meld-name = combinación de comodines
    .run-with_wild = Una secuencia tiene de { WORDS($least, gender: "feminine") } a { WORDS($most, gender: "feminine") } cartas seguidas del mismo palo, en el orden que va { RANK($low, form: "from") } { RANK($high, form: "to") }; un comodín de cualquier palo puede ocupar el lugar de una que falte.
    .wild_moves = ¿Adónde puede ir el comodín de una secuencia cuando se le añaden cartas?
    .wild_moves-freely = Al añadir cartas a una secuencia, su comodín puede pasar a cualquier lugar de ella, con tal de que la secuencia siga completa.
    .wild_moves-displaced = El comodín de una secuencia solo deja su lugar a la carta que sustituye. Entonces va al extremo alto o, si la secuencia ya llega al as, al extremo bajo.
    .wild_limit-any_meld =
        { $n1 ->
            [0] En ninguna combinación puede un comodín sustituir a otra carta.
            [one] En cada combinación, como mucho { WORDS($n1) } comodín puede sustituir a otra carta.
           *[other] En cada combinación, como mucho { WORDS($n1) } comodines pueden sustituir a otras cartas.
        }
    .set-charuto = Una combinación de un valor, en Brasil charuto («puro»), tiene al menos { WORDS($least, gender: "feminine") } cartas del mismo valor, { RANK($low, form: "from") } { RANK($high, form: "to") }, sean cuales sean los palos; un comodín puede ocupar el lugar de una de ellas.
    .set-lavadeira = Una combinación de un valor, en Brasil lavadeira («lavandera»), tiene al menos { WORDS($least, gender: "feminine") } cartas del mismo valor, { RANK($low, form: "from") } { RANK($high, form: "to") }, sean cuales sean los palos; un comodín puede ocupar el lugar de una de ellas.
    .no_threes = Un tres nunca forma parte de una combinación.
    .low_two = Un dos entre un as y un tres sería una carta corriente de la secuencia; como ninguna combinación admite treses, un dos es siempre comodín.
    .other_ranks = ¿Se permiten también combinaciones de otros valores?
    .other_ranks-no = Solo se permiten combinaciones de los valores habituales: cuatros, cincos, reyes y ases.
    .other_ranks-yes = Se ha acordado antes de empezar que valen las combinaciones de cualquier valor.
    .set_ranks =
        { $other_ranks ->
            [yes] Las combinaciones de un valor pueden ser de cualquiera de los que entran en las secuencias.
           *[no] Las combinaciones de un valor solo pueden ser de cuatros, de cincos, de reyes o de ases.
        }
    .wild_meld-open = Una combinación de comodines tiene { WORDS($least) } comodines o más y ninguna otra carta; da igual cuántos sean doses y cuántos jokers.
    .run-ace_at_both_ends = Una secuencia tiene de { WORDS($least, gender: "feminine") } a { WORDS($most, gender: "feminine") } cartas seguidas del mismo palo. El as va antes del dos y también después del rey: la secuencia puede tener un as en un extremo, en el otro o en los dos. Un comodín de cualquier palo puede ocupar el lugar de una carta que falte.
    .own_two = El dos que está en su propio lugar en una secuencia de su palo, justo debajo del tres, es carta natural y no cuenta como comodín; otro dos, o un joker, puede sustituir todavía a una carta de la misma secuencia.
    .no_corner = La secuencia no da la vuelta: después del as que sigue al rey no va ninguna carta.
    .sets_allowed = ¿Se permiten las combinaciones de un valor?
    .sets_allowed-yes = Se pueden bajar secuencias y combinaciones de un valor.
    .sets_allowed-no = Solo se bajan secuencias.
    .sets_none = No hay combinaciones de un valor: solo se bajan secuencias.
    .set-trinca = Una combinación de un valor, en Brasil trinca, tiene al menos { WORDS($least, gender: "feminine") } cartas del mismo valor, { RANK($low, form: "from") } { RANK($high, form: "to") }, sean cuales sean los palos; un comodín puede ocupar el lugar de una de ellas.
    .no_minimum = La primera bajada de un bando no exige un mínimo de puntos.
    .more_wilds = ¿Puede tener una combinación de un valor más comodines que cartas naturales?
    .more_wilds-yes = En una combinación de un valor puede haber más comodines que cartas naturales.
    .more_wilds-no = Una combinación de un valor puede tener tantos comodines como cartas naturales, pero nunca más.
    .two_naturals = Una combinación de un valor debe tener al menos { WORDS($n1, gender: "feminine") } cartas naturales.
    .more_naturals-as_many =
        { $more_wilds ->
            [no] Una combinación de un valor no puede tener más comodines que cartas naturales.
           *[yes] Una combinación de un valor puede tener más comodines que cartas naturales.
        }
    .one_per_rank-always = Si tu bando ya tiene una combinación de un valor, las demás cartas de ese valor se añaden a ella: no se abre otra.
