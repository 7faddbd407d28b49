"""Effects of Prayers and Blessings."""
