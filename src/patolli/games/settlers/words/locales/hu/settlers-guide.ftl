# Az Imperial Settlers szabályai röviden annak, aki valamiről kérdez az asztalon. Minden szám a játéké.

## Egy forduló

rule-game = Öt forduló alatt helyszínekből építesz birodalmat. Minden forduló felderítésből, termelésből, akciókból és rendezésből áll; az ötödik forduló után nincs rendezés. Az győz, akinek a legtöbb győzelmi pontja van.
rule-phase-lookout = Mindenki húz egy frakciólapot. Ezután közös lapok kerülnek ki, eggyel több, mint a játékosok száma: a kezdőjátékostól sorban mindenki elvesz egyet, majd egy új sorból fordított sorrendben még egyet.
rule-phase-production = Mindenki megkapja a frakciótábla áruit, minden üzletért egy árut, és amit a termelő helyszínek adnak.
rule-phase-action = A kezdőjátékostól kezdve sorban mindenki végrehajt egy akciót vagy passzol, amíg mindenki nem passzolt. Az akciók száma nincs korlátozva.
rule-phase-cleanup = Minden nem raktározott áru elvész, az áldások is. A kézben lévő lapok, az üzletek, az alapok, a szamurájok és ami tartósan a helyszíneken vagy alattuk van, megmarad. A kezdőjátékos-jelző a következő játékoshoz kerül.
rule-phase-attack = Egyszemélyes játék: a virtuális játékos begyűjti a megmaradt helyszíneit. Ezután egymás után két támadáslap fordul fel, és mindegyik elvehet egy helyszínedet: olyat, amelynek rombolásmezője a sor két áruját mutatja.
rule-phase-over = Minden közös helyszín 1, minden frakcióhelyszín 2 pontot ér, és néhány tulajdonság is pontot ad. Holtverseny esetén az győz, akinek több megmaradt munkása és nyersanyaga, majd akinek több lap van a kezében.

## Akciók

rule-build = Fizesd ki egy kézben lévő lap árát, és tedd a birodalmadba. Ha az árban helyszín szerepel, add fel egy helyszínedet vagy alapodat. A termelő helyszín azonnal termel, az építési bónusz egyszer jár.
rule-deal = Fizess 1 élelmiszert, és tegyél egy frakciólapot a kezedből a táblád alá. Üzletének áruját azonnal és minden termelés fázisban megkapod.
rule-raze = Rombolj le egy lapot a kezedből 1 rombolásjelzőért, vagy más játékos helyszínét 2-ért; a rajta lévő védelemjelző és szamuráj 1-1-gyel drágítja. Megkapod a rombolásmező áruit. A lerombolt közös helyszín gazdája alapként megtartja, és kap 1 fát.
rule-use = Fizesd ki, amit az akcióhelyszín kér, és hajtsd végre a hatását. Mindegyik fordulónként egyszer használható, némelyik kétszer, akár egy akcióban is.
rule-send = Küldj 1 munkást egy nyitott termelésű helyszínre egy másik játékoshoz, aki nem passzolt: megkapod az áruját, a tulajdonos pedig 1 munkást kap. Helyszínenként és fordulónként legfeljebb kétszer.
rule-spend = Költs el 2 munkást 1 fáért, kőért vagy élelmiszerért, vagy 1 lapért bármelyik pakliból; egy akcióban akárhány párt.
rule-pass = Aki passzolt, ebben a fordulóban már nem hajt végre akciót, de célpont sem lehet többé.
rule-free = Az akciód előtt vagy után védelemjelzőt tehetsz egy közös helyszínre, szamurájokat a frakcióhelyszínekre, lapokat a Kapu alá és nyersanyagot a Szentélyre.
rule-foundation = Az alapnak nincs színe, képessége és pontja. Csak arra jó, hogy építéskor feladd.
rule-solo = Áruk nélküli virtuális játékos ellen játszol. Akkor nyersz, ha a végén több frakcióhelyszíned van, mint ahány lapot ő gyűjtött; a pontjaid adják a rangodat.

## Imák és áldások

rule-prayer = Imánál annyi közös lapot húzol, amennyi az „Imádkozz” után áll; a színük hozza, amit a lap mond, aztán eldobod őket. A bejelentett színt húzás előtt, a választottat utána nevezed meg.
rule-blessing = Színenként legfeljebb egy áldásod lehet. Imánál minden illő áldás eggyel több lapnak számít, ha van illő lap; vagy nem húzol, és csak az áldásokat használod. Nem fogynak el, de rendezéskor elvesznek, ha nem raktározod őket.
rule-tricolor = Az aztékok háromszínű áldása minden imánál választásod szerint barna, szürke vagy piros.

## Lapok

rule-kind-production = A termelő helyszín megépítésekor és minden termelés fázisban megadja áruit.
rule-kind-feature = A tulajdonság mindig hat, amikor megtörténik, amit megnevez, a saját megépítését is beleértve.
rule-kind-action = Az akcióhelyszínt egy akciód során, az áráért használod.
rule-kind-building_bonus = Az építési bónusz egyszer jár, amikor a helyszín megépül.
rule-kind-end_of_game = Ez a játék végén ér pontot.
rule-common = A közös lapokon rombolásmező van, üzlet nincs. A végén 1 pontot érnek.
rule-faction = A frakciólapokon üzlet van; mások nem rombolhatják le őket, kivéve a japánokéit. A végén 2 pontot érnek.

## Áruk

rule-good-wood = A fa nyersanyag: helyszínekhez és akciókhoz kell.
rule-good-stone = A kő nyersanyag: helyszínekhez és akciókhoz kell.
rule-good-food = Az élelmiszer nyersanyag: az üzlet 1 élelmiszerbe kerül, és néhány helyszínhez és akcióhoz is kell.
rule-good-worker = Munkásokkal akciókért fizetsz, kettőért nyersanyagot vagy lapot kapsz, a japánoknál pedig szamurájjá válhatnak.
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

rule-board = Fordulónként: { $goods }. Rendezéskor raktározva: { $stores }.

## Döntések

decision-take = A lap a kezedbe kerül.
decision-source = Több hatás történik egyszerre, és számít a sorrend: válaszd ki az elsőt.
decision-draw = Húzol egy lapot; válaszd ki a paklit.
decision-keep = A megnézett lapok közül megtartasz néhányat; a többit eldobod vagy visszakevered.
decision-turn = Hajts végre egy akciót, vagy passzolj a forduló végéig. Védelemjelzőt, szamurájt és hasonlót előtte vagy utána tehetsz le.
decision-after = Az akciód kész. Védelemjelzőt, szamurájt és hasonlót még letehetsz.
decision-put = Válaszd ki, mi kerül a helyszín alá vagy rá; ott is marad.
decision-location = A feladott helyszínnel mindent elveszítesz, ami rajta van.
decision-pay = Az arany bármely nyersanyagot helyettesít.
decision-discard = A lap a dobópaklijába kerül.
decision-drop = A felbontott üzlet nem hoz több árut.
decision-target = A többiek közül csak azokéi választhatók, akik még nem passzoltak.
decision-build = Kifizeted az árát, de helyszínt nem adsz fel érte.
decision-card = A lap ehhez elhagyja a kezedet.
decision-good = Elveszel egy árut a rombolásmezőről; a helyszín marad.
decision-opponent = Akit választasz, maga dönti el, melyik lapot dobja el.
decision-steal = Csak készletből, helyszínekről nem.
decision-option = Egy lehetőséget hajts végre; a választható fizetést kihagyhatod.
decision-swap = A most kapott áruk egyenként győzelmi pontra válthatók.
decision-samurai = Egy frakcióhelyszínen egy szamuráj állhat; a játék végéig ott marad.
decision-spend = Minden pár munkásért egy nyersanyagot vagy egy lapot kapsz.
decision-color = Az imánál csak az ilyen színű lapok és áldások számítanak.
decision-pray = A húzás többet hozhat, az áldások önmagukban biztosak.
decision-stored = A raktározott lap eggyel több húzott lapnak számít, aztán eldobod.
decision-give = Minden megfelelő lapért egy, a színéhez tartozó nyersanyagot költhetsz el.
decision-blessing = Színenként egy áldásod lehet.
decision-store = Több áldásod van, mint amennyit raktározhatsz; a többi elvész.
decision-offer = Az ár egy általad választott áldás; a háromszínű a frakciótáblához tartozik, és marad.
decision-statue = A végén minden szobor 1 pont, és minden fajtából egy együtt még 3. Mindegyikből három van.

## What is chosen before the deal

option-factions = Frakciók
option-lookout = A felderítés változata
option-peaceful = Békés játék
option-disputed = Vitatott hatások
option-sets = Szettek: egy szín minden harmadik helyszíne 2 pontot ér (házi szabály)
option-technology = Technológiajelzők (házi szabály)
option-statues = Szobrok (házi szabály)
lookout-standard = Szokásos
lookout-alternate = Alternatív
lookout-advanced = Haladó

tag-prayer = ima
option-peaceful-more = Mások helyszíneit csak képességgel lehet lerombolni; felderítéskor mindenki eggyel több közös lapot húz.
option-disputed-more = Azok a hatások is érvényesek, amelyekről a források nem egyeznek (Az istenek hangja).
option-sets-more = Aki egy szín harmadik, hatodik vagy kilencedik helyszínét építi meg, 2 pontot kap érte. A nyomtatott szabály nem nyilvános; ez a miénk.
option-technology-more = Egyes házi lapok jelzőt tesznek közös helyszínekre, amelyek így kétszer hatnak, nehezebben rombolhatók le, vagy pontot érnek. A nyomtatott szabály nem nyilvános; ez a miénk.
option-statues-more = Egyes házi lapok szobrot adnak: a végén darabja 1 pont, és minden fajtából egy együtt még 3. A nyomtatott szabály nem nyilvános; ez a miénk.
lookout-standard-more = Nyílt sor, mindenki egyet választ, majd egy második sor fordított sorrendben.
lookout-alternate-more = Titkos: mindenki lapokat néz meg, egyet megtart, a többit továbbadja.
lookout-advanced-more = Egyetlen ötlapos sor mindkét választáshoz; ahogy fogy, új lapok kerülnek hozzá.
