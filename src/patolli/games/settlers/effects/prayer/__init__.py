"""Effects with Prayers and Blessings."""
