# Das Brett: Räder, Kalender, Startspielerfeld, Dschungel.

board-label = Räder und Kalender
board-gears = Räder
board-open = { $gear }: öffnen
board-open-lit = { $gear }: öffnen; dort gibt es etwas zu wählen
board-all-gears = Zurück zu allen Rädern
board-close = Schließen
board-which-action = { $gear } { $space }: welche Aktion?

board-space = { $gear } { $space }
board-nobody = niemand hier
board-neutral = neutraler Arbeiter
board-own-worker = dein { $seat ->
        [0] roter
        [1] blauer
        [2] gelber
       *[3] grüner
    } Arbeiter
board-worker = { $seat ->
        [0] roter
        [1] blauer
        [2] gelber
       *[3] grüner
    } Arbeiter von { $name }
board-used = hier liegt ein Schädel, die Aktion ist verbraucht

board-can-place = du kannst hier { $corn ->
        [0] kostenlos
       *[other] für { $corn } Mais
    } einen Arbeiter einsetzen
board-price-parts = { $space } für das Feld, { $more } mehr für Arbeiter Nummer { $n } deines Zuges
board-place-later = einsetzen bringt noch nichts: Jeden Tag trägt das Rad den Arbeiter ein Feld weiter, und wenn du ihn zurücknimmst, nutzt du die Aktion seines Feldes
board-can-pick = du kannst diesen Arbeiter zurücknehmen
board-can-use = du kannst diese Aktion nutzen
board-can-several = { $n } Möglichkeiten

board-start = Startspielerfeld
board-start-corn = { $corn ->
        [0] kein Mais auf dem Kalender
       *[other] { $corn } Mais auf dem Kalender für den, der hier einsetzt
    }
board-jungle = Dschungel bei Palenque { $space }
board-corn-tiles = { $n ->
        [one] { $n } Maisernteplättchen
       *[other] { $n } Maisernteplättchen
    }
board-wood-tiles = { $n ->
        [one] { $n } Abholzplättchen
       *[other] { $n } Abholzplättchen
    }

board-calendar = Kalender, Tag { $day } von { $last }
board-day-of = von { $last } Tagen
board-food-when = { $days ->
        [0] heute
        [1] morgen
       *[other] in { $days } Tagen
    }
board-food-day = { $kind ->
        [goods] Erntefest mit Gütern
       *[points] Erntefest mit Punkten
    } { $days ->
        [0] heute
        [1] morgen
       *[other] in { $days } Tagen
    }
board-over = Spiel zu Ende
board-skulls = noch { $skulls } Schädel
board-teeth = { $corn } Mais auf dem Kalender
