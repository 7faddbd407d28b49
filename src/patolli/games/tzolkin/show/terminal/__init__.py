"""Tzolk'in in the terminal."""
