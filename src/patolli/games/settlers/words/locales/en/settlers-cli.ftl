# Help of `patolli cards` and `patolli deck`; keys as in the program's own cli.ftl.

text = { $id }

cards = Card files of Imperial Settlers: cards that you type in yourself (docs/settlers-cards.md).
cards-check = Say what is in a card file, or everything that is wrong with it.
cards-check-file = A card file (JSON); - reads standard input.
cards-add =
    Check a card file and keep a copy, to play with its cards from now on.

    It replaces an added file with the same name. Games recorded with the old one can still be replayed.
cards-add-file = { cards-check-file }
cards-list = Show the card files that are here; the house deck always is.
cards-remove = Remove a card file that was added.
cards-remove-name = The name that the list shows.

deck = Decks of Imperial Settlers: what may be in them, and building your own (docs/settlers-cards.md).
deck-check = Say whether a deck, or every deck of a list, may be played, and if not, why not.
deck-check-file = A deck file (JSON); - reads standard input.
deck-build =
    Build a Standard deck: the usual one, with cards of one expansion in place of others.

    All copies of a card come and go together, and as many come as go.

    patolli deck build roman --from "My Aztecs" --in "Chapel of Mars=Architect" --out romans.json

    With --open any number of cards of any files joins the usual ones: all of them, or those named by --in.

    patolli deck build common --open --from "My Atlanteans" --from "My friends" --without Ruins
deck-build-faction = One of { $values }.
deck-build-from = The card file whose cards come in (see: patolli cards list); may be repeated.
deck-build-in = A card that comes in, and the one that leaves; names or ids; may be repeated.
deck-build-open = An Open deck: any cards of any files; --in NEW alone works, too.
deck-build-without = With --open: a card that leaves; may be repeated.
deck-build-out = Write the deck there.
deck-show = Show a deck: every card with its cost, colors, deal, and what it does.
deck-show-which = One of { $values }, or a deck file.

refuse-deck-in-from = --in needs --from NAME, the card file of the new card; patolli cards list shows them
refuse-deck-without = --without is for Open decks: add --open; in a Standard deck --in says what leaves
refuse-deck-one = a Standard deck has cards of one expansion: name one --from, or add --open
refuse-deck-which = { $value } is neither a file nor one of { $names }
refuse-deck-faction = the faction must be one of { $names }, not { $value }
refuse-deck-in = --in must be "new card=old card", not { $value }
