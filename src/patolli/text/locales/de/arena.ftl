# Turniere: die Tabelle im Terminal und der Bericht.

text = { $id }

## Der Bericht

title = { $game }: Turnier der Agenten
played =
    { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } mit { $players } Spielern, { $agents ->
        [one] { $agents } Agent
       *[other] { $agents } Agenten
    }
intervals = 95-%-Konfidenzintervalle; sie berücksichtigen, dass mehrere Partien mit derselben Verteilung beginnen.

section-short = Kurz gesagt
section-agents = Die Agenten
section-ratings = Spielstärke
section-wins = Siege
section-days = Punkte Tag für Tag
section-sources = Woher die Punkte kommen
section-openings = Eröffnungen
section-duels = Wer vor wem landet
section-seats = Sitze am Tisch
section-speed = Länge und Tempo
section-faults = Fehler
section-made = Wie es entstanden ist

## Kurz gesagt

short-first = { $agent } gewann am häufigsten: { $share } der eigenen Partien. Wären alle gleich stark, wären es { $fair }.
short-above = Gegen { $other } landete dieser Agent in { $share } der Begegnungen vorn.
short-sure = Zufall allein erklärt das nicht.
short-unsure = Das kann Zufall sein: Mehr Partien würden es zeigen.
short-alone = { $agent } spielte gegen sich selbst.
short-winner = Wer eine Partie gewinnt, hat im Mittel { $points } Punkte.
short-partly =
    { $played ->
        [one] Das Turnier ist nicht zu Ende: bisher { $played } Partie von { $games }.
       *[other] Das Turnier ist nicht zu Ende: bisher { $played } Partien von { $games }.
    }
short-faults =
    { $n ->
        [one] { $n }-mal blieb ein Agent die Antwort schuldig; an seiner Stelle wurde zufällig gezogen.
       *[other] { $n }-mal blieb ein Agent die Antwort schuldig; an seiner Stelle wurde zufällig gezogen.
    }

## Was Tabellen und Diagramme zeigen

caption-agents = Die Stärksten zuerst. Siege: Anteil der Sitze, die gewannen; ein geteilter Sieg zählt anteilig. Punkte und Rang: Mittel je Sitz. In Klammern das Intervall.
caption-ratings = Spielstärke nach OpenSkill: Alle beginnen bei 25. Der Strich durch einen Punkt ist sein Intervall.
caption-wins = Anteil der Sitze, die gewannen, mit Intervall; ein geteilter Sieg zählt anteilig. Gestrichelt: wenn alle gleich stark wären.
caption-days = Mittlere Punkte eines Sitzes am Ende jedes Tages. Der letzte Wert ist das Endergebnis.
caption-sources = Mittlere Punkte eines Sitzes nach Herkunft. Verluste liegen links der Null; zwei Dreiecke zeigen die Summe.
caption-openings =
    { $n ->
        [one] Wie oft ein Sitz mit dieser Eröffnung gewann, mit Intervall; nur Eröffnungen, die mindestens { $n }-mal vorkamen. Gestrichelt: der Durchschnitt. Das zeigt, was mit Siegen einhergeht, nicht, was sie bewirkt.
       *[other] Wie oft ein Sitz mit dieser Eröffnung gewann, mit Intervall; nur Eröffnungen, die mindestens { $n }-mal vorkamen. Gestrichelt: der Durchschnitt. Das zeigt, was mit Siegen einhergeht, nicht, was sie bewirkt.
    }
caption-duels = Wie oft der Agent der Zeile vor dem der Spalte landete, wenn beide am Tisch saßen; gleiche Ränge zählen halb. Fett: Zufall allein erklärt es nicht.
caption-seats = Was die Reihenfolge am Tisch wert ist, wer auch immer dort saß: Anteil der Siege mit Intervall.
caption-speed = Entscheidungen mit mehr als einer Möglichkeit, die ein Sitz in einer Partie traf, und die Zeit für eine davon.
caption-faults =
    { $n ->
        [one] { $n } Fehler
       *[other] { $shown } von { $n } Fehlern
    }
note-together = Hier sind starke und schwache Agenten gemischt: Eine Eröffnung, die den starken gefällt, sieht gut aus.
all-agents = Alle Agenten zusammen
numbers = Zahlen
mark-fair = gleich stark: { $share }
mark-average = Durchschnitt: { $share }
seat-number = Sitz { $n }

head-agent = Agenten
head-games = Partien
head-rating = Stärke
head-wins = Siege
head-points = Punkte
head-place = Rang
head-faults = Fehler
head-day = Tag
head-source = Herkunft
head-opening = Eröffnung
head-times = Anzahl
head-chosen = Gewählt
head-seat = Sitz
head-decisions = Entscheidungen
head-time = ms je Entscheidung
head-game = Partie
head-decision = Entscheidung
head-problem = Was geschah

## Länge und Tempo

length = Eine Partie hat im Mittel { $decisions } Entscheidungen mit mehr als einer Antwort.
thinking = Alle Agenten zusammen dachten { $time } nach, { $each } je Partie.
hours = { $n } Stunden
minutes = { $n } Minuten
seconds = { $n } Sekunden
milliseconds = { $n } Millisekunden

## Fehler

no-faults = Kein Agent blieb eine Antwort schuldig.
faults-mean = Ein Agent, der abstürzt, hängen bleibt oder keinen erlaubten Zug nennt, macht einen Fehler. Die Partie geht mit einem zufälligen Zug weiter.

## Wie es entstanden ist

made-how = Die folgenden Angaben bestimmen jede Partie, sodass alle sie nachspielen können; nur die Zeiten können abweichen und Agenten, die nach der Uhr denken.
made-command = Der Befehl, mit derselben Version und denselben Agenten:
made-players = Spieler
made-deals = Verschiedene Verteilungen
made-seed = Startwert (Seed)
made-limit = Zeit für eine Entscheidung
made-version = Patolli-Version
no-limit = nicht festgelegt
games-of = { $played } von { $games }

## Die Tabelle im Terminal

table-winner = Punkte des Siegers: { $points }
table-games =
    { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }, { $decisions } Entscheidungen je Partie, { $time } Bedenkzeit
table-fair = Gleich stark: { $share } Siege

## Eröffnungen von Tzolk'in

opening-keep = Behaltene Startvermögensplättchen
opening-first = Arbeiter im ersten Zug
opening-technology = Erste Technologie
start-space = Startspielerfeld
