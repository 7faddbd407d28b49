"""What the results of a tournament say: intervals, ratings, the summary."""
