# Was mit der Auslage von Tzolk'in in einer Spieldatei nicht stimmt.

must-be-a-list-of-tiles = muss eine Liste von Plättchen sein
has-entries-more-than-there-are = hat { $a } Einträge, mehr als es Plättchen gibt
must-be-a-list-with-the = muss eine Liste mit den Plättchen von { $a } Plätzen sein
must-be-for-players-not = muss für { $b } Spieler { $a } sein, nicht { $c }
must-be-a-list-of-places = muss für { $b } Spieler eine Liste von { $a } Orten sein
is-not-one-of-to = { $a } liegt nicht zwischen { $b } und { $c }
must-have-tiles-not = muss { $a } Plättchen haben, nicht { $b }
is-not-a-building-of-age = { $a } ist kein Gebäude des Zeitalters { $b }
must-hold-x-not = muss { $a } x { $b } enthalten, nicht { $c }
must-be-a-gear-and-a = muss ein Rad und ein Feld sein, etwa ["palenque", 5]
is-dealt-twice = { $a } wird zweimal ausgeteilt
must-be-opposite-to-the-first = muss { $a } { $b } sein, gegenüber dem ersten Arbeiter auf diesem Rad
no-undealt-wealth-tile-puts-a = kein nicht ausgeteiltes Startvermögensplättchen setzt einen Arbeiter auf { $a } { $b }
