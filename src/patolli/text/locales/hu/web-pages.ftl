# Az asztal körüli oldalak: kezdőlap, új asztal, listák, eredmények, tanulás, beállítások, csevegés, hibák.

## Mindenütt

pages-window = { $name } – Patolli
pages-home = A kezdőlapra
pages-skip = Ugrás a tartalomra
pages-nav = Oldalak
pages-nav-play = Játék
pages-nav-tables = Asztalok
pages-nav-results = Eredmények
pages-nav-cards = Lapok
pages-nav-learn = Tanulás
pages-fan = Nem hivatalos rajongói munka; nincs kapcsolatban a Tzolk'in és az Imperial Settlers (Birodalmi Telepek) kiadóival.
pages-loading = Betöltés…
pages-retry = Újra
pages-close = Bezárás
pages-cancel = Mégse
pages-save = Mentés
pages-copy = Másolás
pages-copied = Másolva
bar-confirm = Kör megerősítése
pages-more = Továbbiak
pages-offline = Nincs kapcsolat: amit látsz, elavult lehet. Újra próbáljuk…
pages-nowhere = Nincs ilyen oldal
pages-nowhere-text = A link talán elgépelt vagy régi.

## Kezdőlap

pages-slogan = Nagy játékok, jó asztal
pages-lead = Játssz stratégiai játékokat barátokkal vagy botok ellen, nézd mások játszmáit, nézd vissza a sajátjaidat, és tanulj: a böngésződben, fiók nélkül.
pages-play-now = Játssz most!
pages-new-to-it = Még nem ismered?
pages-new-to-it-learn = Tanuld meg a táblán, lépésről lépésre
pages-bots = Botok
pages-players = Játékosok
pages-game = Játék
pages-game-players = { $least }–{ $most } játékos
pages-option-any = bármelyik
pages-option-gap = Az első helytől kezdve válassz, kihagyás nélkül.
pages-strength-easy = Könnyű
pages-strength-normal = Normál
pages-strength-hard = Nehéz
pages-strength-expert = Szakértő
pages-my-tables = Folyamatban lévő játszmáim
pages-way-new = Új asztal
pages-way-new-text = Barátokkal, botokkal, órával
pages-way-open = Csatlakozás
pages-way-open-text = Valaki rád vár
pages-way-watch = Mások játszmái
pages-way-watch-text = Éppen zajló játszmák
pages-way-learn = Tanulás
pages-way-learn-text = A játék öt percben
pages-join-link = Küldött neked valaki egy linket?
pages-join-go = Az asztalhoz
pages-join-link-wrong = Ez nem egy asztal linkje. Az asztal linkjében /t/ és utána 16 betű vagy számjegy áll.

## Asztalok

pages-table = Asztal
pages-table-of =
    { $n ->
        [one] Asztal { $n } játékosnak
       *[other] Asztal { $n } játékosnak
    }
pages-table-loading = Az asztal megnyitása…
pages-table-gone = Nincs ilyen asztal
pages-table-gone-text = A link talán elgépelt, vagy az asztalt már törölték.
pages-secret-wrong = Ez a hely már nem a tiéd
pages-secret-wrong-text = A linkben vagy a böngészőben tárolt kulcs ennél az asztalnál egyik helyhez sem tartozik: a hely felszabadult, vagy a link nem teljes. Nézőként maradhatsz.
pages-watch-on = Nézem
pages-your-turn = Te jössz
pages-turn-of = { $name } következik
pages-playing = Folyamatban
pages-over = Véget ért
pages-won-by = Győztes: { $name }
pages-winner = Győztes
pages-waiting-start = Mindjárt kezdődik
pages-free-seats =
    { $n ->
        [one] { $n } szabad hely
       *[other] { $n } szabad hely
    }
pages-rated = Értékelt
pages-unrated = Nem értékelt
pages-coached = Edzővel
pages-listed = A nyilvános listában
pages-private = Csak linkkel
pages-with-clock = Órával
pages-bot = Bot
pages-you = Te
pages-seat-name = Játékos { $n }
pages-seat-free = Szabad hely
pages-show-mine = Enyéim
pages-show-open = Csatlakozható
pages-show-playing = Nézhető
pages-show-over = Befejezett
pages-search = Játékos neve
pages-search-go = Keresés
pages-none-mine = Még egy asztalnál sem ülsz.
pages-none-open = Most senki sem vár játékosokra. Nyiss te egy asztalt!
pages-none-playing = Most nem zajlik nyilvános játszma.
pages-none-over = Még egy nyilvános játszma sem ért véget.
pages-none-found = Nincs asztal olyan játékossal, akinek a neve így kezdődik: „{ $name }”.
pages-upload = Játszmafájl megnyitása
pages-upload-text = A befejezett játszmát meg lehet nézni, a befejezetlen folytatódik. A játszmafájl JSON-fájl, az asztalnál lehet letölteni.
pages-upload-choose = Fájl kiválasztása
pages-upload-seat = Melyik helyen játszol?
pages-upload-all = Minden helyen, vagy csak nézem
pages-upload-go = Megnyitás
pages-upload-large = Ez a fájl nagyobb 4 MB-nál, tehát nem játszmafájl.
pages-upload-not-json = Ez a fájl nem JSON.
pages-upload-not-record = Ez nem játszmafájl.
pages-upload-partial = Ez a játszmafájl játék közben készült, és hiányzik belőle, ami akkor titkos volt: csak a befejezett játszmáé nyitható meg.

## Új asztal

pages-new = Új asztal
pages-new-who = Ki játszik
pages-new-how = Hogyan játsszátok
pages-seat-number = { $n }. hely
pages-seat-their-name = Név { THE($n) } { $n }. helyen
pages-seat-strength = A bot ereje { THE($n) } { $n }. helyen
pages-seat-me = Én
pages-seat-here = Szintén ennél a képernyőnél
pages-seat-open = Szabad, linkkel
pages-seat-bot = Bot
pages-seat-open-hint = bárkinek, aki megkapta a linket
pages-new-open-hint = Utána kapsz egy linket, amelyet elküldhetsz. Akkor kezditek, ha mindenki ott van, vagy a szabad helyekre botok ülnek.
pages-new-title = Cím
pages-new-title-hint = Nem kötelező
pages-new-listed = A nyilvános listában
pages-new-listed-hint = Bárki megtalálhatja az asztalt, csatlakozhat és nézheti. Különben csak az, aki megkapta a linket.
pages-new-rated-hint = Az eredmény beleszámít az értékelésbe. Saját nevű játékosoknak és botoknak.
pages-new-coach = Edző
pages-new-coach-hint = Elmagyarázza, ami új, és szól, ha sokat veszítenél egy körrel. Botok ellen, értékelés nélkül.
pages-clock = Gondolkodási idő
pages-clock-none = Nincs
pages-clock-bank = Perc játszmánként
pages-clock-days = Nap körönként
pages-clock-minutes = Perc a játszmára
pages-clock-increment = Plusz másodperc körönként
pages-clock-days-turn = Nap minden körre
pages-clock-expiry = Ha letelt az idő
pages-clock-expiry-bot = Bot folytatja
pages-clock-expiry-wait = A többiek döntenek
pages-clock-none-is = Óra nélkül
pages-clock-bank-is =
    { $seconds ->
        [0] { $minutes } perc játékosonként
       *[other] { $minutes } perc játékosonként, +{ $seconds } mp körönként
    }
pages-clock-days-is =
    { $n ->
        [one] { $n } nap körönként
       *[other] { $n } nap körönként
    }
pages-new-make = Asztal megnyitása
pages-new-start = Játék indítása
pages-new-name-needed = Adj meg egy nevet.
pages-name-long = A név legfeljebb 40 karakter.
pages-new-name-twice = Már van, akit így hívnak.
pages-new-nobody = Legalább egy helynek a tiédnek kell lennie.
pages-new-title-long = A cím legfeljebb 80 karakter.
pages-new-rated-name = Előbb foglalj le egy nevet: az értékelt asztal saját nevű játékosoknak és botoknak való.
pages-new-rated-here = A képernyőnél ülő többieknek nincs lefoglalt nevük: ez az asztal nem lehet értékelt.
pages-new-minutes-wrong = 1 és 1440 perc között.
pages-new-increment-wrong = 0 és 3600 másodperc között.
pages-new-days-wrong = 1 és 30 nap között.

## A játék előtt

pages-lobby-fill =
    { $n ->
        [one] Még { $n } hely szabad. Várj valakire, vagy ültess oda egy botot.
       *[other] Még { $n } hely szabad. Várj a többiekre, vagy ültess oda botokat.
    }
pages-lobby-all = Mindenki itt van.
pages-lobby-join = Válassz egy szabad helyet, ha játszani akarsz.
pages-lobby-full = Minden hely foglalt. Nézőként vagy itt; mindjárt kezdődik a játék.
pages-lobby-link-hint = Aki megkapja, csatlakozhat vagy nézheti.
pages-lobby-own-link = A helyem egy másik eszközön
pages-lobby-own-link-hint = Ez a link a te helyed. Ne add oda senkinek.
pages-your-name = A neved
pages-your-name-hint = Így látnak majd a többiek
pages-sit = Ide ülök
pages-leave = Felállok

## Eredmények és játékosok

pages-ratings = Ranglista
pages-rating = Értékszám
pages-rating-hint = Óvatos becslés a játékerőről: mindenki 1500-ról indul, és nő a győzelmekkel meg a játszmák számával.
pages-rating-size = Játékosok száma
pages-rating-all = Mind
pages-rating-history = Az értékszám alakulása
pages-rating-date = Dátum
pages-place = Helyezés
pages-name = Név
pages-games = Játszmák
pages-wins = Győzelmek
pages-statistics = Befejezett játszmák
pages-finished =
    { $n ->
        [one] { $n } játszma ért véget.
       *[other] { $n } játszma ért véget.
    }
pages-mean = Átlagos pontszám
pages-mean-winner = A győztes átlagos pontszáma
pages-by-seat = Győzelmek helyek szerint
pages-none-ratings = Még senki sem fejezett be értékelt játszmát. Légy te az első!
pages-none-statistics = Még egy játszma sem ért véget.
pages-no-player = Ezt a nevet még senki sem foglalta le.
pages-player-since = Itt van { $date } óta
pages-player-unrated = Még nincs értékelt játszma.
pages-player-tables = Legutóbbi játszmák
pages-none-player = Még nem ért véget nyilvános játszma.

## A neved

pages-name-title = A neved
pages-name-why = Vendégként is játszhatsz. Saját névvel értékszámot kapsz, és minden eszközön megtalálod az asztalaidat.
pages-name-claim = Név lefoglalása
pages-name-secret-title = Őrizd meg ezt a linket.
pages-name-secret-text = Jelszó nélkül csak ezzel a linkkel játszhatsz tovább ezen a néven egy másik eszközön, vagy ha törlöd a böngésző adatait. Csak most látható.
pages-name-secret = A titkos linked
pages-name-page = Az eredményeim
pages-name-forget = Név elfelejtése itt
pages-login = Bejelentkezés
pages-logout = Kijelentkezés
pages-password = Jelszó
pages-password-optional = Jelszó (nem kötelező)
pages-password-hint = Legalább 8 karakter. Jelszó nélkül titkos linket kapsz.
pages-password-short = Legalább { $n } karakter.
pages-password-set = Jelszó beállítása
pages-password-change = Jelszó módosítása
pages-password-old = Régi jelszó
pages-password-new = Új jelszó
pages-password-devices = Minden más eszköz kijelentkezik.
pages-password-done = A jelszót elmentettük.

## Beállítások

pages-settings = Beállítások
pages-language = Nyelv
pages-theme = Megjelenés
pages-theme-system = Mint a rendszer
pages-theme-light = Világos
pages-theme-dark = Sötét
pages-theme-to-light = Váltás világosra
pages-theme-to-dark = Váltás sötétre
pages-speed = Mások körei
pages-speed-off = Ne mutasd
pages-speed-fast = Gyorsan
pages-speed-normal = Lépésenként
pages-confirm = Kör megerősítése
pages-confirm-hint = A kör csak a „{ bar-confirm }” gombra kattintva megy el.
pages-list = Listanézet
pages-list-hint = Az egész játéktábla szövegként, képernyőolvasóknak és gyors játékosoknak.
pages-sounds = Hangok
pages-sounds-hint = Rövid hang, amikor te jössz.

## Csevegés

pages-chat = Csevegés
pages-chat-empty = Még senki sem szólt.
pages-chat-text = Az üzeneted
pages-chat-send = Küldés
pages-watcher = Néző

## Súgó

pages-help = Súgó
pages-help-turn = Egy kör
pages-help-place = Munkások lerakása: kattints egy világító mezőre. Rajta áll az ára kukoricában.
pages-help-pick = Vagy munkások levétele: kattints az egyik munkásodra, és válaszd ki, mit tegyen.
pages-help-undo = Amíg meg nem erősíted, minden visszavonható.
pages-help-confirm = A „{ bar-confirm }” véglegesíti, és a következő játékos jön.
pages-help-keys = Billentyűk
pages-help-learn = Hogyan működik a játék
pages-key-gears = Ugrás egy fogaskerékre
pages-key-arrows = Lépkedés a mezőkön
pages-key-enter = Választás
pages-key-undo = Visszavonás
pages-key-confirm = Kör megerősítése
pages-key-close = Bezárás
pages-key-hint = Tipp
pages-key-list = Listanézet
pages-key-rules = Annak a szabályai, amire mutatsz
pages-key-help = Ez a súgó
pages-key-replay = Visszajátszáskor: egy lépés hátra, egy lépés előre

## Hibák: a szerver szava szerint

pages-error-bad-request = Ezt a szerver nem fogadja el.
pages-error-not-found = Ilyen nincs, vagy már nincs meg.
pages-error-not-known = A szerver nem tudja, ki vagy. Jelentkezz be újra.
pages-error-not-allowed = Ezt nem teheted meg.
pages-error-not-now = Ez most nem lehetséges.
pages-error-stale = Valaki gyorsabb volt: közben változott az állás.
pages-error-bad-turn = Ez a kör nem lehetséges.
pages-error-too-many-requests = Túl sok próbálkozás. Várj egy kicsit, és próbáld újra.
pages-error-too-large = Ez túl nagy.
pages-error-unavailable = A szerver nem áll készen. Próbáld újra kicsit később.
pages-error-failed = Valami elromlott a szerveren.
pages-error-unreachable = A szerver nem érhető el. Ellenőrizd a kapcsolatot.
pages-error-join-not-now = Ezt a helyet épp elfoglalták, már van helyed, a játszma elkezdődött, vagy már két vendég ül itt a hálózatodból.
pages-error-join-not-allowed = Ez az asztal értékelt: előbb foglalj le egy nevet.
pages-error-start-not-now = A játék már elkezdődött, vagy egy hely újra szabad.
pages-error-claim-not-now = Ez a név, vagy egy ugyanígy kinéző, már foglalt. Válassz másikat, vagy jelentkezz be.
pages-error-claim-bad-request = Egy névben kell lennie betűnek vagy számjegynek, nem lehet benne perjel, nem keverhet ábécéket, és nem lehet egy bot neve.
pages-error-login-not-known = A név vagy a jelszó nem jó.
pages-error-login-link-not-known = A linkben lévő kulcs már egyik játékosé sem.
pages-error-password-not-known = A régi jelszó nem jó.
pages-error-logout-not-now = Előbb állíts be jelszót: nélküle senki sem használhatná többé ezt a nevet.
pages-error-upload-over-bad-request = A fájlban lévő játszma véget ért, csak nézni lehet: válaszd ezt: „{ pages-upload-all }”.
pages-error-chat-too-many-requests = Rövid idő alatt sokat írtál. Várj egy kicsit, aztán küldd el újra.
pages-error-chat-not-allowed = Az asztal házigazdája letiltott: itt olvashatsz, de nem írhatsz.
pages-error-blocked-not-allowed = Az asztal házigazdája letiltott: nézheted a játékot.
pages-error-remove-not-now = A játszma elkezdődött, vagy ez a hely már szabad.
pages-error-remove-not-allowed = Csak az asztal házigazdája távolíthat el valakit.

pages-alerts = Értesítések
pages-window-turns = ({ $n }) { $window }
pages-next-table = Következő asztal ({ $n })
