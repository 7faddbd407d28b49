"""The games. Each is one folder, found by the entry point group `patolli.games`; nothing else names it."""
