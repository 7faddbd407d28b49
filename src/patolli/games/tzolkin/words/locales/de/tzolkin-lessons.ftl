# Lektionen am Spielplan (docs/lessons.md): was jeder Schritt sagt, seine Aufgabe, und was geantwortet wird. Höchstens 45 Wörter.

## Arbeiter einsetzen

placing = Arbeiter einsetzen
placing-1 = In der Mitte dreht sich der große Kalender. Er treibt fünf Räder an, eines für jede Stadt, und auf den Rädern fahren deine Arbeiter mit. Heute steigen sie ein.
placing-2 = Das bist du: drei Arbeiter und 9 Mais zum Bezahlen. Alles andere hat Zeit bis zu einer anderen Lektion.
placing-3 = Ein Arbeiter kommt immer auf das niedrigste freie Feld eines Rades und kostet so viel Mais, wie die Nummer des Feldes angibt. Palenque ist leer: Feld 0 ist frei und kostet nichts.
placing-3-task = Setze einen Arbeiter in Palenque ein.
placing-3-done = Da steht er. Er bringt noch nichts, sondern wartet, bis das Rad ihn weiterträgt.
placing-3-start = Dieses Feld ist für alle, die morgen anfangen wollen. Es hat eine eigene Lektion; such heute das grüne Rad.
placing-3-other = Das geht auch, denn auf jedes Rad kommt man so. Aber wir wollen Mais, und der wächst in Palenque, am grünen Rad.
placing-4 = In einem Zug darfst du mehrere Arbeiter einsetzen, aber jeder ist teurer als der vorige: Der zweite kostet 1 Mais extra, der dritte 2. Jetzt ist Feld 1 das niedrigste freie: 1 Mais und 1 extra.
placing-4-task = Setze einen zweiten Arbeiter in Palenque ein.
placing-4-done = 2 Mais: einer für Feld 1, einer, weil es der zweite Arbeiter dieses Zuges ist.
placing-4-end = Du könntest aufhören, aber einer allein bringt wenig. Setze erst noch einen ein.
placing-4-other = Möglich, und auf Feld 0 würde er nur den 1 Mais extra kosten. Aber heute gehen beide nach Palenque.
placing-5 = Bisher hast du nur probiert: „Rückgängig“ nimmt einen Schritt zurück, und niemand hat etwas gesehen. Ein Zug gilt, wenn du ihn bestätigst.
placing-5-task = Bestätige deinen Zug.
placing-5-done = Jetzt ist Balam an der Reihe. Wenn alle dran waren, ist der Tag vorbei und die Räder drehen sich: Darum geht es in der nächsten Lektion.
placing-5-other = Ein dritter Arbeiter würde 2 Mais extra kosten. Heb ihn für morgen auf: Zwei reichen heute.

## Die Räder drehen sich

gears = Die Räder drehen sich
gears-1 = Alle waren an der Reihe, also ist der Tag vorbei. Der Kalender ist um einen Zahn weitergerückt und hat alle fünf Räder gedreht. Deine Arbeiter sind mitgefahren: von 0 und 1 auf 1 und 2.
gears-2 = Jedes Feld hat eine Aktion, und meist bringt das nächste mehr: Auf Palenque 1 bringt Fischen 3 Mais, auf 2 erntest du 4, auf 4 sogar 7. Warten lohnt sich.
gears-3 = In deinem Zug setzt du Arbeiter ein oder nimmst welche zurück: mindestens einen, nie beides. Damit zwei weiterfahren können, setze den dritten ein.
gears-3-task = Setze deinen dritten Arbeiter in Tikal ein, dann bestätige.
gears-3-done = Jetzt ist Balam dran, und noch ein Tag vergeht.
gears-3-pick = Heute brächte er wenig. Lass beide noch einen Tag fahren und setze lieber den dritten ein.
gears-3-other = Auch so würde der Tag vergehen. Aber dieser Arbeiter wird in Tikal gebraucht, am roten Rad, wo gebaut wird.
gears-4 = Tag 3: Nun stehen sie auf 2 und 3. Die grauen Arbeiter gehören niemandem. Zu zweit besetzen sie Felder und fahren mit wie alle anderen.
gears-5 = Ein Rad hat ein Ende. Auf 6 und 7 darf ein Arbeiter jede Aktion seines Rades nutzen. Aber am Tag nach 7 fällt er herunter und kommt mit leeren Händen heim: Warte lange, aber nicht zu lange.

## Zurücknehmen, Schritte zurück

picking = Zurücknehmen, Schritte zurück
picking-1 = Ein Arbeiter, den du zurücknimmst, nutzt die Aktion seines Feldes und kommt zu dir zurück. Palenque 2 gibt 4 Mais und ein Maisernteplättchen aus dem Dschungel.
picking-1-task = Nimm den Arbeiter von Palenque 2 zurück und nutze seine Aktion.
picking-1-done = 4 Mais und ein Maisernteplättchen. In deinem nächsten Zug hast du den Arbeiter wieder.
picking-1-pick = Der kann warten. Fang mit dem auf Palenque 2 an.
picking-1-less = Erlaubt, aber weniger: Er steht auf 2, und das gibt 4 Mais. Nutze das.
picking-1-other = Natürlich darfst du Arbeiter einsetzen, aber nicht in einem Zug, in dem du welche zurücknimmst. Heute wird geerntet.
picking-2 = In einem Zug darfst du mehrere zurücknehmen. Der nächste steht auf Palenque 3, wo noch Holz den Mais verdeckt. Er darf auf ein niedrigeres Feld zurückgehen: Jeder Schritt kostet 1 Mais.
picking-2-task = Nimm den Arbeiter von Palenque 3 zurück und nutze Palenque 2.
picking-2-done = 1 Mais für den Schritt zurück, 4 Mais vom Feld: zusammen 3 mehr.
picking-2-end = Du darfst aufhören, aber in diesem Zug gibt es noch mehr Mais.
picking-2-three = Auf 3 könntest du Holz schlagen oder es abbrennen und einen Gott verärgern. Beides kommt in einer anderen Lektion: Geh zurück auf 2.
picking-2-one = Zwei Schritte zurück kosten 2 Mais, und Fisch bringt 3. Ein Schritt zurück bringt mehr.
picking-2-none = Dann wäre die Fahrt vergebens gewesen. Nutze Palenque 2.
picking-2-tikal = Lass den in Tikal stehen: Er fährt weiter zu besseren Feldern.
picking-3 = Ein Arbeiter bleibt in Tikal und fährt weiter. Die anderen zwei sind zurück, und du kannst sie im nächsten Zug einsetzen.
picking-3-task = Bestätige deinen Zug.
picking-3-done = 14 Mais: Damit kannst du alle Arbeiter einsetzen, wo du willst.

## Mais und Betteln

begging = Mais und Betteln
begging-1 = Mit Mais bezahlst du Felder, den zweiten und dritten Arbeiter eines Zuges und das Essen. Hier fängst du ganz ohne an: Du könntest nur einen einzigen Arbeiter einsetzen, auf einem Feld 0.
begging-2 = Mit höchstens 2 Mais darfst du deinen Zug mit Betteln beginnen: Du hast dann 3 Mais und steigst in einem Tempel deiner Wahl eine Stufe herab.
begging-2-task = Bettle: Wähle einen der Tempel.
begging-2-done = Nun hast du 3 Mais und stehst in diesem Tempel eine Stufe tiefer. Tiefe Stufen kosten an manchen Tagen Siegpunkte.
begging-2-place = Möglich, aber ohne Mais ist das der einzige Arbeiter, den du heute einsetzen kannst. Bettle zuerst.
begging-3 = Jetzt reicht der Mais für zwei Arbeiter. Auf einem Feld 0 ist der erste kostenlos, und der zweite kostet nur seinen 1 Mais extra.
begging-3-task = Setze einen Arbeiter in Palenque und einen in Yaxchilan ein.
begging-3-done = 1 Mais insgesamt; 2 bleiben dir.
begging-3-end = Einer allein bringt wenig. Setze auch den zweiten ein.
begging-3-other = Möglich, aber wer arm ist, fängt mit Mais und Holz an: in Palenque und Yaxchilan.
begging-4 = An vier Tagen des Spiels isst jeder Arbeiter 2 Mais; Betteln allein macht niemanden satt. Morgen kann der Arbeiter in Palenque fischen.
begging-4-task = Bestätige deinen Zug.
begging-4-done = Bettle, wenn du musst, nicht, wenn du kannst: Jede Stufe abwärts bezahlst du am Ende.
begging-4-other = Ein dritter Arbeiter würde deine letzten 2 Mais kosten. Heb sie für morgen auf.

## Dschungel und Feuer

jungle = Dschungel und Feuer
jungle-1 = Um Palenque liegt der Dschungel. In den Gruppen 3, 4 und 5 liegen Abholzplättchen auf den Maisernteplättchen: Erst muss jemand das Holz nehmen, dann lässt sich Mais ernten.
jungle-2 = Palenque 4 gibt 3 Holz und ein Abholzplättchen. Das Maisernteplättchen darunter liegt dann offen: Wer zuerst kommt, darf es nehmen.
jungle-2-task = Nimm den Arbeiter von Palenque 4 zurück und nimm Holz.
jungle-2-done = 3 Holz und ein Abholzplättchen. In Gruppe 4 liegt nun ein Maisernteplättchen offen.
jungle-2-three = Der kommt als Nächster. Fang mit dem auf Palenque 4 an.
jungle-2-burn = Das geht schneller, aber ein Gott wäre zornig. Du probierst es mit dem anderen Arbeiter: Nimm hier Holz.
jungle-2-use = Erlaubt, aber Feld 4 selbst hat die beste Ernte. Nutze das.
jungle-2-other = Heute wird geerntet: Nimm den Arbeiter von Palenque 4 zurück.
jungle-3 = Der andere Arbeiter steht auf 3, und du willst sofort Mais. Brenne das Holz ab: Du erhältst das Maisernteplättchen darunter mit 5 Mais, aber kein Holz, und steigst in einem Tempel eine Stufe herab.
jungle-3-task = Nimm den Arbeiter von Palenque 3 zurück, brenne das Holz ab und wähle einen Tempel.
jungle-3-done = 5 Mais auf einmal und eine Stufe tiefer in einem Tempel. Hin und wieder ist es das wert.
jungle-3-wood = 2 Holz sind auch eine schöne Ernte. Aber sieh dir einmal an, was Feuer bewirkt.
jungle-3-end = Noch nicht: Der Arbeiter auf Palenque 3 soll noch ernten.
jungle-3-use = Erlaubt, aber probiere diesmal Feld 3 selbst.
jungle-4 = Deine Ernteplättchen behältst du: Manche Monumente zählen sie am Ende.
jungle-4-task = Bestätige deinen Zug.
jungle-4-done = Alle drei Arbeiter sind zurück. Morgen kannst du sie wieder einsetzen.

## Rohstoffe und Schädel

skulls = Rohstoffe und Schädel
skulls-1 = Yaxchilan gibt Rohstoffe, mit denen du baust: Holz auf 1, Stein auf 2, Gold auf 3, Stein und Gold zusammen auf 5.
skulls-2 = Dein Arbeiter steht auf Yaxchilan 2: 1 Stein und dazu 1 Mais.
skulls-2-task = Nimm den Arbeiter von Yaxchilan 2 zurück und nutze seine Aktion.
skulls-2-done = 1 Stein und 1 Mais.
skulls-2-pick = Einer nach dem anderen: Fang mit dem auf Yaxchilan 2 an.
skulls-2-use = Erlaubt, aber Stein ist mehr wert. Nutze Feld 2 selbst.
skulls-2-other = Heute kommen Arbeiter zurück: Nimm den von Yaxchilan 2.
skulls-3 = Yaxchilan 4 gibt einen Kristallschädel. Es sind nur 13, und Chichen Itza nimmt sie: Jede Aktion dort braucht einen und ist im ganzen Spiel nur einmal zu haben.
skulls-4 = Einen Schädel hast du schon, und einen Arbeiter auf Chichen Itza 2: Das ist 5 Siegpunkte wert und eine Stufe hinauf bei Chaac.
skulls-4-task = Nimm den Arbeiter von Chichen Itza 2 zurück und lege deinen Schädel dort ab.
skulls-4-done = 5 Siegpunkte und eine Stufe hinauf bei Chaac. Diese Aktion kann niemand mehr nutzen.
skulls-4-end = Es gibt noch etwas zu tun: Dein Schädel ist heute 5 Siegpunkte wert.
skulls-4-pick = Lass den Arbeiter in Palenque weiterfahren. Die Siegpunkte holt der in Chichen Itza.
skulls-4-use = Weniger Siegpunkte für denselben Schädel? Nutze Feld 2 selbst.
skulls-5 = Höhere Felder von Chichen Itza geben mehr, aber die Fahrt dorthin dauert Tage. Und ein Schädel, der am Ende übrig ist, zählt 3 Siegpunkte.
skulls-5-task = Bestätige deinen Zug.
skulls-5-done = Rohstoffe zum Bauen, Siegpunkte durch Schädel: Als Nächstes wird gebaut.
skulls-5-other = Der ist gerade erst eingestiegen: Lass ihn fahren und bestätige.

## Bauen, Technologien

building = Bauen, Technologien
building-1 = In Tikal kommen Rohstoffe zum Einsatz. Feld 1 ist für eine Technologie da, Feld 2 für ein Gebäude, und auf beiden steht ein Arbeiter von dir.
building-2 = Es gibt vier Technologien mit drei Stufen. Stufe 1 kostet 1 Rohstoff, Stufe 2 kostet 2, Stufe 3 kostet 3. Rohstoffgewinnung gibt dir 1 Holz mehr, wann immer Yaxchilan Holz gibt.
building-2-task = Nimm den Arbeiter von Tikal 1 zurück, wähle Rohstoffgewinnung und zahle mit Gold.
building-2-done = Stufe 1. Sie hilft dir bis zum Ende des Spiels.
building-2-wood = Behalte das Holz: Du brauchst es für die Farm. Zahle mit Gold.
building-2-tech = Auch eine gute. Hier ist es die Rohstoffgewinnung, die zweite Reihe.
building-2-pick = Einer nach dem anderen: Fang mit dem auf Tikal 1 an.
building-2-use = Ohne Aktion wäre die Fahrt vergebens gewesen. Nutze Tikal 1.
building-2-other = Das Einsetzen hat Zeit: In Tikal stehen zwei Arbeiter bereit.
building-3 = Jedes Gebäude zeigt oben den Preis und unten, was es gibt. Diese Farm kostet 1 Holz, und einer deiner Arbeiter isst von nun an kostenlos.
building-3-task = Nimm den Arbeiter von Tikal 2 zurück und baue die Farm.
building-3-done = Die Farm gehört dir. An jedem Erntefest spart sie dir 2 Mais.
building-3-end = Du kannst dir jetzt ein Gebäude leisten. Tu das zuerst.
building-3-pick = Lass diesen weiterfahren. Der Baumeister steht auf Tikal 2.
building-3-use = Hier geht es ums Bauen: Nutze Tikal 2.
building-4 = Am Ende deines Zuges füllt ein neues Gebäude die Lücke. Monumente, in der letzten Reihe, sind teuer, zählen aber am Ende des Spiels viel.
building-4-task = Bestätige deinen Zug.
building-4-done = Früh eine Technologie, früh eine Farm: Beides lohnt sich das ganze Spiel.
building-4-other = Der ist noch nicht weit gefahren. Bestätige lieber.

## Erntefeste, Tempel

food = Erntefeste, Tempel
food-1 = Tag 8: Diese Runde endet mit einem Erntefest. Jeder Arbeiter isst 2 Mais, und jeder hungrige kostet 3 Siegpunkte. Du hast drei Arbeiter und nur 2 Mais.
food-2 = Dein Arbeiter auf Palenque 7 darf jede Aktion seines Rades nutzen, ohne für Schritte zurück zu zahlen. Du brauchst 6 Mais.
food-2-task = Nimm den Arbeiter von Palenque 7 zurück und hole mindestens 4 Mais.
food-2-done = Das reicht für alle drei.
food-2-one = Fisch bringt 3 Mais: Das macht 5, und einer bliebe hungrig.
food-2-none = Davon wird niemand satt. Wähle eine Aktion, die Mais gibt.
food-2-stone = Das gibt 1 Stein und 1 Mais: zu wenig für drei.
food-2-beg = Dann hättest du 3 Mais, brauchst aber 6; außerdem wäre ein Gott zornig. Es gibt etwas Besseres.
food-2-place = Wenn du heute einsetzt, kannst du niemanden zurücknehmen, und der Mais bleibt, wo er ist.
food-3 = Nach dem Essen belohnen dich die Tempel. An den Tagen 8 und 21 bekommst du die Güter neben den Stufen bis zu deiner, an den Tagen 14 und 27 Siegpunkte.
food-3-task = Bestätige deinen Zug.
food-3-done = Jetzt essen alle, und die Tempel geben ihre Güter.
food-3-other = Du hast alles, was du brauchst. Bestätige.
food-4 = Deine Arbeiter haben 6 Mais gegessen, und Chaac gab dir 1 Stein. Balam zahlte nur 4 Mais: Eine Farm ernährt einen der drei. Das nächste Erntefest ist an Tag 14.

## Zwei Tage auf einmal

twodays = Zwei Tage auf einmal
twodays-1 = Gestern nahm niemand das Startspielerfeld, also kam 1 Mais auf den Kalender. Wer dort einen Arbeiter einsetzt, bekommt allen Mais, der sich angesammelt hat.
twodays-2 = Eine andere Aktion hat ein Arbeiter dort nicht. Aber er kostet nichts und kommt am Ende der Runde gleich zurück.
twodays-2-task = Setze einen Arbeiter auf das Startspielerfeld, dann bestätige.
twodays-2-done = Du hast 1 Mais bekommen. Wenn Balam dran war, endet die Runde.
twodays-2-pick = Lass sie weiterfahren: In dieser Lektion geht es schneller voran als sonst.
twodays-2-other = Möglich, aber sieh auf das Feld neben dem Kalender: Dort liegt Mais.
twodays-3 = Du hattest den Startspielermarker schon, also ging er an Balam. Und du drehst nun den Kalender: um einen Tag oder um zwei. Zwei sind nur einmal im Spiel möglich.
twodays-3-task = Stelle den Kalender um zwei Tage vor.
twodays-3-done = Deine Spielertafel zeigt nun ihre dunklere Seite: Dein Privileg ist verbraucht.
twodays-3-one = Ein Tag ist das Übliche. Sieh dir einmal an, was zwei bewirken.
twodays-4 = Alle Arbeiter sind zwei Felder gefahren: deine von 1 und 2 auf 3 und 4. Das hilft, wenn die Fahrt lang ist, und kann anderen das Erntefest verderben.

## Das Ende und Monumente

monuments = Das Ende und Monumente
monuments-1 = Tag 25: Das Ende ist nah. Nach dem Erntefest an Tag 27 dreht sich der Kalender noch einmal. Dann werden Rohstoffe zu Mais: Holz 2, Stein 3, Gold 4. Je 4 Mais sind 1 Siegpunkt, jeder Schädel 3.
monuments-2 = Übrige Rohstoffe bringen also wenig. 2 Holz, 1 Stein und 3 Gold, der Preis der Akademie, wären 19 Mais: nicht einmal 5 Punkte. In ein Monument verbaut, bringen sie mehr.
monuments-3 = Die Akademie zählt 3 Siegpunkte für jede deiner Technologiestufen. Drei in Rohstoffgewinnung und eine in Theologie ergeben am Ende 12.
monuments-3-task = Nimm den Arbeiter von Tikal 4 zurück und baue die Akademie.
monuments-3-done = 12 Punkte für Rohstoffe, die keine 5 wert gewesen wären.
monuments-3-other = Auch das ist ein Monument, aber vergleiche, was sie zählen: Keines der anderen bringt dir so viel wie die Akademie.
monuments-3-build = Gebäude helfen an den Tagen, die noch kommen, und davon gibt es nur wenige. Jetzt sind die Punkte der Akademie mehr wert.
monuments-3-use = Ein Monument kannst du nur mit Tikal 4 selbst bauen. Nutze das.
monuments-3-pick = Lass den weiterfahren. Der Baumeister steht auf Tikal 4.
monuments-3-place = Wer heute einsetzt, nimmt keinen zurück, und ein Arbeiter, der jetzt einsteigt, kommt kaum noch zum Zug.
monuments-4 = Jedes Monument gibt es nur einmal, und kein neues rückt nach. Wer ein bestimmtes will, plant früh und kommt den anderen zuvor.
monuments-4-task = Bestätige deinen Zug.
monuments-4-done = Die Akademie gehört dir. Ihre Punkte kommen ganz am Ende.
monuments-4-other = Dieser Zug galt der Akademie. Bestätige ihn.
monuments-5 = Die letzten Züge: An Tag 27 essen alle Arbeiter noch einmal, die Tempel geben Punkte, und wer in einem am höchsten steht, bekommt mehr. Dann wird gezählt. Wer die meisten Punkte hat, gewinnt; bei Gleichstand, wer mehr Arbeiter auf den Rädern hat.
