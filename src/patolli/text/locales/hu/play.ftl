# `patolli play`: a tábla a terminálban, és minden, amit maga a program mond.
# A jeleknek és mezőknek kevés hely jut: 1 jel, 6 egy mezőn, 13 egy technológiaszinten.

text = { $id }
player = Játékos { $n }
bot = { $kind } { $n }
agent = { $id }
agent-greedy = Mohó bot
agent-random = Véletlen bot
agent-easy = Könnyű bot
agent-normal = Normál bot
agent-hard = Nehéz bot
agent-expert = Szakértő bot

## Jelek

# Sorrend: kukorica, fa, kő, arany, koponya, erőforrás, templomlépcső, a három templom, Ételnap nyersanyagokkal, pontokkal.
signs = k f ő a p e T C Q K N P
name-corn = kukorica
name-wood = fa
name-stone = kő
name-gold = arany
name-skull = koponya
name-block = bármely erőforrás
name-temple = templomlépcső
sign-next = következő szabad mező
sign-used = elhasznált
sign-neutral = álmunkás
points-short = GYP

## A tábla

day = { $day }. nap { THE($last) } { $last } közül, { $age }. kor
start-free = A kezdőjátékos-mező szabad, a naptáron { $corn } kukorica
start-taken = Kezdőjátékos-mező: { $player }, a naptáron { $corn } kukorica
skulls-left = { $n } kristálykoponya a talonban
food-goods = Ételnap, nyersanyagok
food-points = Ételnap, pontok
food-today = a forduló végén
food-in = { $days } nap múlva ({ $day }. nap)
food-own = { $need } kukorica kell, { $have } van
food-short = { $short } hiányzik
food-short-player = { $player }: { $short } hiányzik
game-over = A játék véget ért
gears = Fogaskerekek
gears-note = szám, akció, munkás
jungle = Dzsungel
temples = Templomok
temples-note = az egyes lépcsők pontjai és nyersanyagai
step = Lépcső
leader = Legmagasabb
technologies = Technológiák
technologies-note = ki melyik szinten áll, és mit ad a szint
bonus = bónusz
buildings =
    { $left ->
        [0] Épületek, { $age }. kor
       *[other] Épületek, { $age }. kor (a pakliban még { $left })
    }
can-pay = • megvan hozzá az erőforrásod
monuments = Emlékművek
monuments-note = a játék végén érnek pontot
players = Játékosok
players-note = munkások szabad/összes, technológiák mint fent, kukorica az Ételnapra
head-board = tábla
head-workers = munkás
head-technologies = techn.
head-food = étel
board-light = világos
board-dark = sötét
start-marker = kezdő
corn-tiles = { $n } kukoricalapka
wood-tiles = { $n } falapka
status = { $goods }, { $points } GYP, szabad munkás: { $free }/{ $workers }

spaces-tikal = techn. | épület | 2tech. | 2ép/em | e→2T
spaces-uxmal = 3k→T | piac | munkás | k→épül | 1k→1-5

tech-agriculture = Mezőgazdaság
tech-extraction = Kinyerés
tech-architecture = Építészet
tech-theology = Teológia
levels-agriculture = +1k betak. | lapka n., +1k | +2k betak. | T
levels-extraction = +1f | +1ő | +1a | 2e
levels-architecture = +1k | +2 GYP | -1e | 3 GYP
levels-theology = +1 mező | e→T | +1p | 1p

## Választás és súgó

pick-gives = { $words }: { $gives }
pick-any = { $words }: a fogaskerék bármely akciója 1-től { $top }-ig
any-action = bármely akció 1-től { $top }-ig, a visszalépésekért nem kell fizetni

prompt = Választásod (1–{ $n }, súgó: ?):{ " " }
prompt-one = Csak egy lehetőség van: Enter (súgó: ?):{ " " }
prompt-late = Ezzel véget ér a kör; Enter: tovább, egy szám: ez még elé kerül:{ " " }
prompt-end = Enter: vége; u visszavonás, l napló, b tábla, s FÁJL másolatot ír:{ " " }
prompt-resume = Melyiket? (1–{ $n }, Enter: a legújabb, q: kilépés):{ " " }
pass-keyboard = Add át a billentyűzetet { SUFFIX($player, "nak") }, majd Enter:{ " " }

what = Írj be egy számot 1 és { $n } között, egy kódot a jobb oldalról, vagy ?-et súgóért.
what-one = Nyomj Entert, vagy írd be: 1, { $token }, vagy ? súgóért.
what-end = Enter: vége; vagy írd be: u, l, b, vagy s és egy fájlnév.
what-resume = Írj be egy számot 1 és { $n } között, Entert vagy q-t.
not-now = { $token } most nem lehetséges. Írj be egy számot 1 és { $n } között, vagy ?-et súgóért.

help-number = egy szám vagy a jobb oldali kód: így választasz
help-h = h  tipp: a legjobb körök, az indok, és hogy milyen pontokhoz és helyezésekhez vezetnek
help-b = b  az egész tábla
help-l = l  a legutóbbi naplósorok; l 100 többet mutat, l all mindet
help-t = t  a tábla lapkái és a tieid szavakban; t A1-F1 csak az egyik
help-r = r  az ehhez a döntéshez tartozó szabályok
help-u = u  az utolsó döntésed visszavonása, ahányszor csak akarod
help-s = s  hová mentette a játékot; s FÁJL másolatot ír
help-q = q  kilépés; a program minden döntés után ment
thinking = Gondolkodom (Ctrl+C: leállítás)
getting-ready = A szabályok fordítása folyik, csak egyszer ezen a gépen: még körülbelül { $n } mp

undone =
    { $n ->
        [one] Egy döntés visszavonva.
       *[other] { $n } döntés visszavonva.
    }
nothing-to-undo = Nincs mit visszavonni.
saved = Mentve: { $file }
how-to-resume = Folytatás: { $command }
cannot-save = Nem lehet menteni ide: { $file } ({ $reason }). A játék folytatódik.
not-saved = A játék nincs elmentve.
file-exists = { $file } már létezik; válassz másik nevet.
log-empty = Még nem történt semmi.
log-more = Az utolsó sorok, összesen { $n } van; l all mindet megmutatja.
no-such-tile = Nincs { $tile } nevű lapka; ilyen nevük van: A1-F1, M03 vagy W14.
unfinished = Van egy befejezetlen játék; folytatás: { $command }
unfinished-game = { $number }  { $when }  { $players }  { $time }  { $file }
on-day = { $day }. nap
record-valid = A játszmafájl érvényes: { $n } döntés.
record-over = A játszmafájl érvényes: { $n } döntés, a játék véget ért.

## A vége

final = Végső értékelés
source-temples = Templomok
source-buildings = Épületek
source-technologies = Technológiák
source-hunger = Meg nem etetett munkások
source-goods = Kukorica és erőforrás
source-skulls = Kristálykoponyák
source-monuments = Emlékművek
source-total = Összesen

## Szabályok az egyes döntésekhez

hint-keep = Mindenki négy kezdővagyon-lapkát kap, titokban megtart kettőt, majd elveszi, amit azok mutatnak.
hint-turn = A körödben vagy leraksz egy vagy több munkást, vagy leveszel egyet vagy többet, soha nem mindkettőt. A munkás egy fogaskerék legalacsonyabb szabad mezőjére áll, és annyi kukoricába kerül, amennyi a mező száma; a kör második munkása 1, a harmadik 2 kukoricával drágább, és így tovább. A fogaskerekek minden nap egy mezővel továbbviszik a munkásokat, jobb akciókhoz. Legfeljebb 2 kukoricával előbb koldulhatsz: 3 kukoricád lesz, és egy templomban egy lépcsőt lejjebb lépsz.
hint-place = Minden további munkás annyi kukoricába kerül, amennyi a mező száma, és ezen felül a második 1, a harmadik 2 kukoricába, és így tovább. A kezdőjátékos-mezőre tett munkás elhozza a naptáron lévő kukoricát, és a gazdája lesz a kezdőjátékos.
hint-pick = Minden levett munkás egy akciót használ, mielőtt a következőt leveszed. Bármikor abbahagyhatod.
hint-use = Használd a mező akcióját, vagy ugyanazon a fogaskeréken egy kisebb számút, visszalépésenként 1 kukoricáért, vagy egyiket sem.
hint-harvest = Kukoricalapkát akkor vehetsz el, ha nem fedi falapka. A falapka fát ad, és szabaddá teszi a kukoricát. Az erdő felégetése azonnal megadja az alatta lévő kukoricát, de feldühíti az isteneket: egy templomban egy lépcsőt lejjebb lépsz.
hint-anger = Egy választott templomban egy lépcsőt lejjebb lépsz.
hint-technology = Az első, második és harmadik szint 1, 2 és 3 tetszőleges erőforrásba kerül. A harmadik szinten 1 erőforrásért a bónuszt kapod, újra és újra.
hint-pay = Bármely erőforrásod megteszi: fa, kő vagy arany.
hint-gain = Válassz egy erőforrást.
hint-temple = Amikor az Ételnap nyersanyagot ad, a templom a lépcsőd és minden alatta lévő lépcső nyersanyagát adja; amikor győzelmi pontot ad, a lépcsőd pontjait, és bónuszt a legmagasabban állónak. A legfelső szinten csak egy játékos állhat.
hint-build = Pontosan a feltüntetett erőforrásokat fizeted. A gazdaságok munkásokat etetnek az Ételnapokon; az emlékművek csak a játék végén érnek pontot.
hint-exchange = A fa 2, a kő 3, az arany 4 kukoricát ér eladáskor és vásárláskor is. Előbb minden eladás, aztán minden vásárlás.
hint-advance = A munkásod a kezdőjátékos-mezőn áll, ezért te forgatod a naptárt. Két nap csak addig lehetséges, amíg a játékostáblád a világosabb oldalán fekszik; utána a sötétebbre fordul, amíg egy templom legfelső szintjére nem érsz.
