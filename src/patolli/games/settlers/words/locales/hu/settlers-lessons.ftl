# Leckék az asztalon (docs/lessons.md): amit az egyes lépések mondanak, a feladat és a válaszok. Legfeljebb 45 szó.

## Egy forduló

round = Egy forduló
round-1 = Te a rómaiakat vezeted, Balam a barbárokat. Öt forduló alatt építesz birodalmat. Minden forduló négy fázisból áll, és az első a felderítés: mindenki új lapokat kap.
round-2 = Egy frakciólapot már húztál. Most közös lapok fekszenek az asztalon, eggyel több, mint ahány játékos van, és kezdőjátékosként te választasz először. A Kőbánya minden fordulóban követ ad.
round-2-task = Vedd el a Kőbányát.
round-2-done = A Kőbánya a kezedben van. Balam az Aranybányát veszi el, és új sor kerül az asztalra.
round-2-mine = Az Aranybánya munkásokból csinál aranyat. De kevés munkásod lesz, és a Kőbányához nem kell egy sem.
round-2-ruins = A Romok nem kerülnek semmibe, de csak egyszer hoznak egy munkást. A Kőbánya minden fordulóban követ ad.
round-3 = A második sorból fordított sorrendben választotok: Balam volt az első, és a Fegyverkovácsot vette el. A Romok megépítése ingyen van, így mindig hasznukat veszed.
round-3-task = Vedd el a Romokat.
round-3-done = Az utolsó lap a dobópakliba kerül, és kezdődik a termelés.
round-3-other = Monty ára 1 fa és 2 kő, a táblád pedig az első fordulóban csak 1 követ ad. Vedd el a Romokat.
round-4 = A termelés magától lezajlik: a táblád 2 munkást, 1 fát, 1 követ, egy rombolásjelzőt és egy védelemjelzőt adott. Később üzletek és termelő helyszínek is hoznak árut.
round-5 = Most jönnek az akciók: sorban mindenki végrehajt egyet. A legfontosabb: kifizetsz egy lapot a kezedből, és megépíted. A Kőbánya ára 1 fa és 1 kő.
round-5-task = Építsd meg a Kőbányát.
round-5-done = Azonnal termelt 1 követ, és az építési bónusza hozott még 1-et: most 2 köved van.
round-5-build = Ez is lehetséges. De minél előbb áll a Kőbánya, annál több követ hoz.
round-5-pass = Aki passzol, ebben a fordulóban már nem tesz semmit, és az áruid elvesznének. Előbb építs.
round-spend = A munkásokból más is lehet: erről külön lecke szól. Most maradjanak nálad.
round-raze = Ez a lap elveszne két áruért. A rombolásról külön lecke szól.
round-6 = Egy akció, és kész a köröd. Eddig csak próbálgattál: a kör akkor számít, ha megerősíted.
round-6-task = Erősítsd meg a köröd.
round-6-done = Most Balam jön, és passzol.
round-6-other = A védelemjelző megvéd egy helyszínt. De a romboláshoz 2 rombolásjelző kell, és Balamnak csak egy van: erősítsd meg a köröd.
round-7 = Balam passzolt, ebben a fordulóban nincs több akciója. Te egyedül folytatod, akcióról akcióra, ameddig csak akarod. A Romok nem kerülnek semmibe, és 1 munkást hoznak.
round-7-task = Építsd meg a Romokat, majd erősítsd meg a köröd.
round-7-done = Most 3 munkásod és két helyszíned van. A végén minden közös helyszín 1 pontot ér.
round-7-build = A frakciólapok ára egy helyszín is: fel kellene adnod egyet. Erről szól a következő lecke.
round-7-pass = Még ne: a Romok nem kerülnek semmibe, és egy pontot érnek.
round-7-defend = Balam passzolt, így ebben a fordulóban senki sem rombolhatja le a Kőbányát. Nem kell védelem.
round-8 = Többet is tehetnél, de első fordulónak ennyi elég. Az utolsó passz után rendezés jön: minden nem raktározott áru elvész. A rómaiak a rombolásjelzőket raktározzák.
round-8-task = Passzolj.
round-8-done = Mindenki passzolt: vége a fordulónak.
round-8-other = Ez is jó akció lenne. De most nézd meg, mit tesz a rendezés: passzolj.
round-9 = 2. forduló: a munkások és a kő elvesztek, a rombolásjelző megmaradt, a lapjaid és helyszíneid is. Most Balam a kezdőjátékos. A következő termeléskor a Kőbánya 1 követ ad.

## Építés

building = Építés
building-1 = A közös lapok nyersanyagba kerülnek. A legtöbb frakciólap ára egy helyszín is: egyet fel kell adnod. Cserébe többet tudnak, és a végén 1 helyett 2 pontot érnek.
building-2 = A Romok nem kerülnek semmibe, képességük sincs, csak építési bónuszuk: egyszer, építéskor 1 munkás. Mintha arra valók volnának, hogy feladd őket.
building-2-task = Építsd meg a Romokat.
building-2-done = Egy helyszín ingyen, és 1 munkás. Balam 4 munkást költ el 2 fáért.
building-2-build = Erre telik, és később sor kerülhet rá. Előbb olyan helyszín kell, amely nem fog hiányozni: a Romok.
building-pass = Akkor véget érne számodra a forduló, kihasználatlan lapokkal és árukkal.
building-other = Lehetséges, de ez a lecke az építésről szól. Válaszd a lapot a kezedből.
building-3 = Az Építőmester ára 1 kő és egy helyszín. Termelő helyszín: 1 fát és 1 követ ad, most azonnal és minden termeléskor.
building-3-task = Építsd meg az Építőmestert, és add fel a Romokat.
building-3-done = 1 kő a kiadás, 1 kő és 1 fa a bevétel. A Romok eltűntek. Balam Figyelőtornyot épít.
building-3-build = Lehetséges, de előbb az Építőmester: minél hamarabb áll, annál többet hoz.
building-4 = A Falu ára 1 fa, és mindkettőt tudja: termelés, fordulónként 1 munkás, és egyszer 1 munkás építési bónuszként. Építéskor egyszerre kapod a kettőt.
building-4-task = Építsd meg a Falut, majd erősítsd meg a köröd.
building-4-done = 2 munkás egyszerre: már 5 munkásod van. Balam passzol.
building-4-build = Az is jó helyszín. De most a Falut válaszd: mindjárt meglátod, miért.
building-4-defend = A védelemjelzővel drágább volna lerombolni a Falut. De Balamnak csak 1 rombolásjelzője van, és 2 kellene.
building-5 = A Szobrászinas ára is 1 kő és egy helyszín. De melyik? A Falu a bónuszát már megadta. Az Építőmester minden fordulóban két árut hoz, és 2 pontot ér.
building-5-task = Építsd meg a Szobrászinast, és add fel a Falut.
building-5-done = Már két frakcióhelyszín áll, mindkettő 2 pontot ér. Az inas kőből fog pontot faragni.
building-5-builder = Az Építőmester hiányozna: fordulónként 1 fa és 1 kő, a végén pedig 2 pont. A Falut add fel.
building-5-build = A Kőbányáért nem kell helyszínt adni. Itt azt tanulod, hogyan adj fel egyet: építsd meg a Szobrászinast.
building-6 = Még két dolog: arannyal bármelyik nyersanyag helyett fizethetsz. Helyszín helyett pedig alapot is feladhatsz: ez marad neked, ha valaki lerombolja egy helyszínedet.

## Munkások és üzletek

deals = Munkások és üzletek
deals-1 = Minden frakciólap másra is jó: üzletre. A táblád alá kerül, és megadja az áruját, most azonnal és minden termeléskor.
deals-2 = Az üzlet 1 élelmiszerbe kerül, és neked nincs. De 2 munkásért kapsz 1 fát, követ vagy élelmiszert, vagy egy lapot bármelyik pakliból. Egy akcióban akárhány párt elkölthetsz.
deals-2-task = Költs el 2 munkást 1 élelmiszerért.
deals-2-done = 1 élelmiszer. Balam passzol, és egy munkása megmarad: a barbárok a munkásokat raktározzák.
deals-2-spend = A munkásokat így is használhatod, gyakran jól is jön. De az üzletért élelmiszerrel fizetsz.
deals-build = Az építés várhat egy kicsit: előbb az üzlet.
deals-pass = Akkor véget érne számodra a forduló, és elvesznének a munkásaid és nyersanyagaid.
deals-raze = Egy rombolásjelzőért ez a lap két árut adna, de csak egyszer. Az üzlet minden fordulóban ad.
deals-3 = Két lapoddal köthetsz üzletet: a Szobrászinas követ ad, a Légió rombolásjelzőt. Szinte minden római lap kőbe kerül.
deals-3-task = Köss üzletet a Szobrászinassal.
deals-3-done = A lap a táblád alatt van, és az első kő már a tiéd.
deals-3-legion = Fordulónként egy rombolásjelző is ér valamit. De a kő most fontosabb: válaszd a Szobrászinast.
deals-3-build = Az élelmiszer az üzletre kell, és a lap is. Építeni utána lehet.
deals-4 = Egy igazi játszmában most építenél, mert ami marad, rendezéskor elvész. Itt fejezd be a fordulót, és nézd meg, mit tesz az üzlet.
deals-4-task = Passzolj.
deals-4-done = Most rendezés, aztán felderítés: elveszel két lapot. Utána jön a 2. forduló termelése.
deals-4-other = Jó gondolat, és igazi játszmában helyes is volna. De most passzolj.
deals-5 = 3 kő: 1 a tábládról, 1 az Építőmestertől és 1 az üzletből. Ezt a követ minden fordulóban megkapod, a játék végéig.
deals-6 = Akárhány üzletet köthetsz. De az üzlet nem helyszín: nem ér pontot, és a lap képessége elvész. Megépíteni egy frakciólapot, vagy üzletet kötni vele: ez minden játszma kérdése.

## Rombolás és védelem

razing = Rombolás és védelem
razing-1 = 2. forduló. 4 rombolásjelződ van: kettőt raktároztál, egyet a táblád adott, egyet a Légióval kötött üzlet. A közös lapok rombolásmezője mutatja, mit kap, aki lerombolja őket.
razing-2 = Egy lap lerombolása a saját kezedből 1 jelzőbe kerül. A Hanza-szövetségnek most nem veszed hasznát, de a rombolásmezőjén 1 arany és 1 pont áll.
razing-2-task = Rombold le a kezedből a Hanza-szövetséget.
razing-2-done = 1 arany és 1 pont. A lapot eldobtad. Az arany bármelyik nyersanyagot kifizeti.
razing-2-rival = Balam Figyelőtornya mindjárt sorra kerül, 2 jelzőért. Kezdd a kezedben lévő lappal.
razing-2-raze = Ezt olcsón megépítheted, és minden fordulóban használhatod. Olyan lapot rombolj le, amely nem kell: a Hanza-szövetséget.
razing-2-defend = Jó ötlet, és mindjárt sor kerül rá. Előbb rombold le a Hanza-szövetséget.
razing-other = Persze, ez is lehetséges. De ez a lecke a rombolásról szól.
razing-3 = A védelemjelző letétele nem akció: akciód előtt vagy után teheted egy közös helyszínre. Azt a forduló végéig 1 jelzővel drágább lerombolni. A legjobb helyszíned a Kőbánya.
razing-3-task = Tedd a védelemjelzőt a Kőbányára.
razing-3-done = Lerombolása most 3 jelzőbe kerülne, és Balamnak 1 van. Balam Asztalost épít.
razing-3-village = A Falu hálás volna. De a Kőbánya drágább volt, és az adja a követ az építéshez: azt védd meg.
razing-3-end = Akkor a jelző csak heverne, és rendezéskor elvész. Tedd le.
razing-4 = Más helyszínének lerombolása 2 jelzőbe kerül. Balam Figyelőtornya minden fordulóban egy lapot ad Balamnak, rombolásmezőjén pedig 2 lap áll. Védelemjelző nincs rajta.
razing-4-task = Rombold le Balam Figyelőtornyát, és válassz paklit az első laphoz.
razing-4-done = A második lap a frakciópaklidból jön. Balam 1 fát kap, és a Figyelőtornyot lefordítva, alapként megtartja.
razing-4-joiner = Az Asztalos 1 fát és 1 pontot adna. De a Figyelőtorony minden fordulóban ingyen dolgozik Balamnak: azt rombold le.
razing-4-hand = Kézből olcsóbb volna, de ezt a lapot még meg akarod építeni. Balam Figyelőtornyát rombold le.
razing-5 = Az alapnak nincs képessége és pontja, de építéskor feladható. A frakcióhelyszínek nem rombolhatók le, kivéve a japánokéit; aki pedig passzolt, annak semmije sem rombolható le.

## Háromféle helyszín

kinds = Háromféle helyszín
kinds-1 = Háromféle helyszín van, mindegyiknek megvan a sora. Az Építőmester, a Kőbánya és a Falu termelő helyszín: építéskor adtak árut, és az imént megint.
kinds-2 = A második fajta az akcióhelyszín. Magától nem tesz semmit: te használod, egy akcióval, az árát kifizetve. A Külszíni bányát 1 kőért építheted meg.
kinds-2-task = Építsd meg a Külszíni bányát, majd erősítsd meg a köröd.
kinds-2-done = Áll, és arra vár, hogy használd. Balam Asztalost épít.
kinds-2-build = Az a lap később jön, vagy egy másik játszmában. Előbb a Külszíni bánya: munkásokból csinál követ.
kinds-other = Lehetséges, de most a helyszíneidről van szó. Tedd, amit a feladat kér.
kinds-3 = A bányában 1 munkás 1 követ hoz, fordulónként kétszer: két akcióval vagy egyszerre. A tábládon ugyanennyiért 4 munkást költenél el.
kinds-3-task = Használd a Külszíni bányát kétszer egy akcióban.
kinds-3-done = 2 kő: most már 5 köved van. A munkások a rendezésig a bányában maradnak.
kinds-3-once = Ez is működik, a második alkalom egy újabb akció volna. Egyszerre gyorsabb: használd kétszer.
kinds-3-spend = 2 munkás egyetlenegyért? A bánya munkásonként 1 követ ad.
kinds-4 = Az akciód kész: erősítsd meg a köröd, vagy előbb védj meg egy helyszínt.
kinds-4-task = Fejezd be a köröd, ahogy tetszik.
kinds-4-done = Balam passzol.
kinds-5 = A harmadik fajta a tulajdonság: mindig hat, amikor történik valami. A Római erődítmények 2 pontot adnak minden fekete helyszínért, amelyet megépítesz, és maguk is feketék.
kinds-5-task = Építsd meg a Római erődítményeket, és add fel a Falut.
kinds-5-done = Rögtön 2 pont: a tulajdonság a saját megépítését is beleszámítja.
kinds-5-mine = Használt akcióhelyszínt is feladhatsz, de a bánya hiányozna a következő fordulóban. A Falut add fel.
kinds-5-location = Ez minden fordulóban követ ad. A termelő helyszíneid közül a Falu fog a legkevésbé hiányozni.
kinds-5-build = Jó lap, de nem tulajdonság. Most a Római erődítményekről van szó.
kinds-6 = A színek tehát fontosak: vannak tulajdonságok, amelyek egy színt jutalmaznak, és termelő helyszínek, amelyek egy szín minden helyszínéért árut adnak. Keress összeillő lapokat.

## Frakciók

factions = Frakciók
factions-1 = Minden frakciónak saját táblája és 30 lapos saját paklija van. Ebben a leckében négy játszmában ugyanaz a négy közös lap van a kezedben: nézd meg, melyik frakció mihez kezd velük.
factions-2 = Először a rómaiak. A táblájuk fordulónként 1 fát, 1 követ és 2 munkást ad: épp amibe az építkezés kerül. A rendezéskor megtartják a rombolásjelzőiket.
factions-2-task = Építsd meg a Várat.
factions-2-done = Már az első fordulóban áll. A másik három tábla egyike sem tudta volna azonnal kifizetni.
factions-2-village = A Falu csak 1 fába kerül, azt más is ki tudja fizetni. Olyat építs, amit most csak a rómaiak engedhetnek meg maguknak.
factions-2-raze = Ebből mások élnek. A rómaiaknak van fájuk és kövük: építs.
factions-3 = Most a barbárokkal játszol: fordulónként 5 munkás, de se fa, se kő. Egyik lapodat sem tudod megépíteni, de lerombolhatod őket. A rendezéskor pedig megtartod a munkásaidat.
factions-3-task = Rombold le a kezedből a Kaszárnyát.
factions-3-done = 1 pont és 6 munkás. Minden 2 munkásért kaphatsz egy nyersanyagot vagy lapot, és ami megmarad, az nálad marad.
factions-3-raze = Az is hozna valamit. De a Kaszárnya a munkás mellé egy pontot is ad.
factions-3-spend = Így jutnak a barbárok fához és kőhöz, és ez lesz a következő akciód. Előbb rombold le a Kaszárnyát.
factions-4 = Az egyiptomiak fordulónként 3 munkást és 1 aranyat kapnak, és rendezéskor megtartják az aranyat. Az arany bármelyik nyersanyagot helyettesíti: fát, követ vagy élelmiszert.
factions-4-task = Építs Falut az aranyadból.
factions-4-done = Az arany a fát helyettesítette. Aki aranyat gyűjt, annak mindig van megfelelő nyersanyaga.
factions-4-deal = Az arany élelmiszer helyett is jó, és ez az üzlet minden fordulóban hozna valamit. Játék közben jó választás; itt építsd meg a Falut.
factions-5 = A japánok 1 fát és 4 munkást kapnak, és rendezéskor megtartják az élelmiszert. A legtöbb frakciólapjuk lerombolható: te a kezedből rombolhatod le, mások azután, hogy felépült.
factions-5-task = Rombold le egy frakciólapodat a kezedből.
factions-5-done = 1 pont. Megépítve a végén 2 pontot érne, ezért többnyire megépíted, és egy munkást szamurájként állítasz rá: így drágább lerombolni.
factions-5-common = Ez közös lap, azt bármelyik frakció lerombolhatná. Olyat válassz, amilyet csak a japánok.
factions-5-village = Játék közben jó: a Falu 2 munkást hoz. Itt most a frakciólapjaidról van szó.
factions-6 = A rómaiak építenek, a barbároknak munkásaik vannak, az egyiptomiak arannyal fizetnek, a japánok őrzik, amit építenek. A frakciólapjaid a tábládhoz illenek: ott keresd először a tervedet. Az imádkozó aztékoknak külön leckéik vannak.
factions-other = Lehetséges, de keveset mond erről a frakcióról. Tedd, amit a feladat mond.

## A játék vége

end = A játék vége
end-1 = Az 5. forduló az utolsó, utána nincs rendezés. 11 pontod van; Balam passzolt, neki 6. A végén minden közös helyszín 1, minden frakcióhelyszín 2 pontot ér. Az áru semmit: költsd el.
end-2 = A Gladiátoriskola ára 1 kő (arany is jó) és egy helyszín. Közös helyszín helyén 1 ponttal többet ér. Ráadásul fekete: a Római erődítmények 2 pontot adnak hozzá.
end-2-task = Építsd meg a Gladiátoriskolát, és adj fel egy közös helyszínt, csak ne a Kőművest.
end-2-done = Rögtön 2 pont, és 1-gyel több a végső értékelésnél.
end-2-mason = A Kőműves ebben a fordulóban még 2 pontot hozhat. Olyat adj fel, amely már elvégezte a dolgát.
end-2-faction = A frakcióhelyszín maga is 2 pontot ér, így a cserén semmit sem nyernél. Közös helyszínt adj fel.
end-2-build = Ez kevesebbet hoz, mint az iskola: előbb azt építsd meg, a többi utána jön.
end-pass = Még ne: van még megszerezhető pont.
end-other = Ennek is van haszna, de mindent a maga idejében: most a sorrend számít.
end-3 = 2 élelmiszered van. Későbbi forduló már nincs, de az üzlet áruja azonnal megjön: a Kolosszus követ ad.
end-3-task = Köss üzletet a Kolosszussal, és élelmiszerrel fizess.
end-3-done = 1 kő olyan élelmiszerért, amely másra nem kellett.
end-3-gold = Ahhoz kár az arany: kő helyett is jó. Élelmiszerrel fizess.
end-3-card = A Közigazgatás lapot adna, és a kézben lévő lapok csak holtversenyben számítanak. A Kolosszus köve kell.
end-4 = Két akcióhelyszín csinál kőből pontot: a Kőműves 1 munkásért és 1 kőért 2 pontot ad, a Szobrászinas 1 kőért 1-et. Kő és arany: mindkettőre telik.
end-4-task = Használd a Kőművest.
end-4-done = 2 pont: ez már 15.
end-4-school = Egy rombolásjelzővel árut kapnál egy lapért, de a munkás a Kőművesnél többet ér.
end-4-build = A Közigazgatás követ és aranyat is kérne 2 pontért. A Kőműves és az inas 3-at csinál belőlük.
end-5 = Maradt 1 kő vagy arany, és a Szobrászinas még egyszer használható.
end-5-task = Használd a Szobrászinast.
end-5-done = Még 1 pont: 16.
end-6 = Az utolsó fából még egy helyszín telik. Hogy mit tud, már mindegy: ha áll, 1 pontot ér.
end-6-task = Építs meg egy tetszőleges közös lapot.
end-6-done = A tizedik helyszíned.
end-7 = Csak 1 élelmiszer maradt; holtversenyben a megmaradt nyersanyag és munkás dönt, aztán a kézben lévő lapok. 16 pontod, 6 közös és 4 frakcióhelyszíned van.
end-7-task = Passzolj, és jöjjön a végső értékelés.
end-7-done = 16 + 6 + 8: 30 ponttal nyersz 15 ellenében.
end-7-other = A kézben lévő lap már nem ér pontot. Passzolj.

## Egyszemélyes játék

solo = Egyszemélyes játék
solo-1 = Egyedül egy virtuális játékos ellen játszol, akinek nincs áruja, de lapokat gyűjt. Öt forduló után nyersz, ha több frakcióhelyszíned van, mint ahány lapja neki. Egyenlőségnél veszítesz.
solo-2 = Felderítéskor négy lap fekszik az asztalon. Elveszel egyet, a másik háromból pedig egy véletlenszerűen a virtuális játékosé lesz.
solo-2-task = Vedd el a Kőbányát.
solo-2-done = A Cukrász a virtuális játékosé lesz.
solo-2-other = Nem rossz, de a rómaiaknak először is minden fordulóban kő kell.
solo-3 = Az utolsó kettőből megint elveszel egyet, a másik is a virtuális játékosé lesz.
solo-3-task = Vedd el az Aranybányát.
solo-3-done = Így a virtuális játékosnak ebben a fordulóban két helyszíne van.
solo-3-other = Figyelőtorony már van a kezedben. Vedd el az Aranybányát.
solo-4 = Ami ezekből a forduló végén még áll, azt a virtuális játékos begyűjti: fordulónként 2, öt alatt 10 lapot, hacsak le nem rombolsz néhányat. Támadásokkal a tieidből is elvehet.
solo-5 = Megépítetted az Építőmestert és a Kőbányát. Ha passzolsz, szokás szerint rendezés jön, aztán két támadás.
solo-5-task = Passzolj.
solo-5-done = Két támadáslap fordul fel: arany és munkás.
solo-5-other = Igazi játszmában biztosan. Most nézd meg a támadásokat: passzolj.
solo-6 = A támadás olyan közös helyszínt vesz el, amelynek rombolásmezője az épp felfordított árut és a sor egy másikát mutatja. A Kőbánya kétszer követ mutat: biztonságban van. Frakcióhelyszínt csak a japánoknál ér támadás.
solo-7 = 2. forduló. A virtuális játékosnak megint két helyszíne van. A raktározott rombolásjelzővel 2 jelződ van: az egyikre elég. Amit lerombolsz, azt nem gyűjti be.
solo-7-task = Rombold le a virtuális játékos egyik helyszínét.
solo-7-done = Az áru a tiéd, és ezt a lapot már senki sem gyűjti be.
solo-7-hand = Kézből 1 jelző is elég, de a másik már kevés a virtuális játékos helyszínére.
solo-7-other = Ez ráér a következő akciódig. Előbb rombolj.
solo-8 = Eddig egy frakcióhelyszín áll szemben 2 begyűjtött lappal. Építs frakciólapokat, rombolj le, amit lehet, és kevés olyan közös helyszíned legyen, amely a sorhoz illik. A pontjaid adják a rangodat.

## Imák

prayers = Imák
prayers-1 = Az aztékok imádkoznak. Az imához közös lapokat húzol és mutatsz fel: a színük árut hoz, aztán eldobod őket. Az Áldozati oltárodon ez áll: Imádkozz 5-ször.
prayers-2 = Az oltár 1 munkást kér. Húzás előtt barnát, szürkét vagy pirosat jelentesz be; minden ilyen színű lap 1 fát, követ vagy élelmiszert hoz. A 84 közös lapból 16 barna, 13 szürke, 12 piros.
prayers-2-task = Használd az oltárt, jelents be barnát, és húzz lapokat.
prayers-2-done = Az öt lapból kettő barna. Mégis 3 fád van.
prayers-2-color = Lehetséges, de a barna lap a leggyakoribb, és fád sincs. Kezdd a barnával.
prayers-tokens = A háromszínű áldásod egymaga biztosan 1-et hozna. Öt lap átlagosan többet hoz: húzz.
prayers-twice = Egy akcióban kétszer is lehet. De most szép sorban, egyik ima a másik után: használd egyszer.
prayers-other = Lehetséges, de ez a lecke az imáról szól: használd az Áldozati oltárt.
prayers-3 = A harmadik a háromszínű áldásodtól jött: barnának, szürkének vagy pirosnak számít, ahogy kell. Ha legalább egy lap illik, minden illő áldás eggyel több lapnak számít. Különben semmit sem kaptál volna.
prayers-4 = Az oltár fordulónként kétszer használható. A következő helyszíneidhez most kő kell.
prayers-4-task = Használd újra az oltárt, jelents be szürkét, és húzz lapokat.
prayers-4-done = Két szürke lap és az áldásod: 3 kő 1 munkásért.
prayers-4-color = Fád már van, az élelmiszer várhat. A következő helyszíneid kőbe kerülnek: szürkét jelents be.
prayers-4-build = Mindjárt. Előbb még egy ima, kőért.
prayers-5 = Ha a lapon az áll, hogy válassz színt, azt húzás után teszed meg. A többszínű lap minden színéhez számít, a színtelen, mint a Romok, egyikhez sem. Imát termelés és tulajdonság is hozhat.

## Áldások

blessings = Áldások
blessings-1 = Az áldás külön áru, kilenc szín egyikében, és színenként legfeljebb egy lehet nálad. Az ima nem használja el, de rendezéskor elvész, ha semmi sem raktározza.
blessings-2 = A Tollas szentély ára 1 kő és egy helyszín; 1 áldást és 1 munkást hoz, most és minden termeléskor. A következő lapodhoz a piros jól illik majd.
blessings-2-task = Építsd meg a Tollas szentélyt, add fel a Romokat, és vedd el a piros áldást.
blessings-2-done = Most kettő van nálad: a piros és a táblád háromszínű áldása.
blessings-2-altar = Az oltár kétszer imádkozott érted, és a következő fordulóban is fog. A Romokat add fel.
blessings-2-fits = Ez a szín is illene, de azt a háromszínű áldásod is helyettesítheti. Most pirosat vegyél.
blessings-2-useless = Egyik lapod sem imádkozik ezért a színért: ez az áldás ma nem érne semmit. Vedd el a pirosat.
blessings-build = Lehetséges, de még ne: előbb tedd, amit a feladat kér.
blessings-other = Egy játszmában annak is megvan a helye. Ebben a leckében a kezedben lévő lapot nézd.
blessings-3 = A tömjén háza is egy helyszínbe kerül. A Falu ára csak 1 fa, és építéskor 2 munkást hoz: épp jó lesz utána feladni.
blessings-3-task = Építs meg egy Falut, majd erősítsd meg a köröd.
blessings-3-done = Egy feladható helyszín és 2 munkás.
blessings-3-defend = Fölösleges: a Falut mindjárt feladod.
blessings-4 = A tömjén háza termeléskor imádkozik, és építéskor azonnal: 4 lap, a barna, a szürke és a piros is meghozza az áruját. Egyetlen ilyen lap minden illő áldást felébreszt.
blessings-4-task = Építsd meg „A tömjén háza” helyszínt, add fel a Falut, és húzz lapokat.
blessings-4-done = Egy szürke lap, és három, amely nem illik. De egy is elég.
blessings-4-tokens = Ez a biztos út: mindkét áldás, biztosan 2 áru. Négy lappal jó eséllyel többet kapsz: húzz.
blessings-4-location = Ez minden fordulóban szolgál, és a végén 2 pontot ér. A Falut add fel.
blessings-5 = A szürke lap 1 követ hoz, és felébreszti az áldásaidat. A piros 1 élelmiszert ad. A háromszínű az lesz, amelyik színt választod.
blessings-5-task = Válassz színt a háromszínű áldásnak.
blessings-5-done = 3 áru egyetlen illő lapból, és mindkét áldás még nálad van.
blessings-6 = Rendezéskor a piros áldás elvész; raktározni például „A napok őre” tudná. A háromszínű az aztékoknál marad. A szentély pedig minden fordulóban újat hoz.

## Még három ima

examples = Még négy ima
examples-1 = A Vándor pap tulajdonság: minden üzletnél 5 lappal imádkozol, és minden olyan színű lap, amilyen a kapott áru, 1 pontot ér. A fa színe a barna, akármilyen színű is a frakciólap.
examples-1-task = Köss üzletet bármelyik lappal, és húzz lapokat.
examples-1-done = 1 fa és 3 pont: két barna lap és a háromszínű áldásod.
examples-1-tokens = Az biztosan 1 pont. A lapok átlagosan többet hoznak, és ha van köztük barna, az áldás is segít: húzz.
examples-other = Lehetséges, de itt az ima a lényeg. Nézd meg a feladatot.
examples-2 = Egy másik játszma. Az istenek hangja 1 élelmiszerbe kerül, de arany is jó. A piros lapok 1-1 pontot, a rózsaszínek 1-1 munkást hoznak. Három áldásod van: piros, rózsaszín és háromszínű.
examples-2-task = Használd „Az istenek hangja” helyszínt, és csak áldásokkal imádkozz.
examples-2-done = 2 pont a pirostól és a háromszínűtől, 1 munkás a rózsaszíntől. Nem húztál, és mindhárom áldás megmarad.
examples-2-draw = Ötből körülbelül négyszer jön piros vagy rózsaszín lap, és többet kapsz. Az ötödikben semmit. Most válaszd a biztosat.
examples-3 = És még egy. A felkelő nap templománál minden barna, szürke vagy piros lapért elkölthetsz 1 fát, követ vagy élelmiszert: mind 1 pont, és minden elköltött fajta még 1.
examples-3-task = Használd „A felkelő nap temploma” helyszínt, és húzz lapokat.
examples-3-done = Két szürke lap, egy piros, egy kék és egy fekete: legfeljebb 2 kő és 1 élelmiszer.
examples-3-tokens = A háromszínű áldás egymaga csak 1 nyersanyagot enged: 2 pont. Van mit elköltened: húzz.
examples-3-altar = Az oltár nyersanyagot hoz, abból pedig elég van. A templom pontot csinál belőle.
examples-4 = A háromszínű áldás még 1-et enged. Barnaként fát ad hozzá, egy harmadik fajtát: ez egy ponttal több. A sorrend: fa, kő, élelmiszer.
examples-4-task = Válassz barnát, majd költs el 1 fát, 2 követ és 1 élelmiszert.
examples-4-done = 4 nyersanyag, 3 fajta: 7 pont egyetlen imából.
examples-4-color = Szürkével még egy követ költhetnél, pirosra nincs elég élelmiszered: legfeljebb 6 pont. A barna harmadik fajtát hoz, és 7-et.
examples-4-give = Akkor kimarad, ami a sorrendben előtte áll, és vele a pontja is. Maradj ennél: fa, kő, kő, élelmiszer.
examples-4-stop = Van még mit szerezni: minden nyersanyag újabb pont.
examples-5 = Az utolsó: a rómaiak is imádkoznak. A „Mars kápolnája” 1 aranyba kerül. Minden rózsaszín lap 1 munkást, minden arany 1 aranyat, minden fekete 1 rombolásjelzőt hoz. Három áldásod van: fekete, barna és arany.
examples-5-task = Használd a „Mars kápolnája” helyszínt, és húzz lapokat.
examples-5-done = Két rózsaszín és egy arany lap: az ima meghallgatásra talált, így a fekete és az arany áldásod is segít. 2 munkást, 2 aranyat és 1 rombolásjelzőt kapsz. A barna itt semmit sem ér, és mindhárom áldás megmarad.
examples-5-tokens = Az biztosan 1 arany és 1 rombolásjelző. Öt lap között szinte mindig van a három szín valamelyike, és akkor az áldások is számítanak: húzz.
