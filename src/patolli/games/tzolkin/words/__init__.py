"""Tzolk'in in words, as entries of `patolli.text`: the log, choices, reasons, tiles, the guide."""
