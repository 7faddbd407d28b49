# Emberek az asztalnál: ki van távol, bot játsszon helyette, a hely visszavétele.

people-away = { $time } óta nincs itt
people-bot-for = bot, { $name } helyett

## Bot játsszon más helyett

people-let-title = Játsszon bot { $name } helyett?
people-let-text = { $name } nincs itt (utoljára: { $time }), és bármikor visszaveheti a helyét.
people-let-rated = Ez a játszma értékelt: { $name } számára vereségnek számít.
people-let-yes = Játsszon bot
people-let-no = Várjunk
people-why-here = { $name } itt van
people-why-soon = Ennyi idő múlva lehet: { $time }
people-why-clock = { $name } órája eddig jár: { $time }
people-why-days = { $name } minden körre napokat kap
people-why-rated = Értékelt: csak ha letelt az idő
people-why-asked = Ezt már kérte valaki
people-asks = { $by } azt szeretné, hogy bot játsszon { $name } helyett.
people-no-wait = Ne, várjunk

## Amit mindenki megtud

people-let-by = { $by } döntése: { $name } helyett bot játszik.
people-let-self = { $name } helyett a saját kérésére bot játszik.
people-let-clock = { $name } ideje letelt: bot játszik.
people-played = Egy bot { $n } kört játszott helyetted.
people-says = { $name }: „{ $text }”
people-rematch = { $name } visszavágót szeretne
people-rematch-join = Csatlakozom a visszavágóhoz

people-try-me = Én játszom
people-try-bot = Bot, erőssége: { $strength }
people-try-go = Folytatás
people-try-all = Minden helyen én játszom

people-alerts-ask = Szóljunk, amikor te következel?
people-alerts-yes = Igen
people-alerts-no = Nem
people-alerts-on = Ez a böngésző szól, amikor te következel.
