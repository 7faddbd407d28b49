"""Training networks by self-play; here, or on Ray."""
