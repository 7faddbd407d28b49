# Az asztal körüli oldalak: kezdőlap, új asztal, listák, eredmények, tanulás, beállítások, csevegés, hibák.

## Mindenütt

pages-window = { $name } – Patolli
pages-home = A kezdőlapra
pages-skip = Ugrás a tartalomra
pages-nav = Oldalak
pages-nav-play = Játék
pages-nav-tables = Asztalok
pages-nav-results = Eredmények
pages-nav-learn = Tanulás
pages-fan = Nem hivatalos rajongói munka; nincs kapcsolatban a Tzolk'in és az Imperial Settlers kiadóival.
pages-loading = Betöltés …
pages-retry = Újra
pages-close = Bezárás
pages-cancel = Mégse
pages-save = Mentés
pages-copy = Másolás
pages-copied = Másolva
pages-more = Továbbiak
pages-offline = Nincs kapcsolat: amit látsz, elavult lehet. Újra próbáljuk …
pages-nowhere = Nincs ilyen oldal
pages-nowhere-text = A link talán elgépelt vagy régi.

## Kezdőlap

pages-slogan = Forog a nagy naptár
pages-lead = Játssz stratégiai játékokat barátokkal vagy botok ellen, nézz másokat, nézz vissza és tanulj: a böngésződben, fiók nélkül.
pages-play-now = Játék most
pages-bots = Botok
pages-players = Játékosok
pages-game = Játék
pages-option-any = bármelyik
pages-option-gap = Az első helytől kezdve válassz, kihagyás nélkül.
pages-strength-easy = Könnyű
pages-strength-normal = Közepes
pages-strength-hard = Erős
pages-strength-expert = Mester
pages-my-tables = Futó asztalaim
pages-way-new = Új asztal
pages-way-new-text = Barátokkal, botokkal, órával
pages-way-open = Csatlakozás
pages-way-open-text = Valaki rád vár
pages-way-watch = Nézelődés
pages-way-watch-text = Éppen zajló játszmák
pages-way-learn = Tanulás
pages-way-learn-text = A játék öt percben
pages-join-link = Küldött neked valaki egy linket?
pages-join-go = Az asztalhoz
pages-join-link-wrong = Ez nem egy asztal linkje: abban /t/ és 16 betű vagy számjegy áll.

## Asztalok

pages-table = Asztal
pages-table-of =
    { $n ->
        [one] Asztal { $n } játékosnak
       *[other] Asztal { $n } játékosnak
    }
pages-table-loading = Az asztalhoz …
pages-table-gone = Nincs ilyen asztal
pages-table-gone-text = A link talán elgépelt, vagy az asztalt már leszedték.
pages-secret-wrong = Ez a hely már nem a tiéd
pages-secret-wrong-text = A linkben vagy ebben a böngészőben lévő titok ennél az asztalnál egyik helyhez sem tartozik: valaki felállt, vagy a link nem teljes. Nézni lehet.
pages-watch-on = Nézem
pages-your-turn = Te jössz
pages-turn-of = { $name } jön
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
pages-listed = A nyilvános listában
pages-private = Csak linkkel
pages-with-clock = Órával
pages-bot = Bot
pages-you = Te
pages-seat-name = { $n }. játékos
pages-seat-free = Szabad hely
pages-show-mine = Enyéim
pages-show-open = Csatlakozni
pages-show-playing = Nézni
pages-show-over = Befejezett
pages-search = Játékos neve
pages-search-go = Keresés
pages-none-mine = Még egy asztalnál sem ülsz.
pages-none-open = Most senki sem vár játékosokra. Nyiss te egy asztalt!
pages-none-playing = Most nem zajlik nyilvános játszma.
pages-none-over = Még egy nyilvános játszma sem ért véget.
pages-none-found = Nincs asztal olyan játékossal, akinek a neve így kezdődik: „{ $name }”.
pages-upload = Jegyzőkönyv megnyitása
pages-upload-text = A befejezett játszmát meg lehet nézni, a befejezetlen folytatódik. A jegyzőkönyv JSON-fájl, az asztalnál lehet letölteni.
pages-upload-choose = Fájl kiválasztása
pages-upload-seat = Kivel játszol?
pages-upload-all = Mindenkivel, vagy csak nézem
pages-upload-go = Megnyitás
pages-upload-large = Ez a fájl nagyobb 4 MB-nál: ez nem egy játszma jegyzőkönyve.
pages-upload-not-json = Ez a fájl nem JSON.
pages-upload-not-record = Ez a fájl nem egy játszma jegyzőkönyve.
pages-upload-partial = Ez a jegyzőkönyv játék közben készült, és hiányzik belőle, ami akkor titkos volt: csak a befejezett játszmáé nyitható meg.

## Új asztal

pages-new = Új asztal
pages-new-who = Ki játszik
pages-new-how = Hogyan játsszátok
pages-seat-number = { $n }. hely
pages-seat-their-name = Név a(z) { $n }. helyen
pages-seat-strength = A bot ereje a(z) { $n }. helyen
pages-seat-me = Én
pages-seat-here = Szintén ennél a képernyőnél
pages-seat-open = Szabad, linkkel
pages-seat-bot = Bot
pages-seat-open-hint = annak, akié a link
pages-new-open-hint = Utána kapsz egy linket, amelyet elküldhetsz. Akkor kezditek, ha mindenki ott van, vagy a szabad helyekre botok ülnek.
pages-new-title = Cím
pages-new-title-hint = Nem kötelező
pages-new-listed = A nyilvános listában
pages-new-listed-hint = Bárki megtalálhatja az asztalt, csatlakozhat és nézheti. Különben csak az, akinél ott a link.
pages-new-rated-hint = Az eredmény beleszámít az értékelésbe. Saját nevű játékosoknak és botoknak.
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
pages-new-name-needed = Ide név kell.
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

pages-lobby-seats = Helyek
pages-lobby-start = Kezdés
pages-lobby-fill =
    { $n ->
        [one] Még { $n } hely szabad. Várj valakire, vagy ültess oda egy botot.
       *[other] Még { $n } hely szabad. Várj a többiekre, vagy ültess oda botokat.
    }
pages-lobby-all = Mindenki itt van.
pages-lobby-start-bots = Kezdés botokkal
pages-lobby-join = Válassz egy szabad helyet, ha játszani akarsz.
pages-lobby-full = Minden hely foglalt. Te nézed; mindjárt kezdődik.
pages-lobby-link = Küldd el ezt a linket
pages-lobby-link-hint = Akinél ott van, csatlakozhat vagy nézheti.
pages-lobby-own-link = A helyem egy másik eszközön
pages-lobby-own-link-hint = Ez a link a te helyed. Ne add oda senkinek.
pages-your-name = A neved
pages-your-name-hint = Így látnak majd a többiek
pages-sit = Ide ülök
pages-leave = Felállok

## Eredmények és játékosok

pages-ratings = Ranglista
pages-rating = Értékszám
pages-rating-hint = Az értékszám a szinte biztosra vehető játékerő: nő a győzelmekkel és a játszmák számával.
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
pages-mean-winner = A győztes pontjai
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
pages-name-secret-text = Jelszó nélkül csak ezzel lehetsz ez a játékos egy másik eszközön, vagy ha ez a böngésző elfelejt. Csak most látható.
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
pages-confirm-hint = A kör csak a „Kör megerősítése” gombbal megy el.
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
pages-help-confirm = A „Kör megerősítése” véglegesíti, és a következő játékos jön.
pages-help-keys = Billentyűk
pages-help-learn = Hogyan működik a játék
pages-key-gears = Ugrás egy fogaskerékre
pages-key-arrows = Lépkedés a mezőin
pages-key-enter = Választás
pages-key-undo = Visszavonás
pages-key-confirm = Kör megerősítése
pages-key-close = Bezárás
pages-key-hint = Tipp
pages-key-list = Listanézet
pages-key-help = Ez a súgó
pages-key-replay = Visszanézéskor: egy lépés hátra, egy lépés előre

## Tanulás

pages-learn-title = Így működik: { $game }
pages-learn-lead = Egy maja törzset vezetsz. Munkásaid fogaskerekeken utaznak, amelyeket a nagy naptár forgat: minél tovább vársz, annál többet hoznak. De enniük is kell, és a többiek is haladni akarnak.
pages-learn-turn = A köröd
pages-learn-turn-text = Rakj le munkásokat, vagy vegyél le munkásokat: a kettő közül az egyiket, sosem mindkettőt. A munkás egy kerék legalacsonyabb szabad mezőjére kerül, és annyi kukoricába kerül, amennyi a mező száma; a második 1-gyel, a harmadik 2-vel többe, és így tovább. Alig van kukoricád? Koldulj, de ezzel feldühítesz egy istent.
pages-learn-gears = A fogaskerekek
pages-learn-gears-text = Ha mindenki sorra került, a naptár egy nappal fordul, és minden munkás a következő, jobb mezőre lép. Amikor leveszel egyet, használd a mezője akcióját, vagy ugyanannak a keréknek egy alacsonyabb akcióját, lépésenként 1 kukoricáért. Aki túl sokáig vár, üres kézzel esik le a kerékről.
pages-learn-cities = Öt város
pages-learn-cities-text = Palenque kukoricát és fát ad, Yaxchilan fát, követ, aranyat és kristálykoponyát. Tikal a technológiáké és az épületeké, Uxmal a kereskedelemé és az új munkásoké. Chichen Itzán koponyákat adsz győzelmi pontokért és az istenek kegyéért.
pages-learn-food = Ételnapok
pages-learn-food-text = A 8., 14., 21. és 27. napon minden munkás 2 kukoricát eszik; aki éhes marad, 3 pontodba kerül. Aztán a templomok adnak: a 8. és 21. napon javakat, a 14. és 27. napon győzelmi pontokat.
pages-learn-temples = Három templom
pages-learn-temples-text = Kapaszkodj fel Chaac, Quetzalcoatl és Kukulcan lépcsőin. Minél magasabban állsz, annál többet kapsz az Ételnapokon, és aki a legmagasabban áll, bónuszt is kap.
pages-learn-technologies = Négy technológia
pages-learn-technologies-text = A mezőgazdaság, az erőforrás-kinyerés, az építészet és a teológia a játék végéig jobbá teszi az akcióidat. A szintek 1, 2 és 3 erőforrásba kerülnek.
pages-learn-buildings = Épületek és emlékművek
pages-learn-buildings-text = Az épületek azonnal segítenek, a gazdaságok egész játékban etetik a munkásokat. Az emlékművek drágák, de a végén sok pontot érnek. A 14. nap után új épületek jönnek.
pages-learn-end = A játék vége
pages-learn-end-text = A 27. nap után az emlékművek pontoznak, minden megmaradt koponya 3 pont, és 4 kukorica 1 pont; az erőforrások 2, 3 vagy 4 kukoricát érnek. A legtöbb pont nyer.
pages-learn-first = Az első játszmád
pages-learn-step-1 = Válassz kettőt a négy kezdővagyon-lapkából. Sok kukorica és egy-két fa jó kezdet.
pages-learn-step-2 = Rakj le korán két-három munkást, ahol olcsó: Palenquére kukoricáért, Yaxchilanra erőforrásért.
pages-learn-step-3 = Hagyd őket két-három napig utazni, mielőtt leveszed őket, és tarts meg munkásonként 2 kukoricát az Ételnapra.
pages-learn-step-4 = Válassz tervet: egy technológiát, amelyet gyakran használsz, sok épületet vagy koponyákat Chichen Itzára. Egy-két gazdaság sok kukoricát takarít meg.
pages-learn-step-5 = A második félidőben kapaszkodj fel a templomokban, és célozz meg egy-két emlékművet. És ne feledd: az utolsó napok gyorsan elmúlnak.
pages-learn-try = Próbáld ki
pages-learn-try-text = A könnyű botok is hibáznak. Semmi sem végleges, amíg meg nem erősíted, és a tippek jó lépéseket mutatnak.

## Hibák: a szerver szava szerint

pages-error-bad-request = Ezt a szerver nem fogadja el.
pages-error-not-found = Ilyen nincs, vagy már nincs meg.
pages-error-not-known = A szerver nem tudja, ki vagy. Jelentkezz be újra.
pages-error-not-allowed = Ezt nem teheted meg.
pages-error-not-now = Ez most nem lehetséges.
pages-error-stale = Valaki gyorsabb volt: az asztal megváltozott.
pages-error-bad-turn = Ez a kör nem lehetséges.
pages-error-too-many-requests = Ez túl gyakori volt. Várj egy kicsit, és próbáld újra.
pages-error-too-large = Ez túl nagy.
pages-error-unavailable = A szerver nem áll készen. Próbáld újra kicsit később.
pages-error-failed = Valami elromlott a szerveren.
pages-error-unreachable = A szerver nem érhető el. Ellenőrizd a kapcsolatot.
pages-error-join-not-now = Ezt a helyet épp elfoglalták, már van helyed, a játszma elkezdődött, vagy már két vendég ül itt a hálózatodból.
pages-error-join-not-allowed = Ez az asztal értékelt: előbb foglalj le egy nevet.
pages-error-start-not-now = A játék már elkezdődött, vagy egy hely újra szabad.
pages-error-claim-not-now = Ez a név, vagy egy ugyanígy kinéző, már foglalt. Válassz másikat, vagy jelentkezz be.
pages-error-claim-bad-request = Ez a név nem jó. Kell bele betű vagy számjegy, nincs benne perjel, nem kever ábécéket, és nem egy bot neve.
pages-error-login-not-known = A név vagy a jelszó nem jó.
pages-error-login-link-not-known = A linkben lévő titok már egy játékosé sem.
pages-error-password-not-known = A régi jelszó nem jó.
pages-error-logout-not-now = Előbb állíts be jelszót: nélküle senki sem használhatná többé ezt a nevet.
pages-error-upload-over-bad-request = A fájlban lévő játszma véget ért, csak nézni lehet: válaszd ezt: „Mindenkivel, vagy csak nézem”.
pages-error-chat-too-many-requests = Rövid idő alatt sokat írtál. Várj egy kicsit, aztán küldd el újra.
pages-error-chat-not-allowed = Az asztal készítője letiltott: itt olvashatsz, de nem írhatsz.
pages-error-blocked-not-allowed = Az asztal készítője letiltott: nézheted a játékot.
pages-error-remove-not-now = A játszma elkezdődött, vagy ez a hely már szabad.
pages-error-remove-not-allowed = Csak az asztal készítője távolíthat el valakit.
