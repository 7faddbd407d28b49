# Fejléc, napló, tippek, visszajátszás, eredmény.

look-start-page = Kezdőlap
look-day = { $day }. nap
look-day-of = / { $last }
look-strip = { $day }. nap (összesen { $last }). Ételnapok: { $days }
look-food-in = { $days } nap múlva Ételnap
look-food-today = Ma Ételnap van
look-food-need = { $when }: { $need } kukorica kell, neked { $have } van
look-food-fed = { $when }: a gazdaságaid minden munkásodat ellátják
look-food-in-short = { $days ->
    [one] { $days } nap múlva
   *[other] { $days } nap múlva
}
look-food-today-short = Ma
look-food-when = Ételnap: { $when }
look-food-need-short = { $when }: { $need } kukorica kell, neked { $have } van
look-food-need-tiny = { $when }: kell { $need }, van { $have }
look-food-fed-short = { $when }: minden munkásod jóllakik
look-food-goods = Nyersanyagot adó Ételnap
look-food-points = Pontot adó Ételnap

look-connection-online = Kapcsolódva
look-connection-connecting = Kapcsolódás…
look-connection-offline = Megszakadt a kapcsolat
look-connection-lost = Nincs kapcsolat; a meg nem erősített köröd megmarad. Újra próbálkozunk.

look-chat = Csevegés
look-chat-unread = { $n ->
    [0] Csevegés
   *[other] Csevegés: { $n } új üzenet
}
look-list = Listanézet: az asztal szövegként
look-help = Súgó
look-settings = Beállítások
look-language = Nyelv
look-menu = Asztalmenü
look-copy-table = Az asztal linkjének másolása
look-copy-seat = A helyem titkos linkjének másolása
look-copy-seat-why = A többi saját eszközödre. Akinél megvan, helyetted játszik: ne add oda senkinek.
look-copied = Másolva.
look-copy-by-hand = Nem sikerült kimásolni. Másold ki kézzel:
look-record = Játszmafájl mentése
look-rematch = Visszavágó
look-hand-over = Átadom a helyem egy botnak
look-hand-over-why = Egy bot játszik tovább helyetted. A helyedet visszaveheted.
look-hand-over-yes = Átadom
look-take-back = Újra én játszom
look-mute = Asztal némítása
look-mute-why = Itt ne kapj értesítést a köreidről
look-unmute = Értesítések újra ettől az asztaltól
look-unmute-why = Most néma
look-leave = Felállok az asztaltól
look-leave-why = Egy bot játszik helyetted, amíg vissza nem jössz.
look-leave-yes = Felállok
look-no = Nem
look-new-table = Új asztal

look-log = Napló
look-log-lines = Minden kör, a legrégebbi elöl
look-log-empty = Még semmi sem történt.
look-log-since = A legutóbbi köröd óta
look-log-show = A pillanat megmutatása a táblán

look-telling-end = { $name } befejezi a körét
look-skip = Kihagyás
look-close = Bezárás
look-cancel = Mégse
look-try-again = Próbáld újra

look-since = A legutóbbi köröd óta
look-since-mine = Nálad:
look-since-ok = Folytatom a játékot
look-to = helyett
look-corn = Kukorica
look-wood = Fa
look-stone = Kő
look-gold = Arany
look-skull = Kristálykoponya
look-points = Pont

look-replay = Visszajátszás
look-replay-at = { $n ->
    [0] az első döntés előtt
   *[other] { $n } döntés után
}
look-replay-slider = A játék pillanata
look-replay-first = Az elejére
look-replay-day-back = Egy nappal vissza
look-replay-back = Egy lépéssel vissza
look-replay-play = Lejátszás
look-replay-pause = Szünet
look-replay-on = Egy lépéssel előre
look-replay-day-on = Egy nappal előre
look-replay-last = A végére
look-replay-link = A pillanat linkjének másolása
look-copy-link = Link másolása
look-replay-leave = Vissza a játékhoz
look-try = Folytatás innen
look-try-wait = Készül a saját asztalod…
look-result = Eredmény

look-outlook = Ki vezet?
look-outlook-wait = Az állás értékelése…
look-outlook-win = győzelem: { $n }%
look-outlook-points = kb. { $points } pont

look-hint = Tipp
look-hint-wait = Egy bot gondolkodik a körödön…
look-hint-again = Tippet kérek
look-hint-not-yours = Tippet a saját körödben kérhetsz. Várj, amíg te jössz.
look-hint-complete = A köröd kész: már csak meg kell erősítened.
look-hint-do = Mindet megteszem
look-hint-first = Csak az első lépést
look-hint-weaker = Sokkal gyengébb: { $n } terv
look-hint-found = { $n } terv, a legjobb a táblán látható.
look-hint-against = Ellenfél: { $names }.
look-hint-person = { $name } (ember, ilyen erősnek véve: { $strength })
look-hint-bot = { $name } (bot: { $strength })
look-hint-took = { $seconds } mp alatt
look-hint-error = győzelem ± { $n }
look-hint-points = kb. { $points } pont (± { $error })
look-hint-place = { $place }. hely: { $n }%
look-hint-games = { $lines } átnézett folytatás, { $games } végigjátszott játszma

look-refused = Ez nem sikerült. Próbáld újra.
look-refused-unreachable = A szerver most nem érhető el. Próbáld újra.
look-refused-rated = Ez a játszma értékelt: tippek, állásértékelés és próbaasztalok csak a vége után lesznek.
look-refused-not-now = A játéknak ebben a pillanatában ez nem lehetséges.
look-refused-not-allowed = Ezt csak az teheti, akié ez a hely.
look-refused-too-many-requests = Túl sok próbálkozás. Várj egy pillanatot, és próbáld újra.
look-refused-unavailable = Minden bot foglalt. Próbáld újra egy pillanat múlva.

look-end = Vége a játéknak
look-end-you = Győztél { $points } ponttal
look-end-won = { $names } győzött { $points } ponttal
look-end-shared = Közös győzelem: { $names }, fejenként { $points } ponttal
look-end-sources = Miből lettek a pontok
look-end-source = Forrás
look-end-total = Összesen
look-end-days = Pontok napról napra
look-end-day = Nap
look-end-back = Visszajátszás az elejétől
look-end-board = Vissza a táblához
look-end-wait = A pontok összeadása…
look-place = { $n }.
