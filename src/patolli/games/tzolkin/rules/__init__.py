"""The rules of Tzolk'in: one file per place on the board; `deciding.py` ties them together."""
