"""Imperial Settlers in words, as entries of `patolli.text`: the log, choices, cards, the guide."""
