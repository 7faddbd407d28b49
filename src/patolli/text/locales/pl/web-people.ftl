# Ludzie przy stole: kogo nie ma, gra bota w zastępstwie, odzyskanie miejsca.

people-away = brak od { $time }
people-bot-for = bot (za: { $name })

## Bot w zastępstwie innej osoby

people-let-title = Czy ma grać bot (za: { $name })?
people-let-text = { $name }: brak połączenia (ostatnio: { $time }). Miejsce można odzyskać w każdej chwili.
people-let-rated = Ta gra jest rankingowa: { $name } ją przegrywa.
people-let-yes = Niech gra bot
people-let-no = Poczekaj
people-why-here = { $name } jest tutaj
people-why-soon = Możliwe za { $time }
people-why-clock = { $name } ma jeszcze czas (koniec: { $time })
people-why-days = { $name } ma na każdą turę kilka dni
people-why-rated = Gra rankingowa: dopiero gdy upłynie czas
people-why-asked = Ktoś już o to poprosił
people-asks = { $by } chce, żeby grał bot (za: { $name }).
people-no-wait = Nie, czekamy

## O czym dowiadują się wszyscy

people-let-by = { $by } oddaje miejsce botowi (gra za: { $name }).
people-let-self = { $name } oddaje swoje miejsce botowi.
people-let-clock = { $name }: czas upłynął, gra bot.
people-played =
    { $n ->
        [one] Bot rozegrał za ciebie { $n } turę.
        [few] Bot rozegrał za ciebie { $n } tury.
       *[many] Bot rozegrał za ciebie { $n } tur.
    }
people-says = { $name }: „{ $text }”
people-rematch = { $name } chce rewanżu
people-rematch-join = Dołącz do rewanżu

people-try-me = Gram ja
people-try-bot = Bot, poziom: { $strength }
people-try-go = Graj dalej
people-try-all = Gram na wszystkich miejscach

people-alerts-ask = Czy powiadamiać cię, gdy przyjdzie twoja kolej?
people-alerts-yes = Tak
people-alerts-no = Nie
people-alerts-on = Ta przeglądarka powiadomi cię, gdy przyjdzie twoja kolej.
