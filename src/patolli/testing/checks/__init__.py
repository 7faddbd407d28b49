"""The checks, by theme. Each `check_...(game, players)` plays games of its own from fixed seeds and raises
AssertionError with a sentence."""
