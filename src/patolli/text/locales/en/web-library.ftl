# Pages of cards, decks and card files, and what New table says of them.

## Cards

library-nav = Cards and decks
library-cards = Cards
library-card = Card
library-close = Close the card
library-search = Name or words
library-filters = Show only
library-by-deck = Deck
library-by-kind = Kind
library-by-color = Color
library-by-costs = Costs
library-by-gives = Gives
library-by-deal = Deal
library-by-raze = Raze field
library-by-tag = Has
library-by-origin = From
library-location = Location to give up
library-found = { $n } of { $all } cards
library-all = Show all
library-none = No card matches.
library-copies =
    { $n ->
        [one] { $n } copy
       *[other] { $n } copies
    }
library-cards-n =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
library-from-box = base game
library-from-house = made for Patolli, not the printed cards
library-from = file “{ $name }”
library-from-own = your file “{ $name }”

## Card files

library-files = Card files
library-files-text = Whoever owns an expansion can type its cards into a file and play with them. Files are checked here, kept for you alone, and can be chosen for your tables.
library-file-choose = Choose a file
library-file-drop = or drop it here (JSON, at most 1 MB)
library-file-large = The file is larger than 1 MB.
library-file-added = “{ $name }” was added: choose it for a new table.
library-file-removed = “{ $name }” was removed. Games started with it go on.
library-file-wrong =
    { $n ->
        [one] “{ $name }” was not added: { $n } thing is wrong
       *[other] “{ $name }” was not added: { $n } things are wrong
    }
library-file-more = and { $n } more
library-file-remove = Remove
library-file-everybody = for everybody here
library-origin = expansion: { $origin }

## Decks

library-decks = Decks
library-decks-text = Build decks for your games: swap cards of an expansion in, or put together any cards in the Open format. They are kept in this browser; save them as files to keep them elsewhere.
library-decks-none = You have not built a deck yet.
library-deck-new = New deck
library-deck-name = Name
library-deck-build = Build a deck
library-deck-import = Read from a file
library-deck-no-file = This is not a deck file, or it is for a faction that is not here.
library-deck-copy = Copy
library-deck-delete = Delete
library-deck-gone = There is no such deck in this browser.
library-deck-sound = This deck can be played.
library-deck-export = Save as file
library-deck-reset = As printed
library-deck-reset-done = The deck is as printed again.
library-deck-play = Play with it
library-faction = Faction
library-format = Format
library-format-standard = Standard
library-format-open = Open
library-may-come = Can be added
library-nothing-comes = Nothing: add a card file with cards of this faction, or choose the Open format.
library-from-origin = From
library-swap-hint = Click a card, then a lit card of the deck. Only cards with the same number of copies can change places; all copies go together.
library-open-hint = Any cards of the faction, { $least } to { $most }.
library-shelf =
    { $size ->
        [one] { $size } copy each: { $n } of { $most }
       *[other] { $size } copies each: { $n } of { $most }
    }
library-swapped = { $comes } has come in for { $leaves }.
library-add = Add { $name }
library-added = { $name } was added.
library-take = Take { $name } out
library-taken = { $name } was taken out.
library-cards-of = { $n } cards ({ $least } to { $most } allowed)
library-mean-cost = Goods a card costs, on average

## New table

library-more = More
library-deck-of = Deck of seat { $n }, { $faction }
library-printed = printed
library-name-all = With card files or decks of your own, choose a faction for every seat.
library-taken-by = { $faction } (seat { $n } has them)
library-solo = { $n }, solo
