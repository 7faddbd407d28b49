"""What commands say about themselves: help pages and usage errors, in every language."""
