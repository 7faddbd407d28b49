"""`search`: Monte Carlo tree search with a budget."""
