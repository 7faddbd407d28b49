# Imperial Settlers: napló, választások és kérdések. Az áruk ragot kapnak (case: "acc", "for"); a lapok neve nem: kettőspont
# után vagy jelzőként áll.

## Nevek és mondatrészek

id = { $id }
card-id = { $id }
virtual = a virtuális játékos
got-card =
    { $case ->
        [acc] { $card } lapot
       *[nom] { $card } lap
    }
got-blessing =
    { $case ->
        [acc] áldást ({ $color })
       *[nom] áldás ({ $color })
    }
got-tricolor = a háromszínű áldás
each-time = alkalmanként { $does }
paid-tail =
    { COUNT($paid) ->
        [0] { "" }
       *[other] , { SHOW($paid, case: "for") }
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

take = { $seat } lapot vesz el: { $card }
take-hidden = { $seat } elvesz egy lapot
keep-hidden = { $seat } megtart egy lapot{ results-tail }
keep = { $seat } lapot tart meg: { $card }{ results-tail }
discard = { $seat } lapot dob el: { $card }{ gave-tail }{ results-tail }
drop = { $seat } felbont egy üzletet: { $card }{ gave-tail }{ results-tail }
draw-common = { $seat } húz a közös pakliból{ results-tail }
draw-faction = { $seat } húz a saját frakciópakliból{ results-tail }
build-begin = { $seat } helyszínt készül építeni: { $card }
build = { $seat } helyszínt épít: { $card }{ paid-tail }{ results-tail }
deal-begin = { $seat } üzletet készül kötni: { $card }
deal = { $seat } üzletet köt: { $card }{ paid-tail }{ results-tail }
give-up = { $seat } felad egy helyszínt: { $card }
give-up-foundation = { $seat } felad egy alapot
pay = { $seat } fizet { SHOW($paid, case: "acc") }{ results-tail }
raze-hand = { $seat } kézből rombol le egy lapot: { $card }{ paid-tail }{ results-tail }
raze = { $seat } lerombol egy helyszínt: { $card } ({ $owner }){ paid-tail }{ results-tail }
use-begin = { $seat } helyszínt készül használni: { $card }
use = { $seat } helyszínt használ: { $card }{ paid-tail }{ results-tail }
use2 = { $seat } helyszínt használ kétszer: { $card }{ paid-tail }{ results-tail }
spend = { $seat } bead { SHOW($paid, case: "acc") }{ results-tail }
pass = { $seat } passzol
skip = { $seat } nem él a lehetőséggel
done = { $seat } ezzel végzett{ paid-tail }{ results-tail }
defend = { $seat } védelemjelzővel véd egy helyszínt: { $card }
samurai = { $seat } szamurájt állít egy helyszínre: { $card }{ results-tail }
put-card-hidden = { $seat } lapot tesz egy helyszínhez: { $place }{ results-tail }
put-card = { $seat } lapot tesz egy helyszínhez ({ $place }): { $card }{ results-tail }
put-good = { $seat } { SHOW($paid, case: "acc") } tesz ide: { $place }{ results-tail }
lay-foundation-hidden = { $seat } lerak egy lapot alapnak{ results-tail }
lay-foundation = { $seat } alapot rak le: { $card }{ results-tail }
good = { $seat } elvesz egy árut a mezőről{ results-tail }
target = { $seat } célpontja: { $card }{ paid-tail }{ results-tail }
target-of = { $seat } célpontja: { $card } ({ $owner }){ paid-tail }{ results-tail }
target-deal = { $seat } üzletet választ: { $card } ({ $owner }){ paid-tail }{ results-tail }
opponent = { $seat } ellenfelet választ: { $other }{ results-tail }
steal = { $seat } lop tőle: { $other }{ results-tail }
option-begin = { $seat } választja: { $n }. lehetőség{ paid-tail }
option = { $seat } választja: { $n }. lehetőség{ paid-tail }{ results-tail }
swap = { $seat } visszaad { SHOW($paid, case: "acc") }{ results-tail }
swap-card = { $seat } visszaad egy lapot: { $card }{ results-tail }
color = { $seat } színt nevez meg ({ $color }){ results-tail }
blessing = { $seat } áldást vesz el ({ $color }){ results-tail }
store = { $seat } áldást tárol ({ $color })
pray-draw = { $seat } lapokat húz az imához{ results-tail }
pray-tokens = { $seat } csak áldásokkal imádkozik{ results-tail }
stored = { $seat } tárolt lapot ad az imához: { $card }{ results-tail }
give = { $seat } nyersanyagot költ az imára ({ $good }){ results-tail }
source = { $seat } ezt választja következőnek: { $card }{ paid-tail }{ results-tail }
source-board = { $seat } a frakciótáblát választja következőnek{ paid-tail }{ results-tail }

## Napló: mi változott az asztalon

prayer = Ima: { $n } húzott lap ({ $colors })
drawn-color = { $n } { $color }
drawn-plain = { $n } szín nélküli
looks = { $seat } megnézi: { $cards }
becomes-foundation = { $card } ({ $owner }) alappá válik
leaves = { $card } ({ $owner }) a dobópakliba kerül
taken-over = { $card } ({ $owner }) a forduló végéig hozzá tartozik: { $seat }
blocked = { $card } ({ $owner }) erre a fordulóra zárolva van
ready = { $card } ({ $owner }) újra használható
stored-up = Imákhoz tárolva ({ $place }): { $cards }
deal-lost = Véget ér egy üzlet: { $card } ({ $owner })
deal-taken = { $seat } elvesz egy üzletet: { $card } ({ $owner })
route-made = { $seat } kereskedelmi útvonalon köt üzletet: { $card }
route-lost = Véget ér egy útvonalas üzlet: { $card } ({ $owner })
gets = { $seat } kap: { $results }
loses = { $seat } elveszít: { $paid }

## Napló: fázisok és fordulók

row = Felderítés, kirakva: { $cards }
row-left = Senki nem vette el: { $cards }
virtual-takes = A virtuális játékos kapja: { $cards }
virtual-keeps = A virtuális játékos begyűjti: { $cards }
production = Termelés ({ $seat }){ results-tail }{ gave-tail }
gave-tail =
    { COUNT($paid) ->
        [0] { "" }
       *[other] , leadva: { $paid }
    }
cleanup = Rendezés: { $seat } eldobja: { $paid }
round = { $n }. forduló. Kezdőjátékos: { $first }
attack = Felfordítva egy támadáslap: { $good }
attack-hit = A virtuális játékos elvesz egy helyszínt ({ $seat }): { $card }
attack-miss = { $n } támadás nem talál helyszínt

## Napló: a játék vége

over = A játéknak vége
final-locations = { $points } a helyszínekért
final-feature = { $points }: { $card }
final = { $seat } a végén: { $results } ({ $sources }), összesen { $total }
winner = { $winners } győz ({ $total })
winner-by-goods = { $winners } győz ({ $total }), több megmaradt munkással és nyersanyaggal vagy több kézben lévő lappal
winners-shared = { $winners } közösen győznek ({ $total })
solo-won = { $seat } győz: frakcióhelyszínek { $n }, a virtuális játékos gyűjteménye { $collected }. { $total }, a rangod: { $rank }
solo-lost = { $seat } veszít: frakcióhelyszínek { $n }, a virtuális játékos gyűjteménye { $collected }

## Választások

do-take = Elvétel: { $card }
do-keep = Megtartás: { $card }
do-discard = Eldobás: { $card }
do-drop = Üzlet felbontása: { $card }
do-defend = Védelemjelző ide: { $card }
do-samurai = Szamuráj ide: { $card }
do-put = Valami ráhelyezése: { $card }
do-stored = Tárolt lap hozzáadása: { $card }
do-draw-common = Húzás a közös pakliból
do-draw-faction = Húzás a frakciópakliból
do-pray-draw = Lapok húzása az imához
do-pray-tokens = Ima csak áldásokkal, húzás nélkül
do-build = Építés: { $card }{ offer-tail }
do-deal = Üzlet: { $card }{ offer-tail }
do-raze-hand = Rombolás kézből: { $card }{ offer-tail }
do-raze = Rombolás: { $card } ({ $owner }){ offer-tail }
do-use = Használat: { $card }{ deed-tail }
do-use2 = Használat kétszer: { $card }{ deed-tail }
do-spend = Munkások beadása{ offer-tail }
do-pass = Passzolás erre a fordulóra
do-end = Kör befejezése
do-skip = Nem
do-done-swap = A többi marad
do-done-spend = Nincs több beadott munkás
do-done-stored = Nem kell több tárolt lap
do-done-give = Nincs több elköltött nyersanyag
do-done-card = Nem kell több lap
do-location = Feladás: { $card }
do-location-foundation = Egy alap feladása
do-pay = Fizetés: { $paid }{ results-tail }
do-card = Kiválasztás: { $card }{ offer-tail }
do-put-good = Ráhelyezés: { $paid }
do-good = Elvétel: { $results }
do-target = Célpont: { $card }{ offer-tail }
do-target-of = Célpont: { $card } ({ $owner }){ offer-tail }
do-target-deal = Üzlet: { $card } ({ $owner }){ offer-tail }
do-opponent = Kiválasztás: { $other }
do-steal = Lopás ({ $other }): { $results }
do-option = { $n }. lehetőség{ offer-tail }
do-option-begin = { $n }. lehetőség választása
do-swap = Visszaadás: { $paid }{ results-tail }
do-swap-card = Lap visszaadása: { $card }{ results-tail }
do-color = Szín: { $color }
do-blessing = Áldás: { $color }
do-store = Áldás tárolása: { $color }
do-give = Az imára költve: { $good }
do-source = Következik: { $card }
do-source-board = Következik: a frakciótábla

## Kérdések

ask-take = Melyik lapot veszed el?
ask-source = Mi következik?
ask-draw = Melyik pakliból húzol?
ask-keep = Melyik lapot tartod meg?
ask-turn = Te jössz: melyik akciót választod?
ask-after = Még egy szabad lépés, vagy befejezed a kört?
ask-put = Mit teszel erre a helyszínre?
ask-location = Melyik helyszínt adod fel az építkezéshez?
ask-pay = Mivel fizetsz?
ask-discard = Melyik lapot dobod el?
ask-drop = Melyik üzletedet bontod fel?
ask-target = Mit választasz ehhez a képességhez?
ask-target-attack = Melyik helyszínedet veszted el a támadásban?
ask-build = Mit építesz?
ask-card = Melyik lapot szánod rá a kezedből?
ask-good = Melyik árut veszed el?
ask-opponent = Ki dobjon el egy lapot?
ask-steal = Mit lopsz el, és kitől?
ask-option = Melyik lehetőséget választod?
ask-swap = Mely árukat adod vissza pontokért?
ask-samurai = Hová kerül a szamuráj?
ask-spend = Beadsz még 2 munkást?
ask-color = Melyik színt nevezed meg?
ask-pray = Lapokat húzol az imához, vagy csak áldásokat használsz?
ask-stored = Melyik tárolt lap csatlakozik az imához?
ask-give = Mely nyersanyagokat költöd az imára?
ask-blessing = Melyik áldást veszed el?
ask-store = Melyik áldást tárolod?
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
first-spend = Munkások beadása
first-pass = Passzolás

## Lehetőségek néhány szóban, egy jel mellett

short-foundation = Egy alap
short-board = Frakciótábla
short-build = Építés: { $card }
short-deal = Üzlet: { $card }
short-raze = Rombolás: { $card }
short-use = Használat: { $card }
short-use2 = Kétszer: { $card }
short-discard = Eldobás: { $card }
short-drop = Feladás: { $card }
short-defend = Védelem: { $card }
short-samurai = Szamuráj ide: { $card }
short-draw-common = Közös pakli
short-draw-faction = Frakciópakli
short-pray-draw = Laphúzás
short-pray-tokens = Csak áldások
short-option = { $n }. lehetőség
short-pay = Fizetés
short-skip = Nem
short-done = Kész
short-end = Kör befejezése
short-pass = Passz
short-card = { $card }
short-good = { $good }
short-color = { $color }
short-seat = { $other }
short-steal = { $other }: { $good }
