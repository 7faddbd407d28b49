# Warum etwas jetzt nicht geht: ein Satz für alle, die darauf zeigen. $lack sind gezählte Waren.

first = Zuerst: { $question }
done-already = Deine Aktion in diesem Zug ist ausgeführt; möglich sind nur noch Verteidigungsplättchen, Samurai und Ähnliches.

## Was fehlt

lack = Es fehlt: { $lack }.
lack-gold =
    { $gold ->
        [0] Es fehlt: { $lack }. Gold kann einen Rohstoff ersetzen; du hast keins.
        [one] Es fehlt: { $lack }. Gold kann einen Rohstoff ersetzen; dein { $gold } Gold reicht nicht.
       *[other] Es fehlt: { $lack }. Gold kann einen Rohstoff ersetzen; deine { $gold } Gold reichen nicht.
    }
twice-lack = Für zwei Nutzungen auf einmal fehlt: { $lack }.
twice-lack-gold = Für zwei Nutzungen auf einmal fehlt: { $lack }. Gold kann einen Rohstoff ersetzen; du hast { $gold }.

## Handkarten

no-location = Für diese Karte musst du einen Ort oder ein Fundament aufgeben; du hast keins von beiden.
deal-common = Nur Völkerkarten taugen für Handelsabkommen.
deal-food = Ein Handelsabkommen kostet 1 Nahrung; du hast weder Nahrung noch Gold.
raze-token = Eine Handkarte zu zerstören kostet 1 Zerstörungsplättchen; du hast keins.
raze-field = Sie hat kein Zerstörungsfeld.

## Eigene Orte

use-kind = Er wirkt von selbst ({ $kind }): Genutzt werden nur Aktionsorte.
blocked = Er ist in dieser Runde blockiert.
taken = { $seat } hat ihn für diese Runde übernommen.
used-up =
    { $n ->
        [one] Er wurde in dieser Runde schon genutzt.
       *[other] Er wurde in dieser Runde schon { $n }-mal genutzt.
    }
twice-used = Er wurde in dieser Runde schon genutzt; beide Nutzungen auf einmal gehen nur davor.
no-aim = Es gibt nichts, worauf seine Wirkung zielen könnte.
defend-kind = Schützen lassen sich nur allgemeine Orte mit Zerstörungsfeld.
defend-there = Er ist schon geschützt.
defend-none = Du hast kein Verteidigungsplättchen.
defend-any = Keiner deiner Orte lässt sich jetzt schützen: Es braucht einen allgemeinen Ort mit Zerstörungsfeld und ohne Plättchen.
defend-solo = Im Solospiel schützt ein Verteidigungsplättchen nichts.
samurai-faction = Nur die Japaner haben Samurai.
samurai-kind = Samurai bewachen nur eigene Völkerorte.
samurai-there = Dort steht schon ein Samurai.
put-card = Du hast keine Handkarte, die du dazulegen könntest.
put-good = Du hast keinen der Rohstoffe, die dorthin gehören.
free-order = In diesem Zug bist du daran schon vorbei: Was vor oder nach der Aktion kommt, hat eine feste Reihenfolge.

## Andere

passed = { $seat } hat gepasst: Dort lässt sich nichts als Ziel wählen.
peaceful = Im friedlichen Spiel werden gegnerische Orte nur durch Fähigkeiten zerstört.
raze-faction = Völkerorte lassen sich nicht zerstören, außer japanischen.
raze-price = Ihn zu zerstören kostet { $price } Zerstörungsplättchen; du hast { $have }.
rival-now = Das gehört jemand anderem. Fähigkeiten von Karten können darauf zielen.
send-used = Dorthin wurden in dieser Runde schon zwei Arbeiter geschickt; mehr geht nicht.
attack-now = Die Angriffskarte wirkt nach der Aufräumphase.

## Waren, Decks, Handelsabkommen

spend = Dafür gibst du 2 Arbeiter aus; du hast { $have }.
goods-now = Damit allein lässt sich nichts tun. Es zählt, wenn du etwas bezahlst.
deal-place = Ein Handelsabkommen bringt in jeder Ertragsphase seine Ware; jetzt ist damit nichts zu tun.
deck-now = Karten zieht man durch Fähigkeiten oder für zwei Arbeiter.
deck-empty = Dieses Deck ist leer.
foundation-now = Ein Fundament gibst du auf, wenn du eine Karte baust, die einen Ort verlangt.
no-foundation = Du hast kein Fundament.
board-now = Deine Völkertafel bringt zu Beginn jeder Runde von selbst Waren.
not-yours = Du hast ihn nur übernommen: Aufgeben kannst du ihn nicht.
no-target = Darauf kann die Fähigkeit nicht zielen.

## Gebete und Segen

color = Diese Farbe zählt hier nicht: { $color }.
blessing-held = Diesen Segen hast du schon.
blessing-none = Diesen Segen hast du nicht.
