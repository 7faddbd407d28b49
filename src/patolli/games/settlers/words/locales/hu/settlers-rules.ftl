# A szabályok kikereshetően: egy cikknek címe és szövege van. A szöveg minden sora egy bekezdés; ami kötőjellel kezdődik, egy lista
# eleme. Hogy egy-egy lap, áru és szín mit tesz, azt a settlers-cards.ftl és a settlers-guide.ftl mondja meg.

## Fejezetek

chapter-game = A játék
chapter-round = Egy forduló
chapter-actions = Az öt akció
chapter-locations = Helyszínek és hatásuk
chapter-factions = Frakciók és paklik
chapter-end = A játék vége
chapter-solo = Az egyszemélyes játék
chapter-aztecs = Az aztékok
chapter-sets = Más kiegészítők szabályai

## A játék

overview = Miről szól a játék
overview-text =
    1–5 játékos épít lapokból egy-egy birodalmat 5 forduló alatt. Minden fordulónak négy fázisa van: felderítés, termelés, akció és rendezés; az ötödikben nincs rendezés. Az nyer, akinek a legtöbb győzelmi pontja van.
    Minden lap kétféleképpen használható: helyszínként megépíted, vagy gyors haszonért odaadod, üzletként (frakciólapok) vagy rombolással (közös lapok).
setup = Előkészületek
setup-text =
    Mindenki más frakcióval játszik, annak táblájával és 30 lapos paklijával; az aztékok az öt egyike. A 84 közös lap mindenkié. A tábla két oldala egyforma. A kezdőjátékost kisorsoljuk.
    Mindenki 2 közös és 2 frakciólappal kezd, áru nélkül. Játékosonként 1 védelemjelző van. Öten is lehet játszani, de sokáig tart.
goods = Áruk
goods-text = Nyersanyag csak a fa, a kő és az élelmiszer. Minden jelző korlátlan. Amid van, azt mindenki látja, a kezedben lévő lapok titkosak. A kézben lévő lapoknak és az üzleteknek nincs korlátja.
gold = Arany
gold-text =
    1 aranyat bármelyik 1 nyersanyag helyett fizethetsz. Fordítva soha, és az arany nem váltható nyersanyagra.
    Az arany nem nyersanyag: nem dönt el holtversenyt, nem tehető a Szentélyre, és nem költhető olyan imában, amely nyersanyagot kér.
cards = Hogyan olvass egy lapot
cards-text =
    - 1: a színei. A többszínű lap minden színének számít; a Romoknak nincs színe.
    - 2: az ára. Ha helyszín van benne, fel kell adnod egyet a tieid közül.
    - 3: mit ad, ha nem építed meg. Minden frakciólapon üzlet van; a közös lapokon és a legtöbb japán lapon ehelyett vagy emellett rombolásmező.
    - 4: a fajtája: termelés, tulajdonság vagy akció.
    - 5: mit tesz, esetleg építési bónusszal.
    A végén egy közös helyszín 1, egy frakcióhelyszín 2 pontot ér. Amit a lap mond, az előbbre való az általános szabályoknál.
drawing = Laphúzás
drawing-text =
    Minden húzott lapnál választasz a közös pakli és a frakciópaklid között, hacsak nincs megnevezve. Az üres paklit a dobópaklijából újrakeverjük. Ha az is üres, nem húzol, és a felderítés sorai rövidebbek.
    Néhány lapnál többet megnézhetsz, és egy részüket megtartod.

## Egy forduló

lookout = Felderítés
lookout-text =
    Mindenki felhúzza a frakciópaklija legfelső lapját. Aztán közös lapok kerülnek egy sorba, eggyel több, mint a játékosok száma.
    - A kezdőjátékostól az óramutató járása szerint mindenki elvesz egyet; az utolsót eldobjuk.
    - Egy új sorból mindenki vesz még egyet, ezúttal az utolsó játékostól visszafelé.
    Két játékosnál mindkétszer 3 lap van: első, második, majd második, első.
lookout-variants = A felderítés más módjai
lookout-variants-text =
    Ezeket a játék előtt választjátok.
    - Alternatív: mindenki titokban 3 közös lapot húz, 1-et megtart, 2-t balra továbbad, a kapott 2-ből 1-et megtart, az utolsót eldobja.
    - Haladó: egyetlen sor 5 közös lapból mindkét választáshoz. Két játékosnál felváltva, amíg mindkettőnek 2 van. Többen az első 5-ből, mindenki utána 4-ből választ; másodszorra 3-ból, az utolsó 2-ből.
production = Termelés
production-text =
    Sorban mindenki megkapja a frakciótáblája áruit, minden üzletért 1 árut, és amit a termelő helyszínei adnak.
    A források sorrendje rajtad áll; ahol számít, megkérdezünk. A nyereségre vagy erre a fázisra reagáló tulajdonságok itt is hatnak.
actions = Sorban egymás után
actions-text =
    A kezdőjátékostól az óramutató járása szerint mindenki végrehajt egy akciót vagy passzol, amíg mindenki nem passzolt. Az akciók száma, fajtája és sorrendje nincs korlátozva.
    Az akciók: helyszínt építeni, üzletet kötni, rombolni, akcióhelyszínt használni, munkásokat elkölteni.
passing = Passzolás
passing-text =
    Aki passzolt, ebben a fordulóban nem hajt végre több akciót, és célpont sem lehet: sem rombolásnál, lopásnál, átvételnél, blokkolásnál, eldobásnál, sem üzlet elvételénél.
    Aki passzolt, annak a tulajdonságai tovább hatnak.
free-moves = Az akció előtt és után
free-moves-text = Van, ami nem akció. Ezeket az akciód előtt vagy után teheted, de nem közben: védelemjelzőt letenni, szamurájokat felállítani, lapokat a Kapu alá, nyersanyagot a Szentélyre tenni.
cleanup = Rendezés
cleanup-text =
    Minden áru elvész, hacsak valami nem raktározza: minden tábla egyfélét, a Raktárak fát, követ vagy élelmiszert, bármennyit. A védelemjelzők és az akcióhelyszíneken lévő áruk is elvesznek.
    Megmaradnak: a kézben lévő lapok, a pontok, az üzletek, az alapok, a szamurájok, a Kapu alatti lapok és a Szentélyen lévő nyersanyagok. Az egyiptomi jelzők visszatérnek.
    A kezdőjátékos-jelző eggyel továbbkerül. Ha forduló közben elveszted a Raktárat, árui eddig a rendezésig megmaradnak.

## Az öt akció

build = Helyszín építése
build-text =
    Fizesd ki egy kézben lévő lap árát, és tedd a birodalmadba. A termelő helyszín azonnal termel. A termelés, az építési bónusz és a kiváltott tulajdonságok sorrendjét te választod.
    - Ha az árban helyszín van, add fel egy saját helyszínedet vagy alapodat. Minden elvész, ami rajta van; már használt akcióhelyszín is lehet.
    - Az árként feladott tulajdonság eltűnik, mielőtt az új lap számítana: érte nem ad semmit.
    - A Romok és a Sivatag nem kerül semmibe, csak az akciódba.
    Hogy egy lap melyik sorban fekszik, annak nincs hatása.
bonus = Építési bónusz
bonus-text =
    Az építési bónusz egyszer jár, amikor a lap megépül. Ha egy szín helyszíneit számolja, az új lap is számít.
    A „valahányszor építesz” tulajdonságok a saját megépítésüket is számolják, ha illik.
deal = Üzletkötés
deal-text =
    Fizess 1 élelmiszert (vagy 1 aranyat), és tegyél egy frakciólapot a kezedből a táblád alá. Az üzlet áruját azonnal megkapod, és minden termelés fázisban újra.
    Akárhány üzleted lehet, de csak frakciólapokkal. Az üzlet nem helyszín: nincs színe és pontja.
raze-hand = Lap lerombolása a kezedből
raze-hand-text = Fizess 1 rombolásjelzőt, vedd el a rombolásmező minden áruját, és dobd el a lapot. Csak közös lappal lehet; a japánok a saját, rombolásmezős frakciólapjaikat is lerombolhatják.
raze = Más helyszínének lerombolása
raze-text =
    Fizess 2 rombolásjelzőt, 1-gyel többet a rajta lévő védelemjelzőért és 1-gyel többet a szamurájért. A rombolásmező minden áruját elveszed a készletből.
    Csak rombolásmezős lap rombolható: Romok, Kapu, Szentély nem, a frakciólapok közül csak a japán lapok. A lerombolt japán frakciólapot eldobjuk.
    Aki passzolt, annak helyszíne nem rombolható, a sajátod pedig csak a Csőcselékkel.
foundation = Alapok
foundation-text =
    A lerombolt közös helyszínt lefordítjuk, és alapként a gazdájánál marad; ő 1 fát kap.
    Az alapnak nincs színe, képessége és pontja. Csak arra jó, hogy építéskor feladd.
activate = Akcióhelyszín használata
activate-text =
    Fizesd ki, amit kér, és hajtsd végre a hatását. Az áruk rendezésig a helyszínen maradnak, így látszik, hogy használtad. Mindegyik fordulónként egyszer használható, hacsak mást nem mond.
    Ami kétszer használható, azt dupla áron egy akcióban is használhatod kétszer; ez két nyereség. Ha másodszorra nincs célpont, az a hatás elmarad. Három használatnál egyszerre legfeljebb kettő lehet.
    Ha az ár lap, vagy nincs ár, a készletből egy munkás jelzi a használatot.
workers = Munkások elköltése
workers-text = Költs el 2 munkást 1 fáért, kőért vagy élelmiszerért, vagy 1 lapért bármelyik pakliból. Egy akcióban akárhány párt elkölthetsz, akár mindegyiket másért.

## Helyszínek és hatásuk

production-locations = Termelő helyszínek
production-locations-text =
    Megépítésükkor és minden termelés fázisban megadják áruikat.
    Amelyik egy szín minden helyszínéért ad 1 árut, magát is számolja, ha a szín illik, a feltüntetett határig. A többszínű lap minden színéért egyszer számít.
    Némelyik egy másik termelő helyszínt termeltet újra. Egy ilyen láncban egyetlen helyszín sem hat kétszer; amelyik csak mást termeltethetne, az ilyen nélkül nem célpont.
features = Tulajdonságok
features-text =
    A tulajdonság mindig hat, amikor megtörténik, amit megnevez, a termelés fázisban is. A nyereségre, imára vagy áldásra reagáló tulajdonságok egymásra nem reagálnak.
    Két Szfinx ugyanazért a pontnyereségért egy-egy pontot ad; ez a pont nem vált ki semmit.
action-locations = Akcióhelyszínek
action-locations-text =
    Lehetséges célpont nélküli akció nem használható.
    Néhány lap egy használt helyszínt újra használhatóvá tesz: ekkor nem használtnak számít, és használata külön akció, később. Az ilyen helyszín maga fordulónként csak egyszer tehető újra használhatóvá. A blokkolt helyszín ebben a fordulóban nem használható.
defense = Védelem
defense-text =
    A táblád fordulónként 1 védelemjelzőt ad. Tedd egy közös helyszínedre: lerombolása 1 rombolásjelzővel többe kerül. Nem mozgatható, és egy helyszínen legfeljebb egy lehet.
    Visszakerül, ha a helyszínt lerombolják, vagy rendezéskor. Az egyszemélyes játékban nem tesszük le: nem érne semmit.
samurai = Szamurájok
samurai-text =
    Csak a japánoknak vannak. Tegyél akárhány munkást a saját frakcióhelyszíneidre, mindegyikre legfeljebb 1-et, a Kapura és a Szentélyre is. Az ilyen helyszín lerombolása 1 rombolásjelzővel többe kerül.
    A szamuráj nem mozgatható és másra nem használható. Rendezéskor marad, a helyszínnel együtt vész el.
against-others = Más játékosok ellen
against-others-text =
    A Mérnökök és a Helyőrség bárki helyszínét eldobják, bármi védi is; ez nem rombolás. A Harciszekér-építő úgy rombol, hogy a védelemért nem fizet, a Sötét kápolna fizet érte.
    Lopni csak készletből lehet, helyszínről soha. A Sivatagnál az áldozat választja ki az eldobott lapot; ha nincs lapja, nem történik vele semmi.
take-over = Helyszín átvétele
take-over-text =
    Ré templomával az egyiptomiak megjelölik más egy helyszínét: a forduló végéig az övéknek számít. 4 jelzőjük van, tehát egyszerre legfeljebb négy. Átvételkor nem termel, és senki sem adhatja fel építéskor. Ha a gazdája már kimerítette, te sem használhatod.
    Képessége, színei és raktára azt szolgálják, aki átvette. Nem adható fel, a Csőcselék nem rombolhatja, szamuráj nem kerülhet rá. Ha egy harmadik játékos rombolja le, az egyiptomi kapja a fát és vissza a jelzőt, az alap a gazdájáé marad. Az 5. fordulóban a gazdája kapja a pontját.
under = Kapu, Szentély és az alájuk tett lapok
under-text =
    Az akciód előtt vagy után lapokat tehetsz a Kapu alá (azonnal 1 pont mindegyikért) és nyersanyagot a Szentélyre. A végén a Kapu legalább 3 lappal 2 pontot ér, a Szentély 3, 7 vagy 12 nyersanyaggal 2, 5 vagy 10 pontot.
    Néhány azték lap alá is kerülnek lapok. Ami ott van, a végéig ott marad.
trade-route = Kereskedelmi útvonal
trade-route-text =
    A japán Kereskedelmi útvonal más helyszínével köt üzletet. Áruja azonnal jön, és üzletkötésnek számít. Egy helyszínt akárhány ilyen használhat.
    Az üzlet megmarad, ha az útvonal elvész. Akkor ér véget, ha a helyszín kikerül a játékból.
swaps = Áruk pontokért
swaps-text = A Sötét kápolna és a Diplomáciai iskola az épp kapott árukat pontra váltja, lapokat és pontokat is. Pontot csak ott lehet váltani, ahol több jön vissza egynél.
clarified = Lapok, amelyekről kérdezni szoktak
clarified-text =
    - A Szabotőrök csak készletből lopnak. A Falka a rombolásmező egy áruját kapja, a célpont marad.
    - A Csőcselék egy saját közös helyszínt rombol le: a mező minden áruja, az alap és 1 fa.
    - A Küldetés minden lapot bármelyik pakliból húz. A Rablók, a Hanza-szövetség és a Birodalmi hírnök a Kereskedelmi útvonal üzletét is használhatják.
    - A Kémekkel elvett üzlet nem üzletkötés. A Közvetítő egy saját üzletet épít meg, a Telepesek egy kézben lévő frakciólapot. Mindkettő mindent fizet a helyszín kivételével.
    - A Nindzsák szamurájai szabad frakcióhelyszín nélkül elvesznek. Az Oázis minden pár után 1 munkást ad, fordulónként legfeljebb 4-et.
    - A Szent hely nem rombolás: fa helyett kő. A Teherhordók közös vagy frakcióhelyszínt is választhatnak.

## Frakciók és paklik

factions = A frakciók
factions-text =
    Minden tábla minden termelés fázisban megadja áruit, és rendezéskor egyféle árut raktároz. Az egyiptomiaknak 4 jelzőjük van az átvételhez; a japánoknak szamurájaik vannak, és legtöbb frakciólapjuk lerombolható.
    Minden táblán ugyanaz az akció van: 2 munkás 1 fáért, kőért, élelmiszerért vagy lapért.
decks = Pakliépítés
decks-text =
    A frakciópakli pontosan 30 lap: 3 különböző lap háromszor, 6 kétszer és 9 egyszer. A bekerülő lap minden példánya bekerül, és egy ugyanannyi példányos alaplapot vált fel.
    - Standard, versenyekre: csak az alapjáték közös lapjai, és egy frakciópakli pontosan egy kiegészítő lapjaival.
    - Nyitott: bármely kiegészítő bármely lapja; hogy kiegyensúlyozott, azt senki sem ígéri. Minden pakliban legalább 1 lap kell.

## A játék vége

scoring = Végső értékelés
scoring-text =
    Az ötödik forduló után a pontjaidhoz jön 1 minden közös és 2 minden frakcióhelyszínért, és amit a tulajdonságok a végén adnak, mint a Kapu és a Szentély.
    A játék közben szerzett pontokat már azonnal elszámoltuk.
tie = Holtverseny esetén
tie-text = Az győz, akinek több megmaradt munkása és nyersanyaga van (az arany nem számít), aztán akinek több lap van a kezében. Ha így is egyenlő, közös a győzelem.
peaceful = A békés játék
peaceful-text = A játék előtt választható: mások helyszíneit a rombolás akcióval nem lehet lerombolni, csak lapok képességével. Minden felderítéskor mindenki húz még 1 közös lapot.

## Az egyszemélyes játék

solo = Játék egyedül
solo-text =
    Virtuális játékos ellen játszol, akinek nincs frakciója és áruja. A 16 támadáslapot megkeverjük, és egyet felfordítunk.
    Minden felderítéskor 1 frakciólapot húzol. 4 közös lapból elveszel 1-et; a másik 3-ból egy véletlenszerű a virtuális játékos helyszíne lesz. Az utolsó 2-ből elveszel 1-et, a másik az övé.
    Ezeket a helyszíneket a szokásos módon lerombolhatod; eldobjuk őket, és nem hagynak alapot. A felfordított támadáslapok az ő üzleteinek számítanak.
attacks = Támadások
attacks-text =
    Rendezés után, az 5. fordulóban is, a virtuális játékos begyűjti a megmaradt helyszíneit. Aztán két támadás jön, mindegyik egy új támadáslappal a sor elején.
    - Azokat a közös helyszíneidet keresi, amelyek rombolásmezője ezt az árut és a sor egy másik áruját mutatja; a sorban legközelebbi áru dönt.
    - Több közül: akció a tulajdonság előtt, az a termelés előtt, aztán a magasabb ár, aztán a több kő, végül te választasz.
    - A helyszínt begyűjti; nem kapsz semmit, és a védelem nem segít. A két használt támadáslap a sor végére kerül, az első előbb.
    A japánoknál két pont a sorban egy frakcióhelyszínt támad, az üzlete szerint; ha egyiknek sincs pont a rombolásmezőjében, szokásos támadás jön.
solo-end = Győzelem egyedül
solo-end-text = Akkor győzöl, ha több frakcióhelyszíned van, mint ahány lapot a virtuális játékos gyűjtött; az egyenlőség vereség. A pontjaid adják a rangodat: szolga 30-tól, fegyverhordozó 40-től, lovag 50-től, várnagy 60-tól, király 70-től, császár 80-tól.

## Az aztékok

aztecs = Az aztékok és a házi pakli
aztecs-text =
    A nyomtatott azték lapok nem nyilvánosak. Ezért az aztékok a Patollihoz készült házi paklival játszanak: egy tábla és 30 lap a nyomtatott felépítésben, és házi szettek minden frakciónak. Mindenhol így is nevezzük őket.
    A szabálykönyvben idézett lapok azt teszik, ami ott áll. Akinek megvan a kiegészítő, beírhatja a lapjait; a paklikat ellenőrizzük, és a hibákat szavakkal elmagyarázzuk.
prayer = Az ima
prayer-text =
    „Imádkozz 5-ször” azt jelenti: húzz 5 közös lapot. A színük hozza, amit a lap mond; aztán eldobjuk őket, sosem kerülnek a kezedbe.
    - Színt bejelenteni: a húzás előtt. Színt választani: utána. Ha egyik szó sincs ott, a lap mondja meg, mely színek számítanak.
    - A „minden lap” az ebben az imában húzott lapokat jelenti.
    - A többszínű lap minden színéhez számít. A Romoknak és az Ifjú házasoknak imában nincs színük.
    A lapokat rögtön eldobjuk, amint megszámoltuk. Az üres paklit a szokásos módon újrakeverjük.
timing = Mikor imádkozol
timing-text = Az „Imádkozz” előtti szó mondja meg: Termelés a termelés fázisban és a helyszín megépítésekor, Tulajdonság, amikor a feltétele teljesül, Akció, miután kifizetted az árát.
blessings = Áldások
blessings-text =
    Az áldás egy jelző a kilenc szín egyikében. Egy színből sosem lehet egynél több; ha kapsz egyet, válassz olyan színt, amilyened nincs. Mind a kilenccel nem kapsz semmit.
    Az imák nem használják el az áldásokat. Abban a fordulóban hatnak, amelyikben jönnek, és rendezéskor elvesznek, hacsak valami nem raktározza őket.
prayer-blessings = Imádkozás áldásokkal
prayer-blessings-text =
    Ha van áldásod olyan színben, amelyet az ima használ, két lehetőséged van:
    - Nem húzol. Minden áldás egy húzott lapnak számít a saját színében.
    - Húzol. Ha legalább egy lap a keresett színű, minden illő áldás eggyel több lapnak számít. Ha nincs ilyen, nem hoznak semmit.
    Ha az ima több színt nevez meg, bármelyikük egy lapja felébreszti mindegyik áldását. Minden illő áldás számít; egyet sem hagyhatsz ki.
tricolor = A háromszínű áldás
tricolor-text =
    Az azték táblához tartozik. Minden imában barna, szürke vagy piros, ahogy választod. A korlátba nem számít bele, ez a három szín attól még lehet nálad.
    Ahol áldás az ár, ott nem fizethetsz vele.
colors = Színek és áruik
colors-text =
    A megfelelő lap a választott vagy bejelentett színű; a megfelelő áru a lap színéé. A narancssárga az áldásokat jelöli.
    Amelyik lap építéskor kapja a színét, annak a termelése és bónusza előtt már megvan.
stored-cards = Imákhoz raktározott lapok
stored-cards-text = Néhány helyszín lapokat raktároz későbbi imákhoz. A húzás után akárhányat hozzávehetsz, csak áldásokkal mondott imához is. Minden felhasználtat eldobunk.
examples = Öt kiszámolt példa
examples-text =
    - Áldozati oltár: szürkét jelentesz be, és az 5 lapból 2 szürke: 2 kő.
    - A felkelő nap temploma: a lapok kék, piros, szürke, szürke és fekete. 1 követ és 1 élelmiszert költesz: 2 pont, és még 2 a kétféléért.
    - Az istenek hangja rózsaszín, piros és háromszínű áldással, húzás nélkül: 1 munkás, 2 pont.
    - Mars kápolnája fekete, barna és arany áldással; a lapok rózsaszín, kék, arany, rózsaszín és szürke: 2 munkás, 2 arany, 1 rombolásjelző. A barna nem ad semmit.
    - Vándor pap: fára kötsz üzletet, és az 5 lapból 2 barna: 2 pont. Az áru színe számít, nem a lapé.

## Más kiegészítők szabályai

open-production = Nyitott termelés
open-production-text = Akcióként küldj 1 munkást egy nyitott termelésű helyszínre egy másik játékoshoz, aki nem passzolt. Megkapod az áruját, a saját döntéseiddel és áldásaiddal; a gazdája 1 munkást kap a készletből. Helyszínenként és fordulónként legfeljebb kétszer, mindenki együtt.
technology = Technológiajelzők (házi szabály)
technology-text =
    Egy lap jelzőt tesz egy közös helyszínedre, amelyen még nincs; ott marad, amíg a helyszín.
    - Egyszerű, termelő és akcióhelyszínen: neked kétszer hat.
    - Védelem: lerombolása 2 rombolásjelzővel többe kerül.
    - Dicsőség: a végén 2 ponttal több.
sets = Szettek (házi szabály)
sets-text = Egy helyszín szettet teljesít a színében, ha abból a színből a harmadik, hatodik, kilencedik … nálad. A „valahányszor szettet teljesítesz” tulajdonságok építésenként egyszer hatnak. Ha a játék előtt választottátok, minden szett 2 pontot is ér.
statues = Szobrok (házi szabály)
statues-text = Kilenc van: három sakál, három sólyom, három macska. Amit kapsz, a végéig megtartod: mindegyik 1 pont, és fajtánként egy-egy együtt még 3.
clarified-sets = Más kiegészítők lapjai
clarified-sets-text =
    - Segítő Markus: ami elveszi a rajta lévő árukat, az alatta lévő lapot is eldobja.
    - Erős alap: 2 pont minden lapért az adott színű közös lap alatt, azon felül, amit az a helyszín ad.
    - Thot szentélye: a külön pontja önálló nyereség. Két 1 pontos nyereségre a Szfinx nem reagál.

## Jelek

icon-any-resource = bármely nyersanyag
icon-hand-cards = lap a kézből
icon-location = helyszín
icon-own-location = saját helyszín
icon-enemy-location = más játékos helyszíne
icon-foundation = alap
icon-deal = üzlet
icon-samurai = szamuráj
icon-act-build = építés
icon-act-deal = üzletkötés
icon-act-raze = rombolás
icon-act-use = helyszín használata
icon-act-use2 = kétszeri használat
icon-act-spend = munkások elköltése
icon-act-pass = passzolás
icon-draw-keep = lapok megnézése, néhány megtartása
icon-produce-again = egy helyszín újra termel
icon-reset = egy helyszín újra használható
icon-block = helyszín blokkolása
icon-steal = áruk lopása
icon-discard-location = helyszín eldobása
icon-discard-deal = üzlet eldobása
icon-take-deal = üzlet elvétele
icon-mark-location = helyszín megjelölése
icon-under = helyszín alá tétel
icon-store = rendezéskor raktározva
icon-pray = imádkozás
icon-declare = szín bejelentése
icon-choose = szín választása
icon-stored-card = imákhoz raktározott lap
icon-bless-tricolour = háromszínű áldás
icon-any-color = a megfelelő szín vagy áru
icon-crystal = technológiajelző
icon-statue-token = szobor
