"""Tables: who sits there, whose turn it is, what was said and done."""
