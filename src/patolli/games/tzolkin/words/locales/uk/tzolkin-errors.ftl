# Що не так із роздачею в записі.

must-be-a-list-of-tiles = має бути списком плиток
has-entries-more-than-there-are = має елементів: { $a }, більше, ніж є плиток
must-be-a-list-with-the = має бути списком плиток місць, їх кількість: { $a }
must-be-for-players-not = за кількості гравців { $b } має бути { $a }, а не { $c }
must-be-a-list-of-places = за кількості гравців { $b } має бути списком місць: { $a }
is-not-one-of-to = { $a } — не від { $b } до { $c }
must-have-tiles-not = має містити плиток: { $a }, а не { $b }
is-not-a-building-of-age = { $a } — не будівля епохи { $b }
must-hold-x-not = має містити { $a } x { $b }, а не { $c }
must-be-a-gear-and-a = має бути шестірнею й коміркою, як-от ["palenque", 5]
is-dealt-twice = { $a } роздано двічі
must-be-opposite-to-the-first = має бути { $a } { $b }, навпроти першого робітника на цій шестірні
no-undealt-wealth-tile-puts-a = жодна нероздана плитка початкового достатку не ставить робітника в комірку { $a } { $b }
