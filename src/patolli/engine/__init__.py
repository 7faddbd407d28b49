"""What a game is: the contract, matches, records, and the cache of compiled code. Knows no game."""
