# What is wrong with a deal of Tzolk'in in a record.

must-be-a-list-of-tiles = must be a list of tiles
has-entries-more-than-there-are = has { $a } entries, more than there are tiles
must-be-a-list-with-the = must be a list with the tiles of { $a } seats
must-be-for-players-not = must be { $a } for { $b } players, not { $c }
must-be-a-list-of-places = must be a list of { $a } places for { $b } players
is-not-one-of-to = { $a } is not one of { $b } to { $c }
must-have-tiles-not = must have { $a } tiles, not { $b }
is-not-a-building-of-age = { $a } is not a building of age { $b }
must-hold-x-not = must hold { $a } x { $b }, not { $c }
must-be-a-gear-and-a = must be a gear and a space, such as ["palenque", 5]
is-dealt-twice = { $a } is dealt twice
must-be-opposite-to-the-first = must be { $a } { $b }, opposite to the first worker on that gear
no-undealt-wealth-tile-puts-a = no undealt wealth tile puts a worker on { $a } { $b }
