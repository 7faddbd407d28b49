# Talie i pliki kart: `patolli deck` i `patolli cards`. Nazwy kart i plików są podawane bez zmian.

shown = { $value }
id = { $id }
card = { $id }
origin = { $id }
origin-base = gra podstawowa
origin-house = talia domowa

# Czyje karty: po „do” i „dla”.
of-common = talii zwykłej
of-barbarian = Barbarzyńców
of-japanese = Japończyków
of-roman = Rzymian
of-egyptian = Egipcjan
of-aztec = Azteków
of-atlantean = Atlantydów

## Co jest nie tak z talią

unknown = w żadnym z dostępnych plików kart nie ma karty { $cards }
repeated = w talii więcej niż raz: { $cards }
other-deck = { $card } ({ $id }) należy do { $deck }, a nie do { $wanted }
size = liczba kart musi wynosić od { $least } do { $most }; wynosi { $count }
incomplete = { $name }: jest { $there } z { $copies } egzemplarzy; muszą być wszystkie albo żaden. Brakuje: { $missing }
few = zestawy po { $size }: { $there }; talia standardowa ma ich { $wanted }
many = zestawy po { $size }: { $there }; talia standardowa ma ich { $wanted }. Tyle musi odejść: { $over }. Mogą to być: { $base }
set-size = { $name }: liczba egzemplarzy { $copies }; w talii standardowej są karty w 1, 2 lub 3 egzemplarzach
expansions = karty z kilku dodatków: { $origins }; talia standardowa ma karty z jednego
common-foreign = w formacie standardowym są tylko karty zwykłe z gry podstawowej, więc nie { $cards }
common-missing = w formacie standardowym są wszystkie karty zwykłe z gry podstawowej; brakuje: { $cards }
no-board = w żadnym z dostępnych plików kart nie ma planszy dla { $deck }
no-deck = w żadnym z dostępnych plików kart nie ma całej talii dla { $deck }
no-set = nie można wybrać { $name }; do wyboru: { $there }
no-set-at-all = nie można wybrać { $name } ani niczego innego dla tej frakcji
not-in-deck = tej karty nie ma w talii, więc nic nie może jej zastąpić: { $name }
twice = ta karta już jest w talii: { $name }
unequal = { $new } (egzemplarze: { $copies }) nie może zastąpić { $old } (egzemplarze: { $there }): liczby muszą być równe
together = liczba kart we wszystkich taliach gry: { $count }; możliwe najwyżej { $most }

## Talie

good-standard = Talią można grać w formacie standardowym, liczba kart dla { $deck }: { $cards }.
good-open = Talią można grać w formacie otwartym, liczba kart dla { $deck }: { $cards }.
bad = Tą talią nie można grać:
title = Talia dla { $deck }, liczba kart: { $cards }
house-note = Talia domowa powstała na potrzeby tego programu. Jej karty nie są kartami drukowanymi.
written = Talia jest w pliku { $file }.
offer = Z pliku { $name } mogą wejść te karty, każda ze wszystkimi egzemplarzami:
offer-line = { $name } (egzemplarze: { $copies })
offer-how = Podaj, która ma wejść i za co: --in "nowa karta=stara karta"
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
file-more = ... i jeszcze { $count }
file-added = Można już grać z plikiem { $name }.
file-removed = Usunięto { $name }. Zapisane z nim gry można odtworzyć, gdy zostanie znów dodany.
head-file = Plik kart
head-origin = Pochodzenie
head-cards = Liczba kart
head-boards = Plansze
