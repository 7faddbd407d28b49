# The screen of a game: the bar under the board, the board as text, and what belongs to no part alone.

## The bar under the board

bar-label = Twoja tura
bar-undo = Cofnij
bar-start-over = Od nowa
bar-complete = Twoja tura jest gotowa: potwierdź ją albo cofnij
bar-confirm-reveals = Potwierdź i odsłoń
bar-reveals = Potwierdzenie odsłoni coś ukrytego: potem nie da się cofnąć
bar-hint = Podpowiedź
bar-beg = Poproś o kukurydzę
bar-beg-where = W której świątyni schodzisz o stopień?
bar-back = Wróć
bar-tiles = { $question } Wybierz podświetloną płytkę.
bar-steps =
    { $n ->
        [one] { $n } krok
        [few] { $n } kroki
       *[many] { $n } kroków
    }
bar-all-choices = Wszystkie ({ $n })
bar-telling = Co się właśnie dzieje
bar-over = Koniec gry
bar-result = Pokaż wynik
bar-waiting = { $name } myśli…
bar-waiting-gone = Ruch ma { $name }, ale nie jest teraz przy stole.
bar-waiting-bot = Od { $time } może za tę osobę zagrać bot.
bar-waiting-many = Czekamy na: { $names }
bar-chosen = Wybór dokonany. Czekamy na: { $names }
bar-choose-again = Zmień wybór

## Why a click does nothing

why-replay = Oglądasz dawną pozycję. Wróć do gry albo zagraj od tego miejsca.
why-over = Gra jest zakończona.
why-watching = Oglądasz ten stół.
why-not-your-turn = Teraz gra { $name }.
why-not-now = Teraz to niemożliwe.

## Places, explained

place-start = Pole Pierwszeństwa
place-calendar = Kalendarz
place-jungle = Dżungla przy Palenque { $space }
explain-now = Teraz
explain-rule = Zasada
close = Zamknij
seat-name = Gracz { $n }

## The window

title-chapter = { $game }: { $chapter }
title-your-turn = Twoja tura – { $game }
title-over = Koniec gry – { $game }
side-label = Panele obok planszy
tabs-label = Części stołu
tray-label = Zakładki obok planszy
tab-chat = Czat
tab-hints = Podpowiedź
tab-outlook = Prognoza
tab-choices = Wybór
tab-since = Nowe
tab-seat = Gracz
tab-explain = Pomoc
tab-me = Ja
tab-tiles = Płytki
tab-temples = Świątynie
tab-tech = Rozwój
tab-players = Gracze
tab-log = Dziennik

## The board as text

list-calendar = Kalendarz
list-day = Dzień { $day } z { $last }, epoka { $age }
list-food-goods =
    { $days ->
        [0] Dzień Żywienia na koniec tej rundy (dzień { $day }); daje zasoby
        [one] Dzień Żywienia za { $days } dzień (dzień { $day }); daje zasoby
        [few] Dzień Żywienia za { $days } dni (dzień { $day }); daje zasoby
        [many] Dzień Żywienia za { $days } dni (dzień { $day }); daje zasoby
       *[other] Dzień Żywienia za { $days } dnia (dzień { $day }); daje zasoby
    }
list-food-points =
    { $days ->
        [0] Dzień Żywienia na koniec tej rundy (dzień { $day }); daje punkty
        [one] Dzień Żywienia za { $days } dzień (dzień { $day }); daje punkty
        [few] Dzień Żywienia za { $days } dni (dzień { $day }); daje punkty
        [many] Dzień Żywienia za { $days } dni (dzień { $day }); daje punkty
       *[other] Dzień Żywienia za { $days } dnia (dzień { $day }); daje punkty
    }
list-start = Pole Pierwszeństwa: { $who }; kukurydza na kalendarzu: { $corn }
list-marker = Pierwszy gracz: { $name }
list-skulls = Czaszki w banku: { $n }
list-space = Pole
list-action = Akcja
list-worker = Robotnik
list-free = wolne
list-neutral = neutralny robotnik
list-jungle = (żetony Zbioru Kukurydzy: { $corn }, Wycinki Drzew: { $wood })
list-used = (zużyte)
list-temples = Świątynie
list-player = Gracz
list-step = stopień { $step }, wart { $points }
list-technologies = Dziedziny
list-buildings = Budynki (w stosie jeszcze { $n })
list-monuments = Monumenty
list-empty = puste miejsce
list-players = Gracze
list-points = Punkty
list-workers = Robotnicy
list-free-of = wolni: { $free } z { $all }
list-tiles = Płytki

## A game without a board of its own

plain-picture = Pozycja jako obraz
plain-no-picture = Nie udało się narysować obrazu. Widok listy mówi wszystko słowami.
plain-zoom = Obraz w pełnym rozmiarze
plain-nothing = Teraz nie ma nic do wyboru.
