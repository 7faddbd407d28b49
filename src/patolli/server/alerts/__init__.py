"""Alerts: telling players that it is their turn while they are away."""
