# Imperial Settlers: dziennik, wybory i pytania. Dobra stoją w bierniku (case: "acc", "for"); nazwy kart są nieodmienne
# i stoją po rzeczowniku.

## Nazwy i części zdań

title = Imperial Settlers
id = { $id }
card-id = { $id }
virtual = wirtualny gracz
got-card =
    { $case ->
        [acc] kartę „{ $card }”
       *[nom] karta „{ $card }”
    }
got-blessing =
    { $case ->
        [acc] Łaskę Bogów (kolor: { $color })
       *[nom] Łaska Bogów (kolor: { $color })
    }
got-tricolor =
    { $case ->
        [acc] trójkolorową Łaskę Bogów
       *[nom] trójkolorowa Łaska Bogów
    }
each-time = za każdym razem { $does }
paid-tail =
    { COUNT($paid) ->
        [0] { "" }
       *[other] { " " }za { SHOW($paid, case: "for") }
    }
results-tail =
    { COUNT($results) ->
        [0] { "" }
       *[other] : { $results }
    }
offer-tail =
    { COUNT($paid) ->
        [0] { COUNT($results) ->
            [0] { "" }
           *[other] : otrzymaj { SHOW($results, case: "acc") }
        }
       *[other] { COUNT($results) ->
            [0] : zapłać { SHOW($paid, case: "acc") }
           *[other] : zapłać { SHOW($paid, case: "acc") }; otrzymaj { SHOW($results, case: "acc") }
        }
    }
deed-tail =
    { COUNT($paid) ->
        [0] { COUNT($results) ->
            [0] { "" }
           *[other] : { $results }
        }
       *[other] { COUNT($results) ->
            [0] : zapłać { SHOW($paid, case: "acc") }
           *[other] : zapłać { SHOW($paid, case: "acc") }; { $results }
        }
    }

## Dziennik: ruchy

take = { $seat } bierze kartę „{ $card }”
take-hidden = { $seat } bierze kartę
keep-hidden = { $seat } zatrzymuje kartę{ results-tail }
keep = { $seat } zatrzymuje kartę „{ $card }”{ results-tail }
discard = { $seat } odrzuca kartę „{ $card }”{ gave-tail }{ results-tail }
drop = { $seat } rezygnuje z umowy z kartą „{ $card }”{ gave-tail }{ results-tail }
draw-common =
    { $seat } dobiera z talii kart zwykłych{ COUNT($results) ->
        [0] { "" }
       *[other] : { SHOW($results, case: "acc") }
    }
draw-faction =
    { $seat } dobiera z własnej talii frakcyjnej{ COUNT($results) ->
        [0] { "" }
       *[other] : { SHOW($results, case: "acc") }
    }
build-begin = { $seat } zaczyna budować lokację „{ $card }”
build = { $seat } buduje lokację „{ $card }”{ paid-tail }{ results-tail }
deal-begin = { $seat } zaczyna zawierać umowę z kartą „{ $card }”
deal = { $seat } zawiera umowę z kartą „{ $card }”{ paid-tail }{ results-tail }
give-up = { $seat } poświęca lokację „{ $card }”
give-up-foundation = { $seat } poświęca fundament
pay = { $seat } płaci { SHOW($paid, case: "acc") }{ results-tail }
raze-hand = { $seat } plądruje kartę „{ $card }” z ręki{ paid-tail }{ results-tail }
raze = { $seat } plądruje lokację „{ $card }” ({ $owner }){ paid-tail }{ results-tail }
use-begin = { $seat } zaczyna używać lokacji „{ $card }”
use = { $seat } używa lokacji „{ $card }”{ paid-tail }{ results-tail }
use2 = { $seat } używa dwa razy lokacji „{ $card }”{ paid-tail }{ results-tail }
send = { $seat } wysyła robotnika do lokacji „{ $card }” ({ $owner }){ results-tail }
spend = { $seat } wydaje { SHOW($paid, case: "acc") }{ results-tail }
pass = { $seat } pasuje
skip = { $seat } nie korzysta z tej możliwości
done = { $seat } kończy{ paid-tail }{ results-tail }
defend = { $seat } chroni żetonem obrony lokację „{ $card }”
samurai = { $seat } stawia samuraja na lokacji „{ $card }”{ results-tail }
put-card-hidden = { $seat } dokłada kartę do lokacji „{ $place }”{ results-tail }
put-card = { $seat } dokłada do lokacji „{ $place }” kartę „{ $card }”{ results-tail }
put-good = { $seat } kładzie { SHOW($paid, case: "acc") } na lokacji „{ $place }”{ results-tail }
lay-foundation-hidden = { $seat } kładzie kartę jako fundament{ results-tail }
lay-foundation = { $seat } kładzie „{ $card }” jako fundament{ results-tail }
good = { $seat } bierze jedno dobro z pola plądrowania{ results-tail }
target = { $seat } wybiera kartę „{ $card }”{ paid-tail }{ results-tail }
target-of = { $seat } wybiera lokację „{ $card }” ({ $owner }){ paid-tail }{ results-tail }
target-deal = { $seat } wybiera umowę z kartą „{ $card }” ({ $owner }){ paid-tail }{ results-tail }
opponent = { $seat } wybiera: { $other }{ results-tail }
steal = { $seat } kradnie ({ $other }){ results-tail }
option-begin = { $seat } wybiera opcję { $n }{ paid-tail }
option = { $seat } wybiera opcję { $n }{ paid-tail }{ results-tail }
swap = { $seat } oddaje { SHOW($paid, case: "acc") }{ results-tail }
swap-card = { $seat } oddaje kartę „{ $card }”{ results-tail }
color = { $seat } wybiera kolor ({ $color }){ results-tail }
blessing = { $seat } bierze Łaskę Bogów (kolor: { $color }){ results-tail }
store = { $seat } przechowuje Łaskę Bogów (kolor: { $color })
offer = { $seat } oddaje Łaskę Bogów (kolor: { $color }){ paid-tail }{ results-tail }
statue = { $seat } bierze posąg ({ $statue }){ results-tail }
pray-draw = { $seat } dobiera karty do modlitwy{ results-tail }
pray-tokens = { $seat } modli się samymi Łaskami Bogów{ results-tail }
stored = { $seat } dodaje do modlitwy przechowaną kartę „{ $card }”{ results-tail }
give = { $seat } wydaje na modlitwę surowiec ({ $good }){ results-tail }
source = { $seat } uruchamia teraz kartę „{ $card }”{ paid-tail }{ results-tail }
source-board = { $seat } uruchamia teraz planszę frakcji{ paid-tail }{ results-tail }

## Dziennik: co się zmieniło na stole

prayer =
    { $n ->
        [one] Modlitwa: { $n } dobrana karta ({ $colors })
        [few] Modlitwa: { $n } dobrane karty ({ $colors })
        [many] Modlitwa: { $n } dobranych kart ({ $colors })
       *[other] Modlitwa: { $n } dobranej karty ({ $colors })
    }
drawn-color = { $color }: { $n }
drawn-plain = bez koloru: { $n }
looks = { $seat } ogląda: { SHOW($cards, case: "quoted") }
becomes-foundation = Lokacja „{ $card }” ({ $owner }) staje się fundamentem
leaves = Lokacja „{ $card }” ({ $owner }) zostaje odrzucona
taken-over = Lokację „{ $card }” ({ $owner }) do końca rundy przejmuje { $seat }
blocked = Lokacja „{ $card }” ({ $owner }) jest zablokowana w tej rundzie
ready = Lokacji „{ $card }” ({ $owner }) można znów użyć
stored-up = Przechowane do modlitw na lokacji „{ $place }”: { SHOW($cards, case: "quoted") }
deal-lost = Umowa z kartą „{ $card }” ({ $owner }) wygasa
deal-taken = { $seat } przejmuje umowę z kartą „{ $card }” ({ $owner })
route-made = { $seat } zawiera umowę przez szlak handlowy z lokacją „{ $card }”
route-lost = Umowa przez szlak handlowy z lokacją „{ $card }” ({ $owner }) wygasa
gets = { $seat } otrzymuje { SHOW($results, case: "acc") }
loses = { $seat } traci { SHOW($paid, case: "acc") }

## Dziennik: fazy i rundy

row = Wypatrywanie, wyłożone karty: { SHOW($cards, case: "quoted") }
row-left = Niewzięte: { SHOW($cards, case: "quoted") }
virtual-takes = Wirtualny gracz otrzymuje: { SHOW($cards, case: "quoted") }
virtual-keeps = Wirtualny gracz zbiera: { SHOW($cards, case: "quoted") }
production = Produkcja ({ $seat }){ results-tail }{ gave-tail }
gave-tail =
    { COUNT($paid) ->
        [0] { "" }
       *[other] { " " }(oddane: { $paid })
    }
cleanup = Czyszczenie: { $seat } odrzuca { SHOW($paid, case: "acc") }
round = Zaczyna się runda { $n }. Pierwszy gracz: { $first }
attack = Odkryto kartę ataku: { $good }
attack-hit = Wirtualny gracz zabiera lokację „{ $card }” ({ $seat })
attack-miss =
    { $n ->
        [one] { $n } atak nie trafia w żadną lokację
        [few] { $n } ataki nie trafiają w żadną lokację
        [many] { $n } ataków nie trafia w żadną lokację
       *[other] { $n } ataku nie trafia w żadną lokację
    }

## Dziennik: koniec gry

over = Koniec gry
final-locations = { $points } za lokacje
final-feature = { $points } za lokację „{ $card }”
final-statues = { $points } za posągi
final = { $seat } otrzymuje na koniec { SHOW($results, case: "acc") } ({ $sources }): razem { $total }
winner = { $winners } wygrywa ({ $total })
winner-by-goods = { $winners } wygrywa ({ $total }) dzięki rozstrzygnięciu remisu (pozostali robotnicy i surowce, potem karty na ręce)
winners-shared = { $winners } wygrywają wspólnie ({ $total })
solo-won = { $seat } wygrywa. Lokacje frakcyjne: { $n }, karty zebrane przez wirtualnego gracza: { $collected }. Ranga: { $rank } ({ $total })
solo-lost = { $seat } przegrywa. Lokacje frakcyjne: { $n }, karty zebrane przez wirtualnego gracza: { $collected }

## Wybory

do-take = Weź: „{ $card }”
do-keep = Zatrzymaj: „{ $card }”
do-discard = Odrzuć kartę „{ $card }”
do-drop = Zrezygnuj z umowy z kartą „{ $card }”
do-defend = Żeton obrony na lokację „{ $card }”
do-samurai = Samuraj na lokację „{ $card }”
do-put = Dołóż coś do lokacji „{ $card }”
do-stored = Dodaj przechowaną kartę „{ $card }”
do-draw-common = Dobierz z talii kart zwykłych
do-draw-faction = Dobierz z talii frakcyjnej
do-pray-draw = Dobierz karty do modlitwy
do-pray-tokens = Módl się samymi Łaskami Bogów, bez dobierania
do-build = Wybuduj lokację „{ $card }”{ offer-tail }
do-deal = Umowa z kartą „{ $card }”{ offer-tail }
do-raze-hand = Splądruj kartę z ręki: „{ $card }”{ offer-tail }
do-raze = Splądruj lokację „{ $card }” ({ $owner }){ offer-tail }
do-use = Użyj lokacji „{ $card }”{ deed-tail }
do-use2 = Użyj dwa razy lokacji „{ $card }”{ deed-tail }
do-send = Wyślij robotnika do lokacji „{ $card }” ({ $owner }){ deed-tail }
do-spend =
    { COUNT($paid) ->
        [0] Wydaj robotników
       *[other] Wydaj { SHOW($paid, case: "acc") }{ COUNT($results) ->
            [0] { "" }
           *[other] : otrzymaj { SHOW($results, case: "acc") }
        }
    }
do-pass = Spasuj w tej rundzie
do-end = Zakończ turę
do-skip = Zrezygnuj
do-done-swap = Zatrzymaj resztę
do-done-spend = Nie wydawaj więcej robotników
do-done-stored = Nie używaj więcej przechowanych kart
do-done-give = Nie wydawaj więcej surowców
do-done-card = Nie wybieraj więcej kart
do-location = Poświęć lokację „{ $card }”
do-location-foundation = Poświęć fundament
do-pay = Zapłać { SHOW($paid, case: "acc") }{ results-tail }
do-card = Wybierz kartę „{ $card }”{ offer-tail }
do-put-good = Połóż na niej { SHOW($paid, case: "acc") }
do-good = Weź { SHOW($results, case: "acc") }
do-target = Wybierz kartę „{ $card }”{ offer-tail }
do-target-of = Wybierz lokację „{ $card }” ({ $owner }){ offer-tail }
do-target-deal = Wybierz umowę z kartą „{ $card }” ({ $owner }){ offer-tail }
do-opponent = Wybierz: { $other }
do-steal = Ukradnij { SHOW($results, case: "acc") } ({ $other })
do-option = Opcja { $n }{ offer-tail }
do-option-begin = Wybierz opcję { $n }
do-swap = Oddaj { SHOW($paid, case: "acc") }{ results-tail }
do-swap-card = Oddaj kartę „{ $card }”{ results-tail }
do-color = Kolor: { $color }
do-blessing = Łaska Bogów, kolor: { $color }
do-store = Przechowaj Łaskę Bogów, kolor: { $color }
do-offer = Oddaj Łaskę Bogów, kolor: { $color }
do-statue = Posąg: { $statue }
do-give = Wydaj na modlitwę: { $good }
do-source = Następnie: „{ $card }”
do-source-board = Następnie: plansza frakcji

## Pytania

ask-take = Którą kartę bierzesz?
ask-source = Co działa teraz?
ask-draw = Z której talii dobierasz?
ask-keep = Którą kartę zatrzymujesz?
ask-turn = Twoja tura: którą akcję wykonujesz?
ask-after = Jeszcze coś czy koniec tury?
ask-put = Co dokładasz do tej lokacji?
ask-location = Którą lokację poświęcasz na budowę?
ask-pay = Czym płacisz?
ask-discard = Którą kartę odrzucasz?
ask-drop = Z której umowy rezygnujesz?
ask-target = Co wybierasz dla tej zdolności?
ask-target-attack = Którą lokację tracisz w tym ataku?
ask-build = Co budujesz?
ask-card = Którą kartę z ręki na to przeznaczasz?
ask-good = Które dobro bierzesz?
ask-opponent = Kto musi odrzucić kartę?
ask-steal = Co kradniesz i komu?
ask-option = Którą opcję wybierasz?
ask-swap = Które dobra oddajesz za punkty?
ask-samurai = Gdzie staje samuraj?
ask-spend = Wydajesz jeszcze 2 robotników?
ask-color = Który kolor wybierasz?
ask-pray = Dobierasz karty do modlitwy czy używasz samych Łask Bogów?
ask-stored = Która przechowana karta dołącza do modlitwy?
ask-give = Które surowce wydajesz na modlitwę?
ask-blessing = Którą Łaskę Bogów bierzesz?
ask-store = Którą Łaskę Bogów przechowujesz?
ask-offer = Którą Łaskę Bogów oddajesz?
ask-statue = Który posąg bierzesz?
ask-nothing = Koniec gry

## Skąd są punkty, jak rozpoczęto

source-gate = Karty pod lokacjami
source-razing = Plądrowanie
source-production = Produkcja
source-building = Budowa
source-deals = Umowy
source-actions = Lokacje akcji
source-locations = Lokacje zwykłe na koniec
source-faction_locations = Lokacje frakcyjne na koniec
source-end_features = Cechy na koniec
opening-faction = Frakcja
opening-first = Pierwsza akcja
opening-built = Pierwsza wybudowana lokacja
first-build = Budowa
first-deal = Umowa
first-raze = Plądrowanie
first-use = Użycie lokacji akcji
first-send = Wysłanie robotnika do przeciwnika
first-spend = Wydanie robotników
first-pass = Pas

## Możliwości w kilku słowach, obok znaku

short-foundation = Fundament
short-board = Plansza frakcji
short-build = Wybuduj: „{ $card }”
short-deal = Umowa: „{ $card }”
short-raze = Splądruj: „{ $card }”
short-use = Użyj: „{ $card }”
short-use2 = Dwa razy: „{ $card }”
short-send = Robotnik do: { $card }
short-discard = Odrzuć: „{ $card }”
short-drop = Zrezygnuj: „{ $card }”
short-defend = Chroń: „{ $card }”
short-samurai = Samuraj: „{ $card }”
short-draw-common = Talia kart zwykłych
short-draw-faction = Talia frakcyjna
short-pray-draw = Dobierz karty
short-pray-tokens = Same Łaski Bogów
short-option = Opcja { $n }
short-pay = Zapłać
short-skip = Zrezygnuj
short-done = Gotowe
short-end = Zakończ turę
short-pass = Pas
short-card = { $card }
short-good = { $good }
short-color = { $color }
short-statue = { $statue }
short-seat = { $other }
short-steal = { $other }: { $good }

## Dlaczego jedna tura jest lepsza od innej

why-both =
    { $n ->
        [0] Daje więcej niż twoja tura: { $more }; mniej: { $less }.
       *[other] W porównaniu z planem { $n } więcej: { $more }; mniej: { $less }.
    }
why-more =
    { $n ->
        [0] Daje więcej niż twoja tura: { $more }.
       *[other] Więcej niż przy planie { $n }: { $more }.
    }
why-less =
    { $n ->
        [0] Na razie daje mniej niż twoja tura: { $less }. Opłaca się później.
       *[other] Mniej niż przy planie { $n }: { $less }.
    }
why-built = Budujesz: { $cards }.
why-deal = Zawierasz umowę: { $cards }.
why-razed = Splądrowane: { $cards }.
