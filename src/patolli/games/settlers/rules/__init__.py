"""The rules of Imperial Settlers: one file for each phase and each thing that a player does."""
