# Imperial Settlers im Terminal: das Brett, das Nachschlagen von Karten, das Ende und die Regeln jeder Entscheidung.

text = { $id }
player = Spieler { $n }

## Zeichen

# Reihenfolge: Holz, Stein, Nahrung, Arbeiter, Zerstörung, Verteidigung, Gold, Siegpunkt, Karte, Ort, Segen.
signs = h s n a z v g SP k O e
# Je zwei Buchstaben: braun, grau, rot, rosa, gold, schwarz, weiß, lila, blau, orange.
colours = br gr ro rs go sw we li bl or
name-location = Ort oder Fundament
name-faction-card = Völkerkarte
name-no-colour = keine Farbe

## Das Brett

round = Runde { $round } von { $last }: { $phase }
common-deck = Allgemeines Deck { $deck }, abgeworfen { $discard }
# Kurze Spaltenköpfe: Punkte, Holz, Stein, Nahrung, Arbeiter, Zerstörung, Verteidigung, Gold, Handkarten.
heads = SP Holz Stein Nahr. Arb. Zerst. Vert. Gold Hand
first = Startspieler
passed = gepasst
row = Offene Karten
prayer = Gebet
taken = Übernommen
blessings = Segen
statues = Statuen
tricolor = dreifarbig
deals = Abkommen
route = Handelsroute
decks = Völkerdeck
deck-and-discard = { $deck }, abgeworfen { $discard }
foundations = Fundamente: { $n }
looking = Zur Wahl
hand = Hand
no-locations = Noch keine Orte
status = { $goods }, Handkarten: { $n }

## Zeichen an Orten

used = genutzt
used-of = { $used } von { $most } Mal genutzt
blocked = blockiert
defense = Verteidigung
samurai = mit Samurai
technology-basic = Technologie: wirkt doppelt
technology-defense = Technologie: 2 Zerstörungsplättchen mehr
technology-glory = Technologie: 2 Punkte
taken-by = übernommen von { $player }
under = Karten darunter: { $n }
goods-on = darauf: { $goods }
stored = für Gebete: { $cards }
gave = brachte { $goods }

## Das Solospiel

virtual = Virtueller Spieler
line = Angriffsreihe
attack-deck = Angriffsstapel
collected = Gesammelte Karten: { $n }; deine Völkerorte: { $own }
solo-won = Gewonnen. Völkerorte: { $own }, gesammelte Karten: { $n }. Rang: { $rank }
solo-lost = Verloren. Völkerorte: { $own }, gesammelte Karten: { $n }

## Karten

free = kostenlos
card-deal = Abkommen { $good }
card-raze = Zerstören { $goods }
no-cards = Es sind keine Karten zu sehen.
no-such-card = Es gibt keine Karte { $name }; gib eine Kennung wie COM012 ein, oder einen Namen oder einen Teil davon.
more-cards = Und { $n } weitere; gib mehr vom Namen ein.
help-cards = t  deine Handkarten und ausliegenden Karten in Worten; t COM012 oder t mit einem Namen eine davon
when = Runde { $round }

## Das Ende

final = Endstand
final-track = Während des Spiels
final-locations = Orte
final-total = Summe

## Regeln jeder Entscheidung

hint-take = Nimm eine Karte auf die Hand. Jeder nimmt eine in Spielreihenfolge, dann noch eine in umgekehrter Reihenfolge. In der alternativen Erkundung nimmst du eine deiner geheimen Karten und gibst die anderen weiter.
hint-source = Mehrere deiner Wirkungen treten zugleich ein; wähle, welche als nächste kommt. Die Reihenfolge ist für Segen und Gebete wichtig.
hint-draw = Diese Karte kann vom allgemeinen Deck oder aus deinem Völkerdeck kommen.
hint-keep = Du hast mehr Karten gezogen, als du behältst. Die anderen werden abgeworfen oder zurückgemischt.
hint-turn = Du hast eine Aktion je Zug: eine Handkarte bauen; mit einer Völkerkarte für 1 Nahrung ein Handelsabkommen treffen; eine Handkarte für 1 Zerstörungsplättchen zerstören oder einen gegnerischen Ort für 2, mit jedem Schutz 1 mehr; einen Aktionsort nutzen; oder 2 Arbeiter für einen Rohstoff oder eine Karte ausgeben. Gold bezahlt jeden Rohstoff. Wer gepasst hat, hat in dieser Runde keine Aktionen mehr und kann auch nicht mehr das Ziel anderer sein.
hint-after = Deine Aktion ist ausgeführt. Bevor du den Zug beendest, kannst du noch ein Verteidigungsplättchen legen, Samurai aufstellen oder Karten und Rohstoffe auf Orte legen, die sie aufnehmen.
hint-put = Was du an diesen Ort legst, bleibt dort. Eine Karte bringt ihre Punkte sofort.
hint-location = Zum Preis gehört einer deiner Orte oder ein Fundament. Mit einem Ort verlierst du alles, was darauf liegt; von mehreren Fundamenten geht das älteste.
hint-pay = Gold kann jeden Rohstoff ersetzen: Wähle, was deinen Vorrat verlässt.
hint-discard = Wähle eine Handkarte; sie kommt auf ihren Ablagestapel.
hint-drop = Wähle eines deiner Handelsabkommen; es endet und bringt nichts mehr.
hint-target = Wähle, worauf die Wirkung zielt. Was Spielern gehört, die gepasst haben, kann nicht gewählt werden.
hint-build = Du zahlst den Preis wie sonst, gibst dafür aber keinen Ort auf.
hint-card = Wähle eine Handkarte. Am Ort steht, was aus ihr wird.
hint-good = Wähle eine Ware des Zerstörungsfelds; der Ort bleibt.
hint-opponent = Wähle einen Mitspieler, der nicht gepasst hat; er wählt die Karte, die er abwirft.
hint-steal = Wähle einen Rohstoff aus dem Vorrat eines Mitspielers, der nicht gepasst hat.
hint-option = Die Karte gibt eines von mehreren Dingen: Wähle eines.
hint-swap = Du kannst zurückgeben, was du gerade bekommen hast, und erhältst dafür Punkte. Zu übersprungenen Waren kannst du nicht zurückkehren.
hint-samurai = Ein Samurai schützt einen Völkerort: Diesen Ort zu zerstören kostet 1 Zerstörungsplättchen mehr. Der Samurai bleibt dort, solange es den Ort gibt.
hint-spend = Du kannst 2 weitere Arbeiter für einen Rohstoff oder eine Karte ausgeben, solange du genug hast.
hint-color = Das ist die Farbe, die im Gebet zählt.
hint-pray = Wenn du ziehst, zählt jeder passende Segen als eine Karte mehr, sofern eine Karte einer gesuchten Farbe kommt. Ohne zu ziehen zählt jeder passende Segen als eine Karte. Du behältst deine Segen.
hint-stored = Gelagerte Karten können zum Gebet hinzukommen; die genutzten werden abgeworfen.
hint-give = Für jede passende Karte kannst du einen Rohstoff für Punkte ausgeben. Gold zählt hier nicht.
hint-blessing = Wähle eine Farbe, von der du noch keinen Segen hast.
hint-store = Du hast mehr Segen, als du lagern kannst: Wähle, welche bleiben.
