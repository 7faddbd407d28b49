"""How balanced the factions of Imperial Settlers are, and what the house cards are worth: `python -m bench.balance`."""
