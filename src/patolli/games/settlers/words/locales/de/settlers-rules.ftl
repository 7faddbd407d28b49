# Die Regeln zum Nachschlagen: Ein Artikel hat einen Titel und einen Text. Jede Zeile eines Textes ist ein Absatz; eine, die mit
# einem Strich beginnt, gehört zu einer Liste. Was einzelne Karten, Waren und Farben tun, sagen settlers-cards.ftl und settlers-guide.ftl.

## Kapitel

chapter-game = Das Spiel
chapter-round = Eine Runde
chapter-actions = Die fünf Aktionen
chapter-locations = Orte und was sie tun
chapter-factions = Völker und Decks
chapter-end = Das Spielende
chapter-solo = Das Solospiel
chapter-aztecs = Die Azteken
chapter-sets = Regeln anderer Erweiterungen

## Das Spiel

overview = Worum es geht
overview-text =
    1 bis 5 Spieler bauen in 5 Runden je ein Reich aus Karten. Jede Runde hat vier Phasen: Erkundung, Ertrag, Aktionen und Aufräumen; in der fünften wird nicht aufgeräumt. Wer die meisten Siegpunkte hat, gewinnt.
    Jede Karte lässt sich auf zwei Arten nutzen: als Ort bauen oder für einen schnellen Gewinn hergeben, als Handelsabkommen (Völkerkarten) oder durch Zerstören (allgemeine Karten).
setup = Spielaufbau
setup-text =
    Jeder spielt ein anderes Volk mit dessen Tafel und Deck von 30 Karten; die Azteken sind eines von fünf. Die 84 allgemeinen Karten sind für alle da. Beide Seiten einer Tafel spielen sich gleich. Der Startspieler wird ausgelost.
    Jeder beginnt mit 2 allgemeinen und 2 Völkerkarten und ohne Waren. Je Spieler gibt es 1 Verteidigungsplättchen. Zu fünft geht es auch, dauert aber lange.
goods = Waren
goods-text = Rohstoffe sind nur Holz, Stein und Nahrung. Alle Marker sind unbegrenzt. Was du besitzt, sehen alle; deine Handkarten sind geheim. Für Handkarten und Handelsabkommen gibt es keine Grenze.
gold = Das Gold
gold-text =
    1 Gold darf statt 1 beliebigen Rohstoffs gezahlt werden. Umgekehrt geht es nie, und Gold lässt sich nicht in einen Rohstoff tauschen.
    Gold ist kein Rohstoff: Es entscheidet keinen Gleichstand, kommt nicht auf den Schrein und lässt sich nicht in einem Gebet ausgeben, das Rohstoffe nimmt.
cards = Eine Karte lesen
cards-text =
    - 1: ihre Farben. Eine Karte mit mehreren Farben zählt als jede davon; Ruinen haben keine.
    - 2: ihr Preis. Ein Ort im Preis heißt: Gib einen von deinen auf.
    - 3: was sie bringt, wenn sie nicht gebaut wird. Alle Völkerkarten haben ein Handelsabkommen; allgemeine Karten und die meisten japanischen haben stattdessen oder dazu ein Zerstörungsfeld.
    - 4: ihre Art: Produktion, Fähigkeit oder Aktion.
    - 5: was sie tut, vielleicht mit einem Baubonus.
    Am Ende zählt ein allgemeiner Ort 1 Punkt, ein Völkerort 2. Was eine Karte sagt, geht den allgemeinen Regeln vor.
drawing = Karten ziehen
drawing-text =
    Für jede Karte wählst du das allgemeine Deck oder dein Völkerdeck, sofern keines genannt ist. Ein leeres Deck wird aus seinem Ablagestapel neu gemischt. Ist auch der leer, wird nicht gezogen, und Reihen in der Erkundungsphase sind kürzer.
    Bei manchen Karten siehst du mehrere an und behältst einige davon.

## Eine Runde

lookout = Erkundung
lookout-text =
    Alle ziehen die oberste Karte ihres Völkerdecks. Dann werden allgemeine Karten ausgelegt, eine mehr, als Spieler am Tisch sind.
    - Ab dem Startspieler nimmt im Uhrzeigersinn jeder eine Karte; die letzte wird abgeworfen.
    - Aus einer neuen Reihe nimmt jeder noch eine, diesmal vom letzten Spieler zurück zum ersten.
    Zu zweit sind es jedes Mal 3 Karten: erster, zweiter, dann zweiter, erster.
lookout-variants = Andere Arten der Erkundung
lookout-variants-text =
    Sie werden vor dem Spiel gewählt.
    - Alternativ: Alle ziehen geheim 3 allgemeine Karten, behalten 1, geben 2 nach links, behalten 1 der 2 erhaltenen und werfen die letzte ab.
    - Für Fortgeschrittene: eine Reihe von 5 allgemeinen Karten für beide Male. Zu zweit wird abgewechselt, bis jeder 2 hat. Mit mehr Spielern wählt der erste aus 5 und jeder nach ihm aus 4; beim zweiten Mal aus 3, der letzte aus 2.
production = Ertrag
production-text =
    In Spielreihenfolge erhält jeder die Waren seiner Völkertafel, 1 Ware für jedes Handelsabkommen und was seine Produktionsorte geben.
    Die Reihenfolge deiner Quellen ist dir überlassen; wo sie zählt, wirst du gefragt. Fähigkeiten, die auf Gewinne oder diese Phase reagieren, wirken auch hier.
actions = Reihum
actions-text =
    Ab dem Startspieler führt im Uhrzeigersinn jeder eine Aktion aus oder passt, bis alle gepasst haben. Zahl, Art und Reihenfolge der Aktionen sind nicht begrenzt.
    Die Aktionen: einen Ort bauen, ein Handelsabkommen treffen, zerstören, einen Aktionsort nutzen, Arbeiter ausgeben.
passing = Passen
passing-text =
    Wer gepasst hat, führt in dieser Runde keine Aktionen mehr aus und kann nicht mehr Ziel sein: nicht beim Zerstören, Stehlen, Übernehmen, Blockieren, Abwerfen und nicht beim Entfernen von Handelsabkommen.
    Fähigkeiten eines Spielers, der gepasst hat, wirken weiter.
free-moves = Vor und nach der Aktion
free-moves-text = Manches ist keine Aktion. Du darfst es vor oder nach deiner Aktion tun, nicht mittendrin: das Verteidigungsplättchen legen, Samurai aufstellen, Karten unter das Tor legen, Rohstoffe auf den Schrein legen.
cleanup = Aufräumen
cleanup-text =
    Alle Waren werden abgeworfen, wenn nichts sie lagert: Jede Tafel lagert eine Art, Lagerhäuser lagern Holz, Stein oder Nahrung, beliebig viel. Auch Verteidigungsplättchen und Waren auf Aktionsorten kommen weg.
    Es bleiben: Handkarten, Punkte, Handelsabkommen, Fundamente, Samurai, Karten unter dem Tor und Rohstoffe auf dem Schrein. Ägyptische Marker kehren zurück.
    Der Startspielermarker wandert im Uhrzeigersinn weiter. Verlierst du ein Lagerhaus während der Runde, bleiben seine Waren bis zu diesem Aufräumen.

## Die fünf Aktionen

build = Einen Ort bauen
build-text =
    Zahle den Preis einer Handkarte und nimm sie in dein Reich auf. Ein Produktionsort bringt sofort Ertrag. Die Reihenfolge von Ertrag, Baubonus und ausgelösten Fähigkeiten wählst du.
    - Für einen Ort im Preis gibst du einen eigenen Ort oder ein Fundament auf. Alles darauf ist verloren; es darf ein schon genutzter Aktionsort sein.
    - Eine als Preis aufgegebene Fähigkeit ist weg, bevor die neue Karte zählt: Sie bringt dafür nichts.
    - Ruinen und die Wüste kosten nichts, aber deine Aktion.
    In welcher Reihe eine Karte liegt, ist egal.
bonus = Baubonus
bonus-text =
    Ein Baubonus kommt einmal, wenn die Karte gebaut wird. Zählt er Orte einer Farbe, zählt die neue Karte mit.
    Fähigkeiten mit „jedes Mal, wenn du baust“ zählen den eigenen Bau mit, wenn er passt.
deal = Ein Handelsabkommen treffen
deal-text =
    Zahle 1 Nahrung (oder 1 Gold) und lege eine Völkerkarte aus der Hand unter deine Tafel. Du erhältst ihre Ware sofort und in jeder Ertragsphase wieder.
    Du darfst beliebig viele Handelsabkommen haben, aber nur mit Völkerkarten. Ein Handelsabkommen ist kein Ort: Es hat keine Farbe und keine Punkte.
raze-hand = Eine Handkarte zerstören
raze-hand-text = Zahle 1 Zerstörungsplättchen, nimm alle Waren des Zerstörungsfelds und wirf die Karte ab. Das geht nur mit allgemeinen Karten; die Japaner dürfen auch eigene Völkerkarten mit Zerstörungsfeld zerstören.
raze = Den Ort eines anderen zerstören
raze-text =
    Zahle 2 Zerstörungsplättchen, 1 mehr für ein Verteidigungsplättchen und 1 mehr für einen Samurai darauf. Du nimmst alle Waren des Zerstörungsfelds aus dem Vorrat.
    Zerstören kann man nur Karten mit Zerstörungsfeld: keine Ruinen, kein Tor, keinen Schrein, und von den Völkerkarten nur japanische. Eine zerstörte japanische Völkerkarte wird abgeworfen.
    Orte von Spielern, die gepasst haben, sind sicher; eigene zerstörst du nur mit dem Pöbel.
foundation = Fundamente
foundation-text =
    Ein zerstörter allgemeiner Ort wird umgedreht und bleibt seinem Besitzer als Fundament; der Besitzer erhält 1 Holz.
    Ein Fundament hat keine Farbe, keine Fähigkeit und keine Punkte. Es dient nur dazu, beim Bauen aufgegeben zu werden.
activate = Einen Aktionsort nutzen
activate-text =
    Zahle, was er verlangt, und führe die Wirkung aus. Die Waren bleiben bis zum Aufräumen auf dem Ort und zeigen, dass er genutzt ist. Jeder ist einmal je Runde nutzbar, wenn er nichts anderes sagt.
    Ein zweimal nutzbarer darf für den doppelten Preis beide Male in einer Aktion genutzt werden; das sind zwei Gewinne. Gibt es beim zweiten Mal kein Ziel, entfällt die Wirkung. Bei drei Nutzungen gehen höchstens zwei auf einmal.
    Ein Preis in Karten oder gar keiner wird mit einem Arbeiter aus dem Vorrat markiert.
workers = Arbeiter ausgeben
workers-text = Gib 2 Arbeiter für 1 Holz, Stein oder Nahrung oder für 1 Karte von einem der Decks aus. In einer Aktion darfst du beliebig viele Paare ausgeben, jedes für dasselbe oder für etwas anderes.

## Orte und was sie tun

production-locations = Produktionsorte
production-locations-text =
    Sie geben ihre Waren beim Bau und in jeder Ertragsphase.
    Wer 1 Ware für jeden Ort einer Farbe gibt, zählt sich selbst mit, wenn die Farbe passt, bis zur gezeigten Grenze. Eine Karte mit mehreren Farben zählt für jede einmal.
    Manche lassen einen anderen Produktionsort noch einmal Ertrag bringen. Kein Ort wirkt in so einer Kette zweimal; einer, der nur andere anstoßen könnte, ist ohne einen solchen kein Ziel.
features = Fähigkeiten
features-text =
    Eine Fähigkeit wirkt immer, wenn geschieht, was sie nennt, auch in der Ertragsphase. Fähigkeiten, die auf Gewinne, Gebete oder Segen reagieren, reagieren nicht aufeinander.
    Zwei Sphingen geben beide einen Punkt für denselben Punktgewinn; dieser Punkt löst nichts aus.
action-locations = Aktionsorte
action-locations-text =
    Eine Aktion ohne mögliches Ziel kann nicht genutzt werden.
    Manche Karten machen einen genutzten Ort wieder bereit: Er gilt dann als ungenutzt, und ihn zu nutzen ist eine weitere Aktion, später. Ein Ort, der das tut, kann selbst nur einmal je Runde bereit gemacht werden. Ein blockierter Ort ist in dieser Runde nicht nutzbar.
defense = Verteidigung
defense-text =
    Deine Tafel gibt jede Runde 1 Verteidigungsplättchen. Lege es auf einen deiner allgemeinen Orte: Ihn zu zerstören kostet 1 Zerstörungsplättchen mehr. Es lässt sich nicht versetzen, und ein Ort trägt höchstens eines.
    Es kommt zurück, wenn der Ort zerstört wird oder beim Aufräumen. Im Solospiel wird es nicht gelegt: Es würde nichts nützen.
samurai = Die Samurai
samurai-text =
    Nur die Japaner haben sie. Stelle beliebig viele deiner Arbeiter auf eigene Völkerorte, höchstens 1 auf jeden, auch auf Tor und Schrein. So einen Ort zu zerstören kostet 1 Zerstörungsplättchen mehr.
    Samurai lassen sich nicht versetzen und nicht anders nutzen. Sie bleiben beim Aufräumen und gehen mit dem Ort verloren.
against-others = Gegen andere Spieler
against-others-text =
    Die Ingenieure und die Garnison werfen jeden Ort eines anderen ab, was ihn auch schützt; das ist kein Zerstören. Der Streitwagenbauer zerstört, ohne für Schutz zu zahlen, die Dunkle Kapelle zahlt dafür.
    Gestohlen wird aus einem Vorrat, nie von Orten. Bei der Wüste wählt das Opfer die Karte, die es abwirft; hat es keine, geschieht ihm nichts.
take-over = Einen Ort übernehmen
take-over-text =
    Mit dem Tempel des Ra markieren die Ägypter den Ort eines anderen: Bis zum Ende der Runde gilt er als ihrer. Sie haben 4 Marker, also höchstens vier zugleich. Beim Übernehmen gibt es keinen Ertrag, und niemand darf ihn beim Bauen aufgeben. Hat ihn sein Besitzer ausgeschöpft, gilt das auch für dich.
    Wirkung, Farben und Lager dienen dem, der ihn übernommen hat. Er kann nicht aufgegeben, nicht vom Pöbel zerstört und nicht mit Samurai besetzt werden. Zerstört ihn ein Dritter, erhält der Ägypter das Holz und den Marker zurück, das Fundament bleibt beim Besitzer. In Runde 5 wertet ihn der Besitzer.
under = Tor, Schrein und Karten unter Karten
under-text =
    Vor oder nach deiner Aktion darfst du Karten unter das Tor legen (je 1 Punkt, sofort) und Rohstoffe auf den Schrein. Am Ende zählt das Tor mit mindestens 3 Karten 2 Punkte, der Schrein mit 3, 7 oder 12 Rohstoffen 2, 5 oder 10 Punkte.
    Auch manche Aztekenkarten nehmen Karten unter sich. Was dort liegt, bleibt bis zum Ende.
trade-route = Handelsroute
trade-route-text =
    Die japanische Handelsroute trifft ein Abkommen mit dem Ort eines anderen. Die Ware kommt sofort, und es zählt als Handelsabkommen. Beliebig viele dürfen denselben Ort nutzen.
    Das Abkommen bleibt, wenn die Handelsroute verloren geht. Es endet, wenn der Ort das Spiel verlässt.
swaps = Waren gegen Punkte
swaps-text = Die Dunkle Kapelle und die Diplomatenschule machen aus eben erhaltenen Waren Punkte, auch aus Karten und Punkten. Punkte lassen sich nur tauschen, wo mehr als einer zurückkommt.
clarified = Karten, zu denen es Fragen gibt
clarified-text =
    - Saboteure stehlen nur aus einem Vorrat. Die Meute nimmt eine Ware eines Zerstörungsfelds, das Ziel bleibt.
    - Der Pöbel zerstört einen eigenen allgemeinen Ort: alle Waren des Felds, das Fundament und 1 Holz.
    - Die Mission zieht jede Karte von einem beliebigen Deck. Räuber, Hanse und Kaiserlicher Bote dürfen auch ein Abkommen der Handelsroute nutzen.
    - Wer mit Spionen ein Abkommen nimmt, trifft damit keines. Der Unterhändler baut ein eigenes Abkommen, die Siedler eine Völkerkarte aus der Hand. Beide zahlen alles außer dem Ort.
    - Samurai der Ninjas ohne freien Völkerort sind verloren. Die Oase gibt 1 Arbeiter für jedes Paar, höchstens 4 je Runde.
    - Das Heiligtum ist kein Zerstören: Stein statt Holz. Träger dürfen einen allgemeinen oder einen Völkerort wählen.

## Völker und Decks

factions = Die Völker
factions-text =
    Jede Tafel gibt ihre Waren in jeder Ertragsphase und lagert beim Aufräumen eine Art. Die Ägypter haben 4 Marker zum Übernehmen; die Japaner haben Samurai, und die meisten ihrer Völkerkarten lassen sich zerstören.
    Alle Tafeln tragen dieselbe Aktion: 2 Arbeiter für 1 Holz, Stein, Nahrung oder Karte.
decks = Ein Deck bauen
decks-text =
    Ein Völkerdeck hat genau 30 Karten: 3 verschiedene Karten dreimal, 6 zweimal und 9 einmal. Eine Karte, die hineinkommt, bringt alle ihre Exemplare mit und ersetzt eine Grundkarte mit gleich vielen Exemplaren.
    - Standard, für Turniere: allgemeine Karten nur aus dem Grundspiel und ein Völkerdeck mit Karten genau einer Erweiterung.
    - Offen: beliebige Karten beliebiger Erweiterungen; dass das ausgewogen ist, verspricht niemand. Jedes Deck braucht mindestens 1 Karte.

## Das Spielende

scoring = Schlusswertung
scoring-text =
    Nach der fünften Runde kommen zu deinen Punkten 1 für jeden allgemeinen Ort und 2 für jeden Völkerort, und was Fähigkeiten am Ende werten, wie Tor und Schrein.
    Punkte aus dem Spiel wurden schon sofort gezählt.
tie = Bei Gleichstand
tie-text = Es gewinnt, wer mehr Arbeiter und Rohstoffe übrig hat (Gold zählt nicht), dann wer mehr Handkarten hat. Bleibt es dabei, teilt man sich den Sieg.
peaceful = Das friedliche Spiel
peaceful-text = Vor dem Spiel gewählt: Orte anderer lassen sich nicht durch die Aktion Zerstören, sondern nur durch Karten zerstören. In jeder Erkundungsphase zieht jeder zusätzlich 1 allgemeine Karte.

## Das Solospiel

solo = Allein spielen
solo-text =
    Du spielst gegen einen virtuellen Spieler ohne Volk und Waren. Die 16 Angriffskarten werden gemischt, und eine wird aufgedeckt.
    In jeder Erkundungsphase ziehst du 1 Völkerkarte. Von 4 allgemeinen Karten nimmst du 1; eine zufällige der anderen 3 wird ein Ort des virtuellen Spielers. Von den letzten 2 nimmst du 1, er erhält die andere.
    Diese Orte darfst du wie üblich zerstören; sie werden dann abgeworfen und lassen kein Fundament. Die aufgedeckten Angriffskarten gelten als seine Handelsabkommen.
attacks = Angriffe
attacks-text =
    Nach dem Aufräumen, auch in Runde 5, sammelt der virtuelle Spieler seine übrigen Orte ein. Dann folgen zwei Angriffe, jeder mit einer neuen Angriffskarte vorn in der Reihe.
    - Gesucht werden deine allgemeinen Orte, deren Zerstörungsfeld diese Ware und eine weitere der Reihe zeigt; die nächste Ware in der Reihe entscheidet.
    - Bei mehreren: Aktion vor Fähigkeit vor Produktion, dann der höhere Preis, dann mehr Stein, dann wählst du.
    - Der Ort wird eingesammelt; du erhältst nichts, und Schutz hilft nicht. Beide genutzten Angriffskarten gehen ans Ende der Reihe, die vordere zuerst.
    Bei den Japanern treffen zwei Punkte in der Reihe stattdessen einen Völkerort, gewählt nach seinem Handelsabkommen; hat keiner einen Punkt im Zerstörungsfeld, ist es ein Angriff wie üblich.
solo-end = Allein gewinnen
solo-end-text = Du gewinnst mit mehr Völkerorten, als der virtuelle Spieler Karten gesammelt hat; Gleichstand ist verloren. Deine Punkte geben dann deinen Rang: Diener ab 30, Knappe ab 40, Ritter ab 50, Kastellan ab 60, König ab 70, Kaiser ab 80.

## Die Azteken

aztecs = Die Azteken und das Hausdeck
aztecs-text =
    Die gedruckten Aztekenkarten sind nicht öffentlich. Darum spielen die Azteken mit einem Hausdeck, das für Patolli gemacht ist: eine Tafel und 30 Karten im gedruckten Aufbau, und Haussets für alle Völker. Sie sind überall so bezeichnet.
    Karten, die das Regelheft zitiert, tun, was dort steht. Wer die Erweiterung besitzt, kann ihre Karten eingeben; Decks werden geprüft und Fehler in Worten erklärt.
prayer = Das Gebet
prayer-text =
    Beten 5 heißt: Zieh 5 allgemeine Karten. Ihre Farben bringen, was die Karte sagt; dann werden sie abgeworfen und kommen nie auf die Hand.
    - Eine Farbe ansagen: vor dem Ziehen. Eine Farbe wählen: danach. Steht beides nicht da, sagt die Karte, welche Farben zählen.
    - „Jede Karte“ heißt jede in diesem Gebet gezogene.
    - Eine Karte mit mehreren Farben zählt für alle. Ruinen und Frischvermählte haben im Gebet keine Farbe.
    Die Karten werden abgeworfen, sobald sie gezählt sind. Ein leeres Deck wird wie üblich neu gemischt.
timing = Wann gebetet wird
timing-text = Das Wort vor „Beten“ sagt, wann: Produktion in der Ertragsphase und beim Bau des Ortes, Fähigkeit, wenn ihre Bedingung eintritt, Aktion, nachdem ihr Preis gezahlt ist.
blessings = Die Segen
blessings-text =
    Ein Segen ist ein Plättchen in einer von neun Farben. Du hast nie mehr als einen von einer Farbe; erhältst du einen, wähle eine Farbe, die du nicht hast. Mit allen neun erhältst du nichts.
    Gebete verbrauchen Segen nicht. Sie wirken in der Runde, in der sie kommen, und werden beim Aufräumen abgeworfen, wenn nichts sie lagert.
prayer-blessings = Mit Segen beten
prayer-blessings-text =
    Hast du Segen einer Farbe, die das Gebet nutzt, hast du zwei Möglichkeiten:
    - Nichts ziehen. Jeder Segen zählt als eine gezogene Karte seiner Farbe.
    - Ziehen. Ist mindestens eine Karte einer gesuchten Farbe dabei, zählt jeder passende Segen als eine Karte mehr. Sonst bringen sie nichts.
    Nennt ein Gebet mehrere Farben, weckt eine Karte irgendeiner davon die Segen aller. Alle passenden Segen zählen; keinen kannst du auslassen.
tricolor = Der dreifarbige Segen
tricolor-text =
    Er gehört zur Aztekentafel. In jedem Gebet ist er braun, grau oder rot, wie du wählst. Er zählt nicht für die Grenze; diese drei Farben darfst du trotzdem haben.
    Wo ein Segen der Preis ist, kann er nicht zahlen.
colors = Farben und ihre Waren
colors-text =
    Eine passende Karte hat die gewählte oder angesagte Farbe; eine passende Ware hat die Farbe der Karte. Orange steht für Segen.
    Eine Karte, die ihre Farbe erst beim Bau bekommt, hat sie vor Ertrag und Baubonus.
stored-cards = Für Gebete gelagerte Karten
stored-cards-text = Manche Orte lagern Karten für spätere Gebete. Nach dem Ziehen darfst du beliebig viele davon hinzunehmen, auch zu einem Gebet nur mit Segen. Jede genutzte wird abgeworfen.
examples = Fünf durchgerechnete Beispiele
examples-text =
    - Opferaltar: Du sagst Grau an, und 2 der 5 Karten sind grau: 2 Stein.
    - Tempel der aufgehenden Sonne: Die Karten sind blau, rot, grau, grau und schwarz. Du gibst 1 Stein und 1 Nahrung: 2 Punkte, und 2 mehr für zwei Arten.
    - Stimme der Götter mit Segen in Rosa, Rot und dem dreifarbigen, ohne zu ziehen: 1 Arbeiter, 2 Punkte.
    - Kapelle des Mars mit Segen in Schwarz, Braun und Gold; die Karten sind rosa, blau, gold, rosa und grau: 2 Arbeiter, 2 Gold, 1 Zerstörungsplättchen. Braun bringt nichts.
    - Wanderpriester: Du triffst ein Handelsabkommen für Holz, und 2 der 5 Karten sind braun: 2 Punkte. Die Farbe der Ware zählt, nicht die der Karte.

## Regeln anderer Erweiterungen

open-production = Offene Produktion
open-production-text = Schicke als Aktion 1 Arbeiter zu einem Ort mit offener Produktion eines anderen Spielers, der nicht gepasst hat. Du erhältst seine Ware, mit deinen eigenen Entscheidungen und Segen; der Besitzer erhält 1 Arbeiter aus dem Vorrat. Höchstens zweimal je Ort und Runde, alle Spieler zusammen.
technology = Technologieplättchen (Hausregel)
technology-text =
    Eine Karte legt ein Plättchen auf einen deiner allgemeinen Orte, der noch keines hat; es bleibt, solange der Ort bleibt.
    - Einfach, auf Produktions- und Aktionsorten: Er wirkt für dich zweimal.
    - Verteidigung: Ihn zu zerstören kostet 2 Zerstörungsplättchen mehr.
    - Ruhm: am Ende 2 Punkte mehr.
sets = Sets einer Farbe (Hausregel)
sets-text = Ein Ort vollendet ein Set seiner Farbe, wenn er dein dritter, sechster, neunter … dieser Farbe ist. Fähigkeiten mit „jedes Mal, wenn du ein Set vollendest“ wirken dann, einmal je Bau. Vor dem Spiel gewählt, zählt jedes Set auch 2 Punkte.
statues = Statuen (Hausregel)
statues-text = Es gibt neun: drei Schakale, drei Falken, drei Katzen. Was du erhältst, behältst du bis zum Ende: Jede zählt 1 Punkt, und je eine von jeder Art zusammen 3 mehr.
clarified-sets = Karten anderer Erweiterungen
clarified-sets-text =
    - Markus der Helfer: Was die Waren auf ihm entfernt, wirft auch die Karte unter ihm ab.
    - Starkes Fundament: 2 Punkte für jede Karte unter der allgemeinen Karte dieser Farbe, neben dem, was jener Ort gibt.
    - Schrein des Thot: Sein Zusatzpunkt ist ein eigener Gewinn. Auf zwei Gewinne von 1 Punkt reagiert die Sphinx nicht.

## Symbole

icon-any-resource = beliebiger Rohstoff
icon-hand-cards = eine Handkarte
icon-location = ein Ort
icon-own-location = ein eigener Ort
icon-enemy-location = der Ort eines anderen
icon-foundation = Fundament
icon-deal = Handelsabkommen
icon-samurai = ein Samurai
icon-act-build = bauen
icon-act-deal = Handelsabkommen treffen
icon-act-raze = zerstören
icon-act-use = einen Ort nutzen
icon-act-use2 = ihn zweimal nutzen
icon-act-spend = Arbeiter ausgeben
icon-act-pass = passen
icon-draw-keep = Karten ansehen und einige behalten
icon-produce-again = einen Ort noch einmal Ertrag bringen lassen
icon-reset = einen Ort wieder bereit machen
icon-block = einen Ort blockieren
icon-steal = Waren stehlen
icon-discard-location = einen Ort abwerfen
icon-discard-deal = ein Handelsabkommen abwerfen
icon-take-deal = ein Handelsabkommen nehmen
icon-mark-location = einen Ort markieren
icon-under = unter einen Ort legen
icon-store = beim Aufräumen gelagert
icon-pray = beten
icon-declare = eine Farbe ansagen
icon-choose = eine Farbe wählen
icon-stored-card = für Gebete gelagerte Karte
icon-bless-tricolour = dreifarbiger Segen
icon-any-color = die passende Farbe oder Ware
icon-crystal = Technologieplättchen
icon-statue-token = eine Statue
