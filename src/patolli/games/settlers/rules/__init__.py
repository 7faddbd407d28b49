"""The rules of Imperial Settlers: a file per phase and per thing that a player does."""
