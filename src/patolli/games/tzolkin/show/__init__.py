"""Displaying Tzolk'in: pictures, and the board in a terminal."""
