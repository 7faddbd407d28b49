# Worauf man sich verlassen kann: versiegelte Verteilung, vorbereitete Stellungen, wer angemeldet und wer da ist.

fair-about = Über diesen Tisch

## Die versiegelte Verteilung

fair-seal = Versiegelte Verteilung
fair-sealed = Verteilung versiegelt: { $hash }
fair-seal-why = Zu Beginn der Partie hat der Server diesen Fingerabdruck der ganzen Verteilung veröffentlicht. Er verrät nichts, und keine andere Verteilung passt dazu.
fair-seal-whole = Fingerabdruck der Verteilung (SHA-256)
fair-seal-later = Nach der Partie kannst du hier prüfen, dass nichts ausgetauscht wurde.
fair-before = Verteilt und versiegelt wird erst, wenn die Partie beginnt: Bis dahin gibt es nichts zu sehen.
fair-check = Verteilung prüfen
fair-checking = Wird geprüft …
fair-check-matches = Es ist die versiegelte Verteilung: Dein Browser hat ihren Fingerabdruck berechnet, und er stimmt.
fair-check-noted = Denselben Fingerabdruck hat sich dieser Browser während der Partie gemerkt ({ $date }).
fair-check-late = Dieser Browser hat den Fingerabdruck erst nach der Partie gesehen. Wer sichergehen will, vergleicht ihn mit jemandem, der früher da war.
fair-check-differs = Die Verteilung passt nicht zu ihrem Fingerabdruck: Es ist nicht die versiegelte. Trau dieser Partie nicht.
fair-check-open = Die Verteilung lässt sich nicht prüfen: In der Spieldatei fehlt das Salz, das zum Fingerabdruck gehört.
fair-broken = Das Siegel dieser Verteilung hat sich geändert!
fair-broken-noted = Dieser Browser hat sich { $hash } gemerkt ({ $date }).
fair-broken-now = Jetzt zeigt der Server stattdessen { $hash } an: Vielleicht wurde die Verteilung ausgetauscht. Trau dieser Partie nicht.
fair-broken-none = Jetzt zeigt der Server keines mehr: Vielleicht wurde die Verteilung ausgetauscht. Trau dieser Partie nicht.

## Vorbereitete Stellungen

fair-prepared = Vorbereitete Stellung: zählt nicht
fair-prepared-why = Diese Partie hat nicht mit einer frischen Verteilung begonnen: Wer sie vorbereitet hat, kennt vielleicht Verdecktes. Sie zählt für kein Ergebnis und keine Wertung.

## Wer da ist

fair-signed-in = Angemeldet als { $name }
fair-here = Verbunden
fair-not-here = Nicht verbunden
fair-hidden = Verbunden, schaut gerade nicht her
fair-away = Abwesend seit { $time }
fair-last-here = Zuletzt hier: { $time }
fair-bot-for-you = Ein Bot spielt für dich
fair-take-back = Meinen Platz zurücknehmen
fair-leave-rated = Diese Partie ist gewertet: Wer geht, gibt sie auf, und sie zählt als verloren. An deinem Platz spielt ein Bot weiter.

## Für die, die den Tisch gemacht haben

fair-remove = Entfernen
fair-remove-name = { $name } entfernen
fair-remove-ask = { $name } entfernen?
fair-remove-why = Der Platz wird frei. Wenn du die Person auch sperrst, kann sie sich hier nicht wieder hinsetzen.
fair-remove-block = Entfernen und sperren
fair-block = Sperren
fair-block-name = { $name } sperren
fair-block-ask = { $name } sperren?
fair-block-why = { $name } kann hier danach lesen, aber nicht mehr schreiben.
fair-removed = Du hast hier keinen Platz mehr
fair-removed-text = Der Gastgeber dieses Tisches hat dich entfernt, oder du bist auf einem anderen Gerät aufgestanden. Du kannst zusehen oder einen anderen Tisch suchen.
fair-chat-closed = Zum Schreiben setz dich an den Tisch oder sichere dir einen Namen.

## Der Link eines anderen Spielers

fair-switch = Zu { $name } wechseln?
fair-switch-why = Auf diesem Gerät bist du { $old }. Der geöffnete Link ist für { $name }.
fair-switch-only = { $old } hat kein Passwort: Der einzige Schlüssel liegt in diesem Browser. Bewahre ihn auf, sonst kann niemand je wieder { $old } sein.
fair-switch-link = Geheimer Link von { $old }
fair-switch-keep = { $old } auf diesem Gerät behalten, um zurückwechseln zu können
fair-switch-no = { $old } bleiben
fair-switch-yes = Zu { $name } wechseln
fair-kept = Weitere Namen auf diesem Gerät
fair-kept-forget = Vergessen
fair-kept-forget-why = Ohne Passwort ist das vielleicht der einzige Weg, dieser Spieler zu sein.
