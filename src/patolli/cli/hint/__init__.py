"""`patolli hint`: the best next decisions of a recorded position."""
