# Die Leisten neben dem Spielplan: Spieler, Tempel, Technologien, Plättchen; und die Wahl des Startvermögens.

rails-players = Spieler
rails-temples = Tempel
rails-technologies = Technologien
rails-buildings = Gebäude
rails-monuments = Monumente

## Spieler

rails-you = du
rails-you-named = { $name } (du)
rails-bot = Bot
rails-start-player = Startspieler
rails-on-turn = { $name } ist am Zug
rails-points =
    { $n ->
        [one] { $text } Siegpunkt
       *[other] { $text } Siegpunkte
    }
rails-goods-corn = { $n } Mais
rails-goods-wood = { $n } Holz
rails-goods-stone = { $n } Stein
rails-goods-gold = { $n } Gold
rails-goods-skulls = { $n } Schädel
rails-workers = { $free } von { $all } Arbeitern verfügbar
rails-two-days = Hellere Seite: darf den Kalender einmal um zwei Tage vorstellen
rails-two-days-used = Dunklere Seite: hat den Kalender schon um zwei Tage vorgestellt
rails-technology-level = { $technology }, Stufe { $level }
rails-tiles-of = { $name }: { $n } Plättchen, ansehen
rails-tiles-none = noch keine Plättchen
rails-tiles-title = Plättchen von { $name }
rails-corn-tiles = { $n } Maisernteplättchen
rails-wood-tiles = { $n } Abholzplättchen
rails-hand-over = Bot spielen lassen
rails-hand-over-name = Einen Bot für { $name } spielen lassen
rails-clock = Restzeit: { $time }
rails-days =
    { $n ->
        [one] { $n } Tag
       *[other] { $n } Tage
    }

## Tempel und Technologien

rails-can-choose = Das kannst du jetzt wählen
rails-on-step = { $name } auf Stufe { $step }
rails-on-level = { $name } auf Stufe { $level }
rails-temple-leads =
    { $bonus ->
        [one] { $name } führt: am Ende dieses Zeitalters { $bonus } Siegpunkt extra.
       *[other] { $name } führt: am Ende dieses Zeitalters { $bonus } Siegpunkte extra.
    }
rails-temple-shared = Geteilte Führung: am Ende dieses Zeitalters je die Hälfte der { $bonus } Siegpunkte ({ $half }).
rails-temple-points = Fest mit Punkten
rails-temple-goods = Fest mit Gütern
rails-level = Stufe { $level }:
rails-bonus = Bonus:
rails-prices = Preise: 1, 2 und 3 Rohstoffe für die Stufen 1, 2 und 3, danach 1 Rohstoff für den Bonus

## Plättchen

rails-deck =
    { $n ->
        [0] keine mehr
       *[other] noch { $n }
    }
rails-tile-none = Leerer Platz
rails-tile-coming = Hierher kommt am Ende des Zuges ein neues Gebäude
rails-monuments-none = Alle Monumente sind gebaut.

## Startvermögen

rails-keep-title = Startvermögen
rails-keep = Wähle die zwei Plättchen, die du behältst.
rails-keep-one-more = Noch eines.
rails-keep-confirm = Diese zwei. Bestätige, oder lege eines zurück.
rails-keep-full = Du behältst zwei Plättchen: Lege zuerst eines zurück.
rails-keep-soon = Du wählst bald: Jetzt wählen andere.
rails-keep-wait = Die anderen wählen noch.
rails-keep-note = Du erhältst alles, was die zwei Plättchen zeigen. Die anderen zwei kommen aus dem Spiel. Niemand sieht deine Wahl, bevor alle gewählt haben.
