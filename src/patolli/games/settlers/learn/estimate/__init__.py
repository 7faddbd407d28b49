"""A hand-made estimate of the final points of a seat."""
