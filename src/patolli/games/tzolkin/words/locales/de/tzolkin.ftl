# Tzolk'in. Zahlwörter stehen mit unveränderten Gütern: 2 Stein, 5 Mais.

## Namen

title = Tzolk'in

gear-palenque = Palenque
gear-yaxchilan = Yaxchilan
gear-tikal = Tikal
gear-uxmal = Uxmal
gear-chichen_itza = Chichen Itza

temple-chaac = Chaac
temple-quetzalcoatl = Quetzalcoatl
temple-kukulcan = Kukulcan

# Alle vier sind weiblich: "die { $technology }", "der { $technology }".
technology-agriculture = Landwirtschaft
technology-extraction = Rohstoffgewinnung
technology-architecture = Architektur
technology-theology = Theologie

kind-farm = Farm
kind-civic = Stadtgebäude
kind-tomb = Grabmal
kind-shrine = Schrein

# nach "pro eigenem"
each-civic = Stadtgebäude
each-tomb = Grabmal
each-shrine = Schrein

tile = { $id }
name-building = { $kind } { $tile }
name-monument = Monument { $tile }
name-wealth = { $tile }

## Güter

goods-corn = { $n } Mais
goods-wood = { $n } Holz
goods-stone = { $n } Stein
goods-gold = { $n } Gold
goods-skull = { $n } Schädel
goods-points =
    { $n ->
        [one] { $n } Siegpunkt
       *[other] { $n } Siegpunkte
    }
goods-worker = { $n } Arbeiter
goods-corn_tile = { $n } Maisernteplättchen
goods-wood_tile = { $n } Abholzplättchen

## Satzteile

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
up = { $temple } +{ $n } (Stufe { $step })
down = { $temple } −{ $n } ({ $step ->
        [-1] unterste Stufe
       *[other] Stufe { $step }
    })
level = { $technology } Stufe { $level }
board-light = Spielertafel wieder auf der helleren Seite

## Spielprotokoll: Züge

keep = { $seat } behält heimlich zwei Startvermögensplättchen
kept = { $seat } behält { $tiles }{ results-tail }
beg = { $seat } bettelt um Mais{ results-tail }
place = { $seat } setzt{ paid-tail } einen Arbeiter auf { $gear } { $space }
place-start = { $seat } setzt{ paid-tail } einen Arbeiter auf das Startspielerfeld
place-mercy =
    { COUNT($paid) ->
        [0] { $seat } kann weder zahlen noch betteln und setzt kostenlos einen Arbeiter auf { $gear } { $space }
       *[other] { $seat } kann weder zahlen noch betteln und setzt für den ganzen Rest ({ $paid }) einen Arbeiter auf { $gear } { $space }
    }
pick = { $seat } nimmt den Arbeiter von { $gear } { $space } zurück
use = { $seat } nutzt { $gear } { $space }{ paid-tail }{ results-tail }
use-none = { $seat } nutzt keine Aktion
harvest-corn = { $seat } erntet Mais{ results-tail }
harvest-wood = { $seat } erntet Holz{ results-tail }
harvest-burn = { $seat } betreibt Brandrodung{ results-tail }
harvest-bare = { $seat } erntet Mais ohne Plättchen{ results-tail }
anger = { $seat } verärgert die Götter{ results-tail }
temple = { $seat } erfreut die Götter{ results-tail }
technology = { $seat } entwickelt die { $technology } weiter{ results-tail }
technology-bonus = { $seat } wählt den Bonus der { $technology }{ results-tail }
pay = { $seat } zahlt { SHOW($paid, case: "acc") }{ results-tail }
gain = { $seat } nimmt { SHOW($results, case: "acc") }
build = { $seat } baut { SHOW($name, case: "acc") }{ paid-tail }{ results-tail }
sell = { $seat } verkauft { SHOW($paid, case: "acc") } für { SHOW($results, case: "for") }
buy = { $seat } kauft { SHOW($results, case: "acc") } für { SHOW($paid, case: "for") }
skip = { $seat } macht hier nichts weiter
done = { $seat } verlässt den Markt

## Spielprotokoll: Ende eines Zuges, einer Runde, des Spiels

refill =
    { $n ->
        [one] Neues Gebäude: { $tiles }
       *[other] Neue Gebäude: { $tiles }
    }
teeth-taken = { $seat } nimmt den angesammelten Mais{ results-tail }
food-day-goods = Erntefest { $n }: Die Arbeiter essen, die Tempel geben Güter
food-day-points = Erntefest { $n }: Die Arbeiter essen, die Tempel geben Siegpunkte
feed-free =
    { $n ->
        [one] { $seat }: { $n } Arbeiter isst kostenlos
        [2] { $seat }: Beide Arbeiter essen kostenlos
       *[other] { $seat }: Alle { $n } Arbeiter essen kostenlos
    }
feed =
    { $fed ->
        [0] { $seat } ernährt niemanden
       *[other] { $seat } ernährt { $fed } Arbeiter
    }{ paid-tail }{ $free ->
        [0] { "" }
        [one] , { $free } isst kostenlos
       *[other] , { $free } essen kostenlos
    }
unfed = { $seat } lässt { $n } Arbeiter hungern und verliert { SHOW($paid, case: "acc") }
age-2 = Das 2. Zeitalter beginnt. Neue Gebäude: { $tiles }
temple-goods = { $seat } erhält aus den Tempeln: { $results }
skulls-short = Die Tempel schulden { $n } Schädel, im Vorrat sind { $left }: Niemand erhält einen Schädel
temple-score =
    { $bonus ->
        [0] { $temple } { $points }
       *[other] { $temple } { $points } + { $bonus } für die höchste Stufe
    }
temple-points = { $seat }: { $results } aus den Tempeln ({ $temples })
corn-laid =
    1 Mais kommt auf den Kalender ({ $n ->
        [one] dort liegt jetzt { $n }
       *[other] dort liegen jetzt { $n }
    })
marker-taken = { $seat } nimmt den Arbeiter vom Startspielerfeld zurück und erhält den Startspielermarker
marker-passed = { $seat } nimmt den Arbeiter vom Startspielerfeld zurück; der Startspielermarker geht an { $to }
calendar =
    { $days ->
        [one] Der Kalender dreht sich um { $days } Tag: Tag { $day }
       *[other] Der Kalender dreht sich um { $days } Tage: Tag { $day }
    }
calendar-last = Der Kalender dreht sich zum letzten Mal
advance =
    { $days ->
        [one] { $seat } stellt den Kalender um { $days } Tag vor: Tag { $day }
       *[other] { $seat } stellt den Kalender um { $days } Tage vor: Tag { $day }
    }
advance-dark = { $seat } stellt den Kalender um { $days } Tage vor: Tag { $day }; die Spielertafel zeigt jetzt die dunklere Seite
fallen =
    { $n ->
        [one] { $seat } erhält { $n } vom Rad gefallenen Arbeiter zurück ({ $gears })
       *[other] { $seat } erhält { $n } vom Rad gefallene Arbeiter zurück ({ $gears })
    }
start-returned = { $seat } nimmt den Arbeiter vom Startspielerfeld zurück
over = Das Spiel ist zu Ende
final-goods = { $points } für übrige Güter
final-skulls = { $points } für Schädel
final-monument = { $points } für { SHOW($name, case: "for") }
final = { $seat } erhält am Ende { SHOW($results, case: "acc") } ({ $sources }): insgesamt { $total }
winner = { $winners } gewinnt ({ $total })
winner-by-workers = { $winners } gewinnt ({ $total }) durch mehr Arbeiter auf den Rädern
winners-shared = { $winners } gewinnen gemeinsam ({ $total })

## Auswahl

price-tail =
    { COUNT($paid) ->
        [0] : kostenlos
       *[other] : kostet { SHOW($paid, case: "acc") }
    }
back-tail =
    { $steps ->
        [0] { "" }
        [one] { " " }({ $steps } Feld zurück: { SHOW($back, case: "acc") } zahlen)
       *[other] { " " }({ $steps } Felder zurück: { SHOW($back, case: "acc") } zahlen)
    }
blocks-tail =
    { $blocks ->
        [0] { "" }
        [one] { " " }für { $blocks } Rohstoff
       *[other] { " " }für { $blocks } Rohstoffe
    }
do-keep = { $tiles } behalten
do-beg = Um Mais betteln{ results-tail }
do-place = Auf { $gear } { $space } setzen{ price-tail }
do-place-more = Auf { $gear } { $space } setzen
do-place-mercy = Auf { $gear } { $space } setzen: dein ganzer Mais
do-place-start = Auf das Startspielerfeld setzen{ price-tail }
do-place-start-more = Auf das Startspielerfeld setzen
do-pick = Von { $gear } { $space } zurücknehmen
do-use = { $gear } { $space }{ paid-tail } nutzen{ back-tail }{ results-tail }
do-use-none = Keine Aktion nutzen
do-harvest-corn =
    { COUNT($results) ->
        [0] Mais: ein Maisernteplättchen und seinen Mais nehmen
       *[other] Mais: { SHOW($results, case: "acc") } nehmen
    }
do-harvest-wood =
    { COUNT($results) ->
        [0] Holz: ein Abholzplättchen und sein Holz nehmen
       *[other] Holz: { SHOW($results, case: "acc") } nehmen
    }
do-harvest-burn =
    { COUNT($results) ->
        [0] Brandrodung, verärgert die Götter: das Maisernteplättchen darunter und seinen Mais nehmen
       *[other] Brandrodung, verärgert die Götter: { SHOW($results, case: "acc") } nehmen
    }
do-harvest-bare =
    { COUNT($results) ->
        [0] Mais ohne Plättchen
       *[other] Mais ohne Plättchen: { SHOW($results, case: "acc") } nehmen
    }
do-anger = Die Götter verärgern{ results-tail }
do-temple = Aufsteigen{ results-tail }
do-technology = { $technology } auf Stufe { $level }{ blocks-tail }: { $gives }
do-technology-bonus = Bonus der { $technology }{ blocks-tail }: { $gives }
do-pay = { SHOW($paid, case: "acc") } zahlen{ results-tail }
do-gain = { SHOW($results, case: "acc") } nehmen
do-sell = { SHOW($paid, case: "acc") } für { SHOW($results, case: "for") } verkaufen
do-buy = { SHOW($results, case: "acc") } für { SHOW($paid, case: "for") } kaufen
do-done = Den Markt verlassen
do-build = { SHOW($name, case: "acc") }{ paid-tail } bauen: { $does }
do-build-plain = { SHOW($name, case: "acc") }{ paid-tail } ohne Architektur bauen (sie bleibt für ein zweites Gebäude): { $does }
do-monument = { SHOW($name, case: "acc") }{ paid-tail } bauen: am Ende { $does }
by-architecture = { $gains } durch Architektur
do-advance-1 = Den Kalender um 1 Tag vorstellen, auf Tag { $day }
do-advance-2 = Den Kalender um 2 Tage vorstellen, auf Tag { $day }; deine Spielertafel zeigt dann die dunklere Seite
do-skip-use = Keine weitere Aktion
do-skip-technology = Kein zweiter Fortschritt
do-skip-pay = Nichts zahlen, keine Tempelstufe
do-skip-build = Nichts weiter bauen
do-end = Zug beenden

gives-agriculture-1 = +1 Mais bei der Maisernte
gives-agriculture-2 = Maisernte ohne Plättchen; +1 Mais beim Fischen
gives-agriculture-3 = +2 Mais bei der Maisernte
gives-agriculture-bonus = 1 Stufe in einem Tempel aufsteigen
gives-extraction-1 = +1 Holz beim Erhalt von Holz
gives-extraction-2 = +1 Stein beim Erhalt von Stein
gives-extraction-3 = +1 Gold beim Erhalt von Gold
gives-extraction-bonus = 2 Rohstoffe eigener Wahl
gives-architecture-1 = +1 Mais beim Bauen
gives-architecture-2 = +2 Siegpunkte beim Bauen
gives-architecture-3 = 1 Rohstoff weniger beim Bauen (Uxmal: 2 Mais weniger)
gives-architecture-bonus = 3 Siegpunkte
gives-theology-1 = die nächsthöhere Aktion in Chichen Itza
gives-theology-2 = nach einer Aktion in Chichen Itza: 1 Rohstoff für 1 Tempelstufe
gives-theology-3 = +1 Schädel in Yaxchilan
gives-theology-bonus = 1 Schädel

## Fragen

ask-keep = Welche zwei Startvermögensplättchen behältst du?
ask-turn = Arbeiter einsetzen oder zurücknehmen?
ask-turn-or-beg = Arbeiter einsetzen oder zurücknehmen? Vorher darfst du um Mais betteln
ask-turn-place = Wo setzt du deinen ersten Arbeiter ein?
ask-turn-place-or-beg = Wo setzt du deinen ersten Arbeiter ein? Vorher darfst du um Mais betteln
ask-turn-pick = Welchen Arbeiter nimmst du zuerst zurück?
ask-turn-pick-or-beg = Welchen Arbeiter nimmst du zuerst zurück? Vorher darfst du um Mais betteln
ask-turn-beg = Du kannst keinen Arbeiter einsetzen: In welchem Tempel bettelst du um Mais?
ask-place = Noch einen Arbeiter einsetzen oder den Zug beenden?
ask-pick = Noch einen Arbeiter zurücknehmen oder den Zug beenden?
ask-use = Welche Aktion nutzt du?
ask-use-from = Welche Aktion nutzt du mit dem Arbeiter von { $gear } { $space }?
ask-harvest = Was nimmst du aus dem Dschungel?
ask-anger = In welchem Tempel verärgerst du die Götter?
ask-technology = Welche Technologie entwickelst du weiter?
ask-pay = Welche Rohstoffe zahlst du?
ask-gain = Welchen Rohstoff nimmst du?
ask-temple = In welchem Tempel steigst du auf?
ask-build = Was baust du?
ask-exchange = Was verkaufst oder kaufst du auf dem Markt?
ask-advance = Den Kalender um einen Tag oder um zwei vorstellen?
ask-nothing = Das Spiel ist zu Ende

## Plättchen und Felder

tile-priced = { $name } für { SHOW($cost, case: "for") }: { $does }
tile-monument = { $name } ({ $kind }) für { SHOW($cost, case: "for") }: am Ende { $does }
tile-free = { $name }: { $does }
tile-brief = { $name } ({ $does })
climbs = { $temple } +{ $n }
any-temple = beliebiger Tempel +{ $n }
advances = { $technology } +{ $n }
any-technology =
    { $n ->
        [one] { $n } Fortschritt in einer beliebigen Technologie
       *[other] { $n } Fortschritte in beliebigen Technologien
    }
any-block = 1 Rohstoff eigener Wahl
feeds-free = Nahrung für { $n } Arbeiter an jedem Erntefest
feeds-cheaper = jeder Arbeiter isst { $n } Mais weniger
extra-building = nach Wunsch noch ein Gebäude
extra-exchange = nach Wunsch ein Besuch auf dem Markt
extra-action = nach Wunsch eine beliebige Aktion außer Chichen Itza für 1 Mais
scores-kind = { $points } pro eigenem { $kind }
scores-tile = { $points } pro eigenem Gebäude und Monument
scores-monument = { $two } / { $three } / { $four } Siegpunkte (2 / 3 / 4 Spieler) pro Monument, das irgendjemand gebaut hat
scores-corn-tile = { $points } pro eigenem Maisernteplättchen
scores-wood-tile = { $points } pro eigenem Abholzplättchen
scores-workers = { $three } / { $four } / { $five } / { $six } Siegpunkte für 3 / 4 / 5 / 6 Arbeiter
scores-level = { $points } pro eigener Technologiestufe
scores-mastery = { $one } / { $two } / { $three } Siegpunkte für 1 / 2 / 3 oder mehr Technologien auf Stufe 3
scores-best-temple = { $points } pro Stufe über der Startstufe in deinem besten Tempel
scores-temples = die Siegpunkte der eigenen Stufe in jedem Tempel
scores-skulls = { $points } pro Schädel in Chichen Itza
space-plain = { $does }
space-priced = { $cost }: { $does }
space-harvest = { $corn } oder { $wood }
space-tikal-1 = ein Technologiefortschritt
space-tikal-2 = ein Gebäude
space-tikal-3 = ein oder zwei Technologiefortschritte
space-tikal-4 = ein oder zwei Gebäude oder ein Monument
space-tikal-5 = 1 Rohstoff für je eine Stufe in zwei Tempeln
space-uxmal-1 = eine Stufe in einem Tempel
space-uxmal-2 = Tausch auf dem Markt
space-uxmal-3 = 1 Arbeiter
space-uxmal-4 = ein Gebäude, mit Mais bezahlt
space-uxmal-5 = eine beliebige Aktion außer Chichen Itza

## Warum etwas jetzt nicht geht

lack-tail =
    { COUNT($lack) ->
        [0] { "" }
       *[other] . Noch nötig: { SHOW($lack, case: "acc") }
    }
not-first = Entscheide zuerst: { $question }
not-worker = Hier steht ein Arbeiter von { $seat }
not-neutral = Hier steht ein neutraler Arbeiter; er verlässt das Rad nie
not-full = Alle Felder von { $gear } sind besetzt
not-lowest = Ein Arbeiter kommt auf das niedrigste freie Feld des Rades: { $gear } { $space }
not-in-hand = Du hast keinen verfügbaren Arbeiter
not-payable = Das kostet { SHOW($price, case: "acc") }, du hast { SHOW($have, case: "acc") }
not-mercy = Du kannst weder zahlen noch betteln: Der Arbeiter muss auf das Rad, dessen niedrigstes freies Feld am billigsten ist
not-mercy-more = Wenn du einen Arbeiter nicht bezahlen konntest, darfst du in diesem Zug keinen weiteren einsetzen
not-picking = In diesem Zug nimmst du Arbeiter zurück und kannst daher keine einsetzen
not-placing = In diesem Zug setzt du Arbeiter ein und kannst daher keine zurücknehmen
not-start-own = Hier steht schon dein Arbeiter
not-no-action = Feld 0 hat keine Aktion
not-any = Wähle eine der Aktionen 1 bis { $top }
not-reached = Der Arbeiter von { $gear } { $space } erreicht diese Aktion nicht
not-back = So weit zurückzugehen kostet { SHOW($price, case: "acc") }, du hast { SHOW($have, case: "acc") }
not-chichen = Jede Aktion ist erlaubt, aber keine von Chichen Itza
not-again = Über diese Aktion kannst du nicht dieselbe Aktion noch einmal wählen
not-used = Diese Aktion ist verbraucht: Ein Schädel liegt darauf
not-skull = Dafür brauchst du einen Schädel, du hast aber keinen
not-bank = Im Vorrat sind keine Schädel mehr
not-jungle-left = In dieser Gruppe des Dschungels ist kein Plättchen mehr
not-advance-any =
    { $price ->
        [one] Der billigste Fortschritt kostet { $price } Rohstoff, du hast { $have }
       *[other] Der billigste Fortschritt kostet { $price } Rohstoffe, du hast { $have }
    }
not-block = Dafür brauchst du einen Rohstoff, du hast aber keinen
not-climb-any = Du kannst in keinem Tempel aufsteigen
not-building-any = Du kannst kein Gebäude bezahlen
not-building-monument = Du kannst kein Gebäude und kein Monument bezahlen
not-row-empty = Es gibt keine Gebäude mehr
not-building-corn = Das billigste Gebäude kostet insgesamt { SHOW($price, case: "acc") }, du hast { SHOW($have, case: "acc") }
not-market = Es gäbe nichts zu tauschen: keinen Rohstoff und weniger als 2 Mais
not-six = Du hast schon alle sechs Arbeiter
not-build-now = Gebäude baust du mit Tikal 2 oder 4 oder für Mais mit Uxmal 4{ lack-tail }
not-monument-now = Monumente baust du mit Tikal 4{ lack-tail }
not-monument-only = Monumente baust du nur mit Tikal 4, anstelle von Gebäuden
not-lack = Noch nötig: { SHOW($lack, case: "acc") }
not-lack-saved = Noch nötig: { SHOW($lack, case: "acc") }; die Architektur spart nur einen Rohstoff
not-top = Du stehst schon auf der obersten Stufe
not-top-taken = Auf der obersten Stufe ist nur Platz für einen Spieler, und dort steht schon { $seat }
not-climb-now = Tempelstufen gibt es mit Tikal 5, Uxmal 1, Chichen Itza und manchen Plättchen
not-two-temples = Die beiden Stufen müssen in verschiedenen Tempeln liegen
not-bottom = Du stehst schon auf der untersten Stufe
not-advance-now = Technologien entwickelst du mit Tikal 1 und 3
not-advance-now-price =
    { $price ->
        [one] Technologien entwickelst du mit Tikal 1 und 3; das kostet { $price } Rohstoff, du hast { $have }
       *[other] Technologien entwickelst du mit Tikal 1 und 3; das kostet { $price } Rohstoffe, du hast { $have }
    }
not-advance-price =
    { $price ->
        [one] Das kostet { $price } Rohstoff, du hast { $have }
       *[other] Das kostet { $price } Rohstoffe, du hast { $have }
    }
not-bonus-temple = Der Bonus ist eine Tempelstufe, und du kannst in keinem Tempel aufsteigen
not-bonus-skull = Der Bonus ist ein Schädel, und im Vorrat ist keiner mehr
not-jungle-now = Plättchen dieser Dschungelgruppe nimmst du mit Palenque { $n }
not-jungle-other = Mit Palenque { $n } nimmst du nur aus der Gruppe { $n } des Dschungels
not-goods-now = Rohstoffe kommen aus Yaxchilan und Palenque und werden mit Uxmal 2 getauscht
not-gain-order = Die beiden Rohstoffe nimmst du in der Reihenfolge Holz, Stein, Gold
not-pay-together = Die Rohstoffe einer Zahlung wählst du alle auf einmal
not-market-sold = Was du verkauft hast, kaufst du nicht zurück
not-market-order = Erst alle Verkäufe, dann alle Käufe, jeweils in der Reihenfolge Holz, Stein, Gold
not-market-price = Du hast davon nichts zu verkaufen; der Kauf kostet { SHOW($price, case: "acc") }, du hast { SHOW($have, case: "acc") }
not-calendar-last = Am Ende dieser Runde dreht sich der Kalender zum letzten Mal
not-calendar-free = Der Kalender dreht sich am Ende der Runde: von selbst um einen Tag, wenn niemand auf das Startspielerfeld geht
not-calendar-other = Auf dem Startspielerfeld steht { $seat } und stellt am Ende der Runde den Kalender vor
not-calendar-own = Am Ende der Runde stellst du den Kalender vor; zwei Tage nur, wenn kein Arbeiter eines Spielers auf dem vorletzten Feld eines Rades steht
not-calendar-dark = Am Ende der Runde stellst du den Kalender vor, aber nur einen Tag: Deine Spielertafel zeigt die dunklere Seite

## Möglichkeiten in wenigen Worten, neben einem Zeichen

short-start = Startspielerfeld
short-none = Keine Aktion
short-beg = Betteln
short-bonus = { $technology }: Bonus
short-pay = Zahlen
short-gain = Nehmen
short-sell = Verkaufen
short-buy = Kaufen
short-days =
    { $n ->
        [one] { $n } Tag
       *[other] { $n } Tage
    }
short-end = Zug beenden
short-skip = Nichts
short-plain = { $tile } ohne Architektur
short-harvest-corn = Mais
short-harvest-wood = Holz
short-harvest-burn = Brandrodung
short-harvest-bare = Mais ohne Plättchen
short-space = { $gear } { $space }
short-tile = { $tile }
short-keep = { $tiles }

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
why-built = Gebaut: { $tiles }.
why-first = Allein ganz vorn im Tempel: { $temples }.
why-workers =
    { $n ->
        [0] Deine Arbeiter stehen auf { $here }; mit deinem Zug auf { $there }.
       *[other] Deine Arbeiter stehen auf { $here }; mit Plan { $n } auf { $there }.
    }
why-standing = Deine Arbeiter stehen zusätzlich auf { $here }.
