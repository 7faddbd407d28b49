# Tippek: a legjobb következő döntések, a kör lehetséges folytatása, és mit jelentenek a számok.

text = { $id }

position =
    { $number ->
        [0] { $day }. nap, az első döntés előtt: { $seat } dönt.
        [one] { $day }. nap, { $number } döntés után: { $seat } dönt.
       *[other] { $day }. nap, { $number } döntés után: { $seat } dönt.
    }
only-one = Csak egy döntés lehetséges.

# Oszlopfejek: kevés a hely. Az első hely győzelem.
head-decision = Döntés
head-tried = Próba
head-points = Pont
head-place =
    { $n ->
        [1] Nyer
       *[other] { $n }.
    }

plans = A kör folytatása
everybody = Mindenki várható pontjai ({ $n }. döntés): { $points }
seat-points = { $seat } ({ $points })
caption-games = A pontok, győzelmek és helyezések döntésenként { $games } játszmából származnak, amelyet e kör után botok játszottak végig.
caption-figures = A pont az átlag ± a standard hibája; a megosztott győzelem is győzelem. Amit { $seat } nem tudhat, azt minden játszmában újraosztjuk.
caption-search = Próba: a döntés aránya egy { $simulations } szimulációból álló keresésben. Elöl áll, amit a legtöbbször próbált.
