"""`patolli hint`: the best next decisions in a recorded position."""
