# Leute am Tisch: wer abwesend ist, einen Bot für sie spielen lassen, den Platz zurücknehmen.

people-away = seit { $time } weg
people-bot-for = Bot für { $name }

## Einen Bot für jemand anderen spielen lassen

people-let-title = Soll ein Bot für { $name } spielen?
people-let-text = { $name } ist seit { $time } nicht da und kann den Platz jederzeit zurücknehmen.
people-let-rated = Diese Partie ist gewertet: Für { $name } zählt sie als verloren.
people-let-yes = Bot spielt
people-let-no = Warten
people-why-here = { $name } ist hier
people-why-soon = Möglich in { $time }
people-why-clock = Die Uhr von { $name } läuft bis { $time }
people-why-days = { $name } hat für jeden Zug mehrere Tage
people-why-rated = Gewertet: erst wenn die Zeit um ist
people-why-asked = Danach wurde schon gefragt
people-asks = { $by } möchte einen Bot für { $name } spielen lassen.
people-no-wait = Nein, warten

## Was alle erfahren

people-let-by = { $by } lässt einen Bot für { $name } spielen.
people-let-self = { $name } lässt einen Bot spielen.
people-let-clock = Die Zeit von { $name } ist um: Ein Bot spielt.
people-played =
    { $n ->
        [one] Ein Bot hat { $n } Zug für dich gemacht.
       *[other] Ein Bot hat { $n } Züge für dich gemacht.
    }
people-says = { $name }: „{ $text }“
people-rematch = { $name } möchte eine Revanche
people-rematch-join = An der Revanche teilnehmen

people-try-me = Ich spiele
people-try-bot = Bot, Stärke: { $strength }
people-try-go = Weiterspielen
people-try-all = Ich spiele alle Plätze

people-alerts-ask = Möchtest du Bescheid bekommen, wenn du am Zug bist?
people-alerts-yes = Ja
people-alerts-no = Nein
people-alerts-on = Dieser Browser sagt dir Bescheid, wenn du am Zug bist.
