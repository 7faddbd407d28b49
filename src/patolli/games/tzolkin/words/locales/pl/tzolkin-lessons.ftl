# Lekcje na planszy (docs/lessons.md): co mówi każdy krok, jego zadanie i odpowiedzi. Najwyżej 45 słów.

## Wysyłanie robotników

placing = Wysyłanie robotników
placing-1 = Pośrodku obraca się wielki kalendarz. Napędza pięć kół, po jednym dla każdego miasta, a na kołach jadą twoi robotnicy. Dziś na nie wsiądą.
placing-2 = To ty: trzech robotników i 9 koszy kukurydzy na opłaty. Wszystko inne może poczekać do innej lekcji.
placing-3 = Robotnik zawsze trafia na najniższe wolne pole koła i kosztuje tyle koszy kukurydzy, ile wynosi numer pola. Palenque jest puste: pole 0 jest wolne i nic nie kosztuje.
placing-3-task = Wyślij robotnika do Palenque.
placing-3-done = I już stoi. Na razie nic nie przynosi: czeka, aż koło poniesie go dalej.
placing-3-start = To pole jest dla tych, którzy chcą jutro zacząć. Jest o nim osobna lekcja; dziś szukaj zielonego koła.
placing-3-other = Tak też można, na każde koło wsiada się tak samo. Ale potrzebna nam kukurydza, a ta rośnie w Palenque, na zielonym kole.
placing-4 = W jednej turze możesz wysłać kilku robotników, ale każdy jest droższy od poprzedniego: drugi o 1 kosz, trzeci o 2. Teraz najniższe wolne pole to 1: 1 kosz i jeszcze 1.
placing-4-task = Wyślij drugiego robotnika do Palenque.
placing-4-done = 2 kosze: jeden za pole 1, drugi za to, że to drugi robotnik w tej turze.
placing-4-end = Możesz na tym skończyć, ale jeden robotnik przynosi mało. Wyślij najpierw jeszcze jednego.
placing-4-other = Można, a na polu 0 kosztowałby tylko 1 kosz dopłaty. Ale dziś obaj jadą do Palenque.
placing-5 = Na razie to tylko próba: „Cofnij” cofa krok i nikt niczego nie widział. Tura się liczy, gdy ją potwierdzisz.
placing-5-task = Potwierdź turę.
placing-5-done = Teraz kolej Balama. Gdy wszyscy zagrają, dzień się kończy i koła się obracają: o tym jest następna lekcja.
placing-5-other = Trzeci robotnik kosztowałby 2 kosze dopłaty. Zostaw go na jutro: dwóch dziś wystarczy.

## Koła się obracają

gears = Koła się obracają
gears-1 = Wszyscy zagrali, więc dzień się skończył. Kalendarz przesunął się o jeden ząb i obrócił wszystkie pięć kół. Twoi robotnicy pojechali z nimi: z pól 0 i 1 na pola 1 i 2.
gears-2 = Każde pole ma akcję, a następne zwykle daje więcej: na Palenque 1 robotnik łowi ryby warte 3 kosze kukurydzy, na 2 zbiera 4, na 4 aż 7. Opłaca się czekać.
gears-3 = W swojej turze wysyłasz robotników albo ich zdejmujesz: co najmniej jednego, ale nigdy jedno i drugie naraz. Żeby dwóch mogło jechać dalej, użyj trzeciego.
gears-3-task = Wyślij trzeciego robotnika do Tikal, potem potwierdź.
gears-3-done = Teraz gra Balam i mija kolejny dzień.
gears-3-pick = Dziś przyniósłby mało. Niech obaj jadą jeszcze jeden dzień, a ty wyślij trzeciego.
gears-3-other = Tak też minąłby dzień. Ale ten robotnik przyda się w Tikal, na czerwonym kole, gdzie się buduje.
gears-4 = Dzień 3: stoją teraz na polach 2 i 3. Szarzy robotnicy nie należą do nikogo. W grze na dwie osoby zajmują pola i jadą razem z innymi.
gears-5 = Koło ma swój koniec. Z pól 6 i 7 robotnik może wykonać dowolną akcję koła. Ale z pola 7 następnego dnia spada i wraca z niczym: czekaj długo, ale nie za długo.

## Zdejmowanie, kroki wstecz

picking = Zdejmowanie, kroki wstecz
picking-1 = Zdjęty robotnik wykonuje akcję swojego pola i wraca do ciebie. Palenque 2 daje 4 kosze kukurydzy i żeton Zbioru Kukurydzy z dżungli.
picking-1-task = Zdejmij robotnika z Palenque 2 i wykonaj jego akcję.
picking-1-done = 4 kosze kukurydzy i żeton. W następnej turze robotnik znów jest do dyspozycji.
picking-1-pick = Ten może poczekać. Zacznij od robotnika na Palenque 2.
picking-1-less = Wolno, ale to mniej: stoi na polu 2, które daje 4 kosze. Użyj go.
picking-1-other = Oczywiście można wysyłać robotników, ale nie w turze, w której ich zdejmujesz. Dziś żniwa.
picking-2 = W jednej turze możesz zdjąć kilku. Następny stoi na Palenque 3, gdzie drzewa wciąż zasłaniają kukurydzę. Może cofnąć się na niższe pole: każdy krok kosztuje 1 kosz.
picking-2-task = Zdejmij robotnika z Palenque 3 i użyj Palenque 2.
picking-2-done = 1 kosz za krok wstecz, 4 kosze z pola: razem o 3 więcej.
picking-2-end = Możesz na tym skończyć, ale w tej turze jest jeszcze kukurydza do wzięcia.
picking-2-three = Na 3 można ściąć drzewa albo je wypalić i rozgniewać boga. Jedno i drugie będzie w innej lekcji: cofnij się na 2.
picking-2-one = Dwa kroki wstecz kosztują 2 kosze, a ryby dają 3. Jeden krok wstecz przyniesie więcej.
picking-2-none = Wtedy jechałby na darmo. Użyj Palenque 2.
picking-2-tikal = Tego zostaw w Tikal: jedzie ku lepszym polom.
picking-3 = Jeden robotnik zostaje w Tikal i jedzie dalej. Dwaj pozostali wrócili i w następnej turze możesz ich wysłać.
picking-3-task = Potwierdź turę.
picking-3-done = 14 koszy kukurydzy: z tym wyślesz wszystkich robotników, gdzie zechcesz.

## Kukurydza i prośby

begging = Kukurydza i prośby
begging-1 = Kukurydzą płacisz za pola, za drugiego i trzeciego robotnika w turze i za jedzenie. Tu zaczynasz bez jednego kosza: możesz wysłać tylko jednego robotnika, na pole 0.
begging-2 = Mając najwyżej 2 kosze kukurydzy, możesz zacząć turę od prośby: masz wtedy 3 kosze i schodzisz o jeden stopień w wybranej świątyni.
begging-2-task = Poproś o kukurydzę: wybierz jedną ze świątyń.
begging-2-done = Masz teraz 3 kosze i stoisz w tej świątyni o stopień niżej. Niskie stopnie w niektóre dni kosztują punkty.
begging-2-place = Można, ale bez kukurydzy to jedyny robotnik, którego dziś wyślesz. Najpierw poproś o kukurydzę.
begging-3 = Teraz kukurydzy starczy na dwóch robotników. Na polach 0 pierwszy jest darmowy, a drugi kosztuje tylko 1 kosz dopłaty.
begging-3-task = Wyślij jednego robotnika do Palenque i jednego do Yaxchilan.
begging-3-done = Razem 1 kosz; zostały 2.
begging-3-end = Jeden robotnik przynosi mało. Wyślij też drugiego.
begging-3-other = Można, ale ubogie plemię zaczyna od kukurydzy i drewna: w Palenque i Yaxchilan.
begging-4 = W cztery dni gry każdy robotnik zjada 2 kosze kukurydzy, więc same prośby nikogo nie wyżywią. Jutro robotnik w Palenque może łowić ryby.
begging-4-task = Potwierdź turę.
begging-4-done = Proś, gdy musisz, a nie, gdy możesz: za każdy stopień w dół w końcu się płaci.
begging-4-other = Trzeci robotnik kosztowałby ostatnie 2 kosze. Zachowaj je na jutro.

## Dżungla i ogień

jungle = Dżungla i ogień
jungle-1 = Wokół Palenque rośnie dżungla. W grupach 3, 4 i 5 żetony Wycinki Drzew leżą na żetonach Zbioru Kukurydzy: ktoś musi najpierw zabrać drewno, żeby można było zbierać kukurydzę.
jungle-2 = Palenque 4 daje 3 bale drewna i żeton Wycinki Drzew. Żeton kukurydzy pod nim jest wtedy wolny dla tego, kto przyjdzie pierwszy.
jungle-2-task = Zdejmij robotnika z Palenque 4 i weź drewno.
jungle-2-done = 3 bale drewna i żeton. W grupie 4 leży teraz odkryty żeton kukurydzy.
jungle-2-three = Ten będzie następny. Zacznij od robotnika na Palenque 4.
jungle-2-burn = Tak jest szybciej, ale rozgniewa to boga. Spróbujesz tego drugim robotnikiem: tu weź drewno.
jungle-2-use = Wolno, ale najlepszy zbiór jest na samym polu 4. Użyj go.
jungle-2-other = Dziś żniwa: zdejmij robotnika z Palenque 4.
jungle-3 = Drugi robotnik stoi na 3, a kukurydza potrzebna jest od razu. Wypal las: otrzymujesz żeton spod niego i 5 koszy kukurydzy, ale bez drewna, i schodzisz o stopień w jednej świątyni.
jungle-3-task = Zdejmij robotnika z Palenque 3, wypal las i wybierz świątynię.
jungle-3-done = 5 koszy naraz i stopień w dół w świątyni. Czasem warto.
jungle-3-wood = 2 bale to też dobry zbiór. Ale zobacz choć raz, co robi ogień.
jungle-3-end = Jeszcze nie: robotnik na Palenque 3 też ma coś zebrać.
jungle-3-use = Wolno, ale tym razem wypróbuj samo pole 3.
jungle-4 = Żetony kukurydzy i drzew zatrzymujesz: niektóre monumenty liczą je na koniec gry.
jungle-4-task = Potwierdź turę.
jungle-4-done = Wszyscy trzej robotnicy wrócili. Jutro możesz ich znów wysłać.

## Surowce i czaszki

skulls = Surowce i czaszki
skulls-1 = Yaxchilan daje surowce, z których się buduje: drewno na 1, kamień na 2, złoto na 3, a na 5 kamień i złoto razem.
skulls-2 = Twój robotnik stoi na Yaxchilan 2: 1 kamień i do tego 1 kosz kukurydzy.
skulls-2-task = Zdejmij robotnika z Yaxchilan 2 i wykonaj jego akcję.
skulls-2-done = 1 kamień i 1 kosz kukurydzy.
skulls-2-pick = Po kolei: zacznij od robotnika na Yaxchilan 2.
skulls-2-use = Wolno, ale kamień jest wart więcej. Użyj samego pola 2.
skulls-2-other = Dziś robotnicy wracają: zdejmij tego z Yaxchilan 2.
skulls-3 = Yaxchilan 4 daje kryształową czaszkę. Jest ich tylko 13, a Chichen Itza na nie czeka: każda tamtejsza akcja wymaga jednej i w całej grze można jej użyć tylko raz.
skulls-4 = Masz już czaszkę i robotnika na Chichen Itza 2: to 5 punktów zwycięstwa i stopień w górę w świątyni Chaaca.
skulls-4-task = Zdejmij robotnika z Chichen Itza 2 i zostaw tam czaszkę.
skulls-4-done = 5 punktów zwycięstwa i stopień w górę w świątyni Chaaca. Nikt już nie użyje tej akcji.
skulls-4-end = Jest jeszcze coś do zrobienia: twoja czaszka jest dziś warta 5 punktów.
skulls-4-pick = Robotnik w Palenque niech jedzie dalej. Punkty przyniesie ten w Chichen Itza.
skulls-4-use = Mniej punktów za tę samą czaszkę? Użyj samego pola 2.
skulls-5 = Wyższe pola Chichen Itza dają więcej, ale jedzie się tam całe dni. A czaszka, która zostanie na koniec gry, jest warta 3 punkty.
skulls-5-task = Potwierdź turę.
skulls-5-done = Surowce na budowę, punkty za czaszki: teraz pora budować.
skulls-5-other = Ten dopiero wsiadł: niech jedzie, a ty potwierdź turę.

## Budowanie, rozwój

building = Budowanie, rozwój
building-1 = W Tikal z surowców coś powstaje. Pole 1 służy rozwojowi, pole 2 budowaniu, a na każdym stoi twój robotnik.
building-2 = Są cztery dziedziny po trzy poziomy. Poziom 1 kosztuje 1 surowiec, poziom 2 kosztuje 2, poziom 3 kosztuje 3. Pozyskiwanie surowców daje o 1 bal więcej, gdy Yaxchilan daje drewno.
building-2-task = Zdejmij robotnika z Tikal 1, wybierz Pozyskiwanie surowców i zapłać złotem.
building-2-done = Poziom 1. Pomaga do końca gry.
building-2-wood = Zachowaj drewno, farma kosztuje jeden bal. Zapłać złotem.
building-2-tech = Też dobra. Tu chodzi o Pozyskiwanie surowców, drugi rząd.
building-2-pick = Po kolei: zacznij od robotnika na Tikal 1.
building-2-use = Bez akcji jechałby na darmo. Użyj Tikal 1.
building-2-other = Wysyłanie może poczekać: w Tikal czekają dwaj robotnicy.
building-3 = Każdy budynek pokazuje u góry cenę, a u dołu to, co daje. Ta farma kosztuje 1 bal drewna i odtąd jeden z twoich robotników je za darmo.
building-3-task = Zdejmij robotnika z Tikal 2 i wznieś farmę.
building-3-done = Farma jest twoja. W każdy Dzień Żywienia oszczędza 2 kosze kukurydzy.
building-3-end = Stać cię teraz na budynek. Najpierw go wznieś.
building-3-pick = Ten niech jedzie dalej. Budowniczy stoi na Tikal 2.
building-3-use = Tu chodzi o budowanie: użyj Tikal 2.
building-4 = Na koniec tury nowy budynek wypełnia puste miejsce. Monumenty w ostatnim rzędzie są drogie, ale na koniec gry dają dużo punktów.
building-4-task = Potwierdź turę.
building-4-done = Wczesny rozwój, wczesna farma: jedno i drugie procentuje przez całą grę.
building-4-other = Ten nie zajechał jeszcze daleko. Lepiej potwierdź turę.

## Dni Żywienia, świątynie

food = Dni Żywienia, świątynie
food-1 = Dzień 8: ta runda kończy się Dniem Żywienia. Każdy robotnik zjada 2 kosze kukurydzy, a każdy głodny kosztuje 3 punkty. Masz trzech robotników i tylko 2 kosze.
food-2 = Robotnik na Palenque 7 może wykonać dowolną akcję koła bez płacenia za kroki wstecz. Potrzebujesz 6 koszy kukurydzy.
food-2-task = Zdejmij robotnika z Palenque 7 i zdobądź co najmniej 4 kosze kukurydzy.
food-2-done = Starczy dla wszystkich trzech.
food-2-one = Ryby dają 3 kosze: razem 5, więc jeden robotnik byłby głodny.
food-2-none = Tym nikt się nie naje. Wybierz akcję, która daje kukurydzę.
food-2-stone = To daje 1 kamień i 1 kosz: za mało dla trzech.
food-2-beg = Wtedy masz 3 kosze, a potrzeba 6; w dodatku rozgniewasz boga. Jest coś lepszego.
food-2-place = Jeśli dziś wyślesz robotnika, nie możesz żadnego zdjąć i kukurydza zostanie tam, gdzie jest.
food-3 = Po posiłku dają świątynie. W dniach 8 i 21 otrzymujesz zasoby przy stopniach aż do twojego, w dniach 14 i 27 punkty zwycięstwa.
food-3-task = Potwierdź turę.
food-3-done = Teraz wszyscy jedzą, a świątynie dają zasoby.
food-3-other = Masz wszystko, czego trzeba. Potwierdź.
food-4 = Twoi robotnicy zjedli 6 koszy kukurydzy, a Chaac dał ci 1 kamień. Balam zapłacił tylko 4 kosze: jednego z trzech żywi farma. Następny Dzień Żywienia to dzień 14.

## Dwa dni naraz

twodays = Dwa dni naraz
twodays-1 = Wczoraj nikt nie zajął pola Pierwszeństwa, więc na kalendarz trafił 1 kosz kukurydzy. Kto wyśle tam robotnika, dostaje całą zebraną kukurydzę.
twodays-2 = Innej akcji robotnik tam nie ma. Ale nic nie kosztuje i na koniec rundy od razu wraca.
twodays-2-task = Wyślij robotnika na pole Pierwszeństwa, potem potwierdź.
twodays-2-done = Masz 1 kosz więcej. Gdy zagra Balam, runda się skończy.
twodays-2-pick = Niech jadą dalej: w tej lekcji pójdzie im szybciej niż zwykle.
twodays-2-other = Można, ale spójrz na pole obok kalendarza: czeka tam kukurydza.
twodays-3 = Znacznik pierwszego gracza był już u ciebie, więc przeszedł do Balama. A ty obracasz teraz kalendarz: o jeden dzień albo o dwa. O dwa można tylko raz w grze.
twodays-3-task = Przestaw kalendarz o dwa dni.
twodays-3-done = Twoja plansza gracza pokazuje teraz ciemną stronę: ta możliwość jest już wykorzystana.
twodays-3-one = Jeden dzień to zwykły krok. Zobacz choć raz, co dają dwa.
twodays-4 = Wszyscy robotnicy przejechali dwa pola: twoi z 1 i 2 na 3 i 4. To pomaga, gdy droga jest długa, i może komuś zepsuć Dzień Żywienia.

## Koniec gry i monumenty

monuments = Koniec gry i monumenty
monuments-1 = Dzień 25: koniec jest blisko. Po Dniu Żywienia w dniu 27 kalendarz obraca się jeszcze raz. Potem surowce zamieniają się w kukurydzę: drewno 2, kamień 3, złoto 4. Każde 4 kosze to 1 punkt, każda czaszka to 3.
monuments-2 = Surowce, które zostaną, dają więc niewiele. 2 bale drewna, 1 kamień i 3 grudki złota, cena „Akademii”, to 19 koszy kukurydzy: nawet nie 5 punktów. W monumencie dają więcej.
monuments-3 = „Akademia” daje 3 punkty za każdy twój poziom rozwoju. Trzy w Pozyskiwaniu surowców i jeden w Teologii to na koniec 12 punktów.
monuments-3-task = Zdejmij robotnika z Tikal 4 i wznieś „Akademię”.
monuments-3-done = 12 punktów za surowce, które nie byłyby warte nawet 5.
monuments-3-other = To też monument, ale porównaj, co liczą: żaden inny nie da ci tyle co „Akademia”.
monuments-3-build = Budynki pomagają w kolejnych dniach, a tych zostało mało. Teraz więcej warte są punkty „Akademii”.
monuments-3-use = Monument wzniesiesz tylko akcją samego Tikal 4. Użyj jej.
monuments-3-pick = Niech ten jedzie dalej. Budowniczy stoi na Tikal 4.
monuments-3-place = Kto dziś wysyła, ten nie zdejmuje, a robotnika wysłanego teraz raczej już nie zdążysz zdjąć.
monuments-4 = Każdy monument jest tylko jeden i nowy nie zajmuje jego miejsca. Kto chce konkretnego, planuje wcześnie i wyprzedza innych.
monuments-4-task = Potwierdź turę.
monuments-4-done = „Akademia” jest twoja. Jej punkty przyjdą na samym końcu.
monuments-4-other = Ta tura była dla „Akademii”. Potwierdź ją.
monuments-5 = Ostatnie tury: w dniu 27 robotnicy jedzą jeszcze raz, świątynie dają punkty, a kto stoi w którejś najwyżej, dostaje więcej. Potem podlicza się wszystko. Wygrywa ten, kto ma najwięcej punktów; przy remisie ten, kto ma więcej robotników na kołach.
