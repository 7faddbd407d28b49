"""Cards of games, files of cards that people add, and decks."""
