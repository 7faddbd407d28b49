# Decks and card files: `patolli deck` and `patolli cards`. Names of cards and files are shown as they are.

shown = { $value }
id = { $id }
card = { $id }
origin = { $id }
origin-base = base game
origin-house = house deck
origin-house-friends = house set of friends
origin-house-atlanteans = house set of Atlanteans
origin-house-magic = house set of magic numbers
origin-house-aztecs = house set of Aztecs

# Whose cards: after "to" and "for".
of-common = the Common deck
of-barbarian = the Barbarians
of-japanese = the Japanese
of-roman = the Romans
of-egyptian = the Egyptians
of-aztec = the Aztecs
of-atlantean = the Atlanteans

## What is wrong with a deck

unknown = no installed card file contains { $cards }
repeated = duplicate cards in the deck: { $cards }
other-deck = { $card } ({ $id }) belongs to { $deck }, not to { $wanted }
size = the number of cards must be from { $least } to { $most }; it is { $count }
incomplete = { $name }: the deck has { $there } of { $copies } copies; it must have all of them or none. Missing: { $missing }
few = sets of { $size }: { $there }; a Standard deck has { $wanted }
many = sets of { $size }: { $there }; a Standard deck has { $wanted }. Remove { $over }; candidates: { $base }
set-size = { $name } has { $copies } copies; a Standard deck has cards with 1, 2 or 3
expansions = cards of several expansions: { $origins }; a Standard deck has those of one
common-foreign = the Standard format allows only the Common cards of the base game, so not { $cards }
common-missing = the Standard format needs all Common cards of the base game; missing: { $cards }
no-board = no installed card file contains a board for { $deck }
no-deck = no installed card file contains a whole deck for { $deck }
no-set = there is no { $name } to choose; available: { $there }
no-set-at-all = there is no { $name } to choose, nor anything else for this faction
not-in-deck = { $name } is not in the deck, so nothing can replace it
twice = { $name } is already in the deck
unequal = { $new } (copies: { $copies }) cannot replace { $old } (copies: { $there }): the numbers must be equal
together = all decks of a game together have { $count } cards; the limit is { $most }

## Decks

good-standard = The deck can be played in the Standard format: { $cards } cards for { $deck }.
good-open = The deck can be played in the Open format: { $cards } cards for { $deck }.
bad = The deck cannot be played:
title = Deck for { $deck }: { $cards } cards
house-note = The house deck was made for this program. Its cards are not the printed ones.
house-cards-note = House cards were made for this program. They are not the printed ones.
written = The deck has been written to { $file }.
offer = These cards from { $name } can be added, each with all its copies:
offer-line = { $name } (copies: { $copies })
offer-how = Name the card to add and the one it replaces: `--in "new card=old card"`
head-copies = Copies
head-card = Card
head-cost = Cost
head-colors = Colors
head-deal = Deal
head-does = What it does
free = nothing
colorless = none

## Card files

file = { $name }, origin: { $origin }. Cards:
file-cards = For { $deck }: { $cards } ({ $sets } different)
file-board = A board for { $deck }
file-good = The file is valid.
file-bad = The file was rejected. Problems: { $count }
file-more = ... and { $count } more
file-added = { $name } is ready to play with.
file-removed = { $name } has been removed. Games recorded with it can be replayed once it is added again.
head-file = Card file
head-origin = Origin
head-cards = Number of cards
head-boards = Boards
