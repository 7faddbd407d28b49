# Hilfe von `patolli cards` und `patolli deck`; Schlüssel wie in cli.ftl des Programms.

text = { $id }

cards = Kartendateien für Imperial Settlers: Karten, die du selbst abtippst (docs/settlers-cards.md).
cards-check = Sagen, was in einer Kartendatei steht, oder alles, was daran falsch ist.
cards-check-file = Eine Kartendatei (JSON); - liest die Standardeingabe.
cards-add =
    Eine Kartendatei prüfen und eine Kopie behalten, um von nun an mit ihren Karten zu spielen.

    Sie ersetzt eine früher hinzugefügte Datei gleichen Namens. Partien mit der alten lassen sich weiterhin nachspielen.
cards-add-file = { cards-check-file }
cards-list = Die vorhandenen Kartendateien zeigen; das Hausdeck ist immer dabei.
cards-remove = Eine hinzugefügte Kartendatei entfernen.
cards-remove-name = Der Name, den die Liste zeigt.

deck = Decks für Imperial Settlers: was in ihnen sein darf, und wie du eigene baust (docs/settlers-cards.md).
deck-check = Sagen, ob ein Deck oder jedes Deck einer Liste spielbar ist, und wenn nicht, warum nicht.
deck-check-file = Eine Deckdatei (JSON); - liest die Standardeingabe.
deck-build =
    Ein Deck im Standardformat bauen: das übliche, mit Karten einer Erweiterung anstelle von anderen.

    Alle Exemplare einer Karte kommen und gehen gemeinsam, und es kommen so viele, wie gehen.

    patolli deck build roman --from "My Aztecs" --in "Chapel of Mars=Architect" --out romans.json

    Mit --open kommen beliebig viele Karten beliebiger Dateien zu den üblichen dazu: alle, oder die mit --in genannten.

    patolli deck build common --open --from "My Atlanteans" --from "My friends" --without Ruins
deck-build-faction = Eines von { $values }.
deck-build-from = Die Kartendatei, deren Karten ins Deck kommen (siehe: patolli cards list); wiederholbar.
deck-build-in = Eine Karte, die ins Deck kommt, und die, die es verlässt; Namen oder Kennungen; wiederholbar.
deck-build-open = Ein Deck im offenen Format: beliebige Karten beliebiger Dateien; --in NEU allein genügt.
deck-build-without = Mit --open: eine Karte, die das Deck verlässt; wiederholbar.
deck-build-out = Das Deck dorthin schreiben.
deck-show = Ein Deck zeigen: jede Karte mit Kosten, Farben, Abkommen und Wirkung.
deck-show-which = Eines von { $values }, oder eine Deckdatei.

refuse-deck-in-from = zu --in gehört --from NAME, die Kartendatei der neuen Karte; patolli cards list zeigt sie
refuse-deck-without = --without ist für Decks im offenen Format: Ergänze --open; im Standardformat sagt --in, welche Karte geht
refuse-deck-one = ein Deck im Standardformat hat Karten einer einzigen Erweiterung: Nenne ein --from oder ergänze --open
refuse-deck-which = { $value } ist weder eine Datei noch eines von { $names }
refuse-deck-faction = das Volk muss eines von { $names } sein, nicht { $value }
refuse-deck-in = --in erwartet "neue Karte=alte Karte", nicht { $value }
