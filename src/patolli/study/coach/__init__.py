"""The coach: explains what is new when it first comes up, and speaks up when a turn would lose a lot."""
