# Leckék, és az oldal, amely hozzájuk vezet.

## Az oldal

learn-title = Tanuld meg a játékot
learn-lessons =
    { $n ->
        [one] Egy rövid lecke
       *[other] { $n } rövid lecke
    }
learn-lessons-text = Az igazi táblán, egyenként két-öt perc.
learn-all-done = Mindegyiket elvégezted. Bármelyiket megismételheted.
learn-begin = Kezdés
learn-go-on = Folytatás: { $title }
learn-again = Kezdés elölről
learn-is-done = kész
learn-at-step = Folytatás { THE($n) } { $n }. lépéstől
learn-group-aztecs = Az aztékok
learn-first-game = Az első játszmád
learn-first-game-text = A könnyű botok is hibáznak. Semmi sem végleges, amíg meg nem erősíted, a tippek pedig jó lépéseket mutatnak.
learn-rules = A szabályok
learn-rules-text = Helyek és lapok szerint, képekkel és keresővel.

## Egy lecke

lesson-of = { $n }. lecke
lesson-step = { $n }. lépés, összesen { $of }
lesson-label = { $n }. lecke, { $step }. lépés, összesen { $of }
lesson-task = Feladat:{" "}
lesson-all = Minden lecke
lesson-back = Vissza
lesson-next = Tovább
lesson-show = Mutasd meg
lesson-skip = Kihagyom
lesson-well = Ügyes!
lesson-read = Olvasd el, aztán válaszd a „Tovább” gombot
lesson-possible = Lehetséges, de most ez a feladat: { $task }
lesson-pointed = erről van szó
lesson-done = Kész { THE($n) } { $n }. lecke.
lesson-next-lesson = Következő lecke: { $title }
lesson-gone = Nincs ilyen lecke
lesson-gone-text = Lehet, hogy most más a neve. Minden lecke egy oldalon van.
lesson-waiting = A lecke a szerverre vár
