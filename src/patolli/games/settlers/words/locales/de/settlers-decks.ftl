# Decks und Kartendateien: `patolli deck` und `patolli cards`. Namen von Karten und Dateien stehen da, wie sie sind.

shown = { $value }
id = { $id }
card = { $id }
origin = { $id }
origin-base = Grundspiel
origin-house = Hausdeck

# Wessen Karten: nach „zu“.
of-common = dem allgemeinen Deck
of-barbarian = den Barbaren
of-japanese = den Japanern
of-roman = den Römern
of-egyptian = den Ägyptern
of-aztec = den Azteken
of-atlantean = den Atlantern

## Was an einem Deck nicht stimmt

unknown = keine der vorhandenen Kartendateien enthält die Karte { $cards }
repeated = mehrfach im Deck: { $cards }
other-deck = { $card } ({ $id }) gehört zu { $deck }, nicht zu { $wanted }
size = es müssen { $least } bis { $most } Karten sein; es sind { $count }
incomplete = { $name }: { $there } von { $copies } Exemplaren sind dabei; es müssen alle sein oder keins. Es fehlen: { $missing }
few = Sätze zu { $size }: { $there }; ein Deck im Standardformat hat { $wanted }
many = Sätze zu { $size }: { $there }; ein Deck im Standardformat hat { $wanted }. So viele müssen weichen: { $over }. Das können sein: { $base }
set-size = { $name } hat { $copies } Exemplare; ein Deck im Standardformat hat Karten mit 1, 2 oder 3
expansions = Karten mehrerer Erweiterungen: { $origins }; ein Deck im Standardformat hat die von einer
common-foreign = das Standardformat hat nur die allgemeinen Karten des Grundspiels, also nicht { $cards }
common-missing = das Standardformat hat alle allgemeinen Karten des Grundspiels; es fehlen: { $cards }
no-board = keine der vorhandenen Kartendateien enthält eine Völkertafel zu { $deck }
no-deck = keine der vorhandenen Kartendateien enthält ein ganzes Deck zu { $deck }
no-set = { $name } gibt es nicht zur Auswahl; es gibt { $there }
no-set-at-all = { $name } gibt es nicht zur Auswahl, und auch nichts anderes für dieses Volk
not-in-deck = { $name } ist nicht im Deck, also kann nichts dafür hinein
twice = { $name } ist schon im Deck
unequal = { $new } (Exemplare: { $copies }) kann nicht für { $old } (Exemplare: { $there }) hinein: Die Zahlen müssen gleich sein
together = alle Decks eines Spiels haben zusammen { $count } Karten; höchstens { $most } sind möglich

## Decks

good-standard = Das Deck ist im Standardformat spielbar: { $cards } Karten zu { $deck }.
good-open = Das Deck ist im offenen Format spielbar: { $cards } Karten zu { $deck }.
bad = Das Deck ist nicht spielbar:
title = Deck zu { $deck }: { $cards } Karten
house-note = Das Hausdeck wurde für dieses Programm gemacht. Seine Karten sind nicht die gedruckten.
written = Das Deck steht in { $file }.
offer = Aus { $name } können diese Karten hinein, jede mit allen Exemplaren:
offer-line = { $name } (Exemplare: { $copies })
offer-how = Gib an, welche, und was dafür weicht: --in "neue Karte=alte Karte"
head-copies = Anzahl
head-card = Karte
head-cost = Kosten
head-colors = Farben
head-deal = Handel
head-does = Was sie tut
free = nichts
colorless = keine

## Kartendateien

file = { $name }, Herkunft: { $origin }. Karten:
file-cards = Zu { $deck }: { $cards } ({ $sets } verschiedene)
file-board = Eine Völkertafel zu { $deck }
file-good = Die Datei ist in Ordnung.
file-bad = Die Datei wird abgelehnt. Anzahl der Fehler: { $count }
file-more = ... und { $count } weitere
file-added = Mit { $name } kann jetzt gespielt werden.
file-removed = { $name } ist entfernt. Damit aufgezeichnete Spiele lassen sich nachspielen, sobald die Datei wieder da ist.
head-file = Kartendatei
head-origin = Herkunft
head-cards = Anzahl der Karten
head-boards = Völkertafeln
