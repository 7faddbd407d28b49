# Decks und Kartendateien: `patolli deck` und `patolli cards`. Namen von Karten und Dateien stehen da, wie sie sind.

shown = { $value }
id = { $id }
card = { $id }
origin = { $id }
origin-base = Grundspiel
origin-house = Hausdeck
origin-house-friends = Hausset der Freunde
origin-house-atlanteans = Hausset der Atlanter
origin-house-magic = Hausset der magischen Zahlen
origin-house-aztecs = Hausset der Azteken

# Wessen Karten: nach „zu“.
of-common = zum allgemeinen Deck
of-barbarian = zu den Barbaren
of-japanese = zu den Japanern
of-roman = zu den Römern
of-egyptian = zu den Ägyptern
of-aztec = zu den Azteken
of-atlantean = zu den Atlantern

## Was an einem Deck nicht stimmt

unknown = keine installierte Kartendatei enthält { $cards }
repeated = mehrfach im Deck: { $cards }
other-deck = { $card } ({ $id }) gehört { $deck }, nicht { $wanted }
size = es müssen { $least } bis { $most } Karten sein; es sind { $count }
incomplete = { $name }: vorhanden { $there } von { $copies } Exemplaren; es müssen alle sein oder keines. Es fehlen: { $missing }
few = Sätze zu { $size }: { $there }; ein Deck im Standardformat hat { $wanted }
many = Sätze zu { $size }: { $there }; ein Deck im Standardformat hat { $wanted }. Nimm { $over } heraus; dafür kommen infrage: { $base }
set-size = { $name } hat { $copies } Exemplare; ein Deck im Standardformat hat Karten mit 1, 2 oder 3
expansions = Karten mehrerer Erweiterungen: { $origins }; ein Deck im Standardformat hat die von einer
common-foreign = das Standardformat hat nur die allgemeinen Karten des Grundspiels, also nicht { $cards }
common-missing = das Standardformat hat alle allgemeinen Karten des Grundspiels; es fehlen: { $cards }
no-board = keine installierte Kartendatei enthält eine Völkertafel { $deck }
no-deck = keine installierte Kartendatei enthält ein ganzes Deck { $deck }
no-set = { $name } gibt es nicht zur Auswahl; es gibt { $there }
no-set-at-all = { $name } gibt es nicht zur Auswahl, und auch nichts anderes für dieses Volk
not-in-deck = { $name } ist nicht im Deck, kann also nicht ersetzt werden
twice = { $name } ist schon im Deck
unequal = { $new } (Exemplare: { $copies }) kann { $old } (Exemplare: { $there }) nicht ersetzen: Die Zahlen müssen gleich sein
together = alle Decks eines Spiels haben zusammen { $count } Karten; höchstens { $most } sind möglich

## Decks

good-standard = Das Deck ist im Standardformat spielbar: { $cards } Karten { $deck }.
good-open = Das Deck ist im offenen Format spielbar: { $cards } Karten { $deck }.
bad = Das Deck ist nicht spielbar:
title = Deck { $deck }: { $cards } Karten
house-note = Das Hausdeck wurde für dieses Programm gemacht. Seine Karten sind nicht die gedruckten.
house-cards-note = Hauskarten wurden für dieses Programm gemacht. Es sind nicht die gedruckten.
written = Das Deck steht in { $file }.
offer = Aus { $name } können diese Karten ins Deck kommen, jede mit allen Exemplaren:
offer-line = { $name } (Exemplare: { $copies })
offer-how = Nenne die neue Karte und die, die sie ersetzt: `--in "neue Karte=alte Karte"`
head-copies = Anzahl
head-card = Karte
head-cost = Kosten
head-colors = Farben
head-deal = Abkommen
head-does = Was sie tut
free = nichts
colorless = keine

## Kartendateien

file = { $name }, Herkunft: { $origin }. Karten:
file-cards = Karten { $deck }: { $cards } ({ $sets } verschiedene)
file-board = Eine Völkertafel { $deck }
file-good = Die Datei ist in Ordnung.
file-bad = Die Datei wird abgelehnt. Anzahl der Fehler: { $count }
file-more = … und { $count } weitere
file-added = Mit { $name } kann jetzt gespielt werden.
file-removed = { $name } ist entfernt. Damit aufgezeichnete Spiele lassen sich nachspielen, sobald die Datei wieder da ist.
head-file = Kartendatei
head-origin = Herkunft
head-cards = Anzahl der Karten
head-boards = Völkertafeln
