"""`patolli play`: a game in the terminal."""
