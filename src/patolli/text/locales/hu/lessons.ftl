# Hibák a leckék fájljaiban: hol vannak, és mi a baj (docs/lessons.md). A fordított ékezetek közt a fájl mezői állnak.

text = { $id }

in-step = { $n }. lépés
in-field = { $n }. lépés, { $field }

fault-large = a fájl { $most } bájtnál nagyobb, ez egy leckéhez túl sok
fault-json = ez nem JSON-dokumentum: { $why }
fault-deep = ez nem lecke: túl mélyen egymásba ágyazott, vagy túl nagy számok vannak benne
fault-format = ez legyen: "{ $format }"
fault-language = { $language } nem szerepel az itteni nyelvek között: { $known }
fault-empty = { THE($language) } „{ $language }” nyelvű szöveg üres
fault-text = nincs „{ $text }” szöveg a játék szövegei közt ({ $game }); írd ide magát a szöveget, nyelvenként
fault-both = van játszmafájl, ezért a `players`, a `seed` és az `options` hatástalan: töröld őket
fault-other-game = a játszmafájl egy másik játéké: { $game }
fault-start = kell egy `record`, vagy `players` és `seed`
fault-over = itt már vége a játéknak, nincs mit tanulni
fault-seat = { THE($seat) } { $seat }. hely tanul, de itt { THE($other) } { $other }. hely dönt; mások helyett az előző lépés `then` mezője játszik
fault-task = hiányzik: a lépés vár valamire, de senki sem tudja meg, mire
fault-useless = felesleges: a lépés `wait` mezője semmire sem vár
fault-goal-path = a nézetben nincs ilyen szám: „{ $name }”
fault-goal-number = kell egy `least` vagy `most`
fault-reply = kell `tokens` vagy `verb`: mire szól ez a válasz?
fault-never = „{ $token }” ebben a lépésben sosem választható
fault-verb = semmi sem választható ebben a lépésben, ami így kezdődik: „{ $verb }”
fault-early = a cél vagy egy másik út itt már megvan: itt érjen véget ez az út
fault-short = ez az út nem éri el a célt
fault-place = itt nincs ilyen hely a táblán: „{ $place }”
fault-moves = a lecke { $n } húzással jut el a lépéseihez, a játszmafájlokéval együtt; legfeljebb { $most } húzást játszunk le
fault-ways = az utakban összesen { $n } kód van; legfeljebb { $most } kódot próbálunk ki

good =
    { $steps ->
        [one] A lecke jó: { $steps } lépés.
       *[other] A lecke jó: { $steps } lépés.
    }
bad =
    { $count ->
        [one] { $count } hiba:
       *[other] { $count } hiba:
    }
say-here = Írd ide, miről szól ez az állás.
do-here = Írd ide, mi a teendő.
