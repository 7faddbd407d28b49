"""Named players: claiming, signing in, ratings."""
