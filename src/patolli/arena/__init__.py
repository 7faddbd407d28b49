"""Tournaments of agents: games with rotated seats and shared deals, ratings, and a report."""
