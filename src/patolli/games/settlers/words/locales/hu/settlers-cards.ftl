# Birodalmi Telepek: áruk, színek, és amit a lapok tesznek. Esetek a SHOW-ban: áruknál "acc" a tárgy, "for" az ár (-ért).

## Nevek

color-brown = barna
color-gray = szürke
color-red = piros
color-pink = rózsaszín
color-gold = arany
color-black = fekete
color-white = fehér
color-purple = lila
color-blue = kék
color-orange = narancssárga

faction-barbarian = Barbárok
faction-japanese = Japánok
faction-roman = Rómaiak
faction-egyptian = Egyiptomiak
faction-aztec = Aztékok
faction-atlantean = Atlantisziak
statue-jackal = sakál
statue-falcon = sólyom
statue-cat = macska
deck-common = közös lapok
deck-house = { $deck }, házi pakli
deck-house-card = { $deck }, házi lap

phase-lookout = Felderítés
phase-production = Termelés
phase-action = Akciók
phase-cleanup = Rendezés
phase-attack = Támadás
phase-over = a játék vége

rank-commoner = Közember
rank-servant = Szolga
rank-squire = Fegyverhordozó
rank-knight = Lovag
rank-castellan = Várnagy
rank-king = Király
rank-emperor = Császár

kind-production = Termelés
kind-open = Nyitott termelés
kind-feature = Tulajdonság
kind-action = Akció
kind-building_bonus = Építési bónusz
kind-end_of_game = A játék végén

## Áruk

good-wood = fa
good-stone = kő
good-food = élelmiszer
good-worker = munkás
good-raze = rombolásjelző
good-defense = védelemjelző
good-gold = arany
good-vp = győzelmi pont
good-card = lap
good-common_card = közös lap
good-faction_card = frakciólap
good-blessing = áldás

goods =
    { $case ->
        [acc] { SHOW($goods, case: "acc") }
        [for] { SHOW($goods, case: "for") }
       *[nom] { $goods }
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
goods-food =
    { $case ->
        [acc] { $n } élelmiszert
        [for] { $n } élelmiszerért
       *[nom] { $n } élelmiszer
    }
goods-worker =
    { $case ->
        [acc] { $n } munkást
        [for] { $n } munkásért
       *[nom] { $n } munkás
    }
goods-raze =
    { $case ->
        [acc] { $n } rombolásjelzőt
        [for] { $n } rombolásjelzőért
       *[nom] { $n } rombolásjelző
    }
goods-defense =
    { $case ->
        [acc] { $n } védelemjelzőt
        [for] { $n } védelemjelzőért
       *[nom] { $n } védelemjelző
    }
goods-gold =
    { $case ->
        [acc] { $n } aranyat
        [for] { $n } aranyért
       *[nom] { $n } arany
    }
goods-vp =
    { $case ->
        [acc] { $n } győzelmi pontot
        [for] { $n } győzelmi pontért
       *[nom] { $n } győzelmi pont
    }
goods-card =
    { $case ->
        [acc] { $n } lapot
        [for] { $n } lapért
       *[nom] { $n } lap
    }
goods-common_card =
    { $case ->
        [acc] { $n } közös lapot
        [for] { $n } közös lapért
       *[nom] { $n } közös lap
    }
goods-faction_card =
    { $case ->
        [acc] { $n } frakciólapot
        [for] { $n } frakciólapért
       *[nom] { $n } frakciólap
    }
goods-blessing =
    { $case ->
        [acc] { $n } áldást
        [for] { $n } áldásért
       *[nom] { $n } áldás
    }
goods-matching =
    { $case ->
        [acc] { $n } megfelelő színű árut
        [for] { $n } megfelelő színű áruért
       *[nom] { $n } megfelelő színű áru
    }
goods-any_resource =
    { $case ->
        [acc] { $n } tetszőleges nyersanyagot
        [for] { $n } tetszőleges nyersanyagért
       *[nom] { $n } tetszőleges nyersanyag
    }
goods-card_from_hand =
    { $case ->
        [acc] { $n } lapot a kezedből
        [for] { $n } lapért a kezedből
       *[nom] { $n } lap a kezedből
    }
goods-own_deal =
    { $case ->
        [acc] { $n } saját üzletet
        [for] { $n } saját üzletért
       *[nom] { $n } saját üzlet
    }
goods-location =
    { $case ->
        [acc] { $n } helyszínt vagy alapot
        [for] { $n } helyszínért vagy alapért
       *[nom] { $n } helyszín vagy alap
    }

## A részek között

or = { $first } vagy { $last }
comma = { $first }, { $next }
then = { $first }; { $next }
space = { $first } { $next }
sentence = { $first }. { $next }

## Egy egész lap

card = { $text }.
card-head = { $name } ({ $deck }, { $colors })
card-no-prayer = { $head }, imádkozáskor színtelen
color-when-built = { $colors }; megépítve emellett választásod szerint { $named }
color-when-built-any = { $colors }; megépítve emellett egy általad választott színű
colorless = színtelen
card-cost = Költség: { $cost }
card-free = Ingyen építhető
card-deal = Üzlet: { $goods }
card-raze = Rombolásmező: { $goods }
card-worth = Maga a helyszín: a végén { $points }
attack-card = Támadáslap ({ $good })

## Képességek

ability = { $head }: { $does }
twice = { $kind } (fordulónként kétszer)
thrice = { $kind } (fordulónként háromszor)
praying = { $kind }, { $pray }
pray =
    { $n ->
        [3] Imádkozz { $n }-szor
        [5] Imádkozz { $n }-ször
        [6] Imádkozz { $n }-szor
        [8] Imádkozz { $n }-szor
       *[other] Imádkozz { $n }-szer
    }
pay = fizess { SHOW($cost, case: "acc") }: { $does }
pay-discard = dobj el { SHOW($cost, case: "acc") }: { $does }
pay-both = fizess { SHOW($cost, case: "acc") }, és dobj el { SHOW($discarded, case: "acc") }: { $does }
no-effect = nincs saját hatása
when = { $when }: { $does }
when-gain = { $when }: kapsz { SHOW($does, case: "acc") }
when-you_build_location = valahányszor { SHOW($location, case: "acc") } építesz
when-you_make_deal = valahányszor üzletet kötsz
when-you_raze = valahányszor lerombolsz valamit
when-you_pray = valahányszor imádkozol
when-you_gain_blessing = valahányszor áldást kapsz
when-you_complete_set = valahányszor teljessé teszel egy szettet (egy szín minden harmadik helyszíne)
when-you_complete_set-color = valahányszor teljessé teszel egy { $color } szettet (minden harmadik helyszín)
when-you_complete_set-matching = valahányszor teljessé teszel egy megfelelő színű szettet (minden harmadik helyszín)
when-you_gain_vp_at_least_2_at_once = valahányszor egyszerre legalább 2 győzelmi pontot szerzel
when-you_score_by_location = valahányszor { $location } győzelmi pontot hoz neked
when-production_phase = a termelés fázisban
when-opponent_exchanges_2_workers = valahányszor egy másik játékos 2 munkást költ el (fordulónként legfeljebb { $n } alkalommal)
when-cleanup_storage = a rendezés fázisban
when-any_time_in_own_turn = a saját köröd során bármikor

location-any =
    { $case ->
        [acc] helyszínt
       *[nom] egy helyszín
    }
location-color =
    { $case ->
        [acc] { $color } helyszínt
       *[nom] egy { $color } helyszín
    }
location-matching =
    { $case ->
        [acc] megfelelő színű helyszínt
       *[nom] egy megfelelő színű helyszín
    }
location-common =
    { $case ->
        [acc] közös helyszínt
       *[nom] egy közös helyszín
    }
location-faction =
    { $case ->
        [acc] frakcióhelyszínt
       *[nom] egy frakcióhelyszín
    }
location-color-common =
    { $case ->
        [acc] { $color } közös helyszínt
       *[nom] egy { $color } közös helyszín
    }
location-color-faction =
    { $case ->
        [acc] { $color } frakcióhelyszínt
       *[nom] egy { $color } frakcióhelyszín
    }
location-matching-common =
    { $case ->
        [acc] megfelelő színű közös helyszínt
       *[nom] egy megfelelő színű közös helyszín
    }
location-matching-faction =
    { $case ->
        [acc] megfelelő színű frakcióhelyszínt
       *[nom] egy megfelelő színű frakcióhelyszín
    }

## Hatások: áruk

most-tail =
    { COUNT($goods) ->
        [1] , legfeljebb { $n }
       *[other] , mindegyikből legfeljebb { $n }
    }
per-color = { $goods } minden { $color } helyszínedért{ most-tail }
per-different = { $goods } a helyszíneid minden különböző színéért{ most-tail }
per-samurai = { $goods } minden szamurájért a birodalmadban{ most-tail }
per-blessing = { $goods } minden áldásodért{ most-tail }
blessing-of = { $goods } ({ $colors })
samurai = { $n } szamuráj a frakcióhelyszíneidre
steal = lopj { $n } nyersanyagot más játékostól ({ $goods })
op-gain_from_raze_field = vegyél el 1 árut egy ellenséges helyszín rombolásmezőjéről; a helyszín marad
op-gain_good_of_that_deal = megkapod annak az üzletnek az áruját
op-gain_good_of_own_deal = megkapod az egyik üzleted áruját
swap-gained = az imént kapott árukat eldobhatod, darabját { SHOW($points, case: "for") }
swap-deals = az üzleteidből kapott árukat eldobhatod, darabját { SHOW($points, case: "for") }

## Hatások: választás

choose-one = válassz egyet: { $options }
may-choose = választhatsz egyet: { $options }
option = ({ $n }) { $does }
may-pay = fizethetsz { SHOW($cost, case: "acc") }: { $does }

## Hatások: lapok és helyszínek

draw-choose = { $draw }, tarts meg { $n } lapot, { $rest }
draw-any_per_card =
    { $n ->
        [one] húzz { $n } lapot tetszőleges pakliból
       *[other] húzz { $n } lapot, mindegyiket tetszőleges pakliból
    }
draw-faction = húzz { $n } lapot a frakciópaklidból
draw-common = húzz { $n } lapot a közös pakliból
rest-discard = a többit dobd el
rest-shuffle_back = a többit keverd vissza
produce-own_production_location = az egyik termelő helyszíned termel
produce-own_other_production_location = egy másik termelő helyszíned termel
op-reset_action_location = tedd újra használhatóvá egy másik akcióhelyszínedet
raze-usual = rombolj le { SHOW($targets, case: "acc") } a szokásos rombolásjelzőkért
raze-for = rombolj le { SHOW($targets, case: "acc") } összesen { SHOW($tokens, case: "for") }
raze-free = rombolj le { SHOW($targets, case: "acc") } további rombolásjelző nélkül
target-hand_card =
    { $case ->
        [acc] egy lapot a kezedből
       *[nom] egy lap a kezedből
    }
target-opponent_location =
    { $case ->
        [acc] egy ellenséges helyszínt
       *[nom] egy ellenséges helyszín
    }
target-own_common_location =
    { $case ->
        [acc] egy saját közös helyszínt
       *[nom] egy saját közös helyszín
    }
op-discard_location = dobj el egy ellenséges helyszínt
op-block_action_location = blokkolj egy ellenséges akcióhelyszínt ebben a fordulóban
op-take_over_location = vedd át egy ellenséges helyszín irányítását a forduló végéig
op-discard_deal = dobd el egy másik játékos üzletét
op-take_deal = vedd el egy másik játékos üzletét
op-make_deal_with_opponent_location = köss üzletet egy ellenséges frakcióhelyszínnel
build-hand = építs meg egy frakciólapot a kezedből anélkül, hogy helyszínt adnál fel
build-own_deal_under_board = építsd meg az egyik üzletedet anélkül, hogy helyszínt adnál fel
op-place_foundation = tegyél le egy közös lapot a kezedből alapként
op-opponent_discards_card = egy másik játékos eldob egy lapot a kezéből
under-self = tegyél egy lapot a kezedből e helyszín alá
under-own_common_location = tegyél egy lapot a kezedből az egyik közös helyszíned alá
technology-basic = tegyél egy technológiajelzőt egy közös termelő vagy akcióhelyszínedre: kétszer hat
technology-defense = tegyél egy technológiajelzőt egy közös helyszínedre: lerombolása 2-vel több rombolásjelzőbe kerül
technology-glory = tegyél egy technológiajelzőt egy közös helyszínedre: a végén 2-vel több győzelmi pont
op-gain_statue = végy el egy szobrot { THE($n) } { $n } fajta egyikéből

## Hatások: ami a helyszíneken van, raktározás, a játék vége

put-cards = tegyél bármennyi lapot a kezedből e helyszín alá
put-cards-for = tegyél bármennyi lapot a kezedből e helyszín alá, laponként { $points }
put-goods = tegyél bármennyit ezekből a nyersanyagokból e helyszínre: { $goods }
store-goods = tarts meg bármennyit ezekből az árukból: { $goods }
store-blessings = tarts meg legfeljebb { $n } áldást
store-blessings-all = tartsd meg az összes áldást
if-cards-under = { $goods }, ha legalább { $n } lap van e helyszín alatt
thresholds = az e helyszínen lévő nyersanyagokért: { $steps }
threshold = legalább { $n } esetén { $points }
per-card-under-common = { $points } minden lapért, amely { $color } közös helyszíned alatt van
per-card-under-faction = { $points } minden lapért, amely { $color } frakcióhelyszíned alatt van
per-card-under-common-matching = { $points } minden lapért, amely megfelelő színű közös helyszíned alatt van
per-card-under-faction-matching = { $points } minden lapért, amely megfelelő színű frakcióhelyszíned alatt van
per-blessing-held = { $points } minden áldásodért

## Hatások: imák

declare = előbb jelents be egy színt ({ $colors }): csak az számít
declare-any = előbb jelents be egy színt: csak az számít
choose = a húzás után válassz egy színt ({ $colors }): csak az számít
choose-any = a húzás után válassz egy színt: csak az számít
match-deal = csak az üzlet árujának színe számít
results = { $results }
each-color =
    { $case ->
        [acc] { SHOW($goods, case: "acc") } minden { $color } lapért
       *[nom] { $goods } minden { $color } lapért
    }
each-matching = { $goods } minden ilyen színű lapért
each-deal = { $goods } minden lapért, amelynek színe az üzlet árujáé
each-other = { $goods } minden más színű lapért
each-any = { $goods } minden lapért, amelynek van színe
each-different = { $goods } minden különböző színért
at-least-matching = { $goods }, ha legalább { $n } lap ilyen színű
at-least-same =
    { $n ->
        [1] { $goods }, ha legalább { $n } lapnak van ilyen színe
       *[other] { $goods }, ha legalább { $n } lap azonos színű
    }
may-spend = elkölthetsz { SHOW($spent, case: "acc") }; { $points }
spent-each = { $points } minden elköltött nyersanyagért
spent-kind = { $points } minden elköltött nyersanyagfajtáért
store-hand-round = tegyél legfeljebb { $n } közös lapot a kezedből e helyszínre; ebben a fordulóban imához felhasználhatod
store-hand-game = tegyél legfeljebb { $n } közös lapot a kezedből e helyszínre; a játék végéig imához felhasználhatod
store-common_deck-round = tegyél { $n } lapot a közös pakli tetejéről e helyszínre; ebben a fordulóban imához felhasználhatod
store-common_deck-game = tegyél { $n } lapot a közös pakli tetejéről e helyszínre; a játék végéig imához felhasználhatod
disputed = { $does } (csak a „Vitatott hatások” beállítással)
