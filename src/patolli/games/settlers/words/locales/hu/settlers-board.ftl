# Birodalmi Telepek a terminálban: a tábla, a lapok keresése, a játék vége és az egyes döntések szabályai.

text = { $id }
player = Játékos { $n }

## Jelek

# Sorrend: fa, kő, élelmiszer, munkás, rombolás, védelem, arany, győzelmi pont, lap, helyszín, áldás.
signs = f k é m r v a GYP l H á
# Két-két betű: barna, szürke, piros, rózsaszín, arany, fekete, fehér, lila, kék, narancssárga.
colours = ba sz pi ró ar fk fh li ké na
name-location = helyszín vagy alap
name-faction-card = frakciólap
name-no-colour = szín nélkül

## A tábla

round = { $round }. forduló (összesen { $last }): { $phase }
common-deck = Közös pakli { $deck }, eldobva { $discard }
# Rövid oszlopfejek: pont, fa, kő, élelmiszer, munkás, rombolás, védelem, arany, kézben lévő lapok.
heads = GYP fa kő élel. munk. romb. véd. arany kéz
first = kezdőjátékos
passed = passzolt
row = Nyitott lapok
prayer = Ima
taken = Átvett
blessings = Áldások
statues = Szobrok
tricolor = háromszínű
deals = Üzletek
route = kereskedelmi útvonal
decks = Frakciópakli
deck-and-discard = { $deck }, eldobva { $discard }
foundations = Alapok: { $n }
looking = Választható
hand = Kéz
no-locations = Még nincs helyszín
status = { $goods }, kézben: { $n }

## Jelek a helyszíneken

used = használt
used-of = { $used }/{ $most } használva
blocked = blokkolva
defense = védelem
samurai = szamuráj
technology-basic = technológia: kétszer hat
technology-defense = technológia: 2-vel több rombolásjelző
technology-glory = technológia: 2 pont
taken-by = átvette: { $player }
under = lapok alatta: { $n }
goods-on = rajta: { $goods }
stored = imához: { $cards }
gave = adott: { $goods }

## Az egyszemélyes játék

virtual = Virtuális játékos
line = Támadássor
attack-deck = Támadáspakli
collected = Begyűjtött lapok: { $n }; a frakcióhelyszíneid: { $own }
solo-won = Győzelem: { $own } frakcióhelyszín { $n } begyűjtött lap ellen. Rang: { $rank }
solo-lost = Vereség: { $own } frakcióhelyszín { $n } begyűjtött lap ellen

## Lapok

free = ingyen
card-deal = üzlet { $good }
card-raze = rombolás { $goods }
no-cards = Nincs látható lap.
no-such-card = Nincs { $name } lap; írj be egy azonosítót, például COM012, vagy egy nevet, illetve annak egy részét.
more-cards = És még { $n }; írj többet a névből.
help-cards = t  a kezedben és előtted lévő lapok szavakkal; t COM012 vagy t NÉV: csak az az egy lap
when = { $round }. forduló

## A játék vége

final = Végeredmény
final-track = Játék közben szerzett
final-locations = Helyszínek
final-total = Összesen

## Az egyes döntések szabályai

hint-take = Vegyél a kezedbe egy lapot. Mindenki sorban elvesz egyet, majd fordított sorrendben még egyet. Az alternatív felderítésben a titkos lapjaid közül veszel el egyet, a többit továbbadod.
hint-source = Több hatásod történik egyszerre; válaszd ki, melyik következik. A sorrend az áldásoknál és az imáknál számít.
hint-draw = Ez a lap a közös pakliból vagy a frakciópaklidból jöhet.
hint-keep = Több lapot húztál, mint amennyit megtartasz. A többit eldobod vagy visszakevered.
hint-turn = Körönként egy akciód van: építs meg egy lapot a kezedből; köss üzletet egy frakciólappal 1 élelmiszerért; rombolj le egy lapot a kezedből 1 rombolásjelzőért, vagy egy ellenséges helyszínt 2-ért és minden védelemért 1-gyel többért; használj egy akcióhelyszínt; vagy költs el 2 munkást egy nyersanyagért vagy egy lapért. Az arany bármely nyersanyag helyett fizethető. Aki passzol, ebben a fordulóban már nem cselekszik, és nem is lehet mások célpontja.
hint-after = Az akciód kész. A köröd vége előtt még letehetsz egy védelemjelzőt, felállíthatsz szamurájokat, vagy lapokat és nyersanyagokat tehetsz olyan helyszínekre, amelyek befogadják őket.
hint-put = Amit erre a helyszínre teszel, az ott marad. Egy lap azonnal megadja a pontjait.
hint-location = Az árhoz egy helyszíned vagy egy alap kell. A helyszín mindennel együtt elvész, ami rajta van; több alap közül a legrégebbit veszíted el.
hint-pay = Az arany bármely nyersanyagot helyettesíthet: válaszd ki, mi hagyja el a készletedet.
hint-discard = Válassz egy lapot a kezedből; a saját dobópaklijára kerül.
hint-drop = Válassz egyet az üzleteid közül; véget ér, és többé nem ad semmit.
hint-target = Válaszd ki, mire irányul a hatás. Aki passzolt, annak a dolgai nem választhatók.
hint-build = Az árat a szokásos módon fizeted, de nem kell érte helyszínt feladnod.
hint-card = Válassz egy lapot a kezedből. A helyszín megmondja, mi lesz vele.
hint-good = Válassz egy árut a rombolásmezőről; a helyszín megmarad.
hint-opponent = Válassz egy játékost, aki még nem passzolt; ő választja ki az eldobandó lapot.
hint-steal = Válassz egy nyersanyagot olyan játékos készletéből, aki még nem passzolt.
hint-option = A lap több dolog közül egyet ad: válassz egyet.
hint-swap = Visszaadhatod, amit most kaptál, és pontot kapsz érte. Amit kihagytál, ahhoz nem térhetsz vissza.
hint-samurai = A szamuráj egy frakcióhelyszínt véd: lerombolása 1 rombolásjelzővel többe kerül. Ott marad, amíg a helyszín áll.
hint-spend = Elkölthetsz még 2 munkást egy nyersanyagért vagy egy lapért, ahányszor telik rá.
hint-color = Ez a szín számít az imában.
hint-pray = Ha húzol, minden megfelelő áldás egy lappal többet ér, feltéve, hogy jön egy keresett színű lap. Húzás nélkül minden megfelelő áldás egy lapnak számít. Az áldásaid megmaradnak.
hint-stored = A raktározott lapok is csatlakozhatnak az imához; a felhasználtakat eldobod.
hint-give = Minden megfelelő lapért elkölthetsz egy nyersanyagot pontokért. Az arany itt nem számít.
hint-blessing = Válassz egy színt, amelyből még nincs áldásod.
hint-store = Több áldásod van, mint amennyit raktározhatsz: válaszd ki, melyek maradnak.
