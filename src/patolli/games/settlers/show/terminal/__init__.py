"""Imperial Settlers in the terminal."""
