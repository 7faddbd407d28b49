# Що месенджери показують із посилання на стіл.

name = { $id }
with = { $game }, запрошує { $host }
title = { $name }: { $state }
free =
    { $n ->
        [one] { $n } вільне місце
        [few] { $n } вільні місця
       *[many] { $n } вільних місць
    }
is-open = зараз почнеться
is-playing = гра триває
is-over = гру завершено
about =
    { $n ->
        [one] { $n } гравець, { $clock }, { $rated }. { $more }
        [few] { $n } гравці, { $clock }, { $rated }. { $more }
       *[many] { $n } гравців, { $clock }, { $rated }. { $more }
    }
clock = { $kind }
clock-none = без годинника
clock-bank = з годинником
clock-days = дні на кожен хід
rated = рейтингова
unrated = нерейтингова
sit = Відкрийте посилання, щоб сісти.
watch = Відкрийте посилання, щоб дивитися.
