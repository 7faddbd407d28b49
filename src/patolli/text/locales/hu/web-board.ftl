# A tábla: fogaskerekek, naptár, kezdőjátékos-mező, dzsungel.

board-label = Fogaskerekek és naptár
board-gears = Fogaskerekek
board-open = { $gear }: megnyitás
board-open-lit = { $gear }: megnyitás; itt választhatsz valamit
board-all-gears = Vissza az összes fogaskerékhez
board-close = Bezárás
board-which-action = { $gear } { $space }: melyik akció?

board-space = { $gear } { $space }
board-nobody = nincs itt senki
board-neutral = álmunkás
board-own-worker = a te { $seat ->
        [0] piros
        [1] kék
        [2] sárga
       *[3] zöld
    } munkásod
board-worker = { $seat ->
        [0] piros
        [1] kék
        [2] sárga
       *[3] zöld
    } munkás, gazdája { $name }
board-used = koponya van rajta, az akció már nem használható

board-can-place = ide { $corn ->
        [0] ingyen
       *[other] { $corn } kukoricáért
    } lerakhatsz egy munkást
board-can-pick = ezt a munkást leveheted
board-can-use = ezt az akciót használhatod
board-can-several = { $n } lehetőség

board-start = Kezdőjátékos-mező
board-start-corn = { $corn ->
        [0] nincs kukorica a fogakon
       *[other] { $corn } kukorica a fogakon annak, aki ide rak
    }
board-jungle = Dzsungel, Palenque { $space }
board-corn-tiles = { $n } kukorica betakarítás-lapka
board-wood-tiles = { $n } fa betakarítás-lapka

board-calendar = Naptár, { $day }. nap, összesen { $last }
board-day-of = nap a { $last }-ből
board-food-when = { $days ->
        [0] ma
        [1] holnap
       *[other] { $days } nap múlva
    }
board-food-day = { $kind ->
        [goods] Ételnap nyersanyagokkal
       *[points] Ételnap pontokkal
    } { $days ->
        [0] ma
        [1] holnap
       *[other] { $days } nap múlva
    }
board-over = vége a játéknak
board-skulls = { $skulls } koponya maradt
board-teeth = { $corn } kukorica a fogakon
