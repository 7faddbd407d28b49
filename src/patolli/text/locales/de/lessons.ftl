# Fehler in Dateien von Lektionen: wo sie sind und was nicht stimmt (docs/lessons.md). In Gravis stehen Felder der Datei.

text = { $id }

in-step = Schritt { $n }
in-field = Schritt { $n }, { $field }

fault-large = die Datei hat mehr als { $most } Bytes, zu viele für eine Lektion
fault-json = das ist kein JSON-Dokument: { $why }
fault-deep = das ist keine Lektion: Sie ist zu tief verschachtelt oder enthält zu große Zahlen
fault-format = muss "{ $format }" sein
fault-language = { $language } ist keine der Sprachen hier: { $known }
fault-empty = der Text in „{ $language }“ ist leer
fault-text = unter den Texten von { $game } gibt es keinen Text „{ $text }“; schreib den Text selbst hierher, nach Sprachen
fault-both = es gibt eine Spieldatei, also bewirken `players`, `seed` und `options` nichts: entferne sie
fault-other-game = die Spieldatei ist von einem anderen Spiel: { $game }
fault-start = braucht `record`, oder `players` und `seed`
fault-over = das Spiel ist hier zu Ende, also gibt es nichts zu lernen
fault-seat = Platz { $seat } lernt, aber hier entscheidet Platz { $other }; `then` des Schrittes davor spielt für andere
fault-task = fehlt: Der Schritt wartet auf etwas, und niemand erfährt, worauf
fault-useless = ist überflüssig: Der Schritt wartet mit `wait` auf nichts
fault-goal-path = in der Ansicht gibt es keine Zahl „{ $name }“
fault-goal-number = braucht `least` oder `most`
fault-reply = braucht `tokens` oder `verb`: Worauf wird das gesagt?
fault-never = „{ $token }“ ist in diesem Schritt nie wählbar
fault-verb = nichts, was mit „{ $verb }“ beginnt, ist in diesem Schritt wählbar
fault-early = das Ziel oder ein anderer Weg ist hier schon erreicht: Beende den Weg hier
fault-short = dieser Weg erreicht das Ziel nicht
fault-place = auf dem Spielplan gibt es hier keinen Ort „{ $place }“
fault-moves = die Lektion spielt { $n } Züge, Spieldateien mitgezählt, um zu ihren Schritten zu kommen; höchstens { $most } werden gespielt
fault-ways = ihre Wege haben zusammen { $n } Kürzel; höchstens { $most } werden probiert

good =
    { $steps ->
        [one] Die Lektion ist gut: { $steps } Schritt.
       *[other] Die Lektion ist gut: { $steps } Schritte.
    }
bad =
    { $count ->
        [one] { $count } Fehler gefunden:
       *[other] { $count } Fehler gefunden:
    }
say-here = Schreib hier, worum es in dieser Stellung geht.
do-here = Schreib hier, was zu tun ist.
