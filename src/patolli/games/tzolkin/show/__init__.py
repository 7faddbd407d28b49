"""Tzolk'in to look at: pictures, and the board in a terminal."""
