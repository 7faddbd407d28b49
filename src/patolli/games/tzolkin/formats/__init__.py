"""What other programs read: states, deals, and what a seat may know about them."""
