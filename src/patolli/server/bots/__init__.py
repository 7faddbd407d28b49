"""Bots at tables: worker processes, and the fair queue in front of them."""
