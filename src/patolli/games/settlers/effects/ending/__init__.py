"""Effects that score at the end of the game."""
