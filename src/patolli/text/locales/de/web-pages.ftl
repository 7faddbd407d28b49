# Die Seiten rund um den Tisch: Start, neuer Tisch, Listen, Ergebnisse, Lernen, Einstellungen, Chat, Fehler.

## Überall

pages-window = { $name } – Patolli
pages-home = Zur Startseite
pages-skip = Zum Inhalt springen
pages-nav = Seiten
pages-nav-play = Spielen
pages-nav-tables = Tische
pages-nav-results = Ergebnisse
pages-nav-cards = Karten
pages-nav-learn = Lernen
pages-fan = Inoffizielles Fanprojekt, ohne Verbindung zu den Verlagen von Tzolk'in oder Imperial Settlers.
pages-loading = Lädt …
pages-retry = Noch einmal
pages-close = Schließen
pages-cancel = Abbrechen
pages-save = Speichern
pages-copy = Kopieren
pages-copied = Kopiert
bar-confirm = Zug bestätigen
pages-more = Mehr
pages-offline = Keine Verbindung: Was du siehst, ist vielleicht veraltet. Neuer Versuch …
pages-nowhere = Diese Seite gibt es nicht
pages-nowhere-text = Der Link ist vielleicht vertippt oder veraltet.

## Start

pages-slogan = Große Spiele, ein guter Tisch
pages-lead = Spiel Strategiespiele mit Freunden oder gegen Bots, sieh anderen zu, sieh dir Partien noch einmal an und lerne dazu: im Browser, ohne Konto.
pages-play-now = Jetzt spielen
pages-new-to-it = Neu hier?
pages-new-to-it-learn = Lern es am Spielplan, Schritt für Schritt
pages-bots = Bots
pages-players = Spieler
pages-game = Spiel
pages-game-players = { $least } bis { $most } Spieler
pages-option-any = beliebig
pages-option-gap = Wähle für die Plätze vom ersten an, ohne Lücken.
pages-strength-easy = Leicht
pages-strength-normal = Normal
pages-strength-hard = Schwer
pages-strength-expert = Experte
pages-my-tables = Meine laufenden Partien
pages-way-new = Neuer Tisch
pages-way-new-text = Mit Freunden, Bots, Bedenkzeit
pages-way-open = Mitspielen
pages-way-open-text = Jemand wartet auf dich
pages-way-watch = Zusehen
pages-way-watch-text = Partien, die gerade laufen
pages-way-learn = Lernen
pages-way-learn-text = Das Spiel in fünf Minuten
pages-join-link = Hat dir jemand einen Link geschickt?
pages-join-go = Zum Tisch
pages-join-link-wrong = Das ist kein Link zu einem Tisch. Ein solcher Link enthält /t/ und danach 16 Buchstaben und Ziffern.

## Tische

pages-table = Tisch
pages-table-of =
    { $n ->
        [one] Tisch für { $n } Spieler
       *[other] Tisch für { $n } Spieler
    }
pages-table-loading = Der Tisch wird geöffnet …
pages-table-gone = Diesen Tisch gibt es nicht
pages-table-gone-text = Der Link ist vielleicht vertippt, oder der Tisch wurde gelöscht.
pages-secret-wrong = Dieser Platz gehört dir nicht mehr
pages-secret-wrong-text = Der Schlüssel im Link oder der in diesem Browser gespeicherte gehört zu keinem Platz an diesem Tisch: Der Platz wurde aufgegeben, oder der Link ist unvollständig. Du kannst zusehen.
pages-watch-on = Zusehen
pages-your-turn = Du bist am Zug
pages-turn-of = { $name } ist am Zug
pages-playing = Läuft
pages-over = Beendet
pages-won-by = Sieg: { $name }
pages-winner = Sieg
pages-waiting-start = Gleich geht es los
pages-free-seats =
    { $n ->
        [one] { $n } freier Platz
       *[other] { $n } freie Plätze
    }
pages-rated = Gewertet
pages-unrated = Nicht gewertet
pages-coached = Mit Trainer
pages-listed = In der öffentlichen Liste
pages-private = Nur mit Link
pages-with-clock = Mit Bedenkzeit
pages-bot = Bot
pages-you = Du
pages-seat-name = Spieler { $n }
pages-seat-free = Freier Platz
pages-show-mine = Meine
pages-show-open = Zum Mitspielen
pages-show-playing = Zum Zusehen
pages-show-over = Beendet
pages-search = Name eines Spielers
pages-search-go = Suchen
pages-none-mine = Du sitzt noch an keinem Tisch.
pages-none-open = Gerade wartet niemand auf Mitspieler. Eröffne selbst einen Tisch!
pages-none-playing = Gerade läuft keine öffentliche Partie.
pages-none-over = Noch ist keine öffentliche Partie beendet.
pages-none-found = Kein Tisch mit jemandem, dessen Name mit „{ $name }“ beginnt.
pages-upload = Spieldatei öffnen
pages-upload-text = Eine beendete Partie kannst du ansehen, eine noch nicht beendete geht weiter. Spieldateien sind JSON-Dateien, die man am Tisch herunterlädt.
pages-upload-choose = Datei wählen
pages-upload-seat = Welchen Platz spielst du?
pages-upload-all = Alle Plätze oder nur ansehen
pages-upload-go = Öffnen
pages-upload-large = Diese Datei ist größer als 4 MB: Das ist keine Spieldatei.
pages-upload-not-json = Diese Datei ist kein JSON.
pages-upload-not-record = Das ist keine Spieldatei.
pages-upload-partial = Diese Spieldatei stammt aus einer laufenden Partie, und Geheimes fehlt darin: Öffnen lässt sich erst die der beendeten Partie.

## Neuer Tisch

pages-new = Neuer Tisch
pages-new-who = Wer spielt
pages-new-how = Wie gespielt wird
pages-seat-number = Platz { $n }
pages-seat-their-name = Name auf Platz { $n }
pages-seat-strength = Stärke des Bots auf Platz { $n }
pages-seat-me = Ich
pages-seat-here = Auch an diesem Bildschirm
pages-seat-open = Frei, per Link
pages-seat-bot = Bot
pages-seat-open-hint = für alle mit dem Link
pages-new-open-hint = Danach bekommst du einen Link zum Verschicken. Los geht es, wenn alle da sind oder Bots die freien Plätze nehmen.
pages-new-title = Titel
pages-new-title-hint = Optional
pages-new-listed = In der öffentlichen Liste
pages-new-listed-hint = Alle können den Tisch finden, mitspielen und zusehen. Sonst nur, wer den Link hat.
pages-new-rated-hint = Das Ergebnis zählt für die Wertung. Für Spieler mit eigenem Namen und für Bots.
pages-new-coach = Trainer
pages-new-coach-hint = Erklärt, was neu ist, und meldet sich, wenn ein Zug viel verlieren würde. Gegen Bots, ohne Wertung.
pages-clock = Bedenkzeit
pages-clock-none = Keine
pages-clock-bank = Minuten pro Partie
pages-clock-days = Tage pro Zug
pages-clock-minutes = Minuten für die Partie
pages-clock-increment = Zusätzliche Sekunden pro Zug
pages-clock-days-turn = Tage pro Zug
pages-clock-expiry = Wenn die Zeit um ist
pages-clock-expiry-bot = Ein Bot spielt weiter
pages-clock-expiry-wait = Die anderen entscheiden
pages-clock-none-is = Ohne Bedenkzeit
pages-clock-bank-is =
    { $seconds ->
        [0] { $minutes } min pro Spieler
       *[other] { $minutes } min pro Spieler, +{ $seconds } s pro Zug
    }
pages-clock-days-is =
    { $n ->
        [one] { $n } Tag pro Zug
       *[other] { $n } Tage pro Zug
    }
pages-new-make = Tisch eröffnen
pages-new-start = Partie beginnen
pages-new-name-needed = Gib einen Namen ein.
pages-name-long = Ein Name hat höchstens 40 Zeichen.
pages-new-name-twice = So heißt schon jemand.
pages-new-nobody = Mindestens ein Platz muss deiner sein.
pages-new-title-long = Ein Titel hat höchstens 80 Zeichen.
pages-new-rated-name = Sichere dir erst einen Namen: Ein gewerteter Tisch ist für Spieler mit eigenem Namen und für Bots.
pages-new-rated-here = Andere an diesem Bildschirm haben keinen eigenen Namen: Dieser Tisch kann nicht gewertet werden.
pages-new-minutes-wrong = Von 1 bis 1440 Minuten.
pages-new-increment-wrong = Von 0 bis 3600 Sekunden.
pages-new-days-wrong = Von 1 bis 30 Tagen.

## Vor der Partie

pages-lobby-fill =
    { $n ->
        [one] { $n } Platz ist noch frei. Warte auf jemanden, oder lass einen Bot spielen.
       *[other] { $n } Plätze sind noch frei. Warte auf andere, oder lass Bots spielen.
    }
pages-lobby-all = Alle sind da.
pages-lobby-join = Wähle einen freien Platz, um mitzuspielen.
pages-lobby-full = Alle Plätze sind besetzt. Du siehst zu; gleich geht es los.
pages-lobby-link-hint = Wer ihn hat, kann mitspielen oder zusehen.
pages-lobby-own-link = Mein Platz auf einem anderen Gerät
pages-lobby-own-link-hint = Dieser Link ist dein Platz. Gib ihn niemandem.
pages-your-name = Dein Name
pages-your-name-hint = So sehen dich die anderen
pages-sit = Hier Platz nehmen
pages-leave = Aufstehen

## Ergebnisse und Spieler

pages-ratings = Rangliste
pages-rating = Wertung
pages-rating-hint = Die Wertung ist die Spielstärke, die du fast sicher mindestens hast: Alle beginnen bei 1500, und sie steigt mit Siegen und mit der Zahl der Partien.
pages-rating-size = Zahl der Spieler
pages-rating-all = Alle
pages-rating-history = Wertung im Lauf der Zeit
pages-rating-date = Datum
pages-place = Rang
pages-name = Name
pages-games = Partien
pages-wins = Siege
pages-statistics = Beendete Partien
pages-finished =
    { $n ->
        [one] { $n } Partie ist beendet.
       *[other] { $n } Partien sind beendet.
    }
pages-mean = Punkte im Schnitt
pages-mean-winner = Siegerpunkte im Schnitt
pages-by-seat = Siege nach Platz
pages-none-ratings = Noch hat niemand eine gewertete Partie beendet. Sei die oder der Erste!
pages-none-statistics = Noch ist keine Partie beendet.
pages-no-player = Diesen Namen hat noch niemand.
pages-player-since = Dabei seit { $date }
pages-player-unrated = Noch keine gewertete Partie.
pages-player-tables = Letzte Partien
pages-none-player = Noch keine öffentliche Partie beendet.

## Dein Name

pages-name-title = Dein Name
pages-name-why = Du kannst als Gast spielen. Mit einem eigenen Namen bekommst du eine Wertung und findest deine Tische auf jedem Gerät.
pages-name-claim = Namen sichern
pages-name-secret-title = Bewahre diesen Link auf.
pages-name-secret-text = Ohne Passwort kannst du nur mit diesem Link auf einem anderen Gerät oder nach dem Löschen der Browserdaten weiter unter diesem Namen spielen. Er wird nur jetzt gezeigt.
pages-name-secret = Dein geheimer Link
pages-name-page = Meine Ergebnisse
pages-name-forget = Namen hier vergessen
pages-login = Anmelden
pages-logout = Abmelden
pages-password = Passwort
pages-password-optional = Passwort (optional)
pages-password-hint = Mindestens 8 Zeichen. Ohne Passwort bekommst du einen geheimen Link.
pages-password-short = Mindestens { $n } Zeichen.
pages-password-set = Passwort setzen
pages-password-change = Passwort ändern
pages-password-old = Altes Passwort
pages-password-new = Neues Passwort
pages-password-devices = Alle anderen Geräte werden abgemeldet.
pages-password-done = Das Passwort ist gespeichert.

## Einstellungen

pages-settings = Einstellungen
pages-language = Sprache
pages-theme = Darstellung
pages-theme-system = Wie das System
pages-theme-light = Hell
pages-theme-dark = Dunkel
pages-theme-to-light = Auf Hell umschalten
pages-theme-to-dark = Auf Dunkel umschalten
pages-speed = Züge der anderen
pages-speed-off = Nicht zeigen
pages-speed-fast = Schnell
pages-speed-normal = Schritt für Schritt
pages-confirm = Züge bestätigen
pages-confirm-hint = Ein Zug wird erst mit „{ bar-confirm }“ abgeschickt.
pages-list = Listenansicht
pages-list-hint = Der ganze Spielplan als Text, für Screenreader und Schnellspieler.
pages-sounds = Töne
pages-sounds-hint = Ein kurzer Ton, wenn du am Zug bist.

## Chat

pages-chat = Chat
pages-chat-empty = Noch hat niemand etwas gesagt.
pages-chat-text = Deine Nachricht
pages-chat-send = Senden
pages-watcher = Zuschauer

## Hilfe

pages-help = Hilfe
pages-help-turn = Ein Zug
pages-help-place = Arbeiter einsetzen: Klick auf ein leuchtendes Feld. Der Preis in Mais steht darauf.
pages-help-pick = Oder Arbeiter zurücknehmen: Klick auf einen von deinen und wähle, was er tut.
pages-help-undo = Alles lässt sich rückgängig machen, bis du bestätigst.
pages-help-confirm = „{ bar-confirm }“ macht ihn endgültig; dann sind die anderen dran.
pages-help-keys = Tasten
pages-help-learn = Wie das Spiel geht
pages-key-gears = Zu einem Zahnrad springen
pages-key-arrows = Von Feld zu Feld gehen
pages-key-enter = Wählen
pages-key-undo = Rückgängig
pages-key-confirm = Zug bestätigen
pages-key-close = Schließen
pages-key-hint = Tipp
pages-key-list = Listenansicht
pages-key-rules = Die Regeln zu dem, worauf du zeigst
pages-key-help = Diese Hilfe
pages-key-replay = Bei der Wiedergabe: ein Schritt zurück, ein Schritt vor

## Fehler: nach dem Wort des Servers

pages-error-bad-request = Das nimmt der Server nicht an.
pages-error-not-found = Das gibt es nicht oder nicht mehr.
pages-error-not-known = Der Server weiß nicht, wer du bist. Melde dich neu an.
pages-error-not-allowed = Das darfst du nicht.
pages-error-not-now = Das geht jetzt nicht.
pages-error-stale = Jemand war schneller: Der Spielstand hat sich geändert.
pages-error-bad-turn = Dieser Zug ist nicht möglich.
pages-error-too-many-requests = Zu viele Versuche. Warte kurz und versuch es noch einmal.
pages-error-too-large = Das ist zu groß.
pages-error-unavailable = Der Server ist nicht bereit. Versuch es gleich noch einmal.
pages-error-failed = Auf dem Server ist etwas schiefgegangen.
pages-error-unreachable = Der Server ist nicht erreichbar. Prüfe deine Verbindung.
pages-error-join-not-now = Dieser Platz wurde gerade besetzt, du hast schon einen, die Partie hat begonnen, oder hier sitzen schon zwei Gäste aus deinem Netz.
pages-error-join-not-allowed = Dieser Tisch ist gewertet: Sichere dir erst einen Namen.
pages-error-start-not-now = Die Partie hat schon begonnen, oder ein Platz ist wieder frei.
pages-error-claim-not-now = Dieser Name oder einer, der gleich aussieht, ist vergeben. Wähle einen anderen, oder melde dich an.
pages-error-claim-bad-request = Ein Name muss einen Buchstaben oder eine Ziffer enthalten, darf keinen Schrägstrich enthalten, keine Alphabete mischen und nicht der eines Bots sein.
pages-error-login-not-known = Name oder Passwort stimmt nicht.
pages-error-login-link-not-known = Der Schlüssel in diesem Link gehört keinem Spieler mehr.
pages-error-password-not-known = Das alte Passwort stimmt nicht.
pages-error-logout-not-now = Setze erst ein Passwort: Sonst könnte niemand mehr diesen Namen benutzen.
pages-error-upload-over-bad-request = Die Partie in dieser Datei ist beendet, man kann sie nur ansehen: Wähle „{ pages-upload-all }“.
pages-error-chat-too-many-requests = Du hast in kurzer Zeit viel geschrieben. Warte kurz und sende es dann noch einmal.
pages-error-chat-not-allowed = Der Gastgeber dieses Tisches hat dich gesperrt: Du kannst hier lesen, aber nicht schreiben.
pages-error-blocked-not-allowed = Der Gastgeber dieses Tisches hat dich hier gesperrt: Du kannst zusehen.
pages-error-remove-not-now = Die Partie hat begonnen, oder dieser Platz ist schon frei.
pages-error-remove-not-allowed = Nur der Gastgeber dieses Tisches kann jemanden entfernen.

pages-alerts = Benachrichtigungen
pages-window-turns = ({ $n }) { $window }
pages-next-table = Nächster Tisch ({ $n })
