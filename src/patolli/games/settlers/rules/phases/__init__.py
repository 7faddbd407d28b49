"""The phases of a round, and their order."""
