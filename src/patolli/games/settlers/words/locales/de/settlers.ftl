# Imperial Settlers: Protokoll, Auswahl und Fragen. Waren stehen im Akkusativ (case: "acc", "for"); Kartennamen werden
# nicht gebeugt.

## Namen und Satzteile

title = Imperial Settlers
id = { $id }
card-id = { $id }
virtual =
    { $case ->
        [acc] den virtuellen Spieler
        [dat] dem virtuellen Spieler
       *[nom] der virtuelle Spieler
    }
got-card = die Karte „{ $card }“
got-blessing =
    { $case ->
        [acc] einen Segen ({ $color })
       *[nom] ein Segen ({ $color })
    }
got-tricolor =
    { $case ->
        [acc] den dreifarbigen Segen
       *[nom] der dreifarbige Segen
    }
each-time = je Mal: { $does }
paid-tail =
    { COUNT($paid) ->
        [0] { "" }
       *[other] { " " }für { SHOW($paid, case: "for") }
    }
results-tail =
    { COUNT($results) ->
        [0] { "" }
       *[other] : { $results }
    }
offer-tail =
    { COUNT($paid) ->
        [0] { COUNT($results) ->
            [0] { "" }
           *[other] : erhalte { SHOW($results, case: "acc") }
        }
       *[other] { COUNT($results) ->
            [0] : zahle { SHOW($paid, case: "acc") }
           *[other] : zahle { SHOW($paid, case: "acc") }; erhalte { SHOW($results, case: "acc") }
        }
    }
deed-tail =
    { COUNT($paid) ->
        [0] { COUNT($results) ->
            [0] { "" }
           *[other] : { $results }
        }
       *[other] { COUNT($results) ->
            [0] : zahle { SHOW($paid, case: "acc") }
           *[other] : zahle { SHOW($paid, case: "acc") }; { $results }
        }
    }

## Protokoll: Züge

take = { $seat } nimmt „{ $card }“
take-hidden = { $seat } nimmt eine Karte
keep-hidden = { $seat } behält eine Karte{ results-tail }
keep = { $seat } behält „{ $card }“{ results-tail }
discard = { $seat } wirft „{ $card }“ ab{ gave-tail }{ results-tail }
drop = { $seat } gibt das Handelsabkommen mit „{ $card }“ auf{ gave-tail }{ results-tail }
draw-common = { $seat } zieht vom allgemeinen Deck{ results-tail }
draw-faction = { $seat } zieht vom eigenen Völkerdeck{ results-tail }
build-begin = { $seat } beginnt, „{ $card }“ zu bauen
build = { $seat } baut „{ $card }“{ paid-tail }{ results-tail }
deal-begin = { $seat } beginnt ein Handelsabkommen mit „{ $card }“
deal = { $seat } trifft ein Handelsabkommen mit „{ $card }“{ paid-tail }{ results-tail }
give-up = { $seat } gibt „{ $card }“ auf
give-up-foundation = { $seat } gibt ein Fundament auf
pay = { $seat } zahlt { SHOW($paid, case: "acc") }{ results-tail }
raze-hand = { $seat } zerstört „{ $card }“ aus der Hand{ paid-tail }{ results-tail }
raze = { $seat } zerstört „{ $card }“ ({ $owner }){ paid-tail }{ results-tail }
use-begin = { $seat } beginnt, „{ $card }“ zu nutzen
use = { $seat } nutzt „{ $card }“{ paid-tail }{ results-tail }
use2 = { $seat } nutzt „{ $card }“ zweimal{ paid-tail }{ results-tail }
send = { $seat } schickt einen Arbeiter zu „{ $card }“ ({ $owner }){ results-tail }
spend = { $seat } gibt { SHOW($paid, case: "acc") } aus{ results-tail }
pass = { $seat } passt
skip = { $seat } verzichtet
done = { $seat } ist damit fertig{ paid-tail }{ results-tail }
defend = { $seat } schützt „{ $card }“ mit dem Verteidigungsplättchen
samurai = { $seat } stellt einen Samurai auf „{ $card }“{ results-tail }
put-card-hidden = { $seat } legt eine Karte zu „{ $place }“{ results-tail }
put-card = { $seat } legt „{ $card }“ zu „{ $place }“{ results-tail }
put-good = { $seat } legt { SHOW($paid, case: "acc") } auf „{ $place }“{ results-tail }
lay-foundation-hidden = { $seat } legt eine Karte als Fundament{ results-tail }
lay-foundation = { $seat } legt „{ $card }“ als Fundament{ results-tail }
good = { $seat } nimmt eine Ware aus dem Zerstörungsfeld{ results-tail }
target = { $seat } wählt „{ $card }“{ paid-tail }{ results-tail }
target-of = { $seat } wählt „{ $card }“ ({ $owner }){ paid-tail }{ results-tail }
target-deal = { $seat } wählt das Handelsabkommen mit „{ $card }“ ({ $owner }){ paid-tail }{ results-tail }
opponent = { $seat } wählt { SHOW($other, case: "acc") }{ results-tail }
steal = { $seat } stiehlt von { SHOW($other, case: "dat") }{ results-tail }
option-begin = { $seat } wählt Option { $n }{ paid-tail }
option = { $seat } wählt Option { $n }{ paid-tail }{ results-tail }
swap = { $seat } gibt { SHOW($paid, case: "acc") } zurück{ results-tail }
swap-card = { $seat } gibt die Karte „{ $card }“ zurück{ results-tail }
color = { $seat } wählt { $color }{ results-tail }
blessing = { $seat } nimmt einen Segen ({ $color }){ results-tail }
store = { $seat } lagert einen Segen ({ $color })
offer = { $seat } gibt einen Segen ab ({ $color }){ paid-tail }{ results-tail }
statue = { $seat } nimmt eine Statue ({ $statue }){ results-tail }
pray-draw = { $seat } zieht Karten für das Gebet{ results-tail }
pray-tokens = { $seat } betet nur mit Segen{ results-tail }
stored = { $seat } fügt dem Gebet die gelagerte Karte „{ $card }“ hinzu{ results-tail }
give = { $seat } gibt für das Gebet einen Rohstoff aus ({ $good }){ results-tail }
source = { $seat } lässt als Nächstes „{ $card }“ wirken{ paid-tail }{ results-tail }
source-board = { $seat } lässt als Nächstes die Völkertafel wirken{ paid-tail }{ results-tail }

## Protokoll: was sich auf dem Tisch änderte

prayer =
    { $n ->
        [one] Gebet: { $n } Karte gezogen ({ $colors })
       *[other] Gebet: { $n } Karten gezogen ({ $colors })
    }
drawn-color = { $n } { $color }
drawn-plain = { $n } ohne Farbe
looks = { $seat } sieht sich { SHOW($cards, case: "quoted") } an
becomes-foundation = „{ $card }“ ({ $owner }) wird zum Fundament
leaves = „{ $card }“ ({ $owner }) wird abgeworfen
taken-over = „{ $card }“ ({ $owner }) zählt bis zum Ende der Runde zu den Orten von { $seat }
blocked = „{ $card }“ ({ $owner }) ist für diese Runde blockiert
ready = „{ $card }“ ({ $owner }) kann wieder genutzt werden
stored-up = Für Gebete auf „{ $place }“ gelagert: { SHOW($cards, case: "quoted") }
deal-lost = Das Handelsabkommen mit „{ $card }“ ({ $owner }) endet
deal-taken = { $seat } nimmt das Handelsabkommen mit „{ $card }“ ({ $owner })
route-made = { $seat } trifft über die Handelsroute ein Abkommen mit „{ $card }“
route-lost = Das Abkommen über die Handelsroute mit „{ $card }“ ({ $owner }) endet
gets = { $seat } erhält { SHOW($results, case: "acc") }
loses = { $seat } verliert { SHOW($paid, case: "acc") }

## Protokoll: Phasen und Runden

row = Neu in der Erkundung: { SHOW($cards, case: "quoted") }
row-left = Nicht genommen: { SHOW($cards, case: "quoted") }
virtual-takes = Der virtuelle Spieler erhält { SHOW($cards, case: "quoted") }
virtual-keeps = Der virtuelle Spieler sammelt { SHOW($cards, case: "quoted") } ein
production = Ertrag für { $seat }{ results-tail }{ gave-tail }
gave-tail =
    { COUNT($paid) ->
        [0] { "" }
       *[other] , abgegeben: { $paid }
    }
cleanup = Aufräumen: { $seat } wirft { SHOW($paid, case: "acc") } ab
round = Runde { $n } beginnt. Startspieler: { $first }
attack = Eine Angriffskarte wird aufgedeckt: { $good }
attack-hit = Der virtuelle Spieler nimmt { $seat } „{ $card }“ weg
attack-miss =
    { $n ->
        [one] { $n } Angriff trifft keinen Ort
       *[other] { $n } Angriffe treffen keinen Ort
    }

## Protokoll: das Ende

over = Das Spiel ist zu Ende
final-locations = { $points } für Orte
final-feature = { $points } für „{ $card }“
final-statues = { $points } für Statuen
final = { $seat } erhält am Ende { $results } ({ $sources }): insgesamt { $total }
winner = { $winners } gewinnt ({ $total })
winner-by-goods = { $winners } gewinnt ({ $total }) durch den Gleichstandsentscheid (übrige Arbeiter und Rohstoffe, dann Handkarten)
winners-shared = { $winners } gewinnen gemeinsam ({ $total })
solo-won = { $seat } gewinnt. Völkerorte: { $n }, vom virtuellen Spieler gesammelte Karten: { $collected }. Rang: { $rank } ({ $total })
solo-lost = { $seat } verliert. Völkerorte: { $n }, vom virtuellen Spieler gesammelte Karten: { $collected }

## Auswahl

do-take = Nehmen: „{ $card }“
do-keep = Behalten: „{ $card }“
do-discard = „{ $card }“ abwerfen
do-drop = Handelsabkommen mit „{ $card }“ aufgeben
do-defend = Verteidigungsplättchen auf „{ $card }“
do-samurai = Samurai auf „{ $card }“
do-put = Etwas zu „{ $card }“ legen
do-stored = Gelagerte Karte „{ $card }“ hinzufügen
do-draw-common = Vom allgemeinen Deck ziehen
do-draw-faction = Vom eigenen Völkerdeck ziehen
do-pray-draw = Karten für das Gebet ziehen
do-pray-tokens = Nur mit Segen beten, ohne zu ziehen
do-build = „{ $card }“ bauen{ offer-tail }
do-deal = Handelsabkommen mit „{ $card }“{ offer-tail }
do-raze-hand = „{ $card }“ aus der Hand zerstören{ offer-tail }
do-raze = „{ $card }“ ({ $owner }) zerstören{ offer-tail }
do-use = „{ $card }“ nutzen{ deed-tail }
do-use2 = „{ $card }“ zweimal nutzen{ deed-tail }
do-send = Arbeiter zu „{ $card }“ ({ $owner }) schicken{ deed-tail }
do-spend =
    { COUNT($paid) ->
        [0] Arbeiter ausgeben
       *[other] { SHOW($paid, case: "acc") } ausgeben{ COUNT($results) ->
            [0] { "" }
           *[other] : erhalte { SHOW($results, case: "acc") }
        }
    }
do-pass = Für diese Runde passen
do-end = Zug beenden
do-skip = Verzichten
do-done-swap = Den Rest behalten
do-done-spend = Keine Arbeiter mehr ausgeben
do-done-stored = Keine weitere gelagerte Karte nutzen
do-done-give = Keine weiteren Rohstoffe ausgeben
do-done-card = Keine weitere Karte
do-location = „{ $card }“ aufgeben
do-location-foundation = Ein Fundament aufgeben
do-pay = { SHOW($paid, case: "acc") } zahlen{ results-tail }
do-card = „{ $card }“ wählen{ offer-tail }
do-put-good = { SHOW($paid, case: "acc") } darauf legen
do-good = { SHOW($results, case: "acc") } nehmen
do-target = „{ $card }“ wählen{ offer-tail }
do-target-of = „{ $card }“ ({ $owner }) wählen{ offer-tail }
do-target-deal = Handelsabkommen mit „{ $card }“ ({ $owner }) wählen{ offer-tail }
do-opponent = Mitspieler wählen: { $other }
do-steal = { SHOW($results, case: "acc") } von { SHOW($other, case: "dat") } stehlen
do-option = Option { $n }{ offer-tail }
do-option-begin = Option { $n } wählen
do-swap = { SHOW($paid, case: "acc") } zurückgeben{ results-tail }
do-swap-card = Karte „{ $card }“ zurückgeben{ results-tail }
do-color = Farbe: { $color }
do-blessing = Segen: { $color }
do-store = Segen lagern: { $color }
do-offer = Segen abgeben: { $color }
do-statue = Statue: { $statue }
do-give = Für das Gebet ausgeben: { $good }
do-source = Als Nächstes: „{ $card }“
do-source-board = Als Nächstes: die Völkertafel

## Fragen

ask-take = Welche Karte nimmst du?
ask-source = Was wirkt als Nächstes?
ask-draw = Von welchem Deck ziehst du?
ask-keep = Welche Karte behältst du?
ask-turn = Du bist am Zug: Welche Aktion führst du aus?
ask-after = Noch etwas oder den Zug beenden?
ask-put = Was legst du zu diesem Ort?
ask-location = Welchen Ort gibst du für den Bau auf?
ask-pay = Womit zahlst du?
ask-discard = Welche Karte wirfst du ab?
ask-drop = Welches deiner Handelsabkommen gibst du auf?
ask-target = Was wählst du für diese Fähigkeit?
ask-target-attack = Welchen deiner Orte verlierst du durch den Angriff?
ask-build = Was baust du?
ask-card = Welche Handkarte nimmst du dafür?
ask-good = Welche Ware nimmst du?
ask-opponent = Wer muss eine Karte abwerfen?
ask-steal = Was stiehlst du, und von wem?
ask-option = Welche Option wählst du?
ask-swap = Welche Waren gibst du für Punkte zurück?
ask-samurai = Wohin kommt der Samurai?
ask-spend = Noch 2 Arbeiter ausgeben?
ask-color = Welche Farbe wählst du?
ask-pray = Karten für das Gebet ziehen oder nur Segen nutzen?
ask-stored = Welche gelagerte Karte kommt zum Gebet hinzu?
ask-give = Welche Rohstoffe gibst du für das Gebet aus?
ask-blessing = Welchen Segen nimmst du?
ask-store = Welchen Segen lagerst du?
ask-offer = Welchen Segen gibst du ab?
ask-statue = Welche Statue nimmst du?
ask-nothing = Das Spiel ist zu Ende

## Woher Punkte kommen, wie eröffnet wurde

source-gate = Karten unter Orten
source-razing = Zerstören
source-production = Ertrag
source-building = Bauen
source-deals = Handelsabkommen
source-actions = Aktionsorte
source-locations = Allgemeine Orte am Ende
source-faction_locations = Völkerorte am Ende
source-end_features = Fähigkeiten am Ende
opening-faction = Volk
opening-first = Erste Aktion
opening-built = Zuerst gebauter Ort
first-build = Bauen
first-deal = Handelsabkommen treffen
first-raze = Zerstören
first-use = Aktionsort nutzen
first-send = Arbeiter zu einem Gegner schicken
first-spend = Arbeiter ausgeben
first-pass = Passen

## Möglichkeiten in wenigen Worten, neben einem Zeichen

short-foundation = Ein Fundament
short-board = Völkertafel
short-build = „{ $card }“ bauen
short-deal = Abkommen: „{ $card }“
short-raze = „{ $card }“ zerstören
short-use = „{ $card }“ nutzen
short-use2 = „{ $card }“ zweimal
short-send = Arbeiter zu „{ $card }“
short-discard = „{ $card }“ abwerfen
short-drop = „{ $card }“ aufgeben
short-defend = „{ $card }“ schützen
short-samurai = Samurai auf „{ $card }“
short-draw-common = Allgemeines Deck
short-draw-faction = Völkerdeck
short-pray-draw = Karten ziehen
short-pray-tokens = Nur Segen
short-option = Option { $n }
short-pay = Zahlen
short-skip = Verzichten
short-done = Fertig
short-end = Zug beenden
short-pass = Passen
short-card = { $card }
short-good = { $good }
short-color = { $color }
short-statue = { $statue }
short-seat = { $other }
short-steal = { $other }: { $good }

## Warum ein Zug besser ist als ein anderer

why-both =
    { $n ->
        [0] Er bringt mehr als dein Zug: { $more }; weniger: { $less }.
       *[other] Verglichen mit Plan { $n } mehr: { $more }; weniger: { $less }.
    }
why-more =
    { $n ->
        [0] Er bringt mehr als dein Zug: { $more }.
       *[other] Mehr als mit Plan { $n }: { $more }.
    }
why-less =
    { $n ->
        [0] Vorerst bringt er weniger als dein Zug: { $less }. Er zahlt sich später aus.
       *[other] Weniger als mit Plan { $n }: { $less }.
    }
why-built = Gebaut: { $cards }.
why-deal = Handelsabkommen getroffen: { $cards }.
why-razed = Zerstört: { $cards }.
