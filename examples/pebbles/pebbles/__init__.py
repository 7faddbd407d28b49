"""Pebbles, a tiny game for Patolli: everybody plays cards, openly or face down."""
