# Osadnicy: Narodziny Imperium w terminalu: plansza, wyszukiwanie kart, koniec gry i zasady każdej decyzji.

text = { $id }
player = Gracz { $n }

## Znaki

# Kolejność: drewno, kamień, jadło, robotnik, plądrowanie, obrona, złoto, punkt zwycięstwa, karta, lokacja, Łaska Bogów.
signs = d k j r p o z PZ t L ł
# Po dwie litery: brązowy, szary, czerwony, różowy, złoty, czarny, biały, fioletowy, niebieski, pomarańczowy.
colours = br sz ce ró zł cz bi fi ni po
name-location = lokacja lub fundament
name-faction-card = karta frakcyjna
name-no-colour = bez koloru

## Plansza

round = Runda { $round } z { $last }: { $phase }
common-deck = Talia kart zwykłych { $deck }, odrzucone { $discard }
# Krótkie nagłówki kolumn: punkty, drewno, kamień, jadło, robotnicy, plądrowanie, obrona, złoto, karty na ręce.
heads = PZ drew. kam. jadło rob. pląd. obr. złoto ręka
first = pierwszy gracz
passed = pas
row = Odkryte karty
prayer = Modlitwa
taken = Przejęte
blessings = Łaski Bogów
statues = Posągi
tricolor = trójkolorowa
deals = Umowy
route = szlak handlowy
decks = Talia frakcyjna
deck-and-discard = { $deck }, odrzucone { $discard }
foundations = Fundamenty: { $n }
looking = Do wyboru
hand = Ręka
no-locations = Nie ma jeszcze lokacji
status = { $goods }, na ręce: { $n }

## Znaki na lokacjach

used = użyta
used-of = użyta { $used } z { $most }
blocked = zablokowana
defense = obrona
samurai = samuraj
technology-basic = technologia: działa podwójnie
technology-defense = technologia: o 2 żetony plądrowania więcej
technology-glory = technologia: 2 punkty
taken-by = przejęta przez: { $player }
under = kart pod spodem: { $n }
goods-on = na niej: { $goods }
stored = do modlitw: { $cards }
gave = dała { $goods }

## Gra jednoosobowa

virtual = Wirtualny gracz
line = Linia ataku
attack-deck = Talia ataku
collected = Zebrane karty: { $n }; twoje lokacje frakcyjne: { $own }
solo-won = Wygrana: lokacje frakcyjne: { $own }, zebrane karty: { $n }. Ranga: { $rank }
solo-lost = Przegrana: lokacje frakcyjne: { $own }, zebrane karty: { $n }

## Karty

free = za darmo
card-deal = umowa { $good }
card-raze = plądr. { $goods }
no-cards = Nie widać żadnych kart.
no-such-card = Nie ma karty { $name }; wpisz symbol, na przykład COM012, albo nazwę lub jej część.
more-cards = I jeszcze { $n }; wpisz więcej z nazwy.
help-cards = t  karty na twojej ręce i przed tobą opisane słowami; t COM012 albo t z nazwą tylko jedna
when = runda { $round }

## Koniec gry

final = Punkty końcowe
final-track = Zdobyte w czasie gry
final-locations = Lokacje
final-total = Razem

## Zasady każdej decyzji

hint-take = Weź jedną kartę na rękę. Każdy bierze jedną w kolejności graczy, potem drugą w kolejności odwrotnej. W alternatywnym wypatrywaniu bierzesz jedną ze swoich tajnych kart, a resztę przekazujesz dalej.
hint-source = Kilka twoich źródeł działa jednocześnie; wskaż, które działa następne. Kolejność ma znaczenie dla Łask Bogów i modlitw.
hint-draw = Ta karta może pochodzić z talii kart zwykłych albo z twojej talii frakcyjnej.
hint-keep = Masz więcej kart, niż możesz zatrzymać. Pozostałe są odrzucane albo wtasowywane z powrotem.
hint-turn = W turze masz jedną akcję: wybuduj lokację z ręki; zawrzyj umowę z kartą frakcyjną za 1 jadło; splądruj kartę z ręki za 1 żeton plądrowania albo lokację przeciwnika za 2 i o 1 więcej za każdą ochronę; użyj lokacji akcji; albo wydaj 2 robotników na surowiec lub kartę. Złoto zastępuje każdy surowiec. Kto spasował, nie wykonuje już akcji w tej rundzie i nie może być celem innych.
hint-after = Twoja akcja jest wykonana. Przed końcem tury możesz jeszcze położyć żeton obrony, wystawić samurajów albo położyć karty i surowce na lokacjach, które je przyjmują.
hint-put = To, co położysz na tej lokacji, zostaje na niej. Karta od razu daje swoje punkty.
hint-location = Cena wymaga jednej z twoich lokacji albo fundamentu. Lokacja przepada ze wszystkim, co na niej leży; z kilku fundamentów odchodzi najstarszy.
hint-pay = Złoto może zastąpić każdy surowiec: wybierz, co opuści twoje zasoby.
hint-discard = Wybierz kartę z ręki; trafi na swój stos kart odrzuconych.
hint-drop = Wybierz jedną ze swoich umów; kończy się i nic już nie przynosi.
hint-target = Wybierz cel efektu. Nie można wybrać tego, co należy do graczy, którzy spasowali.
hint-build = Płacisz cenę jak zwykle, ale nie poświęcasz za to lokacji.
hint-card = Wybierz kartę z ręki. Lokacja mówi, co się z nią stanie.
hint-good = Wybierz jedno dobro z pola plądrowania; lokacja zostaje.
hint-opponent = Wybierz gracza, który nie spasował; to on wybierze kartę do odrzucenia.
hint-steal = Wybierz surowiec z zasobów gracza, który nie spasował.
hint-option = Karta daje jedną z kilku rzeczy: wybierz jedną.
hint-swap = Możesz oddać właśnie zdobyte dobra w zamian za punkty. Do tego, co pominiesz, nie można wrócić.
hint-samurai = Samuraj chroni lokację frakcyjną: jej splądrowanie kosztuje o 1 żeton plądrowania więcej. Zostaje tam, dopóki stoi lokacja.
hint-spend = Możesz wydać kolejnych 2 robotników na surowiec lub kartę, tyle razy, na ile ci ich wystarczy.
hint-color = To kolor, który liczy się w modlitwie.
hint-pray = Jeśli dobierasz karty, każda pasująca Łaska Bogów liczy się jak dodatkowa karta, o ile pojawi się karta szukanego koloru. Bez dobierania każda pasująca Łaska Bogów liczy się jak jedna karta. Łaski Bogów zachowujesz.
hint-stored = Przechowane karty mogą dołączyć do modlitwy; użyte są potem odrzucane.
hint-give = Za każdą pasującą kartę możesz wydać jeden surowiec w zamian za punkty. Złoto się tu nie liczy.
hint-blessing = Wybierz kolor, w którym nie masz jeszcze Łaski Bogów.
hint-store = Masz więcej Łask Bogów, niż możesz zachować: wybierz, które zostają.
