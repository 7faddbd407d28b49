# Kopfzeile, Spielprotokoll, Tipps, Rückblick, Ergebnis.

look-start-page = Startseite
look-day = Tag { $day }
look-day-of = von { $last }
look-strip = Tag { $day } von { $last }. Erntefeste: { $days }
look-food-in = Erntefest in { $days ->
    [one] { $days } Tag
   *[other] { $days } Tagen
}
look-food-today = Heute ist Erntefest
look-food-need = { $when }: Du brauchst { $need } Mais und hast { $have }
look-food-fed = { $when }: Deine Farmen ernähren alle deine Arbeiter
look-food-in-short = In { $days ->
    [one] { $days } Tag
   *[other] { $days } Tagen
}
look-food-today-short = Heute
look-food-when = Erntefest: { $when }
look-food-need-short = { $when }: { $need } Mais nötig, du hast { $have }
look-food-need-tiny = { $when }: { $need } nötig, { $have } da
look-food-fed-short = { $when }: Alle Arbeiter sind versorgt
look-food-goods = Erntefest, das Güter bringt
look-food-points = Erntefest, das Punkte bringt

look-connection-online = Verbunden
look-connection-connecting = Verbindung wird aufgebaut …
look-connection-offline = Verbindung verloren
look-connection-lost = Keine Verbindung; dein unbestätigter Zug bleibt erhalten. Neuer Versuch läuft.

look-chat = Chat
look-chat-unread = { $n ->
    [0] Chat
    [one] Chat: { $n } neue Nachricht
   *[other] Chat: { $n } neue Nachrichten
}
look-list = Listenansicht: der Tisch als Text
look-help = Hilfe
look-settings = Einstellungen
look-language = Sprache
look-menu = Tischmenü
look-copy-table = Link zu diesem Tisch kopieren
look-copy-seat = Geheimen Link zu meinem Platz kopieren
look-copy-seat-why = Für deine anderen Geräte. Wer ihn hat, kann für dich spielen: Gib ihn niemandem.
look-copied = Kopiert.
look-copy-by-hand = Das Kopieren ging nicht. Bitte kopiere von Hand:
look-record = Spieldatei speichern
look-rematch = Revanche
look-hand-over = Meinen Platz einem Bot geben
look-hand-over-why = Ein Bot spielt für dich weiter. Du kannst deinen Platz zurücknehmen.
look-hand-over-yes = Übergeben
look-take-back = Wieder selbst spielen
look-mute = Diesen Tisch stumm schalten
look-mute-why = Keine Benachrichtigungen über deine Züge hier
look-unmute = Stummschaltung aufheben
look-unmute-why = Er ist gerade stumm
look-leave = Den Tisch verlassen
look-leave-why = Ein Bot spielt für dich weiter, bis du zurückkommst.
look-leave-yes = Verlassen
look-no = Nein
look-new-table = Neuer Tisch

look-log = Protokoll
look-log-lines = Alle Züge, der älteste zuerst
look-log-empty = Noch ist nichts geschehen.
look-log-since = Seit deinem letzten Zug
look-log-show = Diesen Moment auf dem Spielplan zeigen

look-telling-end = { $name } beendet den Zug
look-skip = Überspringen
look-close = Schließen
look-cancel = Abbrechen
look-try-again = Noch einmal versuchen

look-since = Seit deinem letzten Zug
look-since-mine = Für dich:
look-since-ok = Weiterspielen
look-to = wird zu
look-corn = Mais
look-wood = Holz
look-stone = Stein
look-gold = Gold
look-skull = Kristallschädel
look-points = Punkte

look-replay = Wiedergabe
look-replay-at = { $n ->
    [0] vor der ersten Entscheidung
    [one] nach { $n } Entscheidung
   *[other] nach { $n } Entscheidungen
}
look-replay-slider = Moment des Spiels
look-replay-first = Zum Anfang
look-replay-day-back = Einen Tag zurück
look-replay-back = Einen Schritt zurück
look-replay-play = Abspielen
look-replay-pause = Pause
look-replay-on = Einen Schritt weiter
look-replay-day-on = Einen Tag weiter
look-replay-last = Zum Ende
look-replay-link = Link zu diesem Moment kopieren
look-copy-link = Link kopieren
look-replay-leave = Zurück zum Spiel
look-try = Ab hier weiterspielen
look-try-wait = Dein eigener Tisch wird vorbereitet …
look-result = Ergebnis

look-outlook = Wer liegt vorn?
look-outlook-wait = Die Stellung wird beurteilt …
look-outlook-win = Siegchance { $n } %
look-outlook-points = etwa { $points } Punkte

look-hint = Tipp
look-hint-wait = Ein Bot denkt über deinen Zug nach …
look-hint-again = Um einen Tipp bitten
look-hint-not-yours = Tipps gibt es für deinen eigenen Zug. Warte, bis du dran bist.
look-hint-complete = Dein Zug ist fertig: Du musst ihn nur noch bestätigen.
look-hint-do = Alles so machen
look-hint-first = Nur den ersten Schritt
look-hint-weaker = Viel schwächer: { $n ->
    [one] { $n } Plan
   *[other] { $n } Pläne
}
look-hint-found = { $n ->
    [one] { $n } Plan, der beste ist auf dem Spielplan zu sehen.
   *[other] { $n } Pläne, der beste ist auf dem Spielplan zu sehen.
}
look-hint-against = Gegen { $names }.
look-hint-person = { $name } (Mensch, gerechnet als: { $strength })
look-hint-bot = { $name } (Bot: { $strength })
look-hint-took = in { $seconds } s
look-hint-error = Siege ± { $n }
look-hint-points = etwa { $points } Punkte (± { $error })
look-hint-place = { $place }. Platz: { $n } %
look-hint-games = { $lines ->
    [one] { $lines } Zugfolge
   *[other] { $lines } Zugfolgen
} betrachtet, { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} zu Ende gespielt

look-refused = Das hat nicht geklappt. Bitte versuche es noch einmal.
look-refused-unreachable = Der Server ist gerade nicht zu erreichen. Bitte versuche es noch einmal.
look-refused-rated = Diese Partie wird gewertet: Tipps, Beurteilungen und Probetische gibt es, wenn sie zu Ende ist.
look-refused-not-now = Das geht in diesem Moment des Spiels nicht.
look-refused-not-allowed = Das darf nur, wer diesen Platz hat.
look-refused-too-many-requests = Zu viele Versuche. Warte einen Moment und versuche es noch einmal.
look-refused-unavailable = Alle Bots sind beschäftigt. Versuche es gleich noch einmal.

look-end = Das Spiel ist zu Ende
look-end-you = Du gewinnst mit { $points } Punkten
look-end-won = { $names } gewinnt mit { $points } Punkten
look-end-shared = { $names } teilen sich den Sieg mit je { $points } Punkten
look-end-sources = Woher die Punkte kamen
look-end-source = Quelle
look-end-total = Summe
look-end-days = Punkte Tag für Tag
look-end-day = Tag
look-end-back = Von Anfang an ansehen
look-end-board = Zurück zum Spielplan
look-end-wait = Die Punkte werden zusammengezählt …
look-place = { $n }.
