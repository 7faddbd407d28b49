"""Effects on deals."""
