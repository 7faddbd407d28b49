"""Cards and decks: the box, the house cards, users' files, and checks for all of them."""
