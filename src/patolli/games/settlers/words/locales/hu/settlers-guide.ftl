# Az Imperial Settlers szabályai röviden annak, aki valamiről kérdez az asztalon. Minden szám a játéké.

## Egy forduló

rule-game = Öt forduló alatt helyszínekből építesz birodalmat. Minden forduló felderítésből, termelésből, akciókból és rendezésből áll; az ötödik forduló után nincs rendezés. A legtöbb győzelmi pont nyer.
rule-phase-lookout = Mindenki húz egy frakciólapot. Ezután közös lapok kerülnek ki, eggyel több, mint a játékosok száma: a kezdőjátékostól sorban mindenki elvesz egyet, majd egy új sorból fordított sorrendben még egyet.
rule-phase-production = Mindenki megkapja a frakciótábla áruit, minden üzletért egy árut, és amit a termelő helyszínek adnak.
rule-phase-action = A kezdőjátékostól kezdve sorban mindenki végrehajt egy akciót vagy passzol, amíg mindenki nem passzolt. Az akciók száma nincs korlátozva.
rule-phase-cleanup = Minden nem tárolt áru elvész, az áldások is. A kézben lévő lapok, az üzletek, az alapok, a szamurájok és ami tartósan a helyszíneken vagy alattuk van, megmarad. A kezdőjátékos a következő lesz.
rule-phase-attack = Egyszemélyes játék: a virtuális játékos begyűjti a megmaradt helyszíneit. Ezután egymás után két támadáslap fordul fel, és mindegyik elvehet egy helyszínedet: olyat, amelynek rombolás mezője a sor két áruját mutatja.
rule-phase-over = Minden közös helyszín 1, minden frakcióhelyszín 2 pontot ér, és néhány tulajdonság is pontot ad. Egyenlőségnél a több megmaradt munkás és nyersanyag, majd a több kézben lévő lap dönt.

## Akciók

rule-build = Fizesd ki egy kézben lévő lap árát, és tedd a birodalmadba. Ha az árban helyszín szerepel, add fel egy helyszínedet vagy alapodat. A termelő helyszín azonnal termel, az építési bónusz egyszer jár.
rule-deal = Fizess 1 élelmiszert, és tegyél egy frakciólapot a kezedből a táblád alá. Üzletének áruját azonnal és minden termelés fázisban megkapod.
rule-raze = Rombolj le egy lapot a kezedből 1 rombolásjelzőért, vagy más játékos helyszínét 2-ért; a rajta lévő védelemjelző és szamuráj 1-1-gyel drágítja. Megkapod a rombolás mező áruit. A lerombolt közös helyszín gazdája alapként megtartja, és kap 1 fát.
rule-use = Fizesd ki, amit az akcióhelyszín kér, és hajtsd végre a hatását. Mindegyik fordulónként egyszer használható, némelyik kétszer, akár egy akcióban is.
rule-spend = Adj be 2 munkást 1 fáért, kőért vagy élelmiszerért, vagy 1 lapért bármelyik pakliból; egy akcióban akárhány párt.
rule-pass = Aki passzolt, ebben a fordulóban már nem hajt végre akciót, de célpont sem lehet többé.
rule-free = Az akciód előtt vagy után védelemjelzőt tehetsz egy közös helyszínre, szamurájokat a frakcióhelyszínekre, lapokat a Kapu alá és nyersanyagot a Szentélyre.
rule-foundation = Az alapnak nincs színe, képessége és pontja. Csak arra jó, hogy építéskor feladd.
rule-solo = Áruk nélküli virtuális játékos ellen játszol. Akkor nyersz, ha a végén több frakcióhelyszíned van, mint ahány lapot ő gyűjtött; a pontjaid adják a rangodat.

## Imák és áldások

rule-prayer = Imához ennyi közös lapot húzol; a színük hozza, amit a lap mond, aztán eldobod őket. A bejelentett színt húzás előtt, a választottat utána nevezed meg.
rule-blessing = Színenként legfeljebb egy áldásod lehet. Imánál minden illő áldás eggyel több lapnak számít, ha van illő lap; vagy nem húzol, és csak az áldásokat használod. Nem fogynak el, de rendezéskor elvesznek, ha semmi sem tárolja őket.
rule-tricolor = Az aztékok háromszínű áldása minden imánál választásod szerint barna, szürke vagy piros.

## Lapok

rule-kind-production = A termelő helyszín megépítésekor és minden termelés fázisban megadja áruit.
rule-kind-feature = A tulajdonság mindig hat, amikor megtörténik, amit megnevez, a saját megépítését is beleértve.
rule-kind-action = Az akcióhelyszínt egy akciód során, az áráért használod.
rule-kind-building_bonus = Az építési bónusz egyszer jár, amikor a helyszín megépül.
rule-kind-end_of_game = Ez a játék végén ér pontot.
rule-common = A közös lapokon rombolás mező van, üzlet nincs. A végén 1 pontot érnek.
rule-faction = A frakciólapokon üzlet van; mások nem rombolhatják le őket, kivéve a japánokéit. A végén 2 pontot érnek.

## Áruk

rule-good-wood = A fa nyersanyag: helyszínekhez és akciókhoz kell.
rule-good-stone = A kő nyersanyag: helyszínekhez és akciókhoz kell.
rule-good-food = Az élelmiszer nyersanyag: az üzlet 1 élelmiszerbe kerül, és néhány helyszínhez és akcióhoz is kell.
rule-good-worker = A munkások akciókért fizetnek, kettő nyersanyagot vagy lapot vesz, a japánoknál szamurájjá válhatnak.
rule-good-raze = A rombolásjelző a rombolás ára.
rule-good-defense = A védelemjelző a fordulóra megvédi egy közös helyszínedet: lerombolása 1 rombolásjelzővel többe kerül.
rule-good-gold = Arannyal bármelyik nyersanyag helyett fizethetsz, fordítva soha.
rule-good-vp = A győzelmi pontok döntik el a játékot.
rule-good-card = Minden húzott lapnál választasz a közös pakli és a frakciópaklid között.
rule-good-common_card = Egy lap a közös pakliból.
rule-good-faction_card = Egy lap a frakciópaklidból.
rule-good-blessing = Egy áldás olyan színben, amilyened még nincs.

## Színek

rule-color-good = Áruja az imákban: { $good }.
rule-color-plain = Az imákban nincs saját áruja.
rule-color-orange = A narancssárga az áldásokat jelöli; narancssárga áldás nincs.

## Frakciók

rule-board = Fordulónként: { $goods }. Rendezéskor tárolva: { $stores }.

## Döntések

decision-take = A lap a kezedbe kerül.
decision-source = Több dolog hatna egyszerre, és számít a sorrend: nevezd meg az elsőt.
decision-draw = Húzol egy lapot; válaszd ki a paklit.
decision-keep = A megnézett lapok közül megtartasz néhányat; a többit eldobod vagy visszakevered.
decision-turn = Hajts végre egy akciót, vagy passzolj a forduló végéig. A szabad lépések előtte vagy utána jönnek.
decision-after = Az akciód kész. Szabad lépéseket még tehetsz.
decision-put = Válaszd ki, mi kerül a helyszín alá vagy rá; ott is marad.
decision-location = A feladott helyszín mindennel együtt távozik, ami rajta van.
decision-pay = Az arany bármely nyersanyagot helyettesít.
decision-discard = A lap a dobópaklijába kerül.
decision-drop = A felbontott üzlet nem hoz több árut.
decision-target = Másoktól csak azé választható, aki még nem passzolt.
decision-build = Kifizeted az árát, de helyszínt nem adsz fel érte.
decision-card = A lap ehhez elhagyja a kezedet.
decision-good = Elveszel egy árut a rombolás mezőről; a helyszín marad.
decision-opponent = Akit választasz, maga dönti el, melyik lapot dobja el.
decision-steal = Csak készletből, helyszínekről nem.
decision-option = Egy lehetőség teljesül; ami fizethető, azt ki is lehet hagyni.
decision-swap = A most kapott áruk egyenként győzelmi pontra válthatók.
decision-samurai = Egy frakcióhelyszínen egy szamuráj állhat; a játék végéig ott marad.
decision-spend = Minden pár munkás egy nyersanyagot vagy egy lapot vesz.
decision-color = Az imánál csak az ilyen színű lapok és áldások számítanak.
decision-pray = A húzás többet hozhat, az áldások önmagukban biztosak.
decision-stored = A tárolt lap eggyel több húzott lapnak számít, aztán eldobod.
decision-give = Fajtánként annyi nyersanyagot költhetsz, ahány ilyen színű lap számít.
decision-blessing = Színenként egy áldásod lehet.
decision-store = Több áldásod van, mint amennyit tárolhatsz; a többi elvész.

## What is chosen before the deal

option-factions = Frakciók
option-lookout = A felderítés változata
option-peaceful = Békés: ellenfél helyszínét csak lap képességével lehet lerombolni
option-disputed = A vitatott hatások érvényesek
lookout-standard = Szokásos
lookout-alternate = Másik
lookout-advanced = Haladó
