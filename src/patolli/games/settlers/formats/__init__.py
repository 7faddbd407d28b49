"""What other programs read: options, deals, states, and what a seat may know about them."""
