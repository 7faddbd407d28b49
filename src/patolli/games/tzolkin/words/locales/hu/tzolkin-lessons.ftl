# Leckék a táblán (docs/lessons.md): mit mond egy lépés, mi a feladat, és mi a válasz. Legfeljebb 45 szó.

## Munkások lerakása

placing = Munkások lerakása
placing-1 = Középen forog a nagy naptár. Öt fogaskereket hajt, minden városhoz egyet, és a fogaskerekeken utaznak a munkásaid. Ma felszállnak.
placing-2 = Ez vagy te: három munkás, és 9 kukorica, amivel fizethetsz. Minden más ráér egy másik leckéig.
placing-3 = A munkás mindig egy fogaskerék legalacsonyabb szabad mezőjére áll, és annyi kukoricába kerül, amennyi a mező száma. Palenque üres: a 0. mező szabad, és nem kerül semmibe.
placing-3-task = Rakj le egy munkást Palenquére.
placing-3-done = Ott áll. Egyelőre nem hoz semmit: várja, hogy a fogaskerék továbbvigye.
placing-3-start = Az a mező azoké, akik holnap kezdeni akarnak. Külön leckéje van; ma keresd a zöld fogaskereket.
placing-3-other = Így is lehet, minden fogaskerékre így lehet felszállni. De nekünk kukorica kell, és az Palenquén terem, a zöld fogaskeréken.
placing-4 = Egy körben több munkást is lerakhatsz, de mindegyik drágább az előzőnél: a második felára 1, a harmadiké 2 kukorica. Most az 1. mező a legalacsonyabb szabad: 1 kukorica, és 1 felár.
placing-4-task = Rakj le még egy munkást Palenquére.
placing-4-done = 2 kukorica: egy az 1. mezőért, egy azért, mert ez a kör második munkása.
placing-4-end = Megállhatnál, de egyetlen munkás keveset hoz. Előbb rakj le még egyet.
placing-4-other = Lehetséges, és egy 0. mezőn csak az 1 kukorica felárba kerülne. De ma mindkettő Palenquére megy.
placing-5 = Eddig csak próbálgattad: a „Visszavonás” visszavesz egy lépést, és senki sem látott semmit. A kör akkor érvényes, amikor megerősíted.
placing-5-task = Erősítsd meg a körödet.
placing-5-done = Most Balam jön. Amikor mindenki sorra került, vége a napnak, és a fogaskerekek fordulnak: erről szól a következő lecke.
placing-5-other = A harmadik munkás 2 kukorica felárba kerülne. Tartogasd holnapra: mára kettő elég.

## Forognak a fogaskerekek

gears = Forognak a fogaskerekek
gears-1 = Mindenki sorra került, így vége a napnak. A naptár egy foggal továbbment, és mind az öt fogaskereket elforgatta. A munkásaid vele mentek: a 0. és 1. mezőről az 1. és 2. mezőre.
gears-2 = Minden mezőnek van akciója, és a következő többnyire többet ad: a Palenque 1. mezőjén a halászat 3 kukoricát hoz, a 2. mezőn a betakarítás 4-et, a 4. mezőn már 7-et. Megéri várni.
gears-3 = A körödben vagy lerakod, vagy leveszed a munkásaidat: legalább egyet, de a kettőt együtt sosem. Hogy kettő továbbutazhasson, használd a harmadikat.
gears-3-task = Rakd le a harmadik munkásodat Tikalra, aztán erősítsd meg a kört.
gears-3-done = Most Balam jön, és eltelik még egy nap.
gears-3-pick = Ma még keveset hozna. Hagyd, hogy mindkettő utazzon még egy napot, és inkább a harmadikat rakd le.
gears-3-other = Úgy is eltelne a nap. De ez a munkás Tikalon kell, a piros fogaskeréken, ahol építeni lehet.
gears-4 = 3. nap: most a 2. és a 3. mezőn állnak. A szürke munkások senkiéi. Két játékosnál mezőket foglalnak el, és együtt utaznak a többiekkel.
gears-5 = A fogaskeréknek vége is van. A 6. és 7. mezőről a munkás a fogaskerék bármely akcióját használhatja. De a 7. utáni napon leesik, és üres kézzel tér haza: várj sokáig, de ne túl sokáig.

## Levétel, visszalépés

picking = Levétel, visszalépés
picking-1 = A munkás, akit leveszel, a mezője akcióját használja, és visszatér hozzád. A Palenque 2. mezője 4 kukoricát ad, és egy kukoricalapkát a dzsungelből.
picking-1-task = Vedd le a munkást a Palenque 2. mezőjéről, és használd a mező akcióját.
picking-1-done = 4 kukorica és egy kukoricalapka. A munkás a következő körödben újra a tiéd.
picking-1-pick = Az a munkás ráér. Kezdd azzal, amelyik a Palenque 2. mezőjén áll.
picking-1-less = Szabad, de kevesebb: a 2. mezőn áll, és az 4 kukoricát ad. Használd azt.
picking-1-other = Persze lerakhatsz munkást, de nem abban a körben, amelyikben leveszel. Ma betakarítás van.
picking-2 = Egy körben többet is levehetsz. A következő a Palenque 3. mezőjén áll, ahol a kukoricát még fa takarja. Visszaléphet egy alacsonyabb mezőre: minden lépés 1 kukoricába kerül.
picking-2-task = Vedd le a munkást a Palenque 3. mezőjéről, és használd a Palenque 2. akcióját.
picking-2-done = 1 kukorica a visszalépésért, 4 kukorica a földről: összesen 3-mal több.
picking-2-end = Megállhatsz, de ebben a körben még több kukoricát is szerezhetsz.
picking-2-three = A 3. mezőn fát vághatnál, vagy felégethetnéd, és megharagítanál egy istent. Mindkettő egy másik leckében jön: lépj vissza a 2. mezőre.
picking-2-one = Két lépés vissza 2 kukoricába kerül, a hal pedig 3-at hoz. Egyetlen visszalépéssel többet kapsz.
picking-2-none = Akkor hiába utazott volna. Használd a Palenque 2. akcióját.
picking-2-tikal = Azt hagyd Tikalon: jobb mezők felé utazik.
picking-3 = Egy munkás Tikalon marad, és utazik tovább. A másik kettő visszatért, a következő körödben lerakhatod őket.
picking-3-task = Erősítsd meg a körödet.
picking-3-done = 14 kukorica: ezzel minden munkásodat oda rakhatod, ahová csak akarod.

## Kukorica és koldulás

begging = Kukorica és koldulás
begging-1 = Kukoricával fizetsz a mezőkért, a kör második és harmadik munkásáért, és az ételért. Itt egyetlen szem nélkül kezdesz: csak egy munkást rakhatnál le, egy 0. mezőre.
begging-2 = Ha legfeljebb 2 kukoricád van, a körödet koldulással kezdheted: 3 kukoricád lesz, és egy választott templomban egy lépcsőt lejjebb lépsz.
begging-2-task = Koldulj: válassz egyet a templomok közül.
begging-2-done = Most 3 kukoricád van, és abban a templomban egy lépcsővel lejjebb állsz. Az alacsony lépcsők bizonyos napokon győzelmi pontokba kerülnek.
begging-2-place = Lehetséges, de kukorica nélkül ma ez az egyetlen munkás, akit lerakhatsz. Előbb koldulj.
begging-3 = Most már két munkásra telik. A 0. mezőkön az első ingyen van, a második csak az 1 kukorica felárba kerül.
begging-3-task = Rakj le egy munkást Palenquére és egyet Yaxchilanra.
begging-3-done = Összesen 1 kukorica; 2 maradt.
begging-3-end = Egyetlen munkás keveset hoz. Rakd le a másodikat is.
begging-3-other = Lehetséges, de a szegény törzs kukoricával és fával kezd: Palenquén és Yaxchilanon.
begging-4 = A játék négy napján minden munkás 2 kukoricát eszik, a koldulás egymagában senkit sem tart el. Holnap a palenquei munkás halászhat.
begging-4-task = Erősítsd meg a körödet.
begging-4-done = Akkor koldulj, ha muszáj, ne akkor, ha lehet: minden lefelé tett lépésért a végén fizetsz.
begging-4-other = A harmadik munkás az utolsó 2 kukoricádba kerülne. Tartsd meg őket holnapra.

## Dzsungel és tűz

jungle = Dzsungel és tűz
jungle-1 = Palenque körül terül el a dzsungel. A 3., 4. és 5. csoportban falapkák takarják a kukoricalapkákat: valakinek el kell vinnie a fát, mielőtt be lehetne takarítani a kukoricát.
jungle-2 = A Palenque 4. mezője 3 fát és egy falapkát ad. Az alatta lévő kukoricalapka ezután szabad: az viszi el, aki elsőként érkezik.
jungle-2-task = Vedd le a munkást a Palenque 4. mezőjéről, és végy el fát.
jungle-2-done = 3 fa és egy falapka. A 4. csoportban most szabad egy kukoricalapka.
jungle-2-three = Az a munkás következik majd. Kezdd azzal, amelyik a Palenque 4. mezőjén áll.
jungle-2-burn = Úgy gyorsabb, de megharagudna egy isten. A másik munkással majd kipróbálod: itt vegyél el fát.
jungle-2-use = Szabad, de a 4. mező maga adja a legjobb termést. Használd azt.
jungle-2-other = Ma betakarítás van: vedd le a munkást a Palenque 4. mezőjéről.
jungle-3 = A másik munkás a 3. mezőn áll, és most azonnal kukorica kell. Égesd fel a fát: megkapod az alatta lévő kukoricalapkát 5 kukoricával, fát viszont nem, és egy templomban egy lépcsőt lejjebb lépsz.
jungle-3-task = Vedd le a munkást a Palenque 3. mezőjéről, égesd fel a fát, és válassz templomot.
jungle-3-done = 5 kukorica egyszerre, és egy lépcsővel lejjebb egy templomban. Néha megéri.
jungle-3-wood = 2 fa is szép termés. De egyszer nézd meg, mire jó a tűz.
jungle-3-end = Még ne: a Palenque 3. mezőjén álló munkás is takarítson be.
jungle-3-use = Szabad, de most próbáld ki magát a 3. mezőt.
jungle-4 = A kukorica- és falapkáidat megtartod: néhány emlékmű a játék végén számolja őket.
jungle-4-task = Erősítsd meg a körödet.
jungle-4-done = Mind a három munkás visszatért. Holnap újra lerakhatod őket.

## Erőforrások és koponyák

skulls = Erőforrások és koponyák
skulls-1 = Yaxchilan erőforrásokat ad, amelyekből építesz: az 1. mezőn fát, a 2. mezőn követ, a 3. mezőn aranyat, az 5. mezőn követ és aranyat együtt.
skulls-2 = A munkásod a Yaxchilan 2. mezőjén áll: 1 kő, és mellé 1 kukorica.
skulls-2-task = Vedd le a munkást a Yaxchilan 2. mezőjéről, és használd a mező akcióját.
skulls-2-done = 1 kő és 1 kukorica.
skulls-2-pick = Szép sorjában: kezdd azzal, amelyik a Yaxchilan 2. mezőjén áll.
skulls-2-use = Szabad, de a kő többet ér. Használd magát a 2. mezőt.
skulls-2-other = Ma munkások térnek haza: vedd le azt, amelyik a Yaxchilan 2. mezőjén áll.
skulls-3 = A Yaxchilan 4. mezője kristálykoponyát ad. Csak 13 van belőle, és Chichen Itza várja őket: ott minden akció egyet kér, és az egész játékban csak egyszer használható.
skulls-4 = Egy koponyád már van, és egy munkásod Chichen Itza 2. mezőjén: ez 5 győzelmi pont és egy lépcső felfelé Chaac templomában.
skulls-4-task = Vedd le a munkást Chichen Itza 2. mezőjéről, és hagyd ott a koponyádat.
skulls-4-done = 5 győzelmi pont és egy lépcső felfelé Chaac templomában. Ezt az akciót többé senki sem használhatja.
skulls-4-end = Van még dolgod: a koponyád ma 5 győzelmi pontot ér.
skulls-4-pick = A Palenquén álló munkás utazzon tovább. A pontokat a Chichen Itzán álló hozza.
skulls-4-use = Kevesebb pont ugyanazért a koponyáért? Használd magát a 2. mezőt.
skulls-5 = Chichen Itza magasabb mezői többet adnak, de napokig tart odáig az út. És a játék végén megmaradt koponya 3 győzelmi pontot ér.
skulls-5-task = Erősítsd meg a körödet.
skulls-5-done = Erőforrások az építéshez, pontok a koponyákért: legközelebb építesz.
skulls-5-other = Az még csak most szállt fel: hadd utazzon, te pedig erősítsd meg a kört.

## Építkezés, technológiák

building = Építkezés, technológiák
building-1 = Tikalon az erőforrásokból lesz valami. Az 1. mező egy technológiára, a 2. mező egy épületre való, és mindkettőn áll egy munkásod.
building-2 = Négy technológia van, három-három szinttel. Az 1. szint 1 erőforrásba kerül, a 2. szint 2-be, a 3. szint 3-ba. Az Erőforrás-kinyerés 1 fával többet ad, valahányszor Yaxchilan fát ad.
building-2-task = Vedd le a munkást a Tikal 1. mezőjéről, válaszd az Erőforrás-kinyerést, és fizess arannyal.
building-2-done = 1. szint. A játék végéig segít.
building-2-wood = A fát tartsd meg, a gazdasághoz kell egy. Fizess arannyal.
building-2-tech = Az is jó. Itt most az Erőforrás-kinyerés kell, a második sor.
building-2-pick = Szép sorjában: kezdd azzal, amelyik a Tikal 1. mezőjén áll.
building-2-use = Akció nélkül hiába utazott volna. Használd a Tikal 1. akcióját.
building-2-other = A lerakás ráér: Tikalon két munkás készen áll.
building-3 = Minden épület felül az árát mutatja, alul azt, amit ad. Ez a gazdaság 1 fába kerül, és mostantól egy munkásod ingyen eszik.
building-3-task = Vedd le a munkást a Tikal 2. mezőjéről, és építsd meg a gazdaságot.
building-3-done = Tiéd a gazdaság. Minden Ételnapon 2 kukoricát takarítasz meg vele.
building-3-end = Most futja egy épületre. Előbb azt építsd meg.
building-3-pick = Az utazzon tovább. Az építő a Tikal 2. mezőjén áll.
building-3-use = Most az építésről van szó: használd a Tikal 2. akcióját.
building-4 = A köröd végén új épület kerül az üres helyre. Az utolsó sorban álló emlékművek drágák, de a játék végén sok pontot érnek.
building-4-task = Erősítsd meg a körödet.
building-4-done = Korai technológia, korai gazdaság: mindkettő az egész játékban kifizetődik.
building-4-other = Az még nem utazott sokat. Inkább erősítsd meg a kört.

## Ételnapok, templomok

food = Ételnapok, templomok
food-1 = 8. nap: ez a forduló Ételnappal zárul. Minden munkás 2 kukoricát eszik, és minden éhes munkás 3 győzelmi pontba kerül. Három munkásod van, és csak 2 kukoricád.
food-2 = A Palenque 7. mezőjén álló munkásod a fogaskereke bármely akcióját használhatja, és a visszalépésért sem fizetsz. 6 kukoricára van szükséged.
food-2-task = Vedd le a munkást a Palenque 7. mezőjéről, és szerezz legalább 4 kukoricát.
food-2-done = Elég mind a háromnak.
food-2-one = A hal 3 kukoricát hoz: az összesen 5, és egy munkás éhes maradna.
food-2-none = Attól senki sem lakik jól. Olyan akciót válassz, amelyik kukoricát ad.
food-2-stone = Az 1 követ és 1 kukoricát ad: háromnak kevés.
food-2-beg = Akkor 3 kukoricád lenne, és 6 kell; ráadásul megharagudna egy isten. Van jobb.
food-2-place = Ha ma leraksz egy munkást, levenni már nem tudsz, és a kukorica ott marad, ahol van.
food-3 = Evés után a templomok adnak. A 8. és 21. napon megkapod a lépcsők melletti nyersanyagokat a te lépcsődig bezárólag, a 14. és 27. napon győzelmi pontokat.
food-3-task = Erősítsd meg a körödet.
food-3-done = Most mindenki eszik, és a templomok is adnak.
food-3-other = Mindened megvan, ami kell. Erősítsd meg.
food-4 = A munkásaid 6 kukoricát ettek, Chaac pedig 1 követ adott. Balam csak 4 kukoricát fizetett: hármuk közül egyet egy gazdaság etet. A következő Ételnap a 14. nap.

## Két nap egyszerre

twodays = Két nap egyszerre
twodays-1 = Tegnap senki sem állt a kezdőjátékos-mezőre, ezért 1 kukorica került a naptárra. Aki oda rak munkást, megkapja az összes összegyűlt kukoricát.
twodays-2 = Más akciója ott nincs a munkásnak. De nem kerül semmibe, és a forduló végén rögtön visszatér.
twodays-2-task = Rakj le egy munkást a kezdőjátékos-mezőre, aztán erősítsd meg.
twodays-2-done = 1 kukoricát kaptál. Ha Balam is sorra került, vége a fordulónak.
twodays-2-pick = Hadd utazzanak: ebben a leckében gyorsabban haladnak, mint máskor.
twodays-2-other = Lehetséges, de nézd a naptár melletti mezőt: ott kukorica vár.
twodays-3 = A kezdőjátékos-jelző már nálad volt, ezért Balamhoz került. A naptárt pedig most te forgatod: egy nappal vagy kettővel. Kettővel csak egyszer lehet a játékban.
twodays-3-task = Forgasd a naptárt két nappal.
twodays-3-done = A játékostáblád most a sötétebb oldalát mutatja: a két napot már felhasználtad.
twodays-3-one = Egy nap a szokásos. Most egyszer nézd meg, mit tesz kettő.
twodays-4 = Minden munkás két mezőt utazott: a tieid az 1. és 2. mezőről a 3. és 4. mezőre. Ez segít, ha hosszú az út, és elronthatja mások Ételnapját.

## A vége és az emlékművek

monuments = A vége és az emlékművek
monuments-1 = 25. nap: közel a vég. A 27. nap Ételnapja után a naptár még egyet fordul. Aztán az erőforrásokból kukorica lesz: a fa 2, a kő 3, az arany 4. Minden 4 kukorica 1 pont, minden koponya 3.
monuments-2 = A megmaradt erőforrás tehát keveset ér. 2 fa, 1 kő és 3 arany, az Akadémia ára, 19 kukorica lenne: 5 pont sincs. Emlékműbe építve többet hoznak.
monuments-3 = Az Akadémia minden technológiai szintedért 3 győzelmi pontot ér. Három szint az Erőforrás-kinyerésben és egy a Teológiában a végén 12 pont.
monuments-3-task = Vedd le a munkást a Tikal 4. mezőjéről, és építsd meg az Akadémiát.
monuments-3-done = 12 pont olyan erőforrásokért, amelyek 5-öt sem értek volna.
monuments-3-other = Az is emlékmű, de hasonlítsd össze, mit számolnak: a többi közül egyik sem hoz annyit, mint az Akadémia.
monuments-3-build = Az épületek a hátralévő napokon segítenek, és azokból kevés maradt. Most az Akadémia pontjai többet érnek.
monuments-3-use = Emlékművet csak a Tikal 4. mezőjén építhetsz. Azt használd.
monuments-3-pick = Az utazzon tovább. Az építő a Tikal 4. mezőjén áll.
monuments-3-place = Aki ma munkást rak le, az nem vehet le, és aki most száll fel, azt már aligha veszed le.
monuments-4 = Minden emlékműből csak egy van, és nem jön a helyére új. Aki egy bizonyosat akar, idejében tervez, és megelőzi a többieket.
monuments-4-task = Erősítsd meg a körödet.
monuments-4-done = Tiéd az Akadémia. A pontjai a legvégén jönnek.
monuments-4-other = Ez a kör az Akadémiáé volt. Erősítsd meg.
monuments-5 = Az utolsó körök: a 27. napon minden munkás még egyszer eszik, a templomok pontot adnak, és aki valamelyikben a legmagasabban áll, többet kap. Aztán jön az összeszámolás. Az nyer, akinek a legtöbb pontja van; holtversenynél az, akinek több munkása van a fogaskerekeken.
