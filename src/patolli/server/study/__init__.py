"""Studying at a server: lessons."""
