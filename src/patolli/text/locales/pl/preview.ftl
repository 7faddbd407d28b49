# Co komunikatory pokazują z linku do stołu.

name = { $id }
with = { $game }, zaprasza { $host }
title = { $name }: { $state }
free =
    { $n ->
        [one] { $n } wolne miejsce
        [few] { $n } wolne miejsca
       *[many] { $n } wolnych miejsc
    }
is-open = zaraz początek
is-playing = gra trwa
is-over = gra się skończyła
about =
    { $n ->
        [one] { $n } osoba, { $clock }, { $rated }. { $more }
        [few] { $n } osoby, { $clock }, { $rated }. { $more }
       *[many] { $n } osób, { $clock }, { $rated }. { $more }
    }
clock = { $kind }
clock-none = bez zegara
clock-bank = z zegarem
clock-days = dni na każdą turę
rated = gra rankingowa
unrated = gra nierankingowa
sit = Otwórz link, żeby usiąść.
watch = Otwórz link, żeby oglądać.
