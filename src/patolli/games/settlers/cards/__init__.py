"""Cards and decks: the box, the house cards, files of users, and their checks."""
