# Lektionen, und die Seite, die zu ihnen führt.

## Die Seite

learn-title = Das Spiel lernen
learn-lessons =
    { $n ->
        [one] Eine kurze Lektion
       *[other] { $n } kurze Lektionen
    }
learn-lessons-text = Am echten Spielplan, jede zwei bis fünf Minuten lang.
learn-all-done = Du hast alle geschafft. Jede lässt sich wiederholen.
learn-begin = Anfangen
learn-go-on = Weiter: { $title }
learn-again = Von vorn anfangen
learn-is-done = geschafft
learn-at-step = Weiter bei Schritt { $n }
learn-group-aztecs = Die Azteken
learn-first-game = Deine erste Partie
learn-first-game-text = Die leichten Bots machen auch Fehler. Nichts ist endgültig, bevor du bestätigst, und Tipps zeigen dir gute Züge.
learn-rules = Die Regeln
learn-rules-text = Nach Ort und Karte, mit Bildern und Suche.

## Eine Lektion

lesson-of = Lektion { $n }
lesson-step = Schritt { $n } von { $of }
lesson-label = Lektion { $n }, Schritt { $step } von { $of }
lesson-task = Aufgabe:{" "}
lesson-all = Alle Lektionen
lesson-back = Zurück
lesson-next = Weiter
lesson-show = Zeig es mir
lesson-skip = Überspringen
lesson-well = Gut gemacht.
lesson-read = Lies, dann wähle „Weiter“
lesson-possible = Möglich, aber hier gilt: { $task }
lesson-pointed = darum geht es gerade
lesson-done = Lektion { $n } ist geschafft.
lesson-next-lesson = Nächste Lektion: { $title }
lesson-gone = Diese Lektion gibt es nicht
lesson-gone-text = Vielleicht heißt sie jetzt anders. Alle Lektionen stehen auf einer Seite.
lesson-waiting = Die Lektion wartet auf den Server
