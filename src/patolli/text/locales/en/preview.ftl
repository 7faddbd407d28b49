# What messengers show of a link to a table.

name = { $id }
with = { $game } with { $host }
title = { $name }: { $state }
free =
    { $n ->
        [one] { $n } seat free
       *[other] { $n } seats free
    }
is-open = about to start
is-playing = being played
is-over = the game is over
about =
    { $n ->
        [one] { $n } player, { $clock }, { $rated }. { $more }
       *[other] { $n } players, { $clock }, { $rated }. { $more }
    }
clock = { $kind }
clock-none = no clock
clock-bank = with a clock
clock-days = days for every turn
rated = rated
unrated = not rated
sit = Open the link to sit down.
watch = Open the link to watch.
