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
board-price-parts = { $space } a mezőért, további { $more } a kör { $n }. munkásáért
board-place-later = a lerakás még nem hoz semmit: a fogaskerék naponta egy mezővel továbbviszi a munkást, és amikor leveszed, a mezője akcióját használod
board-can-pick = ezt a munkást leveheted
board-can-use = ezt az akciót használhatod
board-can-several = { $n } lehetőség

board-start = Kezdőjátékos-mező
board-start-corn = { $corn ->
        [0] nincs kukorica a naptáron
       *[other] { $corn } kukorica a naptáron annak, aki ide rak munkást
    }
board-jungle = Dzsungel, Palenque { $space }
board-corn-tiles = { $n } kukoricalapka
board-wood-tiles = { $n } falapka

board-calendar = Naptár, { $day }. nap, összesen { $last }
board-day-of = / { $last } nap
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
board-teeth = { $corn } kukorica a naptáron
