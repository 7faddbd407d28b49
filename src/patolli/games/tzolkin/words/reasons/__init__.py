"""Why something that one might want is not possible now."""
