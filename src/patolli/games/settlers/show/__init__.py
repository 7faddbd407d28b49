"""Imperial Settlers to look at: pictures, and the table in a terminal."""
