"""The network that a search asks: its file, its forward pass, its values for many positions."""
