# Talie i pliki kart: `patolli deck` i `patolli cards`. Nazwy kart i plików są podawane bez zmian.

shown = { $value }
id = { $id }
card = { $id }
origin = { $id }
origin-base = gra podstawowa
origin-house = talia domowa
origin-house-friends = domowy zestaw przyjaciół
origin-house-atlanteans = domowy zestaw Atlantydów
origin-house-magic = domowy zestaw magicznych liczb
origin-house-aztecs = domowy zestaw Azteków

# Czyje karty: po „do” i „dla”.
of-common = talii kart zwykłych
of-barbarian = Barbarzyńców
of-japanese = Japończyków
of-roman = Rzymian
of-egyptian = Egipcjan
of-aztec = Azteków
of-atlantean = Atlantydów

## Co jest nie tak z talią

unknown = żaden zainstalowany plik kart nie zawiera karty { $cards }
repeated = w talii więcej niż raz: { $cards }
other-deck = { $card } ({ $id }) należy do { $deck }, a nie do { $wanted }
size = liczba kart musi wynosić od { $least } do { $most }; wynosi { $count }
incomplete = { $name }: jest { $there } z { $copies } egzemplarzy; muszą być wszystkie albo żaden. Brakuje: { $missing }
few = zestawy po { $size }: { $there }; talia standardowa ma ich { $wanted }
many = zestawy po { $size }: { $there }; talia standardowa ma ich { $wanted }. Usuń { $over }; kandydaci: { $base }
set-size = { $name }: liczba egzemplarzy { $copies }; w talii standardowej są karty w 1, 2 lub 3 egzemplarzach
expansions = karty z kilku dodatków: { $origins }; talia standardowa ma karty z jednego
common-foreign = w formacie standardowym są tylko karty zwykłe z gry podstawowej, więc nie { $cards }
common-missing = w formacie standardowym są wszystkie karty zwykłe z gry podstawowej; brakuje: { $cards }
no-board = żaden zainstalowany plik kart nie zawiera planszy dla { $deck }
no-deck = żaden zainstalowany plik kart nie zawiera całej talii dla { $deck }
no-set = nie można wybrać karty { $name }; do wyboru: { $there }
no-set-at-all = nie można wybrać karty { $name } ani niczego innego dla tej frakcji
not-in-deck = tej karty nie ma w talii, więc nic nie może jej zastąpić: { $name }
twice = ta karta już jest w talii: { $name }
unequal = { $new } (egzemplarze: { $copies }) nie może zastąpić karty { $old } (egzemplarze: { $there }): liczby muszą być równe
together = liczba kart we wszystkich taliach gry: { $count }; możliwe najwyżej { $most }

## Talie

good-standard = Talią można grać w formacie standardowym, liczba kart dla { $deck }: { $cards }.
good-open = Talią można grać w formacie otwartym, liczba kart dla { $deck }: { $cards }.
bad = Tą talią nie można grać:
title = Talia dla { $deck }, liczba kart: { $cards }
house-note = Talia domowa powstała na potrzeby tego programu. Jej karty nie są kartami drukowanymi.
house-cards-note = Karty domowe powstały na potrzeby tego programu. Nie są kartami drukowanymi.
written = Talia jest w pliku { $file }.
offer = Z pliku { $name } można dodać te karty, każdą ze wszystkimi egzemplarzami:
offer-line = { $name } (egzemplarze: { $copies })
offer-how = Podaj kartę, która ma wejść, i tę, którą zastąpi: `--in "nowa karta=stara karta"`
head-copies = Egz.
head-card = Karta
head-cost = Koszt
head-colors = Kolory
head-deal = Umowa
head-does = Działanie
free = nic
colorless = brak

## Pliki kart

file = { $name }, pochodzenie: { $origin }. Karty:
file-cards = Dla { $deck }: { $cards } (różnych: { $sets })
file-board = Plansza dla { $deck }
file-good = Plik jest poprawny.
file-bad = Plik został odrzucony. Liczba błędów: { $count }
file-more = … i jeszcze { $count }
file-added = Można już grać z plikiem { $name }.
file-removed = Usunięto plik { $name }. Zapisane z nim gry można odtworzyć, gdy zostanie znów dodany.
head-file = Plik kart
head-origin = Pochodzenie
head-cards = Liczba kart
head-boards = Plansze
