# Die Regeln in Kürze, für alle, die nach einem Ort des Spielplans fragen. Jede Zahl ist eine des Spiels.

## Namen

name-skulls = Kristallschädel
name-points = Siegpunkte
name-workers = Arbeiter
name-corn_tiles = Maisernteplättchen
name-wood_tiles = Abholzplättchen
space-0 = keine Aktion

## Ein Zug

rule-turn = In deinem Zug setzt du Arbeiter ein oder nimmst Arbeiter zurück: mindestens einen, so viele du willst, nie beides. Am Ende werden die leeren Plätze für Gebäude wieder aufgefüllt.
rule-place = Ein Arbeiter kommt auf das niedrigste freie Feld eines Rades und kostet so viel Mais, wie die Nummer des Feldes angibt. Der zweite Arbeiter eines Zuges kostet 1 Mais mehr, der dritte 2 mehr und so weiter; jeder wird sofort bezahlt. Er bringt noch nichts: Jeden Tag tragen die Räder die Arbeiter ein Feld weiter.
rule-pick = Ein Arbeiter, den du zurücknimmst, nutzt die Aktion seines Feldes oder eine niedrigere desselben Rades für 1 Mais je Schritt zurück, oder keine. Jede wird vollständig ausgeführt, bevor du den nächsten zurücknimmst, in beliebiger Reihenfolge. Zurückgenommene Arbeiter warten auf deinen nächsten Zug.
rule-beg = Mit höchstens 2 Mais darfst du deinen Zug mit Betteln beginnen: Du hast dann 3 Mais und steigst in einem Tempel deiner Wahl eine Stufe herab. Du musst betteln, wenn keiner deiner Arbeiter auf einem Rad steht und du kein Feld bezahlen kannst.

## Räder

rule-gear-palenque = Palenque gibt Mais und Holz. Mit den Feldern 2 bis 5 nimmst du Plättchen aus der Dschungelgruppe mit derselben Nummer.
rule-gear-yaxchilan = Yaxchilan gibt Holz, Stein und Gold, etwas Mais und die Kristallschädel für Chichen Itza.
rule-gear-tikal = Tikal macht aus Rohstoffen Technologien, Gebäude, Monumente und Tempelstufen.
rule-gear-uxmal = Uxmal macht aus Mais fast alles: Tempelstufen, Rohstoffe, Gebäude, eine andere Aktion. Auch neue Arbeiter kommen von hier.
rule-gear-chichen_itza = In Chichen Itza legst du Kristallschädel ab und erhältst Siegpunkte und Tempelstufen. Das Rad ist größer als die anderen: Seine Felder gehen bis 10, und jede Aktion wird im ganzen Spiel nur einmal genutzt.

## Felder

rule-space-0 = Feld 0 hat keine Aktion: Hier wartet ein Arbeiter, bis das Rad ihn weiterträgt. Er kostet nur den Aufschlag für den zweiten, dritten … Arbeiter deines Zuges.
rule-space-chichen_itza-0 = Feld 0 hat keine eigene Aktion. Mit Theologie darf ein Arbeiter, den du von hier zurücknimmst, Aktion 1 nutzen.
rule-space-any = Von hier nutzt ein Arbeiter eine beliebige Aktion von 1 bis { $top } dieses Rades, ohne für Rückschritte zu zahlen.
rule-space-last = Von hier nutzt ein Arbeiter eine beliebige Aktion von 1 bis { $top } dieses Rades, ohne für Rückschritte zu zahlen. Es ist das letzte Feld: Mit dem nächsten Tag fällt der Arbeiter vom Rad und kommt ohne Aktion zurück.
rule-space-palenque-1 = Fischen: 3 Mais, ohne Plättchen. Landwirtschaft auf Stufe 2 gibt 1 Mais mehr.
rule-space-palenque-2 = Nimm ein Maisernteplättchen dieser Dschungelgruppe und 4 Mais; hier liegt kein Holz darauf. Ist kein Plättchen mehr da, kannst du hier nur noch mit Landwirtschaft ab Stufe 2 ernten.
rule-space-harvest = Nimm ein offenes Maisernteplättchen und { $corn } Mais oder ein Abholzplättchen und { $wood } Holz, was das Maisernteplättchen darunter aufdeckt. Oder Brandrodung: Du erhältst das Maisernteplättchen darunter mit seinem Mais und steigst in einem Tempel eine Stufe herab.
rule-space-yaxchilan-1 = Du erhältst 1 Holz. Rohstoffgewinnung auf Stufe 1 gibt 1 Holz mehr.
rule-space-yaxchilan-2 = Du erhältst 1 Stein und 1 Mais. Rohstoffgewinnung auf Stufe 2 gibt 1 Stein mehr.
rule-space-yaxchilan-3 = Du erhältst 1 Gold und 2 Mais. Rohstoffgewinnung auf Stufe 3 gibt 1 Gold mehr.
rule-space-yaxchilan-4 = Du erhältst 1 Kristallschädel, solange welche im Vorrat sind. Theologie auf Stufe 3 gibt einen mehr.
rule-space-yaxchilan-5 = Du erhältst 1 Gold, 1 Stein und 2 Mais. Rohstoffgewinnung gibt auf Stufe 2 noch 1 Stein und auf Stufe 3 noch 1 Gold.
rule-space-tikal-1 = Ein Fortschritt in einer Technologie: Stufe 1, 2 oder 3 kostet 1, 2 oder 3 beliebige Rohstoffe. Auf Stufe 3 erhältst du für einen Rohstoff den Bonus.
rule-space-tikal-2 = Baue ein Gebäude aus der Auslage und zahle genau die gezeigten Rohstoffe.
rule-space-tikal-3 = Ein oder zwei Fortschritte, in derselben Technologie oder in zweien; jeder wird bezahlt wie bei Tikal 1.
rule-space-tikal-4 = Baue ein oder zwei Gebäude oder ein Monument. Bei zwei Gebäuden wirkt die Architektur nur für eines davon, nach deiner Wahl.
rule-space-tikal-5 = Zahle 1 beliebigen Rohstoff und steige in zwei verschiedenen Tempeln je eine Stufe auf.
rule-space-uxmal-1 = Zahle 3 Mais und steige in einem Tempel deiner Wahl eine Stufe auf.
rule-space-uxmal-2 = Tausche auf dem Markt, so oft du willst: Holz ist 2 Mais wert, Stein 3, Gold 4, beim Verkauf und beim Kauf.
rule-space-uxmal-3 = Du erhältst einen weiteren Arbeiter, höchstens sechs. Du kannst ihn ab deinem nächsten Zug einsetzen, und an Erntefesten will er essen.
rule-space-uxmal-4 = Baue ein Gebäude für Mais: 2 Mais für jeden Rohstoff seines Preises und gar keine Rohstoffe. Nie ein Monument.
rule-space-uxmal-5 = Zahle 1 Mais und nutze eine beliebige Aktion von 1 bis 5 aus Palenque, Yaxchilan, Tikal oder Uxmal mit ihren eigenen Kosten; nur diese hier nicht noch einmal.
rule-space-chichen_itza = Lege einen deiner Kristallschädel hierher: Du erhältst die Siegpunkte, die Tempelstufe und, wo er gezeigt ist, einen Rohstoff deiner Wahl. Niemand kann diese Aktion in diesem Spiel noch einmal nutzen.

## Startspielerfeld, Kalender, Erntefeste

rule-start = Ein Arbeiter hier kostet nur den Aufschlag für den zweiten, dritten … Arbeiter deines Zuges und nimmt allen Mais, der auf dem Kalender liegt. Am Ende der Runde kommt er zu dir zurück, und du wirst Startspieler oder gibst, wenn du es schon warst, den Marker nach links weiter. Dann stellst du den Kalender vor: einen Tag, vielleicht auch zwei.
rule-calendar = Am Ende jeder Runde dreht sich der Kalender um einen Tag, und jeder Arbeiter rückt ein Feld weiter. Steht niemand auf dem Startspielerfeld, wird 1 Mais auf den Kalender gelegt. Wer dort steht, darf zwei Tage vorstellen, wenn die eigene Spielertafel ihre hellere Seite zeigt (danach wird sie umgedreht), aber nicht, wenn der Arbeiter eines Spielers auf dem vorletzten Feld eines Rades steht.
rule-food-day = Am Ende der Tage 8, 14, 21 und 27 isst jeder Arbeiter 2 Mais; jeder hungrige kostet 3 Siegpunkte. Dann geben die Tempel an den Tagen 8 und 21 Güter, an den Tagen 14 und 27 Siegpunkte. Ein übersprungenes Erntefest kommt eine Runde später.

## Tempel

rule-temple-chaac = Chaac gibt Stein: an Tagen mit Gütern 1 ab Stufe 1 und noch einen ab Stufe 3. An Tagen mit Siegpunkten gibt er die Punkte deiner Stufe, bis zu 8. Wer dann am höchsten steht, erhält im 1. Zeitalter 6 Punkte mehr und im 2. Zeitalter 2 mehr, bei Gleichstand die Hälfte.
rule-temple-quetzalcoatl = Quetzalcoatl gibt Gold: an Tagen mit Gütern 1 ab Stufe 2 und noch eines ab Stufe 4. An Tagen mit Siegpunkten gibt er die Punkte deiner Stufe, bis zu 13. Wer dann am höchsten steht, erhält im 1. Zeitalter 2 Punkte mehr und im 2. Zeitalter 6 mehr, bei Gleichstand die Hälfte.
rule-temple-kukulcan = Kukulcan gibt an Tagen mit Gütern Holz ab Stufe 1 und ab Stufe 3 sowie einen Kristallschädel ab Stufe 4. An Tagen mit Siegpunkten gibt er die Punkte deiner Stufe, bis zu 10. Wer dann am höchsten steht, erhält im 1. Zeitalter 4 Punkte mehr und im 2. Zeitalter 4 mehr, bei Gleichstand die Hälfte.

## Technologien

rule-technology-agriculture = Landwirtschaft macht Ernten größer: Auf Stufe 1 gibt der Dschungel 1 Mais mehr, auf Stufe 3 noch 2 mehr. Auf Stufe 2 bringt Fischen 1 Mais mehr, und du erntest Mais ohne Plättchen, wo keines offen liegt. Jeder Fortschritt über Stufe 3 hinaus ist eine Stufe in einem Tempel.
rule-technology-extraction = Rohstoffgewinnung gibt 1 Rohstoff mehr, wenn dir ein Feld von Yaxchilan oder Palenque Holz (Stufe 1), Stein (Stufe 2) oder Gold (Stufe 3) gibt. Plättchen, Tempel und Markt zählen nicht. Jeder Fortschritt über Stufe 3 hinaus gibt 2 Rohstoffe deiner Wahl.
rule-technology-architecture = Architektur hilft bei jedem Gebäude: 1 Mais auf Stufe 1, dazu 2 Siegpunkte auf Stufe 2, und auf Stufe 3 sparst du einen Rohstoff des Preises (mit Uxmal 4: 2 Mais). Bei Monumenten hilft sie nie. Jeder Fortschritt über Stufe 3 hinaus gibt 3 Siegpunkte.
rule-technology-theology = Bei der Theologie geht es um Schädel. Stufe 1: Ein Arbeiter aus Chichen Itza darf die nächsthöhere Aktion nutzen. Stufe 2: Nach einer Aktion dort darfst du 1 Rohstoff für eine Tempelstufe zahlen. Stufe 3: 1 Schädel mehr mit Yaxchilan 4. Jeder Fortschritt über Stufe 3 hinaus gibt 1 Schädel.

## Plättchen, Schädel, Spielende

rule-buildings = Gebäude baust du mit Tikal 2 oder 4 oder für Mais mit Uxmal 4; sie geben sofort, was sie zeigen, und Farmen ernähren Arbeiter an Erntefesten. Leere Plätze werden am Ende des Zuges aufgefüllt. Am zweiten Erntefest werden alle durch die des 2. Zeitalters ersetzt.
rule-monuments = Monumente baust du nur mit Tikal 4, für genau das, was sie zeigen; sie zählen bei Spielende. Es gibt nur die auf dem Spielplan; Architektur hilft bei ihnen nicht.
rule-jungle = Jede Gruppe gehört zum Feld von Palenque mit derselben Nummer. In den Gruppen 3 bis 5 liegt auf jedem Maisernteplättchen ein Abholzplättchen: Den Mais kann man nehmen, wenn sein Holz weg ist. Genommene Plättchen behältst du; zwei der Monumente zählen sie.
rule-skulls = Es gibt 13 Kristallschädel. Sie kommen von Yaxchilan 4, von Kukulcan, aus der Theologie und von wenigen Plättchen und bringen am meisten in Chichen Itza. Einer, den du am Ende noch hast, zählt 3 Siegpunkte.
rule-end = Das Spiel endet mit dem vierten Erntefest, an Tag 27. Rohstoffe werden Mais wie auf dem Markt, 4 Mais sind ein Siegpunkt, jeder Schädel 3, und die Monumente zählen. Wer die meisten Siegpunkte hat, gewinnt; bei Gleichstand, wer mehr Arbeiter auf den Rädern hat.
