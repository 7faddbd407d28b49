"""Effects that give, take and keep goods."""
