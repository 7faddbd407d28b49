"""Pictures as SVG: inks, icons and lettering that all games share. It knows no game."""
