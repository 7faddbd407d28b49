# Amit akkor mondunk, amíg a játékok a gépen egyszer lefordulnak: a kezdőlapon, és annál az asztalnál, amelynek botjai még várnak.

## Mennyi van hátra: $n kerekítve

ready-left-moment = már csak egy pillanat
ready-left-seconds = még kb. { $n } mp
ready-left-minutes = még kb. { $n } perc

## A kezdőlapon

ready-now = A Patolli felkészül, csak most az egyszer: { $left }.
ready-meanwhile = Máris körülnézhetsz vagy játszmát kezdhetsz; a botok lépnek, amint elkészültek.
ready-done = Minden készen áll.
ready-rules = szabályok…
ready-bots = botok…
ready-waiting = várakozik
ready-game = kész
ready-failed = működik, csak lassabban

## Az asztalnál

ready-bot = A bot felkészül: { $left }
ready-hint = A tippeket adó bot még felkészül: { $left }
