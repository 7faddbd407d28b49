# Decks and card files: `patolli deck` and `patolli cards`. Names of cards and files are shown as they are.

shown = { $value }
id = { $id }
card = { $id }
origin = { $id }
origin-base = base game
origin-house = house deck

# Whose cards: after "to" and "for".
of-common = the Common deck
of-barbarian = the Barbarians
of-japanese = the Japanese
of-roman = the Romans
of-egyptian = the Egyptians
of-aztec = the Aztecs
of-atlantean = the Atlanteans

## What is wrong with a deck

unknown = no card file that is here has the card { $cards }
repeated = in the deck more than once: { $cards }
other-deck = { $card } ({ $id }) belongs to { $deck }, not to { $wanted }
size = the number of cards must be from { $least } to { $most }; it is { $count }
incomplete = { $name }: { $there } of { $copies } copies are there; all or none must be. Missing: { $missing }
few = sets of { $size }: { $there }; a Standard deck has { $wanted }
many = sets of { $size }: { $there }; a Standard deck has { $wanted }. So many must leave: { $over }. These could: { $base }
set-size = { $name } has { $copies } copies; a Standard deck has cards with 1, 2 or 3
expansions = cards of several expansions: { $origins }; a Standard deck has those of one
common-foreign = the Standard format has only the Common cards of the base game, so not { $cards }
common-missing = the Standard format has all Common cards of the base game; missing: { $cards }
no-board = no card file that is here has a board for { $deck }
no-deck = no card file that is here has a whole deck for { $deck }
no-set = there is no { $name } to choose; there are { $there }
no-set-at-all = there is no { $name } to choose, nor anything else for this faction
not-in-deck = { $name } is not in the deck, so nothing can take its place
twice = { $name } is in the deck already
unequal = { $new } (copies: { $copies }) cannot take the place of { $old } (copies: { $there }): the numbers must be equal
together = all decks of a game together have { $count } cards; at most { $most } are possible

## Decks

good-standard = The deck can be played in the Standard format: { $cards } cards for { $deck }.
good-open = The deck can be played in the Open format: { $cards } cards for { $deck }.
bad = The deck cannot be played:
title = Deck for { $deck }: { $cards } cards
house-note = The house deck was made for this program. Its cards are not the printed ones.
written = The deck is in { $file }.
offer = From { $name } these cards can come in, each with all its copies:
offer-line = { $name } (copies: { $copies })
offer-how = Say which, and what leaves for it: --in "new card=old card"
head-copies = Copies
head-card = Card
head-cost = Cost
head-colors = Colours
head-deal = Deal
head-does = What it does
free = nothing
colorless = none

## Card files

file = { $name }, origin: { $origin }. Cards:
file-cards = For { $deck }: { $cards } ({ $sets } different)
file-board = A board for { $deck }
file-good = The file is sound.
file-bad = The file is refused. Number of problems: { $count }
file-more = ... and { $count } more
file-added = { $name } is ready to be played with.
file-removed = { $name } is removed. Games recorded with it can be replayed once it is added again.
head-file = Card file
head-origin = Origin
head-cards = Number of cards
head-boards = Boards
