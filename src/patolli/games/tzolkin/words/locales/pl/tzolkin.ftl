# Tzolk'in. Zapłata i dopełnienie stoją w bierniku (case: "acc", "for"); różni się on tylko dla rodzaju żeńskiego i osób.

## Nazwy

title = Tzolk'in

gear-palenque = Palenque
gear-yaxchilan = Yaxchilan
gear-tikal = Tikal
gear-uxmal = Uxmal
gear-chichen_itza = Chichen Itza

temple-chaac = Chaac
temple-quetzalcoatl = Quetzalcoatl
temple-kukulcan = Kukulcan

technology-agriculture = Rolnictwo
technology-extraction = Pozyskiwanie surowców
technology-architecture = Konstrukcja
technology-theology = Teologia

kind-farm =
    { $case ->
        [acc] farmę
       *[nom] farma
    }
kind-civic = urząd
kind-tomb = grobowiec
kind-shrine = sanktuarium

# po "za"
each-civic = każdy twój urząd
each-tomb = każdy twój grobowiec
each-shrine = każde twoje sanktuarium

tile = { $id }
name-building =
    { $case ->
        [acc] { SHOW($kind, case: "acc") } { $tile }
       *[nom] { $kind } { $tile }
    }
name-monument = monument { $tile }
name-wealth = { $tile }

## Zasoby

goods-corn =
    { $n ->
        [one] { $n } kosz kukurydzy
        [few] { $n } kosze kukurydzy
        [many] { $n } koszy kukurydzy
       *[other] { $n } kosza kukurydzy
    }
goods-wood =
    { $n ->
        [one] { $n } bal drewna
        [few] { $n } bale drewna
        [many] { $n } bali drewna
       *[other] { $n } bala drewna
    }
goods-stone =
    { $n ->
        [one] { $n } kamień
        [few] { $n } kamienie
        [many] { $n } kamieni
       *[other] { $n } kamienia
    }
goods-gold =
    { $n ->
        [one] { $case ->
            [nom] { $n } grudka złota
           *[acc] { $n } grudkę złota
        }
        [few] { $n } grudki złota
        [many] { $n } grudek złota
       *[other] { $n } grudki złota
    }
goods-skull =
    { $n ->
        [one] { $case ->
            [nom] { $n } czaszka
           *[acc] { $n } czaszkę
        }
        [few] { $n } czaszki
        [many] { $n } czaszek
       *[other] { $n } czaszki
    }
goods-points =
    { $n ->
        [one] { $n } punkt zwycięstwa
        [few] { $n } punkty zwycięstwa
        [many] { $n } punktów zwycięstwa
       *[other] { $n } punktu zwycięstwa
    }
goods-worker =
    { $n ->
        [one] { $case ->
            [nom] { $n } robotnik
           *[acc] { $n } robotnika
        }
       *[other] { $n } robotników
    }
goods-corn_tile =
    { $n ->
        [one] { $n } żeton Zbioru Kukurydzy
        [few] { $n } żetony Zbioru Kukurydzy
        [many] { $n } żetonów Zbioru Kukurydzy
       *[other] { $n } żetonu Zbioru Kukurydzy
    }
goods-wood_tile =
    { $n ->
        [one] { $n } żeton Wycinki Drzew
        [few] { $n } żetony Wycinki Drzew
        [many] { $n } żetonów Wycinki Drzew
       *[other] { $n } żetonu Wycinki Drzew
    }

## Części zdań

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
up = { $temple } +{ $n } (stopień { $step })
down = { $temple } −{ $n } ({ $step ->
        [-1] najniższy stopień
       *[other] stopień { $step }
    })
level = { $technology } (poziom { $level })
board-light = plansza gracza znów jasną stroną do góry

## Dziennik: ruchy

keep = { $seat } zachowuje w tajemnicy dwie płytki Dóbr Początkowych
kept = { $seat } zachowuje płytki { $tiles }{ results-tail }
beg = { $seat } prosi o kukurydzę{ results-tail }
place = { $seat } wysyła robotnika na pole { $gear } { $space }{ paid-tail }
place-start = { $seat } wysyła robotnika na pole Pierwszeństwa{ paid-tail }
place-mercy =
    { COUNT($paid) ->
        [0] { $seat } nie może ani zapłacić, ani prosić o kukurydzę: wysyła robotnika za darmo na pole { $gear } { $space }
       *[other] { $seat } nie może ani zapłacić, ani prosić o kukurydzę: oddaje wszystko, co ma ({ $paid }), i wysyła robotnika na pole { $gear } { $space }
    }
pick = { $seat } zdejmuje robotnika z pola { $gear } { $space }
use = { $seat } korzysta z akcji { $gear } { $space }{ paid-tail }{ results-tail }
use-none = { $seat } nie korzysta z akcji
harvest-corn = { $seat } zbiera kukurydzę{ results-tail }
harvest-wood = { $seat } wycina drzewa{ results-tail }
harvest-burn = { $seat } wypala las{ results-tail }
harvest-bare = { $seat } zbiera kukurydzę bez żetonu{ results-tail }
anger = { $seat } gniewa bogów{ results-tail }
temple = { $seat } zjednuje sobie bogów{ results-tail }
technology = { $seat } rozwija dziedzinę „{ $technology }”{ results-tail }
technology-bonus = { $seat } wybiera bonus dziedziny „{ $technology }”{ results-tail }
pay = { $seat } płaci { SHOW($paid, case: "acc") }{ results-tail }
gain = { $seat } bierze { SHOW($results, case: "acc") }
build = { $seat } wznosi { SHOW($name, case: "acc") }{ paid-tail }{ results-tail }
sell = { $seat } sprzedaje { SHOW($paid, case: "acc") } za { SHOW($results, case: "for") }
buy = { $seat } kupuje { SHOW($results, case: "acc") } za { SHOW($paid, case: "for") }
skip = { $seat } nie korzysta z tej możliwości
done = { $seat } opuszcza Rynek

## Dziennik: koniec tury, rundy i gry

refill =
    { $n ->
        [one] Nowy budynek: { $tiles }
       *[other] Nowe budynki: { $tiles }
    }
teeth-taken = { $seat } zabiera kukurydzę z kalendarza{ results-tail }
food-day-goods = Dzień Żywienia { $n }: robotnicy jedzą, świątynie dają zasoby
food-day-points = Dzień Żywienia { $n }: robotnicy jedzą, świątynie dają punkty zwycięstwa
feed-free =
    { $n ->
        [one] { $seat }: { $n } robotnik je za darmo
       *[other] { $seat }: wszyscy robotnicy ({ $n }) jedzą za darmo
    }
feed =
    { $fed ->
        [0] { $seat } nikogo nie żywi
        [one] { $seat } żywi { $fed } robotnika
       *[other] { $seat } żywi { $fed } robotników
    }{ paid-tail }{ $free ->
        [0] { "" }
       *[other] , { $free } je za darmo
    }
unfed =
    { $n ->
        [one] { $seat } nie żywi { $n } robotnika i traci { SHOW($paid, case: "acc") }
       *[other] { $seat } nie żywi { $n } robotników i traci { SHOW($paid, case: "acc") }
    }
age-2 = Zaczyna się epoka 2. Nowe budynki: { $tiles }
temple-goods = { $seat } otrzymuje ze świątyń: { SHOW($results, case: "acc") }
skulls-short =
    { $n ->
        [one] Świątynie są winne { $n } czaszkę, a bank ma { $left }: nikt nie otrzymuje czaszki
        [few] Świątynie są winne { $n } czaszki, a bank ma { $left }: nikt nie otrzymuje czaszki
       *[many] Świątynie są winne { $n } czaszek, a bank ma { $left }: nikt nie otrzymuje czaszki
    }
temple-score =
    { $bonus ->
        [0] { $temple } { $points }
       *[other] { $temple } { $points } + { $bonus } za najwyższą pozycję
    }
temple-points = { $seat }: { $results } ze świątyń ({ $temples })
corn-laid = 1 kosz kukurydzy trafia na kalendarz (razem { $n })
marker-taken = { $seat } zabiera robotnika z pola Pierwszeństwa i otrzymuje znacznik pierwszego gracza
marker-passed = { $seat } zabiera robotnika z pola Pierwszeństwa; znacznik pierwszego gracza otrzymuje { $to }
calendar =
    { $days ->
        [one] Kalendarz przesuwa się o { $days } dzień: dzień { $day }
       *[other] Kalendarz przesuwa się o { $days } dni: dzień { $day }
    }
calendar-last = Kalendarz przesuwa się po raz ostatni
advance =
    { $days ->
        [one] { $seat } przestawia kalendarz o { $days } dzień: dzień { $day }
       *[other] { $seat } przestawia kalendarz o { $days } dni: dzień { $day }
    }
advance-dark = { $seat } przestawia kalendarz o { $days } dni: dzień { $day }; plansza gracza leży teraz ciemną stroną do góry
fallen =
    { $n ->
        [one] { $seat } odzyskuje { $n } robotnika zepchniętego z koła ({ $gears })
       *[other] { $seat } odzyskuje { $n } robotników zepchniętych z kół ({ $gears })
    }
start-returned = { $seat } zabiera robotnika z pola Pierwszeństwa
over = Koniec gry
final-goods = { $points } za pozostałe zasoby
final-skulls = { $points } za czaszki
final-monument = { $points } za { SHOW($name, case: "for") }
final = { $seat } otrzymuje na koniec { SHOW($results, case: "acc") } ({ $sources }): razem { $total }
winner = { $winners } wygrywa ({ $total })
winner-by-workers = { $winners } wygrywa ({ $total }) dzięki większej liczbie robotników na kołach
winners-shared = { $winners } wygrywają wspólnie ({ $total })

## Wybór

price-tail =
    { COUNT($paid) ->
        [0] : za darmo
       *[other] : kosztuje { SHOW($paid, case: "acc") }
    }
back-tail =
    { $steps ->
        [0] { "" }
        [one] { " " }({ $steps } pole wstecz: zapłać { SHOW($back, case: "acc") })
        [few] { " " }({ $steps } pola wstecz: zapłać { SHOW($back, case: "acc") })
       *[many] { " " }({ $steps } pól wstecz: zapłać { SHOW($back, case: "acc") })
    }
blocks-tail =
    { $blocks ->
        [0] { "" }
        [one] { " " }za { $blocks } surowiec
        [few] { " " }za { $blocks } surowce
       *[many] { " " }za { $blocks } surowców
    }
do-keep = Zachowaj { $tiles }
do-beg = Poproś o kukurydzę{ results-tail }
do-place = Wyślij na pole { $gear } { $space }{ price-tail }
do-place-more = Wyślij na pole { $gear } { $space }
do-place-mercy = Wyślij na pole { $gear } { $space } za całą swoją kukurydzę
do-place-start = Wyślij na pole Pierwszeństwa{ price-tail }
do-place-start-more = Wyślij na pole Pierwszeństwa
do-pick = Zdejmij z pola { $gear } { $space }
do-use = Użyj akcji { $gear } { $space }{ back-tail }{ paid-tail }{ results-tail }
do-use-none = Bez akcji
do-harvest-corn =
    { COUNT($results) ->
        [0] Kukurydza: weź żeton Zbioru Kukurydzy i jego kukurydzę
       *[other] Kukurydza: weź { SHOW($results, case: "acc") }
    }
do-harvest-wood =
    { COUNT($results) ->
        [0] Drewno: weź żeton Wycinki Drzew i jego drewno
       *[other] Drewno: weź { SHOW($results, case: "acc") }
    }
do-harvest-burn =
    { COUNT($results) ->
        [0] Wypal las i rozgniewaj bogów: weź odsłonięty żeton Zbioru Kukurydzy i jego kukurydzę
       *[other] Wypal las i rozgniewaj bogów: weź { SHOW($results, case: "acc") }
    }
do-harvest-bare =
    { COUNT($results) ->
        [0] Kukurydza bez żetonu
       *[other] Kukurydza bez żetonu: weź { SHOW($results, case: "acc") }
    }
do-anger = Rozgniewaj bogów{ results-tail }
do-temple = Wejdź wyżej{ results-tail }
do-technology = { $technology } na poziom { $level }{ blocks-tail }: { $gives }
do-technology-bonus = Bonus dziedziny „{ $technology }”{ blocks-tail }: { $gives }
do-pay = Zapłać { SHOW($paid, case: "acc") }{ results-tail }
do-gain = Weź { SHOW($results, case: "acc") }
do-sell = Sprzedaj { SHOW($paid, case: "acc") } za { SHOW($results, case: "for") }
do-buy = Kup { SHOW($results, case: "acc") } za { SHOW($paid, case: "for") }
do-done = Opuść Rynek
do-build = Wznieś { SHOW($name, case: "acc") }{ paid-tail }: { $does }
do-build-plain = Wznieś { SHOW($name, case: "acc") }{ paid-tail } bez Konstrukcji (zostanie dla drugiego budynku): { $does }
do-monument = Wznieś { SHOW($name, case: "acc") }{ paid-tail }: na koniec { $does }
by-architecture = { $gains } dzięki Konstrukcji
do-advance-1 = Przestaw kalendarz o 1 dzień, na dzień { $day }
do-advance-2 = Przestaw kalendarz o 2 dni, na dzień { $day }; twoja plansza obróci się na ciemną stronę
do-skip-use = Bez dodatkowej akcji
do-skip-technology = Bez drugiego kroku rozwoju
do-skip-pay = Nie płać, bez stopnia w świątyni
do-skip-build = Nie wznoś nic więcej
do-end = Zakończ turę

gives-agriculture-1 = +1 kosz kukurydzy przy Zbiorach Kukurydzy
gives-agriculture-2 = Zbiory Kukurydzy bez żetonu; +1 kosz kukurydzy przy połowie ryb
gives-agriculture-3 = +2 kosze kukurydzy przy Zbiorach Kukurydzy
gives-agriculture-bonus = 1 stopień w górę w dowolnej świątyni
gives-extraction-1 = +1 bal drewna przy pozyskiwaniu drewna
gives-extraction-2 = +1 kamień przy pozyskiwaniu kamienia
gives-extraction-3 = +1 grudka złota przy pozyskiwaniu złota
gives-extraction-bonus = 2 dowolne surowce
gives-architecture-1 = +1 kosz kukurydzy przy budowie
gives-architecture-2 = +2 punkty zwycięstwa przy budowie
gives-architecture-3 = o 1 surowiec mniej przy budowie (Uxmal: o 2 kosze kukurydzy mniej)
gives-architecture-bonus = 3 punkty zwycięstwa
gives-theology-1 = akcja z następnego pola w Chichen Itza
gives-theology-2 = po akcji w Chichen Itza: 1 surowiec za 1 stopień w świątyni
gives-theology-3 = +1 czaszka w Yaxchilan
gives-theology-bonus = 1 czaszka

## Pytania

ask-keep = Które dwie płytki Dóbr Początkowych zachowujesz?
ask-turn = Wysyłasz robotników czy ich zdejmujesz?
ask-turn-or-beg = Wysyłasz robotników czy ich zdejmujesz? Najpierw możesz poprosić o kukurydzę
ask-turn-place = Dokąd wysyłasz pierwszego robotnika?
ask-turn-place-or-beg = Dokąd wysyłasz pierwszego robotnika? Najpierw możesz poprosić o kukurydzę
ask-turn-pick = Którego robotnika zdejmujesz najpierw?
ask-turn-pick-or-beg = Którego robotnika zdejmujesz najpierw? Przedtem możesz poprosić o kukurydzę
ask-turn-beg = Nie możesz wysłać robotnika: w której świątyni prosisz o kukurydzę?
ask-place = Wysyłasz kolejnego robotnika czy kończysz turę?
ask-pick = Zdejmujesz kolejnego robotnika czy kończysz turę?
ask-use = Z której akcji korzystasz?
ask-use-from = Którą akcję wykonuje robotnik z pola { $gear } { $space }?
ask-harvest = Co bierzesz z dżungli?
ask-anger = W której świątyni gniewasz bogów?
ask-technology = Którą dziedzinę rozwijasz?
ask-pay = Którymi surowcami płacisz?
ask-gain = Który surowiec bierzesz?
ask-temple = W której świątyni wchodzisz wyżej?
ask-build = Co wznosisz?
ask-exchange = Co sprzedajesz lub kupujesz na Rynku?
ask-advance = Przestawiasz kalendarz o jeden dzień czy o dwa?
ask-nothing = Koniec gry

## Płytki i pola

tile-priced = { $name } za { SHOW($cost, case: "for") }: { $does }
tile-monument = { $name } ({ $kind }) za { SHOW($cost, case: "for") }: na koniec { $does }
tile-free = { $name }: { $does }
tile-brief = { $name } ({ $does })
climbs = { $temple } +{ $n }
any-temple = dowolna świątynia +{ $n }
advances = { $technology } +{ $n }
any-technology =
    { $n ->
        [one] { $n } krok rozwoju dowolnej dziedziny
        [few] { $n } kroki rozwoju dowolnych dziedzin
       *[many] { $n } kroków rozwoju dowolnych dziedzin
    }
any-block = 1 dowolny surowiec
feeds-free =
    { $n ->
        [one] jedzenie dla { $n } robotnika w każdy Dzień Żywienia
       *[other] jedzenie dla { $n } robotników w każdy Dzień Żywienia
    }
feeds-cheaper =
    { $n ->
        [one] w Dniu Żywienia o { $n } kosz kukurydzy mniej na każdego robotnika
        [few] w Dniu Żywienia o { $n } kosze kukurydzy mniej na każdego robotnika
       *[many] w Dniu Żywienia o { $n } koszy kukurydzy mniej na każdego robotnika
    }
extra-building = jeśli chcesz, jeszcze jeden budynek
extra-exchange = jeśli chcesz, wymiana na Rynku
extra-action = jeśli chcesz, dowolna akcja oprócz Chichen Itza za 1 kosz kukurydzy
scores-kind = { $points } za { $kind }
scores-tile = { $points } za każdy twój budynek i monument
scores-monument = { $two } / { $three } / { $four } PZ (2 / 3 / 4 graczy) za każdy monument wzniesiony przez kogokolwiek
scores-corn-tile = { $points } za każdy twój żeton Zbioru Kukurydzy
scores-wood-tile = { $points } za każdy twój żeton Wycinki Drzew
scores-workers = { $three } / { $four } / { $five } / { $six } PZ za 3 / 4 / 5 / 6 robotników
scores-level = { $points } za każdy twój poziom rozwoju
scores-mastery = { $one } / { $two } / { $three } PZ za 1 / 2 / 3 lub więcej dziedzin na poziomie 3
scores-best-temple = { $points } za każdy stopień powyżej startowego w twojej najlepszej świątyni
scores-temples = punkty zwycięstwa twojego stopnia w każdej świątyni
scores-skulls = { $points } za każdą czaszkę w Chichen Itza
space-plain = { $does }
space-priced = { $cost }: { $does }
space-harvest = { $corn } lub { $wood }
space-tikal-1 = rozwój jednej dziedziny
space-tikal-2 = jeden budynek
space-tikal-3 = jeden lub dwa kroki rozwoju
space-tikal-4 = jeden lub dwa budynki albo jeden monument
space-tikal-5 = za 1 surowiec po jednym stopniu w dwóch świątyniach
space-uxmal-1 = jeden stopień w świątyni
space-uxmal-2 = wymiana na Rynku
space-uxmal-3 = 1 robotnik
space-uxmal-4 = jeden budynek za kukurydzę
space-uxmal-5 = dowolna akcja oprócz Chichen Itza

## Dlaczego coś nie jest teraz możliwe

lack-tail =
    { COUNT($lack) ->
        [0] { "" }
       *[other] . Brakuje ci: { $lack }
    }
not-first = Najpierw zdecyduj: { $question }
not-worker = Stoi tu robotnik ({ $seat })
not-neutral = Tu stoi neutralny robotnik; nigdy nie opuszcza koła
not-full = Wszystkie pola koła { $gear } są zajęte
not-lowest = Robotnik trafia na najniższe wolne pole koła: { $gear } { $space }
not-in-hand = Nie masz wolnego robotnika
not-payable = To kosztuje { SHOW($price, case: "acc") }, masz { SHOW($have, case: "acc") }
not-mercy = Nie możesz ani zapłacić, ani prosić o kukurydzę: robotnik musi iść na koło, którego najniższe wolne pole jest najtańsze
not-mercy-more = Robotnik wysłany bez pełnej zapłaty musi być jedynym w tej turze
not-picking = W tej turze zdejmujesz robotników, więc nie możesz ich wysyłać
not-placing = W tej turze wysyłasz robotników, więc nie możesz ich zdejmować
not-start-own = Tu już stoi twój robotnik
not-no-action = Pole 0 nie ma akcji
not-any = Wybierz jedną z akcji od 1 do { $top }
not-reached = Robotnik z pola { $gear } { $space } nie sięga do tej akcji
not-back = Cofnięcie się aż tutaj kosztuje { SHOW($price, case: "acc") }, masz { SHOW($have, case: "acc") }
not-chichen = Możliwa jest każda akcja, ale nie akcja Chichen Itza
not-again = Tą akcją nie można wybrać jej samej
not-used = Ta akcja została już użyta: leży na niej czaszka
not-skull = Do tego potrzebna jest czaszka, a nie masz żadnej
not-bank = W banku nie ma już czaszek
not-jungle-left = W tej części dżungli nie ma już żetonów
not-advance-any =
    { $price ->
        [one] Najtańszy krok rozwoju kosztuje { $price } surowiec, masz { $have }
        [few] Najtańszy krok rozwoju kosztuje { $price } surowce, masz { $have }
       *[many] Najtańszy krok rozwoju kosztuje { $price } surowców, masz { $have }
    }
not-block = Do tego potrzebny jest surowiec, a nie masz żadnego
not-climb-any = W żadnej świątyni nie możesz wejść wyżej
not-building-any = Nie stać cię na żaden budynek
not-building-monument = Nie stać cię na żaden budynek ani monument
not-row-empty = Nie ma już budynków
not-building-corn = Najtańszy budynek kosztuje razem { SHOW($price, case: "acc") }, masz { SHOW($have, case: "acc") }
not-market = Nie byłoby czego wymieniać: żadnego surowca i mniej niż 2 kosze kukurydzy
not-six = Masz już wszystkich sześciu robotników
not-build-now = Budynki wznosisz w Tikal 2 lub 4 albo za kukurydzę w Uxmal 4{ lack-tail }
not-monument-now = Monumenty wznosisz w Tikal 4{ lack-tail }
not-monument-only = Monumenty wznosisz tylko w Tikal 4, zamiast budynków
not-lack = Brakuje ci: { $lack }
not-lack-saved = Brakuje ci: { $lack }; Konstrukcja oszczędza tylko jeden surowiec
not-top = Stoisz już na szczytowym stopniu
not-top-taken = Na szczytowym stopniu może stać tylko jeden gracz, a jest tam { $seat }
not-climb-now = Stopnie w świątyniach dają Tikal 5, Uxmal 1, Chichen Itza i niektóre płytki
not-two-temples = Oba stopnie muszą być w różnych świątyniach
not-bottom = Stoisz już na najniższym stopniu
not-advance-now = Dziedziny rozwijasz w Tikal 1 i 3
not-advance-now-price =
    { $price ->
        [one] Dziedziny rozwijasz w Tikal 1 i 3; to kosztuje { $price } surowiec, masz { $have }
        [few] Dziedziny rozwijasz w Tikal 1 i 3; to kosztuje { $price } surowce, masz { $have }
       *[many] Dziedziny rozwijasz w Tikal 1 i 3; to kosztuje { $price } surowców, masz { $have }
    }
not-advance-price =
    { $price ->
        [one] To kosztuje { $price } surowiec, masz { $have }
        [few] To kosztuje { $price } surowce, masz { $have }
       *[many] To kosztuje { $price } surowców, masz { $have }
    }
not-bonus-temple = Bonusem jest stopień w świątyni, a w żadnej nie możesz wejść wyżej
not-bonus-skull = Bonusem jest czaszka, a w banku nie ma już żadnej
not-jungle-now = Żetony z tej części dżungli bierze się w Palenque { $n }
not-jungle-other = W Palenque { $n } bierze się żetony tylko z odpowiadającej mu części dżungli
not-goods-now = Surowce pochodzą z Yaxchilan i Palenque, a wymienia się je w Uxmal 2
not-gain-order = Oba surowce bierze się w kolejności drewno, kamień, złoto
not-pay-together = Surowce jednej zapłaty wybiera się wszystkie naraz
not-market-sold = Tego, co sprzedano, nie kupuje się z powrotem
not-market-order = Najpierw cała sprzedaż, potem wszystkie zakupy, jedno i drugie w kolejności drewno, kamień, złoto
not-market-price = Nie masz czego sprzedać; kupno kosztuje { SHOW($price, case: "acc") }, masz { SHOW($have, case: "acc") }
not-calendar-last = Na koniec tej rundy kalendarz przesunie się po raz ostatni
not-calendar-free = Kalendarz przesuwa się na koniec rundy: sam o jeden dzień, jeśli nikt nie stanie na polu Pierwszeństwa
not-calendar-other = Na polu Pierwszeństwa stoi { $seat } i na koniec rundy przestawi kalendarz
not-calendar-own = Na koniec rundy przestawisz kalendarz; o dwa dni tylko wtedy, gdy na przedostatnim polu żadnego koła nie stoi robotnik gracza
not-calendar-dark = Na koniec rundy przestawisz kalendarz, ale tylko o jeden dzień: twoja plansza gracza leży ciemną stroną do góry

## Możliwości w kilku słowach, obok znaku

short-start = Pole Pierwszeństwa
short-none = Bez akcji
short-beg = Prośba
short-bonus = { $technology }: bonus
short-pay = Zapłać
short-gain = Weź
short-sell = Sprzedaj
short-buy = Kup
short-days =
    { $n ->
        [one] { $n } dzień
        [few] { $n } dni
        [many] { $n } dni
       *[other] { $n } dnia
    }
short-end = Koniec tury
short-skip = Nic
short-plain = { $tile } bez Konstrukcji
short-harvest-corn = Kukurydza
short-harvest-wood = Drewno
short-harvest-burn = Wypal
short-harvest-bare = Kukurydza bez żetonu
short-space = { $gear } { $space }
short-tile = { $tile }
short-keep = { $tiles }

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
why-built = Budujesz: { $tiles }.
why-first = Stoisz najwyżej, bez remisu, w świątyni: { $temples }.
why-workers =
    { $n ->
        [0] Twoi robotnicy stoją na polach: { $here }; przy twojej turze: { $there }.
       *[other] Twoi robotnicy stoją na polach: { $here }; przy planie { $n }: { $there }.
    }
why-standing = Twoi robotnicy stoją też na polach: { $here }.
