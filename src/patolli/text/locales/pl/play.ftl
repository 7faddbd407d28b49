# `patolli play`: plansza w terminalu i wszystko, co mówi sam program.
# Na znaki i pola jest mało miejsca: 1 znak, 6 na polu, 13 na poziomie rozwoju.

text = { $id }
player = Gracz { $n }
bot = { $kind } { $n }
agent = { $id }
agent-greedy = Zachłanny bot
agent-random = Losowy bot
agent-easy = Łatwy bot
agent-normal = Normalny bot
agent-hard = Trudny bot
agent-expert = Ekspert

## Znaki

# Kolejność: kukurydza, drewno, kamień, złoto, czaszka, surowiec, stopień, trzy świątynie, Dzień Żywienia z zasobami, z punktami.
signs = k d m z c s T C Q K Z P
name-corn = kukurydza
name-wood = drewno
name-stone = kamień
name-gold = złoto
name-skull = czaszka
name-block = dowolny surowiec
name-temple = stopień świątyni
sign-next = następne wolne pole
sign-used = zużyte
sign-neutral = neutralny robotnik
points-short = PZ

## Plansza

day = Dzień { $day } z { $last }, epoka { $age }
start-free = Pole Pierwszeństwa wolne, kukurydza na kalendarzu: { $corn }
start-taken = Pole Pierwszeństwa: { $player }, kukurydza na kalendarzu: { $corn }
skulls-left =
    { $n ->
        [one] { $n } kryształowa czaszka w banku
        [few] { $n } kryształowe czaszki w banku
       *[other] { $n } kryształowych czaszek w banku
    }
food-goods = Dzień Żywienia, zasoby
food-points = Dzień Żywienia, punkty
food-today = na koniec tej rundy
food-in =
    { $days ->
        [one] za { $days } dzień (dzień { $day })
       *[other] za { $days } dni (dzień { $day })
    }
food-own = potrzeba kukurydzy: { $need }, masz { $have }
food-short = brakuje { $short }
food-short-player = { $player }: brakuje { $short }
game-over = Koniec gry
gears = Koła
gears-note = numer, akcja, robotnik
jungle = Dżungla
temples = Świątynie
temples-note = punkty i zasoby na każdym stopniu
step = Stopień
leader = Najwyżej
technologies = Dziedziny rozwoju
technologies-note = kto jest na którym poziomie i co on daje
bonus = bonusowe
buildings =
    { $left ->
        [0] Budynki epoki { $age }
       *[other] Budynki epoki { $age } (w stosie jeszcze { $left })
    }
can-pay = • masz na to surowce
monuments = Monumenty
monuments-note = punktują na koniec gry
players = Gracze
players-note = robotnicy wolni/wszyscy, dziedziny jak wyżej, kukurydza na Dzień Żywienia
head-board = plansza
head-workers = robot.
head-technologies = rozwój
head-food = żywność
board-light = jasna
board-dark = ciemna
start-marker = pierwszy
corn-tiles =
    { $n ->
        [one] { $n } żeton Zbioru Kukurydzy
        [few] { $n } żetony Zbioru Kukurydzy
       *[other] { $n } żetonów Zbioru Kukurydzy
    }
wood-tiles =
    { $n ->
        [one] { $n } żeton Wycinki Drzew
        [few] { $n } żetony Wycinki Drzew
       *[other] { $n } żetonów Wycinki Drzew
    }
status = { $goods }, { $points } PZ, wolni robotnicy: { $free }/{ $workers }

spaces-tikal = rozwój | budowa | 2 roz. | 2bud/M | s→2T
spaces-uxmal = 3k→T | Rynek | robot. | k→bud | 1k→1-5

tech-agriculture = Rolnictwo
tech-extraction = Pozyskiwanie
tech-architecture = Konstrukcja
tech-theology = Teologia
levels-agriculture = +1k zbiory | bez żet., +1k | +2k zbiory | T
levels-extraction = +1d | +1m | +1z | 2s
levels-architecture = +1k | +2 PZ | -1s | 3 PZ
levels-theology = +1 pole | s→T | +1c | 1c

## Wybór i pomoc

pick-gives = { $words }: { $gives }
pick-any = { $words }: dowolna akcja tego koła od 1 do { $top }
any-action = dowolna akcja od 1 do { $top }, bez płacenia za cofanie się

prompt = Twój wybór (1-{ $n }, ? pomoc):{ " " }
prompt-one = Jest tylko jedna możliwość: Enter (? pomoc):{ " " }
prompt-late = Na tym kończy się tura; Enter przechodzi dalej, numer wstawia coś z listy przed nim:{ " " }
prompt-end = Enter kończy; u cofa, l dziennik, b plansza, s PLIK zapisuje kopię:{ " " }
prompt-resume = Która? (1-{ $n }, Enter: najnowsza, q wychodzi):{ " " }
pass-keyboard = Przekaż klawiaturę, teraz { $player }; potem Enter:{ " " }

what = Wpisz liczbę od 1 do { $n }, skrót z prawej strony albo ?, aby zobaczyć pomoc.
what-one = Naciśnij Enter albo wpisz 1, { $token } lub ?, aby zobaczyć pomoc.
what-end = Enter kończy; możesz też wpisać u, l, b albo s z nazwą pliku.
what-resume = Wpisz liczbę od 1 do { $n }, Enter albo q.
not-now = { $token } nie jest teraz możliwe. Wpisz liczbę od 1 do { $n } albo ?, aby zobaczyć pomoc.

help-number = liczba albo skrót z prawej strony: tak wybierasz
help-h = h  podpowiedź: najlepsze tury, dlaczego, i do jakich punktów i miejsc prowadzą
help-b = b  cała plansza
help-l = l  co się ostatnio działo; l 100 więcej, l all wszystko
help-t = t  płytki na planszy i twoje własne, słowami; t A1-F1 tylko jedna
help-r = r  zasady dotyczące tej decyzji
help-u = u  cofnij swoją ostatnią decyzję, ile razy chcesz
help-s = s  gdzie gra jest zapisana; s PLIK zapisuje kopię
help-q = q  wyjdź; gra zapisuje się po każdej decyzji
thinking = Myślę (Ctrl-C przerywa)
getting-ready = Trwa kompilacja zasad, tylko raz na tym komputerze: jeszcze około { $n } s

undone =
    { $n ->
        [one] Cofnięto jedną decyzję.
        [few] Cofnięto { $n } decyzje.
       *[other] Cofnięto { $n } decyzji.
    }
nothing-to-undo = Nie ma czego cofnąć.
saved = Zapisano: { $file }
how-to-resume = Dalsza gra: { $command }
cannot-save = Nie można zapisać do { $file } ({ $reason }). Gra toczy się dalej.
not-saved = Gra nie jest zapisana.
file-exists = { $file } już istnieje; wybierz inną nazwę.
log-empty = Jeszcze nic się nie wydarzyło.
log-more = To ostatnie wiersze, wszystkich jest { $n }; l all pokazuje wszystko.
no-such-tile = Nie ma płytki { $tile }; nazwy są takie jak A1-F1, M03 lub W14.
unfinished = Jest niedokończona gra; dalsza gra: { $command }
unfinished-game = { $number }  { $when }  { $players }  { $time }  { $file }
on-day = dzień { $day }
record-valid = Zapis jest poprawny, liczba decyzji: { $n }.
record-over = Zapis jest poprawny, liczba decyzji: { $n }; gra jest zakończona.

## Koniec

final = Końcowa punktacja
source-temples = Świątynie
source-buildings = Budynki
source-technologies = Dziedziny rozwoju
source-hunger = Niewyżywieni robotnicy
source-goods = Kukurydza i surowce
source-skulls = Kryształowe czaszki
source-monuments = Monumenty
source-total = Razem

## Zasady dotyczące każdej decyzji

hint-keep = Każdy dostaje cztery płytki Dóbr Początkowych, w tajemnicy zatrzymuje dwie i bierze to, co na nich widać.
hint-turn = W swojej turze albo wysyłasz jednego lub więcej robotników, albo zdejmujesz jednego lub więcej, nigdy jedno i drugie. Robotnik trafia na najniższe wolne pole koła i kosztuje tyle kukurydzy, ile wynosi numer pola; drugi w tej turze kosztuje o 1 więcej, trzeci o 2 więcej i tak dalej. Każdego dnia koła przenoszą wszystkich robotników o jedno pole dalej, do lepszych akcji. Mając najwyżej 2 kosze kukurydzy, możesz najpierw o nią poprosić: masz wtedy 3 kosze i schodzisz o stopień w jednej świątyni.
hint-place = Kolejny robotnik kosztuje tyle koszy kukurydzy, ile wynosi numer jego pola, a ponadto 1 kosz jako drugi, 2 jako trzeci i tak dalej. Robotnik na polu Pierwszeństwa przynosi kukurydzę z kalendarza, a jego właściciel zostaje pierwszym graczem.
hint-pick = Każdy zdjęty robotnik wykonuje akcję, zanim zdejmiesz następnego. Możesz przestać, kiedy chcesz.
hint-use = Wykonaj akcję pola robotnika albo akcję o niższym numerze na tym samym kole za 1 kosz kukurydzy za każdy krok wstecz, albo nie wykonuj żadnej.
hint-harvest = Żeton Zbioru Kukurydzy można wziąć, gdy nie leży na nim żeton Wycinki Drzew. Żeton Wycinki Drzew daje drewno i odsłania kukurydzę. Wypalanie lasu daje od razu kukurydzę spod niego, ale gniewa bogów: schodzisz o stopień w jednej świątyni.
hint-anger = Schodzisz o jeden stopień w wybranej świątyni.
hint-technology = Poziomy pierwszy, drugi i trzeci kosztują 1, 2 i 3 dowolne surowce. Na trzecim poziomie za 1 surowiec otrzymujesz bonus, dowolnie wiele razy.
hint-pay = Dowolne twoje surowce: drewno, kamień lub złoto.
hint-gain = Weź jeden dowolny surowiec.
hint-temple = W Dniu Żywienia z zasobami świątynia daje zasoby z twojego stopnia i wszystkich niższych, w Dniu Żywienia z punktami daje punkty z twojego stopnia i bonus temu, kto stoi najwyżej. Na szczytowym stopniu może stać tylko jeden gracz.
hint-build = Płacisz dokładnie pokazane surowce. Farmy żywią robotników w Dniach Żywienia; monumenty punktują dopiero na koniec gry.
hint-exchange = Drewno jest warte 2 kosze kukurydzy, kamień 3, złoto 4, przy sprzedaży i przy kupnie. Najpierw cała sprzedaż, potem wszystkie zakupy.
hint-advance = Twój robotnik stoi na polu Pierwszeństwa, więc przestawiasz kalendarz. O dwa dni możesz go przestawić tylko wtedy, gdy twoja plansza gracza leży jasną stroną do góry; potem obracasz ją na ciemną, aż dotrzesz na szczytowy stopień świątyni.
