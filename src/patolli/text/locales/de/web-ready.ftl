# Was gesagt wird, während Spiele einmal auf einem Rechner übersetzt werden: auf der Startseite, und an einem Tisch, dessen Bots warten müssen.

## Wie lange noch: $n ist gerundet

ready-left-moment = nur noch einen Moment
ready-left-seconds = noch etwa { $n } s
ready-left-minutes =
    { $n ->
        [one] noch etwa { $n } Minute
       *[other] noch etwa { $n } Minuten
    }

## Auf der Startseite

ready-now = Patolli macht sich bereit, nur dieses eine Mal: { $left }.
ready-meanwhile = Sieh dich schon um oder beginne eine Partie; Bots ziehen, sobald sie bereit sind.
ready-done = Alles ist bereit.
ready-rules = Regeln …
ready-bots = Bots …
ready-waiting = wartet
ready-game = bereit
ready-failed = läuft, nur langsamer

## An einem Tisch

ready-bot = Der Bot macht sich bereit: { $left }
ready-hint = Tipps gibt ein Bot, der sich noch bereit macht: { $left }
