"""Why something that a player might want is not possible now."""
