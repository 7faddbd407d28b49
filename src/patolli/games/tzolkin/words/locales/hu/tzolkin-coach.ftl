# Amit az edző elmagyaráz, amikor először előkerül, és amire figyelmeztet. A címek legfeljebb hat, a szövegek legfeljebb 30 szavasak.

hungry = A munkásaid éhen maradnak
hungry-text =
    { $days ->
        [0] Ma mindenki eszik. Kell: { $need }, nálad { $have } van. Minden éhes munkás 3 győzelmi pontba kerül.
       *[other] Holnap mindenki eszik. Kell: { $need }, nálad { $have } van. Minden éhes munkás 3 győzelmi pontba kerül.
    }
beg = Koldulhatsz kukoricáért
beg-text = Ha legfeljebb 2 kukoricád van, koldulással kezdheted a köröd: 3 kukoricád lesz. De egy templomban egy lépcsőt lejjebb lépsz, és az alsó lépcsők pontba kerülnek.
food = Hamarosan Ételnap jön
food-text = Hamarosan minden munkás 2 kukoricát eszik; minden éhes 3 pontba kerül. Utána a templomok megadják, amit a lépcsőid mutatnak. Tarts meg kukoricát, vagy végy le időben munkásokat Palenquéről.
days = Egy nap vagy kettő?
days-text = A játékban egyszer két nappal forgathatod a naptárt: minden munkás két mezőt utazik. Jó, ha a tieidnek hasznára van, vagy másoknak kevés a kukoricájuk.
technology = Az első technológiád
technology-text = A technológia ezentúl mindig segít, amikor azt teszed, amit megnevez. A korai szintek térülnek meg legtovább. Első játszmához a Mezőgazdaság és az Erőforrás-kinyerés való.
building = Építhetsz
building-text = Az épület tetején az ára áll, alul az, amit ad. A gazdaságok minden Ételnapon munkásokat etetnek; mások azonnal lépcsőt, szintet vagy pontot adnak.
monument = Emlékművet építhetsz
monument-text = Az emlékmű most semmit sem ad, de a végén sok pontot azért, amit számol. Válassz olyat, amely ahhoz illik, amid már van, mielőtt más viszi el.
temple = Lépcső egy templomban
temple-text = Minden lépcső többet ad az Ételnapokon: a 8. és 21. napon nyersanyagot, a 14. és 27. napon pontot. Aki ekkor legmagasabban áll, plusz pontokat kap.
wealth = Válaszd ki a kezdővagyonodat
wealth-text = Mindent megkapsz, amit a két lapka mutat. Kukoricával fizeted és eteted a munkásokat: az első játszmához tarts meg körülbelül 8-at. A nyilak templomi lépcsők vagy technológiai szintek.
place = Hová álljanak a munkások?
place-text = A munkás néhány napig marad, és jobb mezőkre utazik. Kezdd ott, ahol nyersanyag van: Palenquén kukorica, Yaxchilanon fa, kő és arany. Chichen Itzához kristálykoponya kell.
pick = Egy munkásod akcióra kész
pick-text = Kattints egy munkásodra, hogy levedd, és végrehajtsd az akcióját. Vagy rakj le ma továbbiakat: akik a fogaskerekeken maradnak, jobb akciókhoz utaznak.
technology-try = Az első tíz napban fejlessz egy technológiát: minden betakarításnál vagy építésnél segít.
building-try = A második Ételnap előtt építs egy-két gazdaságot: a megtakarított kukoricát másra költheted.
monument-try = Nézd meg korán az emlékműveket, és játssz az egyikre: a Tikal 4. mezőjén építheted meg.
days-try = Állj egyszer a kezdőjátékos-mezőre, és forgasd a naptárt két nappal, amikor a munkásaidnak a legtöbbet használ.
