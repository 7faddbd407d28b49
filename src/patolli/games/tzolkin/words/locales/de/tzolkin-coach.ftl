# Was der Trainer erklärt, wenn es zum ersten Mal vorkommt, und wovor er warnt. Titel mit höchstens sechs, Texte mit höchstens 30 Wörtern.

hungry = Deine Arbeiter werden hungern
hungry-text =
    { $days ->
        [0] Heute essen alle: Du brauchst { $need } und hast { $have }. Jeder hungrige Arbeiter kostet 3 Siegpunkte.
       *[other] Morgen essen alle: Du brauchst { $need } und hast { $have }. Jeder hungrige Arbeiter kostet 3 Siegpunkte.
    }
beg = Du darfst um Mais betteln
beg-text = Mit höchstens 2 Mais darfst du mit Betteln beginnen: Dann hast du 3. Dafür steigst du in einem Tempel eine Stufe herab, und niedrige Stufen kosten Siegpunkte.
food = Bald ist ein Erntefest
food-text = Bald isst jeder Arbeiter 2 Mais; jeder hungrige kostet 3 Siegpunkte. Danach geben die Tempel, was deine Stufen zeigen. Behalte Mais, oder nimm rechtzeitig Arbeiter aus Palenque zurück.
days = Ein Tag oder zwei?
days-text = Einmal im Spiel darfst du den Kalender zwei Tage vorstellen: Alle Arbeiter fahren zwei Felder. Gut, wenn es deinen nützt oder anderen Mais fehlt.
technology = Deine erste Technologie
technology-text = Eine Technologie hilft von nun an jedes Mal, wenn du tust, was sie nennt. Frühe Stufen lohnen sich am längsten. Landwirtschaft und Rohstoffgewinnung passen zur ersten Partie.
building = Du kannst bauen
building-text = Oben auf einem Gebäude steht der Preis, unten, was es gibt. Farmen ernähren Arbeiter an allen Erntefesten; andere geben sofort Stufen oder Siegpunkte.
monument = Du kannst ein Monument bauen
monument-text = Ein Monument gibt jetzt nichts, am Ende aber viele Siegpunkte für das, was es zählt. Wähle eines, das zu dem passt, was du schon hast, bevor es jemand anders nimmt.
temple = Eine Stufe im Tempel
temple-text = Jede Stufe gibt an Erntefesten mehr: Güter an den Tagen 8 und 21, Siegpunkte an den Tagen 14 und 27. Wer dann am höchsten steht, erhält zusätzliche Punkte.
wealth = Wähle dein Startvermögen
wealth-text = Du erhältst alles, was die zwei Plättchen zeigen. Mais bezahlt und ernährt Arbeiter: Behalte für die erste Partie etwa 8 Mais. Pfeile sind Stufen in Tempeln oder Technologien.
place = Wohin mit den Arbeitern?
place-text = Ein Arbeiter bleibt einige Tage und fährt zu besseren Feldern. Beginne, wo es Güter gibt: Mais in Palenque, Holz, Stein und Gold in Yaxchilan. Chichen Itza braucht Kristallschädel.
pick = Du kannst eine Aktion nutzen
pick-text = Klicke auf einen deiner Arbeiter, um ihn zurückzunehmen und seine Aktion zu nutzen. Oder setze heute weitere ein: Wer auf den Rädern bleibt, fährt zu besseren Aktionen.
technology-try = Steige in den ersten zehn Tagen in einer Technologie auf: Sie hilft bei jeder Ernte oder jedem Bau.
building-try = Baue vor dem zweiten Erntefest eine oder zwei Farmen: Der gesparte Mais ist frei für anderes.
monument-try = Sieh dir die Monumente früh an und spiele auf eines hin: Auf Tikal 4 baust du es.
days-try = Nimm einmal das Startspielerfeld und stelle den Kalender zwei Tage vor, wenn es deinen Arbeitern am meisten nützt.
