# Mi a baj egy játszmafájl osztásával.

must-be-a-list-of-tiles = lapkák listája kell
has-entries-more-than-there-are = elemek száma: { $a }; ennyi lapka nincs
must-be-a-list-with-the = a helyek lapkáinak listája kell, helyek száma: { $a }
must-be-for-players-not = { $b } játékosnál { $a } kell, nem { $c }
must-be-a-list-of-places = { $b } játékosnál { $a } hely listája kell
is-not-one-of-to = { $a } nincs ezek között: { $b }–{ $c }
must-have-tiles-not = { $a } lapka kell, nem { $b }
is-not-a-building-of-age = { $a } nem ennek a kornak az épülete: { $b }
must-hold-x-not = ennyi kell: { $a } x { $b }, nem { $c }
must-be-a-gear-and-a = egy fogaskerék és egy mező kell, például ["palenque", 5]
is-dealt-twice = { $a }: kétszer osztották ki
must-be-opposite-to-the-first = ez kell: { $a } { $b }, szemben a fogaskerék első munkásával
no-undealt-wealth-tile-puts-a = egyetlen ki nem osztott kezdővagyon-lapka sem tesz munkást ide: { $a } { $b }
