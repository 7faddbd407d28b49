# Zasady do wyszukiwania: artykuł ma tytuł i tekst. Każdy wiersz tekstu to akapit; wiersz zaczynający się od kreski jest punktem
# listy. Co robią poszczególne pola, poziomy i płytki, mówi tzolkin-guide.ftl.

## Rozdziały

chapter-game = Gra
chapter-turn = Twoja tura
chapter-gears = Koła
chapter-technologies = Dziedziny rozwoju
chapter-tiles = Budynki i monumenty
chapter-temples = Świątynie
chapter-calendar = Kalendarz
chapter-food = Dni Żywienia
chapter-end = Koniec gry

## Gra

overview = O co chodzi w grze
overview-text =
    Wysyłasz robotników na koła, które codziennie trochę się obracają. Im dłużej robotnik stoi, tym lepszą akcję wykona, gdy go zdejmiesz.
    Gra trwa 27 dni. W każdej rundzie każdy ma jedną turę, zgodnie z ruchem wskazówek zegara od pierwszego gracza; potem przestawia się kalendarz. Rundy dni 8, 14, 21 i 27 kończą się Dniem Żywienia.
    Punkty zwycięstwa dają świątynie, budynki, monumenty i kryształowe czaszki. Wygrywa ten, kto na koniec ma ich najwięcej.
setup = Przygotowanie gry
setup-text =
    2 do 4 graczy zaczyna z 3 robotnikami (nikt nigdy nie ma ich więcej niż 6), bez punktów, na białym stopniu każdej świątyni i na poziomie 0 każdej dziedziny. Plansza gracza leży jasną stroną do góry. Pierwszego gracza się losuje.
    - Budynki: 6 budynków epoki 1 leży odkrytych.
    - Monumenty: 6 dla czterech graczy, 5 dla trzech, 4 dla dwóch. Pozostałe nie biorą udziału w grze.
    - Dżungla: grupy od 2 do 5 mają po żetonie Zbioru Kukurydzy na gracza; w grupach od 3 do 5 na każdym leży żeton Wycinki Drzew.
    - Bank: 13 kryształowych czaszek; reszta nie jest ograniczona.
wealth = Dobra początkowe
wealth-text =
    Każdy dostaje w tajemnicy 4 płytki Dóbr Początkowych i zatrzymuje 2. Wszyscy odkrywają wybór jednocześnie, a potem każdy bierze to, co pokazują jego dwie płytki.
    Jedna płytka pokazuje wyżywionego robotnika: żywi jednego robotnika w każdym Dniu Żywienia. Nie liczy się jako budynek.
dummies = Neutralni robotnicy w grze dwu- i trzyosobowej
dummies-text =
    W trzy osoby pola blokuje 6 neutralnych robotników, w dwie osoby 12. Zanim ktokolwiek wybierze dobra początkowe, ciągnie się nierozdane płytki, a każda stawia neutralnego robotnika na pokazanym polu.
    Pierwszy na kole sprowadza drugiego na ząb naprzeciwko, jeśli jakiś został; w Chichen Itza nigdy.
    Neutralni robotnicy obracają się z kołem przez całą grę. Nigdy nie spadają: za ostatnim polem zaczynają od nowa.

## Twoja tura

turn = Tura
turn-text =
    Najpierw możesz poprosić o kukurydzę. Potem albo wysyłasz robotników, albo ich zdejmujesz: co najmniej jednego, ilu chcesz; zawsze dokładnie jedno z dwojga.
    Na koniec tury puste miejsca na budynki są uzupełniane ze stosu obecnej epoki, póki są w nim płytki. Jeśli robotnik trafił na pole Pierwszeństwa, zabierasz teraz kukurydzę z kalendarza. W tej turze nie użyjesz już ani nowych budynków, ani tej kukurydzy.
begging = Prośba o kukurydzę
begging-text =
    Tylko na samym początku tury i tylko mając najwyżej 2 kosze kukurydzy: masz wtedy 3 kosze i schodzisz o jeden stopień w wybranej świątyni. Jeśli w każdej stoisz na najniższym stopniu, jest to niemożliwe.
    Musisz prosić, jeśli nie masz robotnika na żadnym kole i nie możesz zapłacić za żadne pole.
    Jeśli musisz, a nie możesz, bogowie się litują: jeden robotnik trafia na koło, którego najniższe wolne pole ma najmniejszy numer, a kukurydzy masz 0. Przy remisie wybierasz.
placing = Wysyłanie robotników
placing-text =
    Robotnik trafia na najniższe wolne pole koła albo na pole Pierwszeństwa, jeśli jest wolne. Koła, którego wszystkie numerowane pola są zajęte, nie można wybrać.
    - Pole kosztuje tyle koszy kukurydzy, ile wynosi jego numer.
    - Do tego kolejni robotnicy jednej tury kosztują 0, 1, 2, 3, 4 i 5 koszy.
    Za każdego płacisz od razu; nie wyślesz tego, za kogo w tej chwili nie możesz zapłacić.
picking = Zdejmowanie robotników
picking-text =
    Zdejmij dowolną liczbę swoich robotników, jednego po drugim, w dowolnej kolejności; każdego rozpatrujesz do końca przed następnym.
    - Robotnik wykonuje akcję swojego pola
    - albo akcję o niższym numerze tego samego koła za 1 kosz kukurydzy za każdy krok wstecz, płacony, zanim cokolwiek otrzymasz. Kto stoi na tamtym polu, jest bez znaczenia;
    - albo nie wykonuje żadnej. Pole 0 nie ma akcji.
    Robotnicy odzyskani lub nowi czekają na późniejszą turę.
any-action = Pola akcji dowolnych
any-action-text =
    Pola 6 i 7, a w Chichen Itza pole 10, nie mają własnej akcji. Zdjęty stamtąd robotnik wykonuje dowolną akcję tego koła bez płacenia za kroki wstecz.
    Ostatnie pole to też ostatnia szansa: następny dzień zepchnie robotnika z koła.
impossible = Kiedy akcji nie można użyć
impossible-text =
    Akcja, za którą nie możesz zapłacić albo która niczego by nie zmieniła, nie jest oferowana.
    - Zbiory wymagają żetonu albo Rolnictwa na poziomie 2.
    - Na krok w dziedzinie, budynek lub monument musi cię być stać po zapłaceniu za kroki wstecz.
    - Stopień w świątyni wymaga świątyni, w której możesz wejść wyżej; czaszka musi być w banku.
    - Uxmal 3 wymaga mniej niż 6 robotników, Chichen Itza własnej czaszki i nieużytej akcji.

## Koła

palenque = Palenque: kukurydza i drewno
palenque-text = Palenque cię żywi. Pole 1 to połów ryb; na polach od 2 do 5 bierzesz żetony z grupy dżungli o tym samym numerze.
jungle = Dżungla
jungle-text =
    Na polach od 2 do 5 w Palenque bierzesz żeton z ich grupy dżungli. Żetony zatrzymujesz: liczą je dwa monumenty.
    - Żeton Zbioru Kukurydzy można wziąć, gdy nie leży na nim żeton Wycinki Drzew.
    - Żeton Wycinki Drzew daje drewno i odkrywa leżący pod nim żeton kukurydzy, dla każdego, nawet w tej samej turze.
    - Wypalanie lasu: odrzuć żeton Wycinki Drzew i weź leżący pod nim żeton kukurydzy z jego kukurydzą. To rozgniewa bogów: schodzisz o jeden stopień w wybranej świątyni. Jeśli w każdej stoisz na najniższym stopniu, jest to niemożliwe. Wypalać wolno, nawet jeśli inny żeton kukurydzy jest odkryty.
    Z Rolnictwem na poziomie 2 zbierasz kukurydzę także tam, gdzie żaden żeton kukurydzy nie jest odkryty: bez żetonu i bez gniewu bogów. Jeśli jakiś jest odkryty, bierzesz go.
yaxchilan = Yaxchilan: drewno, kamień, złoto, czaszki
yaxchilan-text = Yaxchilan daje surowce i kryształowe czaszki do Chichen Itza. Czaszki otrzymujesz tylko, dopóki są w banku; tak samo wszędzie, gdzie się je zdobywa.
tikal = Tikal: rozwój i budowanie
tikal-text =
    Tikal zamienia surowce w rzeczy trwałe. Za budynki i monumenty płacisz dokładnie to, co pokazują; na rozwój i świątynie nadaje się każdy surowiec.
    Jeśli możesz wejść wyżej tylko w jednej świątyni, Tikal 5 daje jeden stopień.
uxmal = Uxmal: co można kupić za kukurydzę
uxmal-text =
    W Uxmal 4 wznosisz budynek tylko za kukurydzę: 2 kosze za każdy surowiec z ceny. W Uxmal 5 wykonujesz dowolną akcję Palenque, Yaxchilan, Tikal lub Uxmal za 1 kosz kukurydzy i jej własny koszt, ale nie znowu Uxmal 5.
    Niektóre budynki dają taką akcję: jeszcze jeden budynek jak w Tikal 2, Rynek jak w Uxmal 2 albo dowolną akcję za 1 kosz jak w Uxmal 5. Z każdej możesz zrezygnować.
market = Rynek
market-text =
    W Uxmal 2 wymieniasz, ile razy chcesz: drewno za 2 kosze kukurydzy, kamień za 3, złoto za 4, przy sprzedaży i przy kupnie.
    Na koniec gry wszystkie pozostałe surowce zamieniają się w kukurydzę po tych cenach.
chichen_itza = Chichen Itza: czaszki dla bogów
chichen_itza-text =
    Każdej z akcji od 1 do 9 można użyć raz w całej grze, bez względu na to, kto to zrobi. Połóż na niej swoją kryształową czaszkę: otrzymujesz punkty zwycięstwa, stopień w świątyni i dowolny surowiec tam, gdzie jest pokazany.
    Stopień, którego nie można zająć, przepada; akcja pozostaje możliwa. Dzięki Teologii robotnik może wykonać akcję z następnego pola.
skulls = Kryształowe czaszki
skulls-text =
    W grze jest ich 13. Pochodzą z Yaxchilan 4, ze świątyni Kukulcana, z Teologii i z kilku płytek. Gdy bank ma mniej, niż ci się należy, otrzymujesz tyle, ile zostało.
    W Dni Żywienia z zasobami jest surowiej: jeśli nie wystarczy dla wszystkich, nikt nie dostaje czaszki.
    Czaszka, która ci na koniec została, jest warta 3 punkty zwycięstwa.

## Dziedziny rozwoju

technologies = Rozwój dziedzin
technologies-text =
    Poziomy 1, 2 i 3 kosztują 1, 2 i 3 dowolne surowce. Tikal 1 daje jeden krok, Tikal 3 jeden lub dwa, płacone osobno. Działanie niższych poziomów zostaje.
    Na poziomie 3 każdy dalszy krok kosztuje 1 surowiec i daje bonus toru, ile razy chcesz.
    Krok z płytki jest darmowy, a na poziomie 3 daje bonus. Jeśli płytka wskazuje dziedzinę, a krok nic by tam nie dał, przepada.
agriculture = Rolnictwo
agriculture-text = Rolnictwo powiększa zbiory w dżungli, także przy wypalaniu lasu. Na poziomie 3 to w sumie 3 kosze kukurydzy więcej.
extraction = Pozyskiwanie surowców
extraction-text = Pozyskiwanie surowców działa w Yaxchilan i przy drewnie z Palenque od 3 do 5. Płytki, świątynie i Rynek się nie liczą.
architecture = Konstrukcja
architecture-text =
    Konstrukcja działa przy każdym budynku wznoszonym w Tikal 2, Tikal 4 lub Uxmal 4, także gdy prowadzi tam płytka albo Uxmal 5. Kukurydzę dostajesz po zapłacie, więc nie zapłacisz nią za ten sam budynek.
    Przy monumentach nie działa nigdy. Gdy w Tikal 4 wznosisz dwa budynki, działa przy jednym z nich.
theology = Teologia
theology-text =
    Poziom 1: robotnik z Chichen Itza może bez opłaty wykonać akcję o jeden wyższą niż jego pole; na polu 9 oznacza to każdą wolną akcję.
    Poziom 2: po każdej akcji w Chichen Itza możesz zapłacić 1 surowiec, nawet dopiero co otrzymany, za stopień w wybranej świątyni.

## Budynki i monumenty

buildings = Budynki
buildings-text =
    Górna połowa płytki pokazuje rodzaj i cenę, dolna to, co płytka daje. Są farmy, urzędy, grobowce i sanktuaria; monumenty liczą niektóre z tych rodzajów.
    Kolejność: zapłata, wzięcie płytki, kukurydza i punkty z Konstrukcji, potem to, co daje płytka: najpierw zasoby, punkty, robotnicy, wskazane stopnie świątyń i dziedziny, na końcu twoje wybory.
    Liczy się poziom Konstrukcji sprzed budowy. Każdy wybór zapada przed następnym efektem.
two-buildings = Dwa budynki naraz
two-buildings-text =
    W Tikal 4 wznosisz jeden lub dwa budynki albo jeden monument.
    Wszystkie poziomy Konstrukcji razem działają przy jednym z dwóch, wybranym przez ciebie. Poziom, który daje pierwszy budynek, może już służyć drugiemu, jeśli przy pierwszym nie użyto żadnego.
    Zasobami z pierwszego budynku możesz zapłacić za drugi, a dodatkowa akcja pierwszego następuje wcześniej.
monuments = Monumenty
monuments-text =
    Monumenty wznosisz tylko w Tikal 4, dokładnie za to, co pokazują, a punktują dopiero na koniec. W grze są tylko te wyłożone na początku.
    Monument, który liczy płytki danego rodzaju, liczy też siebie, jeśli do niego należy. Czaszka zapłacona za monument wraca do banku.
farms = Farmy
farms-text = Farmy żywią bez opłaty w każdym Dniu Żywienia tylu robotników, ilu pokazują. Jeden rodzaj zamiast tego obniża koszt wyżywienia każdego twojego robotnika o 1 kosz kukurydzy; kilka takich się sumuje, ale nie poniżej 0.

## Świątynie

temples = Wchodzenie po stopniach świątyń
temples-text =
    Wszyscy zaczynają na białym stopniu. Prośba o kukurydzę i wypalanie lasu prowadzą w dół, najdalej na najniższy stopień, który kosztuje punkty.
    Na szczytowym stopniu mieści się tylko jeden gracz. Możesz wejść wyżej, chyba że stoisz na szczycie albo następny stopień to zajęty szczyt. Wskazany stopień, który jest niemożliwy, przepada; dwa wskazane zajmuje się po kolei.
    Kto dotrze na szczytowy stopień, obraca swoją planszę z powrotem na jasną stronę. Schodzenie nigdy jej nie obraca.
rewards = Co dają świątynie
rewards-text =
    W Dni Żywienia z zasobami (pierwszy i trzeci) każda świątynia daje wszystkie zasoby twojego stopnia i stopni poniżej.
    W Dni Żywienia z punktami (drugi i czwarty) każda świątynia daje punkty twojego stopnia. Kto stoi najwyżej, otrzymuje też bonus epoki, nawet na białym lub najniższym stopniu; przy remisie każdy połowę.

## Kalendarz

calendar = Jak obraca się kalendarz
calendar-text =
    Na koniec rundy kalendarz przesuwa się o jeden dzień, a każdy robotnik o jedno pole. Jeśli nikt nie użył pola Pierwszeństwa, najpierw na kalendarz trafia 1 kosz kukurydzy.
    Robotnik zepchnięty z ostatniego pola wraca do właściciela bez akcji.
start-space = Pole Pierwszeństwa
start-space-text =
    Robotnik kosztuje tu tyle, co na polu 0: tylko dopłatę. Na koniec tej tury zabierasz całą kukurydzę z kalendarza.
    Na koniec rundy robotnik wraca. Bierzesz znacznik pierwszego gracza albo, jeśli już go masz, przekazujesz go w lewo. Potem przestawiasz kalendarz, o jeden dzień, a może o dwa; kukurydza na niego nie trafia.
two-days = Dwa dni naprzód
two-days-text =
    Kto użył pola Pierwszeństwa, może przestawić kalendarz o dwa dni, jeśli jego plansza leży jasną stroną do góry; potem obraca ją na ciemną. Dotarcie na szczyt świątyni obraca ją z powrotem.
    Nie wolno, póki robotnik któregoś gracza stoi na polu 6 małego koła lub na polu 9 w Chichen Itza. Neutralni robotnicy się nie liczą.
    Przeskoczony Dzień Żywienia wypada na koniec następnej rundy.

## Dni Żywienia

food-day = Żywienie robotników
food-day-text =
    Na koniec dni 8, 14, 21 i 27 każdy robotnik w grze zjada 2 kosze kukurydzy: na kołach, na polu Pierwszeństwa i ci niewysłani. Farmy żywią niektórych bez opłaty lub taniej.
    Musisz wyżywić tylu, ilu możesz. Każdy niewyżywiony robotnik kosztuje 3 punkty zwycięstwa; punktów może być mniej niż zero.
    Potem następują łaski bogów w świątyniach.
ages = Druga epoka
ages-text = W drugim Dniu Żywienia, po wyżywieniu robotników, wszystkie budynki epoki 1 opuszczają grę, z planszy i ze stosu, a wykłada się 6 budynków epoki 2.

## Koniec gry

end = Koniec i końcowa punktacja
end-text =
    Po czwartym Dniu Żywienia kalendarz przesuwa się o ostatni dzień, bez kukurydzy i bez wyboru. Potem każdy podlicza punkty:
    - Surowce zamieniają się w kukurydzę po cenach z Rynku, a każdy kosz to ćwierć punktu. Nic się nie zaokrągla.
    - Każda kryształowa czaszka, która ci została, to 3 punkty.
    - Monumenty dają punkty za to, co pokazują. Ten, który liczy jeszcze raz stopnie świątyń, może nawet kosztować punkty.
winning = Kto wygrywa
winning-text = Wygrywa gracz z największą liczbą punktów zwycięstwa. Przy remisie ten, kto ma więcej robotników na kołach; jeśli dalej jest remis, zwycięstwo jest wspólne.

## Symbole

icon-worker = robotnik
icon-worker-n = neutralny robotnik
icon-extra-worker = jeszcze jeden robotnik
icon-temple-up = stopień w górę w świątyni
icon-temple-down = stopień w dół w świątyni
icon-technology = krok w dziedzinie
icon-building = budynek
icon-monument = monument
icon-corn-tile = żeton Zbioru Kukurydzy
icon-wood-tile = żeton Wycinki Drzew
icon-burn = wypalanie lasu
icon-fish = połów ryb
icon-market = Rynek
icon-any-action = dowolna akcja koła
icon-gear = dowolna akcja Palenque, Yaxchilan, Tikal lub Uxmal
icon-fed = robotnik żywiony bez opłaty
icon-beg = prośba o kukurydzę
icon-start-player = pierwszy gracz
icon-day = jeden dzień
icon-two-days = dwa dni
icon-food-goods = Dzień Żywienia z zasobami
icon-food-points = Dzień Żywienia z punktami
