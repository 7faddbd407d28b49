"""What bots learn with: features, estimates, varied positions, points by source, the network."""
