"""The rules of Tzolk'in: one file per place on the board; `rules.py` ties them together."""
