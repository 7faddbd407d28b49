# Die Seite, die ohne Verbindung erscheint.

offline-title = Keine Verbindung zu Patolli
offline-kept = Nichts ist verloren: Tische, bestätigte Züge und Uhren bleiben auf dem Server, und ein Zug, den du gerade probierst, bleibt in diesem Browser.
offline-works = Was ohne sie geht: Eine Seite von Patolli, die noch offen ist, behält die Partie, die sie zeigt, deren Wiedergabe und die Lektion, in der du bist. Neue Seiten brauchen die Verbindung, Weiterspielen auch.
offline-again = Noch einmal versuchen
