"""The check of card files: sound as a whole, or refused with everything that is wrong."""
