# Die Regeln zum Nachschlagen: Ein Artikel hat einen Titel und einen Text. Jede Zeile eines Textes ist ein Absatz; eine, die mit
# einem Strich beginnt, gehört zu einer Liste. Was einzelne Felder, Stufen und Plättchen tun, sagt tzolkin-guide.ftl.

## Kapitel

chapter-game = Das Spiel
chapter-turn = Dein Zug
chapter-gears = Die Räder
chapter-technologies = Technologien
chapter-tiles = Gebäude und Monumente
chapter-temples = Tempel
chapter-calendar = Der Kalender
chapter-food = Erntefeste
chapter-end = Das Spielende

## Das Spiel

overview = Worum es geht
overview-text =
    Du setzt Arbeiter auf Räder, die sich jeden Tag ein Stück drehen. Je länger ein Arbeiter wartet, desto besser ist die Aktion, die er beim Zurücknehmen nutzt.
    Ein Spiel dauert 27 Tage. In jeder Runde ist jeder einmal am Zug, im Uhrzeigersinn ab dem Startspieler; dann dreht sich der Kalender. Die Runden der Tage 8, 14, 21 und 27 enden mit einem Erntefest.
    Siegpunkte bringen Tempel, Gebäude, Monumente und Kristallschädel. Wer am Ende die meisten hat, gewinnt.
setup = Spielaufbau
setup-text =
    2 bis 4 Spieler beginnen mit je 3 Arbeitern (nie hat jemand mehr als 6), ohne Siegpunkte, auf der weißen Stufe jedes Tempels und auf Stufe 0 jeder Technologie. Die Spielertafel zeigt ihre hellere Seite. Der Startspieler wird ausgelost.
    - Gebäude: 6 des 1. Zeitalters liegen offen aus.
    - Monumente: 6 zu viert, 5 zu dritt, 4 zu zweit. Die übrigen werden nicht gebraucht.
    - Dschungel: Die Gruppen 2 bis 5 haben je Spieler ein Maisernteplättchen; in den Gruppen 3 bis 5 liegt auf jedem ein Abholzplättchen.
    - Vorrat: 13 Kristallschädel; alles andere ist unbegrenzt.
wealth = Startvermögen
wealth-text =
    Jeder erhält verdeckt 4 Startvermögensplättchen und behält 2. Alle decken ihre Wahl gleichzeitig auf; dann nimmt jeder, was seine beiden Plättchen zeigen.
    Ein Plättchen zeigt einen ernährten Arbeiter: Es ernährt an jedem Erntefest einen Arbeiter. Es zählt nicht als Gebäude.
dummies = Neutrale Arbeiter zu zweit und zu dritt
dummies-text =
    Zu dritt versperren 6 neutrale Arbeiter Felder, zu zweit 12. Bevor jemand sein Startvermögen wählt, werden nicht ausgeteilte Plättchen gezogen; jedes stellt einen neutralen Arbeiter auf das Feld, das es zeigt.
    Der erste auf einem Rad bringt einen zweiten auf den Zahn gegenüber mit, solange einer da ist; in Chichen Itza nie.
    Neutrale Arbeiter drehen sich das ganze Spiel mit. Sie fallen nie herunter: Hinter dem letzten Feld kommen sie wieder herum.

## Dein Zug

turn = Ein Zug
turn-text =
    Zuerst darfst du betteln. Dann setzt du Arbeiter ein oder nimmst Arbeiter zurück: mindestens einen, so viele du willst, nie beides und nie keins von beiden.
    Am Ende des Zuges werden leere Plätze für Gebäude vom Stapel des aktuellen Zeitalters aufgefüllt, solange er reicht. Hast du einen Arbeiter auf das Startspielerfeld gesetzt, nimmst du nun den Mais des Kalenders. Beides nützt dir in diesem Zug nicht mehr.
begging = Um Mais betteln
begging-text =
    Nur als Erstes in deinem Zug und nur mit höchstens 2 Mais: Du hast danach 3 Mais und steigst in einem Tempel deiner Wahl eine Stufe herab. Stehst du in allen dreien auf der untersten Stufe, geht es nicht.
    Du musst betteln, wenn keiner deiner Arbeiter auf einem Rad steht und du kein Feld bezahlen kannst.
    Müsstest du betteln und kannst es nicht, sind die Götter gnädig: Ein Arbeiter kommt auf das Rad, dessen niedrigstes freies Feld die kleinste Nummer hat, und du hast danach 0 Mais. Bei Gleichstand wählst du.
placing = Arbeiter einsetzen
placing-text =
    Ein Arbeiter kommt auf das niedrigste freie Feld eines Rades oder auf das Startspielerfeld, wenn es frei ist. Ein Rad, dessen nummerierte Felder alle besetzt sind, kann nicht gewählt werden.
    - Das Feld kostet so viel Mais, wie seine Nummer angibt.
    - Dazu kosten die Arbeiter eines Zuges der Reihe nach 0, 1, 2, 3, 4 und 5 Mais.
    Jeder wird sofort bezahlt; was du in diesem Moment nicht bezahlen kannst, kannst du nicht einsetzen.
picking = Arbeiter zurücknehmen
picking-text =
    Nimm beliebig viele deiner Arbeiter zurück, einen nach dem anderen, in beliebiger Reihenfolge; jeder wird vollständig ausgeführt, bevor du den nächsten zurücknimmst.
    - Ein Arbeiter nutzt die Aktion seines Feldes,
    - oder eine niedrigere Aktion desselben Rades für 1 Mais je Schritt zurück, gezahlt, bevor du etwas erhältst. Wer auf jenem Feld steht, ist egal;
    - oder keine. Feld 0 hat keine.
    Arbeiter, die du zurückbekommst oder neu erhältst, warten auf einen späteren Zug.
any-action = Felder mit freier Wahl
any-action-text =
    Die Felder 6 und 7, in Chichen Itza Feld 10, haben keine eigene Aktion. Wer dort einen Arbeiter zurücknimmt, nutzt eine beliebige Aktion dieses Rades, ohne für Schritte zurück zu zahlen.
    Das letzte Feld ist auch die letzte Gelegenheit: Der nächste Tag schiebt den Arbeiter vom Rad.
impossible = Wenn eine Aktion nicht möglich ist
impossible-text =
    Eine Aktion, die du nicht bezahlen kannst oder die nichts ändern würde, wird nicht angeboten.
    - Zum Ernten braucht es ein Plättchen oder Landwirtschaft auf Stufe 2.
    - Eine Technologie, ein Gebäude oder ein Monument musst du bezahlen können, nachdem der Mais für Schritte zurück gezahlt ist.
    - Eine Tempelstufe braucht einen Tempel, in dem du aufsteigen kannst; ein Schädel muss im Vorrat sein.
    - Uxmal 3 braucht weniger als 6 Arbeiter, Chichen Itza einen eigenen Schädel und eine ungenutzte Aktion.

## Die Räder

palenque = Palenque: Mais und Holz
palenque-text = Palenque ernährt dich. Feld 1 ist zum Fischen da; mit den Feldern 2 bis 5 nimmst du Plättchen aus der Dschungelgruppe mit derselben Nummer.
jungle = Der Dschungel
jungle-text =
    Mit den Feldern 2 bis 5 von Palenque nimmst du ein Plättchen aus der Dschungelgruppe mit derselben Nummer. Du behältst die Plättchen: Zwei Monumente zählen sie.
    - Ein Maisernteplättchen kannst du nehmen, wenn kein Abholzplättchen darauf liegt.
    - Ein Abholzplättchen gibt Holz und deckt das Maisernteplättchen darunter auf, für alle, auch noch im selben Zug.
    - Brandrodung: Lege ein Abholzplättchen ab und nimm das Maisernteplättchen darunter mit seinem Mais. Das verärgert die Götter: Du steigst in einem Tempel deiner Wahl eine Stufe herab. Stehst du überall auf der untersten Stufe, geht es nicht. Brandrodung ist auch erlaubt, wenn ein anderes Maisernteplättchen offen liegt.
    Mit Landwirtschaft auf Stufe 2 erntest du Mais auch dort, wo kein Maisernteplättchen offen liegt: ohne Plättchen und ohne die Götter zu verärgern. Liegt eines offen, nimmst du dieses.
yaxchilan = Yaxchilan: Holz, Stein, Gold, Schädel
yaxchilan-text = Yaxchilan gibt Rohstoffe und die Kristallschädel für Chichen Itza. Schädel gibt es nur, solange der Vorrat welche hat; das gilt auch überall sonst.
tikal = Tikal: Technologien und Bauen
tikal-text =
    Tikal macht aus Rohstoffen Bleibendes. Gebäude und Monumente werden genau so bezahlt, wie sie es angeben; für Technologien und Tempel taugt jeder Rohstoff.
    Kannst du nur in einem Tempel aufsteigen, gibt Tikal 5 eine Stufe.
uxmal = Uxmal: was es für Mais gibt
uxmal-text =
    Mit Uxmal 4 baust du nur für Mais: 2 Mais für jeden Rohstoff des Preises. Mit Uxmal 5 nutzt du eine beliebige Aktion von Palenque, Yaxchilan, Tikal oder Uxmal für 1 Mais und ihre eigenen Kosten, nur nicht Uxmal 5 noch einmal.
    Manche Gebäude geben so eine Aktion: ein weiteres Gebäude wie bei Tikal 2, den Markt wie bei Uxmal 2 oder eine beliebige Aktion für 1 Mais wie bei Uxmal 5. Jede davon darfst du ablehnen.
market = Der Markt
market-text =
    Mit Uxmal 2 tauschst du, so oft du willst: Holz für 2 Mais, Stein für 3, Gold für 4, beim Verkauf wie beim Kauf.
    Am Spielende werden alle übrigen Rohstoffe zu diesen Preisen zu Mais.
chichen_itza = Chichen Itza: Schädel für die Götter
chichen_itza-text =
    Jede der Aktionen 1 bis 9 kann im ganzen Spiel nur einmal genutzt werden, von wem auch immer. Lege einen deiner Kristallschädel darauf: Du erhältst die Siegpunkte, die Tempelstufe und, wo er gezeigt ist, einen Rohstoff deiner Wahl.
    Eine Stufe, die nicht möglich ist, verfällt; die Aktion bleibt möglich. Mit Theologie darf ein Arbeiter die nächsthöhere Aktion nutzen.
skulls = Kristallschädel
skulls-text =
    Es gibt 13 im Spiel. Sie kommen von Yaxchilan 4, aus dem Tempel Kukulcan, durch Theologie und von einigen Plättchen. Sind im Vorrat weniger, als dir zustehen, erhältst du den Rest.
    An Erntefesten mit Gütern ist es strenger: Reicht der Vorrat nicht für alle, erhält niemand einen Schädel.
    Ein Schädel, den du am Ende noch hast, zählt 3 Siegpunkte.

## Technologien

technologies = Technologien entwickeln
technologies-text =
    Die Stufen 1, 2 und 3 kosten 1, 2 und 3 beliebige Rohstoffe. Tikal 1 gibt einen Fortschritt, Tikal 3 einen oder zwei, die einzeln bezahlt werden. Die Wirkungen der unteren Stufen behältst du.
    Auf Stufe 3 kostet jeder weitere Fortschritt 1 Rohstoff und gibt den Bonus, so oft du willst.
    Ein Fortschritt von einem Plättchen ist kostenlos; auf Stufe 3 gibt er den Bonus. Nennt das Plättchen die Technologie und bewirkt der Fortschritt dort nichts, verfällt er.
agriculture = Landwirtschaft
agriculture-text = Landwirtschaft macht Ernten im Dschungel größer, Brandrodung eingeschlossen. Auf Stufe 3 sind es insgesamt 3 Mais mehr.
extraction = Rohstoffgewinnung
extraction-text = Rohstoffgewinnung zählt für Yaxchilan und für Holz von Palenque 3 bis 5. Plättchen, Tempel und Markt zählen nicht.
architecture = Architektur
architecture-text =
    Architektur zählt für jedes Gebäude, das du mit Tikal 2, Tikal 4 oder Uxmal 4 baust, auch wenn ein Plättchen oder Uxmal 5 dorthin führt. Der Mais kommt nach dem Bezahlen, hilft also nicht für dasselbe Gebäude.
    Für Monumente zählt sie nie. Baust du mit Tikal 4 zwei Gebäude, zählt sie für eines davon.
theology = Theologie
theology-text =
    Stufe 1: Ein Arbeiter aus Chichen Itza darf kostenlos die Aktion eins über seinem Feld nutzen; auf Feld 9 heißt das jede freie Aktion.
    Stufe 2: Nach jeder Aktion dort darfst du 1 Rohstoff, auch einen eben erhaltenen, für eine Stufe in einem Tempel deiner Wahl zahlen.

## Gebäude und Monumente

buildings = Gebäude
buildings-text =
    Die obere Hälfte eines Plättchens zeigt seine Art und seinen Preis, die untere, was es gibt. Es gibt Farmen, Stadtgebäude, Grabmäler und Schreine; Monumente zählen manche dieser Arten.
    Die Reihenfolge: bezahlen, das Plättchen nehmen, dann Mais und Siegpunkte der Architektur, dann was das Plättchen gibt: Güter, Siegpunkte, Arbeiter, genannte Tempelstufen und Technologien zuerst, eigene Entscheidungen zuletzt.
    Es zählt die Stufe der Architektur von vorher. Jede Entscheidung wird getroffen, bevor die nächste Wirkung kommt.
two-buildings = Zwei Gebäude auf einmal
two-buildings-text =
    Mit Tikal 4 baust du ein oder zwei Gebäude oder ein Monument.
    Alle Stufen der Architektur zusammen zählen für eines der beiden, nach deiner Wahl. Eine Stufe, die das erste Gebäude bringt, kann schon dem zweiten nützen, wenn für das erste keine genutzt wurde.
    Mit Gütern des ersten Gebäudes darfst du das zweite bezahlen, und eine zusätzliche Aktion des ersten kommt davor.
monuments = Monumente
monuments-text =
    Monumente baust du nur mit Tikal 4, genau für das, was sie zeigen, und sie werden erst am Ende gewertet. Nur die zu Beginn ausgelegten sind im Spiel.
    Monumente, die eine Art zählen, zählen sich selbst mit, wenn sie dazugehören. Ein für ein Monument gezahlter Schädel kommt zurück in den Vorrat.
farms = Farmen
farms-text = Farmen ernähren an jedem Erntefest kostenlos so viele Arbeiter, wie sie zeigen. Bei einer Sorte isst stattdessen jeder deiner Arbeiter 1 Mais weniger; mehrere davon zählen zusammen, bis hinab zu 0.

## Tempel

temples = In Tempeln aufsteigen
temples-text =
    Alle beginnen auf der weißen Stufe. Betteln und Brandrodung führen hinab, höchstens bis zur untersten Stufe, die Siegpunkte kostet.
    Auf der obersten Stufe hat nur ein Spieler Platz. Du kannst aufsteigen, außer du stehst ganz oben oder die nächste Stufe ist eine besetzte oberste. Eine genannte Stufe, die nicht möglich ist, verfällt; zwei genannte werden einzeln genommen.
    Wer eine oberste Stufe erreicht, dreht seine Spielertafel wieder auf die hellere Seite. Herabsteigen dreht sie nie.
rewards = Was Tempel geben
rewards-text =
    An Erntefesten mit Gütern (dem ersten und dem dritten) gibt jeder Tempel alle Güter deiner Stufe und aller Stufen darunter.
    An Erntefesten mit Siegpunkten (dem zweiten und dem vierten) gibt jeder Tempel die Siegpunkte deiner Stufe. Wer am höchsten steht, erhält dazu den Bonus des Zeitalters, selbst auf der weißen oder der untersten Stufe; bei Gleichstand jeder die Hälfte.

## Der Kalender

calendar = Wie der Kalender sich dreht
calendar-text =
    Am Ende einer Runde dreht sich der Kalender um einen Tag, und jeder Arbeiter rückt ein Feld weiter. Hat niemand das Startspielerfeld genutzt, wird vorher 1 Mais auf den Kalender gelegt.
    Ein Arbeiter, der vom letzten Feld geschoben wird, kommt ohne Aktion zurück.
start-space = Das Startspielerfeld
start-space-text =
    Ein Arbeiter kostet hier wie auf Feld 0 nur den Aufschlag. Am Ende dieses Zuges nimmst du allen Mais, der auf dem Kalender liegt.
    Am Ende der Runde kommt der Arbeiter zurück. Du nimmst den Startspielermarker oder gibst ihn, wenn du ihn schon hast, nach links weiter. Dann stellst du den Kalender vor, einen Tag oder vielleicht zwei; Mais wird keiner daraufgelegt.
two-days = Zwei Tage vorstellen
two-days-text =
    Wer das Startspielerfeld genutzt hat, darf zwei Tage vorstellen, wenn seine Spielertafel die hellere Seite zeigt; danach wird sie auf die dunklere gedreht. Die oberste Stufe eines Tempels dreht sie zurück.
    Es ist verboten, solange der Arbeiter eines Spielers auf Feld 6 eines kleinen Rades oder auf Feld 9 von Chichen Itza steht. Neutrale Arbeiter zählen dabei nicht.
    Ein übersprungenes Erntefest findet am Ende der nächsten Runde statt.

## Erntefeste

food-day = Arbeiter ernähren
food-day-text =
    Am Ende der Tage 8, 14, 21 und 27 isst jeder Arbeiter im Spiel 2 Mais: auf Rädern, auf dem Startspielerfeld und alle nicht eingesetzten. Farmen ernähren manche kostenlos oder billiger.
    Du musst so viele ernähren, wie du kannst. Jeder nicht ernährte Arbeiter kostet 3 Siegpunkte; Siegpunkte können negativ werden.
    Danach kommen die Belohnungen der Tempel.
ages = Das zweite Zeitalter
ages-text = Am zweiten Erntefest verlassen nach dem Ernähren alle Gebäude des 1. Zeitalters das Spiel, ausliegende wie gestapelte, und 6 Gebäude des 2. Zeitalters werden ausgelegt.

## Das Spielende

end = Ende und Schlusswertung
end-text =
    Nach dem vierten Erntefest dreht sich der Kalender einen letzten Tag, ohne Mais und ohne Wahl. Dann wird gewertet:
    - Rohstoffe werden zu Marktpreisen zu Mais, und jeder Mais ist ein Viertel Siegpunkt. Gerundet wird nicht.
    - Ein eigener Kristallschädel zählt 3 Siegpunkte.
    - Monumente zählen, was sie zeigen. Jenes, das deine Tempelstufen noch einmal wertet, kann sogar Punkte kosten.
winning = Wer gewinnt
winning-text = Wer die meisten Siegpunkte hat, gewinnt. Bei Gleichstand, wer mehr Arbeiter auf den Rädern hat; bleibt es dabei, teilt man sich den Sieg.

## Symbole

icon-worker = Arbeiter
icon-worker-n = neutraler Arbeiter
icon-extra-worker = ein weiterer Arbeiter
icon-temple-up = eine Tempelstufe hinauf
icon-temple-down = eine Tempelstufe hinab
icon-technology = ein Fortschritt in einer Technologie
icon-building = Gebäude
icon-monument = Monument
icon-corn-tile = Maisernteplättchen
icon-wood-tile = Abholzplättchen
icon-burn = Brandrodung
icon-fish = Fischen
icon-market = der Markt
icon-any-action = beliebige Aktion des Rades
icon-gear = beliebige Aktion von Palenque, Yaxchilan, Tikal oder Uxmal
icon-fed = ein kostenlos ernährter Arbeiter
icon-beg = um Mais betteln
icon-start-player = Startspieler
icon-day = ein Tag
icon-two-days = zwei Tage
icon-food-goods = Erntefest mit Gütern
icon-food-points = Erntefest mit Siegpunkten
