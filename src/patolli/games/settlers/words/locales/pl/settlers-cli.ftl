# Pomoc poleceń `patolli cards` i `patolli deck`; klucze jak w cli.ftl programu.

text = { $id }

cards = Pliki kart Osadników: karty, które wpisuje się samodzielnie (docs/settlers-cards.md).
cards-check = Powiedz, co jest w pliku kart, albo wszystko, co jest w nim nie tak.
cards-check-file = Plik kart (JSON); - czyta standardowe wejście.
cards-add =
    Sprawdź plik kart i zachowaj kopię, aby odtąd grać jego kartami.

    Zastępuje dodany wcześniej plik o tej samej nazwie. Partie zapisane ze starym nadal można odtworzyć.
cards-add-file = { cards-check-file }
cards-list = Pokaż dostępne pliki kart; talia domowa jest zawsze.
cards-remove = Usuń dodany plik kart.
cards-remove-name = Nazwa, którą pokazuje lista.

deck = Talie Osadników: co może w nich być i jak zbudować własną (docs/settlers-cards.md).
deck-check = Powiedz, czy talią albo każdą talią z listy można grać, a jeśli nie, to dlaczego.
deck-check-file = Plik talii (JSON); - czyta standardowe wejście.
deck-build =
    Zbuduj talię w formacie standardowym: zwykłą, z kartami jednego dodatku w miejsce innych.

    Wszystkie egzemplarze karty wchodzą i wychodzą razem, a wchodzi ich tyle, ile wychodzi.

    patolli deck build roman --from "My Aztecs" --in "Chapel of Mars=Architect" --out romans.json

    Z --open do zwykłych kart dochodzi dowolnie wiele kart z dowolnych plików: wszystkie albo te podane w --in.

    patolli deck build common --open --from "My Atlanteans" --from "My friends" --without Ruins
deck-build-faction = Jedna z wartości: { $values }.
deck-build-from = Plik, którego karty wchodzą do talii (zob. patolli cards list); można powtarzać.
deck-build-in = Karta, która wchodzi, i ta, która wychodzi; nazwy albo identyfikatory; można powtarzać.
deck-build-open = Talia w formacie otwartym: dowolne karty z dowolnych plików; wystarczy samo --in NOWA.
deck-build-without = Z --open: karta, która wychodzi; można powtarzać.
deck-build-out = Zapisz tam talię.
deck-show = Pokaż talię: każdą kartę z kosztem, kolorami, umową i działaniem.
deck-show-which = Jedna z wartości: { $values }, albo plik talii.

refuse-deck-in-from = --in wymaga --from NAZWA, pliku z nową kartą; pokazuje je patolli cards list
refuse-deck-without = --without jest dla talii w formacie otwartym: dodaj --open; w formacie standardowym o tym, co wychodzi, mówi --in
refuse-deck-one = talia w formacie standardowym ma karty jednego dodatku: podaj jedno --from albo dodaj --open
refuse-deck-which = { $value } nie jest plikiem ani żadną z wartości: { $names }
refuse-deck-faction = frakcja musi być jedną z: { $names }, a nie { $value }
refuse-deck-in = --in ma postać "nowa karta=stara karta", a nie { $value }
