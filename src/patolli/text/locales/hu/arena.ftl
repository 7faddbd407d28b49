# Bajnokságok: a táblázat a terminálban és a jelentés.

text = { $id }

## A jelentés

title = { $game }: ágensek bajnoksága
played =
    { $games ->
        [one] { $games } játszma
       *[other] { $games } játszma
    }, { $players } játékos, { $agents ->
        [one] { $agents } ágens
       *[other] { $agents } ágens
    }
intervals = 95%-os konfidenciaintervallumok; figyelembe veszik, hogy több játszma ugyanazzal az osztással indul.

section-short = Röviden
section-agents = Az ágensek
section-ratings = Játékerő
section-wins = Győzelmek
section-days = Pontok napról napra
section-sources = Miből lesz a pont
section-openings = Nyitások
section-duels = Ki végez ki előtt
section-seats = Helyek az asztalnál
section-speed = Hossz és sebesség
section-faults = Hibák
section-made = Hogyan készült

## Röviden

short-first = { $agent } nyert a leggyakrabban: játszmáinak { $share }-án. Ha mindenki egyforma erős volna, ez { $fair } lenne.
short-above = { $other } ellen a találkozások { $share }-ában végzett előrébb.
short-sure = Ezt a véletlen önmagában nem magyarázza.
short-unsure = Ez lehet véletlen is: több játszma megmutatná.
short-alone = { $agent } önmaga ellen játszott.
short-winner = A játszma győztesének átlagosan { $points } pontja van.
short-partly =
    { $played ->
        [one] A bajnokság nem ért véget: eddig { $played } játszma a tervezett { $games } közül.
       *[other] A bajnokság nem ért véget: eddig { $played } játszma a tervezett { $games } közül.
    }
short-faults =
    { $n ->
        [one] { $n } alkalommal nem válaszolt egy ágens, és véletlen lépés történt helyette.
       *[other] { $n } alkalommal nem válaszolt egy ágens, és véletlen lépés történt helyette.
    }

## Mit mutatnak a táblázatok és ábrák

caption-agents = A legerősebb az első. Győzelmek: a nyertes helyek aránya, a megosztott győzelem részben számít. Pont és helyezés: egy hely átlaga. Zárójelben az intervallum.
caption-ratings = OpenSkill-játékerő: mindenki 25-ről indul. A ponton átmenő vonal az intervallum.
caption-wins = A nyertes helyek aránya intervallummal; a megosztott győzelem részben számít. Szaggatott vonal: ha mindenki egyforma erős volna.
caption-days = Egy hely átlagos pontszáma az egyes napok végén. Az utolsó a végeredmény.
caption-sources = Egy hely átlagos pontszáma forrás szerint. A veszteség a nullától balra van; két háromszög jelöli az összeget.
caption-openings =
    { $n ->
        [one] Milyen gyakran nyert egy hely ezzel a nyitással, intervallummal; csak a legalább { $n } alkalommal látott nyitások. Szaggatott vonal: az átlag. Azt mutatja, mi jár együtt a győzelemmel, nem azt, mi okozza.
       *[other] Milyen gyakran nyert egy hely ezzel a nyitással, intervallummal; csak a legalább { $n } alkalommal látott nyitások. Szaggatott vonal: az átlag. Azt mutatja, mi jár együtt a győzelemmel, nem azt, mi okozza.
    }
caption-duels = Milyen gyakran végzett a sor ágense az oszlopé előtt, amikor mindketten az asztalnál ültek; az azonos helyezés félnek számít. Félkövér: a véletlen önmagában nem magyarázza.
caption-seats = Mennyit ér a sorrend az asztalnál, bárki ült is ott: a győzelmek aránya intervallummal.
caption-speed = Egy hely döntései egy játszmában, amelyekre több válasz volt, és egy ilyen döntés ideje.
caption-faults =
    { $n ->
        [one] { $n } hiba
       *[other] { $n } hibából { $shown }
    }
note-together = Itt erős és gyenge ágensek keverednek: jónak látszik az a nyitás, amelyet az erősek kedvelnek.
all-agents = Minden ágens együtt
numbers = Számok
mark-fair = egyforma erő esetén: { $share }
mark-average = átlag: { $share }
seat-number = { $n }. hely

head-agent = Ágensek
head-games = Játszmák
head-rating = Játékerő
head-wins = Győzelmek
head-points = Pont
head-place = Helyezés
head-faults = Hibák
head-day = Nap
head-source = Forrás
head-opening = Nyitás
head-times = Előfordulás
head-chosen = Választva
head-seat = Hely
head-decisions = Döntések
head-time = ms döntésenként
head-game = Játszma
head-decision = Döntés
head-problem = Mi történt

## Hossz és sebesség

length = Egy játszmában átlagosan { $decisions } olyan döntés van, amelyre több válasz lehetséges.
thinking = Az ágensek gondolkodási ideje összesen { $time }, játszmánként { $each }.
hours = { $n } óra
minutes = { $n } perc
seconds = { $n } másodperc
milliseconds = { $n } ezredmásodperc

## Hibák

no-faults = Minden ágens minden kérdésre válaszolt.
faults-mean = Hibázik az ágens, ha összeomlik, megakad, vagy nem szabályos lépést mond. A játszma véletlen lépéssel folytatódik helyette.

## Hogyan készült

made-how = Az alábbi adatok minden játszmát meghatároznak, így bárki lejátszhatja ugyanezeket; csak az idők térnek el, és az óra szerint gondolkodó ágensek.
made-command = A parancs, ugyanazzal a verzióval és ugyanazokkal az ágensekkel:
made-players = Játékosok
made-deals = Különböző osztások
made-seed = Véletlenmag
made-limit = Idő egy döntésre
made-version = Patolli-verzió
no-limit = nincs megadva
games-of = { $played } a tervezett { $games } közül

## A táblázat a terminálban

table-winner = A győztes pontszáma: { $points }
table-games =
    { $games ->
        [one] { $games } játszma
       *[other] { $games } játszma
    }, játszmánként { $decisions } döntés, gondolkodási idő: { $time }
table-fair = Egyforma erő esetén: { $share } győzelem

## A Tzolk'in nyitásai

opening-keep = Megtartott kezdővagyon-lapkák
opening-first = Az első körben lerakott munkások
opening-technology = Az első fejlesztett technológia
start-space = kezdőjátékos-mező
