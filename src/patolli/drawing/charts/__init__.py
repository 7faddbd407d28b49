"""Charts as SVG, in the inks of the project."""
