# Was Messenger von einem Link zu einem Tisch zeigen.

name = { $id }
with = { $game } mit { $host }
title = { $name }: { $state }
free =
    { $n ->
        [one] { $n } Platz frei
       *[other] { $n } Plätze frei
    }
is-open = gleich geht es los
is-playing = wird gerade gespielt
is-over = die Partie ist zu Ende
about =
    { $n ->
        [one] { $n } Person, { $clock }, { $rated }. { $more }
       *[other] { $n } Personen, { $clock }, { $rated }. { $more }
    }
clock = { $kind }
clock-none = ohne Uhr
clock-bank = mit Uhr
clock-days = Tage für jeden Zug
rated = gewertet
unrated = nicht gewertet
sit = Öffne den Link, um dich zu setzen.
watch = Öffne den Link, um zuzuschauen.
