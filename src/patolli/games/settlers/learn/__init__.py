"""What bots learn with: features, estimates, points by source."""
