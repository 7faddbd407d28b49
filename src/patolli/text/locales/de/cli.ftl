# Hilfe der Befehlszeile, und was an einem Aufruf falsch ist. Ein Befehl heißt `play`, eine Option oder ein Argument davon
# `play-seats`, dessen Voreinstellung, wo sie Worte braucht, `play-seats-default`. Was mehrere Befehle gemeinsam haben: `any-...`.
# `$values` setzt das Programm ein. Namen von Befehlen, Optionen und Dateien bleiben. Eine Zeile, die mit `patolli` beginnt,
# ist ein Beispiel.

text = { $id }

## Überschriften und Anmerkungen

usage = Aufruf: { $call }
arguments = Argumente
options = Optionen
commands = Befehle
note-default = Standard: { $value }
note-required = erforderlich
note-variable = oder die Variable { $name }

## Was für einen Wert steht

metavar-options = OPTIONEN
metavar-command = BEFEHL
metavar-text = WERT
metavar-game = SPIEL
metavar-file = DATEI
metavar-name = NAME
metavar-value = WERT
metavar-names = NAMEN
metavar-kinds = WER
metavar-code = KÜRZEL
metavar-dir = ORDNER
metavar-out = BILD
metavar-seconds = SEKUNDEN
metavar-days = TAGE
metavar-address = ADRESSE
metavar-new = NEU
metavar-old = ALT
metavar-faction = VOLK
metavar-word = WORT

## Was an einem Aufruf falsch ist

try-help = Hilfe: { $call }
stopped = abgebrochen
aborted = Nichts wurde verändert.
error-option = Die Option { $name } gibt es nicht.
error-near = Meintest du { $names }?
error-flag = Die Option { $name } hat keinen Wert.
error-no-value = Die Option { $name } braucht einen Wert.
error-argument = Es fehlt das Argument { $name }.
error-required = Es fehlt die Option { $name }.
error-value = { $name } erwartet { $wanted }.
error-command = Den Befehl „{ $name }“ gibt es nicht.
error-no-command = Es fehlt ein Befehl: { $names }.
error-more = Zu viele Argumente: { $text }
wanted-choice = eines von { $names }
wanted-whole = eine ganze Zahl
wanted-whole-least = eine ganze Zahl ab { $least }
wanted-whole-range = eine ganze Zahl von { $least } bis { $most }
wanted-number = eine Zahl
wanted-number-least = eine Zahl ab { $least }
wanted-number-range = eine Zahl von { $least } bis { $most }

## Was nicht geht

refuse-game = kein Spiel heißt { $name }; bekannte Spiele: { $known }
refuse-one-of = nur eines davon ist möglich: { $names }
refuse-read = { $file } lässt sich nicht lesen: { $reason }
refuse-write = { $file } lässt sich nicht schreiben: { $reason }
refuse-folder = der Ordner { $file } lässt sich nicht anlegen: { $reason }
refuse-hash = --hash erwartet mindestens { $least } hexadezimale Ziffern
refuse-players = { $game } ist für { $least } bis { $most } Spieler, nicht für { $n }
refuse-agent = kein Agent heißt { $name }; bekannte Agenten: { $known }
refuse-lesson-at = in den Stellungen 0 bis { $last } der Spieldatei wurde etwas entschieden: wähle eine davon mit --at
refuse-language = die Sprache ist eine von { $names }, nicht { $value }
refuse-resume-new = --resume setzt eine Partie so fort, wie sie ist: ohne --players, --names, --seed und --option
refuse-file = { metavar-file } geht nur mit --resume: { $call }
refuse-seat = ein Sitz ist eines von { $names }, nicht { $value }
refuse-seats = --seats nennt { $seats } Spieler, --players aber { $players }
refuse-names = --names hat { $names } Namen für { $players } Spieler
refuse-exists = { $file } gibt es schon; weiter geht es mit: { $call }, oder wähle eine andere Datei
refuse-keyboard = --resume braucht eine Datei: Die Tastatur ist zum Spielen da
refuse-option-record = --option ist für eine neue Verteilung: Eine Spieldatei hat ihre eigenen
refuse-to = --to sagt, ab welcher Stellung einer Spieldatei gezählt wird: Dazu gehört --record { metavar-file }
refuse-theme = die Farben sind eines von { $names }, nicht { $value }
refuse-table = es gibt keinen Tisch { $id }: Seine Kennung ist der letzte Teil seiner Adresse
refuse-player = es gibt keinen Spieler { $id }
refuse-database = es gibt keine Datenbank { $file }: Nenne sie mit --database sqlite:///{ metavar-file }
refuse-origin = eine Herkunft sieht aus wie https://example.org, nicht wie { $value }
refuse-minutes = --minutes ist eine Zahl über 0, nicht { $value }
refuse-plan = --games, --simulations und --layers stehen in der Datei von --plan: Lass sie weg
refuse-layers = --layers sind zwei Größen wie 256x64, nicht { $value }
refuse-promise = die Verteilung dieser Spieldatei ist NICHT die, die als { $hash } zugesagt war
refuse-promise-noted = diese Spieldatei sagt { $hash } zu: NICHT den Hash, den du notiert hast
refuse-no-rules = zu { $game } gibt es keine Artikel über die Regeln
refuse-rules-word = kein Artikel enthält { $word }; vielleicht einer von diesen: { $known }

## Was ein Befehl sagt, wenn er fertig ist

done-verified = Die Verteilung ist die zugesagte: { $hash }
done-legal = Alle { $n } Züge sind erlaubt.
done-legal-over = Alle { $n } Züge sind erlaubt, und die Partie ist zu Ende.
done-compare = Vergleiche den Hash mit dem, den der Tisch während der Partie gezeigt hat (oder nimm --hash).
done-backup = { $file }: { $n ->
    [one] { $n } Byte
   *[other] { $n } Bytes
}, nur für dich lesbar
ask-table = Den Tisch { $id } endgültig löschen?
ask-player = { $name } endgültig löschen?
done-table = Der Tisch { $id } ist gelöscht; ein laufender Server vergisst ihn binnen Sekunden.
done-player = { $name } ist gelöscht; ein laufender Server zeigt den Namen vielleicht noch bis zum Neustart.
done-stopped = Nach { $n } von { $all } Partien angehalten.
done-points = { $game }: Punkte
done-players = { $game }, { $n } Spieler
done-speed = { $games } Partien, { $decisions } Entscheidungen in { $seconds } s: { $rate } Partien/s, { $millions } Millionen Entscheidungen/s (Threads: { $jobs })
word-playing = es wird gespielt
word-games = Partien
word-depth = Tiefe
word-sequences = Folgen
word-seconds = Sekunden
word-seat = Sitz
word-seat-n = Sitz { $n }
word-all = alle
word-agent = Agent
word-mean = Mittel
word-spread = Streuung
word-best = beste
word-worst = schlechteste

## Mehrere Befehle

any-help = Diese Hilfe anzeigen.
any-game = Der Name des Spiels.
any-option = Eine Einstellung, die das Spiel vor dem Verteilen anbietet; wiederholbar. Ein Wert @{ metavar-file } wird aus einer Datei gelesen.
any-language = Die Sprache: { $values }.
any-file = Eine Spieldatei (JSON); - liest die Standardeingabe.
any-json = JSON ausgeben.
any-players = Anzahl der Spieler.
any-players-default = 2, wenn es zu zweit geht
any-jobs-default = alle Kerne
any-seed = Mit demselben Startwert entstehen dieselben Partien.
any-database = sqlite:///{ metavar-file } oder postgresql://BENUTZER@HOST/NAME; sonst eine Datei in deinem Datenordner.
any-ray = Auf einem Ray-Cluster spielen: HOST:PORT, auto zum Suchen oder local.
any-yes = Nicht nachfragen.

## patolli

patolli =
    Brettspiele spielen, nachspielen und erforschen: Tzolk'in: Der Maya-Kalender und Imperial Settlers mit der Erweiterung Azteken.

    Los geht es mit:
    patolli play tzolkin
    patolli play settlers

    Ein inoffizielles Fanprojekt, ohne Verbindung zu den Verlagen der Spiele.
patolli-version = Die Version anzeigen.

play =
    Im Terminal spielen, gegen Bots oder mit Freunden an einer Tastatur.

    patolli play                           du gegen einen Bot
    patolli play settlers                  ebenso, Imperial Settlers
    patolli play --players 4 --names Ana   du als Ana gegen drei
    patolli play --seats human,human,hard  zwei Menschen und ein Bot
    patolli play --resume                  die letzte Partie fortsetzen

    Jede Entscheidung ist eine nummerierte Liste. Außer einer Nummer geht auch:
    b Spielplan, h Tipp, u zurück, l Protokoll, t Plättchen, r Regeln, s speichern, q Ende, ? Hilfe.
    Nach jeder Entscheidung wird gespeichert: Du kannst jederzeit aufhören.
play-file = Mit --resume: die gespeicherte Partie.
play-seats = Wer für jeden Spieler entscheidet, durch Kommas getrennt: human, easy, normal, hard, expert oder ein Bot aus docs/agents.md.
play-seats-default = ein Mensch, sonst normale Bots
play-names = Die Namen der Spieler: Ana,Ben.
play-seed = Derselbe Startwert verteilt dasselbe Spiel.
play-language-default = die deines Systems
play-resume = { metavar-file } fortsetzen, oder die neueste unbeendete Partie.
play-save = Die Partie in dieser Datei speichern.

serve = Tische anbieten: die App für Browser und Partien von Menschen und Bots übers Netz. Mehr dazu in docs/server.md.
serve-host = Die Adresse, auf der gelauscht wird; 0.0.0.0 lässt andere Rechner herein.
serve-port = Der Port; 0 sucht einen freien.
serve-open = Die App im Browser öffnen, sobald sie bereit ist; ohne --port auf irgendeinem freien Port.
serve-workers = Serverprozesse; mehr als einer braucht PostgreSQL.
serve-bots = Prozesse, in denen Bots nachdenken; ab zweien ist einer für schnelle Bots.
serve-durability = Was ein bestätigter Zug mit SQLite übersteht: das Ende des Prozesses (process) oder einen Stromausfall (power).
serve-origin = Eine fremde Webseite, die hier Sockets öffnen darf, etwa https://example.org; wiederholbar.
serve-proxy = Davor steht ein Proxy, der Adressen mit X-Forwarded-For weitergibt.
serve-public = Die Adresse, unter der alle diesen Server erreichen, etwa https://games.example.org; für Links in Benachrichtigungen.
serve-mail = Wer Mails für Benachrichtigungen verschickt: smtp://USER:PASSWORD@HOST:587/?from=ADDRESS; am besten in der Umgebungsvariable.
serve-private-alerts = Benachrichtigungen dürfen an Adressen dieses Rechners und seines Netzes gehen. Nur unter Freunden.
serve-keep = Beendete Tische nach so vielen Tagen löschen; 0: nie.
serve-limits = Anfragen, neue Tische und Sockets pro Adresse begrenzen. Nur unter Freunden abschalten.
serve-connections = Gleichzeitige Verbindungen pro Adresse; nicht mit --proxy oder --no-limits.
serve-log = Das Format des Protokolls.
serve-verbose = Jede Anfrage protokollieren.

backup =
    Die Datenbank des Servers vollständig und stimmig in eine Datei kopieren, auch während er läuft.

    Um zu ihr zurückzukehren, halte den Server an und setze die Kopie an die Stelle der Datenbank.
backup-file = Wohin; die Datei darf es noch nicht geben.

simulate =
    Bots viele Partien spielen lassen und zeigen, wie sie abschneiden.

    Agenten nehmen die Sitze reihum ein und rücken von Partie zu Partie um einen Sitz weiter, sodass alle überall sitzen. Derselbe Startwert ergibt dieselben Partien, egal wie viele Threads spielen.
simulate-players-default = 4, oder so viele wie möglich
simulate-games = Anzahl der Partien.
simulate-agents = Wer spielt, durch Kommas getrennt: { $values }.
simulate-jobs = Anzahl der Threads.
simulate-records = Jede Partie dort als Spieldatei speichern.

arena =
    Agenten ein Turnier spielen lassen und sagen, wer stärker ist und warum.

    Partien kommen in Blöcken. Alle Partien eines Blocks haben dieselbe Verteilung, und alle sitzen einmal überall. Gibt es mehr Agenten als Sitze, spielt jede Kombination; gibt es weniger, nehmen Agenten reihum mehrere Sitze ein. Ein einzelner Agent spielt gegen sich selbst. Eine Partie hängt nur von den Optionen und ihrer Nummer ab: Die Zahl der Prozesse oder ein Cluster ändert nichts.

    Ein Agent, der abstürzt, hängen bleibt oder keinen erlaubten Zug nennt, hält das Turnier nicht auf: random entscheidet an seiner Stelle, und der Bericht zählt es mit.

    In den Ordner kommen plan.json, games.jsonl (eine Zeile je beendeter Partie), summary.json und report.html. Mit Strg-C kannst du jederzeit abbrechen: Derselbe Befehl spielt, was fehlt. Mit mehr --games kommen Partien dazu.

    --ray local startet Ray auf diesem Rechner; --ray HOST:PORT nutzt einen Cluster, dessen Rechner dieselbe Version von Patolli brauchen und die Dateien deiner eigenen Bots am selben Ort. So wird Ray installiert: pip install "patolli[ray]"

    patolli arena --agents random,greedy,search:400 --out contest
    patolli arena --agents greedy,mybot.py:MyBot --players 2 --out mine
    patolli arena --agents search:400 --out alone
arena-out = Der Ordner des Turniers, neu oder zum Fortsetzen.
arena-agents = Wer spielt, durch Kommas getrennt: { $values }. Derselbe Name darf mehrmals vorkommen. Ein Komma in doppelten Anführungszeichen gehört zum Namen.
arena-players = Wie viele an einem Tisch sitzen.
arena-players-default = 4, oder so viele wie möglich
arena-games = Anzahl der Partien; aufgerundet, sodass alle überall sitzen.
arena-jobs = Prozesse, oder Worker eines lokalen Ray.
arena-time-limit = Für jede Entscheidung eines Bots, der ein eigenes Programm ist.
arena-json = Die Zusammenfassung als JSON ausgeben.

train =
    Ein Netz für die Suche trainieren: Die Suche spielt gegen sich selbst.

    Jede Runde spielt Partien mit dem aktuellen Netz und lernt dann aus den Stellungen dieser und einiger früherer Runden. In der ersten Runde gibt es noch kein Netz: Die Suche bewertet Stellungen mit der Schätzung des Spiels. Gespielt wird mit allen Spielerzahlen, am häufigsten mit der größten. Etwa zwei von fünf Partien beginnen am Anfang, die anderen mittendrin, damit das Netz mehr als seinen eigenen Stil sieht; Punkte werden nur für die ersteren angegeben.

    In den Ordner kommen network.npz (das Netz nach der letzten Runde), round-NNN.npz (nach jeder), rounds.jsonl (wie jede Runde lief), curve.svg, plan.json und was zum Fortsetzen nötig ist. Du kannst jederzeit mit Strg-C abbrechen oder den Prozess beenden: Derselbe Befehl macht mit der angefangenen Partie weiter. Mit mehr --rounds kommen Runden dazu. Die Zahl der Prozesse ändert nur die Dauer.

    Eine Datei mit Einstellungen (--plan) kann anders spielen und lernen lassen; docs/training.md nennt die Möglichkeiten. Mit --from und größeren Schichten wird das Netz, mit dem es losgeht, zuerst vergrößert.

    --ray local spielt mit Ray auf diesem Rechner, --ray HOST:PORT auf einem Cluster, dessen Rechner dieselbe Version von Patolli brauchen: dieselben Partien, wo auch immer sie gespielt werden. Gelernt wird hier.

    Danach spielt das Netz als search:400@ORDNER/network.npz, überall, wo Agenten genannt werden.

    patolli train tzolkin --out net
    patolli train tzolkin --out net --rounds 80 --minutes 120
    patolli train tzolkin --out more --from net/network.npz --simulations 256
    patolli train tzolkin --out league --from net/network.npz --plan league.toml
train-out = Der Ordner des Trainings, neu oder zum Fortsetzen.
train-rounds = Anzahl der Runden insgesamt, mit den schon vorhandenen.
train-games = Partien je Runde.
train-simulations = Für eine Entscheidung mit voller Suche, ein Drittel von allen; die anderen bekommen ein Viertel davon.
train-jobs = Prozesse, die spielen.
train-seed = Derselbe Startwert ergibt dasselbe Netz.
train-minutes = Nach so vielen Minuten aufhören; derselbe Befehl macht weiter.
train-from = Mit diesem Netz beginnen statt ohne.
train-layers = Größen der zwei verborgenen Schichten.
train-plan = Wie gespielt und gelernt wird, anstelle von --games, --simulations und --layers.

replay =
    Zug für Zug prüfen, ob eine Spieldatei eine erlaubte Partie enthält, und sie zeigen.

    Ohne Optionen: die letzte Stellung als Spielplan. Ist die Datei fehlerhaft oder ein Zug unerlaubt, endet der Befehl mit Exit-Code 1 und sagt, wo und warum.
replay-to = Nur bis zur Stellung nach N Zügen.
replay-words = Die Partie Zug für Zug erzählen.
replay-trace = Eine JSON-Zeile je Stellung: move, state, legal.
replay-json = Eine Zusammenfassung als JSON ausgeben.

show = Eine Stellung einer Spieldatei als SVG-Bild zeichnen.
show-svg = Das Bild; - schreibt in die Standardausgabe.
show-to = Die Stellung nach N Zügen; sonst die letzte.
show-seat = Wie dieser Sitz (0, 1, ...) sie sieht; sonst alles.
show-theme = Die Farben: hell oder dunkel.

verify =
    Prüfen, ob eine Partie mit der Verteilung gespielt wurde, die zu Beginn zugesagt war.

    Ein Tisch zeigt vom ersten Zug an einen Fingerabdruck (Hash) seiner Verteilung. Die Spieldatei der beendeten Partie enthält die Verteilung selbst: Dieser Befehl berechnet den Hash neu, vergleicht ihn und prüft, ob jeder Zug erlaubt war. Vergleiche mit einem Hash, den du während der Partie notiert hast (--hash): Nur dann kann niemand beides geändert haben.
verify-file = Die Spieldatei eines beendeten Tisches (JSON); - liest die Standardeingabe.
verify-hash = Der Hash, den der Tisch zu Beginn zeigte, oder sein Anfang.
verify-json = Das Ergebnis als JSON ausgeben.

hint =
    Sagen, was in einer Stellung einer Spieldatei jetzt am besten ist und was davon zu erwarten ist.

    Die besten ganzen Züge, die eine Suche findet, jeder mit seinem Grund. Nach jedem spielen Bots viele Partien zu Ende; daraus ergeben sich die Punkte und die Chance auf jeden Platz. Nichts wird verwendet, was der entscheidende Spieler nicht wissen kann.

    patolli hint docs/example.json --at 60
    patolli hint game.json --seconds 10 --language de
hint-at = Die Stellung nach N Zügen; sonst die letzte.
hint-top = Wie viele Züge gezeigt werden.
hint-simulations = Wie viele Partien ausprobiert werden.
hint-seconds = Oder: wie lange nachgedacht wird, höchstens { $values } Sekunden.
hint-seed = Derselbe Startwert gibt denselben Tipp.

perft =
    Jede Folge von Entscheidungen genau zählen: ein Test der Regeln und ein Maß für die Geschwindigkeit.

    Dieselbe Verteilung ergibt auf jedem Rechner dieselben Zahlen, in jeder Version mit denselben Regeln.
perft-seed = Der Startwert der Verteilung.
perft-depth = Die Länge der gezählten Folgen.
perft-record = Ab einer Spieldatei zählen statt ab einer neuen Verteilung.
perft-to = Mit --record: ab der Stellung nach N Zügen.

warm = Die Regeln aller Spiele jetzt kompilieren, auf allen Kernen (sonst tut es der erste Befehl, der sie braucht).

tables = Tische deines Servers (docs/hosting/running.md).
tables-delete = Einen Tisch mit Zügen, Chat und Sitzen löschen. Ergebnisse und Wertungen bleiben, ohne die Namen von Gästen.
tables-delete-id = Die 16 Buchstaben und Ziffern seiner Adresse.

players = Spieler deines Servers (docs/hosting/running.md).
players-delete = Einen Spieler löschen: Name, Passwort, Wertungen und alles Geschriebene. Seine Partien bleiben, gespielt von jemandem ohne Namen.
players-delete-name = Der Name, wie er angezeigt wird.

lesson = Lektionen: Dateien, die ein Spiel Schritt für Schritt am echten Spielplan lehren (docs/lessons.md).
lesson-check = Sagen, ob eine Lektion von Anfang bis Ende geht, und wenn nicht, alles, was daran falsch ist.
lesson-check-file = Eine Lektion (JSON); - liest die Standardeingabe.
lesson-from = Eine Lektion bei einer Stellung einer Spieldatei beginnen: eine Datei schreiben, deren erste Aufgabe der dort gespielte Zug ist.
lesson-from-record = Die Spieldatei (JSON); - liest die Standardeingabe.
lesson-from-at = Die Stellung nach N Entscheidungen.

rules =
    Gibt die Regeln eines Spiels aus: die Liste der Artikel oder jene, die alle diese Wörter enthalten.

    Ohne ein Wort steht da, was es gibt; ein Wort ist der Name eines Artikels oder irgendetwas aus seinem Text.
rules-word = Der Name eines Artikels oder Wörter, nach denen gesucht wird.
rules-all = Alle Artikel vollständig ausgeben.
rules-language-default = die deines Systems
