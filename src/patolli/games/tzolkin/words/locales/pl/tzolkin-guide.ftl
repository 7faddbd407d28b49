# Zasady w skrócie dla tych, którzy pytają o miejsce na planszy. Każda liczba pochodzi z gry.

## Nazwy

name-skulls = kryształowe czaszki
name-points = punkty zwycięstwa
name-workers = robotnicy
name-corn_tiles = żetony Zbioru Kukurydzy
name-wood_tiles = żetony Wycinki Drzew
space-0 = bez akcji

## Tura

rule-turn = W swojej turze wysyłasz robotników albo ich zdejmujesz: co najmniej jednego, poza tym ilu chcesz, ale nigdy jedno i drugie w jednej turze. Na koniec puste miejsca na budynki są uzupełniane.
rule-place = Robotnik trafia na najniższe wolne pole koła i kosztuje tyle kukurydzy, ile wynosi numer tego pola. Drugi robotnik w turze kosztuje o 1 więcej, trzeci o 2 więcej i tak dalej; za każdego płacisz od razu. Na razie nic nie przynosi: każdego dnia koła przenoszą robotników o jedno pole dalej.
rule-pick = Zdjęty robotnik wykonuje akcję swojego pola albo akcję o niższym numerze na tym samym kole za 1 kosz kukurydzy za każdy krok wstecz, albo nie wykonuje żadnej. Każdego rozpatrujesz do końca, zanim zdejmiesz następnego, w dowolnej kolejności. Odzyskani robotnicy czekają na twoją następną turę.
rule-beg = Mając najwyżej 2 kosze kukurydzy, możesz zacząć turę od prośby o kukurydzę: masz wtedy 3 kosze i schodzisz o jeden stopień w wybranej świątyni. Musisz prosić, jeśli nie masz robotnika na żadnym kole i nie stać cię na żadne pole.

## Koła

rule-gear-palenque = Palenque daje kukurydzę i drewno. Jego pola od 2 do 5 pozwalają brać żetony z grupy dżungli o tym samym numerze.
rule-gear-yaxchilan = Yaxchilan daje drewno, kamień i złoto, trochę kukurydzy oraz kryształowe czaszki dla Chichen Itza.
rule-gear-tikal = Tikal zamienia surowce w rozwój dziedzin, budynki, monumenty i stopnie w świątyniach.
rule-gear-uxmal = Uxmal zamienia kukurydzę niemal we wszystko: stopnie w świątyniach, surowce, budynki, inną akcję. Stąd pochodzą też nowi robotnicy.
rule-gear-chichen_itza = W Chichen Itza składasz kryształowe czaszki i otrzymujesz punkty zwycięstwa oraz stopnie w świątyniach. To koło jest większe od innych: jego pola sięgają 10, a każda akcja może być użyta tylko raz w całej grze.

## Pola

rule-space-0 = Pole 0 nie ma akcji: robotnik czeka tu, aż koło poniesie go dalej. Kosztuje tylko dopłatę za drugiego, trzeciego … robotnika w tej turze.
rule-space-chichen_itza-0 = Pole 0 nie ma własnej akcji. Dzięki Teologii zdjęty stąd robotnik może wykonać akcję 1.
rule-space-any = Stąd robotnik może wykonać dowolną akcję tego koła od 1 do { $top }, bez płacenia za cofanie się.
rule-space-last = Stąd robotnik może wykonać dowolną akcję tego koła od 1 do { $top }, bez płacenia za cofanie się. To ostatnie pole: następnego dnia robotnik spada z koła i wraca bez akcji.
rule-space-palenque-1 = Połów ryb: 3 kosze kukurydzy, bez żetonu. Rolnictwo na poziomie 2 dodaje 1 kosz.
rule-space-palenque-2 = Weź żeton Zbioru Kukurydzy z tej grupy dżungli i 4 kosze kukurydzy; tutaj nie zakrywa go drewno. Gdy nie ma już żetonów, zbierać tu można tylko dzięki Rolnictwu od poziomu 2.
rule-space-harvest = Weź odkryty żeton Zbioru Kukurydzy i kukurydzę (liczba koszy: { $corn }) albo żeton Wycinki Drzew i drewno (liczba bali: { $wood }), co odsłania żeton kukurydzy pod nim. Albo wypal las: otrzymujesz żeton kukurydzy spod niego wraz z kukurydzą, ale schodzisz o stopień w jednej świątyni.
rule-space-yaxchilan-1 = Otrzymujesz 1 bal drewna. Pozyskiwanie surowców na poziomie 1 dodaje 1 bal.
rule-space-yaxchilan-2 = Otrzymujesz 1 kamień i 1 kosz kukurydzy. Pozyskiwanie surowców na poziomie 2 dodaje 1 kamień.
rule-space-yaxchilan-3 = Otrzymujesz 1 grudkę złota i 2 kosze kukurydzy. Pozyskiwanie surowców na poziomie 3 dodaje 1 grudkę złota.
rule-space-yaxchilan-4 = Otrzymujesz 1 kryształową czaszkę, dopóki są w banku. Teologia na poziomie 3 dodaje jeszcze jedną.
rule-space-yaxchilan-5 = Otrzymujesz 1 grudkę złota, 1 kamień i 2 kosze kukurydzy. Pozyskiwanie surowców dodaje 1 kamień na poziomie 2 i 1 grudkę złota na poziomie 3.
rule-space-tikal-1 = Rozwiń jedną dziedzinę: poziom 1, 2 lub 3 kosztuje 1, 2 lub 3 dowolne surowce. Na poziomie 3 za jeden surowiec otrzymujesz bonus.
rule-space-tikal-2 = Wznieś jeden budynek z wystawionych i zapłać dokładnie pokazane surowce.
rule-space-tikal-3 = Wykonaj jeden lub dwa kroki rozwoju, w jednej dziedzinie albo w dwóch; za każdy krok płacisz jak w Tikal 1.
rule-space-tikal-4 = Wznieś jeden lub dwa budynki albo jeden monument. Przy dwóch budynkach Konstrukcja służy tylko jednemu, według twojego wyboru.
rule-space-tikal-5 = Zapłać 1 dowolny surowiec i wejdź o jeden stopień wyżej w każdej z dwóch różnych świątyń.
rule-space-uxmal-1 = Zapłać 3 kosze kukurydzy i wejdź o jeden stopień wyżej w wybranej świątyni.
rule-space-uxmal-2 = Wymieniaj na Rynku, ile razy chcesz: drewno jest warte 2 kosze kukurydzy, kamień 3, złoto 4, przy sprzedaży i przy kupnie.
rule-space-uxmal-3 = Otrzymujesz jeszcze jednego robotnika, najwyżej sześciu w sumie. Wyślesz go od następnej tury, a w Dniach Żywienia też chce jeść.
rule-space-uxmal-4 = Wznieś jeden budynek za kukurydzę: 2 kosze za każdy surowiec z jego ceny; surowcami nie płacisz. Nigdy monument.
rule-space-uxmal-5 = Zapłać 1 kosz kukurydzy i wykonaj dowolną akcję od 1 do 5 w Palenque, Yaxchilan, Tikal lub Uxmal, z jej własnymi kosztami; tylko nie tę samą jeszcze raz.
rule-space-chichen_itza = Połóż tu swoją kryształową czaszkę: otrzymujesz punkty zwycięstwa, stopień w świątyni i dowolny surowiec tam, gdzie jest pokazany. Nikt nie użyje już tej akcji w tej grze.

## Pole Pierwszeństwa, kalendarz, Dni Żywienia

rule-start = Robotnik tutaj kosztuje tylko dopłatę za drugiego, trzeciego … robotnika w tej turze i zabiera całą kukurydzę z kalendarza. Na koniec rundy wraca do ciebie, a ty zostajesz pierwszym graczem albo, jeśli masz już znacznik, przekazujesz go w lewo. Potem przestawiasz kalendarz: o jeden dzień, a może o dwa.
rule-calendar = Na koniec każdej rundy kalendarz przesuwa się o jeden dzień, a każdy robotnik o jedno pole dalej. Jeśli nikt nie stoi na polu Pierwszeństwa, na kalendarz trafia 1 kosz kukurydzy. Kto tam stoi, może przestawić kalendarz o dwa dni, jeśli jego plansza gracza leży jasną stroną do góry (potem obraca ją na ciemną), ale nie wtedy, gdy robotnik któregoś gracza stoi na przedostatnim polu koła.
rule-food-day = Na koniec dni 8, 14, 21 i 27 każdy robotnik zjada 2 kosze kukurydzy; każdy głodny kosztuje 3 punkty zwycięstwa. Potem świątynie dają zasoby w dniach 8 i 21, a punkty zwycięstwa w dniach 14 i 27. Przeskoczony Dzień Żywienia wypada rundę później.

## Świątynie

rule-temple-chaac = Chaac daje kamień: w dniach z zasobami 1 od stopnia 1 i jeszcze jeden od stopnia 3. W dniach z punktami daje punkty twojego stopnia, najwyżej 8. Kto stoi wtedy najwyżej, otrzymuje o 6 punktów więcej w epoce 1 i o 2 więcej w epoce 2, przy remisie połowę.
rule-temple-quetzalcoatl = Quetzalcoatl daje złoto: w dniach z zasobami 1 od stopnia 2 i jeszcze jedno od stopnia 4. W dniach z punktami daje punkty twojego stopnia, najwyżej 13. Kto stoi wtedy najwyżej, otrzymuje o 2 punkty więcej w epoce 1 i o 6 więcej w epoce 2, przy remisie połowę.
rule-temple-kukulcan = Kukulcan daje w dniach z zasobami drewno od stopnia 1 i od stopnia 3 oraz kryształową czaszkę od stopnia 4. W dniach z punktami daje punkty twojego stopnia, najwyżej 10. Kto stoi wtedy najwyżej, otrzymuje o 4 punkty więcej w epoce 1 i o 4 więcej w epoce 2, przy remisie połowę.

## Dziedziny

rule-technology-agriculture = Rolnictwo powiększa zbiory: na poziomie 1 dżungla daje 1 kosz kukurydzy więcej, na poziomie 3 jeszcze 2 więcej. Na poziomie 2 połów ryb daje 1 kosz więcej, a tam, gdzie żaden żeton nie jest odkryty, zbierasz kukurydzę bez żetonu. Każdy krok ponad poziom 3 to stopień w świątyni.
rule-technology-extraction = Pozyskiwanie surowców daje 1 surowiec więcej, gdy pole Yaxchilan lub Palenque daje ci drewno (poziom 1), kamień (poziom 2) lub złoto (poziom 3). Płytki, świątynie i Rynek się nie liczą. Każdy krok ponad poziom 3 daje 2 dowolne surowce.
rule-technology-architecture = Konstrukcja pomaga przy każdym budynku: 1 kosz kukurydzy na poziomie 1, także 2 punkty zwycięstwa na poziomie 2, a na poziomie 3 oszczędzasz jeden surowiec z ceny (w Uxmal 4: 2 kosze kukurydzy). Przy monumentach nie pomaga nigdy. Każdy krok ponad poziom 3 daje 3 punkty zwycięstwa.
rule-technology-theology = Teologia dotyczy czaszek. Poziom 1: robotnik z Chichen Itza może wykonać akcję z następnego pola. Poziom 2: po akcji w Chichen Itza możesz zapłacić 1 surowiec za stopień w świątyni. Poziom 3: 1 czaszka więcej w Yaxchilan 4. Każdy krok ponad poziom 3 daje 1 czaszkę.

## Płytki, czaszki, koniec gry

rule-buildings = Budynki wznosisz w Tikal 2 lub 4 albo za kukurydzę w Uxmal 4; od razu dają to, co pokazują, a farmy żywią robotników w Dniach Żywienia. Puste miejsca są uzupełniane na koniec tury. W drugim Dniu Żywienia wszystkie zostają zastąpione budynkami epoki 2.
rule-monuments = Monumenty wznosisz tylko w Tikal 4, dokładnie za to, co pokazują; punktują na koniec gry. Są tylko te na planszy; Konstrukcja przy nich nie pomaga.
rule-jungle = Każda grupa należy do pola Palenque o tym samym numerze. W grupach od 3 do 5 na każdym żetonie Zbioru Kukurydzy leży żeton Wycinki Drzew: kukurydzę można wziąć, gdy drewna nad nią już nie ma. Wzięte żetony zatrzymujesz; dwa monumenty je liczą.
rule-skulls = W grze jest 13 kryształowych czaszek. Pochodzą z Yaxchilan 4, od Kukulcana, z Teologii i z kilku płytek, a najwięcej dają w Chichen Itza. Czaszka, która na koniec ci została, jest warta 3 punkty zwycięstwa.
rule-end = Gra kończy się czwartym Dniem Żywienia, w dniu 27. Surowce zamieniają się w kukurydzę jak na Rynku, 4 kosze kukurydzy to punkt zwycięstwa, każda czaszka 3, punktują też monumenty. Wygrywa gracz z największą liczbą punktów, a przy remisie ten, kto ma więcej robotników na kołach.
