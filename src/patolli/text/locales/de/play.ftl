# `patolli play`: das Spielbrett im Terminal und alles, was das Programm selbst sagt.
# Zeichen und Felder haben wenig Platz: 1 Zeichen, 6 auf einem Feld, 13 auf einer Technologiestufe.

text = { $id }
player = Spieler { $n }
bot = { $kind } { $n }
agent = { $id }
agent-greedy = Gieriger Bot
agent-random = Zufallsbot
agent-easy = Leichter Bot
agent-normal = Normaler Bot
agent-hard = Schwerer Bot
agent-expert = Expertenbot

## Zeichen

# Reihenfolge: Mais, Holz, Stein, Gold, Schädel, Rohstoff, Tempelstufe, die drei Tempel, Erntefest mit Gütern, mit Punkten.
signs = m h s g k r T C Q K G P
name-corn = Mais
name-wood = Holz
name-stone = Stein
name-gold = Gold
name-skull = Kristallschädel
name-block = beliebiger Rohstoff
name-temple = Tempelstufe
sign-next = nächstes freies Feld
sign-used = benutzt
sign-neutral = neutraler Arbeiter
points-short = SP

## Das Spielbrett

day = Tag { $day } von { $last }, { $age }. Zeitalter
start-free = Startspielerfeld frei, { $corn } Mais auf dem Kalender
start-taken = Startspielerfeld: { $player }, { $corn } Mais auf dem Kalender
skulls-left = { $n } Kristallschädel im Vorrat
food-goods = Erntefest, Güter
food-points = Erntefest, Punkte
food-today = am Ende dieser Runde
food-in =
    { $days ->
        [one] in { $days } Tag (Tag { $day })
       *[other] in { $days } Tagen (Tag { $day })
    }
food-own = { $need } Mais nötig, { $have } vorhanden
food-short =
    { $short ->
        [one] { $short } fehlt
       *[other] { $short } fehlen
    }
food-short-player =
    { $short ->
        [one] { $player }: { $short } fehlt
       *[other] { $player }: { $short } fehlen
    }
game-over = Das Spiel ist zu Ende
gears = Zahnräder
gears-note = Nummer, Aktion, Arbeiter
jungle = Dschungel
temples = Tempel
temples-note = Punkte und Güter jeder Stufe
step = Stufe
leader = Höchste
technologies = Technologien
technologies-note = wer auf welcher Stufe steht und was sie bringt
bonus = Bonus
buildings =
    { $left ->
        [0] Gebäude des { $age }. Zeitalters
       *[other] Gebäude des { $age }. Zeitalters (noch { $left } im Stapel)
    }
can-pay = • du hast die Rohstoffe
monuments = Monumente
monuments-note = zählen bei Spielende
players = Spieler
players-note = Arbeiter frei/alle, Technologien wie oben, Mais für das Erntefest
head-board = Tafel
head-workers = Arbeiter
head-technologies = Techn.
head-food = Fest
board-light = hell
board-dark = dunkel
start-marker = Start
corn-tiles = { $n } Maisernteplättchen
wood-tiles = { $n } Abholzplättchen
status = { $goods }, { $points } SP, Arbeiter { $free }/{ $workers } frei

spaces-tikal = Techn. | Bau | 2 Tech | 2Bau/M | r→2T
spaces-uxmal = 3m→T | Markt | Arb. | m→Bau | 1m→1–5

tech-agriculture = Landwirtschaft
tech-extraction = Rohstoffe
tech-architecture = Architektur
tech-theology = Theologie
levels-agriculture = +1m Ernte | ohne Pl., +1m | +2m Ernte | T
levels-extraction = +1h | +1s | +1g | 2r
levels-architecture = +1m | +2 SP | −1r | 3 SP
levels-theology = +1 Feld | r→T | +1k | 1k

## Auswahl und Hilfe

pick-gives = { $words }: { $gives }
pick-any = { $words }: beliebige Aktion von 1 bis { $top } dieses Rades
any-action = beliebige Aktion von 1 bis { $top }, ohne für Rückschritte zu zahlen

prompt = Deine Wahl (1–{ $n }, ? für Hilfe):{ " " }
prompt-one = Nur eine Möglichkeit: Enter (? für Hilfe):{ " " }
prompt-late = Damit endet der Zug; Enter geht weiter, eine Zahl schiebt eines davon noch davor:{ " " }
prompt-end = Enter beendet; u nimmt zurück, l Protokoll, b Spielplan, s DATEI schreibt eine Kopie:{ " " }
prompt-resume = Welches? (1–{ $n }, Enter für das neueste, q beendet):{ " " }
pass-keyboard = Gib die Tastatur an { $player } weiter, dann Enter:{ " " }

what = Tippe eine Zahl von 1 bis { $n }, ein Kürzel von der rechten Seite oder ? für Hilfe.
what-one = Drücke Enter oder tippe 1, { $token } oder ? für Hilfe.
what-end = Enter beendet; oder tippe u, l, b oder s mit einem Dateinamen.
what-resume = Tippe eine Zahl von 1 bis { $n }, Enter oder q.
not-now = { $token } ist jetzt nicht möglich. Tippe eine Zahl von 1 bis { $n } oder ? für Hilfe.

help-number = eine Zahl oder das Kürzel rechts: so wählst du
help-h = h  ein Tipp: die besten Züge, warum, und zu welchen Punkten und Plätzen sie führen
help-b = b  der ganze Spielplan
help-l = l  was zuletzt geschah; l 100 mehr davon, l all alles
help-t = t  die Plättchen auf dem Spielplan und deine eigenen in Worten; t A1-F1 nur eines
help-r = r  die Regeln zu dieser Entscheidung
help-u = u  deine letzte Entscheidung zurücknehmen, so oft du willst
help-s = s  wo das Spiel gespeichert ist; s DATEI schreibt eine Kopie
help-q = q  aufhören; gespeichert wird nach jeder Entscheidung
thinking = Ich denke nach (Strg-C beendet)
getting-ready = Die Regeln werden kompiliert, einmalig auf diesem Rechner: noch etwa { $n } s

undone =
    { $n ->
        [one] Eine Entscheidung zurückgenommen.
       *[other] { $n } Entscheidungen zurückgenommen.
    }
nothing-to-undo = Es gibt nichts zurückzunehmen.
saved = Gespeichert: { $file }
how-to-resume = Weiter geht es mit: { $command }
cannot-save = In { $file } kann nicht gespeichert werden ({ $reason }). Das Spiel geht weiter.
not-saved = Das Spiel ist nicht gespeichert.
file-exists = { $file } gibt es schon; wähle einen anderen Namen.
log-empty = Noch ist nichts geschehen.
log-more = Die letzten von { $n } Zeilen; l all zeigt alles.
no-such-tile = Es gibt kein Plättchen { $tile }; sie heißen etwa A1-F1, M03 oder W14.
unfinished = Ein Spiel ist noch nicht zu Ende; weiter geht es mit: { $command }
unfinished-game = { $number }  { $when }  { $players }  { $time }  { $file }
on-day = Tag { $day }
record-valid =
    { $n ->
        [one] Die Spieldatei ist gültig: { $n } Entscheidung.
       *[other] Die Spieldatei ist gültig: { $n } Entscheidungen.
    }
record-over =
    { $n ->
        [one] Die Spieldatei ist gültig: { $n } Entscheidung, das Spiel ist zu Ende.
       *[other] Die Spieldatei ist gültig: { $n } Entscheidungen, das Spiel ist zu Ende.
    }

## Das Ende

final = Schlusswertung
source-temples = Tempel
source-buildings = Gebäude
source-technologies = Technologien
source-hunger = Nicht ernährte Arbeiter
source-goods = Mais und Rohstoffe
source-skulls = Kristallschädel
source-monuments = Monumente
source-total = Summe

## Regeln zu jeder Entscheidung

hint-keep = Alle erhalten vier Startvermögensplättchen, behalten heimlich zwei davon und nehmen dann, was sie zeigen.
hint-turn = In deinem Zug setzt du einen oder mehrere Arbeiter ein oder nimmst einen oder mehrere zurück, nie beides. Ein Arbeiter kommt auf das niedrigste freie Feld eines Rades und kostet so viel Mais, wie die Nummer des Feldes angibt; der zweite in diesem Zug kostet 1 Mais mehr, der dritte 2 mehr und so weiter. Jeden Tag tragen die Räder alle Arbeiter ein Feld weiter, zu besseren Aktionen. Mit höchstens 2 Mais darfst du vorher betteln: Du hast dann 3 Mais und steigst in einem Tempel eine Stufe herab.
hint-place = Ein weiterer Arbeiter kostet die Nummer seines Feldes und dazu 1 Mais für den zweiten, 2 für den dritten und so weiter. Der Arbeiter auf dem Startspielerfeld bringt den Mais vom Kalender, und wer ihn eingesetzt hat, wird Startspieler.
hint-pick = Jeder Arbeiter, den du zurücknimmst, führt eine Aktion aus, bevor du den nächsten zurücknimmst. Du darfst jederzeit aufhören.
hint-use = Nutze die Aktion des Feldes oder eine mit niedrigerer Nummer auf demselben Rad für 1 Mais je Schritt zurück, oder keine.
hint-harvest = Ein Maisernteplättchen kannst du nehmen, wenn kein Abholzplättchen darauf liegt. Ein Abholzplättchen bringt Holz und deckt Mais auf. Brandrodung bringt den Mais darunter sofort, verärgert aber die Götter: Du steigst in einem Tempel eine Stufe herab.
hint-anger = Du steigst in einem Tempel deiner Wahl eine Stufe herab.
hint-technology = Die erste, zweite und dritte Stufe kosten 1, 2 und 3 beliebige Rohstoffe. Auf der dritten Stufe erhältst du für 1 Rohstoff den Bonus, immer wieder.
hint-pay = Beliebige eigene Rohstoffe: Holz, Stein oder Gold.
hint-gain = Nimm einen Rohstoff deiner Wahl.
hint-temple = Am Erntefest mit Gütern gibt ein Tempel die Güter deiner Stufe und aller Stufen darunter, am Erntefest mit Punkten die Punkte deiner Stufe und einen Bonus für die höchste. Auf der obersten Stufe ist nur Platz für einen Spieler.
hint-build = Du zahlst genau die gezeigten Rohstoffe. Farmen ernähren Arbeiter an Erntefesten; Monumente zählen erst bei Spielende.
hint-exchange = Holz ist 2 Mais wert, Stein 3, Gold 4, beim Verkauf und beim Kauf. Erst alle Verkäufe, dann alle Käufe.
hint-advance = Mit deinem Arbeiter auf dem Startspielerfeld stellst du den Kalender vor. Zwei Tage gehen nur, solange deine Spielertafel hell ist; danach ist sie dunkel, bis du eine oberste Tempelstufe erreichst.
