"""Checks card files: a file is valid as a whole, or rejected with all its problems."""
