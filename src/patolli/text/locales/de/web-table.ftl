# The screen of a game: the bar under the board, the board as text, and what belongs to no part alone.

## The bar under the board

bar-label = Dein Zug
bar-undo = Rückgängig
bar-start-over = Neu beginnen
bar-complete = Dein Zug ist vollständig: Bestätige ihn oder mach ihn rückgängig
bar-confirm-reveals = Bestätigen, aufdecken
bar-reveals = Bestätigen deckt etwas Verborgenes auf: Danach gibt es kein Zurück
bar-hint = Tipp
bar-beg = Um Mais betteln
bar-beg-where = In welchem Tempel steigst du eine Stufe herab?
bar-back = Zurück
bar-tiles = { $question } Wähle ein leuchtendes Plättchen.
bar-steps =
    { $n ->
        [one] { $n } Schritt
       *[other] { $n } Schritte
    }
bar-all-choices = Alle { $n }
bar-telling = Was gerade geschieht
bar-over = Das Spiel ist zu Ende
bar-result = Ergebnis zeigen
bar-waiting = { $name } überlegt …
bar-waiting-gone = { $name } ist am Zug, aber gerade nicht hier.
bar-waiting-bot = Ab { $time } darf ein Bot einspringen.
bar-waiting-many = Es fehlen noch: { $names }
bar-chosen = Du hast gewählt. Es fehlen noch: { $names }
bar-choose-again = Wahl ändern

## Why a click does nothing

why-replay = Du siehst eine frühere Stellung. Geh zurück ins Spiel oder spiele von hier aus weiter.
why-over = Das Spiel ist zu Ende.
why-watching = Du schaust an diesem Tisch zu.
why-not-your-turn = { $name } ist am Zug.
why-not-now = Das geht jetzt nicht.

## Places, explained

place-start = Startspielerfeld
place-calendar = Kalender
place-jungle = Dschungel bei Palenque { $space }
explain-now = Jetzt
explain-rule = Die Regel
close = Schließen
seat-name = Spieler { $n }

## The window

title-chapter = { $game }: { $chapter }
title-your-turn = Du bist am Zug – { $game }
title-over = Spielende – { $game }
side-label = Tafeln neben dem Spielplan
tabs-label = Teile des Tisches
tray-label = Reiter neben dem Spielplan
tab-chat = Chat
tab-hints = Tipps
tab-outlook = Aussicht
tab-choices = Auswahl
tab-since = Neues
tab-seat = Spieler
tab-explain = Hilfe
tab-me = Ich
tab-tiles = Plättchen
tab-temples = Tempel
tab-tech = Technol.
tab-players = Spieler
tab-log = Protokoll

## The board as text

list-calendar = Kalender
list-day = Tag { $day } von { $last }, Zeitalter { $age }
list-food-goods =
    { $days ->
        [0] Erntefest am Ende dieser Runde (Tag { $day }); es gibt Güter
        [one] Erntefest in { $days } Tag (Tag { $day }); es gibt Güter
       *[other] Erntefest in { $days } Tagen (Tag { $day }); es gibt Güter
    }
list-food-points =
    { $days ->
        [0] Erntefest am Ende dieser Runde (Tag { $day }); es gibt Punkte
        [one] Erntefest in { $days } Tag (Tag { $day }); es gibt Punkte
       *[other] Erntefest in { $days } Tagen (Tag { $day }); es gibt Punkte
    }
list-start = Startspielerfeld: { $who }; { $corn } Mais auf dem Kalender
list-marker = Startspieler: { $name }
list-skulls = Schädel im Vorrat: { $n }
list-space = Feld
list-action = Aktion
list-worker = Arbeiter
list-free = frei
list-neutral = neutraler Arbeiter
list-jungle = (Maisernteplättchen: { $corn }, Abholzplättchen: { $wood })
list-used = (benutzt)
list-temples = Tempel
list-player = Spieler
list-step = Stufe { $step }, Wert { $points }
list-technologies = Technologien
list-buildings = Gebäude (noch { $n } im Stapel)
list-monuments = Monumente
list-empty = leerer Platz
list-players = Spieler
list-points = Punkte
list-workers = Arbeiter
list-free-of = { $free } von { $all } frei
list-tiles = Plättchen

## A game without a board of its own

plain-picture = Die Stellung als Bild
plain-no-picture = Das Bild konnte nicht gezeichnet werden. Die Listenansicht sagt alles in Worten.
plain-zoom = Bild in voller Größe
plain-nothing = Jetzt gibt es nichts zu wählen.
