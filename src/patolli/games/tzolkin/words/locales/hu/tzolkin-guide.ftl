# A szabályok röviden annak, aki a játéktábla egy helyéről kérdez. Minden szám a játéké.

## Nevek

name-skulls = kristálykoponyák
name-points = győzelmi pontok
name-workers = munkások
name-corn_tiles = kukoricalapkák
name-wood_tiles = falapkák
space-0 = nincs akció

## A kör

rule-turn = A körödben munkásokat raksz le, vagy munkásokat veszel le: legalább egyet, amennyit csak akarsz, de soha nem mindkettőt. A végén az üres épületmezőkre új épületek kerülnek.
rule-place = A munkás egy fogaskerék legalacsonyabb szabad mezőjére áll, és annyi kukoricába kerül, amennyi a mező száma. A kör második munkása 1, a harmadik 2 kukoricával drágább, és így tovább; mindegyiket azonnal kifizeted. Egyelőre nem hoz semmit: a fogaskerekek minden nap egy mezővel továbbviszik a munkásokat.
rule-pick = A levett munkás a mezője akcióját használja, vagy ugyanazon a fogaskeréken egy kisebb számút, visszalépésenként 1 kukoricáért, vagy egyiket sem. Mindegyiket teljesen végrehajtod, mielőtt a következőt leveszed, tetszőleges sorrendben. A visszakapott munkások a következő körödre várnak.
rule-beg = Ha legfeljebb 2 kukoricád van, a körödet koldulással kezdheted: 3 kukoricád lesz, és egy választott templomban egy lépcsőt lejjebb lépsz. Koldulnod kell, ha nincs munkásod fogaskeréken, és egyetlen mezőt sem tudsz kifizetni.

## Fogaskerekek

rule-gear-palenque = Palenque kukoricát és fát ad. A 2–5. mezőjén a dzsungel azonos számú csoportjából veszel el lapkát.
rule-gear-yaxchilan = Yaxchilan fát, követ és aranyat ad, egy kevés kukoricát, és a kristálykoponyákat Chichen Itzához.
rule-gear-tikal = Tikal az erőforrásokból technológiát, épületet, emlékművet és templomlépcsőt csinál.
rule-gear-uxmal = Uxmal a kukoricából szinte bármit csinál: templomlépcsőt, erőforrást, épületet, más akciót. Az új munkások is innen jönnek.
rule-gear-chichen_itza = Chichen Itzán kristálykoponyákat teszel le, és győzelmi pontokat meg templomlépcsőket kapsz. Ez a fogaskerék nagyobb a többinél: mezői 10-ig tartanak, és minden akciója az egész játékban csak egyszer használható.

## Mezők

rule-space-0 = A 0. mezőnek nincs akciója: a munkás itt arra vár, hogy a fogaskerék továbbvigye. Csak a kör második, harmadik … munkásáért járó felárat fizeted.
rule-space-chichen_itza-0 = A 0. mezőnek nincs saját akciója. A Teológiával az innen levett munkás az 1. akciót használhatja.
rule-space-any = Innen a munkás a fogaskerék bármely akcióját használhatja 1-től { $top }-ig, a visszalépésekért nem kell fizetni.
rule-space-last = Innen a munkás a fogaskerék bármely akcióját használhatja 1-től { $top }-ig, a visszalépésekért nem kell fizetni. Ez az utolsó mező: a következő nappal a munkás leesik a fogaskerékről, és akció nélkül tér vissza.
rule-space-palenque-1 = Halászat: 3 kukorica, lapka nélkül. A Mezőgazdaság 2. szintje 1 kukoricát ad hozzá.
rule-space-palenque-2 = Vegyél el egy kukoricalapkát a dzsungelnek ebből a csoportjából és 4 kukoricát; itt nem fedi fa. Ha nem maradt lapka, itt már csak legalább 2. szintű Mezőgazdasággal lehet betakarítani.
rule-space-harvest = Vegyél el egy szabad kukoricalapkát és { $corn } kukoricát, vagy egy falapkát és { $wood } fát, ami szabaddá teszi az alatta lévő kukoricalapkát. Vagy égesd fel az erdőt: megkapod az alatta lévő kukoricalapkát a kukoricájával, de egy templomban egy lépcsőt lejjebb lépsz.
rule-space-yaxchilan-1 = Kapsz 1 fát. Az Erőforrás-kinyerés 1. szintje 1 fát ad hozzá.
rule-space-yaxchilan-2 = Kapsz 1 követ és 1 kukoricát. Az Erőforrás-kinyerés 2. szintje 1 követ ad hozzá.
rule-space-yaxchilan-3 = Kapsz 1 aranyat és 2 kukoricát. Az Erőforrás-kinyerés 3. szintje 1 aranyat ad hozzá.
rule-space-yaxchilan-4 = Kapsz 1 kristálykoponyát, amíg van a talonban. A Teológia 3. szintje még egyet ad.
rule-space-yaxchilan-5 = Kapsz 1 aranyat, 1 követ és 2 kukoricát. Az Erőforrás-kinyerés a 2. szinten 1 követ, a 3. szinten 1 aranyat ad hozzá.
rule-space-tikal-1 = Fejlessz egy technológiát: az 1., 2. vagy 3. szint 1, 2 vagy 3 tetszőleges erőforrásba kerül. A 3. szinten egy erőforrásért a bónuszt kapod.
rule-space-tikal-2 = Építs egy épületet a kínálatból, és fizesd ki pontosan a feltüntetett erőforrásokat.
rule-space-tikal-3 = Fejlessz egyszer vagy kétszer, ugyanazt a technológiát vagy kettőt; mindegyiket úgy fizeted, mint a Tikal 1. mezőjén.
rule-space-tikal-4 = Építs egy vagy két épületet, vagy egy emlékművet. Két épületnél az Építészet csak az egyiket segíti, te választod, melyiket.
rule-space-tikal-5 = Fizess 1 tetszőleges erőforrást, és két különböző templomban lépj egy-egy lépcsőt feljebb.
rule-space-uxmal-1 = Fizess 3 kukoricát, és egy választott templomban lépj egy lépcsőt feljebb.
rule-space-uxmal-2 = Cserélj a piacon, ahányszor csak akarsz: a fa 2, a kő 3, az arany 4 kukoricát ér eladáskor és vásárláskor is.
rule-space-uxmal-3 = Kapsz még egy munkást, összesen legfeljebb hatot. A következő körödtől rakhatod le, és az Ételnapokon ő is enni kér.
rule-space-uxmal-4 = Építs egy épületet kukoricáért: az árának minden erőforrásáért 2 kukoricát fizetsz, erőforrást pedig nem. Emlékművet soha.
rule-space-uxmal-5 = Fizess 1 kukoricát, és használd Palenque, Yaxchilan, Tikal vagy Uxmal bármely akcióját 1-től 5-ig, annak saját költségével; de ezt az akciót magát nem választhatod újra.
rule-space-chichen_itza = Tedd ide egy kristálykoponyádat: megkapod a győzelmi pontokat, a templomlépcsőt, és ahol látható, egy választott erőforrást. Ezt az akciót ebben a játékban senki sem használhatja többé.

## A kezdőjátékos-mező, a naptár, az Ételnapok

rule-start = Az ide tett munkásért csak a kör második, harmadik … munkásáért járó felárat fizeted, és elhozza a naptáron lévő összes kukoricát. A forduló végén visszatér hozzád, és te leszel a kezdőjátékos, vagy ha a jelző már nálad volt, balra továbbadod. Aztán te forgatod a naptárt: egy nappal, vagy talán kettővel.
rule-calendar = Minden forduló végén a naptár egy nappal fordul tovább, és minden munkás egy mezővel továbblép. Ha senki sem áll a kezdőjátékos-mezőn, 1 kukorica kerül a naptárra. Aki ott áll, két nappal is forgathatja, ha a játékostáblája a világosabb oldalán fekszik (ezután a sötétebbre fordul), de nem, ha valamelyik játékos munkása egy fogaskerék utolsó előtti mezőjén áll.
rule-food-day = A 8., 14., 21. és 27. nap végén minden munkás 2 kukoricát eszik; minden éhes munkás 3 győzelmi pontba kerül. Ezután a templomok a 8. és 21. napon nyersanyagokat, a 14. és 27. napon győzelmi pontokat adnak. Az átugrott Ételnap egy fordulóval később jön.

## Templomok

rule-temple-chaac = Chaac követ ad: amikor az Ételnap nyersanyagot ad, 1-et az 1. lépcsőtől, és még egyet a 3. lépcsőtől. Amikor győzelmi pontot ad, a lépcsőd pontjait kapod, legfeljebb 8-at. Aki ekkor a legmagasabban áll, az 1. korban 6, a 2. korban 2 ponttal többet kap, holtverseny esetén a felét.
rule-temple-quetzalcoatl = Quetzalcoatl aranyat ad: amikor az Ételnap nyersanyagot ad, 1-et a 2. lépcsőtől, és még egyet a 4. lépcsőtől. Amikor győzelmi pontot ad, a lépcsőd pontjait kapod, legfeljebb 13-at. Aki ekkor a legmagasabban áll, az 1. korban 2, a 2. korban 6 ponttal többet kap, holtverseny esetén a felét.
rule-temple-kukulcan = Kukulcan fát ad az 1. és a 3. lépcsőtől, és egy kristálykoponyát a 4. lépcsőtől, amikor az Ételnap nyersanyagot ad. Amikor győzelmi pontot ad, a lépcsőd pontjait kapod, legfeljebb 10-et. Aki ekkor a legmagasabban áll, az 1. korban 4, a 2. korban 4 ponttal többet kap, holtverseny esetén a felét.

## Technológiák

rule-technology-agriculture = A Mezőgazdaság nagyobb termést hoz: az 1. szinten a dzsungel 1, a 3. szinten még 2 kukoricával többet ad. A 2. szinten a halászat 1 kukoricával többet hoz, és lapka nélkül takaríthatsz be kukoricát ott, ahol nincs szabad lapka. A 3. szinten túl minden fejlesztés egy lépcső egy templomban.
rule-technology-extraction = Az Erőforrás-kinyerés 1 erőforrással többet ad, amikor Yaxchilan vagy Palenque egy mezője fát (1. szint), követ (2. szint) vagy aranyat (3. szint) ad. A lapkák, a templomok és a piac nem számítanak. A 3. szinten túl minden fejlesztés 2 választott erőforrást ad.
rule-technology-architecture = Az Építészet minden épületnél segít: 1 kukorica az 1. szinten, ezen felül 2 győzelmi pont a 2. szinten, a 3. szinten pedig megspórolsz egy erőforrást az árból (az Uxmal 4. mezőjén 2 kukoricát). Emlékműveknél soha nem segít. A 3. szinten túl minden fejlesztés 3 győzelmi pontot ad.
rule-technology-theology = A Teológia a koponyákról szól. 1. szint: a Chichen Itzáról levett munkás az eggyel magasabb számú akciót is használhatja. 2. szint: egy ottani akció után 1 erőforrást fizethetsz egy templomlépcsőért. 3. szint: a Yaxchilan 4. mezőjén 1 koponyával több. A 3. szinten túl minden fejlesztés 1 koponyát ad.

## Lapkák, koponyák, a játék vége

rule-buildings = Épületet a Tikal 2. vagy 4., kukoricáért az Uxmal 4. mezőjén építhetsz; azonnal megadja, amit mutat, a gazdaságok pedig munkásokat etetnek az Ételnapokon. Az üres mezőkre a kör végén új épületek kerülnek. A második Ételnapon mindet a 2. kor épületei váltják fel.
rule-monuments = Emlékművet csak a Tikal 4. mezőjén építhetsz, pontosan azért, amit mutat, és a játék végén ér pontot. Csak a táblán lévők építhetők meg; az Építészet ezeknél nem használható.
rule-jungle = Minden csoport Palenque azonos számú mezőjéhez tartozik. A 3–5. csoportban minden kukoricalapkán egy falapka fekszik: a kukoricát akkor lehet elvenni, ha a fája már nincs ott. Az elvett lapkákat megtartod; két emlékmű számolja őket.
rule-skulls = A játékban 13 kristálykoponya van. A Yaxchilan 4. mezőjéről, Kukulcantól, a Teológiából és néhány lapkáról jönnek, és Chichen Itzán érnek a legtöbbet. Ami a végén nálad marad, 3 győzelmi pontot ér.
rule-end = A játék a negyedik Ételnappal, a 27. napon ér véget. Az erőforrások a piaci áron kukoricává válnak, 4 kukorica egy győzelmi pont, minden koponya 3, és az emlékművek is pontot érnek. Az győz, akinek a legtöbb pontja van; holtverseny esetén, akinek több munkása van a fogaskerekeken.
