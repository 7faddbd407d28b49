"""Comparing whole turns: which ones there are, what each leads to and how sure that is, and why in words."""
