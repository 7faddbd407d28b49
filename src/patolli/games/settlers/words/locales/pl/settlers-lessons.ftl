# Lekcje przy stole (docs/lessons.md): co mówi każdy krok, jego zadanie i odpowiedzi. Najwyżej 45 słów.

## Runda

round = Runda
round-1 = Prowadzisz Rzymian, a Balam Barbarzyńców. Przez pięć rund budujesz imperium. Każda runda ma cztery fazy, a pierwsza to wypatrywanie: wszyscy dostają nowe karty.
round-2 = Kartę frakcyjną już masz. Teraz leżą odkryte karty zwykłe, o jedną więcej niż graczy, a jako pierwszy gracz wybierasz przed innymi. „Kamieniołom” daje kamień co rundę.
round-2-task = Weź „Kamieniołom”.
round-2-done = „Kamieniołom” jest na twojej ręce. Balam bierze „Kopalnię złota” i pojawia się nowy rząd.
round-2-mine = „Kopalnia złota” zamienia robotników w złoto. Ale masz ich niewielu, a „Kamieniołom” ich nie potrzebuje.
round-2-ruins = „Ruiny” nic nie kosztują, ale dają tylko raz jednego robotnika. „Kamieniołom” daje kamień co rundę.
round-3 = Z drugiego rzędu bierze się w odwrotnej kolejności: Balam był pierwszy i wziął „Płatnerza”. Budowa „Ruin” nic nie kosztuje, więc zawsze się przydadzą.
round-3-task = Weź „Ruiny”.
round-3-done = Ostatnia karta jest odrzucana i zaczyna się produkcja.
round-3-other = „Kupiec Monty” kosztuje 1 drewno i 2 kamienie, a plansza da ci w pierwszej rundzie tylko 1 kamień. Weź „Ruiny”.
round-4 = Produkcja odbywa się sama: plansza dała ci 2 robotników, 1 drewno, 1 kamień, żeton plądrowania i żeton obrony. Później dojdą umowy i lokacje produkcji.
round-5 = Teraz faza akcji: każdy po kolei wykonuje jedną akcję. Najważniejsza: zapłać za kartę z ręki i ją wybuduj. „Kamieniołom” kosztuje 1 drewno i 1 kamień.
round-5-task = Wybuduj „Kamieniołom”.
round-5-done = Od razu dał 1 kamień, a premia za budowę jeszcze 1: masz teraz 2 kamienie.
round-5-build = To też możliwe. Ale im wcześniej stanie „Kamieniołom”, tym więcej da kamienia.
round-5-pass = Kto spasuje, nic już w tej rundzie nie robi, a twoje dobra by przepadły. Najpierw buduj.
round-spend = Za robotników można dostać coś innego: o tym jest osobna lekcja. Tu zostają z tobą.
round-raze = Ta karta by przepadła, za dwa dobra. O plądrowaniu jest osobna lekcja.
round-6 = Jedna akcja i tura gotowa. Na razie to tylko próba: tura liczy się, gdy ją potwierdzisz.
round-6-task = Potwierdź swoją turę.
round-6-done = Teraz tura Balama, a Balam pasuje.
round-6-other = Żeton obrony chroni lokację. Ale plądrowanie kosztuje 2 żetony, a Balam ma tylko jeden: potwierdź.
round-7 = Balam spasował i w tej rundzie nie wykonuje już akcji. Ty grasz dalej, akcja za akcją, jak długo chcesz. „Ruiny” nic nie kosztują i dają 1 robotnika.
round-7-task = Wybuduj „Ruiny”, potem potwierdź.
round-7-done = Masz teraz 3 robotników i dwie lokacje. Na koniec każda lokacja zwykła jest warta 1 punkt.
round-7-build = Karty frakcyjne kosztują też lokację: trzeba by jedną poświęcić. O tym jest następna lekcja.
round-7-pass = Jeszcze nie: „Ruiny” nic nie kosztują, a są warte punkt.
round-7-defend = Balam spasował, więc nikt w tej rundzie nie splądruje „Kamieniołomu”. Ochrona jest zbędna.
round-8 = Można zrobić więcej, ale na pierwszą rundę wystarczy. Po ostatnim pasie następuje czyszczenie: wszystkie nieprzechowane dobra przepadają. Rzymianie przechowują żetony plądrowania.
round-8-task = Spasuj.
round-8-done = Wszyscy spasowali: runda się kończy.
round-8-other = To też byłaby dobra akcja. Ale zobacz teraz, co robi czyszczenie: spasuj.
round-9 = Runda 2: robotnicy i kamień przepadli, żeton plądrowania został, karty i lokacje też. Pierwszym graczem jest teraz Balam. W następnej produkcji „Kamieniołom” da 1 kamień.

## Budowa

building = Budowa
building-1 = Karty zwykłe kosztują surowce. Większość kart frakcyjnych kosztuje też lokację: jedną ze swoich poświęcasz. Za to potrafią więcej i na koniec są warte 2 punkty zamiast 1.
building-2 = „Ruiny” nic nie kosztują i nie mają zdolności, tylko premię za budowę: raz 1 robotnika. Są jak stworzone do poświęcenia.
building-2-task = Wybuduj „Ruiny”.
building-2-done = Lokacja za darmo i 1 robotnik. Balam wydaje 4 robotników na 2 drewna.
building-2-build = Na to cię stać i może przyjdzie na to czas. Najpierw trzeba lokacji, której nie będzie ci brak: „Ruin”.
building-pass = Wtedy runda by się dla ciebie skończyła, a karty i dobra zostałyby bez użytku.
building-other = Można, ale ta lekcja jest o budowie. Wybierz kartę z ręki.
building-3 = „Budowniczy” kosztuje 1 kamień i lokację. To lokacja produkcji: daje 1 drewno i 1 kamień, od razu i w każdej fazie produkcji.
building-3-task = Wybuduj „Budowniczego” i poświęć „Ruiny”.
building-3-done = 1 kamień wydany, 1 kamień i 1 drewno otrzymane. „Ruiny” przepadły. Balam buduje „Wieżę straży”.
building-3-build = Można, ale najpierw „Budowniczy”: im wcześniej stanie, tym więcej da.
building-4 = „Wioska” kosztuje 1 drewno i ma jedno i drugie: produkcję, co rundę 1 robotnika, oraz raz 1 robotnika jako premię za budowę. Przy budowie dostajesz obu naraz.
building-4-task = Wybuduj „Wioskę”, potem potwierdź.
building-4-done = Od razu 2 robotników: masz już 5. Balam pasuje.
building-4-build = To też dobra lokacja. Ale teraz wybierz „Wioskę”: zaraz zobaczysz dlaczego.
building-4-defend = Z żetonem obrony plądrowanie „Wioski” byłoby droższe. Ale Balam ma tylko 1 żeton plądrowania, a trzeba 2.
building-5 = „Uczeń rzeźbiarza” też kosztuje 1 kamień i lokację. Którą? „Wioska” swoją premię już dała. „Budowniczy” daje co rundę dwa dobra i jest wart 2 punkty.
building-5-task = Wybuduj „Ucznia rzeźbiarza” i poświęć „Wioskę”.
building-5-done = Stoją już dwie lokacje frakcyjne, każda warta 2 punkty. „Uczeń” będzie zamieniać kamień w punkty.
building-5-builder = „Budowniczego” byłoby szkoda: co rundę 1 drewno i 1 kamień, a na koniec 2 punkty. Poświęć „Wioskę”.
building-5-build = „Kamieniołom” nie kosztuje lokacji. Tu uczysz się ją poświęcać: wybuduj „Ucznia rzeźbiarza”.
building-6 = Jeszcze dwie rzeczy: złotem zapłacisz zamiast dowolnego surowca. A zamiast lokacji możesz poświęcić fundament: zostaje ci, gdy ktoś splądruje twoją lokację.

## Robotnicy i umowy

deals = Robotnicy i umowy
deals-1 = Każda karta frakcyjna przydaje się też inaczej: jako umowa. Trafia pod twoją planszę i daje swoje dobro, od razu i w każdej fazie produkcji.
deals-2 = Umowa kosztuje 1 jadło, a ty go nie masz. Ale za 2 robotników dostajesz 1 drewno, kamień lub jadło albo kartę z dowolnej talii. W jednej akcji możesz wydać dowolnie wiele par.
deals-2-task = Wydaj 2 robotników na 1 jadło.
deals-2-done = 1 jadło. Balam pasuje i zachowuje robotnika: Barbarzyńcy przechowują robotników.
deals-2-spend = Tak też można użyć robotników i często to dobry pomysł. Ale za umowę płaci się jadłem.
deals-build = Budowa może chwilę poczekać: najpierw umowa.
deals-pass = Wtedy runda by się dla ciebie skończyła, a robotnicy i surowce by przepadli.
deals-raze = Za żeton plądrowania ta karta dałaby dwa dobra, ale tylko raz. Umowa daje co rundę.
deals-3 = Dwie twoje karty nadają się na umowę: „Uczeń rzeźbiarza” daje kamień, „Legion” żeton plądrowania. Prawie każda rzymska karta kosztuje kamień.
deals-3-task = Zawrzyj umowę z kartą „Uczeń rzeźbiarza”.
deals-3-done = Karta leży pod planszą, a pierwszy kamień jest twój.
deals-3-legion = Żeton plądrowania co rundę też jest coś wart. Ale bardziej potrzeba kamienia: wybierz „Ucznia rzeźbiarza”.
deals-3-build = Jadło jest na umowę i karta też. Budować można potem.
deals-4 = W prawdziwej partii pora by teraz budować, bo reszta przepadnie przy czyszczeniu. Tu zakończ rundę i zobacz, co robi umowa.
deals-4-task = Spasuj.
deals-4-done = Teraz czyszczenie, potem wypatrywanie: bierzesz dwie karty. A potem produkcja rundy 2.
deals-4-other = Dobry pomysł, a w prawdziwej partii słuszny. Ale teraz spasuj.
deals-5 = 3 kamienie: 1 z planszy, 1 od „Budowniczego” i 1 z umowy. Ten kamień dostajesz co rundę, do końca gry.
deals-6 = Umów możesz zawrzeć dowolnie wiele. Ale umowa to nie lokacja: nie daje punktów, a zdolność karty przepada. Wybudować kartę frakcyjną czy zawrzeć z nią umowę: to pytanie wraca w każdej partii.

## Plądrowanie i obrona

razing = Plądrowanie i obrona
razing-1 = Runda 2. Masz 4 żetony plądrowania: dwa przechowane, jeden z planszy, jeden z umowy z „Legionem”. Pole plądrowania karty zwykłej pokazuje, co dostaje ten, kto ją splądruje.
razing-2 = Splądrowanie karty z własnej ręki kosztuje 1 żeton. „Hanza” na nic ci się teraz nie przyda, ale jej pole plądrowania pokazuje 1 złoto i 1 punkt.
razing-2-task = Splądruj „Hanzę” z ręki.
razing-2-done = 1 złoto i 1 punkt. Karta jest odrzucona. Złoto zastępuje dowolny surowiec.
razing-2-rival = „Wieża straży” Balama będzie zaraz, za 2 żetony. Zacznij od karty z ręki.
razing-2-raze = Tę wybudujesz tanio i możesz jej używać co rundę. Splądruj kartę, której nie potrzebujesz: „Hanzę”.
razing-2-defend = Niezły pomysł i zaraz na to przyjdzie pora. Najpierw splądruj „Hanzę”.
razing-other = Oczywiście można. Ale ta lekcja jest o plądrowaniu.
razing-3 = Położenie żetonu obrony to nie akcja: kładziesz go przed nią lub po niej na lokacji zwykłej. Do końca rundy jej splądrowanie kosztuje o 1 żeton więcej. Twoja najlepsza to „Kamieniołom”.
razing-3-task = Połóż żeton obrony na „Kamieniołomie”.
razing-3-done = Jego splądrowanie kosztuje teraz 3 żetony, a Balam ma 1. Balam buduje „Stolarza”.
razing-3-village = „Wioska” byłaby wdzięczna. Ale „Kamieniołom” był droższy i daje kamień na budowę: chroń właśnie jego.
razing-3-end = Wtedy żeton by się zmarnował, a przy czyszczeniu i tak przepada. Połóż go.
razing-4 = Splądrowanie cudzej lokacji kosztuje 2 żetony. „Wieża straży” daje Balamowi co rundę kartę, a jej pole plądrowania pokazuje 2 karty. Nie ma na niej żetonu obrony.
razing-4-task = Splądruj „Wieżę straży” Balama i wybierz, z której talii dobierasz pierwszą kartę.
razing-4-done = Druga karta jest z talii frakcyjnej. Balam dostaje 1 drewno i zachowuje „Wieżę” odwróconą jako fundament.
razing-4-joiner = „Stolarz” dałby 1 drewno i 1 punkt. Ale „Wieża” co rundę pracuje na Balama za darmo: splądruj ją.
razing-4-hand = Z ręki byłoby taniej, ale tę kartę warto wybudować. Splądruj „Wieżę” Balama.
razing-5 = Fundament nie ma zdolności i nie daje punktów, ale można go poświęcić przy budowie. Lokacji frakcyjnych się nie plądruje, oprócz japońskich, a kto spasował, jest bezpieczny.

## Trzy rodzaje lokacji

kinds = Trzy rodzaje lokacji
kinds-1 = Są trzy rodzaje lokacji i każdy ma swój rząd. „Budowniczy”, „Kamieniołom” i „Wioska” to lokacje produkcji: dały dobra przy budowie i właśnie dały je znowu.
kinds-2 = Drugi rodzaj to lokacje akcji. Same nic nie robią: używasz ich jako akcji, za podaną cenę. Budowa „Odkrywki” kosztuje 1 kamień.
kinds-2-task = Wybuduj „Odkrywkę”, potem potwierdź.
kinds-2-done = Stoi i czeka, aż jej użyjesz. Balam buduje „Stolarza”.
kinds-2-build = Na tę kartę czas przyjdzie później albo w innej partii. Najpierw „Odkrywka”: zamienia robotników w kamień.
kinds-other = Można, ale tu chodzi o twoje lokacje. Wykonaj zadanie.
kinds-3 = W kopalni 1 robotnik daje 1 kamień, dwa razy na rundę: w dwóch akcjach albo naraz. Na planszy potrzeba na to aż 4 robotników.
kinds-3-task = Użyj „Odkrywki” dwa razy w jednej akcji.
kinds-3-done = 2 kamienie: masz teraz 5. Robotnicy zostają w kopalni do czyszczenia.
kinds-3-once = Tak też można, a drugi raz byłby kolejną akcją. Naraz jest szybciej: użyj jej dwa razy.
kinds-3-spend = Aż 2 robotników za jeden surowiec? Kopalnia daje 1 kamień za każdego.
kinds-4 = Akcja wykonana: potwierdź turę albo najpierw ochroń lokację.
kinds-4-task = Zakończ turę, jak chcesz.
kinds-4-done = Balam pasuje.
kinds-5 = Trzeci rodzaj to cechy: działają, gdy coś się zdarza. „Rzymskie mury” dają 2 punkty za każdą czarną lokację, którą budujesz, a same też są czarne.
kinds-5-task = Wybuduj „Rzymskie mury” i poświęć „Wioskę”.
kinds-5-done = Od razu 2 punkty: cecha liczy też własną budowę.
kinds-5-mine = Użytą lokację akcji też można poświęcić, ale kopalni zabraknie w następnej rundzie. Poświęć „Wioskę”.
kinds-5-location = Ta daje kamień co rundę. Z lokacji produkcji najmniej brak ci będzie „Wioski”.
kinds-5-build = Dobra karta, ale to nie cecha. Tu chodzi o „Rzymskie mury”.
kinds-6 = Kolory są więc ważne: niektóre cechy nagradzają kolor, a niektóre lokacje produkcji dają dobro za każdą lokację danego koloru. Szukaj kart, które do siebie pasują.

## Frakcje

factions = Frakcje
factions-1 = Każda frakcja ma własną planszę i talię 30 kart. W tej lekcji w czterech partiach masz na ręce te same cztery karty zwykłe: zobacz, co zrobi z nimi każda frakcja.
factions-2 = Najpierw Rzymianie. Co rundę ich plansza daje 1 drewno, 1 kamień i 2 robotników: to, czym płaci się za budowę. Podczas czyszczenia zachowują żetony plądrowania.
factions-2-task = Wybuduj „Zamek”.
factions-2-done = Stoi już w pierwszej rundzie. Żadna z trzech pozostałych plansz nie mogłaby za niego od razu zapłacić.
factions-2-village = „Wioska” kosztuje tylko 1 drewno, na to stać też innych. Wybuduj to, na co teraz stać tylko Rzymian.
factions-2-raze = Z tego żyją inni. Rzymianie mają drewno i kamień: buduj.
factions-3 = Teraz grasz Barbarzyńcami: co rundę 5 robotników, ale ani drewna, ani kamienia. Żadnej z tych kart nie wybudujesz, ale możesz je splądrować. A podczas czyszczenia zachowujesz robotników.
factions-3-task = Splądruj „Koszary” z ręki.
factions-3-done = 1 punkt i 6 robotników. Za każdych 2 możesz dostać surowiec albo kartę, a reszta zostaje z tobą.
factions-3-raze = To też by coś dało. Ale „Koszary” oprócz robotnika dają punkt.
factions-3-spend = Tak Barbarzyńcy zdobywają drewno i kamień, i to będzie twoja następna akcja. Najpierw splądruj „Koszary”.
factions-4 = Egipcjanie dostają co rundę 3 robotników i 1 złoto, a podczas czyszczenia zachowują złoto. Złoto zastępuje dowolny surowiec: drewno, kamień albo jadło.
factions-4-task = Wybuduj „Wioskę” za złoto.
factions-4-done = Złoto zastąpiło drewno. Kto zbiera złoto, temu nigdy nie brakuje właściwego surowca.
factions-4-deal = Złoto może też zastąpić jadło, a ta umowa dawałaby coś co rundę. W grze dobry wybór; tutaj wybuduj „Wioskę”.
factions-5 = Japończycy dostają 1 drewno i 4 robotników, a podczas czyszczenia zachowują jadło. Większość ich kart frakcyjnych można splądrować: ty z ręki, a inni, gdy już stoją.
factions-5-task = Splądruj jedną ze swoich kart frakcyjnych z ręki.
factions-5-done = 1 punkt. Wybudowana dałaby na koniec 2, więc zwykle ją budujesz i stawiasz na niej robotnika jako samuraja: wtedy splądrowanie kosztuje więcej.
factions-5-common = To karta zwykła, którą mogłaby splądrować każda frakcja. Weź taką, którą mogą tylko Japończycy.
factions-5-village = W grze dobry ruch: „Wioska” daje 2 robotników. Tu chodzi o twoje karty frakcyjne.
factions-6 = Rzymianie budują, Barbarzyńcy mają robotników, Egipcjanie płacą złotem, Japończycy strzegą tego, co wybudują. Twoje karty frakcyjne pasują do planszy: tam najpierw szukaj planu. Aztekowie, którzy się modlą, mają własne lekcje.
factions-other = Można, ale niewiele to mówi o tej frakcji. Zrób to, co w zadaniu.

## Koniec gry

end = Koniec gry
end-1 = Runda 5 jest ostatnia i nie ma po niej czyszczenia. Masz 11 punktów, a Balam spasował i ma 6. Na koniec każda lokacja zwykła daje 1 punkt, frakcyjna 2. Dobra nie dają nic: wydaj je.
end-2 = „Szkoła gladiatorów” kosztuje 1 kamień (albo złoto) i lokację. W miejsce lokacji zwykłej jest warta o 1 punkt więcej. I jest czarna: „Rzymskie mury” dodają 2 punkty.
end-2-task = Wybuduj „Szkołę gladiatorów” i poświęć lokację zwykłą, tylko nie „Murarza”.
end-2-done = Od razu 2 punkty i 1 więcej przy podliczaniu.
end-2-mason = „Murarz” może w tej rundzie dać jeszcze 2 punkty. Poświęć lokację, która zrobiła już swoje.
end-2-faction = Lokacja frakcyjna sama jest warta 2 punkty, więc zamiana nic by nie dała. Poświęć zwykłą.
end-2-build = To da mniej niż „Szkoła”: najpierw ją wybuduj, reszta potem.
end-pass = Jeszcze nie: są jeszcze punkty do zdobycia.
end-other = To też się przyda, ale wszystko w swoim czasie: teraz liczy się kolejność.
end-3 = Masz 2 jadła. Późniejszych rund już nie będzie, ale dobro z umowy dostajesz od razu: „Kolos” daje kamień.
end-3-task = Zawrzyj umowę z kartą „Kolos” i zapłać jadłem.
end-3-done = 1 kamień za jadło, które na nic innego by się nie przydało.
end-3-gold = Szkoda na to złota: może zastąpić kamień. Zapłać jadłem.
end-3-card = „Administracja” dałaby kartę, a karty na ręce liczą się tylko przy remisie. Weź kamień „Kolosa”.
end-4 = Dwie lokacje akcji robią z kamienia punkty: „Murarz” za 1 robotnika i 1 kamień daje 2 punkty, „Uczeń rzeźbiarza” za 1 kamień 1 punkt. Kamień i złoto: starczy na obie.
end-4-task = Użyj „Murarza”.
end-4-done = 2 punkty: razem 15.
end-4-school = Żeton plądrowania dałby dobra za kartę, ale robotnik jest więcej wart u „Murarza”.
end-4-build = „Administracja” kosztowałaby i kamień, i złoto za 2 punkty. „Murarz” i „Uczeń” zrobią z nich 3.
end-5 = Został 1 kamień albo złoto, a „Ucznia rzeźbiarza” można użyć jeszcze raz.
end-5-task = Użyj „Ucznia rzeźbiarza”.
end-5-done = Jeszcze 1 punkt: 16.
end-6 = Z ostatniego drewna powstanie jeszcze jedna lokacja. Co potrafi, nie ma już znaczenia: gdy stoi, jest warta 1 punkt.
end-6-task = Wybuduj dowolną kartę zwykłą.
end-6-done = Twoja dziesiąta lokacja.
end-7 = Zostało tylko 1 jadło; przy remisie liczą się pozostałe surowce i robotnicy, potem karty na ręce. Masz 16 punktów, 6 lokacji zwykłych i 4 frakcyjne.
end-7-task = Spasuj, a punkty zostaną podliczone.
end-7-done = 16 + 6 + 8: wygrywasz 30 do 15.
end-7-other = Karta na ręce nie da już punktów. Spasuj.

## Gra solo

solo = Gra solo
solo-1 = W grze solo masz przeciw sobie wirtualnego gracza, który nie ma dóbr, ale zbiera karty. Po pięciu rundach wygrywasz, jeśli masz więcej lokacji frakcyjnych niż on kart. Przy remisie przegrywasz.
solo-2 = W fazie wypatrywania leżą cztery odkryte karty. Bierzesz jedną, a z pozostałych trzech losowa trafia do wirtualnego gracza.
solo-2-task = Weź „Kamieniołom”.
solo-2-done = „Cukiernik” trafia do wirtualnego gracza.
solo-2-other = Niezłe, ale Rzymianom najpierw potrzeba kamienia co rundę.
solo-3 = Z ostatnich dwóch znowu bierzesz jedną, a druga też trafia do wirtualnego gracza.
solo-3-task = Weź „Kopalnię złota”.
solo-3-done = Tak więc wirtualny gracz ma w tej rundzie dwie lokacje.
solo-3-other = „Wieżę straży” masz już na ręce. Weź „Kopalnię złota”.
solo-4 = Co z nich zostanie na koniec rundy, zbiera wirtualny gracz: 2 karty na rundę, w pięciu rundach 10, chyba że coś splądrujesz. Ataki mogą zabrać też twoje.
solo-5 = Stoją już „Budowniczy” i „Kamieniołom”. Gdy spasujesz, nastąpi jak zwykle czyszczenie, potem dwa ataki.
solo-5-task = Spasuj.
solo-5-done = Odkrywane są dwie karty ataku: złoto i robotnik.
solo-5-other = W prawdziwej partii na pewno. Tu zobacz ataki: spasuj.
solo-6 = Atak zabiera lokację zwykłą, której pole plądrowania pokazuje właśnie odkryte dobro i jeszcze jedno z linii ataku. „Kamieniołom” pokazuje dwa razy kamień: jest bezpieczny. Lokacji frakcyjnych nie atakuje się, oprócz japońskich.
solo-7 = Runda 2. Wirtualny gracz znowu ma dwie lokacje. Z przechowanym żetonem plądrowania masz 2: starczy na jedną z nich. Splądrowanej już nie zbierze.
solo-7-task = Splądruj jedną z lokacji wirtualnego gracza.
solo-7-done = Dobra są twoje, a tej karty nikt już nie zbierze.
solo-7-hand = Z ręki starczy 1 żeton, ale drugi nie wystarczy już na lokację wirtualnego gracza.
solo-7-other = To może poczekać do następnej akcji. Najpierw plądruj.
solo-8 = Na razie jedna lokacja frakcyjna na 2 zebrane karty. Buduj karty frakcyjne, plądruj, co się da, i miej mało lokacji zwykłych pasujących do linii ataku. O randze decydują punkty.

## Modlitwy

prayers = Modlitwy
prayers-1 = Aztekowie się modlą. Do modlitwy dobiera się i pokazuje karty zwykłe: ich kolory dają dobra, potem są odrzucane. Na „Ołtarzu ofiarnym” stoi: Modlitwa 5.
prayers-2 = Użycie ołtarza kosztuje 1 robotnika. Przed dobraniem deklarujesz brązowy, szary lub czerwony; każda karta tego koloru daje 1 drewno, kamień lub jadło. Z 84 kart zwykłych 16 jest brązowych, 13 szarych, 12 czerwonych.
prayers-2-task = Użyj ołtarza, zadeklaruj brązowy i dobierz karty.
prayers-2-done = Dwie z pięciu kart są brązowe. A jednak masz 3 drewna.
prayers-2-color = Można, ale brązowe karty są najczęstsze, a drewna nie masz. Zacznij od brązowego.
prayers-tokens = Sama trójkolorowa Łaska Bogów dałaby na pewno 1. Pięć kart daje średnio więcej: dobierz.
prayers-twice = Dwa razy w jednej akcji też można. Ale tu modlitwy idą po kolei: użyj go raz.
prayers-other = Można, ale ta lekcja jest o modlitwie: użyj „Ołtarza ofiarnego”.
prayers-3 = Trzecie dała trójkolorowa Łaska Bogów: liczy się jako brązowa, szara lub czerwona, jak trzeba. Gdy pasuje choć jedna karta, każda pasująca Łaska liczy się jako karta więcej. Gdyby żadna nie pasowała, nie byłoby nic.
prayers-4 = Ołtarza można użyć dwa razy na rundę. Teraz potrzeba kamienia na następne lokacje.
prayers-4-task = Użyj ołtarza znowu, zadeklaruj szary i dobierz karty.
prayers-4-done = Dwie szare karty i Łaska Bogów: 3 kamienie za 1 robotnika.
prayers-4-color = Drewno masz, a jadło może poczekać. Następne lokacje kosztują kamień: zadeklaruj szary.
prayers-4-build = Zaraz. Najpierw jeszcze jedna modlitwa, o kamień.
prayers-5 = Gdy karta każe wybrać kolor, robisz to po dobraniu. Karty wielokolorowe liczą się dla każdego koloru, bezbarwne, jak „Ruiny”, dla żadnego. Modlitwy przynoszą też produkcja i cechy.

## Łaski Bogów

blessings = Łaski Bogów
blessings-1 = Łaska Bogów to osobne dobro w jednym z dziewięciu kolorów i masz najwyżej jedną każdego. Modlitwa jej nie zużywa, ale przy czyszczeniu przepada, jeśli nic jej nie przechowa.
blessings-2 = „Kapliczka piór” kosztuje 1 kamień i lokację, a daje 1 Łaskę Bogów i 1 robotnika, od razu i w każdej fazie produkcji. Czerwona będzie pasować do następnej karty.
blessings-2-task = Wybuduj „Kapliczkę piór”, poświęć „Ruiny” i weź czerwoną Łaskę Bogów.
blessings-2-done = Masz teraz dwie: czerwoną i trójkolorową ze swojej planszy.
blessings-2-altar = Ołtarz modlił się za ciebie dwa razy i w następnej rundzie znowu będzie. Poświęć „Ruiny”.
blessings-2-fits = Ten kolor też by pasował, ale może go zastąpić trójkolorowa Łaska Bogów. Tu weź czerwoną.
blessings-2-useless = Żadna twoja karta nie modli się o ten kolor: taka Łaska na nic by się dziś nie przydała. Weź czerwoną.
blessings-build = Można, ale jeszcze nie: najpierw wykonaj zadanie.
blessings-other = W partii jest na to miejsce. W tej lekcji patrz na kartę na ręce.
blessings-3 = „Dom kadzideł” też kosztuje lokację. „Wioska” kosztuje tylko 1 drewno i przy budowie daje 2 robotników: w sam raz, by ją potem poświęcić.
blessings-3-task = Wybuduj „Wioskę”, potem potwierdź.
blessings-3-done = Lokacja do poświęcenia i 2 robotników.
blessings-3-defend = Nie trzeba: „Wioska” zaraz zostanie poświęcona.
blessings-4 = „Dom kadzideł” modli się w produkcji i od razu przy budowie: Modlitwa 4, a brązowy, szary i czerwony dają swoje dobra. Jedna karta któregoś z nich uruchamia wszystkie pasujące Łaski.
blessings-4-task = Wybuduj „Dom kadzideł”, poświęć „Wioskę” i dobierz karty.
blessings-4-done = Jedna szara karta i trzy niepasujące. Ale jedna wystarczy.
blessings-4-tokens = To pewna droga: obie Łaski, na pewno 2 dobra. Cztery karty dają dużą szansę na więcej: dobierz.
blessings-4-location = Ta służy ci co rundę i na koniec jest warta 2 punkty. Poświęć „Wioskę”.
blessings-5 = Szara karta daje 1 kamień i uruchamia Łaski. Czerwona daje 1 jadło. Trójkolorowa staje się kolorem, który wybierzesz.
blessings-5-task = Wybierz kolor dla trójkolorowej Łaski Bogów.
blessings-5-done = 3 dobra z jednej pasującej karty, a obie Łaski nadal są twoje.
blessings-6 = Przy czyszczeniu czerwona Łaska przepada; przechować ją mógłby na przykład „Strażnik dni”. Trójkolorowa zostaje u Azteków. A „Kapliczka” co rundę daje nową.

## Jeszcze trzy modlitwy

examples = Jeszcze cztery modlitwy
examples-1 = „Wędrowny kapłan” to cecha: przy każdej umowie następuje Modlitwa 5, a każda karta w kolorze otrzymanego dobra daje 1 punkt. Brązowy oznacza drewno, bez względu na kolor karty frakcyjnej.
examples-1-task = Zawrzyj umowę z dowolną kartą i dobierz karty.
examples-1-done = 1 drewno i 3 punkty: dwie brązowe karty i trójkolorowa Łaska Bogów.
examples-1-tokens = To byłby na pewno 1 punkt. Karty dają średnio więcej, a jeśli któraś jest brązowa, pomoże Łaska: dobierz.
examples-other = Można, ale tu chodzi o modlitwę. Spójrz na zadanie.
examples-2 = Inna partia. „Głos bogów” kosztuje 1 jadło (albo złoto). Czerwone karty dają po 1 punkcie, różowe po 1 robotniku. Masz trzy Łaski: czerwoną, różową i trójkolorową.
examples-2-task = Użyj „Głosu bogów” i módl się samymi Łaskami Bogów.
examples-2-done = 2 punkty z czerwonej i trójkolorowej, 1 robotnik z różowej. Nic nie dobrano, a wszystkie trzy Łaski zostają.
examples-2-draw = Mniej więcej w czterech przypadkach na pięć przyjdzie czerwona lub różowa karta i dostaniesz więcej. W piątym nic. Tym razem wybierz to, co pewne.
examples-3 = I jeszcze jedna. W „Świątyni wschodzącego słońca” za każdą brązową, szarą lub czerwoną kartę możesz wydać 1 drewno, kamień lub jadło: po 1 punkcie i jeszcze po 1 za każdy wydany rodzaj.
examples-3-task = Użyj „Świątyni wschodzącego słońca” i dobierz karty.
examples-3-done = Dwie szare karty, czerwona, niebieska i czarna: do 2 kamieni i 1 jadła.
examples-3-tokens = Sama trójkolorowa Łaska pozwoli wydać tylko 1 surowiec: 2 punkty. Masz co wydawać: dobierz.
examples-3-altar = Ołtarz daje surowce, a tych masz dość. „Świątynia” zamienia je w punkty.
examples-4 = Trójkolorowa Łaska pozwala na jeszcze 1. Jako brązowa dodaje drewno, trzeci rodzaj: to punkt więcej. Kolejność wydawania: drewno, kamień, jadło.
examples-4-task = Wybierz brązowy, potem wydaj 1 drewno, 2 kamienie i 1 jadło.
examples-4-done = 4 surowce 3 rodzajów: 7 punktów z jednej modlitwy.
examples-4-color = Szary pozwoli na jeszcze jeden kamień, na czerwony brak ci jadła: najwyżej 6 punktów. Brązowy daje trzeci rodzaj i 7.
examples-4-give = Wtedy przepada to, co w kolejności jest wcześniej, a z nim punkty. Trzymaj się: drewno, kamień, kamień, jadło.
examples-4-stop = Można zdobyć więcej: każdy surowiec to kolejny punkt.
examples-5 = Ostatnia: Rzymianie też się modlą. „Kaplica Marsa” kosztuje 1 złoto. Każda różowa karta daje 1 robotnika, złota 1 złoto, czarna 1 żeton plądrowania. Masz trzy Łaski: czarną, brązową i złotą.
examples-5-task = Użyj „Kaplicy Marsa” i dobierz karty.
examples-5-done = Dwie różowe karty i złota: modlitwa jest wysłuchana, więc pomagają Łaski czarna i złota. Dostajesz 2 robotników, 2 złota i 1 żeton plądrowania. Brązowa nic tu nie daje, a wszystkie trzy Łaski zostają.
examples-5-tokens = To na pewno 1 złoto i 1 żeton plądrowania. Wśród pięciu kart prawie zawsze jest któryś z trzech kolorów, a wtedy liczą się też Łaski: dobierz.
