# The screen of a game: the bar under the board, the board as text, and what belongs to no part alone.

## The bar under the board

bar-label = A köröd
bar-undo = Visszavonás
bar-start-over = Elölről
bar-complete = A köröd kész: erősítsd meg, vagy vond vissza
bar-confirm-reveals = Megerősítés, felfedés
bar-reveals = A megerősítés felfed valami rejtettet: utána nincs visszavonás
bar-hint = Tipp
bar-beg = Koldulás kukoricáért
bar-beg-where = Melyik templomban lépsz egy lépcsőt lefelé?
bar-back = Vissza
bar-tiles = { $question } Válassz egy kiemelt lapkát.
bar-steps =
    { $n ->
        [one] { $n } lépés
       *[other] { $n } lépés
    }
bar-all-choices = Mind { THE($n) } { $n }
bar-telling = Ami éppen történik
bar-over = A játék véget ért
bar-result = Eredmény
bar-waiting = { $name } gondolkodik…
bar-waiting-gone = { $name } következik, de most nincs itt.
bar-waiting-bot = { SUFFIX($time, "tól") } beugorhat egy bot.
bar-waiting-many = Még rájuk várunk: { $names }
bar-chosen = Választottál. Várakozás: { $names }
bar-choose-again = Mást választok

## Why a click does nothing

why-replay = Egy korábbi állást nézel. Térj vissza a játékhoz, vagy játssz innen tovább.
why-over = A játék véget ért.
why-watching = Nézőként vagy ennél az asztalnál.
why-not-your-turn = { $name } következik.
why-not-now = Ez most nem lehetséges.

## Places, explained

place-start = Kezdőjátékos-mező
place-calendar = Naptár
place-jungle = Dzsungel, Palenque { $space }
explain-now = Most
explain-rule = A szabály
close = Bezárás
seat-name = Játékos { $n }

## The window

title-chapter = { $game }: { $chapter }
title-your-turn = Te következel – { $game }
title-over = Vége – { $game }
side-label = Táblák a játéktér mellett
tabs-label = Az asztal részei
tray-label = Fülek a játéktér mellett
tab-chat = Csevegés
tab-hints = Tippek
tab-outlook = Kilátások
tab-choices = Választás
tab-since = Hírek
tab-seat = Játékos
tab-explain = Súgó
tab-me = Én
tab-tiles = Lapkák
tab-temples = Templom
tab-tech = Techn.
tab-players = Játékos
tab-log = Napló

## The board as text

list-calendar = Naptár
list-day = { $day }. nap (összesen { $last }), { $age }. kor
list-food-goods =
    { $days ->
        [0] Ételnap e forduló végén ({ $day }. nap); nyersanyagot ad
       *[other] Ételnap { $days } nap múlva ({ $day }. nap); nyersanyagot ad
    }
list-food-points =
    { $days ->
        [0] Ételnap e forduló végén ({ $day }. nap); pontot ad
       *[other] Ételnap { $days } nap múlva ({ $day }. nap); pontot ad
    }
list-start = Kezdőjátékos-mező: { $who }; { $corn } kukorica a naptáron
list-marker = Kezdőjátékos: { $name }
list-skulls = Koponyák a talonban: { $n }
list-space = Mező
list-action = Akció
list-worker = Munkás
list-free = szabad
list-neutral = álmunkás
list-jungle = ({ $corn } kukoricalapka, { $wood } falapka)
list-used = (elhasználva)
list-temples = Templomok
list-player = Játékos
list-step = { $step }. lépcső, értéke { $points }
list-technologies = Technológiák
list-buildings = Épületek (még { $n } a pakliban)
list-monuments = Emlékművek
list-empty = üres hely
list-players = Játékosok
list-points = Pont
list-workers = Munkások
list-free-of = { $all } közül { $free } szabad
list-tiles = Lapkák

## A game without a board of its own

plain-picture = Az állás képként
plain-no-picture = A képet nem sikerült megrajzolni. A listanézet mindent elmond szavakkal.
plain-zoom = Kép teljes méretben
plain-nothing = Most nincs mit választani.
