"""Effects on cards: of a hand, of the decks, under Locations."""
