# Mások körei lépésenként elmesélve, és amit nyugodtan el lehet olvasni.

staging-normal = Normál
staging-fast = Gyors
staging-off = Ki
staging-then = aztán { $name }
staging-then-you = aztán te
staging-your-turn = utána te jössz
staging-newest = Legújabb
staging-read = Olvasd, ameddig csak szeretnéd.
staging-clock = Te jössz: { $time }
staging-go-on = Tovább

## Egy Ételnap

food-title = { $n }. Ételnap ({ $of } közül)
food-rule-points = Minden munkás eszik; minden éhen maradt munkás pontba kerül. Utána a templomok pontokat adnak.
food-rule-goods = Minden munkás eszik; minden éhen maradt munkás pontba kerül. Utána a templomok nyersanyagokat adnak.
food-eats = Munkások étkezése
food-eats-words = kukoricával etetve: { $fed }, gazdaság látja el: { $free }, éhes: { $hungry }
food-corn = Kukorica
food-hunger = Éhség
food-none = semmi
food-temples = A templomoktól
food-leads = +{ $n } legmagasabb
food-sum = Összesen
food-after = Ami most jön
food-final = A játék vége
