# Zasady do wyszukiwania: artykuł ma tytuł i tekst. Każdy wiersz tekstu to akapit; wiersz zaczynający się od kreski jest punktem
# listy. Co robią poszczególne karty, dobra i kolory, mówią settlers-cards.ftl i settlers-guide.ftl.

## Rozdziały

chapter-game = Gra
chapter-round = Runda
chapter-actions = Pięć akcji
chapter-locations = Lokacje i ich działanie
chapter-factions = Frakcje i talie
chapter-end = Koniec gry
chapter-solo = Gra solo
chapter-aztecs = Aztekowie
chapter-sets = Zasady innych dodatków

## Gra

overview = O co chodzi w grze
overview-text =
    Od 1 do 5 graczy buduje z kart swoje imperia przez 5 rund. Każda runda ma cztery fazy: wypatrywanie, produkcję, akcje i czyszczenie; w piątej rundzie nie ma czyszczenia. Wygrywa ten, kto ma najwięcej punktów zwycięstwa.
    Każdej karty można użyć na dwa sposoby: wybudować jako lokację albo oddać za szybki zysk, jako umowę (karty frakcyjne) lub plądrując (karty zwykłe).
setup = Przygotowanie gry
setup-text =
    Każdy gra inną frakcją, z jej planszą i talią 30 kart; Aztekowie są jedną z pięciu. 84 karty zwykłe są wspólne. Obie strony planszy działają tak samo. Pierwszego gracza się losuje.
    Każdy zaczyna z 2 kartami zwykłymi i 2 frakcyjnymi, bez dóbr. Na każdego gracza przypada 1 żeton obrony. W pięć osób też można grać, ale to trwa długo.
goods = Dobra
goods-text = Surowcami są tylko drewno, kamień i jadło. Liczba znaczników i żetonów nie jest ograniczona. To, co masz, widzą wszyscy, karty na ręce są tajne. Kart na ręce i umów możesz mieć dowolnie wiele.
gold = Złoto
gold-text =
    1 złoto możesz zapłacić zamiast 1 dowolnego surowca. Nigdy odwrotnie, a złota nie można zamienić na surowiec.
    Złoto nie jest surowcem: nie rozstrzyga remisu, nie trafia na „Kapliczkę” i nie można go wydać w modlitwie, która bierze surowce.
cards = Jak czytać kartę
cards-text =
    - 1: kolory. Karta wielokolorowa liczy się jako każdy z nich; „Ruiny” nie mają koloru.
    - 2: koszt. Lokacja w koszcie oznacza: poświęć jedną ze swoich.
    - 3: co daje niewybudowana. Wszystkie karty frakcyjne mają umowę; karty zwykłe i większość japońskich mają zamiast niej lub obok niej pole plądrowania.
    - 4: rodzaj: produkcja, cecha lub akcja.
    - 5: działanie, czasem z premią za budowę.
    Na koniec lokacja zwykła jest warta 1 punkt, frakcyjna 2. To, co mówi karta, jest ważniejsze od zasad ogólnych.
drawing = Dobieranie kart
drawing-text =
    Przy każdej karcie wybierasz talię kart zwykłych albo swoją frakcyjną, chyba że talia jest wskazana. Pustą talię odnawia się, tasując karty odrzucone. Jeśli i tych nie ma, nie dobiera się nic, a rzędy w wypatrywaniu są krótsze.
    Niektóre karty pozwalają obejrzeć kilka kart i część zatrzymać.

## Runda

lookout = Wypatrywanie
lookout-text =
    Każdy dobiera wierzchnią kartę swojej talii frakcyjnej. Potem wykłada się rząd kart zwykłych, o jedną więcej niż graczy.
    - Od pierwszego gracza zgodnie z ruchem wskazówek zegara każdy bierze jedną kartę; ostatnia jest odrzucana.
    - Z nowego rzędu każdy bierze jeszcze jedną, tym razem od ostatniego gracza do pierwszego.
    W dwie osoby są za każdym razem 3 karty: pierwszy, drugi, potem drugi, pierwszy.
lookout-variants = Inne sposoby wypatrywania
lookout-variants-text =
    Wybiera się je przed grą.
    - Alternatywne: każdy w tajemnicy dobiera 3 karty zwykłe, zatrzymuje 1, 2 przekazuje w lewo, z 2 otrzymanych zatrzymuje 1, ostatnią odrzuca.
    - Zaawansowane: jeden rząd 5 kart zwykłych na oba wybory. W dwie osoby wybiera się na zmianę, aż każdy ma 2. Przy większej liczbie pierwszy wybiera z 5, każdy następny z 4; za drugim razem z 3, ostatni z 2.
production = Produkcja
production-text =
    Po kolei każdy otrzymuje dobra z planszy frakcji, 1 dobro za każdą umowę i to, co dają jego lokacje produkcji.
    Kolejność źródeł zależy od ciebie; tam, gdzie ma znaczenie, gra o nią zapyta. Cechy reagujące na zyski lub na tę fazę działają i tutaj.
actions = Kolejne akcje
actions-text =
    Od pierwszego gracza zgodnie z ruchem wskazówek zegara każdy wykonuje jedną akcję albo pasuje, aż spasują wszyscy. Liczba, rodzaj i kolejność akcji nie są ograniczone.
    Akcje: wybudowanie lokacji, zawarcie umowy, plądrowanie, użycie lokacji akcji, wydanie robotników.
passing = Pasowanie
passing-text =
    Kto spasował, nie wykonuje już akcji w tej rundzie i nie może być celem: plądrowania, kradzieży, przejęcia, blokady, odrzucenia ani usunięcia umowy.
    Cechy gracza, który spasował, działają dalej.
free-moves = Przed akcją i po niej
free-moves-text = Niektóre rzeczy nie są akcją. Możesz je zrobić przed akcją lub po niej, ale nie w jej trakcie: położyć żeton obrony, wystawić samurajów, wsunąć karty pod „Bramę”, położyć surowce na „Kapliczce”.
cleanup = Czyszczenie
cleanup-text =
    Wszystkie dobra są odrzucane, chyba że coś je przechowuje: każda plansza jeden rodzaj, „Magazyny” drewno, kamień lub jadło, w dowolnej liczbie. Znikają też żetony obrony i dobra z lokacji akcji.
    Zostają: karty na ręce, punkty, umowy, fundamenty, samuraje, karty pod „Bramą” i surowce na „Kapliczce”. Żetony egipskie wracają.
    Znacznik pierwszego gracza przechodzi o jedno miejsce dalej. Jeśli stracisz „Magazyny” w trakcie rundy, ich dobra zostają do tego czyszczenia.

## Pięć akcji

build = Wybudowanie lokacji
build-text =
    Zapłać koszt karty z ręki i dołóż ją do imperium. Lokacja produkcji od razu produkuje. O kolejności produkcji, premii za budowę i cech, które na to reagują, decydujesz ty.
    - Za lokację w koszcie poświęć własną lokację albo fundament. Wszystko, co na niej leży, przepada; może to być użyta już lokacja akcji.
    - Lokacja z cechą poświęcona jako koszt znika, zanim nowa karta zacznie się liczyć: nic za nią nie daje.
    - „Ruiny” i „Pustynia” nic nie kosztują, ale zajmują akcję.
    To, w którym rzędzie leży karta, nie ma wpływu na grę.
bonus = Premia za budowę
bonus-text =
    Premię za budowę otrzymujesz raz, gdy karta zostaje wybudowana. Jeśli liczy lokacje danego koloru, liczy się też nowa karta.
    Cechy „za każdym razem, gdy budujesz” liczą własną budowę, jeśli pasuje.
deal = Zawarcie umowy
deal-text =
    Zapłać 1 jadło (lub 1 złoto) i wsuń kartę frakcyjną z ręki pod swoją planszę. Dobro umowy otrzymujesz od razu i w każdej fazie produkcji.
    Umów może być dowolnie wiele, ale tylko z kartami frakcyjnymi. Umowa nie jest lokacją: nie ma koloru ani punktów.
raze-hand = Plądrowanie karty z ręki
raze-hand-text = Zapłać 1 żeton plądrowania, weź wszystkie dobra z pola plądrowania i odrzuć kartę. Tak plądruje się tylko karty zwykłe; Japończycy mogą też własne karty frakcyjne z polem plądrowania.
raze = Plądrowanie lokacji przeciwnika
raze-text =
    Zapłać 2 żetony plądrowania, o 1 więcej za żeton obrony i o 1 więcej za samuraja na niej. Bierzesz z zasobów ogólnych wszystkie dobra z jej pola plądrowania.
    Plądrować można tylko karty z polem plądrowania: nie „Ruiny”, „Bramę” ani „Kapliczkę”, a z kart frakcyjnych tylko japońskie. Splądrowana japońska karta frakcyjna jest odrzucana.
    Nie można plądrować lokacji graczy, którzy spasowali, a własne tylko „Motłochem”.
foundation = Fundamenty
foundation-text =
    Splądrowaną lokację zwykłą odwraca się i zostaje u właściciela jako fundament; właściciel otrzymuje 1 drewno.
    Fundament nie ma koloru, zdolności ani punktów. Służy tylko do poświęcenia przy budowie.
activate = Użycie lokacji akcji
activate-text =
    Zapłać, czego wymaga, i wykonaj efekt. Dobra zostają na lokacji do czyszczenia i pokazują, że jest użyta. Każdej można użyć raz na rundę, chyba że mówi inaczej.
    Lokacji z dwoma użyciami można za podwójny koszt użyć dwa razy w jednej akcji; to dwa zyski. Jeśli za drugim razem nie ma celu, efekt przepada. Przy trzech użyciach najwyżej dwa naraz.
    Koszt w kartach albo jego brak oznacza się robotnikiem z zasobów ogólnych.
workers = Wydanie robotników
workers-text = Wydaj 2 robotników za 1 drewno, kamień lub jadło albo za 1 kartę z dowolnej talii. W jednej akcji możesz wydać dowolnie wiele par, każdą za coś innego lub za to samo.

## Lokacje i ich działanie

production-locations = Lokacje produkcji
production-locations-text =
    Dają swoje dobra przy budowie i w każdej fazie produkcji.
    Te, które dają 1 dobro za każdą lokację danego koloru, liczą też siebie, jeśli kolor pasuje, do pokazanej granicy. Karta wielokolorowa liczy się raz za każdy kolor.
    Niektóre pozwalają innej lokacji produkcji wyprodukować jeszcze raz. W takim łańcuchu żadna lokacja nie działa dwa razy; ta, która mogłaby tylko uruchomić inną, bez niej nie jest celem.
features = Cechy
features-text =
    Cecha działa zawsze, gdy zdarza się to, co wymienia, także w fazie produkcji. Cechy reagujące na zyski, modlitwy lub Łaski Bogów nie reagują na siebie nawzajem.
    Dwa „Sfinksy” dają po punkcie za ten sam zysk punktów; ten punkt niczego nie uruchamia.
action-locations = Lokacje akcji
action-locations-text =
    Akcji bez możliwego celu nie można użyć.
    Niektóre karty przygotowują użytą lokację na nowo: liczy się wtedy jako nieużyta, a jej użycie to kolejna akcja, później. Lokację, która to robi, samą można przygotować tylko raz na rundę. Zablokowanej lokacji nie można użyć w tej rundzie.
defense = Obrona
defense-text =
    Twoja plansza daje co rundę 1 żeton obrony. Połóż go na swojej lokacji zwykłej: jej splądrowanie kosztuje o 1 żeton plądrowania więcej. Nie można go przesunąć, a na lokacji leży najwyżej jeden.
    Wraca, gdy lokacja zostaje splądrowana, albo przy czyszczeniu. W grze solo się go nie kładzie: nic by nie dał.
samurai = Samuraje
samurai-text =
    Mają ich tylko Japończycy. Postaw dowolnie wielu robotników na własnych lokacjach frakcyjnych, najwyżej 1 na każdej, także na „Bramie” i „Kapliczce”. Splądrowanie takiej lokacji kosztuje o 1 żeton plądrowania więcej.
    Samurajów nie można przesuwać ani użyć inaczej. Zostają przy czyszczeniu i przepadają razem z lokacją.
against-others = Przeciw innym graczom
against-others-text =
    „Inżynierowie” i „Garnizon” odrzucają dowolną lokację innego gracza, cokolwiek ją chroni; to nie jest plądrowanie. „Twórca rydwanów” plądruje bez płacenia za ochronę, „Mroczna kaplica” za nią płaci.
    Kraść można z zasobów gracza, nigdy z lokacji. Przy „Pustyni” to ofiara wybiera odrzucaną kartę; jeśli nie ma żadnej, nic się jej nie dzieje.
take-over = Przejęcie lokacji
take-over-text =
    „Świątynią Ra” Egipcjanie oznaczają lokację innego gracza: do końca rundy liczy się jako ich. Mają 4 żetony, więc najwyżej cztery naraz. Przy przejęciu nic nie jest produkowane i nikt nie może jej poświęcić przy budowie. Jeśli właściciel już ją wykorzystał, ty też jej nie użyjesz.
    Jej zdolność, kolory i przechowywanie służą temu, kto ją przejął. Nie można jej poświęcić, splądrować „Motłochem” ani obsadzić samurajem. Jeśli splądruje ją ktoś trzeci, Egipcjanin otrzymuje drewno i odzyskuje żeton, a fundament zostaje u właściciela. W rundzie 5 punktuje ją właściciel.
under = Brama, Kapliczka i karty pod kartami
under-text =
    Przed akcją lub po niej możesz wsuwać karty pod „Bramę” (po 1 punkcie od razu) i kłaść surowce na „Kapliczce”. Na koniec „Brama” z co najmniej 3 kartami jest warta 2 punkty, „Kapliczka” z 3, 7 lub 12 surowcami 2, 5 lub 10 punktów.
    Niektóre karty Azteków też przyjmują karty pod siebie. To, co tam leży, zostaje do końca.
trade-route = Szlak handlowy
trade-route-text =
    Japoński „Szlak handlowy” zawiera umowę z lokacją innego gracza. Dobro otrzymujesz od razu i liczy się to jako zawarcie umowy. Jednej lokacji może użyć dowolnie wiele szlaków.
    Umowa zostaje, gdy szlak przepada. Kończy się, gdy lokacja opuszcza grę.
swaps = Dobra za punkty
swaps-text = „Mroczna kaplica” i „Szkoła dyplomacji” zamieniają dopiero co otrzymane dobra na punkty, także karty i same punkty. Punkty można wymieniać tylko tam, gdzie wraca więcej niż jeden.
clarified = Karty, o które się pyta
clarified-text =
    - „Sabotażyści” kradną tylko z zasobów gracza. „Wataha” bierze jedno dobro z pola plądrowania, a cel zostaje.
    - „Motłoch” plądruje własną lokację zwykłą: wszystkie dobra z pola, fundament i 1 drewno.
    - „Misja” dobiera każdą kartę z dowolnej talii. „Zbójcy”, „Hanza” i „Cesarski goniec” mogą też użyć umowy „Szlaku handlowego”.
    - Zabranie umowy „Szpiegami” nie jest jej zawarciem. „Negocjator” buduje własną umowę, „Osadnicy” kartę frakcyjną z ręki. W obu przypadkach płacisz wszystko oprócz lokacji.
    - Samuraje od „Ninja” bez wolnej lokacji frakcyjnej przepadają. „Oaza” daje 1 robotnika za każdą parę, najwyżej 4 na rundę.
    - „Sanktuarium” to nie plądrowanie: kamień zamiast drewna. „Tragarze” mogą wybrać lokację zwykłą lub frakcyjną.

## Frakcje i talie

factions = Frakcje w grze
factions-text =
    Każda plansza daje swoje dobra w każdej fazie produkcji i przechowuje przy czyszczeniu jeden rodzaj. Egipcjanie mają 4 żetony do przejmowania; Japończycy mają samurajów, a większość ich kart frakcyjnych można splądrować.
    Wszystkie plansze mają tę samą akcję: 2 robotników za 1 drewno, kamień, jadło lub kartę.
decks = Budowa talii
decks-text =
    Talia frakcyjna ma dokładnie 30 kart: 3 różne karty po trzy egzemplarze, 6 po dwa i 9 po jednym. Karta, która wchodzi, wchodzi ze wszystkimi egzemplarzami i zastępuje kartę podstawową o tej samej liczbie egzemplarzy.
    - Standardowy, na turnieje: karty zwykłe tylko z gry podstawowej i talia frakcyjna z kartami dokładnie jednego dodatku.
    - Otwarty: dowolne karty dowolnych dodatków; nikt nie obiecuje równowagi. Każda talia potrzebuje co najmniej 1 karty.

## Koniec gry

scoring = Końcowa punktacja
scoring-text =
    Po piątej rundzie do punktów dochodzi 1 za każdą lokację zwykłą i 2 za każdą frakcyjną oraz to, co cechy punktują na koniec, jak „Brama” i „Kapliczka”.
    Punkty zdobyte w trakcie gry policzono już od razu.
tie = Przy remisie
tie-text = Wygrywa ten, komu zostało więcej robotników i surowców (złoto się nie liczy), potem ten, kto ma więcej kart na ręce. Jeśli dalej jest remis, zwycięstwo jest wspólne.
peaceful = Gra pokojowa
peaceful-text = Wybierana przed grą: lokacji innych nie można plądrować akcją, tylko zdolnościami kart. W każdym wypatrywaniu każdy dobiera też 1 kartę zwykłą.

## Gra solo

solo = Gra w pojedynkę
solo-text =
    Grasz przeciw wirtualnemu graczowi bez frakcji i dóbr. 16 kart ataku się tasuje i jedną odkrywa.
    W każdym wypatrywaniu dobierasz 1 kartę frakcyjną. Z 4 kart zwykłych bierzesz 1; losowa z pozostałych 3 staje się lokacją wirtualnego gracza. Z ostatnich 2 bierzesz 1, druga jest jego.
    Te lokacje możesz jak zwykle plądrować; są wtedy odrzucane i nie zostawiają fundamentu. Odkryte karty ataku liczą się jako jego umowy.
attacks = Ataki
attacks-text =
    Po czyszczeniu, także w rundzie 5, wirtualny gracz zbiera swoje pozostałe lokacje. Potem następują dwa ataki, każdy z nową kartą ataku na początku linii.
    - Atak szuka twoich lokacji zwykłych, których pole plądrowania pokazuje to dobro i inne dobro z linii; decyduje najbliższe dobro w linii.
    - Z kilku: akcja przed cechą, cecha przed produkcją, potem wyższy koszt, potem więcej kamienia, potem wybierasz.
    - Lokacja zostaje zebrana; nic nie otrzymujesz, a ochrona nie pomaga. Obie użyte karty ataku idą na koniec linii, przednia pierwsza.
    Gdy grasz Japończykami, dwa punkty w linii oznaczają atak na lokację frakcyjną, wybieraną według umowy; jeśli żadna nie ma punktu w polu plądrowania, atak jest zwyczajny.
solo-end = Zwycięstwo w pojedynkę
solo-end-text = Wygrywasz, mając więcej lokacji frakcyjnych, niż wirtualny gracz zebrał kart; remis to przegrana. O randze decydują potem punkty: od 30 sługa, od 40 giermek, od 50 rycerz, od 60 kasztelan, od 70 król, od 80 cesarz.

## Aztekowie

aztecs = Aztekowie i talia domowa
aztecs-text =
    Drukowane karty Azteków nie są publiczne. Dlatego Aztekowie grają talią domową, zrobioną dla Patolli: plansza i 30 kart o układzie jak w druku oraz zestawy domowe dla wszystkich frakcji. Wszędzie są tak oznaczone.
    Karty cytowane w instrukcji robią to, co zacytowano. Kto ma dodatek, może wpisać jego karty; talie są sprawdzane, a błędy objaśniane słowami.
prayer = Modlitwa
prayer-text =
    Modlitwa 5 oznacza: dobierz 5 kart zwykłych. Ich kolory dają to, co mówi karta; potem są odrzucane i nigdy nie trafiają na rękę.
    - Zadeklaruj kolor: przed dobraniem. Wybierz kolor: po nim. Bez tych słów karta mówi, które kolory się liczą.
    - „Każda karta” oznacza każdą dobraną w tej modlitwie.
    - Karta wielokolorowa liczy się za każdy kolor. „Ruiny” i „Nowożeńcy” nie mają w modlitwach koloru.
    Karty są odrzucane, gdy tylko je policzono. Pustą talię tasuje się jak zwykle.
timing = Kiedy się modlić
timing-text = Słowo przed „Modlitwą” mówi kiedy: Produkcja w fazie produkcji i przy budowie lokacji, Cecha, gdy spełni się jej warunek, Akcja po zapłaceniu jej kosztu.
blessings = Łaski Bogów
blessings-text =
    Łaska Bogów to żeton w jednym z dziewięciu kolorów. Nigdy nie masz więcej niż jednej tego samego koloru; otrzymując ją, wybierz kolor, którego nie masz. Z wszystkimi dziewięcioma nie otrzymujesz nic.
    Modlitwy nie zużywają Łask Bogów. Działają w rundzie, w której je otrzymujesz, i są odrzucane przy czyszczeniu, chyba że coś je przechowuje.
prayer-blessings = Modlitwa z Łaskami Bogów
prayer-blessings-text =
    Jeśli masz Łaski Bogów koloru, którego używa modlitwa, masz dwie możliwości:
    - Nic nie dobierać. Każda Łaska liczy się jako jedna dobrana karta jej koloru.
    - Dobierać. Jeśli jest choć jedna karta szukanego koloru, każda pasująca Łaska liczy się jako jedna karta więcej. Jeśli nie ma, nic nie dają.
    Jeśli modlitwa wymienia kilka kolorów, jedna karta któregokolwiek z nich uruchamia Łaski wszystkich. Liczą się wszystkie pasujące Łaski; żadnej nie można pominąć.
tricolor = Trójkolorowa Łaska Bogów
tricolor-text =
    Należy do planszy Azteków. W każdej modlitwie jest brązowa, szara lub czerwona, jak wybierzesz. Nie liczy się do limitu, więc te trzy kolory też możesz mieć.
    Nie można nią zapłacić tam, gdzie ceną jest Łaska Bogów.
colors = Kolory i ich dobra
colors-text =
    Odpowiednia karta ma kolor wybrany lub zadeklarowany; odpowiednie dobro ma kolor karty. Pomarańczowy oznacza Łaski Bogów.
    Karta, która dostaje kolor przy budowie, ma go przed swoją produkcją i premią.
stored-cards = Karty przechowane na modlitwy
stored-cards-text = Niektóre lokacje przechowują karty na późniejsze modlitwy. Po dobraniu możesz dodać dowolnie wiele z nich, także do modlitwy odprawianej samymi Łaskami. Każda użyta jest odrzucana.
examples = Pięć przykładów z obliczeniami
examples-text =
    - „Ołtarz ofiarny”: deklarujesz szary, a 2 z 5 kart są szare: 2 kamienie.
    - „Świątynia wschodzącego słońca”: karty są niebieska, czerwona, szara, szara i czarna. Wydajesz 1 kamień i 1 jadło: 2 punkty i 2 więcej za dwa rodzaje.
    - „Głos bogów” z Łaskami różową, czerwoną i trójkolorową, bez dobierania: 1 robotnik, 2 punkty.
    - „Kaplica Marsa” z Łaskami czarną, brązową i złotą; karty są różowa, niebieska, złota, różowa i szara: 2 robotników, 2 złota, 1 żeton plądrowania. Brązowa nic nie daje.
    - „Wędrowny kapłan”: zawierasz umowę na drewno, a 2 z 5 kart są brązowe: 2 punkty. Liczy się kolor dobra, nie karty.

## Zasady innych dodatków

open-production = Otwarta produkcja
open-production-text = W ramach akcji wyślij 1 robotnika do lokacji z otwartą produkcją innego gracza, który nie spasował. Otrzymujesz jej dobro, z własnymi wyborami i Łaskami; właściciel otrzymuje 1 robotnika z zasobów ogólnych. Najwyżej dwa razy na lokację i rundę, wszyscy gracze razem.
technology = Żetony technologii (zasada domowa)
technology-text =
    Karta kładzie żeton na twojej lokacji zwykłej, która jeszcze go nie ma; zostaje tak długo jak lokacja.
    - Podstawowy, na lokacjach produkcji i akcji: działa dla ciebie dwa razy.
    - Obrona: splądrowanie kosztuje o 2 żetony plądrowania więcej.
    - Chwała: 2 punkty więcej na koniec.
sets = Zestawy (zasada domowa)
sets-text = Lokacja uzupełnia zestaw swojego koloru, gdy jest twoją trzecią, szóstą, dziewiątą … tego koloru. Cechy „za każdym razem, gdy uzupełniasz zestaw” reagują raz na wybudowaną kartę. Jeśli tak wybrano przed grą, każdy zestaw daje też 2 punkty.
statues = Posągi (zasada domowa)
statues-text = Jest ich dziewięć: trzy szakale, trzy sokoły, trzy koty. Co otrzymasz, zatrzymujesz do końca: każdy to 1 punkt, a po jednym z każdego rodzaju razem 3 więcej.
clarified-sets = Karty innych dodatków
clarified-sets-text =
    - „Pomocnik Markus”: to, co usuwa leżące na nim dobra, odrzuca też kartę pod nim.
    - „Mocny fundament”: 2 punkty za każdą kartę pod kartą zwykłą tego koloru, oprócz tego, co daje tamta lokacja.
    - „Sanktuarium Thota”: dodatkowy punkt to osobny zysk. Dwa zyski po 1 punkcie nie uruchamiają „Sfinksa”.

## Symbole

icon-any-resource = dowolny surowiec
icon-hand-cards = karta z ręki
icon-location = lokacja
icon-own-location = własna lokacja
icon-enemy-location = lokacja przeciwnika
icon-foundation = fundament
icon-deal = umowa
icon-samurai = samuraj
icon-act-build = budowa
icon-act-deal = zawarcie umowy
icon-act-raze = plądrowanie
icon-act-use = użycie lokacji
icon-act-use2 = użycie jej dwa razy
icon-act-spend = wydanie robotników
icon-act-pass = pas
icon-draw-keep = obejrzyj karty i część zatrzymaj
icon-produce-again = lokacja produkuje jeszcze raz
icon-reset = przygotuj lokację na nowo
icon-block = zablokuj lokację
icon-steal = ukradnij dobra
icon-discard-location = odrzuć lokację
icon-discard-deal = odrzuć umowę
icon-take-deal = zabierz umowę
icon-mark-location = oznacz lokację
icon-under = wsuń pod lokację
icon-store = przechowane przy czyszczeniu
icon-pray = módl się
icon-declare = zadeklaruj kolor
icon-choose = wybierz kolor
icon-stored-card = karta przechowana na modlitwy
icon-bless-tricolour = trójkolorowa Łaska Bogów
icon-any-color = odpowiedni kolor lub dobro
icon-crystal = żeton technologii
icon-statue-token = posąg
