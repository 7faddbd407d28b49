# Imperial Settlers: napló, választások és kérdések. Az áruk ragot kapnak (case: "acc", "for"); a lapok neve nem: kettőspont
# után vagy jelzőként áll.

## Nevek és mondatrészek

title = Imperial Settlers
id = { $id }
card-id = { $id }
virtual =
    { $case ->
        [acc] a virtuális játékost
       *[nom] a virtuális játékos
    }
got-card =
    { $case ->
        [acc] egy lapot („{ $card }”)
       *[nom] „{ $card }”
    }
got-blessing =
    { $case ->
        [acc] áldást ({ $color })
       *[nom] áldás ({ $color })
    }
got-tricolor =
    { $case ->
        [acc] háromszínű áldást
       *[nom] háromszínű áldás
    }
each-time = alkalmanként { $does }
paid-tail =
    { COUNT($paid) ->
        [0] { "" }
       *[other] { " " }{ SHOW($paid, case: "for") }
    }
results-tail =
    { COUNT($results) ->
        [0] { "" }
       *[other] { " " }→ { $results }
    }
offer-tail =
    { COUNT($paid) ->
        [0] { COUNT($results) ->
            [0] { "" }
           *[other] { " " }– kapsz { SHOW($results, case: "acc") }
        }
       *[other] { COUNT($results) ->
            [0] { " " }– fizetsz { SHOW($paid, case: "acc") }
           *[other] { " " }– fizetsz { SHOW($paid, case: "acc") }; kapsz { SHOW($results, case: "acc") }
        }
    }
deed-tail =
    { COUNT($paid) ->
        [0] { COUNT($results) ->
            [0] { "" }
           *[other] { " " }– { $results }
        }
       *[other] { COUNT($results) ->
            [0] { " " }– fizetsz { SHOW($paid, case: "acc") }
           *[other] { " " }– fizetsz { SHOW($paid, case: "acc") }; { $results }
        }
    }

## Napló: lépések

take = { $seat } elveszi { THE($card) } „{ $card }” lapot
take-hidden = { $seat } elvesz egy lapot
keep-hidden = { $seat } megtart egy lapot{ results-tail }
keep = { $seat } megtartja { THE($card) } „{ $card }” lapot{ results-tail }
discard = { $seat } eldobja { THE($card) } „{ $card }” lapot{ gave-tail }{ results-tail }
drop = { $seat } felbontja { THE($card) } „{ $card }” üzletet{ gave-tail }{ results-tail }
draw-common = { $seat } húz a közös pakliból{ results-tail }
draw-faction = { $seat } húz a saját frakciópakliból{ results-tail }
build-begin = { $seat } építeni kezdi { THE($card) } „{ $card }” helyszínt
build = { $seat } felépíti { THE($card) } „{ $card }” helyszínt{ paid-tail }{ results-tail }
deal-begin = { $seat } üzletet kezd kötni { THE($card) } „{ $card }” lappal
deal = { $seat } üzletet köt { THE($card) } „{ $card }” lappal{ paid-tail }{ results-tail }
give-up = { $seat } feladja { THE($card) } „{ $card }” helyszínt
give-up-foundation = { $seat } felad egy alapot
pay = { $seat } fizet { SHOW($paid, case: "acc") }{ results-tail }
raze-hand = { $seat } kézből lerombolja { THE($card) } „{ $card }” lapot{ paid-tail }{ results-tail }
raze = { $seat } lerombolja { THE($card) } „{ $card }” helyszínt ({ $owner }){ paid-tail }{ results-tail }
use-begin = { $seat } használni kezdi { THE($card) } „{ $card }” helyszínt
use = { $seat } használja { THE($card) } „{ $card }” helyszínt{ paid-tail }{ results-tail }
use2 = { $seat } kétszer használja { THE($card) } „{ $card }” helyszínt{ paid-tail }{ results-tail }
send = { $seat } munkást küld egy helyszínre: „{ $card }” ({ $owner }){ results-tail }
spend = { $seat } elkölt { SHOW($paid, case: "acc") }{ results-tail }
pass = { $seat } passzol
skip = { $seat } nem él a lehetőséggel
done = { $seat } ezzel végzett{ paid-tail }{ results-tail }
defend = { $seat } védelemjelzővel védi { THE($card) } „{ $card }” helyszínt
samurai = { $seat } szamurájt állít { THE($card) } „{ $card }” helyszínre{ results-tail }
put-card-hidden = { $seat } lapot tesz { THE($place) } „{ $place }” helyszínhez{ results-tail }
put-card = { $seat } lapot tesz { THE($place) } „{ $place }” helyszínhez: „{ $card }”{ results-tail }
put-good = { $seat } { SHOW($paid, case: "acc") } tesz { THE($place) } „{ $place }” helyszínre{ results-tail }
lay-foundation-hidden = { $seat } lerak egy lapot alapnak{ results-tail }
lay-foundation = { $seat } lerakja alapnak { THE($card) } „{ $card }” lapot{ results-tail }
good = { $seat } elvesz egy árut a rombolásmezőről{ results-tail }
target = { $seat } { THE($card) } „{ $card }” lapot választja{ paid-tail }{ results-tail }
target-of = { $seat } { THE($card) } „{ $card }” lapot választja ({ $owner }){ paid-tail }{ results-tail }
target-deal = { $seat } üzletet választ: „{ $card }” ({ $owner }){ paid-tail }{ results-tail }
opponent = { $seat } választása: { $other }{ results-tail }
steal = { $seat } lop { SUFFIX($other, "tól") }{ results-tail }
option-begin = { $seat } { THE($n) } { $n }. lehetőséget választja{ paid-tail }
option = { $seat } { THE($n) } { $n }. lehetőséget választja{ paid-tail }{ results-tail }
swap = { $seat } visszaad { SHOW($paid, case: "acc") }{ results-tail }
swap-card = { $seat } visszaadja { THE($card) } „{ $card }” lapot{ results-tail }
color = { $seat } színt választ ({ $color }){ results-tail }
blessing = { $seat } áldást vesz magához ({ $color }){ results-tail }
store = { $seat } áldást raktároz ({ $color })
offer = { $seat } lemond egy áldásról ({ $color }){ paid-tail }{ results-tail }
statue = { $seat } szobrot vesz el ({ $statue }){ results-tail }
pray-draw = { $seat } lapokat húz az imához{ results-tail }
pray-tokens = { $seat } csak áldásokkal imádkozik{ results-tail }
stored = { $seat } raktározott lapot ad az imához: „{ $card }”{ results-tail }
give = { $seat } nyersanyagot költ az imára ({ $good }){ results-tail }
source = { $seat } { THE($card) } „{ $card }” lapot választja következőnek{ paid-tail }{ results-tail }
source-board = { $seat } a frakciótáblát választja következőnek{ paid-tail }{ results-tail }

## Napló: mi változott az asztalon

prayer = Ima: { $n } húzott lap ({ $colors })
drawn-color = { $n } { $color }
drawn-plain = { $n } szín nélküli
looks = { $seat } megnézi: { SHOW($cards, case: "quoted") }
becomes-foundation = „{ $card }” ({ $owner }) alappá válik
leaves = „{ $card }” ({ $owner }) a dobópakliba kerül
taken-over = A forduló végéig { $seat } irányítja: „{ $card }” ({ $owner })
blocked = „{ $card }” ({ $owner }) erre a fordulóra blokkolva van
ready = „{ $card }” ({ $owner }) újra használható
stored-up = Imákhoz raktározva (itt: „{ $place }”): { SHOW($cards, case: "quoted") }
deal-lost = Véget ér egy üzlet: „{ $card }” ({ $owner })
deal-taken = { $seat } megszerez egy üzletet: „{ $card }” ({ $owner })
route-made = { $seat } kereskedelmi útvonalon köt üzletet: „{ $card }”
route-lost = Véget ér egy kereskedelmi útvonalon kötött üzlet: „{ $card }” ({ $owner })
gets = { $seat } kap { SHOW($results, case: "acc") }
loses = { $seat } { SHOW($paid, case: "acc") } veszít

## Napló: fázisok és fordulók

row = Felderítés, kirakva: { SHOW($cards, case: "quoted") }
row-left = Senki nem vette el: { SHOW($cards, case: "quoted") }
virtual-takes = A virtuális játékos kapja: { SHOW($cards, case: "quoted") }
virtual-keeps = A virtuális játékos begyűjti: { SHOW($cards, case: "quoted") }
production = Termelés ({ $seat }){ results-tail }{ gave-tail }
gave-tail =
    { COUNT($paid) ->
        [0] { "" }
       *[other] , elköltve: { $paid }
    }
cleanup = Rendezés: { $seat } eldob { SHOW($paid, case: "acc") }
round = { $n }. forduló. Kezdőjátékos: { $first }
attack = Felfordítva egy támadáslap: { $good }
attack-hit = A virtuális játékos elvesz egy helyszínt ({ $seat }): „{ $card }”
attack-miss = { $n } támadás nem talál helyszínt

## Napló: a játék vége

over = A játéknak vége
final-locations = { $points } a helyszínekért
final-feature = { $points }: „{ $card }”
final-statues = { $points } a szobrokért
final = { $seat } a végén { SHOW($results, case: "acc") } kap ({ $sources }): összesen { $total }
winner = { $winners } győz ({ $total })
winner-by-goods = { $winners } győz ({ $total }); a holtverseny a megmaradt munkások és nyersanyagok, majd a kézben lévő lapok számán dőlt el
winners-shared = { $winners } közösen győznek ({ $total })
solo-won = { $seat } győz. Frakcióhelyszínek: { $n }, a virtuális játékos begyűjtött lapjai: { $collected }. Rang: { $rank } ({ $total })
solo-lost = { $seat } veszít. Frakcióhelyszínek: { $n }, a virtuális játékos begyűjtött lapjai: { $collected }

## Választások

do-take = Elvétel: „{ $card }”
do-keep = Megtartás: „{ $card }”
do-discard = Eldobás: „{ $card }”
do-drop = Üzlet felbontása: „{ $card }”
do-defend = Védelemjelző ide: „{ $card }”
do-samurai = Szamuráj ide: „{ $card }”
do-put = Valami ráhelyezése: „{ $card }”
do-stored = Raktározott lap hozzáadása: „{ $card }”
do-draw-common = Húzás a közös pakliból
do-draw-faction = Húzás a frakciópakliból
do-pray-draw = Lapok húzása az imához
do-pray-tokens = Ima csak áldásokkal, húzás nélkül
do-build = Építés: „{ $card }”{ offer-tail }
do-deal = Üzlet: „{ $card }”{ offer-tail }
do-raze-hand = Rombolás kézből: „{ $card }”{ offer-tail }
do-raze = Rombolás: „{ $card }” ({ $owner }){ offer-tail }
do-use = Használat: „{ $card }”{ deed-tail }
do-use2 = Használat kétszer: „{ $card }”{ deed-tail }
do-send = Munkás küldése: „{ $card }” ({ $owner }){ deed-tail }
do-spend =
    { COUNT($paid) ->
        [0] Munkások elköltése
       *[other] { $paid } elköltése{ COUNT($results) ->
            [0] { "" }
           *[other] { " " }– kapsz { SHOW($results, case: "acc") }
        }
    }
do-pass = Passzolás erre a fordulóra
do-end = Kör befejezése
do-skip = Nem kérem
do-done-swap = A többi marad
do-done-spend = Nem költök több munkást
do-done-stored = Nem kell több raktározott lap
do-done-give = Nem költök több nyersanyagot
do-done-card = Nem kell több lap
do-location = Feladás: „{ $card }”
do-location-foundation = Egy alap feladása
do-pay = Fizetés: { $paid }{ results-tail }
do-card = Kiválasztás: „{ $card }”{ offer-tail }
do-put-good = Ráhelyezés: { $paid }
do-good = Választás: { $results }
do-target = Kiválasztás: „{ $card }”{ offer-tail }
do-target-of = Kiválasztás: „{ $card }” ({ $owner }){ offer-tail }
do-target-deal = Üzlet: „{ $card }” ({ $owner }){ offer-tail }
do-opponent = Kiválasztás: { $other }
do-steal = Lopás ({ $other }): { $results }
do-option = { $n }. lehetőség{ offer-tail }
do-option-begin = { $n }. lehetőség választása
do-swap = Visszaadás: { $paid }{ results-tail }
do-swap-card = Lap visszaadása: „{ $card }”{ results-tail }
do-color = Szín: { $color }
do-blessing = Áldás: { $color }
do-store = Áldás raktározása: { $color }
do-offer = Lemondás az áldásról: { $color }
do-statue = Szobor: { $statue }
do-give = Elköltés az imára: { $good }
do-source = Következik: „{ $card }”
do-source-board = Következik: a frakciótábla

## Kérdések

ask-take = Melyik lapot veszed el?
ask-source = Mi következik?
ask-draw = Melyik pakliból húzol?
ask-keep = Melyik lapot tartod meg?
ask-turn = Te jössz: melyik akciót választod?
ask-after = Teszel még valamit, vagy befejezed a kört?
ask-put = Mit teszel erre a helyszínre?
ask-location = Melyik helyszínt adod fel az építkezéshez?
ask-pay = Mivel fizetsz?
ask-discard = Melyik lapot dobod el?
ask-drop = Melyik üzletedet bontod fel?
ask-target = Mit választasz ehhez a képességhez?
ask-target-attack = Melyik helyszínedet veszted el a támadásban?
ask-build = Mit építesz?
ask-card = Melyik lapot szánod rá a kezedből?
ask-good = Melyik árut kéred?
ask-opponent = Ki dobjon el egy lapot?
ask-steal = Mit lopsz el, és kitől?
ask-option = Melyik lehetőséget választod?
ask-swap = Mely árukat adod vissza pontokért?
ask-samurai = Hová kerül a szamuráj?
ask-spend = Elköltesz még 2 munkást?
ask-color = Melyik színt választod?
ask-pray = Lapokat húzol az imához, vagy csak áldásokat használsz?
ask-stored = Melyik raktározott lap csatlakozik az imához?
ask-give = Mely nyersanyagokat költöd az imára?
ask-blessing = Melyik áldást kéred?
ask-store = Melyik áldást raktározod?
ask-offer = Melyik áldásról mondasz le?
ask-statue = Melyik szobrot veszed el?
ask-nothing = A játéknak vége

## Honnan jönnek a pontok, milyen volt a nyitás

source-gate = Helyszínek alá tett lapok
source-razing = Rombolás
source-production = Termelés
source-building = Építkezés
source-deals = Üzletek
source-actions = Akcióhelyszínek
source-locations = Közös helyszínek a végén
source-faction_locations = Frakcióhelyszínek a végén
source-end_features = Tulajdonságok a végén
opening-faction = Frakció
opening-first = Első akció
opening-built = Elsőként épített helyszín
first-build = Építés
first-deal = Üzletkötés
first-raze = Rombolás
first-use = Akcióhelyszín használata
first-send = Munkás küldése ellenfélhez
first-spend = Munkások elköltése
first-pass = Passzolás

## Lehetőségek néhány szóban, egy jel mellett

short-foundation = Egy alap
short-board = Frakciótábla
short-build = Építés: „{ $card }”
short-deal = Üzlet: „{ $card }”
short-raze = Rombolás: „{ $card }”
short-use = Használat: „{ $card }”
short-use2 = Kétszer: „{ $card }”
short-send = Munkás: „{ $card }”
short-discard = Eldobás: „{ $card }”
short-drop = Felbontás: „{ $card }”
short-defend = Védelem: „{ $card }”
short-samurai = Szamuráj ide: „{ $card }”
short-draw-common = Közös pakli
short-draw-faction = Frakciópakli
short-pray-draw = Laphúzás
short-pray-tokens = Csak áldások
short-option = { $n }. lehetőség
short-pay = Fizetés
short-skip = Nem kérem
short-done = Kész
short-end = Kör befejezése
short-pass = Passz
short-card = { $card }
short-good = { $good }
short-color = { $color }
short-statue = { $statue }
short-seat = { $other }
short-steal = { $other }: { $good }

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
why-built = Megépül: { $cards }.
why-deal = Üzletet kötsz: { $cards }.
why-razed = Lerombolva: { $cards }.
