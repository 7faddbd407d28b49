# Strony kart, talii i plików kart oraz to, co mówi o nich „Nowy stół”.

## Karty

library-nav = Karty i talie
library-cards = Karty
library-card = Karta
library-close = Zamknij kartę
library-search = Nazwa lub słowa
library-filters = Pokaż tylko
library-by-deck = Talia
library-by-kind = Rodzaj
library-by-color = Kolor
library-by-costs = Koszt
library-by-gives = Daje
library-by-deal = Umowa
library-by-raze = Pole plądrowania
library-by-tag = Zawiera
library-by-origin = Źródło
library-location = lokacja do poświęcenia
library-found = Karty: { $n } z { $all }
library-all = Pokaż wszystkie
library-none = Nie ma takiej karty.
library-copies =
    { $n ->
        [one] { $n } egzemplarz
        [few] { $n } egzemplarze
       *[many] { $n } egzemplarzy
    }
library-cards-n =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }
library-from-box = gra podstawowa
library-from-house = stworzona dla Patolli, nie drukowana
library-from = plik „{ $name }”
library-from-own = twój plik „{ $name }”

## Pliki kart

library-files = Pliki kart
library-files-text = Kto ma dodatek, może wpisać jego karty do pliku i nimi grać. Pliki są tu sprawdzane, przechowywane tylko dla ciebie i można je wybrać do swoich stołów.
library-file-choose = Wybierz plik
library-file-drop = albo upuść go tutaj (JSON, najwyżej 1 MB)
library-file-large = Plik jest większy niż 1 MB.
library-file-added = Dodano „{ $name }”: wybierz go przy nowym stole.
library-file-removed = Usunięto „{ $name }”. Rozpoczęte z nim gry trwają dalej.
library-file-wrong = Nie dodano „{ $name }”. Liczba błędów: { $n }
library-file-more = i jeszcze { $n }
library-file-remove = Usuń
library-file-everybody = dla wszystkich tutaj
library-origin = dodatek: { $origin }

## Talie

library-decks = Talie
library-decks-text = Buduj talie do swoich gier: wymieniaj karty na karty z dodatku albo w formacie otwartym zestawiaj dowolne. Zostają w tej przeglądarce; zapisz je do pliku, by mieć je gdzie indziej.
library-decks-none = Nie masz jeszcze żadnej talii.
library-deck-new = Nowa talia
library-deck-name = Nazwa
library-deck-build = Zbuduj talię
library-deck-import = Wczytaj z pliku
library-deck-no-file = To nie jest plik talii albo dotyczy frakcji, której tu nie ma.
library-deck-copy = Kopiuj
library-deck-delete = Usuń
library-deck-gone = W tej przeglądarce nie ma takiej talii.
library-deck-sound = Tą talią można grać.
library-deck-export = Zapisz do pliku
library-deck-reset = Jak drukowana
library-deck-reset-done = Talia jest znów taka jak drukowana.
library-deck-play = Zagraj nią
library-faction = Frakcja
library-format = Format
library-format-standard = Standardowy
library-format-open = Otwarty
library-may-come = Mogą wejść
library-nothing-comes = Nic: dodaj plik z kartami tej frakcji albo wybierz format otwarty.
library-from-origin = Z
library-swap-hint = Kliknij kartę, a potem podświetloną kartę talii. Miejscami zamieniają się tylko karty o tej samej liczbie egzemplarzy; wszystkie egzemplarze razem.
library-open-hint = Dowolne karty frakcji, od { $least } do { $most }.
library-shelf = po { $size }: { $n } z { $most }
library-swapped = Weszła karta „{ $comes }”, wyszła „{ $leaves }”.
library-add = Dodaj kartę „{ $name }”
library-added = Dodano kartę „{ $name }”.
library-take = Wyjmij kartę „{ $name }”
library-taken = Wyjęto kartę „{ $name }”.
library-cards-of = Karty: { $n } (od { $least } do { $most })
library-mean-cost = Średni koszt karty w dobrach

## Nowy stół

library-more = Więcej
library-deck-of = Talia miejsca { $n }, { $faction }
library-printed = drukowana
library-name-all = Z własnymi plikami kart lub taliami wybierz frakcję dla każdego miejsca.
library-taken-by = { $faction } (ma ją miejsce { $n })
library-solo = { $n }, solo
