"""Displaying Imperial Settlers: pictures, and the table in a terminal."""
