# What is said while games are compiled, once on a machine: on the start page, and at a table whose bots have to wait.

## How long: $n is rounded

ready-left-moment = just a moment
ready-left-seconds = about { $n } s left
ready-left-minutes =
    { $n ->
        [one] about { $n } minute left
       *[other] about { $n } minutes left
    }

## On the start page

ready-now = Patolli is getting ready, just this once: { $left }.
ready-meanwhile = Look around or start a game right away; bots move as soon as they are ready.
ready-done = Everything is ready.
ready-rules = rules…
ready-bots = bots…
ready-waiting = waiting
ready-game = ready
ready-failed = works, only slower

## At a table

ready-bot = The bot is getting ready: { $left }
ready-hint = Hints come from a bot that is still getting ready: { $left }
