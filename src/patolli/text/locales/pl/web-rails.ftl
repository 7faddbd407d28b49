# Panele obok planszy: gracze, świątynie, dziedziny, płytki; oraz wybór dóbr początkowych.

rails-players = Gracze
rails-temples = Świątynie
rails-technologies = Dziedziny
rails-buildings = Budynki
rails-monuments = Monumenty

## Gracze

rails-you = ty
rails-you-named = { $name } (ty)
rails-bot = bot
rails-start-player = Pierwszy gracz
rails-on-turn = Teraz gra: { $name }
rails-points =
    { $n ->
        [one] { $text } punkt zwycięstwa
        [few] { $text } punkty zwycięstwa
        [many] { $text } punktów zwycięstwa
       *[other] { $text } punktu zwycięstwa
    }
rails-goods-corn =
    { $n ->
        [one] { $n } kosz kukurydzy
        [few] { $n } kosze kukurydzy
       *[many] { $n } koszy kukurydzy
    }
rails-goods-wood =
    { $n ->
        [one] { $n } bal drewna
        [few] { $n } bale drewna
       *[many] { $n } bali drewna
    }
rails-goods-stone =
    { $n ->
        [one] { $n } kamień
        [few] { $n } kamienie
       *[many] { $n } kamieni
    }
rails-goods-gold =
    { $n ->
        [one] { $n } grudka złota
        [few] { $n } grudki złota
       *[many] { $n } grudek złota
    }
rails-goods-skulls =
    { $n ->
        [one] { $n } czaszka
        [few] { $n } czaszki
       *[many] { $n } czaszek
    }
rails-workers = wolni robotnicy: { $free } z { $all }
rails-two-days = Jasna strona: może raz przestawić kalendarz o dwa dni
rails-two-days-used = Ciemna strona: kalendarz został już przestawiony o dwa dni
rails-technology-level = { $technology }, poziom { $level }
rails-tiles-of =
    { $n ->
        [one] { $name }: { $n } płytka, pokaż
        [few] { $name }: { $n } płytki, pokaż
       *[many] { $name }: { $n } płytek, pokaż
    }
rails-tiles-none = jeszcze bez płytek
rails-tiles-title = Płytki: { $name }
rails-corn-tiles =
    { $n ->
        [one] { $n } żeton Zbioru Kukurydzy
        [few] { $n } żetony Zbioru Kukurydzy
       *[many] { $n } żetonów Zbioru Kukurydzy
    }
rails-wood-tiles =
    { $n ->
        [one] { $n } żeton Wycinki Drzew
        [few] { $n } żetony Wycinki Drzew
       *[many] { $n } żetonów Wycinki Drzew
    }
rails-hand-over = Niech gra bot
rails-hand-over-name = Niech gra bot (za: { $name })
rails-clock = Pozostały czas: { $time }
rails-days =
    { $n ->
        [one] { $n } dzień
       *[other] { $n } dni
    }

## Świątynie i dziedziny

rails-can-choose = Możesz to teraz wybrać
rails-on-step = { $name }: stopień { $step }
rails-on-level = { $name }: poziom { $level }
rails-temple-leads =
    { $bonus ->
        [one] Prowadzi { $name }: na koniec epoki jeszcze { $bonus } punkt zwycięstwa.
        [few] Prowadzi { $name }: na koniec epoki jeszcze { $bonus } punkty zwycięstwa.
       *[many] Prowadzi { $name }: na koniec epoki jeszcze { $bonus } punktów zwycięstwa.
    }
rails-temple-shared = Remis na prowadzeniu: na koniec epoki po połowie bonusu { $bonus } PZ (po { $half }).
rails-temple-points = Dzień z punktami
rails-temple-goods = Dzień z zasobami
rails-level = Poziom { $level }:
rails-bonus = Bonus:
rails-prices = Koszty: 1, 2 i 3 surowce za poziomy 1, 2 i 3, potem 1 surowiec za bonus

## Płytki

rails-deck =
    { $n ->
        [0] nie ma więcej
       *[other] jeszcze { $n }
    }
rails-tile-none = Puste miejsce
rails-tile-coming = Na koniec tury trafi tu nowy budynek
rails-monuments-none = Wszystkie monumenty już stoją.

## Dobra Początkowe

rails-keep-title = Dobra Początkowe
rails-keep = Wybierz dwie płytki, które zatrzymasz.
rails-keep-one-more = Jeszcze jedna.
rails-keep-confirm = Te dwie. Potwierdź albo odłóż jedną z nich.
rails-keep-full = Zatrzymujesz dwie płytki: najpierw odłóż jedną.
rails-keep-soon = Wkrótce twoja kolej: teraz wybierają inni.
rails-keep-wait = Pozostali jeszcze wybierają.
rails-keep-note = Otrzymasz wszystko, co pokazują obie płytki. Pozostałe dwie wracają do pudełka. Nikt nie zobaczy twojego wyboru, dopóki nie wybiorą wszyscy.
