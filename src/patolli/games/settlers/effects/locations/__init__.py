"""Effects on Locations: own ones, and those of rivals."""
