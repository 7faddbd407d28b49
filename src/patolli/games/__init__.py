"""The games. Each is one folder, found through the entry point group `patolli.games`; nothing else names it."""
