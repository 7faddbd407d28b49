# A parancssor súgója, és hogy mi a hiba egy hívásban. A parancs `play`, a kapcsolója vagy argumentuma `play-seats`, ennek
# alapértéke, ha szavak kellenek hozzá, `play-seats-default`. Ami több parancsban közös: `any-...`. A `$values` értékét a program
# írja be. A parancsok, kapcsolók és fájlok neve marad. A `patolli` szóval kezdődő sor példa.

text = { $id }

## Címek és megjegyzések

usage = Használat: { $call }
arguments = Argumentumok
options = Kapcsolók
commands = Parancsok
note-default = alapérték: { $value }
note-required = kötelező
note-variable = vagy { THE($name) } { $name } változó

## Ami egy érték helyén áll

metavar-options = KAPCSOLÓK
metavar-command = PARANCS
metavar-text = SZÖVEG
metavar-game = JÁTÉK
metavar-file = FÁJL
metavar-name = NÉV
metavar-value = ÉRTÉK
metavar-names = NEVEK
metavar-kinds = KIK
metavar-code = KÓD
metavar-dir = MAPPA
metavar-out = KÉP
metavar-seconds = MÁSODPERC
metavar-days = NAP
metavar-address = CÍM
metavar-new = ÚJ
metavar-old = RÉGI
metavar-faction = FRAKCIÓ
metavar-word = SZÓ

## Mi a hiba egy hívásban

try-help = Súgó: { $call }
stopped = leállítva
aborted = Semmi sem változott.
error-option = Nincs ilyen kapcsoló: { $name }.
error-near = Erre gondoltál: { $names }?
error-flag = Ennek a kapcsolónak nincs értéke: { $name }.
error-no-value = Ennek a kapcsolónak érték kell: { $name }.
error-argument = Hiányzik ez az argumentum: { $name }.
error-required = Hiányzik ez a kapcsoló: { $name }.
error-value = { $name }: az értéke { $wanted } lehet.
error-command = Nincs ilyen parancs: „{ $name }”.
error-no-command = Hiányzik a parancs: { $names }.
error-more = Túl sok argumentum: { $text }
wanted-choice = csak ezek egyike ({ $names })
wanted-whole = csak egész szám
wanted-whole-least = csak egész szám (legalább { $least })
wanted-whole-range = csak egész szám ({ $least } és { $most } között)
wanted-number = csak szám
wanted-number-least = csak szám (legalább { $least })
wanted-number-range = csak szám ({ $least } és { $most } között)

## Ami nem megy

refuse-game = nincs ilyen játék: { $name }; ismert játékok: { $known }
refuse-one-of = ezek közül csak egy adható meg: { $names }
refuse-read = nem olvasható { $file }: { $reason }
refuse-write = nem írható { $file }: { $reason }
refuse-folder = nem hozható létre ez a mappa: { $file } ({ $reason })
refuse-hash = a --hash legalább { $least } hexadecimális számjegyet vár
refuse-players = { $game }: { $least }–{ $most } játékosra való, nem ennyire: { $n }
refuse-agent = nincs ilyen ágens: { $name }; ismert ágensek: { $known }
refuse-lesson-at = a játszmafájlban a 0–{ $last } számú állásban született döntés: válassz egyet közülük a --at kapcsolóval
refuse-language = a nyelv ezek egyike: { $names }, nem { $value }
refuse-resume-new = a --resume úgy folytatja a játszmát, ahogy van: --players, --names, --seed és --option nélkül
refuse-file = { metavar-file } csak a --resume kapcsolóval adható meg: { $call }
refuse-seat = egy hely ezek egyike: { $names }, nem { $value }
refuse-seats = a --seats { $seats } játékost nevez meg, a --players viszont ennyit: { $players }
refuse-names = a --names { $names } nevet ad meg, a játékosok száma { $players }
refuse-exists = { $file } már létezik; így folytathatod: { $call }, vagy válassz másik fájlt
refuse-keyboard = a --resume kapcsolóhoz fájl kell: a billentyűzet a játéké
refuse-option-record = az --option új osztáshoz való: a játszmafájlnak megvan a sajátja
refuse-to = a --to azt mondja meg, a játszmafájl melyik állásától számoljon: --record { metavar-file } is kell hozzá
refuse-theme = a színek ezek egyike: { $names }, nem { $value }
refuse-table = nincs ilyen asztal: { $id }; az azonosító a cím utolsó része
refuse-player = nincs ilyen játékos: { $id }
refuse-database = nincs ilyen adatbázis: { $file }; így adhatod meg: --database sqlite:///{ metavar-file }
refuse-origin = az eredet ilyen: https://example.org, nem ilyen: { $value }
refuse-minutes = a --minutes értéke 0-nál nagyobb szám, nem { $value }
refuse-plan = a --games, a --simulations és a --layers a --plan fájljában áll: hagyd el őket
refuse-layers = a --layers két méret, például 256x64, nem { $value }
refuse-promise = ennek a játszmafájlnak az osztása NEM az, amelyet így ígértek meg: { $hash }
refuse-promise-noted = ez a játszmafájl ezt ígéri: { $hash }; NEM azt a hasht, amelyet feljegyeztél
refuse-no-rules = ehhez a játékhoz nincsenek szabálycikkek: { $game }
refuse-rules-word = egyik cikkben sincs benne: { $word }; talán ezek egyike: { $known }

## Amit egy parancs a végén mond

done-verified = Az osztás megegyezik a megígérttel: { $hash }
done-legal = Mind { THE($n) } { $n } lépés szabályos.
done-legal-over = Mind { THE($n) } { $n } lépés szabályos, és a játszma véget ért.
done-compare = Vesd össze a hasht azzal, amelyet az asztal játék közben mutatott (vagy add meg: --hash).
done-backup = { $file }: { $n } bájt, csak te olvashatod
ask-table = Véglegesen töröljem ezt az asztalt: { $id }?
ask-player = Véglegesen töröljem ezt a játékost: { $name }?
done-table = Az asztal törölve: { $id }; a futó szerver másodperceken belül elfelejti.
done-player = A játékos törölve: { $name }; a futó szerver az újraindításig még mutathatja a nevet.
done-stopped = Leállítva: { $all } játszmából { $n } készült el.
done-points = { $game }: pontok
done-players = { $game }, { $n } játékos
done-speed = { $games } játszma, { $decisions } döntés { $seconds } s alatt: { $rate } játszma/s, { $millions } millió döntés/s (szálak: { $jobs })
word-playing = játék folyik
word-games = játszma
word-depth = mélység
word-sequences = sorozatok
word-seconds = másodperc
word-seat = hely
word-seat-n = { $n }. hely
word-all = mind
word-agent = ágens
word-mean = átlag
word-spread = szórás
word-best = legjobb
word-worst = legrosszabb

## Több parancs

any-help = Ennek a súgónak a megjelenítése.
any-game = A játék neve.
any-option = Beállítás, amelyet a játék az osztás előtt kínál; ismételhető. A @{ metavar-file } értéket fájlból olvassa.
any-language = A nyelv: { $values }.
any-file = Játszmafájl (JSON); a - a szabványos bemenetet olvassa.
any-json = JSON kiírása.
any-players = A játékosok száma.
any-players-default = 2, ha ketten lehet játszani
any-jobs-default = minden mag
any-seed = Ugyanaz a véletlenmag ugyanazokat a játszmákat adja.
any-database = sqlite:///{ metavar-file } vagy postgresql://FELHASZNÁLÓ@GÉP/NÉV; alapesetben egy fájl az adatmappádban.
any-ray = Játék Ray-fürtön: a címe (HOST:PORT), auto, ha meg kell keresni, vagy local.
any-yes = Ne kérdezzen rá.

## patolli

patolli =
    Társasjátékok játéka, visszajátszása és elemzése: Tzolk'in: A maja naptár, valamint Imperial Settlers (Birodalmi Telepek) az Aztékok kiegészítővel.

    Kezdésnek:
    patolli play tzolkin
    patolli play settlers

    Nem hivatalos rajongói munka; nincs kapcsolatban a játékok kiadóival.
patolli-version = A verzió megjelenítése.

play =
    Játék a terminálban, botok ellen vagy barátokkal egy billentyűzetnél.

    patolli play                           te egy bot ellen
    patolli play settlers                  ugyanez, Imperial Settlers
    patolli play --players 4 --names Ana   te Ana néven három ellen
    patolli play --seats human,human,hard  két ember és egy bot
    patolli play --resume                  az utolsó játszma folytatása

    Minden döntés számozott lista. Szám helyett ez is beírható:
    b tábla, h tipp, u visszavonás, l napló, t lapkák, r szabályok, s mentés, q kilépés, ? súgó.
    A program minden döntés után ment: bármikor kiléphetsz.
play-file = A --resume kapcsolóval: a mentett játszma.
play-seats = Ki dönt az egyes játékosok helyett, vesszővel elválasztva: human, easy, normal, hard, expert vagy a docs/agents.md bármelyik botja.
play-seats-default = egy ember, a többi normál bot
play-names = A játékosok neve: Ana,Ben.
play-seed = Ugyanaz a véletlenmag ugyanazt osztja.
play-language-default = a rendszeré
play-resume = A megadott { metavar-file } vagy a legújabb befejezetlen játszma folytatása.
play-save = A játszma mentése ebbe a fájlba.

serve = Asztalok kiszolgálása: az alkalmazás böngészőknek, emberek és botok játszmái hálózaton át. Bővebben: docs/server.md.
serve-host = A cím, amelyen figyel; a 0.0.0.0 más gépeket is beenged.
serve-port = A port; a 0 szabadot választ.
serve-open = Az alkalmazás megnyitása a böngészőben, ha kész; --port nélkül bármelyik szabad porton.
serve-workers = Szerverfolyamatok; egynél többhöz PostgreSQL kell.
serve-bots = Folyamatok, amelyekben a botok gondolkodnak; kettőtől kezdve egy a gyors botoké.
serve-durability = Mit él túl egy megerősített kör SQLite esetén: a folyamat végét (process) vagy az áramszünetet (power).
serve-origin = Máshol lévő weboldal, amely itt socketet nyithat, például https://example.org; ismételhető.
serve-proxy = Proxy áll előtte, amely a címeket X-Forwarded-For fejlécben adja tovább.
serve-public = A cím, amelyen mindenki eléri ezt a szervert, például https://games.example.org; az értesítések linkjeihez.
serve-mail = Az értesítések leveleinek küldője: smtp://USER:PASSWORD@HOST:587/?from=ADDRESS; legjobb környezeti változóban megadni.
serve-private-alerts = Az értesítések eljuthatnak ennek a gépnek és hálózatának címeire is. Csak barátok között.
serve-keep = A befejezett asztalok törlése ennyi nap után; 0: soha.
serve-limits = A kérések, új asztalok és socketek korlátozása címenként. Csak barátok között kapcsold ki.
serve-connections = Egyidejű kapcsolatok címenként; nem a --proxy vagy a --no-limits mellett.
serve-log = A napló formátuma.
serve-verbose = Minden kérés naplózása.

backup =
    A szerver adatbázisának másolása fájlba, teljesen és egységesen, akár működés közben is.

    A visszaállításhoz állítsd le a szervert, és tedd a másolatot az adatbázis helyére.
backup-file = Hová; a fájl még nem létezhet.

simulate =
    Botok sok játszmát játszanak, és egy táblázat megmutatja az eredményüket.

    Az ágensek sorban foglalják el a helyeket, és játszmánként eggyel továbblépnek, így mindenki ül mindenhol. Ugyanaz a véletlenmag ugyanazokat a játszmákat adja, bármennyi szál játszik.
simulate-players-default = 4, vagy ahányan lehet
simulate-games = A játszmák száma.
simulate-agents = Kik játszanak, vesszővel elválasztva: { $values }.
simulate-jobs = A szálak száma.
simulate-records = Minden játszma mentése ide.

arena =
    Ágensek bajnoksága: megmondja, ki az erősebb, és miért.

    A játszmák blokkokban jönnek. Egy blokk minden játszmája ugyanazzal az osztással indul, és mindenki mindenhol ül egyszer. Ha több az ágens, mint a hely, minden összeállítás játszik; ha kevesebb, az ágensek sorban több helyet foglalnak el. Az egyetlen ágens önmaga ellen játszik. Egy játszma csak a kapcsolóktól és a sorszámától függ: a folyamatok száma vagy a fürt semmit sem változtat.

    Az összeomló, lefagyó vagy szabályos lépést nem mondó ágens nem állítja meg a bajnokságot: helyette a random dönt, és a jelentés ezt számolja.

    A mappába kerül a plan.json, a games.jsonl (minden befejezett játszmáról egy sor), a summary.json és a report.html. A Ctrl+C bármikor leállítja: ugyanaz a parancs lejátssza, ami hiányzik. Nagyobb --games értékkel újabb játszmák jönnek.

    A --ray local ezen a gépen indítja el a Rayt; a --ray HOST:PORT olyan fürtöt használ, amelynek gépein a Patolli ugyanezen verziója kell, a saját botjaid fájljai pedig ugyanazon a helyen. A Ray telepítése: pip install "patolli[ray]"

    patolli arena --agents random,greedy,search:400 --out contest
    patolli arena --agents greedy,mybot.py:MyBot --players 2 --out mine
    patolli arena --agents search:400 --out alone
arena-out = A bajnokság mappája, új vagy folytatandó.
arena-agents = Kik játszanak, vesszővel elválasztva: { $values }. Ugyanaz a név többször is szerepelhet. Az egyenes idézőjelek közti vessző a névhez tartozik.
arena-players = Hányan ülnek egy asztalnál.
arena-players-default = 4, vagy ahányan lehet
arena-games = A játszmák száma; felfelé kerekítve, hogy mindenki üljön mindenhol.
arena-jobs = Folyamatok, vagy egy helyi Ray munkafolyamatai.
arena-time-limit = Az olyan bot egy döntésére, amely önálló program.
arena-json = Az összegzés kiírása JSON formátumban.

train =
    Háló tanítása a kereséshez: a keresés önmaga ellen játszik.

    Minden kör a meglévő hálóval játszik, majd ennek és néhány korábbi körnek az állásaiból tanul. Az első körnek nincs hálója: a keresés ekkor a játék saját becslésével értékel. A játszmák minden játékosszámra szólnak, leggyakrabban a legnagyobbra. Ötből körülbelül kettő az elején kezdődik, a többi máshol, hogy a háló ne csak a saját stílusát lássa; a pontok az előbbiekre vonatkoznak.

    A mappába kerül a network.npz (a háló az utolsó kör után), a round-NNN.npz (mindegyik után), a rounds.jsonl (hogyan mentek a körök), a curve.svg, a plan.json, és ami a folytatáshoz kell. A Ctrl+C bármikor leállítja, a folyamat le is lőhető: ugyanaz a parancs a megkezdett játszmával folytatja. Nagyobb --rounds értékkel újabb körök jönnek. A folyamatok száma csak az időt változtatja meg.

    A beállítások fájlja (--plan) más játékmódot és tanulást is kérhet; a lehetőségek: docs/training.md. A --from és nagyobb rétegek együtt először megnövelik a kiinduló hálót.

    A --ray local ezen a gépen játszik Rayjel, a --ray HOST:PORT olyan fürtön, amelynek gépein a Patolli ugyanezen verziója kell: ugyanazok a játszmák, bárhol folynak is. A tanulás itt történik.

    A háló ezután így játszik, bárhol, ahol ágenseket kell megadni: search:400@MAPPA/network.npz

    patolli train tzolkin --out net
    patolli train tzolkin --out net --rounds 80 --minutes 120
    patolli train tzolkin --out more --from net/network.npz --simulations 256
    patolli train tzolkin --out league --from net/network.npz --plan league.toml
train-out = A tanítás mappája, új vagy folytatandó.
train-rounds = Hány kör legyen összesen, a meglévőkkel együtt.
train-games = Játszmák egy körben.
train-simulations = A teljes kereséssel hozott döntésekre (ez a harmaduk); a többi ennek a negyedét kapja.
train-jobs = Folyamatok, amelyek játszanak.
train-seed = Ugyanaz a véletlenmag ugyanazt a hálót adja.
train-minutes = Leállás ennyi perc után; ugyanaz a parancs folytatja.
train-from = Kezdés ezzel a hálóval, nem háló nélkül.
train-layers = A két rejtett réteg mérete.
train-plan = Hogyan játsszon és tanuljon, a --games, a --simulations és a --layers helyett.

replay =
    Lépésről lépésre ellenőrzi, hogy a játszmafájl szabályos játszma-e, és megmutatja.

    Kapcsolók nélkül: az utolsó állás táblaként. Hibás fájlnál vagy szabálytalan lépésnél 1-es kilépési kóddal ér véget, és megmondja, hol és miért.
replay-to = Csak az N lépés utáni állásig.
replay-words = A játszma elmesélése lépésről lépésre.
replay-trace = Állásonként egy JSON-sor: move, state, legal.
replay-json = Összegzés kiírása JSON formátumban.

show = Egy játszmafájl egyik állásának lerajzolása SVG-képként.
show-svg = Az elkészülő kép; a - a szabványos kimenetre ír.
show-to = Az N lépés utáni állás; különben az utolsó.
show-seat = Ahogy ez a hely (0, 1, ...) látja; különben minden látszik.
show-theme = A színek: világos vagy sötét.

verify =
    Ellenőrzi, hogy a játszma a kezdetekor megígért osztással folyt-e.

    Az asztal az első lépéstől mutatja az osztás ujjlenyomatát (hash). A befejezett játszma fájljában maga az osztás is benne van: ez a parancs újra kiszámolja a hasht, összeveti, és ellenőrzi, hogy minden lépés szabályos volt-e. Vesd össze azzal, amit játék közben feljegyeztél (--hash): csak így biztos, hogy senki sem változtatta meg mindkettőt.
verify-file = Egy befejezett asztal játszmafájlja (JSON); a - a szabványos bemenetet olvassa.
verify-hash = A hash, amelyet az asztal az elején mutatott, vagy annak eleje.
verify-json = Az eredmény kiírása JSON formátumban.

hint =
    Megmondja, mit érdemes tenni egy rögzített állásban, és mi várható utána.

    A legjobb teljes körök, amelyeket egy keresés talál, mindegyik az indokával. Mindegyik után botok sok játszmát játszanak végig: ebből adódnak a pontok és az egyes helyezések esélye. Semmit sem használ fel, amit a döntő játékos nem tudhat.

    patolli hint docs/example.json --at 60
    patolli hint game.json --seconds 10 --language hu
hint-at = Az N lépés utáni állás; különben az utolsó.
hint-top = Hány kör jelenjen meg.
hint-simulations = Hány játszmát próbáljon ki.
hint-seconds = Vagy: meddig gondolkodjon, legfeljebb { $values } másodperc.
hint-seed = Ugyanaz a véletlenmag ugyanazt a tippet adja.

perft =
    Minden döntéssorozat pontos megszámolása: a szabályok próbája és a sebesség mérése.

    Ugyanaz az osztás minden gépen ugyanazokat a számokat adja, minden azonos szabályú verzióban.
perft-seed = Az osztás véletlenmagja.
perft-depth = A megszámolt sorozatok hossza.
perft-record = Számolás egy játszmafájltól, nem új osztástól.
perft-to = A --record kapcsolóval: az N lépés utáni állástól.

warm = Az összes játék szabályainak lefordítása most, minden magon (különben az első parancs teszi meg, amelynek kellenek).

tables = A szervered asztalai (docs/hosting/running.md).
tables-delete = Egy asztal törlése a köreivel, a csevegésével és a helyeivel. Az eredmények és az értékelések megmaradnak, a vendégek neve nélkül.
tables-delete-id = A címében álló 16 betű és számjegy.

players = A szervered játékosai (docs/hosting/running.md).
players-delete = Egy játékos törlése: név, jelszó, értékelések, és amit írt. Játszmái megmaradnak, név nélkül.
players-delete-name = A név, ahogyan megjelenik.

lesson = Leckék: fájlok, amelyek lépésről lépésre tanítanak egy játékot az igazi tábláján (docs/lessons.md).
lesson-check = Megmondja, hogy egy lecke végigjátszható-e, és ha nem, mi minden hibás benne.
lesson-check-file = Egy lecke (JSON); a - a szabványos bemenetet olvassa.
lesson-from = Lecke kezdése egy játszmafájl állásából: fájlt ír, amelynek első feladata az ott játszott kör.
lesson-from-record = A játszmafájl (JSON); a - a szabványos bemenetet olvassa.
lesson-from-at = Az N döntés utáni állás.

rules =
    Kiírja egy játék szabályait: a cikkek listáját, vagy azokat, amelyekben minden megadott szó szerepel.

    Szó nélkül felsorolja, mi van; a szó egy cikk neve, vagy bármi, ami benne áll.
rules-word = Egy cikk neve, vagy keresett szavak.
rules-all = Minden cikk kiírása teljes terjedelemben.
rules-language-default = a rendszeré
