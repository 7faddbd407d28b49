"""The result of a tournament for people: a page, and tables for the terminal."""
