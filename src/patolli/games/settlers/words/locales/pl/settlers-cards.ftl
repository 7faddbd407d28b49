# Osadnicy: Narodziny Imperium. Dobra, kolory i działanie kart. Dobra i kolory mają biernik (case: "acc", "for").

## Nazwy

color-brown =
    { $case ->
        [nom] brązowy
       *[acc] brązową
    }
color-gray =
    { $case ->
        [nom] szary
       *[acc] szarą
    }
color-red =
    { $case ->
        [nom] czerwony
       *[acc] czerwoną
    }
color-pink =
    { $case ->
        [nom] różowy
       *[acc] różową
    }
color-gold =
    { $case ->
        [nom] złoty
       *[acc] złotą
    }
color-black =
    { $case ->
        [nom] czarny
       *[acc] czarną
    }
color-white =
    { $case ->
        [nom] biały
       *[acc] białą
    }
color-purple =
    { $case ->
        [nom] fioletowy
       *[acc] fioletową
    }
color-blue =
    { $case ->
        [nom] niebieski
       *[acc] niebieską
    }
color-orange =
    { $case ->
        [nom] pomarańczowy
       *[acc] pomarańczową
    }

faction-barbarian = Barbarzyńcy
faction-japanese = Japończycy
faction-roman = Rzymianie
faction-egyptian = Egipcjanie
faction-aztec = Aztekowie
faction-atlantean = Atlantydzi
statue-jackal = szakal
statue-falcon = sokół
statue-cat = kot
deck-common = karty zwykłe
deck-house = { $deck }, talia domowa
deck-house-card = { $deck }, karta domowa

phase-lookout = Faza wypatrywania
phase-production = Faza produkcji
phase-action = Faza akcji
phase-cleanup = Faza czyszczenia
phase-attack = Faza ataku
phase-over = koniec gry

rank-commoner = Plebejusz
rank-servant = Sługa
rank-squire = Giermek
rank-knight = Rycerz
rank-castellan = Kasztelan
rank-king = Król
rank-emperor = Cesarz

kind-production = Produkcja
kind-open = Otwarta produkcja
kind-feature = Cecha
kind-action = Akcja
kind-building_bonus = Premia za budowę
kind-end_of_game = Koniec gry

## Dobra

good-wood = drewno
good-stone = kamień
good-food = jadło
good-worker = robotnicy
good-raze = żetony plądrowania
good-defense = żetony obrony
good-gold = złoto
good-vp = punkty zwycięstwa
good-card = karty
good-common_card = karty zwykłe
good-faction_card = karty frakcyjne
good-blessing = Łaski Bogów

goods =
    { $case ->
        [acc] { SHOW($goods, case: "acc") }
        [for] { SHOW($goods, case: "for") }
       *[nom] { $goods }
    }
goods-wood =
    { $n ->
        [one] { $n } drewno
       *[other] { $n } drewna
    }
goods-stone =
    { $n ->
        [one] { $n } kamień
        [few] { $n } kamienie
        [many] { $n } kamieni
       *[other] { $n } kamienia
    }
goods-food =
    { $n ->
        [one] { $n } jadło
       *[other] { $n } jadła
    }
goods-worker =
    { $n ->
        [one] { $case ->
            [nom] { $n } robotnik
           *[acc] { $n } robotnika
        }
        [few] { $case ->
            [nom] { $n } robotnicy
           *[acc] { $n } robotników
        }
        [many] { $n } robotników
       *[other] { $n } robotnika
    }
goods-raze =
    { $n ->
        [one] { $n } żeton plądrowania
        [few] { $n } żetony plądrowania
        [many] { $n } żetonów plądrowania
       *[other] { $n } żetonu plądrowania
    }
goods-defense =
    { $n ->
        [one] { $n } żeton obrony
        [few] { $n } żetony obrony
        [many] { $n } żetonów obrony
       *[other] { $n } żetonu obrony
    }
goods-gold =
    { $n ->
        [one] { $n } złoto
       *[other] { $n } złota
    }
goods-vp =
    { $n ->
        [one] { $n } punkt zwycięstwa
        [few] { $n } punkty zwycięstwa
        [many] { $n } punktów zwycięstwa
       *[other] { $n } punktu zwycięstwa
    }
goods-card =
    { $n ->
        [one] { $case ->
            [nom] { $n } karta
           *[acc] { $n } kartę
        }
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }
goods-common_card =
    { $n ->
        [one] { $case ->
            [nom] { $n } karta zwykła
           *[acc] { $n } kartę zwykłą
        }
        [few] { $n } karty zwykłe
        [many] { $n } kart zwykłych
       *[other] { $n } karty zwykłej
    }
goods-faction_card =
    { $n ->
        [one] { $case ->
            [nom] { $n } karta frakcyjna
           *[acc] { $n } kartę frakcyjną
        }
        [few] { $n } karty frakcyjne
        [many] { $n } kart frakcyjnych
       *[other] { $n } karty frakcyjnej
    }
goods-blessing =
    { $n ->
        [one] { $case ->
            [nom] { $n } Łaska Bogów
           *[acc] { $n } Łaskę Bogów
        }
        [few] { $n } Łaski Bogów
        [many] { $n } Łask Bogów
       *[other] { $n } Łaski Bogów
    }
goods-matching =
    { $n ->
        [one] { $n } dobro w odpowiednim kolorze
        [few] { $n } dobra w odpowiednim kolorze
        [many] { $n } dóbr w odpowiednim kolorze
       *[other] { $n } dobra w odpowiednim kolorze
    }
goods-any_resource =
    { $n ->
        [one] { $n } dowolny surowiec
        [few] { $n } dowolne surowce
        [many] { $n } dowolnych surowców
       *[other] { $n } dowolnego surowca
    }
goods-card_from_hand =
    { $n ->
        [one] { $case ->
            [nom] { $n } karta z ręki
           *[acc] { $n } kartę z ręki
        }
        [few] { $n } karty z ręki
        [many] { $n } kart z ręki
       *[other] { $n } karty z ręki
    }
goods-own_deal =
    { $n ->
        [one] { $case ->
            [nom] { $n } własna umowa
           *[acc] { $n } własną umowę
        }
        [few] { $n } własne umowy
        [many] { $n } własnych umów
       *[other] { $n } własnej umowy
    }
goods-location =
    { $n ->
        [one] { $case ->
            [nom] { $n } lokacja lub fundament
           *[acc] { $n } lokację lub fundament
        }
        [few] { $n } lokacje lub fundamenty
        [many] { $n } lokacji lub fundamentów
       *[other] { $n } lokacji lub fundamentu
    }

## Między częściami

or = { $first } lub { $last }
comma = { $first }, { $next }
then = { $first }; { $next }
space = { $first } { $next }
sentence = { $first }. { $next }

## Cała karta

card = { $text }.
card-head = { $name } ({ $deck }, { $colors })
card-no-prayer = { $head }, w modlitwach bez koloru
color-when-built = { $colors }; po wybudowaniu także { $named }, jak wskażesz
color-when-built-any = { $colors }; po wybudowaniu także w kolorze, który wskażesz
colorless = bez koloru
card-cost = Koszt: { $cost }
card-free = Nic nie kosztuje
card-deal = Umowa: { $goods }
card-raze = Pole plądrowania: { $goods }
card-worth = Sama lokacja: na koniec { $points }
attack-card = atak ({ $good })

## Zdolności

ability = { $head }: { $does }
twice = { $kind } (dwa razy na rundę)
thrice = { $kind } (trzy razy na rundę)
praying = { $kind }, { $pray }
pray = Modlitwa { $n }
pay = wydaj { SHOW($cost, case: "acc") }: { $does }
pay-discard = odrzuć { SHOW($cost, case: "acc") }: { $does }
pay-both = wydaj { SHOW($cost, case: "acc") } i odrzuć { SHOW($discarded, case: "acc") }: { $does }
no-effect = bez własnego działania
when = { $when }: { $does }
when-gain = { $when }, otrzymujesz { SHOW($does, case: "acc") }
when-you_build_location = za każdym razem, gdy budujesz { $location }
when-you_make_deal = za każdym razem, gdy zawierasz umowę
when-you_raze = za każdym razem, gdy plądrujesz
when-you_pray = za każdym razem, gdy się modlisz
when-you_gain_blessing = za każdym razem, gdy otrzymujesz Łaskę Bogów
when-you_complete_set = za każdym razem, gdy kompletujesz zestaw (co trzecia lokacja w danym kolorze)
when-you_complete_set-color = za każdym razem, gdy kompletujesz zestaw (co trzecia lokacja, { $color })
when-you_complete_set-matching = za każdym razem, gdy kompletujesz zestaw w pasującym kolorze (co trzecia lokacja)
when-you_gain_vp_at_least_2_at_once = za każdym razem, gdy zdobywasz naraz co najmniej 2 punkty zwycięstwa
when-you_score_by_location = za każdym razem, gdy zdobywasz punkty zwycięstwa za { $location }
when-production_phase = w fazie produkcji
when-opponent_exchanges_2_workers =
    { $n ->
        [one] gdy inny gracz wydaje 2 robotników (najwyżej { $n } raz na rundę)
       *[other] za każdym razem, gdy inny gracz wydaje 2 robotników (najwyżej { $n } razy na rundę)
    }
when-cleanup_storage = w fazie czyszczenia
when-any_time_in_own_turn = w dowolnym momencie swojej tury

location-any = lokację
location-color = { SHOW($color, case: "acc") } lokację
location-matching = lokację w pasującym kolorze
location-common = lokację zwykłą
location-faction = lokację frakcyjną
location-color-common = { SHOW($color, case: "acc") } lokację zwykłą
location-color-faction = { SHOW($color, case: "acc") } lokację frakcyjną
location-matching-common = lokację zwykłą w pasującym kolorze
location-matching-faction = lokację frakcyjną w pasującym kolorze

## Działania: dobra

most-tail =
    { COUNT($goods) ->
        [1] , najwyżej { $n }
       *[other] , najwyżej po { $n }
    }
per-color = { $goods } za każdą twoją { SHOW($color, case: "acc") } lokację{ most-tail }
per-different = { $goods } za każdy z różnych kolorów twoich lokacji{ most-tail }
per-samurai = { $goods } za każdego samuraja w twoim imperium{ most-tail }
per-blessing = { $goods } za każdą twoją Łaskę Bogów{ most-tail }
blessing-of = { $goods } (kolor: { $colors })
samurai =
    { $n ->
        [one] { $n } samuraj na twoją lokację frakcyjną
        [few] { $n } samuraje na twoje lokacje frakcyjne
        [many] { $n } samurajów na twoje lokacje frakcyjne
       *[other] { $n } samuraja na twoje lokacje frakcyjne
    }
steal =
    { $n ->
        [one] ukradnij innemu graczowi { $n } surowiec ({ $goods })
        [few] ukradnij innym graczom { $n } surowce ({ $goods })
        [many] ukradnij innym graczom { $n } surowców ({ $goods })
       *[other] ukradnij innym graczom { $n } surowca ({ $goods })
    }
op-gain_from_raze_field = weź 1 dobro z pola plądrowania lokacji przeciwnika, która zostaje
op-gain_good_of_that_deal = weź dobro z tej umowy
op-gain_good_of_own_deal = weź dobro z jednej ze swoich umów
swap-gained = możesz odrzucić właśnie zdobyte dobra, każde za { SHOW($points, case: "for") }
swap-deals = możesz odrzucić dobra ze swoich umów, każde za { SHOW($points, case: "for") }

## Działania: wybór

choose-one = wybierz jedno: { $options }
may-choose = możesz wybrać jedno: { $options }
option = ({ $n }) { $does }
may-pay = możesz wydać { SHOW($cost, case: "acc") }: { $does }

## Działania: karty i lokacje

draw-choose = { $draw }, zatrzymaj { $n }, { $rest }
draw-any_per_card =
    { $n ->
        [one] dobierz { $n } kartę z dowolnej talii
        [few] dobierz { $n } karty, każdą z dowolnej talii
        [many] dobierz { $n } kart, każdą z dowolnej talii
       *[other] dobierz { $n } karty, każdą z dowolnej talii
    }
draw-faction =
    { $n ->
        [one] dobierz { $n } kartę ze swojej talii frakcyjnej
        [few] dobierz { $n } karty ze swojej talii frakcyjnej
        [many] dobierz { $n } kart ze swojej talii frakcyjnej
       *[other] dobierz { $n } karty ze swojej talii frakcyjnej
    }
draw-common =
    { $n ->
        [one] dobierz { $n } kartę z talii kart zwykłych
        [few] dobierz { $n } karty z talii kart zwykłych
        [many] dobierz { $n } kart z talii kart zwykłych
       *[other] dobierz { $n } karty z talii kart zwykłych
    }
rest-discard = resztę odrzuć
rest-shuffle_back = resztę wtasuj z powrotem
produce-own_production_location = uruchom produkcję jednej ze swoich lokacji produkcyjnych
produce-own_other_production_location = uruchom produkcję innej swojej lokacji produkcyjnej
op-reset_action_location = inna twoja lokacja akcji jest znów gotowa do użycia
raze-usual = splądruj { $targets } za zwykłą liczbę żetonów plądrowania
raze-for = splądruj { $targets } łącznie za { SHOW($tokens, case: "for") }
raze-free = splądruj { $targets } bez dodatkowych żetonów plądrowania
target-hand_card = kartę z ręki
target-opponent_location = lokację przeciwnika
target-own_common_location = własną lokację zwykłą
op-discard_location = odrzuć lokację przeciwnika
op-block_action_location = zablokuj lokację akcji przeciwnika na tę rundę
op-take_over_location = przejmij lokację przeciwnika do końca rundy
op-discard_deal = odrzuć umowę innego gracza
op-take_deal = przejmij umowę innego gracza
op-make_deal_with_opponent_location = zawrzyj umowę z lokacją frakcyjną przeciwnika
build-hand = wybuduj kartę frakcyjną z ręki bez poświęcania lokacji
build-own_deal_under_board = wybuduj jedną ze swoich umów bez poświęcania lokacji
op-place_foundation = połóż kartę zwykłą z ręki jako fundament
op-opponent_discards_card = inny gracz odrzuca kartę z ręki
under-self = połóż kartę z ręki pod tą lokacją
under-own_common_location = połóż kartę z ręki pod jedną ze swoich lokacji zwykłych
technology-basic = połóż żeton technologii na swojej lokacji zwykłej z produkcją lub akcją: działa ona podwójnie
technology-defense = połóż żeton technologii na swojej lokacji zwykłej: jej splądrowanie kosztuje o 2 żetony plądrowania więcej
technology-glory = połóż żeton technologii na swojej lokacji zwykłej: na koniec 2 punkty zwycięstwa więcej
op-gain_statue = weź posąg jednego z { $n } rodzajów

## Działania: co leży na lokacjach, przechowywanie, koniec gry

put-cards = połóż dowolną liczbę kart z ręki pod tą lokacją
put-cards-for = połóż dowolną liczbę kart z ręki pod tą lokacją, każda daje { SHOW($points, case: "acc") }
put-goods = połóż na tej lokacji dowolnie wiele tych surowców: { $goods }
store-goods = zachowaj dowolnie wiele tych dóbr: { $goods }
store-blessings =
    { $n ->
        [one] zachowaj najwyżej { $n } Łaskę Bogów
        [few] zachowaj najwyżej { $n } Łaski Bogów
        [many] zachowaj najwyżej { $n } Łask Bogów
       *[other] zachowaj najwyżej { $n } Łaski Bogów
    }
store-blessings-all = zachowaj wszystkie Łaski Bogów
if-cards-under =
    { $n ->
        [one] { $goods }, jeśli pod tą lokacją leży co najmniej { $n } karta
        [few] { $goods }, jeśli pod tą lokacją leżą co najmniej { $n } karty
        [many] { $goods }, jeśli pod tą lokacją leży co najmniej { $n } kart
       *[other] { $goods }, jeśli pod tą lokacją leży co najmniej { $n } karty
    }
thresholds = za surowce na tej lokacji: { $steps }
threshold = { $points } za co najmniej { $n }
per-card-under-common = { $points } za każdą kartę pod twoją { SHOW($color, case: "acc") } lokacją zwykłą
per-card-under-faction = { $points } za każdą kartę pod twoją { SHOW($color, case: "acc") } lokacją frakcyjną
per-card-under-common-matching = { $points } za każdą kartę pod twoimi lokacjami zwykłymi w pasującym kolorze
per-card-under-faction-matching = { $points } za każdą kartę pod twoimi lokacjami frakcyjnymi w pasującym kolorze
per-blessing-held = { $points } za każdą twoją Łaskę Bogów

## Działania: modlitwy

declare = najpierw zadeklaruj kolor ({ $colors }): liczy się tylko on
declare-any = najpierw zadeklaruj kolor: liczy się tylko on
choose = po dobraniu wybierz kolor ({ $colors }): liczy się tylko on
choose-any = po dobraniu wybierz kolor: liczy się tylko on
match-deal = liczy się tylko kolor dobra z umowy
results = { $results }
each-color =
    { $case ->
        [acc] { SHOW($goods, case: "acc") } za każdą { SHOW($color, case: "for") } kartę
       *[nom] { $goods } za każdą { SHOW($color, case: "for") } kartę
    }
each-matching = { $goods } za każdą kartę w tym kolorze
each-deal = { $goods } za każdą kartę w kolorze dobra z umowy
each-other = { $goods } za każdą kartę w innym kolorze
each-any = { $goods } za każdą kartę, która ma kolor
each-different = { $goods } za każdy z różnych kolorów
at-least-matching =
    { $n ->
        [one] { $goods }, jeśli co najmniej { $n } karta ma ten kolor
        [few] { $goods }, jeśli co najmniej { $n } karty mają ten kolor
        [many] { $goods }, jeśli co najmniej { $n } kart ma ten kolor
       *[other] { $goods }, jeśli co najmniej { $n } karty ma ten kolor
    }
at-least-same =
    { $n ->
        [one] { $goods }, jeśli co najmniej { $n } karta ma taki kolor
        [few] { $goods }, jeśli co najmniej { $n } karty mają ten sam kolor
        [many] { $goods }, jeśli co najmniej { $n } kart ma ten sam kolor
       *[other] { $goods }, jeśli co najmniej { $n } karty ma ten sam kolor
    }
may-spend = możesz wydać { SHOW($spent, case: "acc") }; { $points }
spent-each = { $points } za każdy wydany surowiec
spent-kind = { $points } za każdy rodzaj wydanych surowców
store-hand-round =
    { $n ->
        [one] połóż na tej lokacji najwyżej { $n } kartę zwykłą z ręki na modlitwy w tej rundzie
        [few] połóż na tej lokacji najwyżej { $n } karty zwykłe z ręki na modlitwy w tej rundzie
        [many] połóż na tej lokacji najwyżej { $n } kart zwykłych z ręki na modlitwy w tej rundzie
       *[other] połóż na tej lokacji najwyżej { $n } karty zwykłej z ręki na modlitwy w tej rundzie
    }
store-hand-game =
    { $n ->
        [one] połóż na tej lokacji najwyżej { $n } kartę zwykłą z ręki na modlitwy do końca gry
        [few] połóż na tej lokacji najwyżej { $n } karty zwykłe z ręki na modlitwy do końca gry
        [many] połóż na tej lokacji najwyżej { $n } kart zwykłych z ręki na modlitwy do końca gry
       *[other] połóż na tej lokacji najwyżej { $n } karty zwykłej z ręki na modlitwy do końca gry
    }
store-common_deck-round =
    { $n ->
        [one] połóż na tej lokacji { $n } kartę z wierzchu talii kart zwykłych na modlitwy w tej rundzie
        [few] połóż na tej lokacji { $n } karty z wierzchu talii kart zwykłych na modlitwy w tej rundzie
        [many] połóż na tej lokacji { $n } kart z wierzchu talii kart zwykłych na modlitwy w tej rundzie
       *[other] połóż na tej lokacji { $n } karty z wierzchu talii kart zwykłych na modlitwy w tej rundzie
    }
store-common_deck-game =
    { $n ->
        [one] połóż na tej lokacji { $n } kartę z wierzchu talii kart zwykłych na modlitwy do końca gry
        [few] połóż na tej lokacji { $n } karty z wierzchu talii kart zwykłych na modlitwy do końca gry
        [many] połóż na tej lokacji { $n } kart z wierzchu talii kart zwykłych na modlitwy do końca gry
       *[other] połóż na tej lokacji { $n } karty z wierzchu talii kart zwykłych na modlitwy do końca gry
    }
disputed = { $does } (tylko z opcją „Sporne efekty”)
