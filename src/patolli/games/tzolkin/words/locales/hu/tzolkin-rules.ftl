# A szabályok kikereshetően: egy cikknek címe és szövege van. A szöveg minden sora egy bekezdés; ami kötőjellel kezdődik, egy lista
# eleme. Hogy egy-egy mező, szint és lapka mit tesz, azt a tzolkin-guide.ftl mondja meg.

## Fejezetek

chapter-game = A játék
chapter-turn = A köröd
chapter-gears = A fogaskerekek
chapter-technologies = Technológiák
chapter-tiles = Épületek és emlékművek
chapter-temples = Templomok
chapter-calendar = A naptár
chapter-food = Ételnapok
chapter-end = A játék vége

## A játék

overview = Miről szól a játék
overview-text =
    Munkásokat raksz fogaskerekekre, amelyek minden nap fordulnak egy kicsit. Minél tovább marad egy munkás, annál jobb akciót használ, amikor leveszed.
    Egy játék 27 napig tart. Minden fordulóban mindenki egyszer kerül sorra, a kezdőjátékostól az óramutató járása szerint; aztán fordul a naptár. A 8., 14., 21. és 27. nap fordulója Ételnappal zárul.
    Győzelmi pontot templomok, épületek, emlékművek és kristálykoponyák adnak. Az győz, akinek a végén a legtöbb pontja van.
setup = Előkészületek
setup-text =
    2–4 játékos kezd, mindenki 3 munkással (soha senkinek nincs 6-nál több), pont nélkül, minden templom fehér lépcsőjén és minden technológia 0. szintjén. A játékostábla a világosabb oldalával felfelé fekszik. A kezdőjátékost kisorsoljuk.
    - Épületek: az 1. kor 6 épülete képpel felfelé.
    - Emlékművek: négy játékosnál 6, háromnál 5, kettőnél 4. A többi nem kell.
    - Dzsungel: a 2–5. csoportban játékosonként egy kukoricalapka van; a 3–5. csoportban mindegyiken egy falapka fekszik.
    - Talon: 13 kristálykoponya; minden más korlátlan.
wealth = Kezdővagyon
wealth-text =
    Mindenki titokban 4 kezdővagyon-lapkát kap, és 2-t megtart. Mindenki egyszerre fedi fel, mit választott, aztán megkapja, amit a két lapkája mutat.
    Az egyik lapkán jóllakott munkás látható: minden Ételnapon megetet egy munkást. Nem számít épületnek.
dummies = Álmunkások két vagy három játékosnál
dummies-text =
    Három játékosnál 6, kettőnél 12 álmunkás foglal el mezőket. Mielőtt bárki kezdővagyont választana, ki nem osztott lapkákat húzunk, és mindegyik egy álmunkást tesz a rajta látható mezőre.
    Az első egy fogaskeréken egy másodikat is hoz a szemközti fogra, ha maradt; Chichen Itzán soha.
    Az álmunkások az egész játékban együtt fordulnak a fogaskerékkel. Sosem esnek le: az utolsó mező után körbeérnek.

## A köröd

turn = Egy kör
turn-text =
    Először koldulhatsz. Aztán munkásokat raksz le, vagy munkásokat veszel le: legalább egyet, amennyit csak akarsz, soha nem mindkettőt, és soha nem egyiket sem.
    A kör végén az üres épületmezőkre a jelenlegi kor paklijából új épületek kerülnek, amíg van. Ha munkást raktál a kezdőjátékos-mezőre, most veszed el a naptár kukoricáját. Ebben a körben egyiket sem használhatod már.
begging = Koldulás kukoricáért
begging-text =
    Csak a köröd legelején, és csak legfeljebb 2 kukoricával: 3 kukoricád lesz, és egy választott templomban egy lépcsőt lejjebb lépsz. Ha mindháromban a legalsó lépcsőn állsz, nem lehet.
    Koldulnod kell, ha nincs munkásod fogaskeréken, és egyetlen mezőt sem tudsz kifizetni.
    Ha koldulnod kellene, de nem tudsz, az istenek megkegyelmeznek: egy munkás arra a fogaskerékre kerül, amelynek legalacsonyabb szabad mezője a legkisebb számú, és 0 kukoricád lesz. Egyenlőségnél te választasz.
placing = Munkások lerakása
placing-text =
    A munkás egy fogaskerék legalacsonyabb szabad mezőjére kerül, vagy a kezdőjátékos-mezőre, ha az szabad. Olyan fogaskerék nem választható, amelynek minden számozott mezője foglalt.
    - A mező annyi kukoricába kerül, amennyi a száma.
    - Ezen felül egy kör munkásai sorban 0, 1, 2, 3, 4 és 5 kukoricába kerülnek.
    Mindegyiket azonnal kifizeted; amit abban a pillanatban nem tudsz kifizetni, azt nem rakhatod le.
picking = Munkások levétele
picking-text =
    Vegyél le akárhány munkást, egyiket a másik után, tetszőleges sorrendben; mindegyik akcióját teljesen végrehajtod, mielőtt a következőt leveszed.
    - A munkás a mezője akcióját használja,
    - vagy ugyanazon a fogaskeréken egy kisebb számút, visszalépésenként 1 kukoricáért, amit azelőtt fizetsz, hogy bármit kapnál. Mindegy, áll-e valaki azon a mezőn;
    - vagy egyiket sem. A 0. mezőnek nincs akciója.
    A visszakapott vagy új munkások egy későbbi körre várnak.
any-action = Mezők tetszőleges akcióval
any-action-text =
    A 6. és 7. mezőnek, Chichen Itzán a 10. mezőnek nincs saját akciója. Az onnan levett munkás a fogaskerék bármely akcióját használja, a visszalépésekért nem kell fizetni.
    Az utolsó mező az utolsó esély is: a következő nap letolja a munkást a fogaskerékről.
impossible = Amikor egy akció nem használható
impossible-text =
    Olyan akciót, amelyet nem tudsz kifizetni, vagy amely semmin sem változtatna, a játék nem kínál fel.
    - A betakarításhoz lapka kell, vagy 2. szintű Mezőgazdaság.
    - Egy technológiát, épületet vagy emlékművet azután is ki kell tudnod fizetni, hogy a visszalépések kukoricáját kifizetted.
    - Templomlépcsőhöz olyan templom kell, ahol feljebb léphetsz; koponyához kell egy a talonban.
    - Az Uxmal 3. mezőjéhez 6-nál kevesebb munkás, Chichen Itzához egy saját koponya és egy még nem használt akció kell.

## A fogaskerekek

palenque = Palenque: kukorica és fa
palenque-text = Palenque eteti a munkásaidat. Az 1. mezőn halászol; a 2–5. mezővel a dzsungel azonos számú csoportjából veszel el lapkát.
jungle = A dzsungel
jungle-text =
    A Palenque 2–5. mezőjével a dzsungel azonos számú csoportjából veszel el egy lapkát. A lapkákat megtartod: két emlékmű számolja őket.
    - Kukoricalapkát akkor vehetsz el, ha nem fekszik rajta falapka.
    - A falapka fát ad, és szabaddá teszi az alatta lévő kukoricalapkát, mindenki számára, akár még ugyanabban a körben.
    - Erdő felégetése: dobj el egy falapkát, és vedd el az alatta lévő kukoricalapkát a kukoricájával. Ez feldühíti az isteneket: egy választott templomban egy lépcsőt lejjebb lépsz. Ha mindháromban a legalsó lépcsőn állsz, nem lehet. Akkor is felégethetsz, ha van másik szabad kukoricalapka.
    2. szintű Mezőgazdasággal ott is betakaríthatsz kukoricát, ahol nincs szabad kukoricalapka: lapka nélkül, és az istenek haragja nélkül. Ha van szabad, azt a lapkát veszed el.
yaxchilan = Yaxchilan: fa, kő, arany, koponya
yaxchilan-text = Yaxchilan erőforrásokat ad, és a kristálykoponyákat Chichen Itzához. Koponya csak addig jár, amíg van a talonban; ez máshol is így van.
tikal = Tikal: technológiák és építés
tikal-text =
    Tikal az erőforrásokból maradandó dolgokat csinál. Épületért és emlékműért pontosan azt fizeted, amit mutat; technológiához és templomhoz bármelyik erőforrás jó.
    Ha csak egy templomban léphetsz feljebb, a Tikal 5. mezője egy lépcsőt ad.
uxmal = Uxmal: amit kukoricáért kapsz
uxmal-text =
    Az Uxmal 4. mezőjével csak kukoricáért építesz: az ár minden erőforrásáért 2 kukorica. Az Uxmal 5. mezőjével Palenque, Yaxchilan, Tikal vagy Uxmal bármely akcióját használod 1 kukoricáért és annak saját költségéért, de önmagát nem.
    Néhány épület ilyen akciót ad: még egy épületet, mint a Tikal 2. mezője, a piacot, mint az Uxmal 2. mezője, vagy bármely akciót 1 kukoricáért, mint az Uxmal 5. mezője. Mindegyikről lemondhatsz.
market = A piac
market-text =
    Az Uxmal 2. mezőjével annyiszor cserélsz, ahányszor akarsz: a fa 2, a kő 3, az arany 4 kukoricát ér, eladáskor és vásárláskor is.
    A játék végén minden megmaradt erőforrás ezen az áron kukoricává válik.
chichen_itza = Chichen Itza: koponyák az isteneknek
chichen_itza-text =
    Az 1–9. akciók mindegyike az egész játékban egyszer használható, bárki használja is. Tegyél rá egy kristálykoponyádat: megkapod a győzelmi pontokat, a templomlépcsőt, és ahol látható, egy választott erőforrást.
    Ha a lépcsőt nem lépheted meg, elvész, az akció attól még használható. Teológiával a munkás az eggyel magasabb akciót is használhatja.
skulls = Kristálykoponyák
skulls-text =
    A játékban 13 van. A Yaxchilan 4. mezőjéről, Kukulcan templomából, a Teológiából és néhány lapkáról jönnek. Ha a talonban kevesebb van, mint ami jár, a maradékot kapod.
    Amikor az Ételnap nyersanyagot ad, szigorúbb a szabály: ha nem jut mindenkinek, senki sem kap koponyát.
    Ami a végén nálad marad, 3 győzelmi pontot ér.

## Technológiák

technologies = Technológiák fejlesztése
technologies-text =
    Az 1., 2. és 3. szint 1, 2 és 3 tetszőleges erőforrásba kerül. A Tikal 1. mezője egy fejlesztést ad, a 3. egyet vagy kettőt, külön kifizetve. Az alacsonyabb szintek hatása megmarad.
    A 3. szinten minden további fejlesztés 1 erőforrásba kerül, és a sáv bónuszát adja, ahányszor csak akarod.
    A lapkákról kapott fejlesztés ingyenes, a 3. szinten a bónuszt adja. Ha a lapka megnevezi a technológiát, és ott nem tehet semmit, a fejlesztés elvész.
agriculture = Mezőgazdaság
agriculture-text = A Mezőgazdaság nagyobb termést hoz a dzsungelben, az erdő felégetését is beleértve. A 3. szinten összesen 3 kukoricával többet.
extraction = Erőforrás-kinyerés
extraction-text = Az Erőforrás-kinyerés Yaxchilanra és a Palenque 3–5. mezőjéről származó fára érvényes. A lapkák, a templomok és a piac nem számítanak.
architecture = Építészet
architecture-text =
    Az Építészet minden épületre érvényes, amelyet a Tikal 2., Tikal 4. vagy Uxmal 4. mezőjével építesz, akkor is, ha lapka vagy az Uxmal 5. mezője vezet oda. A kukorica a fizetés után jön, tehát magára az épületre nem költhető.
    Emlékműveknél soha nem érvényes. Ha a Tikal 4. mezőjével két épületet építesz, az egyikre érvényes.
theology = Teológia
theology-text =
    1. szint: a Chichen Itzáról levett munkás ingyen használhatja a mezője fölötti akciót; a 9. mezőn ez bármely szabad akciót jelenti.
    2. szint: minden ottani akció után fizethetsz 1 erőforrást, akár egy épp kapottat, egy választott templom egy lépcsőjéért.

## Épületek és emlékművek

buildings = Épületek
buildings-text =
    A lapka felső fele a fajtáját és az árát mutatja, az alsó azt, amit ad. Van gazdaság, városi épület, síremlék és szentély; emlékművek számolják e fajták némelyikét.
    A sorrend: fizetés, a lapka elvétele, az Építészet kukoricája és pontjai, aztán amit a lapka ad: előbb nyersanyag, pont, munkás, megnevezett templomlépcsők és technológiák, a végén a saját döntéseid.
    Az Építészet korábbi szintje számít. Minden döntés előbb megszületik, mint hogy a következő hatás jönne.
two-buildings = Két épület egyszerre
two-buildings-text =
    A Tikal 4. mezőjével egy vagy két épületet építesz, vagy egy emlékművet.
    Az Építészet minden szintje együtt a kettő közül az egyikre érvényes, te választod, melyikre. Amelyik szintet az első épület hozza, az már segítheti a másodikat, ha az elsőre egyet sem használtál.
    Az első épület nyersanyagaiból kifizetheted a másodikat, és az első épület külön akciója előbb jön.
monuments = Emlékművek
monuments-text =
    Emlékművet csak a Tikal 4. mezőjével építesz, pontosan azért, amit mutat, és csak a végén ér pontot. Csak az elején kirakottak vannak játékban.
    Az az emlékmű, amelyik valamilyen fajtát számol, magát is számolja, ha maga is olyan. Az emlékműért fizetett koponya visszakerül a talonba.
farms = Gazdaságok
farms-text = A gazdaságok minden Ételnapon ingyen megetetnek annyi munkást, amennyit mutatnak. Az egyik fajtánál ehelyett minden munkásod 1 kukoricával kevesebbet eszik; több ilyen összeadódik, legfeljebb 0-ig.

## Templomok

temples = Feljebb lépés a templomokban
temples-text =
    Mindenki a fehér lépcsőn kezd. A koldulás és az erdő felégetése lefelé visz, legfeljebb a legalsó lépcsőig, ami pontba kerül.
    A legfelső szinten csak egy játékos fér el. Feljebb léphetsz, hacsak nem állsz a tetején, vagy nem foglalt a következő, legfelső szint. A megnevezett lépcső, amelyet nem léphetsz meg, elvész; két megnevezett lépcsőt egyenként lépsz meg.
    Aki egy legfelső szintre ér, a játékostábláját újra a világosabb oldalára fordítja. A lefelé lépés sosem fordítja meg.
rewards = Mit adnak a templomok
rewards-text =
    Amikor az Ételnap nyersanyagot ad (az első és a harmadik), minden templom a lépcsőd és minden alatta lévő lépcső nyersanyagait adja.
    Amikor az Ételnap győzelmi pontot ad (a második és a negyedik), minden templom a lépcsőd pontjait adja. Aki a legmagasabban áll, a kor bónuszát is megkapja, még a fehér vagy a legalsó lépcsőn is; holtversenynél mindenki a felét.

## A naptár

calendar = Hogyan fordul a naptár
calendar-text =
    A forduló végén a naptár egy nappal továbbfordul, és minden munkás egy mezővel továbblép. Ha senki sem használta a kezdőjátékos-mezőt, előtte 1 kukorica kerül a naptárra.
    Az utolsó mezőről letolt munkás akció nélkül tér vissza a gazdájához.
start-space = A kezdőjátékos-mező
start-space-text =
    A munkás itt annyiba kerül, mint a 0. mezőn: csak a felárat fizeted. Annak a körnek a végén elveszed a naptáron lévő összes kukoricát.
    A forduló végén a munkás visszatér. Elveszed a kezdőjátékos-jelzőt, vagy ha már nálad van, balra továbbadod. Aztán te forgatod a naptárt, egy nappal vagy talán kettővel; kukorica nem kerül rá.
two-days = Két nappal előre
two-days-text =
    Aki a kezdőjátékos-mezőt használta, két nappal is forgathat, ha a játékostáblája a világosabb oldalán fekszik; ezután a sötétebbre fordul. Egy templom legfelső szintje visszafordítja.
    Tilos, amíg bármelyik játékos munkása egy kis fogaskerék 6. mezőjén vagy Chichen Itza 9. mezőjén áll. Az álmunkások nem számítanak.
    Az átugrott Ételnapot a következő forduló végén tartjuk meg.

## Ételnapok

food-day = Munkások etetése
food-day-text =
    A 8., 14., 21. és 27. nap végén minden játékban lévő munkás 2 kukoricát eszik: a fogaskerekeken, a kezdőjátékos-mezőn és a le nem rakottak is. A gazdaságok néhányat ingyen vagy olcsóbban etetnek.
    Annyit kell megetetned, amennyit csak tudsz. Minden meg nem etetett munkás 3 győzelmi pontba kerül; a pontjaid negatívak is lehetnek.
    Ezután jönnek a templomok jutalmai.
ages = A második kor
ages-text = A második Ételnapon az etetés után az 1. kor minden épülete kikerül a játékból, a táblán és a pakliban lévők is, és a helyükre a 2. kor 6 épülete kerül.

## A játék vége

end = A vége és a végső értékelés
end-text =
    A negyedik Ételnap után a naptár még egy utolsó napot fordul, kukorica és választás nélkül. Aztán jön az értékelés:
    - Az erőforrások piaci áron kukoricává válnak, és minden kukorica negyed pont. Nem kerekítünk.
    - Egy nálad lévő kristálykoponya 3 pont.
    - Az emlékművek annyit érnek, amennyit mutatnak. Amelyik a templomlépcsőidet számolja újra, akár pontba is kerülhet.
winning = Ki győz
winning-text = Az nyer, akinek a legtöbb győzelmi pontja van. Holtversenynél az, akinek több munkása van a fogaskerekeken; ha így is egyenlő, közös a győzelem.

## Jelek

icon-worker = munkás
icon-worker-n = álmunkás
icon-extra-worker = még egy munkás
icon-temple-up = egy templomlépcső felfelé
icon-temple-down = egy templomlépcső lefelé
icon-technology = egy technológia fejlesztése
icon-building = épület
icon-monument = emlékmű
icon-corn-tile = kukoricalapka
icon-wood-tile = falapka
icon-burn = erdő felégetése
icon-fish = halászat
icon-market = a piac
icon-any-action = a fogaskerék bármely akciója
icon-gear = Palenque, Yaxchilan, Tikal vagy Uxmal bármely akciója
icon-fed = ingyen megetetett munkás
icon-beg = koldulás kukoricáért
icon-start-player = kezdőjátékos
icon-day = egy nap
icon-two-days = két nap
icon-food-goods = Ételnap: nyersanyag
icon-food-points = Ételnap: győzelmi pont
