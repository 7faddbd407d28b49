"""Bots at tables: processes that think, and the fair line before them."""
