# Co jest nie tak z rozdaniem w zapisie.

must-be-a-list-of-tiles = musi być listą płytek
has-entries-more-than-there-are = ma pozycji: { $a }, więcej niż jest płytek
must-be-a-list-with-the = musi być listą płytek miejsc, ich liczba: { $a }
must-be-for-players-not = przy liczbie graczy { $b } musi to być { $a }, a nie { $c }
must-be-a-list-of-places = przy liczbie graczy { $b } musi być listą miejsc: { $a }
is-not-one-of-to = { $a } nie mieści się w zakresie od { $b } do { $c }
must-have-tiles-not = musi mieć płytek: { $a }, a nie { $b }
is-not-a-building-of-age = { $a } nie jest budynkiem epoki { $b }
must-hold-x-not = musi zawierać { $a } x { $b }, a nie { $c }
must-be-a-gear-and-a = musi to być koło i pole, na przykład ["palenque", 5]
is-dealt-twice = { $a } rozdano dwa razy
must-be-opposite-to-the-first = musi to być { $a } { $b }, naprzeciw pierwszego robotnika na tym kole
no-undealt-wealth-tile-puts-a = żadna nierozdana płytka Dóbr Początkowych nie stawia robotnika na { $a } { $b }
