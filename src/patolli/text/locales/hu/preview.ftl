# Amit az üzenetküldők egy asztal linkjéről mutatnak.

name = { $id }
with = { $game }, házigazda: { $host }
title = { $name }: { $state }
free = { $n } szabad hely
is-open = mindjárt kezdődik
is-playing = folyik a játszma
is-over = a játszma véget ért
about = { $n } játékos, { $clock }, { $rated }. { $more }
clock = { $kind }
clock-none = óra nélkül
clock-bank = órával
clock-days = körönként több nap
rated = értékelt
unrated = nem értékelt
sit = Nyisd meg a linket, és ülj le.
watch = Nyisd meg a linket, és nézd a játékot.
