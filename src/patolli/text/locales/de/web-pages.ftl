# Die Seiten rund um den Tisch: Start, neuer Tisch, Listen, Ergebnisse, Lernen, Einstellungen, Chat, Fehler.

## Überall

pages-window = { $name } – Patolli
pages-home = Zur Startseite
pages-skip = Zum Inhalt springen
pages-nav = Seiten
pages-nav-play = Spielen
pages-nav-tables = Tische
pages-nav-results = Ergebnisse
pages-nav-learn = Lernen
pages-fan = Inoffizielles Fanprojekt, ohne Verbindung zu den Verlagen von Tzolk'in oder Imperial Settlers.
pages-loading = Lädt …
pages-retry = Noch einmal
pages-close = Schließen
pages-cancel = Abbrechen
pages-save = Speichern
pages-copy = Kopieren
pages-copied = Kopiert
pages-more = Mehr
pages-offline = Keine Verbindung: Was du siehst, ist vielleicht veraltet. Neuer Versuch …
pages-nowhere = Diese Seite gibt es nicht
pages-nowhere-text = Der Link ist vielleicht vertippt oder veraltet.

## Start

pages-slogan = Der große Kalender dreht sich
pages-lead = Spiel Strategiespiele mit Freunden oder gegen Bots, sieh zu, schau zurück und lerne: im Browser, ohne Konto.
pages-play-now = Jetzt spielen
pages-bots = Bots
pages-players = Spieler
pages-game = Spiel
pages-option-any = beliebig
pages-option-gap = Wähle für die Plätze vom ersten an, ohne Lücken.
pages-strength-easy = Leicht
pages-strength-normal = Normal
pages-strength-hard = Stark
pages-strength-expert = Experte
pages-my-tables = Meine laufenden Tische
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
pages-join-link-wrong = Das ist nicht der Link eines Tisches: Darin stehen /t/ und 16 Buchstaben und Ziffern.

## Tische

pages-table = Tisch
pages-table-of =
    { $n ->
        [one] Tisch für { $n } Spieler
       *[other] Tisch für { $n } Spieler
    }
pages-table-loading = Zum Tisch …
pages-table-gone = Diesen Tisch gibt es nicht
pages-table-gone-text = Der Link ist vielleicht vertippt, oder der Tisch wurde abgeräumt.
pages-secret-wrong = Dieser Platz gehört dir nicht mehr
pages-secret-wrong-text = Das Geheimnis im Link oder das in diesem Browser gemerkte gehört zu keinem Platz an diesem Tisch: Jemand ist aufgestanden, oder der Link ist unvollständig. Du kannst zusehen.
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
pages-none-over = Noch keine öffentliche Partie ist beendet.
pages-none-found = Kein Tisch mit jemandem, dessen Name mit „{ $name }“ beginnt.
pages-upload = Spielprotokoll öffnen
pages-upload-text = Eine beendete Partie kannst du ansehen, eine unbeendete geht weiter. Spielprotokolle sind JSON-Dateien, die man am Tisch herunterlädt.
pages-upload-choose = Datei wählen
pages-upload-seat = Wen spielst du?
pages-upload-all = Alle Plätze, oder nur ansehen
pages-upload-go = Öffnen
pages-upload-large = Diese Datei ist größer als 4 MB: Das ist kein Spielprotokoll.
pages-upload-not-json = Diese Datei ist kein JSON.
pages-upload-not-record = Diese Datei ist kein Spielprotokoll.
pages-upload-partial = Dieses Spielprotokoll stammt aus einer laufenden Partie, und Geheimes fehlt darin: Öffnen lässt sich erst das der beendeten Partie.

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
pages-new-title-hint = Nicht nötig
pages-new-listed = In der öffentlichen Liste
pages-new-listed-hint = Alle können den Tisch finden, mitspielen und zusehen. Sonst nur, wer den Link hat.
pages-new-rated-hint = Das Ergebnis zählt für die Wertung. Für Spieler mit eigenem Namen und für Bots.
pages-clock = Bedenkzeit
pages-clock-none = Keine
pages-clock-bank = Minuten pro Partie
pages-clock-days = Tage pro Zug
pages-clock-minutes = Minuten für die Partie
pages-clock-increment = Sekunden dazu pro Zug
pages-clock-days-turn = Tage für jeden Zug
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
pages-new-name-needed = Hier fehlt ein Name.
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

pages-lobby-seats = Plätze
pages-lobby-start = Beginn
pages-lobby-fill =
    { $n ->
        [one] { $n } Platz ist noch frei. Warte auf jemanden, oder lass einen Bot spielen.
       *[other] { $n } Plätze sind noch frei. Warte auf andere, oder lass Bots spielen.
    }
pages-lobby-all = Alle sind da.
pages-lobby-start-bots = Mit Bots beginnen
pages-lobby-join = Wähle einen freien Platz, um mitzuspielen.
pages-lobby-full = Alle Plätze sind besetzt. Du siehst zu; gleich geht es los.
pages-lobby-link = Verschicke diesen Link
pages-lobby-link-hint = Wer ihn hat, kann mitspielen oder zusehen.
pages-lobby-own-link = Mein Platz auf einem anderen Gerät
pages-lobby-own-link-hint = Dieser Link ist dein Platz. Gib ihn niemandem.
pages-your-name = Dein Name
pages-your-name-hint = So sehen dich die anderen
pages-sit = Hier sitzen
pages-leave = Aufstehen

## Ergebnisse und Spieler

pages-ratings = Rangliste
pages-rating = Wertung
pages-rating-hint = Die Wertung ist die so gut wie sichere Spielstärke: Sie steigt mit Siegen und mit der Zahl der Partien.
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
pages-mean-winner = Punkte beim Sieg
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
pages-name-secret-text = Ohne Passwort ist er der einzige Weg, auf einem anderen Gerät oder nach dem Leeren dieses Browsers dieser Spieler zu sein. Er wird nur jetzt gezeigt.
pages-name-secret = Dein geheimer Link
pages-name-page = Meine Ergebnisse
pages-name-forget = Namen hier vergessen
pages-login = Anmelden
pages-logout = Abmelden
pages-password = Passwort
pages-password-optional = Passwort (nicht nötig)
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
pages-theme = Aussehen
pages-theme-system = Wie das System
pages-theme-light = Hell
pages-theme-dark = Dunkel
pages-theme-to-light = Hell schalten
pages-theme-to-dark = Dunkel schalten
pages-speed = Züge der anderen
pages-speed-off = Nicht zeigen
pages-speed-fast = Schnell
pages-speed-normal = Schritt für Schritt
pages-confirm = Züge bestätigen
pages-confirm-hint = Ein Zug wird erst mit „Zug bestätigen“ abgeschickt.
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
pages-help-confirm = „Zug bestätigen“ macht ihn endgültig; dann sind die anderen dran.
pages-help-keys = Tasten
pages-help-learn = Wie das Spiel geht
pages-key-gears = Zu einem Zahnrad springen
pages-key-arrows = Über seine Felder gehen
pages-key-enter = Wählen
pages-key-undo = Rückgängig
pages-key-confirm = Zug bestätigen
pages-key-close = Schließen
pages-key-hint = Tipp
pages-key-list = Listenansicht
pages-key-help = Diese Hilfe
pages-key-replay = Beim Zurückschauen: ein Schritt zurück, ein Schritt vor

## Lernen

pages-learn-title = So geht { $game }
pages-learn-lead = Du führst einen Stamm der Maya. Deine Arbeiter fahren auf Zahnrädern, die der große Kalender dreht: Je länger du wartest, desto mehr bringen sie. Aber sie wollen essen, und die anderen wollen auch vorankommen.
pages-learn-turn = Dein Zug
pages-learn-turn-text = Setze Arbeiter ein, oder nimm Arbeiter zurück: eins von beiden, nie beides. Ein Arbeiter kommt auf das niedrigste freie Feld eines Rades und kostet dessen Zahl an Mais; der zweite kostet 1 mehr, der dritte 2 mehr und so weiter. Kaum noch Mais? Bettle, und verärgere einen Gott.
pages-learn-gears = Die Zahnräder
pages-learn-gears-text = Nach den Zügen aller dreht sich der Kalender um einen Tag, und jeder Arbeiter rückt auf das nächste, bessere Feld. Nimmst du ihn zurück, nutzt du die Aktion seines Feldes oder eine niedrigere desselben Rades für 1 Mais pro Schritt zurück. Wer zu lange wartet, fällt vom Rad und bringt nichts.
pages-learn-cities = Fünf Städte
pages-learn-cities-text = Palenque gibt Mais und Holz, Yaxchilan Holz, Stein, Gold und Kristallschädel. In Tikal gibt es Technologien und Gebäude, in Uxmal Handel und neue Arbeiter. In Chichen Itza legst du Schädel ab, für Siegpunkte und die Gunst der Götter.
pages-learn-food = Erntefeste
pages-learn-food-text = An den Tagen 8, 14, 21 und 27 isst jeder Arbeiter 2 Mais; jeder hungrige kostet 3 Siegpunkte. Dann geben die Tempel: Güter an den Tagen 8 und 21, Siegpunkte an den Tagen 14 und 27.
pages-learn-temples = Drei Tempel
pages-learn-temples-text = Steig auf den Stufen von Chaac, Quetzalcoatl und Kukulcan empor. Je höher du stehst, desto mehr bekommst du an Erntefesten, und wer am höchsten steht, bekommt einen Bonus.
pages-learn-technologies = Vier Technologien
pages-learn-technologies-text = Landwirtschaft, Rohstoffgewinnung, Architektur und Theologie machen deine Aktionen für den Rest der Partie besser. Die Stufen kosten 1, 2 und 3 Rohstoffe.
pages-learn-buildings = Gebäude und Monumente
pages-learn-buildings-text = Gebäude helfen sofort, Farmen ernähren Arbeiter die ganze Partie lang. Monumente sind teuer, bringen aber am Ende viele Siegpunkte. Nach Tag 14 gibt es neue Gebäude.
pages-learn-end = Das Ende
pages-learn-end-text = Nach Tag 27 zählen die Monumente, jeder übrige Schädel 3 Siegpunkte und 4 Mais 1 Siegpunkt; Rohstoffe gelten als 2, 3 oder 4 Mais. Wer die meisten Siegpunkte hat, gewinnt.
pages-learn-first = Deine erste Partie
pages-learn-step-1 = Wähle zwei von vier Startvermögensplättchen. Viel Mais und ein, zwei Holz sind ein guter Anfang.
pages-learn-step-2 = Setze früh zwei oder drei Arbeiter ein, wo es billig ist: Palenque für Mais, Yaxchilan für Rohstoffe.
pages-learn-step-3 = Lass sie zwei, drei Tage fahren, bevor du sie zurücknimmst, und behalte 2 Mais pro Arbeiter für das Erntefest.
pages-learn-step-4 = Wähle einen Plan: eine Technologie, die du oft nutzt, viele Gebäude, oder Schädel für Chichen Itza. Ein, zwei Farmen sparen viel Mais.
pages-learn-step-5 = Steig in der zweiten Hälfte in den Tempeln auf und plane ein oder zwei Monumente. Und denk daran: Die letzten Tage sind schnell vorbei.
pages-learn-try = Probier es aus
pages-learn-try-text = Auch leichte Bots machen Fehler. Nichts ist endgültig, bevor du bestätigst, und Tipps zeigen dir gute Züge.

## Fehler: nach dem Wort des Servers

pages-error-bad-request = Das nimmt der Server nicht an.
pages-error-not-found = Das gibt es nicht oder nicht mehr.
pages-error-not-known = Der Server weiß nicht, wer du bist. Melde dich neu an.
pages-error-not-allowed = Das darfst du nicht.
pages-error-not-now = Das geht jetzt nicht.
pages-error-stale = Jemand war schneller: Der Tisch hat sich geändert.
pages-error-bad-turn = Dieser Zug ist nicht möglich.
pages-error-too-many-requests = Das war zu oft. Warte kurz und versuch es noch einmal.
pages-error-too-large = Das ist zu groß.
pages-error-unavailable = Der Server ist nicht bereit. Versuch es gleich noch einmal.
pages-error-failed = Auf dem Server ist etwas schiefgegangen.
pages-error-unreachable = Der Server ist nicht erreichbar. Prüfe deine Verbindung.
pages-error-join-not-now = Dieser Platz wurde gerade besetzt, du hast schon einen, die Partie hat begonnen, oder hier sitzen schon zwei Gäste aus deinem Netz.
pages-error-join-not-allowed = Dieser Tisch ist gewertet: Sichere dir erst einen Namen.
pages-error-start-not-now = Die Partie hat schon begonnen, oder ein Platz ist wieder frei.
pages-error-claim-not-now = Dieser Name oder einer, der gleich aussieht, ist vergeben. Wähle einen anderen, oder melde dich an.
pages-error-claim-bad-request = Dieser Name geht nicht. Er braucht einen Buchstaben oder eine Ziffer, hat keinen Schrägstrich, mischt keine Alphabete und ist nicht der eines Bots.
pages-error-login-not-known = Name oder Passwort stimmt nicht.
pages-error-login-link-not-known = Das Geheimnis in diesem Link gehört keinem Spieler mehr.
pages-error-password-not-known = Das alte Passwort stimmt nicht.
pages-error-logout-not-now = Setze erst ein Passwort: Sonst könnte niemand mehr diesen Namen benutzen.
pages-error-upload-over-bad-request = Die Partie in dieser Datei ist beendet, man kann sie nur ansehen: Wähle „Alle Plätze, oder nur ansehen“.
pages-error-chat-too-many-requests = Du hast in kurzer Zeit viel geschrieben. Warte kurz und sende es dann noch einmal.
pages-error-chat-not-allowed = Wer diesen Tisch gemacht hat, hat dich gesperrt: Du kannst hier lesen, aber nicht schreiben.
pages-error-blocked-not-allowed = Wer diesen Tisch gemacht hat, hat dich hier gesperrt: Du kannst zusehen.
pages-error-remove-not-now = Die Partie hat begonnen, oder dieser Platz ist schon frei.
pages-error-remove-not-allowed = Entfernen kann nur, wer diesen Tisch gemacht hat.
