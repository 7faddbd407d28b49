"""The phases of a round, and what follows what."""
