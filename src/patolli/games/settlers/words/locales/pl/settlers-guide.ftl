# Zasady Imperial Settlers w skrócie dla tych, którzy pytają o coś na stole. Każda liczba pochodzi z gry.

## Runda

rule-game = Przez pięć rund budujesz imperium z lokacji. Każda runda ma fazę wypatrywania, produkcji, akcji i czyszczenia; po piątej rundzie nie ma czyszczenia. Wygrywa gracz z największą liczbą punktów zwycięstwa.
rule-phase-lookout = Każdy dobiera kartę frakcyjną. Potem wykłada się karty zwykłe, o jedną więcej niż graczy: od pierwszego gracza każdy bierze jedną, a z nowego rzędu jeszcze jedną w odwrotnej kolejności.
rule-phase-production = Każdy otrzymuje dobra z planszy frakcji, jedno dobro za każdą umowę i to, co dają lokacje produkcji.
rule-phase-action = Od pierwszego gracza każdy po kolei wykonuje jedną akcję albo pasuje, aż spasują wszyscy. Liczba akcji nie jest ograniczona.
rule-phase-cleanup = Wszystkie nieprzechowane dobra są odrzucane, także Łaski Bogów. Karty na ręce, umowy, fundamenty, samuraje i to, co na stałe leży na lokacjach lub pod nimi, zostaje. Znacznik pierwszego gracza przechodzi na następnego gracza.
rule-phase-attack = Gra solo: wirtualny gracz zbiera pozostałe mu lokacje. Potem kolejno odkrywa się dwie karty ataku, a każda może zabrać ci lokację: taką, której pole plądrowania pokazuje dwa dobra z linii ataku.
rule-phase-over = Każda lokacja zwykła jest warta 1 punkt, każda frakcyjna 2, a niektóre cechy punktują. Przy remisie wygrywa ten, komu zostało więcej robotników i surowców, a potem ten, kto ma więcej kart na ręce.

## Akcje

rule-build = Zapłać koszt karty z ręki i dołóż ją do imperium. Jeśli koszt pokazuje lokację, poświęć jedną z lokacji albo fundament. Lokacja produkcji od razu produkuje, a premię za budowę otrzymujesz raz.
rule-deal = Zapłać 1 jadło i wsuń kartę frakcyjną z ręki pod swoją planszę. Dobro umowy otrzymujesz od razu i w każdej fazie produkcji.
rule-raze = Splądruj kartę z ręki za 1 żeton plądrowania albo lokację przeciwnika za 2; żeton obrony i samuraj na niej kosztują po 1 więcej. Otrzymujesz dobra z pola plądrowania. Właściciel splądrowanej lokacji zwykłej zachowuje ją jako fundament i otrzymuje 1 drewno.
rule-use = Zapłać, czego wymaga lokacja akcji, i wykonaj jej efekt. Każdej można użyć raz na rundę, niektórych dwa razy, nawet w jednej akcji.
rule-send = Wyślij 1 robotnika do lokacji z otwartą produkcją gracza, który nie spasował: otrzymujesz jej dobro, a właściciel 1 robotnika. Najwyżej dwa razy na lokację i rundę.
rule-spend = Wydaj 2 robotników za 1 drewno, kamień lub jadło albo za 1 kartę z dowolnej talii; w jednej akcji dowolnie wiele par.
rule-pass = Kto spasował, nie wykonuje już akcji w tej rundzie, ale też nie może być celem.
rule-free = Przed akcją lub po niej możesz położyć żeton obrony na lokacji zwykłej, wystawić samurajów na lokacjach frakcyjnych, wsunąć karty pod „Bramę” i położyć surowce na „Kapliczce”.
rule-foundation = Fundament nie ma koloru, zdolności ani punktów. Służy tylko do poświęcenia przy budowie.
rule-solo = Grasz przeciw wirtualnemu graczowi bez dóbr. Wygrywasz, jeśli na koniec masz więcej lokacji frakcyjnych, niż on zebrał kart; punkty dają ci rangę.

## Modlitwy i Łaski Bogów

rule-prayer = Modlitwa X: dobierasz X kart zwykłych; ich kolory dają to, co mówi karta, potem są odrzucane. Kolor deklarowany podajesz przed dobraniem, wybierany po nim.
rule-blessing = Masz najwyżej jedną Łaskę Bogów każdego koloru. W modlitwie każda pasująca liczy się jako jedna karta więcej, jeśli pasuje jakaś karta; albo nic nie dobierasz i używasz samych Łask. Nie zużywają się, ale znikają przy czyszczeniu, jeśli nic ich nie przechowuje.
rule-tricolor = Trójkolorowa Łaska Bogów Azteków liczy się w każdej modlitwie jako brązowa, szara lub czerwona, jak wybierzesz.

## Karty

rule-kind-production = Lokacja produkcji daje swoje dobra przy budowie i w każdej fazie produkcji.
rule-kind-feature = Cecha działa zawsze, gdy zdarza się to, co wymienia, także przy własnej budowie.
rule-kind-action = Lokacji akcji używasz w ramach swojej akcji, za jej cenę.
rule-kind-building_bonus = Premię za budowę otrzymujesz raz, gdy lokacja zostaje wybudowana.
rule-kind-end_of_game = To punktuje na koniec gry.
rule-common = Karty zwykłe mają pole plądrowania i nie mają umowy. Na koniec są warte 1 punkt.
rule-faction = Karty frakcyjne mają umowę; inni nie mogą ich plądrować, oprócz japońskich. Na koniec są warte 2 punkty.

## Dobra

rule-good-wood = Drewno to surowiec: na lokacje i akcje.
rule-good-stone = Kamień to surowiec: na lokacje i akcje.
rule-good-food = Jadło to surowiec: umowa kosztuje 1 jadło, potrzebują go też niektóre lokacje i akcje.
rule-good-worker = Robotnikami płacisz za akcje, za dwóch dostajesz surowiec lub kartę, a u Japończyków zostają samurajami.
rule-good-raze = Żetonami plądrowania płacisz za plądrowanie.
rule-good-defense = Żeton obrony chroni przez rundę jedną twoją lokację zwykłą: jej splądrowanie kosztuje o 1 żeton plądrowania więcej.
rule-good-gold = Złotem można zapłacić zamiast dowolnego surowca, nigdy odwrotnie.
rule-good-vp = O zwycięstwie decydują punkty zwycięstwa.
rule-good-card = Przy każdej dobieranej karcie wybierasz talię kart zwykłych albo swoją frakcyjną.
rule-good-common_card = Karta z talii kart zwykłych.
rule-good-faction_card = Karta z twojej talii frakcyjnej.
rule-good-blessing = Łaska Bogów w kolorze, którego jeszcze nie masz.

## Kolory

rule-color-good = Jego dobro w modlitwach: { $good }.
rule-color-plain = W modlitwach nie ma własnego dobra.
rule-color-orange = Pomarańczowy oznacza Łaski Bogów; pomarańczowej Łaski nie ma.

## Frakcje

rule-board = Co rundę: { $goods }. Przechowywane przy czyszczeniu: { $stores }.

## Decyzje

decision-take = Karta trafia na twoją rękę.
decision-source = Kilka efektów następuje naraz i kolejność ma znaczenie: wybierz pierwszy.
decision-draw = Dobierasz jedną kartę; wybierz talię.
decision-keep = Z oglądanych kart część zatrzymujesz; reszta jest odrzucana albo wtasowywana.
decision-turn = Wykonaj jedną akcję albo spasuj do końca rundy. Żeton obrony, samurajów i tym podobne można wystawić przed nią lub po niej.
decision-after = Twoja akcja jest wykonana. Możesz jeszcze wystawić żeton obrony, samurajów i tym podobne.
decision-put = Wybierz, co trafia pod lokację lub na nią; tam zostaje.
decision-location = Poświęcona lokacja przepada ze wszystkim, co na niej leży.
decision-pay = Złoto może zastąpić dowolny surowiec.
decision-discard = Karta trafia na swój stos kart odrzuconych.
decision-drop = Umowa, z której rezygnujesz, nie daje już dóbr.
decision-target = Z cudzych rzeczy można wybrać tylko te, które należą do graczy, którzy nie spasowali.
decision-build = Płacisz koszt, ale nie poświęcasz za to lokacji.
decision-card = Wybrana karta opuści twoją rękę.
decision-good = Bierzesz jedno dobro z pola plądrowania; lokacja zostaje.
decision-opponent = Wybrany gracz sam decyduje, którą kartę odrzuci.
decision-steal = Tylko z zasobów, nie z lokacji.
decision-option = Wykonaj jedną opcję; z opcjonalnej zapłaty można zrezygnować.
decision-swap = Właśnie otrzymane dobra można zamieniać po jednym na punkty zwycięstwa.
decision-samurai = Na lokacji frakcyjnej stoi jeden samuraj; zostaje do końca gry.
decision-spend = Za każdą parę robotników dostajesz jeden surowiec albo jedną kartę.
decision-color = W modlitwie liczą się tylko karty i Łaski Bogów tego koloru.
decision-pray = Dobieranie może dać więcej, same Łaski Bogów są pewne.
decision-stored = Przechowana karta liczy się jak kolejna dobrana i jest potem odrzucana.
decision-give = Za każdą pasującą kartę możesz wydać jeden surowiec jej rodzaju.
decision-blessing = Możesz mieć po jednej Łasce Bogów każdego koloru.
decision-store = Masz więcej Łask Bogów, niż możesz przechować; pozostałe przepadają.
decision-offer = Ceną jest wybrana przez ciebie Łaska Bogów; trójkolorowa należy do planszy frakcji i zostaje.
decision-statue = Na koniec każdy posąg to 1 punkt, a po jednym każdego rodzaju razem jeszcze 3. Każdego są trzy.

## What is chosen before the deal

option-factions = Frakcje
option-lookout = Wariant wypatrywania
option-peaceful = Gra pokojowa
option-disputed = Sporne efekty
option-sets = Zestawy: co trzecia lokacja w danym kolorze daje 2 punkty (zasada domowa)
option-technology = Żetony technologii (zasada domowa)
option-statues = Posągi (zasada domowa)
lookout-standard = Zwykły
lookout-alternate = Alternatywny
lookout-advanced = Zaawansowany

tag-prayer = modlitwa
option-peaceful-more = Lokacje przeciwników można plądrować tylko dzięki zdolnościom; w każdej fazie wypatrywania wszyscy dobierają o jedną kartę zwykłą więcej.
option-disputed-more = Działają też efekty, co do których źródła się nie zgadzają („Głos bogów”).
option-sets-more = Kto buduje trzecią, szóstą lub dziewiątą lokację w danym kolorze, otrzymuje za to 2 punkty. Drukowana zasada nie jest publiczna; ta jest nasza.
option-technology-more = Niektóre karty domowe kładą żetony na lokacjach zwykłych, które wtedy działają podwójnie, trudniej je splądrować albo dają punkty. Drukowana zasada nie jest publiczna; ta jest nasza.
option-statues-more = Niektóre karty domowe dają posągi: na koniec po 1 punkcie i jeszcze 3 za po jednym każdego rodzaju. Drukowana zasada nie jest publiczna; ta jest nasza.
lookout-standard-more = Odkryty rząd, każdy bierze jedną kartę, potem drugi rząd w odwrotnej kolejności.
lookout-alternate-more = Tajnie: każdy ogląda karty, jedną zatrzymuje, resztę przekazuje dalej.
lookout-advanced-more = Jeden rząd pięciu kart na oba wybory; gdy ubywa kart, dochodzą nowe.
