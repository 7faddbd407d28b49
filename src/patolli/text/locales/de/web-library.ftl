# Seiten über Karten, Decks und Kartendateien, und was „Neuer Tisch“ davon sagt.

## Karten

library-nav = Karten und Decks
library-cards = Karten
library-card = Karte
library-close = Karte schließen
library-search = Name oder Wörter
library-filters = Nur zeigen
library-by-deck = Deck
library-by-kind = Art
library-by-color = Farbe
library-by-costs = Kostet
library-by-gives = Bringt
library-by-deal = Abkommen
library-by-raze = Zerstörungsfeld
library-by-tag = Hat
library-by-origin = Aus
library-location = Ort, den man aufgibt
library-found = { $n } von { $all } Karten
library-all = Alle zeigen
library-none = Keine Karte passt dazu.
library-copies =
    { $n ->
        [one] { $n } Exemplar
       *[other] { $n } Exemplare
    }
library-cards-n =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
library-from-box = Grundspiel
library-from-house = für Patolli gemacht, nicht die gedruckten Karten
library-from = Datei „{ $name }“
library-from-own = deine Datei „{ $name }“

## Kartendateien

library-files = Kartendateien
library-files-text = Wer eine Erweiterung besitzt, kann ihre Karten in eine Datei schreiben und mit ihnen spielen. Dateien werden hier geprüft, nur für dich aufbewahrt und lassen sich für deine Tische wählen.
library-file-choose = Datei wählen
library-file-drop = oder hier ablegen (JSON, höchstens 1 MB)
library-file-large = Die Datei ist größer als 1 MB.
library-file-added = „{ $name }“ ist hinzugefügt: Wähle sie für einen neuen Tisch.
library-file-removed = „{ $name }“ ist entfernt. Partien damit gehen weiter.
library-file-wrong =
    { $n ->
        [one] „{ $name }“ wurde nicht hinzugefügt: { $n } Fehler
       *[other] „{ $name }“ wurde nicht hinzugefügt: { $n } Fehler
    }
library-file-more = und { $n } weitere
library-file-remove = Entfernen
library-file-everybody = für alle hier
library-origin = Erweiterung: { $origin }

## Decks

library-decks = Decks
library-decks-text = Baue Decks für deine Partien: Tausche Karten einer Erweiterung ein oder stelle im offenen Format beliebige zusammen. Sie bleiben in diesem Browser; speichere sie als Datei, um sie anderswo zu haben.
library-decks-none = Du hast noch kein Deck gebaut.
library-deck-new = Neues Deck
library-deck-name = Name
library-deck-build = Deck bauen
library-deck-import = Aus Datei lesen
library-deck-no-file = Das ist keine Deckdatei, oder sie ist für ein Volk, das es hier nicht gibt.
library-deck-copy = Kopieren
library-deck-delete = Löschen
library-deck-gone = Dieses Deck gibt es in diesem Browser nicht.
library-deck-sound = Dieses Deck ist spielbar.
library-deck-export = Als Datei speichern
library-deck-reset = Wie gedruckt
library-deck-reset-done = Das Deck ist wieder wie gedruckt.
library-deck-play = Damit spielen
library-faction = Volk
library-format = Format
library-format-standard = Standard
library-format-open = Offen
library-may-come = Kann ins Deck
library-nothing-comes = Nichts: Füge eine Kartendatei mit Karten dieses Volkes hinzu oder wähle das offene Format.
library-from-origin = Aus
library-swap-hint = Klicke eine Karte an, dann eine leuchtende des Decks. Nur Karten mit gleich vielen Exemplaren tauschen die Plätze; alle Exemplare gehen zusammen.
library-open-hint = Beliebige Karten des Volkes, { $least } bis { $most }.
library-shelf =
    { $size ->
        [one] je { $size } Exemplar: { $n } von { $most }
       *[other] je { $size } Exemplare: { $n } von { $most }
    }
library-swapped = „{ $comes }“ ist für „{ $leaves }“ ins Deck gekommen.
library-add = „{ $name }“ hinzufügen
library-added = „{ $name }“ ist hinzugefügt.
library-take = „{ $name }“ herausnehmen
library-taken = „{ $name }“ ist herausgenommen.
library-cards-of = { $n } Karten (erlaubt: { $least } bis { $most })
library-mean-cost = Waren, die eine Karte im Schnitt kostet

## Neuer Tisch

library-more = Mehr
library-deck-of = Deck von Platz { $n }, { $faction }
library-printed = gedruckt
library-name-all = Wähle mit eigenen Kartendateien oder Decks für jeden Platz ein Volk.
library-taken-by = { $faction } (hat Platz { $n })
library-solo = { $n }, solo
