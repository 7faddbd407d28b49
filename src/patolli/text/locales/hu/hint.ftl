# Tippek: a legjobb körök lépésről lépésre, az indok, és hogy mit jelentenek a számok.

text = { $id }

position =
    { $number ->
        [0] { $day }. nap, az első döntés előtt: { $seat } dönt.
        [one] { $day }. nap, { $number } döntés után: { $seat } dönt.
       *[other] { $day }. nap, { $number } döntés után: { $seat } dönt.
    }
only-one = Csak egy döntés lehetséges.

# Oszlopfejek: kevés a hely. Az első hely győzelem.
head-plan = Kör
head-points = Pont
head-place =
    { $n ->
        [1] Nyer
       *[other] { $n }.
    }

plans = Lépésről lépésre
everybody = Mindenki várható pontjai ({ $n }. terv): { $points }
seat-points = { $seat } ({ $points })
caption-games = A pontok, győzelmek és helyezések tervenként { $games } játszmából származnak, amelyeket e kör után botok játszottak végig.
caption-figures = A pont az átlag ± a standard hibája; a megosztott győzelem is győzelem. Amit { $seat } nem tudhat, azt minden játszmában újraosztjuk.
caption-search = A terveket egy { $simulations } szimulációból álló keresés találta. Elöl áll a legjobb.

name = { $steps }
only-plan = Más terv nem akadt.
even = Ugyanolyan jó, mint { THE($n) } { $n }. terv, már amennyire ezek a játszmák megmutatják.
more = Kb. { $points } ponttal több, mint { THE($n) } { $n }. terv (± { $error }).
fewer = Kb. { $points } ponttal kevesebb, mint { THE($n) } { $n }. terv (± { $error }).
oftener = 100 játszmából kb. { $wins } győzelemmel több, mint { THE($n) } { $n }. terv (± { $error }).
seldomer = 100 játszmából kb. { $wins } győzelemmel kevesebb, mint { THE($n) } { $n }. terv (± { $error }).
weaker = Sokkal gyengébb.
against = Az esélyek és a pontok velük szemben értendők: { $seats }.
taken-bot = { $seat } (bot: { $strength })
taken-person = { $seat } (ilyen erősnek véve: { $strength })
strength-random = véletlen
strength-greedy = mohó
strength-easy = könnyű
strength-normal = normál
strength-hard = nehéz
strength-expert = szakértő
