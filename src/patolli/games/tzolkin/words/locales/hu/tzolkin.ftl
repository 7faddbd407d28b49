# Tzolk'in. Számnév után egyes szám áll; az árak -ért ragot kapnak (case: "for"), a fogaskerekek névelőt (case: "the").

## Nevek

title = Tzolk'in

gear-palenque =
    { $case ->
        [the] a Palenque
       *[nom] Palenque
    }
gear-yaxchilan =
    { $case ->
        [the] a Yaxchilan
       *[nom] Yaxchilan
    }
gear-tikal =
    { $case ->
        [the] a Tikal
       *[nom] Tikal
    }
gear-uxmal =
    { $case ->
        [the] az Uxmal
       *[nom] Uxmal
    }
gear-chichen_itza =
    { $case ->
        [the] a Chichen Itza
       *[nom] Chichen Itza
    }

temple-chaac = Chaac
temple-quetzalcoatl = Quetzalcoatl
temple-kukulcan = Kukulcan

technology-agriculture = Mezőgazdaság
technology-extraction = Erőforrás-kinyerés
technology-architecture = Építészet
technology-theology = Teológia

kind-farm =
    { $case ->
        [acc] gazdaságot
       *[nom] gazdaság
    }
kind-civic =
    { $case ->
        [acc] városi épületet
       *[nom] városi épület
    }
kind-tomb =
    { $case ->
        [acc] síremléket
       *[nom] síremlék
    }
kind-shrine =
    { $case ->
        [acc] szentélyt
       *[nom] szentély
    }

# a "saját" szó után
each-civic = városi épületenként
each-tomb = síremlékenként
each-shrine = szentélyenként

tile = { $id }
name-building =
    { $case ->
        [acc] { $tile } { SHOW($kind, case: "acc") }
       *[nom] { $tile } { $kind }
    }
name-monument =
    { $case ->
        [acc] { $tile } emlékművet
        [for] { $tile } emlékműért
       *[nom] { $tile } emlékmű
    }
name-wealth = { $tile }

## Javak

goods-corn =
    { $case ->
        [acc] { $n } kukoricát
        [for] { $n } kukoricáért
       *[nom] { $n } kukorica
    }
goods-wood =
    { $case ->
        [acc] { $n } fát
        [for] { $n } fáért
       *[nom] { $n } fa
    }
goods-stone =
    { $case ->
        [acc] { $n } követ
        [for] { $n } kőért
       *[nom] { $n } kő
    }
goods-gold =
    { $case ->
        [acc] { $n } aranyat
        [for] { $n } aranyért
       *[nom] { $n } arany
    }
goods-skull =
    { $case ->
        [acc] { $n } koponyát
        [for] { $n } koponyáért
       *[nom] { $n } koponya
    }
goods-points =
    { $case ->
        [acc] { $n } győzelmi pontot
        [for] { $n } győzelmi pontért
       *[nom] { $n } győzelmi pont
    }
goods-worker =
    { $case ->
        [acc] { $n } munkást
        [for] { $n } munkásért
       *[nom] { $n } munkás
    }
goods-corn_tile =
    { $case ->
        [acc] { $n } kukoricalapkát
        [for] { $n } kukoricalapkáért
       *[nom] { $n } kukoricalapka
    }
goods-wood_tile =
    { $case ->
        [acc] { $n } falapkát
        [for] { $n } falapkáért
       *[nom] { $n } falapka
    }

## Mondatrészek

paid-tail =
    { COUNT($paid) ->
        [0] { "" }
       *[other] { " " }{ SHOW($paid, case: "for") }
    }
results-tail =
    { COUNT($results) ->
        [0] { "" }
       *[other] : { $results }
    }
up = { $temple } +{ $n } ({ $step }. lépcső)
down = { $temple } −{ $n } ({ $step ->
        [-1] legalsó lépcső
       *[other] { $step }. lépcső
    })
level = { $technology } ({ $level }. szint)
board-light = a játékostábla a világosabb oldalára fordul

## Napló: lépések

keep = { $seat } titokban megtart két kezdővagyon-lapkát
kept = { $seat } kezdővagyona ({ $tiles }){ results-tail }
beg = { $seat } kukoricáért koldul{ results-tail }
place = { $seat } lerak egy munkást { SHOW($gear, case: "the") } { $space }. mezőjére{ paid-tail }
place-start = { $seat } lerak egy munkást a kezdőjátékos-mezőre{ paid-tail }
place-mercy =
    { COUNT($paid) ->
        [0] { $seat } sem fizetni, sem koldulni nem tud, és ingyen rak le egy munkást { SHOW($gear, case: "the") } { $space }. mezőjére
       *[other] { $seat } sem fizetni, sem koldulni nem tud: odaadja minden kukoricáját ({ $paid }), és lerak egy munkást { SHOW($gear, case: "the") } { $space }. mezőjére
    }
pick = { $seat } leveszi a munkását { SHOW($gear, case: "the") } { $space }. mezőjéről
use = { $seat } { SHOW($gear, case: "the") } { $space }. akcióját használja{ paid-tail }{ results-tail }
use-none = { $seat } nem használ akciót
harvest-corn = { $seat } kukoricát takarít be{ results-tail }
harvest-wood = { $seat } fát takarít be{ results-tail }
harvest-burn = { $seat } felégeti az erdőt{ results-tail }
harvest-bare = { $seat } lapka nélkül takarít be kukoricát{ results-tail }
anger = { $seat } feldühíti az isteneket{ results-tail }
temple = { $seat } az istenek kedvében jár{ results-tail }
technology = { $seat } technológiát fejleszt ({ $technology }){ results-tail }
technology-bonus = { $seat } technológiai bónuszt választ ({ $technology }){ results-tail }
pay = { $seat } { SHOW($paid, case: "acc") } fizet{ results-tail }
gain = { $seat } kap { SHOW($results, case: "acc") }
build = { $seat } { SHOW($name, case: "acc") } épít{ paid-tail }{ results-tail }
sell = { $seat } elad { SHOW($paid, case: "acc") } { SHOW($results, case: "for") }
buy = { $seat } vesz { SHOW($results, case: "acc") } { SHOW($paid, case: "for") }
skip = { $seat } itt nem tesz többet
done = { $seat } távozik a piacról

## Napló: a kör, a forduló és a játék vége

refill =
    { $n ->
        [one] Új épület: { $tiles }
       *[other] Új épületek: { $tiles }
    }
teeth-taken = { $seat } elveszi a felhalmozott kukoricát{ results-tail }
food-day-goods = { $n }. Ételnap: a munkások esznek, a templomok nyersanyagokat adnak
food-day-points = { $n }. Ételnap: a munkások esznek, a templomok győzelmi pontokat adnak
feed-free =
    { $n ->
        [1] { $seat }: a munkása ingyen eszik
       *[other] { $seat }: mind { THE($n) } { $n } munkás ingyen eszik
    }
feed =
    { $fed ->
        [0] { $seat } senkit sem etet meg
       *[other] { $seat } megetet { $fed } munkást
    }{ paid-tail }{ $free ->
        [0] { "" }
       *[other] , { $free } ingyen eszik
    }
unfed = { $seat } { $n } munkása éhes marad: { SHOW($paid, case: "acc") } veszít
age-2 = Elkezdődik a 2. kor. Új épületek: { $tiles }
temple-goods = { $seat } a templomoktól { SHOW($results, case: "acc") } kap
skulls-short = A templomok { $n } koponyával tartoznak, a talonban { $left } van: senki sem kap koponyát
temple-score =
    { $bonus ->
        [0] { $temple } { $points }
       *[other] { $temple } { $points } + { $bonus } a legmagasabb helyért
    }
temple-points = { $seat }: { $results } a templomoktól ({ $temples })
corn-laid = 1 kukorica kerül a naptárra (összesen { $n })
marker-taken = { $seat } visszaveszi a munkását a kezdőjátékos-mezőről, és megkapja a kezdőjátékos-jelzőt
marker-passed = { $seat } visszaveszi a munkását a kezdőjátékos-mezőről; a kezdőjátékos-jelző { SUFFIX($to, "hoz") } kerül
calendar = A naptár { $days } nappal fordul tovább: { $day }. nap
calendar-last = A naptár utoljára fordul
advance = { $seat } { $days } nappal forgatja tovább a naptárt: { $day }. nap
advance-dark = { $seat } { $days } nappal forgatja tovább a naptárt: { $day }. nap; a játékostábla a sötétebb oldalára fordul
fallen = { $seat } { $n } munkása leesik a fogaskerékről ({ $gears }), és visszakerül hozzá
start-returned = { $seat } visszaveszi a munkását a kezdőjátékos-mezőről
over = A játéknak vége
final-goods = { $points } a megmaradt nyersanyagokért
final-skulls = { $points } a koponyákért
final-monument = { $points } { THE($name) } { SHOW($name, case: "for") }
final = { $seat } a végén { SHOW($results, case: "acc") } kap ({ $sources }): összesen { $total }
winner = { $winners } győz ({ $total })
winner-by-workers = { $winners } győz ({ $total }); a holtverseny a fogaskerekeken álló munkások számán dőlt el
winners-shared = { $winners } közösen győznek ({ $total })

## Választások

price-tail =
    { COUNT($paid) ->
        [0] : ingyen
       *[other] : ára { $paid }
    }
back-tail =
    { $steps ->
        [0] { "" }
       *[other] { " " }({ $steps } mezővel vissza: { SHOW($back, case: "for") })
    }
blocks-tail =
    { $blocks ->
        [0] { "" }
       *[other] { " " }{ $blocks } erőforrásért
    }
do-keep = Megtartás: { $tiles }
do-beg = Koldulás kukoricáért{ results-tail }
do-place = Lerakás { SHOW($gear, case: "the") } { $space }. mezőjére{ price-tail }
do-place-more = Lerakás { SHOW($gear, case: "the") } { $space }. mezőjére
do-place-mercy = Lerakás { SHOW($gear, case: "the") } { $space }. mezőjére: minden kukoricád
do-place-start = Lerakás a kezdőjátékos-mezőre{ price-tail }
do-place-start-more = Lerakás a kezdőjátékos-mezőre
do-pick = Levétel { SHOW($gear, case: "the") } { $space }. mezőjéről
do-use = { $gear } { $space }. akciója{ back-tail }{ paid-tail }{ results-tail }
do-use-none = Akció nélkül
do-harvest-corn =
    { COUNT($results) ->
        [0] Kukorica: egy kukoricalapka és a kukoricája
       *[other] Kukorica betakarítása: { $results }
    }
do-harvest-wood =
    { COUNT($results) ->
        [0] Fa: egy falapka és a fája
       *[other] Fa betakarítása: { $results }
    }
do-harvest-burn =
    { COUNT($results) ->
        [0] Erdő felégetése (feldühíti az isteneket): az alatta lévő kukoricalapka és a kukoricája
       *[other] Erdő felégetése (feldühíti az isteneket): { $results }
    }
do-harvest-bare =
    { COUNT($results) ->
        [0] Kukorica lapka nélkül
       *[other] Kukorica lapka nélkül: { $results }
    }
do-anger = Az istenek feldühítése{ results-tail }
do-temple = Lépés felfelé{ results-tail }
do-technology = { $technology }, { $level }. szint{ blocks-tail }: { $gives }
do-technology-bonus = { $technology } bónusza{ blocks-tail }: { $gives }
do-pay = { $paid } fizetése{ results-tail }
do-gain = { $results } választása
do-sell = { $paid } eladása { SHOW($results, case: "for") }
do-buy = { $results } vásárlása { SHOW($paid, case: "for") }
do-done = Távozás a piacról
do-build = { $name } építése{ paid-tail }: { $does }
do-build-plain = { $name } építése{ paid-tail } az Építészet nélkül (az megmarad egy második épülethez): { $does }
do-monument = { $name } építése{ paid-tail }: a végén { $does }
by-architecture = { $gains } az Építészettől
do-advance-1 = A naptár forgatása 1 nappal ({ $day }. nap)
do-advance-2 = A naptár forgatása 2 nappal ({ $day }. nap); a játékostáblád a sötétebb oldalára fordul
do-skip-use = Nem kérek további akciót
do-skip-technology = Nem fejlesztek többet
do-skip-pay = Nem fizetek, nem lépek templomban
do-skip-build = Nem építek többet
do-end = Kör befejezése

gives-agriculture-1 = kukorica betakarításakor +1 kukorica
gives-agriculture-2 = kukorica betakarítása lapka nélkül; +1 kukorica halászatkor
gives-agriculture-3 = kukorica betakarításakor +2 kukorica
gives-agriculture-bonus = 1 lépcső felfelé egy választott templomban
gives-extraction-1 = fa szerzésekor +1 fa
gives-extraction-2 = kő szerzésekor +1 kő
gives-extraction-3 = arany szerzésekor +1 arany
gives-extraction-bonus = 2 választott erőforrás
gives-architecture-1 = +1 kukorica építéskor
gives-architecture-2 = +2 győzelmi pont építéskor
gives-architecture-3 = 1 erőforrással kevesebb építéskor (Uxmal: 2 kukoricával kevesebb)
gives-architecture-bonus = 3 győzelmi pont
gives-theology-1 = eggyel magasabb számú akció Chichen Itzán
gives-theology-2 = Chichen Itza-akció után: 1 erőforrásért 1 templomlépcső
gives-theology-3 = +1 koponya Yaxchilanon
gives-theology-bonus = 1 koponya

## Kérdések

ask-keep = Melyik két kezdővagyon-lapkát tartod meg?
ask-turn = Leraksz vagy leveszel munkásokat?
ask-turn-or-beg = Leraksz vagy leveszel munkásokat? Előtte koldulhatsz kukoricáért
ask-turn-place = Hová rakod le az első munkásodat?
ask-turn-place-or-beg = Hová rakod le az első munkásodat? Előtte koldulhatsz kukoricáért
ask-turn-pick = Melyik munkást veszed le először?
ask-turn-pick-or-beg = Melyik munkást veszed le először? Előtte koldulhatsz kukoricáért
ask-turn-beg = Nem tudsz munkást lerakni: melyik templomban koldulsz kukoricáért?
ask-place = Leraksz még egy munkást, vagy befejezed a kört?
ask-pick = Leveszel még egy munkást, vagy befejezed a kört?
ask-use = Melyik akciót használod?
ask-use-from = Melyik akciót használod { SHOW($gear, case: "the") } { $space }. mezőjéről levett munkással?
ask-harvest = Mit veszel el a dzsungelből?
ask-anger = Melyik templomban dühíted fel az isteneket?
ask-technology = Melyik technológiát fejleszted?
ask-pay = Mely erőforrásokkal fizetsz?
ask-gain = Melyik erőforrást kéred?
ask-temple = Melyik templomban lépsz feljebb?
ask-build = Mit építesz?
ask-exchange = Mit adsz el vagy veszel a piacon?
ask-advance = Egy vagy két nappal forgatod el a naptárt?
ask-nothing = A játéknak vége

## Lapkák és mezők

tile-priced = { $name } { SHOW($cost, case: "for") }: { $does }
tile-monument = { $name } ({ $kind }) { SHOW($cost, case: "for") }: a végén { $does }
tile-free = { $name }: { $does }
tile-brief = { $name } ({ $does })
climbs = { $temple } +{ $n }
any-temple = bármelyik templom +{ $n }
advances = { $technology } +{ $n }
any-technology = { $n } fejlesztés tetszőleges technológiában
any-block = 1 választott erőforrás
feeds-free = élelem { $n } munkásnak minden Ételnapon
feeds-cheaper = minden munkás { $n } kukoricával kevesebbet eszik
extra-building = tetszés szerint még egy épület
extra-exchange = tetszés szerint csere a piacon
extra-action = tetszés szerint bármelyik akció 1 kukoricáért (Chichen Itza kivételével)
scores-kind = { $points } saját { $kind }
scores-tile = { $points } saját épületenként és emlékművenként
scores-monument = { $two } / { $three } / { $four } győzelmi pont (2 / 3 / 4 játékos) bárki által épített emlékművenként
scores-corn-tile = { $points } saját kukoricalapkánként
scores-wood-tile = { $points } saját falapkánként
scores-workers = { $three } / { $four } / { $five } / { $six } győzelmi pont 3 / 4 / 5 / 6 munkásért
scores-level = { $points } saját technológiaszintenként
scores-mastery = { $one } / { $two } / { $three } győzelmi pont 1 / 2 / 3 vagy több 3. szintű technológiáért
scores-best-temple = { $points } lépcsőnként a kezdőmező fölött a legjobb templomodban
scores-temples = minden templomban a lépcsőd győzelmi pontjai
scores-skulls = { $points } Chichen Itza minden koponyájáért
space-plain = { $does }
space-priced = { $cost }: { $does }
space-harvest = { $corn } vagy { $wood }
space-tikal-1 = egy technológia fejlesztése
space-tikal-2 = egy épület
space-tikal-3 = egy vagy két technológia fejlesztése
space-tikal-4 = egy vagy két épület, vagy egy emlékmű
space-tikal-5 = 1 erőforrásért egy-egy lépcső két templomban
space-uxmal-1 = egy lépcső egy templomban
space-uxmal-2 = csere a piacon
space-uxmal-3 = 1 munkás
space-uxmal-4 = egy épület kukoricáért
space-uxmal-5 = bármelyik akció Chichen Itza kivételével

## Miért nem lehetséges most valami

lack-tail =
    { COUNT($lack) ->
        [0] { "" }
       *[other] . Még hiányzik: { $lack }
    }
not-first = Előbb ezt kell eldönteni: { $question }
not-worker = Itt { $seat } munkása áll
not-neutral = Itt egy álmunkás áll; soha nem hagyja el a fogaskereket
not-full = Minden mező foglalt itt: { $gear }
not-lowest = A munkás a fogaskerék legalacsonyabb szabad mezőjére kerül: { $gear } { $space }
not-in-hand = Nincs munkás a kezedben
not-payable = Az ára { $price }, nálad { $have } van
not-mercy = Sem fizetni, sem koldulni nem tudsz: a munkásnak arra a fogaskerékre kell mennie, amelynek a legalacsonyabb szabad mezője a legolcsóbb
not-mercy-more = Ha egy munkást nem tudtál kifizetni, ebben a körben többet nem rakhatsz le
not-picking = Ebben a körben munkásokat veszel le, ezért nem rakhatsz le egyet sem
not-placing = Ebben a körben munkásokat raksz le, ezért nem vehetsz le egyet sem
not-start-own = Itt már a te munkásod áll
not-no-action = A 0. mezőnek nincs akciója
not-any = Válassz egyet az akciók közül 1-től { $top }-ig
not-reached = Ezt az akciót nem éri el { SHOW($gear, case: "the") } { $space }. mezőjéről levett munkás
not-back = Idáig visszalépni { SHOW($price, case: "for") } lehet, nálad { $have } van
not-chichen = Bármelyik akció lehet, csak Chichen Itzáé nem
not-again = Ezzel az akcióval nem választhatod újra ugyanezt az akciót
not-used = Ezt az akciót már használták: koponya fekszik rajta
not-skull = Ehhez koponya kell, és neked nincs
not-bank = A talonban nincs több koponya
not-jungle-left = A dzsungelnek ebben a csoportjában nem maradt lapka
not-advance-any = A legolcsóbb fejlesztés { $price } erőforrásba kerül, neked { $have } van
not-block = Ehhez erőforrás kell, és neked nincs
not-climb-any = Egyik templomban sem tudsz feljebb lépni
not-building-any = Egyik épületet sem tudod kifizetni
not-building-monument = Egyik épületet és emlékművet sem tudod kifizetni
not-row-empty = Nem maradt épület
not-building-corn = A legolcsóbb épület összesen { $price }, nálad { $have } van
not-market = Nem lenne mit cserélned: nincs erőforrásod, és 2-nél kevesebb kukoricád van
not-six = Már mind a hat munkásod megvan
not-build-now = Épületet a Tikal 2. vagy 4., kukoricáért az Uxmal 4. mezőjén építhetsz{ lack-tail }
not-monument-now = Emlékművet a Tikal 4. mezőjén építhetsz{ lack-tail }
not-monument-only = Emlékművet csak a Tikal 4. mezőjén építhetsz, épületek helyett
not-lack = Hiányzik: { $lack }
not-lack-saved = Hiányzik: { $lack }; az Építészet csak egy erőforrást spórol meg
not-top = Már a legfelső szinten állsz
not-top-taken = A legfelső szinten csak egy játékos állhat, és ott már { $seat } áll
not-climb-now = Templomlépcsőt a Tikal 5., az Uxmal 1. mezője, Chichen Itza és néhány lapka ad
not-two-temples = A két lépcsőt különböző templomokban kell megtenned
not-bottom = Már a legalsó lépcsőn állsz
not-advance-now = Technológiát a Tikal 1. és 3. mezőjén fejleszthetsz
not-advance-now-price = Technológiát a Tikal 1. és 3. mezőjén fejleszthetsz; ez { $price } erőforrásba kerül, neked { $have } van
not-advance-price = Ez { $price } erőforrásba kerül, neked { $have } van
not-bonus-temple = A bónusz egy templomlépcső, és egyik templomban sem tudsz feljebb lépni
not-bonus-skull = A bónusz egy koponya, és a talonban nincs több
not-jungle-now = A dzsungelnek ebből a csoportjából a Palenque { $n }. mezőjén vehetsz el lapkát
not-jungle-other = A Palenque { $n }. mezőjén csak a dzsungel { $n }. csoportjából vehetsz el lapkát
not-goods-now = Az erőforrások Yaxchilanról és Palenquéről jönnek, cserélni az Uxmal 2. mezőjén lehet
not-gain-order = A két erőforrást fa, kő, arany sorrendben veszed el
not-pay-together = Egy fizetés erőforrásait egyszerre választod ki
not-market-sold = Amit eladtál, azt nem veheted vissza
not-market-order = Előbb minden eladás, aztán minden vásárlás, mindkettő fa, kő, arany sorrendben
not-market-price = Nincs mit eladnod belőle; az ára { $price }, nálad { $have } van
not-calendar-last = A naptár ennek a fordulónak a végén fordul utoljára
not-calendar-free = A naptár a forduló végén fordul: magától egy nappal, ha senki sem áll a kezdőjátékos-mezőre
not-calendar-other = A kezdőjátékos-mezőn { $seat } áll, és a forduló végén elforgatja a naptárt
not-calendar-own = A forduló végén te forgatod a naptárt; két nappal csak akkor, ha egyetlen játékos munkása sem áll egy fogaskerék utolsó előtti mezőjén
not-calendar-dark = A forduló végén te forgatod a naptárt, de csak egy nappal: a játékostáblád a sötétebb oldalán fekszik

## Lehetőségek néhány szóban, egy jel mellett

short-start = Kezdőjátékos-mező
short-none = Akció nélkül
short-beg = Koldulás
short-bonus = { $technology }: bónusz
short-pay = Fizetés
short-gain = Választás
short-sell = Eladás
short-buy = Vásárlás
short-days = { $n } nap
short-end = Kör vége
short-skip = Semmi
short-plain = { $tile } építészet nélkül
short-harvest-corn = Kukorica
short-harvest-wood = Fa
short-harvest-burn = Felégetés
short-harvest-bare = Kukorica lapka nélkül
short-space = { $gear } { $space }
short-tile = { $tile }
short-keep = { $tiles }

## Miért jobb egy lépés egy másiknál

why-both =
    { $n ->
        [0] Ami több, mint a körödben: { $more }; ami kevesebb: { $less }.
       *[other] Több, mint { THE($n) } { $n }. tervvel: { $more }; kevesebb: { $less }.
    }
why-more =
    { $n ->
        [0] Ami több, mint a körödben: { $more }.
       *[other] Több, mint { THE($n) } { $n }. tervvel: { $more }.
    }
why-less =
    { $n ->
        [0] Egyelőre kevesebb, mint a körödben: { $less }. Később térül meg.
       *[other] Kevesebb, mint { THE($n) } { $n }. tervvel: { $less }.
    }
why-built = Megépül: { $tiles }.
why-first = Egyedül te állsz legmagasabban ebben a templomban: { $temples }.
why-workers =
    { $n ->
        [0] Munkásaid helye: { $here }; a te köröddel: { $there }.
       *[other] Munkásaid helye: { $here }; { THE($n) } { $n }. tervvel: { $there }.
    }
why-standing = Munkásaid további helye: { $here }.
