"""Effects on cards: in a hand, in the decks, under Locations."""
