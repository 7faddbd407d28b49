"""Effects on Locations: yours and rivals'."""
